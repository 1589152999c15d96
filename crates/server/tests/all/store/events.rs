//! Events are loaded as they were stored.

use skep_engine::Level;
use skep_game::{Ending, Event, PersonId, Settings};
use skep_rules::{Color, DrawReason, GameType, Outcome};
use skep_server::store::{
    AppendError, CommandStamp, Comment, Created, Header, LoadError, Location, Seat, SettledCommand,
    StoredKind, Tag,
};

use crate::store::fixture::{Kept, NOON, header, id, later, meddle, open, steps};

pub(crate) async fn every_kind_comes_back(place: Location) {
    let store = open(&place).await;
    let mut kept = Kept::new(&store, header("a")).await;
    kept.check().await;
    kept.play(later(1), "wS1").await;
    kept.play(later(2), "bS1 wS1-").await;
    let rows = [
        Event::DrawOffered(Color::White),
        Event::DrawDeclined,
        Event::TakebackAsked(Color::Black),
        Event::TakebackRefused,
        Event::TakenBack { plies: 1 },
        Event::Resumed,
        Event::DrawOffered(Color::Black),
        Event::TakebackAsked(Color::White),
        Event::TakenBack { plies: 1 },
        Event::Ended(Ending::Abort),
    ];
    for (seconds, event) in (3..).zip(rows) {
        kept.append(later(seconds), &[event]).await;
        kept.check().await;
    }
    kept.append(later(99), &[]).await;
    kept.check().await;
}

pub(crate) async fn every_ending_comes_back(place: Location) {
    let store = open(&place).await;
    let mut endings = vec![
        Ending::Rules(Outcome::Draw(DrawReason::BothSurrounded)),
        Ending::Rules(Outcome::Draw(DrawReason::Repetition)),
        Ending::Agreement,
        Ending::Abort,
        Ending::Adjudication { winner: None },
    ];
    for color in Color::ALL {
        endings.extend([
            Ending::Rules(Outcome::Win(color)),
            Ending::Resignation { loser: color },
            Ending::Time { loser: color },
            Ending::Adjudication {
                winner: Some(color),
            },
        ]);
    }
    for (index, ending) in (0..).zip(endings) {
        let mut kept = Kept::new(&store, header(&format!("game{index}"))).await;
        kept.append(later(index), &[Event::Ended(ending)]).await;
        kept.check().await;
        let page = store.list(Default::default(), None, None, 1).await.unwrap();
        assert_eq!(page.games[0].ending, Some(ending));
    }
}

pub(crate) async fn random_games_come_back(place: Location) {
    let store = open(&place).await;
    for (seed, game_type) in (0..).zip(GameType::ALL) {
        let header = Header {
            settings: Settings::new(game_type),
            ..header(&format!("seed{seed}"))
        };
        let mut kept = Kept::new(&store, header).await;
        let mut random = fastrand::Rng::with_seed(seed);
        for ply in 0..60 {
            let moves = kept.game.position().legal_moves();
            if moves.is_empty() || kept.game.position().outcome().is_some() {
                break;
            }
            let event = match random.usize(..20) {
                0 if ply > 3 => Event::TakenBack {
                    plies: 1 + random.usize(..3),
                },
                _ => Event::Played(moves[random.usize(..moves.len())]),
            };
            kept.append(later(ply), &[event]).await;
        }
        kept.check().await;
        let stored = store.load(&kept.header.id).await.unwrap().unwrap();
        assert_eq!(stored.game().unwrap().line(), kept.game.line());
    }
}

/// More events than one statement takes, at once and one by one.
pub(crate) async fn long_games_come_back(place: Location) {
    let store = open(&place).await;
    let turn = [Event::DrawOffered(Color::White), Event::DrawDeclined];
    let events = turn.repeat(150);
    let mut kept = Kept::new(&store, header("appended")).await;
    kept.append(later(1), &events[..63]).await;
    kept.append(later(2), &events[..64]).await;
    kept.append(later(3), &events[..129]).await;
    kept.check().await;

    let header = header("made");
    let events: Vec<_> = events.into_iter().map(|event| (later(4), event)).collect();
    assert_eq!(store.create(&header, &events).await, Ok(Created::Now));
    let mut game = header.game();
    events
        .iter()
        .for_each(|&(at, event)| game.absorb(event, at));
    let made = Kept {
        store,
        header,
        game,
        events,
    };
    made.check().await;
}

pub(crate) async fn strange_texts_come_back(place: Location) {
    let store = open(&place).await;
    let texts = [
        "'; DROP TABLE game; --",
        "\"quoted\" and \\ and $1 and ?1 and %s",
        "Zoë 蜂 🐝 \u{202e}",
        "two\nlines\tand a tab",
        " ",
    ];
    for (index, text) in texts.into_iter().enumerate() {
        let header = Header {
            key: Some(text.to_owned()),
            seats: skep_server::store::Seats {
                white: Seat::Person {
                    person: None,
                    name: Some(text.to_owned()),
                },
                black: Seat::Person {
                    person: None,
                    name: Some(text.to_uppercase()),
                },
            },
            imported: true,
            tags: vec![
                Tag {
                    name: text.to_owned(),
                    value: text.to_owned(),
                },
                Tag {
                    name: "Event".to_owned(),
                    value: String::new(),
                },
            ],
            comments: vec![
                Comment {
                    ply: 7,
                    text: text.to_owned(),
                },
                Comment {
                    ply: 0,
                    text: text.repeat(1000),
                },
            ],
            ..header(&format!("text{index}"))
        };
        Kept::new(&store, header).await.check().await;
    }
}

