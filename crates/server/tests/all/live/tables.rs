//! Tables: they leave and come back, they share a store with others, their engines are heard thinking.

use std::collections::HashSet;
use std::time::Duration;

use skep_server::{Habits, Options};
use skep_wire::{EventView, FromServer};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

use crate::live::fold::fold;
use crate::live::host::{Host, PERSON, engine, game_of, options, timed};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_leaves_when_nobody_looks_and_comes_back() {
    let folder = TempDir::new().unwrap();
    let options = Options {
        idle: Duration::from_millis(50),
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
    // To look at it from afar does not bring it back; to play does.
    assert_eq!(host.view(&game.id).await.version, 2);
    assert_eq!(host.health().await.tables, 0);
    let mut client = host.client().await;
    let again = client.watch_whole(&game.id).await;
    assert_eq!(again, view);
    assert_eq!(host.health().await.tables, 1);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_store_do_not_both_write() {
    let folder = TempDir::new().unwrap();
    let here = Host::start_with(&options(&folder), None).await;
    let there = Host::start_with(&options(&folder), None).await;
    let game = here.make(&game_of(PERSON, PERSON)).await;
    let (mut first, mut second) = (here.client().await, there.client().await);
    let mut seen_here = first.watch_whole(&game.id).await;
    let mut seen_there = second.watch_whole(&game.id).await;
    first.play(&mut seen_here, "wS1").await.unwrap();
    // The other server does not know yet: the store refuses what it wants to write, and it looks again.
    let refused = second.play(&mut seen_there, "wG1").await.unwrap_err();
    assert_eq!(refused.phrase.key, "refusal-stale");
    assert_eq!(seen_there, seen_here, "who watches there is told");
    second.play(&mut seen_there, "bG1 wS1-").await.unwrap();
    assert_eq!(there.view(&game.id).await.moves.len(), 2);
    here.stop().await;
    there.stop().await;
}

/// Nobody commands anything: the table itself finds out when it wants to store that time is up.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_of_a_game_that_went_on_elsewhere() {
    let folder = TempDir::new().unwrap();
    let here = Host::start_with(&options(&folder), None).await;
    let there = Host::start_with(&options(&folder), None).await;
    let game = here.make(&timed(game_of(PERSON, PERSON), 1_500, 0)).await;
    let mut client = here.client().await;
    let mut view = client.watch_whole(&game.id).await;
    for mv in ["wS1", "bS1 wS1-"] {
        client.play(&mut view, mv).await.unwrap();
    }
    // To watch there lets the clock go on there.
    let mut other = there.client().await;
    let mut seen_there = other.watch_whole(&game.id).await;
    assert_eq!(seen_there.version, 3);
    other.play(&mut seen_there, "wQ -wS1").await.unwrap();
    client.catch_up(&mut view, 4).await;
    assert_eq!(view.moves, seen_there.moves);
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_of_a_game_that_was_deleted_elsewhere() {
    let folder = TempDir::new().unwrap();
    let here = Host::start_with(&options(&folder), None).await;
    let there = Host::start_with(&options(&folder), None).await;
    let game = here.make(&timed(game_of(PERSON, PERSON), 500, 0)).await;
    let mut client = here.client().await;
    let mut view = client.watch_whole(&game.id).await;
    for mv in ["wS1", "bS1 wS1-"] {
        client.play(&mut view, mv).await.unwrap();
    }
    let path = format!("/api/games/{}", game.id);
    assert_eq!(there.ask("DELETE", &path, "").await.0, 204);
    let gone = client.receive().await;
    assert!(matches!(gone, FromServer::Gone { .. }), "{gone:?}");
    assert_eq!(here.health().await.tables, 0);
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_is_heard_thinking() {
    let host = Host::start().await;
    let game = host.make(&game_of(engine(10), PERSON)).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    let mut thoughts = 0;
    while view.version == 0 {
        let Some(Message::Text(text)) = client.next().await else {
            continue;
        };
        match serde_json::from_str(&text).unwrap() {
            FromServer::Thinking { game, thought } => {
                assert_eq!(game, view.id);
                assert!(thought.nodes > 0 && (1..=8).contains(&thought.line.len()));
                thoughts += 1;
            }
            message @ FromServer::Events { .. } => {
                if let FromServer::Events { events, .. } = &message {
                    assert!(matches!(events[..], [EventView::Played { .. }]));
                }
                fold(&mut view, message);
            }
            other => panic!("{other:?}"),
        }
    }
    assert!((1..=12).contains(&thoughts), "{thoughts} thoughts");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_full_strength_openings_are_known_by_heart_and_vary() {
    let folder = TempDir::new().unwrap();
    let options = options(&folder);
    let options = Options {
        // Time enough to tell of a thought, if there were one.
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
        // The book knows more than three plies of every game; what it knows is not thought about.
        while view.version < 3 {
            let Some(Message::Text(text)) = client.next().await else {
                continue;
            };
            match serde_json::from_str(&text).unwrap() {
                message @ FromServer::Events { .. } => fold(&mut view, message),
                other => panic!("{other:?}"),
            }
        }
        let moves = view.moves.into_iter().take(3);
        openings.insert(moves.map(|played| played.mv).collect::<Vec<_>>());
    }
    assert!(openings.len() > 1, "always {openings:?}");
    host.stop().await;
}
