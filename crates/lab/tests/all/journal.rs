//! The file of a match's games: written, read again, cut off, taken for another match's.

use std::fs;
use std::time::Duration;

use skep_lab::duel::{
    Charter, Draws, Ending, Fault, FaultKind, Game, Journal, Openings, Overrun, Round, Side, Tally,
};
use skep_rules::{Color, GameType, Line};
use tempfile::TempPath;

fn overrun(own: u64, withheld: u64) -> Overrun {
    Overrun {
        own: Duration::from_millis(own),
        withheld: Duration::from_millis(withheld),
    }
}

/// The path of a file that is deleted on drop. It does not exist at first.
fn temporary(name: &str) -> TempPath {
    let file = tempfile::Builder::new().suffix(name).make(|_| Ok(()));
    file.unwrap().into_temp_path()
}

fn charter() -> Charter {
    Charter {
        event: "a match".to_owned(),
        names: ["one (A)".to_owned(), "one (B)".to_owned()],
        engines: [
            "one; nodes 200".to_owned(),
            "one; nodes 200; Key=\"a]\" ".to_owned(),
        ],
        openings: "4 random plies, seed 1".to_owned(),
        max_plies: 300,
    }
}

fn openings() -> Openings {
    Openings::random(GameType::MLP, 1, 4)
}

/// A game for each way of ending that needs no moves.
fn games() -> Vec<Game> {
    let endings = [
        Ending::TooLong,
        forfeit(
            Color::White,
            FaultKind::IllegalMove,
            "\"wX\": what\nis that?",
        ),
        forfeit(Color::White, FaultKind::Crash, ""),
        forfeit(Color::Black, FaultKind::Time, "[Event \"x\"]"),
        forfeit(Color::Black, FaultKind::Refused, "err no"),
    ];
    let mut games: Vec<_> = Round::first(5)
        .zip(endings)
        .map(|(round, ending)| finished(round, openings().of_pair(round.pair), ending))
        .collect();
    games[3].overruns = [overrun(12, 80), overrun(1500, 0)];
    games.push(repetition("3.2".parse().unwrap()));
    games
}

fn finished(round: Round, line: Line, ending: Ending) -> Game {
    Game {
        round,
        line,
        opening_plies: 4,
        ending,
        overruns: [Overrun::NONE; 2],
    }
}

fn forfeit(loser: Color, kind: FaultKind, detail: &str) -> Ending {
    let detail = detail.to_owned();
    Ending::Forfeit {
        loser,
        fault: Fault { kind, detail },
    }
}

/// Continues from its opening until a position occurs for the third time.
fn repetition(round: Round) -> Game {
    let mut line = openings().of_pair(round.pair);
    for text in ["wQ -wL", "bQ bM-"] {
        line.play_string(text).unwrap();
    }
    let cycle = ["wQ /wL", "bQ bM/", "wQ -wL", "bQ bM-"];
    for text in cycle.into_iter().cycle().take(40) {
        if let Some(outcome) = line.position().outcome() {
            return finished(round, line, Ending::Rules(outcome));
        }
        line.play_string(text).unwrap();
    }
    panic!("{line}");
}

fn write_all(file: &TempPath, games: &[Game]) {
    let (mut journal, past) = Journal::open(file, &charter(), &openings()).unwrap();
    assert!(past.games.is_empty() && !past.torn);
    for game in games {
        journal.append(&charter(), game).unwrap();
    }
}

fn read(file: &TempPath) -> Result<(Vec<Game>, bool), String> {
    let opened = Journal::open(file, &charter(), &openings());
    opened
        .map(|(_, past)| (past.games, past.torn))
        .map_err(|error| error.to_string())
}

#[test]
fn written_games_are_read_again() {
    let file = temporary("again");
    write_all(&file, &games());
    assert_eq!(read(&file).unwrap(), (games(), false));
    assert_eq!(read(&file).unwrap(), (games(), false));
}

#[test]
fn a_file_takes_one_match_at_a_time() {
    let file = temporary("one");
    let first = Journal::open(&file, &charter(), &openings()).unwrap();
    let error = read(&file).unwrap_err();
    assert!(error.contains("another match is being written"), "{error}");
    drop(first);
    assert_eq!(read(&file), Ok((Vec::new(), false)));
}

