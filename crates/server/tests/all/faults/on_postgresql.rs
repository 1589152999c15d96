//! Faults of PostgreSQL and of the way to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use skep_server::store::Location;
use skep_wire::PlayerCommand;
use tokio::time::{sleep, timeout};

use super::proxy::{Blow, Mode, Proxy};
use super::script::{Action, SCRIPT};
use super::world::{Answer, Case, DEADLINES, Fault};
use super::{Run, is_long, points, run};
use crate::live::host::{Host, PATIENCE, PERSON, game_of};
use crate::store::postgres::Server;
use skep_server::Options;

/// What happens on the way, with what health must say meanwhile and how the server answers if nothing is late.
const FAULTS: &[(&str, Mode, Option<u16>, &[Answer])] = {
    use Answer::{Refused, Settled, Unknown};
    use Blow::{Cut, Swallow};
    &[
        ("refused", Mode::Refuse, Some(503), &[Refused]),
        ("frozen", Mode::Freeze, Some(503), &[Refused]),
        ("slow", Mode::Slow, None, &[Settled, Refused, Unknown]),
        (
            "cut before the commit",
            Mode::BeforeCommit(Cut),
            Some(503),
            &[Unknown],
        ),
        (
            "swallowed before the commit",
            Mode::BeforeCommit(Swallow),
            Some(503),
            &[Unknown],
        ),
        // The server looks what has become of it.
        (
            "cut after the commit",
            Mode::AfterCommit(Cut),
            Some(503),
            &[Settled],
        ),
        (
            "swallowed after the commit",
            Mode::AfterCommit(Swallow),
            Some(503),
            &[Settled],
        ),
    ]
};

/// Whether the server answers so at that point if nothing is late.
fn is_expected(point: usize, answer: Option<Answer>, expected: &[Answer]) -> bool {
    match SCRIPT[point] {
        // There is nothing to commit.
        Action::Restart => true,
        // It may be left to the same record sent again, which finds its games.
        Action::Import if expected == [Answer::Settled] => answer != Some(Answer::Refused),
        _ => answer.is_some_and(|answer| expected.contains(&answer)),
    }
}

struct OnTheWay {
    proxy: Arc<Proxy>,
    mode: Mode,
}

impl Fault for OnTheWay {
    async fn begin(&mut self) -> bool {
        self.proxy.set(self.mode);
        true
    }

    async fn end(&mut self) {
        self.proxy.set(Mode::Pass);
    }
}

/// The server and all its processes are stopped by a signal, and go on by another.
struct Stopped(Arc<Server>);

impl Fault for Stopped {
    async fn begin(&mut self) -> bool {
        self.0.signal("-STOP")
    }

    async fn end(&mut self) {
        self.0.signal("-CONT");
    }
}

/// A case behind a proxy of its own.
fn case(server: &Server, name: &str, mode: Mode, health: Option<u16>, point: usize) -> Option<Run> {
    let url = server.empty();
    let folder = server.folder()?;
    let direct = Location::Url(url.clone());
    let name = format!("{name} at {point}");
    let run = async move {
        let proxy = Arc::new(Proxy::start(&folder).await);
        let case = Case {
            location: through(&proxy, &url, &folder),
            direct,
            health,
            point,
        };
        case.run(&mut OnTheWay { proxy, mode }).await
    };
    Some((name, Box::pin(run)))
}

/// The same database through the proxy.
pub(crate) fn through(proxy: &Proxy, url: &str, folder: &std::path::Path) -> Location {
    let host = format!("host={}", folder.display());
    let url = url.replace("localhost", &format!("127.0.0.1:{}", proxy.port));
    Location::Url(url.replace(&host, "sslmode=disable"))
}

pub(crate) const SKIPPED: &str =
    "skipped: the faults need a PostgreSQL server of their own, without SKEP_POSTGRES";

