//! The services without HTTP, as the terminal app calls them. A game played in the program is the
//! same game for everyone else.

use std::io::{Cursor, Write as _};

use skep_game::{Actor, PersonId, Refusal};
use skep_server::services::ListQuery;
use skep_server::store::GameId;
use skep_server::{Code, Limits, Options, Problem, Services};
use skep_wire::{FromServer, PlayerCommand};
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::live::host::{Host, PERSON, engine, game_of, options, timed};

const OWNER: Actor = Actor::Owner;

fn play(mv: &str, after: u64) -> PlayerCommand {
    PlayerCommand::Play {
        mv: mv.to_owned(),
        after,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_the_program_is_visible_on_the_server() {
    let folder = TempDir::new().unwrap();
    let options = options(&folder);
    let services = Services::open(&options).await.unwrap();
    let new = game_of(PERSON, engine(1));
    let made = services.make(OWNER, &new).await.unwrap();
    let id: GameId = made.summary.id.parse().unwrap();
    let mut watch = services.watch(OWNER, &id, None).await.unwrap();
    assert!(matches!(watch.next().await, Some(FromServer::Game { .. })));

    let refused = services.command(OWNER, &id, "a", &play("wQ", 0)).await;
    let refused = refused.unwrap_err();
    assert_eq!(refused.code().as_str(), "queen-must-wait");
    let played = services.command(OWNER, &id, "b", &play("wS1", 0)).await;
    assert_eq!(played, Ok(1));
    while let Some(message) = watch.next().await {
        if matches!(message, FromServer::Events { update, .. } if update.version == 2) {
            break;
        }
    }
    let view = services.show(OWNER, &id).await.unwrap();
    assert_eq!(view.moves.len(), 2);
    services.close().await;
    assert_eq!(watch.next().await, None);

    let host = Host::start_with(&options, Some(folder)).await;
    assert_eq!(host.view(id.as_str()).await, view);
    host.stop().await;
}

/// Asking why a move is not legal is not a command: nothing happens to the game, and nobody is told.
#[tokio::test(flavor = "multi_thread")]
async fn asking_why_not_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let services = Services::open(&options(&folder)).await.unwrap();
    let new = game_of(PERSON, PERSON);
    let made = services.make(OWNER, &new).await.unwrap();
    let id: GameId = made.summary.id.parse().unwrap();
    let played = services.command(OWNER, &id, "a", &play("wS1", 0)).await;
    assert_eq!(played, Ok(1));
    let before = services.show(OWNER, &id).await.unwrap();
    let mut watch = services.watch(OWNER, &id, None).await.unwrap();
    assert!(matches!(watch.next().await, Some(FromServer::Game { .. })));
    let rows = [
        ("bQ wS1-", Some("queen-must-wait")),
        ("bS1 wS1", Some("occupied")),
        ("wS1 wS1-", Some("queen-not-placed")),
        ("hello", Some("unreadable-move")),
        ("bS1 wS1-", None),
    ];
    for (mv, expected) in rows {
        let answer = services.why_not(OWNER, &id, mv, Some(1)).await.unwrap();
        let code = answer.problem.map(|problem| problem.code);
        assert_eq!((answer.version, code.as_deref()), (1, expected), "{mv}");
    }
    let stale = services.why_not(OWNER, &id, "bS1 wS1-", Some(0)).await;
    assert_eq!(stale.unwrap_err(), Problem::refusal(Refusal::Stale));
    assert_eq!(services.show(OWNER, &id).await.unwrap(), before);
    // The next thing that watchers hear is the next move.
    let played = services
        .command(OWNER, &id, "b", &play("bS1 wS1-", 1))
        .await;
    assert_eq!(played, Ok(2));
    let Some(FromServer::Events { update, .. }) = watch.next().await else {
        panic!("the move is told");
    };
    assert_eq!((update.version, update.events.len()), (2, 1));
    services.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_things_are_reported() {
    let folder = TempDir::new().unwrap();
    let services = Services::open(&options(&folder)).await.unwrap();
    let missing: GameId = "nosuchgame".parse().unwrap();
    let problems = [
        services.show(OWNER, &missing).await.unwrap_err(),
        services.watch(OWNER, &missing, None).await.err().unwrap(),
        services.delete(OWNER, &missing).await.unwrap_err(),
    ];
    for problem in problems {
        assert!(problem.code() == Code::NoSuchGame, "{problem}");
    }
    let unread = services.import_record(OWNER, b"nonsense".to_vec()).await;
    assert_eq!(unread.unwrap_err().code().as_str(), "unreadable-record");
    services.close().await;
}

/// A client without an identity sees everything and changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_only_watch() {
    let folder = TempDir::new().unwrap();
    let services = Services::open(&options(&folder)).await.unwrap();
    let nobody = Actor::Nobody;
    let new = game_of(PERSON, PERSON);
    let denied = services.make(nobody, &new).await.unwrap_err();
    assert_eq!(denied.code().as_str(), "not-allowed");

    let made = services.make(OWNER, &new).await.unwrap();
    let id: GameId = made.summary.id.parse().unwrap();
    let mut watch = services.watch(nobody, &id, None).await.unwrap();
    let Some(FromServer::Game { game }) = watch.next().await else {
        panic!("the game comes first");
    };
    assert_eq!(game.yours, []);
    let owned = services.show(OWNER, &id).await.unwrap();
    assert_eq!(owned.yours.len(), 2);

    let rows = [
        services.command(nobody, &id, "a", &play("wS1", 0)).await,
        services.command(nobody, &id, "b", &play("?", 0)).await,
        services
            .command(nobody, &id, "c", &PlayerCommand::Resign)
            .await,
        services.hint(nobody, &id, None).await.map(|_| 0),
        services.delete(nobody, &id).await.map(|()| 0),
        services.import_record(nobody, Vec::new()).await.map(|_| 0),
    ];
    let codes = rows.map(|answer| answer.unwrap_err().code().as_str());
    assert_eq!(
        codes,
        [
            "not-a-player",
            "not-a-player",
            "not-a-player",
            "not-allowed",
            "not-allowed",
            "not-allowed",
        ]
    );
    assert_eq!(services.show(OWNER, &id).await.unwrap().version, 0);
    services.close().await;
}

/// A person plays the seats of the games they made, and nobody else does. That survives a restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_their_own_games() {
    let folder = TempDir::new().unwrap();
    let [ann, ben] = [1, u64::MAX].map(|id| Actor::Person(PersonId(id)));
    let services = Services::open(&options(&folder)).await.unwrap();
    let mut ids = Vec::new();
    for person in [ann, ben] {
        let made = services.make(person, &game_of(PERSON, PERSON)).await;
        ids.push(made.unwrap().summary.id.parse::<GameId>().unwrap());
    }
    services.close().await;

    let services = Services::open(&options(&folder)).await.unwrap();
    for (person, other, id) in [(ann, ben, &ids[0]), (ben, ann, &ids[1])] {
        let view = services.show(person, id).await.unwrap();
        assert_eq!(view.yours.len(), 2);
        assert_eq!(services.show(other, id).await.unwrap().yours, []);
        let refused = services.command(other, id, "a", &play("wS1", 0)).await;
        assert_eq!(refused.unwrap_err(), Problem::denied(Refusal::NotAPlayer));
        // Another person's command with the same id is another command.
        let played = services.command(person, id, "a", &play("wS1", 0)).await;
        assert_eq!(played, Ok(1));
        let refused = services.command(other, id, "a", &play("wS1", 0)).await;
        assert_eq!(refused.unwrap_err(), Problem::denied(Refusal::NotAPlayer));
        assert_eq!(
            services.delete(other, id).await,
            Err(Problem::denied(Refusal::NotAllowed))
        );
        assert_eq!(services.delete(person, id).await, Ok(()));
    }
    services.close().await;
}

