//! Abandoned games of strangers are deleted, so that nobody can fill the store for good.
//!
//! The rule: a game that a stranger made and that has fewer than two moves is deleted a day after anything happened in
//! it, or an hour if the store is nearly full. A game with more moves is only deleted if the store is nearly full, it has
//! not ended, and nothing has happened in it for 30 days. All others stay: games that were played to their end, games
//! that someone watches, all games of the owner at this machine and all that were imported.
//!
//! Ages are taken from the machine's date, and that may be wrong, above all after a start. So nothing is deleted until
//! the date has agreed with the monotonic clock for an hour. A machine that was suspended waits as long.

use std::sync::Arc;
use std::time::Duration;

use skep_game::Time;
use tokio::time::{MissedTickBehavior, interval};

use crate::store::{Abandoned, Failure, Origin};
use crate::tables::Tables;
use crate::time_source::Moment;

/// How often it is seen whether the store is nearly full.
const LOOK: Duration = Duration::from_secs(60);
/// How often games are deleted if it is not.
const PERIOD: Duration = HOUR;
/// How long the date must have been steady before it is believed.
const STEADY: Duration = HOUR;
/// How far date and monotonic clock may move apart.
const DRIFT: Duration = HOUR;
/// The most that [`crate::limits::Limits::unbegun_age`] counts for if the store is nearly full.
const UNBEGUN_AGE_IF_FULL: Duration = HOUR;
/// Games that are looked for at once.
const BATCH: u32 = 200;

const HOUR: Duration = Duration::from_secs(3_600);

/// Deletes abandoned games now and then, for as long as the server runs.
pub(crate) async fn keep(tables: Arc<Tables>) {
    let mut sweeper = Sweeper::new(tables);
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        match sweeper.look().await {
            Ok(0) => {}
            Ok(games) => tracing::info!(games, "abandoned games were deleted"),
            Err(failure) => tracing::warn!(%failure, "abandoned games were not deleted"),
        }
    }
}

struct Sweeper {
    tables: Arc<Tables>,
    /// Since then, date and monotonic clock have agreed.
    steady_since: Moment,
    /// The monotonic time of the last sweep.
    last: Option<Duration>,
}

impl Sweeper {
    fn new(tables: Arc<Tables>) -> Sweeper {
        Sweeper {
            steady_since: tables.time.now(),
            tables,
            last: None,
        }
    }

    /// Deletes abandoned games if it is time, and returns how many.
    async fn look(&mut self) -> Result<usize, Failure> {
        let now = self.tables.time.now();
        if !self.is_steady(now) {
            return Ok(0);
        }
        let is_due = |last| now.uptime.saturating_sub(last) >= PERIOD;
        if !self.last.is_none_or(is_due) && !is_nearly_full(&self.tables) {
            return Ok(0);
        }
        self.last = Some(now.uptime);
        sweep(&self.tables, now.wall).await
    }

    /// Whether the date can be believed. If it was set, an hour has to pass again.
    fn is_steady(&mut self, now: Moment) -> bool {
        let since = self.steady_since;
        let elapsed = now.uptime.saturating_sub(since.uptime);
        let expected = since.wall.as_millis().saturating_add(millis(elapsed));
        if now.wall.as_millis().abs_diff(expected) > millis(DRIFT) {
            tracing::warn!("the date has jumped: no game expires for an hour");
            self.steady_since = now;
            return false;
        }
        elapsed >= STEADY
    }
}

/// Deletes all games that are abandoned by now, and says how many those were.
async fn sweep(tables: &Arc<Tables>, now: Time) -> Result<usize, Failure> {
    let (mut deleted, mut kept) = (0, 0);
    loop {
        let games = tables
            .store
            .abandoned(abandoned(tables, now), kept, BATCH)
            .await?;
        if games.is_empty() {
            return Ok(deleted);
        }
        for id in &games {
            // Asked again for each, because there may be enough room by now. What cannot be deleted is tried again
            // the next time.
            if let Ok(true) = tables.expire(id, abandoned(tables, now)).await {
                deleted += 1;
                metrics::counter!("skep_games_expired_total").increment(1);
            } else {
                kept += 1;
            }
        }
    }
}

