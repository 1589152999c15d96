//! A finished game of a match, and its record.

use std::fmt;
use std::str::FromStr;

use skep_records::{GameResult, Record};
use skep_rules::{Color, DrawReason, Line, Outcome};

use super::overrun::Overrun;
use super::player::{Fault, FaultKind};

/// One of the two contestants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Side {
    A,
    B,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::A, Side::B];
}

/// Which game of the match: a pair, from 1, and which of its two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Round {
    /// Which pair, from 1.
    pub pair: u32,
    /// Which of its games.
    pub leg: Leg,
}

/// A game of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Leg {
    /// A plays White.
    First,
    /// B plays White.
    Second,
}

impl Round {
    /// The rounds of a match of that many games, in order.
    pub fn first(games: u32) -> impl Iterator<Item = Round> {
        (0..games).map(|index| Round {
            pair: index / 2 + 1,
            leg: if index % 2 == 0 {
                Leg::First
            } else {
                Leg::Second
            },
        })
    }

    /// The contestant who plays that colour.
    pub const fn side(self, color: Color) -> Side {
        match (self.leg, color) {
            (Leg::First, Color::White) | (Leg::Second, Color::Black) => Side::A,
            (Leg::First, Color::Black) | (Leg::Second, Color::White) => Side::B,
        }
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.pair, self.leg as u32 + 1)
    }
}

/// The text is not a round of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRoundError;

impl fmt::Display for ParseRoundError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a pair and a game of it, such as 12.1 or 12.2")
    }
}

impl std::error::Error for ParseRoundError {}

impl FromStr for Round {
    type Err = ParseRoundError;

    fn from_str(text: &str) -> Result<Round, ParseRoundError> {
        let (pair, leg) = text.split_once('.').ok_or(ParseRoundError)?;
        let leg = match leg {
            "1" => Leg::First,
            "2" => Leg::Second,
            _ => return Err(ParseRoundError),
        };
        let pair = pair.parse().ok().filter(|&pair| pair > 0);
        Ok(Round {
            pair: pair.ok_or(ParseRoundError)?,
            leg,
        })
    }
}

/// How a game of a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Rules(Outcome),
    /// It was too long, and counts as a draw.
    TooLong,
    /// A player broke the rules of the match.
    Forfeit {
        /// That player.
        loser: Color,
        /// What it did.
        fault: Fault,
    },
}

impl Ending {
    /// Who won.
    pub const fn result(&self) -> GameResult {
        match self {
            Ending::Rules(Outcome::Win(color)) => GameResult::Win(*color),
            Ending::Rules(Outcome::Draw(_)) | Ending::TooLong => GameResult::Draw,
            Ending::Forfeit {
                loser: Color::White,
                ..
            } => GameResult::Win(Color::Black),
            Ending::Forfeit {
                loser: Color::Black,
                ..
            } => GameResult::Win(Color::White),
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Rules(Outcome::Win(_)) => f.write_str("surrounded"),
            Ending::Rules(Outcome::Draw(DrawReason::BothSurrounded)) => {
                f.write_str("both surrounded")
            }
            Ending::Rules(Outcome::Draw(DrawReason::Repetition)) => f.write_str("repetition"),
            Ending::TooLong => f.write_str("too long"),
            Ending::Forfeit { fault, .. } => fault.kind.fmt(f),
        }
    }
}

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Which one.
    pub round: Round,
    /// Its moves, from the start of the opening.
    pub line: Line,
    /// How many of them are the opening.
    pub opening_plies: u32,
    /// How it ended.
    pub ending: Ending,
    /// The most by which White and Black exceeded their time for a move.
    pub overruns: [Overrun; 2],
}

/// What all games of a match have in common. It identifies the match's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charter {
    /// What the match is called.
    pub event: String,
    /// The names of the two contestants, which are different.
    pub names: [String; 2],
    /// Their commands and limits.
    pub engines: [String; 2],
    /// Which openings are played.
    pub openings: String,
    /// A game is a draw after this many plies.
    pub max_plies: u32,
}

