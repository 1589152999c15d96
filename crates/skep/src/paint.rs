//! How text is drawn: its signs, and the colours that the terminal has according to its environment.

use std::io::{IsTerminal, stdout};

use skep_draw::{Glyphs, Paint};

/// How text is drawn.
#[derive(clap::Args)]
pub(crate) struct Drawing {
    /// Use only ASCII, without lines and special signs.
    #[arg(long)]
    ascii: bool,
    /// Whether to use colours.
    #[arg(long, value_enum, default_value = "auto")]
    pub(crate) color: ColorChoice,
}

impl Drawing {
    pub(crate) const fn glyphs(&self) -> Glyphs {
        if self.ascii {
            Glyphs::Ascii
        } else {
            Glyphs::Unicode
        }
    }

    /// The colours for standard output.
    pub(crate) fn paint(&self) -> Paint {
        self.color.paint()
    }
}

/// Whether to use colours.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ColorChoice {
    Auto,
    Always,
    Never,
}

impl ColorChoice {
    fn paint(self) -> Paint {
        let is_terminal = stdout().is_terminal();
        let variable = |name| std::env::var(name).unwrap_or_default();
        let wanted = match self {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                is_terminal && variable("NO_COLOR").is_empty() && has_colors(&variable("TERM"))
            }
        };
        match (
            wanted,
            variable("COLORTERM").as_str(),
            variable("TERM").as_str(),
        ) {
            (false, _, _) => Paint::None,
            (true, "truecolor" | "24bit", _) => Paint::TrueColor,
            (true, _, term) if term.contains("256") => Paint::Ansi256,
            (true, _, _) => Paint::Ansi16,
        }
    }
}

/// DEC terminals, which are named by numbers, and their imitations have no colours. VTE is not one of them.
fn has_colors(term: &str) -> bool {
    let number = term.strip_prefix("vt").and_then(|rest| rest.chars().next());
    term != "dumb" && !number.is_some_and(|digit| digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::has_colors;

    #[test]
    fn some_terminals_have_no_colors() {
        for (term, expected) in [
            ("xterm", true),
            ("linux", true),
            ("vte-256color", true),
            ("", true),
            ("vt", true),
            ("dumb", false),
            ("vt100", false),
            ("vt220-am", false),
        ] {
            assert_eq!(has_colors(term), expected, "{term}");
        }
    }
}
