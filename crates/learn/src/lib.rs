//! Learning the game: what the rulebook says and shows, what is asked of the reader, and whether it is right.
//!
//! A [`Chapter`] is read from top to bottom: rules by their numbers, [`Diagram`]s, and at its end [`Exercise`]s. All
//! positions are position strings, and whatever is marked or counted on them is asked of `rules`. The words are in
//! `locales/`, by keys that follow from the names used here:
//!
//! | what | key | arguments |
//! | --- | --- | --- |
//! | a chapter's title | `chapter-placing`, `.about` for the list of chapters | |
//! | rule R2.1 | `rule-2-1` | |
//! | a paragraph | `text-…` | |
//! | a diagram's caption | `diagram-…` | its [facts](Diagram::facts) |
//! | an exercise's task | `exercise-…`, `.hint`, `.solved` | its [facts](Exercise::facts) |
//!
//! Front ends draw the positions, ask, and word the answers.

mod book;
pub mod coach;
mod diagram;
mod exercise;
mod hint;
mod piece;

pub use book::{Block, Chapter, ParseRuleNumberError, RuleNumber, chapters};
pub use diagram::Diagram;
pub use exercise::{Aim, Answer, Exercise, Goal, Verdict, Which, exercises};
pub use hint::{hint, why};
pub use skep_locale::Phrase;
