//! `skep duel`: matches between two engines.

mod report;

use std::ffi::OsString;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use skep_lab::duel::{self, Contestant, Openings, Patience, Settings, Sprt};
use skep_records::decode;
use skep_rules::GameType;
use skep_text::quoted;
use skep_uhp::{MAX_DEPTH, MAX_NODES, SearchLimit};

use crate::failure::Failure;
use crate::file;
use crate::progress::Progress;
use crate::say::{say, tell};
use report::Report;

const EXAMPLES: &str = "\
Examples:
  Two engines, a tenth of a second a move. The same command again goes on where it was broken off:
    skep duel skep 'nokamute uhp --num-threads=1' --time 0.1 --balanced --pgn match.pgn
  Two settings of one engine, two games at once:
    skep duel skep skep --b-option Threads=2 --time 1 --concurrency 2
  Is a change stronger? Ends when that is decided, and tells how it stands on the way:
    skep duel './new uhp' './old uhp' --nodes 5000 --games 20000 --sprt 0,10 --every 50
  Other limits for each, and openings of one's own:
    skep duel skep skep --a-nodes 5000 --b-nodes 10000 --openings mine.txt --seed 7";

/// Play a match between two engines, or two settings of one, and report which is stronger.
///
/// Each opening is played twice with colours reversed. Our rules are the referee's: an illegal
/// move, a crash, a refused legal move or a time overrun loses the game and is counted.
#[derive(clap::Args)]
#[command(
    after_help = EXAMPLES,
    group = clap::ArgGroup::new("limit").args(["time", "nodes", "depth"]),
    group = clap::ArgGroup::new("a_limit").args(["a_time", "a_nodes", "a_depth"]),
    group = clap::ArgGroup::new("b_limit").args(["b_time", "b_nodes", "b_depth"]),
)]
pub(crate) struct Duel {
    /// The first engine's command; `skep` alone means this program.
    a: String,
    /// The second engine's command.
    b: String,

    /// Seconds per move, such as 0.1.
    #[arg(long, value_name = "SECONDS", value_parser = parse_time)]
    time: Option<Duration>,
    /// Positions to search per move (for engines that support `bestmove nodes`, such as skep).
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=MAX_NODES))]
    nodes: Option<u64>,
    /// Search depth in plies.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=i64::from(MAX_DEPTH)))]
    depth: Option<u16>,
    /// Seconds per move for the first engine only.
    #[arg(long, value_name = "SECONDS", value_parser = parse_time, help_heading = "Each engine")]
    a_time: Option<Duration>,
    /// Positions per move for the first engine only.
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..=MAX_NODES), help_heading = "Each engine")]
    a_nodes: Option<u64>,
    /// Search depth for the first engine only.
    #[arg(long, value_name = "DEPTH", value_parser = clap::value_parser!(u16).range(1..=i64::from(MAX_DEPTH)), help_heading = "Each engine")]
    a_depth: Option<u16>,
    /// An option to set for the first engine; may be repeated.
    #[arg(long, value_name = "KEY=VALUE", value_parser = parse_option, help_heading = "Each engine")]
    a_option: Vec<(String, String)>,
    /// Seconds per move for the second engine only.
    #[arg(long, value_name = "SECONDS", value_parser = parse_time, help_heading = "Each engine")]
    b_time: Option<Duration>,
    /// Positions per move for the second engine only.
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..=MAX_NODES), help_heading = "Each engine")]
    b_nodes: Option<u64>,
    /// Search depth for the second engine only.
    #[arg(long, value_name = "DEPTH", value_parser = clap::value_parser!(u16).range(1..=i64::from(MAX_DEPTH)), help_heading = "Each engine")]
    b_depth: Option<u16>,
    /// An option to set for the second engine; may be repeated.
    #[arg(long, value_name = "KEY=VALUE", value_parser = parse_option, help_heading = "Each engine")]
    b_option: Vec<(String, String)>,

    /// The number of games, which must be even.
    #[arg(long, short, default_value = "100", value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    games: u32,
    /// How many games to play at a time.
    #[arg(long, short, default_value = "1", value_parser = clap::value_parser!(u16).range(1..=1000))]
    concurrency: u16,
    /// Stop as soon as it is decided whether A is stronger by ELO1 rather than ELO0, at 5 % risk.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Append every game to this file; games that are already there are not played again.
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// The name of the match in that file.
    #[arg(long, default_value = "skep duel", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    event: String,
    /// Print the standings every time this many pairs are done.
    #[arg(long, value_name = "PAIRS")]
    every: Option<NonZeroU32>,

    /// Play the openings shipped with skep, in which neither side is better: 250 each for Base and
    /// Base+MLP, 100 for each other type.
    #[arg(long, conflicts_with_all = ["openings", "opening_plies"], help_heading = "Openings")]
    balanced: bool,
    /// Play the openings in a file of GameStrings, one per line.
    #[arg(long, value_name = "FILE", help_heading = "Openings")]
    openings: Option<PathBuf>,
    /// The game type for balanced and random openings.
    #[arg(
        long = "type",
        value_name = "TYPE",
        default_value = "Base+MLP",
        conflicts_with = "openings",
        help_heading = "Openings"
    )]
    game_type: GameType,
    /// The number of random moves in an opening.
    #[arg(long, value_name = "PLIES", default_value = "4", conflicts_with = "openings",
        value_parser = clap::value_parser!(u32).range(0..=40), help_heading = "Openings")]
    opening_plies: u32,
    /// The seed for random openings, by default 1; also shuffles balanced openings and those of a file.
    #[arg(long, help_heading = "Openings")]
    seed: Option<u64>,

    /// Count a game as a draw after this many plies.
    #[arg(long, value_name = "PLIES", default_value = "300",
        value_parser = clap::value_parser!(u32).range(1..=5000), help_heading = "Referee")]
    max_plies: u32,
    /// Seconds by which --time may be exceeded before the game is lost.
    #[arg(long, value_name = "SECONDS", default_value = "0.5", value_parser = parse_seconds, help_heading = "Referee")]
    margin: Duration,
    /// Seconds to wait for a started engine to identify itself.
    #[arg(long, value_name = "SECONDS", default_value = "20", value_parser = parse_time, help_heading = "Referee")]
    greeting: Duration,
    /// Seconds to wait for an answer when --time does not apply.
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = parse_time, help_heading = "Referee")]
    patience: Duration,
}

