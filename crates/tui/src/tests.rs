//! The app as a whole: what inputs make of it, and what is seen then. The games are those of a real server.

mod fixture;
mod panic;
mod random_inputs;
mod readme_picture;
mod snapshots;
mod updates;
