//! The free space on a disk.

use std::path::Path;

/// Free megabytes on the disk of that folder; `None` if the system does not say.
#[cfg(unix)]
pub(crate) fn free_megabytes(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize) / 1_000_000)
}

#[cfg(not(unix))]
pub(crate) fn free_megabytes(_: &Path) -> Option<u64> {
    None
}
