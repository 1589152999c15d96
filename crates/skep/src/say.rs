//! What a command says: its results on standard output, all else on standard error.

use std::fmt::Display;
use std::io::{self, Write};

use crate::failure::Failure;

/// Prints a line of the result.
pub(crate) fn say(line: impl Display) -> Result<(), Failure> {
    writeln!(io::stdout(), "{line}").map_err(|error| Failure::io("standard output", &error))
}

/// Tells how it goes, or what is wrong. If nobody can hear that, the work is done all the same.
pub(crate) fn tell(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}
