//! The screens of learning: the contents, a chapter to read, an exercise to solve.

use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::layout::Size;
use skep_learn::{Chapter, Exercise, chapters};
use skep_wire::{ExerciseView, Phrase, PositionView, VerdictView};

use super::Row;
use super::desk::{Desk, Wish};
use super::progress::Progress;
use crate::layout::{GameLayout, home_list};
use crate::list::{self, Pick};
use crate::page;

/// What a reader looks at.
#[derive(Clone, Debug)]
pub(crate) struct Study {
    pub(crate) progress: Progress,
    /// The chapter, by its place in the book.
    pub(crate) chosen: usize,
    pub(crate) sheet: Sheet,
}

#[derive(Clone, Debug)]
pub(crate) enum Sheet {
    Contents,
    /// A chapter, from that line on.
    Chapter {
        rows: Vec<Row>,
        from: usize,
    },
    Task(Box<Desk>),
}

/// Something that is wanted from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// What has been solved so far.
    Progress,
    /// A chapter, laid out in so many columns.
    Read { chapter: usize, columns: u16 },
    Task {
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
    /// Keep that it is solved.
    Keep {
        progress: Progress,
        exercise: String,
    },
}

/// What came of it.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    Progress(Progress),
    Read {
        chapter: usize,
        rows: Vec<Row>,
    },
    Task(Box<ExerciseView>),
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

/// What a key comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Ask(Ask),
    /// Say that something is right.
    Say(Phrase),
    /// Say why something is not.
    Refuse(Phrase),
    Show(crate::app::Popup),
    Leave,
}

impl Study {
    pub(crate) fn new() -> Study {
        Study {
            progress: Progress::default(),
            chosen: 0,
            sheet: Sheet::Contents,
        }
    }

