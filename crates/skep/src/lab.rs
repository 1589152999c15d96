//! `skep lab`: makes the engine stronger, with self-play, weights tuned on it, openings for
//! matches, an opening book, and forced wins to find; and rates players by all their matches.

mod selfplay;
mod tactics;
mod train;

use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Subcommand;
use skep_engine::{Engine, Native, TERM_NAMES};
use skep_lab::duel::Balance;
use skep_lab::{Explore, PlayedGame, Points, Random, Rating, Sample, Standings, tune};
use skep_records::{Format, decode, read};
use skep_rules::GameType;

use crate::failure::Failure;
use crate::file::{self, Lines};
use crate::progress::Progress;
use crate::say::{say, tell};

/// Make the engine stronger: play games against itself, tune its weights on them, find openings for
/// matches, make its opening book, test it on forced wins, rate players.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep lab selfplay --games 80000 --threads 2 --output all.games\n  skep lab train all.games --output skep.net --plot losses.svg\n  skep lab tune all.games > weights.txt\n  skep lab openings --type Base --count 50 > even.txt\n  skep lab book --type Base > Base.txt\n  skep lab mine all.games > tactics.txt\n  skep lab solve tactics.txt --seconds 2\n  skep lab ratings matches/*.pgn"
)]
pub(crate) struct Lab {
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    Selfplay(selfplay::SelfPlayArguments),
    Tune(TuneArguments),
    Train(train::TrainArguments),
    Openings(OpeningsArguments),
    Book(BookArguments),
    Mine(tactics::MineArguments),
    Prove(tactics::ProveArguments),
    Solve(tactics::SolveArguments),
    Ratings(RatingsArguments),
}

/// Tune the weights of the evaluation on self-play games, and print them.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  skep lab tune all.games > weights.txt")]
struct TuneArguments {
    /// Files written by `skep lab selfplay`.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Passes over all positions.
    #[arg(long, default_value = "60", value_parser = clap::value_parser!(u16).range(1..))]
    epochs: u16,
}

/// Find random openings in which neither side is better, and print them as GameStrings.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  skep lab openings --type Base --count 50 > even.txt")]
struct OpeningsArguments {
    /// The number of openings.
    #[arg(long, default_value = "100")]
    count: usize,
    /// Which expansions are in the game.
    #[arg(long = "type", default_value = "Base+MLP")]
    game_type: GameType,
    /// The number of plies, shortest and longest.
    #[arg(long, default_value = "4..8", value_parser = parse_plies)]
    plies: RangeInclusive<u32>,
    /// Positions searched to judge an opening.
    #[arg(long, default_value = "20000", value_parser = clap::value_parser!(u64).range(10..))]
    nodes: u64,
    /// How far from 0 the score may be, in hundredths.
    #[arg(long, default_value = "25")]
    window: u32,
    /// The seed; another one gives other openings.
    #[arg(long, default_value = "1")]
    seed: u64,
}

/// Explore the openings of the game, and print them as a book: a position as GameString and, after
/// tabs, its good moves with their scores. The books in crates/engine/book are part of the binary;
/// `skep uhp` uses them if its option Book is set.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  skep lab book --type Base > crates/engine/book/Base.txt")]
struct BookArguments {
    /// Which expansions are in the game.
    #[arg(long = "type", default_value = "Base+MLP")]
    game_type: GameType,
    /// The most positions in the book, fewest plies first.
    #[arg(long, default_value = "150")]
    count: usize,
    /// Positions searched for each good move.
    #[arg(long, default_value = "60000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The most good moves of a position.
    #[arg(long, default_value = "4", value_parser = clap::value_parser!(u16).range(1..=100))]
    moves: u16,
    /// How much worse than the best a good move may be, in hundredths.
    #[arg(long, default_value = "60")]
    window: u16,
}

/// Rate all players of some matches together. An engine with other limits or options is another
/// player.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  skep lab ratings matches/*.pgn")]
struct RatingsArguments {
    /// Files written by `skep duel --pgn`.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

impl Lab {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        match &self.work {
            Work::Selfplay(arguments) => arguments.run(),
            Work::Tune(arguments) => arguments.run(),
            Work::Train(arguments) => arguments.run(),
            Work::Openings(arguments) => arguments.run(),
            Work::Book(arguments) => arguments.run(),
            Work::Mine(arguments) => arguments.run(),
            Work::Prove(arguments) => arguments.run(),
            Work::Solve(arguments) => arguments.run(),
            Work::Ratings(arguments) => arguments.run(),
        }
    }
}

/// Size of a player's table, in mebibytes: games are short of nodes, not of memory.
const TABLE: usize = 8;

