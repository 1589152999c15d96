//! `skep lab`: makes the engine stronger, by games against itself and weights tuned on them; rates
//! players by all their matches.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use clap::Subcommand;
use skep_engine::{Engine, TERM_NAMES};
use skep_lab::{PlayedGame, Points, Random, Rating, Sample, SelfPlay, Standings, Tuning, tune};
use skep_records::{Format, decode, read};
use skep_rules::GameType;

use crate::failure::Failure;
use crate::file;
use crate::progress::Progress;

/// Make the engine stronger: let it play against itself, tune its weights on the games, rate players.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep lab selfplay --games 2000 --type Base+MLP --output mlp.games\n  skep lab tune mlp.games base.games > weights.txt\n  skep lab ratings matches/*.pgn"
)]
pub(crate) struct Lab {
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    Selfplay(SelfPlayArguments),
    Tune(TuneArguments),
    Ratings(RatingsArguments),
}

/// Play games and append them to a file, a line each. Games that are there already are not played
/// again.
#[derive(clap::Args)]
struct SelfPlayArguments {
    /// The file.
    #[arg(long, short)]
    output: PathBuf,
    /// How many games the file is to hold.
    #[arg(long, default_value = "1000")]
    games: u64,
    /// Which expansions are in the game.
    #[arg(long = "type", default_value = "Base+MLP")]
    game_type: GameType,
    /// Positions searched for each move.
    #[arg(long, default_value = "1500", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Where the random openings start; another seed, other games.
    #[arg(long, default_value = "1")]
    seed: u64,
    /// How many games are played at once.
    #[arg(long, short, default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

/// Tune the weights of the evaluation on games of self-play, and print them.
#[derive(clap::Args)]
struct TuneArguments {
    /// Files that `skep lab selfplay` wrote.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Passes over all positions.
    #[arg(long, default_value = "60", value_parser = clap::value_parser!(u16).range(1..))]
    epochs: u16,
}

/// Rate all players of some matches together: an engine with other limits or options is another
/// player.
#[derive(clap::Args)]
struct RatingsArguments {
    /// Files that `skep duel --pgn` wrote.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

impl Lab {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        match &self.work {
            Work::Selfplay(arguments) => arguments.run(),
            Work::Tune(arguments) => arguments.run(),
            Work::Ratings(arguments) => arguments.run(),
        }
    }
}

/// Size of each player's table, in mebibytes: games are short of nodes, not of memory.
const TABLE: usize = 8;

impl SelfPlayArguments {
    fn run(&self) -> Result<(), Failure> {
        let name = self.output.display().to_string();
        let played = count_lines(&self.output)?;
        let file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.output);
        let file = Mutex::new(file.map_err(|error| Failure::io(&name, &error))?);
        let self_play = SelfPlay {
            game_type: self.game_type,
            nodes: self.nodes,
            opening_plies: 4,
            max_plies: 200,
        };
        let progress = Progress::new("self-play", self.games.saturating_sub(played));
        let next = AtomicU64::new(played);
        let work = || -> Result<(), Failure> {
            let mut engine = Engine::new(TABLE).map_err(Failure::data)?;
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= self.games {
                    return Ok(());
                }
                // Each game has its own chance, whatever threads there are.
                let seed = Random::new(self.seed).next().wrapping_add(index);
                let line = format!("{}\n", self_play.play(&mut engine, seed));
                let mut file = file
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner);
                file.write_all(line.as_bytes())
                    .map_err(|error| Failure::io(&name, &error))?;
                progress.advance();
            }
        };
        let done = thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads).map(|_| scope.spawn(work)).collect();
            let own = work();
            helpers
                .into_iter()
                .filter_map(|helper| helper.join().ok())
                .fold(own, Result::and)
        });
        progress.finish();
        done
    }
}

fn count_lines(path: &Path) -> Result<u64, Failure> {
    match std::fs::File::open(path) {
        Ok(file) => Ok(BufReader::new(file).lines().map_while(Result::ok).count() as u64),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(0),
        Err(error) => Err(Failure::io(path.display(), &error)),
    }
}

impl TuneArguments {
    fn run(&self) -> Result<(), Failure> {
        let tuning = Tuning {
            epochs: usize::from(self.epochs),
            ..Tuning::default()
        };
        let (mut samples, mut validation) = (Vec::new(), Vec::new());
        for path in &self.files {
            let name = path.display();
            let text = std::fs::read_to_string(path).map_err(|error| Failure::io(&name, &error))?;
            for (index, line) in text.lines().enumerate() {
                let game: Result<PlayedGame, _> = line.parse();
                let game = game.map_err(|error| {
                    Failure::Data(format!("{name}: line {}: {error}", index + 1))
                })?;
                // Every tenth game is kept apart: positions of one game are too much alike.
                let part = if index % 10 == 9 {
                    &mut validation
                } else {
                    &mut samples
                };
                part.extend(Sample::of_game(&game, &tuning));
            }
        }
        if samples.is_empty() {
            return Err(Failure::Data(
                "expected at least one game with searched positions".to_owned(),
            ));
        }
        eprintln!(
            "{} positions, {} kept apart",
            samples.len(),
            validation.len()
        );
        Random::new(1).shuffle(&mut samples);
        let weights = tune(&samples, &validation, &tuning, |progress| {
            eprintln!(
                "epoch {}: error {:.5}, kept apart {:.5}",
                progress.epoch, progress.error, progress.validation
            );
        });
        let mut output = std::io::stdout().lock();
        for (name, (early, late)) in TERM_NAMES.iter().zip(weights) {
            writeln!(output, "({early}, {late}), // {name}")
                .map_err(|error| Failure::io("standard output", &error))?;
        }
        Ok(())
    }
}

impl RatingsArguments {
    fn run(&self) -> Result<(), Failure> {
        let mut standings = Standings::default();
        for path in &self.files {
            let name = file::display_name(path);
            let fail = |error: String| Failure::Data(format!("{name}: {error}"));
            for reading in read(&decode(file::read(path)?), Format::Pgn) {
                if let Some(error) = reading.error {
                    return Err(fail(error.to_string()));
                }
                standings.add_record(&reading.record).map_err(fail)?;
            }
        }
        let mut output = std::io::stdout().lock();
        let mut say = |line: String| {
            writeln!(output, "{line}").map_err(|error| Failure::io("standard output", &error))
        };
        say("  Elo  ± 95 %  games   score  against next  player".to_owned())?;
        for rating in standings.ratings() {
            let Rating {
                player,
                elo,
                error,
                total,
                next,
            } = &rating;
            let (score, next) = (percent(*total), percent(*next));
            say(format!(
                "{elo:+5.0}  {error:6.0}  {:5}  {score}        {next}  {player}",
                total.games
            ))?;
        }
        Ok(())
    }
}

fn percent(Points { games, points }: Points) -> String {
    match games {
        0 => "     -".to_owned(),
        games => format!("{:4.1} %", points / f64::from(games) * 100.0),
    }
}
