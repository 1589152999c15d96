//! Draws the messages below the board: the state of the game, and what the player should know now.

use std::iter::{once, repeat};

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph};
use skep_locale::Argument;
use skep_rules::Illegal;
use skep_text::isolated;
use skep_wire::{GameView, Thought};
use textwrap::wrap;

use crate::Words;
use crate::app::App;
use crate::colors::BOLD;
use crate::describe::capitalized;
use crate::game_screen::{Advice, GameScreen};
use crate::words::text;

pub(super) fn draw(
    app: &App,
    game_screen: &GameScreen,
    words: &Words,
    area: Rect,
    frame: &mut Frame<'_>,
) {
    let notice = app.notice.as_ref().map(|phrase| words.say(phrase));
    let said = notice.iter().cloned().chain([standing(game_screen, words)]);
    let said: Vec<String> = said.chain(asked_for(game_screen, words)).collect();
    let aside = aside(game_screen, words).filter(|aside| notice.as_ref() != Some(aside));
    write(&said, aside, area, frame);
}

/// Writes messages below the board, the first in bold. A long message grows over the board, up to the middle of the
/// screen. `aside` gets the lines that are left.
pub(super) fn write(said: &[String], aside: Option<String>, area: Rect, frame: &mut Frame<'_>) {
    let width = area.width.saturating_sub(2);
    let wrapped = |text: &str, style: Style| -> Vec<Line<'static>> {
        let rows = text.lines().flat_map(|line| wrap(line, usize::from(width)));
        rows.map(|row| Line::styled(row.into_owned(), style))
            .collect()
    };
    let styles = once(BOLD).chain(repeat(Style::new()));
    let lines = said.iter().zip(styles);
    let mut lines: Vec<_> = lines
        .flat_map(|(said, style)| wrapped(said, style))
        .collect();
    cut(&mut lines, area.height.max(area.bottom() / 2));
    let height = area.height.max(lines.len() as u16);
    let mut aside = wrapped(&aside.unwrap_or_default(), Style::new());
    cut(&mut aside, height - lines.len() as u16);
    lines.extend(aside);
    let y = area.bottom().saturating_sub(height);
    frame.render_widget(Clear, Rect::new(area.x, y, area.width, height));
    // One column more than the words, for the sign that they are cut off.
    let text = Rect::new(area.x + 1, y, width + 1, height);
    frame.render_widget(Paragraph::new(lines), text);
}

/// As many lines as fit, with a sign if there are more.
fn cut(lines: &mut Vec<Line<'_>>, most: u16) {
    let is_cut = lines.len() > usize::from(most);
    lines.truncate(most.into());
    if let (true, Some(last)) = (is_cut, lines.last_mut()) {
        last.push_span("…");
    }
}

/// The state of the game, or which position of it is shown.
fn standing(game_screen: &GameScreen, words: &Words) -> String {
    let game = &game_screen.game;
    if game_screen.past.is_some() || game.imported {
        return words.at_ply(game, game_screen.ply());
    }
    if let Some(ending) = &game.ending {
        return words.ending(ending, game);
    }
    let turn = words.turn(game).unwrap_or_default();
    if game.is_to_move_here() {
        return match advice(game) {
            None => turn,
            Some(key) => format!("{turn} {}", words.plain(key)),
        };
    }
    match thought(game_screen) {
        None => words.plain("turn-thinking"),
        Some(thought) => words.thought(thought),
    }
}

/// The engine's thoughts, if the user wants to see them.
fn thought(game_screen: &GameScreen) -> Option<&Thought> {
    game_screen
        .thinking
        .as_ref()
        .filter(|_| game_screen.is_curious)
}

/// What a newcomer should know about this turn.
fn advice(game: &GameView) -> Option<&'static str> {
    let stuck = game.turn.as_ref().map_or(&[][..], |turn| &turn.stuck);
    if stuck
        .iter()
        .any(|stuck| stuck.code == Illegal::QueenIsDue.code())
    {
        return Some("turn-queen-due");
    }
    (game.moves.len() < 2 && game.start.is_empty()).then_some("turn-first")
}

/// The most urgent offer, request or notice.
fn asked_for(game_screen: &GameScreen, words: &Words) -> Option<String> {
    let game = &game_screen.game;
    match &game_screen.advice {
        Some(Advice::Asked) => return Some(words.plain("advice-asked")),
        Some(Advice::Given(hint)) => {
            let mv = ("move", text(&words.mv(&hint.mv)));
            let reasons = hint.reasons.iter().map(|reason| words.say(reason));
            let said: Vec<_> = std::iter::once(words.word("advice-move", &[mv]))
                .chain(reasons)
                .collect();
            return Some(said.join(" "));
        }
        None => {}
    }
    if let Some(by) = game.draw_offer {
        return Some(match game.answering_side(Some(by)) {
            Some(_) => words.of_color("offer-draw", by),
            None => words.plain("offer-draw-made"),
        });
    }
    if let Some(by) = game.takeback_request {
        return Some(match game.answering_side(Some(by)) {
            Some(_) => words.of_color("offer-takeback", by),
            None => words.plain("offer-takeback-made"),
        });
    }
    if let Some(piece) = game_screen.held {
        let arguments = [
            ("piece", Argument::Piece(piece)),
            (
                "targets",
                Argument::Number(game_screen.targets().len() as u32),
            ),
        ];
        return Some(capitalized(&words.word("said-picked", &arguments)));
    }
    if game_screen.past.is_some() || game.imported {
        let ply = game_screen.ply() as u32;
        let comments = game.comments.iter().filter(|comment| comment.ply == ply);
        let texts: Vec<_> = comments.map(|comment| isolated(&comment.text)).collect();
        return (!texts.is_empty()).then(|| texts.join(" "));
    }
    thought(game_screen).map(|thought| words.expected(&thought.line))
}

/// If there is nothing else to say: why the user's piece under the cursor cannot move, or the last move.
fn aside(game_screen: &GameScreen, words: &Words) -> Option<String> {
    let game = &game_screen.game;
    if game_screen.past.is_some() || game.imported || asked_for(game_screen, words).is_some() {
        return None;
    }
    let mover = game.turn.as_ref().map(|turn| turn.color);
    let top = game_screen.hive.top_at(game_screen.cursor);
    let own = top.filter(|piece| Some(piece.color()) == mover);
    if let Some(why) = own.and_then(|piece| game_screen.stuck(piece)) {
        return Some(words.say(why));
    }
    let played = game.moves.last()?;
    Some(words.played(game.mover_at(game.moves.len() - 1), played))
}
