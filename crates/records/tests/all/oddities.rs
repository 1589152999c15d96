//! How odd and broken texts are read, and exactly what is written.
use skep_records::{Editor, Ending, Format, NodeId, Reading, Record, read, write};
use skep_rules::{GameType, Opening, Position};

fn readings(format: Format, text: &str) -> Vec<Reading> {
    read(text, format).collect()
}

/// Checks the game in a text that can be read completely.
#[track_caller]
fn check(format: Format, text: &str, game: &str, notes: &[&str]) -> Record {
    let mut readings = readings(format, text);
    assert_eq!(readings.len(), 1);
    let reading = readings.remove(0);
    assert_eq!(reading.error, None);
    assert_eq!(reading.record.main_line().to_string(), game);
    let noted: Vec<_> = reading.notes.iter().map(ToString::to_string).collect();
    assert_eq!(noted, notes);
    reading.record
}

/// The games of a text and the errors that end them.
#[track_caller]
fn check_errors(format: Format, text: &str, expected: &[(&str, &str)]) {
    let readings = readings(format, text);
    let found = readings.iter().map(|reading| {
        let error = reading
            .error
            .as_ref()
            .map(|error| error.in_file("f").to_string());
        (
            reading.record.main_line().to_string(),
            error.unwrap_or_default(),
        )
    });
    let found: Vec<_> = found.collect();
    let expected: Vec<_> = expected
        .iter()
        .map(|&(game, error)| (game.to_owned(), error.to_owned()))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn game_strings_are_read_liberally() {
    let game = "Base+M;InProgress;White[2];wM;bA1 wM-";
    check(
        Format::GameString,
        "\u{feff}# a file\n\n Base+M;InProgress;White[2];wM1; bA1  wM- ;\r\n",
        game,
        &[],
    );
    check(Format::GameString, "wM;bA1 wM-", game, &[]);
    let record = check(
        Format::GameString,
        "base+m;BlackWins;Black[77];WM .;ba1 wm1-",
        game,
        &[],
    );
    assert_eq!(record.state().to_string(), "BlackWins");
    let queen = "ply 1: the Queen is placed first, as the printed rules allow";
    let record = check(
        Format::GameString,
        "Base;;;wQ;bA1 wQ-",
        "Base;InProgress;White[2];wQ;bA1 wQ-",
        &[queen],
    );
    assert_eq!(record.start().opening(), Opening::Printed);
}

#[test]
fn broken_game_strings_yield_what_was_there() {
    let rows = [
        (
            "Base;InProgress;White[2];wA1;bA1 wQ-",
            "Base;InProgress;Black[1];wA1",
            "f: line 1, ply 2: \"bA1 wQ-\": the reference piece wQ is not on the board",
        ),
        (
            "Base;InProgress;White[2];wA1;bA",
            "Base;InProgress;Black[1];wA1",
            "f: line 1, ply 2: \"bA\": expected a piece such as wQ, bA1 or wM: w or b, one of QSBGAMLP, and a number if there are several, or pass",
        ),
        (
            "\n\nhello world",
            "Base;NotStarted;White[1]",
            "f: line 3: expected a game type: Base, or Base+ and letters among M, L, P",
        ),
        (
            "Base;Over",
            "Base;NotStarted;White[1]",
            "f: line 1: expected a game's state: NotStarted, InProgress, Draw, WhiteWins or BlackWins",
        ),
        (
            "Base;;;wA1;pass",
            "Base;InProgress;Black[1];wA1",
            "f: line 1, ply 2: \"pass\": a pass is legal only when nothing else is possible (R6.1)",
        ),
    ];
    for (text, game, error) in rows {
        check_errors(Format::GameString, text, &[(game, error)]);
    }
}

const TWO_PLIES: &str = "Base;InProgress;White[2];wA1;bA1 wA1-";

#[test]
fn pgn_is_read_liberally() {
    let hivegame = "[GameType \"Base\"]\n[Date \"01-Apr-2024_10:00:00\"]\n[Site \"hivegame.com\"]\n[Result \"1-0\"]\n\n1. wA1 \n2. bA1 wA1-\n";
    let record = check(Format::Pgn, hivegame, TWO_PLIES, &[]);
    assert_eq!(record.state().to_string(), "WhiteWins");
    assert_eq!(record.tags.get("Site"), Some("hivegame.com"));
    // No tags at all; all on one line; the number stuck to the move; results of chess.
    check(Format::Pgn, "1. wA1\n2. bA1 wA1-", TWO_PLIES, &[]);
    check(Format::Pgn, "1. wA1 2. bA1 wA1- *", TWO_PLIES, &[]);
    check(
        Format::Pgn,
        "1.wA1 {best}\r\n2...bA1 wA1-\r\n\r\n1/2-1/2",
        TWO_PLIES,
        &[],
    );
    check(
        Format::Pgn,
        "[GameType \"Base\"] [White \"x\"]\n1. wA1\n2. bA1 wA1-",
        TWO_PLIES,
        &[],
    );
    // Without a game type, the pieces determine it.
    check(
        Format::Pgn,
        "1. wA1\n2. bP wA1-",
        "Base+P;InProgress;White[2];wA1;bP wA1-",
        &[],
    );
    let queen = "ply 2: the Queen is placed first, as the printed rules allow";
    check(
        Format::Pgn,
        "[GameType \"Base\"]\n1. wA1\n2. bQ wA1-",
        "Base;InProgress;White[2];wA1;bQ wA1-",
        &[queen],
    );
}

#[test]
fn pgn_comments_and_variations() {
    let text = "{start}\n1. wA1\n{(1. wB1 <or %3Cthis%3E> (1. wG1) 2. bB1 wB1-)}\n{(1. wS1)}\n{two\nlines}\n{and another}\n2. bA1 wA1- (2. bG1 wA1-)\n";
    let record = check(Format::Pgn, text, TWO_PLIES, &[]);
    assert_eq!(record.comment(NodeId::ROOT), "start");
    let first: Vec<_> = record.continuations(NodeId::ROOT).collect();
    let texts: Vec<_> = first
        .iter()
        .filter_map(|&node| record.played(node))
        .map(|(_, text)| text)
        .collect();
    assert_eq!(texts, ["wA1", "wB1", "wG1", "wS1"]);
    assert_eq!(record.comment(first[0]), "two\nlines\nand another");
    assert_eq!(record.comment(first[1]), "or <this>");
    assert_eq!(record.continuations(first[0]).count(), 2);
    // A comment that only looks like a variation stays a comment.
    for comment in [
        "(1. as usual)",
        "(1. wB1 2. bB1)",
        "(1. wB1",
        "(better)",
        "(1. wB1))",
        "(1. wB1 (2. bA1 wA1-)",
    ] {
        let note = "ply 1: the variation cannot be read and is kept as a comment";
        let notes = if comment.starts_with("(1") && comment.ends_with(')') {
            &[note][..]
        } else {
            &[]
        };
        let record = check(
            Format::Pgn,
            &format!("1. wA1\n{{{comment}}}\n2. bA1 wA1-"),
            TWO_PLIES,
            notes,
        );
        assert_eq!(
            record.main().next().map(|node| record.comment(node)),
            Some(comment)
        );
        assert_eq!(record.plies(), 2);
    }
}

#[test]
fn broken_pgn_yields_what_was_there() {
    let one = "Base;InProgress;Black[1];wA1";
    let none = "Base;NotStarted;White[1]";
    let rows = [
        (
            "[GameType \"Base\"]\n\n1. wA1\n2. bA1 wQ-\n3. wQ -wA1",
            one,
            "f: line 4, ply 2: \"bA1 wQ-\": the reference piece wQ is not on the board",
        ),
        (
            "1. wA1\n2. bA1 w",
            one,
            "f: line 2, ply 2: \"bA1 w\": expected, after the piece, a reference such as bQ- or /wA1 or wB1: a piece with -, / or \\ before or after it, or alone",
        ),
        (
            "1. wA1\n{half a comm",
            one,
            "f: line 2, ply 2: the text breaks off where the end of a comment, }, was expected",
        ),
        (
            "1. wA1 (1. wB1",
            one,
            "f: line 1, ply 2: the text breaks off where the end of a variation, ), was expected",
        ),
        (
            "1. wA1 )",
            one,
            "f: line 1, ply 2: expected a move, found \")\"",
        ),
        (
            "( 1. wA1",
            none,
            "f: line 1, ply 1: expected a move before its variation, found \"( 1. wA1\"",
        ),
        (
            "[GameType \"Chess\"]",
            none,
            "f: line 1: expected a game type: Base, or Base+ and letters among M, L, P",
        ),
        (
            "[White \"x",
            none,
            "f: line 1: the text breaks off where the end of a tag, ], was expected",
        ),
        (
            "[White x]\n1. wA1",
            none,
            "f: line 1: expected a tag such as [White \"name\"], found \"[White x]\"",
        ),
        (
            "[Position \"Base\"]",
            none,
            "f: line 1: expected four or five fields",
        ),
        (
            "17",
            none,
            "f: line 1, ply 1: \"17\": expected a piece such as wQ, bA1 or wM: w or b, one of QSBGAMLP, and a number if there are several, or pass",
        ),
    ];
    for (text, game, error) in rows {
        let found = readings(Format::Pgn, text);
        if error.contains("five fields") {
            // The rules word the rest of that sentence.
            assert!(
                found[0]
                    .error
                    .as_ref()
                    .is_some_and(|error| error.line == 1 && error.ply.is_none())
            );
            continue;
        }
        let error_only = |reading: &Reading| {
            reading
                .error
                .as_ref()
                .map(|error| error.in_file("f").to_string())
        };
        assert_eq!(error_only(&found[0]).as_deref(), Some(error));
        if !text.contains("(1. wB1") {
            assert_eq!(found[0].record.main_line().to_string(), game);
        }
    }
}

#[test]
fn a_broken_game_does_not_hide_the_next() {
    let pgn = "[White \"a\"]\n1. wA1\n2. nonsense\n3. more\n\n[White \"b\"]\n[Black \"c\"]\n\n1. wA1\n2. bA1 wA1-\n[White \"d\"]\n\n[White \"e\"]\n";
    let nonsense = "f: line 3, ply 2: \"nonsense\": expected a piece such as wQ, bA1 or wM: w or b, one of QSBGAMLP, and a number if there are several, or pass";
    let (one, none) = ("Base;InProgress;Black[1];wA1", "Base;NotStarted;White[1]");
    check_errors(
        Format::Pgn,
        pgn,
        &[(one, nonsense), (TWO_PLIES, ""), (none, ""), (none, "")],
    );
    let sgf = "(;GM[1](;x[]))\n(;GM[27]SU[hive] ? )\n (;GM[27];P0[1 movedone W wA1 N 13 .])(;GM[27";
    check_errors(
        Format::Sgf,
        sgf,
        &[
            (
                none,
                "f: line 1: expected GM[27], a game of Hive, found \"1\"",
            ),
            (
                none,
                "f: line 2: expected a property such as P0[3 done], or one of ( ; ), found \"? )\"",
            ),
            (one, ""),
            (
                none,
                "f: line 3: the text breaks off where the end of a value, ], was expected",
            ),
        ],
    );
}

/// An SGF game of these nodes.
fn sgf(nodes: &str) -> String {
    format!(
        "(;\nGM[27]VV[1]\nSU[hive-plm]\nP0[id \"Anna\"]\nP1[id \"Bert\"]\n; P0[0 Start P0]\n{nodes}\n)\n"
    )
}

#[test]
fn sgf_dialects() {
    let game = "Base+MLP;InProgress;White[3];wA1;bB1 wA1-;wQ -wA1;bQ bB1/";
    let rows = [
        // Picks and drops; the last drop before done counts; a drop may be taken back.
        "; P0[1 pick W 1 wA1]; P0[2 dropb wA1 K 4 .]; P0[2 dropb wA1 N 13 .]; P0[3 done]TM[12]; P1[4 dropb bB1 O 13 wA1-]; P1[5 done]\
         ; P0[6 Dropb wA2 N 14 .]; P0[7 drop W 1 wA2]; P0[8 Dropb wQ M 13 -wA1]; P0[9 Done ]; P1[10 Dropb bq P 14 bB1/]; P1[11 Done ]",
        // Moves; pieces without colour.
        "; P0[1 move W A1 A 0 .]; P0[2 done]; P1[3 move B B1 B 0 .]; P1[4 done]; P0[5 Move W Q 1A 0 .]; P0[6 Done]; P1[7 Move B Q C 1 .]; P1[8 Done]",
        // Both in one.
        "; P0[1 MoveDone W wA1 Z -4 .]; P1[2 movedone B bB1 1Z -4 wA1-]; P0[3 MOVEDONE W wQ1 Y -4 -wA]; P1[4 movedone B bQ 2Z -3 .]",
        // Talk about a draw between the moves.
        "; P0[1 MoveDone W wA1 N 13 .]; P1[1 offerdraw]; P1[2 done]; P0[3 declinedraw]; P0[4 done]; P1[2 movedone B bB1 O 13 wA1-]\
         ; P0[3 movedone W wQ M 13 .]; P1[4 dropb bQ P 14 .]; P1[5 done]; P-1[Pop P0\\[0 Start\\]]; P0[1 whatever]; XX[x][y]",
    ];
    for nodes in rows {
        let record = check(Format::Sgf, &sgf(nodes), game, &[]);
        assert_eq!(
            (record.tags.get("White"), record.tags.get("Black")),
            (Some("Anna"), Some("Bert"))
        );
    }
}

#[test]
fn sgf_oddities_are_noted() {
    let start = "; P0[1 MoveDone W wA1 N 13 .]; P1[2 movedone B bB1 O 13 wA1-]";
    let game = |rest: &str| format!("Base+MLP;InProgress;{rest}");
    let two = game("White[2];wA1;bB1 wA1-");
    check(
        Format::Sgf,
        &sgf(&format!("{start}; P0[3 done]")),
        &two,
        &["ply 3: done without a move, left out"],
    );
    // The grid names a cell where nothing can be placed, the reference a valid one; then the other way round.
    let three = game("Black[2];wA1;bB1 wA1-;wQ -wA1");
    let reference = ["ply 3: grid and reference disagree, the reference was used"];
    check(
        Format::Sgf,
        &sgf(&format!("{start}; P0[3 movedone W wQ Z 13 -wA1]")),
        &three,
        &reference,
    );
    let grid = ["ply 3: grid and reference disagree, the grid was used"];
    check(
        Format::Sgf,
        &sgf(&format!("{start}; P0[3 movedone W wQ M 13 wA1/]")),
        &three,
        &grid,
    );
    let queen = "ply 1: the Queen is placed first, as the printed rules allow";
    check(
        Format::Sgf,
        &sgf("; P0[1 MoveDone W wQ N 13 .]"),
        &game("Black[1];wQ"),
        &[queen],
    );
    // Statements that end the game.
    for (words, state, ending) in [
        (
            "; P0[3 resign]; P0[4 done]",
            "BlackWins",
            Some(Ending::Resignation),
        ),
        ("; P0[3 Resign ]", "BlackWins", Some(Ending::Resignation)),
        ("; P0[3 WinOnTime ]", "WhiteWins", Some(Ending::Time)),
        (
            "; P0[3 offerdraw]; P0[4 done]; P1[5 acceptdraw]; P1[6 done]",
            "Draw",
            Some(Ending::Agreement),
        ),
        ("", "InProgress", None),
    ] {
        let record = check(Format::Sgf, &sgf(&format!("{start}{words}")), &two, &[]);
        assert_eq!(
            (record.state().to_string().as_str(), record.ending()),
            (state, ending)
        );
    }
}

#[test]
fn moves_after_the_end_are_left_out_of_sgf() {
    let finished = include_str!("../data/sgf/HV-Abbo69-WeakBot-2018-11-03-1941.sgf");
    let whole = readings(Format::Sgf, finished).remove(0).record;
    let more = finished.replace(
        "P0[time",
        "P1[900 movedone B bA1 K 10 .]; P0[901 pass]; P0[902 done]; P0[time",
    );
    let reading = readings(Format::Sgf, &more).remove(0);
    assert_eq!((reading.error, reading.record), (None, whole));
    let note = "ply 38: left out, because the game is over";
    assert!(
        reading
            .notes
            .iter()
            .map(ToString::to_string)
            .eq([note, note])
    );
}

#[test]
fn broken_sgf_yields_what_was_there() {
    let rows = [
        (
            "nonsense",
            "f: line 1: expected (; at the start of a game, found \"nonsense\"",
        ),
        (
            "(;GM[27]SU[hive-ultimate])",
            "f: line 1: expected SU[hive], or SU[hive-…] with letters among p, l, m, found \"hive-ultimate\"",
        ),
        (
            "(;GM[27]\n;P0[1 dropb wA1 N]",
            "f: line 2, ply 1: expected a piece, a column and a row such as wA1 N 13, found \"1 dropb wA1 N\"",
        ),
        (
            "(;GM[27]\n;P0[1 dropb wA1 N 13 .]",
            "f: line 2, ply 1: the text breaks off where the end of the game, ), was expected",
        ),
        (
            "(;GM[27]\n;P0[1 dropb wA1 N 13",
            "f: line 2, ply 1: the text breaks off where the end of a value, ], was expected",
        ),
        (
            "(;GM[27]\n;P0[1 movedone B bA1 N 13 .])",
            "f: line 2, ply 1: \"1 movedone B bA1 N 13 .\": it is not Black's turn to play bA1",
        ),
        (
            "(;GM[27]\n;P0[1 pass];P0[2 done])",
            "f: line 2, ply 1: \"2 done\": a pass is legal only when nothing else is possible (R6.1)",
        ),
        ("(;TG[Position:x])", "f: line 1: "),
    ];
    for (text, error) in rows {
        let found = readings(Format::Sgf, text);
        let message = found[0].error.as_ref().unwrap().in_file("f").to_string();
        assert!(
            if error.ends_with(": ") {
                message.starts_with(error)
            } else {
                message == error
            },
            "{message}"
        );
        assert_eq!(found[0].record.plies(), 0);
    }
}

#[test]
fn formats_are_told_apart() {
    let rows = [
        ("Base;NotStarted;White[1]", None, Some(Format::GameString)),
        ("# games\n\nwA1;bA1 wA1-", None, Some(Format::GameString)),
        ("\u{feff}[GameType \"Base\"]", None, Some(Format::Pgn)),
        ("1. wA1", None, Some(Format::Pgn)),
        (" (;\nGM[27]", None, Some(Format::Sgf)),
        ("(\n;GM[27]", None, Some(Format::Sgf)),
        ("hello", None, None),
        ("hello", Some("a.pgn"), Some(Format::Pgn)),
        ("", Some("a.SGF"), Some(Format::Sgf)),
        ("", Some("a.doc"), None),
        ("Base;", Some("a.sgf"), Some(Format::GameString)),
    ];
    for (text, name, format) in rows {
        assert_eq!(Format::detect(text, name), format, "{text}");
    }
}

/// A small record with everything that can be written.
fn sample() -> Record {
    let mut editor = Editor::new(Record::new(GameType::MLP, Opening::Tournament));
    for text in ["wL", "bM wL-", "wQ -wL", "bQ bM-", "wA1 \\wQ"] {
        editor.play_string(text).unwrap();
    }
    let last = editor.at();
    editor.record_mut().set_comment(last, "a } and a ] and \\");
    editor.back();
    editor.play_string("wA1 /wQ").unwrap();
    editor.play_string("bQ bM\\").unwrap();
    let mut record = editor.into_record();
    record.set_comment(NodeId::ROOT, "Hello");
    record.tags.set("White", "Anna \"Ant\"").unwrap();
    record.tags.set("Black", "Бертa").unwrap();
    record.tags.set("Annotator", "me").unwrap();
    record.tags.set("Date", "2024.04.01").unwrap();
    record.tags.set("Ending", "Resignation").unwrap();
    record.stated_result = Some(skep_records::GameResult::Win(skep_rules::Color::White));
    record
}

#[test]
fn pgn_as_written() {
    let expected = "[GameType \"Base+MLP\"]\n[Date \"2024.04.01\"]\n[Event \"\"]\n[Site \"\"]\n[Round \"\"]\n\
        [White \"Anna %22Ant%22\"]\n[Black \"Бертa\"]\n[Result \"WhiteWins\"]\n[Annotator \"me\"]\n[Ending \"Resignation\"]\n\n\
        {Hello}\n1. wL\n2. bM wL-\n3. wQ -wL\n4. bQ bM-\n5. wA1 \\wQ\n{(5. wA1 /wQ 6. bQ bM\\)}\n{a %7D and a ] and \\}\n\nWhiteWins\n";
    assert_eq!(write(&sample(), Format::Pgn).unwrap(), expected);
    assert_eq!(
        write(
            &Record::new(GameType::BASE, Opening::Tournament),
            Format::Pgn
        )
        .unwrap(),
        "[GameType \"Base\"]\n[Date \"\"]\n[Event \"\"]\n[Site \"\"]\n[Round \"\"]\n[White \"\"]\n[Black \"\"]\n[Result \"NotStarted\"]\n"
    );
}

#[test]
fn sgf_as_written() {
    let expected = "(;\nGM[27]VV[1]\nSU[hive-plm]\nTG[Annotator:me]\nTG[Ending:Resignation]\nDT[2024.04.01]\nRE[W+R]\n\
        P0[id \"Anna %22Ant%22\"]\nP1[id \"Бертa\"]\nC[Hello]\n; P0[0 Start P0]\n\
        ; P0[1 pick W 6 wL1]\n; P0[2 dropb wL1 N 13 .]\n; P0[3 done]\n; P1[4 pick B 5 bM1]\n; P1[5 dropb bM1 O 13 wL-]\n; P1[6 done]\n\
        ; P0[7 pick W 0 wQ]\n; P0[8 dropb wQ M 13 -wL]\n; P0[9 done]\n; P1[10 pick B 0 bQ]\n; P1[11 dropb bQ P 13 bM-]\n; P1[12 done]\n\
        (\n; P0[13 pick W 1 wA1]\n; P0[14 dropb wA1 M 14 \\\\wQ]\n; P0[15 done]\nC[a } and a \\] and \\\\]\n; P1[16 resign]\n; P1[17 done]\n)\n\
        (\n; P0[13 pick W 1 wA1]\n; P0[14 dropb wA1 L 12 /wQ]\n; P0[15 done]\n; P1[16 pickb P 13 bQ]\n; P1[17 dropb bQ O 12 bM\\\\]\n; P1[18 done]\n)\n)\n";
    assert_eq!(write(&sample(), Format::Sgf).unwrap(), expected);
}

#[test]
fn game_string_as_written() {
    let expected = "Base+MLP;InProgress;Black[3];wL;bM wL-;wQ -wL;bQ bM-;wA1 \\wQ\n";
    assert_eq!(write(&sample(), Format::GameString).unwrap(), expected);
}

#[test]
fn a_game_may_start_anywhere() {
    let start: Position = "Base+P wQwPbQ/wA1bA1 w7 bA1".parse().unwrap();
    let mut editor = Editor::new(Record::from_position(&start));
    editor.play(start.legal_moves()[0]).unwrap();
    let record = editor.into_record();
    assert!(write(&record, Format::GameString).is_err());
    // It does not matter where on the plane the position string puts the pieces.
    let elsewhere = format!("[Position \"{}\"]", "Base+P /...wQwPbQ/...wA1bA1 w7 bA1");
    assert_eq!(
        readings(Format::Pgn, &elsewhere)[0].record.start(),
        record.start()
    );
    let text = write(&record, Format::Pgn).unwrap();
    assert!(
        text.contains(&format!("[Position \"{start}\"]")) && text.contains("\n13. "),
        "{text}"
    );
    assert_eq!(readings(Format::Pgn, &text)[0].record, record);
    assert_eq!(
        readings(Format::Sgf, &write(&record, Format::Sgf).unwrap())[0].record,
        record
    );
}
