//! Which tile a bot drafts, and where it lays it (R3.2).
//!
//! All boards are the same, so a draft is a matter of taste. What lies in the middle of a face is there
//! for everybody wherever it is laid; what a drafter makes is the seams, so a bot judges what comes to
//! lie side by side along them.

use super::{Choice, DraftReason, Hundredths, Level, Reason};
use crate::rules::york::{
    Action, Arrow, Content, Direction, Face, Layout, Quadrant, Rng, Seat, Table, Tile, TilePlan,
};

/// Lots along one side of a tile (R2.2).
const SIDE: usize = 4;

/// How far a bot's mood of the moment can change its liking.
const MOOD: u32 = 400;

/// The tile that a bot of this level drafts.
pub(super) fn choose(level: Level, table: &Table, seat: Seat, mut rng: Rng) -> Option<Choice> {
    let layout = table.layout();
    let mut ways = Vec::new();
    for gem in layout.gems_left() {
        for arrow in Arrow::ALL {
            for quadrant in layout.free_quadrants() {
                for direction in Direction::ALL {
                    let tile = Tile::new(Face::new(gem, arrow), direction);
                    let mood = Hundredths::new(rng.below(MOOD).into());
                    let liking = liking(level, layout, quadrant, tile) + mood;
                    ways.push((liking, tile, quadrant));
                }
            }
        }
    }
    let compared = ways.len();
    let (liking, tile, quadrant) = ways.into_iter().max_by_key(|way| way.0)?;
    Some(Choice::new(
        Action::draft(seat, tile, quadrant),
        Reason::Draft(DraftReason { liking, compared }),
    ))
}

/// How much the level likes what would lie side by side along this tile's seams.
fn liking(level: Level, layout: &Layout, quadrant: Quadrant, tile: Tile) -> Hundredths {
    let mut sum = Hundredths::ZERO;
    for other in Quadrant::ALL {
        let Some(laid) = layout.get(other).and_then(TilePlan::tile) else {
            continue;
        };
        let is_beside = quadrant.is_lower() == other.is_lower();
        let is_above = quadrant.is_right() == other.is_right();
        if is_beside == is_above {
            continue;
        }
        // The row or column of each tile that touches the seam.
        let (near, far) = if if is_beside {
            quadrant.is_right()
        } else {
            quadrant.is_lower()
        } {
            (0, SIDE - 1)
        } else {
            (SIDE - 1, 0)
        };
        for place in 0..SIDE {
            let (here, there) = if is_beside {
                (tile.content(near, place), laid.content(far, place))
            } else {
                (tile.content(place, near), laid.content(place, far))
            };
            sum = sum + taste(level, here, there).max(taste(level, there, here));
        }
    }
    sum
}

/// How much a level likes to have the one beside the other.
fn taste(level: Level, one: Content, other: Content) -> Hundredths {
    let has_coin = |content: Content| content.coins() > 0;
    let has_building = |content: Content| content.building().is_some();
    let liked = match level {
        // Whatever comes.
        Level::Apprentice => 0,
        // Different buildings together need few walls.
        Level::Mason => match (one.building(), other.building()) {
            (Some(one), Some(other)) if one != other => 200,
            (Some(_), Some(_)) => 100,
            _ => 0,
        },
        // Money, best of all in one heap.
        Level::Merchant => match (has_coin(one), has_coin(other)) {
            (true, true) => 200,
            (true, false) if has_building(other) => 100,
            _ => 0,
        },
        // Where Vikings sit beside what others want, planning pays.
        Level::Architect => match (one, other) {
            (Content::Viking, other) if has_coin(other) || has_building(other) => 150,
            (one, other) if has_building(one) && has_building(other) => 75,
            _ => 0,
        },
    };
    Hundredths::new(liked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::york::{Boards, Game, Options, Setup};

    fn draft(level: Level, seed: u64) -> Game {
        let setup = Setup::new(2, Boards::Draft, Options::default()).unwrap();
        let (mut game, _) = Game::new(setup, seed);
        for turn in 0..4 {
            let seat = game.table().in_turn();
            let choice = choose(level, game.table(), seat, Rng::seeded(seed + turn)).unwrap();
            game.apply(&choice.action).unwrap();
        }
        game
    }

    #[test]
    fn every_level_drafts_a_whole_board() {
        for level in Level::ALL {
            assert!(draft(level, 3).table().board().is_some());
        }
    }

    #[test]
    fn the_merchant_likes_money_beside_money() {
        let mut layout = Layout::EMPTY;
        let laid: Tile = "Yw^".parse().unwrap();
        layout.lay(Quadrant::UpperLeft, laid).unwrap();
        let liked =
            |level, tile: &str| liking(level, &layout, Quadrant::UpperRight, tile.parse().unwrap());
        // The right side of Yw^ is market, nothing, two coins, Viking.
        assert_eq!(liked(Level::Merchant, "Wb^"), Hundredths::new(200));
        assert_eq!(liked(Level::Apprentice, "Wb^"), Hundredths::ZERO);
    }

    #[test]
    fn no_face_is_left_out_by_any_level() {
        for level in Level::ALL {
            let mut blacks = [0; 4];
            for seed in 0..200 {
                let game = draft(level, seed * 10);
                let board = game.table().board().unwrap();
                for tile in Quadrant::ALL.map(|quadrant| board.tile(quadrant)) {
                    let is_black = tile.face().arrow() == Arrow::Black;
                    blacks[tile.face().gem() as usize] += u32::from(is_black);
                }
            }
            let is_fair = |black: &u32| (50..=150).contains(black);
            assert!(blacks.iter().all(is_fair), "{level}: {blacks:?}");
        }
    }
}
