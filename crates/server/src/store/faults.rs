//! Faults that cannot be caused from outside: SQLite without space, connections in a bad state.

#[path = "../../tests/all/store/postgres.rs"]
#[allow(dead_code, reason = "the tests of the store use all of it")]
pub(super) mod postgres;

use std::time::Duration;

use skep_game::{Event, Game, Settings, Step, Time};
use skep_rules::{Color, GameType};
use sqlx::{AssertSqlSafe, Executor as _};

use super::connection_pool::{Connection, Connections};
use super::deadlines::Deadlines;
use super::dialect::Dialect;
use super::transaction::{CommitError, Transaction};
use super::{
    AppendError, CreateError, Created, Header, Location, Origin, Seat, Seats, Store, Visibility,
};

const NOON: Time = Time::from_millis(1_763_290_800_000);

const EVENT: Event = Event::DrawOffered(Color::White);

pub(crate) fn header(name: &str) -> Header {
    let person = Seat::person(None);
    Header {
        id: name.parse().unwrap(),
        key: None,
        created_at: NOON,
        settings: Settings::new(GameType::MLP),
        seats: Seats {
            white: person.clone(),
            black: person,
        },
        start: None,
        imported: false,
        visibility: Visibility::default(),
        tags: Vec::new(),
        comments: Vec::new(),
    }
}

/// Limits the database to this many pages, or to its current size if that is larger. The limit
/// belongs to a connection, so it is set on each.
async fn limit(connections: &Connections, pages: i64) {
    let mut all = Vec::new();
    for _ in 0..connections.limit() {
        all.push(connections.acquire().await.unwrap());
    }
    for connection in &mut all {
        let limit = format!("PRAGMA max_page_count = {pages}");
        connection.execute(AssertSqlSafe(limit)).await.unwrap();
    }
    all.into_iter().for_each(Connection::keep);
}

/// Games on disk, and their expected state according to the store's answers.
struct Tables {
    store: Store,
    games: Vec<(Header, Game)>,
}

impl Tables {
    /// A game that begins with this many events. Returns whether it was stored.
    async fn add(&mut self, name: String, count: usize) -> bool {
        let header = header(&name);
        let events = vec![(NOON, EVENT); count];
        match self.store.create(&header, &events).await {
            Ok(created) => assert_eq!(created, Created::Now),
            Err(CreateError::Failed(_)) => return false,
            Err(error) => panic!("{error}"),
        }
        let mut game = header.game();
        for (at, event) in events {
            game.absorb(event, at);
        }
        self.games.push((header, game));
        true
    }

    /// One event in each game, all at once. Returns how many were refused.
    async fn turn(&mut self) -> usize {
        let appends = self.games.iter().map(|(header, game)| {
            let store = &self.store;
            let mut after = game.clone();
            after.absorb(EVENT, NOON);
            async move {
                let step = Step {
                    at: NOON,
                    event: EVENT,
                    game: after,
                };
                store.append(&header.id, &[step], None, NOON).await
            }
        });
        let answers = futures_util::future::join_all(appends).await;
        let mut refused = 0;
        for ((_, game), answer) in self.games.iter_mut().zip(answers) {
            match answer {
                Ok(()) => game.absorb(EVENT, NOON),
                Err(AppendError::Failed(_)) => refused += 1,
                Err(error) => panic!("{error}"),
            }
        }
        refused
    }

    /// Whether another reader finds exactly what was confirmed.
    async fn check(&self, place: &Location) {
        let other = Store::open(place).await.unwrap();
        for (header, game) in &self.games {
            let stored = other.load(&header.id).await.unwrap().unwrap();
            assert_eq!(stored.game().unwrap(), *game, "{:?}", header.id);
        }
        assert_eq!(
            other.count(Origin::Played).await,
            Ok(self.games.len() as u64)
        );
        other.close().await;
    }
}

#[tokio::test]
async fn what_was_kept_after_a_full_disk_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let place = Location::Folder(folder.path().to_owned());
    let mut tables = Tables {
        store: Store::open(&place).await.unwrap(),
        games: Vec::new(),
    };
    for index in 0..6 {
        assert!(tables.add(format!("game{index}"), 0).await);
    }
    for round in 0..4 {
        limit(&tables.store.0.connections, 1).await;
        let mut turns = 0;
        while tables.turn().await == 0 {
            turns += 1;
            assert!(turns < 10_000, "there was room for everything");
        }
        // SQLite rolls back the whole transaction if a single row finds no space, but only the
        // statement if it has many rows.
        for index in 0..6 {
            tables.add(format!("long{round}x{index}"), 200).await;
        }
        tables.check(&place).await;
        limit(&tables.store.0.connections, i64::from(u32::MAX)).await;
        let mut refused = 0;
        for _ in 0..5 {
            refused += tables.turn().await;
        }
        tables.check(&place).await;
        assert_eq!(refused, 0, "there is room again");
        assert!(tables.add(format!("late{round}"), 200).await);
        tables.check(&place).await;
    }
}

