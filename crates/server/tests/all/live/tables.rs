//! Tables: they leave and return, share a store with others, and report what their engines think.

use std::collections::HashSet;
use std::time::Duration;

use skep_server::store::Location;
use skep_server::{Habits, Limits, Options};
use skep_wire::{FromServer, GameView};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

use crate::live::fold::fold;
use crate::live::host::{Client, Host, PERSON, engine, game_of, options, timed};
use crate::store::postgres;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_leaves_when_nobody_looks_and_comes_back() {
    let folder = TempDir::new().unwrap();
    let options = Options {
        limits: Limits {
            idle: Duration::from_millis(50),
            ..Limits::default()
        },
        ..options(&folder)
    };
    let host = Host::start_with(&options, Some(folder)).await;
    let game = host.make(&game_of(PERSON, engine(1))).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    client.play(&mut view, "wS1").await.unwrap();
    client.catch_up(&mut view, 2).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(host.health().await.tables, 1, "somebody looks");
    drop(client);
    while host.health().await.tables > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Looking from afar does not bring it back; playing does.
    assert_eq!(host.view(&game.id).await.version, 2);
    assert_eq!(host.health().await.tables, 0);
    let mut client = host.client().await;
    let again = client.watch_whole(&game.id).await;
    assert_eq!(again, view);
    assert_eq!(host.health().await.tables, 1);
    host.stop().await;
}

