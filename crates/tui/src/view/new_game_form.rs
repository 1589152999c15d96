//! Draws the form for a new game.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use skep_locale::Argument;
use skep_wire::{Opening, Takebacks};

use super::{notice, title};
use crate::Words;
use crate::app::App;
use crate::colors::{BOLD, CHOSEN};
use crate::layout::FORM_TOP;
use crate::new_game_form::{Field, NewGameForm, Opponent, Side};
use crate::words::text;

pub(super) fn draw(app: &App, form: &NewGameForm, words: &Words, frame: &mut Frame<'_>) {
    let key = match form.from {
        None => "new-title",
        Some(_) => "on-title",
    };
    title(app, &words.plain(key), frame);
    let fields = form.fields();
    let labels = fields.iter().map(|field| label(*field, form, words));
    let labels: Vec<Line<'_>> = labels.map(Line::from).collect();
    let widest = labels.iter().map(Line::width).max().unwrap_or(0);
    let widest = widest.min(usize::from(app.size.width) / 2) as u16;
    for ((field, label), y) in fields.iter().zip(labels).zip(FORM_TOP..) {
        let is_chosen = *field == form.chosen;
        let style = if is_chosen { CHOSEN } else { BOLD };
        let mark = if is_chosen { "▸" } else { " " };
        frame.render_widget(Span::raw(mark), Rect::new(0, y, 1, 1));
        let value = value(*field, form, words);
        if *field == Field::Begin {
            let area = Rect::new(2, y, app.size.width.saturating_sub(2), 1);
            frame.render_widget(Span::styled(format!(" {value} "), style), area);
            continue;
        }
        frame.render_widget(label, Rect::new(2, y, widest, 1));
        let x = widest + 4;
        let area = Rect::new(x, y, app.size.width.saturating_sub(x), 1);
        frame.render_widget(Span::styled(format!(" {value} "), style), area);
    }
    let about = match form.opponent {
        Opponent::Person => None,
        Opponent::Engine | Opponent::Watch => Some(about(form, words)),
    };
    if let (Some(about), None) = (about, &app.notice) {
        let y = FORM_TOP + fields.len() as u16 + 1;
        let lines = app.size.height.saturating_sub(y + 1);
        let area = Rect::new(2, y, app.size.width.saturating_sub(4), lines);
        let text = Paragraph::new(about).style(app.look.faint());
        frame.render_widget(text.wrap(Wrap { trim: true }), area);
    }
    notice(app, words, frame);
}

/// How the level plays.
fn about(form: &NewGameForm, words: &Words) -> String {
    let level = match form.chosen {
        Field::BlackLevel => form.black_level,
        _ => form.level,
    };
    let level = Argument::Number(level.into());
    let about = words.word("level-about", &[("level", level.clone())]);
    let arguments = [("level", level), ("about", text(&about))];
    words.word("new-level-spoken", &arguments)
}

fn label(field: Field, form: &NewGameForm, words: &Words) -> String {
    let watches = form.opponent == Opponent::Watch;
    match field {
        Field::Opponent => words.plain("new-opponent"),
        Field::Level if watches => words.plain("new-level-white"),
        Field::Level => words.plain("new-level"),
        Field::BlackLevel => words.plain("new-level-black"),
        Field::Side => words.plain("new-side"),
        Field::Expansion(index) => {
            let letter = ("expansion", text(EXPANSIONS[index]));
            words.word("new-expansion", &[letter])
        }
        Field::Opening => words.plain("new-opening"),
        Field::Takebacks => words.plain("new-takebacks"),
        Field::Clock => words.plain("new-clock"),
        Field::Minutes => words.plain("new-minutes"),
        Field::Increment => words.plain("new-increment"),
        Field::Begin => String::new(),
    }
}

const EXPANSIONS: [&str; 3] = ["M", "L", "P"];

fn value(field: Field, form: &NewGameForm, words: &Words) -> String {
    let switch = |is_on: bool| if is_on { "[x]" } else { "[ ]" }.to_owned();
    let count = |key: &str, count: u32| words.word(key, &[("count", Argument::Number(count))]);
    match field {
        Field::Opponent => words.word("new-opponent-name", &[("opponent", opponent(form))]),
        Field::Level => form.level.to_string(),
        Field::BlackLevel => form.black_level.to_string(),
        Field::Side => {
            let side = match form.side {
                Side::White => "white",
                Side::Black => "black",
                Side::Random => "random",
            };
            words.word("new-side-name", &[("side", text(side))])
        }
        Field::Expansion(index) => switch(form.expansions[index]),
        Field::Opening => {
            let opening = match form.opening {
                Opening::Tournament => "tournament",
                Opening::Printed => "printed",
            };
            words.word("new-opening-name", &[("opening", text(opening))])
        }
        Field::Takebacks => {
            let takebacks = match form.takebacks {
                Takebacks::Free => "free",
                Takebacks::Asked => "asked",
                Takebacks::Never => "never",
            };
            words.word("new-takebacks-name", &[("takebacks", text(takebacks))])
        }
        Field::Clock => switch(form.has_clock),
        Field::Minutes => count("new-minutes-count", form.minutes),
        Field::Increment => count("new-increment-count", form.increment),
        Field::Begin => words.word("new-begin", &[("opponent", opponent(form))]),
    }
}

fn opponent(form: &NewGameForm) -> Argument {
    text(match form.opponent {
        Opponent::Engine => "engine",
        Opponent::Person => "person",
        Opponent::Watch => "watch",
    })
}
