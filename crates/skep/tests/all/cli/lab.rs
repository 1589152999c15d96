//! `skep lab`: self-play, tuning, training, openings, book, forced wins.

use std::fs;
use std::process::Stdio;

use skep_engine::Network;

use crate::cli::{Folder, check_fails, skep, start, text};

#[test]
fn self_play_is_resumed_and_tuned_on() {
    let folder = Folder::new("lab");
    let games = |name: &str, more: &[&str]| {
        let file = folder.file(name);
        let settings = [
            "lab", "selfplay", "--type", "Base", "--nodes", "30", "--output", &file,
        ];
        let output = skep(&[&settings[..], more].concat(), b"");
        assert!(output.status.success(), "{}", text(&output.stderr));
        fs::read_to_string(&file).unwrap()
    };
    let two = games("a.games", &["--games", "2"]);
    let four = games("a.games", &["--games", "4"]);
    assert_eq!((two.lines().count(), four.lines().count()), (3, 5));
    assert!(four.starts_with(&two), "games are appended");
    let network = Network::shipped().checksum();
    let header =
        format!("# skep lab selfplay --type Base --nodes 30 --seed 1, network {network:016x}\n");
    assert!(four.starts_with(&header), "{four}");
    // Neither threads nor interruptions change the games, wherever a line is cut off.
    assert_eq!(games("b.games", &["--games", "4", "--threads", "2"]), four);
    for length in [7, 60, four.len() - 10] {
        fs::write(folder.file("b.games"), &four[..length]).unwrap();
        assert_eq!(games("b.games", &["--games", "4"]), four, "{length}");
    }
    let other = games("c.games", &["--games", "2", "--seed", "2"]);
    assert_ne!(other.lines().nth(1), two.lines().nth(1));
    let linear = games("d.games", &["--games", "2", "--linear"]);
    assert!(linear.starts_with("# skep lab selfplay --type Base --nodes 30 --seed 1 --linear\n"));
    assert_ne!(linear.lines().nth(1), two.lines().nth(1));
    let tuned = skep(
        &["lab", "tune", "--epochs", "1", &folder.file("a.games")],
        b"",
    );
    let weights = text(&tuned.stdout);
    let is_weight = |line: &str| line.starts_with('(') && line.contains("), // ");
    assert!(
        weights.lines().count() > 20 && weights.lines().all(is_weight),
        "{weights}"
    );
    assert!(
        text(&tuned.stderr).contains("epoch 1: error 0."),
        "{}",
        text(&tuned.stderr)
    );
}

#[test]
fn self_play_writes_only_to_its_own_file() {
    let folder = Folder::new("own");
    let file = folder.file("x.games");
    let network = Network::shipped().checksum();
    let own =
        format!("# skep lab selfplay --type Base --nodes 5 --seed 1, network {network:016x}\n");
    let rows = [
        (
            "a letter without an end".to_owned(),
            "expected a file that begins with",
        ),
        ("a letter\n".to_owned(), "expected a file that begins with"),
        (
            own.replace("seed 1", "seed 2"),
            "--nodes 5 --seed 1, network ",
        ),
        (
            own.replace(", network ", ", network 0"),
            "expected a file that begins with",
        ),
        (
            own.replace("Base", "Base+M"),
            "expected a file that begins with",
        ),
        (
            format!("{own}Base;;;wS1\n"),
            "line 2: expected a GameString",
        ),
        (format!("{own}\n"), "line 2: expected a GameString"),
    ];
    let command = [
        "lab", "selfplay", "--type", "Base", "--nodes", "5", "--games", "1", "--output", &file,
    ];
    for (before, says) in rows {
        fs::write(&file, &before).unwrap();
        check_fails(&command, "", 1, says);
        assert_eq!(fs::read_to_string(&file).unwrap(), before);
    }
    fs::remove_file(&file).unwrap();
    let network = folder.file("no.net");
    let with_network = [&command[..], &["--network", &network]].concat();
    check_fails(&with_network, "", 1, "no.net: ");
    assert!(!fs::exists(&file).unwrap(), "nothing was begun");
    for output in ["-", "."] {
        let command = ["lab", "selfplay", "--output", output];
        check_fails(&command, "", 1, "expected the name of a file");
    }
}