pub(crate) async fn persons_come_back(place: Location) {
    let store = open(&place).await;
    let person = |person: Option<u64>, name: Option<&str>| Seat::Person {
        person: person.map(PersonId),
        name: name.map(str::to_owned),
    };
    let rows = [
        (person(Some(1), None), person(None, None)),
        (person(Some(u64::MAX), Some("Ada")), person(Some(0), None)),
        (person(None, Some("Bo")), Seat::Engine(Level::FULL)),
    ];
    for (index, (white, black)) in rows.into_iter().enumerate() {
        let header = Header {
            seats: skep_server::store::Seats { white, black },
            ..header(&format!("seats{index}"))
        };
        Kept::new(&store, header.clone()).await.check().await;
        let page = store.list(Default::default(), None, None, 1).await.unwrap();
        assert_eq!(page.games[0].seats, header.seats);
    }
}

pub(crate) async fn set_up_games_come_back(place: Location) {
    let store = open(&place).await;
    let starts = ["Base+MLP wLbL/wQ(bAwB) b3 wB1", "Base - w1 - printed"];
    for (index, text) in starts.into_iter().enumerate() {
        let start: skep_rules::Position = text.parse().unwrap();
        let header = Header {
            settings: Settings {
                game_type: start.game_type(),
                opening: start.opening(),
                ..Settings::new(start.game_type())
            },
            start: Some(start),
            ..header(&format!("start{index}"))
        };
        let mut kept = Kept::new(&store, header).await;
        let mv = kept.game.position().legal_moves()[0];
        kept.append(later(1), &[Event::Played(mv)]).await;
        kept.check().await;
    }
}

pub(crate) async fn commands_come_back(place: Location) {
    let store = open(&place).await;
    let header = header("a");
    assert_eq!(store.create(&header, &[]).await, Ok(Created::Now));
    let mut game = header.game();
    let rows = [
        (Some(("one", Color::White)), &["wS1"][..]),
        (None, &["bS1 wS1-"]),
        (Some(("one", Color::White)), &["wA1 -wS1", "bA1 bS1-"]),
    ];
    for (command, moves) in rows {
        let stamp = command.map(|(id, seat)| CommandStamp {
            id: id.to_owned(),
            seat,
        });
        let mut after = game.clone();
        let mut events = Vec::new();
        for text in moves {
            let event = Event::Played(after.position().parse_move(text).unwrap());
            after.absorb(event, NOON);
            events.push(event);
        }
        let steps = steps(&game, NOON, &events);
        let appended = store.append(&header.id, &steps, stamp, NOON).await;
        assert_eq!(appended, Ok(()));
        game = after;
    }
    let stored = store.load(&header.id).await.unwrap().unwrap();
    let settled = |version| SettledCommand {
        stamp: CommandStamp {
            id: "one".to_owned(),
            seat: Color::White,
        },
        version,
    };
    assert_eq!(stored.commands, [settled(1), settled(4)]);
    let moves: Vec<_> = stored.events.into_iter().map(|event| event.kind).collect();
    let expected = ["wS1", "bS1 wS1-", "wA1 -wS1", "bA1 bS1-"];
    assert_eq!(
        moves,
        expected.map(|text| StoredKind::Played(text.to_owned()))
    );
}

pub(crate) async fn damage_is_noticed(place: Location) {
    let rows = [
        "UPDATE event SET mv = 'wX9' WHERE version = 2",
        "UPDATE event SET mv = 'bQ wS1-' WHERE version = 2",
        "UPDATE event SET mv = NULL WHERE version = 2",
        "UPDATE event SET kind = 'danced' WHERE version = 2",
        "UPDATE event SET kind = 'ended' WHERE version = 2",
        "UPDATE event SET kind = 'taken_back', plies = -1 WHERE version = 2",
        "DELETE FROM event WHERE version = 2",
    ];
    for (index, statement) in rows.into_iter().enumerate() {
        let store = open(&place).await;
        let mut kept = Kept::new(&store, header(&format!("game{index}"))).await;
        kept.play(later(1), "wS1").await;
        kept.play(later(2), "bS1 wS1-").await;
        kept.play(later(3), "wA1 -wS1").await;
        let statement = format!("{statement} AND game = 'game{index}'");
        meddle(&place, &statement).await;
        let loaded = store.load(&kept.header.id).await;
        let folded = loaded.and_then(|stored| stored.unwrap().game());
        assert!(
            matches!(folded, Err(LoadError::Damaged { version: 2, .. })),
            "{statement}: {folded:?}"
        );
        store.close().await;
    }
    let store = open(&place).await;
    let unknown = store
        .append(
            &id("unknown"),
            &steps(&header("unknown").game(), NOON, &[Event::Resumed]),
            None,
            NOON,
        )
        .await;
    assert_eq!(unknown, Err(AppendError::Gone));
    assert!(store.load(&id("unknown")).await.unwrap().is_none());
}
