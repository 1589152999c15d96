//! The text around the board: state of the game, reserves, stacks, legend.

use skep_rules::{Bug, Color, DrawReason, Outcome, Piece};

use crate::text::canvas::Row;
use crate::text::ink::{Hue, Ink};
use crate::text::{TextStyle, Words};
use crate::{Scene, Stack, Way};

/// The state of the game, in one line.
pub(crate) fn status(scene: &Scene, style: &TextStyle<'_>) -> Row {
    let Words {
        white_to_move,
        black_to_move,
        ..
    } = style.words;
    let dot = style.glyphs.pick(" · ", " - ");
    let turn = style.words.turn.replace("{}", &scene.turn.to_string());
    let stands = match (scene.outcome, scene.to_move) {
        (Some(outcome), _) => ending(&style.words, outcome),
        (None, Color::White) => white_to_move,
        (None, Color::Black) => black_to_move,
    };
    Row::default()
        .plain("  ")
        .inked(stands, Ink::BOLD)
        .plain(dot)
        .plain(&turn)
        .plain(dot)
        .plain(&scene.game_type.to_string())
}

fn ending<'a>(words: &Words<'a>, outcome: Outcome) -> &'a str {
    match outcome {
        Outcome::Win(Color::White) => words.white_wins,
        Outcome::Win(Color::Black) => words.black_wins,
        Outcome::Draw(DrawReason::BothSurrounded) => words.both_surrounded,
        Outcome::Draw(DrawReason::Repetition) => words.repetition,
    }
}

/// The pieces not yet placed, one line per side. An arrow shows whose turn it is.
pub(crate) fn reserves(scene: &Scene, style: &TextStyle<'_>) -> [Row; 2] {
    Color::ALL.map(|color| reserve(scene, style, color))
}

fn reserve(scene: &Scene, style: &TextStyle<'_>, color: Color) -> Row {
    let name = |color| match color {
        Color::White => style.words.white,
        Color::Black => style.words.black,
    };
    let width = Color::ALL
        .map(|color| name(color).chars().count())
        .into_iter()
        .max()
        .unwrap_or(0);
    let on_turn = scene.outcome.is_none() && scene.to_move == color;
    let arrow = if on_turn {
        style.glyphs.pick("▸ ", "> ")
    } else {
        "  "
    };
    let row = Row::default()
        .plain(arrow)
        .plain(&format!("{:width$} ", name(color)));
    let pieces = scene.reserve.of(color);
    if pieces.is_empty() {
        return row.plain(" ").plain(style.words.all_placed);
    }
    let kinds = Bug::ALL
        .into_iter()
        .map(|bug| (bug, pieces.filter(|piece| piece.bug() == bug).count()));
    kinds
        .filter(|&(_, count)| count > 0)
        .fold(row, |row, (bug, count)| {
            let chosen = scene
                .selected
                .is_some_and(|piece| pieces.contains(piece) && piece.bug() == bug);
            let (left, right) = if chosen { ("<", ">") } else { (" ", " ") };
            let times = match count {
                1 => String::new(),
                _ => format!("{}{count}", style.glyphs.pick('×', 'x')),
            };
            let bracket = Ink {
                tile: Some(color),
                ..Ink::of(Hue::Selected)
            };
            let row = row.plain(" ").inked(left, bracket);
            row.inked(&format!("{}{times}", bug.letter()), Ink::piece(color, bug))
                .inked(right, bracket)
        })
}

/// The stacks from bottom to top, one line each.
pub(crate) fn stacks(scene: &Scene, style: &TextStyle<'_>) -> Vec<Row> {
    let stacks: Vec<_> = scene
        .stacks
        .iter()
        .filter(|stack| stack.pieces.len() > 1)
        .collect();
    if stacks.is_empty() {
        return Vec::new();
    }
    let heading = Row::default().plain("  ").plain(style.words.stacks);
    std::iter::once(heading)
        .chain(stacks.into_iter().map(|stack| stack_row(stack, style)))
        .collect()
}

fn stack_row(stack: &Stack, style: &TextStyle<'_>) -> Row {
    let height = style.glyphs.height(stack.pieces.len());
    let between = style.glyphs.pick(" ‹ ", " < ");
    let row = Row::default().plain(&format!("  {height} "));
    let ink = |piece: &Piece| Ink::piece(piece.color(), piece.bug());
    stack
        .pieces
        .iter()
        .enumerate()
        .fold(row, |row, (level, piece)| {
            let row = if level == 0 { row } else { row.plain(between) };
            row.inked(&piece.to_string(), ink(piece))
        })
}

/// The legend, if there are marks.
pub(crate) fn legend(scene: &Scene, style: &TextStyle<'_>) -> Option<Row> {
    let words = &style.words;
    let to_own = scene.targets.iter().any(|target| target.way != Way::Thrown);
    let to_thrown = scene.targets.iter().any(|target| target.way != Way::Own);
    let is_seen = |piece| {
        let mut tops = scene.stacks.iter().filter_map(Stack::top);
        scene.reserve.contains(piece) || tops.any(|top| top == piece)
    };
    let moved_from = scene.last_move.is_some_and(|last| last.from.is_some());
    let marks = [
        (moved_from, "( )", words.moved_from, Hue::LastMove),
        (
            scene.last_move.is_some(),
            "[ ]",
            words.moved_to,
            Hue::LastMove,
        ),
        (
            scene.selected.is_some_and(is_seen),
            "< >",
            words.selected,
            Hue::Selected,
        ),
        (
            to_own,
            style.glyphs.pick("•", "o"),
            words.target,
            Hue::Target,
        ),
        (to_thrown, "*", words.thrown, Hue::Thrown),
        (!scene.pinned.is_empty(), "!", words.pinned, Hue::Pinned),
        (
            !scene.refused.is_empty(),
            style.glyphs.pick("×", "x"),
            words.refused,
            Hue::Refused,
        ),
    ];
    let shown = marks.into_iter().filter(|&(shown, ..)| shown);
    let row = shown.fold(Row::default(), |row, (_, mark, word, hue)| {
        row.plain("  ")
            .inked(mark, Ink::of(hue))
            .plain(" ")
            .plain(word)
    });
    (row.len() > 0).then_some(row)
}
