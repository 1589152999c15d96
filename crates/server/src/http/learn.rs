//! The rulebook, positions to be played with, exercises, and the coach of a game.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use skep_learn::{Answer, Block, Chapter, Diagram, Exercise, Verdict, chapters, coach, exercises};
use skep_rules::{Color, Position};
use skep_wire::{
    AnswerKind, AskedPosition, Attempt, BlockView, BookView, ChapterSummary, ChapterView,
    CoachView, ExerciseView, Phrase, PositionView, RefusedMove, Solution, VerdictView,
};

use super::asked::{self, Named};
use crate::app::App;
use crate::limits;
use crate::problem::Problem;
use crate::store::Seat;
use crate::view::Trial;

/// `GET /api/learn`
pub(super) async fn contents() -> Json<BookView> {
    let summary = |chapter: &Chapter| ChapterSummary {
        id: chapter.id.to_owned(),
        rules: chapter.rules().map(|number| number.to_string()).collect(),
        exercises: chapter
            .exercises()
            .map(|exercise| exercise.id.to_owned())
            .collect(),
    };
    Json(BookView {
        chapters: chapters().iter().map(summary).collect(),
    })
}

/// `GET /api/learn/{chapter}`
pub(super) async fn chapter(Path(id): Path<String>) -> Result<Json<ChapterView>, Problem> {
    let chapter = chapters().iter().find(|chapter| chapter.id == id);
    let chapter = chapter.ok_or_else(Problem::no_such_chapter)?;
    Ok(Json(ChapterView {
        id,
        blocks: chapter.blocks.iter().map(block).collect(),
        exercises: chapter.exercises().map(exercise_view).collect(),
    }))
}

/// `POST /api/positions`
pub(super) async fn position(
    State(app): State<Arc<App>>,
    body: Body,
) -> Result<Json<PositionView>, Problem> {
    let asked: AskedPosition = asked::json(body).await?;
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
        Ok(Json(trial.view()))
    };
    app.verdicts.run(play).await?
}

/// `POST /api/exercises/{id}`
pub(super) async fn attempt(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    body: Body,
) -> Result<Json<VerdictView>, Problem> {
    let exercise = exercise(&id)?;
    let attempt: Attempt = asked::json(body).await?;
    if attempt.tries.len() > limits::TRIED_MOVES {
        return Err(Problem::too_many_moves(limits::TRIED_MOVES));
    }
    // A forced win may have to be proved.
    let judge = move || {
        let tries: Vec<&str> = attempt.tries.iter().map(String::as_str).collect();
        let verdict = exercise.judge(&tries);
        verdict_view(exercise, &tries, verdict)
    };
    Ok(Json(app.verdicts.run(judge).await?))
}

/// `GET /api/exercises/{id}/solution`
pub(super) async fn solution(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<Solution>, Problem> {
    let exercise = exercise(&id)?;
    let tries = app.verdicts.run(|| exercise.solution()).await?;
    Ok(Json(Solution { tries }))
}

/// `GET /api/games/{id}/coach`
pub(super) async fn coach(
    State(app): State<Arc<App>>,
    Named(id): Named,
) -> Result<Json<CoachView>, Problem> {
    let live = app.tables.look(&id).await?;
    let seats = &live.header().seats;
    let is_person = |color: &Color| matches!(seats.of(*color), Seat::Person { .. });
    // With two persons it speaks to the one who is to move.
    let line = live.game().line().clone();
    let mover = line.position().to_move();
    let you = [mover, !mover].into_iter().find(is_person);
    let advice = move || you.map(|you| coach::advice(&line, you));
    let phrases = app.verdicts.run(advice).await?.unwrap_or_default();
    Ok(Json(CoachView {
        version: live.game().version(),
        phrases: phrases.into_iter().map(Phrase::from).collect(),
    }))
}

fn exercise(id: &str) -> Result<&'static Exercise, Problem> {
    let exercise = exercises().iter().find(|exercise| exercise.id == id);
    exercise.ok_or_else(Problem::no_such_exercise)
}

fn block(block: &Block) -> BlockView {
    match block {
        Block::Rule(number) => BlockView::Rule {
            number: number.to_string(),
            text: Phrase::new(&number.key()),
        },
        Block::Text(id) => BlockView::Text {
            text: Phrase::new(&format!("text-{id}")),
        },
        Block::Diagram(diagram) => diagram_view(diagram),
    }
}

fn diagram_view(diagram: &Diagram) -> BlockView {
    let position = diagram.position();
    let trial = Trial::new(position.clone());
    let refused = diagram.refused().into_iter().filter_map(|(mv, illegal)| {
        let (piece, to) = mv.piece_and_target()?;
        let (q, r) = trial.plane().locate(to)?;
        Some(RefusedMove {
            mv: position.move_string(mv),
            piece: piece.to_string(),
            q,
            r,
            why: skep_learn::Phrase::of_illegal_in(&position, illegal).into(),
        })
    });
    BlockView::Diagram {
        id: diagram.id.to_owned(),
        refused: refused.collect(),
        view: Box::new(trial.view()),
        piece: diagram.piece().map(|piece| piece.to_string()),
        caption: diagram.caption().into(),
    }
}

fn exercise_view(exercise: &Exercise) -> ExerciseView {
    let trial = Trial::new(exercise.position());
    let goal = exercise.goal_cell();
    ExerciseView {
        id: exercise.id.to_owned(),
        goal: goal.and_then(|cell| trial.plane().locate(cell)),
        view: trial.view(),
        answer: match exercise.answer() {
            Answer::Cells => AnswerKind::Cells,
            Answer::Pieces => AnswerKind::Pieces,
            Answer::Moves => AnswerKind::Moves,
        },
        piece: exercise.piece().map(|piece| piece.to_string()),
        task: exercise.task().into(),
        hint: exercise.hint().into(),
        solved: exercise.solved().into(),
    }
}

/// The verdict, and what the board looks like after it: what cannot be played is not.
fn verdict_view(exercise: &Exercise, tries: &[&str], verdict: Verdict) -> VerdictView {
    let mut trial = Trial::new(exercise.position());
    if exercise.answer() == Answer::Moves {
        let _ = tries.iter().try_for_each(|text| trial.play_string(text));
    }
    let (verdict, phrase) = match verdict {
        Verdict::Solved => (skep_wire::Verdict::Solved, None),
        Verdict::On { reply, phrase } => {
            if let Some(reply) = reply {
                let _ = trial.play(reply);
            }
            (skep_wire::Verdict::On, Some(phrase.into()))
        }
        Verdict::Wrong(phrase) => (skep_wire::Verdict::Wrong, Some(phrase.into())),
    };
    VerdictView {
        verdict,
        phrase,
        view: trial.view(),
    }
}
