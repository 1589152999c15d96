//! The learning screens: the table of contents, a chapter to read, an exercise to solve.

use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::Size;
use skep_learn::{Chapter, Exercise, chapters};
use skep_wire::{ExerciseView, Phrase, PositionView, VerdictView};

use super::Row;
use super::exercise_screen::{ExerciseAction, ExerciseScreen};
use super::solved_exercises::SolvedExercises;
use crate::game_screen;
use crate::layout::{GameLayout, home_list};
use crate::list_navigation::{self, Pick};

/// The state of the learning screens.
#[derive(Clone, Debug)]
pub(crate) struct LearnScreen {
    pub(crate) solved: SolvedExercises,
    /// The index of the chosen chapter.
    pub(crate) chosen: usize,
    pub(crate) part: LearnPart,
}

#[derive(Clone, Debug)]
pub(crate) enum LearnPart {
    Contents,
    /// A chapter, scrolled to that line.
    Chapter {
        rows: Vec<Row>,
        from: usize,
    },
    Exercise(Box<ExerciseScreen>),
}

/// Something that the screen needs from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LearnRequest {
    /// The exercises solved so far.
    Solved,
    /// A chapter, laid out at that width.
    Chapter { chapter: usize, columns: u16 },
    Exercise {
        chapter: &'static str,
        exercise: &'static str,
    },
    Attempt {
        exercise: String,
        tries: Vec<String>,
    },
    Solution {
        exercise: String,
        position: String,
        is_played: bool,
    },
    /// Save that an exercise is solved.
    Save {
        solved: SolvedExercises,
        exercise: String,
    },
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub(crate) enum LearnAnswer {
    Solved(SolvedExercises),
    Chapter {
        chapter: usize,
        rows: Vec<Row>,
    },
    Exercise(Box<ExerciseView>),
    Verdict {
        exercise: String,
        tries: Vec<String>,
        verdict: Box<VerdictView>,
    },
    Solution {
        exercise: String,
        tries: Vec<String>,
        view: Option<Box<PositionView>>,
    },
}

/// What an input asks the app to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LearnAction {
    Ask(LearnRequest),
    /// Tell the user good news.
    Say(Phrase),
    /// Tell the user why something is wrong.
    Refuse(Phrase),
    Show(crate::app::Popup),
    Leave,
}

impl LearnScreen {
    pub(crate) fn new() -> LearnScreen {
        LearnScreen {
            solved: SolvedExercises::default(),
            chosen: 0,
            part: LearnPart::Contents,
        }
    }

