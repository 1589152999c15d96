//! Archives of records: zip, tar, and either of tar and a record compressed by gzip.
//!
//! What they hold is read into memory, one file at a time. Nothing is written to disk, so the names in an archive are only
//! names. An archive may claim to hold more than any disk has room for, so the sizes are limited as it is unpacked.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, Cursor, Read, Seek, SeekFrom};

use flate2::read::MultiGzDecoder;
use zip::ZipArchive;

use super::metered::{Meter, Metered};
use crate::limits;

/// A file to be imported.
#[derive(Debug)]
pub struct RecordFile {
    /// Its name as people know it: the path, and for an archive also the name within.
    pub name: String,
    /// What is in it, or why it cannot be read.
    pub content: Result<Vec<u8>, ArchiveError>,
}

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArchiveError {
    /// The system or the archive is at fault.
    Unreadable(String),
    /// The file has more than this many bytes.
    TooLarge(u64),
    /// The whole archive has more than this many bytes, or too many files.
    TooMuch(u64),
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchiveError::Unreadable(reason) => f.write_str(reason),
            ArchiveError::TooLarge(limit) => {
                write!(f, "expected at most {} MB in one file", limit >> 20)
            }
            ArchiveError::TooMuch(bytes) => write!(
                f,
                "expected at most {} files and {} MB in one archive",
                limits::ARCHIVED_FILES,
                bytes >> 20
            ),
        }
    }
}

impl std::error::Error for ArchiveError {}

impl From<io::Error> for ArchiveError {
    fn from(error: io::Error) -> ArchiveError {
        ArchiveError::Unreadable(error.to_string())
    }
}

impl From<zip::result::ZipError> for ArchiveError {
    fn from(error: zip::result::ZipError) -> ArchiveError {
        ArchiveError::Unreadable(error.to_string())
    }
}

/// Takes the files of an archive. Returns whether to go on.
type Visit<'a> = &'a mut dyn FnMut(RecordFile) -> bool;

/// Hands over the file of that name, or those in it if it is an archive of at most this many bytes when unpacked. Its
/// content tells which it is.
///
/// # Errors
/// If the archive is damaged or too large. The files before were handed over.
pub fn unpack(
    mut source: impl Read + Seek,
    name: &str,
    most_bytes: u64,
    visit: Visit<'_>,
) -> Result<(), ArchiveError> {
    let (start, _) = peek(&mut source)?;
    source.seek(SeekFrom::Start(0))?;
    let mut unpacking = Unpacking {
        archive: name,
        files: 0,
        bytes: 0,
        most_bytes,
        visit,
    };
    if start.starts_with(b"PK\x03\x04") || start.starts_with(b"PK\x05\x06") {
        return unpacking.zip(source);
    }
    if is_tar(&start) {
        return unpacking.tar(source, u64::MAX);
    }
    if start.starts_with(&[0x1f, 0x8b]) {
        let (start, rest) = peek(MultiGzDecoder::new(source))?;
        let is_tar = is_tar(&start);
        let unpacked = Cursor::new(start).chain(rest);
        return if is_tar {
            // Files that are passed over have to be inflated, too. Headers and padding need some room.
            let most = most_bytes.saturating_add(limits::ARCHIVED_FILE_BYTES);
            unpacking.tar(unpacked, most)
        } else {
            unpacking.single(unpacked)
        };
    }
    unpacking.single(source)
}

/// The first block, and the rest.
fn peek<R: Read>(mut source: R) -> io::Result<(Vec<u8>, R)> {
    const BLOCK: u64 = 512;
    let mut start = Vec::new();
    source.by_ref().take(BLOCK).read_to_end(&mut start)?;
    Ok((start, source))
}

fn is_tar(start: &[u8]) -> bool {
    start.get(257..262) == Some(b"ustar")
}

/// Whether a file that nobody has named is taken for a record. Folders and archives hold other things too.
pub fn is_record_name(name: &str) -> bool {
    const ENDINGS: [&str; 4] = ["pgn", "sgf", "txt", "uhp"];
    let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let ending = name.rsplit_once('.').map(|(_, ending)| ending);
    let is_known = ENDINGS
        .iter()
        .any(|known| ending.is_some_and(|ending| known.eq_ignore_ascii_case(ending)));
    // Finder adds files that begin with a dot.
    is_known && !name.starts_with('.')
}

/// An archive that is being unpacked.
struct Unpacking<'a> {
    archive: &'a str,
    files: u64,
    bytes: u64,
    most_bytes: u64,
    visit: Visit<'a>,
}