impl Duel {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let settings = self.settings()?;
        if let Some(count) = settings.openings.count()
            && self.games as usize / 2 > count
        {
            tell(format_args!(
                "note: {count} openings are played again and again, which tells little new of engines that leave nothing to chance"
            ));
        }
        let types = settings.openings.game_types();
        let mut duel = duel::Duel::new(settings).map_err(Failure::fault)?;
        if let Some(path) = &self.pgn {
            file::expect_file(path)?;
            if duel.keep(path).map_err(Failure::fault)? {
                let name = file::quoted_path(path);
                tell(format_args!(
                    "{name}: the last game was torn and will be played again"
                ));
            }
        }
        let report = Report {
            charter: duel.charter().clone(),
            types,
            sprt: self.sprt,
        };
        let progress = Progress::new(&report.standing(duel.tally()), u64::from(self.games));
        progress.resume(u64::from(duel.tally().games()));
        let mut said = duel.tally().pairs.pairs();
        let played = duel.run(|game, tally| {
            progress.describe(&report.standing(tally));
            progress.advance();
            if let Some(line) = report.forfeit(game) {
                progress.beside(|| tell(line));
            }
            let pairs = tally.pairs.pairs();
            let is_due = |every: NonZeroU32| pairs.is_multiple_of(u64::from(every.get()));
            if pairs > said && self.every.is_some_and(is_due) {
                // Games are saved and counted whether or not anyone reads this.
                progress.beside(|| drop(say(report.line(tally))));
            }
            said = pairs;
        });
        progress.finish();
        // The games played so far count, even if the match had to stop early.
        say(report.summary(duel.tally()))?;
        played.map_err(Failure::fault)
    }

    fn settings(&self) -> Result<Settings, Failure> {
        if !self.games.is_multiple_of(2) {
            return Err(Failure::Usage(
                "expected an even number of games: each opening is played with both colours"
                    .to_owned(),
            ));
        }
        let general = limit(self.time, self.nodes, self.depth);
        let a = limit(self.a_time, self.a_nodes, self.a_depth).or(general);
        let b = limit(self.b_time, self.b_nodes, self.b_depth).or(general);
        let contestants = [
            contestant(&self.a, a, &self.a_option)?,
            contestant(&self.b, b, &self.b_option)?,
        ];
        let openings = self.read_openings()?;
        if openings.longest() >= self.max_plies {
            return Err(Failure::Usage(format!(
                "expected more plies for a game than for its opening, which has {}",
                openings.longest()
            )));
        }
        Ok(Settings {
            event: self.event.clone(),
            contestants,
            patience: Patience {
                margin: self.margin,
                greeting: self.greeting,
                longest: self.patience,
                waiting,
            },
            openings,
            games: self.games,
            max_plies: self.max_plies,
            concurrency: usize::from(self.concurrency),
            sprt: self.sprt,
        })
    }

    fn read_openings(&self) -> Result<Openings, Failure> {
        if self.balanced {
            return Ok(Openings::balanced(self.game_type, self.seed));
        }
        let Some(path) = &self.openings else {
            let seed = self.seed.unwrap_or(1);
            return Ok(Openings::random(self.game_type, seed, self.opening_plies));
        };
        let text = decode(file::read(path)?);
        // The folder does not matter for whether the match is the same.
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        Openings::listed(&text, &name, self.seed)
            .map_err(|error| Failure::Fault(format!("{}: {error}", file::display_name(path))))
    }
}