    pub(crate) fn chapter(&self) -> &'static Chapter {
        &chapters()[self.chosen]
    }

    /// The board of the current exercise.
    pub(crate) fn game_screen(&self) -> Option<&game_screen::GameScreen> {
        match &self.part {
            LearnPart::Exercise(exercise_screen) => Some(&exercise_screen.game_screen),
            LearnPart::Contents | LearnPart::Chapter { .. } => None,
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent, size: Size) -> Option<LearnAction> {
        match &mut self.part {
            LearnPart::Contents => self.in_contents(key.code, size),
            LearnPart::Chapter { rows, from } => {
                let code = match key.code {
                    KeyCode::Char(' ') => KeyCode::PageDown,
                    code => code,
                };
                match list_navigation::walked(code, *from, tops(rows, size)) {
                    Some(row) => *from = row,
                    None => return self.in_chapter(code, size),
                }
                None
            }
            LearnPart::Exercise(exercise_screen) => {
                let action = exercise_screen.key(key)?;
                self.granted(action)
            }
        }
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent, size: Size) -> Option<LearnAction> {
        match &mut self.part {
            LearnPart::Contents => {
                let list = home_list(size);
                match list_navigation::pointed(mouse, list, self.chosen, chapters().len())? {
                    Pick::Row(row) => self.chosen = row,
                    Pick::Chosen => return Some(self.read(size)),
                }
                None
            }
            LearnPart::Chapter { .. } => {
                let code = match mouse.kind {
                    MouseEventKind::ScrollUp => KeyCode::Up,
                    MouseEventKind::ScrollDown => KeyCode::Down,
                    _ => return None,
                };
                self.key(code.into(), size)
            }
            LearnPart::Exercise(exercise_screen) => {
                let action = exercise_screen.mouse(mouse, &GameLayout::of(size))?;
                self.granted(action)
            }
        }
    }

    /// A typed answer.
    pub(crate) fn answer(&mut self, typed: &str) -> Option<LearnAction> {
        let LearnPart::Exercise(exercise_screen) = &mut self.part else {
            return None;
        };
        let action = exercise_screen.say(typed)?;
        self.granted(action)
    }

    pub(crate) fn resize(&mut self, size: Size) -> Option<LearnAction> {
        match &mut self.part {
            LearnPart::Contents => None,
            LearnPart::Chapter { .. } => Some(self.read(size)),
            LearnPart::Exercise(exercise_screen) => {
                exercise_screen.game_screen.room = GameLayout::of(size).board.as_size();
                exercise_screen
                    .game_screen
                    .reveal(exercise_screen.game_screen.cursor);
                None
            }
        }
    }

    /// A request failed.
    pub(crate) fn failed(&mut self) {
        if let LearnPart::Exercise(exercise_screen) = &mut self.part {
            exercise_screen.game_screen.is_sending = false;
        }
    }

    pub(crate) fn hear(
        &mut self,
        told: LearnAnswer,
        now: Duration,
        size: Size,
    ) -> Vec<LearnAction> {
        match told {
            LearnAnswer::Solved(solved) => self.solved = solved,
            LearnAnswer::Chapter { chapter, rows } => {
                let from = match &self.part {
                    LearnPart::Chapter { from, .. } if chapter == self.chosen => *from,
                    _ => 0,
                };
                self.chosen = chapter;
                let from = from.min(tops(&rows, size) - 1);
                self.part = LearnPart::Chapter { rows, from };
            }
            LearnAnswer::Exercise(exercise) => {
                let room = GameLayout::of(size).board.as_size();
                self.part =
                    LearnPart::Exercise(Box::new(ExerciseScreen::new(*exercise, now, room)));
            }
            LearnAnswer::Verdict {
                exercise,
                tries,
                verdict,
            } => {
                if let LearnPart::Exercise(exercise_screen) = &mut self.part
                    && exercise_screen.exercise.id == exercise
                {
                    let mut next = vec![exercise_screen.judged(tries, *verdict, now)];
                    if exercise_screen.is_solved() && self.solved.solve(&exercise) {
                        let solved = self.solved.clone();
                        next.push(LearnAction::Ask(LearnRequest::Save { solved, exercise }));
                    }
                    return next;
                }
            }
            LearnAnswer::Solution {
                exercise,
                tries,
                view,
            } => {
                if let LearnPart::Exercise(exercise_screen) = &mut self.part
                    && exercise_screen.exercise.id == exercise
                {
                    exercise_screen.reveal(tries, view.map(|view| *view), now);
                    return vec![LearnAction::Say(Phrase::new("learn-shown"))];
                }
            }
        }
        Vec::new()
    }

    fn in_contents(&mut self, code: KeyCode, size: Size) -> Option<LearnAction> {
        if let Some(row) = list_navigation::walked(code, self.chosen, chapters().len()) {
            self.chosen = row;
            return None;
        }
        match code {
            KeyCode::Enter | KeyCode::Right => Some(self.read(size)),
            KeyCode::Char('x') => self.practise(),
            KeyCode::Esc | KeyCode::Char('q') => Some(LearnAction::Leave),
            _ => None,
        }
    }

    fn in_chapter(&mut self, code: KeyCode, size: Size) -> Option<LearnAction> {
        let chapter = match code {
            KeyCode::Left => self.chosen.checked_sub(1)?,
            KeyCode::Right => Some(self.chosen + 1).filter(|next| *next < chapters().len())?,
            KeyCode::Enter | KeyCode::Char('x') => return self.practise(),
            KeyCode::Esc | KeyCode::Char('q') => {
                self.part = LearnPart::Contents;
                return None;
            }
            _ => return None,
        };
        Some(LearnAction::Ask(LearnRequest::Chapter {
            chapter,
            columns: size.width,
        }))
    }

    fn read(&self, size: Size) -> LearnAction {
        LearnAction::Ask(LearnRequest::Chapter {
            chapter: self.chosen,
            columns: size.width,
        })
    }

    /// The chapter's first unsolved exercise, or its first.
    fn practise(&self) -> Option<LearnAction> {
        let mut exercises = self.chapter().exercises();
        let open = exercises.find(|exercise| !self.solved.is_solved(exercise.id));
        let exercise = open.or_else(|| self.chapter().exercises().next())?;
        Some(task(exercise))
    }

    /// Handles an action of the exercise screen.
    fn granted(&mut self, action: ExerciseAction) -> Option<LearnAction> {
        match action {
            ExerciseAction::Ask(ask) => Some(LearnAction::Ask(ask)),
            ExerciseAction::Refuse(phrase) => Some(LearnAction::Refuse(phrase)),
            ExerciseAction::Show(popup) => Some(LearnAction::Show(popup)),
            ExerciseAction::Step(step) => self.step(step),
            ExerciseAction::Leave => {
                self.part = LearnPart::Contents;
                None
            }
        }
    }

    /// Goes forward or back by that many exercises, across chapters.
    fn step(&mut self, step: isize) -> Option<LearnAction> {
        let LearnPart::Exercise(exercise_screen) = &self.part else {
            return None;
        };
        let all = chapters().iter().flat_map(Chapter::exercises);
        let all: Vec<&'static Exercise> = all.collect();
        let here = all
            .iter()
            .position(|other| other.id == exercise_screen.exercise.id)?;
        let Some(exercise) = here.checked_add_signed(step).and_then(|next| all.get(next)) else {
            self.part = LearnPart::Contents;
            return None;
        };
        let mut places = chapters().iter();
        let chapter = places.position(|chapter| chapter.id == exercise.chapter);
        self.chosen = chapter.unwrap_or(self.chosen);
        Some(task(exercise))
    }
}

