//! The input bytes choose moves. The laws of the rules hold in every game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skep_rules::{Board, GameType, Opening, Position, Symmetry};

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, choices)) = bytes.split_first() else {
        return;
    };
    let opening = if first & 8 == 0 {
        Opening::Tournament
    } else {
        Opening::Printed
    };
    let mut position = Position::new(GameType::ALL[usize::from(first & 7)], opening);
    for &choice in choices.iter().take(300) {
        let moves = position.legal_moves();
        assert_eq!(moves.len() as u64, position.count_legal_moves());
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
            assert!(position.outcome().is_some());
            return;
        };
        assert_eq!(position.parse_move(&position.move_string(mv)), Ok(mv));
        let before = position.clone();
        let undo = position.play_unchecked(mv);
        position.undo(undo);
        assert_eq!(position, before);
        position.play(mv).expect("a listed move is legal");
        assert!(is_one_hive(position.board()));
    }
    let symmetry = Symmetry::ALL[usize::from(first) % 12];
    let turned = position.turned(symmetry);
    assert_eq!(turned.canonical_key(), position.canonical_key());
    assert_eq!(turned.count_legal_moves(), position.count_legal_moves());
});

fn is_one_hive(board: &Board) -> bool {
    board.unwrapped().len() == board.tops().count()
}
