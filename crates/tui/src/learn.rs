//! The rulebook and the lessons: what is read, what is asked, and what the reader has done of it.

mod find;
pub(crate) mod lesson;
mod page;
pub(crate) mod progress;

pub use find::{Place, place};
pub use page::{Page, Row};
