//! Compares random games, position by position, with the slow implementation in `reference`.
//!
//! `SKEP_POSITIONS` sets how many positions to compare, `SKEP_SEED` which games to play. A failure
//! prints the GameString that leads to the position.

use std::collections::BTreeSet;

use crate::common::{
    Player, Random, canonical, counted_moves, number_from_env, same, without_draw,
};
use crate::reference::{Action, Cell, Reference};
use skep_rules::{DrawReason, GameType, Hex, Line, Move, Opening, Outcome, Piece, Position};

/// How many positions to compare without `SKEP_POSITIONS`.
const POSITIONS: u64 = 3000;
/// The seed without `SKEP_SEED`.
const SEED: u64 = 1;
/// The share of each game type: the full game gets three of ten parts.
const SHARES: u64 = 10;
/// This many pairs of a piece and a cell near the hive are tried in each position.
const TRIES: usize = 20;
/// This many moves are written and read in each position.
const NOTATIONS: usize = 20;
/// The ways of this many shifts are compared in each position.
const WAYS: usize = 8;

#[test]
fn base() {
    check("Base", 1);
}

#[test]
fn base_m() {
    check("Base+M", 1);
}

#[test]
fn base_l() {
    check("Base+L", 1);
}

#[test]
fn base_p() {
    check("Base+P", 1);
}

#[test]
fn base_ml() {
    check("Base+ML", 1);
}

#[test]
fn base_mp() {
    check("Base+MP", 1);
}

#[test]
fn base_lp() {
    check("Base+LP", 1);
}

#[test]
fn base_mlp() {
    check("Base+MLP", 3);
}

/// Plays games of one type until its share of positions has been compared.
fn check(game_type: &str, shares: u64) {
    let positions = number_from_env("SKEP_POSITIONS", POSITIONS) * shares / SHARES;
    let seed = number_from_env("SKEP_SEED", SEED);
    let type_number = GameType::ALL
        .iter()
        .position(|known| known.to_string() == game_type);
    let mut seeds = Random::new(seed << 3 | type_number.expect("a game type") as u64);
    let mut seen = Seen::default();
    while seen.positions < positions {
        let opening = if seen.games % 2 == 0 {
            Opening::Tournament
        } else {
            Opening::Printed
        };
        let player = if seen.games % 3 == 0 {
            Player::of_small_hives(seeds.next())
        } else {
            Player::new(seeds.next())
        };
        let mut pair = Pair::new(game_type, opening);
        seen.games += 1;
        if let Err(error) = pair.play_a_game(player, &mut seen) {
            panic!(
                "{error}\nopening: {opening:?}\ngame: {}\nseed: SKEP_SEED={seed}, game {}",
                pair.line, seen.games
            );
        }
    }
    println!("{game_type}: {seen:?}");
    let enough = positions >= POSITIONS / SHARES;
    assert!(!enough || seen.highest_stack > 1, "nobody climbed");
    let throws = game_type.contains('P');
    assert!(!enough || !throws || seen.throws > 0, "nobody threw");
}

/// Counts what occurred in the games, to show that the corner cases are reached.
#[derive(Debug, Default)]
struct Seen {
    games: u64,
    positions: u64,
    moves: u64,
    throws: u64,
    only_throws: u64,
    passes: u64,
    third_occurrences: u64,
    wins: u64,
    double_surrounds: u64,
    highest_stack: u8,
    widest_hive: i64,
    most_moves: u64,
}

/// One game in both implementations.
struct Pair {
    line: Line,
    reference: Reference,
}

impl Pair {
    fn new(game_type: &str, opening: Opening) -> Pair {
        let start = Position::new(game_type.parse().expect("a game type"), opening);
        Pair {
            line: Line::new(start),
            reference: Reference::new(game_type, opening == Opening::Printed),
        }
    }

    fn play_a_game(&mut self, mut player: Player, seen: &mut Seen) -> Result<(), String> {
        /// Games are cut off after this many moves, and some earlier.
        const LONGEST: u64 = 120;
        let longest = 8 + player.random().below(LONGEST);
        // A draw by repetition that is played past may occur again.
        let plays_on = player.random().percent(40);
        for _ in 0..longest {
            let legal = self.compare(player.random(), seen)?;
            let drawn = self.line.position().is_drawn_by_repetition();
            if legal.is_empty() || drawn && !plays_on {
                break;
            }
            let moves: Vec<_> = legal.iter().map(|action| self.move_of(action)).collect();
            let mv = player.choose(&without_draw(self.line.position()), &moves);
            let index = moves.iter().position(|&other| other == mv);
            let action = &legal[index.expect("a player chooses one of the moves")];
            self.reference.play(action);
            let played = self.line.play_on(mv);
            played.map_err(|error| format!("{action:?} is refused: {error}"))?;
        }
        Ok(())
    }

