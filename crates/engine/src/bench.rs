//! Searches fixed positions to a fixed depth. The total number of nodes changes whenever the search does.

use std::sync::Arc;
use std::time::Duration;

use skep_rules::{GameString, Position};

use crate::{Engine, Host, Limits, Network, OutOfMemory, Report};

/// One GameString per line.
const POSITIONS: &str = include_str!("bench_positions.txt");

/// How deep each position is searched.
const DEPTH: u16 = 5;

/// Size of the table in mebibytes; the node count depends on it.
const TABLE: usize = 16;

/// Searches the positions one after the other with one thread, and reports each. The total number
/// of nodes is the signature of the search, unless each position gets a time limit instead or
/// another network than the shipped one is used.
///
/// # Errors
/// If there is no memory for its small table.
pub fn bench(
    host: impl Host + 'static,
    network: Option<&Arc<Network>>,
    time: Option<Duration>,
    mut tell: impl FnMut(&Position, &Report),
) -> Result<u64, OutOfMemory> {
    let limits = Limits {
        depth: time.is_none().then_some(DEPTH),
        time,
        ..Limits::default()
    };
    let mut engine = Engine::new(TABLE, host)?;
    engine.set_network(network.cloned());
    let mut nodes = 0;
    for position in positions() {
        engine.forget();
        let report = engine.search(&position, &limits, |_| ());
        nodes += report.nodes;
        tell(&position, &report);
    }
    Ok(nodes)
}

fn positions() -> impl Iterator<Item = Position> {
    let games = POSITIONS.lines().filter(|line| !line.starts_with('#'));
    games.map(|game| {
        let line = GameString::parse(game)
            .expect("the positions are GameStrings")
            .replay();
        line.expect("their moves are legal").position().clone()
    })
}
