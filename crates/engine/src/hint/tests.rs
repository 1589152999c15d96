//! All true statements about a move, before the evaluation picks two of them.

use std::collections::BTreeSet;

use skep_rules::{Move, Position};

use super::{Change, Hint, Reason, ending, worth};
use crate::eval::TERM_NAMES;
use crate::{Score, Variation};

/// Position, move, and the true statements about it.
const ROWS: &str = r"
// Endings and duties.
Base+MLP ....bA3/...bA2wQbA1/...wP/.bPbB1/.(bQwM)wA1/wA2wA3 w10 bA3 ; wM /bP ; Wins queen=Black
Base+L ......bL/....bB2bS1bG1/.....bQ/..wLwS1bB1/.wB2wQ/wS2wB1wA1 b7 wA1 ; bG1 wS1\ ; Wins queen=White
Base ....bS1/....bA1bA2/..wA3bG3wQwA2bA3/.wG1wG2.wS1/wB2wA1bQbG1/.wB1bG2/..wS2 w15 bA2 ; wG1 bG3\ ; Draws
Base+MLP ..wA3...wL/..bS1..bA1/wA2bB2wQbMwA1/.bP..wB2/.bQ(bLwB1)/(bB1wM).bA2/..wS1 b17 wA2 ; pass ; MustPass
Base .....bS2/...bS1wQwG2bA3/.....bA1/.wA1wS2(wG1bB2bB1)wB1/bG1...bA2/.wG3.wA2/.bQ.wS1/.wB2wA3bG3/.bG2 w25 bA3 ; wG3 bG2\ ; OnlyMove, Pins piece=bG2
Base+MLP ..bQ/..bP/.bL/wL/wB1wP w4 bQ ; wQ wP\ ; QueenIsDue, Develops piece=wQ, GainsPlaces count=2
Base+MLP .bP/wB1 w2 bP ; wQ -wB1 ; PlacesQueen, Develops piece=wQ, GainsPlaces count=2

// Threats.
Base .....bG1bA2/....bB2/....bQ/.wB2wA1bA1bB1/wS1wQ/wB1wA2 w7 bA2 ; wB1 /wS1 ; StopsWin by=bA2 wA1\, GivesRoom free=2, GainsPlaces count=2
Base+MLP .wM/wB1wQ/.wP/.bPwLwB2/.bM/bLbQbB1/bA1bB2 b9 wB1 ; bB1 bQ ; StopsWin by=wB2 wL\, GivesRoom free=2
Base+M .wB2wS1wA1wS2/.wQwM/wB1.(bB1bM)bA1/.bQ/.bB2 b7 wS2 ; bM wQ\ ; ThreatensWin by=bA1 /wB2, Fills count=5 queen=White
Base+P .....wB2/.bPbG1.wQ/bB2bQbB1wP/.bG2/.wB1 w9 bB2 ; wA1 \wB2 ; ThreatensWin by=wA1 bB2\, Aims piece=wA1 queen=Black, Develops piece=wA1, GainsPlaces count=2
Base .....bS2/...bS1wQwG2bA3/.....bA1/.wA1wS2(wG1bB2bB1)wB1/bG1...bA2/...wA2/.bQ.wS1/.wB2wA3bG3/.bG2/.wG3 b25 wG3 ; bA3 /wG3 ; ShutsOut side=White, Pins piece=wG3, TakesMoves count=1

