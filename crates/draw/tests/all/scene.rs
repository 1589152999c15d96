use skep_draw::{Cell, Scene, Way};
use skep_rules::{Color, Hex, Piece};

use crate::games::{extremes, line, position, random_game};

#[track_caller]
fn check_targets(text: &str, piece: &str, expected: &[(i32, i32, Way)]) {
    let position = position(text);
    let scene = Scene::new(&position).with_targets_of(&position, piece.parse().unwrap());
    let targets: Vec<_> = scene
        .targets
        .iter()
        .map(|target| (target.cell.q, target.cell.r, target.way))
        .collect();
    assert_eq!(targets, expected);
    assert_eq!(scene.selected, piece.parse().ok());
}

#[test]
fn targets_tell_throws_from_own_moves() {
    // The Ladybug beside its Pillbug can crawl over the hive, and be thrown around the Pillbug.
    check_targets(
        "Base+MLP wL.bL/wP(bAwB)/.wQ(bQbB1wB2bB2wMbM) w9 -",
        "wL",
        &[
            (1, 0, Way::Either),
            (-1, 1, Way::Thrown),
            (2, 1, Way::Own),
            (-1, 2, Way::Thrown),
            (0, 2, Way::Either),
        ],
    );
}

#[test]
fn targets_of_pieces_in_reserve_are_placements() {
    check_targets("Base - w1 -", "wA1", &[(0, 0, Way::Own)]);
    check_targets(
        "Base wSbS w2 -",
        "wA1",
        &[(0, -1, Way::Own), (-1, 0, Way::Own), (-1, 1, Way::Own)],
    );
}

#[test]
fn immobile_pieces_have_no_targets() {
    let after_the_end = "Base+MLP .wSwAbA/wAbQwA/wGwGwQ b9 -";
    for (text, piece) in [
        ("Base wSbS w2 -", "wS1"),
        ("Base wSbS w2 -", "bA1"),
        (after_the_end, "bA1"),
    ] {
        check_targets(text, piece, &[]);
    }
}

#[test]
fn a_line_marks_its_last_move() {
    let rows = [
        ("Base;;;wS1", None, (0, 0)),
        ("Base;;;wS1;bS1 wS1-", None, (1, 0)),
        (
            "Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ \\wS1",
            Some((-1, 0)),
            (0, -1),
        ),
    ];
    for (moves, from, to) in rows {
        let last = Scene::of_line(&line(moves)).last_move.unwrap();
        assert_eq!(last.from.map(|cell| (cell.q, cell.r)), from, "{moves}");
        assert_eq!((last.to.q, last.to.r), to, "{moves}");
    }
}

#[test]
fn marks_far_from_the_hive_are_left_out() {
    let position = position("Base wSbS w2 -");
    let scene = Scene::new(&position).with_last_move(Some(Hex::at(9, 9)), Hex::at(0, 0));
    assert_eq!(scene.last_move.unwrap().from, None);
    assert_eq!(
        Scene::new(&position)
            .with_last_move(None, Hex::at(9, 9))
            .last_move,
        None
    );
}

#[test]
fn pinned_pieces_are_those_that_hold_the_hive_together() {
    let position = position("Base wAwQbQbA w5 -");
    let scene = Scene::new(&position).with_pinned(&position);
    let pinned: Vec<_> = scene.pinned.collect();
    assert_eq!(
        pinned,
        [Piece::queen(Color::White), Piece::queen(Color::Black)]
    );
}

/// The hive is connected: in the plane, as on the board, each cell has a neighbour.
#[track_caller]
fn check_plane(scene: &Scene) {
    let cells: Vec<Cell> = scene.stacks.iter().map(|stack| stack.cell).collect();
    let beside = |a: Cell, b: Cell| {
        let (q, r) = (a.q - b.q, a.r - b.r);
        q.abs().max(r.abs()).max((q + r).abs()) == 1
    };
    for &cell in &cells {
        assert!(
            cells.len() == 1 || cells.iter().any(|&other| beside(cell, other)),
            "{cell:?}"
        );
    }
    let free = scene
        .targets
        .iter()
        .filter(|target| scene.stack_at(target.cell).is_none());
    for target in free {
        assert!(
            cells.is_empty() || cells.iter().any(|&cell| beside(cell, target.cell)),
            "{target:?}"
        );
    }
    assert!(cells.is_sorted());
}

#[test]
fn neighbours_lie_side_by_side() {
    for position in extremes() {
        check_plane(&Scene::new(&position));
    }
    let game = random_game(5, 150);
    for ply in 0..=game.moves().len() {
        let position = game.first(ply).position().clone();
        for piece in position
            .board()
            .tops()
            .union(position.next_pieces(position.to_move()))
        {
            check_plane(&Scene::new(&position).with_targets_of(&position, piece));
        }
    }
}
