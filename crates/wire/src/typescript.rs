//! The same types in TypeScript.

use ts_rs::{Config, TS};

use crate::{
    Argument, ClockView, Color, CommandView, CommentView, EndingReason, EndingView, EventView,
    FromGame, FromServer, GameList, GameSummary, GameView, Health, HintView, LegalMove, MoveView,
    NewGame, NoteView, Opened, Opening, Phrase, Problem, Seat, Seats, SettingsView, StackView,
    StuckView, TagView, Takebacks, TimeControlView, ToServer, TurnView,
};

macro_rules! declarations {
    ($($name:ident)*) => {
        [$(declaration::<$name>()),*].concat()
    };
}

/// All messages as TypeScript: the text of `web/src/wire.ts`.
pub fn typescript() -> String {
    let head = "// Generated from crates/wire: change it there, then `cargo xtask wire`.\n";
    let declarations = declarations! {
        Color Seat Seats Opening Takebacks TimeControlView SettingsView
        Phrase Argument Problem
        StackView MoveView ClockView LegalMove StuckView TurnView EndingReason EndingView TagView CommentView GameView
        EventView CommandView ToServer FromServer
        FromGame NewGame GameSummary GameList Opened NoteView HintView Health
    };
    head.to_owned() + &declarations
}

fn declaration<T: TS>() -> String {
    let docs = T::docs().unwrap_or_default();
    format!("\n{docs}export {}\n", T::decl(&Config::default()))
}
