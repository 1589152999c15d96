//! Which requests are answered at all, and what browsers may do with our answers.
//!
//! In local mode every client is the owner, so pages of other sites must not reach the server
//! through a visitor's browser. The Host header reveals a name that was pointed at this machine
//! later (DNS rebinding), the Origin header a request from another site's page.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use tokio::time::timeout;

use crate::allowances::Kind;
use crate::app::App;
use crate::limits;
use crate::problem::Problem;

/// The names of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HostCheck {
    /// Names it is known by, in lower case.
    public: Vec<String>,
    /// Whether only this machine reaches it.
    is_local: bool,
}

const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Passes valid requests on, and adds to every answer what browsers may do with it.
pub(crate) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or_else(|| "other".to_owned(), |route| route.as_str().to_owned());
    let start = Instant::now();
    let requester = app.requester(request.headers(), request.extensions());
    let allowed = app.allowances.take(Kind::Request, &requester);
    let admitted = allowed.and_then(|()| app.host_check.check(request.headers(), is_api));
    let mut response = match admitted {
        Ok(()) => match timeout(limits::REQUEST_TIME, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Problem::too_slow().into_response(),
        },
        Err(problem) => {
            tracing::warn!(%problem, %method, path, "a request was refused");
            problem.into_response()
        }
    };
    let (status, micros) = (response.status().as_u16(), start.elapsed().as_micros());
    tracing::debug!(%method, path, status, micros, "answered");
    count(route, &method, status, start.elapsed());
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        let no_store = HeaderValue::from_static("no-store");
        headers.entry(header::CACHE_CONTROL).or_insert(no_store);
    }
    response
}

/// Counts a request. What a client may choose freely is no label: each would be kept for ever.
fn count(route: String, method: &Method, status: u16, time: Duration) {
    const METHODS: [&str; 5] = ["GET", "HEAD", "POST", "PUT", "DELETE"];
    let known = METHODS.into_iter().find(|known| method == known);
    let labels = [
        ("route", route.clone()),
        ("method", known.unwrap_or("other").to_owned()),
        ("status", status.to_string()),
    ];
    metrics::counter!("skep_requests_total", &labels).increment(1);
    metrics::histogram!("skep_request_seconds", "route" => route).record(time);
}

impl HostCheck {
    /// A server at that address, with these additional names.
    pub(crate) fn new(address: IpAddr, public: &[String]) -> HostCheck {
        HostCheck {
            public: public.iter().map(|name| plain(name)).collect(),
            is_local: address.is_loopback(),
        }
    }

    /// Whether a request with these headers may be answered.
    fn check(&self, headers: &HeaderMap, is_api: bool) -> Result<(), Problem> {
        let text = |name| {
            let value = headers.get(name).map(HeaderValue::to_str);
            value.map(|text| text.unwrap_or_default())
        };
        let host = text(header::HOST).unwrap_or_default();
        if !self.knows(host) {
            return Err(Problem::foreign_host(host));
        }
        if let Some(origin) = text(header::ORIGIN)
            && !is_same_site(origin, host)
        {
            return Err(Problem::foreign_origin(origin));
        }
        // Requests for pictures and the like have no origin, but browsers say what kind of page asks.
        let site = text(HeaderName::from_static("sec-fetch-site"));
        if is_api && site == Some("cross-site") {
            return Err(Problem::foreign_origin("cross-site"));
        }
        Ok(())
    }

    /// Whether this is a name of the server. Nobody can point an IP address elsewhere later.
    fn knows(&self, authority: &str) -> bool {
        let name = plain(authority);
        if name == "localhost" || self.public.contains(&name) {
            return true;
        }
        let address = match name
            .strip_prefix('[')
            .and_then(|name| name.strip_suffix(']'))
        {
            Some(inner) => inner.parse().ok().map(|ip: Ipv6Addr| IpAddr::V6(ip)),
            None => name.parse().ok().map(|ip: Ipv4Addr| IpAddr::V4(ip)),
        };
        address.is_some_and(|address| address.is_loopback() || !self.is_local)
    }
}

