//! Writing PGN.

use std::fmt::{self, Write};

use super::looks_like_variation;
use crate::escape::{Edges, encode};
use crate::tags::ROSTER;
use crate::{NodeId, Record};

pub(crate) fn write(record: &Record) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = write_tags(&mut text, record).and_then(|()| {
        Moves {
            record,
            out: &mut text,
            depth: 0,
        }
        .write()
    });
    text
}

fn write_tags(out: &mut String, record: &Record) -> fmt::Result {
    writeln!(out, "[GameType \"{}\"]", record.game_type())?;
    for name in ROSTER {
        write_tag(out, name, record.tags.get(name).unwrap_or(""))?;
    }
    writeln!(out, "[Result \"{}\"]", record.state())?;
    if let Some(start) = record.start_string() {
        write_tag(out, "Position", &start)?;
    }
    let mut others = record
        .tags
        .iter()
        .filter(|(name, _)| !ROSTER.contains(name));
    others.try_for_each(|(name, value)| write_tag(out, name, value))
}

fn write_tag(out: &mut String, name: &str, value: &str) -> fmt::Result {
    let name = encode(
        name,
        Edges::Kept,
        &[' ', '\t', '\n', '"', '[', ']', '{', '}'],
    );
    let value = encode(value, Edges::Kept, &['\n', '"']);
    writeln!(out, "[{name} \"{value}\"]")
}

/// The moves, comments and variations being written.
struct Moves<'a> {
    record: &'a Record,
    out: &'a mut String,
    /// How many variations are open.
    depth: usize,
}

/// What to write next. A stack of these replaces recursion.
#[derive(Clone, Copy)]
enum Step {
    /// A move of the main line, and what follows it.
    Main(NodeId),
    /// The comment on a move of the main line.
    Comment(NodeId),
    /// A variation that starts with this move.
    Open(NodeId),
    /// A move within a variation, and what follows it.
    Within(NodeId),
    /// The end of a variation.
    Close,
}

impl Moves<'_> {
    fn write(&mut self) -> fmt::Result {
        let first = self.record.continuations(NodeId::ROOT).next();
        if first.is_some() || !self.record.comment(NodeId::ROOT).is_empty() {
            writeln!(self.out)?;
        }
        self.comment(NodeId::ROOT)?;
        let mut steps: Vec<_> = first.map(Step::Main).into_iter().collect();
        while let Some(step) = steps.pop() {
            self.step(step, &mut steps)?;
        }
        match self.record.result() {
            Some(result) => write!(self.out, "\n{result}\n"),
            None => Ok(()),
        }
    }

    fn step(&mut self, step: Step, steps: &mut Vec<Step>) -> fmt::Result {
        match step {
            Step::Main(node) => {
                steps.extend(self.main_continuation(node).map(Step::Main));
                steps.push(Step::Comment(node));
                self.push_alternatives(node, steps);
                self.ply(node)?;
                writeln!(self.out)
            }
            Step::Comment(node) => self.comment(node),
            Step::Open(node) => {
                steps.push(Step::Close);
                steps.extend(self.main_continuation(node).map(Step::Within));
                self.out.push_str(if self.depth == 0 { "{(" } else { " (" });
                self.depth += 1;
                self.ply(node)?;
                self.inner_comment(node)
            }
            Step::Within(node) => {
                steps.extend(self.main_continuation(node).map(Step::Within));
                self.push_alternatives(node, steps);
                self.out.push(' ');
                self.ply(node)?;
                self.inner_comment(node)
            }
            Step::Close => {
                self.depth -= 1;
                self.out
                    .push_str(if self.depth == 0 { ")}\n" } else { ")" });
                Ok(())
            }
        }
    }

    fn main_continuation(&self, node: NodeId) -> Option<NodeId> {
        self.record.continuations(node).next()
    }

    /// Pushes the alternatives to a main continuation, so that the first of them is the next step.
    fn push_alternatives(&self, node: NodeId, steps: &mut Vec<Step>) {
        let length = steps.len();
        let parent = self.record.parent(node).unwrap_or(NodeId::ROOT);
        steps.extend(self.record.continuations(parent).skip(1).map(Step::Open));
        steps[length..].reverse();
    }

    fn ply(&mut self, node: NodeId) -> fmt::Result {
        let ply = u64::from(self.record.start().ply()) + u64::from(self.record.tree.depth(node));
        let text = self.record.played(node).map_or("", |(_, text)| text);
        write!(self.out, "{ply}. {text}")
    }

    fn comment(&mut self, node: NodeId) -> fmt::Result {
        let comment = self.record.comment(node);
        if comment.is_empty() {
            return Ok(());
        }
        let mut text = encode(comment, Edges::Kept, &['{', '}']);
        if looks_like_variation(&text) {
            text.replace_range(..1, "%28");
        }
        writeln!(self.out, "{{{text}}}")
    }

    fn inner_comment(&mut self, node: NodeId) -> fmt::Result {
        let comment = self.record.comment(node);
        if comment.is_empty() {
            return Ok(());
        }
        write!(
            self.out,
            " <{}>",
            encode(comment, Edges::Plain, &['{', '}', '<', '>'])
        )
    }
}
