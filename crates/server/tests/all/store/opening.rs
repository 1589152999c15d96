//! Opening a store, and what is refused.

use std::path::PathBuf;

use skep_server::store::{Location, OpenError, Origin, Store};

use crate::store::Case;
use crate::store::fixture::{Kept, header, meddle, open};

pub(crate) async fn a_newer_database_is_refused(place: Location) {
    open(&place).await.close().await;
    meddle(&place, "INSERT INTO skep_schema (version) VALUES (99)").await;
    let refused = Store::open(&place).await.unwrap_err();
    assert_eq!(
        refused,
        OpenError::Newer {
            found: 99,
            known: 1
        }
    );
    let text = refused.to_string();
    assert!(text.contains("newer skep"), "{text}");
    meddle(&place, "DELETE FROM skep_schema WHERE version = 99").await;
    open(&place).await;
}

pub(crate) async fn another_database_is_left_alone(place: Location) {
    meddle(&place, "CREATE TABLE recipes (name TEXT)").await;
    let refused = Store::open(&place).await.unwrap_err();
    assert!(matches!(refused, OpenError::NotOurs { .. }), "{refused:?}");
    // Nothing of ours is there, and its own data is unchanged.
    meddle(&place, "CREATE TABLE skep_schema (name TEXT)").await;
    meddle(&place, "DROP TABLE skep_schema").await;
    meddle(&place, "DROP TABLE recipes").await;
    open(&place).await;
}

pub(crate) async fn two_may_open_at_once(place: Location) {
    let opened = futures_util::future::join_all((0..4).map(|_| Store::open(&place))).await;
    for store in opened {
        assert_eq!(store.unwrap().count(Origin::Played).await, Ok(0));
    }
}

pub(crate) const ON_POSTGRESQL: &[(&str, Case)] =
    &[("opening::a_missing_database_is_named", |place| {
        Box::pin(a_missing_database_is_named(place))
    })];

async fn a_missing_database_is_named(place: Location) {
    let Location::Url(url) = place else {
        panic!("expected a place on a server");
    };
    let (server, parameters) = url.split_once('?').unwrap();
    let (server, _) = server.rsplit_once('/').unwrap();
    let missing = format!("{server}/no_such_database?{parameters}");
    let refused = Store::open(&Location::Url(missing)).await.unwrap_err();
    assert!(
        matches!(refused, OpenError::Unreachable { .. }),
        "{refused:?}"
    );
    let text = refused.to_string();
    assert!(
        text.contains("\"no_such_database\" does not exist"),
        "{text}"
    );
}

#[track_caller]
fn check(place: &Location, expected: &str) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let refused = runtime.block_on(Store::open(place)).unwrap_err();
    let text = refused.to_string();
    assert!(text.contains(expected), "{place:?}: {text}");
}

#[test]
fn an_unwritable_folder_is_reported_clearly() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "text").unwrap();
    let taken = folder.path().join("taken");
    std::fs::create_dir_all(taken.join("skep.sqlite")).unwrap();
    let rows = [
        (file.clone(), "expected a folder that may be written to"),
        (
            file.join("below"),
            "expected a folder that may be written to",
        ),
        (
            PathBuf::from("/proc/skep"),
            "games cannot be kept in /proc/skep",
        ),
        (taken, "expected a folder that may be written to"),
    ];
    for (folder, expected) in rows {
        check(&Location::Folder(folder), expected);
    }
}

#[cfg(unix)]
#[test]
fn a_read_only_file_is_reported_clearly() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = tempfile::tempdir().unwrap();
    let place = Location::Folder(folder.path().to_owned());
    tokio::runtime::Runtime::new()
        .unwrap()
        .block_on(async { open(&place).await.close().await });
    let read_only = |mode| std::fs::Permissions::from_mode(mode);
    let file = folder.path().join("skep.sqlite");
    std::fs::set_permissions(&file, read_only(0o444)).unwrap();
    std::fs::set_permissions(folder.path(), read_only(0o555)).unwrap();
    // For root, nothing is read-only.
    let may_write = std::fs::OpenOptions::new().append(true).open(&file).is_ok();
    if !may_write {
        check(&place, "expected a folder that may be written to");
    }
    std::fs::set_permissions(folder.path(), read_only(0o755)).unwrap();
}

#[test]
fn other_files_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let garbage = "I am no database. ".repeat(1000);
    let file = folder.path().join("skep.sqlite");
    std::fs::write(&file, &garbage).unwrap();
    let place = Location::Folder(folder.path().to_owned());
    check(&place, "holds something else than games of skep");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), garbage);
}

#[test]
fn unreachable_urls_are_reported_clearly() {
    let rows = [
        ("", "names no database"),
        ("mysql://host/name", "names no database"),
        ("games.sqlite", "names no database"),
        (
            "postgres://me:secret@127.0.0.1:1/games",
            "cannot be reached",
        ),
        ("postgres://me:secret@[/games", "names no database"),
        (
            "sqlite:/no/such/folder/games.sqlite",
            "games cannot be kept in",
        ),
    ];
    for (url, expected) in rows {
        let place = Location::Url(url.to_owned());
        check(&place, expected);
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let refused = runtime.block_on(Store::open(&place)).unwrap_err();
        assert!(!refused.to_string().contains("secret"), "{refused}");
    }
}

#[test]
fn folders_may_have_any_name() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["plain", "with blank", "ümläut 蜂", "100%?#&=+", "a/b/c"];
    let urls = names.map(|name| {
        let path = folder.path().join(name);
        Location::Folder(path)
    });
    let memory = Location::Url("sqlite::memory:".to_owned());
    let file = Location::Url(format!("sqlite:{}/file.sqlite", folder.path().display()));
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        for place in urls.iter().chain([&memory, &file]) {
            let store = open(place).await;
            Kept::new(&store, header("a")).await.check().await;
            store.close().await;
        }
    });
    for name in names {
        assert!(folder.path().join(name).join("skep.sqlite").is_file());
    }
    assert!(folder.path().join("file.sqlite").is_file());
}
