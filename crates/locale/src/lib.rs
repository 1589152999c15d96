//! The text that people read, in their language.
//!
//! The messages are Fluent files in `locales/<language>/`, shared with the web app and embedded in
//! the binary. A message has a key and arguments, and may have attributes, requested as
//! `key.attribute`. Callers pass pieces and sides as values, and the language words them. For an
//! [`Argument`] named `x`, a message sees
//!
//! | argument | `$x` | and |
//! | --- | --- | --- |
//! | a piece | as worded by the message `piece` | `$x_color` (`white`, `black`), `$x_bug` (`queen`, `ant` …), `$x_<form>` |
//! | several | the same, in a row | `$x_count`, `$x_<form>` |
//! | a side | `white` or `black`, to select by | |
//! | a move | in words | |
//! | a number, a text | as it is | |
//! | a phrase | as it is worded | |
//!
//! The forms, such as cases or articles, depend on the language: they are the attributes of its message `piece`.
//!
//! ```
//! use skep_locale::{Argument, Locale};
//!
//! let locale = Locale::new(&["en"]);
//! let piece = Argument::Piece("wA1".parse()?);
//! assert_eq!(locale.word("illegal-already-placed", &[("piece", piece)]), "The white Ant 1 is on the board already.");
//! # Ok::<(), skep_rules::ParsePieceError>(())
//! ```

mod argument;
mod illegal;
#[cfg(feature = "serde")]
pub mod json;
mod language;
mod language_negotiation;
mod locale;
mod moves;
mod phrase;
mod unreadable;

pub use argument::Argument;
pub use language::LANGUAGES;
pub use language_negotiation::{language_for, languages_of_environment};
pub use locale::Locale;
pub use moves::direction_name;
pub use phrase::Phrase;
