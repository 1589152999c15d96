//! The reasons in the engine's hints.

use skep_engine::{Reason, Threat};
use skep_learn::why;
use skep_locale::Locale;
use skep_rules::{Color, Move, Piece};

fn piece(name: &str) -> Piece {
    name.parse().unwrap()
}

fn threat() -> Threat {
    Threat {
        mv: Move::Pass,
        text: "wA1 bQ-".to_owned(),
    }
}

#[test]
fn every_reason_is_worded() {
    let (white, black) = (Color::White, Color::Black);
    let rows = [
        (
            Reason::Wins { queen: black },
            "It surrounds Black’s Queen and wins the game.",
        ),
        (
            Reason::Wins { queen: white },
            "It surrounds White’s Queen and wins the game.",
        ),
        (Reason::Draws, "It ends the game in a draw."),
        (Reason::WinsIn { moves: 1 }, "It wins at once."),
        (
            Reason::WinsIn { moves: 3 },
            "It wins by force in 3 moves, this one included.",
        ),
        (
            Reason::LosesIn { moves: 1 },
            "Every move loses on the next turn.",
        ),
        (
            Reason::LosesIn { moves: 2 },
            "Every move loses by force; this one holds out longest, for 2 moves.",
        ),
        (
            Reason::MustPass,
            "Nothing can be placed or moved, so you have to pass.",
        ),
        (
            Reason::QueenIsDue,
            "The Queen has to be placed by the fourth turn, and that is now.",
        ),
        (Reason::OnlyMove, "There is no other move."),
        (
            Reason::StopsWin { by: threat() },
            "It stops the opponent, who would win like this: white Ant 1 to the right of black Queen.",
        ),
        (
            Reason::ThreatensWin { by: threat() },
            "It threatens to win like this: white Ant 1 to the right of black Queen.",
        ),
        (
            Reason::ShutsOut { side: black },
            "Black can do nothing after it and has to pass.",
        ),
        (
            Reason::Fills {
                count: 4,
                queen: white,
            },
            "It takes one more place around White’s Queen: 4 of 6 are taken.",
        ),
        (
            Reason::CoversQueen { queen: black },
            "It climbs on top of Black’s Queen, who cannot move then.",
        ),
        (
            Reason::ThrowsQueen {
                queen: black,
                count: 5,
            },
            "It throws Black’s Queen into a crowd: 5 of the 6 places around her are taken there.",
        ),
        (
            Reason::OpensPlaces {
                queen: white,
                count: 1,
            },
            "New pieces can be placed beside White’s Queen now, on one cell.",
        ),
        (
            Reason::OpensPlaces {
                queen: black,
                count: 2,
            },
            "New pieces can be placed beside Black’s Queen now, on 2 cells.",
        ),
        (
            Reason::Aims {
                piece: piece("wA2"),
                queen: black,
            },
            "The white Ant 2 can come beside Black’s Queen with its next move.",
        ),
        (
            Reason::Nears {
                piece: piece("bB1"),
                queen: white,
                steps: 1,
            },
            "The black Beetle 1 comes within one step of White’s Queen.",
        ),
        (
            Reason::Nears {
                piece: piece("wB1"),
                queen: black,
                steps: 2,
            },
            "The white Beetle 1 comes within 2 steps of Black’s Queen.",
        ),
        (
            Reason::RescuesQueen {
                by: piece("wP"),
                free: 1,
            },
            "The white Pillbug throws your Queen out of the crowd: one place around her is free then.",
        ),
        (
            Reason::RescuesQueen {
                by: piece("wM"),
                free: 3,
            },
            "The white Mosquito throws your Queen out of the crowd: 3 places around her are free then.",
        ),
        (
            Reason::GivesRoom { free: 4 },
            "It gives your Queen more room: 4 places around her are free.",
        ),
        (
            Reason::Guards { piece: piece("bP") },
            "The black Pillbug can throw your Queen out of danger from now on.",
        ),
        (
            Reason::Wards {
                piece: piece("bA1"),
            },
            "It keeps the black Ant 1 away from your Queen.",
        ),
        (
            Reason::PlacesQueen,
            "With your Queen on the board, your pieces may move.",
        ),
        (
            Reason::Covers { piece: piece("bL") },
            "It climbs on top of the black Ladybug, which cannot move then.",
        ),
        (
            Reason::Pins {
                piece: piece("bA3"),
            },
            "It pins the black Ant 3, which has to hold the hive together now.",
        ),
        (
            Reason::Blocks {
                piece: piece("bS1"),
            },
            "It shuts the black Spider 1 in, which has no way out now.",
        ),
        (
            Reason::Frees {
                piece: piece("wG2"),
            },
            "It frees the white Grasshopper 2, which could not move before.",
        ),
        (
            Reason::StopsPlacing { side: white },
            "White cannot place any piece after it.",
        ),
        (
            Reason::Develops {
                piece: piece("wA1"),
            },
            "It brings the white Ant 1 into the game.",
        ),
        (
            Reason::Throws {
                piece: piece("bG1"),
            },
            "It throws the black Grasshopper 1 somewhere else.",
        ),
        (
            Reason::GainsMoves { count: 1 },
            "Your other pieces have one more move.",
        ),
        (
            Reason::TakesMoves { count: 12 },
            "The opponent’s pieces have 12 fewer moves.",
        ),
        (
            Reason::GainsPlaces { count: 2 },
            "You can place new pieces on 2 more cells.",
        ),
        (
            Reason::TakesPlaces { count: 1 },
            "The opponent can place new pieces on one cell fewer.",
        ),
        (
            Reason::Waits,
            "There is nothing better: it waits and spoils nothing.",
        ),
    ];
    let locale = Locale::new(&["en"]);
    for (reason, expected) in &rows {
        assert_eq!(why(reason).word(&locale), *expected);
    }
    for name in Reason::NAMES {
        let mut known = rows.iter().map(|(reason, _)| format!("{reason:?}"));
        let is_its = |known: String| known.split(' ').next() == Some(name);
        assert!(known.any(is_its), "no row has {name}");
    }
}
