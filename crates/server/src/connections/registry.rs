//! Which connections are open, from where, and which one is closed when there is no room.
//!
//! A connection that waits for a request is idle; one whose request is being answered is busy.
//! Closing an idle one costs its owner nothing, because a browser opens another. So when there is
//! no room, we close the connection that has been idle longest, from the address that has the most.
//! Only if none is idle does the largest address lose a busy one, and then only to an address that
//! has fewer.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::client_address::Address;

/// How many connections there may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) total: usize,
    pub(crate) per_address: usize,
}

/// The connections that are open.
pub(crate) struct Registry {
    room: Room,
    book: Mutex<Book>,
    /// Notified whenever a connection ends.
    ended: Notify,
}

#[derive(Default)]
struct Book {
    /// The next number. Numbers grow, so the smallest is the oldest.
    next: u64,
    count: usize,
    by_address: HashMap<Address, Connections>,
}

#[derive(Default)]
struct Connections {
    /// Not counted against the limit per address: this machine in local mode, and proxies, which serve many people.
    is_exempt: bool,
    by_number: BTreeMap<u64, Connection>,
}

struct Connection {
    /// Since when it has been idle, as a number; `None` if it is busy.
    idle_since: Option<u64>,
    evicted: Arc<Notify>,
}

/// An open connection. Dropping it removes it from the registry.
pub(crate) struct Place {
    registry: Arc<Registry>,
    address: Address,
    number: u64,
    evicted: Arc<Notify>,
}

/// There is no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// For anybody.
    Total,
    /// For that address.
    Address,
}

impl Registry {
    pub(crate) fn new(room: Room) -> Arc<Registry> {
        Arc::new(Registry {
            room,
            book: Mutex::default(),
            ended: Notify::new(),
        })
    }

    /// Registers a connection from that address, if necessary in place of another.
    pub(crate) fn enter(self: &Arc<Self>, peer: IpAddr, is_exempt: bool) -> Result<Place, Full> {
        let address = Address::from(peer);
        let mut book = self.book();
        let own = book.by_address.get(&address).map_or(0, Connections::len);
        if !is_exempt && own >= self.room.per_address {
            let idle = book.by_address[&address].longest_idle();
            let (number, _) = idle.ok_or(Full::Address)?;
            book.evict(address, number);
        }
        if book.count >= self.room.total {
            let (victim, number) = book.victim(address).ok_or(Full::Total)?;
            book.evict(victim, number);
        }
        book.next += 1;
        let number = book.next;
        let evicted = Arc::new(Notify::new());
        let connections = book.by_address.entry(address).or_default();
        connections.is_exempt = is_exempt;
        let connection = Connection {
            idle_since: Some(number),
            evicted: Arc::clone(&evicted),
        };
        connections.by_number.insert(number, connection);
        book.count += 1;
        metrics::gauge!("skep_connections").increment(1);
        Ok(Place {
            registry: Arc::clone(self),
            address,
            number,
            evicted,
        })
    }

    /// Closes an idle connection, if there is one.
    pub(crate) fn make_room(&self) -> bool {
        let mut book = self.book();
        let victim = book.idle_victim();
        if let Some((address, number)) = victim {
            book.evict(address, number);
        }
        victim.is_some()
    }

    /// How many are open.
    pub(crate) fn count(&self) -> usize {
        self.book().count
    }

    /// Completes when none is open any more.
    pub(crate) async fn empty(&self) {
        loop {
            let ended = self.ended.notified();
            if self.count() == 0 {
                return;
            }
            ended.await;
        }
    }

    /// A panic while the lock was held leaves counts that are off by one connection.
    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Book {
    /// The connection to close for a newcomer from that address.
    fn victim(&self, newcomer: Address) -> Option<(Address, u64)> {
        self.idle_victim().or_else(|| {
            let own = self.by_address.get(&newcomer).map_or(0, Connections::len);
            let oldest = self.by_address.iter().filter_map(|(address, of)| {
                let (number, _) = of.by_number.first_key_value()?;
                Some((of.weight(), u64::MAX - number, *address, *number))
            });
            let largest = oldest.max().filter(|(weight, ..)| *weight > own + 1);
            largest.map(|(_, _, address, number)| (address, number))
        })
    }

    /// The longest idle one of the largest address that has any.
    fn idle_victim(&self) -> Option<(Address, u64)> {
        let idle = self.by_address.iter().filter_map(|(address, of)| {
            let (number, since) = of.longest_idle()?;
            Some((of.weight(), u64::MAX - since, *address, number))
        });
        idle.max().map(|(_, _, address, number)| (address, number))
    }

    /// Tells it to close, and no longer counts it.
    fn evict(&mut self, address: Address, number: u64) {
        if let Some(connection) = self.remove(address, number) {
            connection.evicted.notify_one();
            metrics::counter!("skep_connections_evicted_total").increment(1);
        }
    }

    fn remove(&mut self, address: Address, number: u64) -> Option<Connection> {
        let connections = self.by_address.get_mut(&address)?;
        let removed = connections.by_number.remove(&number)?;
        if connections.by_number.is_empty() {
            self.by_address.remove(&address);
        }
        self.count -= 1;
        metrics::gauge!("skep_connections").decrement(1);
        Some(removed)
    }
}

impl Connections {
    fn len(&self) -> usize {
        self.by_number.len()
    }

