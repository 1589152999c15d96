//! Records: imported, stored, loaded and written again.

use std::path::{Path, PathBuf};

use skep_game::{Ending, Event, Game};
use skep_records::Format;
use skep_rules::Color;
use skep_server::Code;
use skep_server::record::{ImportedRecord, file_name, import as read, write};
use skep_server::store::{Header, ImportedGame, Location, Seat};

use crate::store::fixture::{NOON, header, id, open};
use crate::store::import::import;

/// More games than any test has.
const MOST: usize = 1000;

fn record_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../records/tests/data");
    let folders = ["pgn", "sgf"].map(|name| std::fs::read_dir(folder.join(name)).unwrap());
    let files = folders.into_iter().flatten();
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

fn imported(text: &str) -> ImportedRecord {
    read(text.as_bytes().to_vec(), MOST).unwrap()
}

/// The game and its header, as if it were stored and loaded.
fn folded(game: &ImportedGame) -> (Header, Game) {
    let header = game.header(id("record"), NOON);
    let mut folded = header.game();
    for text in game.content().moves.iter() {
        let mv = folded.position().parse_move(text).unwrap();
        folded.absorb(Event::Played(mv), NOON);
    }
    if let Some(ending) = game.content().ending {
        folded.absorb(Event::Ended(ending), NOON);
    }
    (header, folded)
}

pub(crate) async fn imported_records_come_back(place: Location) {
    let store = open(&place).await;
    for file in record_files() {
        let imported = read(std::fs::read(&file).unwrap(), MOST).unwrap();
        let placed = import(&store, &imported.games).await;
        // The same game may already be there in another format, with its tags in another order.
        if !placed[0].is_new {
            continue;
        }
        let stored = store.load(&placed[0].id).await.unwrap().unwrap();
        let (header, game) = folded(&imported.games[0]);
        let id = placed[0].id.clone();
        assert_eq!(stored.header, Header { id, ..header }, "{}", file.display());
        assert_eq!(stored.game().unwrap(), game, "{}", file.display());
    }
}

#[test]
fn written_records_read_the_same() {
    for file in record_files() {
        let (header, game) = folded(&read(std::fs::read(&file).unwrap(), MOST).unwrap().games[0]);
        for format in Format::ALL {
            let text = write(&header, &game, format).unwrap();
            let (again, replayed) = folded(&imported(&text).games[0]);
            let place = format!("{} as {format:?}", file.display());
            assert_eq!(again.settings, header.settings, "{place}");
            assert_eq!(again.start, header.start, "{place}");
            let moves = |game: &Game| game.line().moves().collect::<Vec<_>>();
            assert_eq!(moves(&replayed), moves(&game), "{place}");
            if format == Format::GameString {
                continue;
            }
            assert_eq!(replayed.ending(), game.ending(), "{place}");
            assert_eq!(again.comments, header.comments, "{place}");
            assert_eq!(again.seats, header.seats, "{place}");
            let mut tags = (again.tags, header.tags.clone());
            tags.0.sort_by(|one, other| one.name.cmp(&other.name));
            tags.1.sort_by(|one, other| one.name.cmp(&other.name));
            assert_eq!(tags.0, tags.1, "{place}");
        }
    }
}

#[test]
fn endings_are_as_the_record_says() {
    let adjudicated = |winner| Some(Ending::Adjudication { winner });
    let rows = [
        ("Base;InProgress;White[2];wS1;bS1 wS1-", None),
        ("Base;NotStarted;White[1]", None),
        (
            "Base;WhiteWins;White[2];wS1;bS1 wS1-",
            adjudicated(Some(Color::White)),
        ),
        ("Base;Draw;White[2];wS1;bS1 wS1-", adjudicated(None)),
        (
            "[GameType \"Base\"]\n[Result \"BlackWins\"]\n[Ending \"Resignation\"]\n\n1. wS1\n2. bS1 wS1-\nBlackWins\n",
            Some(Ending::Resignation {
                loser: Color::White,
            }),
        ),
        (
            "[GameType \"Base\"]\n[Result \"WhiteWins\"]\n[Ending \"Time\"]\n\n1. wS1\n2. bS1 wS1-\nWhiteWins\n",
            Some(Ending::Time {
                loser: Color::Black,
            }),
        ),
        (
            "[GameType \"Base\"]\n[Result \"Draw\"]\n[Ending \"Agreement\"]\n\n1. wS1\n2. bS1 wS1-\nDraw\n",
            Some(Ending::Agreement),
        ),
    ];
    for (text, expected) in rows {
        let (_, game) = folded(&imported(text).games[0]);
        assert_eq!(game.ending(), expected, "{text}");
    }
    let by_rules = |game: &Game| game.position().outcome().map(Ending::Rules);
    let mut seen = 0;
    for file in record_files() {
        let (_, game) = folded(&read(std::fs::read(&file).unwrap(), MOST).unwrap().games[0]);
        if matches!(game.ending(), Some(Ending::Rules(_))) {
            assert_eq!(game.ending(), by_rules(&game));
            seen += 1;
        }
    }
    assert!(seen > 5, "only {seen} games ended by the rules");
}

#[test]
fn a_position_becomes_a_start() {
    let text = "Base+MLP wLbL/wQ(bAwB) b3 wB1";
    let (header, game) = folded(&imported(&format!("  {text}\n")).games[0]);
    let start = header.start.as_ref().expect("the game is set up");
    assert_eq!(start.to_string().parse(), Ok(start.clone()));
    assert_eq!(game.position(), start);
    assert_eq!(game.version(), 0);
    let refused = write(&header, &game, Format::GameString).unwrap_err();
    assert_eq!(refused.code(), Code::NoGameString);
    for format in [Format::Pgn, Format::Sgf] {
        let (again, _) = folded(&imported(&write(&header, &game, format).unwrap()).games[0]);
        assert_eq!(again.start, header.start, "{format:?}");
    }
}

