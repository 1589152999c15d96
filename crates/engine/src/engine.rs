//! The entry point: an engine, which keeps what it has learnt from one search to the next.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, OnceLock};

use skep_rules::{Move, Position};

use crate::handicap::Handicap;
use crate::host::{Host, Stopwatch};
use crate::level::Level;
use crate::limits::{Limits, Stop};
use crate::proof::winning_move;
use crate::report::{Report, Variation};
use crate::search::{Claims, Shared, Worker};
use crate::solitaire::Solitaire;
use crate::transposition_table::{OutOfMemory, TranspositionTable};
use crate::{Network, OpeningBook, Score};

/// Searches positions.
pub struct Engine {
    host: Box<dyn Host>,
    table: TranspositionTable,
    threads: NonZeroUsize,
    lines: NonZeroUsize,
    level: Level,
    seed: u64,
    network: Option<Arc<Network>>,
    solitaire: Solitaire,
}

impl Engine {
    /// An engine with one thread and a table of that size.
    ///
    /// # Errors
    /// If there is no memory for the table.
    pub fn new(table_mebibytes: usize, host: impl Host + 'static) -> Result<Engine, OutOfMemory> {
        let table = TranspositionTable::new(table_mebibytes)?;
        Ok(Engine {
            host: Box::new(host),
            table,
            threads: NonZeroUsize::MIN,
            lines: NonZeroUsize::MIN,
            level: Level::FULL,
            seed: 0,
            network: Some(Network::shipped()),
            solitaire: Solitaire::default(),
        })
    }

    /// How many threads search at once.
    pub fn set_threads(&mut self, threads: NonZeroUsize) {
        self.threads = threads;
    }

    /// How many lines are reported.
    pub fn set_lines(&mut self, lines: NonZeroUsize) {
        self.lines = lines;
    }

    /// Sets how strong it plays; returns the previous level.
    pub fn set_level(&mut self, level: Level) -> Level {
        std::mem::replace(&mut self.level, level)
    }

    /// Sets the seed for the mistakes of levels below [`Level::FULL`] and for the choice of
    /// openings. With another seed it plays another game.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Sets the network that evaluates positions besides the linear evaluation. What was learnt
    /// with another one is forgotten.
    pub fn set_network(&mut self, network: Option<Arc<Network>>) {
        if self.network != network {
            self.forget();
        }
        self.network = network;
    }

    /// Forgets what was learnt.
    pub fn forget(&mut self) {
        self.table.clear();
        self.solitaire = Solitaire::default();
    }

    /// Chooses a move to play. At full strength it is one from the opening book, if there is one,
    /// without any report; otherwise the result of a search.
    pub fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        report: impl FnMut(&Report),
    ) -> Report {
        let is_full = self.level == Level::FULL && position.outcome().is_none();
        let book = is_full.then(|| OpeningBook::shipped(position.game_type()));
        let known = book.and_then(|book| book.look_up(position, self.seed));
        known.unwrap_or_else(|| self.search(position, limits, report))
    }

    /// Searches for the best move until a limit is reached, and reports what it finds at each depth.
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        mut report: impl FnMut(&Report),
    ) -> Report {
        let stopwatch = Stopwatch::start(&*self.host);
        self.table.next_search();
        if position.outcome().is_some() {
            return Report::without_search(Vec::new());
        }
        let handicap = Handicap::new(self.level, self.seed);
        let barred = handicap.barred(position);
        let limits = &self.level.narrow(limits);
        let is_full = self.level == Level::FULL;
        let (alone, spent) = if is_full {
            self.solitaire.search(position, limits, stopwatch)
        } else {
            (None, 0)
        };
        // A lower level must not be stronger on a larger machine.
        let threads = if is_full { self.threads.get() } else { 1 };
        let claims = (threads > 1).then(Claims::new);
        let shared = Shared {
            table: &self.table,
            claims: claims.as_ref(),
            limits,
            budget: limits.budget(),
            handicap,
            network: self.network.as_deref(),
            barred: &barred,
            stopwatch,
            nodes: &AtomicU64::new(spent),
        };
        let mut report = |found: &Report| report(&found.clone().or_better(alone.as_ref()));
        let (found, helped) = self.search_together(position, &shared, threads - 1, &mut report);
        let mut found = found.unwrap_or_else(|| unsearched(position, &barred));
        for helped in helped {
            let is_open = limits.depth.is_none() && !found.is_decided();
            if is_open && helped.depth > found.depth {
                found = Report {
                    nodes: found.nodes,
                    time: found.time,
                    ..helped
                };
                report(&found);
            }
        }
        found.or_better(alone.as_ref())
    }

    /// Searches with one worker that checks the limits, and with helpers that continue until it is
    /// done. Returns its result and those of the helpers.
    fn search_together(
        &self,
        position: &Position,
        shared: &Shared<'_>,
        helpers: usize,
        report: &mut dyn FnMut(&Report),
    ) -> (Option<Report>, Vec<Report>) {
        let lines = self.lines.get();
        let helpers_stop = Stop::default();
        let helper_limits = Limits {
            stop: helpers_stop.clone(),
            ..Limits::default()
        };
        let helper_shared = Shared {
            limits: &helper_limits,
            budget: None,
            ..*shared
        };
        let helped: Vec<OnceLock<Report>> = (0..helpers).map(|_| OnceLock::new()).collect();
        let help = |index: usize| {
            // Every other helper is one depth ahead.
            let first_depth = 2 - (index % 2) as u16;
            let deepened = Worker::new(position, &helper_shared).deepen(first_depth, lines, |_| ());
            if let Some(report) = deepened {
                let _ = helped[index].set(report);
            }
        };
        let mut found = None;
        self.host.run(helpers, &help, &mut || {
            found = Worker::new(position, shared).deepen(1, lines, &mut *report);
            helpers_stop.set();
        });
        let helped = helped.into_iter().filter_map(OnceLock::into_inner);
        (found, helped.collect())
    }
}

/// The report if there was no time to search at all: an immediate win, or some legal move that is
/// not excluded.
fn unsearched(position: &Position, barred: &[Move]) -> Report {
    let mut moves = position.legal_moves().into_iter();
    let (score, mv) = match winning_move(position) {
        Some(mv) => (Score::win_in(1), Some(mv)),
        None => (Score::DRAW, moves.find(|mv| !barred.contains(mv))),
    };
    let moves = mv.into_iter().collect();
    Report::without_search(vec![Variation { score, moves }])
}
