//! Live tables, their store, and the way to them by HTTP and WebSocket.

pub mod store;
