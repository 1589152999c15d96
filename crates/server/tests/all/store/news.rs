//! What the store publishes to subscribers: everything that is on disk, and nothing else.

use skep_game::{Ending, Event};
use skep_rules::Color;
use skep_server::store::{
    AppendError, CreateError, Created, Happened, Header, Location, News, Origin, Store,
    Subscription,
};

use crate::store::fixture::{Kept, NOON, header, id, later, open, steps};
use crate::store::import::{import, read};

/// A subscriber that can tell that it has heard nothing.
pub(crate) struct Hearer {
    news: Subscription,
    made: u32,
}

impl Hearer {
    pub(crate) fn new(store: &Store) -> Hearer {
        Hearer {
            news: store.subscribe(),
            made: 0,
        }
    }

    pub(crate) async fn next(&mut self) -> Happened {
        match self.news.next().await {
            Some(News::Happened(happened)) => happened,
            other => panic!("{other:?}"),
        }
    }

    /// Creates a game, which must be the first thing heard.
    pub(crate) async fn has_heard_nothing(&mut self, store: &Store) {
        self.made += 1;
        let id = id(&format!("sentinel{}", self.made));
        Kept::new(store, header(id.as_str())).await;
        assert_eq!(self.next().await, Happened::GameMade { id });
    }

    /// Receives everything up to now.
    pub(crate) async fn forget(&mut self, store: &Store) {
        self.made += 1;
        let id = id(&format!("sentinel{}", self.made));
        Kept::new(store, header(id.as_str())).await;
        let last = Happened::GameMade { id };
        while self.next().await != last {}
    }
}

pub(crate) async fn subscribers_hear_of_writes_in_order(place: Location) {
    let store = open(&place).await;
    let mut early = Hearer::new(&store);
    let mut kept = Kept::new(&store, header("a")).await;
    // A later subscriber hears only what happens later.
    let mut late = Hearer::new(&store);
    let made = Happened::GameMade { id: id("a") };
    assert_eq!(early.next().await, made);

    kept.play(later(1), "wS1").await;
    let played = kept.events[0].1;
    let ending = Ending::Resignation {
        loser: Color::Black,
    };
    let offered = Event::DrawOffered(Color::White);
    kept.append(later(2), &[offered, Event::Ended(ending)])
        .await;
    let games = read("Base;InProgress;Black[1];wS1\nBase;InProgress;Black[1];wG1\n");
    let imported: Vec<_> = import(&store, &games).await;
    let imported: Vec<_> = imported.into_iter().map(|placed| placed.id).collect();
    assert_eq!(store.delete(&id("a")).await, Ok(true));
    assert_eq!(store.delete(&imported[0]).await, Ok(true));
    let expected = [
        Happened::GameChanged {
            id: id("a"),
            version: 1,
            events: [played].into(),
        },
        Happened::GameChanged {
            id: id("a"),
            version: 3,
            events: [offered, Event::Ended(ending)].into(),
        },
        Happened::GameEnded {
            id: id("a"),
            version: 3,
            ending,
        },
        Happened::GamesImported {
            ids: imported.clone().into(),
        },
        Happened::GameDeleted {
            id: id("a"),
            origin: Origin::Played,
        },
        Happened::GameDeleted {
            id: imported[0].clone(),
            origin: Origin::Imported,
        },
    ];
    for hearer in [&mut early, &mut late] {
        // On PostgreSQL, games use several writers, so only the events of one game are certainly in
        // order. Here, each was answered before the next was requested.
        for happened in &expected {
            assert_eq!(hearer.next().await, *happened);
        }
    }
    store.close().await;
    assert_eq!(early.news.next().await, None);
}

pub(crate) async fn subscribers_do_not_hear_of_refusals(place: Location) {
    let store = open(&place).await;
    let keyed = |name: &str| Header {
        key: Some("key".to_owned()),
        ..header(name)
    };
    let kept = Kept::new(&store, keyed("a")).await;
    let mut hearer = Hearer::new(&store);
    let created = store.create(&keyed("b"), &[]).await;
    assert_eq!(created, Ok(Created::Before(id("a"))));
    let taken = store.create(&header("a"), &[]).await;
    assert_eq!(taken, Err(CreateError::Taken));
    assert_eq!(store.delete(&id("nobody")).await, Ok(false));
    let gone = steps(&kept.game, NOON, &[Event::Resumed]);
    let gone = store.append(&id("nobody"), &gone, None, NOON).await;
    assert_eq!(gone, Err(AppendError::Gone));
    let late = steps(&kept.game, NOON, &[Event::Resumed, Event::Resumed]);
    let late = store.append(&id("a"), &late[1..], None, NOON).await;
    assert_eq!(late, Err(AppendError::Conflict));
    hearer.has_heard_nothing(&store).await;
}

/// More happens than is kept for a subscriber that does not listen. Nobody waits for it, and it
/// learns how much it has missed.
pub(crate) async fn a_slow_subscriber_delays_nobody(place: Location) {
    const GAMES: usize = 1_100;
    let store = open(&place).await;
    let mut slow = store.subscribe();
    let headers: Vec<_> = (0..GAMES)
        .map(|index| header(&format!("game{index}")))
        .collect();
    let creations = headers.iter().map(|header| store.create(header, &[]));
    for created in futures_util::future::join_all(creations).await {
        assert_eq!(created, Ok(Created::Now));
    }
    let Some(News::Missed(missed)) = slow.next().await else {
        panic!("it has heard everything");
    };
    store.close().await;
    let mut heard = 0;
    while let Some(news) = slow.next().await {
        assert!(matches!(news, News::Happened(Happened::GameMade { .. })));
        heard += 1;
    }
    assert!(heard > 0);
    assert_eq!(missed + heard, GAMES as u64);
}
