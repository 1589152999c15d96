//! Where a request comes from.
//!
//! Behind a proxy every connection comes from the proxy, which names the client in a header. Anyone
//! can write such a header, so it is trusted only if the connection comes from a proxy that the
//! operator has named.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use axum::http::header::{FORWARDED, HeaderName};
use ipnet::IpNet;

/// What counts as one address: an IPv4 address, or an IPv6 network of 64 bits, which is what one household gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Address(IpAddr);

/// The proxies that are trusted to say where a request comes from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<IpNet>);

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V6(address) if !address.is_loopback() => {
                let network = address.to_bits() >> 64 << 64;
                IpAddr::V6(Ipv6Addr::from_bits(network))
            }
            address => address,
        })
    }
}

impl Proxies {
    pub(crate) fn new(networks: &[IpNet]) -> Proxies {
        Proxies(networks.to_vec())
    }

    /// Whether this is one of them.
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// The client, for a request with these headers over a connection from `peer`.
    ///
    /// Each proxy appends the address it was asked from at the right. So the first address from the
    /// right that is not one of our proxies is the client; anything further left is hearsay. If the
    /// two headers disagree, the client has written one of them itself, and then only the peer is
    /// certain.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.contains(peer) {
            return peer;
        }
        let by_name = self.hop(headers, &X_FORWARDED_FOR, address_alone);
        let by_standard = self.hop(headers, &FORWARDED, address_of_for);
        match (by_name, by_standard) {
            (Some(one), Some(other)) if one != other => peer,
            (Some(found), _) | (None, Some(found)) => found,
            (None, None) => peer,
        }
    }

    /// The first address from the right that is not a proxy's. If a hop cannot be read, the client is unknown.
    fn hop(
        &self,
        headers: &HeaderMap,
        name: &HeaderName,
        read: fn(&str) -> Option<IpAddr>,
    ) -> Option<IpAddr> {
        let lines: Vec<_> = headers.get_all(name).iter().collect();
        let mut last = None;
        for line in lines.into_iter().rev() {
            for hop in line.to_str().ok()?.rsplit(',') {
                let address = read(hop.trim())?;
                if !self.contains(address) {
                    return Some(address);
                }
                last = Some(address);
            }
        }
        // Only proxies: someone on the first of them.
        last
    }
}

/// `192.0.2.1`, `192.0.2.1:8080`, `2001:db8::1` or `[2001:db8::1]:8080`.
fn address_alone(text: &str) -> Option<IpAddr> {
    let address = if let Some(rest) = text.strip_prefix('[') {
        rest.split_once(']')?.0
    } else if text.matches(':').count() == 1 {
        text.split_once(':')?.0
    } else {
        text
    };
    address.parse().ok().map(|ip: IpAddr| ip.to_canonical())
}

/// `for="[2001:db8::1]:8080";proto=https`, as in RFC 7239.
fn address_of_for(hop: &str) -> Option<IpAddr> {
    let mut pairs = hop.split(';').filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    address_alone(value.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::{Address, Proxies};
    use axum::http::{HeaderMap, HeaderName, HeaderValue};
    use std::net::IpAddr;

    #[test]
    fn one_household_is_one_address() {
        let rows = [
            ("192.0.2.1", "192.0.2.1", true),
            ("192.0.2.1", "192.0.2.2", false),
            ("192.0.2.1", "::ffff:192.0.2.1", true),
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true),
            ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
            ("::1", "127.0.0.1", false),
            ("::1", "::2", false),
        ];
        for (one, other, expected) in rows {
            let of = |text: &str| Address::from(text.parse::<IpAddr>().unwrap());
            assert_eq!(of(one) == of(other), expected, "{one} {other}");
        }
    }

    #[test]
    fn only_a_proxy_of_ours_is_believed() {
        const XFF: &str = "x-forwarded-for";
        const STD: &str = "forwarded";
        let proxies = ["10.0.0.0/8", "2001:db8:aaaa::/48"].map(|network| network.parse().unwrap());
        let proxies = Proxies::new(&proxies);
        type Headers<'a> = &'a [(&'a str, &'a str)];
        #[rustfmt::skip]
        let rows: [(&str, Headers, &str); 19] = [
            ("192.0.2.1", &[], "192.0.2.1"),
            // A stranger may claim anything.
            ("192.0.2.1", &[(XFF, "198.51.100.7")], "192.0.2.1"),
            ("192.0.2.1", &[(STD, "for=198.51.100.7")], "192.0.2.1"),
            ("10.0.0.1", &[], "10.0.0.1"),
            ("10.0.0.1", &[(XFF, "198.51.100.7")], "198.51.100.7"),
            ("::ffff:10.0.0.1", &[(XFF, "198.51.100.7")], "198.51.100.7"),
            ("2001:db8:aaaa::1", &[(XFF, "198.51.100.7")], "198.51.100.7"),
            // What the client wrote itself is at the left.
            ("10.0.0.1", &[(XFF, "1.2.3.4, 198.51.100.7")], "198.51.100.7"),
            ("10.0.0.1", &[(XFF, "1.2.3.4"), (XFF, "198.51.100.7")], "198.51.100.7"),
            ("10.0.0.1", &[(XFF, "nonsense, 198.51.100.7")], "198.51.100.7"),
            // Two proxies of ours in a row.
            ("10.0.0.1", &[(XFF, "1.2.3.4, 198.51.100.7, 10.0.0.2")], "198.51.100.7"),
            ("10.0.0.1", &[(XFF, "10.0.0.3, 10.0.0.2")], "10.0.0.3"),
            ("10.0.0.1", &[(XFF, "198.51.100.7:4711")], "198.51.100.7"),
            ("10.0.0.1", &[(XFF, "[2001:db8::7]:4711")], "2001:db8::7"),
            ("10.0.0.1", &[(STD, "for=1.2.3.4, for=\"[2001:db8::7]:4711\";proto=https")], "2001:db8::7"),
            ("10.0.0.1", &[(STD, "For=198.51.100.7;by=10.0.0.1")], "198.51.100.7"),
            // The client cannot be determined.
            ("10.0.0.1", &[(XFF, "198.51.100.7, unknown")], "10.0.0.1"),
            ("10.0.0.1", &[(XFF, "198.51.100.7"), (STD, "for=1.2.3.4")], "10.0.0.1"),
            ("10.0.0.1", &[(XFF, "198.51.100.7"), (STD, "for=198.51.100.7")], "198.51.100.7"),
        ];
        for (peer, sent, expected) in rows {
            let mut headers = HeaderMap::new();
            for (name, value) in sent {
                let name: HeaderName = name.parse().unwrap();
                headers.append(name, HeaderValue::from_static(value));
            }
            let found = proxies.client(peer.parse().unwrap(), &headers);
            assert_eq!(found.to_string(), expected, "{peer} {sent:?}");
        }
    }
}
