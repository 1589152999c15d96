//! How many sockets are open, in total and per address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::client_address::Address;
use crate::limits::Limits;
use crate::problem::Problem;
use crate::requester::Requester;
use crate::send_queue::ConnectionId;

/// The open sockets.
#[derive(Clone, Default)]
pub(crate) struct Slots(Arc<Mutex<Open>>);

#[derive(Default)]
struct Open {
    count: usize,
    by_address: HashMap<Address, usize>,
    next: ConnectionId,
}

/// A place among the open sockets. Dropping it frees the place.
pub(crate) struct Slot {
    slots: Slots,
    address: Address,
    pub(crate) connection: ConnectionId,
}

impl Slots {
    /// How many are open.
    pub(crate) fn count(&self) -> usize {
        self.open().count
    }

    /// Takes a place.
    ///
    /// # Errors
    /// If there are too many, in total or from that address.
    pub(crate) fn enter(&self, limits: &Limits, requester: &Requester) -> Result<Slot, Problem> {
        let address = requester.address();
        let mut open = self.open();
        if open.count >= limits.sockets {
            return Err(Problem::too_many_sockets(limits.sockets));
        }
        let here = open.by_address.entry(address).or_default();
        if requester.is_limited() && *here >= limits.sockets_per_address {
            let limit = limits.sockets_per_address;
            return Err(Problem::too_many_sockets_here(limit).retry_after(60));
        }
        *here += 1;
        open.count += 1;
        open.next += 1;
        Ok(Slot {
            slots: self.clone(),
            address,
            connection: open.next,
        })
    }

    /// A panic while the lock was held leaves numbers that are off by one.
    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut open = self.slots.open();
        open.count -= 1;
        if let Some(here) = open.by_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Slots;
    use crate::client_address::Address;
    use crate::limits::Limits;
    use crate::requester::Requester;
    use skep_game::Actor;
    use std::net::IpAddr;

    #[test]
    fn one_address_does_not_take_all_sockets() {
        let limits = Limits {
            sockets: 5,
            sockets_per_address: 2,
            ..Limits::default()
        };
        let from = |address: [u8; 4]| {
            let address = Address::from(IpAddr::from(address));
            Requester::new(Actor::Nobody, address, true)
        };
        let [one, other] = [[192, 0, 2, 1], [192, 0, 2, 2]].map(from);
        let slots = Slots::default();
        let mut open = Vec::new();
        let rows = [
            (one, None),
            (one, None),
            (one, Some("too-many-sockets-here")),
            (other, None),
            // Callers inside this program have no address.
            (Requester::from(Actor::Owner), None),
            (Requester::from(Actor::Owner), None),
            (other, Some("too-many-sockets")),
        ];
        for (requester, expected) in rows {
            let entered = slots.enter(&limits, &requester);
            let code = entered
                .as_ref()
                .err()
                .map(|problem| problem.code().as_str());
            assert_eq!(code, expected, "{requester:?}");
            open.extend(entered);
        }
        assert_eq!(slots.count(), 5);
        open.clear();
        assert_eq!(slots.count(), 0);
        assert!(slots.open().by_address.is_empty());
    }
}