const OVERRUNS: [&str; 2] = ["WhiteOverrun", "BlackOverrun"];

impl Charter {
    /// The names of White and Black.
    fn players(&self, round: Round) -> [&str; 2] {
        Color::ALL.map(|color| self.names[round.side(color) as usize].as_str())
    }

    /// The tags of all games of the match.
    pub(crate) fn tags(&self) -> [(&'static str, String); 5] {
        [
            ("Event", self.event.clone()),
            ("EngineA", self.engines[0].clone()),
            ("EngineB", self.engines[1].clone()),
            ("Openings", self.openings.clone()),
            ("MaxPlies", self.max_plies.to_string()),
        ]
    }

    /// The record of a game.
    pub fn record(&self, game: &Game) -> Record {
        let mut record = Record::from_line(&game.line);
        record.stated_result = Some(game.ending.result());
        let [white, black] = self.players(game.round);
        let mut set = |name: &str, value: &str| {
            // These names are not reserved, and there are few.
            let _ = record.tags.set(name, value);
        };
        set("Round", &game.round.to_string());
        set("White", white);
        set("Black", black);
        for (name, value) in self.tags() {
            set(name, &value);
        }
        set("OpeningPlies", &game.opening_plies.to_string());
        set("Termination", &game.ending.to_string());
        if let Ending::Forfeit { fault, .. } = &game.ending {
            set("Detail", &fault.detail);
            if fault.kind == FaultKind::Time {
                set("Ending", &skep_records::Ending::Time.to_string());
            }
        }
        for (name, overrun) in OVERRUNS.into_iter().zip(game.overruns) {
            if overrun != Overrun::NONE {
                set(name, &overrun.to_string());
            }
        }
        record
    }

    /// The game of a record, if it belongs to this match.
    ///
    /// # Errors
    /// What is different, in a sentence.
    pub fn game(&self, record: &Record) -> Result<Game, String> {
        let tag = |name: &str| record.tags.get(name).unwrap_or("");
        for (name, ours) in self.tags() {
            check_tag(name, tag(name), &ours)?;
        }
        let round: Round = tag("Round")
            .parse()
            .map_err(|error| format!("Round {:?}: {error}", tag("Round")))?;
        for (name, ours) in ["White", "Black"].into_iter().zip(self.players(round)) {
            check_tag(name, tag(name), ours)?;
        }
        let line = record.main_line();
        let wrong = |name: &str| format!("round {round}: unexpected {name} {:?}", tag(name));
        let opening_plies = tag("OpeningPlies")
            .parse()
            .map_err(|_| wrong("OpeningPlies"))?;
        let ending = ending(record, &line).ok_or_else(|| wrong("Termination"))?;
        Ok(Game {
            round,
            opening_plies,
            ending,
            overruns: OVERRUNS.map(|name| Overrun::parse(tag(name))),
            line,
        })
    }
}

pub(crate) fn check_tag(name: &str, found: &str, ours: &str) -> Result<(), String> {
    // A tag does not keep blanks at its ends.
    if found.trim() == ours.trim() {
        return Ok(());
    }
    Err(format!("its {name} is {found:?}, not {ours:?}"))
}

fn ending(record: &Record, line: &Line) -> Option<Ending> {
    let said = record.tags.get("Termination")?;
    let kind = FaultKind::ALL
        .into_iter()
        .find(|kind| kind.to_string() == said);
    let ending = match (kind, record.stated_result?) {
        (Some(kind), GameResult::Win(winner)) => Ending::Forfeit {
            loser: !winner,
            fault: Fault {
                kind,
                detail: record.tags.get("Detail").unwrap_or("").to_owned(),
            },
        },
        (Some(_), GameResult::Draw) => return None,
        (None, _) => match line.position().outcome() {
            Some(outcome) => Ending::Rules(outcome),
            None => Ending::TooLong,
        },
    };
    let agrees = ending.to_string() == said && Some(ending.result()) == record.stated_result;
    agrees.then_some(ending)
}