/// Runs a test of several servers on one PostgreSQL database. They may not share a SQLite file.
fn on_a_shared_store(test: impl AsyncFnOnce(Options)) {
    let server = postgres::Server::start();
    let folder = TempDir::new().unwrap();
    let options = Options {
        place: Location::Url(server.empty()),
        ..options(&folder)
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(test(options));
}

#[test]
fn two_servers_on_one_store_do_not_both_write() {
    on_a_shared_store(async |options| do_not_both_write(&options).await);
}

async fn do_not_both_write(options: &Options) {
    let here = Host::start_with(options, None).await;
    let there = Host::start_with(options, None).await;
    let game = here.make(&game_of(PERSON, PERSON)).await;
    let (mut first, mut second) = (here.client().await, there.client().await);
    let mut seen_here = first.watch_whole(&game.id).await;
    let mut seen_there = second.watch_whole(&game.id).await;
    first.play(&mut seen_here, "wS1").await.unwrap();
    // The other server does not know yet: the store refuses its write, and it loads the game again.
    let refused = second.play(&mut seen_there, "wG1").await.unwrap_err();
    assert_eq!(refused.code, "stale");
    assert_eq!(seen_there, seen_here, "who watches there is told");
    second.play(&mut seen_there, "bG1 wS1-").await.unwrap();
    assert_eq!(there.view(&game.id).await.moves.len(), 2);
    here.stop().await;
    there.stop().await;
}

/// A game whose clock runs on one server, seen from another one on the same store.
struct Shared {
    here: Host,
    there: Host,
    client: Client,
    view: GameView,
}

impl Shared {
    async fn start(options: &Options, clock_ms: u32) -> Shared {
        let here = Host::start_with(options, None).await;
        let there = Host::start_with(options, None).await;
        let new = timed(game_of(PERSON, PERSON), clock_ms, 0);
        let game = here.make(&new).await;
        let mut client = here.client().await;
        let mut view = client.watch_whole(&game.id).await;
        for mv in ["wS1", "bS1 wS1-"] {
            client.play(&mut view, mv).await.unwrap();
        }
        Shared {
            here,
            there,
            client,
            view,
        }
    }

    async fn stop(self) {
        self.here.stop().await;
        self.there.stop().await;
    }
}

/// Clocks within which something has to happen, in milliseconds: on a slow machine the next one is tried.
fn longer_and_longer() -> impl Iterator<Item = u32> {
    (8..18).map(|power| 1 << power)
}

/// Nobody sends a command: the table finds out when it wants to store that time is up.
#[test]
fn time_runs_out_in_a_game_that_continued_on_another_server() {
    on_a_shared_store(async |options| goes_on_elsewhere(&options).await);
}

async fn goes_on_elsewhere(options: &Options) {
    for clock_ms in longer_and_longer() {
        let mut shared = Shared::start(options, clock_ms).await;
        // Watching there lets the clock continue there.
        let mut other = shared.there.client().await;
        let mut seen_there = other.watch_whole(&shared.view.id).await;
        let is_in_time = seen_there.ending.is_none();
        if is_in_time {
            assert_eq!(seen_there.version, 3);
        }
        let is_in_time = is_in_time && other.play(&mut seen_there, "wQ -wS1").await.is_ok();
        if is_in_time {
            shared.client.catch_up(&mut shared.view, 4).await;
            assert_eq!(shared.view.moves, seen_there.moves);
        }
        shared.stop().await;
        if is_in_time {
            return;
        }
    }
    panic!("the game never went on elsewhere");
}

#[test]
fn time_runs_out_in_a_game_that_another_server_deleted() {
    on_a_shared_store(async |options| is_deleted_elsewhere(&options).await);
}

async fn is_deleted_elsewhere(options: &Options) {
    for clock_ms in longer_and_longer() {
        let mut shared = Shared::start(options, clock_ms).await;
        let path = format!("/api/games/{}", shared.view.id);
        assert_eq!(shared.there.ask("DELETE", &path, "").await.0, 204);
        let told = shared.client.receive().await;
        let is_in_time = match told {
            FromServer::Gone { .. } => true,
            // Time was up before the game was deleted.
            FromServer::Events { .. } => false,
            other => panic!("{other:?}"),
        };
        while is_in_time && shared.here.health().await.tables > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        shared.stop().await;
        if is_in_time {
            return;
        }
    }
    panic!("the game was never deleted in time");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_is_heard_thinking() {
    let host = Host::start_thinking().await;
    let game = host.make(&game_of(engine(10), PERSON)).await;
    let mut client = host.client().await;
    let id = client.watch_whole(&game.id).await.id;
    // The second one comes later in the same search.
    let mut nodes = 0;
    for _ in 0..2 {
        let text = loop {
            match client.next().await.expect("the connection holds") {
                Message::Text(text) => break text,
                _ => continue,
            }
        };
        let FromServer::Thinking { game, thought } = serde_json::from_str(&text).unwrap() else {
            panic!("{text}");
        };
        assert_eq!(game, id);
        assert!(thought.nodes > nodes && (1..=8).contains(&thought.line.len()));
        nodes = thought.nodes;
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn full_strength_plays_varied_openings_from_the_book() {
    let folder = TempDir::new().unwrap();
    let options = options(&folder);
    let options = Options {
        // Enough time to report a thought, if there were one.
        habits: Habits {
            show: Duration::from_millis(50),
            uses_book: true,
            ..options.habits
        },
        ..options
    };
    let host = Host::start_with(&options, Some(folder)).await;
    let mut openings = HashSet::new();
    for _ in 0..12 {
        let game = host.make(&game_of(engine(10), engine(10))).await;
        let mut client = host.client().await;
        let mut view = client.watch_whole(&game.id).await;
        // The book covers more than three plies of every game; book moves are played without a search.
        while view.version < 3 {
            let Some(Message::Text(text)) = client.next().await else {
                continue;
            };
            match serde_json::from_str(&text).unwrap() {
                message @ FromServer::Events { .. } => fold(&mut view, message),
                other => panic!("{other:?}"),
            }
        }
        // The moves after that are searched, and would keep the engines from the next game.
        let path = format!("/api/games/{}", game.id);
        assert_eq!(host.ask("DELETE", &path, "").await.0, 204);
        let moves = view.moves.into_iter().take(3);
        openings.insert(moves.map(|played| played.mv).collect::<Vec<_>>());
    }
    assert!(openings.len() > 1, "always {openings:?}");
    host.stop().await;
}