/// On a busy machine a deadline may pass at any step, and then the server may answer otherwise. Each case checks that the
/// answer is true. In the long form, most must also be the expected ones.
#[test]
fn on_the_way_to_postgresql() {
    let server = Server::start();
    let mut cases = Vec::new();
    let expected = Arc::new(
        FAULTS
            .iter()
            .map(|_| AtomicUsize::new(0))
            .collect::<Vec<_>>(),
    );
    for (kind, &(name, mode, health, answers)) in FAULTS.iter().enumerate() {
        for point in points(kind) {
            let Some((name, run)) = case(&server, name, mode, health, point) else {
                println!("{SKIPPED}");
                return;
            };
            let expected = Arc::clone(&expected);
            let counted = async move {
                let answer = run.await;
                if is_expected(point, answer, answers) {
                    expected[kind].fetch_add(1, Ordering::Relaxed);
                }
                answer
            };
            cases.push((name, Box::pin(counted) as _));
        }
    }
    run(cases);
    for (kind, (name, ..)) in FAULTS.iter().enumerate().filter(|_| is_long()) {
        let (expected, all) = (expected[kind].load(Ordering::Relaxed), points(kind).len());
        assert!(
            2 * expected > all,
            "{name}: {expected} of {all} as expected"
        );
    }
}

/// One connection is hit at each message of an action in turn.
#[test]
fn at_each_message_to_postgresql() {
    /// More than any action needs: the rest are cases without a fault.
    const MESSAGES: usize = 16;
    let server = Server::start();
    let mut cases = Vec::new();
    for (kind, blow) in [Blow::Cut, Blow::Swallow].into_iter().enumerate() {
        for message in 0..MESSAGES {
            for point in 0..SCRIPT.len() {
                if !is_long() && (point + message + 3 * kind) % 11 != 0 {
                    continue;
                }
                let mode = Mode::AtMessage(message, blow);
                let name = format!("{blow:?} at message {message}");
                let Some(case) = case(&server, &name, mode, None, point) else {
                    println!("{SKIPPED}");
                    return;
                };
                cases.push(case);
            }
        }
    }
    run(cases);
}

#[test]
fn postgresql_stops_for_a_while() {
    let server = Arc::new(Server::start());
    for point in points(3) {
        let url = server.empty();
        if server.folder().is_none() {
            println!("{SKIPPED}");
            return;
        }
        let name = format!("stopped at {point}");
        let case = Case {
            location: Location::Url(url.clone()),
            direct: Location::Url(url),
            health: Some(503),
            point,
        };
        let mut fault = Stopped(Arc::clone(&server));
        let stopped = async move { case.run(&mut fault).await };
        run(vec![(name, Box::pin(stopped))]);
    }
}

/// A connection that is silently dead holds up its own writer for one deadline, and nobody for good.
#[tokio::test(flavor = "multi_thread")]
async fn one_dead_connection_holds_nobody_up() {
    const GAMES: usize = 12;
    let (server, url) = tokio::task::spawn_blocking(|| {
        let server = Server::start();
        let url = server.empty();
        (server, url)
    })
    .await
    .unwrap();
    let Some(folder) = server.folder() else {
        println!("{SKIPPED}");
        return;
    };
    let proxy = Proxy::start(&folder).await;
    let options = Options {
        port: 0,
        deadlines: DEADLINES,
        ..Options::local(through(&proxy, &url, &folder))
    };
    let host = Host::try_start(&options).await.unwrap();
    let mut players = Vec::new();
    for _ in 0..GAMES {
        let game = host.make(&game_of(PERSON, PERSON)).await;
        let mut client = host.client().await;
        let view = client.watch_whole(&game.id).await;
        players.push((client, view));
    }
    proxy.set(Mode::AtMessage(0, Blow::Swallow));
    let moves = players.iter_mut().map(|(client, view)| async move {
        // Who is told that nothing has changed, or that it is unknown, asks again. The same command is carried out once.
        let play = PlayerCommand::Play {
            mv: "wS1".to_owned(),
            after: view.version,
        };
        while let Err(problem) = client.command_with("c", view, play.clone()).await {
            let again = ["store-failed", "unknown-outcome"];
            assert!(again.contains(&problem.code.as_str()), "{problem:?}");
        }
    });
    let all = futures_util::future::join_all(moves);
    timeout(PATIENCE, all).await.expect("nobody waits for good");
    assert!(proxy.messages() > 0);
    // The check of health may be late too.
    let ready = async {
        while host.ask("GET", "/api/ready", "").await.0 != 204 {
            sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(PATIENCE, ready).await.expect("it is ready again");
    host.stop().await;
    tokio::task::spawn_blocking(move || drop(server))
        .await
        .unwrap();
}
