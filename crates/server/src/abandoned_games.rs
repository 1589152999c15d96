//! Abandoned games of strangers are deleted, so that nobody can fill the store for good.
//!
//! The rule: a game that a stranger made and that has less than two moves is deleted a day after anything happened in
//! it. One with more moves that has not ended is deleted after 30 days. When the store is nearly full, an hour and three
//! days are enough. Games that were played to their end stay, and so do all games of the owner at this machine and all
//! that were imported.

use std::sync::Arc;
use std::time::Duration;

use skep_game::Time;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::store::{Abandoned, Failure, Origin};
use crate::tables::Tables;

/// How often it is seen whether the store is nearly full.
const LOOK: Duration = Duration::from_secs(60);
/// How often games are deleted if it is not.
const PERIOD: Duration = Duration::from_secs(3_600);
/// Games that are deleted before others have their turn.
const BATCH: u32 = 200;

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

/// Deletes abandoned games now and then, for as long as the server runs.
pub(crate) async fn keep(tables: Arc<Tables>) {
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last: Option<Instant> = None;
    loop {
        looks.tick().await;
        let is_due = last.is_none_or(|last| last.elapsed() >= PERIOD);
        if !is_due && !is_nearly_full(&tables) {
            continue;
        }
        last = Some(Instant::now());
        let now = tables.time.now().wall;
        match sweep(&tables, now).await {
            Ok(0) => {}
            Ok(games) => tracing::info!(games, "abandoned games were deleted"),
            Err(failure) => tracing::warn!(%failure, "abandoned games were not deleted"),
        }
    }
}

/// Deletes all games that are abandoned by now, and says how many those were.
async fn sweep(tables: &Arc<Tables>, now: Time) -> Result<usize, Failure> {
    let mut deleted = 0;
    loop {
        let abandoned = abandoned(now, is_nearly_full(tables));
        let games = tables.store.abandoned(abandoned, BATCH).await?;
        let before = deleted;
        for id in &games {
            // Who watches it is told. What cannot be deleted now is tried again the next time.
            deleted += usize::from(tables.delete(id).await.is_ok());
        }
        if deleted == before {
            metrics::counter!("skep_games_expired_total").increment(deleted as u64);
            return Ok(deleted);
        }
    }
}

/// Whether nine in ten places in the store are taken.
fn is_nearly_full(tables: &Tables) -> bool {
    tables.counts.of(Origin::Played) >= tables.limits.games as u64 / 10 * 9
}

fn abandoned(now: Time, is_nearly_full: bool) -> Abandoned {
    let (unbegun, unfinished) = if is_nearly_full {
        (HOUR, 3 * DAY)
    } else {
        (DAY, 30 * DAY)
    };
    let before = |age| Time::from_millis(now.as_millis().saturating_sub(age));
    Abandoned {
        unbegun_since: before(unbegun),
        unfinished_since: before(unfinished),
    }
}

#[cfg(test)]
mod tests {
    use super::{DAY, HOUR, sweep};
    use crate::limits::Limits;
    use crate::server::Options;
    use crate::services::Services;
    use crate::store::{Header, Location, Seat, Seats, Visibility};
    use skep_game::{Ending, Event, Settings, Time};
    use skep_rules::{Color, GameType};

    const NOW: u64 = 1_000 * DAY;

    fn header(name: &str, age: u64) -> Header {
        Header {
            id: name.parse().unwrap(),
            key: None,
            created_at: Time::from_millis(NOW - age),
            settings: Settings::new(GameType::BASE),
            seats: Seats {
                white: Seat::person(None),
                black: Seat::person(None),
            },
            start: None,
            imported: false,
            visibility: Visibility::default(),
            tags: Vec::new(),
            comments: Vec::new(),
        }
    }

    /// The first legal moves of a game, and how it ended.
    fn events(header: &Header, plies: usize, is_over: bool) -> Vec<(Time, Event)> {
        let mut game = header.game();
        let mut events = Vec::new();
        for _ in 0..plies {
            let mv = game.position().legal_moves()[0];
            let event = Event::Played(mv);
            game.absorb(event, header.created_at);
            events.push((header.created_at, event));
        }
        if is_over {
            let loser = Color::White;
            let ended = Event::Ended(Ending::Resignation { loser });
            events.push((header.created_at, ended));
        }
        events
    }

    #[tokio::test]
    async fn only_abandoned_games_of_strangers_expire() {
        #[rustfmt::skip]
        let rows = [
            // A stranger's? How old, how many moves, is it over: is it deleted, and if the store is nearly full?
            (true, HOUR / 2, 0, false, false, false),
            (true, 2 * HOUR, 0, false, false, true),
            (true, 2 * DAY, 0, false, true, true),
            (true, 2 * DAY, 1, false, true, true),
            (true, 2 * DAY, 1, true, true, true),
            (true, 2 * DAY, 2, false, false, false),
            (true, 4 * DAY, 2, false, false, true),
            (true, 31 * DAY, 2, false, true, true),
            // What was played to its end stays.
            (true, 900 * DAY, 2, true, false, false),
            // The owner's stay, whatever they are.
            (false, 900 * DAY, 0, false, false, false),
            (false, 900 * DAY, 2, false, false, false),
        ];
        for is_nearly_full in [false, true] {
            let folder = tempfile::tempdir().unwrap();
            let options = Options {
                limits: Limits {
                    // So many that deleting some of them leaves it nearly full.
                    games: if is_nearly_full { 10 } else { 1_000 },
                    ..Limits::default()
                },
                ..Options::local(Location::Folder(folder.path().to_owned()))
            };
            let services = Services::open(&options).await.unwrap();
            let store = services.tables.store.clone();
            let (mut kept, mut count) = (Vec::new(), 0);
            for (index, (is_strange, age, plies, is_over, expires, expires_then)) in
                rows.into_iter().enumerate()
            {
                let header = header(&format!("game{index}"), age);
                let events = events(&header, plies, is_over);
                if is_strange {
                    store.create_expiring(&header, &events).await.unwrap();
                } else {
                    store.create(&header, &events).await.unwrap();
                }
                let is_deleted = if is_nearly_full {
                    expires_then
                } else {
                    expires
                };
                count += usize::from(is_deleted);
                if !is_deleted {
                    kept.push(header.id);
                }
            }
            // The counts follow the store a little later.
            while services.tables.counts.of(crate::store::Origin::Played) < rows.len() as u64 {
                tokio::task::yield_now().await;
            }
            let deleted = sweep(&services.tables, Time::from_millis(NOW)).await;
            assert_eq!(deleted.unwrap(), count, "{is_nearly_full}");
            for id in &kept {
                assert!(store.load(id).await.unwrap().is_some(), "{id} stays");
            }
            services.close().await;
        }
    }
}
