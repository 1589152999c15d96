//! Lists of games.

use skep_engine::Level;
use skep_game::{Ending, Event};
use skep_rules::Color;
use skep_server::store::{
    Cursor, Filter, Header, Location, Origin, Seat, Seats, Store, Visibility,
};

use crate::store::fixture::{Kept, header, later, open};

async fn names(store: &Store, filter: Filter, limit: u32) -> Vec<String> {
    names_of(store, filter, None, limit).await
}

async fn names_of(
    store: &Store,
    filter: Filter,
    origin: Option<Origin>,
    limit: u32,
) -> Vec<String> {
    let mut names = Vec::new();
    let mut cursor: Option<Cursor> = None;
    loop {
        let page = store
            .list(filter, origin, cursor.as_ref(), limit)
            .await
            .unwrap();
        assert!(page.games.len() <= limit as usize);
        names.extend(page.games.iter().map(|game| game.id.to_string()));
        let Some(next) = page.next else {
            return names;
        };
        // As a client sends it back.
        cursor = Some(next.to_string().parse().unwrap());
        assert_eq!(cursor, Some(next));
    }
}

pub(crate) async fn pages_hold_each_game_once(place: Location) {
    let store = open(&place).await;
    assert_eq!(names(&store, Filter::All, 5).await, [""; 0]);
    // All at the same time, so the ids decide.
    for name in ["c", "a", "e", "b", "d"] {
        Kept::new(&store, header(name)).await;
    }
    for limit in [1, 2, 3, 4, 5, 6, 100] {
        let listed = names(&store, Filter::All, limit).await;
        assert_eq!(listed, ["e", "d", "c", "b", "a"], "{limit}");
    }
    // An event brings a game to the front.
    let mut early = Kept::new(
        &store,
        Header {
            created_at: later(1),
            ..header("A")
        },
    )
    .await;
    assert_eq!(
        names(&store, Filter::All, 2).await,
        ["A", "e", "d", "c", "b", "a"]
    );
    early.play(later(2), "wS1").await;
    early.play(later(3), "bS1 wS1-").await;
    let page = store.list(Filter::All, None, None, 1).await.unwrap();
    let listed = &page.games[0];
    assert_eq!(listed.id, early.header.id);
    assert_eq!(listed.created_at, later(1));
    assert_eq!(listed.updated_at, later(3));
    assert_eq!(listed.settings, early.header.settings);
    assert_eq!(listed.seats, early.header.seats);
    assert_eq!((listed.version, listed.plies), (2, 2));
    assert_eq!(listed.to_move, Color::White);
    assert_eq!((listed.ending, listed.imported), (None, false));

    for text in ["", "x", "1", "-a", "1-", "1-ä", "99999999999999999999-a"] {
        assert!(text.parse::<Cursor>().is_err(), "{text:?}");
    }
}

pub(crate) async fn filters_tell_live_from_over(place: Location) {
    let store = open(&place).await;
    let mut live = Kept::new(&store, header("live")).await;
    live.play(later(1), "wS1").await;
    let mut over = Kept::new(&store, header("over")).await;
    over.append(later(2), &[Event::Ended(Ending::Agreement)])
        .await;
    let mut revived = Kept::new(&store, header("revived")).await;
    revived.play(later(3), "wS1").await;
    revived
        .append(later(3), &[Event::Ended(Ending::Abort)])
        .await;
    revived
        .append(later(3), &[Event::TakenBack { plies: 1 }])
        .await;
    let imported = Header {
        imported: true,
        created_at: later(4),
        ..header("imported")
    };
    Kept::new(&store, imported).await;
    let rows = [
        (Filter::All, &["imported", "revived", "over", "live"][..]),
        (Filter::Live, &["revived", "live"]),
        (Filter::Over, &["imported", "over"]),
    ];
    for (filter, expected) in rows {
        for limit in [1, 2, 10] {
            assert_eq!(names(&store, filter, limit).await, expected, "{filter:?}");
        }
    }
}

