//! Prints results on standard output, everything else on standard error.

use std::fmt::Display;
use std::io::{self, Write};

use skep_text::printable;

use crate::failure::Failure;

/// Prints a line of the result. Nothing in it can drive the terminal.
pub(crate) fn say(line: impl Display) -> Result<(), Failure> {
    let line = line.to_string();
    writeln!(io::stdout(), "{}", printable(&line))
        .map_err(|error| Failure::io("standard output", &error))
}

/// Prints progress or errors, as [`say`] does. If standard error is closed, the work goes on all the same.
pub(crate) fn tell(line: impl Display) {
    let line = line.to_string();
    let _ = writeln!(io::stderr(), "{}", printable(&line));
}
