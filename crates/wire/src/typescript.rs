//! The same types in TypeScript.

use ts_rs::{Config, TS};

use crate::{
    AnswerKind, Argument, AskedPosition, Attempt, BlockView, BookView, ChapterSummary, ChapterView,
    ClockView, CoachView, Color, CommandView, CommentView, EndingReason, EndingView, EventView,
    ExerciseView, FromGame, FromServer, GameList, GameSummary, GameView, Health, HintView,
    LegalMove, MoveView, NewGame, NoteView, Opened, Opening, Phrase, PositionView, Problem,
    RefusedMove, ScoreView, Seat, Seats, SettingsView, Solution, StackView, StuckView, TagView,
    Takebacks, Thought, TimeControlView, ToServer, TurnView, Verdict, VerdictView,
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
        EventView CommandView ToServer ScoreView Thought FromServer
        FromGame NewGame GameSummary GameList Opened NoteView HintView Health
        PositionView AskedPosition BookView ChapterSummary ChapterView BlockView RefusedMove
        ExerciseView AnswerKind Attempt VerdictView Verdict Solution CoachView
    };
    head.to_owned() + &declarations
}

fn declaration<T: TS>() -> String {
    let docs = T::docs().unwrap_or_default();
    format!("\n{docs}export {}\n", T::decl(&Config::default()))
}
