//! The JSON of each message, as clients write and read it. Every message that is read is written in the same way.

use serde::Serialize;
use serde::de::DeserializeOwned;
use skep_game::Settings;
use skep_wire::{
    FromServer, GameList, HintView, ImportView, NewGame, ProblemView, SettingsView, ToServer,
};

#[track_caller]
fn check<T: Serialize + DeserializeOwned>(rows: &[&str]) {
    for row in rows {
        let message: T = serde_json::from_str(row).unwrap_or_else(|error| panic!("{row}: {error}"));
        let written = serde_json::to_string(&message).expect("messages are JSON");
        assert_eq!(written, *row);
    }
}

#[test]
fn to_the_server() {
    check::<ToServer>(&[
        r#"{"type":"watch","game":"abc","since":17}"#,
        r#"{"type":"unwatch","game":"abc"}"#,
        r#"{"type":"command","id":"c5","game":"abc","command":{"type":"play","mv":"wA1 bQ-","after":17}}"#,
        r#"{"type":"command","id":"c6","game":"abc","command":{"type":"resign"}}"#,
        r#"{"type":"command","id":"c7","game":"abc","command":{"type":"ask_takeback"}}"#,
        r#"{"type":"command","id":"c8","game":"abc","command":{"type":"move_now","after":17}}"#,
        r#"{"type":"ping"}"#,
    ]);
}

#[test]
fn optional_fields_have_defaults() {
    let rows = [
        (
            r#"{"type":"watch","game":"abc"}"#,
            r#"{"type":"watch","game":"abc","since":null}"#,
        ),
        (
            r#"{"type":"watch","game":"abc","since":3,"later":"skipped"}"#,
            r#"{"type":"watch","game":"abc","since":3}"#,
        ),
    ];
    for (short, long) in rows {
        let message: ToServer = serde_json::from_str(short).expect("the rest has defaults");
        let written = serde_json::to_string(&message).expect("messages are JSON");
        assert_eq!(written, long);
    }
}

#[test]
fn from_the_server() {
    check::<FromServer>(&[
        r#"{"type":"welcome","version":"0.1.0"}"#,
        r#"{"type":"events","game":"abc","version":18,"events":[{"type":"played","by":"white","mv":"wA1 bQ-","by_itself":true,"throwers":[],"spent_ms":1200,"occurrence":2}],"clock":{"white_ms":1,"black_ms":2,"running":"black"},"turn":{"color":"black","legal":[{"mv":"bA1 wQ-","piece":"bA1","q":1,"r":-1,"by_itself":false,"throwers":["bP"]}],"stuck":[{"piece":"bQ","code":"some-code","why":{"key":"illegal-pinned","args":{"cut_off":{"pieces":["bA1"]},"piece":{"piece":"bQ"}}}}]}}"#,
        r#"{"type":"events","game":"abc","version":4,"events":[{"type":"taken_back","plies":2},{"type":"draw_offered","by":"black"},{"type":"draw_declined"},{"type":"takeback_asked","by":"white"},{"type":"takeback_refused"},{"type":"resumed"},{"type":"ended","ending":{"reason":"both_surrounded","winner":null,"surrounded":["wQ","bQ"]}}],"clock":null,"turn":null}"#,
        r#"{"type":"thinking","game":"abc","depth":7,"nodes":123456,"score":{"type":"open","hundredths":-35},"line":["wA1 bQ-","pass"]}"#,
        r#"{"type":"thinking","game":"abc","depth":5,"nodes":1234,"score":{"type":"win","plies":5},"line":["wA1 bQ-"]}"#,
        r#"{"type":"thinking","game":"abc","depth":2,"nodes":99,"score":{"type":"loss","plies":2},"line":[]}"#,
        r#"{"type":"settled","id":"c5","game":"abc","version":18}"#,
        r#"{"type":"refused","id":"c5","game":"abc","problem":{"code":"some-code","phrase":{"key":"refusal-stale"},"text":"The game has gone on."}}"#,
        r#"{"type":"gone","game":"abc","problem":{"code":"some-code","phrase":{"key":"problem-no-such-game"},"text":"There is no such game."}}"#,
        r#"{"type":"error","problem":{"code":"some-code","phrase":{"key":"problem-too-many-sockets","args":{"limit":{"number":5}}},"text":"Too many."}}"#,
        r#"{"type":"error","game":"abc","problem":{"code":"some-code","phrase":{"key":"problem-table-busy"},"text":"Too much."}}"#,
        r#"{"type":"pong"}"#,
        r#"{"type":"game","game":{"id":"abc","version":0,"created_at":1,"settings":{"game_type":"Base+MLP","opening":"tournament","time":{"initial_ms":600000,"increment_ms":5000},"takebacks":"asked"},"seats":{"white":{"type":"person","name":"Ada"},"black":{"type":"engine","level":3}},"yours":["white"],"reserve":["wQ","bQ"],"start":[{"q":0,"r":0,"pieces":["wS1","bB1"]}],"first":"white","moves":[],"clock":null,"draw_offer":null,"takeback_request":null,"turn":null,"ending":{"reason":"time","winner":"black","surrounded":[]},"imported":true,"tags":[{"name":"Event","value":"Club"}],"comments":[{"ply":0,"text":"Hello"}]}}"#,
    ]);
}

#[test]
fn over_http() {
    check::<NewGame>(&[
        r#"{"key":"k","settings":{"game_type":"Base","opening":"printed","time":null,"takebacks":"never"},"seats":{"white":{"type":"person"},"black":{"type":"engine","level":10}},"from":{"game":"abc","ply":4}}"#,
    ]);
    check::<GameList>(&[
        r#"{"games":[{"id":"abc","created_at":1,"updated_at":2,"settings":{"game_type":"Base","opening":"tournament","time":null,"takebacks":"free"},"seats":{"white":{"type":"person"},"black":{"type":"person"}},"yours":["white","black"],"plies":3,"to_move":"black","ending":null,"imported":false}],"next":"2-abc"}"#,
    ]);
    check::<ImportView>(&[
        r#"{"id":"abc","others":["def"],"added":1,"known":1,"notes":[{"game":1,"phrase":{"key":"note-tag-left-out"}}]}"#,
    ]);
    check::<HintView>(&[
        r#"{"version":7,"mv":"wA1 bQ-","piece":"wA1","to":[1,-2],"reasons":[{"key":"hint-fills","args":{"count":{"number":3},"queen":{"color":"black"}}}]}"#,
    ]);
    check::<ProblemView>(&[
        r#"{"code":"some-code","phrase":{"key":"problem-store"},"text":"Sorry."}"#,
    ]);
}

#[test]
fn default_settings_are_those_of_a_new_game() {
    let view: SettingsView = serde_json::from_str(r#"{"game_type":"Base+M"}"#).unwrap();
    let game_type = "Base+M".parse().unwrap();
    assert_eq!(Settings::try_from(&view), Ok(Settings::new(game_type)));
}
