//! Changes that belong together: all of them are on disk, or none.

use skep_game::{Ending, Event};
use skep_rules::Color;
use skep_server::store::{Change, Header, Location, Refused, Store, WriteError};

use crate::store::faults::Fault;
use crate::store::fixture::{Kept, NOON, header, id, later, open, steps};
use crate::store::news::Hearer;

const OFFER: Event = Event::DrawOffered(Color::White);

fn append(kept: &Kept, events: &[Event]) -> Change {
    let steps = steps(&kept.game, NOON, events);
    Change::append(&kept.header.id, &steps, None, NOON).unwrap()
}

async fn tables(store: &Store, names: &[&str]) -> Vec<Kept> {
    let mut tables = Vec::new();
    for name in names {
        let mut kept = Kept::new(store, header(name)).await;
        kept.play(later(1), "wS1").await;
        tables.push(kept);
    }
    tables
}

pub(crate) async fn several_games_change_together(place: Location) {
    let store = open(&place).await;
    let mut tables = tables(&store, &["b", "a", "c"]).await;
    let ending = Event::Ended(Ending::Agreement);
    let changes = vec![
        append(&tables[0], &[OFFER, ending]),
        Change::create(&header("new"), &[(NOON, OFFER)]),
        append(&tables[1], &[OFFER]),
        Change::delete(&id("c")),
    ];
    assert_eq!(store.write(changes).await, Ok(()));
    assert_eq!(store.write(Vec::new()).await, Ok(()));
    for (index, events) in [(0, &[OFFER, ending][..]), (1, &[OFFER])] {
        let kept = &mut tables[index];
        kept.absorb(steps(&kept.game, NOON, events));
        kept.check().await;
    }
    assert!(store.load(&id("c")).await.unwrap().is_none());
    assert_eq!(
        store.load(&id("new")).await.unwrap().unwrap().events.len(),
        1
    );
}

pub(crate) async fn one_refusal_undoes_the_rest(place: Location) {
    let store = open(&place).await;
    let tables = tables(&store, &["a", "m", "z"]).await;
    let keyed = |name: &str| Header {
        key: Some("key".to_owned()),
        ..header(name)
    };
    Kept::new(&store, keyed("keyed")).await;
    let mut hearer = Hearer::new(&store);
    // Before the move that has been played since.
    let stale = || {
        let steps = steps(&header("m").game(), NOON, &[OFFER]);
        Change::append(&id("m"), &steps, None, NOON).unwrap()
    };
    let refusals: [(&dyn Fn() -> Change, Refused); 5] = [
        (&stale, Refused::Conflict),
        (&|| Change::delete(&id("nobody")), Refused::NoSuchGame),
        (&|| Change::create(&header("m"), &[]), Refused::NameTaken),
        (
            &|| Change::create(&keyed("other"), &[]),
            Refused::KeyUsed(id("keyed")),
        ),
        (
            &|| {
                let steps = steps(&header("gone").game(), NOON, &[OFFER]);
                Change::append(&id("gone"), &steps, None, NOON).unwrap()
            },
            Refused::NoSuchGame,
        ),
    ];
    for (refusal, refused) in refusals {
        for index in 0..4 {
            let mut changes = vec![
                append(&tables[0], &[OFFER]),
                Change::create(&header("new"), &[]),
                Change::delete(&id("z")),
            ];
            changes.insert(index, refusal());
            let refused = refused.clone();
            let written = store.write(changes).await;
            assert_eq!(written, Err(WriteError::Refused { index, refused }));
        }
    }
    for kept in &tables {
        kept.check().await;
    }
    assert!(store.load(&id("new")).await.unwrap().is_none());
    hearer.has_heard_nothing(&store).await;
}

pub(crate) async fn a_fault_in_the_middle_leaves_no_trace(place: Location) {
    let store = open(&place).await;
    let mut tables = tables(&store, &["a", "m", "z"]).await;
    let mut hearer = Hearer::new(&store);
    let changes = |tables: &[Kept]| {
        let mut changes: Vec<_> = tables.iter().map(|kept| append(kept, &[OFFER])).collect();
        changes.push(Change::create(&header("b"), &[]));
        changes
    };
    // The one in the middle of the write.
    for fault in Fault::all(&place, Some("m")) {
        fault.begin(&place).await;
        for _ in 0..3 {
            let written = store.write(changes(&tables)).await;
            let is_refused = matches!(written, Err(WriteError::Failed(_)));
            assert!(is_refused, "{}: {written:?}", fault.name);
        }
        fault.end(&place).await;
        // Another reader finds the state before, and no subscriber heard of anything.
        let other = open(&place).await;
        for kept in &mut tables {
            kept.store = other.clone();
            kept.check().await;
            kept.store = store.clone();
        }
        assert!(other.load(&id("b")).await.unwrap().is_none());
        other.close().await;
        hearer.has_heard_nothing(&store).await;
        // It works again.
        assert_eq!(
            store.write(changes(&tables)).await,
            Ok(()),
            "{}",
            fault.name
        );
        for kept in &mut tables {
            kept.absorb(steps(&kept.game, NOON, &[OFFER]));
            kept.check().await;
        }
        assert_eq!(store.delete(&id("b")).await, Ok(true));
        hearer.forget(&store).await;
    }
}

/// When several want the same games in any order, one gets them, and nobody waits for ever.
pub(crate) async fn writers_of_the_same_games_do_not_deadlock(place: Location) {
    let (one, other) = (open(&place).await, open(&place).await);
    let mut tables = tables(&one, &["a", "b", "c", "d", "e"]).await;
    for _ in 0..5 {
        let writes = (0..20).map(|index| {
            let store = if index % 2 == 0 { &one } else { &other };
            let mut wanted: Vec<_> = tables.iter().map(|kept| append(kept, &[OFFER])).collect();
            wanted.rotate_left(index % 5);
            store.write(wanted)
        });
        let written = futures_util::future::join_all(writes).await;
        let done = written.iter().filter(|written| written.is_ok()).count();
        let is_conflict = |written: &&Result<(), WriteError>| {
            let refused = Refused::Conflict;
            matches!(written, Err(WriteError::Refused { refused: why, .. }) if *why == refused)
        };
        let refused = written.iter().filter(is_conflict).count();
        assert_eq!((done, refused), (1, 19), "{written:?}");
        for kept in &mut tables {
            kept.absorb(steps(&kept.game, NOON, &[OFFER]));
            kept.check().await;
        }
    }
}
