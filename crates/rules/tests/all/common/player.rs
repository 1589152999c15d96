//! A player who moves at random, but with preferences that reach the corner cases of the rules.

use std::collections::BTreeMap;

use skep_rules::{Bug, Color, Direction, Hex, Move, Piece, Position};

use super::Random;

/// What the player is aiming at for a while.
#[derive(Clone, Copy)]
enum Mood {
    /// Nothing at all.
    Anything,
    /// High stacks: Beetles and Mosquitoes.
    Climb,
    /// Throws: Pillbugs, and Mosquitoes beside them (R5).
    Throw,
    /// Repetition: moves that take a piece back to where it came from (R6.4).
    Shuffle,
    /// A long straight hive, as wide as it gets (R1.3).
    Stretch,
    /// Rings and pockets: gates, Ants inside, pieces that are not pinned although they look it.
    Hollow,
    /// Forced passes: the fewest moves for one side, with its own help (R6.1).
    Stifle(Color),
    /// Surrounded Queens, both at once if possible (R6.2, R6.3).
    Besiege,
}

const MOODS: [Mood; 9] = [
    Mood::Anything,
    Mood::Climb,
    Mood::Throw,
    Mood::Shuffle,
    Mood::Stretch,
    Mood::Hollow,
    Mood::Stifle(Color::White),
    Mood::Stifle(Color::Black),
    Mood::Besiege,
];

/// How many pieces the player wants on the board.
#[derive(Clone, Copy)]
enum Pace {
    /// All of them, and soon: many corner cases are in late positions.
    Hasty,
    /// No preference.
    Steady,
    /// Few: nothing but the Queen after that turn. A small hive soon repeats itself, also turned and mirrored.
    Sparse(u32),
}

/// A player of both sides.
pub(crate) struct Player {
    random: Random,
    mood: Mood,
    /// Where each piece stood before it last moved.
    came_from: BTreeMap<Piece, Hex>,
    pace: Pace,
}

impl Player {
    /// A player whose choices follow from the seed.
    pub(crate) fn new(seed: u64) -> Player {
        let mut random = Random::new(seed);
        Player {
            mood: *random.pick(&MOODS),
            pace: *random.pick(&[Pace::Hasty, Pace::Steady]),
            random,
            came_from: BTreeMap::new(),
        }
    }

    /// A player without a preference for moves, who uses few pieces.
    pub(crate) fn of_small_hives(seed: u64) -> Player {
        let mut player = Player::new(seed);
        player.pace = Pace::Sparse(2 + player.random.below(3) as u32);
        player
    }

    /// The player's random numbers, for choices other than moves.
    pub(crate) const fn random(&mut self) -> &mut Random {
        &mut self.random
    }

    /// Chooses one of the legal moves, of which there is at least one.
    pub(crate) fn choose(&mut self, position: &Position, legal: &[Move]) -> Move {
        /// A mood lasts about this many moves; some things take longer.
        const LASTING: u64 = 16;
        const LONGER: u64 = 50;
        /// This often, the choice is repeated to keep a game from ending.
        const TRIES: usize = 4;
        let lasting = match self.mood {
            Mood::Besiege | Mood::Stifle(_) | Mood::Shuffle => LONGER,
            _ => LASTING,
        };
        if self.random.below(lasting) == 0 {
            self.mood = *self.random.pick(&MOODS);
        }
        if matches!(self.pace, Pace::Sparse(_)) {
            self.mood = Mood::Anything;
        }
        let mut mv = self.choose_in_mood(position, legal);
        for _ in 0..TRIES {
            if matches!(self.mood, Mood::Besiege) || !ends(position, mv) {
                break;
            }
            mv = self.choose_in_mood(position, legal);
        }
        if let Some((piece, _)) = mv.piece_and_target()
            && let Some(from) = position.board().find(piece)
        {
            self.came_from.insert(piece, from);
        }
        mv
    }

