//! A fair queue: clients take turns, however many jobs each of them has.
//!
//! Jobs that a person is waiting for come before those that nobody is waiting for, such as moves in a game of two
//! engines. But one in [`LATER_TURN`] turns belongs to the latter, so that they make progress too.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// One in this many turns belongs to jobs that nobody is waiting for.
const LATER_TURN: u32 = 4;

/// Whether someone is waiting for a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// A person is waiting.
    Now,
    /// Nobody is.
    Later,
}

/// Jobs of many clients.
pub(super) struct FairQueue<C, T> {
    now: Lane<C, T>,
    later: Lane<C, T>,
    turn: u32,
}

/// Jobs of the same urgency.
struct Lane<C, T> {
    count: usize,
    by_client: HashMap<C, VecDeque<T>>,
    /// The order of turns. Each client with a job is in it once.
    turns: VecDeque<C>,
}

impl<C: Copy + Eq + Hash, T> FairQueue<C, T> {
    pub(super) fn new() -> FairQueue<C, T> {
        FairQueue {
            now: Lane::new(),
            later: Lane::new(),
            turn: 0,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.now.count + self.later.count
    }

    pub(super) fn push(&mut self, urgency: Urgency, client: C, job: T) {
        match urgency {
            Urgency::Now => self.now.push(client, job),
            Urgency::Later => self.later.push(client, job),
        }
    }

    /// The next job, and how many turns it would be until the last job of its client had its own.
    pub(super) fn pop(&mut self) -> Option<(T, usize)> {
        self.turn = self.turn.wrapping_add(1);
        let later_first = self.turn.is_multiple_of(LATER_TURN);
        let (first, second) = if later_first {
            (&mut self.later, &mut self.now)
        } else {
            (&mut self.now, &mut self.later)
        };
        first.pop().or_else(|| second.pop())
    }

    /// How many jobs of that client wait.
    pub(super) fn len_of(&self, client: C) -> usize {
        self.now.len_of(client) + self.later.len_of(client)
    }

    /// Takes the newest job from the client that has the most, if that is more than `least`. First from those that
    /// nobody waits for.
    pub(super) fn pop_newest_of_largest(&mut self, least: usize) -> Option<T> {
        let clients = self.now.turns.iter().chain(&self.later.turns).copied();
        let largest = clients.max_by_key(|client| self.len_of(*client))?;
        if self.len_of(largest) <= least {
            return None;
        }
        let later = self.later.pop_newest(largest);
        later.or_else(|| self.now.pop_newest(largest))
    }

    pub(super) fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        self.now.retain(&keep);
        self.later.retain(&keep);
    }

    pub(super) fn clear(&mut self) {
        self.retain(|_| false);
    }
}

impl<C: Copy + Eq + Hash, T> Lane<C, T> {
    fn new() -> Lane<C, T> {
        Lane {
            count: 0,
            by_client: HashMap::new(),
            turns: VecDeque::new(),
        }
    }

    fn len_of(&self, client: C) -> usize {
        self.by_client.get(&client).map_or(0, VecDeque::len)
    }

    fn push(&mut self, client: C, job: T) {
        let jobs = self.by_client.entry(client).or_default();
        if jobs.is_empty() {
            self.turns.push_back(client);
        }
        jobs.push_back(job);
        self.count += 1;
    }

    fn pop(&mut self) -> Option<(T, usize)> {
        let client = self.turns.pop_front()?;
        let jobs = self.by_client.get_mut(&client)?;
        let job = jobs.pop_front()?;
        let waiting = jobs.len() + self.turns.len();
        if jobs.is_empty() {
            self.by_client.remove(&client);
        } else {
            self.turns.push_back(client);
        }
        self.count -= 1;
        Some((job, waiting))
    }

    fn pop_newest(&mut self, client: C) -> Option<T> {
        let jobs = self.by_client.get_mut(&client)?;
        let job = jobs.pop_back()?;
        self.count -= 1;
        self.forget_empty();
        Some(job)
    }

    fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        self.by_client
            .values_mut()
            .for_each(|jobs| jobs.retain(&keep));
        self.forget_empty();
        self.count = self.by_client.values().map(VecDeque::len).sum();
    }

    /// Who has nothing to do is not in the turns.
    fn forget_empty(&mut self) {
        self.by_client.retain(|_, jobs| !jobs.is_empty());
        self.turns
            .retain(|client| self.by_client.contains_key(client));
    }
}

#[cfg(test)]
mod tests {
    use super::{FairQueue, Urgency};

    /// Letters are jobs of the client of that name: a capital letter is one that a person waits for.
    fn queue(jobs: &str) -> FairQueue<char, char> {
        let mut queue = FairQueue::new();
        for job in jobs.chars() {
            let urgency = if job.is_uppercase() {
                Urgency::Now
            } else {
                Urgency::Later
            };
            queue.push(urgency, job.to_ascii_lowercase(), job);
        }
        queue
    }

    fn drain(queue: &mut FairQueue<char, char>) -> String {
        std::iter::from_fn(|| queue.pop().map(|(job, _)| job)).collect()
    }

    #[test]
    fn each_client_has_its_turn() {
        let rows = [
            ("", ""),
            ("AB", "AB"),
            // A client with one job waits for one job of each other client, not for all.
            ("AAAAAB", "ABAAAA"),
            ("AAAABBC", "ABCABAA"),
            ("aaaab", "abaaa"),
            // People come first, but the others are not forgotten.
            ("aaaB", "Baaa"),
            ("aaaaBBBBBBBB", "BBBaBBBaBBaa"),
            // One client's games of engines do not hold up another's reply.
            ("AAAAaaaaB", "ABAaAAaaa"),
        ];
        for (jobs, expected) in rows {
            let mut queue = queue(jobs);
            assert_eq!(queue.len(), jobs.len());
            assert_eq!(drain(&mut queue), expected, "{jobs}");
            assert_eq!(queue.len(), 0);
        }
    }

    /// However many games one client has, another waits for one of them at most.
    #[test]
    fn thousands_of_one_client_cost_another_one_turn() {
        for (many, at_most) in [('A', 1), ('a', 0)] {
            let mut queue = queue(&many.to_string().repeat(2_500));
            for _ in 0..10 {
                queue.pop();
            }
            queue.push(Urgency::Now, 'b', 'B');
            let before = std::iter::from_fn(|| queue.pop());
            let before = before.take_while(|(job, _)| *job != 'B').count();
            assert!(before <= at_most + 1, "{many}: {before}");
        }
    }

    #[test]
    fn it_is_told_how_many_turns_are_ahead() {
        let mut queue = queue("AAAAB");
        let told: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(told, [('A', 4), ('B', 1), ('A', 2), ('A', 1), ('A', 0)]);
    }

    #[test]
    fn who_has_most_gives_way() {
        let rows = [
            ("AAAB", 1, Some('A'), "ABA"),
            // First those that nobody waits for.
            ("AAaB", 1, Some('a'), "ABA"),
            ("AB", 1, None, "AB"),
            ("", 0, None, ""),
        ];
        for (jobs, least, taken, left) in rows {
            let mut queue = queue(jobs);
            assert_eq!(queue.pop_newest_of_largest(least), taken, "{jobs}");
            assert_eq!(drain(&mut queue), left, "{jobs}");
        }
        let mut queue = queue("AABBa");
        queue.retain(|job| *job != 'A');
        assert_eq!((queue.len(), queue.len_of('a')), (3, 1));
        assert_eq!(drain(&mut queue), "BBa");
    }
}