    /// Compares the current position in all respects, and returns the legal actions.
    fn compare(&self, random: &mut Random, seen: &mut Seen) -> Result<Vec<Action>, String> {
        let position = without_draw(self.line.position());
        let legal: Vec<_> = self.reference.legal().into_iter().collect();
        self.compare_stacks(&position)?;
        self.compare_outcome(&position)?;
        self.compare_moves(&position, &legal)?;
        self.compare_notation(&position, &legal, random)?;
        let pinned = position.survey().pinned().map(|piece| piece.to_string());
        same("pinned", pinned.collect(), self.reference.pinned())?;
        self.compare_tries(&position, &legal, random)?;
        self.compare_ways(&position, &legal, random, seen)?;
        self.note(&position, &legal, seen);
        Ok(legal)
    }

    fn compare_stacks(&self, position: &Position) -> Result<(), String> {
        let stacks = self.reference.stacks();
        for (&cell, expected) in stacks {
            let mut stack: Vec<_> = position
                .board()
                .stack(hex(cell))
                .map(|piece| piece.to_string())
                .collect();
            stack.reverse();
            same("stack", &stack, expected)?;
        }
        let pieces = stacks.values().map(|stack| stack.len() as u32).sum();
        same("pieces", position.board().pieces().len(), pieces)?;
        same(
            "side to move",
            position.to_move().letter(),
            self.reference.to_move(),
        )
    }

    fn compare_outcome(&self, position: &Position) -> Result<(), String> {
        let outcome = position.outcome().map(|outcome| outcome.to_string());
        same("outcome", outcome.as_deref(), self.reference.outcome())?;
        let position = self.line.position();
        // Nothing is counted before the first move.
        if position.ply() > 0 {
            let occurrences = self.occurrences();
            same("occurrences", position.occurrences() as usize, occurrences)?;
            let drawn = position.outcome() == Some(Outcome::Draw(DrawReason::Repetition));
            same("draw by repetition", drawn, occurrences >= 3)?;
            if drawn {
                same("moves when drawn", position.legal_moves(), vec![])?;
                same("count when drawn", position.count_legal_moves(), 0)?;
            }
        }
        Ok(())
    }

    /// The reference's count. It is slow, because it compares with all earlier positions, so it is
    /// skipped when none of those can be the same: they had fewer pieces or the other side to move.
    fn occurrences(&self) -> usize {
        let moves = self.line.moves();
        let before = moves.len().saturating_sub(2);
        let mut latest = moves.skip(before);
        if latest.any(|mv| matches!(mv, Move::Place { .. })) {
            1
        } else {
            self.reference.occurrences()
        }
    }

    fn compare_moves(&self, position: &Position, legal: &[Action]) -> Result<(), String> {
        let expected: BTreeSet<_> = legal.iter().map(|action| self.move_of(action)).collect();
        same("cells of the reference", expected.len(), legal.len())?;
        let moves = counted_moves(position)?;
        let found = BTreeSet::from_iter(moves.iter().copied());
        same("moves that are not doubles", found.len(), moves.len())?;
        let texts = |moves: BTreeSet<Move>| -> Vec<_> {
            let texts = moves.iter().map(|&mv| position.move_string(mv));
            texts.collect()
        };
        same("missing moves", texts(&expected - &found), vec![])?;
        same("moves too many", texts(&found - &expected), vec![])
    }

    /// Each reads what the other writes, and both write the same form of the data's lists.
    fn compare_notation(
        &self,
        position: &Position,
        legal: &[Action],
        random: &mut Random,
    ) -> Result<(), String> {
        for _ in 0..NOTATIONS.min(legal.len()) {
            let action = random.pick(legal);
            let mv = self.move_of(action);
            let text = position.move_string(mv);
            let read = self.reference.resolve(&text);
            same(&text, read.as_ref(), Some(action))?;
            same(&text, position.parse_move(&text), Ok(mv))?;
            let text = self.reference.canonical(action);
            same(&text, position.parse_move(&text), Ok(mv))?;
            same("form of the lists", canonical(position, mv), text)?;
        }
        Ok(())
    }

