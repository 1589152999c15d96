//! An engine's process that plays in a match.

use std::ffi::OsString;
use std::fmt;
use std::time::Duration;

use skep_rules::{Bug, GameType, Line};
use skep_text::quoted;
use skep_uhp::{Client, ClientError, SearchLimit, excerpt};

use super::overrun::{Overrun, Wait};
use super::player::{Fault, FaultKind, Player};

/// An engine and its settings.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// The command as it was typed.
    pub command: String,
    /// The program.
    pub program: OsString,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// Options to set before it plays: keys and values.
    pub options: Vec<(String, String)>,
    /// Its search limit.
    pub limit: SearchLimit,
}

/// How long to wait for engines.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// How far a time limit may be exceeded.
    pub margin: Duration,
    /// The longest wait for a greeting.
    pub greeting: Duration,
    /// The longest wait for an answer without a time limit.
    pub longest: Duration,
    /// Called when an engine does not greet at once.
    pub waiting: fn(&Contestant, Patience),
}

/// Why an engine cannot take part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineError {
    /// The command that should start it.
    pub command: String,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", quoted(&self.command), self.reason)
    }
}

impl std::error::Error for EngineError {}

impl fmt::Display for Contestant {
    /// Everything that affects how it plays.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; ", self.command)?;
        match self.limit {
            SearchLimit::Time(time) => write!(f, "time {}", time.as_secs_f64())?,
            SearchLimit::Depth(depth) => write!(f, "depth {depth}")?,
            SearchLimit::Nodes(nodes) => write!(f, "nodes {nodes}")?,
        }
        self.options
            .iter()
            .try_for_each(|(key, value)| write!(f, "; {key}={value}"))
    }
}

/// A contestant's process.
#[derive(Debug)]
pub struct Engine {
    contestant: Contestant,
    patience: Patience,
    /// `None` once its process has ended or hung.
    client: Option<Client>,
    name: String,
    expansions: Vec<Bug>,
    /// The command that asks it for a move.
    question: String,
    overrun: Overrun,
}

impl Engine {
    /// Starts the process and sets its options.
    ///
    /// # Errors
    /// If it does not start or rejects an option.
    pub fn start(contestant: &Contestant, patience: Patience) -> Result<Engine, EngineError> {
        let mut engine = Engine {
            contestant: contestant.clone(),
            patience,
            client: None,
            name: String::new(),
            expansions: Vec::new(),
            question: String::new(),
            overrun: Overrun::NONE,
        };
        engine.revive()?;
        Ok(engine)
    }

    /// Restarts the process if it has ended.
    ///
    /// # Errors
    /// As for [`Engine::start`].
    pub fn revive(&mut self) -> Result<(), EngineError> {
        if self.client.is_some() {
            return Ok(());
        }
        let fail = |reason: String| EngineError {
            command: self.contestant.command.clone(),
            reason,
        };
        let patience = skep_uhp::Patience {
            greeting: self.patience.greeting,
            answer: self.patience.longest,
        };
        let mut client = Client::start(
            &self.contestant.program,
            &self.contestant.arguments,
            patience,
            || (self.patience.waiting)(&self.contestant, self.patience),
        )
        .map_err(|error| fail(error.to_string()))?;
        let id = client
            .greeting()
            .iter()
            .find_map(|line| line.strip_prefix("id "));
        let id = excerpt(id.ok_or_else(|| {
            fail("expected a greeting with a line such as id skep v1.0".to_owned())
        })?);
        self.expansions = expansions(client.greeting());
        self.question = question(&id, self.contestant.limit);
        self.name = id;
        for (key, value) in &self.contestant.options {
            let answer = client
                .ask(&format!("options set {key} {value}"))
                .map_err(|error| fail(format!("options set {key} {value}: {error}")))?;
            if let Some(refusal) = refusal(&answer) {
                let refusal = excerpt(refusal);
                return Err(fail(format!("options set {key} {value}: {refusal}")));
            }
        }
        self.client = Some(client);
        Ok(())
    }

    /// What it calls itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Checks that it supports all pieces of these game types.
    ///
    /// # Errors
    /// If it does not.
    pub fn check_knows(&self, game_type: GameType) -> Result<(), EngineError> {
        let needed = EXPANSIONS.into_iter().map(|(bug, _)| bug);
        let missing = needed
            .filter(|&bug| game_type.has(bug))
            .find(|bug| !self.expansions.contains(bug));
        match missing {
            None => Ok(()),
            Some(bug) => Err(EngineError {
                command: self.contestant.command.clone(),
                reason: format!(
                    "does not know the {bug:?}, expected another type than {game_type}"
                ),
            }),
        }
    }

    /// Checks that it supports its search limit: node limits are our own extension.
    ///
    /// # Errors
    /// If it cannot.
    pub fn check_takes_limit(&mut self, game_type: GameType) -> Result<(), EngineError> {
        if !matches!(self.contestant.limit, SearchLimit::Nodes(_)) {
            return Ok(());
        }
        self.obey(&format!("newgame {game_type}"))
            .and_then(|()| self.obey("bestmove nodes 1"))
            .map_err(|fault| EngineError {
                command: self.contestant.command.clone(),
                reason: format!(
                    "takes no limit of nodes, expected one of time or depth: {}",
                    fault.detail
                ),
            })
    }

