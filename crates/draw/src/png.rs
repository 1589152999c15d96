//! Pixels from an SVG.

use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree};

/// The largest number of pixels in a picture, so that a mistyped size does not use up all memory.
pub const MAX_PIXELS: u64 = 64 * 1024 * 1024;

/// Why there is no picture.
#[derive(Debug)]
pub enum PngError {
    /// The text is not SVG.
    Svg(usvg::Error),
    /// The picture would have no pixels or more than [`MAX_PIXELS`].
    Size,
    /// The pixels could not be written as PNG.
    Encoding,
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Svg(error) => write!(f, "expected an SVG picture: {error}"),
            PngError::Size => write!(f, "expected a size between 1 and {MAX_PIXELS} pixels"),
            PngError::Encoding => f.write_str("the picture could not be written as PNG"),
        }
    }
}

impl std::error::Error for PngError {}

/// Renders the SVG this many pixels wide, with the height that its proportions give. Text in it is left out.
///
/// # Errors
/// If the text is not SVG or the size is out of bounds.
pub fn render_png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(PngError::Svg)?;
    let size = tree.size();
    let height = (size.height() * (width as f32 / size.width()))
        .round()
        .max(1.0);
    if f64::from(width) * f64::from(height) > MAX_PIXELS as f64 {
        return Err(PngError::Size);
    }
    let mut pixels = Pixmap::new(width, height as u32).ok_or(PngError::Size)?;
    // Rounding the height stretches the picture by less than a pixel, so that no edge stays blank.
    let scale = Transform::from_scale(width as f32 / size.width(), height / size.height());
    resvg::render(&tree, scale, &mut pixels.as_mut());
    pixels.encode_png().map_err(|_| PngError::Encoding)
}
