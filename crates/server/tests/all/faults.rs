//! Real faults of the database at every point of a script: what was settled is there, what was refused is not, what is
//! unknown was said to be, health told the truth, and the server goes on as soon as the fault ends.
//!
//! `cargo test` runs each fault at a few points; `cargo xtask faults` runs each at every point.

mod large_import;
mod on_postgresql;
mod on_sqlite;
mod proxy;
mod script;
pub(crate) mod tmpfs;
mod world;

use std::panic::{AssertUnwindSafe, resume_unwind};
use std::pin::Pin;
use std::time::Instant;

use futures_util::{FutureExt as _, StreamExt as _, stream};
use skep_server::store::Location;
use tempfile::TempDir;

use crate::live::host::{Host, PERSON, game_of, options};
use crate::store::fixture::meddle;
use script::SCRIPT;
use world::Answer;

/// A case that runs by itself: its name, and the answer at the point of the fault if that could be made.
type Run = (String, Pin<Box<dyn Future<Output = Option<Answer>>>>);

/// Cases that run at the same time: they mostly wait.
const AT_ONCE: usize = 12;

/// Whether `cargo xtask faults` asks for every point.
fn is_long() -> bool {
    std::env::var_os("SKEP_FAULTS").is_some()
}

/// The points at which a fault arrives: all of them in the long form. In the short form each fault has another few.
fn points(fault: usize) -> Vec<usize> {
    let is_chosen = |point: &usize| is_long() || (point + fault).is_multiple_of(5);
    (0..SCRIPT.len()).filter(is_chosen).collect()
}

/// Runs cases, many at once, and shows how each was answered.
fn run(cases: Vec<Run>) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap();
    let (count, start) = (cases.len(), Instant::now());
    runtime.block_on(async {
        let cases = cases.into_iter().map(|(name, case)| async move {
            match AssertUnwindSafe(case).catch_unwind().await {
                Ok(Some(answer)) => println!("{name}: {answer:?}"),
                Ok(None) => println!("{name}: skipped, the fault could not be made"),
                Err(panic) => {
                    println!("{name}: failed");
                    resume_unwind(panic);
                }
            }
        });
        let mut done = stream::iter(cases).buffer_unordered(AT_ONCE);
        while done.next().await.is_some() {}
    });
    println!("{count} cases in {:.0?}", start.elapsed());
}

/// Another writer counts the version on without end, so every attempt comes too late.
#[tokio::test(flavor = "multi_thread")]
async fn who_always_comes_second_is_told() {
    let folder = TempDir::new().unwrap();
    let location = Location::Folder(folder.path().to_owned());
    let host = Host::start_with(&options(&folder), Some(folder)).await;
    let game = host.make(&game_of(PERSON, PERSON)).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    meddle(&location, "UPDATE game SET version = version + 1").await;
    for _ in 0..2 {
        let refused = client.play(&mut view, "wS1").await.unwrap_err();
        assert_eq!(refused.code, "contended");
    }
    meddle(&location, "UPDATE game SET version = version - 1").await;
    assert_eq!(client.play(&mut view, "wS1").await, Ok(1));
    host.stop().await;
}
