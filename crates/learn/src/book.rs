//! The rulebook: its chapters and their contents.

mod basics;
mod corners;
mod endings;
mod insects;
mod pillbug;
mod tactics;

use std::fmt;
use std::str::FromStr;

use crate::exercise::exercises;
use crate::{Diagram, Exercise};

/// A chapter, to be read from top to bottom.
#[derive(Debug)]
pub struct Chapter {
    /// Its name in addresses and keys.
    pub id: &'static str,
    /// The text and diagrams.
    pub blocks: &'static [Block],
}

impl Chapter {
    /// The rules that belong to it.
    pub fn rules(&self) -> impl Iterator<Item = RuleNumber> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Rule(number) => Some(*number),
            Block::Text(_) | Block::Diagram(_) => None,
        })
    }

    /// The exercises at its end, easiest first.
    pub fn exercises(&self) -> impl Iterator<Item = &'static Exercise> {
        exercises()
            .iter()
            .filter(|exercise| exercise.chapter == self.id)
    }
}

/// A part of a chapter.
#[derive(Debug)]
pub enum Block {
    /// A rule, which can be linked by its number.
    Rule(RuleNumber),
    /// A paragraph without a number, identified by the end of its key `text-…`.
    Text(&'static str),
    /// A position to look at and play with.
    Diagram(Diagram),
}

/// The number of a rule in `docs/rules.md`: R2.1 is `RuleNumber(2, 1)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleNumber(pub u8, pub u8);

impl RuleNumber {
    /// The key of the rule's text.
    pub fn key(self) -> String {
        format!("rule-{}-{}", self.0, self.1)
    }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "R{}.{}", self.0, self.1)
    }
}

impl FromStr for RuleNumber {
    type Err = ParseRuleNumberError;

    /// Reads `R2.1`, with or without its letter.
    fn from_str(text: &str) -> Result<RuleNumber, ParseRuleNumberError> {
        let digits = text.strip_prefix(['R', 'r']).unwrap_or(text);
        let (part, rule) = digits.split_once('.').ok_or(ParseRuleNumberError)?;
        let number = |digits: &str| digits.parse().map_err(|_| ParseRuleNumberError);
        Ok(RuleNumber(number(part)?, number(rule)?))
    }
}

/// The text is not the number of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRuleNumberError;

impl fmt::Display for ParseRuleNumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the number of a rule, such as R2.1")
    }
}

impl std::error::Error for ParseRuleNumberError {}

/// All chapters, in the best order for reading.
pub fn chapters() -> &'static [Chapter] {
    CHAPTERS
}

const CHAPTERS: &[Chapter] = &[
    basics::GOAL,
    basics::SETUP,
    basics::PLACING,
    basics::QUEEN_TURNS,
    basics::OPENING,
    basics::MOVING,
    basics::ONE_HIVE,
    basics::FREEDOM,
    insects::QUEEN,
    insects::BEETLE,
    insects::GRASSHOPPER,
    insects::SPIDER,
    insects::ANT,
    insects::LADYBUG,
    insects::MOSQUITO,
    pillbug::PILLBUG,
    endings::PASSING,
    endings::ENDING,
    endings::DRAWS,
    corners::CORNERS,
    tactics::TACTICS,
];

/// A rule, as an entry in the lists of blocks.
const fn rule(part: u8, number: u8) -> Block {
    Block::Rule(RuleNumber(part, number))
}
