//! R6: passing, ending.

use skep_rules::{Color, DrawReason, Illegal, Move, Outcome};

use crate::rules_by_number::checks::{
    check_all_moves, check_moves, check_outcome, check_refused, check_refused_move, position,
};

const WHITE_WINS: Option<Outcome> = Some(Outcome::Win(Color::White));
const BLACK_WINS: Option<Outcome> = Some(Outcome::Win(Color::Black));
const BOTH_SURROUNDED: Option<Outcome> = Some(Outcome::Draw(DrawReason::BothSurrounded));
const REPETITION: Option<Outcome> = Some(Outcome::Draw(DrawReason::Repetition));

/// White's Queen, White's only piece on the table, is under a Beetle.
const STUCK: &str = r"Base;;;wQ;bB1 wQ-;wQ /bB1;bQ bB1-;wQ bB1\;bB1 wQ";

#[test]
fn r6_1_a_player_without_a_placement_or_move_passes() {
    check_all_moves(STUCK, "pass");
    check_refused(STUCK, "wA1 -wQ", |_, to| Illegal::NoFriendBeside(to));
    check_refused(STUCK, "wQ bQ/", |piece, _| Illegal::Covered(piece));
    // White passes until there is a move: the Beetle comes down.
    let freed = format!("{STUCK};pass;bB1 bQ");
    check_moves(&freed, "wQ", r"bB1\ -bB1");
}

#[test]
fn r6_1_nobody_else_passes() {
    let game = "Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
    check_refused_move(game, Move::Pass, Illegal::PassNotForced);
    check_refused_move("Base - w1 -", Move::Pass, Illegal::PassNotForced);
    // Without the Queen nothing can move, but something can be placed.
    check_refused_move("Base;;;wA1;bA1 wA1-", Move::Pass, Illegal::PassNotForced);
    // There is no cell to place on, but the Queen can move.
    //
    //   bQ  bG1
    // bA1 wQ
    //   bS1
    let queen = "Base .bQbG/bAwQ/bS w5 - printed";
    check_all_moves(queen, r"wQ bG1\,wQ bS1-");
    check_refused_move(queen, Move::Pass, Illegal::PassNotForced);
}

/// ```text
///   wA1 wG1 wA2
/// wS1 bQ   x         an Ant on x ends the game
///   bA1 bG1 wQ
/// ```
#[test]
fn r6_2_a_surrounded_queen_loses() {
    let before = "Base .wAwGwA/wSbQ/bAbGwQ w6 -";
    check_outcome(before, None);
    let after = format!("{before}; wA2 bQ-");
    check_outcome(&after, WHITE_WINS);
    check_refused(&after, "bA1 wQ-", |_, _| Illegal::GameOver);
    check_refused_move(&after, Move::Pass, Illegal::GameOver);
    // Five neighbours are not enough.
    check_outcome(&format!("{before}; wA2 wQ-"), None);
}

#[test]
fn r6_2_by_any_colours_and_whoever_moves() {
    // Black's own Ant closes the ring.
    let own = "Base .wAwG/wSbQ/bBbGbA/wQ b5 -";
    check_outcome(own, None);
    check_outcome(&format!("{own}; bA1 bQ-"), WHITE_WINS);
    // The same with colours exchanged.
    let own = "Base .bAbG/bSwQ/wBwGwA/bQ w6 -";
    check_outcome(&format!("{own}; wA1 wQ-"), BLACK_WINS);
}

#[test]
fn r6_2_whatever_stands_on_her() {
    let under = "Base .wAwGwA/wS(bQwB)/bAbGwQ w7 -";
    check_outcome(&format!("{under}; wA2 bQ-"), WHITE_WINS);
    // A Beetle that steps down from her onto the last cell.
    check_outcome(&format!("{under}; wB1 bQ-"), WHITE_WINS);
    // A Beetle on her is no neighbour.
    check_outcome(under, None);
}

/// ```text
///     wA1  x  bA1
///   wS1 wQ  bQ  bS1        whoever comes to x surrounds both
/// wA2 wG1 bG1 bB1
/// ```
#[test]
fn r6_3_both_queens_at_once_is_a_draw() {
    let before = "Base ..wA.bA/.wSwQbQbS/wAwGbGbB w6 -";
    check_outcome(before, None);
    check_outcome(&format!("{before}; wA2 wA1-"), BOTH_SURROUNDED);
    // With a cell free beside one Queen, the other one loses alone.
    let one = "Base ..wA.bA/.wSwQbQ/wAwGbGbB w6 -";
    check_outcome(&format!("{one}; wA2 wA1-"), BLACK_WINS);
}

/// wQ wA1 bA1 bQ in a line, and once out and back for both Queens.
const LINE: &str = "Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
const NORTH: &str = r";wQ \wA1;bQ bA1/;wQ -wA1;bQ bA1-";
const SOUTH: &str = r";wQ /wA1;bQ bA1\;wQ -wA1;bQ bA1-";

