//! How a game ended.

use skep_game::Ending;
use skep_rules::{Color, DrawReason, Outcome, Piece};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EndingView {
    /// The reason.
    pub reason: EndingReason,
    /// The winner, if there is one.
    #[cfg_attr(
        feature = "serde",
        serde(default, with = "skep_locale::json::optional_color")
    )]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<skep_locale::json::ColorName>")
    )]
    pub winner: Option<Color>,
    /// The Queens that are surrounded.
    pub surrounded: Vec<String>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum EndingReason {
    /// A Queen is surrounded.
    Surrounded,
    /// Both Queens are surrounded.
    BothSurrounded,
    /// The position occurred for the third time.
    Repetition,
    /// A player resigned.
    Resignation,
    /// A player ran out of time.
    Time,
    /// The players agreed on a draw.
    Agreement,
    /// It was aborted before both sides had played.
    Abort,
    /// The result of a record that gives no reason.
    Adjudication,
}

impl From<Ending> for EndingView {
    fn from(ending: Ending) -> EndingView {
        use Color::{Black, White};
        let (reason, queens) = match ending {
            Ending::Rules(Outcome::Win(winner)) => (EndingReason::Surrounded, vec![!winner]),
            Ending::Rules(Outcome::Draw(DrawReason::BothSurrounded)) => {
                (EndingReason::BothSurrounded, vec![White, Black])
            }
            Ending::Rules(Outcome::Draw(DrawReason::Repetition)) => {
                (EndingReason::Repetition, Vec::new())
            }
            Ending::Resignation { .. } => (EndingReason::Resignation, Vec::new()),
            Ending::Time { .. } => (EndingReason::Time, Vec::new()),
            Ending::Agreement => (EndingReason::Agreement, Vec::new()),
            Ending::Abort => (EndingReason::Abort, Vec::new()),
            Ending::Adjudication { .. } => (EndingReason::Adjudication, Vec::new()),
        };
        let surrounded = queens.into_iter().map(Piece::queen);
        EndingView {
            reason,
            winner: ending.winner(),
            surrounded: surrounded.map(|queen| queen.to_string()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Ending, EndingReason, EndingView};
    use skep_rules::Color::{Black, White};
    use skep_rules::{DrawReason, Outcome};

    #[test]
    fn endings() {
        let rows = [
            (
                Ending::Rules(Outcome::Win(White)),
                EndingReason::Surrounded,
                Some(White),
                vec!["bQ"],
            ),
            (
                Ending::Rules(Outcome::Draw(DrawReason::BothSurrounded)),
                EndingReason::BothSurrounded,
                None,
                vec!["wQ", "bQ"],
            ),
            (
                Ending::Rules(Outcome::Draw(DrawReason::Repetition)),
                EndingReason::Repetition,
                None,
                vec![],
            ),
            (
                Ending::Resignation { loser: White },
                EndingReason::Resignation,
                Some(Black),
                vec![],
            ),
            (
                Ending::Time { loser: Black },
                EndingReason::Time,
                Some(White),
                vec![],
            ),
            (Ending::Agreement, EndingReason::Agreement, None, vec![]),
            (Ending::Abort, EndingReason::Abort, None, vec![]),
            (
                Ending::Adjudication {
                    winner: Some(Black),
                },
                EndingReason::Adjudication,
                Some(Black),
                vec![],
            ),
        ];
        for (ending, reason, winner, surrounded) in rows {
            let surrounded = surrounded.into_iter().map(str::to_owned).collect();
            let expected = EndingView {
                reason,
                winner,
                surrounded,
            };
            assert_eq!(EndingView::from(ending), expected);
        }
    }
}
