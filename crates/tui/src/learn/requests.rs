//! Answers the requests of the learning screens: chapters laid out, exercises and verdicts from the server, solved
//! exercises on disk.

use std::path::PathBuf;

use skep_draw::Glyphs;
use skep_learn::chapters;
use skep_wire::{Argument, AskedPosition, Attempt, Phrase, ProblemView, Solution};

use super::book_text::BookText;
use super::screen::{LearnAnswer, LearnRequest};
use super::solved_exercises::SolvedExercises;
use crate::Words;
use crate::client::Client;

/// Longer lines are hard to read.
const COLUMNS: usize = 78;

/// Answers requests that need no server.
pub(crate) fn answer_here(
    ask: &LearnRequest,
    words: &Words,
    glyphs: Glyphs,
    lessons: Option<&PathBuf>,
) -> Option<LearnAnswer> {
    match ask {
        LearnRequest::Solved => Some(LearnAnswer::Solved(SolvedExercises::read(lessons.cloned()))),
        LearnRequest::Chapter { chapter, columns } => {
            let columns = usize::from(*columns).saturating_sub(2).min(COLUMNS);
            let mut book = BookText::new(words.locale(), columns, glyphs);
            let blocks = chapters()[*chapter].blocks;
            blocks.iter().for_each(|block| book.block(block));
            let rows = book.into_rows();
            Some(LearnAnswer::Chapter {
                chapter: *chapter,
                rows,
            })
        }
        _ => None,
    }
}

/// Answers requests with the help of the server.
///
/// # Errors
/// If the server refuses, or a file cannot be written.
pub(crate) async fn ask_server(
    client: &Client,
    ask: LearnRequest,
) -> Result<Option<LearnAnswer>, ProblemView> {
    let told = match ask {
        LearnRequest::Exercise { chapter, exercise } => {
            let chapter = client.chapter(chapter)?;
            let mut exercises = chapter.exercises.into_iter();
            let found = exercises.find(|other| other.id == exercise);
            found.map(|exercise| LearnAnswer::Exercise(Box::new(exercise)))
        }
        LearnRequest::Attempt { exercise, tries } => {
            let attempt = Attempt {
                tries: tries.clone(),
            };
            let verdict = client.attempt(&exercise, attempt).await?;
            Some(LearnAnswer::Verdict {
                exercise,
                tries,
                verdict: Box::new(verdict),
            })
        }
        LearnRequest::Solution {
            exercise,
            position,
            is_played,
        } => {
            let Solution { tries } = client.solution(&exercise).await?;
            let view = if is_played {
                let moves = tries.clone();
                let asked = AskedPosition { position, moves };
                Some(Box::new(client.position(asked).await?))
            } else {
                None
            };
            Some(LearnAnswer::Solution {
                exercise,
                tries,
                view,
            })
        }
        LearnRequest::Save { solved, exercise } => {
            solved.save(&exercise).map_err(|error| {
                let reason = Argument::Text(error.to_string());
                ProblemView {
                    code: "progress-not-kept".to_owned(),
                    phrase: Phrase::new("plain-not-kept").with("reason", reason),
                    text: error.to_string(),
                }
            })?;
            None
        }
        LearnRequest::Solved | LearnRequest::Chapter { .. } => None,
    };
    Ok(told)
}
