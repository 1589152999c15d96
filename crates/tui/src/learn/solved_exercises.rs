//! Which exercises the user has solved: a small file with one exercise id per line.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::PathBuf;

/// The solved exercises.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SolvedExercises {
    file: Option<PathBuf>,
    solved: BTreeSet<String>,
}

impl SolvedExercises {
    /// Reads the file; an unreadable file counts as empty.
    pub(crate) fn read(file: Option<PathBuf>) -> SolvedExercises {
        let text = file.as_deref().map(std::fs::read_to_string);
        let text = text.and_then(Result::ok).unwrap_or_default();
        let names = text.lines().map(str::trim).filter(|name| !name.is_empty());
        SolvedExercises {
            file,
            solved: names.map(str::to_owned).collect(),
        }
    }

    pub(crate) fn is_solved(&self, exercise: &str) -> bool {
        self.solved.contains(exercise)
    }

    /// Marks an exercise as solved. Returns whether that is new.
    pub(crate) fn solve(&mut self, exercise: &str) -> bool {
        self.solved.insert(exercise.to_owned())
    }

    /// Appends one exercise. Two programs may do so at once, because nothing is rewritten.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn save(&self, exercise: &str) -> io::Result<()> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut file = OpenOptions::new().append(true).create(true).open(file)?;
        file.write_all(format!("{exercise}\n").as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::SolvedExercises;

    #[test]
    fn what_was_solved_is_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new").join("lessons.txt");
        let mut solved = SolvedExercises::read(Some(file.clone()));
        assert!(!solved.is_solved("queen-1"));
        for exercise in ["queen-1", "goal-1", "queen-1"] {
            if solved.solve(exercise) {
                solved.save(exercise).unwrap();
            }
        }
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "queen-1\ngoal-1\n");
        assert!(SolvedExercises::read(Some(file)).is_solved("goal-1"));
    }
}