/// Executes a statement on the one connection, and keeps it.
async fn execute(connections: &Connections, statement: &'static str) -> Result<(), sqlx::Error> {
    let mut connection = connections.acquire().await?;
    let executed = connection.execute(statement).await;
    connection.keep();
    executed.map(drop)
}

/// Marks the one connection.
async fn mark(connections: &Connections) {
    let mark = "CREATE TEMPORARY TABLE IF NOT EXISTS mark (id BIGINT)";
    execute(connections, mark).await.unwrap();
}

/// Whether the one connection is still the same, and how many notes are in the database.
#[track_caller]
fn check_after(connections: &Connections, is_same: bool, notes: i64) -> impl Future<Output = ()> {
    let place = std::panic::Location::caller();
    async move {
        let marked = execute(connections, "SELECT * FROM mark").await;
        assert_eq!(marked.is_ok(), is_same, "at {place}");
        let mut connection = connections.acquire().await.unwrap();
        let count = sqlx::query_as("SELECT COUNT(*) FROM note");
        let (count,): (i64,) = count.fetch_one(&mut *connection).await.unwrap();
        connection.keep();
        assert_eq!(count, notes, "at {place}");
    }
}

/// Not a statement.
const NONSENSE: &str = "nonsense";
const NOTE: &str = "INSERT INTO note (id) VALUES (1)";

async fn a_connection_that_failed_is_closed(url: &str, dialect: Dialect) {
    sqlx::any::install_default_drivers();
    let connections = Connections::new(url.parse().unwrap(), dialect, Deadlines::default(), 1);
    let connections = &connections;
    execute(connections, "CREATE TABLE note (id BIGINT)")
        .await
        .unwrap();
    let begin = async || {
        mark(connections).await;
        let mut transaction = Transaction::begin(connections).await.unwrap();
        transaction.execute(NOTE).await.unwrap();
        transaction
    };

    begin().await.commit().await.unwrap();
    check_after(connections, true, 1).await;

    // Nobody has committed.
    drop(begin().await);
    check_after(connections, false, 1).await;

    // A write fails.
    let mut transaction = begin().await;
    transaction.execute(NONSENSE).await.unwrap_err();
    drop(transaction);
    check_after(connections, false, 1).await;

    // The transaction has ended by itself.
    let mut transaction = begin().await;
    transaction.execute("ROLLBACK").await.unwrap();
    transaction.commit().await.unwrap_err();
    check_after(connections, false, 1).await;

    // The caller has given up.
    let transaction = begin().await;
    let given_up = tokio::time::timeout(Duration::ZERO, async {
        let mut transaction = transaction;
        transaction.execute(NOTE).await.unwrap();
        std::future::pending::<()>().await;
    });
    given_up.await.unwrap_err();
    check_after(connections, false, 1).await;

    match dialect {
        // Another one is already open; a new connection has none.
        Dialect::Sqlite => {
            mark(connections).await;
            execute(connections, "BEGIN").await.unwrap();
            let transaction = Transaction::begin(connections).await.unwrap();
            transaction.roll_back().await;
        }
        // A write has failed, and nobody has noticed.
        Dialect::Postgres => {
            let mut transaction = begin().await;
            transaction.execute(NONSENSE).await.unwrap_err();
            let error = transaction.commit().await.unwrap_err();
            assert!(matches!(error, CommitError::Undone(_)), "{error:?}");
        }
    }
    check_after(connections, false, 1).await;
}

#[test]
fn a_connection_that_failed_is_closed_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}?mode=rwc", folder.path().join("a").display());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(a_connection_that_failed_is_closed(&url, Dialect::Sqlite));
}

#[test]
fn a_connection_that_failed_is_closed_on_postgresql() {
    let server = postgres::Server::start();
    let url = server.empty();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(a_connection_that_failed_is_closed(&url, Dialect::Postgres));
}
