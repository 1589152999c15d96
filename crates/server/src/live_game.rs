//! A game in memory: its header, the game itself, and what clients are shown. It is always built by
//! folding the stored events.

use std::collections::VecDeque;
use std::sync::Arc;

use skep_game::{Actor, Event, Game, GameAction, Step, Time};
use skep_rules::Color;
use skep_view::{ClockView, EventView, GameUpdate, GameView, Plane, ShownGame, WhyNot};
use skep_wire::{FromServer, GameSummary};

use crate::game_time::GameTime;
use crate::limits;
use crate::problem::Problem;
use crate::store::{Absorb, GameId, Header, Listed, LoadError, SettledCommand, Store, Stored};
use crate::time_source::Moment;
use crate::view;

/// A game in memory, with what clients are shown of it.
#[derive(Clone, Debug)]
pub(crate) struct LiveGame {
    header: Arc<Header>,
    shown: ShownGame,
    /// The latest events, as sent to clients.
    tail: VecDeque<EventView>,
    time: GameTime,
    /// When it was last written to, by the wall clock. The game's own time may differ.
    updated_at: Time,
}

impl LiveGame {
    /// Loads a game; `None` if there is none with that id.
    ///
    /// # Errors
    /// If the store fails or its events do not make a game.
    pub(crate) async fn load(
        store: &Store,
        id: &GameId,
    ) -> Result<Option<(LiveGame, Vec<SettledCommand>)>, Problem> {
        let loaded = match store.load(id).await {
            Ok(stored) => stored.map(LiveGame::of).transpose(),
            Err(error) => Err(error),
        };
        loaded.map_err(|error| match error {
            LoadError::Damaged { version, reason } => {
                tracing::error!(game = %id, version, reason, "a stored game is damaged");
                Problem::damaged()
            }
            LoadError::Failed(failure) => {
                tracing::error!(game = %id, %failure, "a game was not loaded");
                Problem::store()
            }
        })
    }

    fn of(stored: Stored) -> Result<(LiveGame, Vec<SettledCommand>), LoadError> {
        let header = Arc::new(stored.header.clone());
        let mut live = LiveGame {
            shown: ShownGame::new(view::head(&header), header.game()),
            tail: VecDeque::new(),
            time: GameTime::Wall,
            updated_at: stored.updated_at,
            header,
        };
        stored.fold_into(&mut live)?;
        live.time = GameTime::loaded(live.is_clock_running());
        Ok((live, stored.commands))
    }

    /// Applies what was decided about this game at that moment.
    pub(crate) fn advance(&mut self, step: Step, moment: Moment) {
        let at = step.at;
        let told = self.shown.advance(step);
        self.keep(told);
        self.time = (self.time).after_event(self.is_clock_running(), at, moment);
        self.updated_at = moment.wall;
    }

    /// Keeps an event in the form that clients get.
    fn keep(&mut self, told: EventView) {
        self.tail.push_back(told);
        if self.tail.len() > limits::TAIL {
            self.tail.pop_front();
        }
    }

    pub(crate) const fn game(&self) -> &Game {
        self.shown.game()
    }

    pub(crate) const fn header(&self) -> &Arc<Header> {
        &self.header
    }

    /// Why a MoveString cannot be played now; `None` if it can.
    pub(crate) fn why_not(&self, text: &str) -> Option<WhyNot> {
        self.shown.why_not(text)
    }

    /// Where the pieces are for clients.
    pub(crate) const fn plane(&self) -> &Plane {
        self.shown.plane()
    }

    /// Whether the clock was running when the server stopped and nobody has returned yet.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.time == GameTime::Interrupted
    }

    fn is_clock_running(&self) -> bool {
        let clock = self.game().clock();
        clock.is_some_and(|clock| clock.running().is_some())
    }

    /// The same game, loaded again while its table lives. Its clock continues as in `before`.
    #[must_use]
    pub(crate) fn continuing(mut self, before: &LiveGame, moment: Moment) -> LiveGame {
        let latest = self.shown.updated_at();
        self.time = before
            .time
            .after_reload(self.is_clock_running(), latest, moment);
        self
    }

    /// The time of this game. It never goes back, and it stands still during an interruption.
    pub(crate) fn time(&self, moment: Moment) -> Time {
        self.time.at(moment, self.shown.updated_at())
    }

    /// Whether the actor may do this in the game, and for which side.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn permit(
        &self,
        actor: Actor,
        action: GameAction,
    ) -> Result<Option<Color>, Problem> {
        let permitted = actor.may(action, &self.header.seating(), self.game());
        permitted.map_err(Problem::denied)
    }

    /// The whole game, as the actor sees it.
    pub(crate) fn game_view(&self, actor: Actor, moment: Moment) -> GameView {
        let yours = view::sides(&self.header.seating(), actor);
        self.shown.view(yours, self.time(moment))
    }

    /// The game for lists.
    pub(crate) fn summary(&self, actor: Actor) -> GameSummary {
        let game = self.game();
        let plies = game.line().moves().len();
        let listed = Listed {
            id: self.header.id.clone(),
            created_at: self.header.created_at,
            updated_at: self.updated_at,
            settings: *game.settings(),
            seats: self.header.seats.clone(),
            version: game.version(),
            plies: u32::try_from(plies).unwrap_or(u32::MAX),
            to_move: game.position().to_move(),
            ending: game.ending(),
            imported: self.header.imported,
        };
        view::summary(&listed, actor)
    }

    /// What a client with that version has missed, or the whole game if it is too much.
    pub(crate) fn since(&self, actor: Actor, version: Option<u64>, moment: Moment) -> FromServer {
        let missed = version.and_then(|version| self.game().version().checked_sub(version));
        let missed = missed.and_then(|missed| usize::try_from(missed).ok());
        match missed.filter(|&missed| missed <= self.tail.len()) {
            Some(missed) => self.latest(missed, moment),
            None => FromServer::Game {
                game: Box::new(self.game_view(actor, moment)),
            },
        }
    }

    /// The latest events, as far as they are still in memory.
    pub(crate) fn latest(&self, count: usize, moment: Moment) -> FromServer {
        let skipped = self.tail.len().saturating_sub(count);
        FromServer::Events {
            game: self.header.id.to_string(),
            update: GameUpdate {
                version: self.game().version(),
                events: self.tail.iter().skip(skipped).cloned().collect(),
                clock: ClockView::new(self.game(), self.time(moment)),
                turn: self.shown.turn(),
            },
        }
    }
}

impl Absorb for LiveGame {
    fn game(&self) -> &Game {
        self.shown.game()
    }

    fn absorb(&mut self, event: Event, at: Time) {
        let told = self.shown.absorb(event, at);
        self.keep(told);
    }
}
