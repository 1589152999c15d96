//! `skep rules`: the rulebook in the terminal.

use std::path::Path;

use skep_learn::{Block, Chapter, RuleNumber, chapters};
use skep_locale::Locale;
use skep_rules::{Bug, Color, Piece};
use skep_tui::{BookEntry, BookText, find_in_book};

use crate::failure::Failure;
use crate::file::{Existing, Output};
use crate::language::Language;
use crate::paint::Drawing;

/// Read the rules of the game, with pictures, in your language
#[derive(clap::Args)]
#[command(after_help = "Examples:
  skep rules                 what there is to read
  skep rules beetle          a chapter, by its name or title
  skep rules R5.6            a rule, by its number
  skep rules R5              all rules whose numbers begin so
  skep rules --all --lang uk | less")]
pub(crate) struct Rules {
    /// A chapter or the number of a rule; without one, the table of contents.
    #[arg(value_name = "CHAPTER")]
    wanted: Vec<String>,
    /// The whole book.
    #[arg(long, conflicts_with = "wanted")]
    all: bool,
    #[command(flatten)]
    language: Language,
    #[command(flatten)]
    drawing: Drawing,
}

/// Longer lines are hard to read.
const MAX_COLUMNS: usize = 80;

/// On narrower terminals, lines wrap.
const MIN_COLUMNS: usize = 24;

impl Rules {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let locale = self.language.locale();
        let columns = terminal_size::terminal_size().map_or(MAX_COLUMNS, |(width, _)| {
            usize::from(width.0).clamp(MIN_COLUMNS, MAX_COLUMNS)
        });
        let mut page = BookText::new(&locale, columns, self.drawing.glyphs());
        let wanted = self.wanted.join(" ");
        if self.all {
            page.title(&locale.word("rules-title", &[]));
            page.paragraphs(&names(&locale));
            chapters()
                .iter()
                .for_each(|chapter| put_chapter(&mut page, chapter));
        } else if wanted.is_empty() {
            put_contents(&mut page, &locale);
        } else if let Some(part) = part(&wanted) {
            put_part(&mut page, part);
            page.paragraphs(&names(&locale));
        } else {
            let place = find_in_book(&wanted, &locale).map_err(|unknown| {
                let contents = locale.word("rules-see-contents", &[]);
                Failure::said(&locale, format!("{unknown} {contents}"))
            })?;
            match place {
                BookEntry::Chapter(chapter) => put_chapter(&mut page, chapter),
                BookEntry::Rule(chapter, number) => {
                    page.heading(chapter);
                    put_rule(&mut page, chapter, number);
                }
            }
            page.paragraphs(&names(&locale));
        }
        let mut output = Output::open(Path::new("-"), Existing::Keep)?;
        output.write(page.into_text(self.drawing.paint()).as_bytes())?;
        output.finish()
    }
}

fn put_contents(page: &mut BookText<'_>, locale: &Locale) {
    page.title(&locale.word("rules-title", &[]));
    let rows = chapters().iter().map(|chapter| {
        let key = format!("chapter-{}", chapter.id);
        let about = locale.word(&format!("{key}.about"), &[]);
        [chapter.id.to_owned(), locale.word(&key, &[]), about]
    });
    page.table(&rows.collect::<Vec<_>>());
    page.paragraphs(&locale.word("rules-how", &[]));
}

/// How pieces are written in pictures and moves: both Queens, for the sides, and one of each other insect.
fn names(locale: &Locale) -> String {
    let others = Bug::ALL.into_iter().filter(|bug| *bug != Bug::Queen);
    let others = others.filter_map(|bug| Piece::new(Color::White, bug, 1));
    let queens = [Color::White, Color::Black].map(Piece::queen);
    let names = queens.into_iter().chain(others);
    let names = names.map(|piece| format!("{piece} = {}", locale.piece(piece)));
    names.collect::<Vec<_>>().join(", ")
}

fn put_chapter(page: &mut BookText<'_>, chapter: &Chapter) {
    page.heading(chapter);
    chapter.blocks.iter().for_each(|block| page.block(block));
}

/// The part of the rules that a number alone means, if it is one: 3 for `R3`.
fn part(wanted: &str) -> Option<u8> {
    let part = wanted.strip_prefix(['R', 'r'])?.parse().ok()?;
    let mut rules = chapters().iter().flat_map(Chapter::rules);
    rules.any(|rule| rule.0 == part).then_some(part)
}

/// All rules of a part, in any chapter.
fn put_part(page: &mut BookText<'_>, part: u8) {
    for chapter in chapters() {
        let mut rules = chapter.rules().filter(|rule| rule.0 == part).peekable();
        if rules.peek().is_some() {
            page.heading(chapter);
            rules.for_each(|rule| put_rule(page, chapter, rule));
        }
    }
}

/// A rule and its diagrams, up to the next rule.
fn put_rule(page: &mut BookText<'_>, chapter: &Chapter, number: RuleNumber) {
    let mut blocks = chapter.blocks.iter();
    let found = blocks.find(|block| matches!(block, Block::Rule(rule) if *rule == number));
    let shown = blocks.take_while(|block| matches!(block, Block::Diagram(_)));
    found
        .into_iter()
        .chain(shown)
        .for_each(|block| page.block(block));
}