// The enemy Queen.
Base+P .wP/wQbPbQbS1 w4 bS1 ; wQ \bQ ; Fills count=3 queen=Black
Base+MLP .wQ/.wPbM/wM.bQ/.bP w4 bP ; wM wP\ ; Fills count=3 queen=Black
Base+L ..bL/bS1wA1wG1/.wS1wQ/bG1.wB1/bQwS2 b7 wB1 ; bL wQ/ ; Fills count=4 queen=White, Blocks piece=wQ, TakesMoves count=2, TakesPlaces count=1
Base+ML wA1..wG1wQ/bG1bS2bA1/bQbLbS1/wG2 w7 bS2 ; wA1 /bG1 ; Fills count=5 queen=Black, Blocks piece=bQ
Base ...wG2/..wG1wQ/.bG1/.bQ/bA1 w4 bA1 ; wG2 /bG1 ; Fills count=3 queen=Black, TakesPlaces count=3
Base+L ...bA2/...wA2/bB1bQ.wG1/.(bG1wB2)wB1/..wQbS1wS1/.wA1/bA1 w11 bB1 ; wB2 bQ ; CoversQueen queen=Black
Base+MLP ...wA1wQ/bQbA1bB1/(bPwM).bS1 w6 bS1 ; wM bQ ; CoversQueen queen=Black, OpensPlaces queen=Black count=2
Base+MLP ...bA2wQbA1/...wPwA1/bA3bPbB1/.(bQwM)/wA2wA3 w9 bA2 ; wA2 bB1\ ; OpensPlaces queen=Black count=1, TakesMoves count=3
Base+MLP .....wA1/..wQbQ.bL/..wPbB1bS1bA1/wA2wL.bG1bG2 w9 bA1 ; bQ wP\ ; ThrowsQueen queen=Black count=4, Throws piece=bQ, GainsPlaces count=1
Base ...wQ/..wB1/bQbG1 w3 bQ ; wG1 wQ/ ; Aims piece=wG1 queen=Black, Develops piece=wG1, GainsPlaces count=2
Base ..wS1wQ/bQbG1 w3 bQ ; wS2 wQ\ ; Aims piece=wS2 queen=Black, Develops piece=wS2, GainsPlaces count=2
Base+MLP .bQ/bB1bPwM/..wQ/.wLwB1 b4 wB1 ; bB1 bP ; Aims piece=bB1 queen=White, Nears piece=bB1 queen=White steps=2
Base+M ...bQ/.bB1bG1bMwB1wS1wM/bB2...wQwB2 w6 bB2 ; wM wS1 ; Nears piece=wM queen=Black steps=3

// The own Queen.
Base+P bB2bP/.bQbB1wP/..wQwB1 w5 bB2 ; wQ wP/ ; RescuesQueen by=wP free=5, GainsPlaces count=1
Base ....bB2/....bQ/.wB2wA1bA1bB1/.wQ/wB1 w5 bB2 ; wB2 wQ ; GivesRoom free=4
Base+MLP ....bA1/..wA2wPwQ/.wA1wLwM/bMbPbS1/bQ w9 wA1 ; bA1 \wP ; GivesRoom free=4, Throws piece=bA1, GainsMoves count=1
Base+P ...wQ/..wP/.bB1/bQ b3 wQ ; bP -bB1 ; Guards piece=bP, Develops piece=bP, GainsPlaces count=1
Base+MLP ....wM/...wA1wQ/.bA1bB1/bP w4 bP ; wP wM/ ; Guards piece=wM, Develops piece=wP, GainsPlaces count=2
Base+MLP ..wP/.bLwQ/bQ/bB1 w4 bB1 ; wQ wP/ ; Wards piece=bB1
Base+L bS1wA1wG1/.wS1wQwS2/bG1/bQ b5 wS2 ; bS1 /bG1 ; Wards piece=wG1
Base+MLP .wQ/.wPbM/wM.bQ b3 wQ ; bQ bM/ ; Wards piece=wM

// Other pieces.
Base+P bQ/bPbG1.(wQwB2)/bB2bB1wP/(bG2wB1) w11 bB2 ; wB1 bB1 ; Covers piece=bB1
Base+ML ....wS1/...wB2wB1/bB2bB1(wLbM)wM/bQ.wQ/.bL b10 wS1 ; bM wM ; Covers piece=wM, TakesMoves count=6, TakesPlaces count=2
Base+MLP .wQbA2/wS1bLbP/.bQ/wA1wM/.bA1 b7 wQ ; bA1 /wA1 ; Pins piece=wA1
Base .....wG1bA1/....wQ/...wB1/wS1bQbG1/.bS1 w6 bA1 ; wS1 bS1\ ; Pins piece=bS1
Base+MLP ....wQ/...(wPbB1)/..wA1/.bM/wLbP/bQ/wS1 w8 bB1 ; wL bP\ ; Pins piece=bP
Base+MLP ...wA1wQ/bQbA1bB1/bPwM w5 bQ ; bA1 wM\ ; Pins piece=bP, Throws piece=bA1, TakesMoves count=2
Base+ML ...wQ/..wG1wG2/bLbS1/bA1bS2/bQ/wA1 w6 bS2 ; wA1 /bA1 ; Blocks piece=bA1, TakesMoves count=14
Base+MLP ....bA1/..wA2wPwQ/.wA1.wM/bMbPbS1/bQ.wL b9 wL ; bA1 wQ\ ; Blocks piece=wM, TakesMoves count=3
Base .wA1wG1wQ/..wS1/.bG1/bQbS2/bS1 w5 bS2 ; wA1 wQ/ ; Frees piece=wG1
Base+MLP ...wLwQ/.bLbA1/..bP/wA1bQ w5 bL ; wA1 wL\ ; Aims piece=wL queen=Black, Frees piece=wL, GainsMoves count=11
Base+M .wM.bQ/wQwB1bB1 b3 wQ ; bQ \bB1 ; Frees piece=bB1, GainsMoves count=4, TakesPlaces count=1
Base+ML ....wB2wG1/..bG1.wA1/.bA1(wQbB1)wB1/wLbS1bA2/wS2bQ/.wS1 w15 bA1 ; wL -bG1 ; StopsPlacing side=Black, TakesPlaces count=2, GainsPlaces count=1

