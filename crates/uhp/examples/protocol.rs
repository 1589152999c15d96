//! Lets other people's programs drive `skep uhp`. `cargo xtask protocol` installs uhp-utils and starts this.
//!
//! The programs of uhp-utils compare two engines: ours with nokamute if it is installed, otherwise ours with itself.
//! nokamute also has a test suite for engines.
//!
//! ```sh
//! protocol target/debug/skep target/protocol/venv/bin 2000 [nokamute]
//! ```

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use skep_uhp::{Client, Patience};

/// Positions with known perft counts.
const POSITIONS: [&str; 2] = [
    "crates/rules/tests/data/positions/perft.jsonl",
    "crates/rules/tests/data/positions/perft_midgame.jsonl",
];

/// Larger counts are skipped.
const NODES: u64 = 1_000_000;

/// An engine that takes longer to answer, in seconds, has hung.
const PATIENCE: &str = "600";

const GAME_TYPES: [&str; 8] = [
    "Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP",
];

/// The programs that take part.
struct Programs {
    skep: String,
    nokamute: Option<String>,
    /// Where those of uhp-utils are.
    folder: PathBuf,
}

/// The result of a check: what it did, or what was wrong.
type Finding = Result<String, String>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.as_slice() {
        [skep, folder, games, nokamute @ ..] if nokamute.len() < 2 => {
            let programs = Programs {
                skep: skep.clone(),
                nokamute: nokamute.first().cloned(),
                folder: PathBuf::from(folder),
            };
            let games = games
                .parse()
                .map_err(|_| format!("{games:?} is no number of games"));
            games.and_then(|games| check_all(&programs, games))
        }
        _ => Err(
            "expected skep, the folder of uhp-utils, a number of games and perhaps nokamute"
                .to_owned(),
        ),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs all checks, even if one fails.
fn check_all(programs: &Programs, games: u32) -> Result<(), String> {
    let mut failed = 0;
    let mut tell = |name: &str, finding: Finding| {
        let (word, text) = match finding {
            Ok(text) => ("passed", text),
            Err(text) => ("FAILED", text),
        };
        failed += u32::from(word == "FAILED");
        println!("{name}: {word}, {text}");
    };
    tell("uhp-wrapper", programs.wrapper());
    tell("uhp-compare-perft", programs.perft());
    tell("uhp-compare-validmoves", programs.valid_moves());
    tell("uhp-arena, uhp-to-pgn", programs.arena());
    if let Some(nokamute) = &programs.nokamute {
        tell("nokamute uhp-debug", programs.suite(nokamute));
        for game_type in ["Base", "Base+MLP"] {
            let name = format!("nokamute uhp-debug --search={game_type}");
            tell(&name, programs.random_games(nokamute, game_type, games));
        }
    } else {
        println!("nokamute: left out, it is not on the PATH; name it by --nokamute");
    }
    match failed {
        0 => Ok(()),
        failed => Err(format!("failed checks of the protocol: {failed}")),
    }
}

impl Programs {
    /// nokamute, or ourselves if it is not there.
    fn peer(&self) -> &str {
        self.nokamute.as_deref().unwrap_or(&self.skep)
    }

    /// Runs a program of uhp-utils.
    fn utility(&self, name: &str, words: &[&str], input: &str) -> Result<Output, String> {
        let program = self.folder.join(name).display().to_string();
        output(&program, words, input)
    }

    /// A conversation through uhp-wrapper is the same as one without it.
    fn wrapper(&self) -> Finding {
        let commands = [
            "info",
            "newgame",
            "validmoves",
            "nonsense",
            "bestmove depth 1",
            "newgame Base+MLP",
            "play wL",
            "play wL",
            "undo",
            "options",
            "options set Threads 1",
            "help",
        ];
        let patience = Patience {
            greeting: Duration::from_secs(600),
            answer: Duration::from_secs(600),
        };
        let mut engine = Client::start(&self.skep, &["uhp"], patience, || ())
            .map_err(|error| error.to_string())?;
        let mut expected = Vec::new();
        for command in commands {
            let answer = engine.ask(command).map_err(|error| error.to_string())?;
            expected.extend(answer);
            expected.push("ok".to_owned());
        }
        let words = [&self.skep, "--engine-arg=uhp", "--timeout", PATIENCE];
        let script = commands.map(|command| format!("{command}\n")).concat() + "quit\n";
        let done = self.utility("uhp-wrapper", &words, &script)?;
        let said = text(&done.stdout);
        // Two lines of greeting come first, and the last prompt is left unanswered.
        let lines = said.lines().skip(2);
        let answers: Vec<_> = lines
            .map(|line| line.trim_start_matches("UHP> "))
            .filter(|line| !line.is_empty())
            .collect();
        if !done.status.success() || answers != expected {
            return Err(report(&done));
        }
        Ok(format!("{} commands answered", commands.len()))
    }

    /// Both engines give the known perft counts.
    fn perft(&self) -> Finding {
        let rows = rows()?;
        for (game, counts) in &rows {
            let depth = (counts.len() - 1).to_string();
            let words = [&self.skep, self.peer(), game, &depth];
            let words = [&words[..], &BOTH_UHP, &["--timeout", PATIENCE]].concat();
            let done = self.utility("uhp-compare-perft", &words, "")?;
            let listed = (0..)
                .zip(counts)
                .map(|(depth, count)| format!("{depth}: {count}"));
            let listed = format!(": {{{}}}", listed.collect::<Vec<_>>().join(", "));
            let said = text(&done.stdout);
            let agreeing = said.lines().filter(|line| line.ends_with(&listed)).count();
            if !done.status.success() || agreeing != 2 {
                return Err(format!("{game}: expected{listed}\n{}", report(&done)));
            }
        }
        Ok(format!("{} positions, all counts as known", rows.len()))
    }

    /// Both engines list the same moves, or at least accept each other's.
    fn valid_moves(&self) -> Finding {
        let games: Vec<_> = rows()?.into_iter().map(|(game, _)| game).collect();
        let games = games.join("\n");
        let compare = |peer: &str, more: &[&str]| {
            let words = [&self.skep, peer, "-", "--timeout", PATIENCE];
            let words = [&words[..], &BOTH_UHP, more].concat();
            self.utility("uhp-compare-validmoves", &words, &games)
        };
        let done = compare(&self.skep, &["--full-game"])?;
        if !done.status.success() {
            return Err(report(&done));
        }
        let mut found = last_line(&done);
        if let Some(nokamute) = &self.nokamute {
            let done = compare(nokamute, &[])?;
            let said = text(&done.stdout);
            let is_wrong = |line: &str| {
                let line = line.trim_start();
                line.starts_with("Rejected by") || line.starts_with("Error:")
            };
            // Exit code 1: the lists differ as text. nokamute likes to name the moving piece itself
            // as the reference, as in `bQ bQ-`.
            let is_known = matches!(done.status.code(), Some(0 | 1));
            if !is_known || said.lines().any(is_wrong) {
                return Err(report(&done));
            }
            let compared = last_line(&done);
            found += &format!("; against nokamute: {compared}, both accept all moves");
        }
        Ok(found)
    }

    /// Games of all types end by the rules, and survive a round trip through PGN.
    fn arena(&self) -> Finding {
        let mut played = 0;
        for game_type in GAME_TYPES {
            let results = self.folder.join("results.json");
            let _ = std::fs::remove_file(&results);
            let file = results.display().to_string();
            let words = [
                self.skep.as_str(),
                self.peer(),
                "--white-arg=uhp",
                "--black-arg=uhp",
                "--depth=2",
                "--games=2",
                "--game-type",
                game_type,
                "--results-file",
                &file,
                "--command-timeout",
                PATIENCE,
                "--search-timeout",
                PATIENCE,
            ];
            let done = self.utility("uhp-arena", &words, "")?;
            if !done.status.success() {
                return Err(report(&done));
            }
            for game in read_results(&results)? {
                let end = game["winner"].as_str().unwrap_or_default();
                if !["WhiteWins", "BlackWins", "Draw", "MaxMoves"].contains(&end) {
                    return Err(format!("a game ended by {end}\n{}", report(&done)));
                }
                self.pgn(game["final_gamestate"].as_str().unwrap_or_default())?;
                played += 1;
            }
        }
        Ok(format!("{played} games of all types played and converted"))
    }

    /// We read what uhp-to-pgn writes as the same game.
    fn pgn(&self, game: &str) -> Result<(), String> {
        let pgn = self.utility("uhp-to-pgn", &[], game)?;
        // nokamute may have written a move in another way than we do.
        let ours = |text: &str| output(&self.skep, &["convert", "--to", "gamestring"], text);
        let (direct, by_pgn) = (ours(game)?, ours(&text(&pgn.stdout))?);
        if !direct.status.success() || direct != by_pgn {
            let reports = [pgn, direct, by_pgn].map(|done| report(&done));
            return Err(format!("{game}\n{}", reports.concat()));
        }
        Ok(())
    }

    fn suite(&self, nokamute: &str) -> Finding {
        let done = output(nokamute, &["uhp-debug", &self.skep, "uhp"], "")?;
        let said = text(&done.stdout);
        let tests = said.lines().filter(|line| line.starts_with("Test "));
        let (passed, others): (Vec<_>, Vec<_>) = tests.partition(|line| line.contains("passed"));
        if !done.status.success() || !others.is_empty() || passed.is_empty() {
            return Err(report(&done));
        }
        Ok(format!("{0} of {0}", passed.len()))
    }

    /// nokamute plays random games endlessly, and stops where our moves or our outcome differ from its own.
    fn random_games(&self, nokamute: &str, game_type: &str, games: u32) -> Finding {
        let search = format!("--search={game_type}");
        let mut command = Command::new(nokamute);
        command.args(["uhp-debug", &search, &self.skep, "uhp"]);
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut process = command
            .spawn()
            .map_err(|error| format!("{nokamute}: {error}"))?;
        let mut said = Vec::new();
        let mut count = 0;
        if let Some(stdout) = process.stdout.take() {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if let Some(done) = line.strip_prefix("iter ").and_then(|n| n.parse().ok()) {
                    count = done;
                }
                said.push(line);
                if count >= games {
                    break;
                }
            }
        }
        let _ = process.kill();
        let _ = process.wait();
        if count < games {
            return Err(format!("after {count} games or more\n{}", said.join("\n")));
        }
        Ok(format!("{count} random games compared"))
    }
}

