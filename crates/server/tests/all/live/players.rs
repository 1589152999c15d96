//! What players may do besides moving: offers, takebacks, clocks, and repeated commands.

use std::time::Duration;

use skep_wire::{Color, EndingReason, FromGame, FromServer, PlayerCommand, Takebacks, ToServer};

use crate::live::fold::{fold, random_move, to_move};
use crate::live::host::{Host, PERSON, engine, game_of, timed};

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_again_is_answered_again_and_done_once() {
    let host = Host::start().await;
    let game = host.make(&game_of(PERSON, PERSON)).await;
    let play = PlayerCommand::Play {
        mv: "wS1".to_owned(),
        after: 0,
    };

    // The connection breaks before the answer is read.
    let mut first = host.client().await;
    first.command_as("one", &game.id, play.clone()).await;
    drop(first);

    // Sent again it is settled, whether the first one came through or not.
    let mut second = host.client().await;
    for _ in 0..3 {
        second.command_as("one", &game.id, play.clone()).await;
        let expected = FromServer::Settled {
            id: "one".to_owned(),
            game: game.id.clone(),
            version: 1,
        };
        assert_eq!(second.receive().await, expected);
    }

    // After a restart too, and with another move it is still the same command.
    let host = host.restart().await;
    let mut third = host.client().await;
    let other = PlayerCommand::Play {
        mv: "wG1".to_owned(),
        after: 0,
    };
    third.command_as("one", &game.id, other.clone()).await;
    assert!(matches!(
        third.receive().await,
        FromServer::Settled { version: 1, .. }
    ));
    // Another id is another command, and comes too late.
    third.command_as("two", &game.id, other).await;
    let FromServer::Refused { problem, .. } = third.receive().await else {
        panic!("a stale move is refused");
    };
    assert_eq!(problem.code, "stale");
    let view = host.view(&game.id).await;
    assert_eq!((view.version, view.moves.len()), (1, 1));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_are_in_step() {
    let host = Host::start().await;
    let game = host.make(&game_of(PERSON, PERSON)).await;
    let (mut here, mut there) = (host.client().await, host.client().await);
    let mut seen_here = here.watch_whole(&game.id).await;
    let mut seen_there = there.watch_whole(&game.id).await;
    let mut random = fastrand::Rng::with_seed(7);
    for ply in 0..30 {
        let mv = random_move(&seen_here, &mut random);
        // By turns from one and the other.
        let (mover, seen, other, seen_by_other) = if ply % 2 == 0 {
            (&mut here, &mut seen_here, &mut there, &mut seen_there)
        } else {
            (&mut there, &mut seen_there, &mut here, &mut seen_here)
        };
        let version = mover.play(seen, &mv).await.unwrap();
        other.catch_up(seen_by_other, version).await;
        assert_eq!(seen, seen_by_other);
    }
    // A returning client gets what it has missed, or everything.
    let mut again = host.client().await;
    let FromServer::Events { update, .. } = again.watch(&game.id, Some(20)).await else {
        panic!("the tail is not long");
    };
    assert_eq!((update.events.len(), update.version), (10, 30));
    let whole = again.watch(&game.id, Some(31)).await;
    assert!(matches!(whole, FromServer::Game { .. }), "{whole:?}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn takebacks_follow_the_settings() {
    let host = Host::start().await;
    // The takeback setting, the result of asking for one, and the number of moves then.
    let rows = [
        (Takebacks::Free, Ok(()), 0),
        (Takebacks::Asked, Ok(()), 0),
        (Takebacks::Never, Err("no-takebacks"), 2),
    ];
    for (takebacks, expected, left) in rows {
        let mut new = game_of(PERSON, engine(1));
        new.settings.takebacks = takebacks;
        let game = host.make(&new).await;
        let mut client = host.client().await;
        let mut view = client.watch_whole(&game.id).await;
        client.play(&mut view, "wS1").await.unwrap();
        client.catch_up(&mut view, 2).await;
        let asked = client.command(&mut view, PlayerCommand::AskTakeback).await;
        let answer = asked.map(drop).map_err(|problem| problem.code);
        assert_eq!(answer, expected.map_err(str::to_owned), "{takebacks:?}");
        while view.moves.len() > left {
            // The engine allows it.
            let message = client.receive().await;
            fold(&mut view, message);
        }
        assert_eq!(view.moves.len(), left, "{takebacks:?}");
        assert_eq!(to_move(&view), Some(Color::White));
        assert_eq!(view, host.view(&game.id).await);
        if left == 0 {
            // And play goes on.
            client.play(&mut view, "wG1").await.unwrap();
            let version = view.version + 1;
            client.catch_up(&mut view, version).await;
            assert_eq!(view.moves.len(), 2);
        }
    }
    host.stop().await;
}

/// White is about to surround the Queen.
const NEARLY_LOST: &str = r"Base+MLP;InProgress;White[20];wB1;bL /wB1;wL \wB1;bM /bL;wA1 wB1/;bQ -bL;wQ -wL;bA1 bL\;wS1 wA1\;bA1 wA1/;wA2 \wL;bA2 bL\;wA2 /bM;bS1 -bQ;wS1 bA2\;bS1 \wQ;wB2 wA1\;bB1 -bQ;wA3 wA2\;bB1 bQ;wA3 \bS1;bP -bB1;wM -wA2;bP \bB1;wL bA1/;bB2 -bP;wM -bB1;bB1 -bM;wM bB1;bM -wA1;wB1 bL;bB2 \bP;wA2 -bB2;pass;wG1 /wM;pass;wM -bA2;bG1 \bB1";

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_accepts_a_draw_if_it_is_worse() {
    let host = Host::start().await;
    let (_, body) = host.ask("POST", "/api/records", NEARLY_LOST).await;
    let imported: skep_wire::ImportView = serde_json::from_str(&body).unwrap();
    let plies = u32::try_from(host.view(&imported.id).await.moves.len()).unwrap();
    // Who plays, after how many moves the person to move offers a draw, and the result.
    let rows = [
        (PERSON, engine(1), plies, Some(EndingReason::Agreement)),
        (engine(1), PERSON, plies - 1, None),
    ];
    for (white, black, ply, expected) in rows {
        let mut new = game_of(white, black);
        new.from = Some(FromGame {
            game: imported.id.clone(),
            ply,
        });
        let game = host.make(&new).await;
        let mut client = host.client().await;
        let mut view = client.watch_whole(&game.id).await;
        client
            .command(&mut view, PlayerCommand::OfferDraw)
            .await
            .unwrap();
        while view.draw_offer.is_some() {
            let message = client.receive().await;
            fold(&mut view, message);
        }
        let ending = view.ending.as_ref().map(|ending| ending.reason);
        assert_eq!(ending, expected, "after {ply} moves");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out() {
    let host = Host::start().await;
    let game = host.make(&timed(game_of(PERSON, PERSON), 300, 0)).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    for mv in ["wS1", "bS1 wS1-"] {
        client.play(&mut view, mv).await.unwrap();
    }
    // Nobody does anything: the table itself notices that time is up.
    let message = client.receive().await;
    fold(&mut view, message);
    let ending = view.ending.clone().unwrap();
    assert_eq!(ending.reason, EndingReason::Time);
    assert_eq!(ending.winner, Some(Color::Black));
    assert_eq!(view.clock.unwrap().white_ms, 0);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_charged_for_a_restart() {
    let host = Host::start().await;
    const HOUR: u32 = 3_600_000;
    let game = host.make(&timed(game_of(PERSON, PERSON), HOUR, 0)).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    for mv in ["wS1", "bS1 wS1-"] {
        client.play(&mut view, mv).await.unwrap();
    }
    let folder = host.stop().await;
    // A charge would show, however small.
    tokio::time::sleep(Duration::from_millis(50)).await;
    let host = Host::start_in(folder.unwrap()).await;
    // Looking does not start the clock.
    for _ in 0..2 {
        let seen = host.view(&game.id).await;
        assert_eq!((seen.ending, seen.version), (None, 2));
        assert_eq!(seen.clock.unwrap().white_ms, HOUR);
    }
    // Watching does.
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    assert_eq!((view.ending.clone(), view.version), (None, 3));
    assert!(view.clock.unwrap().white_ms > HOUR / 2);
    client.play(&mut view, "wQ -wS1").await.unwrap();
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_from_a_ply_of_another() {
    let host = Host::start().await;
    let game = host.make(&game_of(PERSON, PERSON)).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    for mv in ["wS1", "bS1 wS1-", "wQ -wS1"] {
        client.play(&mut view, mv).await.unwrap();
    }
    let mut new = game_of(PERSON, engine(1));
    new.settings.game_type = "Base+MLP".to_owned();
    new.from = Some(FromGame {
        game: game.id.clone(),
        ply: 3,
    });
    let other = host.make(&new).await;
    assert_eq!(other.plies, 3);
    let mut view = client.watch_whole(&other.id).await;
    assert_eq!(view.settings.game_type, "Base", "as the game it comes from");
    client.catch_up(&mut view, 4).await;
    assert_eq!(view.moves.len(), 4, "the engine has answered");
    assert_eq!(view, host.view(&other.id).await);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_can_be_viewed_but_not_played() {
    let host = Host::start().await;
    let records = [
        "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1",
        "Base+M wQbQ/wM w3 -",
    ];
    for record in records {
        let (status, body) = host.ask("POST", "/api/records", record).await;
        assert_eq!(status, 201, "{body}");
        let imported: skep_wire::ImportView = serde_json::from_str(&body).unwrap();
        let view = host.view(&imported.id).await;
        assert!(view.imported && view.turn.is_none());
        let mut client = host.client().await;
        let mut view = client.watch_whole(&imported.id).await;
        let commands = [
            PlayerCommand::AskTakeback,
            PlayerCommand::Resign,
            PlayerCommand::OfferDraw,
        ];
        for command in commands {
            let refused = client.command(&mut view, command).await;
            assert_eq!(refused.unwrap_err().code, "imported");
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_game_is_gone() {
    let host = Host::start().await;
    let game = host.make(&game_of(PERSON, PERSON)).await;
    let mut client = host.client().await;
    client.watch_whole(&game.id).await;
    let path = format!("/api/games/{}", game.id);
    let deleted = host.ask("DELETE", &path, "").await;
    assert_eq!(deleted, (204, String::new()));
    let gone = client.receive().await;
    assert!(matches!(gone, FromServer::Gone { .. }), "{gone:?}");
    for method in ["DELETE", "GET"] {
        let (status, body) = host.ask(method, &path, "").await;
        assert_eq!(status, 404, "{method}: {body}");
    }
    let again = client.watch(&game.id, None).await;
    assert!(matches!(again, FromServer::Gone { .. }), "{again:?}");
    client.send(&ToServer::Ping).await;
    assert_eq!(client.receive().await, FromServer::Pong);
    host.stop().await;
}
