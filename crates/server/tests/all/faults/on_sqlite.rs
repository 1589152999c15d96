//! Faults of SQLite: locks of others, failing statements, a full disk, a read-only one.

use std::process::Command;
use std::time::Duration;

use skep_server::store::Location;
use sqlx::{AnyConnection, Executor as _};
use tempfile::TempDir;
use tokio::time::sleep;

use super::tmpfs::Tmpfs;
use super::world::{Case, Fault};
use super::{Run, points, run};
use crate::store::faults::Fault as Trigger;
use crate::store::fixture::connect;

/// Another program holds the file.
struct ForeignLock {
    location: Location,
    held: Option<AnyConnection>,
}

impl Fault for ForeignLock {
    async fn begin(&mut self) -> bool {
        let mut other = connect(&self.location).await;
        // The server may write at this very moment.
        while other.execute("BEGIN EXCLUSIVE").await.is_err() {
            sleep(Duration::from_millis(10)).await;
        }
        self.held = Some(other);
        true
    }

    async fn end(&mut self) {
        let mut other = self.held.take().unwrap();
        other.execute("ROLLBACK").await.unwrap();
    }
}

/// New events fail.
struct FailingEvents {
    location: Location,
    trigger: Trigger,
}

impl Fault for FailingEvents {
    async fn begin(&mut self) -> bool {
        self.trigger.try_begin(&self.location).await
    }

    async fn end(&mut self) {
        self.trigger.end(&self.location).await;
    }
}

/// No room is left.
struct FullDisk(Tmpfs);

impl Fault for FullDisk {
    async fn begin(&mut self) -> bool {
        self.0.fill(0);
        true
    }

    async fn end(&mut self) {
        self.0.free();
    }
}

/// The file system is mounted read-only. Linux allows that only while no file is open for writing.
struct ReadOnly(Tmpfs);

impl ReadOnly {
    fn remount(&self, how: &str) -> bool {
        let remounted = Command::new("mount")
            .args(["-o", how])
            .arg(self.0.path())
            .output();
        remounted.is_ok_and(|output| output.status.success())
    }
}

impl Fault for ReadOnly {
    async fn begin(&mut self) -> bool {
        self.remount("remount,ro")
    }

    async fn end(&mut self) {
        assert!(self.remount("remount,rw"), "it cannot be mounted again");
    }
}

/// A case, whose folder lives as long as it runs.
fn case<F: Fault + 'static>(
    name: &str,
    health: Option<u16>,
    point: usize,
    location: &Location,
    mut fault: F,
    folder: Option<TempDir>,
) -> Run {
    let name = format!("{name} at {point}");
    let case = Case {
        location: location.clone(),
        direct: location.clone(),
        health,
        point,
    };
    let run = async move {
        let answer = case.run(&mut fault).await;
        drop(folder);
        answer
    };
    (name, Box::pin(run))
}

#[test]
fn on_sqlite() {
    sqlx::any::install_default_drivers();
    let mut cases = Vec::new();
    for point in points(0) {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::Folder(folder.path().to_owned());
        let fault = ForeignLock {
            location: location.clone(),
            held: None,
        };
        cases.push(case(
            "a foreign lock",
            Some(503),
            point,
            &location,
            fault,
            Some(folder),
        ));
    }
    let triggers = |location: &Location| Trigger::all(location, None).collect::<Vec<_>>();
    let kinds = triggers(&Location::Folder("anywhere".into())).len() / 2;
    for kind in 0..kinds {
        for point in points(kind + 1) {
            let folder = tempfile::tempdir().unwrap();
            let location = Location::Folder(folder.path().to_owned());
            let trigger = triggers(&location).swap_remove(kind);
            let name = trigger.name;
            let fault = FailingEvents {
                location: location.clone(),
                trigger,
            };
            cases.push(case(name, Some(200), point, &location, fault, Some(folder)));
        }
    }
    for (kind, name) in ["a full disk", "a read-only disk"].into_iter().enumerate() {
        for point in points(kind + 4) {
            let Some(disk) = Tmpfs::new() else {
                println!("{name}: skipped, it takes root to mount a tmpfs");
                break;
            };
            let location = Location::Folder(disk.path().join("games"));
            // A few moves may still find room in the journal.
            cases.push(if kind == 0 {
                case(name, None, point, &location, FullDisk(disk), None)
            } else {
                case(name, None, point, &location, ReadOnly(disk), None)
            });
        }
    }
    run(cases);
}
