//! How the server is.

use skep_wire::Health;

use super::Services;
use crate::problem::Problem;

impl Services {
    /// How the server is. One that cannot reach its store is not well.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn health(&self) -> Result<Health, Problem> {
        self.tables.store.check().await.map_err(|failure| {
            tracing::error!(%failure, "the store does not answer");
            Problem::store()
        })?;
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Ok(Health {
            status: "ok".to_owned(),
            version: crate::VERSION.to_owned(),
            tables: count(self.tables.count()),
            sockets: count(self.sockets()),
            waiting: count(self.tables.pool.waiting()),
        })
    }
}
