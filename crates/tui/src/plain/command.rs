//! Parses the commands of plain mode.

use skep_rules::GameType;
use skep_wire::{NewGame, Opening, SeatView, SeatsView, SettingsView, Takebacks, TimeControlView};

use skep_records::Format;

/// A command of plain mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PlainCommand {
    Help,
    New(Box<NewGame>),
    /// Start a new game from the shown position.
    On(Box<NewGame>),
    Games,
    /// Open a game by its number in the list, a file, or the record itself.
    Open(String),
    Show,
    /// List the legal moves, of one piece if named.
    Moves(Option<String>),
    Stuck,
    /// Not a command: a move, or an answer to an exercise.
    Say(String),
    Hint,
    /// Tell what the engine thinks.
    Thinking,
    /// Make the engine move now.
    Now,
    Takeback,
    Draw,
    Accept,
    Decline,
    Resign,
    Abort,
    History,
    Step(Step),
    Export(Format, Option<String>),
    Rules(String),
    Learn(String),
    Solution,
    Next,
    Quit,
}

/// A step through the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    First,
    Back,
    Forward,
    Last,
    To(u32),
}

/// A word that was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unknown(pub(super) String);

/// Each command: the word, an example of its arguments, and the message that explains it.
pub(super) const HELP: [(&str, &str, &str); 28] = [
    ("new", "3 black Base+MLP 10+5", "new-title"),
    ("new", "person", "plain-new-person"),
    ("new", "watch 3 5", "plain-new-watch"),
    ("games", "", "games-title"),
    ("open", "1, game.pgn", "plain-open"),
    ("show", "", "text-position"),
    ("moves", "wA1", "text-moves"),
    ("stuck", "", "text-stuck"),
    ("wA1 bQ-", "", "text-type"),
    ("hint", "", "do-hint"),
    ("thinking", "", "term-details"),
    ("now", "", "do-move-now"),
    ("takeback", "", "do-takeback"),
    ("draw", "", "do-draw"),
    ("accept", "", "offer-draw-accept"),
    ("decline", "", "offer-draw-decline"),
    ("resign", "", "do-resign"),
    ("abort", "", "do-abort"),
    ("history", "", "moves-title"),
    ("first, back, forward, last", "", "plain-step"),
    ("go", "12", "plain-go"),
    ("on", "3 black", "do-play-on"),
    ("export", "pgn game.pgn", "plain-export"),
    ("rules", "beetle", "learn-rulebook"),
    ("learn", "beetle-1", "learn-lessons"),
    ("solution", "", "learn-show"),
    ("next", "", "learn-next-exercise"),
    ("quit", "", "plain-quit"),
];

impl PlainCommand {
    /// Parses a line; `None` if it is empty.
    pub(super) fn parse(line: &str) -> Result<Option<PlainCommand>, Unknown> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let alone = |command: PlainCommand| match rest {
            "" => Ok(command),
            _ => Err(Unknown(rest.to_owned())),
        };
        let command = match word.to_lowercase().as_str() {
            "" => return Ok(None),
            "help" | "?" => alone(PlainCommand::Help),
            "new" => new_game(rest).map(Box::new).map(PlainCommand::New),
            "on" => new_game(rest).map(Box::new).map(PlainCommand::On),
            "games" => alone(PlainCommand::Games),
            "open" if !rest.is_empty() => Ok(PlainCommand::Open(rest.to_owned())),
            "open" => Ok(PlainCommand::Games),
            "show" => alone(PlainCommand::Show),
            "moves" => Ok(PlainCommand::Moves(
                Some(rest.to_owned()).filter(|piece| !piece.is_empty()),
            )),
            "stuck" => alone(PlainCommand::Stuck),
            "hint" => alone(PlainCommand::Hint),
            "thinking" => alone(PlainCommand::Thinking),
            "now" => alone(PlainCommand::Now),
            "takeback" => alone(PlainCommand::Takeback),
            "draw" => alone(PlainCommand::Draw),
            "accept" => alone(PlainCommand::Accept),
            "decline" => alone(PlainCommand::Decline),
            "resign" => alone(PlainCommand::Resign),
            "abort" => alone(PlainCommand::Abort),
            "history" => alone(PlainCommand::History),
            "first" => alone(PlainCommand::Step(Step::First)),
            "back" => alone(PlainCommand::Step(Step::Back)),
            "forward" => alone(PlainCommand::Step(Step::Forward)),
            "last" => alone(PlainCommand::Step(Step::Last)),
            "go" => match rest.parse() {
                Ok(ply) => Ok(PlainCommand::Step(Step::To(ply))),
                Err(_) => Err(Unknown(rest.to_owned())),
            },
            "export" => export(rest),
            "rules" => Ok(PlainCommand::Rules(rest.to_owned())),
            "learn" => Ok(PlainCommand::Learn(rest.to_owned())),
            "solution" => alone(PlainCommand::Solution),
            "next" => alone(PlainCommand::Next),
            "quit" | "exit" => alone(PlainCommand::Quit),
            _ => Ok(PlainCommand::Say(line.to_owned())),
        };
        command.map(Some)
    }
}

