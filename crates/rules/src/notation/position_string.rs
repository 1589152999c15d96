//! Our position string, see `docs/position-string.md`.
//!
//! ```text
//! Base+MLP wLbL/wQ(bAwB) b3 wB1 printed
//! ```
//! Game type; the cells row by row from north to south; side and turn; the last-moved piece or `-`;
//! and `printed` if the Queen may be placed first.

use std::fmt;
use std::str::FromStr;

use crate::{
    Board, Color, GameType, Hex, Opening, ParseGameTypeError, Piece, PieceSet, Position, TurnString,
};

impl fmt::Display for Position {
    /// The position string.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.game_type())?;
        write_cells(f, self.board())?;
        let TurnString { to_move, turn } = TurnString::of(self);
        write!(f, " {}{turn} ", to_move.letter())?;
        match self.last_moved() {
            Some(piece) => write!(f, "{piece}")?,
            None => f.write_str("-")?,
        }
        match self.opening() {
            Opening::Tournament => Ok(()),
            Opening::Printed => f.write_str(" printed"),
        }
    }
}

/// Writes the rows from north to south, each from the westernmost column, with dots for empty cells.
fn write_cells(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    let mut cells: Vec<_> = board
        .unwrapped()
        .into_iter()
        .map(|(hex, (q, r))| (r, q, hex))
        .collect();
    cells.sort_unstable();
    let (Some(&(top, ..)), Some(west)) = (cells.first(), cells.iter().map(|&(_, q, _)| q).min())
    else {
        return f.write_str("-");
    };
    let (mut row, mut column) = (top, west);
    for (r, q, hex) in cells {
        while row < r {
            f.write_str("/")?;
            (row, column) = (row + 1, west);
        }
        (column..q).try_for_each(|_| f.write_str("."))?;
        column = q + 1;
        write_stack(f, board, hex)?;
    }
    Ok(())
}

fn write_stack(f: &mut fmt::Formatter<'_>, board: &Board, hex: Hex) -> fmt::Result {
    let mut stack: Vec<_> = board.stack(hex).collect();
    stack.reverse();
    match stack.as_slice() {
        [piece] => write!(f, "{piece}"),
        stack => {
            f.write_str("(")?;
            stack.iter().try_for_each(|piece| write!(f, "{piece}"))?;
            f.write_str(")")
        }
    }
}

/// The text is not a position string, or describes an impossible position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// There are fewer than four or more than five fields.
    Fields,
    /// The first field is not a game type.
    GameType(ParseGameTypeError),
    /// The second field has something other than a piece, stack, dot or slash at this character.
    Cell {
        /// The character, counted from 1.
        at: usize,
    },
    /// A piece occurs twice, or has an impossible number.
    NoSuchPiece {
        /// The character where the piece is named, counted from 1.
        at: usize,
    },
    /// The piece is not part of this game type.
    NotInGame(Piece),
    /// A tile is on the board although one that enters before it is not (R2.7).
    OutOfOrder(Piece),
    /// A piece that cannot climb is on top of others (R2.3).
    CannotClimb(Piece),
    /// The hive is in two or more parts (R3.2).
    Split,
    /// The hive is larger than the pieces can make it.
    TooLarge,
    /// The third field is not a side with its turn.
    Turn,
    /// A side has more pieces on the board than it has had turns.
    TooManyPieces(Color),
    /// The fourth field is neither `-` nor a piece on top of its cell.
    LastMoved,
    /// The fifth field is not `printed`.
    Opening,
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::Fields => f.write_str(
                "expected a position such as \"Base+M wQbQ/wM w3 -\": game type, cells, side and turn, last-moved piece or -, optionally printed",
            ),
            ParsePositionError::GameType(error) => error.fmt(f),
            ParsePositionError::Cell { at } => write!(
                f,
                "expected a piece, a stack such as (bAwB), a dot or a slash at character {at} of the cells"
            ),
            ParsePositionError::NoSuchPiece { at } => {
                write!(f, "the piece at character {at} of the cells is there already or does not exist")
            }
            ParsePositionError::NotInGame(piece) => write!(f, "{piece} is not part of this game type"),
            ParsePositionError::OutOfOrder(piece) => {
                write!(f, "{piece} is on the board, but not the ones of its kind that enter before it")
            }
            ParsePositionError::CannotClimb(piece) => write!(f, "{piece} cannot stand on another piece"),
            ParsePositionError::Split => f.write_str("the pieces do not form one hive"),
            ParsePositionError::TooLarge => f.write_str("the hive spans more than 28 cells"),
            ParsePositionError::Turn => f.write_str("expected side and turn such as w3 or b12, or the side alone"),
            ParsePositionError::TooManyPieces(color) => {
                write!(f, "{} has more pieces on the board than turns so far", color.name())
            }
            ParsePositionError::LastMoved => f.write_str("expected as the last-moved piece - or a piece with nothing on it"),
            ParsePositionError::Opening => f.write_str("expected printed, or nothing, after the last-moved piece"),
        }
    }
}

