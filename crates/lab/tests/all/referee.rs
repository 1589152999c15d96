//! Games between players that follow a script, and how the referee judges them.

use std::sync::atomic::AtomicBool;

use skep_lab::duel::{Ending, Fault, FaultKind, Player, Terms, play};
use skep_rules::{Color, DrawReason, GameString, Line, Outcome};

/// What a player does instead of its next move or note.
#[derive(Clone, Copy)]
enum Act {
    Say(&'static str),
    Fail(FaultKind),
}

/// Plays its moves one after the other, and starts again after the last.
struct Scripted {
    moves: Vec<Act>,
    asked: usize,
    /// Its fault at the start, if any.
    at_start: Option<FaultKind>,
    /// The note, counted from 1, that it refuses.
    unwilling_at: Option<usize>,
    told: Vec<String>,
}

impl Scripted {
    fn new(moves: &[Act]) -> Scripted {
        Scripted {
            moves: moves.to_vec(),
            asked: 0,
            at_start: None,
            unwilling_at: None,
            told: Vec::new(),
        }
    }

    fn saying(moves: &[&'static str]) -> Scripted {
        let moves: Vec<_> = moves.iter().map(|&text| Act::Say(text)).collect();
        Scripted::new(&moves)
    }
}

fn fault(kind: FaultKind) -> Fault {
    Fault {
        kind,
        detail: String::new(),
    }
}

impl Player for Scripted {
    fn new_game(&mut self, _: &Line) -> Result<(), Fault> {
        self.at_start.map_or(Ok(()), |kind| Err(fault(kind)))
    }

    fn play(&mut self, move_string: &str) -> Result<(), Fault> {
        self.told.push(move_string.to_owned());
        if Some(self.told.len()) == self.unwilling_at {
            return Err(fault(FaultKind::Refused));
        }
        Ok(())
    }