/// Tells the user which engine we are waiting for.
fn waiting(contestant: &Contestant, patience: Patience) {
    let (command, seconds) = (quoted(&contestant.command), patience.greeting.as_secs_f64());
    tell(format_args!(
        "waiting for {command} to say who it is, at most {seconds} s"
    ));
}

fn limit(time: Option<Duration>, nodes: Option<u64>, depth: Option<u16>) -> Option<SearchLimit> {
    time.map(SearchLimit::Time)
        .or(nodes.map(SearchLimit::Nodes))
        .or(depth.map(SearchLimit::Depth))
}

fn contestant(
    command: &str,
    limit: Option<SearchLimit>,
    options: &[(String, String)],
) -> Result<Contestant, Failure> {
    let limit = limit.ok_or_else(|| {
        Failure::Usage(format!(
            "expected a limit for {command}: --time, --nodes or --depth"
        ))
    })?;
    let words = split(command, cfg!(windows)).ok_or_else(|| {
        Failure::Usage(format!(
            "expected an engine such as 'nokamute uhp', found {command:?}"
        ))
    })?;
    let (program, arguments) = match words.as_slice() {
        [word] if word == "skep" => (ourselves()?, vec![OsString::from("uhp")]),
        [program, arguments @ ..] => (
            OsString::from(program),
            arguments.iter().map(OsString::from).collect(),
        ),
        [] => (OsString::new(), Vec::new()),
    };
    Ok(Contestant {
        command: command.to_owned(),
        program,
        arguments,
        options: options.to_vec(),
        limit,
    })
}

fn ourselves() -> Result<OsString, Failure> {
    std::env::current_exe()
        .map(PathBuf::into_os_string)
        .map_err(|error| Failure::io("skep", &error))
}

/// Splits a command line as a shell does. `None` if it is empty or a quote is not closed.
///
/// On Windows a backslash separates folders instead of quoting the next character.
fn split(command: &str, is_windows: bool) -> Option<Vec<String>> {
    let words = if is_windows {
        shlex::split(&command.replace('\\', r"\\"))
    } else {
        shlex::split(command)
    };
    words.filter(|words| words.first().is_some_and(|program| !program.is_empty()))
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok();
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .filter(|&time| time < Duration::from_secs(86_400))
        .ok_or_else(|| "expected seconds, less than a day, such as 0.5".to_owned())
}

pub(crate) fn parse_time(text: &str) -> Result<Duration, String> {
    let time = parse_seconds(text)?;
    if time < Duration::from_millis(1) {
        return Err("expected at least a thousandth of a second".to_owned());
    }
    Ok(time)
}

fn parse_option(text: &str) -> Result<(String, String), String> {
    let no_option = || "expected an option such as Threads=2".to_owned();
    let (key, value) = text.split_once('=').ok_or_else(no_option)?;
    let (key, value) = (key.trim(), value.trim());
    let is_line = !text.contains(char::is_control);
    if key.is_empty() || value.is_empty() || !is_line {
        return Err(no_option());
    }
    Ok((key.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::split;

    fn check(command: &str, is_windows: bool, expected: Option<&[&str]>) {
        let words = split(command, is_windows);
        let expected = expected.map(|words| words.iter().map(ToString::to_string).collect());
        assert_eq!(words, expected, "{command} on Windows: {is_windows}");
    }

    #[test]
    fn commands_are_split_into_words() {
        for is_windows in [false, true] {
            check("skep", is_windows, Some(&["skep"]));
            check(" a  b\tc ", is_windows, Some(&["a", "b", "c"]));
            let quoted = "'my engine' -x=\"a b\"c ''";
            check(quoted, is_windows, Some(&["my engine", "-x=a bc", ""]));
            check("", is_windows, None);
            check("  ", is_windows, None);
            check("''", is_windows, None);
            check("a 'b", is_windows, None);
        }
    }

    #[test]
    fn a_backslash_quotes_except_on_windows() {
        check(r"my\ engine uhp", false, Some(&["my engine", "uhp"]));
        let path = r"C:\hive\engine.exe uhp";
        check(path, true, Some(&[r"C:\hive\engine.exe", "uhp"]));
        let path = "\"C:\\my hive\\engine.exe\" uhp";
        check(path, true, Some(&[r"C:\my hive\engine.exe", "uhp"]));
    }
}
