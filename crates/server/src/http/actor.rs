//! Establishes the actor of each request, here and nowhere else.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use skep_game::Actor;

use crate::app::App;
use crate::client_address::Address;
use crate::requester::Requester;

/// Who counts as the owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trust {
    /// Everyone on this machine: the server listens only on loopback, without a public name.
    ThisMachine,
    /// Everyone who reaches the server, because its operator said so.
    Everyone,
    /// Nobody.
    Nobody,
}

impl Trust {
    /// Who sends a request with these headers.
    pub(crate) fn actor(self, headers: &HeaderMap) -> Actor {
        match self {
            Trust::Everyone => Actor::Owner,
            Trust::ThisMachine if !is_forwarded(headers) => Actor::Owner,
            Trust::ThisMachine | Trust::Nobody => Actor::Nobody,
        }
    }
}

/// Whether a proxy forwards the request. Then it comes from this machine, but its sender may not. A
/// proxy that adds no header cannot be recognised, so behind one the server must be given its
/// public name.
fn is_forwarded(headers: &HeaderMap) -> bool {
    const PROXIES: [&str; 6] = [
        "cf-connecting-ip",
        "forwarded",
        "true-client-ip",
        "via",
        "x-client-ip",
        "x-real-ip",
    ];
    let is_of_proxy = |name: &str| name.starts_with("x-forwarded-") || PROXIES.contains(&name);
    headers.keys().any(|name| is_of_proxy(name.as_str()))
}

impl App {
    /// The sender of the request and its address. A request without a connection comes from this program.
    pub(crate) fn requester(&self, headers: &HeaderMap, extensions: &Extensions) -> Requester {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
        let client = self.proxies.client(peer, headers);
        let actor = self.trust.actor(headers);
        let is_at_home = self.trust == Trust::ThisMachine && actor == Actor::Owner;
        Requester::new(actor, Address::from(client), !is_at_home)
    }
}

/// The actor who sends the request.
pub(crate) struct Asker(pub(crate) Actor);

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asker, Infallible> {
        let requester = app.requester(&parts.headers, &parts.extensions);
        Ok(Asker(requester.actor))
    }
}

/// The sender of the request, if the address matters.
impl FromRequestParts<Arc<App>> for Requester {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Requester, Infallible> {
        Ok(app.requester(&parts.headers, &parts.extensions))
    }
}

#[cfg(test)]
mod tests {
    use super::Trust;
    use axum::http::{HeaderMap, HeaderValue};
    use skep_game::Actor;

    #[test]
    fn the_owner_sits_at_this_machine() {
        let rows = [
            (Trust::ThisMachine, "accept", Actor::Owner),
            (Trust::ThisMachine, "forwarded", Actor::Nobody),
            (Trust::ThisMachine, "x-forwarded-for", Actor::Nobody),
            (Trust::ThisMachine, "x-forwarded-proto", Actor::Nobody),
            (Trust::ThisMachine, "x-real-ip", Actor::Nobody),
            (Trust::ThisMachine, "via", Actor::Nobody),
            (Trust::Everyone, "accept", Actor::Owner),
            (Trust::Everyone, "x-forwarded-for", Actor::Owner),
            (Trust::Nobody, "accept", Actor::Nobody),
            (Trust::Nobody, "x-forwarded-for", Actor::Nobody),
        ];
        for (trust, header, expected) in rows {
            let headers = HeaderMap::from_iter([(
                header.parse().expect("a header's name"),
                HeaderValue::from_static("anything"),
            )]);
            assert_eq!(trust.actor(&headers), expected, "{trust:?} {header}");
        }
    }
}