impl Unpacking<'_> {
    fn single(&mut self, file: impl Read) -> Result<(), ArchiveError> {
        let content = self.content(file);
        (self.visit)(RecordFile {
            name: self.archive.to_owned(),
            content,
        });
        Ok(())
    }

    fn zip(&mut self, source: impl Read + Seek) -> Result<(), ArchiveError> {
        let mut archive = ZipArchive::new(source)?;
        for index in 0..archive.len() {
            let name = archive.name_for_index(index).transpose()?;
            let name = name.map(Cow::into_owned).unwrap_or_default();
            if !is_record_name(&name) {
                continue;
            }
            let content = match archive.by_index(index) {
                Ok(file) if file.is_file() => self.content(file),
                Ok(_) => continue,
                Err(error) => Err(error.into()),
            };
            if !self.hand_over(&name, content)? {
                break;
            }
        }
        Ok(())
    }

    /// Reads at most that much of the archive.
    fn tar(&mut self, source: impl Read, most: u64) -> Result<(), ArchiveError> {
        /// Long names and other attributes come before a file, and are read into memory whole.
        const ATTRIBUTES: u64 = 1024 * 1024;
        let meter = Meter::new(ATTRIBUTES.min(most));
        let too_much = ArchiveError::TooMuch(self.most_bytes);
        let mut archive = tar::Archive::new(Metered {
            source,
            meter: meter.clone(),
        });
        for entry in archive.entries()? {
            let entry = entry.map_err(|error| {
                if meter.position() >= most {
                    too_much.clone()
                } else {
                    error.into()
                }
            })?;
            let header = entry.header();
            let is_sparse = header.entry_type().is_gnu_sparse();
            // A sparse file may be much larger than its data.
            let data = if is_sparse {
                header.entry_size()?
            } else {
                entry.size()
            };
            let limit = meter.position().saturating_add(data);
            meter.set_limit(limit.saturating_add(ATTRIBUTES).min(most));
            let name = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
            if !header.entry_type().is_file() || !is_record_name(&name) {
                continue;
            }
            let content = self.content(entry);
            if !self.hand_over(&name, content)? {
                break;
            }
        }
        Ok(())
    }

    fn hand_over(
        &mut self,
        name: &str,
        content: Result<Vec<u8>, ArchiveError>,
    ) -> Result<bool, ArchiveError> {
        self.files += 1;
        if let Err(error @ ArchiveError::TooMuch(_)) = content {
            return Err(error);
        }
        if self.files > limits::ARCHIVED_FILES {
            return Err(ArchiveError::TooMuch(self.most_bytes));
        }
        Ok((self.visit)(RecordFile {
            name: format!("{}: {name}", self.archive),
            content,
        }))
    }

    fn content(&mut self, file: impl Read) -> Result<Vec<u8>, ArchiveError> {
        const LIMIT: u64 = limits::ARCHIVED_FILE_BYTES;
        let mut content = Vec::new();
        let read = file.take(LIMIT + 1).read_to_end(&mut content);
        self.bytes += content.len() as u64;
        read?;
        if self.bytes > self.most_bytes {
            return Err(ArchiveError::TooMuch(self.most_bytes));
        }
        if content.len() as u64 > LIMIT {
            return Err(ArchiveError::TooLarge(LIMIT));
        }
        Ok(content)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read as _, Write as _};

    use flate2::Compression;
    use flate2::write::GzEncoder;
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::{ArchiveError, is_record_name, unpack};
    use crate::limits;

    const FILES: [(&str, &[u8]); 3] = [
        ("a.pgn", b"one"),
        ("../../etc/b.sgf", b"two"),
        ("folder/readme.md", b"three"),
    ];

    fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        zip.add_directory("folder", SimpleFileOptions::default())
            .unwrap();
        for (name, content) in files {
            zip.start_file(*name, SimpleFileOptions::default()).unwrap();
            zip.write_all(content).unwrap();
        }
        zip.finish().unwrap().into_inner()
    }

    fn tar(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut tar = tar::Builder::new(Vec::new());
        for (name, content) in files {
            let mut header = tar::Header::new_ustar();
            // Not `set_path`, which refuses names that lead out of the archive.
            header.as_old_mut().name[..name.len()].copy_from_slice(name.as_bytes());
            header.set_size(content.len() as u64);
            header.set_cksum();
            tar.append(&header, *content).unwrap();
        }
        let mut link = tar::Header::new_ustar();
        link.set_entry_type(tar::EntryType::Symlink);
        link.set_path("link.pgn").unwrap();
        link.set_link_name("/etc/passwd").unwrap();
        link.set_size(0);
        link.set_cksum();
        tar.append(&link, &[][..]).unwrap();
        tar.into_inner().unwrap()
    }

    fn gzip(bytes: &[u8]) -> Vec<u8> {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
        gzip.write_all(bytes).unwrap();
        gzip.finish().unwrap()
    }

    type Found = Vec<(String, Result<Vec<u8>, ArchiveError>)>;

    fn unpacked(bytes: &[u8]) -> (Found, Result<(), ArchiveError>) {
        let mut found = Vec::new();
        let done = unpack(Cursor::new(bytes), "x", u64::MAX, &mut |file| {
            found.push((file.name, file.content));
            true
        });
        (found, done)
    }

    #[test]
    fn archives_are_seen_from_their_content() {
        let two = vec![
            ("x: a.pgn".to_owned(), Ok(b"one".to_vec())),
            ("x: ../../etc/b.sgf".to_owned(), Ok(b"two".to_vec())),
        ];
        let one = vec![("x".to_owned(), Ok(b"one".to_vec()))];
        let rows = [
            (zip(&FILES), &two),
            (tar(&FILES), &two),
            (gzip(&tar(&FILES)), &two),
            (gzip(b"one"), &one),
            (b"one".to_vec(), &one),
        ];
        for (bytes, expected) in rows {
            assert_eq!(unpacked(&bytes), (expected.clone(), Ok(())));
        }
    }

    #[test]
    fn damaged_archives_are_refused() {
        for bytes in [zip(&FILES), gzip(&tar(&FILES))] {
            for end in [5, 20, bytes.len() / 2] {
                let (found, done) = unpacked(&bytes[..end]);
                let is_refused = done.is_err() || found.iter().any(|(_, content)| content.is_err());
                assert!(is_refused, "{end}: {found:?}");
            }
        }
    }

    #[test]
    fn a_file_that_grows_is_not_unpacked() {
        let size = usize::try_from(limits::ARCHIVED_FILE_BYTES).unwrap() + 1;
        let large = vec![b' '; size];
        let files: [(&str, &[u8]); 2] = [("large.pgn", &large), ("small.pgn", b"one")];
        let packed = zip(&files);
        assert!(packed.len() < size / 100);
        let (found, done) = unpacked(&packed);
        assert_eq!(done, Ok(()));
        let limit = limits::ARCHIVED_FILE_BYTES;
        assert_eq!(found[0].1, Err(ArchiveError::TooLarge(limit)));
        assert_eq!(found[1].1, Ok(b"one".to_vec()));
    }

    #[test]
    fn an_archive_that_grows_is_not_unpacked() {
        let files: [(&str, &[u8]); 3] = [
            ("a.pgn", &[b'a'; 60]),
            ("b.pgn", &[b'b'; 60]),
            ("c.pgn", b"c"),
        ];
        let mut found = 0;
        let done = unpack(Cursor::new(zip(&files)), "x", 100, &mut |_| {
            found += 1;
            true
        });
        assert_eq!((done, found), (Err(ArchiveError::TooMuch(100)), 1));
    }

    /// A tar file of one entry of zeros and a record, compressed by gzip.
    fn zeros(kind: tar::EntryType, size: u64) -> Vec<u8> {
        let gzip = GzEncoder::new(Vec::new(), Compression::fast());
        let mut tar = tar::Builder::new(gzip);
        let mut header = tar::Header::new_gnu();
        header.set_entry_type(kind);
        header.set_path("zeros").unwrap();
        header.set_size(size);
        header.set_cksum();
        tar.append(&header, std::io::repeat(0).take(size)).unwrap();
        let mut header = tar::Header::new_gnu();
        header.set_path("a.pgn").unwrap();
        header.set_size(3);
        header.set_cksum();
        tar.append(&header, &b"one"[..]).unwrap();
        tar.into_inner().unwrap().finish().unwrap()
    }

    #[test]
    fn attributes_and_skipped_files_are_limited() {
        use tar::EntryType;
        const SLACK: u64 = limits::ARCHIVED_FILE_BYTES;
        let too_much = Err(ArchiveError::TooMuch(100));
        let too_long = Err(ArchiveError::Unreadable("expected less data".to_owned()));
        let rows = [
            (EntryType::Regular, 3 << 20, Ok(())),
            (EntryType::Regular, SLACK + 100, too_much),
            (EntryType::GNULongName, 3 << 20, too_long.clone()),
            (EntryType::GNULongLink, 3 << 20, too_long.clone()),
            (EntryType::XHeader, 3 << 20, too_long),
            (EntryType::GNULongLink, 200, Ok(())),
        ];
        for (kind, size, expected) in rows {
            let mut found = 0;
            let packed = zeros(kind, size);
            let done = unpack(Cursor::new(packed), "x", 100, &mut |_| {
                found += 1;
                true
            });
            assert_eq!(found, usize::from(expected.is_ok()), "{kind:?} {size}");
            assert_eq!(done, expected, "{kind:?} {size}");
        }
    }

    #[test]
    fn records_are_told_by_their_names() {
        let rows = [
            ("a.pgn", true),
            ("b/c.SGF", true),
            ("games.uhp", true),
            ("games.txt", true),
            ("games.zip", false),
            ("README", false),
            ("b/.pgn", false),
            ("__MACOSX/._a.pgn", false),
        ];
        for (name, expected) in rows {
            assert_eq!(is_record_name(name), expected, "{name}");
        }
    }
}
