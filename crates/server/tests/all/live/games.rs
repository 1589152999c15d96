//! Whole games.

use fastrand::Rng;
use skep_wire::{Color, EndingReason, GameView, PlayerCommand};

use crate::live::fold::{fold, random_move, spots, target, to_move};
use crate::live::host::{Client, Host, PERSON, engine, game_of};

/// Plays random moves for the persons until the game is over or this many moves have been played.
async fn play_on(client: &mut Client, view: &mut GameView, random: &mut Rng, plies: usize) {
    while view.ending.is_none() && view.moves.len() < plies {
        let color = to_move(view).unwrap();
        let seat = match color {
            Color::White => &view.seats.white,
            Color::Black => &view.seats.black,
        };
        if *seat == PERSON {
            let mv = random_move(view, random);
            client.play(view, &mv).await.unwrap();
        } else {
            let message = client.receive().await;
            fold(view, message);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_an_engine_to_the_end() {
    let host = Host::start().await;
    let game = host.make(&game_of(PERSON, engine(3))).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    play_on(&mut client, &mut view, &mut Rng::with_seed(42), 400).await;
    let ending = view.ending.as_ref();
    let ending = ending.expect("nobody survives that long at random");
    if ending.reason == EndingReason::Surrounded {
        let queen = match ending.winner {
            Some(Color::White) => "bQ",
            _ => "wQ",
        };
        assert_eq!(ending.surrounded, [queen]);
    }
    assert_eq!(view.turn, None);
    assert_eq!(view, host.view(&game.id).await);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn engines_play_to_the_end() {
    let host = Host::start().await;
    let game = host.make(&game_of(engine(1), engine(1))).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    // At the latest after 300 moves they agree on a draw.
    play_on(&mut client, &mut view, &mut Rng::with_seed(1), 310).await;
    assert!(view.ending.is_some(), "{} moves", view.moves.len());
    let refused = client.command(&mut view, PlayerCommand::Resign).await;
    assert_eq!(refused.unwrap_err().code, "engine-seat");
    host.stop().await;
}

/// By the rules, not by the picture: a hive that is elsewhere or turned is the same (R6.4).
#[tokio::test(flavor = "multi_thread")]
async fn occurrences_of_a_position_are_counted() {
    let rows = [
        ("wS1", 1),
        ("bS1 wS1-", 1),
        ("wQ -wS1", 1),
        ("bQ bS1-", 1),
        ("wQ \\wS1", 1),
        ("bQ bS1/", 1),
        ("wQ -wS1", 1),
        ("bQ bS1-", 2),
        // The mirror image of what was there before.
        ("wQ /wS1", 2),
        ("bQ bS1\\", 2),
        ("wQ -wS1", 2),
        ("bQ bS1-", 3),
    ];
    let host = Host::start().await;
    let game = host.make(&game_of(PERSON, PERSON)).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    for (mv, _) in rows {
        client.play(&mut view, mv).await.unwrap();
    }
    let found: Vec<_> = view.moves.iter().map(|played| played.occurrence).collect();
    assert_eq!(found, rows.map(|(_, occurrence)| occurrence));
    let ending = view.ending.as_ref().map(|ending| ending.reason);
    assert_eq!(ending, Some(EndingReason::Repetition));
    assert_eq!(view, host.view(&game.id).await);
    host.stop().await;
}

/// Clients compute from MoveStrings what the server says, and the next view is the old one with the events.
#[tokio::test(flavor = "multi_thread")]
async fn clients_compute_the_same_views() {
    let host = Host::start().await;
    for (seed, game_type) in [(1, "Base"), (2, "Base+MLP"), (3, "Base+P"), (4, "Base+M")] {
        // More than one game at this speed is too much for one connection.
        let mut client = host.client().await;
        let mut new = game_of(PERSON, PERSON);
        new.settings.game_type = game_type.to_owned();
        let game = host.make(&new).await;
        let mut view = client.watch_whole(&game.id).await;
        let mut random = Rng::with_seed(seed);
        for ply in 1..=120 {
            if view.ending.is_some() {
                break;
            }
            check_turn(&view);
            let mv = random_move(&view, &mut random);
            client.play(&mut view, &mv).await.unwrap();
            if ply % 10 == 0 {
                assert_eq!(view, host.view(&game.id).await);
            }
        }
    }
    host.stop().await;
}

/// Each legal move leads where its MoveString says, a piece with a move is not stuck, one without is.
#[track_caller]
fn check_turn(view: &GameView) {
    let spots = spots(view);
    let turn = view.turn.as_ref().unwrap();
    for legal in &turn.legal {
        let found = target(&spots, &legal.mv);
        let expected = (legal.piece.clone(), (legal.q, legal.r));
        assert_eq!(found, Some(expected), "{}", legal.mv);
        assert!(
            legal.by_itself || !legal.throwers.is_empty(),
            "{}",
            legal.mv
        );
        let stuck = turn.stuck.iter().find(|stuck| stuck.piece == legal.piece);
        assert_eq!(stuck, None, "{} can move", legal.piece);
    }
    for piece in spots.keys() {
        let moves = turn.legal.iter().any(|legal| legal.piece == *piece);
        let stuck = turn.stuck.iter().any(|stuck| stuck.piece == *piece);
        assert!(moves != stuck, "{piece}: {moves} {stuck}");
    }
}
