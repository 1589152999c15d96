//! Text from people, files and programs, made safe to show and to keep.
//!
//! Names, comments, tags, file names and what engines say may hold characters that act on the text
//! around them: control characters drive a terminal or forge a line of a log, and direction
//! controls ("Trojan Source") reorder what comes after them. [`hazard()`] says which characters these are;
//! each function here is for one kind of place where foreign text ends up:
//!
//! | function | for | hazards are |
//! | --- | --- | --- |
//! | [`is_plain`] | names that somebody sends us | refused |
//! | [`one_line`] | names and titles from records | removed |
//! | [`paragraphs`] | comments from records | removed, lines stay |
//! | [`isolated`] | arguments of messages, in the apps | removed, direction isolated |
//! | [`quoted`] | arguments of messages for terminals and logs | escaped, direction isolated |
//! | [`printable`] | whole lines of output, as a last guard | escaped, lines stay |
//!
//! All of our languages are written from left to right. So a text needs isolation only if it has letters
//! that run from right to left, and other texts stay as they are.

mod hazard;
mod isolate;
mod rewrite;

pub use hazard::{Hazard, hazard};
pub use isolate::isolated;
pub use rewrite::{is_plain, one_line, paragraphs, printable, quoted};
