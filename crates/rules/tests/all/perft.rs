//! Perft: the number of ways to continue a game, compared with published and computed counts.

use crate::common::{Row, check_rows, number_from_env, without_draw};
use skep_rules::{Leaves, perft};

/// Counts above this are skipped without `SKEP_PERFT_NODES`.
const NODES: u64 = 1_000_000;
/// Playing each leaf costs this many times more than counting.
const PLAYED: u64 = 20;

#[track_caller]
fn check(file: &str, leaves: Leaves) {
    let limit = number_from_env("SKEP_PERFT_NODES", NODES);
    let limit = match leaves {
        Leaves::Counted => limit,
        Leaves::Played => limit / PLAYED,
    };
    check_rows(file, |row| check_row(row, leaves, limit));
}

fn check_row(row: &Row, leaves: Leaves, limit: u64) -> Result<(), String> {
    let mut position = without_draw(row.line()?.position());
    for (depth, nodes) in (0..).zip(row.numbers("perft")) {
        if nodes > limit {
            break;
        }
        let before = position.clone();
        let found = perft(&mut position, depth, leaves);
        if found != nodes {
            return Err(format!("perft({depth}) is {found}, expected {nodes}"));
        }
        if position != before {
            return Err(format!("perft({depth}) left another position behind"));
        }
    }
    Ok(())
}

#[test]
fn published_counts() {
    check("positions/perft.jsonl", Leaves::Counted);
}

#[test]
fn published_counts_with_leaves_played() {
    check("positions/perft.jsonl", Leaves::Played);
}

#[test]
fn counts_in_midgame() {
    check("positions/perft_midgame.jsonl", Leaves::Counted);
}

#[test]
fn counts_in_midgame_with_leaves_played() {
    check("positions/perft_midgame.jsonl", Leaves::Played);
}
