//! BoardSpace's grid: a letter for the column, a number for the row, rows growing upward.
//!
//! ```text
//!        M 14  N 14           column q from N, row -r from 13;
//!      M 13  N 13  O 13       left of A come 1A, 2A, …, right of Z 1Z, 2Z, …
//!        M 12  N 12
//! ```

use std::fmt;

/// A cell of BoardSpace's grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    /// 0 is A.
    pub(super) column: i32,
    pub(super) row: i32,
}

/// Cells further away than this are not credible.
const FAR: i32 = 1_000_000;

impl Cell {
    /// Where BoardSpace starts games.
    pub(super) const START: Cell = Cell {
        column: 13,
        row: 13,
    };

    /// Reads column and row.
    pub(super) fn parse(column: &str, row: &str) -> Option<Cell> {
        let letter = column
            .chars()
            .next_back()
            .filter(char::is_ascii_alphabetic)?
            .to_ascii_uppercase();
        let digits = &column[..column.len() - 1];
        let beyond = if digits.is_empty() {
            0
        } else {
            digits.parse().ok().filter(|n| (0..FAR).contains(n))?
        };
        let column = match (letter, beyond) {
            (letter, 0) => letter as i32 - 'A' as i32,
            ('A', beyond) => -beyond,
            ('Z', beyond) => 25 + beyond,
            _ => return None,
        };
        let row = row.parse().ok().filter(|row| (-FAR..FAR).contains(row))?;
        Some(Cell { column, row })
    }

    /// The axial coordinates of the cell relative to another.
    pub(super) const fn from(self, origin: Cell) -> (i32, i32) {
        (self.column - origin.column, origin.row - self.row)
    }

    /// The cell with these axial coordinates relative to this one.
    pub(super) const fn at(self, (q, r): (i32, i32)) -> Cell {
        Cell {
            column: self.column.saturating_add(q),
            row: self.row.saturating_sub(r),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match u8::try_from(self.column) {
            Ok(column @ 0..=25) => write!(f, "{}", char::from(b'A' + column))?,
            _ if self.column < 0 => write!(f, "{}A", -self.column)?,
            _ => write!(f, "{}Z", self.column - 25)?,
        }
        write!(f, " {}", self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::Cell;

    #[track_caller]
    fn check(text: &str, cell: Option<(i32, i32)>) {
        let (column, row) = text.split_once(' ').unwrap();
        let read = Cell::parse(column, row);
        assert_eq!(read.map(|cell| (cell.column, cell.row)), cell);
        assert!(read.is_none_or(|cell| cell.to_string() == text));
    }

    #[test]
    fn cells_round_trip() {
        check("N 13", Some((13, 13)));
        check("A 0", Some((0, 0)));
        check("1A -1", Some((-1, -1)));
        check("12Z 40", Some((37, 40)));
        check("1B 4", None);
        check("? 4", None);
        check("é 4", None);
        check("A x", None);
        check("99999999999A 1", None);
        check("-3A 1", None);
    }
}
