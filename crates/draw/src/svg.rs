//! A scene as SVG, with our own drawings.
//!
//! The picture contains no text, no script and no external reference, so it looks the same
//! everywhere and needs no fonts. In its units, a tile's corner is 50 from its centre.

mod art;
mod marks;
mod pen;
mod reserve;
mod tile;

use crate::{Cell, Scene};
use marks::Spot;
use pen::{Area, Point, number};

pub use art::art;

/// How an SVG is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SvgStyle {
    /// What is behind the picture.
    pub theme: Theme,
    /// Whether the background is painted.
    pub background: Background,
    /// Whether the reserves are shown.
    pub reserves: Reserves,
    /// How large the picture says it is.
    pub extent: Extent,
}

/// What is behind the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// A light table.
    #[default]
    Light,
    /// A dark table.
    Dark,
}

/// Whether the background is painted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Background {
    /// In the colour of the theme.
    #[default]
    Painted,
    /// Transparent.
    Transparent,
}

/// Whether the reserves are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reserves {
    /// Black's above the board, White's below.
    #[default]
    Shown,
    /// The board alone.
    Hidden,
}

/// The size that the picture declares. It can be scaled in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extent {
    /// As large as the hive needs: a unit is a pixel.
    #[default]
    Natural,
    /// This many pixels wide, as high as the hive needs.
    Width(u32),
    /// Exactly this many pixels, with the hive in the middle: for small pictures side by side.
    Exact {
        /// How many pixels wide.
        width: u32,
        /// How many pixels high.
        height: u32,
    },
}

/// The distance from a cell to its eastern neighbour, and from a row to the next.
const COLUMN: f64 = 86.6025;
const ROW: f64 = 75.0;
/// Room around the hive.
const MARGIN: f64 = 16.0;
/// The least width and height, so that the first pieces of a game do not fill the picture.
const LEAST: f64 = 320.0;

/// Draws the scene.
pub fn draw_svg(scene: &Scene, style: &SvgStyle) -> String {
    let mut area = board_area(scene).grown(MARGIN).at_least(LEAST, LEAST);
    let mut strips = String::new();
    if style.reserves == Reserves::Shown {
        (strips, area) = reserve::strips(scene, style.theme, area);
    }
    let (width, height) = match style.extent {
        Extent::Natural => (area.width(), area.height()),
        Extent::Width(width) => {
            let width = f64::from(width.max(1));
            (width, width * area.height() / area.width())
        }
        Extent::Exact { width, height } => {
            let (width, height) = (f64::from(width.max(1)), f64::from(height.max(1)));
            area = area.with_proportion(width / height);
            (width, height)
        }
    };
    let [x, y, w, h] = [area.west, area.north, area.width(), area.height()].map(number);
    let [width, height] = [width, height].map(number);
    let background = match style.background {
        Background::Painted => {
            format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"{}\"/>\n",
                table(style.theme)
            )
        }
        Background::Transparent => String::new(),
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"{x} {y} {w} {h}\">\n\
         <defs>\n{}</defs>\n{background}{}{strips}</svg>\n",
        tile::definitions(scene, style.reserves),
        board(scene, style.theme),
    )
}

const fn table(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => "#d3ddd8",
        Theme::Dark => "#39434a",
    }
}

/// The centre of the cell.
fn middle(cell: Cell) -> Point {
    Point {
        x: COLUMN * (f64::from(cell.q) + f64::from(cell.r) / 2.0),
        y: ROW * f64::from(cell.r),
    }
}

/// The position of the cell's topmost tile; on an empty cell, of the cell itself.
fn spot(scene: &Scene, cell: Cell) -> Spot {
    let levels = scene.stack_at(cell).map_or(0, |stack| stack.pieces.len());
    Spot {
        middle: middle(cell).plus(tile::offset(levels.saturating_sub(1))),
        occupied: levels > 0,
    }
}

fn board_area(scene: &Scene) -> Area {
    let mut points: Vec<_> = scene.cells().into_iter().map(middle).collect();
    points.extend(
        scene
            .cells()
            .into_iter()
            .map(|cell| spot(scene, cell).middle),
    );
    let around = |point: &Point| Area::around(*point, COLUMN / 2.0, tile::CORNER + tile::THICKNESS);
    let areas = points.iter().map(around);
    areas.reduce(Area::joined).unwrap_or(Area::around(
        Point { x: 0.0, y: 0.0 },
        tile::CORNER,
        tile::CORNER,
    ))
}

/// The board. Empty cells and their marks come first, then the stacks row by row, so that a stack,
/// which leans to the north-west, covers what is behind it. Marks on tiles come last.
fn board(scene: &Scene, theme: Theme) -> String {
    let mut picture = String::new();
    if scene.stacks.is_empty() {
        let empty = scene.cells().into_iter();
        picture.extend(empty.map(|cell| marks::empty_cell(middle(cell), theme)));
    }
    picture.extend(marks::beneath(scene, theme));
    picture.extend(
        scene
            .stacks
            .iter()
            .map(|stack| tile::stack(&stack.pieces, middle(stack.cell))),
    );
    picture.extend(marks::above(scene));
    picture
}
