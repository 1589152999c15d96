//! Marks: last move, selected piece, targets, crosses, pins, heights. Each has a shape of its own.

use crate::palette::{self, Rgb};
use crate::svg::pen::{Point, hexagon};
use crate::svg::{spot, tile};
use crate::{Scene, Theme, Way};

/// Where a mark goes.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    pub(crate) middle: Point,
    /// Whether there is a tile.
    pub(crate) occupied: bool,
}

/// Offsets of the badges from the centre of a tile.
const HEIGHT: Point = Point { x: 31.0, y: -25.0 };
const LOCK: Point = Point { x: -31.0, y: -25.0 };

/// The faint outline of an empty cell.
pub(crate) fn empty_cell(at: Point, theme: Theme) -> String {
    let ink = match theme {
        Theme::Light => Rgb(60, 80, 72),
        Theme::Dark => Rgb(220, 230, 235),
    };
    let outline = hexagon(tile::CORNER - 3.0);
    format!(
        "<path transform=\"{}\" d=\"{outline}\" fill=\"{ink}\" fill-opacity=\".07\" stroke=\"{ink}\" stroke-opacity=\".3\" stroke-width=\"1.5\"/>\n",
        at.translate()
    )
}

/// The marks on empty cells, which tiles may cover.
pub(crate) fn beneath(scene: &Scene, theme: Theme) -> Vec<String> {
    let mut marks = Vec::new();
    let targets = scene.targets.iter().map(|target| target.cell);
    for cell in targets.chain(scene.refused.iter().copied()) {
        let spot = spot(scene, cell);
        if !spot.occupied {
            marks.push(empty_cell(spot.middle, theme));
        }
    }
    let from = scene
        .last_move
        .and_then(|last| last.from)
        .map(|cell| spot(scene, cell));
    marks.extend(from.filter(|from| !from.occupied).map(came_from));
    marks
}

/// The marks on tiles, and the targets.
pub(crate) fn above(scene: &Scene) -> Vec<String> {
    let mut marks = Vec::new();
    if let Some(last) = scene.last_move {
        let from = last
            .from
            .map(|cell| spot(scene, cell))
            .filter(|from| from.occupied);
        marks.extend(from.map(came_from));
        marks.push(ring(spot(scene, last.to).middle, palette::LAST_MOVE, 4.6));
    }
    marks.extend(
        scene
            .targets
            .iter()
            .map(|target| goal(spot(scene, target.cell), target.way)),
    );
    let refused = scene.refused.iter();
    marks.extend(refused.map(|&cell| cross(spot(scene, cell).middle)));
    for stack in &scene.stacks {
        let at = spot(scene, stack.cell).middle;
        if stack.top().is_some() && stack.top() == scene.selected {
            marks.push(ring(at, palette::SELECTED, 6.0));
        }
        if stack.top().is_some_and(|top| scene.pinned.contains(top)) {
            marks.push(lock(at.plus(LOCK)));
        }
        marks.push(tile::badge(stack.pieces.len(), at.plus(HEIGHT)));
    }
    marks
}

/// A solid line along the edge of a tile.
fn ring(at: Point, color: Rgb, width: f64) -> String {
    let outline = hexagon(tile::CORNER - width / 2.0);
    format!(
        "<path transform=\"{}\" d=\"{outline}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"/>\n",
        at.translate()
    )
}

/// A dashed line around the cell that the last piece came from.
fn came_from(spot: Spot) -> String {
    let (outline, color) = (hexagon(tile::CORNER - 3.0), palette::LAST_MOVE);
    let opacity = if spot.occupied { "0" } else { ".12" };
    format!(
        "<path transform=\"{}\" d=\"{outline}\" fill=\"{color}\" fill-opacity=\"{opacity}\" stroke=\"{color}\" stroke-width=\"4\" \
         stroke-dasharray=\"9 7\" stroke-linecap=\"round\"/>\n",
        spot.middle.translate()
    )
}

/// A disc where the piece can go by itself, a four-pointed star where it can be thrown, and the
/// disc on the star where both are possible. Around a tile that it can climb, the disc becomes a
/// ring.
fn goal(spot: Spot, way: Way) -> String {
    const EDGE: &str = "stroke=\"#fff\" stroke-width=\"2.6\" stroke-linejoin=\"round\"";
    let star = format!(
        "<path d=\"M0 -27Q6.5 -6.5 27 0Q6.5 6.5 0 27Q-6.5 6.5 -27 0Q-6.5 -6.5 0 -27Z\" fill=\"{}\" {EDGE}/>",
        palette::THROWN
    );
    let green = palette::TARGET;
    let disc = if spot.occupied {
        format!(
            "<circle r=\"31\" fill=\"none\" stroke=\"#fff\" stroke-width=\"7.4\"/>\
             <circle r=\"31\" fill=\"none\" stroke=\"{green}\" stroke-width=\"4.4\"/>"
        )
    } else {
        format!(
            "<circle r=\"{}\" fill=\"{green}\" {EDGE}/>",
            if way == Way::Either { 9 } else { 11 }
        )
    };
    let shapes = match way {
        Way::Own => disc,
        Way::Thrown => star,
        Way::Either => star + &disc,
    };
    format!(
        "<g transform=\"{}\">{shapes}</g>\n",
        spot.middle.translate()
    )
}

/// A cross where the piece may not go.
fn cross(at: Point) -> String {
    const ARMS: &str = "M-12 -12L12 12M-12 12L12 -12";
    format!(
        "<g transform=\"{}\" fill=\"none\" stroke-linecap=\"round\"><path d=\"{ARMS}\" stroke=\"#fff\" stroke-width=\"9\"/>\
         <path d=\"{ARMS}\" stroke=\"{}\" stroke-width=\"5.4\"/></g>\n",
        at.translate(),
        palette::PINNED,
    )
}

/// A padlock: this piece is pinned.
fn lock(at: Point) -> String {
    format!(
        "<g transform=\"{}\"><circle r=\"10.5\" fill=\"#fff\" stroke=\"#3a3230\" stroke-width=\"1.8\"/>\
         <path d=\"M-3 -1L-3 -3.4Q-3 -6.4 0 -6.4Q3 -6.4 3 -3.4L3 -1\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2\"/>\
         <rect x=\"-5\" y=\"-1.4\" width=\"10\" height=\"7.4\" rx=\"1.4\" fill=\"{color}\"/></g>\n",
        at.translate(),
        color = palette::PINNED,
    )
}
