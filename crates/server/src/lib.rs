//! Live games, their store, and the API.
//!
//! A move travels like this:
//!
//! ```text
//! socket.rs            JSON → ToServer; what cannot be read is answered, never a crash
//!   services/play.rs   one typed function for each thing that can be asked
//!     tables.rs        the table of that game, loaded on demand, with a bounded inbox
//!       table/command.rs may the actor? decide (skep-game) → store → advance → tell
//!       engine_player.rs   an engine's turn? it searches in engine_pool.rs and comes in by the same door
//!     table/watchers.rs  tells everyone who watches
//! ```
//!
//! Start reading at `services.rs`, then `table.rs`. HTTP addresses are in `http.rs`, the actor is established in
//! `http/actor.rs`, refusals are in `problem.rs`, limits in `limits.rs`.

mod abandoned_games;
mod allowances;
mod app;
mod assets;
mod backoff;
mod blocking_work;
mod client_address;
mod compression;
mod connections;
mod disk_space;
mod engine_player;
mod engine_pool;
mod etag;
mod file_import;
mod game_counts;
mod game_log;
mod game_time;
mod host_check;
mod http;
mod ids;
pub mod limits;
mod live_game;
mod metrics_page;
mod open_files;
mod open_sockets;
mod problem;
mod rate_limit;
pub mod record;
mod requester;
mod send_queue;
mod server;
pub mod services;
mod socket;
pub mod store;
mod table;
mod tables;
mod time_source;
mod view;

pub use assets::{WebFile, WebFiles};
pub use client_address::Address;
pub use engine_player::Habits;
pub use file_import::{ImportReport, ImportStopped, Unreadable, import_files};
pub use ipnet::IpNet;
pub use limits::Limits;
pub use problem::{Code, Problem};
pub use requester::Requester;
pub use server::{Options, Server, StartError, router};
pub use services::Services;
pub use time_source::{MachineTime, Moment, TimeSource};

/// The default port.
pub const PORT: u16 = 8467;
/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
