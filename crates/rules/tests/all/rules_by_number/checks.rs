//! The checks that the rows of this folder go through.

use std::collections::BTreeSet;

use skep_rules::{GameString, Hex, Illegal, Move, MoveError, Outcome, Piece, Position, Ways};

/// Reads a GameString, or a position string with optional moves, each after a `;`.
#[track_caller]
pub(crate) fn position(text: &str) -> Position {
    let (start, moves) = text.split_once(';').unwrap_or((text, ""));
    if start.split_whitespace().count() < 4 {
        let game = GameString::parse(text).expect("a GameString").replay();
        return game
            .unwrap_or_else(|error| panic!("{error}"))
            .position()
            .clone();
    }
    let mut position: Position = start
        .parse()
        .unwrap_or_else(|error| panic!("{start}: {error}"));
    for mv in moves
        .split(';')
        .map(str::trim)
        .filter(|text| !text.is_empty())
    {
        position
            .play_string(mv)
            .unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    position
}

pub(crate) fn piece(name: &str) -> Piece {
    name.parse().expect("a piece")
}

/// The piece can go exactly to the given references, whether placed, moved or thrown.
#[track_caller]
pub(crate) fn check_moves(text: &str, name: &str, references: &str) {
    let strings: Vec<_> = references
        .split_whitespace()
        .map(|reference| format!("{name} {reference}"))
        .collect();
    let moved = |mv: &Move| {
        mv.piece_and_target()
            .is_some_and(|(moved, _)| moved == piece(name))
    };
    compare(&position(text), moved, &strings);
}

/// The legal moves are exactly those given, separated by commas.
#[track_caller]
pub(crate) fn check_all_moves(text: &str, moves: &str) {
    let strings: Vec<_> = moves.split(',').map(str::to_owned).collect();
    compare(&position(text), |_| true, &strings);
}

#[track_caller]
fn compare(position: &Position, of_interest: impl Fn(&Move) -> bool, strings: &[String]) {
    let legal: Vec<_> = position
        .legal_moves()
        .into_iter()
        .filter(of_interest)
        .collect();
    let expected: BTreeSet<_> = strings
        .iter()
        .map(|text| {
            position
                .parse_move(text)
                .unwrap_or_else(|error| panic!("{text}: {error}"))
        })
        .collect();
    assert_eq!(
        expected.len(),
        strings.len(),
        "two of the expected moves are the same"
    );
    let found: BTreeSet<_> = legal.iter().copied().collect();
    assert_eq!(found.len(), legal.len(), "a legal move is listed twice");
    let write = |moves: &BTreeSet<Move>, others: &BTreeSet<Move>| {
        let only = moves.difference(others);
        only.map(|&mv| position.move_string(mv)).collect::<Vec<_>>()
    };
    let (missing, surplus) = (write(&expected, &found), write(&found, &expected));
    assert!(
        missing.is_empty() && surplus.is_empty(),
        "{position}: missing {missing:?}, surplus {surplus:?}"
    );
    assert!(expected.iter().all(|&mv| position.is_legal(mv)));
}

/// The move is refused for that reason, which may depend on the piece and the cell, and changes nothing.
#[track_caller]
pub(crate) fn check_refused(text: &str, mv: &str, reason: impl Fn(Piece, Hex) -> Illegal) {
    let mut position = position(text);
    let before = position.clone();
    let (piece, to) = position
        .parse_move(mv)
        .unwrap_or_else(|error| panic!("{mv}: {error}"))
        .piece_and_target()
        .expect("no pass");
    let refusal = Err(MoveError::Illegal(reason(piece, to)));
    assert_eq!(position.play_string(mv), refusal, "{mv} in {before}");
    assert_eq!(position, before, "a refused move changes nothing");
}

/// The same for a move that no MoveString can express.
#[track_caller]
pub(crate) fn check_refused_move(text: &str, mv: Move, reason: Illegal) {
    let mut position = position(text);
    let before = position.clone();
    assert_eq!(position.play(mv), Err(reason), "{mv:?} in {before}");
    assert_eq!(position, before, "a refused move changes nothing");
}

/// The game has this outcome after the position and the moves that follow it.
#[track_caller]
pub(crate) fn check_outcome(text: &str, outcome: Option<Outcome>) {
    let position = position(text);
    assert_eq!(position.outcome(), outcome, "{position}");
    assert_eq!(position.legal_moves().is_empty(), outcome.is_some());
}

/// Whether the piece can make the shift by itself, and exactly which pieces can throw it.
#[track_caller]
pub(crate) fn check_ways(text: &str, mv: &str, by_itself: bool, throwers: &[&str]) {
    let position = position(text);
    let mv = position.parse_move(mv).expect("a MoveString");
    let (shifted, to) = mv.piece_and_target().expect("no pass");
    let expected = Ways {
        by_itself,
        throwers: throwers.iter().map(|name| piece(name)).collect(),
    };
    assert_eq!(position.ways(shifted, to), expected);
}
