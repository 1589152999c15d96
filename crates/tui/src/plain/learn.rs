//! The rulebook and the exercises in plain mode.

use std::io::{self, Write};

use skep_learn::{AnswerKind, Block, Chapter, Diagram, Exercise, Phrase, chapters, exercises};
use skep_locale::Argument;
use skep_rules::{Direction, Hex, Position, Reference};

use super::Session;
use crate::describe::capitalized;
use crate::hive::Hive;
use crate::learn::current_exercise::CurrentExercise;
use crate::learn::{BookEntry, find_in_book};
use crate::words::text;

impl<W: Write> Session<'_, W> {
    /// Prints the table of contents, a chapter or a rule.
    pub(super) fn rules(&mut self, wanted: &str) -> io::Result<()> {
        if wanted.is_empty() {
            self.tell("rules-title")?;
            return chapters().iter().try_for_each(|chapter| {
                let title = self.title(chapter);
                let about = self.words.plain(&format!("chapter-{}.about", chapter.id));
                self.line(&format!("{}: {title}. {about}", chapter.id))
            });
        }
        match find_in_book(wanted, self.words.locale()) {
            Ok(BookEntry::Chapter(chapter)) => {
                let title = self.title(chapter);
                self.line(&title)?;
                chapter
                    .blocks
                    .iter()
                    .try_for_each(|block| self.block(block))
            }
            Ok(BookEntry::Rule(_, number)) => self.block(&Block::Rule(number)),
            Err(unknown) => self.line(&unknown),
        }
    }

    fn title(&self, chapter: &Chapter) -> String {
        self.words.plain(&format!("chapter-{}", chapter.id))
    }

    fn block(&mut self, block: &Block) -> io::Result<()> {
        match block {
            Block::Rule(number) => {
                let rule = self.words.plain(&number.key());
                self.paragraphs(&format!("{number}. {rule}"))
            }
            Block::Text(id) => {
                let said = self.words.plain(&format!("text-{id}"));
                self.paragraphs(&said)
            }
            Block::Diagram(diagram) => self.diagram(diagram),
        }
    }

    /// Prints each paragraph as one line.
    fn paragraphs(&mut self, said: &str) -> io::Result<()> {
        let mut paragraphs = said.split("\n\n");
        paragraphs.try_for_each(|paragraph| self.line(&paragraph.replace('\n', " ")))
    }

    /// Prints a diagram's caption, why moves are refused, and a description of its position.
    fn diagram(&mut self, diagram: &Diagram) -> io::Result<()> {
        let heading = self.words.plain("learn-diagram");
        let caption = diagram.caption().word(self.words.locale());
        self.paragraphs(&format!("{heading}: {caption}"))?;
        let position = diagram.position();
        for (mv, why) in diagram.refused() {
            let why = Phrase::of_illegal_in(&position, why);
            let said = why.word(self.words.locale());
            self.line(&format!("{}: {said}", position.move_string(mv)))?;
        }
        let seen = self.words.position(&Hive::from(&position));
        seen.iter().try_for_each(|line| self.line(line))
    }

    /// Lists the chapters with exercises, or opens an exercise: by its name, or the first unsolved one of a chapter.
    pub(super) fn learn(&mut self, wanted: &str) -> io::Result<()> {
        if wanted.is_empty() {
            return self.contents();
        }
        let named = exercises().iter().find(|exercise| exercise.id == wanted);
        let found = match named {
            Some(exercise) => Ok(Some(exercise)),
            None => find_in_book(wanted, self.words.locale()).map(|place| self.first_of(place)),
        };
        match found {
            Ok(Some(exercise)) => self.open_exercise(exercise),
            Ok(None) => self.tell("problem-no-such-exercise"),
            Err(unknown) => self.line(&unknown),
        }
    }

    fn first_of(&self, place: BookEntry) -> Option<&'static Exercise> {
        let (BookEntry::Chapter(chapter) | BookEntry::Rule(chapter, _)) = place;
        let open = |exercise: &&Exercise| !self.solved.is_solved(exercise.id);
        let first_open = chapter.exercises().find(open);
        first_open.or_else(|| chapter.exercises().next())
    }

    fn contents(&mut self) -> io::Result<()> {
        let mut chapters = chapters().iter();
        chapters.try_for_each(|chapter| {
            let all = chapter.exercises().count();
            let exercises = chapter.exercises();
            let solved = exercises.filter(|exercise| self.solved.is_solved(exercise.id));
            let arguments = [
                ("solved", Self::count(solved.count())),
                ("all", Self::count(all)),
            ];
            let done = self.words.word("learn-progress", &arguments);
            let title = self.title(chapter);
            self.line(&format!("{}: {title}. {done}.", chapter.id))
        })
    }

    fn open_exercise(&mut self, exercise: &'static Exercise) -> io::Result<()> {
        self.lesson = Some(CurrentExercise::new(exercise));
        self.show_exercise()
    }

    /// Prints the task and the position.
    pub(super) fn show_exercise(&mut self) -> io::Result<()> {
        let Some(lesson) = &self.lesson else {
            return Ok(());
        };
        let (words, exercise) = (self.words, lesson.exercise);
        let number = [("number", Argument::Number(lesson.number()))];
        let number = words.word("learn-exercise", &number);
        let title = words.plain(&format!("chapter-{}", exercise.chapter));
        let position = lesson.position();
        let mut said = vec![
            format!("{title}. {number} ({}).", exercise.id),
            exercise.task().word(words.locale()),
            words.of_color("learn-you-play", position.to_move()),
        ];
        said.extend(words.position(&Hive::from(&position)));
        let marked = exercise.goal_cell();
        let marked = marked.and_then(|cell| reference_to(&position, cell));
        said.extend(marked.map(|reference| {
            let spot = ("spot", text(&words.spot(reference)));
            capitalized(&words.word("learn-marked-cell", &[spot]))
        }));
        let found = lesson.right.len();
        let key = match exercise.answer() {
            AnswerKind::Moves => None,
            _ if found == 0 => Some("learn-found-none"),
            AnswerKind::Cells => Some("learn-found-cells"),
            AnswerKind::Pieces => Some("learn-found-pieces"),
        };
        said.extend(key.map(|key| words.word(key, &[("count", Self::count(found))])));
        said.push(words.plain(lesson.prompt()));
        said.iter().try_for_each(|line| self.line(line))
    }

    /// Judges an answer.
    pub(super) async fn attempt(&mut self, typed: &str) -> io::Result<()> {
        let Some(lesson) = &mut self.lesson else {
            return Ok(());
        };
        if lesson.end.is_some() {
            return self.tell("plain-exercise-over");
        }
        let (exercise, tries) = (lesson.exercise, lesson.tries(typed));
        let judged = tries.clone();
        // Judging may have to prove a forced win, which takes long.
        let judge = move || {
            let tries: Vec<&str> = judged.iter().map(String::as_str).collect();
            exercise.judge(&tries)
        };
        let verdict = tokio::task::spawn_blocking(judge).await?;
        let said = lesson.hear(tries, verdict);
        let is_solved = lesson.end.is_some();
        let locale = self.words.locale();
        let said: Vec<String> = said.iter().map(|phrase| phrase.word(locale)).collect();
        self.line(&said.join(" "))?;
        if is_solved && self.solved.solve(exercise.id) {
            // The exercise is solved even if that cannot be saved, but the user should know.
            if let Err(error) = self.solved.save(exercise.id) {
                let reason = [("reason", text(&error.to_string()))];
                let said = self.words.word("plain-not-kept", &reason);
                self.line(&said)?;
            }
        }
        Ok(())
    }

    pub(super) fn exercise_hint(&mut self) -> io::Result<()> {
        let Some(lesson) = &self.lesson else {
            return Ok(());
        };
        let said = lesson.exercise.hint().word(self.words.locale());
        self.line(&said)
    }

    /// Prints the legal moves, unless they are the answer.
    pub(super) fn exercise_moves(&mut self, piece: Option<&str>) -> io::Result<()> {
        let Some(lesson) = &self.lesson else {
            return Ok(());
        };
        if lesson.exercise.answer() != AnswerKind::Moves {
            return self.tell(lesson.prompt());
        }
        let position = lesson.position();
        let moves = position.legal_moves().into_iter();
        let moves = moves.map(|mv| position.move_string(mv));
        let is_its = |mv: &String| piece.is_none_or(|piece| mv.split(' ').next() == Some(piece));
        let moves: Vec<String> = moves.filter(is_its).collect();
        if moves.is_empty() {
            return self.tell("text-moves-none");
        }
        moves.iter().try_for_each(|mv| {
            let said = self.words.mv(mv);
            self.line(&format!("{mv}: {said}"))
        })
    }

    /// Prints the solution.
    pub(super) async fn solution(&mut self) -> io::Result<()> {
        let Some(lesson) = &mut self.lesson else {
            return self.tell("plain-no-exercise");
        };
        let exercise = lesson.exercise;
        let solution = tokio::task::spawn_blocking(|| exercise.solution()).await?;
        lesson.show(solution.clone());
        let is_pieces = exercise.answer() == AnswerKind::Pieces;
        self.tell("learn-shown")?;
        solution.iter().try_for_each(|each| {
            let said = match each.parse() {
                Ok(piece) if is_pieces => self.words.piece(piece),
                _ => self.words.mv(each),
            };
            self.line(&format!("{each}: {said}"))
        })
    }

    pub(super) fn next_exercise(&mut self) -> io::Result<()> {
        let next = match &self.lesson {
            None => return self.tell("plain-no-exercise"),
            Some(lesson) => lesson.next(),
        };
        match next {
            Some(exercise) => self.open_exercise(exercise),
            None => self.contents(),
        }
    }
}

/// A cell described by a piece on it or beside it.
fn reference_to(position: &Position, cell: Hex) -> Option<Reference> {
    let board = position.board();
    let on = board.top(cell).map(|piece| Reference {
        piece,
        direction: None,
    });
    let beside = |way: Direction| {
        Some(Reference {
            piece: board.top(cell.neighbor(way))?,
            direction: Some(way.opposite()),
        })
    };
    on.or_else(|| Direction::ALL.into_iter().find_map(beside))
}
