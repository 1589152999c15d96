//! A player's actions in a BoardSpace record: the values of the properties `P0` and `P1`.

use skep_rules::{Bug, Color, Piece};

use super::cell::Cell;
use crate::{Expected, Reason};

/// A player's action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Action<'a> {
    /// Picks a piece up from the board.
    PickFrom(Cell),
    /// Puts a piece down. It counts at the next `done`.
    Drop(Drop<'a>),
    /// Puts a piece back into the reserve.
    PutBack,
    Pass,
    Done,
    /// Both in one.
    DropDone(Drop<'a>),
    PassDone,
    Resign,
    /// Offers or declines a draw, with a `done` of its own between the moves.
    Talk,
    AcceptDraw,
    WinOnTime,
    /// States something about the player: `id "Anna"`.
    About(&'a str, &'a str),
    /// Something that does not change the game.
    Other,
}

/// A piece put on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drop<'a> {
    pub(super) tile: Tile,
    pub(super) cell: Cell,
    /// The reference, for human readers; a dot means none.
    pub(super) reference: Option<&'a str>,
}

/// A piece's name; old files omit the colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tile {
    pub(super) color: Option<Color>,
    pub(super) bug: Bug,
    pub(super) number: u8,
}

impl<'a> Action<'a> {
    pub(super) fn parse(text: &'a str) -> Result<Action<'a>, Reason> {
        let text = text.trim();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        if !first.starts_with(|c: char| c.is_ascii_digit()) {
            return Ok(Action::About(first, rest.trim()));
        }
        let mut words = rest.split_whitespace();
        let Some(name) = words.next() else {
            return Ok(Action::Other);
        };
        // No action has more than five words after its name.
        let words: Vec<_> = words.take(6).collect();
        Ok(match name.to_ascii_lowercase().as_str() {
            "dropb" | "pdropb" => Action::Drop(Drop::parse(text, &words)?),
            "move" | "pmove" => Action::Drop(Drop::parse_move(text, &words)?),
            "movedone" | "pmovedone" => Action::DropDone(Drop::parse_move(text, &words)?),
            "dropbdone" | "pdropbdone" => Action::DropDone(Drop::parse(text, &words)?),
            "pickb" => match words.as_slice() {
                [column, row, ..] => {
                    Cell::parse(column, row).map_or(Action::Other, Action::PickFrom)
                }
                _ => Action::Other,
            },
            "drop" => Action::PutBack,
            "pass" => Action::Pass,
            "passdone" => Action::PassDone,
            "done" => Action::Done,
            "resign" => Action::Resign,
            "offerdraw" | "declinedraw" => Action::Talk,
            "acceptdraw" => Action::AcceptDraw,
            "winontime" => Action::WinOnTime,
            _ => Action::Other,
        })
    }
}

impl<'a> Drop<'a> {
    /// `W wB1 O 14 wP/`: the colour comes before the piece.
    fn parse_move(text: &str, words: &[&'a str]) -> Result<Drop<'a>, Reason> {
        let [color, words @ ..] = words else {
            return Drop::parse(text, words);
        };
        let mut drop = Drop::parse(text, words)?;
        drop.tile.color = drop
            .tile
            .color
            .or_else(|| color.chars().next().and_then(Color::from_letter));
        Ok(drop)
    }

    /// `wB1 O 14 wP/`.
    fn parse(text: &str, words: &[&'a str]) -> Result<Drop<'a>, Reason> {
        let parse = || match *words {
            [piece, column, row, ref reference @ ..] => Some(Drop {
                tile: Tile::parse(piece)?,
                cell: Cell::parse(column, row)?,
                // Newer clients write a climb as the piece underneath and a dot.
                reference: reference
                    .first()
                    .map(|text| text.trim_end_matches('.'))
                    .filter(|text| !text.is_empty()),
            }),
            _ => None,
        };
        parse().ok_or_else(|| Reason::expected(Expected::Cell, text))
    }
}

impl Tile {
    fn parse(text: &str) -> Option<Tile> {
        let of = |piece: Piece, color| Tile {
            color,
            bug: piece.bug(),
            number: piece.number(),
        };
        if let Ok(piece) = text.parse::<Piece>() {
            return Some(of(piece, Some(piece.color())));
        }
        format!("w{text}").parse().ok().map(|piece| of(piece, None))
    }

    /// The piece, with this colour if the tile's colour is not stated.
    pub(super) fn piece(self, color: Color) -> Option<Piece> {
        Piece::new(self.color.unwrap_or(color), self.bug, self.number)
    }
}
