//! Games played by timed scripts, as written in `scripts/`.
//!
//! The first line gives the settings: game type, clock as `minutes+seconds` or `-`, takebacks. Then
//! a line for each command: the second at which it is given, by whom (`w`, `b`, or `-` for the table
//! itself), the command, `=>`, and the events that come of it, separated by commas, or why it is
//! refused. `clock` tells what is left, in seconds. `#` is a comment.

use std::fs;
use std::path::Path;
use std::time::Duration;

use skep_game::{Command, Ending, Event, Game, Settings, Takebacks, Time, TimeControl};
use skep_rules::{Color, Move, Opening, Outcome};

#[test]
fn scripts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        Script::new(&path.display().to_string()).run(&fs::read_to_string(&path).unwrap());
        count += 1;
    }
    assert!(count >= 6, "only {count} scripts were found");
}

struct Script {
    name: String,
    game: Option<Game>,
    /// All that happened, to make the game again from it.
    events: Vec<(Event, Time)>,
}

impl Script {
    fn new(name: &str) -> Script {
        Script {
            name: name.to_owned(),
            game: None,
            events: Vec::new(),
        }
    }

    fn run(mut self, text: &str) {
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let at = format!("{}:{}: {line}", self.name, number + 1);
            match &mut self.game {
                None => self.game = Some(Game::new(settings(line))),
                Some(game) => Script::step(game, &mut self.events, line, &at),
            }
        }
        let game = self.game.unwrap();
        let mut again = Game::new(*game.settings());
        for (event, time) in self.events {
            again.absorb(event, time);
        }
        assert_eq!(again, game, "{}: absorbed again", self.name);
    }

    fn step(game: &mut Game, events: &mut Vec<(Event, Time)>, line: &str, at: &str) {
        let (asked, expected) = line
            .split_once("=>")
            .unwrap_or_else(|| panic!("{at}: no =>"));
        let mut words = asked.trim().splitn(3, ' ');
        let seconds: f64 = words.next().unwrap().parse().unwrap();
        let now = Time::from_millis((seconds * 1000.0) as u64);
        let seat = words.next().unwrap();
        let command = words.next().unwrap_or_default();
        if seat == "clock" {
            let clock = game.clock().unwrap();
            let left = Color::ALL.map(|color| clock.left(color, now).as_secs_f64().to_string());
            assert_eq!(left.join(" "), expected.trim(), "{at}");
            return;
        }
        let seat = match seat {
            "w" => Some(Color::White),
            "b" => Some(Color::Black),
            _ => None,
        };
        let before = game.clone();
        let command = parse_command(game, command);
        let decided = game.decide(seat, command, now);
        assert_eq!(*game, before, "{at}: to decide changes nothing");
        let said = match decided {
            Ok(decided) => {
                if let (Command::Play { mv, .. }, Event::Played(played)) =
                    (command, decided[0].event)
                {
                    assert_eq!(mv, played, "{at}");
                }
                let mut said = Vec::new();
                for step in decided {
                    said.push(describe(step.event));
                    game.absorb(step.event, now);
                    assert_eq!(*game, step.game, "{at}: the game after the event");
                    events.push((step.event, step.at));
                }
                said.join(", ")
            }
            Err(refusal) => refusal.to_string(),
        };
        assert_eq!(said, expected.trim(), "{at}");
    }
}

fn settings(line: &str) -> Settings {
    let words: Vec<_> = line.split_whitespace().collect();
    let [game_type, time, takebacks] = words[..] else {
        panic!("expected type, clock and takebacks in {line}")
    };
    let time = time.split_once('+').map(|(minutes, seconds)| TimeControl {
        initial: Duration::from_secs(60 * minutes.parse::<u64>().unwrap()),
        increment: Duration::from_secs(seconds.parse().unwrap()),
    });
    Settings {
        game_type: game_type.parse().unwrap(),
        opening: Opening::Tournament,
        time,
        takebacks: match takebacks {
            "never" => Takebacks::Never,
            "asked" => Takebacks::Asked,
            _ => Takebacks::Free,
        },
    }
}

fn parse_command(game: &Game, text: &str) -> Command {
    match text {
        "resign" => Command::Resign,
        "abort" => Command::Abort,
        "offer draw" => Command::OfferDraw,
        "accept draw" => Command::AcceptDraw,
        "decline draw" => Command::DeclineDraw,
        "ask takeback" => Command::AskTakeback,
        "allow takeback" => Command::AllowTakeback,
        "refuse takeback" => Command::RefuseTakeback,
        "call time" => Command::CallTime,
        "resume" => Command::Resume,
        mv => {
            let (mv, after) = match mv.split_once(" after ") {
                Some((mv, version)) => (mv, version.parse().unwrap()),
                None => (mv, game.version()),
            };
            let mv = game.position().parse_move(mv).unwrap();
            Command::Play { mv, after }
        }
    }
}

fn describe(event: Event) -> String {
    let side = |color| if color == Color::White { "w" } else { "b" };
    match event {
        Event::Played(Move::Pass) => "pass".to_owned(),
        Event::Played(_) => "played".to_owned(),
        Event::TakenBack { plies } => format!("{plies} back"),
        Event::DrawOffered(color) => format!("{} offers a draw", side(color)),
        Event::DrawDeclined => "no draw".to_owned(),
        Event::TakebackAsked(color) => format!("{} asks back", side(color)),
        Event::TakebackRefused => "not back".to_owned(),
        Event::Resumed => "on".to_owned(),
        Event::Ended(ending) => {
            let how = match ending {
                Ending::Rules(Outcome::Draw(_)) => "drawn",
                Ending::Rules(Outcome::Win(_)) => "surrounded",
                Ending::Resignation { .. } => "resigned",
                Ending::Time { .. } => "out of time",
                Ending::Agreement => "agreed",
                Ending::Abort => "aborted",
                Ending::Adjudication { .. } => "adjudicated",
            };
            let winner = ending.winner().map_or("nobody", side);
            format!("{how}: {winner} wins")
        }
    }
}
