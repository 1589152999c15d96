//! Asking a thinking engine to move now.

use std::time::Duration;

use skep_server::{Habits, Options};
use skep_wire::{FromServer, GameView, PlayerCommand};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

use crate::live::host::{Client, FOREVER, Host, PERSON, engine, game_of, options};

/// Waits until an engine reports that it is thinking.
async fn hear_thinking(client: &mut Client) {
    loop {
        let text = match client.next().await.expect("the connection holds") {
            Message::Text(text) => text,
            _ => continue,
        };
        if matches!(
            serde_json::from_str(&text).unwrap(),
            FromServer::Thinking { .. }
        ) {
            return;
        }
    }
}

async fn move_now(client: &mut Client, view: &mut GameView, after: u64) -> Result<u64, String> {
    let command = PlayerCommand::MoveNow { after };
    let answer = client.command(view, command).await;
    answer.map_err(|problem| problem.code)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_moves_when_it_is_told_to() {
    let host = Host::start_thinking().await;
    // By the person who is waiting, and in a game of engines by any spectator.
    let rows = [game_of(engine(10), PERSON), game_of(engine(10), engine(10))];
    for new in rows {
        let game = host.make(&new).await;
        let mut client = host.client().await;
        let mut view = client.watch_whole(&game.id).await;
        hear_thinking(&mut client).await;
        move_now(&mut client, &mut view, 0).await.unwrap();
        client.catch_up(&mut view, 1).await;
        // Only a legal move is played at all.
        assert_eq!(view.moves.len(), 1);
        // Sent again, for example after a lost connection, it does not cut the next move short.
        assert_eq!(move_now(&mut client, &mut view, 0).await, Ok(1));
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(host.view(&game.id).await.version, 1);
        let path = format!("/api/games/{}", game.id);
        assert_eq!(host.ask("DELETE", &path, "").await.0, 204);
    }
    host.stop().await;
}

/// A request to a queued search is not forgotten, and an engine that only waits so that people can
/// follow stops waiting.
#[tokio::test(flavor = "multi_thread")]
async fn move_now_works_before_and_after_the_search() {
    let folder = TempDir::new().unwrap();
    let options = Options {
        habits: Habits {
            reply: FOREVER,
            show: FOREVER,
            think: FOREVER,
            uses_book: false,
        },
        engines: std::num::NonZeroUsize::new(1),
        ..options(&folder)
    };
    let host = Host::start_with(&options, Some(folder)).await;
    let mut client = host.client().await;
    let first = host.make(&game_of(engine(10), PERSON)).await;
    let mut before = client.watch_whole(&first.id).await;
    hear_thinking(&mut client).await;
    let second = host.make(&game_of(engine(1), PERSON)).await;
    let mut behind = client.watch_whole(&second.id).await;
    while host.health().await.waiting == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for view in [&mut behind, &mut before] {
        let answer = PlayerCommand::MoveNow { after: 0 };
        client.command_as("now", &view.id, answer).await;
    }
    let mut moved = Vec::new();
    while moved.len() < 2 {
        if let FromServer::Events { game, .. } = client.receive().await {
            moved.push(game);
        }
    }
    moved.sort_unstable();
    let mut expected = [first.id, second.id];
    expected.sort_unstable();
    assert_eq!(moved, expected);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_an_engine_that_thinks_can_be_told_to_move() {
    let host = Host::start_thinking().await;
    let mut client = host.client().await;
    let rows = [
        // A person is to move.
        (game_of(PERSON, engine(1)), 0, "not-thinking"),
        (game_of(PERSON, PERSON), 0, "not-thinking"),
        // A version that never existed.
        (game_of(engine(10), PERSON), 7, "not-thinking"),
    ];
    for (new, after, expected) in rows {
        let game = host.make(&new).await;
        let mut view = client.watch_whole(&game.id).await;
        let refused = move_now(&mut client, &mut view, after).await;
        assert_eq!(refused, Err(expected.to_owned()));
    }
    let game = host.make(&game_of(PERSON, PERSON)).await;
    let mut view = client.watch_whole(&game.id).await;
    let abort = client.command(&mut view, PlayerCommand::Abort);
    let over = abort.await.unwrap();
    let refused = move_now(&mut client, &mut view, over).await;
    assert_eq!(refused, Err("not-thinking".to_owned()));
    host.stop().await;
}