    fn ask(&mut self, command: &str, limit: Duration) -> Result<Vec<String>, Fault> {
        let client = self.client.as_mut();
        let answer = client.map_or(Err(ClientError::Ended), |client| {
            client.ask_within(command, limit)
        });
        answer.map_err(|error| {
            self.client = None;
            let kind = match error {
                ClientError::Late => FaultKind::Time,
                _ => FaultKind::Crash,
            };
            Fault {
                kind,
                detail: excerpt(&format!("{command}: {error}")),
            }
        })
    }

    fn obey(&mut self, command: &str) -> Result<(), Fault> {
        let answer = self.ask(command, self.patience.longest)?;
        match refusal(&answer) {
            None => Ok(()),
            Some(refusal) => Err(refused(&format!("{command}: {refusal}"))),
        }
    }
}

impl Player for Engine {
    fn new_game(&mut self, opening: &Line) -> Result<(), Fault> {
        self.overrun = Overrun::NONE;
        // Not all engines take a GameString of a game that has not started.
        if opening.moves().len() == 0 {
            self.obey(&format!("newgame {}", opening.start().game_type()))
        } else {
            self.obey(&format!("newgame {opening}"))
        }
    }

    fn play(&mut self, move_string: &str) -> Result<(), Fault> {
        match move_string {
            "pass" => self.obey("pass"),
            text => self.obey(&format!("play {text}")),
        }
    }

    fn best_move(&mut self) -> Result<String, Fault> {
        let question = self.question.clone();
        let answer = match self.contestant.limit {
            SearchLimit::Time(time) => {
                let allowed = time.saturating_add(self.patience.margin);
                let wait = Wait::begin(time);
                let answer = self.ask(&question, allowed);
                self.overrun = self.overrun.max(wait.end());
                answer?
            }
            SearchLimit::Depth(_) | SearchLimit::Nodes(_) => {
                self.ask(&question, self.patience.longest)?
            }
        };
        if let Some(refusal) = refusal(&answer) {
            return Err(refused(&format!("{question}: {refusal}")));
        }
        // Intermediate results come before the chosen move.
        let mut said = answer.iter().map(|line| line.trim());
        let choice = said.rfind(|line| !line.is_empty());
        choice
            .map(excerpt)
            .ok_or_else(|| refused(&format!("{question}: no move")))
    }

    fn overrun(&self) -> Overrun {
        self.overrun
    }
}

fn refused(detail: &str) -> Fault {
    Fault {
        kind: FaultKind::Refused,
        detail: excerpt(detail),
    }
}

/// The line with which an engine reports an error.
fn refusal(answer: &[String]) -> Option<&str> {
    let mut lines = answer.iter().map(String::as_str);
    lines.find(|line| {
        let word = line.split_whitespace().next();
        word.is_some_and(|word| ["err", "invalidmove"].contains(&word))
    })
}

const EXPANSIONS: [(Bug, &str); 3] = [
    (Bug::Mosquito, "Mosquito"),
    (Bug::Ladybug, "Ladybug"),
    (Bug::Pillbug, "Pillbug"),
];

fn expansions(greeting: &[String]) -> Vec<Bug> {
    let lines = greeting.iter().filter(|line| !line.starts_with("id "));
    let words: Vec<_> = lines
        .flat_map(|line| line.split(';'))
        .map(str::trim)
        .collect();
    let known = EXPANSIONS.into_iter();
    known
        .filter(|(_, word)| words.contains(word))
        .map(|(bug, _)| bug)
        .collect()
}

/// How an engine of that name is asked for a move.
fn question(name: &str, limit: SearchLimit) -> String {
    match limit {
        SearchLimit::Depth(depth) => format!("bestmove depth {depth}"),
        SearchLimit::Nodes(nodes) => format!("bestmove nodes {nodes}"),
        // In the protocol's format, nokamute accepts whole seconds only.
        SearchLimit::Time(time) if name.to_ascii_lowercase().contains("nokamute") => {
            format!("bestmove seconds {}", time.as_secs_f64())
        }
        SearchLimit::Time(time) => {
            let seconds = time.as_secs();
            let [hours, minutes, seconds] = [seconds / 3600, seconds / 60 % 60, seconds % 60];
            let fraction = match time.subsec_millis() {
                0 => String::new(),
                milliseconds => format!(".{milliseconds:03}"),
            };
            format!("bestmove time {hours:02}:{minutes:02}:{seconds:02}{fraction}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_asked_in_their_own_way() {
        let time = |seconds| SearchLimit::Time(Duration::from_secs_f64(seconds));
        let rows = [
            ("skep v1", time(0.1), "bestmove time 00:00:00.100"),
            ("skep v1", time(5.0), "bestmove time 00:00:05"),
            ("x", time(3725.25), "bestmove time 01:02:05.250"),
            ("nokamute 1.0", time(0.1), "bestmove seconds 0.1"),
            ("nokamute 1.0", SearchLimit::Depth(3), "bestmove depth 3"),
            ("skep v1", SearchLimit::Nodes(200), "bestmove nodes 200"),
        ];
        for (name, limit, expected) in rows {
            assert_eq!(question(name, limit), expected);
        }
    }

    #[test]
    fn refusals_are_known_by_their_first_word() {
        let rows = [
            (&["Base;InProgress;White[1]"][..], None),
            (&["err no"], Some("err no")),
            (&["note", "invalidmove x"], Some("invalidmove x")),
            (&["error-free"], None),
            (&[], None),
        ];
        for (answer, expected) in rows {
            let answer: Vec<_> = answer.iter().map(|&line| line.to_owned()).collect();
            assert_eq!(refusal(&answer), expected);
        }
    }
}
