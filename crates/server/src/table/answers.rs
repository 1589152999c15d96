//! Which commands have been answered, so that one sent twice is done once.

use std::collections::{HashMap, VecDeque};

use skep_rules::Color;

use crate::limits;
use crate::problem::Problem;
use crate::store::SettledCommand;

/// The answers to the latest commands, by their ids. Those carried out come back from the store after a restart; what
/// was refused has changed nothing and may be judged again.
#[derive(Debug, Default)]
pub(super) struct Answers {
    order: VecDeque<(Color, String)>,
    by_id: HashMap<(Color, String), Result<u64, Problem>>,
}

impl Answers {
    pub(super) fn of(commands: Vec<SettledCommand>) -> Answers {
        let mut answers = Answers::default();
        for command in commands {
            answers.keep(command.stamp.seat, command.stamp.id, Ok(command.version));
        }
        answers
    }

    pub(super) fn get(&self, seat: Color, id: &str) -> Option<Result<u64, Problem>> {
        self.by_id.get(&(seat, id.to_owned())).cloned()
    }

    pub(super) fn keep(&mut self, seat: Color, id: String, answer: Result<u64, Problem>) {
        let key = (seat, id);
        if self.by_id.insert(key.clone(), answer).is_none() {
            self.order.push_back(key);
        }
        if self.order.len() > limits::ANSWERS
            && let Some(oldest) = self.order.pop_front()
        {
            self.by_id.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Answers;
    use crate::limits;
    use skep_rules::Color;

    #[test]
    fn the_latest_are_kept() {
        let mut answers = Answers::default();
        for number in 0..=limits::ANSWERS as u64 {
            answers.keep(Color::White, number.to_string(), Ok(number));
        }
        assert_eq!(answers.get(Color::White, "0"), None);
        assert_eq!(answers.get(Color::White, "1"), Some(Ok(1)));
        assert_eq!(answers.get(Color::Black, "1"), None);
    }
}
