//! The terminal app in a real terminal, by keys, in tmux.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Only a hanging test waits this long.
const PATIENCE: Duration = Duration::from_secs(300);
/// How often the screen is checked.
const BEAT: Duration = Duration::from_millis(30);
/// White wins in two moves, the first of which is `wB2 wA3`.
const NEARLY_WON: &str =
    "Base .wQbG1/.bA2bS1/bB2.wS1wB1/bS2bB1.bA1/bA3.wS2bQwA3wG1/..wA2wA1wB2 w17 bA3";
/// Far more moves than it takes to win from there, even if a slow machine gives poor hints.
const MOST_MOVES: usize = 300;

/// A terminal with a shell in it.
struct Terminal<'a> {
    folder: &'a Path,
    name: &'static str,
}

impl Terminal<'_> {
    fn open<'a>(folder: &'a Path, name: &'static str) -> Terminal<'a> {
        let terminal = Terminal { folder, name };
        // A shell without a history and with a known prompt.
        let shell = "env -i PATH=\"$PATH\" TERM=tmux-256color LANG=C.UTF-8 PS1='ready$ ' sh";
        let size = ["-x", "80", "-y", "24"];
        terminal.tmux(&[&["new-session", "-d"][..], &size, &[shell]].concat());
        terminal.wait_for_shell();
        terminal
    }

    fn start(&self) {
        let games = self.folder.join("games");
        let options = format!("--lang en --data '{}'", games.display());
        // The program replaces the shell that wrote its process id.
        let told = format!("sh -c 'echo $$ > \"$0\"; exec \"$@\"' '{}'", self.pid());
        let typed = format!("{told} {} tui {options}", env!("CARGO_BIN_EXE_skep"));
        self.tmux(&["send-keys", "-l", &typed]);
        self.keys(&["Enter"]);
        self.wait("skep · Games");
    }

    /// The file with the process id.
    fn pid(&self) -> String {
        self.folder.join("pid").display().to_string()
    }

    fn tmux(&self, arguments: &[&str]) -> String {
        let output = Command::new("tmux")
            .args(["-f", "/dev/null", "-S"])
            .arg(self.folder.join(self.name))
            .args(arguments)
            .output()
            .expect("tmux is missing: install it, or let `cargo xtask test` do so");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "tmux {arguments:?}: {said}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// Waits for the screen to be right, and returns it.
    #[track_caller]
    fn wait_until(&self, is_right: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if is_right(&screen) {
                return screen;
            }
            assert!(start.elapsed() < PATIENCE, "not to be seen on:\n{screen}");
            sleep(BEAT);
        }
    }

    /// Waits for the screen to show one of these, and returns it.
    #[track_caller]
    fn wait_for(&self, wanted: &[&str]) -> String {
        self.wait_until(|screen| wanted.iter().any(|text| screen.contains(text)))
    }

    #[track_caller]
    fn wait(&self, wanted: &str) -> String {
        self.wait_for(&[wanted])
    }

    /// Waits until the shell is ready for a command.
    #[track_caller]
    fn wait_for_shell(&self) {
        self.wait_until(|screen| screen.trim_end().ends_with("ready$"));
    }

    fn resize(&self, columns: u16, lines: u16) {
        let (columns, lines) = (columns.to_string(), lines.to_string());
        self.tmux(&["resize-window", "-x", &columns, "-y", &lines]);
    }

    /// Asks for a hint until it is this side's turn and one is given; `false` once the game is over.
    #[track_caller]
    fn hint(&self) -> bool {
        let screen = self.wait_until(|screen| {
            let is_there = ["Try this:", "You win!", "You lose.", "A draw."]
                .iter()
                .any(|text| screen.contains(text));
            if !is_there {
                self.keys(&["h"]);
            }
            is_there
        });
        screen.contains("Try this:")
    }

    /// Plays the hint; returns whether the game continues.
    fn play(&self) -> bool {
        if !self.hint() {
            return false;
        }
        self.keys(&["Enter"]);
        self.wait_until(|screen| !screen.contains("Try this:"));
        true
    }
}

impl Drop for Terminal<'_> {
    fn drop(&mut self) {
        // Everything running in it ends with it.
        let _ = Command::new("tmux")
            .arg("-S")
            .arg(self.folder.join(self.name))
            .arg("kill-server")
            .output();
    }
}