    fn choose_in_mood(&mut self, position: &Position, legal: &[Move]) -> Move {
        match self.mood {
            Mood::Stifle(victim) => self.best_of_some(legal, |mv| {
                let mut next = position.clone();
                let _ = next.play_unchecked(mv);
                if position.to_move() == victim {
                    let _ = next.play_null();
                }
                -(next.count_legal_moves() as i64)
            }),
            Mood::Besiege => self.best_of_some(legal, |mv| {
                let mut next = position.clone();
                let _ = next.play_unchecked(mv);
                besieged(&next)
            }),
            _ => {
                let came_from = &self.came_from;
                let (mood, pace) = (self.mood, self.pace);
                let weight = |mv: &Move| weight(mood, pace, came_from, position, *mv);
                *self.random.weighted(legal, weight)
            }
        }
    }

    /// The best of a few moves, so that not every game goes the same way.
    fn best_of_some(&mut self, legal: &[Move], value: impl Fn(Move) -> i64) -> Move {
        const SOME: usize = 40;
        let some: Vec<_> = (0..SOME).map(|_| *self.random.pick(legal)).collect();
        let best = some.into_iter().max_by_key(|&mv| value(mv));
        best.expect("some moves were picked")
    }
}

/// How much a mood wants a move.
fn weight(
    mood: Mood,
    pace: Pace,
    came_from: &BTreeMap<Piece, Hex>,
    position: &Position,
    mv: Move,
) -> u64 {
    let board = position.board();
    let (piece, to) = match mv {
        Move::Pass => return 1,
        Move::Place { piece, to } | Move::Shift { piece, to } => (piece, to),
    };
    let places = matches!(mv, Move::Place { .. });
    let likes = |bugs: &[Bug]| bugs.contains(&piece.bug());
    let around = || board.occupied_neighbors(to);
    let base = match pace {
        Pace::Sparse(_) if likes(&[Bug::Queen, Bug::Pillbug]) => 1000,
        Pace::Sparse(last) if places && position.turn() > last => 1,
        Pace::Sparse(_) => 100,
        Pace::Hasty if places => 8,
        _ => 2,
    };
    let wanted = match mood {
        Mood::Climb if !places && board.top(to).is_some() => {
            30 * u64::from(board.height(to)).pow(3)
        }
        Mood::Climb if likes(&[Bug::Beetle, Bug::Mosquito]) => 8,
        Mood::Throw if !places && piece.color() != position.to_move() => 40,
        Mood::Throw if !places && !position.ways(piece, to).throwers.is_empty() => 20,
        Mood::Throw if likes(&[Bug::Pillbug, Bug::Mosquito]) => 20,
        Mood::Throw => {
            let near = |hex| board.top(hex).is_some_and(|top| top.bug() == Bug::Pillbug);
            if around().any(|(_, hex)| near(hex)) {
                8
            } else {
                1
            }
        }
        // After a placement no earlier position can recur.
        Mood::Shuffle if places => return if position.turn() > 5 { 1 } else { 20 },
        Mood::Shuffle if came_from.get(&piece) == Some(&to) => 2000,
        Mood::Stretch => {
            let end = match position.to_move() {
                Color::White => Direction::East,
                Color::Black => Direction::West,
            };
            let grows = around().map(|(direction, _)| direction).eq([end]);
            if places && grows { 100 } else { 1 }
        }
        Mood::Hollow => {
            let ring: Vec<_> = Direction::ALL
                .iter()
                .map(|&direction| board.top(to.neighbor(direction)).is_some())
                .collect();
            let groups = (0..6).filter(|&i| ring[i] && !ring[(i + 1) % 6]).count();
            if groups > 1 { 30 } else { 1 }
        }
        _ => 1,
    };
    base * wanted
}

fn ends(position: &Position, mv: Move) -> bool {
    let mut next = position.clone();
    let _ = next.play_unchecked(mv);
    next.outcome().is_some()
}

/// How near both Queens are to being surrounded.
fn besieged(position: &Position) -> i64 {
    let board = position.board();
    let neighbors = |color| {
        let queen = board.find(Piece::queen(color));
        queen.map_or(0, |hex| board.occupied_neighbors(hex).count() as i64)
    };
    let (white, black) = (neighbors(Color::White), neighbors(Color::Black));
    3 * (white + black) - (white - black).abs() - i64::from((white == 6) != (black == 6)) * 6
}
