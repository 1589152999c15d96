//! The file with an operator's limits: a table of TOML, each limit by its name.

use std::path::Path;

use skep_server::Limits;
use toml::{Table, Value};

use crate::failure::Failure;
use crate::file;

/// Changes the limits that the file names.
pub(crate) fn read(path: &Path, limits: &mut Limits) -> Result<(), Failure> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| Failure::io(file::quoted_path(path), &error))?;
    apply(&text, limits)
        .map_err(|problem| Failure::fault(format!("{}: {problem}", file::quoted_path(path))))
}

fn apply(text: &str, limits: &mut Limits) -> Result<(), String> {
    let table: Table = text.parse().map_err(|error| format!("{error}"))?;
    for (name, value) in table {
        let value = match value {
            Value::String(text) => text,
            Value::Integer(number) => number.to_string(),
            _ => return Err(format!("{name}: expected a number or a text")),
        };
        limits
            .set(&name, &value)
            .map_err(|error| error.to_string())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::apply;
    use skep_server::Limits;

    #[test]
    fn a_file_changes_limits() {
        let mut limits = Limits::default();
        let text = "# for a club\nconnections = 7\ngames-made = \"5/h\"\nhead-time = \"3s\"\n";
        apply(text, &mut limits).unwrap();
        assert_eq!(limits.connections, 7);
        assert_eq!(limits.games_made.to_string(), "5/h");
        let wrong = [
            ("connections = ", "TOML parse error"),
            ("bees = 7", "there is no limit “bees”"),
            ("connections = true", "expected a number or a text"),
            (
                "connections = -7",
                "“-7” is not a valid value for connections",
            ),
            ("games-made = 5", "expected a rate such as"),
        ];
        for (text, expected) in wrong {
            let problem = apply(text, &mut limits).unwrap_err();
            assert!(problem.contains(expected), "{text}: {problem}");
        }
    }
}
