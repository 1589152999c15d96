//! R5: the Pillbug's power.

use skep_rules::Illegal;

use crate::rules_by_number::checks::{check_moves, check_refused, piece, position};

/// ```text
///   bA1  .
/// wQ  wP   .
///    .  bQ
/// ```
const OPEN: &str = "Base+MLP .bA/wQwP/.bQ w4 -";

#[test]
fn r5_1_a_neighbour_is_thrown_into_another_empty_cell_beside_the_pillbug() {
    check_moves(OPEN, "bA1", r"wP/ wP- /wP");
    check_moves(OPEN, "bQ", r"wP/ wP- /wP");
    // One's own piece too; its slides are the other moves.
    check_moves(OPEN, "wQ", r"wP/ wP- /wP -bA1");
    check_refused(OPEN, "bA1 -wQ", |piece, _| Illegal::NotThrown(piece));
    check_refused(OPEN, "bA1 bQ", |piece, _| Illegal::NotThrown(piece));
    // bG1 is no neighbour of the Pillbug.
    let far = "Base+MLP .bA/wQwP/.bQbG w4 -";
    check_refused(far, "bG1 wP-", |piece, _| Illegal::NotThrown(piece));
    // Without a Pillbug nobody throws.
    check_refused("Base+MLP .bA/wQwS/.bQ w4 -", "bA1 wS1-", |piece, _| {
        Illegal::NotYours(piece)
    });
}

#[test]
fn r5_1_a_throw_is_the_players_turn() {
    let after = position(&format!("{OPEN}; bA1 wP-"));
    assert_eq!(after.to_move(), skep_rules::Color::Black);
    assert_eq!(after.last_moved(), Some(piece("bA1")));
}

#[test]
fn r5_2_a_piece_in_a_stack_is_not_thrown() {
    //    a
    // wQ  wP  bG1        a = bA1 bB1
    //       bQ
    let stack = "Base+MLP .(bAbB)/wQwPbG/.bQ w5 -";
    check_moves(stack, "bB1", "");
    check_refused(stack, "bB1 wP/", |piece, _| Illegal::InStack(piece));
    check_refused(stack, "bB1 -wQ", |piece, _| Illegal::NotThrown(piece));
    check_refused(stack, "bA1 wP/", |piece, _| Illegal::Covered(piece));
    check_moves(stack, "bG1", "wP/ /wP");
}

#[test]
fn r5_2_a_covered_pillbug_throws_nothing() {
    let covered = "Base+MLP .bA/wQ(wPbB)bG/.bQ w5 -";
    for name in ["bA1", "bG1", "bQ"] {
        check_moves(covered, name, "");
    }
    check_refused(covered, "bA1 wP/", |_, _| {
        Illegal::ThrowerCovered(piece("wP"))
    });
    check_refused(covered, "bA1 -wQ", |piece, _| Illegal::NotThrown(piece));
    check_moves("Base+MLP .bA/wQwPbG/.bQ w5 -", "bA1", "wP/ /wP");
}