impl TuneArguments {
    fn run(&self) -> Result<(), Failure> {
        let (mut samples, mut validation) = (Vec::new(), Vec::new());
        for path in &self.files {
            for game in Lines::read_growing(path)?.parse::<PlayedGame>() {
                let (_, game) = game?;
                let part = if game.is_kept_apart() {
                    &mut validation
                } else {
                    &mut samples
                };
                part.extend(Sample::of_game(&game));
            }
        }
        if samples.is_empty() {
            return Err(Failure::Fault(
                "expected at least one game with searched positions".to_owned(),
            ));
        }
        tell(format_args!(
            "{} positions, {} kept apart",
            samples.len(),
            validation.len()
        ));
        Random::new(1).shuffle(&mut samples);
        let epochs = usize::from(self.epochs);
        let weights = tune(&samples, &validation, epochs, |progress| {
            tell(format_args!(
                "epoch {}: error {:.5}, kept apart {:.5}",
                progress.epoch, progress.error, progress.validation
            ));
        });
        for (name, (early, late)) in TERM_NAMES.iter().zip(weights) {
            say(format_args!("({early}, {late}), // {name}"))?;
        }
        Ok(())
    }
}

impl OpeningsArguments {
    fn run(&self) -> Result<(), Failure> {
        let balance = Balance {
            game_type: self.game_type,
            plies: self.plies.clone(),
            nodes: self.nodes,
            window: self.window,
        };
        let mut engine = Engine::new(TABLE, Native).map_err(Failure::fault)?;
        say(format_args!("# skep lab openings {self}"))?;
        let progress = Progress::new("openings", self.count as u64);
        let mut found = 0;
        for line in balance.openings(&mut engine, self.seed).take(self.count) {
            say(line)?;
            progress.advance();
            found += 1;
        }
        progress.finish();
        if found < self.count {
            return Err(Failure::Fault(format!(
                "found only {found} openings, expected a wider window or more plies"
            )));
        }
        Ok(())
    }
}

impl BookArguments {
    fn run(&self) -> Result<(), Failure> {
        let explore = Explore {
            game_type: self.game_type,
            count: self.count,
            nodes: self.nodes,
            moves: usize::from(self.moves),
            window: i32::from(self.window),
        };
        let mut engine = Engine::new(TABLE, Native).map_err(Failure::fault)?;
        let progress = Progress::new("book", self.count as u64);
        let pages = explore.pages(&mut engine, || progress.advance());
        progress.finish();
        say(format_args!("# skep lab book {self}"))?;
        for page in pages {
            say(page)?;
        }
        Ok(())
    }
}

impl fmt::Display for BookArguments {
    /// As typed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "--type {} --count {} --nodes {} --moves {} --window {}",
            self.game_type, self.count, self.nodes, self.moves, self.window
        )
    }
}

impl RatingsArguments {
    fn run(&self) -> Result<(), Failure> {
        let mut standings = Standings::default();
        for path in &self.files {
            let name = file::display_name(path);
            let fail = |error: String| Failure::Fault(format!("{name}: {error}"));
            for reading in read(&decode(file::read(path)?), Format::Pgn) {
                if let Some(error) = reading.error {
                    return Err(fail(error.to_string()));
                }
                standings.add_record(&reading.record).map_err(fail)?;
            }
        }
        if standings.is_empty() {
            return Err(Failure::Fault("expected at least one game".to_owned()));
        }
        let heading = "  Elo  ± 95 %  games   score  against next  player";
        say(heading)?;
        for rating in standings.ratings() {
            let Rating {
                player,
                elo,
                error,
                total,
                next,
            } = &rating;
            let (score, next) = (percent(*total), percent(*next));
            let games = total.games;
            say(format_args!(
                "{elo:+5.0}  {error:6.0}  {games:5}  {score}        {next}  {player}"
            ))?;
        }
        Ok(())
    }
}

impl fmt::Display for OpeningsArguments {
    /// As typed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shortest, longest) = (self.plies.start(), self.plies.end());
        write!(
            f,
            "--type {} --count {} --plies {shortest}..{longest} --nodes {} --window {} --seed {}",
            self.game_type, self.count, self.nodes, self.window, self.seed
        )
    }
}

fn parse_plies(text: &str) -> Result<RangeInclusive<u32>, String> {
    let range = text.split_once("..").and_then(|(shortest, longest)| {
        let range = shortest.parse().ok()?..=longest.parse().ok()?;
        let is_sound = *range.start() >= 2 && *range.end() <= 40 && !range.is_empty();
        is_sound.then_some(range)
    });
    range.ok_or_else(|| "expected plies from 2 to 40, such as 4..8".to_owned())
}

fn percent(Points { games, points }: Points) -> String {
    match games {
        0 => "     -".to_owned(),
        games => format!("{:4.1} %", points / f64::from(games) * 100.0),
    }
}
