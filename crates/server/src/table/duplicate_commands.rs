//! Which commands have been answered, so that one sent twice is carried out once.

use std::collections::{HashMap, VecDeque};

use skep_rules::Color;

use crate::limits;
use crate::problem::Problem;
use crate::store::SettledCommand;

/// The answers to the latest commands, by their ids and the sides they were for. Accepted commands
/// come back from the store after a restart; refused ones changed nothing and may be judged again.
#[derive(Debug, Default)]
pub(super) struct Answers {
    order: VecDeque<(Option<Color>, String)>,
    by_id: HashMap<(Option<Color>, String), Result<u64, Problem>>,
}

impl Answers {
    pub(super) fn of(commands: Vec<SettledCommand>) -> Answers {
        let mut answers = Answers::default();
        for command in commands {
            answers.keep(
                Some(command.stamp.seat),
                command.stamp.id,
                Ok(command.version),
            );
        }
        answers
    }

    /// The answer to the command with that id, if it was for that side.
    pub(super) fn get(&self, side: Option<Color>, id: &str) -> Option<Result<u64, Problem>> {
        self.by_id.get(&(side, id.to_owned())).cloned()
    }

    pub(super) fn keep(&mut self, side: Option<Color>, id: String, answer: Result<u64, Problem>) {
        let key = (side, id);
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
            answers.keep(Some(Color::White), number.to_string(), Ok(number));
        }
        assert_eq!(answers.get(Some(Color::White), "0"), None);
        assert_eq!(answers.get(Some(Color::White), "1"), Some(Ok(1)));
        assert_eq!(answers.get(Some(Color::Black), "1"), None);
    }
}
