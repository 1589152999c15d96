//! Why a command failed, and its exit code.

use std::fmt;
use std::io;
use std::process::ExitCode;

use skep_locale::{Argument, Locale};

use crate::say::tell;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments do not go together: exit code 2.
    Usage(String),
    /// Wrong input, or a file that cannot be used: exit code 1.
    Fault(String),
    /// The same, as a complete line in the user's language.
    Said(String),
    /// The same, but the error has already been reported.
    Reported,
    /// The reader of our output has stopped reading.
    Hush,
}

impl Failure {
    /// The error in one line.
    pub(crate) fn fault(error: impl fmt::Display) -> Failure {
        Failure::Fault(error.to_string())
    }

    /// Arguments that do not make sense.
    pub(crate) fn usage(error: impl fmt::Display) -> Failure {
        Failure::Usage(error.to_string())
    }

    /// The error in the user's language.
    pub(crate) fn said(locale: &Locale, text: String) -> Failure {
        Failure::Said(locale.word("command-failed", &[("text", Argument::Text(text))]))
    }

    /// A problem with a file or stream.
    pub(crate) fn io(what: impl fmt::Display, error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Hush,
            _ => Failure::Fault(format!("{what}: {error}")),
        }
    }

    /// Prints the error and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Usage(text) => {
                tell(format_args!(
                    "error: {text}\n\nFor more information, try '--help'."
                ));
                ExitCode::from(2)
            }
            Failure::Fault(text) => {
                tell(format_args!("error: {text}"));
                ExitCode::FAILURE
            }
            Failure::Said(line) => {
                tell(line);
                ExitCode::FAILURE
            }
            Failure::Reported => ExitCode::FAILURE,
            Failure::Hush => ExitCode::SUCCESS,
        }
    }
}
