//! Writing SGF.

use std::fmt::{self, Write};

use skep_rules::{Bug, Color, Move, Piece, PieceSet, Position, Undo};

use super::grid::Grid;
use super::header::{is_plain_date, plain_date, variation};
use super::lex::escape;
use super::{PLAYERS, PROPERTIES, TAG, result};
use crate::escape::{Edges, encode};
use crate::{Ending, GameResult, NodeId, Record};

pub(crate) fn write(record: &Record) -> String {
    let mut out = String::from("(;\nGM[27]VV[1]\n");
    // Writing to a String cannot fail.
    let _ = write_header(&mut out, record).and_then(|()| Moves::new(record, &mut out).write());
    out.push_str(")\n");
    out
}

fn write_header(out: &mut String, record: &Record) -> fmt::Result {
    let tags = &record.tags;
    writeln!(out, "SU[{}]", variation(record.game_type()))?;
    // If the plain date follows from BoardSpace's, only the latter is written.
    let sgf_date = tags.get("SgfDate").filter(|date| !is_plain_date(date));
    let sgf_date = sgf_date.filter(|date| plain_date(date).as_deref() == tags.get("Date"));
    let date = sgf_date.or_else(|| tags.get("Date").filter(|date| is_plain_date(date)));
    let sgf_result = tags
        .get("SgfResult")
        .filter(|result| result::parse_standard(result).is_none());
    for (name, value) in tags.iter() {
        let in_properties = PROPERTIES.iter().find(|(_, tag)| *tag == name);
        let of_player = PLAYERS.iter().flatten().any(|(_, tag)| *tag == name);
        match name {
            "Date" if sgf_date.is_some() || date.is_some() => {}
            "SgfDate" if sgf_date.is_some() => {}
            "SgfResult" if sgf_result.is_some() => {}
            _ if of_player => {}
            _ => match in_properties {
                Some((property, _)) => writeln!(out, "{property}[{}]", simple_text(value))?,
                None => write_tag(out, name, value)?,
            },
        }
    }
    if let Some(date) = date {
        writeln!(out, "DT[{}]", simple_text(date))?;
    }
    match (sgf_result, record.result()) {
        (Some(sgf_result), _) => {
            writeln!(out, "RE[{}]", simple_text(sgf_result))?;
            write_tag(out, "Result", &record.state().to_string())?;
        }
        (None, Some(result)) => writeln!(out, "RE[{}]", result::standard(result, record.ending()))?,
        (None, None) => {}
    }
    if let Some(start) = record.start_string() {
        write_tag(out, "Position", &start)?;
    }
    for color in Color::ALL {
        for (what, tag) in PLAYERS[color as usize] {
            write_player(out, color, what, tags.get(tag))?;
        }
    }
    write_comment(out, record.comment(NodeId::ROOT))
}

fn write_tag(out: &mut String, name: &str, value: &str) -> fmt::Result {
    let name = encode(name, Edges::Plain, &['\n', ':']);
    let value = encode(value, Edges::Plain, &['\n']);
    writeln!(out, "{TAG}[{}:{}]", escape(&name), escape(&value))
}

fn write_player(out: &mut String, color: Color, what: &str, value: Option<&str>) -> fmt::Result {
    let Some(value) = value else {
        return Ok(());
    };
    let player = color as u8;
    let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
    if what == "ranking" && is_number {
        return writeln!(out, "P{player}[{what} {value}]");
    }
    let value = encode(value, Edges::Kept, &['\n', '"']);
    writeln!(out, "P{player}[{what} \"{}\"]", escape(&value))
}

fn write_comment(out: &mut String, comment: &str) -> fmt::Result {
    if comment.is_empty() {
        return Ok(());
    }
    writeln!(out, "C[{}]", escape(&encode(comment, Edges::Plain, &[])))
}

/// A tag's value as a one-line property.
fn simple_text(value: &str) -> String {
    escape(&encode(value, Edges::Kept, &['\n']))
}

/// The moves being written.
struct Moves<'a> {
    record: &'a Record,
    out: &'a mut String,
    position: Position,
    grid: Grid,
    /// The number of the next action.
    number: u32,
    made: Vec<Made>,
}

/// What is needed to undo a move.
struct Made {
    undo: Undo,
    moved: Option<(Piece, Option<(i32, i32)>)>,
    number: u32,
}

/// What to write next. A stack of these replaces recursion.
#[derive(Clone, Copy)]
enum Step {
    /// A move and its continuations.
    Enter(NodeId),
    /// Undo the move, after its continuations.
    Leave,
    Open,
    Close,
}

