//! A panic restores the terminal. This runs in a real terminal.

#![cfg(unix)]

use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::terminal::Screen;

/// Tells this program to panic.
const PANICS: &str = "SKEP_TEST_PANICS";
const NAME: &str = "tests::panic::a_panic_restores_the_terminal";
/// Only a hanging test waits this long.
const PATIENCE: Duration = Duration::from_secs(300);

#[test]
fn a_panic_restores_the_terminal() {
    if std::env::var_os(PANICS).is_some() {
        let _screen = Screen::open().unwrap();
        panic!("as it was asked to");
    }
    let folder = tempfile::TempDir::new().unwrap();
    let socket = folder.path().join("tmux");
    let this = std::env::current_exe().unwrap();
    let this = this.display();
    // Afterwards the terminal's settings are printed, and something must keep the terminal open.
    let shell = format!("{PANICS}=1 '{this}' --exact {NAME} --nocapture; stty -a; read answer");
    tmux(
        &socket,
        &["new-session", "-d", "-x", "100", "-y", "40", &shell],
    );
    let start = Instant::now();
    let mut seen = String::new();
    while !seen.contains(" echok ") && start.elapsed() < PATIENCE {
        sleep(Duration::from_millis(30));
        seen = tmux(&socket, &["capture-pane", "-p"]);
    }
    let modes = "#{alternate_on} #{mouse_any_flag} #{cursor_flag}";
    let modes = tmux(&socket, &["display-message", "-p", modes]);
    tmux(&socket, &["kill-server"]);
    for wanted in ["as it was asked to", " icanon", " echo "] {
        assert!(seen.contains(wanted), "{wanted} is missing:\n{seen}");
    }
    assert_eq!(modes.trim(), "0 0 1", "alternate screen, mouse, cursor");
}

fn tmux(socket: &Path, arguments: &[&str]) -> String {
    let output = Command::new("tmux")
        .args(["-f", "/dev/null", "-S"])
        .arg(socket)
        .args(arguments)
        .output()
        .expect("tmux is missing: install it, or let `cargo xtask test` do so");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
