//! The app as a whole: what inputs make of it, and what is seen then. The games are those of a real server.

mod fixture;
mod nonsense;
mod panic;
mod picture;
mod snapshots;
mod updates;