/// Both engines speak the protocol when started with the argument `uhp`.
const BOTH_UHP: [&str; 2] = ["--engine-a-arg=uhp", "--engine-b-arg=uhp"];

/// Games with their counts for each depth, as deep as is counted quickly.
fn rows() -> Result<Vec<(String, Vec<u64>)>, String> {
    let mut rows = Vec::new();
    for file in POSITIONS {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            let row = row(line).ok_or_else(|| format!("{file}: unexpected row {line}"))?;
            rows.push(row);
        }
    }
    Ok(rows)
}

fn row(line: &str) -> Option<(String, Vec<u64>)> {
    let row: Value = serde_json::from_str(line).ok()?;
    let counts = row["perft"].as_array()?.iter().map_while(Value::as_u64);
    let counts: Vec<_> = counts.take_while(|&count| count <= NODES).collect();
    let game = row["game"].as_str()?.to_owned();
    (counts.len() > 1).then_some((game, counts))
}

fn read_results(file: &Path) -> Result<Vec<Value>, String> {
    let unreadable = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let text = std::fs::read_to_string(file).map_err(|error| unreadable(&error))?;
    serde_json::from_str(&text).map_err(|error| unreadable(&error))
}

/// Runs a program to its end, with this input.
fn output(program: &str, words: &[&str], input: &str) -> Result<Output, String> {
    let failed = |error| format!("{program}: {error}");
    let mut command = Command::new(program);
    command.args(words).stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = command.spawn().map_err(failed)?;
    let stdin = process.stdin.take();
    thread::scope(|scope| {
        if let Some(mut stdin) = stdin {
            // A program that ends without reading everything says why itself.
            scope.spawn(move || stdin.write_all(input.as_bytes()));
        }
        process.wait_with_output().map_err(failed)
    })
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn last_line(done: &Output) -> String {
    text(&done.stdout).lines().last().unwrap_or("").to_owned()
}

/// All output of a program, for an error message.
fn report(done: &Output) -> String {
    format!(
        "{}\n{}{}",
        done.status,
        text(&done.stdout),
        text(&done.stderr)
    )
}
