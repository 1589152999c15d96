//! Hints do not contradict the coach.

use skep_engine::{Engine, Limits, Native};
use skep_learn::{coach, hint};
use skep_rules::{Bug, Line, Position};

/// The coach advises starting with a Spider or a Grasshopper.
#[test]
fn the_first_piece_is_what_the_coach_advises() {
    let rows = [
        ("Base - w1 -", true),
        ("Base+MLP - w1 -", true),
        ("Base wG1 b1 wG1", true),
        ("Base+P wP b1 wP", true),
        ("Base wS1bS1 w2 -", false),
    ];
    let limits = Limits {
        nodes: Some(1_000),
        ..Limits::default()
    };
    let mut engine = Engine::new(1, Native).unwrap();
    for (text, is_first) in rows {
        let position: Position = text.parse().unwrap();
        let given = hint(&mut engine, &position, &limits).unwrap();
        let (piece, _) = given.best.piece_and_target().unwrap();
        let advice = coach::advice(&Line::new(position.clone()), position.to_move());
        let advised = advice.iter().any(|phrase| phrase.key == "coach-first");
        assert_eq!(advised, is_first, "{text}");
        assert!(!is_first || piece.bug() == Bug::Spider, "{text}: {piece}");
        assert!(!given.reasons.is_empty(), "{text}");
    }
}
