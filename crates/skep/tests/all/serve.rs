//! `skep serve` and `skep play` as a person or a script starts them: the first line, the end, and
//! errors at the start.

use std::process::{Command, Output, Stdio};

use crate::folder::Folder;
use crate::server::Server;

fn skep(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skep"));
    command
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn get(address: &str, path: &str) -> String {
    let answer = ureq::get(format!("http://{address}{path}")).call();
    answer.unwrap().body_mut().read_to_string().unwrap()
}

fn start(folder: &Folder) -> Server {
    Server::start(folder.file("games").as_ref())
}

#[test]
fn it_serves_and_ends_when_asked() {
    let folder = Folder::new("ends");
    for name in ["-TERM", "-INT"] {
        // It may be asked to stop as soon as it has printed its address.
        for is_used in [true, false] {
            let server = start(&folder);
            if is_used {
                assert!(get(&server.address, "/api/health").contains("\"status\":\"ok\""));
            }
            let status = server.end(name);
            assert!(status.success(), "{name}: {status}");
        }
    }
}

#[test]
fn a_second_play_finds_the_first() {
    let folder = Folder::new("second");
    let server = start(&folder);
    let port = server.address.rsplit(':').next().unwrap();
    let output = skep(&["play", "--no-browser", "--port", port])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said, format!("skep is at http://{}\n", server.address));
}

/// The program ends with code 1 and one line that says why.
#[track_caller]
fn check_fails(output: &Output, says: &str) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.starts_with("error: "), "{errors}");
    assert!(errors.contains(says), "expected {says:?} in {errors}");
}

#[test]
fn startup_errors_are_clear() {
    let folder = Folder::new("fails");
    let server = start(&folder);
    let port = server.address.rsplit(':').next().unwrap();
    let file = folder.file("file");
    std::fs::write(&file, "no games").unwrap();
    let within = folder.file("file/games");
    let other = folder.file("other");
    let garbage = format!("sqlite:{file}");
    let rows: [(&[&str], &str); 7] = [
        (&["serve", "--port", port, "--data", &other], "is in use"),
        (&["play", "--port", port, "--data", &other], "is in use"),
        (
            &["serve", "--port", "0", "--data", &within],
            "expected a folder",
        ),
        (
            &["serve", "--port", "0", "--database", "redis://x"],
            "names no database",
        ),
        (
            &["serve", "--port", "0", "--database", &garbage],
            "something else",
        ),
        (
            &[
                "serve",
                "--port",
                "0",
                "--database",
                "postgres://nobody@127.0.0.1:1/x",
            ],
            "cannot be reached",
        ),
        (
            &[
                "serve",
                "--host",
                "203.0.113.1",
                "--port",
                "0",
                "--data",
                &other,
            ],
            "cannot listen on 203.0.113.1",
        ),
    ];
    for (arguments, says) in rows {
        check_fails(&skep(arguments).output().unwrap(), says);
    }
}
