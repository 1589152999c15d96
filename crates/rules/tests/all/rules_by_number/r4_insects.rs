//! R4: the insects.

use skep_rules::Illegal;

use crate::rules_by_number::checks::{check_moves, check_refused};

#[test]
fn r4_1_queen_makes_one_slide() {
    // wQ  bQ  above bA1: the two cells beside her that touch a neighbour of hers.
    let hive = "Base wQbQ/bA w3 -";
    check_moves(hive, "wQ", r"\bQ -bA1");
    // Two slides are too many, a climb is none.
    check_refused(hive, "wQ bQ/", |piece, _| Illegal::Unreachable(piece));
    check_refused(hive, "wQ bA1", |piece, _| Illegal::CannotClimb(piece));
}

#[test]
fn r4_2_beetle_steps_in_any_direction() {
    //   wB1
    // wQ  bQ
    let ground = "Base .wB/wQbQ w3 -";
    check_moves(ground, "wB1", r"wQ bQ \wQ bQ/");
    check_refused(ground, "wB1 bQ-", |piece, _| Illegal::Unreachable(piece));
    // On top it steps along, comes down, and goes into holes.
    //
    //   bG1 bS1
    // bA1  x  stack       stack = bQ wB1
    //   wQ  wG1
    let hole = "Base .bGbS/bA.(bQwB)/wQwG w5 -";
    check_moves(hole, "wB1", r"bS1 wG1 bA1- bQ/ bQ- bQ\");
}

#[test]
fn r4_2_a_beetle_freezes_what_is_beneath_and_hides_its_colour() {
    let covered = "Base wQ(wGbB)bQ w4 -";
    check_refused(covered, r"wG1 bQ-", |piece, _| Illegal::Covered(piece));
    check_moves(covered, "wA1", r"-wQ \wQ /wQ");
}

#[test]
fn r4_2_beetles_and_mosquitoes_climb_any_stack() {
    // wB2 stands beside five others above an Ant.
    let tower = "Base+M wB2(bAbBbBbMwMwB1)wQ/.bQ w9 -";
    check_moves(tower, "wB2", r"wB1 \wB1 /wB1");
    check_moves(tower, "wB1", r"wB2 wQ bQ \wM wM/ /wM");
    check_refused(tower, "wM wQ", |piece, _| Illegal::Covered(piece));
}

/// ```text
/// wG1  a  bQ   .  wA1         a = bA1 bB1
///   wQ  bS1 bG1 wS1
/// ```
#[test]
fn r4_3_grasshopper_jumps_to_the_first_empty_cell_in_a_line() {
    let hive = "Base wG(bAbB)bQ.wA/wQbSbGwS w6 -";
    check_moves(hive, "wG1", r"bQ- wQ\");
    // Neither short of the end nor beyond the gap, nor onto a piece.
    check_refused(hive, "wG1 wA1-", |piece, _| Illegal::Unreachable(piece));
    for mv in ["wG1 wA1", "wG1 bQ"] {
        check_refused(hive, mv, |piece, _| Illegal::CannotClimb(piece));
    }
}

#[test]
fn r4_3_grasshopper_jumps_over_at_least_one_piece() {
    //   .  wG1  .
    //     wQ  bA1 bQ
    let hive = "Base .wG/.wQbAbQ w3 -";
    check_moves(hive, "wG1", r"wQ\");
    check_refused(hive, r"wG1 \bA1", |piece, _| Illegal::Unreachable(piece));
}

#[test]
fn r4_4_spider_makes_exactly_three_slides() {
    // wS1 bQ  bG1 wQ
    let line = "Base wSbQbGwQ w3 -";
    check_moves(line, "wS1", r"bG1/ bG1\");
    for mv in [r"wS1 \bQ", "wS1 bQ/", "wS1 wQ/", "wS1 wQ-"] {
        check_refused(line, mv, |piece, _| Illegal::Unreachable(piece));
    }
}

/// ```text
/// wA1 bQ
///   wQ   x  bA1        x: no way in, the gap to the north-east is as narrow as the others
///     bG1 bS1
/// ```
#[test]
fn r4_5_ant_makes_any_number_of_slides() {
    let bay = "Base wAbQ/wQ.bA/bGbS w5 -";
    let shore = r"-wQ /wQ /bG1 bG1\ bS1\ bA1\ bA1- bA1/ \bA1 bQ/ \bQ";
    check_moves(bay, "wA1", shore);
    check_refused(bay, "wA1 wQ-", |piece, _| Illegal::TooNarrow(piece));
    check_refused(bay, "wA1 bQ", |piece, _| Illegal::CannotClimb(piece));
}

#[test]
fn r4_6_ladybug_goes_up_along_and_down() {
    // wL  wQ  bQ: two steps on top of the line, then down around its end.
    let line = "Base+L wLwQbQ w3 -";
    check_moves(line, "wL", r"\bQ wQ\ bQ/ bQ- bQ\");
    // Not down after one step on top, not to stay on top.
    check_refused(line, r"wL \wQ", |piece, _| Illegal::Unreachable(piece));
    check_refused(line, "wL bQ", |piece, _| Illegal::CannotClimb(piece));
}

#[test]
fn r4_6_ladybug_does_not_come_back_to_where_it_began() {
    // wL  wQ
    //   bQ
    let triangle = "Base+L wLwQ/bQ w3 -";
    check_moves(triangle, "wL", r"\wQ wQ/ wQ- wQ\ bQ\ /bQ -bQ");
    check_refused(triangle, "wL -wQ", |piece, _| Illegal::SameCell(piece));
    // With a single piece to climb there is no second step on top.
    check_moves("Base+L wLbQ w2 - printed", "wL", "");
}

#[test]
fn r4_7_mosquito_moves_as_any_piece_it_touches() {
    // wM  bG1 wQ
    //   bQ               a Queen's slides and a Grasshopper's jumps, also over the Queen
    let hive = "Base+M wMbGwQ/bQ w3 -";
    check_moves(hive, "wM", r"\bG1 -bQ wQ- bQ\");
    check_refused(hive, "wM bG1", |piece, _| Illegal::CannotClimb(piece));
}

#[test]
fn r4_7_mosquito_sees_only_the_top_of_a_stack() {
    // A Beetle above a Spider.
    let beetle = "Base+M wM(bSbB)wQbQ w4 -";
    check_moves(beetle, "wM", r"bB1 \bB1 /bB1");
    check_refused(beetle, "wM wQ", |piece, _| Illegal::Unreachable(piece));
    check_moves("Base+M wMbSwQbQ w4 -", "wM", r"wQ/ wQ\");
}

#[test]
fn r4_7_touching_only_mosquitoes_it_cannot_move() {
    let line = "Base+M wQbQbMwM w3 -";
    check_moves(line, "wM", "");
    for mv in [r"wM bM/", "wM bM"] {
        check_refused(line, mv, |piece, _| Illegal::MosquitoAlone(piece));
    }
    check_moves("Base+M wQbQ(bAbM)wM w4 -", "wM", "");
}

/// ```text
/// wQ   a  bP        a = bA1 wM
///   bQ  bG1
/// ```
#[test]
fn r4_7_on_top_a_mosquito_is_a_beetle() {
    let stack = "Base+MLP wQ(bAwM)bP/bQbG w5 -";
    check_moves(stack, "wM", r"wQ bP bQ bG1 \bA1 bA1/");
    check_moves(stack, "bG1", "");
    // Two steps are too many for a Beetle, though an Ant beside it would run there.
    check_refused(stack, "wM bP-", |piece, _| Illegal::MosquitoOnTop(piece));
    // Come down to the north-east, it runs as the Ant and throws as the Pillbug beside it.
    let down = "Base+MLP ..wM/wQbAbP/bQbG w5 -";
    check_moves(down, "wM", r"\bA1 \wQ -wQ /wQ /bQ bQ\ bG1\ bP\ bP- bP/");
    check_moves(down, "bP", r"-wM \wM wM/ wM-");
}

#[test]
fn r4_8_pillbug_slides_like_a_queen() {
    let line = "Base+P wPwQbQ w3 -";
    check_moves(line, "wP", r"\wQ /wQ");
    check_refused(line, "wP bQ/", |piece, _| Illegal::Unreachable(piece));
}

/// ```text
/// wP  wQ
///   wA1 bQ
/// ```
#[test]
fn r4_8_or_it_uses_its_power() {
    let hive = "Base+P wPwQ/wAbQ w4 -";
    check_moves(hive, "wP", r"\wQ -wA1");
    // The Queen slides to the north-west and to the east, and is thrown around the Pillbug.
    check_moves(hive, "wQ", r"bQ/ \wP wP/ -wP -wA1");
    // Either, not both: then it is Black's turn.
    let thrown = format!("{hive}; wQ -wP");
    check_refused(&thrown, r"wP -wA1", |piece, _| Illegal::NotYours(piece));
}