fn export(rest: &str) -> Result<PlainCommand, Unknown> {
    let (word, file) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let format = match word.to_lowercase().as_str() {
        "" | "gamestring" => Format::GameString,
        "pgn" => Format::Pgn,
        "sgf" => Format::Sgf,
        _ => return Err(Unknown(word.to_owned())),
    };
    let file = Some(file.trim().to_owned()).filter(|file| !file.is_empty());
    Ok(PlainCommand::Export(format, file))
}

/// Parses the options of a new game, in any order. The defaults are the web app's.
fn new_game(rest: &str) -> Result<NewGame, Unknown> {
    let person = || SeatView::Person { name: None };
    let mut levels: Vec<u8> = Vec::new();
    let (mut is_black, mut is_shared, mut is_watched) = (false, false, false);
    let mut settings = SettingsView {
        game_type: GameType::MLP.to_string(),
        opening: Opening::default(),
        time: None,
        takebacks: Takebacks::default(),
    };
    for word in rest.split_whitespace() {
        match word.to_lowercase().as_str() {
            "white" => is_black = false,
            "black" => is_black = true,
            "person" => is_shared = true,
            "watch" => is_watched = true,
            "printed" => settings.opening = Opening::Printed,
            "tournament" => settings.opening = Opening::Tournament,
            "free" => settings.takebacks = Takebacks::Free,
            "asked" => settings.takebacks = Takebacks::Asked,
            "never" => settings.takebacks = Takebacks::Never,
            lower => {
                if let Ok(level) = lower.parse() {
                    levels.push(level);
                } else if let Some(time) = clock(lower) {
                    settings.time = Some(time);
                } else if let Ok(game_type) = word.parse::<GameType>() {
                    settings.game_type = game_type.to_string();
                } else {
                    return Err(Unknown(word.to_owned()));
                }
            }
        }
    }
    let most = if is_watched { 2 } else { 1 };
    if let Some(level) = levels.get(most) {
        return Err(Unknown(level.to_string()));
    }
    let level = levels.first().copied().unwrap_or(LEVEL);
    let engine = |level| SeatView::Engine { level };
    let (white, black) = match (is_watched, is_shared, is_black) {
        (true, _, _) => {
            let second = levels.get(1).copied().unwrap_or(level);
            (engine(level), engine(second))
        }
        (false, true, _) => (person(), person()),
        (false, false, true) => (engine(level), person()),
        (false, false, false) => (person(), engine(level)),
    };
    Ok(NewGame {
        key: None,
        settings,
        seats: SeatsView { white, black },
        from: None,
    })
}

/// The default level of the engine.
const LEVEL: u8 = 3;

/// Minutes per side and seconds per move: `10+5`.
fn clock(text: &str) -> Option<TimeControlView> {
    let (minutes, seconds) = text.split_once('+')?;
    let minutes: u32 = minutes.parse().ok()?;
    let seconds: u32 = seconds.parse().ok()?;
    Some(TimeControlView {
        initial_ms: minutes.checked_mul(60_000)?,
        increment_ms: seconds.checked_mul(1_000)?,
    })
}

