//! Pictures of positions: as text for a terminal, as SVG, and as PNG.
//!
//! A [`Scene`] is what a picture shows: the stacks on an endless plane, the reserves, and marks
//! such as the last move. It is plain data, and pictures are drawn from it alone:
//!
//! * [`draw_text`] for terminals, with or without colour; [`draw_board`] draws only the board, for
//!   programs that lay out the rest of the screen themselves;
//! * [`draw_svg`] with our own artwork, from `art/`;
//! * [`render_png`] turns that SVG into pixels (feature `png`).
//!
//! Pure: no I/O, and the same scene always gives the same picture.
//!
//! ```
//! use skep_draw::{Scene, TextStyle, draw_text};
//! use skep_rules::GameString;
//!
//! let line = GameString::parse("Base;;;wS1;bS1 wS1-")?.replay()?;
//! let scene = Scene::of_line(&line);
//! assert!(draw_text(&scene, &TextStyle::default()).contains("│ wS1 │[bS1]│"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod palette;
#[cfg(feature = "png")]
mod png;
mod scene;
mod svg;
mod text;

#[cfg(feature = "png")]
pub use png::{MAX_PIXELS, PngError, render_png};
pub use scene::{Cell, LastMove, Scene, Stack, Target, Way};
pub use svg::{Background, Extent, Reserves, SvgStyle, Theme, art, draw_svg};
pub use text::{
    CellSize, Glyphs, Hue, Ink, Paint, Shade, TextSize, TextStyle, Window, Words, draw_board,
    draw_rows, draw_text, paint_row,
};
