//! Live tables, their store, and the way to them by HTTP and WebSocket.
//!
//! A move travels like this:
//!
//! ```text
//! socket.rs          JSON → ToServer; malformed is answered, never a crash
//!   tables.rs        which table? loaded on demand; its bounded inbox
//!     table/judge.rs decide (skep-game) → store → absorb → tell
//!     bot.rs         an engine's turn? search in pool.rs, then in by the same door
//!   table/watchers.rs  what happened, to everyone who watches
//! ```
//!
//! Start reading at `table.rs`. What may be asked by HTTP is in `http.rs`, what may be refused and with which status in
//! `problem.rs`, how much there may be of everything in `limits.rs`, who may ask at all in `guard.rs`.

mod app;
mod assets;
mod blocking_work;
mod bot;
mod connections;
mod guard;
mod http;
mod ids;
pub mod limits;
mod live_game;
mod outbox;
mod pool;
mod problem;
pub mod record;
mod server;
pub mod services;
mod socket;
pub mod store;
mod table;
mod tables;
mod view;
mod wall_clock;

pub use assets::{WebFile, WebFiles};
pub use bot::Habits;
pub use problem::Problem;
pub use server::{Options, Server, StartError, router};
pub use services::Services;

/// The port by default.
pub const PORT: u16 = 8467;
/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
