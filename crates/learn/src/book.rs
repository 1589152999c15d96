//! The rulebook: which chapters there are, and what is in them.

use std::fmt;

use crate::exercise::exercises;
use crate::{Diagram, Exercise};

/// A chapter, to be read from top to bottom.
#[derive(Debug)]
pub struct Chapter {
    /// Its name in addresses and keys.
    pub id: &'static str,
    /// What is read.
    pub blocks: &'static [Block],
}

impl Chapter {
    /// What is asked afterwards, the easiest first.
    pub fn exercises(&self) -> impl Iterator<Item = &'static Exercise> {
        exercises()
            .iter()
            .filter(|exercise| exercise.chapter == self.id)
    }
}

/// A part of a chapter.
#[derive(Debug)]
pub enum Block {
    /// A rule, which can be linked to by its number.
    Rule(RuleNumber),
    /// A paragraph without a number, by the end of its key `text-…`.
    Text(&'static str),
    /// A position to be looked at and played with.
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

/// All chapters, in the order in which they are best read.
pub fn chapters() -> &'static [Chapter] {
    CHAPTERS
}

const CHAPTERS: &[Chapter] = &[Chapter {
    id: "queen",
    blocks: &[
        Block::Rule(RuleNumber(4, 1)),
        Block::Diagram(Diagram {
            id: "queen",
            position: "Base wQwB/bQbG w3 -",
            piece: Some("wQ"),
            refused: &[],
        }),
    ],
}];
