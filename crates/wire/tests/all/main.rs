//! The integration tests, in one binary: linking each on its own takes longer than running it.

mod messages;
mod typescript;
