//! Any position string that parses can be played and drawn, and survives a round trip.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skep_draw::{Scene, SvgStyle, TextStyle, draw_svg, draw_text};
use skep_rules::Position;

fuzz_target!(|text: &str| {
    let Ok(position) = text.parse::<Position>() else {
        return;
    };
    let again: Position = position
        .to_string()
        .parse()
        .expect("our own position string is one");
    assert_eq!(again.to_string(), position.to_string());
    assert_eq!(again.canonical_key(), position.canonical_key());
    assert_eq!(again.count_legal_moves(), position.count_legal_moves());
    let moves = position.legal_moves();
    assert_eq!(moves.len() as u64, position.count_legal_moves());
    for mv in moves {
        assert!(position.is_legal(mv));
        let mut next = position.clone();
        let undo = next.play_unchecked(mv);
        next.undo(undo);
        assert_eq!(next, position);
        next.play(mv).expect("a legal move");
    }
    let scene = Scene::new(&position).with_pinned(&position);
    draw_text(&scene, &TextStyle::default());
    draw_svg(&scene, &SvgStyle::default());
});