fn task(exercise: &'static Exercise) -> LearnAction {
    LearnAction::Ask(LearnRequest::Exercise {
        chapter: exercise.chapter,
        exercise: exercise.id,
    })
}

/// How far a chapter can be scrolled.
fn tops(rows: &[Row], size: Size) -> usize {
    rows.len().saturating_sub(reading(size).into()) + 1
}

/// How many lines of a chapter are visible at once: all but the title and the keys.
pub(crate) const fn reading(size: Size) -> u16 {
    size.height.saturating_sub(2)
}

#[cfg(test)]
mod tests {
    use super::{LearnAction, LearnAnswer, LearnPart, LearnRequest, LearnScreen};
    use ratatui::crossterm::event::KeyCode;
    use ratatui::layout::Size;
    use skep_learn::chapters;
    use std::time::Duration;

    const SIZE: Size = Size {
        width: 80,
        height: 24,
    };

    fn read(chapter: usize) -> Option<LearnAction> {
        Some(LearnAction::Ask(LearnRequest::Chapter {
            chapter,
            columns: 80,
        }))
    }

    fn task(exercise: &'static str) -> Option<LearnAction> {
        let (chapter, _) = exercise.rsplit_once('-').unwrap();
        Some(LearnAction::Ask(LearnRequest::Exercise {
            chapter,
            exercise,
        }))
    }

    /// Keys pressed in the table of contents, the action of the last one, and the chapter chosen then.
    #[test]
    fn the_contents_are_walked_by_keys() {
        let last = chapters().len() - 1;
        let (up, down, enter) = (KeyCode::Up, KeyCode::Down, KeyCode::Enter);
        let rows: [(&[KeyCode], Option<LearnAction>, usize); 8] = [
            (&[up], None, 0),
            (&[down, down, up], None, 1),
            (&[KeyCode::End, down], None, last),
            (&[enter], read(0), 0),
            (&[down, KeyCode::Right], read(1), 1),
            (&[KeyCode::Char('x')], task("goal-1"), 0),
            (&[KeyCode::Esc], Some(LearnAction::Leave), 0),
            (&[KeyCode::Char('~')], None, 0),
        ];
        for (keys, expected, chosen) in rows {
            let mut learn = LearnScreen::new();
            let next = keys.iter().map(|&code| learn.key(code.into(), SIZE));
            assert_eq!(next.last().unwrap(), expected, "{keys:?}");
            assert_eq!(learn.chosen, chosen, "{keys:?}");
        }
    }

    #[test]
    fn a_chapter_is_scrolled_to_its_ends_and_no_farther() {
        let (down, page_down) = (KeyCode::Down, KeyCode::PageDown);
        // Fifty lines, of which 22 are visible at once.
        let rows: [(&[KeyCode], usize); 6] = [
            (&[KeyCode::Up], 0),
            (&[down, down], 2),
            (&[page_down], 10),
            (&[page_down, page_down, page_down, down], 28),
            (&[KeyCode::End, KeyCode::Up], 27),
            (&[KeyCode::End, KeyCode::Home], 0),
        ];
        for (keys, expected) in rows {
            let mut learn = LearnScreen::new();
            let told = LearnAnswer::Chapter {
                chapter: 3,
                rows: vec![Vec::new(); 50],
            };
            assert_eq!(learn.hear(told, Duration::ZERO, SIZE), []);
            for &code in keys {
                assert_eq!(learn.key(code.into(), SIZE), None);
            }
            let LearnPart::Chapter { from, .. } = learn.part else {
                panic!("{keys:?} leads away");
            };
            assert_eq!(from, expected, "{keys:?}");
            assert_eq!(learn.key(KeyCode::Right.into(), SIZE), read(4));
            assert_eq!(learn.key(KeyCode::Left.into(), SIZE), read(2));
        }
    }

    /// An unsolved exercise comes first.
    #[test]
    fn practice_begins_with_what_is_not_solved() {
        let mut learn = LearnScreen::new();
        learn.chosen = 2;
        for (solved, expected) in [
            ("", "placing-1"),
            ("placing-1", "placing-2"),
            ("placing-3", "placing-2"),
            ("placing-2", "placing-1"),
        ] {
            learn.solved.solve(solved);
            assert_eq!(learn.key(KeyCode::Char('x').into(), SIZE), task(expected));
        }
    }
}
