//! Writing records.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use skep_game::{Ending, Game, Time, TimeControl};
use skep_records::{Ending as Stated, Format, GameResult, NodeId, Record};
use skep_rules::Color;

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

/// A file name for a record of the game.
pub fn file_name(header: &Header, format: Format) -> String {
    let (date, extension) = (date(header.created_at), format.extension());
    format!("skep-{date}-{}.{extension}", header.id)
}

/// The date in UTC. A time beyond the calendar, such as one from a damaged store, counts as its last day.
fn date(time: Time) -> Date {
    let millis = i64::try_from(time.as_millis()).ok();
    let timestamp = millis.and_then(|millis| Timestamp::from_millisecond(millis).ok());
    let timestamp = timestamp.unwrap_or(Timestamp::MAX);
    TimeZone::UTC.to_datetime(timestamp).date()
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
        // A tag that the record cannot hold is left out.
        let _ = record.tags.set(&name, &value);
    }
    if let Some(ending) = game.ending() {
        end(&mut record, ending);
    }
    record
}

fn tags(header: &Header) -> Vec<(String, String)> {
    if header.imported {
        let tags = header.tags.iter();
        return tags
            .map(|tag| (tag.name.clone(), tag.value.clone()))
            .collect();
    }
    let date = date(header.created_at).to_string().replace('-', ".");
    let mut tags = vec![
        ("Date".to_owned(), date),
        ("Site".to_owned(), "skep".to_owned()),
    ];
    for color in Color::ALL {
        let name = match header.seats.of(color) {
            Seat::Person { name, .. } => name.clone().unwrap_or_default(),
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

/// States how the game ended. An aborted game states nothing.
fn end(record: &mut Record, ending: Ending) {
    if ending == Ending::Abort {
        return;
    }
    record.stated_result = Some(match ending.winner() {
        Some(winner) => GameResult::Win(winner),
        None => GameResult::Draw,
    });
    let stated = match ending {
        Ending::Resignation { .. } => Stated::Resignation,
        Ending::Time { .. } => Stated::Time,
        Ending::Agreement => Stated::Agreement,
        Ending::Rules(_) | Ending::Abort | Ending::Adjudication { .. } => return,
    };
    let _ = record.tags.set("Ending", &stated.to_string());
}

#[cfg(test)]
mod tests {
    use super::date;
    use skep_game::Time;

    #[test]
    fn times_have_their_dates() {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        let rows = [
            (0, "1970-01-01"),
            (11_016, "2000-02-29"),
            (20_773, "2026-11-16"),
            (47_541, "2100-03-01"),
        ];
        for (days, expected) in rows {
            let (first, last) = (days * DAY, (days + 1) * DAY - 1);
            for millis in [first, last] {
                let date = date(Time::from_millis(millis));
                assert_eq!(date.to_string(), expected, "{millis}");
            }
        }
        for millis in [i64::MAX as u64, u64::MAX] {
            assert_eq!(date(Time::from_millis(millis)).to_string(), "9999-12-30");
        }
    }
}
