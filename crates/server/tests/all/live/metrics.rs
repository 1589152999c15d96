//! What Prometheus reads.

use skep_server::Options;
use tempfile::TempDir;

use crate::live::host::{Host, PERSON, game_of, options};

/// The value of a line that begins so.
fn value(page: &str, name: &str) -> Option<f64> {
    let line = page.lines().find_map(|line| line.strip_prefix(name));
    line?.trim().parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_shown_at_an_address_of_their_own() {
    let folder = TempDir::new().unwrap();
    // Any free port: the listener is gone before the server takes it.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let metrics = port.local_addr().unwrap();
    drop(port);
    let options = Options {
        metrics: Some(metrics),
        ..options(&folder)
    };
    let host = Host::start_with(&options, Some(folder)).await;
    let game = host.make(&game_of(PERSON, PERSON)).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    client.play(&mut view, "wS1").await.unwrap();
    host.ask("GET", "/api/games/nosuchgame", "").await;

    let page = Host::get(metrics, "/metrics").await;
    let rows = [
        (
            r#"skep_requests_total{route="/api/games",method="POST",status="201"}"#,
            1.0,
        ),
        (
            r#"skep_requests_total{route="/api/games/{id}",method="GET",status="404"}"#,
            1.0,
        ),
        (r#"skep_command_seconds_count{outcome="settled"}"#, 1.0),
        ("skep_store_commit_seconds_count", 2.0),
        ("skep_store_batch_changes_sum", 2.0),
        ("skep_sockets", 1.0),
        ("skep_tables", 1.0),
        ("skep_connections", 1.0),
        ("skep_disk_free_bytes", 1.0),
        ("skep_wal_bytes", 1.0),
        ("skep_engine_queue", 0.0),
        (r#"skep_games{origin="played"}"#, 1.0),
    ];
    for (name, at_least) in rows {
        // Other tests of this program count too.
        let found = value(&page, name);
        assert!(
            found.is_some_and(|found| found >= at_least),
            "{name}: {page}"
        );
    }
    // Being allowed to play does not give access to them.
    let (status, body) = host.ask("GET", "/metrics", "").await;
    assert!(status != 200 || !body.contains("skep_"), "{status} {body}");
    host.stop().await;
}