// Generalities.
Base+MP - w1 - ; wM ; Develops piece=wM
Base+MLP .wS1/bS1 w2 bS1 ; wA1 \wS1 ; Develops piece=wA1, GainsPlaces count=2
Base+P .wP/wQbPbQ b3 wQ ; wP wQ\ ; Throws piece=wP
Base+LP ..bQ/.bLbB1/wB1wL/.wQwB2 w5 bL ; wB1 /wL ; TakesMoves count=1
Base+M ..wG1wQ/.bA1.wG2/bQ b3 wG2 ; bQ bA1\ ; TakesPlaces count=1
Base ..wB1wQ/.bB1/bQ w3 bQ ; wQ wB1/ ; Waits
";

fn rows() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let lines = ROWS.lines();
    let rows = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    rows.map(|row| {
        let (position, rest) = row.split_once(" ; ").expect("a row has three fields");
        let (mv, said) = rest.split_once(" ; ").expect("a row has three fields");
        (position, mv, said)
    })
}

/// All true statements about a move.
fn said_of(position: &Position, mv: Move) -> Vec<Reason> {
    let mut played = position.clone();
    played.play(mv).expect("the moves of the rows are legal");
    let mut said = Vec::new();
    if played.outcome().is_none() {
        let change = Change::new(position, mv, played);
        said.extend(change.duty());
        said.extend(change.threats());
        said.extend(change.effects());
        said.extend(change.generalities());
    }
    if said.is_empty() {
        let (score, moves) = (Score::DRAW, vec![mv]);
        let hint = Hint::of(position, &Variation { score, moves });
        said.extend(hint.expect("the move is legal").reasons);
    }
    said
}

/// A reason as written in the rows: `Fills count=3 queen=Black`.
fn written(reason: &Reason) -> String {
    let text = format!("{reason:?}");
    let text = text.replace(" { ", " ").replace(" }", "");
    text.replace(", ", " ").replace(": ", "=")
}

#[track_caller]
fn check(position: &str, mv: &str, expected: &str) {
    let position: Position = position.parse().expect("the positions are well-formed");
    let mv = position.parse_move(mv).expect("the moves are well-formed");
    let said: Vec<String> = said_of(&position, mv).iter().map(written).collect();
    assert_eq!(
        said.join(", "),
        expected,
        "{position}, {}",
        position.move_string(mv)
    );
}

#[test]
fn all_true_statements_about_a_move_are_found() {
    rows().for_each(|(position, mv, expected)| check(position, mv, expected));
}

#[test]
fn every_reason_has_a_row() {
    let by_score = ["WinsIn", "LosesIn"];
    let said = rows().flat_map(|(_, _, said)| said.split(", "));
    let said = said.map(|reason| reason.split(' ').next().unwrap());
    let said: BTreeSet<_> = said.chain(by_score).collect();
    assert_eq!(said, Reason::NAMES.iter().copied().collect());
}

#[test]
fn the_terms_that_a_reason_names_exist() {
    for (position, mv, _) in rows() {
        let position: Position = position.parse().unwrap();
        let said = said_of(&position, position.parse_move(mv).unwrap());
        let mut terms = said.iter().flat_map(worth::terms);
        assert_eq!(terms.find(|term| !TERM_NAMES.contains(term)), None);
    }
}

#[test]
fn a_forced_end_is_counted_in_moves_of_the_mover() {
    for (score, expected) in [
        (Score::win_in(1), Some(Reason::WinsIn { moves: 1 })),
        (Score::win_in(3), Some(Reason::WinsIn { moves: 2 })),
        (Score::loss_in(2), Some(Reason::LosesIn { moves: 1 })),
        (Score::loss_in(4), Some(Reason::LosesIn { moves: 2 })),
        (Score::DRAW, None),
    ] {
        assert_eq!(ending(score), expected);
    }
}
