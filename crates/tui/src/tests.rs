//! Tests of the whole app: inputs, effects and screens. The games come from a real server.

mod fixture;
mod foreign_text;
mod panic;
mod random_inputs;
mod readme_picture;
mod snapshots;
mod updates;
