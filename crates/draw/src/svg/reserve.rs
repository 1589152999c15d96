//! The reserves: Black's above the board, White's below.

use skep_rules::{Bug, Color};

use crate::palette;
use crate::svg::pen::{Area, Point, hexagon, number};
use crate::svg::tile;
use crate::{Scene, Theme};

/// The scale of tiles in reserve.
const SCALE: f64 = 0.5;
/// The distance from one kind to the next, and the height of a strip.
const SLOT: f64 = 58.0;
const STRIP: f64 = 76.0;
/// The distance between tiles of the same kind, before scaling.
const FANNED: Point = Point { x: -6.0, y: -6.0 };

/// Both strips, and the area extended to hold them.
pub(crate) fn strips(scene: &Scene, theme: Theme, board: Area) -> (String, Area) {
    // There is room for all kinds, so that the width does not change during a game.
    let kinds = Bug::ALL
        .into_iter()
        .filter(|&bug| scene.game_type.has(bug))
        .count();
    let board = board.at_least(SLOT * (kinds as f64 + 1.0), 0.0);
    let area = Area {
        north: board.north - STRIP,
        south: board.south + STRIP,
        ..board
    };
    let middle = board.middle().x;
    let strips = [(Color::Black, area.north), (Color::White, board.south)].map(|(color, north)| {
        let panel = panel(
            scene,
            theme,
            color,
            Area {
                north,
                south: north + STRIP,
                ..board
            },
        );
        panel
            + &strip(
                scene,
                color,
                Point {
                    x: middle,
                    y: north + STRIP / 2.0,
                },
            )
    });
    (strips.concat(), area)
}

/// A slightly different background, with a bar at its end for the side to move.
fn panel(scene: &Scene, theme: Theme, color: Color, area: Area) -> String {
    let shade = match theme {
        Theme::Light => "#000",
        Theme::Dark => "#fff",
    };
    let rect = |area: Area, fill: &str, opacity: &str| {
        let [x, y, width, height] =
            [area.west, area.north, area.width(), area.height()].map(number);
        format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\" fill-opacity=\"{opacity}\"/>\n"
        )
    };
    let ground = rect(area, shade, ".08");
    if scene.outcome.is_some() || scene.to_move != color {
        return ground;
    }
    ground
        + &rect(
            Area {
                east: area.west + 7.0,
                ..area
            },
            &palette::LAST_MOVE.to_string(),
            "1",
        )
}

/// The kinds side by side, centred, the tiles of each kind fanned out.
fn strip(scene: &Scene, color: Color, middle: Point) -> String {
    let pieces = scene.reserve.of(color);
    let groups: Vec<_> = Bug::ALL
        .into_iter()
        .map(|bug| (bug, pieces.filter(|piece| piece.bug() == bug).count()))
        .filter(|&(_, count)| count > 0)
        .collect();
    let west = middle.x - SLOT * (groups.len() as f64 - 1.0) / 2.0;
    let group = |(slot, &(bug, count)): (usize, &(Bug, usize))| {
        let at = Point {
            x: west + SLOT * slot as f64,
            y: middle.y,
        };
        let chosen = scene
            .selected
            .is_some_and(|piece| pieces.contains(piece) && piece.bug() == bug);
        let ring = format!(
            "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"7\"/>",
            hexagon(tile::CORNER - 3.5),
            palette::SELECTED
        );
        let ring = if chosen { ring } else { String::new() };
        let fanned = |i: usize| Point {
            x: FANNED.x * i as f64,
            y: FANNED.y * i as f64,
        };
        let lower = (1..count).rev();
        let tiles: String = lower
            .map(|i| tile::covered_tile(color, fanned(i)))
            .collect();
        format!(
            "<g transform=\"{} scale({SCALE})\">{tiles}{}{ring}{}</g>\n",
            at.translate(),
            tile::face(color, bug),
            tile::badge(count, Point { x: 31.0, y: -25.0 })
        )
    };
    groups.iter().enumerate().map(group).collect()
}
