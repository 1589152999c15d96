//! Parses the commands of the protocol.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A command of the protocol. Arguments that only the game can understand stay text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// Who the engine is and what it can do.
    Info,
    /// Lists the commands.
    Help,
    /// Starts a game: of a type, from a GameString, or by default Base.
    NewGame(&'a str),
    /// Plays a MoveString.
    Play(&'a str),
    /// Plays `pass`.
    Pass,
    /// Lists the legal moves.
    ValidMoves,
    /// Takes that many moves back.
    Undo(usize),
    /// Lists the options.
    ListOptions,
    /// Shows one option.
    GetOption(&'a str),
    /// Changes one option.
    SetOption(&'a str, &'a str),
    /// Counts the leaf nodes at each depth up to this one.
    Perft(u32),
    /// Asks for the best move, searched within a limit.
    BestMove(SearchLimit),
    /// Ends the conversation.
    Exit,
}

/// How long to search for the best move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchLimit {
    /// Wall time.
    Time(Duration),
    /// Depth in plies.
    Depth(u16),
    /// Nodes. This is our own extension, for reproducible runs.
    Nodes(u64),
}

/// Why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// The first word is not the name of a command.
    Unknown(String),
    /// The command takes other arguments.
    Usage(&'static str),
}

/// The deepest perft that anybody could wait for.
const MAX_PERFT: u32 = 20;
/// The longest search time.
const MAX_TIME: Duration = Duration::from_secs(24 * 3600);
/// The greatest search depth.
pub const MAX_DEPTH: u16 = 90;
/// The most nodes.
pub const MAX_NODES: u64 = 1_000_000_000_000;

/// What `help` prints: each command with its arguments and what it does.
pub(crate) const HELP: [(&str, &str); 15] = [
    ("info", "who the engine is and which expansions it knows"),
    ("help", "this list"),
    (
        "newgame [GameType | GameString]",
        "start a game, by default Base",
    ),
    ("play MoveString", "play a move"),
    ("pass", "play a pass, legal only when nothing else is"),
    ("validmoves", "list the legal moves"),
    (
        "bestmove time hh:mm:ss[.fff]",
        "search so long; the next command ends it early",
    ),
    ("bestmove depth n", "search n plies deep"),
    ("bestmove nodes n", "search n positions"),
    ("undo [n]", "take back the last n moves, by default 1"),
    (
        "options",
        "list all options as Key;type;value;default;range",
    ),
    ("options get Key", "show one option"),
    ("options set Key Value", "change one option"),
    (
        "perft [depth]",
        "count the ways the game can go, for each depth up to this one",
    ),
    ("exit", "end the conversation"),
];

impl<'a> Command<'a> {
    /// Reads a line; `None` if it is blank.
    ///
    /// # Errors
    /// If it is not a command, or its arguments do not fit.
    pub fn parse(line: &'a str) -> Result<Option<Command<'a>>, CommandError> {
        let line = line.trim();
        let (name, arguments) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let arguments = arguments.trim();
        let words: Vec<&str> = arguments.split_whitespace().take(4).collect();
        let usage = |text| Err(CommandError::Usage(text));
        let command = match (name.to_ascii_lowercase().as_str(), words.as_slice()) {
            ("", _) => return Ok(None),
            ("info", []) => Command::Info,
            ("help", _) => Command::Help,
            ("newgame", _) => Command::NewGame(arguments),
            ("play", [_, ..]) => Command::Play(arguments),
            ("pass", []) => Command::Pass,
            ("validmoves", []) => Command::ValidMoves,
            ("undo", []) => Command::Undo(1),
            ("undo", [count]) => match count.parse() {
                Ok(count) if count > 0 => Command::Undo(count),
                _ => return usage("undo [n], n a whole number from 1"),
            },
            ("options", []) => Command::ListOptions,
            ("options", [verb, key]) if verb.eq_ignore_ascii_case("get") => Command::GetOption(key),
            ("options", [verb, key, value]) if verb.eq_ignore_ascii_case("set") => {
                Command::SetOption(key, value)
            }
            ("perft", []) => Command::Perft(0),
            ("perft", [depth]) => match depth.parse() {
                Ok(depth) if depth <= MAX_PERFT => Command::Perft(depth),
                _ => return usage("perft [depth], depth a whole number from 0 to 20"),
            },
            ("bestmove", words) => Command::BestMove(parse_limit(words)?),
            ("exit", []) => Command::Exit,
            ("play", []) => return usage("play MoveString, such as play wA1 bQ-"),
            ("options", _) => return usage("options, options get Key, or options set Key Value"),
            ("undo", _) => return usage("undo [n]"),
            ("perft", _) => return usage("perft [depth]"),
            ("info" | "pass" | "validmoves" | "exit", _) => {
                return usage("the command alone, it takes no arguments");
            }
            _ => return Err(CommandError::Unknown(name.chars().take(40).collect())),
        };
        Ok(Some(command))
    }
}

/// Reads `time hh:mm:ss[.fff]`, `depth n` or `nodes n`.
fn parse_limit(words: &[&str]) -> Result<SearchLimit, CommandError> {
    let (kind, value) = match words {
        [kind, value] => (kind.to_ascii_lowercase(), *value),
        _ => (String::new(), ""),
    };
    let (limit, usage) = match kind.as_str() {
        "time" => (
            parse_time(value).map(SearchLimit::Time),
            "bestmove time hh:mm:ss[.fff], at most 24:00:00",
        ),
        "depth" => (
            parse_count(value, MAX_DEPTH).map(SearchLimit::Depth),
            "bestmove depth n, n a whole number from 1 to 90",
        ),
        "nodes" => (
            parse_count(value, MAX_NODES).map(SearchLimit::Nodes),
            "bestmove nodes n, n a whole number from 1 to 1000000000000",
        ),
        _ => (
            None,
            "bestmove time hh:mm:ss, bestmove depth n, or bestmove nodes n",
        ),
    };
    limit.ok_or(CommandError::Usage(usage))
}

fn parse_count<T: FromStr + PartialOrd + From<u8> + Copy>(text: &str, most: T) -> Option<T> {
    let count = text.parse().ok()?;
    (count >= T::from(1) && count <= most).then_some(count)
}

fn parse_time(text: &str) -> Option<Duration> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let whole = |text: &str| text.parse::<u32>().ok().map(f64::from);
    let is_plain = seconds.chars().all(|c| c.is_ascii_digit() || c == '.');
    let seconds = seconds.parse::<f64>().ok().filter(|_| is_plain)?;
    let time = whole(hours)? * 3600.0 + whole(minutes)? * 60.0 + seconds;
    let time = Duration::try_from_secs_f64(time).ok()?;
    (time <= MAX_TIME).then_some(time)
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandError::Unknown(name) => {
                write!(f, "unknown command {name:?}, expected one that help lists")
            }
            CommandError::Usage(usage) => write!(f, "expected {usage}"),
        }
    }
}

impl std::error::Error for CommandError {}
