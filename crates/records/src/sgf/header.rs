//! The first node of an SGF game: the game, the players, the date.

use skep_rules::{Bug, Color, GameState, GameType, Position};

use super::{PLAYERS, PROPERTIES, TAG};
use crate::draft::Start;
use crate::{Expected, GameResult, Reason, TagError, Tags, escape};

/// What the first node says.
#[derive(Debug, Default)]
pub(super) struct Header {
    pub(super) tags: Tags,
    pub(super) comment: String,
    /// The property `RE`.
    pub(super) result: Option<String>,
    /// The result in our own property, which can also state that there is none.
    pub(super) stated: Option<Option<GameResult>>,
    pub(super) left_out: bool,
    game_type: Option<GameType>,
    position: Option<Position>,
}

impl Header {
    pub(super) fn start(&self) -> Start {
        match (&self.position, self.game_type) {
            (Some(position), _) => Start::Position(Box::new(position.clone())),
            (None, Some(game_type)) => Start::Type(game_type),
            (None, None) => Start::Unsaid,
        }
    }

    /// Reads a property; unknown ones are ignored.
    pub(super) fn read(&mut self, name: &str, value: &str) -> Result<(), Reason> {
        match name {
            "GM" if value.trim() != "27" => {
                return Err(Reason::expected(Expected::Hive, value));
            }
            "SU" => self.game_type = Some(parse_variation(value)?),
            "DT" => self.read_date(value),
            "RE" => self.result = Some(text_of(value)),
            "C" => self.comment = escape::decode(&value.replace("\r\n", "\n")),
            TAG => self.read_tag(value)?,
            name => {
                if let Some((_, tag)) = PROPERTIES.iter().find(|(property, _)| *property == name) {
                    self.set(tag, &text_of(value));
                }
            }
        }
        Ok(())
    }

    /// Something that a player's property states.
    pub(super) fn read_player(&mut self, color: Color, what: &str, value: &str) {
        let tags = PLAYERS[color as usize];
        if let Some((_, tag)) = tags
            .into_iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(what))
        {
            self.set(tag, &player_value(value));
        }
    }

    fn read_date(&mut self, value: &str) {
        let value = text_of(value);
        if is_plain_date(&value) {
            return self.set("Date", &value);
        }
        if let Some(date) = plain_date(&value) {
            self.set("Date", &date);
        }
        self.set("SgfDate", &value);
    }

    /// Our own property: `name:value`.
    fn read_tag(&mut self, value: &str) -> Result<(), Reason> {
        let (name, value) = value.split_once(':').unwrap_or((value, ""));
        let (name, value) = (escape::decode(name), escape::decode(value));
        match name.as_str() {
            "Position" => self.position = Some(value.parse().map_err(Reason::Position)?),
            "Result" => self.stated = value.parse::<GameState>().ok().map(GameResult::of_state),
            name => self.set(name, &value),
        }
        Ok(())
    }

    fn set(&mut self, name: &str, value: &str) {
        self.left_out |= self.tags.set(name, value) == Err(TagError::TooMany);
    }
}

/// The text of a one-line property.
fn text_of(value: &str) -> String {
    escape::decode(value.trim_matches(|c: char| c.is_ascii_whitespace()))
}

/// The text after `id` or `ranking`, with or without quotes.
fn player_value(value: &str) -> String {
    let value = value
        .strip_prefix('"')
        .map_or(value, |value| value.strip_suffix('"').unwrap_or(value));
    text_of(value)
}

/// The property `SU`: `hive`, or `hive-` and some of the letters p, l, m in any order; numbers may follow.
fn parse_variation(value: &str) -> Result<GameType, Reason> {
    let parse = || {
        let name = value.split_whitespace().next()?.to_ascii_lowercase();
        let letters = match name.strip_prefix("hive")? {
            "" => return Some(GameType::BASE),
            letters => letters.strip_prefix('-')?,
        };
        letters
            .chars()
            .try_fold(GameType::BASE, |game_type, letter| {
                let bug = Bug::from_letter(letter).filter(|&bug| !game_type.has(bug))?;
                Some(game_type.with(bug))
            })
    };
    parse().ok_or_else(|| Reason::expected(Expected::SetUp, value))
}

/// The property `SU` of a game type.
pub(super) fn variation(game_type: GameType) -> String {
    let bugs = [Bug::Pillbug, Bug::Ladybug, Bug::Mosquito]
        .into_iter()
        .filter(|&bug| game_type.has(bug));
    let letters: String = bugs.map(|bug| bug.letter().to_ascii_lowercase()).collect();
    if letters.is_empty() {
        "hive".to_owned()
    } else {
        format!("hive-{letters}")
    }
}

/// Whether the date already is year.month.day.
pub(super) fn is_plain_date(text: &str) -> bool {
    let form = text
        .bytes()
        .map(|byte| if byte.is_ascii_digit() { b'0' } else { byte });
    form.eq(*b"0000.00.00")
}

/// Converts dates such as "Thu May 11 11:57:24 CEST 2023" or "3 November 2018" to year.month.day.
pub(super) fn plain_date(text: &str) -> Option<String> {
    const MONTHS: [&str; 12] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ];
    let words: Vec<_> = text
        .split(|c: char| c.is_ascii_whitespace() || c == ',')
        .take(10)
        .collect();
    let month_of = |word: &&str| {
        let start = word
            .get(..3)
            .filter(|_| word.is_ascii())?
            .to_ascii_lowercase();
        MONTHS.iter().position(|month| *month == start)
    };
    let is_number = |word: &str, digits: std::ops::RangeInclusive<usize>| {
        digits.contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit())
    };
    let month = words.iter().find_map(month_of)? + 1;
    let day = words.iter().find(|word| is_number(word, 1..=2))?;
    let year = words.iter().find(|word| is_number(word, 4..=4))?;
    Some(format!("{year}.{month:02}.{day:0>2}"))
}

#[cfg(test)]
mod tests {
    use super::{parse_variation, plain_date, variation};
    use skep_rules::GameType;

    #[track_caller]
    fn check_variation(text: &str, game_type: Option<&str>) {
        let read = parse_variation(text)
            .ok()
            .map(|game_type| game_type.to_string());
        assert_eq!(read.as_deref(), game_type, "{text}");
    }

    #[test]
    fn variations_are_read() {
        check_variation("hive", Some("Base"));
        check_variation("Hive-PLM", Some("Base+MLP"));
        check_variation("hive-lm 2 0 101", Some("Base+ML"));
        check_variation("hive-mp", Some("Base+MP"));
        check_variation("hive-ultimate", None);
        check_variation("hive-mm", None);
        check_variation("chess", None);
        check_variation("", None);
        for game_type in GameType::ALL {
            check_variation(&variation(game_type), Some(&game_type.to_string()));
        }
    }

    #[track_caller]
    fn check_date(text: &str, date: Option<&str>) {
        assert_eq!(plain_date(text).as_deref(), date, "{text}");
    }

    #[test]
    fn dates_are_read() {
        check_date("Thu May 11 11:57:24 CEST 2023", Some("2023.05.11"));
        check_date("3 November 2018", Some("2018.11.03"));
        check_date("Mon Apr 22 20:44:48 GMT+02:00 2024", Some("2024.04.22"));
        check_date("lun. 22 avril 2024", None);
        check_date("2024", None);
        check_date("", None);
    }
}
