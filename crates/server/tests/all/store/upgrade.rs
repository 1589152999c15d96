//! Databases of earlier versions open, and everything in them is unchanged.
//!
//! The files in `tests/data` are read with plain SQL first. What the store loads from them is then
//! written in the same columns, and both must agree in every value.

use skep_engine::Level;
use skep_game::{Ending, Event, Takebacks, TimeControl};
use skep_rules::{Color, DrawReason, Opening, Outcome};
use skep_server::store::{
    Filter, Header, Listed, Location, Seat, Seats, Store, Stored, StoredEvent, StoredKind,
};
use sqlx::{AssertSqlSafe, Row as _};

use crate::store::fixture::{Kept, connect, header, meddle, open};

/// A row with each value as text.
type Row = Vec<Option<String>>;

const GAME: &str = "id, key, created_at, origin, game_type, opening, initial_ms, increment_ms, takebacks, white_name, \
    white_level, black_name, black_level, start, version, updated_at, plies, to_move, ending, winner";
const EVENT: &str = "version, at, kind, mv, plies, color, ending, winner, command, command_seat";

pub(crate) async fn games_of_version_0_2_are_as_before(place: Location) {
    meddle(&place, include_str!("../../data/games-0.2.0.sql")).await;
    let games = rows(
        &place,
        GAME,
        "game ORDER BY game.updated_at DESC, game.id DESC",
    )
    .await;
    assert_eq!(games.len(), 14);
    let mut expected = Vec::new();
    for game in &games {
        let id = game[0].as_deref().unwrap();
        let of = |table, order| format!("{table} WHERE game = '{id}' ORDER BY {table}.{order}");
        expected.push((
            rows(&place, EVENT, &of("event", "version")).await,
            rows(&place, "name, value", &of("tag", "place")).await,
            rows(&place, "ply, text", &of("comment", "place")).await,
        ));
    }

    // The first time the tables are updated, the second time there is nothing to do.
    for _ in 0..2 {
        let store = open(&place).await;
        let listed = store
            .list(Filter::All, None, None, 100)
            .await
            .unwrap()
            .games;
        assert_eq!(listed.len(), games.len());
        for ((listed, game), (events, tags, comments)) in listed.iter().zip(&games).zip(&expected) {
            let stored = store.load(&listed.id).await.unwrap().unwrap();
            assert_eq!(game_row(&stored.header, listed), *game);
            assert_eq!(event_rows(&stored), *events, "{}", listed.id);
            let game = stored.game().unwrap();
            assert_eq!(game.version(), listed.version);
            assert_eq!(game.ending(), listed.ending);
            assert_eq!(game.position().to_move(), listed.to_move);
            let header = stored.header;
            let held = header
                .tags
                .into_iter()
                .map(|tag| vec![Some(tag.name), Some(tag.value)]);
            assert_eq!(held.collect::<Vec<_>>(), *tags, "{}", listed.id);
            let held = header.comments.into_iter();
            let held = held.map(|comment| vec![number(comment.ply), Some(comment.text)]);
            assert_eq!(held.collect::<Vec<_>>(), *comments, "{}", listed.id);
        }
        check_lists(&store, &place, &games).await;
        store.close().await;
    }
}

/// Servers that start at the same moment do not migrate twice.
pub(crate) async fn several_may_upgrade_at_once(place: Location) {
    meddle(&place, include_str!("../../data/games-0.2.0.sql")).await;
    let opened = futures_util::future::join_all((0..4).map(|_| Store::open(&place))).await;
    for store in opened {
        let page = store.unwrap().list(Filter::All, None, None, 100).await;
        assert_eq!(page.unwrap().games.len(), 14);
    }
    let seats = rows(&place, "COUNT(*)", "seat").await;
    assert_eq!(seats, [[number(2 * 14)]]);
    let versions = rows(&place, "version", "_sqlx_migrations ORDER BY 1").await;
    assert_eq!(versions, [1, 2, 3, 4, 5].map(|version| [number(version)]));
}

/// A server of a later version has added something compatible.
pub(crate) async fn additions_of_a_later_version_are_left_alone(place: Location) {
    open(&place).await.close().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        SELECT 99, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    meddle(&place, later).await;
    let store = open(&place).await;
    Kept::new(&store, header("a")).await.check().await;
    // What this version knows must be unchanged.
    meddle(&place, "UPDATE _sqlx_migrations SET checksum = (SELECT checksum FROM _sqlx_migrations WHERE version = 1)").await;
    let refused = Store::open(&place).await.unwrap_err().to_string();
    assert!(refused.contains("migration 2"), "{refused}");
}