#[test]
fn r6_4_the_third_occurrence_is_a_draw() {
    check_outcome(LINE, None);
    check_outcome(&format!("{LINE}{NORTH}"), None);
    let third = format!("{LINE}{NORTH}{NORTH}");
    check_outcome(&third, REPETITION);
    check_refused(&third, r"wQ \wA1", |_, _| Illegal::GameOver);
    // One move earlier it is none yet, and another move makes none.
    let before = third.strip_suffix(";bQ bA1-").unwrap();
    check_outcome(before, None);
    check_outcome(&format!("{before};bS1 bA1-"), None);
    let counts: Vec<_> = [LINE, &format!("{LINE}{NORTH}"), &third]
        .iter()
        .map(|game| position(game).occurrences())
        .collect();
    assert_eq!(counts, [1, 2, 3]);
}

#[test]
fn r6_4_a_mirrored_position_is_the_same() {
    // Once to the north, once to the south.
    let mirrored = format!(r"{LINE}{NORTH};wQ /wA1");
    assert_eq!(position(&mirrored).occurrences(), 2);
    let mirrored = format!(r"{LINE}{NORTH};wQ /wA1;bQ bA1\");
    assert_eq!(position(&mirrored).occurrences(), 2);
    // One to the north and one to the south is a different position.
    let crossed = format!(r"{LINE}{NORTH};wQ /wA1;bQ bA1/");
    assert_eq!(position(&crossed).occurrences(), 1);
    check_outcome(&format!("{LINE}{NORTH}{SOUTH}"), REPETITION);
}

#[test]
fn r6_4_a_turned_position_is_the_same() {
    // The same triangle with the white Queen to the west, the north-east and the south-east.
    let keys = [
        "Base wQbQ/wA w4 -",
        "Base .wA/bQwQ w4 -",
        "Base bQwA/wQ w4 -",
    ]
    .map(|text| position(text).canonical_key());
    assert!(keys.iter().all(|&key| key == keys[0]));
    let others = [
        // Black to move; a Beetle for the Ant; a Beetle on the Ant; a different type of game.
        "Base wQbQ/wA b4 -",
        "Base wQbQ/wB w4 -",
        "Base wQbQ/(wAwB) w4 -",
        "Base+M wQbQ/wA w4 -",
    ];
    for text in others {
        assert_ne!(position(text).canonical_key(), keys[0], "{text}");
    }
}

#[test]
fn r6_4_a_rest_counts_if_it_takes_away_a_move() {
    //   bA1
    // wQ  wP
    //       bQ  bG1      bA1 could be thrown if it did not rest; bG1 could not
    let key = |resting| position(&format!("Base+MLP .bA/wQwP/.bQbG w4 {resting}")).canonical_key();
    assert_ne!(key("bA1"), key("-"));
    assert_eq!(key("bG1"), key("-"));
}

#[test]
fn r6_5_the_rules_know_no_other_ending() {
    // Resignation, agreement and time are for others to declare: this match has no further arm.
    let is_by_the_rules = |outcome| match outcome {
        Outcome::Win(Color::White | Color::Black)
        | Outcome::Draw(DrawReason::BothSurrounded | DrawReason::Repetition) => true,
    };
    assert!(WHITE_WINS.is_some_and(is_by_the_rules));
    assert!(REPETITION.is_some_and(is_by_the_rules));
    // However hopeless, the game continues: White, stuck for good, passes.
    check_outcome(STUCK, None);
    check_outcome(&format!("{STUCK};pass;bA1 bQ-;pass;bA2 bQ/;pass"), None);
}

/// Black's Pillbug could throw the white Queen if she were not resting. Two pieces go back and
/// forth until the position occurs for the third time: being drawn does not change its key.
#[test]
fn r6_4_a_rest_that_forbids_a_move_counts_even_in_a_drawn_game() {
    let start = position("Base+MLP .....wQ/...bG1bPwA1wA2/.bA1bL...wS1/bQ b15 wQ");
    let awake = position("Base+MLP .....wQ/...bG1bPwA1wA2/.bA1bL...wS1/bQ b15 -");
    assert_ne!(start.canonical_key(), awake.canonical_key());

    let queen = skep_rules::Piece::queen(Color::White);
    let back = |piece| {
        start
            .board()
            .find(piece)
            .map(|to| Move::Shift { piece, to })
    };
    let there_and_back = |first: Move| {
        let (piece, _) = first.piece_and_target()?;
        let mut after = start.clone();
        after.play(first).ok()?;
        let seconds = after.legal_moves().into_iter();
        let mut cycles =
            seconds.filter_map(|second| Some([first, second, back(piece)?, back(queen)?]));
        cycles.find(|cycle| {
            let mut position = start.clone();
            let is_queens = cycle[1]
                .piece_and_target()
                .is_some_and(|(piece, _)| piece == queen);
            is_queens && cycle.iter().all(|&mv| position.play(mv).is_ok())
        })
    };
    let cycle = start
        .legal_moves()
        .into_iter()
        .find_map(there_and_back)
        .expect("there is such a cycle");
    let mut drawn = start.clone();
    cycle
        .iter()
        .chain(&cycle)
        .for_each(|&mv| drawn.play(mv).expect("the cycle is legal"));
    assert_eq!(drawn.outcome(), REPETITION);
    assert_eq!(drawn.canonical_key(), start.canonical_key());
}
