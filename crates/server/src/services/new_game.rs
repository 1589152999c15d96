//! Creating a game.

use std::sync::Arc;

use skep_engine::Level;
use skep_game::{Actor, Event, GameAction, Settings, SiteAction, Time};
use skep_rules::Illegal;
use skep_text::is_plain;
use skep_view::WhyNot;
use skep_wire::{FromGame, GameSummary, NewGame};

use super::{Services, permit};
use crate::engine_player;
use crate::ids;
use crate::limits;
use crate::problem::{Code, Problem};
use crate::requester::Requester;
use crate::store::{
    CreateError, Created, Failure, GameId, Header, Origin, Seat, Seats, Visibility,
};
use crate::tables::Tables;

/// How often to try another id if one is taken. Ids are random, so even one collision is nearly impossible.
const ATTEMPTS: usize = 3;

/// A created game.
#[derive(Clone, Debug)]
pub struct Made {
    /// The game.
    pub summary: GameSummary,
    /// Whether it was created now; `false` if it was created before with the same key.
    pub is_new: bool,
}

impl Services {
    /// Creates a game. A repeated request with the same key returns the same game.
    ///
    /// # Errors
    /// Why it cannot be created.
    pub async fn make(
        &self,
        requester: impl Into<Requester>,
        new: &NewGame,
    ) -> Result<Made, Problem> {
        let requester = requester.into();
        let actor = requester.actor;
        permit(actor, SiteAction::Make)?;
        let (header, events) = plan(actor, &self.tables, new).await?;
        let (is_new, id) = create(&self.tables, &requester, header, &events).await?;
        // The game is there, so it must not be said that nothing has changed.
        let game = self.tables.look(&id).await;
        let game = game.map_err(|problem| match problem.code() {
            Code::Store => Problem::unknown_outcome(),
            _ => problem,
        })?;
        if is_new && engine_player::is_awaited(game.header(), game.game()) {
            // If the engine cannot start now, it will when someone opens the game.
            let _ = self.tables.wake(&id, requester.client());
        }
        Ok(Made {
            summary: game.summary(actor),
            is_new,
        })
    }
}

/// Checks that the store has room for this many more games of that origin.
pub(super) fn check_room(tables: &Tables, origin: Origin, more: usize) -> Result<(), Problem> {
    let limit = match origin {
        Origin::Played => tables.limits.games as u64,
        Origin::Imported => tables.limits.imported_games as u64,
    };
    if tables.counts.of(origin).saturating_add(more as u64) <= limit {
        return Ok(());
    }
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    Err(Problem::too_many_games(limit))
}

/// Logs why games were not stored.
pub(super) fn not_kept(failure: &Failure) -> Problem {
    tracing::error!(%failure, "a game was not made");
    Problem::failed(failure)
}

/// Logs that every id was taken, which is nearly impossible.
pub(super) fn all_taken() -> Problem {
    tracing::error!("a game was not made: every id was taken");
    Problem::store()
}

/// Stores a game under a free id, and returns whether it is new. A game created before with the
/// same key is found again.
async fn create(
    tables: &Tables,
    requester: &Requester,
    mut header: Header,
    events: &[(Time, Event)],
) -> Result<(bool, GameId), Problem> {
    check_room(tables, header.origin(), 1)?;
    let mut unknown = None;
    for _ in 0..ATTEMPTS {
        let created = if requester.is_limited() {
            tables.store.create_expiring(&header, events).await
        } else {
            tables.store.create(&header, events).await
        };
        match created {
            Ok(Created::Now) => return Ok((true, header.id)),
            Ok(Created::Before(id)) => return Ok((id == header.id, id)),
            // Nobody else chose the same id: our first attempt was stored after all.
            Err(CreateError::Taken) if unknown.is_some() => return Ok((true, header.id)),
            Err(CreateError::Taken) => header.id = ids::game_id(),
            Err(CreateError::Failed(failure)) if failure.is_unknown() && unknown.is_none() => {
                unknown = Some(failure);
            }
            // Even if this attempt failed, the first one may have succeeded.
            Err(CreateError::Failed(failure)) => {
                return Err(not_kept(unknown.as_ref().unwrap_or(&failure)));
            }
        }
    }
    Err(all_taken())
}

