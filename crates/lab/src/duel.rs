//! Matches between two engines: which is stronger, and by how much?
//!
//! Each opening is played twice with colours reversed, several games at once, refereed by our
//! rules. [`Duel`] arranges the games; `referee.rs` plays one, `engine.rs` drives an engine's
//! process, `journal.rs` keeps the games on file, `tally.rs` counts, and `elo.rs` and `sprt.rs` calculate.

mod balance;
mod elo;
mod engine;
mod game;
mod journal;
mod openings;
mod overrun;
mod player;
mod referee;
mod sprt;
mod tally;

pub use balance::Balance;
pub(crate) use elo::TWO_SIDED_95;
pub use elo::{Elo, Pentanomial, elo_of_score, score_of_elo};
pub use engine::{Contestant, Engine, EngineError, Patience};
pub use game::{Charter, Ending, Game, Leg, ParseRoundError, Round, Side};
pub use journal::{Journal, JournalError, Past};
pub use openings::{Openings, OpeningsError};
pub use overrun::Overrun;
pub use player::{Fault, FaultKind, Player};
pub use referee::{Players, Terms, play};
pub use sprt::{Decision, ParseSprtError, RISK, Sprt};
pub use tally::{Draws, Tally};

use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use skep_rules::Color;

/// The settings of a match.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The name of the match.
    pub event: String,
    /// A and B.
    pub contestants: [Contestant; 2],
    /// How long to wait for them.
    pub patience: Patience,
    /// The openings.
    pub openings: Openings,
    /// The number of games, two for each opening.
    pub games: u32,
    /// A game that reaches this many plies is a draw.
    pub max_plies: u32,
    /// How many games run at once, at least one.
    pub concurrency: usize,
    /// When to stop early.
    pub sprt: Option<Sprt>,
}

/// A match.
#[derive(Debug)]
pub struct Duel {
    settings: Settings,
    charter: Charter,
    /// Started to learn their names, and reused for the first games.
    engines: Option<[Engine; 2]>,
    journal: Option<Journal>,
    played: BTreeSet<Round>,
    tally: Tally,
}

/// Why a match cannot go on.
#[derive(Debug)]
pub enum DuelError {
    /// An engine cannot take part.
    Engine(EngineError),
    /// The games cannot be saved.
    Journal(JournalError),
    /// The system cannot start another thread.
    Thread(io::Error),
}

impl fmt::Display for DuelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DuelError::Engine(error) => error.fmt(f),
            DuelError::Journal(error) => error.fmt(f),
            DuelError::Thread(error) => write!(f, "no thread for a game: {error}"),
        }
    }
}

impl std::error::Error for DuelError {}

impl From<EngineError> for DuelError {
    fn from(error: EngineError) -> DuelError {
        DuelError::Engine(error)
    }
}

impl From<JournalError> for DuelError {
    fn from(error: JournalError) -> DuelError {
        DuelError::Journal(error)
    }
}

impl Duel {
    /// Starts both engines.
    ///
    /// # Errors
    /// If one of them cannot take part.
    pub fn new(settings: Settings) -> Result<Duel, DuelError> {
        let mut engines = start(&settings)?;
        for engine in &mut engines {
            for game_type in settings.openings.game_types() {
                engine.check_knows(game_type)?;
                engine.check_takes_limit(game_type)?;
            }
        }
        let charter = Charter {
            event: settings.event.clone(),
            names: distinct([engines[0].name(), engines[1].name()]),
            engines: settings.contestants.each_ref().map(Contestant::to_string),
            openings: settings.openings.to_string(),
            max_plies: settings.max_plies,
        };
        Ok(Duel {
            settings,
            charter,
            engines: Some(engines),
            journal: None,
            played: BTreeSet::new(),
            tally: Tally::default(),
        })
    }

    /// Saves the games to a file. Games that are there already are counted and not played again. Returns whether the
    /// last of them was incomplete and was removed.
    ///
    /// # Errors
    /// If the file cannot be used or holds another match.
    pub fn keep(&mut self, path: &Path) -> Result<bool, DuelError> {
        let (journal, past) = Journal::open(path, &self.charter, &self.settings.openings)?;
        self.journal = Some(journal);
        for game in &past.games {
            self.played.insert(game.round);
            self.tally.add(game);
        }
        Ok(past.torn)
    }

    /// The names and settings of the match.
    pub const fn charter(&self) -> &Charter {
        &self.charter
    }

