//! The files that paths lead to: folders with all that is in them, and what is in archives.

use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use skep_server::limits;
use skep_server::record::{ArchiveError, RecordFile, is_record_name, unpack};

/// The files that paths lead to.
pub(super) struct Walk(Vec<PathBuf>);

/// Takes a file. Returns whether to go on.
type Visit<'a> = &'a mut dyn FnMut(RecordFile) -> bool;

/// What is opened in folders beside records.
const ARCHIVES: [&str; 4] = [".zip", ".tar", ".tar.gz", ".tgz"];

impl Walk {
    pub(super) fn new(paths: Vec<PathBuf>) -> Walk {
        Walk(paths)
    }

    /// Hands over every file, in order of the names. What cannot be read is handed over too, with the reason.
    pub(super) fn each(&self, visit: Visit<'_>) {
        for path in &self.0 {
            if !walk(path, true, visit) {
                return;
            }
        }
    }
}

/// Returns whether to go on.
fn walk(path: &Path, is_named: bool, visit: Visit<'_>) -> bool {
    let name = path.display().to_string();
    let mut goes_on = true;
    let result = (|| {
        let kind = fs::metadata(path)?;
        if kind.is_dir() {
            // A link to a folder may lead back to where it is.
            if !is_named && fs::symlink_metadata(path)?.is_symlink() {
                return Ok(());
            }
            let entries: Result<Vec<_>, io::Error> = fs::read_dir(path)?.collect();
            let mut paths: Vec<_> = entries?.into_iter().map(|entry| entry.path()).collect();
            paths.sort();
            for path in paths {
                goes_on = goes_on && walk(&path, false, visit);
            }
            return Ok(());
        }
        // Reading a pipe or a device might never end.
        let is_taken = is_named || kind.is_file() && is_wanted(&name);
        if !is_taken {
            return Ok(());
        }
        let file = BufReader::new(File::open(path)?);
        unpack(file, &name, limits::ARCHIVE_BYTES, &mut |file| {
            goes_on = visit(file);
            goes_on
        })
    })();
    match result {
        Ok(()) => goes_on,
        Err(error) => goes_on && visit(unreadable(name, error)),
    }
}

fn unreadable(name: String, error: ArchiveError) -> RecordFile {
    RecordFile {
        name,
        content: Err(error),
    }
}

fn is_wanted(name: &str) -> bool {
    let lower = name.to_lowercase();
    is_record_name(name) || ARCHIVES.iter().any(|ending| lower.ends_with(ending))
}