/// Whether nine in ten places in the store are taken.
fn is_nearly_full(tables: &Tables) -> bool {
    let limit = tables.limits.games as u64;
    tables.counts.of(Origin::Played) >= limit - limit / 10
}

fn abandoned(tables: &Tables, now: Time) -> Abandoned {
    let before = |age| Time::from_millis(now.as_millis().saturating_sub(millis(age)));
    let limits = &tables.limits;
    if is_nearly_full(tables) {
        Abandoned {
            unbegun_since: before(limits.unbegun_age.min(UNBEGUN_AGE_IF_FULL)),
            unfinished_since: Some(before(limits.unfinished_age)),
        }
    } else {
        Abandoned {
            unbegun_since: before(limits.unbegun_age),
            unfinished_since: None,
        }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};
    use std::time::Duration;

    use super::{Sweeper, abandoned, sweep};
    use crate::limits::Limits;
    use crate::requester::Client;
    use crate::server::Options;
    use crate::services::Services;
    use crate::store::{GameId, Header, Location, Origin};
    use crate::table::Watcher;
    use crate::time_source::{Moment, TimeSource};
    use skep_game::{Actor, Ending, Event, Step, Time};
    use skep_rules::Color;
    use tempfile::TempDir;
    use tokio::sync::mpsc;

    const HOUR: u64 = 3_600_000;
    const DAY: u64 = 24 * HOUR;
    const NOW: Time = Time::from_millis(1_000 * DAY);

    /// Two clocks that are set by hand.
    #[derive(Debug)]
    struct Hands(Mutex<Moment>);

    impl Hands {
        /// Lets the wall clock and the monotonic clock advance.
        fn advance(&self, wall: u64, uptime: u64) {
            let mut now = self.0.lock().unwrap();
            now.wall = Time::from_millis(now.wall.as_millis() + wall);
            now.uptime += Duration::from_millis(uptime);
        }
    }

    impl TimeSource for Hands {
        fn now(&self) -> Moment {
            *self.0.lock().unwrap()
        }
    }

    /// A server with room for this many games, and its clocks.
    async fn server(games: usize) -> (Services, Arc<Hands>, TempDir) {
        let folder = TempDir::new().unwrap();
        let uptime = Duration::from_secs(7);
        let hands = Arc::new(Hands(Mutex::new(Moment { wall: NOW, uptime })));
        let options = Options {
            limits: Limits {
                games,
                ..Limits::default()
            },
            time: Arc::clone(&hands) as _,
            ..Options::local(Location::Folder(folder.path().to_owned()))
        };
        let services = Services::open(&options).await.unwrap();
        (services, hands, folder)
    }

    /// Makes a game of a stranger in which nothing has happened for two days.
    async fn make_abandoned(services: &Services, name: &str, plies: usize) -> GameId {
        let header = header(name, 2 * DAY);
        let events = events(&header, plies, false);
        let store = &services.tables.store;
        store.create_expiring(&header, &events).await.unwrap();
        header.id
    }

    async fn exists(services: &Services, id: &GameId) -> bool {
        services.tables.store.load(id).await.unwrap().is_some()
    }

    fn header(name: &str, age: u64) -> Header {
        Header {
            created_at: Time::from_millis(NOW.as_millis() - age),
            ..crate::store::test_header(name)
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
            (true, 29 * DAY, 2, false, false, false),
            (true, 31 * DAY, 2, false, false, true),
            // What was played to its end stays.
            (true, 900 * DAY, 2, true, false, false),
            // The owner's stay, whatever they are.
            (false, 900 * DAY, 0, false, false, false),
            (false, 900 * DAY, 2, false, false, false),
        ];
        for is_nearly_full in [false, true] {
            // So few that deleting some of them leaves it nearly full.
            let room = if is_nearly_full { 5 } else { 1_000 };
            let (services, _hands, _folder) = server(room).await;
            let store = &services.tables.store;
            let (mut kept, mut count) = (Vec::new(), 0);
            for (index, (is_strange, age, plies, is_over, expires, expires_if_full)) in
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
                    expires_if_full
                } else {
                    expires
                };
                count += usize::from(is_deleted);
                if !is_deleted {
                    kept.push(header.id);
                }
            }
            // The counts follow the store a little later.
            while services.tables.counts.of(Origin::Played) < rows.len() as u64 {
                tokio::task::yield_now().await;
            }
            let deleted = sweep(&services.tables, NOW).await;
            assert_eq!(deleted.unwrap(), count, "{is_nearly_full}");
            for id in &kept {
                assert!(exists(&services, id).await, "{id} stays");
            }
            services.close().await;
        }
    }

    #[tokio::test]
    async fn nothing_expires_while_the_date_is_doubtful() {
        let (services, hands, _folder) = server(1_000).await;
        let id = make_abandoned(&services, "old", 0).await;
        let mut sweeper = Sweeper::new(Arc::clone(&services.tables));
        #[rustfmt::skip]
        let rows = [
            // How far the wall clock and the monotonic clock advance.
            ("at the start", 0, 0),
            ("in the first hour", HOUR - 1, HOUR - 1),
            ("when the date is set", 400 * DAY, 60_000),
            ("in the hour after that", HOUR - 1, HOUR - 1),
            ("when the machine wakes up", 2 * DAY, 60_000),
            ("in the hour after that", HOUR / 2, HOUR / 2),
            ("when the date falls behind", 0, 3 * HOUR),
        ];
        for (when, wall, uptime) in rows {
            hands.advance(wall, uptime);
            assert_eq!(sweeper.look().await.unwrap(), 0, "{when}");
            assert!(exists(&services, &id).await, "{when}");
        }
        hands.advance(HOUR, HOUR);
        assert_eq!(sweeper.look().await.unwrap(), 1);
        assert!(!exists(&services, &id).await);
        services.close().await;
    }

    #[tokio::test]
    async fn a_game_that_goes_on_after_it_was_found_stays() {
        let (services, _hands, _folder) = server(1_000).await;
        let tables = &services.tables;
        let abandoned = abandoned(tables, NOW);
        for plies in [0, 1] {
            let id = make_abandoned(&services, &format!("after{plies}"), plies).await;
            let found = tables.store.abandoned(abandoned, 0, 9).await.unwrap();
            assert!(found.contains(&id), "{plies}");
            let mut game = tables.look(&id).await.unwrap().game().clone();
            let event = Event::Played(game.position().legal_moves()[0]);
            game.absorb(event, NOW);
            let at = NOW;
            let steps = [Step { event, at, game }];
            let append = tables.store.append(&id, &steps, None, NOW);
            append.await.unwrap();
            assert!(!tables.expire(&id, abandoned).await.unwrap(), "{plies}");
            assert!(exists(&services, &id).await, "{plies}");
        }
        services.close().await;
    }

    #[tokio::test]
    async fn a_watched_game_stays_until_its_watchers_leave() {
        let (services, _hands, _folder) = server(1_000).await;
        let tables = &services.tables;
        let watched = make_abandoned(&services, "watched", 1).await;
        let (outbox, queue) = mpsc::channel(9);
        let watcher = Watcher {
            actor: Actor::Owner,
            client: Client::Server,
            connection: 1,
            outbox,
        };
        tables.watch(&watched, &watcher, None).await.unwrap();
        // It is older in the list, and does not keep the other from expiring.
        let other = make_abandoned(&services, "younger", 1).await;
        assert_eq!(sweep(tables, NOW).await.unwrap(), 1);
        assert!(exists(&services, &watched).await);
        assert!(!exists(&services, &other).await);
        drop(queue);
        assert_eq!(sweep(tables, NOW).await.unwrap(), 1);
        assert!(!exists(&services, &watched).await);
        services.close().await;
    }
}