#[test]
fn a_network_is_trained_merged_and_played_with() {
    let folder = Folder::new("train");
    let [games, first, second, merged, plot] =
        ["a.games", "1.net", "2.net", "m.net", "loss.svg"].map(|name| folder.file(name));
    let run = |arguments: &[&str]| {
        let output = skep(arguments, b"");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stderr)
    };
    run(&[
        "lab", "selfplay", "--nodes", "20", "--games", "30", "--seed", "2", "--output", &games,
    ]);
    let written = fs::read_to_string(&games).unwrap();
    assert!(written.starts_with("# skep lab selfplay --type mixed --nodes 20 --seed 2, network "));
    assert!(written.contains("\nBase+MLP;"));
    assert!(written.contains("\nBase;") && written.contains("\nBase+L;"));
    let train = ["lab", "train", &games, "--epochs", "2", "--output"];
    let said = run(&[&train[..], &[&first, "--plot", &plot]].concat());
    assert!(said.contains("30 games: "), "{said}");
    assert!(said.contains("epoch 2: loss 0.0"), "{said}");
    assert!(fs::read_to_string(&plot).unwrap().starts_with("<svg "));
    let checksum = Network::from_bytes(&fs::read(&first).unwrap())
        .unwrap()
        .checksum();
    assert!(
        said.contains(&format!("network {checksum:016x}, ")),
        "{said}"
    );
    // The same seed gives the same network; an incomplete last line does not matter.
    let bytes = fs::read(&first).unwrap();
    let whole = fs::read(&games).unwrap();
    fs::write(&games, [&whole[..], b"Base;"].concat()).unwrap();
    run(&[&train[..], &[&first, "--force"]].concat());
    assert!(fs::read(&first).unwrap() == bytes, "another network");
    run(&[&train[..], &[&second, "--seed", "2", "--from", &first]].concat());
    run(&[
        "lab", "train", "--from", &first, "--from", &second, "--output", &merged,
    ]);
    let played = skep(
        &["uhp", "--network", &merged],
        b"newgame Base\nbestmove depth 1\n",
    );
    // The greeting, the game, and the move.
    let said = text(&played.stdout);
    let answers = said.lines().filter(|&line| line == "ok").count();
    assert!(answers == 3 && !said.contains("err"), "{said}");
}

/// As with a log on a full disk, or with `| head`.
#[test]
fn training_continues_when_its_output_is_closed() {
    let folder = Folder::new("unheard");
    let [games, network] = ["a.games", "1.net"].map(|name| folder.file(name));
    let settings = ["--nodes", "20", "--games", "30", "--seed", "2"];
    let played = [&["lab", "selfplay", "--output", &games], &settings[..]].concat();
    let rows = [
        (&played[..], Some(0)),
        (
            &[
                "lab", "train", &games, "--epochs", "2", "--output", &network,
            ],
            Some(0),
        ),
        (
            &["lab", "train", "none.games", "--output", "2.net"],
            Some(1),
        ),
    ];
    for (arguments, code) in rows {
        let mut child = start(arguments, Stdio::null());
        drop(child.stderr.take());
        assert_eq!(child.wait().unwrap().code(), code, "{arguments:?}");
    }
    assert!(Network::from_bytes(&fs::read(&network).unwrap()).is_ok());
}

#[test]
fn training_overwrites_nothing() {
    let folder = Folder::new("lost");
    let [games, network, plot] = ["a.games", "old.net", "old.svg"].map(|name| folder.file(name));
    fs::write(&games, "Base;;;wS1;bS1 wS1-\tx 3\n").unwrap();
    for file in [&network, &plot] {
        fs::write(file, "precious").unwrap();
    }
    let elsewhere = folder.file("no/such/folder.net");
    let missing = folder.file("new.net");
    let rows: [(&[&str], i32, &str); 8] = [
        (
            &["--output", &network],
            1,
            "old.net: exists already; --force",
        ),
        (
            &["--output", &missing, "--plot", &plot],
            1,
            "old.svg: exists already; --force",
        ),
        (
            &["--output", &games, "--force"],
            2,
            "a.games: expected another file",
        ),
        (
            &["--output", &missing, "--plot", &games, "--force"],
            2,
            "a.games: expected another file",
        ),
        (
            &["--output", &missing, "--plot", &missing],
            2,
            "new.net: expected another file",
        ),
        (
            &["--output", &elsewhere],
            1,
            "folder.net: expected a folder",
        ),
        (&["--output", "-"], 1, "-: expected the name of a file"),
        // No game is held out.
        (&["--output", &network, "--force"], 1, "expected more games"),
    ];
    for (arguments, code, says) in rows {
        check_fails(
            &[&["lab", "train", &games], arguments].concat(),
            "",
            code,
            says,
        );
    }
    for file in [&network, &plot] {
        assert_eq!(fs::read_to_string(file).unwrap(), "precious");
    }
    assert!(!fs::exists(&missing).unwrap());
    check_fails(&["lab", "train", "--output", &missing], "", 2, "required");
}