    pub(crate) fn chapter(&self) -> &'static Chapter {
        &chapters()[self.chosen]
    }

    /// The page of the exercise at hand.
    pub(crate) fn page(&self) -> Option<&page::Page> {
        match &self.sheet {
            Sheet::Task(desk) => Some(&desk.page),
            Sheet::Contents | Sheet::Chapter { .. } => None,
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent, size: Size) -> Option<Next> {
        match &mut self.sheet {
            Sheet::Contents => self.in_contents(key.code, size),
            Sheet::Chapter { rows, from } => {
                let code = match key.code {
                    KeyCode::Char(' ') => KeyCode::PageDown,
                    code => code,
                };
                match list::walked(code, *from, tops(rows, size)) {
                    Some(row) => *from = row,
                    None => return self.in_chapter(code, size),
                }
                None
            }
            Sheet::Task(desk) => {
                let wish = desk.key(key)?;
                self.granted(wish)
            }
        }
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent, size: Size) -> Option<Next> {
        match &mut self.sheet {
            Sheet::Contents => {
                let list = home_list(size);
                match list::pointed(mouse, list, self.chosen, chapters().len())? {
                    Pick::Row(row) => self.chosen = row,
                    Pick::Chosen => return Some(self.read(size)),
                }
                None
            }
            Sheet::Chapter { .. } => {
                let code = match mouse.kind {
                    MouseEventKind::ScrollUp => KeyCode::Up,
                    MouseEventKind::ScrollDown => KeyCode::Down,
                    _ => return None,
                };
                self.key(code.into(), size)
            }
            Sheet::Task(desk) => {
                let wish = desk.mouse(mouse, &GameLayout::of(size))?;
                self.granted(wish)
            }
        }
    }

    /// A typed answer.
    pub(crate) fn answer(&mut self, typed: &str) -> Option<Next> {
        let Sheet::Task(desk) = &mut self.sheet else {
            return None;
        };
        let wish = desk.say(typed)?;
        self.granted(wish)
    }

    pub(crate) fn resize(&mut self, size: Size) -> Option<Next> {
        match &mut self.sheet {
            Sheet::Contents => None,
            Sheet::Chapter { .. } => Some(self.read(size)),
            Sheet::Task(desk) => {
                desk.page.room = GameLayout::of(size).board.as_size();
                desk.page.reveal(desk.page.cursor);
                None
            }
        }
    }

    /// Nothing came of what was asked for.
    pub(crate) fn failed(&mut self) {
        if let Sheet::Task(desk) = &mut self.sheet {
            desk.page.is_sending = false;
        }
    }

    pub(crate) fn hear(&mut self, told: Told, now: Duration, size: Size) -> Vec<Next> {
        match told {
            Told::Progress(progress) => self.progress = progress,
            Told::Read { chapter, rows } => {
                let from = match &self.sheet {
                    Sheet::Chapter { from, .. } if chapter == self.chosen => *from,
                    _ => 0,
                };
                self.chosen = chapter;
                let from = from.min(tops(&rows, size) - 1);
                self.sheet = Sheet::Chapter { rows, from };
            }
            Told::Task(exercise) => {
                let room = GameLayout::of(size).board.as_size();
                self.sheet = Sheet::Task(Box::new(Desk::new(*exercise, now, room)));
            }
            Told::Verdict {
                exercise,
                tries,
                verdict,
            } => {
                if let Sheet::Task(desk) = &mut self.sheet
                    && desk.exercise.id == exercise
                {
                    let mut next = vec![desk.judged(tries, *verdict, now)];
                    if desk.is_solved() && self.progress.solve(&exercise) {
                        let progress = self.progress.clone();
                        next.push(Next::Ask(Ask::Keep { progress, exercise }));
                    }
                    return next;
                }
            }
            Told::Solution {
                exercise,
                tries,
                view,
            } => {
                if let Sheet::Task(desk) = &mut self.sheet
                    && desk.exercise.id == exercise
                {
                    desk.reveal(tries, view.map(|view| *view), now);
                    return vec![Next::Say(Phrase::new("learn-shown"))];
                }
            }
        }
        Vec::new()
    }

    fn in_contents(&mut self, code: KeyCode, size: Size) -> Option<Next> {
        if let Some(row) = list::walked(code, self.chosen, chapters().len()) {
            self.chosen = row;
            return None;
        }
        match code {
            KeyCode::Enter | KeyCode::Right => Some(self.read(size)),
            KeyCode::Char('x') => self.practise(),
            KeyCode::Esc | KeyCode::Char('q') => Some(Next::Leave),
            _ => None,
        }
    }

    fn in_chapter(&mut self, code: KeyCode, size: Size) -> Option<Next> {
        let chapter = match code {
            KeyCode::Left => self.chosen.checked_sub(1)?,
            KeyCode::Right => Some(self.chosen + 1).filter(|next| *next < chapters().len())?,
            KeyCode::Enter | KeyCode::Char('x') => return self.practise(),
            KeyCode::Esc | KeyCode::Char('q') => {
                self.sheet = Sheet::Contents;
                return None;
            }
            _ => return None,
        };
        Some(Next::Ask(Ask::Read {
            chapter,
            columns: size.width,
        }))
    }

    fn read(&self, size: Size) -> Next {
        Next::Ask(Ask::Read {
            chapter: self.chosen,
            columns: size.width,
        })
    }

    /// The first exercise of the chapter that is not solved yet, or its first.
    fn practise(&self) -> Option<Next> {
        let mut exercises = self.chapter().exercises();
        let open = exercises.find(|exercise| !self.progress.is_solved(exercise.id));
        let exercise = open.or_else(|| self.chapter().exercises().next())?;
        Some(task(exercise))
    }

    /// What is wanted on the screen of an exercise.
    fn granted(&mut self, wish: Wish) -> Option<Next> {
        match wish {
            Wish::Ask(ask) => Some(Next::Ask(ask)),
            Wish::Refuse(phrase) => Some(Next::Refuse(phrase)),
            Wish::Show(popup) => Some(Next::Show(popup)),
            Wish::Step(step) => self.step(step),
            Wish::Leave => {
                self.sheet = Sheet::Contents;
                None
            }
        }
    }

    /// To the exercise before or after this one, in whichever chapter.
    fn step(&mut self, step: isize) -> Option<Next> {
        let Sheet::Task(desk) = &self.sheet else {
            return None;
        };
        let all = chapters().iter().flat_map(Chapter::exercises);
        let all: Vec<&'static Exercise> = all.collect();
        let here = all.iter().position(|other| other.id == desk.exercise.id)?;
        let Some(exercise) = here.checked_add_signed(step).and_then(|next| all.get(next)) else {
            self.sheet = Sheet::Contents;
            return None;
        };
        let mut places = chapters().iter();
        let chapter = places.position(|chapter| chapter.id == exercise.chapter);
        self.chosen = chapter.unwrap_or(self.chosen);
        Some(task(exercise))
    }
}

