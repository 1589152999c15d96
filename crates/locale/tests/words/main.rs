//! Whatever the code can say has its words, and there are no other words.

mod files;
mod hints;
mod phrases;
mod settings;
