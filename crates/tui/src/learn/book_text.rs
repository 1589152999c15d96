//! Lays the rulebook out as lines of text: headings, paragraphs, pictures with captions.

use skep_draw::{Glyphs, Ink, Paint, Scene, TextSize, TextStyle, Words, draw_rows, paint_row};
use skep_learn::{Block, Chapter, Diagram, Phrase};
use skep_locale::{Argument, Locale};
use textwrap::core::display_width;

/// The lines laid out so far.
pub struct BookText<'a> {
    locale: &'a Locale,
    columns: usize,
    glyphs: Glyphs,
    rows: Vec<Row>,
}

/// A line: each character with its ink.
pub type Row = Vec<(char, Ink)>;

/// Indentation of pictures and captions.
const INDENT: &str = "  ";

impl<'a> BookText<'a> {
    /// An empty text of that width.
    pub const fn new(locale: &'a Locale, columns: usize, glyphs: Glyphs) -> BookText<'a> {
        BookText {
            locale,
            columns,
            glyphs,
            rows: Vec::new(),
        }
    }

    /// All lines.
    pub fn into_rows(self) -> Vec<Row> {
        self.rows
    }

    /// All lines with their line ends and colours, ready for a terminal.
    pub fn into_text(self, paint: Paint) -> String {
        let rows = self.rows.iter();
        rows.map(|row| paint_row(row, paint) + "\n").collect()
    }

    /// A bold, underlined line.
    pub fn title(&mut self, title: &str) {
        let rule = self.one_of("─", "-").repeat(display_width(title));
        self.gap();
        self.line(title, display_width(title));
        self.line(&rule, 0);
    }

    /// The title of a chapter.
    pub fn heading(&mut self, chapter: &Chapter) {
        let title = self.locale.word(&format!("chapter-{}", chapter.id), &[]);
        self.title(&title);
    }

    /// A part of a chapter.
    pub fn block(&mut self, block: &Block) {
        match block {
            Block::Rule(number) => {
                let text = self.locale.word(&number.key(), &[]);
                self.listed(&number.to_string(), &text);
            }
            Block::Text(id) => {
                let text = self.locale.word(&format!("text-{id}"), &[]);
                self.paragraphs(&text);
            }
            Block::Diagram(diagram) => self.diagram(diagram),
        }
    }

    /// The paragraphs of a message.
    pub fn paragraphs(&mut self, text: &str) {
        for paragraph in paragraphs(text) {
            self.gap();
            self.wrapped(&paragraph, "", "", 0);
        }
    }

    /// A table of three columns. If they are too wide, the third goes below the others.
    pub fn table(&mut self, rows: &[[String; 3]]) {
        let width = |column: usize| {
            let widths = rows.iter().map(|row| display_width(&row[column]));
            widths.max().unwrap_or(0)
        };
        let widths = [0, 1, 2].map(width);
        let fits = widths.iter().sum::<usize>() + 3 * INDENT.len() <= self.columns;
        self.gap();
        for [name, title, about] in rows {
            let space = |text: &str, width: usize| " ".repeat(width - display_width(text));
            let bold = INDENT.len() + name.chars().count();
            let name = format!("{INDENT}{name}{}", space(name, widths[0]));
            if fits {
                let title = format!("{title}{}", space(title, widths[1]));
                self.line(&format!("{name}{INDENT}{title}{INDENT}{about}"), bold);
            } else {
                let below = " ".repeat(widths[0] + 2 * INDENT.len());
                self.line(&format!("{name}{INDENT}{title}"), bold);
                self.wrapped(about, &below, &below, 0);
            }
        }
    }

    /// Paragraphs, with a name in front of the first.
    fn listed(&mut self, name: &str, text: &str) {
        let blank = " ".repeat(display_width(name) + INDENT.len());
        let mut first = (format!("{name}{INDENT}"), name.chars().count());
        for paragraph in paragraphs(text) {
            self.gap();
            self.wrapped(&paragraph, &first.0, &blank, first.1);
            first = (blank.clone(), 0);
        }
    }

    fn diagram(&mut self, diagram: &Diagram) {
        let position = diagram.position();
        let refused = diagram.refused();
        let crossed = refused.iter().filter_map(|(mv, _)| mv.piece_and_target());
        let mut scene = Scene::new(&position).with_refused(crossed.map(|(_, to)| to));
        if let Some(piece) = diagram.piece() {
            scene = scene.with_targets_of(&position, piece);
        }
        self.gap();
        self.picture(&scene);
        let caption = diagram.caption().word(self.locale);
        self.gap();
        self.wrapped(&caption, INDENT, INDENT, 0);
        for (mv, why) in refused {
            let why = Phrase::of_illegal_in(&position, why);
            let cross = self.one_of("×", "x");
            let first = format!("{INDENT}{cross} {}: ", position.move_string(mv));
            let blank = " ".repeat(2 * INDENT.len());
            self.wrapped(&why.word(self.locale), &first, &blank, 0);
        }
    }

    /// A picture of a position, with its legend.
    pub fn picture(&mut self, scene: &Scene) {
        let word = |key| self.locale.word(key, &[]);
        // The picture fills in the turn number.
        let turn = Argument::Text("{}".to_owned());
        let words = Words {
            white: &word("picture-white"),
            black: &word("picture-black"),
            white_to_move: &word("picture-white-to-move"),
            black_to_move: &word("picture-black-to-move"),
            turn: &self.locale.word("picture-turn", &[("turn", turn)]),
            white_wins: &word("picture-white-wins"),
            black_wins: &word("picture-black-wins"),
            both_surrounded: &word("picture-both-surrounded"),
            repetition: &word("picture-repetition"),
            all_placed: &word("picture-all-placed"),
            stacks: &word("picture-stacks"),
            moved_from: &word("picture-moved-from"),
            moved_to: &word("picture-moved-to"),
            selected: &word("picture-selected"),
            target: &word("picture-target"),
            thrown: &word("picture-thrown"),
            pinned: &word("picture-pinned"),
            refused: &word("picture-refused"),
        };
        let style = TextStyle {
            glyphs: self.glyphs,
            paint: Paint::None,
            size: TextSize::Small,
            words,
        };
        self.rows.extend(draw_rows(scene, &style));
    }

    /// An empty line, unless the text is still empty.
    fn gap(&mut self) {
        if !self.rows.is_empty() {
            self.rows.push(Row::new());
        }
    }

    /// A line whose first characters are bold.
    fn line(&mut self, line: &str, bold: usize) {
        let ink = |index: usize| {
            if index < bold {
                Ink::BOLD
            } else {
                Ink::default()
            }
        };
        let letters = line.trim_end().chars().enumerate();
        let row = letters.map(|(index, letter)| (letter, ink(index)));
        self.rows.push(row.collect());
    }

    fn wrapped(&mut self, text: &str, first: &str, next: &str, mut bold: usize) {
        let options = textwrap::Options::new(self.columns)
            .initial_indent(first)
            .subsequent_indent(next);
        for line in textwrap::wrap(text, options) {
            self.line(&line, std::mem::take(&mut bold));
        }
    }

    const fn one_of(&self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self.glyphs {
            Glyphs::Unicode => unicode,
            Glyphs::Ascii => ascii,
        }
    }
}

/// The paragraphs of a message, each as one line.
fn paragraphs(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split("\n\n")
        .map(|paragraph| paragraph.replace('\n', " "))
}
