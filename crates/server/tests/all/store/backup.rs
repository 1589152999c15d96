//! Backups: everything comes back, beside writers they show one moment, and damage is found.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use skep_game::{Event, PersonId};
use skep_rules::Color;
use skep_server::store::{
    BackupError, CommandStamp, Comment, Contents, Existing, Header, Location, OpenError, Seat,
    Seats, Store, Tag, Visibility, back_up, check, restore,
};
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AssertSqlSafe, Column as _, Connection as _, Row as _, ValueRef as _};
use tempfile::TempDir;

use crate::store::fixture::{Kept, NOON, connect, header, later, meddle, open, steps};

/// All rows of all tables, each value as text.
type Dump = BTreeMap<String, Vec<String>>;

/// Reads everything by plain SQL, whatever it means.
async fn dump(place: &Location) -> Dump {
    let mut connection = connect(place).await;
    let names = match place {
        Location::Url(url) if url.starts_with("postgres") => {
            "SELECT table_name::TEXT FROM information_schema.tables WHERE table_schema = current_schema()"
        }
        _ => "SELECT name FROM sqlite_master WHERE type = 'table'",
    };
    let names: Vec<(String,)> = sqlx::query_as(names)
        .fetch_all(&mut connection)
        .await
        .unwrap();
    let mut dump = Dump::new();
    // Each database has a list of migrations of its own.
    for (name,) in names
        .into_iter()
        .filter(|(name,)| name != "_sqlx_migrations")
    {
        let all = AssertSqlSafe(format!("SELECT * FROM \"{name}\""));
        let rows = sqlx::query(all).fetch_all(&mut connection).await.unwrap();
        let mut rows: Vec<_> = rows.iter().map(row_text).collect();
        rows.sort();
        dump.insert(name, rows);
    }
    connection.close().await.unwrap();
    dump
}

fn row_text(row: &AnyRow) -> String {
    let columns = row.columns().iter().map(|column| {
        let index = column.ordinal();
        let kind = row.try_get_raw(index).unwrap().type_info().kind();
        let value = match kind {
            AnyTypeInfoKind::Null => "NULL".to_owned(),
            AnyTypeInfoKind::Text => format!("{:?}", row.get::<String, _>(index)),
            _ => row.get::<i64, _>(index).to_string(),
        };
        format!("{} {value}", column.name())
    });
    columns.collect::<Vec<_>>().join(", ")
}

