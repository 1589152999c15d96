//! The rulebook and the lessons: what is read, what is asked, and what the reader has done of it.

pub(crate) mod desk;
pub(crate) mod errand;
mod find;
pub(crate) mod lesson;
mod page;
pub(crate) mod progress;
pub(crate) mod study;

pub use find::{Place, place};
pub use page::{Page, Row};
