//! Several want to write: one succeeds, and the others leave no trace.

use skep_game::{Ending, Event};
use skep_rules::Color;
use skep_server::store::{AppendError, CreateError, Created, Header, Location, Origin};

use crate::store::faults::Fault;
use crate::store::fixture::{Kept, NOON, header, id, later, open, steps};
use crate::store::postgres::Server;

pub(crate) async fn a_second_writer_is_refused(place: Location) {
    let store = open(&place).await;
    let mut kept = Kept::new(&store, header("a")).await;
    kept.play(later(1), "wS1").await;
    let before = header("a").game();
    let mv = before.position().parse_move("wG1").unwrap();
    let second = store
        .append(
            &id("a"),
            &steps(&before, later(2), &[Event::Played(mv)]),
            None,
            later(2),
        )
        .await;
    assert_eq!(second, Err(AppendError::Conflict));
    kept.check().await;
    kept.play(later(3), "bS1 wS1-").await;
    kept.check().await;

    // Of many at the same moment, one succeeds.
    let resign = [Event::Ended(Ending::Resignation {
        loser: Color::White,
    })];
    let resign = steps(&kept.game, later(4), &resign);
    let append = |_| store.append(&kept.header.id, &resign, None, later(4));
    let appended = futures_util::future::join_all((0..20).map(append)).await;
    let done = appended.iter().filter(|appended| appended.is_ok()).count();
    let refused = appended
        .iter()
        .filter(|appended| **appended == Err(AppendError::Conflict));
    assert_eq!((done, refused.count()), (1, 19));
}

pub(crate) async fn the_same_key_creates_one_game_in_the_store(place: Location) {
    let store = open(&place).await;
    let keyed = |name: &str, key: Option<&str>| Header {
        key: key.map(str::to_owned),
        ..header(name)
    };
    let rows = [
        ("a", Some("one"), Ok(Created::Now)),
        ("b", Some("one"), Ok(Created::Before(id("a")))),
        ("a", Some("one"), Ok(Created::Before(id("a")))),
        ("a", Some("two"), Err(CreateError::Taken)),
        ("a", None, Err(CreateError::Taken)),
        ("b", None, Ok(Created::Now)),
        ("c", None, Ok(Created::Now)),
        ("d", Some("two"), Ok(Created::Now)),
    ];
    for (name, key, expected) in rows {
        let events = [(NOON, Event::DrawOffered(Color::White))];
        let created = store.create(&keyed(name, key), &events).await;
        assert_eq!(created, expected, "{name} {key:?}");
    }
    assert_eq!(store.count(Origin::Played).await, Ok(4));
    let stored = store.load(&id("a")).await.unwrap().unwrap();
    assert_eq!(stored.events.len(), 1);

    // Requested many times at once, it is still one.
    let headers: Vec<_> = (0..20)
        .map(|index| keyed(&format!("many{index}"), Some("many")))
        .collect();
    let creations = headers.iter().map(|header| store.create(header, &[]));
    let created = futures_util::future::join_all(creations).await;
    let made = created
        .iter()
        .filter(|created| **created == Ok(Created::Now));
    assert_eq!(made.count(), 1);
    assert_eq!(store.count(Origin::Played).await, Ok(5));
}

pub(crate) async fn deleting_removes_everything(place: Location) {
    let store = open(&place).await;
    let mut kept = Kept::new(&store, header("a")).await;
    kept.play(later(1), "wS1").await;
    let other = Kept::new(&store, header("b")).await;
    assert_eq!(store.delete(&id("a")).await, Ok(true));
    assert_eq!(store.delete(&id("a")).await, Ok(false));
    assert!(store.load(&id("a")).await.unwrap().is_none());
    let late = store
        .append(
            &id("a"),
            &steps(&kept.game, NOON, &[Event::Resumed]),
            None,
            NOON,
        )
        .await;
    assert_eq!(late, Err(AppendError::Gone));
    // A game with the same id starts empty.
    Kept::new(&store, header("a")).await.check().await;
    other.check().await;
}

/// Many tables share a transaction. What is refused to some of them is still done for the others.
pub(crate) async fn a_refusal_does_not_hold_up_others(place: Location) {
    const GAMES: usize = 30;
    let store = open(&place).await;
    let mut games = Vec::new();
    for index in 0..GAMES {
        games.push(Kept::new(&store, header(&format!("game{index:02}"))).await);
    }
    let event = [Event::DrawOffered(Color::White)];
    // Two of them go on, and two are deleted, without the knowledge of their tables.
    let before: Vec<_> = games.iter().map(|kept| kept.game.clone()).collect();
    for index in [7, 20] {
        games[index].append(later(1), &event).await;
    }
    for index in [3, 29] {
        assert_eq!(store.delete(&games[index].header.id).await, Ok(true));
    }
    let planned: Vec<_> = before
        .iter()
        .map(|game| steps(game, later(2), &event))
        .collect();
    let appends = games
        .iter()
        .zip(&planned)
        .map(|(kept, steps)| store.append(&kept.header.id, steps, None, later(2)));
    let appended = futures_util::future::join_all(appends).await;
    for (index, (kept, steps)) in games.iter_mut().zip(planned).enumerate() {
        let expected = match index {
            7 | 20 => Err(AppendError::Conflict),
            3 | 29 => Err(AppendError::Gone),
            _ => Ok(()),
        };
        assert_eq!(appended[index], expected, "{index}");
        if expected.is_ok() {
            kept.absorb(steps);
        }
        if expected != Err(AppendError::Gone) {
            kept.check().await;
        }
    }
}

