//! `skep serve` and `skep play` as a person or a script starts them: the first line, the end, and
//! errors at the start.

use std::io::{BufRead as _, BufReader};
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

/// Whether that set of a process's signals has SIGHUP in it. `None` where the system does not tell.
fn has_hangup(process: &str, set: &str) -> Option<bool> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let mask = status.lines().find_map(|line| line.strip_prefix(set))?;
    // The lowest bit is that of SIGHUP.
    Some(u64::from_str_radix(mask.trim(), 16).ok()? & 1 == 1)
}

#[test]
fn it_serves_and_ends_when_asked() {
    let folder = Folder::new("ends");
    let mut signals = vec!["-TERM", "-INT"];
    // Under `nohup`, the tests and every server they start ignore it.
    if has_hangup("self", "SigIgn:") == Some(false) {
        signals.push("-HUP");
    }
    for name in signals {
        // It may be asked to stop as soon as it has printed its address.
        for is_used in [true, false] {
            let server = start(&folder);
            if is_used {
                assert!(get(&server.address, "/api/health").contains("\"status\":"));
            }
            let status = server.end(name);
            assert!(status.success(), "{name}: {status}");
        }
    }
}

/// `nohup` starts a program with SIGHUP ignored. It stays so.
#[test]
#[cfg(target_os = "linux")]
fn a_hangup_is_ignored_under_nohup() {
    let folder = Folder::new("nohup");
    let server = Server::start_by("nohup", folder.file("games").as_ref());
    let process = server.id().to_string();
    assert_eq!(has_hangup(&process, "SigIgn:"), Some(true));
    assert_eq!(has_hangup(&process, "SigCgt:"), Some(false));
    assert!(server.end("-TERM").success());
}

/// Only one server at a time has a SQLite file. However it ends, the next one gets it.
#[test]
fn a_second_server_on_the_same_games_is_refused() {
    let folder = Folder::new("locked");
    let games = folder.file("games");
    let file = format!("sqlite:{games}/skep.sqlite");
    let mut server = start(&folder);
    for ends in ["-TERM", "-KILL"] {
        let rows: [&[&str]; 4] = [
            &["serve", "--port", "0", "--data", &games],
            &["serve", "--port", "0", "--database", &file],
            &["play", "--no-browser", "--port", "0", "--data", &games],
            &["tui", "--plain", "--lang", "en", "--data", &games],
        ];
        for arguments in rows {
            check_fails(&skep(arguments).output().unwrap(), "another skep is using");
        }
        assert!(get(&server.address, "/api/health").contains("\"status\":\"ok\""));
        server.end(ends);
        server = start(&folder);
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
    let rows: [(&[&str], &str); 10] = [
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
                "postgres://nobody:sesame@127.0.0.1:1/x",
            ],
            "cannot be reached",
        ),
        (
            &[
                "serve",
                "--host",
                "203.0.113.1",
                "--trust-everyone",
                "--port",
                "0",
                "--data",
                &other,
            ],
            "cannot listen on 203.0.113.1",
        ),
        (
            &["serve", "--host", "0.0.0.0", "--port", "0"],
            "--trust-everyone",
        ),
        (
            &["serve", "--public", "hive.example.org"],
            "--trust-everyone",
        ),
        (&["play", "--proxy", "127.0.0.1"], "--trust-everyone"),
    ];
    for (arguments, says) in rows {
        let output = skep(arguments).output().unwrap();
        check_fails(&output, says);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!errors.contains("sesame"), "no secret is told: {errors}");
    }
}

/// What it means that everybody is trusted is said before anything else, however quiet the log is.
#[test]
fn a_server_that_trusts_everyone_says_so() {
    for log in ["text", "off", "json"] {
        let folder = Folder::new(&format!("trusts-{log}"));
        let mut child = skep(&["serve", "--host", "0.0.0.0", "--port", "0", "--log", log])
            .args(["--trust-everyone", "--data", &folder.file("games")])
            .spawn()
            .unwrap();
        let mut line = String::new();
        let output = child.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let ended = Command::new("kill").arg(child.id().to_string()).status();
        assert!(ended.unwrap().success());
        let output = child.wait_with_output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(line.starts_with("skep is at "), "{line} {errors}");
        assert!(errors.contains("delete everything"), "{log}: {errors}");
        if log == "json" {
            assert!(errors.lines().all(|line| line.starts_with('{')), "{errors}");
        }
    }
}

#[test]
fn limits_come_from_arguments_and_a_file() {
    let folder = Folder::new("limits");
    let file = folder.file("limits.toml");
    let rows = [
        ("bees = 7", "games=7", 1, "there is no limit “bees”"),
        ("games = 7", "games", 2, "expected NAME=VALUE"),
        (
            "games = 7",
            "games=many",
            2,
            "“many” is not a valid value for games",
        ),
    ];
    for (text, limit, code, says) in rows {
        std::fs::write(&file, text).unwrap();
        let mut command = skep(&["serve", "--port", "0", "--limits", &file]);
        let output = command.args(["--limit", limit]).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{errors}");
        assert!(errors.contains(says), "expected {says:?} in {errors}");
    }
    let listed = skep(&["serve", "--limit", "help"]).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    assert!(
        listed.contains("games-made") && listed.contains("120/h"),
        "{listed}"
    );
}

/// Every refusal is in the log, as a line of its own or in a count.
#[test]
fn a_flood_does_not_fill_the_log() {
    const COUNT: u64 = 300;
    let folder = Folder::new("flood");
    let mut child = skep(&["serve", "--port", "0", "--log", "json"])
        .args(["--data", &folder.file("games")])
        .spawn()
        .unwrap();
    let mut line = String::new();
    let output = child.stdout.take().unwrap();
    BufReader::new(output).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("skep is at ").unwrap();
    for _ in 0..COUNT {
        let asked = ureq::get(format!("{address}/api/health?key=sesame"))
            .header("host", "evil.example")
            .call();
        assert!(
            matches!(asked, Err(ureq::Error::StatusCode(403))),
            "{asked:?}"
        );
    }
    let ended = Command::new("kill").arg(child.id().to_string()).status();
    assert!(ended.unwrap().success());
    let log = String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap();
    assert!(!log.contains("sesame"), "no secret is told: {log}");
    let lines = log.lines().map(|line| serde_json::from_str(line).unwrap());
    let lines: Vec<serde_json::Value> = lines.collect();
    let refused = "a request was refused";
    let written = lines.iter().filter(|line| line["message"] == refused);
    let counts = lines.iter().filter(|line| line["lines"] == refused);
    let left_out: u64 = counts.filter_map(|line| line["left_out"].as_u64()).sum();
    assert_eq!(written.count() as u64 + left_out, COUNT, "{log}");
    assert!(left_out > 0, "{log}");
}
