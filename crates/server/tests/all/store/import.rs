//! Imports: all games of a call are there, or none, and no game is there twice.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use skep_game::Event;
use skep_rules::Color;
use skep_server::record;
use skep_server::store::{Filter, Happened, ImportedGame, Location, News, Origin, Placed, Store};
use sqlx::{AssertSqlSafe, Connection as _};
use tokio::sync::mpsc;

use crate::store::faults::Fault;
use crate::store::fixture::{Kept, NOON, connect, header, later, meddle, open, steps};
use crate::store::news::Hearer;

/// Enough games of 24 moves to need several transactions.
pub(crate) const MANY: usize = 600;

#[rustfmt::skip]
const MOVES: [&str; 24] = [
    "wA1", "bS1 /wA1", r"wG1 \wA1", r"bA1 bS1\", "wB1 wG1/", "bA2 -bS1", "wQ wB1/", r"bQ bA2\", r"wB2 wB1\",
    "bA1 wB2-", r"wQ \bA1", "bA2 wQ/", "wS1 -wB1", "bS2 bA2-", r"wA2 \wB1", r"bB1 \bS2", "wS2 /wS1", "bG1 bS2/",
    "wS2 -bQ", r"bG1 bA2\", "wA2 bB1/", "bB2 -bB1", "wS1 -bB2", "bG2 bS2-",
];

/// Games that differ in a tag, as PGN.
pub(crate) fn pgn(rounds: std::ops::Range<usize>) -> String {
    let game = |round| {
        let moves = (1..).zip(MOVES).map(|(ply, mv)| format!("{ply}. {mv}\n"));
        let moves: String = moves.collect();
        format!(
            "[GameType \"Base\"]\n[White \"Ada\"]\n[Black \"Bob\"]\n[Round \"{round}\"]\n[Result \"WhiteWins\"]\n\n\
             {moves}{{the end}}\nWhiteWins\n\n"
        )
    };
    rounds.map(game).collect()
}

pub(crate) fn read(text: &str) -> Vec<Arc<ImportedGame>> {
    let read = record::import(text.as_bytes().to_vec(), usize::MAX).unwrap();
    assert!(read.notes.is_empty(), "{:?}", read.notes[0]);
    read.games
}

pub(crate) async fn import(store: &Store, games: &[Arc<ImportedGame>]) -> Vec<Placed> {
    store.import(games, NOON, &|_| ()).await.unwrap()
}

