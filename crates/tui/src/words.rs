//! Texts in the user's language: the same sentences as in the web app.

use skep_locale::{Argument, Locale};
use skep_rules::{Piece, Reference};
use skep_text::one_line;
use skep_view::only_side;
use skep_wire::{
    Color, EndingReason, EndingView, GameSummary, GameView, MoveView, Phrase, SeatView, SeatsView,
};

/// The texts in the user's language.
#[derive(Debug)]
pub struct Words(Locale);

impl Words {
    /// In the language of the locale.
    pub const fn new(locale: Locale) -> Words {
        Words(locale)
    }

    /// A message without arguments.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.0.word(key, &[])
    }

    /// A message with its arguments.
    pub(crate) fn word(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        self.0.word(key, arguments)
    }

    /// A phrase from the server. Long user input in it is shortened.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        let mut phrase = phrase.clone();
        for name in ["text", "file"] {
            if let Some(skep_wire::Argument::Text(text)) = phrase.arguments.get_mut(name) {
                *text = brief(text);
            }
        }
        phrase.word(&self.0)
    }

    /// The locale.
    pub const fn locale(&self) -> &Locale {
        &self.0
    }

    /// The name of a piece: "white Ant 1".
    pub(crate) fn piece(&self, piece: Piece) -> String {
        self.0.piece(piece)
    }

    /// A list: "a, b, and c".
    pub(crate) fn list(&self, items: &[String]) -> String {
        self.0.list(items)
    }

    /// A message about a side.
    pub(crate) fn of_color(&self, key: &str, color: Color) -> String {
        self.word(key, &[("color", Argument::Color(color))])
    }

    /// The player of a side. A person against an engine is the user; two people are told apart by their colours.
    pub(crate) fn player(&self, seats: &SeatsView, color: Color) -> String {
        match (seats.of(color), seats.of(!color)) {
            (SeatView::Engine { level }, _) => {
                let level = Argument::Number(u32::from(*level));
                self.word("player-engine", &[("level", level)])
            }
            (SeatView::Person { name: Some(name) }, _) => {
                self.word("player-named", &[("name", text(name))])
            }
            (SeatView::Person { name: None }, SeatView::Engine { .. }) => self.plain("player-you"),
            (SeatView::Person { name: None }, SeatView::Person { .. }) => {
                self.of_color("player-side", color)
            }
        }
    }

    /// Both players: "You against Level 3".
    pub(crate) fn players(&self, seats: &SeatsView) -> String {
        let white = text(&self.player(seats, Color::White));
        let black = text(&self.player(seats, Color::Black));
        self.word("card-title", &[("white", white), ("black", black)])
    }

    /// The status of a game in a list, in a few words.
    pub(crate) fn standing(&self, game: &GameSummary) -> String {
        let own = only_side(&game.yours);
        match (&game.ending, game.to_move) {
            (Some(ending), _) => self.ended(ending, own),
            (None, None) => self.plain("standing-imported"),
            (None, Some(color)) => match own {
                None => self.of_color("standing-to-move", color),
                Some(own) if own == color => self.plain("standing-your-turn"),
                Some(_) => self.plain("standing-their-turn"),
            },
        }
    }

    fn ended(&self, ending: &EndingView, own: Option<Color>) -> String {
        let reason = ("reason", text(reason_name(ending.reason)));
        match (ending.winner, own) {
            (None, _) if ending.reason == EndingReason::Abort => self.plain("standing-aborted"),
            (None, _) => self.word("standing-drawn", &[reason]),
            (Some(winner), Some(own)) if winner == own => self.word("standing-won", &[reason]),
            (Some(_), Some(_)) => self.word("standing-lost", &[reason]),
            (Some(winner), None) => {
                let winner = ("color", Argument::Color(winner));
                self.word("standing-winner", &[winner, reason])
            }
        }
    }

    /// Whose turn it is; `None` if the game is over.
    pub(crate) fn turn(&self, game: &GameView) -> Option<String> {
        let turn = game.turn.as_ref()?;
        Some(if game.is_to_move_here() && !game.is_shared() {
            self.plain("turn-yours")
        } else {
            self.of_color("turn", turn.color)
        })
    }

    /// How the game ended, from the user's point of view: the result and the reason.
    pub(crate) fn ending(&self, ending: &EndingView, game: &GameView) -> String {
        format!(
            "{} {}",
            self.result(ending, game),
            self.reason(ending, game)
        )
    }

    fn result(&self, ending: &EndingView, game: &GameView) -> String {
        let own = only_side(&game.yours);
        match (ending.winner, own) {
            (None, _) if ending.reason == EndingReason::Abort => self.plain("result-abort"),
            (None, _) => self.plain("result-draw"),
            (Some(winner), None) => self.of_color("result-wins", winner),
            (Some(winner), Some(own)) if winner == own => self.plain("result-you-win"),
            (Some(_), Some(_)) => self.plain("result-you-lose"),
        }
    }

    fn reason(&self, ending: &EndingView, game: &GameView) -> String {
        let key = format!("end-{}", reason_name(ending.reason).replace('_', "-"));
        let loser = ending.winner.map(|winner| !winner);
        let loser = match (loser, &game.yours[..]) {
            (None, _) => text("none"),
            (Some(loser), [me]) if *me == loser => text("you"),
            (Some(loser), _) => Argument::Color(loser),
        };
        self.word(&key, &[("loser", loser)])
    }

    /// A move and who made it: "Black plays black Ant 1 to the left of white Queen."
    pub(crate) fn played(&self, color: Color, played: &MoveView) -> String {
        if played.mv == "pass" {
            return self.of_color("news-pass", color);
        }
        let mv = ("move", text(&self.mv(&played.mv)));
        let side = ("color", Argument::Color(color));
        let said = self.word("said-move", &[side, mv]);
        let thrower = played.throwers.first().filter(|_| !played.by_itself);
        match thrower.and_then(|name| name.parse().ok()) {
            None => said,
            Some(thrower) => {
                let thrower = ("piece", Argument::Piece(thrower));
                format!("{said} {}", self.word("said-thrown", &[thrower]))
            }
        }
    }

    /// A position of the game: the move it is after, and how the game ended if it ended here.
    pub(crate) fn at_ply(&self, game: &GameView, ply: usize) -> String {
        let last = ply.checked_sub(1).and_then(|last| game.moves.get(last));
        let said = match last {
            None => self.plain("said-start"),
            Some(played) => {
                let played = self.played(game.mover_at(ply - 1), played);
                let arguments = [
                    ("ply", Argument::Number(ply as u32)),
                    ("plies", Argument::Number(game.moves.len() as u32)),
                    ("move", text(&played)),
                ];
                self.word("said-ply", &arguments)
            }
        };
        match &game.ending {
            Some(ending) if ply == game.moves.len() => {
                format!("{said} {}", self.ending(ending, game))
            }
            _ => said,
        }
    }

    /// A move: "white Ant 1 to the left of white Queen".
    pub(crate) fn mv(&self, mv: &str) -> String {
        self.0.mv(mv)
    }

    /// A place: "to the left of white Queen".
    pub(crate) fn spot(&self, reference: Reference) -> String {
        self.0.spot(reference)
    }
}