/// ```text
///       bS1
/// bQ  wP  bA1 bG1        bA1 holds bG1
///   wQ
/// ```
#[test]
fn r5_3_a_piece_that_holds_the_hive_together_is_not_thrown() {
    let line = "Base+MLP ..bS/bQwPbAbG/wQ w5 -";
    check_moves(line, "bA1", "");
    check_refused(line, r"bA1 wP\", |piece, _| Illegal::Pinned(piece));
    check_moves("Base+MLP ..bS/bQwPbA/wQ w4 -", "bA1", r"\wP wP\");
}

/// ```text
///    a
/// bG1 wP  wQ        a = bA1 bB1, b = bS1 wB1
///    b  bQ
/// ```
#[test]
fn r5_4_no_piece_goes_up_between_two_stacks() {
    let gate = "Base+MLP .(bAbB)/bGwPwQ/(bSwB)bQ w6 -";
    check_moves(gate, "bG1", "");
    check_refused(gate, "bG1 wP/", |piece, _| Illegal::ThrowTooNarrow(piece));
    // East of the Pillbug there is no gate.
    check_moves(gate, "wQ", "wP/ bQ-");
    let low = "Base+MLP .bA/bGwPwQ/(bSwB)bQ w5 -";
    check_moves(low, "bG1", "wP/");
}

/// ```text
///   bG1  a
/// wQ  wP   .        a = bA1 bB1, b = bS1 wB1
///   bQ   b
/// ```
#[test]
fn r5_4_nor_down() {
    let gate = "Base+MLP .bG(bAbB)/wQwP/bQ(bSwB) w6 -";
    check_moves(gate, "bG1", "");
    check_refused(gate, "bG1 wP-", |piece, _| Illegal::ThrowTooNarrow(piece));
    check_moves("Base+MLP .bG(bAbB)/wQwP/bQwA w5 -", "bG1", "wP-");
}

#[test]
fn r5_5_a_piece_moved_just_before_is_not_thrown() {
    // Black moves the Ant beside the Pillbug; White cannot throw it, but can throw the Queen.
    //
    // wQ  wP   .
    //       bQ  bA1
    let moved = "Base+MLP wQwP/.bQbA b3 -; bA1 wP-";
    check_moves(moved, "bA1", "");
    check_refused(moved, "bA1 wP/", |piece, _| Illegal::Resting(piece));
    check_moves(moved, "bQ", r"wP/ \wP /wP");
    // A turn later it can.
    let later = format!("{moved}; wA1 -wQ; bS1 bQ\\");
    check_moves(&later, "bA1", r"wP/ \wP /wP");
}

#[test]
fn r5_5_nor_one_placed_or_thrown_just_before() {
    // Placed: the position says which piece came last, however it came.
    let placed = "Base+MLP .bA/wQwP/.bQ w4 bA1";
    check_refused(placed, "bA1 wP-", |piece, _| Illegal::Resting(piece));
    check_moves(placed, "bQ", r"wP/ wP- /wP");
    // Thrown: Black's Pillbug puts the Grasshopper on the cell x that both Pillbugs touch.
    //
    //       x
    // wQ  wP  bP  bG1
    //       bQ
    let thrown = "Base+MLP wQwPbPbG/.bQ b4 -; bG1 wP/";
    check_moves(thrown, "bG1", "");
    check_refused(thrown, r"bG1 \wP", |piece, _| Illegal::Resting(piece));
    check_moves(thrown, "bQ", r"\wP /wP");
}

#[test]
fn r5_6_a_thrown_piece_rests() {
    let thrown = format!("{OPEN}; bA1 wP-");
    check_moves(&thrown, "bA1", "");
    check_refused(&thrown, "bA1 wP/", |piece, _| Illegal::Resting(piece));
    // Thrown elsewhere nothing rests but it: the Queen may move.
    check_moves(&thrown, "bQ", r"/wP bA1\");
    // On Black's next turn the Ant may move again.
    let later = format!("{thrown}; bQ /wP; wA1 -wQ");
    check_moves(&later, "bA1", r"wP/ \wP \wQ \wA1 -wA1 /wA1 /wQ /bQ bQ\ wP\");
}

/// ```text
///   bA1  .
///  .  wP  bP
///   wQ  bQ
/// ```
#[test]
fn r5_6_a_thrown_pillbug_neither_moves_nor_throws() {
    let start = "Base+MLP .bA/.wPbP/wQbQ w5 -";
    let thrown = format!("{start}; bP -wP");
    for name in ["wQ", "wP", "bP"] {
        check_moves(&thrown, name, "");
    }
    check_refused(&thrown, "wQ -bP", |_, _| {
        Illegal::ThrowerResting(piece("bP"))
    });
    check_refused(&thrown, "bP -bA1", |piece, _| Illegal::Resting(piece));
    let later = format!("{thrown}; bS1 bQ-; wA1 /wQ");
    check_moves(&later, "wP", r"-bA1 -bP /bP");
}

#[test]
fn r5_6_a_thrown_piece_is_not_thrown_again() {
    // White throws the Ant between the two Pillbugs; Black's cannot throw it on, but the Queen.
    let thrown = "Base+MLP .bA/.wPbP/wQbQ w5 -; bA1 wP/";
    check_moves(thrown, "bA1", "");
    check_moves(thrown, "bQ", r"bP/ bP- bP\ wQ\");
}

#[test]
fn r5_6_the_thrower_does_not_rest() {
    // The white Pillbug has thrown, and is thrown itself.
    let thrown = "Base+MLP .bA/.wPbP/wQbQ w5 -; bA1 wP/";
    check_moves(thrown, "wP", r"bP/ bP- bP\");
}

/// ```text
///  a   wP  wM         a = bQ wB1: Black, with nothing else on the table, must pass
///    wQ  wG1
/// ```
#[test]
fn r5_6_a_pass_ends_the_rest() {
    let thrown = "Base+MLP (bQwB)wPwM/wQwG w6 -; wP wM-; pass";
    check_moves(thrown, "wP", r"wM/ wM\ \wM -wM");
    assert_eq!(position(thrown).last_moved(), None);
    let unpassed = "Base+MLP (bQwB)wPwM/wQwG w6 -; wP wM-";
    assert_eq!(position(unpassed).last_moved(), Some(piece("wP")));
}

/// ```text
///   bA1  .
/// bP  wM  wQ        the Mosquito holds the hive together, and throws all the same
///    .  bG1 bQ
/// ```
#[test]
fn r5_7_a_mosquito_borrows_the_power() {
    let borrow = "Base+MLP .bA/bPwMwQ/.bGbQ w5 -";
    check_moves(borrow, "bA1", "wM/ /wM");
    check_moves(borrow, "bG1", "wM/ /wM");
    check_moves(borrow, "wQ", "wM/ /wM bQ/");
    // Beside no Pillbug it has no power.
    let alone = "Base+MLP .bA/bSwMwQ/.bGbQ w5 -";
    check_moves(alone, "bA1", "");
    check_refused(alone, "bA1 wM/", |_, _| {
        Illegal::ThrowerPowerless(piece("wM"))
    });
    // Where there are no Pillbugs nobody throws.
    let none = "Base+M .bA/bSwMwQ/.bGbQ w5 -";
    check_refused(none, "bA1 wM/", |piece, _| Illegal::NotYours(piece));
}

/// ```text
///   wA1
/// wQ  bP  bQ
///   bM
/// ```
#[test]
fn r5_7_even_from_a_pillbug_that_is_pinned_and_rests() {
    let resting = "Base+MLP .wA/wQbPbQ/bM b4 bP";
    check_moves(resting, "wQ", r"bM- bM\ /bM -bM");
    check_moves(resting, "wA1", "");
    check_refused(resting, "wA1 bP/", |_, _| {
        Illegal::ThrowerResting(piece("bP"))
    });
}

/// ```text
///   bG1 bS1
/// wQ  bP  bB1
///   wM  bQ
/// ```
#[test]
fn r5_7_even_from_a_pillbug_that_is_hemmed_in() {
    check_moves("Base+MLP .bGbS/wQbPbB/wMbQ w6 -", "wQ", r"-bG1 -wM /wM wM\");
}

#[test]
fn r5_7_a_covered_pillbug_lends_no_power() {
    // bQ  a   wM
    //   wQ  bG1          a = bP bB1
    let covered = "Base+MLP bQ(bPbB)wM/wQbG w5 -";
    check_moves(covered, "bG1", "");
    check_refused(covered, r"bG1 wM\", |_, _| {
        Illegal::ThrowerPowerless(piece("wM"))
    });
    check_moves("Base+MLP bQbPwM/wQbG w5 -", "bG1", r"wM\ wM- wM/ \wM");
}

#[test]
fn r5_8_a_pinned_pillbug_throws() {
    check_refused(OPEN, "wP -bA1", |piece, _| Illegal::Pinned(piece));
    check_moves(OPEN, "wP", "");
    check_moves(OPEN, "bQ", r"wP/ wP- /wP");
}

#[test]
fn r5_8_the_power_needs_the_queen_on_the_table() {
    let without = "Base+MLP .bA/wSwP/.bQ w3 -";
    check_moves(without, "bA1", "");
    check_refused(without, "bA1 wP-", |_, _| Illegal::QueenNotPlaced);
}
