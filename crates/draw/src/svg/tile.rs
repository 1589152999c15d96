//! Tiles: the hexagon with its bevel, the insect on it, and dots for its number.

use skep_rules::{Bug, Color, Piece};

use crate::palette::{self, Rgb};
use crate::svg::art;
use crate::svg::pen::{Point, hexagon, number};
use crate::{Reserves, Scene, Stack};

/// From the centre of a tile to its corner; for a cell it is 50.
pub(crate) const CORNER: f64 = 48.6;
/// How much of a tile's side is visible below its face.
pub(crate) const THICKNESS: f64 = 4.0;

/// The offset of each level of a stack, up and to the left, so that the edges below stay visible.
pub(crate) fn offset(level: usize) -> Point {
    Point {
        x: -4.2 * level as f64,
        y: -7.0 * level as f64,
    }
}

/// The definitions that the tiles of the scene refer to: both blank tiles, and the visible insects.
pub(crate) fn definitions(scene: &Scene, reserves: Reserves) -> String {
    let tops = scene.stacks.iter().filter_map(Stack::top);
    let in_reserve = scene.reserve.filter(|_| reserves == Reserves::Shown);
    let shown = tops.chain(in_reserve);
    let mut kinds: Vec<(Color, Bug)> = shown.map(|piece| (piece.color(), piece.bug())).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let blanks = Color::ALL.map(blank);
    let tiles = kinds.iter().map(|&(color, bug)| {
        format!(
            "<g id=\"{id}\"><use href=\"#{blank}\"/><g transform=\"translate(-38.5 -42) scale(.77)\">\n{art}</g></g>\n",
            id = id(color, bug),
            blank = blank_id(color),
            art = art::painted(bug, color),
        )
    });
    blanks.into_iter().chain(tiles).collect()
}

/// The tiles of a stack. Only the topmost shows its insect: all one would see of the others is a
/// stray leg.
pub(crate) fn stack(pieces: &[Piece], ground: Point) -> String {
    let at = |level| ground.plus(offset(level));
    let Some((top, covered)) = pieces.split_last() else {
        return String::new();
    };
    let covered = covered
        .iter()
        .enumerate()
        .map(|(level, piece)| covered_tile(piece.color(), at(level)));
    let top = format!(
        "<g transform=\"{}\">{}{}</g>\n",
        at(pieces.len() - 1).translate(),
        face(top.color(), top.bug()),
        dots(*top)
    );
    covered.chain([top]).collect()
}

/// A tile of which only the edge is visible.
pub(crate) fn covered_tile(color: Color, at: Point) -> String {
    format!(
        "<use href=\"#{}\" transform=\"{}\"/>\n",
        blank_id(color),
        at.translate()
    )
}

/// A tile without its number.
pub(crate) fn face(color: Color, bug: Bug) -> String {
    format!("<use href=\"#{}\"/>", id(color, bug))
}

/// The definition of a blank tile: its side, its face, and light along its upper edges.
fn blank(color: Color) -> String {
    let face = palette::tile(color);
    let (white, black) = (Rgb(255, 255, 255), Rgb(0, 0, 0));
    let (side, rim, light, lit) = match color {
        Color::White => (
            face.toward(Rgb(96, 64, 16), 42),
            face.toward(Rgb(96, 64, 16), 55),
            ".8",
            face.toward(white, 40),
        ),
        Color::Black => (
            face.toward(black, 60),
            face.toward(black, 75),
            ".2",
            face.toward(white, 9),
        ),
    };
    let (id, outline, inner) = (blank_id(color), hexagon(CORNER), hexagon(CORNER - 2.6));
    format!(
        "<linearGradient id=\"{id}-light\" x1=\"0\" y1=\"0\" x2=\".4\" y2=\"1\"><stop offset=\"0\" stop-color=\"{lit}\"/>\
         <stop offset=\"1\" stop-color=\"{face}\"/></linearGradient>\n\
         <linearGradient id=\"{id}-edge\" x1=\"0\" y1=\"0\" x2=\".3\" y2=\"1\"><stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\"{light}\"/>\
         <stop offset=\".6\" stop-color=\"#fff\" stop-opacity=\"0\"/></linearGradient>\n\
         <g id=\"{id}\"><path transform=\"translate(0 {thickness})\" d=\"{outline}\" fill=\"{side}\" stroke=\"{rim}\"/>\
         <path d=\"{outline}\" fill=\"url(#{id}-light)\" stroke=\"{rim}\" stroke-opacity=\".55\"/>\
         <path d=\"{inner}\" fill=\"none\" stroke=\"url(#{id}-edge)\" stroke-width=\"2.4\"/></g>\n",
        thickness = number(THICKNESS),
    )
}

/// One to three dots near the lower corner; a kind with a single piece needs none.
fn dots(piece: Piece) -> String {
    if piece.bug().count() < 2 {
        return String::new();
    }
    let fill = match piece.color() {
        Color::White => Rgb(72, 56, 36),
        Color::Black => Rgb(232, 222, 196),
    };
    let count = piece.number();
    (0..count)
        .map(|i| {
            let x = 7.4 * (f64::from(i) - f64::from(count - 1) / 2.0);
            format!(
                "<circle cx=\"{}\" cy=\"37.6\" r=\"2.7\" fill=\"{fill}\"/>",
                number(x)
            )
        })
        .collect()
}

fn blank_id(color: Color) -> String {
    format!("skep-{}", color.letter())
}

fn id(color: Color, bug: Bug) -> String {
    format!("skep-{}{}", color.letter(), bug.letter())
}

/// A round badge with the number of tiles, if there are several.
pub(crate) fn badge(count: usize, at: Point) -> String {
    let Some(digit) = digit(count).filter(|_| count > 1) else {
        return String::new();
    };
    format!(
        "<g transform=\"{}\"><circle r=\"10.5\" fill=\"#fff\" stroke=\"#3a3230\" stroke-width=\"1.8\"/>\
         <path d=\"{digit}\" fill=\"none\" stroke=\"#2a2322\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></g>\n",
        at.translate()
    )
}

/// The digit as lines around the origin. No stack is higher than seven tiles (R4.2).
const fn digit(count: usize) -> Option<&'static str> {
    Some(match count {
        2 => "M-3.4 -3Q-3.2 -5.8 0 -5.8Q3.4 -5.8 3.4 -2.8Q3.4 -0.8 -3.6 5.6L3.8 5.6",
        3 => {
            "M-3.3 -4.6Q-2 -5.8 0 -5.8Q3.2 -5.8 3.2 -3Q3.2 -0.4 -0.6 -0.4Q3.7 -0.4 3.7 2.6Q3.7 5.8 0 5.8Q-2.4 5.8 -3.7 4.4"
        }
        4 => "M1.6 6L1.6 -5.8L-4.2 2.4L4 2.4",
        5 => {
            "M3.2 -5.8L-2.6 -5.8L-3.1 -0.6Q-1.6 -1.6 0 -1.6Q3.7 -1.6 3.7 2Q3.7 5.8 0 5.8Q-2.4 5.8 -3.7 4.4"
        }
        6 => {
            "M2.6 -5.6Q-3.8 -4.4 -3.8 2Q-3.8 5.8 0 5.8Q3.7 5.8 3.7 2.2Q3.7 -1.2 0.2 -1.2Q-3 -1.2 -3.8 2"
        }
        7 => "M-3.6 -5.8L3.7 -5.8Q0 -1 -1.2 5.8",
        _ => return None,
    })
}