impl<'a> Moves<'a> {
    fn new(record: &'a Record, out: &'a mut String) -> Moves<'a> {
        let position = record.start().clone();
        let grid = Grid::new(position.board());
        Moves {
            record,
            out,
            position,
            grid,
            number: 0,
            made: Vec::new(),
        }
    }

    fn write(&mut self) -> fmt::Result {
        self.action(
            Color::White,
            format_args!("Start P{}", self.position.to_move() as u8),
        )?;
        let last = self.record.main().last().unwrap_or(NodeId::ROOT);
        if last == NodeId::ROOT {
            self.write_ending()?;
        }
        let mut steps = Vec::new();
        self.push_continuations(NodeId::ROOT, &mut steps);
        while let Some(step) = steps.pop() {
            match step {
                Step::Open => writeln!(self.out, "(")?,
                Step::Close => writeln!(self.out, ")")?,
                Step::Leave => self.leave(),
                Step::Enter(node) => {
                    self.enter(node)?;
                    if node == last {
                        self.write_ending()?;
                    }
                    steps.push(Step::Leave);
                    self.push_continuations(node, &mut steps);
                }
            }
        }
        Ok(())
    }

    /// A single continuation follows directly, several in brackets.
    fn push_continuations(&self, node: NodeId, steps: &mut Vec<Step>) {
        let length = steps.len();
        match self.record.continuations(node).count() {
            1 => steps.extend(self.record.continuations(node).map(Step::Enter)),
            _ => steps.extend(
                self.record
                    .continuations(node)
                    .flat_map(|node| [Step::Open, Step::Enter(node), Step::Close]),
            ),
        }
        steps[length..].reverse();
    }

    fn enter(&mut self, node: NodeId) -> fmt::Result {
        let Some((mv, text)) = self.record.played(node) else {
            return Ok(());
        };
        let number = self.number;
        let player = self.position.to_move();
        match mv {
            Move::Pass => self.action(player, format_args!("pass"))?,
            Move::Place { piece, .. } => {
                let pool = player.letter().to_ascii_uppercase();
                self.action(
                    player,
                    format_args!("pick {pool} {} {}", slot(piece.bug()), Mover(piece)),
                )?;
            }
            Move::Shift { piece, .. } => {
                let cell = self.grid.cell(piece);
                self.action(player, format_args!("pickb {cell} {}", Mover(piece)))?;
            }
        }
        let mut moved = None;
        if let Some((piece, to)) = mv.piece_and_target() {
            let others = self
                .position
                .board()
                .pieces()
                .without(PieceSet::from_iter([piece]));
            moved = Some((piece, self.grid.put(piece, to, others)));
            let by_itself =
                matches!(mv, Move::Place { .. }) || self.position.ways(piece, to).by_itself;
            let drop = if by_itself { "dropb" } else { "pdropb" };
            let is_climb = self.position.board().top(to).is_some();
            let reference = text
                .split_once(' ')
                .map_or(".", |(_, reference)| if is_climb { "." } else { reference });
            let (cell, reference) = (self.grid.cell(piece), escape(reference));
            self.action(
                player,
                format_args!("{drop} {} {cell} {reference}", Mover(piece)),
            )?;
        }
        self.action(player, format_args!("done"))?;
        write_comment(self.out, self.record.comment(node))?;
        let undo = self.position.play_unchecked(mv);
        self.made.push(Made {
            undo,
            moved,
            number,
        });
        Ok(())
    }

    fn leave(&mut self) {
        let Some(Made {
            undo,
            moved,
            number,
        }) = self.made.pop()
        else {
            return;
        };
        self.position.undo(undo);
        self.number = number;
        if let Some((piece, spot)) = moved {
            self.grid.restore(piece, spot);
        }
    }

    /// The end of a game that the rules did not end, in BoardSpace's words.
    fn write_ending(&mut self) -> fmt::Result {
        match (self.record.ending(), self.record.result()) {
            (Some(Ending::Resignation), Some(GameResult::Win(winner))) => {
                self.action(!winner, format_args!("resign"))?;
                self.action(!winner, format_args!("done"))
            }
            (Some(Ending::Time), Some(GameResult::Win(winner))) => {
                self.action(winner, format_args!("WinOnTime"))
            }
            (Some(Ending::Agreement), Some(GameResult::Draw)) => {
                let player = self.position.to_move();
                self.action(player, format_args!("offerdraw"))?;
                self.action(player, format_args!("done"))?;
                self.action(!player, format_args!("acceptdraw"))?;
                self.action(!player, format_args!("done"))
            }
            _ => Ok(()),
        }
    }

    fn action(&mut self, player: Color, action: fmt::Arguments<'_>) -> fmt::Result {
        writeln!(self.out, "; P{}[{} {action}]", player as u8, self.number)?;
        self.number = self.number.saturating_add(1);
        Ok(())
    }
}

/// A piece's name in a move: always with a number, except the Queen's.
struct Mover(Piece);

impl fmt::Display for Mover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mover(piece) = self;
        let is_numbered = piece.bug().count() == 1 && piece.bug() != Bug::Queen;
        write!(f, "{piece}{}", if is_numbered { "1" } else { "" })
    }
}

/// The slot of a kind in BoardSpace's reserve.
const fn slot(bug: Bug) -> u8 {
    match bug {
        Bug::Queen => 0,
        Bug::Ant => 1,
        Bug::Grasshopper => 2,
        Bug::Beetle => 3,
        Bug::Spider => 4,
        Bug::Mosquito => 5,
        Bug::Ladybug => 6,
        Bug::Pillbug => 8,
    }
}
