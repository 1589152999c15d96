//! Writing records.

use skep_game::{Ending, Game, TimeControl};
use skep_records::{Ending as Stated, Format, NodeId, Record, Verdict};
use skep_rules::Color;

use super::date;
use crate::problem::Problem;
use crate::store::{Header, Seat};

/// A game as a record.
///
/// # Errors
/// If the format cannot express where the game starts.
pub fn write(header: &Header, game: &Game, format: Format) -> Result<String, Problem> {
    let record = record(header, game);
    skep_records::write(&record, format).map_err(|_| Problem::no_game_string())
}

/// What a record of the game may be called on the reader's disk.
pub fn file_name(header: &Header, format: Format) -> String {
    let (year, month, day) = date::of(header.created_at);
    let extension = format.extension();
    format!(
        "skep-{year:04}-{month:02}-{day:02}-{}.{extension}",
        header.id
    )
}

fn record(header: &Header, game: &Game) -> Record {
    let mut record = Record::from_line(game.line());
    let places: Vec<NodeId> = std::iter::once(NodeId::ROOT).chain(record.main()).collect();
    for comment in &header.comments {
        if let Some(&place) = places.get(comment.ply as usize) {
            record.set_comment(place, &comment.text);
        }
    }
    for (name, value) in tags(header) {
        // A record has no place for a tag it cannot hold.
        let _ = record.tags.set(&name, &value);
    }
    if let Some(ending) = game.ending() {
        end(&mut record, ending);
    }
    record
}

fn tags(header: &Header) -> Vec<(String, String)> {
    if header.opened {
        let tags = header.tags.iter();
        return tags
            .map(|tag| (tag.name.clone(), tag.value.clone()))
            .collect();
    }
    let (year, month, day) = date::of(header.created_at);
    let mut tags = vec![
        ("Date".to_owned(), format!("{year:04}.{month:02}.{day:02}")),
        ("Site".to_owned(), "skep".to_owned()),
    ];
    for color in Color::ALL {
        let name = match header.seats.of(color) {
            Seat::Person { name } => name.clone().unwrap_or_default(),
            Seat::Engine(level) => format!("skep, level {}", level.number()),
        };
        tags.push((color.name().to_owned(), name));
    }
    if let Some(TimeControl { initial, increment }) = header.settings.time {
        let control = format!("{}+{}", initial.as_secs(), increment.as_secs());
        tags.push(("TimeControl".to_owned(), control));
    }
    tags
}

/// States how the game ended. Of one that was broken off there is nothing to state.
fn end(record: &mut Record, ending: Ending) {
    if ending == Ending::Abort {
        return;
    }
    record.verdict = Some(match ending.winner() {
        Some(winner) => Verdict::Win(winner),
        None => Verdict::Draw,
    });
    let stated = match ending {
        Ending::Resignation { .. } => Stated::Resignation,
        Ending::Time { .. } => Stated::Time,
        Ending::Agreement => Stated::Agreement,
        Ending::Rules(_) | Ending::Abort | Ending::Adjudication { .. } => return,
    };
    let _ = record.tags.set("Ending", &stated.to_string());
}
