//! Random questions for the planner: boards, decrees, walls of many kinds, weights.

use walls_of_york::bots::york::planner::{Site, Weights};
use walls_of_york::rules::york::{
    Board, Content, Decree, Lot, LotSet, Lots, Placement, Rng, Shape, Side, Street, StreetSet,
    Tower, enclosure,
};

/// One of several things.
pub fn pick<T: Copy>(things: &[T], rng: &mut Rng) -> T {
    *rng.pick(things).unwrap()
}

/// Whether something that happens so many times in a hundred happens.
pub fn percent(percent: u32, rng: &mut Rng) -> bool {
    rng.below(100) < percent
}

/// A board of tiles, or one on which anything lies anywhere.
pub fn lots(rng: &mut Rng) -> Lots {
    if percent(70, rng) {
        return Board::random(rng).lots();
    }
    Lots::from_contents([(); Lot::COUNT].map(|()| pick(&Content::ALL, rng)))
}

/// A decree of the King's Dice, or a small one, or none.
pub fn decree(rng: &mut Rng) -> Decree {
    match rng.below(10) {
        0..6 => Tower::drop(rng).decree(),
        6..9 => small_decree(rng),
        _ => Decree::NONE,
    }
}

/// A decree that asks for at most two of each building.
pub fn small_decree(rng: &mut Rng) -> Decree {
    let [churches, wells, markets] = [(); 3].map(|()| pick(&[0, 0, 1, 1, 2], rng));
    Decree::new(churches, wells, markets)
}

/// Weights of every kind: walls only, mixed, nothing for walls, very large ones.
pub fn weights(rng: &mut Rng) -> Weights {
    let small = |rng: &mut Rng| rng.below(9);
    let any = |rng: &mut Rng| pick(&[0, 1, 7, 1_000, u32::MAX], rng);
    let (wall, coin, viking) = match rng.below(6) {
        0 => (1, 0, 0),
        1 => (pick(&[2, u32::MAX], rng), 0, 0),
        2 | 3 => (1 + small(rng), small(rng), small(rng)),
        4 => (0, small(rng), small(rng)),
        _ => (any(rng), any(rng), any(rng)),
    };
    Weights { wall, coin, viking }
}

/// A question of any kind.
pub fn site(rng: &mut Rng) -> Site {
    let most = 100;
    Site {
        lots: lots(rng),
        walls: walls(most, rng),
        decree: decree(rng),
    }
}

/// Walls of many kinds, about so many at the most.
pub fn walls(most: usize, rng: &mut Rng) -> StreetSet {
    let most_drawn = u32::try_from(most).unwrap() + 1;
    let mut walls = StreetSet::EMPTY;
    match rng.below(5) {
        0 => add_anywhere(&mut walls, rng.below(most_drawn), rng),
        1 => {
            for _ in 0..rng.below(most_drawn) / 2 {
                let placements: Vec<Placement> =
                    Placement::all(pick(&Shape::ALL, rng), walls).collect();
                walls |= pick(&placements, rng).streets();
            }
        }
        2 => {
            let size = 2 + rng.below(40);
            walls |= around(blob(size, rng));
            for _ in 0..rng.below(20) {
                walls.remove(pick(&Street::ALL, rng));
            }
            add_anywhere(&mut walls, rng.below(10), rng);
        }
        _ => {
            // Lots that one wall more would seal.
            for _ in 0..rng.below(most_drawn) / 2 {
                let lot = pick(&Lot::ALL, rng);
                let open = pick(&Side::ALL, rng);
                let sides = Side::ALL.into_iter().filter(|&side| side != open);
                walls.extend(sides.map(|side| lot.street(side)));
            }
        }
    }
    while walls.len() > most {
        walls.remove(pick(&Street::ALL, rng));
    }
    walls
}

fn add_anywhere(walls: &mut StreetSet, count: u32, rng: &mut Rng) {
    for _ in 0..count {
        walls.insert(pick(&Street::ALL, rng));
    }
}

/// About so many lots that hang together.
fn blob(size: u32, rng: &mut Rng) -> LotSet {
    let mut lots = vec![pick(&Lot::ALL, rng)];
    for _ in 0..size {
        lots.extend(pick(&lots, rng).neighbour(pick(&Side::ALL, rng)));
    }
    lots.into_iter().collect()
}

/// The streets between these lots and all others.
fn around(lots: LotSet) -> StreetSet {
    let mut walls = StreetSet::EMPTY;
    for lot in lots.iter() {
        for side in Side::ALL {
            if !lot.neighbour(side).is_some_and(|next| lots.contains(next)) {
                walls.insert(lot.street(side));
            }
        }
    }
    walls
}

/// What a city costs whose perimeter is built where walls are missing; `None` if it is not legal.
pub fn cost(site: &Site, weights: Weights, perimeter: StreetSet) -> Option<i64> {
    let walls = site.walls | perimeter;
    let city = enclosure::declare(perimeter, walls, &site.lots, site.decree).ok()?;
    let new_walls = i64::try_from((perimeter - site.walls).len()).unwrap();
    Some(
        i64::from(weights.wall) * new_walls - i64::from(weights.coin) * i64::from(city.coins())
            + i64::from(weights.viking) * i64::from(city.vikings()),
    )
}

/// The question in notation, to be shown where an answer is wrong.
pub fn told(site: &Site, weights: Weights) -> String {
    let Site {
        lots,
        walls,
        decree,
    } = site;
    let Weights { wall, coin, viking } = weights;
    format!("{lots} | {decree} | {walls} | wall {wall}, coin {coin}, viking {viking}")
}
