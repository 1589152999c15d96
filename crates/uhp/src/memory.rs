//! How much memory is available.

use std::fs::read_to_string;

/// Available memory in mebibytes, if the system tells.
///
/// Linux overcommits: it grants more than it has, and kills the process that uses it.
pub(crate) fn free() -> Option<usize> {
    let of_machine = || {
        let text = read_to_string("/proc/meminfo").ok()?;
        let mut lines = text.lines();
        let line = lines.find_map(|line| line.strip_prefix("MemAvailable:"))?;
        Some(line.trim().strip_suffix(" kB")?.parse::<usize>().ok()? << 10)
    };
    let of_container = || {
        let number = |name: &str| -> Option<usize> {
            let text = read_to_string(format!("/sys/fs/cgroup/memory.{name}")).ok()?;
            text.trim().parse().ok()
        };
        // Cached files count as available, because the system drops them when memory is needed.
        let stat = read_to_string("/sys/fs/cgroup/memory.stat").ok()?;
        let mut lines = stat.lines();
        let files = lines.find_map(|line| line.strip_prefix("file ")?.parse().ok());
        let used = number("current")?.saturating_sub(files.unwrap_or(0));
        Some(number("max")?.saturating_sub(used))
    };
    let bytes = [of_machine(), of_container()];
    bytes.into_iter().flatten().min().map(|bytes| bytes >> 20)
}