/// After a restart a clock stands still until a player returns. A spectator does not start it.
#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_does_not_start_the_clock() {
    let folder = TempDir::new().unwrap();
    let services = Services::open(&options(&folder)).await.unwrap();
    let new = timed(game_of(PERSON, PERSON), 3_600_000, 0);
    let made = services.make(OWNER, &new).await.unwrap();
    let id: GameId = made.summary.id.parse().unwrap();
    for (mv, after) in [("wS1", 0), ("bS1 wS1-", 1)] {
        let played = services.command(OWNER, &id, mv, &play(mv, after)).await;
        played.unwrap();
    }
    services.close().await;

    let services = Services::open(&options(&folder)).await.unwrap();
    for (actor, version) in [(Actor::Nobody, 2), (OWNER, 3)] {
        let mut watch = services.watch(actor, &id, None).await.unwrap();
        let Some(FromServer::Game { game }) = watch.next().await else {
            panic!("the game comes first");
        };
        assert_eq!(game.version, version, "{actor:?}");
    }
    services.close().await;
}

/// Many records in one archive are imported like one record.
#[tokio::test(flavor = "multi_thread")]
async fn an_archive_is_imported_as_one_record() {
    let folder = TempDir::new().unwrap();
    let options = Options {
        limits: Limits {
            imported_games: 7,
            ..Limits::default()
        },
        ..options(&folder)
    };
    let services = Services::open(&options).await.unwrap();
    let zip = |files: &[&str]| {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (number, text) in files.iter().enumerate() {
            let name = format!("{number}.txt");
            zip.start_file(name, SimpleFileOptions::default()).unwrap();
            zip.write_all(text.as_bytes()).unwrap();
        }
        zip.finish().unwrap().into_inner()
    };
    let line = |insect: char| format!("Base;InProgress;Black[1];w{insect}1\n");
    let (ant, beetle, spider) = (line('A'), line('B'), line('S'));
    let archive = zip(&[
        &(ant.clone() + &beetle),
        "nonsense",
        &(spider.clone() + &ant),
    ]);
    for added in [3, 0] {
        let imported = services
            .import_record(OWNER, archive.clone())
            .await
            .unwrap();
        assert_eq!((imported.added, imported.known), (added, 4 - added));
        assert_eq!(imported.others.len(), 3);
        assert_eq!(imported.others[2], imported.id);
        let notes: Vec<_> = imported.notes.iter().map(|note| note.game).collect();
        assert_eq!(notes, [3]);
    }
    // No room for all of them: none is added, though some would find room.
    let grasshopper = line('G');
    let many = [&ant, &beetle, &spider, &grasshopper, &ant].map(String::as_str);
    let refused = services.import_record(OWNER, zip(&many)).await.unwrap_err();
    assert_eq!(refused.code(), Code::TooManyGames);
    for bytes in [&archive[..archive.len() / 2], &zip(&["nonsense"])] {
        let refused = services.import_record(OWNER, bytes.to_vec()).await;
        assert_eq!(refused.unwrap_err().status().as_u16(), 422);
    }
    let query = ListQuery {
        limit: Some(100),
        ..ListQuery::default()
    };
    assert_eq!(services.list(OWNER, &query).await.unwrap().games.len(), 3);
    // Imported games take no room from those that are played.
    services
        .make(OWNER, &game_of(PERSON, PERSON))
        .await
        .unwrap();
    services.close().await;
}