/// skep 0.2 keeps working after the tables have been expanded: it restarts, and it creates games as
/// before.
pub(crate) async fn version_0_2_can_share_the_database(place: Location) {
    meddle(&place, include_str!("../../data/games-0.2.0.sql")).await;
    let store = open(&place).await;
    // This is what it checks when it starts.
    assert_eq!(
        rows(&place, "MAX(version)", "skep_schema").await,
        [[text("1")]]
    );
    let values = "'played', 'Base', 'tournament', 'free'";
    let columns = "id, origin, game_type, opening, takebacks, created_at, updated_at, version, plies, to_move";
    let make = |id: &str, seats: &str, rest: &str| {
        format!(
            "INSERT INTO game ({columns}, {seats}) VALUES ('{id}', {values}, 2, 2, 0, 0, 'white', {rest})"
        )
    };
    meddle(
        &place,
        &make("persons", "white_name, black_name", "'Ada', 'Bo'"),
    )
    .await;
    meddle(&place, &make("engines", "white_level, black_level", "3, 4")).await;

    let seats = async |id: &str| {
        let stored = store.load(&id.parse().unwrap()).await.unwrap().unwrap();
        let listed = store
            .list(Filter::All, None, None, 100)
            .await
            .unwrap()
            .games;
        let listed = listed.into_iter().find(|game| game.id.as_str() == id);
        assert_eq!(stored.header.seats, listed.unwrap().seats);
        stored.header.seats
    };
    let person = |name: &str| Seat::person(Some(name));
    let Seats { white, black } = seats("persons").await;
    assert_eq!((white, black), (person("Ada"), person("Bo")));
    let Seats { white, black } = seats("engines").await;
    let levels = [white, black].map(|seat| seat.level().map(Level::number));
    assert_eq!(levels, [Some(3), Some(4)]);
    let waiting = store.unfinished(100).await.unwrap();
    let waiting: Vec<_> = waiting.iter().map(|id| id.as_str()).collect();
    assert!(waiting.contains(&"engines") && !waiting.contains(&"persons"));

    // And it reads the seats of games that are created now.
    let header = Header {
        seats: Seats {
            white: person("Cy"),
            black: Seat::Engine(Level::FULL),
        },
        ..header("now")
    };
    Kept::new(&store, header).await;
    let written = rows(&place, "white_name, black_level", "game WHERE id = 'now'").await;
    assert_eq!(written, [[text("Cy"), number(Level::FULL.number())]]);
}

async fn check_lists(store: &Store, place: &Location, games: &[Row]) {
    let live = "game WHERE ending IS NULL AND origin = 'played' ORDER BY updated_at DESC, id DESC";
    let live = rows(place, "id", live).await.concat();
    assert!(!live.is_empty() && live.len() < games.len());
    let (mut listed_live, mut listed_over) = (Vec::new(), Vec::new());
    for (filter, names) in [
        (Filter::Live, &mut listed_live),
        (Filter::Over, &mut listed_over),
    ] {
        let page = store.list(filter, None, None, 100).await.unwrap();
        names.extend(page.games.iter().map(|game| Some(game.id.to_string())));
    }
    assert_eq!(listed_live, live);
    let others = games.iter().map(|game| game[0].clone());
    let others: Vec<_> = others.filter(|id| !live.contains(id)).collect();
    assert_eq!(listed_over, others);
    // The engine at one of the tables was about to move.
    let unfinished = store.unfinished(100).await.unwrap();
    let level = |game: &&Row| game[10].as_deref() == Some("8");
    let waiting = games.iter().find(level).unwrap();
    assert_eq!(unfinished.len(), 1);
    assert_eq!(Some(unfinished[0].to_string()), waiting[0]);
}

/// Rows as they are in the database, independent of the store.
async fn rows(place: &Location, columns: &str, of: &str) -> Vec<Row> {
    let texts = columns
        .split(", ")
        .map(|column| format!("CAST({column} AS TEXT)"));
    let texts = texts.collect::<Vec<_>>().join(", ");
    let statement = format!("SELECT {texts} FROM {of}");
    let mut connection = connect(place).await;
    let rows = sqlx::query(AssertSqlSafe(statement))
        .fetch_all(&mut connection)
        .await
        .unwrap();
    let row = |row: &sqlx::any::AnyRow| {
        let values = (0..row.len()).map(|column| row.try_get(column).unwrap());
        values.collect()
    };
    rows.iter().map(row).collect()
}

