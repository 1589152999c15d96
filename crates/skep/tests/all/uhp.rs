//! `skep uhp` as other programs drive it: hive-hydra with a new process for each move, MzingaViewer
//! with one process for all.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use skep_rules::{Line, Opening, Position};

/// Far longer than anything here takes, and far shorter than the searches to be ended.
const LONG: Duration = Duration::from_secs(600);

/// A program that talks to the engine.
struct Driver {
    engine: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Driver {
    fn start() -> Driver {
        Driver::start_by(Command::new(env!("CARGO_BIN_EXE_skep")).arg("uhp"))
    }

    fn start_by(command: &mut Command) -> Driver {
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut engine = pipes.spawn().unwrap();
        Driver {
            input: engine.stdin.take(),
            output: BufReader::new(engine.stdout.take().unwrap()),
            engine,
        }
    }

    fn say(&mut self, lines: &str) {
        writeln!(self.input.as_mut().unwrap(), "{lines}").unwrap();
    }

    fn hear_line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// The next answer, without its `ok`.
    fn hear(&mut self) -> Vec<String> {
        let mut answer = Vec::new();
        loop {
            match self.hear_line().as_str() {
                "ok" => return answer,
                "" => panic!("the engine ended after {answer:?}"),
                line => answer.push(line.to_owned()),
            }
        }
    }

    fn ask(&mut self, line: &str) -> Vec<String> {
        self.say(line);
        self.hear()
    }

    /// Sends a command that has a one-line answer.
    #[track_caller]
    fn ask_line(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        assert_eq!(answer.len(), 1, "{line}: {answer:?}");
        answer.concat()
    }

    /// Starts a search that would take hours, and waits until it has found something.
    fn start_long_search(&mut self) {
        self.ask("options set ReportIntermediateBestMoves True");
        self.say("bestmove time 24:00:00");
        let found = self.hear_line();
        assert!(found.contains(";1;"), "{found}");
    }

    /// Sends the signal of Ctrl-C.
    #[cfg(unix)]
    fn interrupt(&self) {
        let id = self.engine.id().to_string();
        let sent = Command::new("kill").args(["-INT", &id]).status();
        assert!(sent.unwrap().success());
    }

    /// The engine must end by itself.
    #[track_caller]
    fn expect_end(mut self) {
        let begun = Instant::now();
        while self.engine.try_wait().unwrap().is_none() {
            assert!(begun.elapsed() < LONG, "the engine is still there");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.engine.kill();
        let _ = self.engine.wait();
    }
}

/// Asks for a move as hive-hydra does: the input ends at once, and the output is read to its end.
fn ask_as_hive_hydra(game: &Line, limit: &str) -> String {
    let mut driver = Driver::start();
    driver.say(&format!("newgame {game}\nbestmove {limit}"));
    driver.input = None;
    let mut answers = [driver.hear(), driver.hear(), driver.hear()];
    assert_eq!(driver.hear_line(), "", "nothing follows");
    driver.expect_end();
    assert_eq!(answers[1], [game.to_string()]);
    answers[2].remove(0)
}

#[test]
fn hive_hydra_plays_a_game() {
    let mut game = Line::new(Position::new(
        "Base+MLP".parse().unwrap(),
        Opening::Tournament,
    ));
    while game.position().outcome().is_none() {
        assert!(game.moves().len() < 300, "{game}");
        let limits = ["depth 2", "nodes 1"];
        let limit = limits[game.moves().len() % 2];
        let mv = ask_as_hive_hydra(&game, limit);
        game.play_string(&mv).unwrap();
    }
}

#[test]
fn closing_the_input_after_a_command_gets_the_whole_answer() {
    let mut driver = Driver::start();
    driver.say("options set ReportIntermediateBestMoves True\nnewgame Base\nbestmove depth 4");
    driver.input = None;
    let answers: Vec<_> = (0..4).map(|_| driver.hear()).collect();
    let depths: Vec<_> = answers[3]
        .iter()
        .filter_map(|line| line.split(';').nth(1))
        .collect();
    assert_eq!(depths, ["1", "2", "3", "4"], "{answers:?}");
    driver.expect_end();
}

#[test]
fn a_client_that_disappears_leaves_no_engine_behind() {
    for question in ["info", "bestmove time 24:00:00", "exit"] {
        let mut driver = Driver::start();
        driver.hear();
        driver.ask("newgame");
        if question.starts_with("bestmove") {
            driver.start_long_search();
        } else {
            driver.say(question);
        }
        // A client that closes the input right away still wants the answer.
        std::thread::sleep(Duration::from_millis(700));
        driver.input = None;
        driver.expect_end();
    }
}

#[test]
fn a_search_by_time_may_play_from_the_book() {
    let mut driver = Driver::start();
    driver.hear();
    // Sends some lines, and returns the answer to the last one.
    let mut ask = |lines: &str| {
        let answers = lines.lines().map(|line| driver.ask(line));
        answers.fold(Vec::new(), |_, answer| answer)
    };
    // Another seed gives another opening.
    ask("options set Book True");
    let openings: BTreeSet<_> = (1..=10)
        .map(|seed| {
            ask(&format!("options set Seed {seed}\nnewgame Base+MLP"));
            (0..4).fold(Vec::new(), |_, _| {
                let mv = ask("bestmove time 00:00:00.100").concat();
                ask(&format!("play {mv}"))
            })
        })
        .collect();
    assert!(openings.len() > 1, "{openings:?}");
    // A search reports what it finds on the way, the book does not.
    ask("options set ReportIntermediateBestMoves True\nnewgame Base+MLP");
    let rows = [
        ("Book", "True", "time 00:00:00.100", 1..=1),
        ("Book", "True", "depth 3", 2..=99),
        ("Book", "False", "time 00:00:00.100", 2..=99),
        ("Level", "9", "time 00:00:00.100", 2..=99),
        ("Lines", "2", "time 00:00:00.100", 2..=99),
    ];
    for (key, value, limit, expected) in rows {
        ask("options set Book True\noptions set Level 10\noptions set Lines 1");
        let answer = ask(&format!("options set {key} {value}\nbestmove {limit}"));
        assert!(
            expected.contains(&answer.len()),
            "{key} {value} {limit}: {answer:?}"
        );
    }
}

#[test]
fn mzinga_viewer_plays_a_game() {
    let mut driver = Driver::start();
    let greeting = driver.hear();
    assert!(greeting[0].starts_with("id skep v"), "{greeting:?}");
    assert_eq!(greeting.last().unwrap(), "Mosquito;Ladybug;Pillbug");
    // It accepts only lines with these types, and numbers only with a range.
    for line in driver.ask("options") {
        let fields: Vec<_> = line.split(';').collect();
        let is_known = match fields[1] {
            "bool" => fields.len() == 4,
            "int" => fields.len() == 6 && fields[2..].iter().all(|n| n.parse::<i32>().is_ok()),
            "enum" => fields[4..].contains(&fields[2]) && fields[4..].contains(&fields[3]),
            _ => false,
        };
        assert!(is_known, "{line}");
    }
    for (key, value) in [("ReportIntermediateBestMoves", "True"), ("Lines", "2")] {
        let line = driver.ask_line(&format!("options set {key} {value}"));
        assert!(line.starts_with(key) && line.contains(value), "{line}");
    }
    let mut game = Line::new(Position::new(
        "Base+MLP".parse().unwrap(),
        Opening::Tournament,
    ));
    assert_eq!(driver.ask_line("newgame Base+MLP"), game.to_string());
    for ply in 0..12 {
        let valid = driver.ask_line("validmoves");
        for text in valid.split(';') {
            game.position().parse_move(text).unwrap();
        }
        let answer = driver.ask("bestmove depth 2");
        // Each line begins with a move and a semicolon; the last line has the choice.
        for line in &answer {
            let mv = line.split(';').next().unwrap();
            assert!(valid.split(';').any(|valid| valid == mv), "{line}");
        }
        let (choice, found) = answer.split_last().unwrap();
        assert!(!choice.contains(';') && !found.is_empty(), "{answer:?}");
        game.play_string(choice).unwrap();
        assert_eq!(driver.ask_line(&format!("play {choice}")), game.to_string());
        if ply % 4 == 3 {
            game = game.without_last(2);
            assert_eq!(driver.ask_line("undo 2"), game.to_string());
        }
    }
    assert_eq!(
        driver.ask_line(&format!("newgame {game}")),
        game.to_string()
    );
    let start = "Base+MLP;NotStarted;White[1]";
    assert_eq!(driver.ask_line(&format!("newgame {start}")), start);
    driver.say("exit");
    driver.expect_end();
}

#[test]
fn the_next_command_ends_a_search() {
    let mut driver = Driver::start();
    driver.hear();
    driver.ask("newgame Base+MLP");
    driver.start_long_search();
    driver.say("validmoves");
    let choice = driver.hear().pop().unwrap();
    let valid = driver.hear().concat();
    assert!(valid.split(';').any(|valid| valid == choice), "{choice}");
    driver.start_long_search();
    driver.say("exit");
    driver.expect_end();
}

/// A client that pipes in a script wants every answer.
#[test]
fn a_command_queued_behind_perft_does_not_end_it() {
    let mut driver = Driver::start();
    driver.say("newgame\nperft 5\nnewgame Base+MLP\nexit");
    let mut answers = (0..4).map(|_| driver.hear()).collect::<Vec<_>>();
    assert_eq!(driver.hear_line(), "", "nothing follows");
    assert_eq!(answers.remove(3), ["Base+MLP;NotStarted;White[1]"]);
    assert_eq!(counts(&answers[2]), BASE_COUNTS);
    driver.expect_end();
}

#[test]
fn the_end_of_the_input_does_not_end_perft() {
    let mut driver = Driver::start();
    driver.say("newgame\nperft 5");
    driver.input = None;
    let answers: Vec<_> = (0..3).map(|_| driver.hear()).collect();
    assert_eq!(counts(&answers[2]), BASE_COUNTS);
    driver.expect_end();
}

/// Perft of the Base game, to depth 5.
const BASE_COUNTS: [&str; 6] = ["1", "4", "96", "1440", "21600", "516240"];

/// The counts in lines like `perft(1) = 4 in …`.
fn counts(answer: &[String]) -> Vec<&str> {
    let lines = answer.iter().filter(|line| line.starts_with("perft("));
    lines.filter_map(|line| line.split(' ').nth(2)).collect()
}

/// MzingaViewer ends a search by the signal of Ctrl-C, sometimes a little late.
#[cfg(unix)]
#[test]
fn a_signal_ends_a_search_and_nothing_else() {
    let mut driver = Driver::start();
    driver.hear();
    driver.ask("newgame Base+MLP");
    for _ in 0..2 {
        driver.start_long_search();
        driver.interrupt();
        let choice = driver.hear().pop().unwrap();
        assert!(!choice.contains(';'), "{choice}");
        assert!(!choice.starts_with("err"), "{choice}");
    }
    driver.interrupt();
    assert_eq!(driver.ask("info").len(), 2);
}

#[cfg(unix)]
#[test]
fn a_signal_ends_perft_and_the_script_goes_on() {
    let mut driver = Driver::start();
    driver.hear();
    driver.say("newgame Base+MLP\nperft 20\ninfo");
    driver.hear();
    for depth in 0..=4 {
        let line = driver.hear_line();
        assert!(line.starts_with(&format!("perft({depth})")), "{line}");
        driver.hear_line();
    }
    driver.interrupt();
    let last = driver.hear().pop().unwrap();
    assert!(
        last.starts_with("err perft(") && last.ends_with(") was ended"),
        "{last}"
    );
    assert_eq!(driver.hear().len(), 2);
}

/// The memory limit is set low, because the machine might have a lot.
#[cfg(target_os = "linux")]
#[test]
fn a_table_without_memory_is_refused_and_the_old_one_stays() {
    let script = format!(
        "ulimit -v 700000; exec '{}' uhp",
        env!("CARGO_BIN_EXE_skep")
    );
    let mut driver = Driver::start_by(Command::new("sh").args(["-c", &script]));
    driver.hear();
    driver.ask("newgame Base");
    assert_eq!(
        driver.ask("options set TableSizeMiB 200"),
        ["TableSizeMiB;int;200;128;1;16384"]
    );
    let refusal = driver.ask_line("options set TableSizeMiB 2000");
    let no_memory = "err there is no memory for a table of 2000 MiB, expected at most ";
    let most = refusal.strip_prefix(no_memory);
    let most = most.and_then(|most| most.parse::<u32>().ok());
    assert!(
        most.is_some_and(|most| (200..700).contains(&most)),
        "{refusal}"
    );
    assert_eq!(
        driver.ask("options get TableSizeMiB"),
        ["TableSizeMiB;int;200;128;1;16384"]
    );
    assert!(!driver.ask_line("bestmove depth 1").starts_with("err"));
}
