//! A small file system of its own, in memory.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

pub(crate) struct Tmpfs(TempDir);

impl Tmpfs {
    /// None if we may not mount anything here.
    pub(crate) fn new() -> Option<Tmpfs> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=2m", "tmpfs"])
            .arg(folder.path())
            .output();
        mounted.ok()?.status.success().then(|| Tmpfs(folder))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    fn ballast(&self) -> PathBuf {
        self.0.path().join("ballast")
    }

    /// Leaves this many bytes.
    pub(crate) fn fill(&self, room: u64) {
        let mut file = File::create(self.ballast()).unwrap();
        let mut size = 0_u64;
        while let Ok(written @ 1..) = file.write(&[0; 4096]) {
            size += written as u64;
        }
        file.set_len(size.saturating_sub(room)).unwrap();
    }

    pub(crate) fn free(&self) {
        fs::remove_file(self.ballast()).unwrap();
    }
}

impl Drop for Tmpfs {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}
