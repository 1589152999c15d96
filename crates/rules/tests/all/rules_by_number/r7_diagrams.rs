//! R7: what the rulebooks' diagrams show, in positions of our own.

use skep_rules::Illegal;

use crate::rules_by_number::checks::{check_moves, check_refused};

/// ```text
///      .   .
///   bA1 wQ  bS1
/// wG1  .   .  bQ
///   bG1 wS1 wB1
/// ```
#[test]
fn r7_a_queen_with_four_moves() {
    check_moves(
        "Base .bAwQbS/wG..bQ/bGwSwB w5 -",
        "wQ",
        r"bA1/ \bS1 bA1\ /bS1",
    );
}

#[test]
fn r7_a_beetle_with_four_moves() {
    //   wB1
    // wQ  bQ
    check_moves("Base .wB/wQbQ w3 -", "wB1", r"wQ bQ \wQ bQ/");
}

/// ```text
/// bS1  .  wG1 bA1 wA1  x
///   wQ  bQ  wB1
///     bG1      x             to the west a gap, and no piece before it
///    x
/// ```
#[test]
fn r7_a_grasshopper_with_three_moves_and_a_gap() {
    let hive = "Base bS.wGbAwA/wQbQwB/bG w5 -";
    check_moves(hive, "wG1", r"wA1- wB1\ /bG1");
    check_refused(hive, "wG1 -bS1", |piece, _| Illegal::Unreachable(piece));
    check_refused(hive, "wG1 bS1-", |piece, _| Illegal::Unreachable(piece));
}

/// ```text
///         wS1  o   x
///       bA1  .  wG1            o: its first step may not lead there, for on the way from wS1
/// x   wQ   x   x  bQ              nothing is touched
///       bG1 wA1 bB1
/// ```
#[test]
fn r7_a_spider_with_four_moves_and_a_first_step_it_may_not_take() {
    let strait = "Base ..wS/.bA.wG/wQ..bQ/bGwAbB w5 -";
    check_moves(strait, "wS1", r"-wQ wQ- -bQ wG1/");
    // East of it and two slides on lies a cell it would reach by that first step.
    check_refused(strait, r"wS1 wG1-", |piece, _| Illegal::Unreachable(piece));
    check_refused(strait, r"wS1 \wG1", |piece, _| Illegal::LosesContact(piece));
    // Through a gap as narrow as this one it may not go either.
    //
    //   bA1 wQ
    // wS1  o  bQ
    //   wG1 bG1
    let gap = "Base .bAwQ/wS.bQ/wGbG w4 -";
    check_moves(gap, "wS1", r"\wQ wG1\");
    check_refused(gap, "wS1 wG1/", |piece, _| Illegal::TooNarrow(piece));
}

/// ```text
///   wA1 bA1
/// wQ   o  bQ        o: the centre
///   wG1 bG1
/// ```
#[test]
fn r7_an_ant_with_eleven_moves_and_a_centre_it_cannot_enter() {
    let ring = "Base .wAbA/wQ.bQ/wGbG w4 -";
    let shore = r"\wQ -wQ /wQ /wG1 wG1\ bG1\ bQ\ bQ- bQ/ bA1/ \bA1";
    check_moves(ring, "wA1", shore);
    check_refused(ring, "wA1 wQ-", |piece, _| Illegal::TooNarrow(piece));
}

/// ```text
///    x  wL   x   x
///  x  wQ  bQ  wA1  x
///    x  bA1  x   x
///      x   x
/// ```
#[test]
fn r7_a_ladybug_with_ten_moves() {
    check_moves(
        "Base+L .wL/wQbQwA/bA w4 -",
        "wL",
        r"\wQ -wQ /wQ /bA1 bA1\ bQ\ wA1\ wA1- wA1/ \wA1",
    );
}

/// ```text
///      x  wM   x
///       wB1 bS1           as Beetle: onto both, and both slides; as Spider: beside the Queens
///  x  wQ      bQ   x
/// ```
#[test]
fn r7_a_mosquito_with_six_moves_as_beetle_or_spider() {
    check_moves(
        "Base+M ..wM/.wBbS/wQ.bQ w4 -",
        "wM",
        r"wB1 bS1 \wB1 bS1/ -wQ bQ-",
    );
}

/// ```text
///     bS1 wG1
///   wA1      wQ
///     bQ   o               on o the Queen would touch both parts again
///   bA1 wS1
/// bB1
/// ```
#[test]
fn r7_a_black_ant_and_a_black_queen_held_by_the_hive() {
    let held = "Base ...bSwG/..wA.wQ/..bQ/.bAwS/bB b5 -";
    check_moves(held, "bA1", "");
    check_refused(held, r"bA1 /bB1", |piece, _| Illegal::Pinned(piece));
    check_moves(held, "bQ", "");
    check_refused(held, "bQ wS1/", |piece, _| Illegal::Pinned(piece));
    // Were the parts joined elsewhere, she could go there, and into the hole.
    //
    //     bS1 wG1
    //   wA1      wQ
    //     bQ   o  wB1
    //   bA1 wS1 wA2
    let joined = "Base ...bSwG/..wA.wQ/..bQ.wB/.bAwSwA/bB b7 -";
    check_moves(joined, "bQ", "wS1/ wA1-");
}

/// ```text
///   wG1 bA1 bS1
/// bG1 wA1 bQ               the Ant's only gap, to the south-east, is too narrow
///   wQ   .  bB1
///     bA2
/// ```
#[test]
fn r7_a_piece_too_boxed_in_to_slide_out() {
    let boxed = "Base .wGbAbS/bGwAbQ/wQ.bB/bA w7 -";
    check_moves(boxed, "wA1", "");
    check_refused(boxed, r"wA1 wA1\", |piece, _| Illegal::TooNarrow(piece));
    // A Grasshopper in a like place jumps out.
    check_moves(
        "Base .wAbAbS/bGwGbQ/wQ.bB/bA w7 -",
        "wG1",
        r"\wA1 bA1/ bQ- /wQ -bG1",
    );
}

/// ```text
///     wA1 bS1 bQ
///   wG1  o  wG2        o: a hole
/// bA1 wQ  wA2
///       wA3
/// ```
#[test]
fn r7_a_hole_that_nothing_can_slide_into() {
    let hole = "Base ..wAbSbQ/.wG.wG/bAwQwA/.wA w7 -";
    check_moves(
        hole,
        "wA3",
        r"-bA1 -wA1 -wG1 /bA1 \bQ \bS1 \wA1 bA1\ bQ- bQ/ bQ\ wA2\ wG2\",
    );
    for mv in ["wA1 wG1-", "wA2 wG1-"] {
        check_refused(hole, mv, |piece, _| Illegal::TooNarrow(piece));
    }
    // From outside there is not even a gap.
    check_refused(hole, "wA3 wG1-", |piece, _| Illegal::Unreachable(piece));
    // A jump reaches it: the Grasshopper from over the Queen.
    let jump = "Base ..wAbSbQ/.wG.wG/bAwQwA/wG w7 -";
    check_moves(jump, "wG3", r"\bA1 wG1-");
}