/// The game to create, and the events it starts with.
async fn plan(
    actor: Actor,
    tables: &Arc<Tables>,
    new: &NewGame,
) -> Result<(Header, Vec<(Time, Event)>), Problem> {
    if new.key.as_deref().is_some_and(|key| !is_key(key)) {
        return Err(Problem::key_too_long(limits::KEY_CHARACTERS));
    }
    let created_at = tables.time.now().wall;
    let header = Header {
        id: ids::game_id(),
        key: new.key.clone(),
        created_at,
        settings: settings(new)?,
        seats: Seats {
            white: seat(actor, &new.seats.white)?,
            black: seat(actor, &new.seats.black)?,
        },
        start: None,
        imported: false,
        visibility: Visibility::default(),
        tags: Vec::new(),
        comments: Vec::new(),
    };
    let Some(from) = &new.from else {
        return Ok((header, Vec::new()));
    };
    let (header, events) = taken_over(actor, tables, header, from).await?;
    let events = events.into_iter().map(|event| (created_at, event));
    Ok((header, events.collect()))
}

/// A game that continues from a ply of another one, with its game type and opening rule.
async fn taken_over(
    actor: Actor,
    tables: &Arc<Tables>,
    mut header: Header,
    from: &FromGame,
) -> Result<(Header, Vec<Event>), Problem> {
    let id: GameId = from.game.parse().map_err(|_| Problem::no_such_game())?;
    let live = tables.look(&id).await?;
    live.permit(actor, GameAction::Watch)?;
    let game = live.game();
    let plies = game.line().moves().len();
    let ply = usize::try_from(from.ply).unwrap_or(usize::MAX);
    if ply > plies {
        return Err(Problem::no_such_ply(ply, plies));
    }
    header.start.clone_from(&live.header().start);
    header.settings.game_type = game.settings().game_type;
    header.settings.opening = game.settings().opening;
    let mut events: Vec<_> = game.line().moves().take(ply).map(Event::Played).collect();
    let mut begun = header.game();
    for &event in &events {
        begun.absorb(event, header.created_at);
    }
    let forced = begun.forced(header.created_at);
    if forced.iter().any(|step| step.game.ending().is_some()) {
        return Err(Problem::refusal(WhyNot::illegal(
            begun.position(),
            Illegal::GameOver,
        )));
    }
    events.extend(forced.iter().map(|step| step.event));
    Ok((header, events))
}

fn settings(new: &NewGame) -> Result<Settings, Problem> {
    let settings = Settings::try_from(&new.settings)
        .map_err(|_| Problem::unknown_game_type(&new.settings.game_type))?;
    if let Some(time) = settings.time {
        let is_usable = !time.initial.is_zero()
            && time.initial <= limits::LONGEST_CLOCK
            && time.increment <= limits::LONGEST_INCREMENT;
        if !is_usable {
            let hours = limits::LONGEST_CLOCK.as_secs() / 3_600;
            return Err(Problem::unusable_clock(usize::try_from(hours).unwrap_or(0)));
        }
    }
    Ok(settings)
}

/// Who plays a side of a new game. Seats of persons belong to the person who creates it.
fn seat(actor: Actor, seat: &skep_wire::SeatView) -> Result<Seat, Problem> {
    match seat {
        skep_wire::SeatView::Person { name } => Ok(match actor {
            Actor::Person(id) => Seat::Person {
                person: Some(id),
                name: None,
            },
            _ if name.as_deref().is_some_and(|name| !is_plain(name)) => {
                return Err(Problem::unusable_name());
            }
            _ => Seat::person(name.as_deref()),
        }),
        skep_wire::SeatView::Engine { level } => {
            let unknown = || Problem::unknown_level(usize::from(*level));
            Ok(Seat::Engine(Level::new(*level).ok_or_else(unknown)?))
        }
    }
}

/// Whether this text can be used as an identifier.
pub(super) fn is_key(key: &str) -> bool {
    (1..=limits::KEY_CHARACTERS).contains(&key.chars().count()) && is_plain(key)
}
