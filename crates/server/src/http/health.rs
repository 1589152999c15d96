//! How the server is.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use skep_wire::Health;

use crate::app::App;
use crate::problem::Problem;

/// `GET /api/health`
pub(super) async fn show(State(app): State<Arc<App>>) -> Result<Json<Health>, Problem> {
    // A server that cannot reach its store is not well.
    app.tables.store.count().await.map_err(|failure| {
        tracing::error!(%failure, "the store does not answer");
        Problem::store()
    })?;
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Ok(Json(Health {
        status: "ok".to_owned(),
        version: crate::VERSION.to_owned(),
        tables: count(app.tables.count()),
        sockets: count(app.sockets()),
        waiting: count(app.tables.pool.waiting()),
    }))
}
