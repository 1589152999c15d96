//! The number of games, kept in memory, so that creating a game does not count them all.
//!
//! A task follows the store's events. Other servers on the same database write too, so it also
//! recounts from time to time, and whenever it has missed something. The numbers are for limits
//! that keep the disk from filling up; being off by a few for a while does no harm.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use crate::store::{Failure, Happened, News, Origin, Store, Subscription};

/// How often the games are recounted.
const RECOUNT: Duration = Duration::from_secs(600);

/// The numbers of games, as last known.
#[derive(Clone, Debug)]
pub(crate) struct GameCounts(watch::Receiver<Counts>);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    played: u64,
    imported: u64,
}

impl GameCounts {
    /// Counts the games, and follows changes until the store is closed.
    ///
    /// # Errors
    /// If they cannot be counted.
    pub(crate) async fn follow(store: &Store) -> Result<GameCounts, Failure> {
        let news = store.subscribe();
        let (counts, latest) = watch::channel(count(store).await?);
        tokio::spawn(follow(store.clone(), news, counts));
        Ok(GameCounts(latest))
    }

    /// The number of games of that origin.
    pub(crate) fn of(&self, origin: Origin) -> u64 {
        self.0.borrow().of(origin)
    }
}

impl Counts {
    const fn of(self, origin: Origin) -> u64 {
        match origin {
            Origin::Played => self.played,
            Origin::Imported => self.imported,
        }
    }

    fn absorb(&mut self, happened: &Happened) {
        match happened {
            Happened::GameMade { .. } => self.played += 1,
            Happened::GamesImported { ids } => self.imported += ids.len() as u64,
            Happened::GameDeleted { origin, .. } => {
                let count = match origin {
                    Origin::Played => &mut self.played,
                    Origin::Imported => &mut self.imported,
                };
                *count = count.saturating_sub(1);
            }
            Happened::GameChanged { .. } | Happened::GameEnded { .. } => {}
        }
    }
}

async fn count(store: &Store) -> Result<Counts, Failure> {
    Ok(Counts {
        played: store.count(Origin::Played).await?,
        imported: store.count(Origin::Imported).await?,
    })
}

async fn follow(store: Store, mut news: Subscription, counts: watch::Sender<Counts>) {
    let mut next_count = Instant::now() + RECOUNT;
    loop {
        match timeout_at(next_count, news.next()).await {
            Ok(Some(News::Happened(happened))) => {
                counts.send_modify(|counts| counts.absorb(&happened));
                continue;
            }
            Ok(Some(News::Missed(_))) | Err(_) => {}
            Ok(None) => return,
        }
        next_count = Instant::now() + RECOUNT;
        match count(&store).await {
            Ok(anew) => drop(counts.send_replace(anew)),
            Err(failure) => tracing::warn!(%failure, "the games were not counted"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Counts, GameCounts};
    use crate::store::{Change, Header, Location, Seat, Seats, Store, Visibility};
    use skep_game::{Settings, Time};
    use skep_rules::GameType;

    fn header(name: &str, imported: bool) -> Header {
        Header {
            id: name.parse().unwrap(),
            key: None,
            created_at: Time::from_millis(0),
            settings: Settings::new(GameType::BASE),
            seats: Seats {
                white: Seat::person(None),
                black: Seat::person(None),
            },
            start: None,
            imported,
            visibility: Visibility::default(),
            tags: Vec::new(),
            comments: Vec::new(),
        }
    }

    async fn expect(counts: &mut GameCounts, played: u64, imported: u64) {
        let expected = Counts { played, imported };
        counts
            .0
            .wait_for(|counts| *counts == expected)
            .await
            .unwrap();
    }

    #[tokio::test]
    async fn games_made_imported_and_deleted_are_counted() {
        let folder = tempfile::tempdir().unwrap();
        let place = Location::Folder(folder.path().to_owned());
        let store = Store::open(&place).await.unwrap();
        store.create(&header("a", false), &[]).await.unwrap();
        let mut counts = GameCounts::follow(&store).await.unwrap();
        expect(&mut counts, 1, 0).await;
        store.create(&header("b", false), &[]).await.unwrap();
        let record = ["c", "d", "e"].map(|name| Change::create(&header(name, true), &[]));
        store.write(record.into()).await.unwrap();
        expect(&mut counts, 2, 3).await;
        store.delete(&"a".parse().unwrap()).await.unwrap();
        store.delete(&"d".parse().unwrap()).await.unwrap();
        expect(&mut counts, 1, 2).await;
        store.close().await;
        // The task has ended.
        assert!(counts.0.changed().await.is_err());
    }
}