/// The number of rows in the tables that an import writes.
pub(crate) async fn rows(place: &Location) -> [i64; 7] {
    let mut connection = connect(place).await;
    let mut counts = [0; 7];
    let tables = [
        "game",
        "event",
        "seat",
        "tag",
        "comment",
        "imported_game",
        "unfinished_import",
    ];
    for (table, count) in tables.iter().zip(&mut counts) {
        let query = sqlx::query_as(AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}")));
        (*count,) = query.fetch_one(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    counts
}

/// The expected rows for this many games.
pub(crate) fn rows_of(games: usize) -> [i64; 7] {
    let games = i64::try_from(games).unwrap();
    [1, 25, 2, 3, 1, 1, 0].map(|rows| rows * games)
}

pub(crate) async fn check_visible(store: &Store, games: usize) {
    let count = store.count(Origin::Imported).await;
    assert_eq!(count, Ok(games as u64));
    let page = store.list(Filter::All, None, None, u32::MAX - 1).await;
    assert_eq!(page.unwrap().games.len(), games);
}

pub(crate) async fn imported_games_come_back(place: Location) {
    let store = open(&place).await;
    for count in [1, MANY] {
        let games = read(&pgn(0..count));
        let placed = import(&store, &games).await;
        assert_eq!(placed.len(), count);
        for (placed, game) in placed.iter().zip(&games).step_by(97) {
            let stored = store.load(&placed.id).await.unwrap().unwrap();
            assert_eq!(stored.header, game.header(placed.id.clone(), NOON));
            let folded = stored.game().unwrap();
            assert!(folded.line().move_strings().eq(MOVES));
            assert_eq!(folded.ending(), game.content().ending);
        }
        check_visible(&store, count).await;
        assert_eq!(rows(&place).await, rows_of(count));
        let page = store.list(Filter::Over, None, None, 1).await.unwrap();
        let listed = &page.games[0];
        assert_eq!((listed.version, listed.plies), (25, 24));
        assert_eq!((listed.to_move, listed.imported), (Color::White, true));
    }
}

pub(crate) async fn the_same_game_is_imported_once(place: Location) {
    let store = open(&place).await;
    for count in [2, MANY] {
        let games = read(&pgn(0..count));
        let first = import(&store, &games).await;
        assert!(first.iter().skip(2).all(|placed| placed.is_new));
        let ids = |placed: &[Placed]| {
            placed
                .iter()
                .map(|placed| placed.id.clone())
                .collect::<Vec<_>>()
        };
        // The same games in another order, and each of them twice.
        let mut others: Vec<_> = games.iter().chain(&games).cloned().collect();
        others.reverse();
        let mut again = import(&store, &others).await;
        assert!(again.iter().all(|placed| !placed.is_new));
        again.reverse();
        assert_eq!(ids(&again[..count]), ids(&first));
        assert_eq!(ids(&again[count..]), ids(&first));
        check_visible(&store, count).await;
        assert_eq!(rows(&place).await, rows_of(count));
    }
    // A game that was deleted comes back.
    let game = &read(&pgn(1..2));
    let placed = import(&store, game).await;
    assert!(!placed[0].is_new);
    assert_eq!(store.delete(&placed[0].id).await, Ok(true));
    assert!(import(&store, game).await[0].is_new);
    // Twice in one record.
    let twice = import(&store, &read(&pgn(MANY..MANY + 1).repeat(2))).await;
    assert_eq!(twice.iter().filter(|placed| placed.is_new).count(), 1);
    assert_eq!(twice[0].id, twice[1].id);
}

#[test]
fn the_content_of_a_record_identifies_the_game() {
    let one = pgn(0..1);
    let same = [
        // Other formats and other orders of tags.
        one.replace(
            "[White \"Ada\"]\n[Black \"Bob\"]",
            "[Black \"Bob\"]\n[White \"Ada\"]",
        ),
        one.replace("bS1 /wA1", "bS1  /wA1")
            .replace("\n\n", "\n \n"),
    ];
    let different = [
        one.replace("Ada", "Eve"),
        one.replace("the end", "The end"),
        one.replace("[Round \"0\"]\n", ""),
        one.replace("WhiteWins", "BlackWins"),
        one.replace("24. bG2 bS2-\n", ""),
        one.replace("24. bG2 bS2-\n", "24. bA3 bS2-\n"),
        one.replace("\"Base\"", "\"Base+M\""),
    ];
    let game = &read(&one)[0];
    for text in &same {
        assert_eq!(read(text)[0].digest(), game.digest(), "{text}");
    }
    for text in &different {
        assert_ne!(read(text)[0].digest(), game.digest(), "{text}");
    }
    // Digests are on disk: each version must recognise what an earlier one imported.
    assert_eq!(
        game.digest(),
        "752e4f72791c1b7a77c4d237c53d7c8764621066ced078645ef5a90ff77f5239"
    );
}

/// An import fails at its last game.
pub(crate) async fn a_fault_in_an_import_leaves_no_trace(place: Location) {
    let store = open(&place).await;
    let mut hearer = Hearer::new(&store);
    let mut expected = 0;
    for (round, count) in (0..).zip([3, MANY]) {
        let start = round * 10_000;
        let text = pgn(start..start + count);
        // Only the last game has this move.
        let last = text.rfind("24. bG2 bS2-\n").unwrap();
        let mut text = text;
        text.replace_range(last..last + 12, "24. bA3 bS2-");
        let games = read(&text);
        for fault in Fault::when(&place, "NEW.mv = 'bA3 bS2-'") {
            fault.begin(&place).await;
            for _ in 0..2 {
                let failed = store.import(&games, NOON, &|_| ()).await;
                assert!(failed.is_err(), "{}: {failed:?}", fault.name);
            }
            fault.end(&place).await;
            assert_eq!(rows(&place).await, rows_of(expected), "{}", fault.name);
        }
        import(&store, &games).await;
        expected += count;
        assert_eq!(rows(&place).await, rows_of(expected));
        check_visible(&store, expected).await;
        let Happened::GamesImported { ids } = hearer.next().await else {
            panic!("nothing else has happened");
        };
        assert_eq!(ids.len(), count);
    }
}

/// As if the program had been killed in the middle of an import.
pub(crate) async fn an_interrupted_import_leaves_nothing(place: Location) {
    let store = open(&place).await;
    let games = read(&pgn(0..MANY));
    let (written, mut is_written) = mpsc::unbounded_channel();
    let progress = move |_| written.send(()).unwrap();
    tokio::select! {
        _ = store.import(&games, NOON, &progress) => panic!("it was faster than its first part"),
        _ = is_written.recv() => {}
    }
    assert!(rows(&place).await[0] > 0);
    // Nobody sees what is there.
    check_visible(&store, 0).await;
    let mut connection = connect(&place).await;
    let staged: Vec<(String,)> = sqlx::query_as("SELECT id FROM game")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let loaded = store.load(&staged[0].0.parse().unwrap()).await.unwrap();
    assert!(loaded.is_none());
    store.close().await;

    // The next start deletes it.
    let store = open(&place).await;
    while rows(&place).await != rows_of(0) {
        tokio::task::yield_now().await;
    }
    // So does the next import.
    let progress_again = mpsc::unbounded_channel();
    let (written, mut is_written) = progress_again;
    let progress = move |_| written.send(()).unwrap();
    tokio::select! {
        _ = store.import(&games, NOON, &progress) => panic!("it was faster than its first part"),
        _ = is_written.recv() => {}
    }
    let few = import(&store, &games[..2]).await;
    assert!(few.iter().all(|placed| placed.is_new));
    import(&store, &games).await;
    check_visible(&store, MANY).await;
    assert_eq!(rows(&place).await, rows_of(MANY));
}

pub(crate) async fn many_import_the_same_at_once(place: Location) {
    let (one, other) = (open(&place).await, open(&place).await);
    let games = read(&pgn(0..MANY));
    let imports = (0..8).map(|index| {
        let store = if index % 2 == 0 { &one } else { &other };
        // Some are large, some are small.
        let part = if index < 4 {
            &games[..]
        } else {
            &games[index * 10..][..20]
        };
        store.import(part, NOON, &|_| ())
    });
    let imported = futures_util::future::join_all(imports).await;
    let placed = imported.into_iter().flat_map(Result::unwrap);
    let added = placed.filter(|placed| placed.is_new).count();
    assert_eq!(added, MANY);
    check_visible(&one, MANY).await;
    assert_eq!(rows(&place).await, rows_of(MANY));
}

/// While many games are imported, moves are written between their parts.
pub(crate) async fn moves_do_not_wait_for_an_import(place: Location) {
    let store = open(&place).await;
    let mut kept = Kept::new(&store, header("live")).await;
    let games = read(&pgn(0..2 * MANY));
    let is_over = AtomicBool::new(false);
    let (written, mut is_written) = mpsc::unbounded_channel();
    let progress = move |_| written.send(()).unwrap_or_default();
    let importing = async {
        store.import(&games, NOON, &progress).await.unwrap();
        is_over.store(true, Ordering::Relaxed);
    };
    let playing = async {
        is_written.recv().await.unwrap();
        for second in 0..3 {
            let offer = [Event::DrawOffered(Color::White)];
            let steps = steps(&kept.game, later(second), &offer);
            assert_eq!(
                store
                    .append(&kept.header.id, &steps, None, later(second))
                    .await,
                Ok(())
            );
            kept.absorb(steps);
        }
        assert!(!is_over.load(Ordering::Relaxed));
    };
    futures_util::future::join(importing, playing).await;
    kept.check().await;
}

/// Games that an earlier version imported are recognised, too.
pub(crate) async fn games_of_earlier_versions_are_known(place: Location) {
    let store = open(&place).await;
    let games = read(&pgn(0..70));
    let placed = import(&store, &games).await;
    store.close().await;
    // Earlier versions also imported games twice.
    meddle(
        &place,
        &format!(
            "DELETE FROM imported_game; UPDATE tag SET value = '0' WHERE name = 'Round' AND game = '{}'",
            placed[1].id
        ),
    )
    .await;
    let store = open(&place).await;
    let again = import(&store, &games).await;
    let new: Vec<_> = (0..)
        .zip(&again)
        .filter(|(_, placed)| placed.is_new)
        .collect();
    assert_eq!(new.len(), 1);
    assert_eq!(new[0].0, 1);
    check_visible(&store, 71).await;
}

/// A subscriber that indexes games hears of all games of an import at once, when they are there.
pub(crate) async fn subscribers_hear_of_an_import_when_it_is_complete(place: Location) {
    let store = open(&place).await;
    let mut news = store.subscribe();
    let placed = import(&store, &read(&pgn(0..MANY))).await;
    let known = import(&store, &read(&pgn(0..5))).await;
    assert!(known.iter().all(|placed| !placed.is_new));
    let few = import(&store, &read(&pgn(MANY - 1..MANY + 1))).await;
    let Some(News::Happened(Happened::GamesImported { ids })) = news.next().await else {
        panic!("nothing else has happened");
    };
    assert!(ids.iter().eq(placed.iter().map(|placed| &placed.id)));
    for id in ids.iter().step_by(101) {
        assert!(store.load(id).await.unwrap().is_some());
    }
    let ids = [few[1].id.clone()].into();
    assert_eq!(
        news.next().await,
        Some(News::Happened(Happened::GamesImported { ids }))
    );
}