#[test]
fn a_game_by_keys_survives_a_resize_and_a_kill() {
    let folder = TempDir::new().unwrap();
    let first = Terminal::open(folder.path(), "first");
    first.start();
    // Against level 1 instead of 3.
    first.keys(&["n"]);
    first.wait("New game");
    first.keys(&["Down", "Left", "Left", "Enter"]);
    first.wait("Your turn.");
    assert!(first.play() && first.play());

    first.resize(50, 15);
    first.wait("60");
    first.resize(110, 35);
    first.wait("Your turn.");
    first.resize(80, 24);
    // Tmux cuts the picture at once, and reports the new size a little later.
    first.wait_until(|screen| {
        screen
            .lines()
            .nth(23)
            .is_some_and(|keys| keys.contains("Esc Back"))
    });

    // Nonsense is answered with one line and changes nothing, not even the typed text.
    first.keys(&[":"]);
    first.wait("Type a move");
    first.tmux(&["send-keys", "-l", "nonsense"]);
    first.keys(&["Enter"]);
    let refused = first.wait("cannot be read as a move");
    assert!(refused.contains(": nonsense"), "{refused}");
    first.keys(&["Escape"]);
    first.wait("Your turn.");

    // However much is typed at once, all of it arrives.
    first.keys(&[":"]);
    first.wait("Type a move");
    let long = format!("{}the end", "more ".repeat(700));
    first.tmux(&["send-keys", "-l", &long]);
    first.wait("more the end");
    first.keys(&["Escape"]);
    first.wait("Your turn.");

    // Ctrl-Z leads to the shell, `fg` back.
    first.keys(&["C-z"]);
    first.wait_for_shell();
    first.tmux(&["send-keys", "-l", "fg"]);
    first.keys(&["Enter"]);
    first.wait("Your turn.");

    // Once there is a hint again, the engine's answer is on disk too.
    assert!(first.hint());
    let pid = std::fs::read_to_string(first.pid()).unwrap();
    let killed = Command::new("kill").args(["-KILL", pid.trim()]).status();
    assert!(killed.unwrap().success());
    drop(first);

    let second = Terminal::open(folder.path(), "second");
    second.start();
    second.wait("4 moves");
    second.keys(&["Enter"]);
    second.wait("Your turn.");
    assert!(second.play());
    second.keys(&["Escape"]);
    second.wait("skep · Games");
}

/// A position from a file becomes a game against an engine, which is won by following the hints.
#[test]
fn a_game_by_keys_is_won() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("position");
    std::fs::write(&file, NEARLY_WON).unwrap();
    let terminal = Terminal::open(folder.path(), "won");
    terminal.start();
    terminal.keys(&["o"]);
    terminal.wait("Name of a file");
    terminal.keys(&[file.to_str().unwrap(), "Enter"]);
    terminal.wait("Before the first move.");
    terminal.keys(&["j"]);
    terminal.wait("Play on from here");
    terminal.keys(&["Enter"]);
    terminal.wait("Your turn.");
    terminal.keys(&[":"]);
    terminal.wait("Type a move");
    terminal.keys(&["wB2 wA3", "Enter"]);
    let played = (0..MOST_MOVES).take_while(|_| terminal.play()).count();
    assert!(played < MOST_MOVES, "the game does not end");
    terminal.wait("You win!");
}

/// The app never reads past the key that hands the terminal back. All keys are typed at once, so that they are there
/// before the app looks at the first of them.
#[test]
fn keys_typed_after_the_last_one_reach_the_shell() {
    let folder = TempDir::new().unwrap();
    let terminal = Terminal::open(folder.path(), "ahead");
    terminal.start();
    // Ctrl-Z stops the app. The shell brings it back.
    terminal.keys(&["C-z", "echo stopped$((0))", "Enter"]);
    terminal.wait("stopped0");
    terminal.keys(&["fg", "Enter"]);
    terminal.wait("No games yet.");
    // The terminal is in its original mode.
    terminal.keys(&["n", "Up", "Down", "C-c", "stty -a", "Enter"]);
    terminal.wait(" icanon");
    terminal.wait(" echo ");
    // The same with the usual key, and with several lines.
    terminal.keys(&["clear", "Enter"]);
    terminal.start();
    terminal.keys(&["?", "Down", "Escape", "Down"]);
    terminal.wait("No games yet.");
    terminal.keys(&["q", "echo one$((1))", "Enter", "echo two$((2))", "Enter"]);
    terminal.wait("one1");
    terminal.wait("two2");
}

/// The lessons are one key away, and solved exercises stay solved.
#[test]
fn a_lesson_is_solved_by_keys() {
    let folder = TempDir::new().unwrap();
    let terminal = Terminal::open(folder.path(), "lesson");
    terminal.start();
    terminal.keys(&["l"]);
    terminal.wait("0 of 1 solved");
    terminal.keys(&["Enter"]);
    terminal.wait("Practice");
    terminal.keys(&["x"]);
    terminal.wait("Exercise 1");
    terminal.keys(&[":"]);
    terminal.wait("Type a move");
    terminal.tmux(&["send-keys", "-l", "wA1 bQ\\"]);
    terminal.keys(&["Enter"]);
    terminal.wait("Solved!");
    terminal.keys(&["Escape"]);
    terminal.wait("1 of 1 solved");
    // Escape and a letter at once would be a letter with Alt.
    terminal.keys(&["Escape"]);
    terminal.wait("No games yet.");
    terminal.keys(&["q"]);
    terminal.wait_for_shell();
    terminal.tmux(&["send-keys", "-l", "clear"]);
    terminal.keys(&["Enter"]);
    terminal.start();
    terminal.keys(&["l"]);
    terminal.wait("1 of 1 solved");
}

/// Games may be in a database that serves many people; solved exercises are in the user's own folder.
#[test]
fn solved_exercises_are_stored_apart_from_the_database() {
    let folder = TempDir::new().unwrap();
    let run = |script: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_skep"))
            .args(["tui", "--plain", "--lang", "en", "--database"])
            .arg(format!("sqlite:{}", folder.path().join("games").display()))
            .env("HOME", folder.path())
            .env("XDG_DATA_HOME", folder.path().join("data"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(script.as_bytes()).unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let solved = run("learn goal-1\nwA1 bQ\\\n");
    assert!(solved.contains("Solved!"), "{solved}");
    let contents = run("learn\n");
    assert!(contents.contains("1 of 1 solved"), "{contents}");
}