#[test]
fn tuning_refuses_files_without_self_play_games() {
    let folder = Folder::new("tune");
    let file = folder.file("x.games");
    let rows = [
        ("", "expected at least one game"),
        (
            "Base;;;wS1\n",
            "line 1: expected a GameString, a tab, and a score",
        ),
        (
            "Base;;;wS1\tx\nBase;;;wS1\t1 2\n",
            "line 2: expected a GameString",
        ),
    ];
    for (games, says) in rows {
        fs::write(&file, games).unwrap();
        check_fails(&["lab", "tune", &file], "", 1, says);
    }
    check_fails(&["lab", "tune", "no-such-file"], "", 1, "no-such-file: ");
}

#[test]
fn openings_are_found_and_can_be_read() {
    let few = [
        "lab", "openings", "--type", "Base+L", "--nodes", "100", "--plies", "2..4",
    ];
    let found = skep(
        &[&few[..], &["--count", "3", "--window", "60"]].concat(),
        b"",
    );
    let lines = text(&found.stdout);
    let how = "# skep lab openings --type Base+L --count 3 --plies 2..4 --nodes 100 --window 60 --seed 1\n";
    let read = skep(
        &["convert", "--from", "gamestring", "--to", "gamestring"],
        lines.as_bytes(),
    );
    assert_eq!(lines, how.to_owned() + &text(&read.stdout));
    assert_eq!(lines.lines().count(), 4);
    let all = [&few[..5], &["10", "--plies", "2..2", "--count", "99"]].concat();
    check_fails(&all, "", 1, "expected a wider window or more plies");
}

#[test]
fn a_book_is_made_and_can_be_read() {
    let few = ["lab", "book", "--type", "Base+L", "--count", "2"];
    let made = skep(
        &[
            &few[..],
            &["--nodes", "50", "--moves", "3", "--window", "60"],
        ]
        .concat(),
        b"",
    );
    let lines = text(&made.stdout);
    let how = "# skep lab book --type Base+L --count 2 --nodes 50 --moves 3 --window 60\nBase+L;NotStarted;White[1]\tw";
    assert!(lines.starts_with(how), "{lines}");
    assert_eq!(lines.lines().count(), 3);
    assert!(lines.parse::<skep_engine::OpeningBook>().is_ok(), "{lines}");
    let none = [&few[..], &["--moves", "0"]].concat();
    check_fails(&none, "", 2, "1..=100");
}

const WIN_IN_ONE: &str = r"Base;;;wG1;bA1 -wG1;wQ wG1\;bA2 -bA1;wA1 wQ-;bA3 bA2\;wA2 wG1/;bQ \bA1;wA1 \bQ;bA2 wQ-;wA2 /bA3;bG1 bA2/;wA3 wA2\;bG1 wQ\;wA3 bQ/;bG2 bA2-;wA3 \wG1;bS1 bA2\;wG2 wA1/;bS1 /wQ;wG2 /wA1;bG3 /bS1;wB1 wG1/;bS2 bG2-;wS1 -wA1;bB1 bG3\;wS1 wG2\;bB2 \bG2;wA2 \wA3";

#[test]
fn lab_mines_proves_and_solves_forced_wins() {
    let scores = ["x"; 29].join(" ");
    let game = format!("{WIN_IN_ONE}\t{scores}\n");
    let mined = skep(&["lab", "mine", "--moves", "1", "-"], game.as_bytes());
    let mined = text(&mined.stdout);
    let (source, tactic) = mined.split_once('\n').unwrap();
    assert_eq!(source, "# standard input:1");
    assert!(tactic.ends_with(" | 1 | wA2 \\wA3 | ant\n"), "{tactic}");

    let proved = skep(&["lab", "prove", "-"], mined.as_bytes());
    let told = text(&proved.stdout);
    assert!(
        proved.status.success() && told.contains("line 2: win in 1 proved"),
        "{told}"
    );
    let solved = skep(&["lab", "solve", "-", "--nodes", "1000"], mined.as_bytes());
    let told = text(&solved.stdout);
    assert!(
        solved.status.success() && told.ends_with("1 of 1 solved\n"),
        "{told}"
    );

    let wrong = mined.replace("| ant", "| spider");
    check_fails(
        &["lab", "prove", "-"],
        &wrong,
        1,
        "forced wins not as stated: 1",
    );
    let unreadable = "Base | 1";
    let says = "standard input: line 1: expected position string |";
    check_fails(&["lab", "solve", "-"], unreadable, 1, says);
}
