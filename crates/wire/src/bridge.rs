//! From what the game knows to what clients are shown, and back.

use std::time::Duration;

use skep_game::{Ending, Settings, Takebacks, TimeControl};
use skep_rules::{DrawReason, GameType, Opening, Outcome, ParseGameTypeError, Piece};

use crate::{EndingReason, EndingView, SettingsView, TimeControlView};

impl From<Ending> for EndingView {
    fn from(ending: Ending) -> EndingView {
        use skep_rules::Color::{Black, White};
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
            winner: ending.winner().map(Into::into),
            surrounded: surrounded.map(|queen| queen.to_string()).collect(),
        }
    }
}

impl From<&Settings> for SettingsView {
    fn from(settings: &Settings) -> SettingsView {
        SettingsView {
            game_type: settings.game_type.to_string(),
            opening: settings.opening.into(),
            time: settings.time.map(Into::into),
            takebacks: settings.takebacks.into(),
        }
    }
}

impl TryFrom<&SettingsView> for Settings {
    type Error = ParseGameTypeError;

    fn try_from(view: &SettingsView) -> Result<Settings, ParseGameTypeError> {
        Ok(Settings {
            game_type: view.game_type.parse::<GameType>()?,
            opening: view.opening.into(),
            time: view.time.map(Into::into),
            takebacks: view.takebacks.into(),
        })
    }
}

impl From<Opening> for crate::Opening {
    fn from(opening: Opening) -> crate::Opening {
        match opening {
            Opening::Tournament => crate::Opening::Tournament,
            Opening::Printed => crate::Opening::Printed,
        }
    }
}

impl From<crate::Opening> for Opening {
    fn from(opening: crate::Opening) -> Opening {
        match opening {
            crate::Opening::Tournament => Opening::Tournament,
            crate::Opening::Printed => Opening::Printed,
        }
    }
}

/// What a message leaves out is decided by `rules`, not a second time here.
impl Default for crate::Opening {
    fn default() -> crate::Opening {
        Opening::default().into()
    }
}

impl From<Takebacks> for crate::Takebacks {
    fn from(takebacks: Takebacks) -> crate::Takebacks {
        match takebacks {
            Takebacks::Never => crate::Takebacks::Never,
            Takebacks::Asked => crate::Takebacks::Asked,
            Takebacks::Free => crate::Takebacks::Free,
        }
    }
}

impl From<crate::Takebacks> for Takebacks {
    fn from(takebacks: crate::Takebacks) -> Takebacks {
        match takebacks {
            crate::Takebacks::Never => Takebacks::Never,
            crate::Takebacks::Asked => Takebacks::Asked,
            crate::Takebacks::Free => Takebacks::Free,
        }
    }
}

/// What a message leaves out is decided by `game`, not a second time here.
impl Default for crate::Takebacks {
    fn default() -> crate::Takebacks {
        Takebacks::default().into()
    }
}

impl From<TimeControl> for TimeControlView {
    fn from(time: TimeControl) -> TimeControlView {
        TimeControlView {
            initial_ms: millis(time.initial),
            increment_ms: millis(time.increment),
        }
    }
}

impl From<TimeControlView> for TimeControl {
    fn from(view: TimeControlView) -> TimeControl {
        TimeControl {
            initial: Duration::from_millis(view.initial_ms.into()),
            increment: Duration::from_millis(view.increment_ms.into()),
        }
    }
}

/// Milliseconds as clients are told them; seven weeks are enough for any clock.
pub fn millis(duration: Duration) -> u32 {
    u32::try_from(duration.as_millis()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Ending, EndingReason, EndingView, Settings, SettingsView};
    use crate::Color;
    use skep_game::{Takebacks, TimeControl};
    use skep_rules::{DrawReason, GameType, Opening, Outcome};
    use std::time::Duration;

    #[test]
    fn endings() {
        use skep_rules::Color::{Black, White};
        let rows = [
            (
                Ending::Rules(Outcome::Win(White)),
                EndingReason::Surrounded,
                Some(Color::White),
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
                Some(Color::Black),
                vec![],
            ),
            (
                Ending::Time { loser: Black },
                EndingReason::Time,
                Some(Color::White),
                vec![],
            ),
            (Ending::Agreement, EndingReason::Agreement, None, vec![]),
            (Ending::Abort, EndingReason::Abort, None, vec![]),
            (
                Ending::Adjudication {
                    winner: Some(Black),
                },
                EndingReason::Adjudication,
                Some(Color::Black),
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

    #[test]
    fn what_settings_leave_out_is_what_a_new_game_has() {
        let view: SettingsView = serde_json::from_str(r#"{"game_type":"Base+M"}"#).unwrap();
        let game_type = "Base+M".parse().unwrap();
        assert_eq!(Settings::try_from(&view), Ok(Settings::new(game_type)));
    }

    #[test]
    fn settings_go_there_and_back() {
        for game_type in GameType::ALL {
            for takebacks in [Takebacks::Never, Takebacks::Asked, Takebacks::Free] {
                for opening in [Opening::Tournament, Opening::Printed] {
                    for time in [None, Some((600_000, 5_000)), Some((0, 1))] {
                        let time = time.map(|(initial, increment)| TimeControl {
                            initial: Duration::from_millis(initial),
                            increment: Duration::from_millis(increment),
                        });
                        let settings = Settings {
                            game_type,
                            opening,
                            time,
                            takebacks,
                        };
                        let view = SettingsView::from(&settings);
                        assert_eq!(Settings::try_from(&view), Ok(settings));
                    }
                }
            }
        }
    }
}