fn text(text: &str) -> Option<String> {
    Some(text.to_owned())
}

fn number(number: impl Copy + ToString) -> Option<String> {
    Some(number.to_string())
}

fn game_row(header: &Header, listed: &Listed) -> Row {
    assert_eq!(header.seats, listed.seats);
    assert_eq!(header.settings, listed.settings);
    assert_eq!(header.imported, listed.imported);
    assert_eq!(header.created_at, listed.created_at);
    let settings = &header.settings;
    let millis = |of: fn(TimeControl) -> std::time::Duration| {
        settings.time.and_then(|time| number(of(time).as_millis()))
    };
    let name = |seat: &Seat| match seat {
        Seat::Person { name, .. } => name.clone(),
        Seat::Engine(_) => None,
    };
    let level = |seat: &Seat| seat.level().and_then(|level| number(level.number()));
    let (ending, winner) = ending(listed.ending);
    vec![
        text(header.id.as_str()),
        header.key.clone(),
        number(header.created_at.as_millis()),
        text(if header.imported { "opened" } else { "played" }),
        number(settings.game_type),
        text(match settings.opening {
            Opening::Tournament => "tournament",
            Opening::Printed => "printed",
        }),
        millis(|time| time.initial),
        millis(|time| time.increment),
        text(match settings.takebacks {
            Takebacks::Never => "never",
            Takebacks::Asked => "asked",
            Takebacks::Free => "free",
        }),
        name(&header.seats.white),
        level(&header.seats.white),
        name(&header.seats.black),
        level(&header.seats.black),
        header.start.as_ref().and_then(number),
        number(listed.version),
        number(listed.updated_at.as_millis()),
        number(listed.plies),
        color(listed.to_move),
        ending,
        winner,
    ]
}

fn event_rows(stored: &Stored) -> Vec<Row> {
    let mut commands = stored.commands.iter().peekable();
    let row = |(version, event): (u64, &StoredEvent)| {
        let mut ended = (None, None);
        let mut mv = None;
        let (kind, plies, by) = match &event.kind {
            StoredKind::Played(text) => {
                mv = Some(text.clone());
                ("played", None, None)
            }
            StoredKind::Other(event) => match *event {
                Event::Played(_) => panic!("a move is read from its text"),
                Event::TakenBack { plies } => ("taken_back", number(plies), None),
                Event::DrawOffered(by) => ("draw_offered", None, color(by)),
                Event::DrawDeclined => ("draw_declined", None, None),
                Event::TakebackAsked(by) => ("takeback_asked", None, color(by)),
                Event::TakebackRefused => ("takeback_refused", None, None),
                Event::Resumed => ("resumed", None, None),
                Event::Ended(by) => {
                    ended = ending(Some(by));
                    ("ended", None, None)
                }
            },
        };
        let command = commands.next_if(|command| command.version == version);
        vec![
            number(version),
            number(event.at.as_millis()),
            text(kind),
            mv,
            plies,
            by,
            ended.0,
            ended.1,
            command.map(|command| command.stamp.id.clone()),
            command.and_then(|command| color(command.stamp.seat)),
        ]
    };
    (1..).zip(&stored.events).map(row).collect()
}

fn color(color: Color) -> Option<String> {
    text(match color {
        Color::White => "white",
        Color::Black => "black",
    })
}

fn ending(ending: Option<Ending>) -> (Option<String>, Option<String>) {
    let Some(ending) = ending else {
        return (None, None);
    };
    let (word, winner) = match ending {
        Ending::Rules(Outcome::Win(winner)) => ("surrounded", Some(winner)),
        Ending::Rules(Outcome::Draw(DrawReason::BothSurrounded)) => ("both_surrounded", None),
        Ending::Rules(Outcome::Draw(DrawReason::Repetition)) => ("repetition", None),
        Ending::Resignation { loser } => ("resignation", Some(!loser)),
        Ending::Time { loser } => ("time", Some(!loser)),
        Ending::Agreement => ("agreement", None),
        Ending::Abort => ("abort", None),
        Ending::Adjudication { winner } => ("adjudication", winner),
    };
    (text(word), winner.and_then(color))
}
