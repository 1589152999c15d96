//! Positions to draw.

use skep_rules::{GameString, GameType, Line, Opening, Position};

/// A random game of at most that many plies.
pub(crate) fn random_game(seed: u64, plies: usize) -> Line {
    let mut line = Line::new(Position::new(GameType::MLP, Opening::Tournament));
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..plies {
        let moves = line.position().legal_moves();
        let Some(&mv) = random.choice(&moves) else {
            break;
        };
        line.play(mv).unwrap();
    }
    line
}

/// The line of a list of moves.
pub(crate) fn line(moves: &str) -> Line {
    GameString::parse(moves).unwrap().replay().unwrap()
}

/// The position that a position string describes.
pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// Extreme positions: nothing placed, all pieces in a row in each of the three directions, the
/// highest stack.
pub(crate) fn extremes() -> Vec<Position> {
    let sides = [
        "Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3", "M", "L", "P",
    ];
    let names: Vec<_> = ["w", "b"]
        .iter()
        .flat_map(|color| sides.map(|name| format!("{color}{name}")))
        .collect();
    let row = |between: fn(usize) -> String| {
        let cells: String = names
            .iter()
            .enumerate()
            .map(|(i, name)| between(i) + name)
            .collect();
        position(&format!("Base+MLP {cells} w20 -"))
    };
    vec![
        position("Base+MLP - w1 -"),
        row(|_| String::new()),
        row(|i| {
            if i == 0 {
                String::new()
            } else {
                "/".to_owned()
            }
        }),
        row(|i| {
            if i == 0 {
                ".".repeat(27)
            } else {
                format!("/{}", ".".repeat(27 - i))
            }
        }),
        position("Base+MLP wQ(bQbB1wB1bB2wB2wMbM) w20 -"),
    ]
}
