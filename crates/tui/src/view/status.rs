//! What is said below the board: how the game stands, and what the person at it should know now.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use skep_locale::Argument;
use skep_wire::{GameView, Thought};

use crate::Words;
use crate::app::App;
use crate::describe::capitalized;
use crate::look::BOLD;
use crate::page::{Advice, Page};
use crate::seats::{asked, is_to_move_here, mover_at};
use crate::words::text;

pub(super) fn draw(app: &App, page: &Page, words: &Words, area: Rect, frame: &mut Frame<'_>) {
    let mut lines = Vec::new();
    if let Some(phrase) = &app.notice {
        lines.push(Line::styled(words.say(phrase), BOLD));
    }
    let style = if lines.is_empty() { BOLD } else { Style::new() };
    lines.push(Line::styled(standing(page, words), style));
    lines.extend(rest(page, words).map(Line::from));
    let area = Rect::new(
        area.x + 1,
        area.y,
        area.width.saturating_sub(2),
        area.height,
    );
    let text = Paragraph::new(lines).wrap(Wrap { trim: true });
    frame.render_widget(text, area);
}

/// How the game stands, or which position of it is looked at.
fn standing(page: &Page, words: &Words) -> String {
    let game = &page.game;
    if page.past.is_some() || game.opened {
        return past(page, words);
    }
    if let Some(ending) = &game.ending {
        return words.ending(ending, game);
    }
    let turn = words.turn(game).unwrap_or_default();
    if is_to_move_here(game) {
        return match advice(game) {
            None => turn,
            Some(key) => format!("{turn} {}", words.plain(key)),
        };
    }
    match thought(page) {
        None => words.plain("turn-thinking"),
        Some(thought) => words.thought(thought),
    }
}

/// What the engine thinks, if that is wanted.
fn thought(page: &Page) -> Option<&Thought> {
    page.thinking.as_ref().filter(|_| page.is_curious)
}

/// What a newcomer should know about this turn.
fn advice(game: &GameView) -> Option<&'static str> {
    let stuck = game.turn.as_ref().map_or(&[][..], |turn| &turn.stuck);
    if stuck
        .iter()
        .any(|stuck| stuck.why.key == "illegal-queen-is-due")
    {
        return Some("turn-queen-due");
    }
    (game.moves.len() < 2 && game.start.is_empty()).then_some("turn-first")
}

/// The position that is looked at, and what a record says of it.
fn past(page: &Page, words: &Words) -> String {
    let (game, ply) = (&page.game, page.ply());
    let Some(played) = ply.checked_sub(1).and_then(|index| game.moves.get(index)) else {
        return words.plain("said-start");
    };
    let said = words.played(mover_at(game, ply - 1), played);
    let arguments = [
        ("ply", Argument::Number(ply as u32)),
        ("plies", Argument::Number(game.moves.len() as u32)),
        ("move", text(&said)),
    ];
    words.word("said-ply", &arguments)
}

/// What else there is to know, the most urgent alone.
fn rest(page: &Page, words: &Words) -> Option<String> {
    let game = &page.game;
    match &page.advice {
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
        return Some(match asked(game, Some(by)) {
            Some(_) => words.of_color("offer-draw", by),
            None => words.plain("offer-draw-made"),
        });
    }
    if let Some(by) = game.takeback_request {
        return Some(match asked(game, Some(by)) {
            Some(_) => words.of_color("offer-takeback", by),
            None => words.plain("offer-takeback-made"),
        });
    }
    if let Some(piece) = page.held {
        let arguments = [
            ("piece", Argument::Piece(piece)),
            ("targets", Argument::Number(page.targets().len() as u32)),
        ];
        return Some(capitalized(&words.word("said-picked", &arguments)));
    }
    if page.past.is_some() || game.opened {
        let ply = page.ply() as u32;
        let comments = game.comments.iter().filter(|comment| comment.ply == ply);
        let texts: Vec<_> = comments.map(|comment| comment.text.as_str()).collect();
        return (!texts.is_empty()).then(|| texts.join(" "));
    }
    if let Some(thought) = thought(page) {
        return Some(words.expected(&thought.line));
    }
    // Why one's own piece under the cursor cannot move, or else what was played last.
    let mover = game.turn.as_ref().map(|turn| turn.color.into());
    let top = page.hive.top_at(page.cursor);
    let own = top.filter(|piece| Some(piece.color()) == mover);
    if let Some(why) = own.and_then(|piece| page.stuck(piece)) {
        return Some(words.say(why));
    }
    let played = game.moves.last()?;
    Some(words.played(mover_at(game, game.moves.len() - 1), played))
}
