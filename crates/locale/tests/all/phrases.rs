//! The phrases in messages between server and clients.

use skep_game::Refusal;
use skep_locale::{Locale, Phrase};
use skep_rules::{GameType, Hex, Illegal, Opening, Piece, PieceSet, Position};
use skep_view::WhyNot;

#[track_caller]
fn check(phrase: &Phrase, expected: &str) {
    assert_eq!(phrase.word(&Locale::new(&["en"])), expected);
}

fn piece(name: &str) -> Piece {
    name.parse().unwrap()
}

#[test]
fn every_illegal_move_is_explained() {
    let cell = Hex::ORIGIN;
    let rows = [
        (Illegal::GameOver, "The game is over."),
        (
            Illegal::PassNotForced,
            "You may pass only when you can neither place nor move anything.",
        ),
        (
            Illegal::NotInGame(piece("wP")),
            "The white Pillbug is not part of this game type.",
        ),
        (
            Illegal::NotYours(piece("bA1")),
            "The black Ant 1 is your opponent’s: you can neither place nor move it.",
        ),
        (
            Illegal::AlreadyPlaced(piece("wA1")),
            "The white Ant 1 is on the board already.",
        ),
        (
            Illegal::NotPlaced(piece("wS2")),
            "The white Spider 2 is not on the board yet.",
        ),
        (
            Illegal::OutOfOrder { next: piece("wG1") },
            "Like pieces enter by their numbers: the white Grasshopper 1 is next.",
        ),
        (
            Illegal::QueenMustWait,
            "The Queen may not be the first piece you place.",
        ),
        (
            Illegal::QueenIsDue,
            "This is your fourth turn: the Queen has to be placed now.",
        ),
        (
            Illegal::QueenNotPlaced,
            "Your pieces may move once your Queen is on the board.",
        ),
        (
            Illegal::Occupied(cell),
            "A new piece goes on an empty cell.",
        ),
        (
            Illegal::NoFriendBeside(cell),
            "A new piece has to touch one of your own.",
        ),
        (
            Illegal::EnemyBeside(cell),
            "A new piece may not touch one of your opponent’s.",
        ),
        (
            Illegal::Covered(piece("bQ")),
            "Another piece stands on the black Queen.",
        ),
        (
            Illegal::Pinned(piece("wB1")),
            "The white Beetle 1 holds the hive together: without it the white Queen and black Ant 1 would be cut off.",
        ),
        (
            Illegal::Resting(piece("wM")),
            "The white Mosquito moved on the previous turn and has to rest for this one.",
        ),
        (
            Illegal::NotThrown(piece("bB2")),
            "The black Beetle 2 is your opponent’s, and no Pillbug of yours can throw it there.",
        ),
        (
            Illegal::SameCell(piece("wB1")),
            "The white Beetle 1 stands there already: a move has to change something.",
        ),
        (
            Illegal::ThrowerCovered(piece("wP")),
            "Another piece stands on the white Pillbug, so it cannot throw anything.",
        ),
        (
            Illegal::ThrowerResting(piece("wP")),
            "The white Pillbug has just been thrown and rests, so it cannot throw anything.",
        ),
        (
            Illegal::ThrowerPowerless(piece("wM")),
            "The white Mosquito can throw only while it stands on the ground and touches a Pillbug that no piece covers.",
        ),
        (
            Illegal::InStack(piece("bB1")),
            "The black Beetle 1 is part of a stack. Only a piece alone on its cell can be thrown.",
        ),
        (
            Illegal::ThrowTooNarrow(piece("bG1")),
            "The throw would lead between two higher stacks: that gap is too narrow for the black Grasshopper 1.",
        ),
        (
            Illegal::CannotClimb(piece("wS1")),
            "That cell is taken: the white Spider 1 has to end its move on an empty one.",
        ),
        (
            Illegal::TooNarrow(piece("wA2")),
            "A gap on the way is too narrow for the white Ant 2 to get through.",
        ),
        (
            Illegal::LosesContact(piece("wQ")),
            "The white Queen would lose contact with the hive on the way there.",
        ),
        (
            Illegal::MosquitoAlone(piece("wM")),
            "The white Mosquito touches nothing but Mosquitoes: there is nothing to borrow, so it cannot move.",
        ),
        (
            Illegal::MosquitoOnTop(piece("bM")),
            "Up on the hive the black Mosquito is a Beetle: it moves just one cell.",
        ),
        (
            Illegal::Unreachable(piece("wQ")),
            "The white Queen moves just one cell, sliding along the hive.",
        ),
        (
            Illegal::Unreachable(piece("wS1")),
            "The white Spider 1 moves exactly three cells, sliding along the hive.",
        ),
        (
            Illegal::Unreachable(piece("wB1")),
            "The white Beetle 1 moves just one cell, also onto other pieces.",
        ),
        (
            Illegal::Unreachable(piece("bG3")),
            "The black Grasshopper 3 jumps in a straight line over a row of pieces to the first empty cell.",
        ),
        (
            Illegal::Unreachable(piece("bA3")),
            "The black Ant 3 cannot slide to that cell along the outside of the hive.",
        ),
        (
            Illegal::Unreachable(piece("bM")),
            "The black Mosquito moves like one of the pieces it touches, and none of them gets there.",
        ),
        (
            Illegal::Unreachable(piece("bL")),
            "The black Ladybug moves two cells on top of the hive and then one down.",
        ),
        (
            Illegal::Unreachable(piece("bP")),
            "The black Pillbug moves just one cell, sliding along the hive.",
        ),
    ];
    let cut_off: PieceSet = [piece("wQ"), piece("bA1")].into_iter().collect();
    for (illegal, expected) in rows {
        check(&Phrase::of_illegal(illegal, cut_off), expected);
    }
}