    fn best_move(&mut self) -> Result<String, Fault> {
        let act = self.moves[self.asked % self.moves.len()];
        self.asked += 1;
        match act {
            Act::Say(text) => Ok(text.to_owned()),
            Act::Fail(kind) => Err(fault(kind)),
        }
    }
}

fn line(game: &str) -> Line {
    GameString::parse(game).unwrap().replay().unwrap()
}

fn game(opening: &str, max_plies: u32, players: [&mut Scripted; 2]) -> (Line, Ending) {
    let [white, black] = players;
    let terms = Terms {
        opening: &line(opening),
        max_plies,
        stop: &AtomicBool::new(false),
    };
    play(terms, [white, black]).unwrap()
}

/// The game from this opening ends like this, at this ply.
#[track_caller]
fn check(opening: &str, white: &mut Scripted, black: &mut Scripted, ending: &Ending, ply: u32) {
    let (line, mut found) = game(opening, 300, [white, black]);
    if let Ending::Forfeit { fault, .. } = &mut found {
        fault.detail.clear();
    }
    assert_eq!((&found, line.position().ply()), (ending, ply), "{line}");
}

fn forfeit(loser: Color, kind: FaultKind) -> Ending {
    Ending::Forfeit {
        loser,
        fault: fault(kind),
    }
}

const START: &str = "Base";

#[test]
fn illegal_moves_lose() {
    let lost = |color| forfeit(color, FaultKind::IllegalMove);
    for bad in ["", "hello", "wQ", "bS1", "wS1 bQ-", "pass", "wM"] {
        let mut white = Scripted::saying(&[bad]);
        let mut black = Scripted::saying(&["bS1 wS1-"]);
        check(START, &mut white, &mut black, &lost(Color::White), 0);
    }
    let mut white = Scripted::saying(&["wS1"]);
    let mut black = Scripted::saying(&["bS1 \\wS1\\"]);
    check(START, &mut white, &mut black, &lost(Color::Black), 1);
    assert_eq!(black.told, ["wS1"]);
}

#[test]
fn the_details_of_a_fault_are_kept() {
    let mut white = Scripted::saying(&["wQ"]);
    let mut black = Scripted::saying(&["bS1"]);
    let (_, ending) = game(START, 300, [&mut white, &mut black]);
    let Ending::Forfeit { fault, .. } = ending else {
        panic!("{ending:?}");
    };
    assert_eq!(
        fault.detail,
        "\"wQ\": the Queen may not be placed first (R2.6)"
    );
}

#[test]
fn crashes_and_time_lose() {
    for kind in [FaultKind::Crash, FaultKind::Time, FaultKind::Refused] {
        let mut white = Scripted::saying(&["wS1"]);
        let mut black = Scripted::new(&[Act::Fail(kind)]);
        check(
            START,
            &mut white,
            &mut black,
            &forfeit(Color::Black, kind),
            1,
        );
        for (color, index) in [(Color::White, 0), (Color::Black, 1)] {
            let mut players = [Scripted::saying(&["wS1"]), Scripted::saying(&["bS1 wS1-"])];
            players[index].at_start = Some(kind);
            let [white, black] = &mut players;
            check(START, white, black, &forfeit(color, kind), 0);
        }
    }
}

#[test]
fn refusing_a_legal_move_loses() {
    for (color, index) in [(Color::White, 0), (Color::Black, 1)] {
        let mut players = [Scripted::saying(&["wS1"]), Scripted::saying(&["bS1 wS1-"])];
        players[index].unwilling_at = Some(2);
        let [white, black] = &mut players;
        check(START, white, black, &forfeit(color, FaultKind::Refused), 2);
    }
}

#[test]
fn both_players_get_every_move_in_strict_form() {
    let mut white = Scripted::saying(&["wS1", "wQ \\wS1", "wA9"]);
    let mut black = Scripted::saying(&["bS1 wS1-", "bQ bS1/"]);
    let lost = forfeit(Color::White, FaultKind::IllegalMove);
    check(START, &mut white, &mut black, &lost, 4);
    let moves = ["wS1", "bS1 wS1-", "wQ \\wS1", "bQ bS1/"];
    assert_eq!(
        (&white.told[..], &black.told[..]),
        (&moves.map(str::to_owned)[..], &moves.map(str::to_owned)[..])
    );
}

const BEFORE_THE_END: &str = r"Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \bQ;wG1 bQ\;bG2 bQ/;wA1 wQ\;bA1 bG2/;wA1 bG2\";

#[test]
fn a_surrounded_queen_ends_the_game_without_asking_the_players() {
    let mut white = Scripted::saying(&["wS1"]);
    let mut black = Scripted::saying(&["bA1 /bG1"]);
    white.unwilling_at = Some(1);
    black.unwilling_at = Some(1);
    let won = Ending::Rules(Outcome::Win(Color::White));
    check(BEFORE_THE_END, &mut white, &mut black, &won, 12);
}

/// wQ wA1 bA1 bQ in a line; both Queens can move around the end and back.
const IN_LINE: &str = "Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-";

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut white = Scripted::saying(&["wQ \\wA1", "wQ -wA1"]);
    let mut black = Scripted::saying(&["bQ bA1/", "bQ bA1-"]);
    let drawn = Ending::Rules(Outcome::Draw(DrawReason::Repetition));
    check(IN_LINE, &mut white, &mut black, &drawn, 12);
}

#[test]
fn long_games_are_cut_off() {
    let mut white = Scripted::saying(&["wQ \\wA1", "wQ -wA1"]);
    let mut black = Scripted::saying(&["bQ bA1/", "bQ bA1-"]);
    let (line, ending) = game(IN_LINE, 9, [&mut white, &mut black]);
    assert_eq!((line.position().ply(), ending), (9, Ending::TooLong));
}

#[test]
fn passes_are_played() {
    let stuck = r"Base;;;wQ;bB1 wQ-;wQ /bB1;bQ bB1-;wQ bB1\;bB1 wQ";
    let mut white = Scripted::saying(&["pass", "x"]);
    let mut black = Scripted::saying(&["bB1 bQ"]);
    let lost = forfeit(Color::White, FaultKind::IllegalMove);
    check(stuck, &mut white, &mut black, &lost, 8);
    assert_eq!(black.told[0], "pass");
}

#[test]
fn a_stopped_game_has_no_result() {
    let mut white = Scripted::saying(&["wS1"]);
    let mut black = Scripted::saying(&["bS1 wS1-"]);
    let terms = Terms {
        opening: &line(START),
        max_plies: 300,
        stop: &AtomicBool::new(true),
    };
    assert_eq!(play(terms, [&mut white, &mut black]), None);
}
