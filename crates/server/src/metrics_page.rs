//! Figures for Prometheus, at an address of their own: strangers have no business there.
//!
//! Counters and histograms are kept where things happen, by the macros of `metrics`, which do nothing unless somebody
//! asked for this page. What can be looked up is looked up when the page is read.

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use metrics::{Unit, describe_counter, describe_gauge, describe_histogram, gauge};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::time::interval;

use crate::app::App;
use crate::client_address::Proxies;
use crate::connections::{self, Policy};
use crate::disk_space;
use crate::limits::Limits;
use crate::server::{StartError, listen};
use crate::services::Services;
use crate::store::Origin;

/// How often what was measured is added up, even if nobody reads it.
const UPKEEP: Duration = Duration::from_secs(5);
/// Nobody but Prometheus reads the page.
const CONNECTIONS: usize = 32;
/// Bounds for times, in seconds: from a fast query to a request that is given up.
const SECONDS: [f64; 14] = [
    0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0,
];
/// Bounds for how many changes share a transaction.
const CHANGES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// One for the whole program, however many servers there are in it.
static RECORDER: LazyLock<Option<PrometheusHandle>> = LazyLock::new(|| {
    let installed = install();
    installed
        .inspect_err(|error| tracing::error!(%error, "nothing is measured"))
        .ok()
});

fn install() -> Result<PrometheusHandle, BuildError> {
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)?
        .set_buckets_for_metric(Matcher::Suffix("_changes".to_owned()), &CHANGES)?
        .install_recorder()?;
    describe();
    Ok(handle)
}

fn describe() {
    let counters = [
        (
            "skep_games_expired_total",
            "Abandoned games that were deleted",
        ),
        (
            "skep_requests_total",
            "Requests by route, method and status",
        ),
        (
            "skep_refusals_total",
            "What was refused because an allowance was used up",
        ),
        (
            "skep_connections_refused_total",
            "Connections that found no room",
        ),
        (
            "skep_connections_evicted_total",
            "Connections that had to make room",
        ),
        ("skep_store_failures_total", "Transactions that failed"),
    ];
    for (name, text) in counters {
        describe_counter!(name, text);
    }
    let histograms = [
        (
            "skep_request_seconds",
            Unit::Seconds,
            "How long requests took",
        ),
        (
            "skep_command_seconds",
            Unit::Seconds,
            "How long players' commands took",
        ),
        (
            "skep_store_commit_seconds",
            Unit::Seconds,
            "How long commits took",
        ),
        (
            "skep_store_transaction_seconds",
            Unit::Seconds,
            "How long whole transactions took",
        ),
        (
            "skep_store_batch_changes",
            Unit::Count,
            "How many changes shared a transaction",
        ),
    ];
    for (name, unit, text) in histograms {
        describe_histogram!(name, unit, text);
    }
    let gauges = [
        ("skep_connections", "Open HTTP connections"),
        ("skep_sockets", "Open sockets"),
        ("skep_tables", "Games in memory"),
        ("skep_engine_queue", "Searches that wait for an engine"),
        ("skep_games", "Games in the store by origin"),
        ("skep_disk_free_bytes", "Free space where the games are"),
        ("skep_wal_bytes", "Size of the write-ahead log of SQLite"),
    ];
    for (name, text) in gauges {
        describe_gauge!(name, text);
    }
}

/// The page, before anybody can read it.
pub(crate) struct MetricsPage {
    listener: TcpListener,
}

impl MetricsPage {
    /// Takes the address, and begins to measure.
    pub(crate) fn open(address: SocketAddr) -> Result<MetricsPage, StartError> {
        let listener = listen(address)?;
        LazyLock::force(&RECORDER);
        Ok(MetricsPage { listener })
    }

    /// Shows the page until the server ends.
    pub(crate) async fn serve(self, app: Arc<App>) {
        let closing = app.closing.subscribe();
        let policy = Policy {
            limits: Limits {
                connections: CONNECTIONS,
                connections_per_address: CONNECTIONS,
                ..Limits::default()
            },
            proxies: Proxies::default(),
            is_local: false,
        };
        let page = move || {
            let app = Arc::clone(&app);
            async move { show(&app.services) }
        };
        let router = Router::new().route("/metrics", get(page));
        let upkeep = tokio::spawn(async {
            let mut periods = interval(UPKEEP);
            loop {
                periods.tick().await;
                if let Some(recorder) = &*RECORDER {
                    recorder.run_upkeep();
                }
            }
        });
        connections::serve(self.listener, router, closing, policy).await;
        upkeep.abort();
    }
}

fn show(services: &Services) -> impl IntoResponse + use<> {
    look_up(services);
    let text = RECORDER.as_ref().map(PrometheusHandle::render);
    let kind = [(
        header::CONTENT_TYPE,
        "text/plain; version=0.0.4; charset=utf-8",
    )];
    (kind, text.unwrap_or_default())
}

/// What need not be counted while it happens.
fn look_up(services: &Services) {
    let tables = &services.tables;
    gauge!("skep_sockets").set(services.sockets() as f64);
    gauge!("skep_tables").set(tables.count() as f64);
    gauge!("skep_engine_queue").set(tables.pool.waiting() as f64);
    for (name, origin) in [("played", Origin::Played), ("imported", Origin::Imported)] {
        gauge!("skep_games", "origin" => name).set(tables.counts.of(origin) as f64);
    }
    let Some(folder) = tables.store.folder() else {
        return;
    };
    if let Some(free) = disk_space::free_megabytes(folder) {
        gauge!("skep_disk_free_bytes").set(free as f64 * 1e6);
    }
    if let Some(bytes) = tables.store.wal_bytes() {
        gauge!("skep_wal_bytes").set(bytes as f64);
    }
}
