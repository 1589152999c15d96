//! `cargo xtask speed`: how many times faster than another engine do we count?
//!
//! Both engines are asked the same `perft` by the protocol, in turn, several times; of each
//! question the quickest answer counts. What is compared is the sum over the questions.

use std::time::{Duration, Instant};

use skep_uhp::Client;

use crate::steps::{Step, root, run};

/// Positions of 10 to 60 plies from random games of all types.
const POSITIONS: &str = "crates/rules/tests/data/positions/perft_midgame.jsonl";

/// An engine that takes longer to answer has hung.
const PATIENCE: Duration = Duration::from_secs(3600);

#[derive(clap::Args)]
pub(crate) struct Speed {
    /// The other engine with its arguments, such as "nokamute uhp".
    peer: String,
    /// How often each question is asked.
    #[arg(long, default_value = "5")]
    rounds: u32,
    /// Our own engine, by default built from this folder.
    #[arg(long)]
    ours: Option<String>,
}

/// Something to count: a game and a depth.
struct Question {
    game: String,
    depth: usize,
}

impl Speed {
    pub(crate) fn run(&self) -> Result<(), String> {
        let ours = match &self.ours {
            Some(command) => command.clone(),
            None => {
                run(&[Step::cargo("build", &["--release", "-p", "skep"])])?;
                format!("{} uhp", root().join("target/release/skep").display())
            }
        };
        let mut engines = [start(&ours)?, start(&self.peer)?];
        let start = [Question {
            game: "Base+MLP".to_owned(),
            depth: 6,
        }];
        self.compare("Base+MLP from the start, depth 6", &mut engines, &start)?;
        self.compare("mid-games", &mut engines, &midgames()?)
    }

    fn compare(
        &self,
        name: &str,
        engines: &mut [Client; 2],
        questions: &[Question],
    ) -> Result<(), String> {
        let mut sums = [Duration::ZERO; 2];
        let mut ratios = Vec::new();
        for question in questions {
            let mut quickest = [Duration::MAX; 2];
            for _ in 0..self.rounds {
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
}

fn start(command: &str) -> Result<Client, String> {
    let mut words = command.split_whitespace();
    let program = words
        .next()
        .ok_or("expected an engine such as \"nokamute uhp\"")?;
    Client::start(program, &words.collect::<Vec<_>>(), PATIENCE)
        .map_err(|error| format!("{command}: {error}"))
}

/// How long the engine takes. Depths below the asked one are counted too, by all engines known.
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

fn midgames() -> Result<Vec<Question>, String> {
    let text = std::fs::read_to_string(root().join(POSITIONS))
        .map_err(|error| format!("{POSITIONS}: {error}"))?;
    let question = |line: &str| {
        let row: serde_json::Value = serde_json::from_str(line).ok()?;
        let depth = row["perft"].as_array()?.len().checked_sub(1)?;
        Some(Question {
            game: row["game"].as_str()?.to_owned(),
            depth,
        })
    };
    text.lines()
        .map(|line| question(line).ok_or_else(|| format!("{POSITIONS}: unexpected row {line}")))
        .collect()
}
