//! The server without addresses: a game that is played in the program is the same game for everyone else.

use skep_server::Local;
use skep_wire::{Color, CommandView, FromServer, GameSummary, GameView};
use tempfile::TempDir;

use crate::live::host::{Host, PERSON, engine, game_of, options};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_the_program_is_a_game_of_the_server() {
    let folder = TempDir::new().unwrap();
    let options = options(&folder);
    let local = Local::open(&options).await.unwrap();
    let new = game_of(PERSON, engine(1));
    let game: GameSummary = local.post("/api/games", &new).await.unwrap();
    let mut watch = local.watch(&game.id, None).await.unwrap();
    assert!(matches!(watch.next().await, Some(FromServer::Game { .. })));

    let play = |mv: &str, after| CommandView::Play {
        mv: mv.to_owned(),
        after,
    };
    let refused = local
        .command(&game.id, Color::White, "a", &play("wQ", 0))
        .await;
    assert_eq!(refused.unwrap_err().phrase.key, "illegal-queen-must-wait");
    let played = local
        .command(&game.id, Color::White, "b", &play("wS1", 0))
        .await;
    assert_eq!(played, Ok(1));
    while let Some(message) = watch.next().await {
        if matches!(message, FromServer::Events { version: 2, .. }) {
            break;
        }
    }
    let path = format!("/api/games/{}", game.id);
    let view: GameView = local.get(&path).await.unwrap();
    assert_eq!(view.moves.len(), 2);
    local.close().await;
    assert_eq!(watch.next().await, None);

    let host = Host::start_with(&options, Some(folder)).await;
    assert_eq!(host.view(&game.id).await, view);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_said() {
    let folder = TempDir::new().unwrap();
    let local = Local::open(&options(&folder)).await.unwrap();
    let rows = [
        ("/api/games/nosuchgame", "problem-no-such-game"),
        ("/api/nothing", "problem-no-such-address"),
        ("not an address", "problem-no-such-address"),
    ];
    for (path, expected) in rows {
        let problem = local.get::<GameView>(path).await.unwrap_err();
        assert_eq!(problem.phrase.key, expected, "{path}");
    }
    let unread = local.open_record(b"nonsense".to_vec()).await.unwrap_err();
    assert_eq!(unread.phrase.key, "problem-unreadable-record");
    for game in ["nosuchgame", "no/such"] {
        let gone = local.watch(game, None).await.err().unwrap();
        assert_eq!(gone.phrase.key, "problem-no-such-game");
    }
    local.close().await;
}