impl std::error::Error for ParsePositionError {}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads any letter case, `_` for blanks, like tiles without numbers (they are numbered in
    /// reading order), and a side without its turn (the earliest possible).
    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let mut fields = text
            .split(|c: char| c.is_whitespace() || c == '_')
            .filter(|field| !field.is_empty());
        let (Some(game_type), Some(cells), Some(turn), Some(last_moved)) =
            (fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err(ParsePositionError::Fields);
        };
        let opening = match fields.next() {
            None => Opening::Tournament,
            Some(word) if word.eq_ignore_ascii_case("printed") => Opening::Printed,
            Some(_) => return Err(ParsePositionError::Opening),
        };
        if fields.next().is_some() {
            return Err(ParsePositionError::Fields);
        }
        let game_type = game_type.parse().map_err(ParsePositionError::GameType)?;
        let board = parse_cells(cells)?;
        check_pieces(game_type, &board)?;
        if !board.is_one_hive() {
            return Err(ParsePositionError::Split);
        }
        let ply = parse_turn(turn, &board)?;
        let last_moved = match last_moved {
            "-" => None,
            name => {
                let piece = name
                    .parse()
                    .ok()
                    .filter(|&piece| board.tops().contains(piece));
                Some(piece.ok_or(ParsePositionError::LastMoved)?)
            }
        };
        Ok(Position::set_up(game_type, opening, board, ply, last_moved))
    }
}

/// The length of the longest line of pieces.
const LONGEST: i32 = 28;

fn parse_cells(text: &str) -> Result<Board, ParsePositionError> {
    let mut board = Board::EMPTY;
    if text == "-" {
        return Ok(board);
    }
    let (mut q, mut r) = (0, 0);
    let mut in_stack = false;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let at = text[..text.len() - rest.len()].chars().count() + 1;
        match c {
            '/' if !in_stack => (q, r) = (0, r + 1),
            '.' if !in_stack => q += 1,
            '(' if !in_stack => in_stack = true,
            ')' if in_stack && board.top(Hex::at(q, r)).is_some() => (in_stack, q) = (false, q + 1),
            _ => {
                let (name, number) = piece_name(rest).ok_or(ParsePositionError::Cell { at })?;
                let piece =
                    choose(&board, name, number).ok_or(ParsePositionError::NoSuchPiece { at })?;
                if q >= LONGEST || r >= LONGEST {
                    return Err(ParsePositionError::TooLarge);
                }
                if board.top(Hex::at(q, r)).is_some() && !piece.bug().climbs() {
                    return Err(ParsePositionError::CannotClimb(piece));
                }
                board.drop(piece, Hex::at(q, r));
                rest = &rest[2 + usize::from(number.is_some())..];
                q += i32::from(!in_stack);
                continue;
            }
        }
        rest = &rest[1..];
        if q > 2 * LONGEST || r > 2 * LONGEST {
            return Err(ParsePositionError::TooLarge);
        }
    }
    if in_stack {
        Err(ParsePositionError::Cell {
            at: text.chars().count() + 1,
        })
    } else {
        Ok(board)
    }
}

/// Side, kind and optional number at the start of the text.
fn piece_name(text: &str) -> Option<(Piece, Option<u8>)> {
    let mut chars = text.chars();
    let color = Color::from_letter(chars.next()?)?;
    let bug = crate::Bug::from_letter(chars.next()?)?;
    let number = chars
        .next()
        .and_then(|c| c.to_digit(10))
        .map(|digit| digit as u8);
    Some((Piece::new(color, bug, 1)?, number))
}

/// The tile of that kind with that number, or the first not yet on the board.
fn choose(board: &Board, first: Piece, number: Option<u8>) -> Option<Piece> {
    let free = |number| {
        Piece::new(first.color(), first.bug(), number).filter(|&piece| board.find(piece).is_none())
    };
    match number {
        Some(number) => free(number),
        None => (1..=first.bug().count()).find_map(free),
    }
}

fn check_pieces(game_type: GameType, board: &Board) -> Result<(), ParsePositionError> {
    let pieces = board.pieces();
    if let Some(piece) = pieces.without(game_type.pieces()).next() {
        return Err(ParsePositionError::NotInGame(piece));
    }
    let before = |piece: Piece| Piece::new(piece.color(), piece.bug(), piece.number() - 1);
    let mut out_of_order =
        pieces.filter(|&piece| before(piece).is_some_and(|before| !pieces.contains(before)));
    out_of_order
        .next()
        .map_or(Ok(()), |piece| Err(ParsePositionError::OutOfOrder(piece)))
}

/// The number of moves made so far.
fn parse_turn(text: &str, board: &Board) -> Result<u32, ParsePositionError> {
    let mut chars = text.chars();
    let to_move = chars
        .next()
        .and_then(Color::from_letter)
        .ok_or(ParsePositionError::Turn)?;
    // A side has had at least as many turns as it has pieces on the board.
    let count = |color| board.pieces().of(color).len();
    let (white, black) = (count(Color::White), count(Color::Black));
    let earliest = match to_move {
        Color::White => white.max(black) + 1,
        Color::Black => white.max(black + 1),
    };
    let turn = match chars.as_str() {
        "" => earliest,
        digits => digits
            .parse()
            .ok()
            .filter(|&turn| turn > 0)
            .ok_or(ParsePositionError::Turn)?,
    };
    if turn < earliest {
        let many = if white >= black {
            Color::White
        } else {
            Color::Black
        };
        return Err(ParsePositionError::TooManyPieces(many));
    }
    let ply = (turn - 1)
        .checked_mul(2)
        .and_then(|ply| ply.checked_add(to_move as u32));
    ply.filter(|&ply| ply < u32::MAX / 2)
        .ok_or(ParsePositionError::Turn)
}

impl Board {
    /// Whether all pieces form one group (R3.2).
    fn is_one_hive(&self) -> bool {
        let standing: PieceSet = self.pieces().without(self.raised());
        self.unwrapped().len() == standing.len() as usize
    }
}
