//! Why a command did not do what it was asked to, and with which code it exits.

use std::fmt;
use std::io;
use std::process::ExitCode;

use skep_locale::{Argument, Locale};

use crate::say::tell;

/// A command did not do what it was asked to.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments do not go together: code 2.
    Usage(String),
    /// What was given or found is wrong, or a file cannot be used: code 1.
    Fault(String),
    /// The same, as a whole line in the reader's language.
    Said(String),
    /// The same, but all has been said already.
    Reported,
    /// Whoever read our output has seen enough.
    Hush,
}

impl Failure {
    /// What is wrong, said in one line.
    pub(crate) fn fault(error: impl fmt::Display) -> Failure {
        Failure::Fault(error.to_string())
    }

    /// What is wrong, to somebody who is spoken to in that language.
    pub(crate) fn said(locale: &Locale, text: String) -> Failure {
        Failure::Said(locale.word("command-failed", &[("text", Argument::Text(text))]))
    }

    /// Trouble with a file or stream.
    pub(crate) fn io(what: impl fmt::Display, error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Hush,
            _ => Failure::Fault(format!("{what}: {error}")),
        }
    }

    /// Says what is wrong, and gives the code to exit with.
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
