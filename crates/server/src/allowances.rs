//! What each address and each person may still do. `limits.rs` has the amounts.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::limits::{Limits, Rate};
use crate::problem::Problem;
use crate::requester::{Client, Requester};

/// The most clients remembered. Each takes about a hundred bytes.
const CLIENTS: usize = 100_000;
/// After this many checks, clients with a full allowance are forgotten.
const SWEEP: u32 = 10_000;

/// The things that allowances are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Request,
    Frame,
    GameMade,
    EngineGame,
    Import,
    Search,
}

/// What each address and each person may still do.
pub(crate) struct Allowances<C: Clock = DefaultClock> {
    requests: Keyed<C>,
    frames: Keyed<C>,
    games_made: Keyed<C>,
    engine_games: Keyed<C>,
    imports: Keyed<C>,
    searches: Keyed<C>,
}

impl Allowances {
    pub(crate) fn new(limits: &Limits) -> Allowances {
        Allowances::with_clock(limits, &DefaultClock::default())
    }
}

impl<C: Clock + Clone> Allowances<C> {
    fn with_clock(limits: &Limits, clock: &C) -> Allowances<C> {
        let keyed = |rate: Rate| Keyed::new(rate.quota(), clock.clone());
        Allowances {
            requests: keyed(limits.requests),
            frames: keyed(limits.frames_per_address),
            games_made: keyed(limits.games_made),
            engine_games: keyed(limits.engine_games),
            imports: keyed(limits.imports),
            searches: keyed(limits.searches),
        }
    }

    /// Takes one from the allowance of the address, and one from that of the person.
    ///
    /// # Errors
    /// If nothing is left, with the time until there is.
    pub(crate) fn take(&self, kind: Kind, requester: &Requester) -> Result<(), Problem> {
        if !requester.is_limited() {
            return Ok(());
        }
        let keyed = match kind {
            Kind::Request => &self.requests,
            Kind::Frame => &self.frames,
            Kind::GameMade => &self.games_made,
            Kind::EngineGame => &self.engine_games,
            Kind::Import => &self.imports,
            Kind::Search => &self.searches,
        };
        let address = Client::Address(requester.address());
        let clients = [Some(address), requester.identity()];
        for client in clients.into_iter().flatten() {
            keyed.take(client).map_err(|wait| {
                metrics::counter!("skep_refusals_total", "limit" => kind.name()).increment(1);
                kind.problem(wait)
            })?;
        }
        Ok(())
    }
}

impl Kind {
    /// The name of its limit.
    const fn name(self) -> &'static str {
        match self {
            Kind::Request => "requests",
            Kind::Frame => "frames-per-address",
            Kind::GameMade => "games-made",
            Kind::EngineGame => "engine-games",
            Kind::Import => "imports",
            Kind::Search => "searches",
        }
    }

    fn problem(self, wait: Duration) -> Problem {
        // A client that returns within the second would be refused again.
        let seconds = usize::try_from(wait.as_secs().saturating_add(1)).unwrap_or(usize::MAX);
        let problem = match self {
            Kind::Request => Problem::too_many_requests(seconds),
            Kind::Frame => Problem::too_fast(),
            Kind::GameMade | Kind::EngineGame => Problem::too_many_new_games(seconds),
            Kind::Import => Problem::too_many_imports(seconds),
            Kind::Search => Problem::too_many_searches(seconds),
        };
        problem.retry_after(seconds)
    }
}

/// One allowance for each client.
struct Keyed<C: Clock> {
    quota: Quota,
    clock: C,
    limiter: RwLock<Limiter<C>>,
    asked: AtomicU32,
}

type Limiter<C> =
    RateLimiter<Client, HashMapStateStore<Client>, C, NoOpMiddleware<<C as Clock>::Instant>>;

impl<C: Clock + Clone> Keyed<C> {
    fn new(quota: Quota, clock: C) -> Keyed<C> {
        let limiter = RateLimiter::new(quota, HashMapStateStore::default(), clock.clone());
        Keyed {
            quota,
            clock,
            limiter: RwLock::new(limiter),
            asked: AtomicU32::new(0),
        }
    }