fn task(exercise: &'static Exercise) -> Next {
    Next::Ask(Ask::Task {
        chapter: exercise.chapter,
        exercise: exercise.id,
    })
}

/// How many lines of a chapter can be the first to be seen.
fn tops(rows: &[Row], size: Size) -> usize {
    rows.len().saturating_sub(reading(size).into()) + 1
}

/// The lines of a chapter that are seen at once: all but title and keys.
pub(crate) const fn reading(size: Size) -> u16 {
    size.height.saturating_sub(2)
}

#[cfg(test)]
mod tests {
    use super::{Ask, Next, Sheet, Study, Told};
    use ratatui::crossterm::event::KeyCode;
    use ratatui::layout::Size;
    use skep_learn::chapters;
    use std::time::Duration;

    const SIZE: Size = Size {
        width: 80,
        height: 24,
    };

    fn read(chapter: usize) -> Option<Next> {
        Some(Next::Ask(Ask::Read {
            chapter,
            columns: 80,
        }))
    }

    fn task(exercise: &'static str) -> Option<Next> {
        let (chapter, _) = exercise.rsplit_once('-').unwrap();
        Some(Next::Ask(Ask::Task { chapter, exercise }))
    }

    /// Keys in the contents, what the last of them comes to, and which chapter is chosen then.
    #[test]
    fn the_contents_are_walked_by_keys() {
        let last = chapters().len() - 1;
        let (up, down, enter) = (KeyCode::Up, KeyCode::Down, KeyCode::Enter);
        let rows: [(&[KeyCode], Option<Next>, usize); 8] = [
            (&[up], None, 0),
            (&[down, down, up], None, 1),
            (&[KeyCode::End, down], None, last),
            (&[enter], read(0), 0),
            (&[down, KeyCode::Right], read(1), 1),
            (&[KeyCode::Char('x')], task("goal-1"), 0),
            (&[KeyCode::Esc], Some(Next::Leave), 0),
            (&[KeyCode::Char('~')], None, 0),
        ];
        for (keys, expected, chosen) in rows {
            let mut study = Study::new();
            let next = keys.iter().map(|&code| study.key(code.into(), SIZE));
            assert_eq!(next.last().unwrap(), expected, "{keys:?}");
            assert_eq!(study.chosen, chosen, "{keys:?}");
        }
    }

    #[test]
    fn a_chapter_is_scrolled_to_its_ends_and_no_farther() {
        let (down, page_down) = (KeyCode::Down, KeyCode::PageDown);
        // Fifty lines, of which 22 are seen at once.
        let rows: [(&[KeyCode], usize); 6] = [
            (&[KeyCode::Up], 0),
            (&[down, down], 2),
            (&[page_down], 10),
            (&[page_down, page_down, page_down, down], 28),
            (&[KeyCode::End, KeyCode::Up], 27),
            (&[KeyCode::End, KeyCode::Home], 0),
        ];
        for (keys, expected) in rows {
            let mut study = Study::new();
            let told = Told::Read {
                chapter: 3,
                rows: vec![Vec::new(); 50],
            };
            assert_eq!(study.hear(told, Duration::ZERO, SIZE), []);
            for &code in keys {
                assert_eq!(study.key(code.into(), SIZE), None);
            }
            let Sheet::Chapter { from, .. } = study.sheet else {
                panic!("{keys:?} leads away");
            };
            assert_eq!(from, expected, "{keys:?}");
            assert_eq!(study.key(KeyCode::Right.into(), SIZE), read(4));
            assert_eq!(study.key(KeyCode::Left.into(), SIZE), read(2));
        }
    }

    /// What is solved already is not asked for first.
    #[test]
    fn practice_begins_with_what_is_not_solved() {
        let mut study = Study::new();
        study.chosen = 2;
        for (solved, expected) in [
            ("", "placing-1"),
            ("placing-1", "placing-2"),
            ("placing-3", "placing-2"),
            ("placing-2", "placing-1"),
        ] {
            study.progress.solve(solved);
            assert_eq!(study.key(KeyCode::Char('x').into(), SIZE), task(expected));
        }
    }
}
