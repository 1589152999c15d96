//! Written and read again, random records of all game types are the same, and no text makes a
//! reader panic.
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use skep_records::{
    Editor, Ending, Format, GameResult, NodeId, Record, WriteError, read, write, write_all,
};
use skep_rules::{Color, GameType, Opening, Position};

/// Characters that mean something to one of the formats, and some that mean nothing.
const CHARS: [char; 39] = [
    '{',
    '}',
    '(',
    ')',
    '<',
    '>',
    '[',
    ']',
    '"',
    '\\',
    '/',
    ';',
    ':',
    '%',
    '2',
    '5',
    '7',
    'B',
    'D',
    ' ',
    ' ',
    '\n',
    '\r',
    '\t',
    '\0',
    '\u{7f}',
    '\u{85}',
    '\u{9b}',
    '\u{2028}',
    '\u{202e}',
    '\u{2069}',
    '\u{a0}',
    '.',
    '#',
    'a',
    'Z',
    'é',
    '平',
    '\u{1f41d}',
];

fn text(longest: usize) -> impl Strategy<Value = String> {
    vec(select(&CHARS[..]), 0..longest).prop_map(String::from_iter)
}

fn tag_name() -> impl Strategy<Value = String> {
    let known = [
        "White",
        "Black",
        "Date",
        "SgfDate",
        "SgfResult",
        "SgfGameName",
        "Event",
        "TimeControl",
        "WhiteRanking",
        "x",
    ];
    prop_oneof![select(known.to_vec()).prop_map(str::to_owned), text(4)]
}

fn tag_value() -> impl Strategy<Value = String> {
    let known = [
        "2024.04.01",
        "Thu May 11 11:57:24 CEST 2023",
        "W+R",
        "Draw",
        "Game won by Z",
        "1325",
        "Z",
        "3 May 1999",
    ];
    prop_oneof![select(known.to_vec()).prop_map(str::to_owned), text(8)]
}

/// One step in generating a record.
#[derive(Clone, Debug)]
enum Step {
    Play(usize),
    Back(usize),
    Comment(String),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => any::<usize>().prop_map(Step::Play),
        1 => (1..6_usize).prop_map(Step::Back),
        1 => text(12).prop_map(Step::Comment),
        1 => select(&["(1. wA1)", "(12. a)", "(1.)", "(x", "{(1. wA1)}"][..]).prop_map(|text| Step::Comment(text.to_owned())),
    ]
}

/// Whether the game starts from the empty board.
#[derive(Clone, Copy, Debug, PartialEq)]
enum From {
    Start,
    SetUp,
}

fn record() -> impl Strategy<Value = Record> {
    (
        select(&GameType::ALL[..]),
        select(&[Opening::Tournament, Opening::Printed][..]),
        select(&[From::Start, From::Start, From::SetUp][..]),
        vec(step(), 0..120),
        vec((tag_name(), tag_value()), 0..6),
        select(
            &[
                None,
                Some(GameResult::Draw),
                Some(GameResult::Win(Color::White)),
                Some(GameResult::Win(Color::Black)),
            ][..],
        ),
        select(
            &[
                None,
                Some(Ending::Resignation),
                Some(Ending::Time),
                Some(Ending::Agreement),
            ][..],
        ),
    )
        .prop_map(|(game_type, opening, from, steps, tags, result, ending)| {
            let mut editor = Editor::new(Record::new(game_type, opening));
            if from == From::SetUp {
                steps
                    .iter()
                    .take(40)
                    .for_each(|step| take(&mut editor, step));
                editor = Editor::new(Record::from_position(editor.position()));
            }
            steps.iter().for_each(|step| take(&mut editor, step));
            let mut record = editor.into_record();
            for (name, value) in tags {
                let _ = record.tags.set(&name, &value);
            }
            record.stated_result = result;
            if let Some(ending) = ending {
                record.tags.set("Ending", &ending.to_string()).unwrap();
            }
            record
        })
}

fn take(editor: &mut Editor, step: &Step) {
    match step {
        Step::Play(choice) => {
            let moves = editor.position().legal_moves();
            if !moves.is_empty() {
                editor.play(moves[choice % moves.len()]).unwrap();
            }
        }
        Step::Back(plies) => {
            for _ in 0..*plies {
                editor.back();
            }
        }
        Step::Comment(text) => {
            let at = editor.at();
            editor.record_mut().set_comment(at, text);
        }
    }
}

