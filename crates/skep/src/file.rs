//! Reading and writing files and streams; `-` is standard input or output.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use skep_engine::Network;
use skep_text::quoted;

use crate::failure::Failure;

/// Larger files are refused, to protect memory.
const MAX_BYTES: u64 = 1 << 30;

/// The bytes of a file, or of standard input.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let name = display_name(path);
    let fail = |error: io::Error| Failure::io(&name, &error);
    let mut bytes = Vec::new();
    let count = if path == Path::new("-") {
        io::stdin()
            .lock()
            .take(MAX_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(fail)?
    } else {
        let file = File::open(path).map_err(fail)?;
        file.take(MAX_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(fail)?
    };
    if count as u64 > MAX_BYTES {
        return Err(Failure::Fault(format!(
            "{name}: expected at most {} MiB",
            MAX_BYTES >> 20
        )));
    }
    Ok(bytes)
}

/// The network in a file.
pub(crate) fn read_network(path: &Path) -> Result<Arc<Network>, Failure> {
    let network = Network::from_bytes(&read(path)?);
    let network =
        network.map_err(|error| Failure::Fault(format!("{}: {error}", display_name(path))))?;
    Ok(Arc::new(network))
}

/// The entries of a file, one per line, without empty lines and comments after `#`.
pub(crate) struct Lines {
    name: String,
    text: String,
}

impl Lines {
    pub(crate) fn read(path: &Path) -> Result<Lines, Failure> {
        let name = display_name(path);
        let text = String::from_utf8(read(path)?)
            .map_err(|_| Failure::Fault(format!("{name}: expected text in UTF-8")))?;
        Ok(Lines { name, text })
    }

    /// The same for a file that must have entries.
    pub(crate) fn read_some(path: &Path) -> Result<Lines, Failure> {
        let lines = Lines::read(path)?;
        match lines.count() {
            0 => Err(Failure::Fault(format!(
                "{}: expected at least one line",
                lines.name
            ))),
            _ => Ok(lines),
        }
    }

    /// The same for a file that may still be being written: an incomplete last line is ignored.
    pub(crate) fn read_growing(path: &Path) -> Result<Lines, Failure> {
        let mut lines = Lines::read(path)?;
        let whole = lines.text.rfind('\n').map_or(0, |end| end + 1);
        lines.text.truncate(whole);
        Ok(lines)
    }

    /// The name of the file in messages.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The number of entries.
    pub(crate) fn count(&self) -> usize {
        self.spoken().count()
    }

    /// Each entry with its line number, counted from 1.
    pub(crate) fn parse<T>(&self) -> impl Iterator<Item = Result<(usize, T), Failure>>
    where
        T: FromStr<Err: fmt::Display>,
    {
        let name = &self.name;
        self.spoken().map(move |(number, line)| match line.parse() {
            Ok(value) => Ok((number, value)),
            Err(error) => Err(Failure::Fault(format!("{name}: line {number}: {error}"))),
        })
    }

    fn spoken(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = (1..).zip(self.text.lines());
        lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    }
}

/// Whether an existing file may be overwritten.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Existing {
    Keep,
    Replace,
}

/// Somewhere to write: a file, or standard output.
pub(crate) struct Output {
    name: String,
    writer: Box<dyn Write>,
}

impl Output {
    pub(crate) fn open(path: &Path, existing: Existing) -> Result<Output, Failure> {
        if path == Path::new("-") {
            let writer = Box::new(BufWriter::new(io::stdout()));
            return Ok(Output {
                name: "standard output".to_owned(),
                writer,
            });
        }
        let name = quoted_path(path);
        let mut options = OpenOptions::new();
        match existing {
            Existing::Keep => options.write(true).create_new(true),
            Existing::Replace => options.write(true).create(true).truncate(true),
        };
        let file = options.open(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => exists_already(&name),
            _ => Failure::io(&name, &error),
        })?;
        Ok(Output {
            name,
            writer: Box::new(BufWriter::new(file)),
        })
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.writer
            .write_all(bytes)
            .map_err(|error| Failure::io(&self.name, &error))
    }

    /// Must be called at the end, so that a full disk does not go unnoticed.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.writer
            .flush()
            .map_err(|error| Failure::io(&self.name, &error))
    }
}

/// A file that a long run will create. It appears complete or not at all, and an existing file
/// stays until then.
pub(crate) struct Product {
    path: PathBuf,
}

impl Product {
    /// Fails immediately if the file could not be written later.
    pub(crate) fn new(path: &Path, existing: Existing) -> Result<Product, Failure> {
        let name = quoted_path(path);
        expect_file(path)?;
        if existing == Existing::Keep && path.exists() {
            return Err(exists_already(&name));
        }
        // The folder of a bare name is empty.
        let folder = path
            .parent()
            .filter(|folder| folder.components().count() > 0);
        match folder {
            Some(folder) if !folder.is_dir() => Err(Failure::Fault(format!(
                "{name}: expected a folder {} to write it to",
                quoted_path(folder)
            ))),
            _ => Ok(Product {
                path: path.to_owned(),
            }),
        }
    }

    /// Replaces the file by the new content.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        let mut part = self.path.clone().into_os_string();
        part.push(".part");
        let written = fs::write(&part, bytes).and_then(|()| fs::rename(&part, &self.path));
        written.map_err(|error| {
            // The temporary file is useless now, and may not exist at all.
            let _ = fs::remove_file(&part);
            Failure::io(quoted_path(&self.path), &error)
        })
    }
}

/// Refuses folders, devices and streams. The file need not exist yet.
pub(crate) fn expect_file(path: &Path) -> Result<(), Failure> {
    let is_other = path.metadata().is_ok_and(|known| !known.is_file());
    if is_other || path == Path::new("-") {
        let name = quoted_path(path);
        return Err(Failure::Fault(format!(
            "{name}: expected the name of a file"
        )));
    }
    Ok(())
}

/// Whether both are the same file, existing or not.
pub(crate) fn is_same(one: &Path, other: &Path) -> bool {
    let resolve = |path: &Path| path.canonicalize().or_else(|_| std::path::absolute(path));
    match (resolve(one), resolve(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => one == other,
    }
}

fn exists_already(name: &impl fmt::Display) -> Failure {
    Failure::Fault(format!("{name}: exists already; --force writes over it"))
}

/// The name of an input in messages.
pub(crate) fn display_name(path: &Path) -> String {
    if path == Path::new("-") {
        "standard input".to_owned()
    } else {
        quoted_path(path)
    }
}

/// A path as messages give it, whatever is in its name.
pub(crate) fn quoted_path(path: &Path) -> String {
    quoted(&path.display().to_string())
}
