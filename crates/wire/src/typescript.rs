//! `web/src/wire.ts`: the same types in TypeScript. Only this test writes it, so no other build needs ts-rs.

use std::path::Path;

use ts_rs::{Config, TS};

use skep_locale::json::ColorName;
use skep_view::{OpeningName, TakebacksName};

use crate::{
    AnswerKind, Argument, AskedPosition, Attempt, BlockView, BookView, ChapterSummary, ChapterView,
    ClockView, CoachView, CommentView, EndingReason, EndingView, EventView, ExerciseView, FromGame,
    FromServer, GameList, GameSummary, GameView, Health, HintView, ImportView, LegalMove, MoveView,
    NewGame, NoteView, Phrase, PlayerCommand, PositionView, ProblemView, RefusedMove, ScoreView,
    SeatView, SeatsView, SettingsView, Solution, StackView, StuckView, TagView, Thought,
    TimeControlView, ToServer, TurnView, VerdictKind, VerdictView, WhyNotView,
};

macro_rules! declarations {
    ($($name:ident)*) => {
        [$(declaration::<$name>()),*].concat()
    };
}

/// All messages as TypeScript: the text of `web/src/wire.ts`.
fn typescript() -> String {
    let head = "// Generated from crates/wire: change it there, then `cargo xtask wire`.\n";
    let declarations = declarations! {
        ColorName SeatView SeatsView OpeningName TakebacksName TimeControlView SettingsView
        Phrase Argument ProblemView
        StackView MoveView ClockView LegalMove StuckView TurnView EndingReason EndingView TagView CommentView GameView
        EventView PlayerCommand ToServer ScoreView Thought FromServer
        FromGame NewGame GameSummary GameList ImportView NoteView HintView WhyNotView Health
        PositionView AskedPosition BookView ChapterSummary ChapterView BlockView RefusedMove
        ExerciseView AnswerKind Attempt VerdictView VerdictKind Solution CoachView
    };
    head.to_owned() + &declarations
}

fn declaration<T: TS>() -> String {
    let docs = T::docs().unwrap_or_default();
    format!("\n{docs}export {}\n", T::decl(&Config::default()))
}

#[test]
fn the_types_of_the_web_are_ours() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let ours = typescript();
    if std::env::var_os("SKEP_WRITE").is_some() {
        std::fs::write(&file, &ours).expect("the file can be written");
    }
    let theirs = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        theirs == ours,
        "web/src/wire.ts is not what crates/wire says: run `cargo xtask wire`"
    );
}