    /// Takes one, or returns how long to wait for it.
    fn take(&self, client: Client) -> Result<(), Duration> {
        if self.asked.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            self.sweep();
        }
        let limiter = self.limiter.read().unwrap_or_else(PoisonError::into_inner);
        let taken = limiter.check_key(&client);
        taken.map_err(|refused| refused.wait_time_from(self.clock.now()))
    }

    /// Forgets clients with a full allowance. If too many are left, all start over: being lenient
    /// to a few for a while is better than running out of memory.
    fn sweep(&self) {
        let mut limiter = self.limiter.write().unwrap_or_else(PoisonError::into_inner);
        limiter.retain_recent();
        limiter.shrink_to_fit();
        if limiter.len() > CLIENTS {
            tracing::warn!(clients = limiter.len(), "allowances start afresh");
            *limiter =
                RateLimiter::new(self.quota, HashMapStateStore::default(), self.clock.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Allowances, CLIENTS, Kind, SWEEP};
    use crate::client_address::Address;
    use crate::limits::Limits;
    use crate::problem::Problem;
    use crate::requester::Requester;
    use governor::clock::FakeRelativeClock;
    use skep_game::{Actor, PersonId};
    use std::net::{IpAddr, Ipv4Addr};
    use std::time::Duration;

    fn from(actor: Actor, address: u32) -> Requester {
        let address = IpAddr::V4(Ipv4Addr::from_bits(address));
        Requester::new(actor, Address::from(address), true)
    }

    fn limits() -> Limits {
        let mut limits = Limits::default();
        limits.set("games-made", "3/h").unwrap();
        limits
    }

    /// How many of five games each of these may create, one after the other.
    fn granted(requesters: &[Requester]) -> Vec<usize> {
        let allowances = Allowances::new(&limits());
        let granted = |requester: &Requester| {
            let make = |_: &u32| allowances.take(Kind::GameMade, requester).is_ok();
            (0..5).filter(make).count()
        };
        requesters.iter().map(granted).collect()
    }

    #[test]
    fn each_address_and_each_person_has_an_allowance() {
        let (nobody, owner) = (Actor::Nobody, Actor::Owner);
        let [ann, bob] = [1, 2].map(|id| Actor::Person(PersonId(id)));
        let rows = [
            (vec![from(nobody, 1), from(nobody, 2)], vec![3, 3]),
            (vec![from(nobody, 1), from(nobody, 1)], vec![3, 0]),
            // Two at one address share it.
            (vec![from(ann, 1), from(bob, 1)], vec![3, 0]),
            // A person who moves from address to address does not get more.
            (
                vec![from(ann, 1), from(ann, 2), from(ann, 3)],
                vec![3, 0, 0],
            ),
            (vec![from(owner, 1), from(owner, 2)], vec![3, 3]),
            // The owner at this machine.
            (
                vec![Requester::from(owner), Requester::from(owner)],
                vec![5, 5],
            ),
        ];
        for (requesters, expected) in rows {
            assert_eq!(granted(&requesters), expected, "{requesters:?}");
        }
    }

    #[test]
    fn an_allowance_fills_up_again() {
        let clock = FakeRelativeClock::default();
        let allowances = Allowances::with_clock(&limits(), &clock);
        let make = || allowances.take(Kind::GameMade, &from(Actor::Nobody, 1));
        for _ in 0..3 {
            assert_eq!(make(), Ok(()));
        }
        clock.advance(Duration::from_secs(200));
        let refused = Problem::too_many_new_games(1_001).retry_after(1_001);
        assert_eq!(make(), Err(refused));
        clock.advance(Duration::from_secs(1_001));
        assert_eq!(make(), Ok(()));
        assert!(make().is_err());
        // Other allowances are separate.
        let hint = allowances.take(Kind::Search, &from(Actor::Nobody, 1));
        assert_eq!(hint, Ok(()));
    }

    #[test]
    fn an_address_that_stays_away_is_forgotten() {
        let clock = FakeRelativeClock::default();
        let allowances = Allowances::with_clock(&limits(), &clock);
        let known = || allowances.games_made.limiter.read().unwrap().len();
        let come = |addresses: std::ops::Range<u32>| {
            for address in addresses {
                let made = allowances.take(Kind::GameMade, &from(Actor::Nobody, address));
                assert_eq!(made, Ok(()));
            }
        };
        come(0..SWEEP - 1);
        assert_eq!(known(), SWEEP as usize - 1);
        clock.advance(Duration::from_secs(7_200));
        come(1_000_000..1_000_001);
        assert_eq!(known(), 1);
        // However many clients come within the hour, memory is bounded.
        come(2_000_000..2_000_000 + 3 * CLIENTS as u32);
        assert!(known() <= CLIENTS + SWEEP as usize, "{}", known());
    }
}
