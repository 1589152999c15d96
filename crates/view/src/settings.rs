//! What the players agreed on before a game.

use std::time::Duration;

use skep_game::{Settings, Takebacks, TimeControl};
use skep_rules::{GameType, Opening, ParseGameTypeError};

use crate::clock::millis;

/// What the players agreed on before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SettingsView {
    /// Such as `Base+MLP`.
    pub game_type: String,
    /// Whether the Queen may be placed first.
    #[cfg_attr(feature = "serde", serde(default, with = "OpeningName"))]
    #[cfg_attr(feature = "typescript", ts(as = "OpeningName"))]
    pub opening: Opening,
    /// How much time the players have; none if the game is untimed.
    #[cfg_attr(feature = "serde", serde(default))]
    pub time: Option<TimeControlView>,
    /// Whether moves may be taken back.
    #[cfg_attr(feature = "serde", serde(default, with = "TakebacksName"))]
    #[cfg_attr(feature = "typescript", ts(as = "TakebacksName"))]
    pub takebacks: Takebacks,
}

/// How much time each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TimeControlView {
    /// At the start, in milliseconds.
    pub initial_ms: u32,
    /// Added after each move, in milliseconds.
    pub increment_ms: u32,
}

/// Whether the Queen may be placed first (R2.6).
#[cfg(feature = "serde")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Opening"))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Opening"))]
pub enum OpeningName {
    /// She may not.
    Tournament,
    /// She may.
    Printed,
}

/// Whether moves may be taken back.
#[cfg(feature = "serde")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Takebacks"))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Takebacks"))]
pub enum TakebacksName {
    /// Moves are final.
    Never,
    /// If the opponent agrees.
    Asked,
    /// Always, even after the game has ended.
    Free,
}

impl From<&Settings> for SettingsView {
    fn from(settings: &Settings) -> SettingsView {
        SettingsView {
            game_type: settings.game_type.to_string(),
            opening: settings.opening,
            time: settings.time.map(Into::into),
            takebacks: settings.takebacks,
        }
    }
}

impl TryFrom<&SettingsView> for Settings {
    type Error = ParseGameTypeError;

    fn try_from(view: &SettingsView) -> Result<Settings, ParseGameTypeError> {
        Ok(Settings {
            game_type: view.game_type.parse::<GameType>()?,
            opening: view.opening,
            time: view.time.map(Into::into),
            takebacks: view.takebacks,
        })
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

#[cfg(test)]
mod tests {
    use super::{GameType, Opening, Settings, SettingsView, Takebacks, TimeControl};
    use std::time::Duration;

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