    /// How much its connections count when one must be closed. Those of a proxy belong to many people.
    fn weight(&self) -> usize {
        if self.is_exempt { 0 } else { self.len() }
    }

    /// The number of the longest idle one, and since when it has been idle.
    fn longest_idle(&self) -> Option<(u64, u64)> {
        let idle = self.by_number.iter();
        let idle = idle.filter_map(|(number, of)| Some((of.idle_since?, *number)));
        idle.min().map(|(since, number)| (number, since))
    }
}

impl Place {
    /// A request has arrived.
    pub(crate) fn set_busy(&self) {
        self.set(|_| None);
    }

    /// The request has been answered.
    pub(crate) fn set_idle(&self) {
        self.set(Some);
    }

    fn set(&self, idle_since: impl FnOnce(u64) -> Option<u64>) {
        let mut book = self.registry.book();
        book.next += 1;
        let now = book.next;
        let connections = book.by_address.get_mut(&self.address);
        let connection = connections.and_then(|of| of.by_number.get_mut(&self.number));
        if let Some(connection) = connection {
            connection.idle_since = idle_since(now);
        }
    }

    /// It is no longer an HTTP connection: sockets are counted elsewhere.
    pub(crate) fn leave(&self) {
        self.registry.book().remove(self.address, self.number);
        self.registry.ended.notify_waiters();
    }

    /// Completes when the connection must be closed.
    pub(crate) async fn evicted(&self) {
        self.evicted.notified().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.leave();
    }
}

#[cfg(test)]
mod tests {
    use super::{Full, Place, Registry, Room};
    use std::collections::BTreeMap;
    use std::net::IpAddr;

    /// Opens connections from 192.0.2.N for each digit N; a letter after it means that it has a
    /// request: `1b` is busy. Returns the open ones in order, and how many were refused.
    fn open(text: &str, exempt: &str) -> (String, usize) {
        let registry = Registry::new(Room {
            total: 6,
            per_address: 4,
        });
        let mut places: BTreeMap<u64, (char, Place)> = BTreeMap::new();
        let mut refused = 0;
        let mut latest = 0;
        for letter in text.chars() {
            if letter == 'b' {
                if let Some((_, place)) = places.get(&latest) {
                    place.set_busy();
                }
                continue;
            }
            let address: IpAddr = format!("192.0.2.{letter}").parse().unwrap();
            match registry.enter(address, exempt.contains(letter)) {
                Ok(place) => {
                    latest = place.number;
                    places.insert(latest, (letter, place));
                }
                Err(Full::Total | Full::Address) => {
                    refused += 1;
                    latest = 0;
                }
            }
        }
        let book = registry.book();
        let is_open = |place: &Place| {
            let of = book.by_address.get(&place.address);
            of.is_some_and(|of| of.by_number.contains_key(&place.number))
        };
        let open = places.values().filter(|(_, place)| is_open(place));
        let open: String = open.map(|(letter, _)| letter).collect();
        drop(book);
        assert_eq!(registry.count(), open.len());
        drop(places);
        assert_eq!(registry.count(), 0);
        (open, refused)
    }

    #[test]
    fn who_has_most_gives_way() {
        let rows = [
            // Who connects and who is exempt; who is connected in the end, and how many were refused.
            ("112233", "", "112233", 0),
            // One address never gets more than its share.
            ("1111111111", "", "1111", 0),
            ("1b1b1b1b1b", "", "1111", 1),
            // The largest address gives way, longest idle first.
            ("1111223", "", "111223", 0),
            ("1b1111223", "", "111223", 0),
            ("11112233445566", "", "234566", 0),
            // Even its busy ones, but not for an address that has as many.
            ("1b1b1b1b2b2b3", "", "111223", 0),
            ("1b1b1b2b2b2b3", "", "112223", 0),
            ("1b2b3b4b5b6b7", "", "123456", 1),
            ("1b1b2b2b3b3b1", "", "112233", 1),
            // An exempt client may have all places, and gives way like others, but last.
            ("9999999", "9", "999999", 0),
            ("99991129", "9", "999929", 0),
            ("9999991", "9", "999991", 0),
            ("9b9b9b9b9b9b1", "9", "999999", 1),
        ];
        for (text, exempt, open_then, refused) in rows {
            assert_eq!(
                open(text, exempt),
                (open_then.to_owned(), refused),
                "{text}"
            );
        }
    }

    #[tokio::test]
    async fn who_has_to_go_is_told() {
        let registry = Registry::new(Room {
            total: 1,
            per_address: 1,
        });
        let address: IpAddr = "192.0.2.1".parse().unwrap();
        let first = registry.enter(address, false).unwrap();
        let second = registry.enter(address, false).unwrap();
        first.evicted().await;
        second.set_busy();
        assert!(!registry.make_room());
        second.set_idle();
        assert!(registry.make_room());
        second.evicted().await;
        registry.empty().await;
    }
}