    /// A piece and a cell near the hive: legal if and only if the reference lists it.
    fn compare_tries(
        &self,
        position: &Position,
        legal: &[Action],
        random: &mut Random,
    ) -> Result<(), String> {
        let passes = legal == [Action::Pass];
        same("a pass is legal", position.is_legal(Move::Pass), passes)?;
        let stacks: Vec<_> = self.reference.stacks().keys().copied().collect();
        let pieces: Vec<_> = GameType::MLP.pieces().collect();
        for _ in 0..TRIES {
            let (q, r) = match stacks[..] {
                [] => (0, 0),
                _ => *random.pick(&stacks),
            };
            let mut step = || random.below(5) as i64 - 2;
            let cell = (q + step(), r + step());
            let &piece = random.pick(&pieces);
            let to = hex(cell);
            let place = Move::Place { piece, to };
            let shift = Move::Shift { piece, to };
            let action = Action::Put {
                piece: piece.to_string(),
                to: cell,
            };
            let listed = legal.contains(&action);
            let (fitting, other) = if position.board().find(piece).is_some() {
                (shift, place)
            } else {
                (place, shift)
            };
            same(
                "legal",
                (fitting, position.is_legal(fitting)),
                (fitting, listed),
            )?;
            same("legal", (other, position.is_legal(other)), (other, false))?;
            self.compare_way(position, piece, cell)?;
        }
        Ok(())
    }

    fn compare_ways(
        &self,
        position: &Position,
        legal: &[Action],
        random: &mut Random,
        seen: &mut Seen,
    ) -> Result<(), String> {
        let shifts: Vec<_> = legal
            .iter()
            .filter_map(|action| match (action, self.move_of(action)) {
                (Action::Put { to, .. }, Move::Shift { piece, .. }) => Some((piece, *to)),
                _ => None,
            })
            .collect();
        // A few of all moves, and all throws.
        let is_thrown = |&&(piece, to): &&(Piece, Cell)| {
            let ways = position.ways(piece, hex(to));
            !ways.throwers.is_empty()
        };
        for &(piece, to) in shifts.iter().filter(is_thrown) {
            self.compare_way(position, piece, to)?;
            seen.throws += 1;
            seen.only_throws += u64::from(!position.ways(piece, hex(to)).by_itself);
        }
        for _ in 0..WAYS.min(shifts.len()) {
            let &(piece, to) = random.pick(&shifts);
            self.compare_way(position, piece, to)?;
        }
        Ok(())
    }

    fn compare_way(&self, position: &Position, piece: Piece, to: Cell) -> Result<(), String> {
        let ways = position.ways(piece, hex(to));
        let name = piece.to_string();
        let throwers = ways.throwers.map(|thrower| thrower.to_string()).collect();
        same(
            &format!("{name} to {to:?} by itself"),
            ways.by_itself,
            self.reference.moves_itself(&name, to),
        )?;
        same(
            &format!("throwers of {name} to {to:?}"),
            throwers,
            self.reference.throwers(&name, to),
        )
    }

    /// The reference's action as a move of ours. Both put the first piece of a game at the origin.
    fn move_of(&self, action: &Action) -> Move {
        let Action::Put { piece, to } = action else {
            return Move::Pass;
        };
        let (piece, to) = (piece.parse().expect("the name of a piece"), hex(*to));
        if self.line.position().board().find(piece).is_some() {
            Move::Shift { piece, to }
        } else {
            Move::Place { piece, to }
        }
    }

    fn note(&self, position: &Position, legal: &[Action], seen: &mut Seen) {
        seen.positions += 1;
        seen.moves += legal.len() as u64;
        seen.most_moves = seen.most_moves.max(legal.len() as u64);
        seen.passes += u64::from(legal == [Action::Pass]);
        let drawn = self.line.position().is_drawn_by_repetition();
        seen.third_occurrences += u64::from(drawn);
        match position.outcome() {
            Some(Outcome::Win(_)) => seen.wins += 1,
            Some(Outcome::Draw(_)) => seen.double_surrounds += 1,
            None => {}
        }
        let stacks = self.reference.stacks();
        let highest = stacks.values().map(Vec::len).max().unwrap_or(0);
        seen.highest_stack = seen.highest_stack.max(highest as u8);
        let across = stacks.keys().map(|&(q, _)| q);
        let width = across.clone().max().unwrap_or(0) - across.min().unwrap_or(0) + 1;
        seen.widest_hive = seen.widest_hive.max(width);
    }
}

/// Our cell for a cell of the endless plane.
fn hex((q, r): Cell) -> Hex {
    Hex::at(q as i32, r as i32)
}
