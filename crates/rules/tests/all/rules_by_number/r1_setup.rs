//! R1: pieces and setup.

use skep_rules::{Bug, Color, Direction, GameType, Hex, Illegal, Move, Opening, Piece, Position};

use crate::rules_by_number::checks::{
    check_moves, check_refused, check_refused_move, piece, position,
};

#[test]
fn r1_1_a_side_has_eleven_pieces_and_one_of_each_expansion() {
    let names = [
        "Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3",
    ];
    for (text, expansions) in [
        ("Base", &[][..]),
        ("Base+M", &["M"]),
        ("Base+L", &["L"]),
        ("Base+P", &["P"]),
        ("Base+ML", &["M", "L"]),
        ("Base+MP", &["M", "P"]),
        ("Base+LP", &["L", "P"]),
        ("Base+MLP", &["M", "L", "P"]),
    ] {
        let start = Position::new(text.parse().unwrap(), Opening::Tournament);
        for color in Color::ALL {
            let expected: Vec<_> = names
                .iter()
                .chain(expansions)
                .map(|name| piece(&format!("{}{name}", color.letter())))
                .collect();
            let reserve: Vec<_> = start.reserve(color).collect();
            assert_eq!(reserve, expected, "{text}");
        }
    }
    assert_eq!(Piece::new(Color::White, Bug::Queen, 2), None);
    assert_eq!(Piece::new(Color::Black, Bug::Ant, 4), None);
}

#[test]
fn r1_1_there_are_eight_game_types() {
    let written: Vec<_> = GameType::ALL
        .iter()
        .map(|game_type| game_type.to_string())
        .collect();
    let expected = [
        "Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP",
    ];
    assert_eq!(written, expected);
}

#[test]
fn r1_1_a_piece_of_an_absent_expansion_takes_no_part() {
    let start = "Base+L - w1 -";
    check_refused(start, "wM", |piece, _| Illegal::NotInGame(piece));
    check_refused(start, "wP", |piece, _| Illegal::NotInGame(piece));
    assert!(
        position("Base+L - w1 -; wL")
            .board()
            .find(piece("wL"))
            .is_some()
    );
    let mosquito = Move::Shift {
        piece: piece("wM"),
        to: Hex::ORIGIN,
    };
    check_refused_move(
        "Base+L wQbQ w2 - printed",
        mosquito,
        Illegal::NotInGame(piece("wM")),
    );
}

#[test]
fn r1_2_white_moves_first() {
    let start = Position::new(GameType::BASE, Opening::Tournament);
    assert_eq!((start.to_move(), start.turn()), (Color::White, 1));
    check_refused("Base - w1 -", "bA1", |piece, _| Illegal::NotYours(piece));
    assert_eq!(position("Base - w1 -; wA1").to_move(), Color::Black);
}

/// White builds in one direction, Black in the opposite one, until all 28 pieces lie in a line.
#[test]
fn r1_3_the_hive_grows_in_any_direction() {
    for direction in Direction::ALL {
        let mut position = Position::new(GameType::MLP, Opening::Tournament);
        let mut ends = [Hex::ORIGIN, Hex::ORIGIN.neighbor(direction.opposite())];
        for turn in 0..14 {
            for (color, toward) in [
                (Color::White, direction),
                (Color::Black, direction.opposite()),
            ] {
                // The Queen is first in the reserve and may not be placed first.
                let piece = position.next_pieces(color).nth(usize::from(turn == 0));
                let piece = piece.expect("a side has fourteen pieces");
                let end = &mut ends[color as usize];
                position.play(Move::Place { piece, to: *end }).unwrap();
                *end = end.neighbor(toward);
            }
        }
        let cells = position.board().unwrapped();
        assert_eq!(cells.len(), 28);
        let (dq, dr) = direction.step();
        let along = |&(_, (q, r)): &(Hex, (i32, i32))| q * dq + r * dr;
        let (near, far) = (cells.iter().map(along).min(), cells.iter().map(along).max());
        assert_eq!(
            far.unwrap() - near.unwrap(),
            27 * (dq * dq + dr * dr),
            "a straight line to {direction:?}"
        );
    }
}

#[test]
fn r1_3_but_it_grows_from_the_hive_only() {
    let game = "Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
    let position = position(game);
    let queen = position.board().find(piece("wQ")).unwrap();
    let far = queen.neighbor(Direction::West).neighbor(Direction::West);
    let apart = Move::Place {
        piece: piece("wS1"),
        to: far,
    };
    check_refused_move(game, apart, Illegal::NoFriendBeside(far));
    check_refused(game, "wS1 bQ-", |_, to| Illegal::NoFriendBeside(to));
}

#[test]
fn r1_4_a_placed_piece_never_leaves() {
    let game = "Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
    let again = |name| Move::Place {
        piece: piece(name),
        to: Hex::ORIGIN,
    };
    check_refused_move(game, again("wA1"), Illegal::AlreadyPlaced(piece("wA1")));
    check_refused_move(game, again("wQ"), Illegal::AlreadyPlaced(piece("wQ")));
    // Covered pieces stay as well.
    let mut position = position("Base+MLP (bAwB)wQ/bQwP w5 -");
    let pieces = position.board().pieces();
    for mv in position.legal_moves() {
        let undo = position.play_unchecked(mv);
        let now = position.board().pieces();
        assert!(pieces.without(now).is_empty(), "{mv:?}");
        position.undo(undo);
    }
}

#[test]
fn r1_4_a_player_need_not_place_all_pieces() {
    // Black has ten unplaced pieces, and may place one or move instead.
    let game = "Base wQbQ b2 wQ printed";
    check_moves(game, "bQ", r"wQ/ wQ\");
    check_moves(game, "bA1", r"bQ/ bQ- bQ\");
}
