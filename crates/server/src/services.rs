//! Everything that skep can be asked, as typed functions.
//!
//! `http/` and `socket.rs` translate requests into these calls and the results into JSON; the
//! terminal app calls them directly. Each takes the [`Actor`] of the request, and checks
//! [`skep_game`]'s permissions before it does anything.

mod games;
mod health;
mod help;
mod lessons;
mod new_game;
mod pictures;
mod play;
mod records;

use std::sync::{Arc, Mutex, PoisonError};

use skep_game::{Actor, GameAction, SiteAction};
use skep_rules::Color;

use crate::blocking_work::BlockingWork;
use crate::limits::{self, Limits};
use crate::live_game::LiveGame;
use crate::open_sockets::Slots;
use crate::problem::Problem;
use crate::store::{GameId, LocationLock};
use crate::tables::Tables;

pub use games::ListQuery;
use health::StoreCheck;
pub use new_game::Made;
pub use pictures::Picture;
pub use play::Watch;
pub use records::WrittenRecord;

/// Everything that skep can be asked.
pub struct Services {
    pub(crate) tables: Arc<Tables>,
    /// Limits verdicts, advice and tried positions.
    verdicts: BlockingWork,
    /// Limits records that are read for an import.
    imports: BlockingWork,
    slots: Slots,
    /// Keeps other servers away from the games until the store is closed.
    lock: Mutex<Option<LocationLock>>,
    store_check: StoreCheck,
}

impl Services {
    pub(crate) fn new(tables: Arc<Tables>, lock: LocationLock) -> Services {
        Services {
            tables,
            verdicts: BlockingWork::new(limits::VERDICTS),
            imports: BlockingWork::new(limits::IMPORTS),
            slots: Slots::default(),
            lock: Mutex::new(Some(lock)),
            store_check: StoreCheck::default(),
        }
    }

    /// Releases the games for another server.
    pub(crate) fn unlock(&self) {
        let lock = self.lock.lock();
        drop(lock.unwrap_or_else(PoisonError::into_inner).take());
    }

    /// How much of everything there may be.
    pub(crate) fn limits(&self) -> &Limits {
        &self.tables.limits
    }

    /// The game, if the actor may do this in it, and for which side.
    async fn game(
        &self,
        actor: Actor,
        action: GameAction,
        id: &GameId,
    ) -> Result<(Box<LiveGame>, Option<Color>), Problem> {
        let live = self.tables.look(id).await?;
        let side = live.permit(actor, action)?;
        Ok((live, side))
    }
}

/// Whether the actor may do something that is not about a particular game.
fn permit(actor: Actor, action: SiteAction) -> Result<(), Problem> {
    actor.may_on_site(action).map_err(Problem::denied)
}
