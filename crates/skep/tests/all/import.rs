//! `skep import`: files, folders and archives, also while it is killed and while a server runs.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use flate2::Compression;
use flate2::write::GzEncoder;
use skep_server::store::{Location, Origin, Store};
use skep_wire::GameList;
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::server::Server;

const MOVES: &str = "1. wS1\n2. bG1 wS1-\n3. wQ -wS1\n4. bQ bG1-\n5. wA1 /wQ\n6. bA1 bQ-\n";

/// Games that differ in a tag.
fn pgn(rounds: std::ops::Range<usize>) -> String {
    let game = |round| format!("[GameType \"Base\"]\n[Round \"{round}\"]\n\n{MOVES}\n");
    rounds.map(game).collect()
}

fn import(data: &Path, paths: &[&Path]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skep"));
    command.arg("import").arg("--data").arg(data).args(paths);
    command.output().unwrap()
}

/// The line at the end, without how fast it was.
fn summary(output: &Output) -> String {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    let (summary, _) = text
        .rsplit_once("; ")
        .unwrap_or_else(|| panic!("{output:?}"));
    summary.to_owned()
}

fn imported_games(data: &Path) -> u64 {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(&Location::Folder(data.to_owned()))
            .await
            .unwrap();
        let count = store.count(Origin::Imported).await.unwrap();
        store.close().await;
        count
    })
}

fn write(path: PathBuf, content: impl AsRef<[u8]>) -> PathBuf {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, content).unwrap();
    path
}

fn zip(files: &[(&str, String)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, content) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(content.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn tar_gz(files: &[(&str, String)]) -> Vec<u8> {
    let mut tar = tar::Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
    for (name, content) in files {
        let mut header = tar::Header::new_ustar();
        header.set_size(content.len() as u64);
        tar.append_data(&mut header, name, content.as_bytes())
            .unwrap();
    }
    tar.into_inner().unwrap().finish().unwrap()
}

#[test]
fn folders_and_archives_are_imported_once() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let games = folder.path().join("games");
    write(games.join("a.pgn"), pgn(0..3));
    write(games.join("deep/er/b.pgn"), pgn(2..5));
    write(
        games.join("deep/line.txt"),
        "Base;InProgress;White[2];wS1;bS1 wS1-\n",
    );
    write(games.join("notes.md"), "no record");
    write(
        games.join("c.zip"),
        zip(&[("x/d.pgn", pgn(5..7)), ("readme", pgn(90..95))]),
    );
    write(
        games.join("e.tgz"),
        tar_gz(&[("f.pgn", pgn(7..8)), ("g.pgn", pgn(0..1))]),
    );
    let output = import(&data, &[&games]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(
        summary(&output),
        "6 files: 9 games added, 2 already there, 0 not or not wholly read"
    );
    let output = import(&data, &[&games, &games.join("a.pgn")]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(
        summary(&output),
        "7 files: 0 games added, 14 already there, 0 not or not wholly read"
    );
    assert_eq!(imported_games(&data), 9);
}

#[test]
fn what_cannot_be_read_does_not_stop_the_rest() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let bad_game = "[GameType \"Base\"]\n\n1. wX\n\n";
    let broken = zip(&[("a.pgn", pgn(0..1))]);
    let paths = [
        write(folder.path().join("none.pgn"), "hello"),
        write(
            folder.path().join("some.pgn"),
            [pgn(0..1), bad_game.to_owned(), pgn(1..2)].concat(),
        ),
        write(
            folder.path().join("broken.zip"),
            &broken[..broken.len() / 2],
        ),
        folder.path().join("missing.pgn"),
        write(folder.path().join("good.pgn"), pgn(2..3)),
    ];
    let paths: Vec<&Path> = paths.iter().map(PathBuf::as_path).collect();
    let output = import(&data, &paths);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        summary(&output),
        "5 files: 3 games added, 0 already there, 4 not or not wholly read"
    );
    let told = String::from_utf8(output.stderr).unwrap();
    for expected in [
        "none.pgn: ",
        "some.pgn: game 2: ",
        "broken.zip: ",
        "missing.pgn: ",
    ] {
        assert!(told.contains(expected), "{expected} in {told}");
    }
}

/// The program is killed when more and more of a file has been written. Either all of its games are there, or none.
#[test]
fn a_killed_import_leaves_nothing() {
    const GAMES: usize = 2_500;
    let folder = TempDir::new().unwrap();
    let file = write(folder.path().join("many.pgn"), pgn(0..GAMES));
    let mut killed = 0;
    for part in 1.. {
        let data = folder.path().join(format!("data{part}"));
        let journal = data.join("skep.sqlite-wal");
        let mut child = Command::new(env!("CARGO_BIN_EXE_skep"))
            .arg("import")
            .arg("--data")
            .args([&data, &file])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let size = || fs::metadata(&journal).map_or(0, |journal| journal.len());
        let is_over = loop {
            if child.try_wait().unwrap().is_some() {
                break true;
            }
            if size() > part * 1_500_000 {
                child.kill().unwrap();
                child.wait().unwrap();
                break false;
            }
            std::thread::yield_now();
        };
        let games = imported_games(&data);
        if is_over {
            assert_eq!(games, GAMES as u64);
            break;
        }
        assert!(
            games == 0 || games == GAMES as u64,
            "{games} games are there"
        );
        killed += u32::from(games == 0);
        // The same command again imports everything.
        if part % 3 == 1 {
            assert!(import(&data, &[&file]).status.success());
            assert_eq!(imported_games(&data), GAMES as u64);
        }
    }
    assert!(killed > 0, "it was never killed in the middle");
}

#[test]
fn a_running_server_imports_by_itself() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    let bad = write(folder.path().join("bad.pgn"), "hello");
    let archive = write(
        folder.path().join("games.zip"),
        zip(&[("a.pgn", pgn(0..3)), ("b.pgn", pgn(2..4))]),
    );
    let refused = import(&data, &[&archive]);
    assert_eq!(refused.status.code(), Some(1));
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(told.contains("--server"), "{told}");

    let through = |address: &str, paths: &[&Path]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skep"));
        command.args(["import", "--server", address]).args(paths);
        command.output().unwrap()
    };
    let address = format!("http://{}", server.address);
    let output = through(&address, &[&archive, &bad]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(
        summary(&output),
        "3 files: 4 games added, 1 already there, 1 not or not wholly read"
    );
    let list = ureq::get(format!("{address}/api/games?origin=imported")).call();
    let list = list.unwrap().body_mut().read_to_string().unwrap();
    let list: GameList = serde_json::from_str(&list).unwrap();
    assert_eq!(list.games.len(), 4);
    let nobody = through("http://127.0.0.1:1", &[&archive]);
    assert_eq!(nobody.status.code(), Some(1));
    assert_eq!(
        summary(&nobody),
        "0 files: 0 games added, 0 already there, 0 not or not wholly read"
    );
    let no_address = through("127.0.0.1", &[&archive]);
    assert_eq!(no_address.status.code(), Some(2));
}
