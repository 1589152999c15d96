//! The rulebook as a client reads it, and every exercise solved as a client would.

use axum::Router;
use skep_wire::{
    AnswerKind, Attempt, BlockView, BookView, ChapterView, ExerciseView, Message, Solution,
    VerdictKind, VerdictView,
};

use crate::live::http::{addresses, send, text};

async fn ask<T: Message>(router: &Router, request: &str, body: &str) -> T {
    let answer = text(send(router, request, body, &[]).await).await;
    serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{request}: {error}: {answer}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_chapter_can_be_read_and_every_exercise_solved() {
    let (router, _folder) = addresses().await;
    let book: BookView = ask(&router, "GET /api/learn", "").await;
    let (mut diagrams, mut solved) = (0, 0);
    for summary in &book.chapters {
        let chapter: ChapterView =
            ask(&router, &format!("GET /api/learn/{}", summary.id), "").await;
        assert_eq!(chapter.id, summary.id);
        for block in &chapter.blocks {
            if let BlockView::Diagram { view, piece, .. } = block {
                let in_play = |piece: &String| {
                    view.reserve.contains(piece)
                        || view.start.iter().any(|stack| stack.pieces.contains(piece))
                };
                assert!(piece.as_ref().is_none_or(in_play), "{piece:?}");
                assert!(view.turn.is_some() || view.ending.is_some());
                diagrams += 1;
            }
        }
        let names: Vec<_> = chapter
            .exercises
            .iter()
            .map(|exercise| &exercise.id)
            .collect();
        assert_eq!(names, summary.exercises.iter().collect::<Vec<_>>());
        for exercise in &chapter.exercises {
            solve(&router, exercise).await;
            solved += 1;
        }
    }
    assert!(diagrams >= 30 && solved >= 40, "{diagrams} {solved}");
}

/// Tries the solution step by step, including the opponent's replies.
async fn solve(router: &Router, exercise: &ExerciseView) {
    let request = format!("GET /api/exercises/{}/solution", exercise.id);
    let Solution { tries } = ask(router, &request, "").await;
    let request = format!("POST /api/exercises/{}", exercise.id);
    let mut said = Vec::new();
    for (number, step) in tries.iter().enumerate() {
        if said.len() > number {
            // The opponent's answer, which came with the verdict.
            assert_eq!(&said[number], step, "{}", exercise.id);
            continue;
        }
        said.push(step.clone());
        let body = serde_json::to_string(&Attempt {
            tries: said.clone(),
        })
        .unwrap();
        let verdict: VerdictView = ask(router, &request, &body).await;
        if exercise.answer == AnswerKind::Moves {
            said = verdict
                .view
                .moves
                .iter()
                .map(|played| played.mv.clone())
                .collect();
        }
        let is_last = said.len() >= tries.len();
        let expected = if is_last {
            VerdictKind::Solved
        } else {
            VerdictKind::On
        };
        assert_eq!(
            verdict.verdict, expected,
            "{} after {said:?}: {:?}",
            exercise.id, verdict.phrase
        );
    }
    assert_eq!(said.len(), tries.len(), "{}", exercise.id);
}
