//! R3: moving, in general.

use std::collections::BTreeSet;

use skep_rules::{Illegal, Position};

use crate::rules_by_number::checks::{check_moves, check_refused, piece, position};

#[test]
fn r3_1_a_player_moves_only_after_placing_the_queen() {
    let without = "Base;;;wA1;bA1 wA1-;wS1 -wA1;bQ bA1-";
    check_refused(without, r"wS1 \wA1", |_, _| Illegal::QueenNotPlaced);
    // Black's Queen is on the table, so Black may move, though White may not.
    let black = "Base;;;wA1;bA1 wA1-;wS1 -wA1;bQ bA1-;wG1 -wS1";
    check_moves(black, "bQ", r"bA1/ bA1\");
}

#[test]
fn r3_1_then_a_turn_is_a_placement_or_a_move() {
    // wQ  wA1 bA1 bQ
    let game = "Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
    check_moves(game, "wQ", r"\wA1 /wA1");
    check_moves(game, "wS1", r"-wQ \wQ wQ/ /wQ wQ\");
    // One of the two, and the turn is over.
    let after = format!("{game};wS1 -wQ");
    check_refused(&after, r"wQ \wA1", |piece, _| Illegal::NotYours(piece));
}

/// ```text
/// wQ  bQ  wA1        the Queen in the middle holds the hive together
/// ```
#[test]
fn r3_2_a_piece_that_holds_the_hive_together_stays() {
    check_moves("Base wQbQwA w3 -", "wA1", r"-wQ \wQ wQ/ bQ/ bQ\ wQ\ /wQ");
    check_moves("Base wQbQwA b3 -", "bQ", "");
    check_refused("Base wQbQwA b3 -", r"bQ wQ/", |piece, _| {
        Illegal::Pinned(piece)
    });
}

#[test]
fn r3_2_the_smaller_part_is_cut_off() {
    let rows = [
        ("Base wQbQwA b3 -", "bQ", "wA1"),
        ("Base bQwAwQwG w5 -", "wA1", "bQ"),
        ("Base bQwAwQwG w5 -", "wQ", "wG1"),
        // A stack counts with all its pieces.
        ("Base (bQbB)wAwQ w5 -", "wA1", "wQ"),
        // Three arms, of which the longest stays.
        ("Base ..bA/wGwQ/.bQ/.bS w5 -", "wQ", "wG1 bA1"),
        // What is not pinned, and what stands on another piece, cuts nothing off.
        ("Base bQwAwQwG w5 -", "wG1", ""),
        ("Base bQ(wAwB)wQwG w5 -", "wB1", ""),
        ("Base .wAbA/wQ.bQ/bGbS w5 -", "wQ", ""),
    ];
    for (text, name, expected) in rows {
        let cut_off: BTreeSet<_> = position(text).cut_off(piece(name)).collect();
        let expected: BTreeSet<_> = expected.split_whitespace().map(piece).collect();
        assert_eq!(cut_off, expected, "{name} in {text}");
    }
}

#[test]
fn r3_2_a_piece_on_top_splits_nothing() {
    // bQ  stack  wQ  wG1, the Beetle above the Ant that holds the hive together
    let stack = "Base bQ(wAwB)wQwG w5 -";
    check_moves(stack, "wB1", r"bQ wQ \wA1 \wQ bQ\ wA1\");
    check_refused("Base bQwAwQwG w5 -", r"wA1 bQ/", |piece, _| {
        Illegal::Pinned(piece)
    });
}

/// ```text
///   wA1 bA1
/// wQ   x  bQ         x: open nowhere
///   bG1 bS1
/// ```
#[test]
fn r3_3_a_gap_with_both_sides_occupied_is_too_narrow() {
    let ring = "Base .wAbA/wQ.bQ/bGbS w5 -";
    check_moves(ring, "wQ", "-wA1 -bG1");
    check_refused(ring, "wQ -bQ", |piece, _| Illegal::TooNarrow(piece));
}

#[test]
fn r3_3_a_cell_that_no_piece_can_slide_into_is_gated() {
    let rows = [
        // The hole of a ring, and the same with one piece away, or two.
        ("Base .wAbA/wQ.bQ/bGbS w5 -", "wQ-", true),
        ("Base .wAbA/wQ.bQ/.bG w5 -", "wQ-", true),
        ("Base .wAbA/wQ/bGbS w5 -", "wQ-", true),
        ("Base .wAbA/wQ/bG w5 -", "wQ-", false),
        ("Base .wAbA/wQ.bQ/bGbS w5 -", "-wQ", false),
    ];
    for (position, cell, expected) in rows {
        let position: Position = position.parse().expect(position);
        let place = format!("wB1 {cell}");
        let to = position.parse_move(&place).expect(cell).piece_and_target();
        let (_, hex) = to.expect("a Beetle comes");
        assert_eq!(
            position.board().is_gated(hex),
            expected,
            "{cell} of {position:?}"
        );
    }
}

#[test]
fn r3_3_a_slide_keeps_contact() {
    check_moves("Base wQbQ w2 - printed", "wQ", r"\bQ /bQ");
    // Both cells touch the hive, but on the way from one to the other nothing is touched:
    //
    //   wQ   x
    // bA1 bG1 bQ  has contact;    wQ   x      has none
    //                           bA1     bQ
    //                             bG1 bS1
    check_moves("Base .wQ/bAbGbQ w4 -", "wQ", r"bG1/ \bA1");
    let apart = "Base .wQ/bA.bQ/bGbS w5 -";
    check_moves(apart, "wQ", r"\bA1 bA1-");
    check_refused(apart, r"wQ \bQ", |piece, _| Illegal::LosesContact(piece));
}

#[test]
fn r3_3_the_cell_lifted_from_is_empty() {
    // wQ  bQ  wA1: no way leads around the cell the Ant has left.
    let line = "Base wQbQwA w3 -";
    check_refused(line, "wA1 wA1-", |piece, _| Illegal::LosesContact(piece));
    check_refused(line, "wA1 wA1/", |piece, _| Illegal::LosesContact(piece));
}

#[test]
fn r3_3_unless_something_remains_beneath() {
    // The Beetle comes down beside nothing but the Queen it stood on.
    check_moves("Base (wQwB)bQ w3 -", "wB1", r"-wQ \wQ /wQ wQ/ wQ\ bQ");
}

/// ```text
///    a
/// wB2 bA1            a = bG1 wB1, b = wQ bB1
///    b   bQ
/// ```
#[test]
fn r3_4_no_climb_between_two_higher_stacks() {
    let gate = "Base .(bGwB1)/wB2bA/(wQbB)bQ w5 -";
    check_moves(gate, "wB2", "wB1 bB1 -wB1 -bB1");
    check_refused(gate, "wB2 bA1", |piece, _| Illegal::TooNarrow(piece));
    // One of the two no higher than the step: the way is free.
    check_moves(
        "Base .wG/wBbA/(wQbB)bQ w4 -",
        "wB1",
        "wG1 bB1 -wG1 -bB1 bA1",
    );
}

/// ```text
///    a
///  b   x   wQ        a = bG1 bB1, b = bA1 wB1, c = bS1 wB2
///    c   bQ
/// ```
#[test]
fn r3_4_nor_a_way_down() {
    let gate = "Base .(bGbB)/(bAwB).wQ/(bSwB)bQ w6 -";
    check_moves(gate, "wB1", "bB1 wB2 -bB1 -bA1 /bA1");
    check_refused(gate, "wB1 -wQ", |piece, _| Illegal::TooNarrow(piece));
    // From c only a stands beside the way; b is not in it.
    check_moves(gate, "wB2", r"wB1 bQ -wQ /wB1 /bS1 bS1\");
    // Beside a way down from the second storey, single pieces are no gate.
    check_moves(
        "Base .bG/(bAwB).wQ/bSbQ w5 -",
        "wB1",
        "bG1 bS1 -wQ -bG1 -bA1 /bA1",
    );
}

#[test]
fn r3_4_steps_along_the_top_need_no_contact() {
    // bQ  stack  wQ: to either side the Beetle steps over with nothing beside the way.
    check_moves("Base bQ(bAwB)wQ w3 -", "wB1", r"bQ wQ \bA1 bA1/ /bA1 bA1\");
    // Up from the ground as well.
    check_moves("Base wBwQbQ w3 -", "wB1", r"wQ \wQ /wQ");
}

#[test]
fn r3_5_only_the_top_of_a_stack_moves() {
    // bQ  stack  wQ
    let covered = "Base bQ(wAbB)wQ w3 -";
    check_moves(covered, "wA1", "");
    check_refused(covered, r"wA1 wQ/", |piece, _| Illegal::Covered(piece));
    check_moves("Base bQ(wAbB)wQ b3 -", "bB1", r"bQ wQ \wA1 wA1/ /wA1 wA1\");
}

#[test]
fn r3_6_a_move_changes_something() {
    // Ant, Beetle, Grasshopper: none ends where it began.
    let hive = "Base .wA/wBbQ/wQwG w6 -";
    for mv in ["wA1 wA1", "wB1 wB1", "wQ wQ", "wG1 wG1"] {
        check_refused(hive, mv, |piece, _| Illegal::SameCell(piece));
    }
    // A throw neither.
    let throw = "Base+P .bA/wQwP/.bQ w4 -";
    check_refused(throw, "bA1 bA1", |piece, _| Illegal::SameCell(piece));
}
