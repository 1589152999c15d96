//! Logs what happens to games: created, ended, deleted.

use crate::store::{Happened, News, Subscription};

/// Writes to the log until the store is closed.
pub(crate) async fn keep(mut news: Subscription) {
    while let Some(news) = news.next().await {
        match news {
            News::Happened(happened) => write(&happened),
            News::Missed(missed) => tracing::warn!(missed, "the log has missed something"),
        }
    }
}

fn write(happened: &Happened) {
    match happened {
        Happened::GameMade { id } => tracing::info!(game = %id, "made"),
        Happened::GamesImported { ids } => {
            tracing::info!(games = ids.len(), "a record was imported");
        }
        Happened::GameEnded {
            id,
            version,
            ending,
        } => tracing::info!(game = %id, version, ?ending, "ended"),
        Happened::GameDeleted { id, .. } => tracing::info!(game = %id, "deleted"),
        // Moves would drown out the rest.
        Happened::GameChanged { .. } => {}
    }
}
