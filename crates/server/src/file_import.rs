//! Imports many files: all games of a file, or none.
//!
//! Files are read on several threads while others are written. Small ones are written together: the disk is waited for
//! once, and each of them is still there as a whole or not at all.

use std::sync::Arc;
use std::thread;

use futures_util::StreamExt as _;
use futures_util::stream;
use skep_wire::NoteView;
use tokio::sync::mpsc;

use crate::problem::ENGLISH;
use crate::record::{self, ImportedRecord, RecordFile};
use crate::store::{Failure, ImportedGame, Store};
use crate::time_source::TimeSource;

/// What came of an import so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// How many files have been dealt with.
    pub files: usize,
    /// How many games were added.
    pub added: usize,
    /// How many games were there already.
    pub known: usize,
    /// What could not be read, or not to the end.
    pub unreadable: Vec<Unreadable>,
}

/// Something that could not be read, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// In which file.
    pub file: String,
    /// Which game, from 1; 0 for the whole file.
    pub game: u32,
    /// Why.
    pub reason: String,
}

/// The store failed. What the report counts is there all the same, and nothing of the other files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportStopped {
    /// What was done before.
    pub report: ImportReport,
    /// What has happened.
    pub failure: Failure,
}

/// Imports files as they come. `progress` is told how far it has come, and how many games of a large file are written.
///
/// # Errors
/// If the store fails. Then the rest is left alone.
pub async fn import_files(
    store: &Store,
    time: &dyn TimeSource,
    files: mpsc::Receiver<RecordFile>,
    progress: &(dyn Fn(&ImportReport, usize) + Send + Sync),
) -> Result<ImportReport, Box<ImportStopped>> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let files = stream::unfold(files, async |mut files| {
        let file = files.recv().await?;
        Some((file, files))
    });
    let read = files.map(|file| tokio::task::spawn_blocking(|| read(file)));
    let mut read = std::pin::pin!(read.buffered(threads + 1));
    let mut report = ImportReport::default();
    let mut batch = Batch::default();
    loop {
        let next = read.next().await;
        if let Some(Ok(file)) = &next
            && batch.has_room_for(file)
        {
            batch.add(file);
            continue;
        }
        if let Err(failure) = batch.write(store, time, &mut report, progress).await {
            return Err(Box::new(ImportStopped { report, failure }));
        }
        progress(&report, 0);
        match next {
            Some(Ok(file)) => batch.add(&file),
            Some(Err(error)) => tracing::error!(%error, "a file could not be read"),
            None => return Ok(report),
        }
    }
}

/// A file that has been read.
struct ReadFile {
    games: Vec<Arc<ImportedGame>>,
    unreadable: Vec<Unreadable>,
}

fn read(file: RecordFile) -> ReadFile {
    let unreadable = |game, reason| Unreadable {
        file: file.name.clone(),
        game,
        reason,
    };
    let content = file.content.map_err(|error| error.to_string());
    let record = content.and_then(|content| {
        record::import(content, usize::MAX).map_err(|problem| problem.to_string())
    });
    match record {
        Ok(ImportedRecord { games, notes, .. }) => {
            let lost = notes.iter().filter(|note| record::is_loss(note));
            let word = |note: &NoteView| unreadable(note.game, note.phrase.word(&ENGLISH));
            let unreadable = lost.map(word).collect();
            ReadFile { games, unreadable }
        }
        Err(reason) => ReadFile {
            games: Vec::new(),
            unreadable: vec![unreadable(0, reason)],
        },
    }
}

/// Files that are written together.
#[derive(Default)]
struct Batch {
    files: usize,
    rows: usize,
    games: Vec<Arc<ImportedGame>>,
    unreadable: Vec<Unreadable>,
}

impl Batch {
    fn has_room_for(&self, file: &ReadFile) -> bool {
        self.files == 0 || self.rows + rows(file) <= Store::SMALL_IMPORT
    }

    fn add(&mut self, file: &ReadFile) {
        self.files += 1;
        self.rows += rows(file);
        self.games.extend(file.games.iter().cloned());
        self.unreadable.extend(file.unreadable.iter().cloned());
    }

    async fn write(
        &mut self,
        store: &Store,
        time: &dyn TimeSource,
        report: &mut ImportReport,
        progress: &(dyn Fn(&ImportReport, usize) + Send + Sync),
    ) -> Result<(), Failure> {
        let batch = std::mem::take(self);
        let so_far = report.clone();
        let written = |games: usize| progress(&so_far, games);
        let placed = store
            .import(&batch.games, time.now().wall, &written)
            .await?;
        let added = placed.iter().filter(|placed| placed.is_new).count();
        report.files += batch.files;
        report.added += added;
        report.known += placed.len() - added;
        report.unreadable.extend(batch.unreadable);
        Ok(())
    }
}

fn rows(file: &ReadFile) -> usize {
    file.games.iter().map(|game| game.rows()).sum()
}