pub(crate) async fn imported_games_are_apart_from_played_ones(place: Location) {
    let store = open(&place).await;
    for (seconds, (name, imported)) in
        (0..).zip([("a", false), ("b", true), ("c", false), ("d", true)])
    {
        let header = Header {
            imported,
            created_at: later(seconds),
            ..header(name)
        };
        let mut kept = Kept::new(&store, header).await;
        if name == "a" || name == "b" {
            let resigned = Ending::Resignation {
                loser: Color::White,
            };
            kept.append(later(seconds), &[Event::Ended(resigned)]).await;
        }
    }
    let (played, imported) = (Some(Origin::Played), Some(Origin::Imported));
    let rows = [
        (Filter::All, None, &["d", "c", "b", "a"][..]),
        (Filter::All, played, &["c", "a"]),
        (Filter::All, imported, &["d", "b"]),
        (Filter::Live, played, &["c"]),
        (Filter::Live, imported, &[]),
        (Filter::Over, played, &["a"]),
        (Filter::Over, imported, &["d", "b"]),
    ];
    for (filter, origin, expected) in rows {
        for limit in [1, 10] {
            let listed = names_of(&store, filter, origin, limit).await;
            assert_eq!(listed, expected, "{filter:?} {origin:?}");
        }
    }
    assert_eq!(store.count(Origin::Played).await, Ok(2));
    assert_eq!(store.count(Origin::Imported).await, Ok(2));
    assert_eq!(store.delete(&"d".parse().unwrap()).await, Ok(true));
    assert_eq!(store.count(Origin::Imported).await, Ok(1));
}

pub(crate) async fn unlisted_games_are_found_by_name_only(place: Location) {
    let store = open(&place).await;
    Kept::new(&store, header("listed")).await;
    let mut unlisted = Kept::new(
        &store,
        Header {
            visibility: Visibility::Unlisted,
            ..header("unlisted")
        },
    )
    .await;
    unlisted.play(later(1), "wS1").await;
    unlisted.check().await;
    for filter in [Filter::All, Filter::Live] {
        assert_eq!(names(&store, filter, 10).await, ["listed"]);
    }
    // It can still be played: the engine's turn is not forgotten, and it counts.
    let waiting = store.unfinished(10).await.unwrap();
    assert_eq!(waiting, [unlisted.header.id.clone()]);
    assert_eq!(store.count(Origin::Played).await, Ok(2));
    assert_eq!(store.delete(&unlisted.header.id).await, Ok(true));
    // A game with the same id is listed again.
    Kept::new(&store, header("unlisted")).await.check().await;
    assert_eq!(names(&store, Filter::All, 10).await, ["unlisted", "listed"]);
}

pub(crate) async fn engines_to_move_are_found(place: Location) {
    let store = open(&place).await;
    let person = || Seat::person(None);
    let engine = || Seat::Engine(Level::FULL);
    let rows = [
        ("white0", engine(), person(), 0, true),
        ("white1", engine(), person(), 1, false),
        ("black0", person(), engine(), 0, false),
        ("black1", person(), engine(), 1, true),
        ("both0", engine(), engine(), 0, true),
        ("both1", engine(), engine(), 1, true),
        ("persons", person(), person(), 0, false),
    ];
    let mut expected = Vec::new();
    for (seconds, (name, white, black, plies, waits)) in (0..).zip(rows) {
        let header = Header {
            seats: Seats { white, black },
            created_at: later(seconds),
            ..header(name)
        };
        let mut kept = Kept::new(&store, header).await;
        if plies > 0 {
            kept.play(later(seconds), "wS1").await;
        }
        if waits {
            expected.insert(0, kept.header.id.clone());
        }
    }
    let resigned = Header {
        seats: Seats {
            white: engine(),
            black: engine(),
        },
        ..header("over")
    };
    let mut kept = Kept::new(&store, resigned).await;
    kept.append(later(9), &[Event::Ended(Ending::Agreement)])
        .await;
    assert_eq!(store.unfinished(10).await.unwrap(), expected);
    assert_eq!(store.unfinished(2).await.unwrap(), expected[..2]);
}