/// The name without its port, in lower case; `None` if what follows it is not a port.
fn plain(authority: &str) -> String {
    let end = match authority.rfind(']') {
        // The colons of an address in brackets do not precede a port.
        Some(bracket) => bracket + 1,
        None => authority.find(':').unwrap_or(authority.len()),
    };
    let (name, port) = authority.split_at(end);
    let is_port = |port: &str| port.bytes().all(|byte| byte.is_ascii_digit());
    if !port.is_empty() && !port.strip_prefix(':').is_some_and(is_port) {
        return String::new();
    }
    let name = name.to_ascii_lowercase();
    name.strip_suffix('.').unwrap_or(&name).to_owned()
}

/// Whether a page of that origin was loaded from this host and port.
fn is_same_site(origin: &str, host: &str) -> bool {
    let authority = ["http://", "https://"]
        .into_iter()
        .find_map(|scheme| origin.strip_prefix(scheme));
    authority.is_some_and(|authority| authority.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::HostCheck;
    use axum::http::HeaderMap;
    use axum::http::header::{self, HeaderName, HeaderValue};

    #[test]
    fn requests_are_let_in() {
        const LOCAL: &str = "127.0.0.1";
        const ALL: &str = "0.0.0.0";
        #[rustfmt::skip]
        let rows = [
            // The server's address; Host, Origin and Sec-Fetch-Site of the request; whether it is allowed.
            (LOCAL, "127.0.0.1:8467", "", "", true),
            (LOCAL, "localhost:8467", "", "", true),
            (LOCAL, "LOCALHOST", "", "", true),
            (LOCAL, "localhost.:8467", "", "", true),
            (LOCAL, "[::1]:8467", "", "", true),
            (LOCAL, "127.1.2.3:80", "", "", true),
            (LOCAL, "hive.example.org", "", "", true),
            (LOCAL, "Hive.Example.org:443", "https://hive.example.org:443", "", true),
            (LOCAL, "", "", "", false),
            (LOCAL, "evil.example.com", "", "", false),
            (LOCAL, "localhost.evil.com", "", "", false),
            (LOCAL, "127.0.0.1.evil.com", "", "", false),
            (LOCAL, "127.0.0.1:8467.evil.com", "", "", false),
            (LOCAL, "[::1]:80:evil.com", "", "", false),
            (LOCAL, "[::1]evil.com", "", "", false),
            (LOCAL, "192.168.0.7:8467", "", "", false),
            (LOCAL, "[fe80::1]:8467", "", "", false),
            (LOCAL, "::1", "", "", false),
            (ALL, "192.168.0.7:8467", "", "", true),
            (ALL, "[fe80::1]:8467", "", "", true),
            (ALL, "evil.example.com", "", "", false),
            (LOCAL, "127.0.0.1:8467", "http://127.0.0.1:8467", "same-origin", true),
            (LOCAL, "127.0.0.1:8467", "http://localhost:8467", "", false),
            (LOCAL, "127.0.0.1:8467", "http://127.0.0.1:9999", "", false),
            (LOCAL, "127.0.0.1:8467", "https://evil.example.com", "", false),
            (LOCAL, "127.0.0.1:8467", "null", "", false),
            (LOCAL, "127.0.0.1:8467", "127.0.0.1:8467", "", false),
            (LOCAL, "127.0.0.1:8467", "", "none", true),
            (LOCAL, "127.0.0.1:8467", "", "cross-site", false),
        ];
        for (address, host, origin, site, expected) in rows {
            let public = ["hive.example.org".to_owned()];
            let host_check = HostCheck::new(address.parse().unwrap(), &public);
            let mut headers = HeaderMap::new();
            let sent = [
                (header::HOST, host),
                (header::ORIGIN, origin),
                (HeaderName::from_static("sec-fetch-site"), site),
            ];
            for (name, value) in sent.into_iter().filter(|(_, value)| !value.is_empty()) {
                headers.insert(name, HeaderValue::from_str(value).unwrap());
            }
            let found = host_check.check(&headers, true).is_ok();
            assert_eq!(found, expected, "{address} {host} {origin} {site}");
        }
    }
}
