//! What the system reports about a process.

use std::fs;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::Failure;

/// What a process has used so far.
#[derive(Clone, Copy)]
pub(crate) struct Usage {
    pub(crate) processor: Duration,
    /// Bytes on their way to a disk.
    pub(crate) written: u64,
}

impl Usage {
    pub(crate) fn of(process: u32) -> Result<Usage, Failure> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
        let (_, fields) = stat.rsplit_once(')').ok_or("expected a name in brackets")?;
        // After the name, the twelfth and thirteenth fields are hundredths of a second, as user and as system.
        let spent = fields.split_whitespace().skip(11).take(2);
        let ticks = spent.map(str::parse::<u64>).sum::<Result<u64, _>>()?;
        Ok(Usage {
            processor: Duration::from_millis(10 * ticks),
            written: field(process, "io", "write_bytes:")?,
        })
    }
}

/// The most memory a process has had, in bytes.
pub(crate) fn peak_memory(process: u32) -> Result<u64, Failure> {
    Ok(field(process, "status", "VmHWM:")? * 1024)
}

fn field(process: u32, file: &str, name: &str) -> Result<u64, Failure> {
    let text = fs::read_to_string(format!("/proc/{process}/{file}"))?;
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let value = line.and_then(|line| line.split_whitespace().next());
    Ok(value.ok_or_else(|| format!("expected {name}"))?.parse()?)
}

/// Lets this process, and those it starts, open as many sockets as the system allows.
pub(crate) fn raise_open_files() -> Result<(), Failure> {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(
        Resource::Nofile,
        Rlimit {
            current: limit.maximum,
            ..limit
        },
    )?;
    Ok(())
}
