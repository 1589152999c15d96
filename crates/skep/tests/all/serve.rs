//! `skep serve` and `skep play` as a person or a script starts them: the first line, the end, and what is said if they
//! cannot start.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

/// A new empty folder that goes when the value does.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("skep-serve-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn skep(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skep"));
    command
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A server on any port, and its address without the scheme.
fn start(folder: &Folder) -> (Child, String) {
    let data = folder.path("games");
    let mut child = skep(&["serve", "--port", "0", "--data", &data])
        .spawn()
        .unwrap();
    let mut line = String::new();
    let output = child.stdout.take().unwrap();
    BufReader::new(output).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("skep is at http://");
    (
        child,
        address.expect("the first line says where").to_owned(),
    )
}

fn get(address: &str, path: &str) -> String {
    let answer = ureq::get(format!("http://{address}{path}")).call();
    answer.unwrap().body_mut().read_to_string().unwrap()
}

fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill")
        .args([name, &child.id().to_string()])
        .status();
    assert!(sent.unwrap().success());
}

#[test]
fn it_serves_and_ends_when_asked() {
    let folder = Folder::new("ends");
    for name in ["-TERM", "-INT"] {
        // It may be asked to as soon as it has said where it is.
        for is_used in [true, false] {
            let (mut child, address) = start(&folder);
            if is_used {
                assert!(get(&address, "/api/health").contains("\"status\":\"ok\""));
            }
            signal(&child, name);
            let status = child.wait().unwrap();
            assert!(status.success(), "{name}: {status}");
        }
    }
}

#[test]
fn a_second_play_finds_the_first() {
    let folder = Folder::new("second");
    let (mut child, address) = start(&folder);
    let port = address.rsplit(':').next().unwrap();
    let output = skep(&["play", "--no-browser", "--port", port])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said, format!("skep is at http://{address}\n"));
    signal(&child, "-TERM");
    child.wait().unwrap();
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
fn what_is_in_the_way_is_said_plainly() {
    let folder = Folder::new("fails");
    let (mut child, address) = start(&folder);
    let port = address.rsplit(':').next().unwrap();
    let file = folder.path("file");
    std::fs::write(&file, "no games").unwrap();
    let within = folder.path("file/games");
    let other = folder.path("other");
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
    signal(&child, "-TERM");
    child.wait().unwrap();
}
