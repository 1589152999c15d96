//! The drawings of the insects, and how they get their colours.
//!
//! Each file in `art/` is a fragment for a box of 100 by 100. It contains no colours: the class of
//! each shape says what it is. We replace the classes by attributes; a web page uses a style sheet.
//!
//! | class | what | drawn with |
//! | --- | --- | --- |
//! | `body` | the parts in the insect's hue | fill |
//! | `limb` | legs and feelers | stroke |
//! | `joint` | parts of the body in the colour of the limbs | fill |
//! | `detail`, `detail-line` | spots, eyes; seams | fill; stroke |
//! | `wing` | transparent parts | both |
//! | `shine` | highlights on the body | fill |

use skep_rules::{Bug, Color};

use crate::palette::{self, Rgb};

/// The drawing of an insect: a fragment of SVG in a box of 100 by 100. Its shapes have classes
/// instead of colours: `body`, `limb`, `joint`, `detail`, `detail-line`, `wing` and `shine`.
pub const fn art(bug: Bug) -> &'static str {
    match bug {
        Bug::Queen => include_str!("../../art/queen.svg"),
        Bug::Spider => include_str!("../../art/spider.svg"),
        Bug::Beetle => include_str!("../../art/beetle.svg"),
        Bug::Grasshopper => include_str!("../../art/grasshopper.svg"),
        Bug::Ant => include_str!("../../art/ant.svg"),
        Bug::Mosquito => include_str!("../../art/mosquito.svg"),
        Bug::Ladybug => include_str!("../../art/ladybug.svg"),
        Bug::Pillbug => include_str!("../../art/pillbug.svg"),
    }
}

/// The drawing in its colours on a tile of that side, without its comment.
pub(crate) fn painted(bug: Bug, tile: Color) -> String {
    const LINE: &str = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    let Colors {
        body,
        limb,
        detail,
        wing,
        wing_opacity,
    } = Colors::of(bug, tile);
    let classes = [
        ("body", format!("fill=\"{body}\"")),
        ("joint", format!("fill=\"{limb}\"")),
        ("limb", format!("fill=\"none\" stroke=\"{limb}\" {LINE}")),
        ("detail", format!("fill=\"{detail}\"")),
        (
            "detail-line",
            format!("fill=\"none\" stroke=\"{detail}\" {LINE}"),
        ),
        (
            "wing",
            format!("fill=\"{wing}\" fill-opacity=\"{wing_opacity}\" stroke=\"{limb}\" {LINE}"),
        ),
        ("shine", "fill=\"#fff\" fill-opacity=\".28\"".to_owned()),
    ];
    let shapes = art(bug).lines().filter(|line| !line.starts_with("<!--"));
    let drawing: String = shapes.map(|line| format!("{line}\n")).collect();
    classes.iter().fold(drawing, |drawing, (class, colors)| {
        drawing.replace(&format!("class=\"{class}\""), colors)
    })
}

struct Colors {
    body: Rgb,
    limb: Rgb,
    detail: Rgb,
    wing: Rgb,
    wing_opacity: &'static str,
}

impl Colors {
    /// Limbs are thin, so they stand out from the tile more than the body does.
    fn of(bug: Bug, tile: Color) -> Colors {
        let body = palette::hue(bug, tile);
        let white = Rgb(255, 255, 255);
        match tile {
            Color::White => Colors {
                body,
                limb: body.toward(Rgb(26, 16, 8), 55),
                detail: body.toward(Rgb(20, 12, 6), 78),
                wing: white,
                wing_opacity: ".75",
            },
            Color::Black => Colors {
                body,
                limb: body.toward(Rgb(255, 243, 216), 30),
                detail: Rgb(28, 23, 24),
                wing: body.toward(white, 55),
                wing_opacity: ".5",
            },
        }
    }
}
