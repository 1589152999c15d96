//! `skep backup`, `skep restore` and `skep check` as an operator runs them, beside a server that plays.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use skep_wire::{FromServer, GameView, PlayerCommand, ToServer};

use crate::folder::Folder;
use crate::server::{self, Client, Server};

const GAME: &str = r#"{"settings":{"game_type":"Base+MLP"},"seats":{"white":{"type":"person"},"black":{"type":"person"}}}"#;
const MOVES: [&str; 4] = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"];

fn skep(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_skep"))
        .args(arguments)
        .output()
        .unwrap()
}

#[track_caller]
fn check_says(arguments: &[&str], says: &str) {
    let output = skep(arguments);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    assert!(said.contains(says), "{arguments:?}: {said}");
}

#[track_caller]
fn check_fails(arguments: &[&str], says: &str) {
    let output = skep(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {output:?}");
    assert!(errors.contains(says), "{arguments:?}: {errors}");
}

fn watch(client: &mut Client, id: &str) -> GameView {
    let game = id.to_owned();
    client.send(&ToServer::Watch { game, since: None }).unwrap();
    loop {
        if let FromServer::Game { game } = client.receive().unwrap() {
            return *game;
        }
    }
}

/// Plays a few moves of a new game.
fn play(address: &str) -> String {
    let id = server::make(address, GAME).unwrap();
    let mut client = Client::connect(address).unwrap();
    watch(&mut client, &id);
    for (after, mv) in (0..).zip(MOVES) {
        let command = PlayerCommand::Play {
            mv: mv.to_owned(),
            after,
        };
        let (game, name) = (id.clone(), format!("c{after}"));
        let command = ToServer::Command {
            id: name,
            game,
            command,
        };
        client.send(&command).unwrap();
        while !matches!(client.receive().unwrap(), FromServer::Settled { .. }) {}
    }
    id
}

/// A server on that folder shows the game as it was.
fn check_shows(folder: &str, id: &str) {
    let server = Server::start(folder.as_ref());
    let mut client = Client::connect(&server.address).unwrap();
    let game = watch(&mut client, id);
    let moves: Vec<_> = game.moves.iter().map(|played| played.mv.as_str()).collect();
    assert_eq!(moves, MOVES);
    assert!(server.end("-TERM").success());
}

#[test]
fn what_was_played_is_restored() {
    let folder = Folder::new("backup");
    let (games, other) = (folder.file("games"), folder.file("other"));
    let file = folder.file("monday.sqlite");
    check_fails(&["backup", &file, "--data", &games], "there are no games");
    check_fails(&["check", "--data", &games], "there are no games");
    let server = Server::start(games.as_ref());
    let id = play(&server.address);

    // Beside the server.
    let contents = "1 game with 4 events";
    check_says(&["backup", &file, "--data", &games], contents);
    check_fails(&["backup", &file, "--data", &games], "--force");
    check_says(&["backup", &file, "--data", &games, "--force"], contents);
    check_says(&["check", "--data", &games], "no damage");
    let database = format!("sqlite:{file}");
    check_says(&["check", "--database", &database], "no damage");
    let restore = ["restore", &file, "--data", &games, "--replace"];
    check_fails(&restore, "another skep is using");

    check_says(&["restore", &file, "--data", &other], contents);
    check_shows(&other, &id);
    check_fails(&["restore", &file, "--data", &other], "--replace");
    assert!(server.end("-TERM").success());
    check_says(&restore, "is in");
    check_shows(&games, &id);
    assert!(Path::new(&format!("{games}/skep.sqlite.replaced-1")).is_file());

    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "others cannot read it");
    }
}

/// Copying the folder is enough, if no server runs on it; whether it ended in good order or not.
#[test]
fn a_copied_folder_is_enough() {
    for ends in ["-TERM", "-KILL"] {
        let folder = Folder::new("copied");
        let (games, copy) = (folder.file("games"), folder.file("copy"));
        let server = Server::start(games.as_ref());
        let id = play(&server.address);
        server.end(ends);
        fs::create_dir(&copy).unwrap();
        for entry in fs::read_dir(&games).unwrap() {
            let entry = entry.unwrap();
            fs::copy(entry.path(), Path::new(&copy).join(entry.file_name())).unwrap();
        }
        check_says(&["check", "--data", &copy], "no damage");
        check_shows(&copy, &id);
        check_shows(&games, &id);
    }
}

#[test]
fn damage_is_reported() {
    let folder = Folder::new("damaged");
    let games = folder.file("games");
    let server = Server::start(games.as_ref());
    play(&server.address);
    assert!(server.end("-TERM").success());
    let file = format!("{games}/skep.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    let at = bytes.windows(7).position(|text| text == b"wQ -wS1");
    // A move that is not legal, as long as the one that was.
    bytes[at.unwrap()..][..7].copy_from_slice(b"wQ wS1-");
    fs::write(&file, &bytes).unwrap();
    check_fails(&["check", "--data", &games], "damage in 1 place");
    let output = skep(&["check", "--data", &games]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(
        said.starts_with("game ") && said.contains("version 3"),
        "{said}"
    );
    // A backup can be made all the same, but not be restored.
    let (backup, other) = (folder.file("backup"), folder.file("other"));
    check_says(&["backup", &backup, "--data", &games], "1 game ");
    check_fails(&["restore", &backup, "--data", &other], "is damaged");
    assert!(!Path::new(&format!("{other}/skep.sqlite")).exists());
}
