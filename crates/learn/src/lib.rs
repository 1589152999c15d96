//! Learning the game: the rulebook, its diagrams, exercises and their verdicts, and a coach.
//!
//! A [`Chapter`] is read from top to bottom: numbered rules, [`Diagram`]s, and at its end
//! [`Exercise`]s. All positions are position strings, and everything marked or counted on them is
//! computed by `rules`. The text is in `locales/`, under keys that follow from the names used here:
//!
//! | what | key | arguments |
//! | --- | --- | --- |
//! | a chapter's title | `chapter-placing`, `.about` for the list of chapters | |
//! | rule R2.1 | `rule-2-1` | |
//! | a paragraph | `text-…` | |
//! | a diagram's caption | `diagram-…` | its [facts](Diagram::facts) |
//! | an exercise's task | `exercise-…`, `.hint`, `.solved` | its [facts](Exercise::facts) |
//!
//! Front ends draw the positions, take the answers, and word the verdicts.

mod book;
pub mod coach;
mod diagram;
mod exercise;
mod hint;
mod piece;

pub use book::{Block, Chapter, ParseRuleNumberError, RuleNumber, chapters};
pub use diagram::Diagram;
pub use exercise::{Aim, AnswerKind, Exercise, Goal, Verdict, Which, exercises};
pub use hint::{hint, why};
pub use skep_locale::Phrase;
