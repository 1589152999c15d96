//! A good move, and why.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use skep_engine::{Level, Limits, Stop};
use skep_learn::{hint, why};
use skep_wire::{HintView, Phrase};

use super::asked::{Asked, Named};
use crate::app::App;
use crate::pool::{self, Engines};
use crate::problem::Problem;

/// How long is looked for a hint if nobody waits behind it.
const TIME: Duration = Duration::from_millis(1_000);
/// However many wait, that long.
const LEAST_TIME: Duration = Duration::from_millis(200);

/// `GET /api/games/{id}/hint?after=VERSION`
pub(super) async fn give(
    State(app): State<Arc<App>>,
    Named(id): Named,
    asked: Asked,
) -> Result<Json<HintView>, Problem> {
    let after = asked.value::<u64>("after")?;
    let live = app.tables.look(&id).await?;
    let game = live.game();
    if after.is_some_and(|after| after != game.version()) {
        return Err(Problem::gone_on());
    }
    if game.ending().is_some() {
        return Err(Problem::over());
    }
    let _place = app
        .hints
        .try_acquire()
        .map_err(|_| Problem::engines_busy())?;
    let position = game.position().clone();
    let stop = Stop::default();
    let limits = Limits {
        stop: stop.clone(),
        ..Limits::default()
    };
    let search = move |engines: &mut Engines, waiting: usize| {
        let limits = Limits {
            time: Some(pool::share(TIME, waiting, LEAST_TIME)),
            ..limits
        };
        hint(engines.at(Level::FULL, 0), &position, &limits)
    };
    let hint = app.tables.pool.run(stop, search).await;
    let hint = hint.map_err(|_| Problem::engines_busy())?;
    let hint = hint.ok_or_else(Problem::over)?;
    let target = hint.best.piece_and_target();
    let plane = live.shown().plane();
    let reasons = hint.reasons.iter().map(why);
    Ok(Json(HintView {
        version: game.version(),
        mv: game.position().move_string(hint.best),
        piece: target.map_or_else(String::new, |(piece, _)| piece.to_string()),
        to: target.and_then(|(_, to)| plane.locate(to)),
        reasons: reasons.map(Phrase::from).collect(),
    }))
}
