//! The exercise being solved in plain mode, and the answers so far.

use skep_learn::{AnswerKind, Chapter, Exercise, Phrase, Verdict, chapters};
use skep_rules::{Piece, Position, Reference};

/// The exercise being solved.
#[derive(Clone, Debug)]
pub(crate) struct CurrentExercise {
    pub(crate) exercise: &'static Exercise,
    /// The right answers so far, including the opponent's replies. Once the solution is shown, all of it.
    pub(crate) right: Vec<String>,
    pub(crate) end: Option<End>,
}

/// How an exercise ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Solved,
    Shown,
}

impl CurrentExercise {
    pub(crate) const fn new(exercise: &'static Exercise) -> CurrentExercise {
        CurrentExercise {
            exercise,
            right: Vec::new(),
            end: None,
        }
    }

    /// Its number in its chapter, from 1.
    pub(crate) fn number(&self) -> u32 {
        let mut numbered = (1..).zip(self.chapter().exercises());
        let found = numbered.find(|(_, exercise)| exercise.id == self.exercise.id);
        found.map_or(1, |(number, _)| number)
    }

    pub(crate) fn chapter(&self) -> &'static Chapter {
        let mut chapters = chapters().iter();
        chapters
            .find(|chapter| chapter.id == self.exercise.chapter)
            .expect("a test has seen that exercises have chapters")
    }

    /// The next exercise, in this chapter or the following one.
    pub(crate) fn next(&self) -> Option<&'static Exercise> {
        let mut all = chapters().iter().flat_map(Chapter::exercises);
        all.find(|exercise| exercise.id == self.exercise.id)?;
        all.next()
    }

    /// The position after the right answers so far.
    pub(crate) fn position(&self) -> Position {
        let mut position = self.exercise.position();
        if self.exercise.answer() == AnswerKind::Moves {
            for text in &self.right {
                play(&mut position, text);
            }
        }
        position
    }

    /// The message that says how to answer.
    pub(crate) const fn prompt(&self) -> &'static str {
        match self.exercise.answer() {
            AnswerKind::Cells => "learn-point-cells",
            AnswerKind::Pieces => "learn-point-pieces",
            AnswerKind::Moves => "learn-play-move",
        }
    }

    /// All answers to judge if this one is given next.
    pub(crate) fn tries(&self, typed: &str) -> Vec<String> {
        let latest = match (self.exercise.answer(), self.exercise.piece()) {
            (AnswerKind::Cells, Some(piece)) => going_to(piece, typed),
            _ => typed.trim().to_owned(),
        };
        self.right.iter().cloned().chain([latest]).collect()
    }

    /// Records the answers and their verdict. Returns what to tell the user.
    pub(crate) fn hear(&mut self, tries: Vec<String>, verdict: Verdict) -> Vec<Phrase> {
        match verdict {
            Verdict::Wrong(why) => vec![why],
            Verdict::On { reply, phrase } => {
                self.right = tries;
                if let Some(reply) = reply {
                    let text = self.position().move_string(reply);
                    self.right.push(text);
                }
                vec![phrase]
            }
            Verdict::Solved => {
                self.right = tries;
                self.end = Some(End::Solved);
                vec![Phrase::new("learn-solved"), self.exercise.solved()]
            }
        }
    }

    /// Shows the solution.
    pub(crate) fn show(&mut self, solution: Vec<String>) {
        self.right = solution;
        self.end = Some(End::Shown);
    }
}

/// An answer that names only a cell means the exercise's piece moving there.
pub(crate) fn going_to(piece: Piece, typed: &str) -> String {
    let typed = typed.trim();
    match typed.parse::<Reference>() {
        Ok(cell) if cell.piece != piece => format!("{piece} {typed}"),
        _ => typed.to_owned(),
    }
}

/// Plays a move that was judged legal.
fn play(position: &mut Position, text: &str) {
    if let Ok(mv) = position.parse_move(text) {
        // Exercises start without a history, so the game cannot have ended by repetition.
        let _ = position.play(mv);
    }
}

#[cfg(test)]
mod tests {
    use super::{CurrentExercise, End};
    use skep_learn::{AnswerKind, Exercise, exercises};

    fn attempt(lesson: &mut CurrentExercise, typed: &str) -> Vec<String> {
        let tries = lesson.tries(typed);
        let texts: Vec<&str> = tries.iter().map(String::as_str).collect();
        let verdict = lesson.exercise.judge(&texts);
        let said = lesson.hear(tries, verdict);
        said.into_iter().map(|phrase| phrase.key).collect()
    }

    fn find(id: &str) -> &'static Exercise {
        exercises()
            .iter()
            .find(|exercise| exercise.id == id)
            .unwrap()
    }

    /// Typing the moves of the solution solves every exercise. Replies are played automatically.
    #[test]
    fn every_exercise_is_solved_by_its_solution() {
        for exercise in exercises() {
            let mut lesson = CurrentExercise::new(exercise);
            let solution = exercise.solution();
            let step = if exercise.answer() == AnswerKind::Moves {
                2
            } else {
                1
            };
            for typed in solution.iter().step_by(step) {
                assert_eq!(lesson.end, None, "{}", exercise.id);
                attempt(&mut lesson, typed);
            }
            assert_eq!(lesson.end, Some(End::Solved), "{}", exercise.id);
        }
    }

    #[test]
    fn what_is_said_of_an_answer() {
        let rows: [(&str, &[(&str, &str)]); 3] = [
            (
                "queen-1",
                &[
                    ("nonsense", "verdict-unreadable"),
                    ("bQ bS1/", "verdict-found"),
                    ("bS1/", "verdict-found-already"),
                ],
            ),
            ("goal-1", &[("pass", "illegal-pass-not-forced")]),
            ("one-hive-1", &[("wQ wQ", "verdict-unreadable")]),
        ];
        for (id, answers) in rows {
            let mut lesson = CurrentExercise::new(find(id));
            for (typed, expected) in answers {
                let said = attempt(&mut lesson, typed);
                assert_eq!(said, [(*expected).to_owned()], "{id}: {typed}");
            }
        }
    }

    #[test]
    fn exercises_follow_each_other() {
        let mut lesson = CurrentExercise::new(&exercises()[0]);
        let mut count = 1;
        while let Some(next) = lesson.next() {
            lesson = CurrentExercise::new(next);
            count += 1;
        }
        assert_eq!(count, exercises().len());
        assert_eq!(lesson.chapter().id, lesson.exercise.chapter);
    }
}
