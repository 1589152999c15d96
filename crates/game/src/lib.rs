//! A game being played: permissions, clocks, offers and endings.
//!
//! The crate is pure: time is an argument. [`Game::decide`] takes a [`Command`], changes nothing, and
//! returns a [`Refusal`] or [`Step`]s: [`Event`]s, each with the game after it. [`Game::absorb`] applies
//! an event and cannot fail. Storing the events is therefore enough: absorbing them again from the
//! start rebuilds the same game.
//!
//! ```
//! use skep_game::{Command, Game, Settings, Time};
//! use skep_rules::{Color, GameType};
//!
//! let game = Game::new(Settings::new(GameType::MLP));
//! let mv = game.position().parse_move("wL")?;
//! let now = Time::from_millis(0);
//! let steps = game.decide(Some(Color::White), Command::Play { mv, after: 0 }, now)?;
//! let after = &steps[0].game;
//! assert_eq!(after.position().to_move(), Color::Black);
//!
//! let mut again = game;
//! again.absorb(steps[0].event, now);
//! assert_eq!(again, *after);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod actor;
mod clock;
mod command;
mod decide;
mod ending;
mod game;
mod permission;
mod settings;

pub use actor::{Actor, BotId, Holder, PersonId, Seating};
pub use clock::{Clock, Time};
pub use command::{Command, Event, Refusal};
pub use decide::Step;
pub use ending::Ending;
pub use game::Game;
pub use permission::{GameAction, SiteAction};
pub use settings::{Settings, Takebacks, TimeControl};
