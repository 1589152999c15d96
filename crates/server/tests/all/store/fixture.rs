//! Shared by the cases.

use std::time::Duration;

use skep_engine::Level;
use skep_game::{Event, Game, Settings, Step, Takebacks, Time, TimeControl};
use skep_rules::{GameType, Opening};
use skep_server::store::{
    Absorb, Created, GameId, Header, Location, Seat, Seats, Store, Visibility,
};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};

/// When everything happens, by default.
pub(crate) const NOON: Time = Time::from_millis(1_763_290_800_000);

pub(crate) fn later(seconds: u64) -> Time {
    Time::from_millis(NOON.as_millis() + seconds * 1000)
}

pub(crate) async fn open(place: &Location) -> Store {
    Store::open(place).await.unwrap()
}

pub(crate) fn id(text: &str) -> GameId {
    text.parse().unwrap()
}

/// A game against the engine with all expansions and a clock.
pub(crate) fn header(name: &str) -> Header {
    Header {
        id: id(name),
        key: None,
        created_at: NOON,
        settings: Settings {
            game_type: GameType::MLP,
            opening: Opening::Tournament,
            time: Some(TimeControl {
                initial: Duration::from_secs(600),
                increment: Duration::from_millis(2_500),
            }),
            takebacks: Takebacks::Asked,
        },
        seats: Seats {
            white: Seat::person(None),
            black: Seat::Engine(Level::new(3).unwrap()),
        },
        start: None,
        imported: false,
        visibility: Visibility::default(),
        tags: Vec::new(),
        comments: Vec::new(),
    }
}

/// A game on disk and the same in memory.
pub(crate) struct Kept {
    pub(crate) store: Store,
    pub(crate) header: Header,
    pub(crate) game: Game,
    pub(crate) events: Vec<(Time, Event)>,
}

impl Kept {
    pub(crate) async fn new(store: &Store, header: Header) -> Kept {
        assert_eq!(store.create(&header, &[]).await, Ok(Created::Now));
        Kept {
            store: store.clone(),
            game: header.game(),
            header,
            events: Vec::new(),
        }
    }

    /// Stores events and applies them.
    pub(crate) async fn append(&mut self, at: Time, events: &[Event]) {
        let steps = steps(&self.game, at, events);
        let appended = self.store.append(&self.header.id, &steps, None, at).await;
        assert_eq!(appended, Ok(()));
        self.absorb(steps);
    }

    /// Applies what is already on disk.
    pub(crate) fn absorb(&mut self, steps: Vec<Step>) {
        for step in steps {
            self.game = step.game;
            self.events.push((step.at, step.event));
        }
    }

    /// Plays a MoveString.
    pub(crate) async fn play(&mut self, at: Time, text: &str) {
        let mv = self.game.position().parse_move(text).unwrap();
        self.append(at, &[Event::Played(mv)]).await;
    }

    /// Checks that disk and memory agree.
    #[track_caller]
    pub(crate) fn check(&self) -> impl Future<Output = ()> {
        let place = std::panic::Location::caller();
        async move {
            let stored = self.store.load(&self.header.id).await.unwrap().unwrap();
            let mut folded = Folded {
                game: stored.header.game(),
                events: Vec::new(),
            };
            stored.fold_into(&mut folded).unwrap();
            assert_eq!(stored.header, self.header, "at {place}");
            assert_eq!(folded.events, self.events, "at {place}");
            assert_eq!(folded.game, self.game, "at {place}");
        }
    }
}

/// A stored game and the events that it was folded from.
struct Folded {
    game: Game,
    events: Vec<(Time, Event)>,
}

impl Absorb for Folded {
    fn game(&self) -> &Game {
        &self.game
    }

    fn absorb(&mut self, event: Event, at: Time) {
        self.game.absorb(event, at);
        self.events.push((at, event));
    }
}

/// Events as if they had been decided in the game.
pub(crate) fn steps(game: &Game, at: Time, events: &[Event]) -> Vec<Step> {
    let mut game = game.clone();
    let step = |&event| {
        game.absorb(event, at);
        let game = game.clone();
        Step { at, event, game }
    };
    events.iter().map(step).collect()
}

/// A connection to the database behind the store's back.
pub(crate) async fn connect(place: &Location) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let url = match place {
        Location::Folder(folder) => {
            std::fs::create_dir_all(folder).unwrap();
            format!("sqlite:{}?mode=rwc", folder.join("skep.sqlite").display())
        }
        Location::Url(url) => url.clone(),
    };
    AnyConnection::connect(&url).await.unwrap()
}

/// Changes the database behind the store's back.
pub(crate) async fn meddle(place: &Location, statement: &str) {
    let mut connection = connect(place).await;
    let statement = AssertSqlSafe(statement);
    connection.execute(statement).await.unwrap();
    connection.close().await.unwrap();
}
