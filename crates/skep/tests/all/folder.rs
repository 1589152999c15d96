//! A folder for a test.

use tempfile::TempDir;

/// A new empty folder that is deleted on drop.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        Folder(TempDir::with_prefix(format!("skep-{name}-")).unwrap())
    }

    /// The path of a file in it, which need not exist.
    pub(crate) fn file(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }
}
