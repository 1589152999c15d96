//! R8: corners where programs go wrong.

use skep_rules::{Color, DrawReason, Illegal, Outcome};

use crate::rules_by_number::checks::{
    check_all_moves, check_moves, check_outcome, check_refused, check_ways, piece, position,
};

#[test]
fn r8_1_lifting_from_a_stack_neither_splits_the_hive_nor_empties_the_cell() {
    // bQ   a  wQ  wG1        a = wA1 wB1, in the middle of a line
    check_moves(
        "Base bQ(wAwB)wQwG w5 -",
        "wB1",
        r"bQ wQ \wA1 wA1/ /wA1 wA1\",
    );
    // What stays beneath is still a piece to be touched: three of these cells touch nothing else.
    check_moves(
        "Base bQwQ(wAwB) w4 -",
        "wB1",
        r"wQ \wA1 /wA1 wA1/ wA1- wA1\",
    );
    // On the ground beside a stack the same step is too wide.
    check_refused("Base bQwQwB w3 -", "wB1 wB1-", |piece, _| {
        Illegal::LosesContact(piece)
    });
}

/// ```text
///    a
/// ??  wQ  bQ        a = bA1 bB1, b = bG1 wB1: a gate before wQ
///    b
/// ```
#[test]
fn r8_2_the_gate_at_height() {
    let gate = |name: &str| format!("Base+ML .(bAbB)/{name}wQbQ/(bGwB1) w5 -");
    check_moves(&gate("wL"), "wL", r"wQ/ wQ\");
    check_moves(&gate("wB2"), "wB2", "bB1 wB1 -bB1 -wB1");
    check_moves(&gate("wM"), "wM", "bB1 wB1 -bB1 -wB1");
    // A jump does not mind.
    check_moves(&gate("wG"), "wG1", r"bB1/ bQ- wB1\");
    // On flat ground the Ladybug goes over the Queen as well.
    check_moves(
        "Base+ML .bA/wLwQbQ/bG w5 -",
        "wL",
        r"\bA1 bA1/ wQ/ bQ/ bQ- bQ\ wQ\ bG1\ /bG1 -bA1 -bG1",
    );
}

#[test]
fn r8_2_the_gate_for_both_halves_of_a_throw() {
    let up = "Base+MLP .(bAbB)/bGwPwQ/(bSwB)bQ w6 -";
    check_ways(up, "bG1 wP/", false, &[]);
    check_ways(up, "wQ wP/", true, &["wP"]);
    let down = "Base+MLP .bG(bAbB)/wQwP/bQ(bSwB) w6 -";
    check_ways(down, "bG1 wP-", false, &[]);
}

/// ```text
///   bA1 bG1 wA1
/// bS1 wS1  .  bA2        a chamber of three cells: the third slide leads back to the start
///   bB1  .  bQ
///     wG1 wQ
/// ```
#[test]
fn r8_3_a_spider_does_not_return_to_its_start() {
    let chamber = "Base .bAbGwA/bSwS.bA/bB.bQ/wGwQ w7 -";
    check_moves(chamber, "wS1", "");
    check_refused(chamber, "wS1 wS1", |piece, _| Illegal::SameCell(piece));
    check_refused(chamber, "wS1 bG1\\", |piece, _| Illegal::Unreachable(piece));
}

/// ```text
/// wS1  .   x
///   bQ   .  wQ        beside bQ, down into the pocket, up beside wQ
/// bG1 bA1 bS1
/// ```
#[test]
fn r8_3_a_spider_goes_three_slides_around_a_pocket() {
    check_moves("Base .wS/.bQ.wQ/bGbAbS w5 -", "wS1", r"\wQ /bG1");
}

#[test]
fn r8_4_a_mosquito_on_top_is_a_beetle() {
    // bQ   a  bP  wA1        a = bA1 wM, beside a Pillbug and above an Ant
    //   wQ  bS1
    let top = "Base+MLP bQ(bAwM)bPwA/wQbS w5 -";
    check_moves(top, "wM", r"bQ bP wQ bS1 \bA1 bA1/");
    check_moves(top, "bS1", "");
    check_refused(top, "bS1 bA1/", |_, _| {
        Illegal::ThrowerPowerless(piece("wM"))
    });
    check_refused(top, "wM wA1-", |piece, _| Illegal::MosquitoOnTop(piece));
}

#[test]
fn r8_4_a_mosquito_beside_a_stack_sees_its_top() {
    // wM   a  wQ  bQ: a Beetle on an Ant, then an Ant without Beetle.
    check_moves("Base+M wM(bAbB)wQbQ w4 -", "wM", r"bB1 \bB1 /bB1");
    check_moves(
        "Base+M wMbAwQbQ w4 -",
        "wM",
        r"\bA1 \wQ wQ/ bQ/ bQ- bQ\ wQ\ bA1\ /bA1",
    );
    // A Pillbug beneath a Beetle lends no power.
    check_ways("Base+MLP bQ(bPbB)wM/wQbG w5 -", "bG1 wM-", false, &[]);
    check_ways("Base+MLP bQbPwM/wQbG w5 -", "bG1 wM-", false, &["wM"]);
}

/// ```text
///   bM  wA1
/// wQ  wP   .
///   bQ
/// ```
#[test]
fn r8_5_a_thrown_thrower_may_not_throw_on_the_next_turn() {
    let thrown = "Base+MLP .bMwA/wQwP/bQ w4 -; bM wP-";
    check_moves(thrown, "wA1", "");
    check_refused(thrown, "wA1 bM-", |_, _| {
        Illegal::ThrowerResting(piece("bM"))
    });
    let later = format!("{thrown}; bS1 /bQ; wS1 -wQ");
    check_moves(&later, "wA1", r"bM/ bM- bM\ /bM");
    // A Pillbug the same.
    let thrown = "Base+MLP .bA/.wPbP/wQbQ w5 -; bP -wP";
    check_ways(thrown, "wP -bP", false, &[]);
    check_ways(
        &format!("{thrown}; bS1 bQ-; wA1 /wQ"),
        "wP -bP",
        false,
        &["bP"],
    );
}

/// ```text
///  a  wP  wM         a = bQ wB1: Black, with nothing else on the table, must pass
///   wQ  wG1
/// ```
#[test]
fn r8_5_after_a_pass_a_thrown_thrower_may_throw() {
    let start = "Base+MLP (bQwB)wPwM/wQwG w6 -";
    check_all_moves(&format!("{start}; wP wM\\"), "pass");
    check_ways(&format!("{start}; wP wM\\; pass"), "wM wP-", false, &["wP"]);
    check_all_moves(&format!(r"{start}; wM \wP"), "pass");
    check_ways(&format!(r"{start}; wM \wP; pass"), "wP -wM", false, &["wM"]);
}

#[test]
fn r8_6_a_cell_reached_by_moving_and_by_being_thrown_is_one_move() {
    // wP  wQ
    //   wA1 bQ
    let hive = "Base+P wPwQ/wAbQ w4 -";
    check_moves(hive, "wQ", r"bQ/ \wP wP/ -wP -wA1");
    check_ways(hive, "wQ wP/", true, &["wP"]);
    check_ways(hive, "wQ -wP", false, &["wP"]);
    check_ways(hive, "wQ bQ/", true, &[]);
    // So is a cell that two throw to.
    //
    //   wA1
    // wQ  bM  bQ
    //       bP  bS1
    let two = "Base+MLP .wA/wQbMbQ/.bPbS b5 -";
    check_moves(two, "bQ", r"bM/ bS1/ bP\ /bP /bM");
    check_ways(two, "bQ /bM", false, &["bM", "bP"]);
    check_ways(two, "bQ bM/", true, &["bM"]);
}

#[test]
fn r8_7_passing_is_forced_also_several_times() {
    let mut game = r"Base;;;wQ;bB1 wQ-;wQ /bB1;bQ bB1-;wQ bB1\;bB1 wQ".to_owned();
    for black in ["bA1 bQ-", "bA2 bQ/", "bG1 bA1-", "bS1 -bB1"] {
        check_all_moves(&game, "pass");
        check_refused(&game, "wA1 /wQ", |_, to| Illegal::NoFriendBeside(to));
        game = format!("{game};pass;{black}");
    }
    check_all_moves(&game, "pass");
}

#[test]
fn r8_7_a_player_without_a_cell_for_the_queen_that_is_due_passes() {
    // All that White has lies under Beetles and a Mosquito.
    check_all_moves("Base+M (wAbB)(wGbB)(wSbM)bQ w5 -", "pass");
    // Were one of them free with a cell beside it, she would be placed.
    check_all_moves("Base+M wA(wGbB)(wSbM)bQ w5 -", r"wQ -wA1,wQ \wA1,wQ /wA1");
}

const WHITE_WINS: Option<Outcome> = Some(Outcome::Win(Color::White));

#[test]
fn r8_8_the_surrounded_queen_may_lie_under_a_stack() {
    let under = "Base .wAwGwA/wS(bQwB)/bAbGwQ w7 -";
    check_outcome(&format!("{under}; wA2 bQ-"), WHITE_WINS);
    let deep = "Base+M .wAwGwA/wS(bQbMwBbB)/bAbGwQ w7 -";
    check_outcome(&format!("{deep}; wA2 bQ-"), WHITE_WINS);
}

#[test]
fn r8_8_a_player_may_surround_their_own_queen() {
    check_outcome("Base .wAwG/wSbQ/bBbGbA/wQ b5 -; bA1 bQ-", WHITE_WINS);
}

#[test]
fn r8_8_both_queens_at_once_is_a_draw_whoever_moves() {
    let both = Some(Outcome::Draw(DrawReason::BothSurrounded));
    check_outcome("Base ..wA.bA/.wSwQbQbS/wAwGbGbB w6 -; wA2 wA1-", both);
    check_outcome("Base ..wA.bA/.wSwQbQbS/bAwGbGbB b7 -; bA2 wA1-", both);
}

#[test]
fn r8_9_repetition_counts_positions_not_moves() {
    let line = "Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
    // The same moves of White's Queen over and over, while Black's hive grows: no position returns.
    let moves =
        r";wQ \wA1;bS1 bQ-;wQ -wA1;bS2 bS1-;wQ \wA1;bG1 bS2-;wQ -wA1;bG2 bG1-;wQ \wA1;bG3 bG2-";
    let grown = position(&format!("{line}{moves}"));
    assert_eq!((grown.outcome(), grown.occurrences()), (None, 1));
    // Different ways, the same position: the second time by the south.
    let north = r";wQ \wA1;bQ bA1/;wQ -wA1;bQ bA1-";
    let south = r";wQ /wA1;bQ bA1\;wQ -wA1;bQ bA1-";
    let repeated = position(&format!("{line}{north}{south}"));
    let drawn = Some(Outcome::Draw(DrawReason::Repetition));
    assert_eq!((repeated.outcome(), repeated.occurrences()), (drawn, 3));
}

#[test]
fn r8_9_placements_never_repeat() {
    let line = "Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
    let north = r";wQ \wA1;bQ bA1/;wQ -wA1;bQ bA1-";
    // Twice in that position, then one placement each: the count starts again.
    let placed = format!("{line}{north};wS1 -wQ;bS1 bQ-");
    assert_eq!(position(&placed).occurrences(), 1);
    check_outcome(&placed, None);
}
