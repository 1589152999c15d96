//! Draws the table of contents, a chapter, an exercise.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use skep_learn::chapters;
use skep_locale::Argument;
use skep_wire::AnswerKind;

use super::{board, notice, status, title};
use crate::Words;
use crate::app::App;
use crate::colors::{BOLD, CHOSEN};
use crate::layout::{GameLayout, first_shown, home_list};
use crate::learn::Row;
use crate::learn::current_exercise::End;
use crate::learn::exercise_screen::ExerciseScreen;
use crate::learn::screen::{LearnPart, LearnScreen, reading};
use crate::words::text;

pub(super) fn draw(app: &App, learn: &LearnScreen, words: &Words, frame: &mut Frame<'_>) {
    match &learn.part {
        LearnPart::Contents => contents(app, learn, words, frame),
        LearnPart::Chapter { rows, from } => {
            let heading = words.plain(&format!("chapter-{}", learn.chapter().id));
            title(
                app,
                &format!("{} · {heading}", words.plain("learn-rulebook")),
                frame,
            );
            chapter(app, rows, *from, frame);
        }
        LearnPart::Exercise(exercise_screen) => task(app, exercise_screen, words, frame),
    }
}

fn contents(app: &App, learn: &LearnScreen, words: &Words, frame: &mut Frame<'_>) {
    title(
        app,
        &format!("skep · {}", words.plain("learn-title")),
        frame,
    );
    let area = home_list(app.size);
    let first = first_shown(learn.chosen, area.height);
    let shown = chapters().iter().enumerate().skip(first);
    for ((index, chapter), y) in shown.zip(area.y..area.bottom()) {
        let is_chosen = index == learn.chosen;
        let key = format!("chapter-{}", chapter.id);
        let all = chapter.exercises().count();
        let mut exercises = chapter.exercises();
        let is_solved = |id: &str| learn.solved.is_solved(id);
        let solved = exercises.by_ref().filter(|each| is_solved(each.id)).count();
        let number = |count: usize| Argument::Number(count as u32);
        let done = [("solved", number(solved)), ("all", number(all))];
        let right = Line::from(words.word("learn-progress", &done)).right_aligned();
        let left = Line::from(vec![
            Span::raw(if is_chosen { "▸ " } else { "  " }),
            Span::styled(words.plain(&key), if is_chosen { CHOSEN } else { BOLD }),
            Span::styled(
                format!("  {}", words.plain(&format!("{key}.about"))),
                app.look.faint(),
            ),
        ]);
        let rest = usize::from(area.width).saturating_sub(right.width() + 2);
        frame.render_widget(left, Rect::new(area.x, y, rest as u16, 1));
        let right_area = Rect::new(area.x, y, area.width.saturating_sub(1), 1);
        frame.render_widget(right, right_area);
    }
    notice(app, words, frame);
}

fn chapter(app: &App, rows: &[Row], from: usize, frame: &mut Frame<'_>) {
    let height = reading(app.size);
    let lines = rows.iter().skip(from).zip(1..=height);
    for (row, y) in lines {
        for (&(sign, ink), x) in row.iter().zip(1..app.size.width) {
            let style = app.look.ink(ink);
            frame.buffer_mut()[(x, y)].set_char(sign).set_style(style);
        }
    }
}

fn task(app: &App, exercise_screen: &ExerciseScreen, words: &Words, frame: &mut Frame<'_>) {
    let layout = GameLayout::of(app.size);
    let exercise = &exercise_screen.exercise;
    let (chapter, number) = exercise.id.rsplit_once('-').unwrap_or((&exercise.id, "1"));
    let heading = words.plain(&format!("chapter-{chapter}"));
    let number = number.parse().map_or(text(number), Argument::Number);
    let number = words.word("learn-exercise", &[("number", number)]);
    title(app, &format!("{heading} · {number}"), frame);
    let scene = exercise_screen.scene(app.look.glyphs);
    board::draw(
        &exercise_screen.game_screen,
        &scene,
        app.look,
        layout.board,
        frame.buffer_mut(),
    );
    for y in layout.rule.y..layout.rule.bottom() {
        let place = (layout.rule.x, y);
        frame.buffer_mut()[place]
            .set_symbol("│")
            .set_style(app.look.faint());
    }
    let beside = Rect::new(
        layout.far.x + 1,
        layout.far.y,
        layout.far.width.saturating_sub(2),
        layout.rule.height,
    );
    let told = Paragraph::new(asked(exercise_screen, words)).wrap(Wrap { trim: true });
    frame.render_widget(told, beside);
    let notice = app.notice.as_ref().map(|phrase| words.say(phrase));
    // Only new messages are bold.
    let mut said = vec![notice.unwrap_or_default()];
    if exercise_screen.end == Some(End::Solved) {
        said.push(words.say(&exercise.solved));
    }
    let how = match exercise.answer {
        AnswerKind::Cells => "learn-point-cells",
        AnswerKind::Pieces => "learn-point-pieces",
        AnswerKind::Moves => "learn-play-move",
    };
    let how = exercise_screen.end.is_none().then(|| words.plain(how));
    status::write(&said, how, layout.status, frame);
}

/// The task and the hint.
fn asked(exercise_screen: &ExerciseScreen, words: &Words) -> Vec<Line<'static>> {
    let exercise = &exercise_screen.exercise;
    let side = exercise
        .view
        .turn
        .as_ref()
        .map_or(exercise.view.first, |turn| turn.color);
    let mut lines = vec![
        Line::styled(words.say(&exercise.task), BOLD),
        Line::default(),
        Line::from(words.of_color("learn-you-play", side)),
    ];
    let count = [(
        "count",
        Argument::Number(exercise_screen.found.len() as u32),
    )];
    let found = match exercise.answer {
        AnswerKind::Moves => None,
        _ if exercise_screen.found.is_empty() => Some("learn-found-none"),
        AnswerKind::Cells => Some("learn-found-cells"),
        AnswerKind::Pieces => Some("learn-found-pieces"),
    };
    lines.extend(found.map(|key| Line::from(words.word(key, &count))));
    if exercise_screen.is_hinted {
        lines.push(Line::default());
        lines.push(Line::from(words.say(&exercise.hint)));
    }
    let reserve = exercise_screen.game_screen.hive.reserve_of(side);
    let reserve: Vec<String> = reserve.map(|piece| piece.to_string()).collect();
    if exercise.answer != AnswerKind::Pieces && !reserve.is_empty() {
        lines.push(Line::default());
        lines.push(Line::from(words.of_color("play-reserve", side)));
        lines.push(Line::from(reserve.join(" ")));
    }
    lines
}