#[cfg(test)]
mod tests {
    use super::{Format, PlainCommand, Step, Unknown};

    #[test]
    fn what_is_typed_is_understood() {
        let say = |text: &str| Ok(Some(PlainCommand::Say(text.to_owned())));
        let unknown = |text: &str| Err(Unknown(text.to_owned()));
        let rows = [
            ("", Ok(None)),
            ("   ", Ok(None)),
            (" Help ", Ok(Some(PlainCommand::Help))),
            ("?", Ok(Some(PlainCommand::Help))),
            ("help me", unknown("me")),
            ("wA1  bQ-", say("wA1  bQ-")),
            ("pass", say("pass")),
            ("nonsense", say("nonsense")),
            ("show", Ok(Some(PlainCommand::Show))),
            ("moves", Ok(Some(PlainCommand::Moves(None)))),
            (
                "moves wA1",
                Ok(Some(PlainCommand::Moves(Some("wA1".to_owned())))),
            ),
            ("back", Ok(Some(PlainCommand::Step(Step::Back)))),
            ("go 12", Ok(Some(PlainCommand::Step(Step::To(12))))),
            ("go", unknown("")),
            ("go -1", unknown("-1")),
            ("go 99999999999", unknown("99999999999")),
            ("open", Ok(Some(PlainCommand::Games))),
            ("open 1", Ok(Some(PlainCommand::Open("1".to_owned())))),
            (
                "export",
                Ok(Some(PlainCommand::Export(Format::GameString, None))),
            ),
            (
                "export PGN my game.pgn",
                Ok(Some(PlainCommand::Export(
                    Format::Pgn,
                    Some("my game.pgn".to_owned()),
                ))),
            ),
            ("export png", unknown("png")),
            ("new dragon", unknown("dragon")),
            ("new 3 4", unknown("4")),
            ("new watch 3 4 5", unknown("5")),
            ("new 256", unknown("256")),
            ("new 99999999+0", unknown("99999999+0")),
            ("now", Ok(Some(PlainCommand::Now))),
            ("thinking", Ok(Some(PlainCommand::Thinking))),
            ("quit now", unknown("now")),
        ];
        for (line, expected) in rows {
            assert_eq!(PlainCommand::parse(line), expected, "{line}");
        }
    }

    #[test]
    fn a_new_game_is_as_it_is_said() {
        let rows = [
            ("new", "person engine3 Base+MLP Tournament Free None"),
            (
                "new 7 black",
                "engine7 person Base+MLP Tournament Free None",
            ),
            (
                "new Base+m printed",
                "person engine3 Base+M Printed Free None",
            ),
            (
                "new person never",
                "person person Base+MLP Tournament Never None",
            ),
            (
                "new watch 2 9 Base",
                "engine2 engine9 Base Tournament Free None",
            ),
            (
                "new watch 2",
                "engine2 engine2 Base+MLP Tournament Free None",
            ),
            (
                "new 10+5 asked",
                "person engine3 Base+MLP Tournament Asked Some((600000, 5000))",
            ),
        ];
        for (line, expected) in rows {
            let Ok(Some(PlainCommand::New(new))) = PlainCommand::parse(line) else {
                panic!("{line} is no new game");
            };
            let seat = |seat: &skep_wire::SeatView| match seat {
                skep_wire::SeatView::Person { .. } => "person".to_owned(),
                skep_wire::SeatView::Engine { level } => format!("engine{level}"),
            };
            let settings = &new.settings;
            let time = settings
                .time
                .map(|time| (time.initial_ms, time.increment_ms));
            let told = format!(
                "{} {} {} {:?} {:?} {time:?}",
                seat(&new.seats.white),
                seat(&new.seats.black),
                settings.game_type,
                settings.opening,
                settings.takebacks,
            );
            assert_eq!(told, expected, "{line}");
        }
    }
}