/// The notes by game and key.
fn noted(imported: &ImportedRecord) -> Vec<String> {
    let notes = imported.notes.iter();
    notes
        .map(|note| format!("{}: {}", note.game, note.phrase.key))
        .collect()
}

#[test]
fn omissions_are_noted() {
    let rows = [
        ("Base;InProgress;White[2];wS1;bS1 wS1-\n", 1, &[][..]),
        (
            "Base;InProgress;White[2];wS1;bS1 wS1-\nBase;InProgress;Black[1];wQ2\nBase;NotStarted;White[1]\n",
            2,
            &["2: note-unreadable-game"],
        ),
        (
            "Base;InProgress;Black[2];wS1;bS1 wS1-;wX9",
            1,
            &["1: note-read-up-to"],
        ),
        (
            "[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1-\n{(2. bG1 wS1- 3. wG1 -wS1)}\n",
            1,
            &["1: note-variations-left-out"],
        ),
        ("wQ\n", 1, &["1: note-printed-opening"]),
        (
            "[GameType \"Base\"]\n[White \"a\u{9b}b\"]\n\n1. wS1\n",
            1,
            &["1: note-text-cleaned"],
        ),
        (
            "[GameType \"Base\"]\n\n1. wS1\n{%1B[2J}\n",
            1,
            &["1: note-text-cleaned"],
        ),
    ];
    for (text, games, notes) in rows {
        let imported = imported(text);
        assert_eq!(imported.games.len(), games, "{text}: {:?}", imported.notes);
        assert_eq!(noted(&imported), notes, "{text}");
    }
    let many = "Base;InProgress;Black[1];wS1\n".repeat(5);
    let imported = read(many.into_bytes(), 3).unwrap();
    assert_eq!(imported.games.len(), 3);
    assert_eq!(noted(&imported), ["0: note-games-left-out"]);
}

/// Names and comments keep their readable characters.
#[test]
fn foreign_text_is_kept_without_hazards() {
    let hostile = "\u{1b}[2J\u{9b}\u{202e}a\u{2028}b \u{2067}דוד\u{200f}";
    let text = format!(
        "[GameType \"Base\"]\n[White \"{hostile}\"]\n[Na\u{200b}me \"{hostile}\"]\n\n1. wS1\n{{{hostile}}}\n"
    );
    let (header, game) = folded(&imported(&text).games[0]);
    let name = Some("[2Ja b דוד".to_owned());
    assert_eq!(header.seats.white, Seat::Person { person: None, name });
    let tags: Vec<_> = header
        .tags
        .iter()
        .map(|tag| (&*tag.name, &*tag.value))
        .collect();
    let value = "[2Ja\nb דוד\u{200f}";
    assert_eq!(tags, [("White", value), ("Name", value)]);
    assert_eq!(header.comments[0].text, value);
    for format in [Format::Pgn, Format::Sgf] {
        let again = imported(&write(&header, &game, format).unwrap());
        assert_eq!(noted(&again), [""; 0], "{format:?}");
    }
}

#[test]
fn texts_that_are_not_records_are_refused() {
    let rows: [(&[u8], &str); 7] = [
        (
            b"",
            "expected a GameString, PGN, BoardSpace SGF or a position string",
        ),
        (b"\0\0\0", "expected a GameString"),
        (b"Dear Sir or Madam,", "expected a GameString"),
        (b"{\"json\": true}", "expected"),
        (b"\x89PNG\r\n\x1a\n", "expected"),
        (b"Base;what;is;this", "expected"),
        (b"(;GM[1]FF[4])", "expected"),
    ];
    for (bytes, expected) in rows {
        let text = String::from_utf8_lossy(bytes);
        match read(bytes.to_vec(), MOST) {
            Ok(imported) => panic!("{text}: {imported:?}"),
            Err(problem) => {
                assert_eq!(problem.code(), Code::UnreadableRecord, "{text}");
                assert!(problem.to_string().contains(expected), "{text}: {problem}");
            }
        }
    }
}

#[test]
fn our_own_games_are_written_with_names_and_dates() {
    let mut game = header("a7").game();
    for text in ["wS1", "bS1 wS1-"] {
        let mv = game.position().parse_move(text).unwrap();
        game.absorb(Event::Played(mv), NOON);
    }
    let loser = Color::White;
    game.absorb(Event::Ended(Ending::Resignation { loser }), NOON);
    let header = Header {
        seats: skep_server::store::Seats {
            white: Seat::Person {
                person: None,
                name: Some("Ada".to_owned()),
            },
            ..header("a7").seats
        },
        ..header("a7")
    };
    let text = write(&header, &game, Format::Pgn).unwrap();
    let lines = [
        "[GameType \"Base+MLP\"]",
        "[Date \"2025.11.16\"]",
        "[Site \"skep\"]",
        "[White \"Ada\"]",
        "[Black \"skep, level 3\"]",
        "[Result \"BlackWins\"]",
        "[TimeControl \"600+2\"]",
        "[Ending \"Resignation\"]",
        "1. wS1",
        "2. bS1 wS1-",
        "BlackWins",
    ];
    for line in lines {
        assert!(text.lines().any(|known| known == line), "{line} in {text}");
    }
    assert_eq!(file_name(&header, Format::Sgf), "skep-2025-11-16-a7.sgf");
}