pub(crate) async fn many_write_at_once(place: Location) {
    const GAMES: usize = 40;
    const EVENTS: u64 = 25;
    let store = open(&place).await;
    let writers = (0..GAMES).map(|index| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut kept = Kept::new(&store, header(&format!("game{index}"))).await;
            for seconds in 0..EVENTS {
                kept.append(later(seconds), &[Event::DrawOffered(Color::White)])
                    .await;
            }
            kept.check().await;
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    assert_eq!(store.count(Origin::Played).await, Ok(GAMES as u64));
}

pub(crate) async fn two_stores_share_a_database(place: Location) {
    let (one, other) = (open(&place).await, open(&place).await);
    let mut kept = Kept::new(&one, header("a")).await;
    let stale = kept.game.clone();
    kept.play(later(1), "wS1").await;
    let seen = other.load(&id("a")).await.unwrap().unwrap();
    assert_eq!(seen.game().unwrap(), kept.game);
    let refused = other
        .append(
            &id("a"),
            &steps(&stale, later(2), &[Event::Resumed]),
            None,
            NOON,
        )
        .await;
    assert_eq!(refused, Err(AppendError::Conflict));

    // Both write to many games in random order.
    let turns = (0..40).map(|index| {
        let store = if index % 2 == 0 { &one } else { &other };
        let name = format!("game{}", index / 2);
        let header = Header {
            key: Some(name.clone()),
            ..header(&format!("{name}x{}", index % 2))
        };
        async move { store.create(&header, &[]).await.unwrap() }
    });
    let created = futures_util::future::join_all(turns).await;
    let made = created.iter().filter(|created| **created == Created::Now);
    assert_eq!(made.count(), 20);
    assert_eq!(one.count(Origin::Played).await, Ok(21));
}

pub(crate) async fn stored_games_are_there_after_reopening(place: Location) {
    let store = open(&place).await;
    let mut kept = Kept::new(&store, header("a")).await;
    kept.play(later(1), "wS1").await;
    store.close().await;
    let closed = store
        .append(
            &id("a"),
            &steps(&kept.game, NOON, &[Event::Resumed]),
            None,
            NOON,
        )
        .await;
    assert!(matches!(closed, Err(AppendError::Failed(_))), "{closed:?}");
    assert!(store.load(&id("a")).await.is_err());
    store.close().await;

    kept.store = open(&place).await;
    kept.check().await;
    kept.play(later(2), "bS1 wS1-").await;
    // A store that is not closed loses nothing either.
    kept.store = open(&place).await;
    kept.check().await;
}

pub(crate) async fn faults_leave_no_trace(place: Location) {
    let store = open(&place).await;
    let mut tables = Vec::new();
    for name in ["a", "b", "c", "d"] {
        tables.push(Kept::new(&store, header(name)).await);
    }
    let mut seconds = 0;
    for fault in Fault::all(&place, None) {
        let event = Event::DrawOffered(Color::White);
        fault.begin(&place).await;
        for _ in 0..3 {
            let append = |kept: &Kept| {
                let (id, steps) = (kept.header.id.clone(), steps(&kept.game, NOON, &[event]));
                let store = store.clone();
                async move { store.append(&id, &steps, None, NOON).await }
            };
            let appended = futures_util::future::join_all(tables.iter().map(append)).await;
            for appended in appended {
                let is_refused = matches!(appended, Err(AppendError::Failed(_)));
                assert!(is_refused, "{}: {appended:?}", fault.name);
            }
            let new = store.create(&header("new"), &[(NOON, event)]).await;
            let is_refused = matches!(new, Err(CreateError::Failed(_)));
            assert!(is_refused, "{}: {new:?}", fault.name);
        }
        fault.end(&place).await;
        // Another reader finds what was stored, before the fault and after.
        let other = open(&place).await;
        for kept in &mut tables {
            seconds += 1;
            kept.append(later(seconds), &[event]).await;
            kept.store = other.clone();
            kept.check().await;
            kept.store = store.clone();
        }
        assert_eq!(
            other.count(Origin::Played).await,
            Ok(tables.len() as u64),
            "{}",
            fault.name
        );
        other.close().await;
    }
}

/// PostgreSQL is restarted for its updates, and skep should not need a restart for that.
pub(crate) fn a_restarted_server_is_reconnected(server: &mut Server) {
    let place = Location::Url(server.empty());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut kept = runtime.block_on(async {
        let store = open(&place).await;
        let mut kept = Kept::new(&store, header("a")).await;
        kept.play(later(1), "wS1").await;
        kept
    });
    server.restart();
    runtime.block_on(async {
        kept.check().await;
        kept.play(later(2), "bS1 wS1-").await;
        kept.check().await;
    });
}