    /// The results so far.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Plays the remaining games, and reports each.
    ///
    /// # Errors
    /// If an engine cannot be restarted or a game cannot be saved.
    pub fn run(&mut self, mut report: impl FnMut(&Game, &Tally)) -> Result<(), DuelError> {
        let rounds: Vec<_> = Round::first(self.settings.games)
            .filter(|round| !self.played.contains(round))
            .collect();
        if rounds.is_empty() || self.is_decided() {
            return Ok(());
        }
        let settings = self.settings.clone();
        let hall = Hall {
            settings: &settings,
            rounds,
            next: AtomicUsize::new(0),
            stop: AtomicBool::new(false),
        };
        let mut first = self.engines.take();
        let (sender, games) = mpsc::channel();
        thread::scope(|scope| {
            let mut workers = 0;
            for _ in 0..settings.concurrency.clamp(1, hall.rounds.len()) {
                let (hall, engines, sender) = (&hall, first.take(), sender.clone());
                let work = move || hall.work(engines, &sender);
                match thread::Builder::new().spawn_scoped(scope, work) {
                    Ok(_) => workers += 1,
                    Err(error) if workers == 0 => return Err(DuelError::Thread(error)),
                    // The threads that did start play all games.
                    Err(_) => break,
                }
            }
            drop(sender);
            // However this function ends, the workers end too.
            let ended = games.iter().try_for_each(|game| {
                let game = game?;
                self.enter(&game)?;
                report(&game, &self.tally);
                if self.is_decided() {
                    hall.stop.store(true, Ordering::Relaxed);
                }
                Ok(())
            });
            hall.stop.store(true, Ordering::Relaxed);
            ended
        })
    }

    fn enter(&mut self, game: &Game) -> Result<(), DuelError> {
        if let Some(journal) = &mut self.journal {
            journal.append(&self.charter, game)?;
        }
        self.played.insert(game.round);
        self.tally.add(game);
        Ok(())
    }

    fn is_decided(&self) -> bool {
        let decision = |sprt: Sprt| sprt.decision(&self.tally.pairs);
        self.settings.sprt.and_then(decision).is_some()
    }
}

/// What the workers share.
struct Hall<'a> {
    settings: &'a Settings,
    rounds: Vec<Round>,
    next: AtomicUsize,
    stop: AtomicBool,
}

impl Hall<'_> {
    /// Plays game after game with its own two engines.
    fn work(&self, engines: Option<[Engine; 2]>, games: &Sender<Result<Game, DuelError>>) {
        let mut engines = match engines.map_or_else(|| start(self.settings), Ok) {
            Ok(engines) => engines,
            Err(error) => return drop(games.send(Err(error.into()))),
        };
        while let Some(game) = self.next_game(&mut engines).transpose() {
            let is_over = game.is_err();
            if games.send(game).is_err() || is_over {
                return;
            }
        }
    }

    /// Plays the next game; `None` if there is none.
    fn next_game(&self, engines: &mut [Engine; 2]) -> Result<Option<Game>, DuelError> {
        let next = self.next.fetch_add(1, Ordering::Relaxed);
        let Some(&round) = self.rounds.get(next) else {
            return Ok(None);
        };
        if self.stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        engines.iter_mut().try_for_each(Engine::revive)?;
        let opening = self.settings.openings.of_pair(round.pair);
        let terms = Terms {
            opening: &opening,
            max_plies: self.settings.max_plies,
            stop: &self.stop,
        };
        let [a, b] = engines;
        let players: Players<'_> = match round.leg {
            Leg::First => [a, b],
            Leg::Second => [b, a],
        };
        let Some((line, ending)) = play(terms, players) else {
            return Ok(None);
        };
        let overruns = Color::ALL.map(|color| engines[round.side(color) as usize].overrun());
        Ok(Some(Game {
            round,
            line,
            opening_plies: opening.position().ply(),
            ending,
            overruns,
        }))
    }
}

fn start(settings: &Settings) -> Result<[Engine; 2], EngineError> {
    let [a, b] = &settings.contestants;
    let patience = settings.patience;
    Ok([Engine::start(a, patience)?, Engine::start(b, patience)?])
}

/// Makes the names different.
fn distinct(names: [&str; 2]) -> [String; 2] {
    let [a, b] = names;
    if a == b {
        [format!("{a} (A)"), format!("{b} (B)")]
    } else {
        names.map(str::to_owned)
    }
}
