//! What learning wants from outside: pages laid out, exercises and verdicts of the server, a line in a file.

use std::path::PathBuf;

use skep_draw::Glyphs;
use skep_learn::chapters;
use skep_wire::{Argument, AskedPosition, Attempt, Phrase, Problem, Solution};

use super::page::Page;
use super::progress::Progress;
use super::study::{Ask, Told};
use crate::Words;
use crate::client::Client;

/// Longer lines are hard to read.
const COLUMNS: usize = 78;

/// What needs nobody else.
pub(crate) fn at_once(
    ask: &Ask,
    words: &Words,
    glyphs: Glyphs,
    lessons: Option<&PathBuf>,
) -> Option<Told> {
    match ask {
        Ask::Progress => Some(Told::Progress(Progress::read(lessons.cloned()))),
        Ask::Read { chapter, columns } => {
            let columns = usize::from(*columns).saturating_sub(2).min(COLUMNS);
            let mut page = Page::new(words.locale(), columns, glyphs);
            let blocks = chapters()[*chapter].blocks;
            blocks.iter().for_each(|block| page.block(block));
            let rows = page.into_rows();
            Some(Told::Read {
                chapter: *chapter,
                rows,
            })
        }
        _ => None,
    }
}

/// What the server has to say.
///
/// # Errors
/// Why it has nothing.
pub(crate) async fn done(client: &Client, ask: Ask) -> Result<Option<Told>, Problem> {
    let told = match ask {
        Ask::Task { chapter, exercise } => {
            let chapter = client.chapter(chapter)?;
            let mut exercises = chapter.exercises.into_iter();
            let found = exercises.find(|other| other.id == exercise);
            found.map(|exercise| Told::Task(Box::new(exercise)))
        }
        Ask::Attempt { exercise, tries } => {
            let attempt = Attempt {
                tries: tries.clone(),
            };
            let verdict = client.attempt(&exercise, attempt).await?;
            Some(Told::Verdict {
                exercise,
                tries,
                verdict: Box::new(verdict),
            })
        }
        Ask::Solution {
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
            Some(Told::Solution {
                exercise,
                tries,
                view,
            })
        }
        Ask::Keep { progress, exercise } => {
            progress.keep(&exercise).map_err(|error| {
                let reason = Argument::Text(error.to_string());
                Problem {
                    phrase: Phrase::new("plain-not-kept").with("reason", reason),
                    text: error.to_string(),
                }
            })?;
            None
        }
        Ask::Progress | Ask::Read { .. } => None,
    };
    Ok(told)
}