/// Shortens a text to fit into a sentence.
pub(crate) fn brief(text: &str) -> String {
    const LONGEST: usize = 60;
    let plain = one_line(text);
    let mut brief: String = plain.trim().chars().take(LONGEST + 1).collect();
    if let Some((end, _)) = brief.char_indices().nth(LONGEST) {
        brief.truncate(end);
        brief.push('…');
    }
    brief
}

pub(crate) fn text(text: &str) -> Argument {
    Argument::Text(text.to_owned())
}

/// The selector that messages use for how a game ended.
const fn reason_name(reason: EndingReason) -> &'static str {
    match reason {
        EndingReason::Surrounded => "surrounded",
        EndingReason::BothSurrounded => "both_surrounded",
        EndingReason::Repetition => "repetition",
        EndingReason::Resignation => "resignation",
        EndingReason::Time => "time",
        EndingReason::Agreement => "agreement",
        EndingReason::Abort => "abort",
        EndingReason::Adjudication => "adjudication",
    }
}

#[cfg(test)]
mod tests {
    use super::brief;

    #[test]
    fn long_input_is_shortened_in_messages() {
        let long = "x".repeat(1_000);
        let rows = [
            ("nonsense", "nonsense".to_owned()),
            ("a\u{1b}[31mb\n", "a[31mb".to_owned()),
            ("\u{202e}a\u{9b}b", "ab".to_owned()),
            (&long[..60], "x".repeat(60)),
            (&long, format!("{}…", "x".repeat(60))),
        ];
        for (typed, expected) in rows {
            assert_eq!(brief(typed), expected);
        }
    }
}