/// Fills every column of every table.
async fn fill(store: &Store, place: &Location) {
    let mut start = header("full").game().position().clone();
    let mv = start.parse_move("wS1").unwrap();
    start.play(mv).unwrap();
    let full = Header {
        key: Some("key".to_owned()),
        seats: Seats {
            white: Seat::Person {
                person: Some(PersonId(u64::MAX)),
                name: Some("Zoë '蜂' \\ \u{202e}".to_owned()),
            },
            ..header("full").seats
        },
        start: Some(start),
        imported: true,
        visibility: Visibility::Unlisted,
        tags: vec![Tag {
            name: "Event".to_owned(),
            value: "'; DROP TABLE game; --".to_owned(),
        }],
        comments: vec![Comment {
            ply: 0,
            text: "two\nlines".to_owned(),
        }],
        ..header("full")
    };
    Kept::new(store, full).await;
    for statement in [
        "INSERT INTO heartbeat (writer, at, room) VALUES (0, 1, '')",
        // The store may have given it a digest already.
        "INSERT INTO imported_game (game, digest) VALUES ('full', 'abc') ON CONFLICT DO NOTHING",
        "INSERT INTO unfinished_import (id, state) VALUES ('import', 'abandoned')",
        "INSERT INTO stranger_game (game) VALUES ('full')",
    ] {
        meddle(place, statement).await;
    }
    let mut kept = Kept::new(store, header("played")).await;
    for (second, mv) in (1..).zip(["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]) {
        kept.play(later(second), mv).await;
    }
    let offer = steps(&kept.game, later(9), &[Event::DrawOffered(Color::White)]);
    let stamp = CommandStamp {
        id: "c1".to_owned(),
        seat: Color::White,
    };
    let appended = store.append(&kept.header.id, &offer, Some(stamp), later(9));
    appended.await.unwrap();
    for index in 0..300 {
        let mut kept = Kept::new(store, header(&format!("game{index}"))).await;
        kept.append(NOON, &[Event::DrawOffered(Color::White)]).await;
    }
}

const FILLED: Contents = Contents {
    games: 302,
    events: 305,
};

/// A folder and a file in it.
struct Files {
    folder: TempDir,
}

impl Files {
    fn new() -> Files {
        Files {
            folder: TempDir::new().unwrap(),
        }
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    fn location(&self, name: &str) -> Location {
        Location::Folder(self.path(name))
    }
}

async fn check_is_sound(place: &Location) {
    let report = check(place).await.unwrap();
    assert_eq!(report.damages, [], "{place:?}");
}

/// Nothing is left of unfinished files.
fn check_no_parts(folder: &Path) {
    let names = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name());
    let parts: Vec<_> = names
        .filter(|name| name.to_string_lossy().contains(".part"))
        .collect();
    assert_eq!(parts, Vec::<std::ffi::OsString>::new());
}

pub(crate) async fn a_backup_holds_everything(place: Location) {
    let files = Files::new();
    let (file, fresh) = (files.path("backup"), files.location("fresh"));
    let store = open(&place).await;
    fill(&store, &place).await;
    // The server runs on.
    assert_eq!(back_up(&place, &file).await, Ok(FILLED));
    let before = dump(&place).await;
    let empty: Vec<_> = before.iter().filter(|(_, rows)| rows.is_empty()).collect();
    assert!(
        empty.is_empty(),
        "a table without a row tests nothing: {empty:?}"
    );

    // Into an empty place, and from there by another backup.
    let restored = restore(&file, &fresh, Existing::Refuse).await.unwrap();
    assert_eq!((restored.contents, restored.aside), (FILLED, None));
    assert_eq!(dump(&fresh).await, before);
    check_is_sound(&fresh).await;
    let again = files.path("again");
    back_up(&fresh, &again).await.unwrap();

    // Over what is there, which is kept aside.
    assert_eq!(store.delete(&"played".parse().unwrap()).await, Ok(true));
    store.close().await;
    let changed = dump(&place).await;
    assert_ne!(changed, before);
    let restored = restore(&again, &place, Existing::KeepAside).await.unwrap();
    assert_eq!(restored.contents, FILLED);
    assert_eq!(dump(&place).await, before);
    let aside = restored.aside.unwrap();
    let aside = match &place {
        Location::Folder(_) => Location::Url(format!("sqlite:{aside}")),
        Location::Url(url) => {
            let schema = aside.strip_prefix("the schema ").unwrap();
            let (start, _) = url.split_once("options=").unwrap();
            Location::Url(format!("{start}options=-csearch_path%3D{schema}"))
        }
    };
    assert_eq!(dump(&aside).await, changed);
    let store = open(&place).await;
    Kept::new(&store, header("new")).await;
    store.close().await;
    check_is_sound(&place).await;
    if let Location::Url(_) = &place {
        let schema = "skep_replaced_1";
        meddle(&place, &format!("DROP SCHEMA {schema} CASCADE")).await;
    }
    check_no_parts(files.folder.path());
}

pub(crate) async fn games_move_from_sqlite(place: Location) {
    let files = Files::new();
    let sqlite = files.location("sqlite");
    let store = open(&sqlite).await;
    fill(&store, &sqlite).await;
    store.close().await;
    let file = files.path("backup");
    back_up(&sqlite, &file).await.unwrap();
    // It may be restored into a place that a server has made, if nothing happened there.
    open(&place).await.close().await;
    restore(&file, &place, Existing::Refuse).await.unwrap();
    assert_eq!(dump(&place).await, dump(&sqlite).await);
    check_is_sound(&place).await;
}

pub(crate) async fn a_backup_beside_writers_is_consistent(place: Location) {
    let files = Files::new();
    let store = open(&place).await;
    let is_over = AtomicBool::new(false);
    let write = |table: usize| {
        let (store, is_over) = (&store, &is_over);
        async move {
            let mut kept = Kept::new(store, header(&format!("table{table}"))).await;
            let turn = [Event::DrawOffered(Color::White), Event::DrawDeclined];
            let mut games = 0;
            while !is_over.load(Ordering::Relaxed) {
                kept.append(NOON, &turn).await;
                kept.append(NOON, &turn[..1]).await;
                kept.append(NOON, &turn[1..]).await;
                games += 1;
                Kept::new(store, header(&format!("t{table}g{games}"))).await;
            }
        }
    };
    let back_up = async {
        let mut events = 0;
        for round in 0..5 {
            let file = files.path(&format!("backup{round}"));
            let contents = back_up(&place, &file).await.unwrap();
            assert!(contents.events >= events, "{contents:?}");
            events = contents.events;
            check_is_sound(&Location::Url(format!("sqlite:{}", file.display()))).await;
            check_is_sound(&place).await;
        }
        is_over.store(true, Ordering::Relaxed);
    };
    let writers = futures_util::future::join_all((0..8).map(write));
    futures_util::future::join(writers, back_up).await;
    store.close().await;
}

pub(crate) async fn what_is_there_is_not_overwritten(place: Location) {
    let files = Files::new();
    let file = files.path("backup");
    let store = open(&place).await;
    Kept::new(&store, header("old")).await;
    back_up(&place, &file).await.unwrap();
    Kept::new(&store, header("new")).await;
    let before = dump(&place).await;
    let is_postgresql = matches!(place, Location::Url(_));
    for existing in [Existing::Refuse, Existing::KeepAside] {
        if is_postgresql {
            // On SQLite a server has a lock.
            let refused = restore(&file, &place, existing).await.unwrap_err();
            assert!(
                matches!(refused, BackupError::ServersRun { .. }),
                "{refused}"
            );
        } else {
            let _lock = place.lock().unwrap();
            let refused = restore(&file, &place, existing).await.unwrap_err();
            let in_use = matches!(refused, BackupError::Open(OpenError::InUse { .. }));
            assert!(in_use, "{refused}");
        }
    }
    store.close().await;
    let refused = restore(&file, &place, Existing::Refuse).await.unwrap_err();
    assert!(matches!(refused, BackupError::NotEmpty { .. }), "{refused}");
    assert_eq!(dump(&place).await, before);

    // A backup over the games themselves, or over SQLite's files next to them, would lose them.
    if let Location::Folder(folder) = &place {
        for name in ["skep.sqlite", "skep.sqlite-wal", "./skep.sqlite-shm"] {
            let refused = back_up(&place, &folder.join(name)).await.unwrap_err();
            assert!(matches!(refused, BackupError::InUse { .. }), "{refused}");
        }
    }
}

pub(crate) async fn check_finds_damage(place: Location) {
    let store = open(&place).await;
    for name in ["a", "b"] {
        let mut kept = Kept::new(&store, header(name)).await;
        for (second, mv) in (1..).zip(["wS1", "bS1 wS1-", "wQ -wS1"]) {
            kept.play(later(second), mv).await;
        }
    }
    // What is done, how it is undone, and what is found.
    let rows = [
        (
            "UPDATE event SET mv = 'wQ bS1-' WHERE game = 'a' AND version = 3",
            "UPDATE event SET mv = 'wQ -wS1' WHERE game = 'a' AND version = 3",
            "version 3",
        ),
        (
            "UPDATE event SET mv = 'nonsense' WHERE game = 'a' AND version = 1",
            "UPDATE event SET mv = 'wS1' WHERE game = 'a' AND version = 1",
            "nonsense",
        ),
        (
            "UPDATE event SET version = 9 WHERE game = 'a' AND version = 3",
            "UPDATE event SET version = 3 WHERE game = 'a' AND version = 9",
            "expected version 3",
        ),
        (
            "UPDATE event SET kind = 'sung' WHERE game = 'a' AND version = 2",
            "UPDATE event SET kind = 'played' WHERE game = 'a' AND version = 2",
            "sung",
        ),
        (
            "UPDATE game SET version = 4 WHERE id = 'a'",
            "UPDATE game SET version = 3 WHERE id = 'a'",
            "lists show version 4",
        ),
        (
            "UPDATE game SET plies = 4 WHERE id = 'a'",
            "UPDATE game SET plies = 3 WHERE id = 'a'",
            "lists show plies 4",
        ),
        (
            "UPDATE game SET to_move = 'white' WHERE id = 'a'",
            "UPDATE game SET to_move = 'black' WHERE id = 'a'",
            "lists show to move",
        ),
        (
            "UPDATE game SET ending = 'agreement' WHERE id = 'a'",
            "UPDATE game SET ending = NULL WHERE id = 'a'",
            "lists show ending",
        ),
        (
            "UPDATE game SET game_type = 'Chess' WHERE id = 'a'",
            "UPDATE game SET game_type = 'Base+MLP' WHERE id = 'a'",
            "Chess",
        ),
    ];
    for (damage, repair, expected) in rows {
        check_is_sound(&place).await;
        meddle(&place, damage).await;
        let report = check(&place).await.unwrap();
        let [only] = report.damages.as_slice() else {
            panic!("{damage}: {report}");
        };
        assert_eq!(only.game.as_deref(), Some("a"), "{damage}");
        assert!(only.what.contains(expected), "{damage}: {only}");
        assert_eq!(report.contents.games, 2, "the other game is checked too");
        meddle(&place, repair).await;
    }
    store.close().await;
}

/// Backing up and checking leave the tables of an earlier version as they are. Restoring brings them up to date.
pub(crate) async fn old_databases_are_backed_up(place: Location) {
    let files = Files::new();
    meddle(&place, include_str!("../../data/games-0.2.0.sql")).await;
    let before = dump(&place).await;
    let (file, fresh) = (files.path("backup"), files.location("fresh"));
    let contents = back_up(&place, &file).await.unwrap();
    assert_eq!(contents.games, 14);
    check_is_sound(&place).await;
    assert_eq!(dump(&place).await, before);
    let in_file = Location::Url(format!("sqlite:{}", file.display()));
    assert_eq!(dump(&in_file).await, before);
    check_is_sound(&in_file).await;

    restore(&file, &fresh, Existing::Refuse).await.unwrap();
    open(&place).await.close().await;
    assert_eq!(dump(&fresh).await, dump(&place).await);
}

pub(crate) async fn damaged_backups_are_refused(place: Location) {
    let files = Files::new();
    let good = files.path("good");
    let sqlite = files.location("sqlite");
    let store = open(&sqlite).await;
    fill(&store, &sqlite).await;
    store.close().await;
    back_up(&sqlite, &good).await.unwrap();
    let bytes = fs::read(&good).unwrap();
    let half = &bytes[..bytes.len() / 2];
    let mut scratched = bytes.clone();
    for byte in scratched.iter_mut().skip(40_000).step_by(97) {
        *byte ^= 0x5a;
    }
    let illegal = files.path("illegal");
    fs::copy(&good, &illegal).unwrap();
    let url = Location::Url(format!("sqlite:{}", illegal.display()));
    meddle(&url, "UPDATE event SET mv = 'wQ' WHERE mv = 'wQ -wS1'").await;
    let illegal = fs::read(illegal).unwrap();
    let rows: [&[u8]; 5] = [&[], b"nonsense", half, &scratched, &illegal];
    for (index, bytes) in (0..).zip(rows) {
        let file = files.path("bad");
        fs::write(&file, bytes).unwrap();
        for existing in [Existing::Refuse, Existing::KeepAside] {
            let refused = restore(&file, &place, existing).await;
            assert!(refused.is_err(), "{index}: {refused:?}");
        }
        let report = check(&Location::Url(format!("sqlite:{}", file.display()))).await;
        let is_sound = report.is_ok_and(|report| report.damages.is_empty());
        assert!(!is_sound, "{index}");
    }
    // After all that, the good one still can.
    restore(&good, &place, Existing::Refuse).await.unwrap();
    assert_eq!(dump(&place).await, dump(&sqlite).await);
    if let Location::Folder(folder) = &place {
        check_no_parts(folder);
    }
}

pub(crate) async fn nothing_to_back_up_is_said(place: Location) {
    let files = Files::new();
    let file = files.path("backup");
    let nothing = back_up(&place, &file).await.unwrap_err();
    assert!(
        matches!(nothing, BackupError::Open(OpenError::Nothing { .. })),
        "{nothing}"
    );
    assert!(check(&place).await.is_err());
    assert!(!file.exists());
    if let Location::Folder(folder) = &place {
        assert!(!folder.exists(), "looking makes nothing");
    }
    meddle(&place, "CREATE TABLE strange (id BIGINT)").await;
    let strange = back_up(&place, &file).await.unwrap_err();
    assert!(
        matches!(strange, BackupError::Open(OpenError::NotOurs { .. })),
        "{strange}"
    );
    check_no_parts(files.folder.path());
}