#[test]
fn every_refusal_is_explained() {
    let rows = [
        (Refusal::NotAPlayer, "Only the two players may do that."),
        (Refusal::NotTheTable, "Only the server may do that."),
        (Refusal::NotAllowed, "You are not allowed to do that here."),
        (Refusal::NotYourTurn, "It is your opponent’s turn."),
        (
            Refusal::Stale,
            "The game has moved on in the meantime: have another look.",
        ),
        (
            Refusal::Illegal(Illegal::QueenIsDue),
            "This is your fourth turn: the Queen has to be placed now.",
        ),
        (Refusal::GameOver, "The game is over."),
        (
            Refusal::TooLateToAbort,
            "Both sides have played, so the game cannot be called off any more; you may resign.",
        ),
        (Refusal::NoSuchOffer, "There is no offer to answer."),
        (
            Refusal::OfferedAlready,
            "You have asked already: wait until your opponent has answered or moved.",
        ),
        (
            Refusal::MoveBeforeOffer,
            "Make a move before you offer a draw again.",
        ),
        (
            Refusal::NoTakebacks,
            "Moves cannot be taken back in this game.",
        ),
        (
            Refusal::NothingToTakeBack,
            "There is no move of yours to take back.",
        ),
        (
            Refusal::NoTimeToTakeBack,
            "Taking back a move takes back the time it added, and a clock would run out.",
        ),
        (Refusal::TimeLeft, "There is time left on the clock."),
    ];
    let position = Position::new(GameType::BASE, Opening::Tournament);
    for (refusal, expected) in rows {
        check(&WhyNot::refused(&position, refusal).phrase, expected);
    }
}

#[test]
fn an_unreadable_move_is_quoted() {
    let position = Position::new(GameType::BASE, Opening::Tournament);
    let error = position.parse_move("wX9").unwrap_err();
    let expected = "“wX9” cannot be read as a move: expected a piece such as wQ, bA1 or wM (w or b, one of QSBGAMLP, \
                    and a number if there are several), or pass.";
    check(&Phrase::of_unreadable("wX9", error), expected);
}

#[test]
fn phrases_use_the_forms_of_each_language() {
    for line in include_str!("../data/phrases.txt").lines() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let [language, phrase, expected] = line.splitn(3, " | ").collect::<Vec<_>>()[..] else {
            panic!("expected language | phrase | text, found {line}");
        };
        let phrase: Phrase = serde_json::from_str(phrase).unwrap();
        assert_eq!(phrase.word(&Locale::new(&[language])), expected);
    }
}
