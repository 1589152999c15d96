//! Points, areas, numbers and the rounded hexagon.

/// A point of the picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Point {
    pub(crate) fn plus(self, other: Point) -> Point {
        Point {
            x: self.x + other.x,
            y: self.y + other.y,
        }
    }

    /// The point at that fraction of the way to the other.
    fn toward(self, other: Point, share: f64) -> Point {
        Point {
            x: self.x + (other.x - self.x) * share,
            y: self.y + (other.y - self.y) * share,
        }
    }

    fn write(self) -> String {
        format!("{} {}", number(self.x), number(self.y))
    }

    /// The transformation that brings the origin here.
    pub(crate) fn translate(self) -> String {
        format!("translate({})", self.write())
    }
}

/// A rectangle of the picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub(crate) west: f64,
    pub(crate) north: f64,
    pub(crate) east: f64,
    pub(crate) south: f64,
}

impl Area {
    pub(crate) fn around(middle: Point, half_width: f64, half_height: f64) -> Area {
        Area {
            west: middle.x - half_width,
            north: middle.y - half_height,
            east: middle.x + half_width,
            south: middle.y + half_height,
        }
    }

    pub(crate) fn joined(self, other: Area) -> Area {
        Area {
            west: self.west.min(other.west),
            north: self.north.min(other.north),
            east: self.east.max(other.east),
            south: self.south.max(other.south),
        }
    }

    pub(crate) fn grown(self, margin: f64) -> Area {
        Area::around(
            self.middle(),
            self.width() / 2.0 + margin,
            self.height() / 2.0 + margin,
        )
    }

    /// The area, enlarged around its centre to at least this size.
    pub(crate) fn at_least(self, width: f64, height: f64) -> Area {
        Area::around(
            self.middle(),
            self.width().max(width) / 2.0,
            self.height().max(height) / 2.0,
        )
    }

    /// The area, enlarged around its centre to this ratio of width to height.
    pub(crate) fn with_proportion(self, proportion: f64) -> Area {
        self.at_least(self.height() * proportion, self.width() / proportion)
    }

    pub(crate) fn width(self) -> f64 {
        self.east - self.west
    }

    pub(crate) fn height(self) -> f64 {
        self.south - self.north
    }

    pub(crate) fn middle(self) -> Point {
        Point {
            x: (self.west + self.east) / 2.0,
            y: (self.north + self.south) / 2.0,
        }
    }
}

/// A number with at most two decimals, the same on every machine.
pub(crate) fn number(value: f64) -> String {
    let hundredths = (value * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match (rest, rest % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

/// The outline of a rounded hexagon around the origin, with a corner at the top.
pub(crate) fn hexagon(corner: f64) -> String {
    /// The fraction of each side that the rounding takes at either end.
    const ROUNDED: f64 = 0.17;
    let (x, y) = (corner * 3f64.sqrt() / 2.0, corner / 2.0);
    let corners = [
        (0.0, -corner),
        (x, -y),
        (x, y),
        (0.0, corner),
        (-x, y),
        (-x, -y),
    ]
    .map(|(x, y)| Point { x, y });
    let mut path = String::new();
    for i in 0..6 {
        let (before, here, after) = (corners[(i + 5) % 6], corners[i], corners[(i + 1) % 6]);
        let (start, end) = (here.toward(before, ROUNDED), here.toward(after, ROUNDED));
        let verb = if i == 0 { 'M' } else { 'L' };
        path += &format!("{verb}{}Q{} {}", start.write(), here.write(), end.write());
    }
    path + "Z"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let rows = [
            (0.0, "0"),
            (-0.001, "0"),
            (12.0, "12"),
            (1.5, "1.5"),
            (-0.25, "-0.25"),
            (3.046, "3.05"),
            (86.6025, "86.6"),
        ];
        for (value, text) in rows {
            assert_eq!(number(value), text);
        }
    }
}
