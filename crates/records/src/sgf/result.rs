//! How BoardSpace and SGF state a result.

use skep_rules::Color;

use crate::{Ending, GameResult, Record};

/// Parts of BoardSpace's words for a draw, in the languages of its players.
const DRAWN: [&str; 12] = [
    "draw",
    "平局",
    "引き分け",
    "nulle",
    "tablas",
    "empate",
    "ничь",
    "gelijk",
    "remis",
    "unentschieden",
    "oavgjort",
    "patta",
];

/// SGF's own form, `W+R`, `B+T`, `W+`, `Draw`, and its meaning.
pub(super) fn parse_standard(text: &str) -> Option<(GameResult, Option<Ending>)> {
    if text == "Draw" || text == "0" {
        return Some((GameResult::Draw, None));
    }
    let (winner, how) = text.split_once('+')?;
    let winner = match winner {
        "W" => Color::White,
        "B" => Color::Black,
        _ => return None,
    };
    let ending = match how {
        "" => None,
        "R" | "Resign" => Some(Ending::Resignation),
        "T" | "Time" => Some(Ending::Time),
        _ => return None,
    };
    Some((GameResult::Win(winner), ending))
}

/// SGF's own form of a result.
pub(super) fn standard(result: GameResult, ending: Option<Ending>) -> String {
    let GameResult::Win(winner) = result else {
        return "Draw".to_owned();
    };
    let how = match ending {
        Some(Ending::Resignation) => "R",
        Some(Ending::Time) => "T",
        Some(Ending::Agreement) | None => "",
    };
    format!("{}+{how}", winner.letter().to_ascii_uppercase())
}

/// The result in a sentence such as "Partie gagnée par Anna": the player named in it has won.
pub(super) fn of_sentence(text: &str, record: &Record) -> Option<GameResult> {
    let named = |color: Color| {
        record
            .tags
            .get(color.name())
            .is_some_and(|name| text.contains(name))
    };
    match (named(Color::White), named(Color::Black)) {
        (true, false) => Some(GameResult::Win(Color::White)),
        (false, true) => Some(GameResult::Win(Color::Black)),
        (true, true) => None,
        (false, false) => {
            let text = text.to_lowercase();
            DRAWN
                .iter()
                .any(|word| text.contains(word))
                .then_some(GameResult::Draw)
        }
    }
}
