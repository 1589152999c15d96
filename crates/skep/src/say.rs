//! Prints results on standard output, everything else on standard error.

use std::fmt::Display;
use std::io::{self, Write};

use crate::failure::Failure;

/// Prints a line of the result.
pub(crate) fn say(line: impl Display) -> Result<(), Failure> {
    writeln!(io::stdout(), "{line}").map_err(|error| Failure::io("standard output", &error))
}

/// Prints progress or errors. If standard error is closed, the work goes on all the same.
pub(crate) fn tell(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}
