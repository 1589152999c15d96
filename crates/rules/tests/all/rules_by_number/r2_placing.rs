//! R2: placing.

use std::collections::BTreeSet;

use skep_rules::{Color, Illegal};

use crate::rules_by_number::checks::{
    check_all_moves, check_moves, check_refused, piece, position,
};

#[test]
fn r2_1_the_first_piece_goes_to_one_cell_and_the_second_beside_it() {
    check_all_moves("Base - w1 -", "wS1,wB1,wG1,wA1");
    check_moves("Base - w1 -; wA1", "bS1", r"\wA1 wA1/ wA1- wA1\ /wA1 -wA1");
}

#[test]
fn r2_1_only_the_second_piece_touches_the_other_colour() {
    let game = "Base;;;wA1;bA1 wA1-";
    check_moves(game, "wS1", r"\wA1 -wA1 /wA1");
    check_refused(game, "wS1 wA1/", |_, to| Illegal::EnemyBeside(to));
    check_refused(game, "wS1 bA1-", |_, to| Illegal::NoFriendBeside(to));
    // Black's first piece cannot stand apart, nor on White's.
    check_refused("Base - w1 -; wA1", "bS1 wA1", |_, to| Illegal::Occupied(to));
}

#[test]
fn r2_2_a_placement_touches_its_own_colour_and_not_the_other() {
    // wQ  wG1 bG1 bQ
    let line = "Base wQwGbGbQ w4 -";
    check_moves(line, "wA1", r"-wQ \wQ wQ/ /wQ wQ\");
    check_refused(line, "wA1 wG1/", |_, to| Illegal::EnemyBeside(to));
    check_refused(line, r"wA1 bQ\", |_, to| Illegal::NoFriendBeside(to));
    check_moves("Base wQwGbGbQ b4 -", "bA1", r"bQ- bQ/ \bQ bQ\ /bQ");
}

#[test]
fn r2_2_a_stack_counts_as_the_colour_on_top() {
    // wQ  stack  bQ
    check_moves("Base wQ(wGbB)bQ w4 -", "wA1", r"-wQ \wQ /wQ");
    check_moves("Base wQ(wGbB)bQ b4 -", "bA1", r"bQ- bQ/ \bQ bQ\ /bQ");
    check_moves("Base wQ(bGwB)bQ w4 -", "wA1", r"-wQ \wQ wQ/ /wQ wQ\");
    check_refused("Base wQ(wGbB)bQ w4 -", "wA1 wQ/", |_, to| {
        Illegal::EnemyBeside(to)
    });
}

#[test]
fn r2_3_a_piece_is_placed_on_the_ground() {
    let game = "Base+M wQwGbGbQ w4 -";
    check_moves(game, "wB1", r"-wQ \wQ wQ/ /wQ wQ\");
    check_moves(game, "wM", r"-wQ \wQ wQ/ /wQ wQ\");
    for mv in ["wB1 wQ", "wM wQ", "wA1 wQ", "wB1 bQ"] {
        check_refused(game, mv, |_, to| Illegal::Occupied(to));
    }
}

/// ```text
///     wA1 wS1 bQ  bG1
///   wG1  x  wG2        x: a hole with six pieces around it
/// bA1 wQ  wA2
///       wA3
/// ```
#[test]
fn r2_4_a_placement_may_fill_a_hole_that_nothing_slides_into() {
    let white = "Base ..wAwSbQbG/.wG.wG/bAwQwA/.wA w8 -";
    let cells = r"wG1- \wG1 \wA1 wA1/ wG2\ wA2\ wA3\ /wA3";
    check_moves(white, "wB1", cells);
    let around = r"\wA1 \wS1 \bQ \bG1 bG1/ bG1- bG1\ bQ\ wG2\ wA2\ bA1\ /bA1 -bA1 -wG1 -wA1";
    check_moves(white, "wA3", around);
    check_refused(white, "wA3 wG1-", |piece, _| Illegal::Unreachable(piece));
    // With one black piece around the hole, nobody may place there.
    let mixed = "Base ..wAbSbQ/.wG.wG/bAwQwA/.wA w7 -";
    check_refused(mixed, "wB1 wG1-", |_, to| Illegal::EnemyBeside(to));
}

const THREE_EACH: &str = "Base;;;wA1;bA1 wA1-;wS1 -wA1;bS1 bA1-;wB1 -wS1;bB1 bS1-";

#[test]
fn r2_5_on_the_fourth_turn_the_queen_is_due() {
    // wB1 wS1 wA1 bA1 bS1 bB1
    check_all_moves(
        THREE_EACH,
        r"wQ -wB1,wQ \wB1,wQ wB1/,wQ wS1/,wQ /wB1,wQ wB1\,wQ wS1\",
    );
    check_refused(THREE_EACH, "wG1 -wB1", |_, _| Illegal::QueenIsDue);
    check_refused(THREE_EACH, r"wB1 wS1\", |_, _| Illegal::QueenIsDue);
    let black = format!("{THREE_EACH};wQ -wB1");
    check_moves(&black, "bQ", r"bB1- bB1/ \bB1 \bS1 bB1\ /bB1 /bS1");
    check_refused(&black, "bG1 bB1-", |_, _| Illegal::QueenIsDue);
}

#[test]
fn r2_5_before_the_fourth_turn_she_may_wait() {
    let third = "Base;;;wA1;bA1 wA1-;wS1 -wA1;bS1 bA1-";
    for name in ["wQ", "wB1", "wG1", "wA2", "wS2"] {
        check_moves(third, name, r"-wS1 \wS1 wS1/ /wS1 wS1\");
    }
}

#[test]
fn r2_6_the_queen_is_not_the_first_placement_in_tournaments() {
    check_refused("Base - w1 -", "wQ", |_, _| Illegal::QueenMustWait);
    check_refused("Base - w1 -; wA1", "bQ wA1-", |_, _| Illegal::QueenMustWait);
    check_moves("Base;;;wA1;bA1 wA1-", "wQ", r"\wA1 -wA1 /wA1");
}

#[test]
fn r2_6_by_the_printed_rules_she_may_be() {
    check_all_moves("Base - w1 - printed", "wQ,wS1,wB1,wG1,wA1");
    check_moves("Base - w1 - printed; wQ", "bQ", r"\wQ wQ/ wQ- wQ\ /wQ -wQ");
}

#[test]
fn r2_7_like_tiles_enter_in_the_order_of_their_numbers() {
    let next: BTreeSet<_> = ["wQ", "wS1", "wB1", "wG1", "wA2"].map(piece).into();
    let game = position("Base;;;wA1;bA1 wA1-");
    assert_eq!(
        game.next_pieces(Color::White).collect::<BTreeSet<_>>(),
        next
    );
    let text = "Base;;;wA1;bA1 wA1-";
    check_refused(text, "wA3 -wA1", |_, _| Illegal::OutOfOrder {
        next: piece("wA2"),
    });
    check_refused(text, "wS2 -wA1", |_, _| Illegal::OutOfOrder {
        next: piece("wS1"),
    });
    check_moves(text, "wA2", r"\wA1 -wA1 /wA1");
}

#[test]
fn r2_7_for_the_rules_like_tiles_are_the_same() {
    let [one, other, different] = [
        "Base wA1wQ.bQ/.bAwA2 w5 -",
        "Base wA2wQ.bQ/.bAwA1 w5 -",
        "Base wQwA.bQ/.bAwA w5 -",
    ]
    .map(position);
    assert_eq!(one.canonical_key(), other.canonical_key());
    assert_eq!(one.hash(), other.hash());
    assert_ne!(one.canonical_key(), different.canonical_key());
    assert_ne!(one.hash(), different.hash());
}