#[test]
fn an_incomplete_game_is_removed() {
    let file = temporary("torn");
    let games = games();
    write_all(&file, &games);
    let whole = fs::read(&file).unwrap();
    // In the first two games, and in the last.
    let last = whole.len() - 600;
    for length in (0..1000).chain(last..whole.len()).step_by(3) {
        fs::write(&file, &whole[..length]).unwrap();
        let (kept, torn) = read(&file).unwrap();
        let left = fs::read(&file).unwrap();
        assert_eq!(kept, games[..kept.len()], "at {length}");
        assert_eq!(torn, left.len() < length, "at {length}");
        assert!(whole.starts_with(&left));
        assert_eq!(read(&file).unwrap(), (kept, false), "at {length}");
    }
    // It is written again where it was removed.
    fs::write(&file, &whole[..whole.len() - 20]).unwrap();
    let (mut journal, past) = Journal::open(&file, &charter(), &openings()).unwrap();
    assert!(past.torn);
    for game in &games[past.games.len()..] {
        journal.append(&charter(), game).unwrap();
    }
    assert_eq!(fs::read(&file).unwrap(), whole);
}

/// The file is refused with this message, and is left unchanged.
#[track_caller]
fn check_refused(file: &TempPath, text: &[u8], says: &str) {
    fs::write(file, text).unwrap();
    let error = read(file).unwrap_err();
    assert!(error.contains(says), "expected {says:?} in {error}");
    assert_eq!(fs::read(file).unwrap(), text);
}

#[test]
fn files_of_others_are_refused_and_left_alone() {
    let file = temporary("others");
    write_all(&file, &games());
    let ours = fs::read_to_string(&file).unwrap();
    let check = |from: &str, to: &str, says: &str| {
        assert!(ours.contains(from), "{from}");
        check_refused(&file, ours.replacen(from, to, 1).as_bytes(), says);
    };
    check(
        "a match",
        "another",
        "its Event is \"another\", not \"a match\"",
    );
    check("one (A)", "two", "its White is \"two\", not \"one (A)\"");
    check("nodes 200", "nodes 100", "its EngineA is");
    check("seed 1", "seed 2", "its Openings is");
    check("\"300\"", "\"200\"", "its MaxPlies is");
    check("\"1.2\"", "\"1.1\"", "its White is");
    check("\"2.1\"", "\"1.1\"", "round 1.1");
    check("\"3.2\"", "\"x\"", "Round \"x\": expected a pair");
    check(
        "\"too long\"",
        "\"crash\"",
        "round 1.1: unexpected Termination",
    );
    check("\"repetition\"", "\"too long\"", "unexpected Termination");
    check("1. wS1", "1. wS2", "ply 1");
    check("1. wS1\n", "1. wG1\n", "ply 2");
    check(
        "OpeningPlies \"4\"",
        "OpeningPlies \"3\"",
        "round 1.1 has another opening",
    );
    let unfinished = "[GameType \"Base\"]\n[Date \"\"]\n[Event \"\"]\n[White \"x\"]\n";
    check_refused(&file, unfinished.as_bytes(), "its Event is");
    check_refused(&file, b"[GameType \"Base\"]\n\n1. wS1\n", "its Event is");
    check_refused(&file, b"dear diary\n", "something else");
    check_refused(&file, b"dear diary\nDraw\n", "holds another match");
    check_refused(&file, &[b"\xff\xfe", ours.as_bytes()].concat(), "not text");
    let longer = format!("{ours}and so on");
    check_refused(&file, longer.as_bytes(), "something else");
}

#[test]
fn games_are_tallied_from_the_side_of_a() {
    let mut tally = Tally::default();
    assert_eq!((tally.score(), tally.average_plies()), (None, None));
    games().iter().for_each(|game| tally.add(game));
    // Drawn, won as Black; lost as White, lost as Black; won as White, drawn.
    assert_eq!((tally.won, tally.drawn, tally.lost), (2, 2, 2));
    assert_eq!(tally.pairs.0, [1, 0, 0, 2, 0]);
    assert_eq!(tally.score(), Some(0.5));
    let draws = Draws {
        repetition: 1,
        too_long: 1,
        ..Draws::default()
    };
    assert_eq!(tally.draws, draws);
    let forfeits = Side::ALL.map(|side| FaultKind::ALL.map(|kind| tally.forfeits(side, kind)));
    assert_eq!(forfeits, [[0, 1, 0, 1], [1, 0, 1, 0]]);
    assert_eq!(tally.overruns, [overrun(1500, 0), overrun(12, 80)]);
}