fn check_round_trip(record: &Record, format: Format) {
    let text = write(record, format).unwrap();
    let readings: Vec<_> = read(&text, format).collect();
    assert_eq!(readings.len(), 1, "{text}");
    assert_eq!(readings[0].error, None, "{text}");
    assert_eq!(readings[0].record, *record, "{text}");
    assert_eq!(Format::detect(&text, None), Some(format), "{text}");
    assert_eq!(
        write(&readings[0].record, format).unwrap().len(),
        text.len()
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn pgn_round_trips(record in record()) {
        check_round_trip(&record, Format::Pgn);
    }

    #[test]
    fn sgf_round_trips(record in record()) {
        check_round_trip(&record, Format::Sgf);
    }

    #[test]
    fn game_string_keeps_the_main_line(record in record()) {
        match write(&record, Format::GameString) {
            Err(error) => assert!(error == WriteError::SetUp && record.is_set_up()),
            Ok(text) => {
                let readings: Vec<_> = read(&text, Format::GameString).collect();
                assert_eq!(readings.len(), 1);
                assert_eq!(readings[0].error, None);
                assert!(readings[0].record.main_line().moves().eq(record.main_line().moves()));
            }
        }
    }

    #[test]
    fn several_games_share_a_text(records in vec(record(), 0..4), format in select(&[Format::Pgn, Format::Sgf][..])) {
        let text = write_all(&records, format).unwrap();
        let readings: Vec<_> = read(&text, format).map(|reading| reading.record).collect();
        assert_eq!(readings, records, "{text}");
    }

    #[test]
    fn a_line_makes_a_record(record in record()) {
        let line = record.main_line();
        assert_eq!(Record::from_line(&line).main_line(), line);
    }

    #[test]
    fn an_editor_can_go_to_any_place(record in record(), seed in any::<usize>()) {
        let mut places = vec![NodeId::ROOT];
        let mut next = 0;
        while next < places.len() {
            places.extend(record.continuations(places[next]));
            next += 1;
        }
        let mut editor = Editor::new(record.clone());
        for index in 0..places.len() {
            let place = places[index.wrapping_mul(7919).wrapping_add(seed) % places.len()];
            editor.go_to(place);
            assert_eq!(editor.at(), place);
            assert_eq!(*editor.position(), replayed(&record, place));
        }
    }

    #[test]
    fn nonsense_is_refused_in_one_line(text in text(200), format in select(&Format::ALL[..])) {
        for reading in read(&text, format) {
            check_one_line(reading.error.as_ref());
            check_round_trip(&reading.record, Format::Pgn);
            check_round_trip(&reading.record, Format::Sgf);
        }
    }

    #[test]
    fn damaged_records_are_read_or_refused(
        record in record(), format in select(&[Format::Pgn, Format::Sgf][..]), at in any::<usize>(), other in text(6), cut in 0..9_usize,
    ) {
        let whole = write(&record, format).unwrap();
        let floor = |index: usize| (0..=index.min(whole.len())).rev().find(|&index| whole.is_char_boundary(index)).unwrap();
        let at = floor(at % (whole.len() + 1));
        for damaged in [whole[..at].to_owned(), format!("{}{other}{}", &whole[..at], &whole[floor(at + cut).max(at)..])] {
            for reading in read(&damaged, format) {
                check_one_line(reading.error.as_ref());
                check_round_trip(&reading.record, Format::Pgn);
                check_round_trip(&reading.record, Format::Sgf);
            }
        }
    }
}

/// The position at a place, computed the slow way; repetitions are not counted.
fn replayed(record: &Record, place: NodeId) -> Position {
    let back = std::iter::successors(Some(place), |&place| record.parent(place));
    let moves: Vec<_> = back
        .filter_map(|place| record.played(place))
        .map(|(mv, _)| mv)
        .collect();
    let mut position = record.start().clone();
    for mv in moves.into_iter().rev() {
        let _ = position.play_unchecked(mv);
    }
    position
}

fn check_one_line(error: Option<&skep_records::ReadError>) {
    if let Some(error) = error {
        let text = error.in_file("a.txt").to_string();
        assert!(skep_text::printable(&text) == text, "{text:?}");
        assert!(!text.contains('\n') && text.len() < 400, "{text}");
        assert!(text.contains("line "), "{text}");
    }
}
