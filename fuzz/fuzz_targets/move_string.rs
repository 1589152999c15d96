//! Any text is either played as a legal move that survives a round trip, or refused without a change.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skep_rules::{GameString, Piece, TurnString};

/// A midgame position with stacks, throws and a resting piece.
const GAME: &str = "Base+MLP;;;wP;bB1 wP\\;wQ -wP;bB2 /bB1;wM \\wQ;bM bB1-;wL /wQ;bQ bB2\\;wB1 wM/;bA1 /bB2;wB2 \\wL;bP bQ-;wB2 -wM";

fuzz_target!(|text: &str| {
    let _ = text.parse::<Piece>();
    let _ = text.parse::<TurnString>();
    for game in ["Base+MLP", GAME] {
        let line = GameString::parse(game)
            .expect("a GameString")
            .replay()
            .expect("legal moves");
        let mut position = line.position().clone();
        let before = position.clone();
        match position.play_string(text) {
            Ok(mv) => {
                assert!(before.legal_moves().contains(&mv));
                assert_eq!(before.parse_move(&before.move_string(mv)), Ok(mv));
            }
            Err(_) => assert_eq!(position, before),
        }
    }
});
