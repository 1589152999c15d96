//! The rulebook and the exercises, and which of them the user has solved.

mod book_text;
pub(crate) mod current_exercise;
pub(crate) mod exercise_screen;
mod find_in_book;
pub(crate) mod requests;
pub(crate) mod screen;
pub(crate) mod solved_exercises;

pub use book_text::{BookText, Row};
pub use find_in_book::{BookEntry, find_in_book};
