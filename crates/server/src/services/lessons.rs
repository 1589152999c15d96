//! The rulebook, positions to play with, and exercises.

use skep_game::{Actor, SiteAction};
use skep_learn::{Block, Chapter, Diagram, Exercise, Verdict, chapters, exercises};
use skep_rules::Position;
use skep_view::Trial;
use skep_wire::{
    AnswerKind, AskedPosition, Attempt, BlockView, BookView, ChapterSummary, ChapterView,
    ExerciseView, Phrase, PositionView, RefusedMove, Solution, VerdictView,
};

use super::{Services, permit};
use crate::limits;
use crate::problem::Problem;

impl Services {
    /// The contents of the rulebook.
    pub fn contents(&self) -> BookView {
        let summary = |chapter: &Chapter| ChapterSummary {
            id: chapter.id.to_owned(),
            rules: chapter.rules().map(|number| number.to_string()).collect(),
            exercises: chapter
                .exercises()
                .map(|exercise| exercise.id.to_owned())
                .collect(),
        };
        BookView {
            chapters: chapters().iter().map(summary).collect(),
        }
    }

    /// A chapter of the rulebook with its exercises.
    ///
    /// # Errors
    /// If there is no such chapter.
    pub fn chapter(&self, id: &str) -> Result<ChapterView, Problem> {
        let chapter = chapters().iter().find(|chapter| chapter.id == id);
        let chapter = chapter.ok_or_else(Problem::no_such_chapter)?;
        Ok(ChapterView {
            id: id.to_owned(),
            blocks: chapter.blocks.iter().map(block).collect(),
            exercises: chapter.exercises().map(exercise_view).collect(),
        })
    }

    /// A position after some moves, with its legal moves.
    ///
    /// # Errors
    /// If the position cannot be read, or a move cannot be played.
    pub async fn position(
        &self,
        actor: Actor,
        asked: AskedPosition,
    ) -> Result<PositionView, Problem> {
        permit(actor, SiteAction::Practise)?;
        if asked.moves.len() > limits::TRIED_MOVES {
            return Err(Problem::too_many_moves(limits::TRIED_MOVES));
        }
        let start: Position = match asked.position.parse() {
            Ok(start) => start,
            Err(error) => return Err(Problem::unreadable_position(Phrase::from(error))),
        };
        let play = move || {
            let mut trial = Trial::new(start);
            for text in &asked.moves {
                trial.play_string(text).map_err(Problem::refusal)?;
            }
            trial.pass_if_forced();
            Ok(trial.view())
        };
        self.verdicts.run(play).await?
    }

    /// Judges an attempt at an exercise.
    ///
    /// # Errors
    /// If there is no such exercise, or too many moves are tried.
    pub async fn attempt(
        &self,
        actor: Actor,
        exercise_id: &str,
        attempt: Attempt,
    ) -> Result<VerdictView, Problem> {
        permit(actor, SiteAction::Practise)?;
        let exercise = exercise(exercise_id)?;
        if attempt.tries.len() > limits::TRIED_MOVES {
            return Err(Problem::too_many_moves(limits::TRIED_MOVES));
        }
        // A forced win may have to be proved.
        let judge = move || {
            let tries: Vec<&str> = attempt.tries.iter().map(String::as_str).collect();
            let verdict = exercise.judge(&tries);
            verdict_view(exercise, &tries, verdict)
        };
        self.verdicts.run(judge).await
    }

    /// The solution of an exercise.
    ///
    /// # Errors
    /// If there is no such exercise.
    pub async fn solution(&self, actor: Actor, exercise_id: &str) -> Result<Solution, Problem> {
        permit(actor, SiteAction::Practise)?;
        let exercise = exercise(exercise_id)?;
        let tries = self.verdicts.run(|| exercise.solution()).await?;
        Ok(Solution { tries })
    }
}

fn exercise(id: &str) -> Result<&'static Exercise, Problem> {
    let exercise = exercises().iter().find(|exercise| exercise.id == id);
    exercise.ok_or_else(Problem::no_such_exercise)
}

fn block(block: &Block) -> BlockView {
    match block {
        Block::Rule(number) => BlockView::Rule {
            number: number.to_string(),
            text: Phrase::new(number.key()),
        },
        Block::Text(id) => BlockView::Text {
            text: Phrase::new(format!("text-{id}")),
        },
        Block::Diagram(diagram) => diagram_view(diagram),
    }
}

fn diagram_view(diagram: &Diagram) -> BlockView {
    let position = diagram.position();
    let trial = Trial::new(position.clone());
    let refused = diagram.refused().into_iter().filter_map(|(mv, illegal)| {
        let (piece, to) = mv.piece_and_target()?;
        let (q, r) = trial.plane().locate(position.board(), to)?;
        Some(RefusedMove {
            mv: position.move_string(mv),
            piece: piece.to_string(),
            q,
            r,
            why: Phrase::of_illegal_in(&position, illegal),
        })
    });
    BlockView::Diagram {
        id: diagram.id.to_owned(),
        refused: refused.collect(),
        view: Box::new(trial.view()),
        piece: diagram.piece().map(|piece| piece.to_string()),
        caption: diagram.caption(),
    }
}

fn exercise_view(exercise: &Exercise) -> ExerciseView {
    let trial = Trial::new(exercise.position());
    let goal = exercise.goal_cell();
    let goal = goal.and_then(|cell| trial.plane().locate(trial.position().board(), cell));
    ExerciseView {
        id: exercise.id.to_owned(),
        goal,
        view: trial.view(),
        answer: match exercise.answer() {
            skep_learn::AnswerKind::Cells => AnswerKind::Cells,
            skep_learn::AnswerKind::Pieces => AnswerKind::Pieces,
            skep_learn::AnswerKind::Moves => AnswerKind::Moves,
        },
        piece: exercise.piece().map(|piece| piece.to_string()),
        task: exercise.task(),
        hint: exercise.hint(),
        solved: exercise.solved(),
    }
}

/// The verdict, and the board after it. Moves that cannot be played are left out.
fn verdict_view(exercise: &Exercise, tries: &[&str], verdict: Verdict) -> VerdictView {
    let mut trial = Trial::new(exercise.position());
    if exercise.answer() == skep_learn::AnswerKind::Moves {
        let _ = tries.iter().try_for_each(|text| trial.play_string(text));
    }
    let (verdict, phrase) = match verdict {
        Verdict::Solved => (skep_wire::VerdictKind::Solved, None),
        Verdict::On { reply, phrase } => {
            if let Some(reply) = reply {
                let _ = trial.play(reply);
            }
            (skep_wire::VerdictKind::On, Some(phrase))
        }
        Verdict::Wrong(phrase) => (skep_wire::VerdictKind::Wrong, Some(phrase)),
    };
    VerdictView {
        verdict,
        phrase,
        view: trial.view(),
    }
}
