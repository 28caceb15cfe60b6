//! The King's Dice, the Tower and the Building Die (R2.4, R2.5, R4.1).

use super::{Building, Decree, Rng, Shape};

/// One of the three King's Dice (R2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KingsDie {
    /// Asks for none to two.
    Low,
    /// Asks for two to four.
    Middle,
    /// Asks for three to five.
    High,
}

impl KingsDie {
    /// The three dice.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];

    /// The numbers on its six faces.
    pub const fn faces(self) -> [u8; 6] {
        match self {
            Self::Low => [0, 0, 1, 1, 2, 2],
            Self::Middle => [2, 2, 3, 3, 4, 4],
            Self::High => [3, 3, 4, 4, 5, 5],
        }
    }

    /// The number of one roll.
    pub fn roll(self, rng: &mut Rng) -> u8 {
        self.faces()[rng.below(6) as usize]
    }
}

/// A groove of the Tower and what came to rest in it (R4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Groove {
    /// The building the groove stands for.
    pub building: Building,
    /// The die that fell into it.
    pub die: KingsDie,
    /// The number that die shows.
    pub number: u8,
}

/// What the Tower shows: three grooves, in the order church, well, market (R4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tower([Groove; 3]);

impl Tower {
    /// Drops the three dice: first which die falls into which groove, then the rolls (R4.1).
    ///
    /// ```
    /// use walls_of_york::rules::york::{Rng, Tower};
    ///
    /// let tower = Tower::drop(&mut Rng::seeded(1));
    /// assert_eq!(tower.grooves().len(), 3);
    /// ```
    pub fn drop(rng: &mut Rng) -> Self {
        let mut fallen = KingsDie::ALL;
        rng.shuffle(&mut fallen);
        Self(Building::ALL.map(|building| {
            let die = fallen[building.index()];
            Groove {
                building,
                die,
                number: die.roll(rng),
            }
        }))
    }

    /// The three grooves.
    pub const fn grooves(&self) -> [Groove; 3] {
        self.0
    }

    /// The decree that it shows.
    pub fn decree(&self) -> Decree {
        let [church, well, market] = self.0.map(|groove| groove.number);
        Decree::new(church, well, market)
    }
}

/// The face of one roll of the Building Die, each as likely (R2.5).
pub fn roll_building_die(rng: &mut Rng) -> Shape {
    Shape::ALL[rng.below(6) as usize]
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    #[test]
    fn every_pairing_of_dice_and_grooves_comes_up_equally_often() {
        let mut rng = Rng::seeded(4);
        let mut pairings = BTreeMap::new();
        for _ in 0..60_000 {
            let dice = Tower::drop(&mut rng).grooves().map(|groove| groove.die);
            *pairings.entry(dice).or_insert(0_u32) += 1;
        }
        assert_eq!(pairings.len(), 6);
        assert!(
            pairings
                .values()
                .all(|count| (9_600..10_400).contains(count)),
            "{pairings:?}"
        );
    }

    #[test]
    fn each_die_shows_each_of_its_numbers_equally_often() {
        let mut rng = Rng::seeded(5);
        let mut numbers = BTreeMap::new();
        for _ in 0..30_000 {
            for groove in Tower::drop(&mut rng).grooves() {
                *numbers.entry((groove.die, groove.number)).or_insert(0_u32) += 1;
            }
        }
        assert_eq!(numbers.len(), 9);
        assert!(
            numbers
                .values()
                .all(|count| (9_600..10_400).contains(count)),
            "{numbers:?}"
        );
    }

    #[test]
    fn the_tower_tells_church_well_market_in_this_order() {
        let tower = Tower::drop(&mut Rng::seeded(6));
        let grooves = tower.grooves();
        assert_eq!(grooves.map(|groove| groove.building), Building::ALL);
        let [church, well, market] = grooves.map(|groove| groove.number);
        assert_eq!(
            tower.decree().to_string(),
            format!("{church}C {well}W {market}M")
        );
    }

    #[test]
    fn the_building_die_shows_all_six_shapes() {
        let mut rng = Rng::seeded(7);
        let seen: BTreeSet<String> = (0..200)
            .map(|_| roll_building_die(&mut rng).to_string())
            .collect();
        assert_eq!(seen.len(), 6);
    }
}
