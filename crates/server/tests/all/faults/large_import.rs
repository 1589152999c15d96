//! The reply to the last commit of a large import is lost, so the store has to find out what became of it.

use skep_server::store::{Location, Store};

use super::on_postgresql::{SKIPPED, through};
use super::proxy::{Blow, Mode, Proxy};
use crate::store::fixture::NOON;
use crate::store::import::{MANY, check_visible, import, pgn, read, rows, rows_of};
use crate::store::postgres::Server;

#[tokio::test(flavor = "multi_thread")]
async fn all_games_are_there_or_none() {
    let cases = [
        (Mode::AfterOneCommit(Blow::Cut), true),
        (Mode::BeforeOneCommit(Blow::Cut), false),
    ];
    let server = tokio::task::spawn_blocking(Server::start).await.unwrap();
    for (mode, is_published) in cases {
        let url = tokio::task::block_in_place(|| server.empty());
        let Some(folder) = server.folder() else {
            println!("{SKIPPED}");
            return;
        };
        let direct = Location::Url(url.clone());
        let proxy = Proxy::start(&folder).await;
        let store = Store::open(&through(&proxy, &url, &folder)).await.unwrap();
        let games = read(&pgn(0..MANY));
        // Everything is staged: the next commit publishes.
        let progress = |done| {
            if done == MANY {
                proxy.set(mode);
            }
        };
        let imported = store.import(&games, NOON, &progress).await;
        proxy.set(Mode::Pass);
        let expected = if is_published { MANY } else { 0 };
        assert_eq!(imported.is_ok(), is_published, "{mode:?}");
        assert_eq!(rows(&direct).await, rows_of(expected), "{mode:?}");
        check_visible(&store, expected).await;
        let again = import(&store, &games).await;
        let added = again.iter().filter(|placed| placed.is_new).count();
        assert_eq!(added, MANY - expected, "{mode:?}");
        assert_eq!(rows(&direct).await, rows_of(MANY), "{mode:?}");
        store.close().await;
    }
    tokio::task::block_in_place(|| drop(server));
}
