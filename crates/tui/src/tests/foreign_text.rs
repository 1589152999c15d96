//! Names and comments that somebody else made up, on every screen that shows them.

use skep_text::printable;
use skep_wire::{CommentView, SeatView};

use super::fixture::{Games, LOOK, SIZE, showing, take};
use super::snapshots::{glance, looked_at, text};
use crate::app::App;
use crate::effect::Input;

const HOSTILE: [&str; 8] = [
    "\u{1b}[2J\u{9b}31m",
    "a\r\n\u{85}\u{2028}b",
    "\u{202e}drawkcab",
    "\u{2067}\u{2066}never closed",
    "\u{2069}\u{202c}closed too often",
    "דוד",
    "a long name that does not fit, with דוד at its very end and more after that",
    "דוד המלך בן ישי מבית לחם אשר ביהודה ועוד שמות ארוכים מאוד מאוד",
];

#[test]
fn screens_show_foreign_text_without_obeying_it() {
    let mut games = Games::new();
    for hostile in HOSTILE {
        let seat = SeatView::Person {
            name: Some(hostile.to_owned()),
        };
        games.record.seats.white = seat.clone();
        games.record.seats.black = seat.clone();
        games.record.comments = (0..100)
            .map(|ply| CommentView {
                ply,
                text: hostile.to_owned(),
            })
            .collect();
        for game in &mut games.list.games {
            game.seats.white = seat.clone();
            game.seats.black = seat.clone();
        }
        let mut home = App::new(LOOK, SIZE);
        take(&mut home, Input::Listed(games.list.clone()));
        for app in [home, showing(&games.record)] {
            for size in [(80, 24), (60, 20), (120, 40)] {
                let seen = text(&looked_at(&app, &glance(size, "en", LOOK)));
                assert_eq!(printable(&seen), seen, "{hostile:?}");
                let start: String = hostile.chars().filter(|c| c.is_alphanumeric()).collect();
                let start: String = start.chars().take(3).collect();
                let letters: String = seen.chars().filter(|c| c.is_alphanumeric()).collect();
                assert!(letters.contains(&start), "{hostile:?} in {seen}");
            }
        }
    }
}
