//! Compares our perft speed with another engine's. `cargo xtask speed` starts this.
//!
//! Both engines get the same `perft` commands in turn, several times. Each engine's quickest answer to a question
//! counts, and the sums over all questions are compared.
//!
//! ```sh
//! speed "skep uhp" "nokamute uhp" 5 crates/rules/tests/data/positions/perft_midgame.jsonl
//! ```

use std::process::ExitCode;
use std::time::{Duration, Instant};

use skep_uhp::{Client, Patience};

/// An engine that takes longer to answer has hung.
const PATIENCE: Patience = Patience {
    greeting: Duration::from_secs(3600),
    answer: Duration::from_secs(3600),
};

/// A perft to run: a game and a depth.
struct Question {
    game: String,
    depth: usize,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.as_slice() {
        [ours, theirs, rounds, positions] => run(ours, theirs, rounds, positions),
        _ => Err("expected two engines, the number of rounds and a file of positions".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(ours: &str, theirs: &str, rounds: &str, positions: &str) -> Result<(), String> {
    let rounds = rounds.parse().ok().filter(|&rounds| rounds > 0);
    let rounds = rounds.ok_or("expected a number of rounds from 1 on")?;
    let mut engines = [start(ours)?, start(theirs)?];
    let first = [Question {
        game: "Base+MLP".to_owned(),
        depth: 6,
    }];
    let name = "Base+MLP from the start, depth 6";
    compare(name, &mut engines, rounds, &first)?;
    compare("mid-games", &mut engines, rounds, &midgames(positions)?)
}

fn compare(
    name: &str,
    engines: &mut [Client; 2],
    rounds: u32,
    questions: &[Question],
) -> Result<(), String> {
    let mut sums = [Duration::ZERO; 2];
    let mut ratios = Vec::new();
    for question in questions {
        let mut quickest = [Duration::MAX; 2];
        for _ in 0..rounds {
            for (engine, quickest) in engines.iter_mut().zip(&mut quickest) {
                *quickest = (*quickest).min(ask(engine, question)?);
            }
        }
        let [ours, theirs] = quickest;
        ratios.push(theirs.as_secs_f64() / ours.as_secs_f64());
        sums = [sums[0] + ours, sums[1] + theirs];
    }
    ratios.sort_by(f64::total_cmp);
    let [ours, theirs] = sums.map(|sum| sum.as_secs_f64());
    let (least, most) = (ratios[0], ratios[ratios.len() - 1]);
    println!("{name}: {:.2}x", theirs / ours);
    println!(
        "  ours {ours:.3} s, theirs {theirs:.3} s; single positions from {least:.2}x to {most:.2}x"
    );
    Ok(())
}

fn start(command: &str) -> Result<Client, String> {
    let words = shlex::split(command).unwrap_or_default();
    let [program, arguments @ ..] = words.as_slice() else {
        return Err("expected an engine such as \"nokamute uhp\"".to_owned());
    };
    Client::start(program, arguments, PATIENCE, || ())
        .map_err(|error| format!("{command}: {error}"))
}

/// How long the engine takes. All engines we know count the smaller depths too.
fn ask(engine: &mut Client, question: &Question) -> Result<Duration, String> {
    let mut said = |command: &str| {
        engine
            .ask(command)
            .map_err(|error| format!("{command}: {error}"))
    };
    let answer = said(&format!("newgame {}", question.game))?;
    if let Some(error) = answer.iter().find(|line| line.starts_with("err")) {
        return Err(format!("newgame {}: {error}", question.game));
    }
    let start = Instant::now();
    said(&format!("perft {}", question.depth))?;
    Ok(start.elapsed())
}

fn midgames(file: &str) -> Result<Vec<Question>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let question = |line: &str| {
        let row: serde_json::Value = serde_json::from_str(line).ok()?;
        let depth = row["perft"].as_array()?.len().checked_sub(1)?;
        Some(Question {
            game: row["game"].as_str()?.to_owned(),
            depth,
        })
    };
    text.lines()
        .map(|line| question(line).ok_or_else(|| format!("{file}: unexpected row {line}")))
        .collect()
}
