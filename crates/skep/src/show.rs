//! `skep show`: a position as text, SVG or PNG.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Duration;

use skep_draw::{
    Extent, Paint, Reserves, Scene, SvgStyle, TextSize, TextStyle, Theme, draw_svg, draw_text,
    render_png,
};
use skep_engine::{Engine, Limits, Native, TERM_NAMES, evaluate, glance};
use skep_learn::why;
use skep_locale::Locale;
use skep_records::{Format, decode, read};
use skep_rules::{Line, Piece, Position};
use skep_uhp::MAX_NODES;

use crate::failure::Failure;
use crate::file::{self, Existing, Output};
use crate::input;
use crate::paint::{ColorChoice, Drawing};

/// Show a position: as text in the terminal, as SVG or as PNG.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep show 'Base;InProgress;White[2];wS1;bS1 wS1-' --last-move\n  skep show game.sgf --ply 20 --targets wA1 --pinned\n  skep show game.sgf --ply 20 --eval --hint\n  skep show 'Base+M wQbQ/wM w3 -' --output position.png"
)]
pub(crate) struct Show {
    /// A GameString, a position string, a game type, a file with records, or `-` for standard input.
    input: String,
    /// Which game of a file, counted from 1.
    #[arg(long, default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    /// After how many moves; by default, all of them.
    #[arg(long, short)]
    ply: Option<u32>,
    /// Mark the last move.
    #[arg(long, short)]
    last_move: bool,
    /// Mark the cells that this piece can go to, with a different mark for throws.
    #[arg(long, short, value_name = "PIECE")]
    targets: Option<Piece>,
    /// Mark the pinned pieces, which hold the hive together.
    #[arg(long)]
    pinned: bool,
    /// Text: list the terms of the linear evaluation for the side to move, and the score with them
    /// alone and with the network.
    #[arg(long)]
    eval: bool,
    /// Text: print the engine's best move and why it is good.
    #[arg(long)]
    hint: bool,
    /// How many positions the hint searches; by default, one second's worth.
    #[arg(long, requires = "hint", value_parser = clap::value_parser!(u64).range(100..=MAX_NODES))]
    nodes: Option<u64>,
    /// The kind of picture; by default detected from the name of the output, otherwise text.
    #[arg(long = "as", value_enum, value_name = "KIND")]
    kind: Option<Kind>,
    /// The file to write; `-` is standard output.
    #[arg(long, short, default_value = "-")]
    output: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    drawing: Drawing,
    /// SVG and PNG: use a dark background.
    #[arg(long)]
    dark: bool,
    /// SVG and PNG: width in pixels.
    #[arg(long, default_value = "800", value_parser = clap::value_parser!(u32).range(16..=8192))]
    width: u32,
    /// SVG and PNG: leave out the reserves.
    #[arg(long)]
    no_reserves: bool,
}

/// Mebibytes of the engine's table for a hint.
const HINT_TABLE: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Kind {
    Text,
    Svg,
    Png,
}

impl Show {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let kind = self.kind()?;
        let line = self.line()?;
        let line = match self.ply {
            None => line,
            Some(ply) if ply as usize <= line.moves().len() => line.first(ply as usize),
            Some(ply) => {
                return Err(Failure::Fault(format!(
                    "expected a ply up to {}, found {ply}",
                    line.moves().len()
                )));
            }
        };
        let scene = self.scene(&line)?;
        let bytes = match kind {
            Kind::Text => {
                let text = draw_text(&scene, &self.text_style());
                format!(
                    "{}\n{}",
                    text.trim_end_matches('\n'),
                    self.opinion(line.position())?
                )
                .into_bytes()
            }
            Kind::Svg => draw_svg(&scene, &self.svg_style()).into_bytes(),
            Kind::Png => render_png(&draw_svg(&scene, &self.svg_style()), self.width)
                .map_err(Failure::fault)?,
        };
        let existing = if self.force {
            Existing::Replace
        } else {
            Existing::Keep
        };
        let mut output = Output::open(&self.output, existing)?;
        output.write(&bytes)?;
        output.finish()
    }

    /// The engine's opinion of the position, as far as requested.
    fn opinion(&self, position: &Position) -> Result<String, Failure> {
        if let Some(outcome) = position.outcome().filter(|_| self.eval || self.hint) {
            return Ok(format!("\n  the game is over: {outcome}\n"));
        }
        Ok(self.evaluation(position) + &self.hint(position)?)
    }

    /// The non-zero terms of the evaluation, largest first.
    fn evaluation(&self, position: &Position) -> String {
        if !self.eval {
            return String::new();
        }
        let evaluation = evaluate(position);
        let mut names: Vec<&str> = Vec::new();
        let mut sums: Vec<(i32, &str)> = Vec::new();
        for (&name, &value) in TERM_NAMES.iter().zip(&evaluation.terms) {
            match names.iter().position(|&known| known == name) {
                Some(index) => sums[index].0 += value,
                None => {
                    names.push(name);
                    sums.push((value, name));
                }
            }
        }
        sums.retain(|&(value, _)| value != 0);
        sums.sort_by_key(|&(value, _)| std::cmp::Reverse(value.abs()));
        let lines = sums
            .iter()
            .map(|(value, name)| format!("  {:>+7.2}  {name}\n", f64::from(*value) / 100.0));
        format!(
            "\n  {:>7}  for the side to move\n  {:>7}  without the network, by these terms:\n{}",
            glance(position).to_string(),
            evaluation.score.to_string(),
            lines.collect::<String>()
        )
    }

    /// The best move, its score and the reasons for it.
    fn hint(&self, position: &Position) -> Result<String, Failure> {
        if !self.hint {
            return Ok(String::new());
        }
        let limits = Limits {
            nodes: self.nodes,
            time: self.nodes.is_none().then_some(Duration::from_secs(1)),
            ..Limits::default()
        };
        let mut engine = Engine::new(HINT_TABLE, Native).map_err(Failure::fault)?;
        let Some(hint) = engine.hint(position, &limits) else {
            return Ok(String::new());
        };
        let score = hint.score.to_string();
        let best = position.move_string(hint.best);
        let locale = Locale::new(&["en"]);
        let reasons = hint.reasons.iter();
        let reasons = reasons.map(|reason| format!("  {}\n", why(reason).word(&locale)));
        Ok(format!(
            "\n  {best}  {score}\n{}",
            reasons.collect::<String>()
        ))
    }

    fn kind(&self) -> Result<Kind, Failure> {
        let extension = self
            .output
            .extension()
            .and_then(|extension| extension.to_str())
            .map(str::to_ascii_lowercase);
        let kind = match (self.kind, extension.as_deref()) {
            (Some(kind), _) => kind,
            (None, Some("svg")) => Kind::Svg,
            (None, Some("png")) => Kind::Png,
            (None, Some("txt") | None) => Kind::Text,
            (None, Some(_)) => {
                let text = "expected an output that ends in .txt, .svg or .png, or the kind of picture with --as";
                return Err(Failure::Usage(text.to_owned()));
            }
        };
        if kind != Kind::Text && (self.eval || self.hint) {
            let text = "expected text for --eval and --hint: they are not part of a picture";
            return Err(Failure::Usage(text.to_owned()));
        }
        if kind == Kind::Png && self.output == Path::new("-") && std::io::stdout().is_terminal() {
            return Err(Failure::Usage(
                "a PNG is not for a terminal; name a file with --output".to_owned(),
            ));
        }
        Ok(kind)
    }

    /// The input: a file if there is one with that name, otherwise text.
    fn line(&self) -> Result<Line, Failure> {
        let path = Path::new(&self.input);
        if path.is_dir() {
            return Err(Failure::Fault(format!(
                "{}: expected a file, found a folder",
                self.input
            )));
        }
        if self.input != "-" && !path.exists() {
            return input::parse(&self.input).map_err(|failure| match failure {
                Failure::Fault(text) if text.contains("found ") => {
                    Failure::Fault(text + ", which is no file either")
                }
                failure => failure,
            });
        }
        let name = file::display_name(path);
        let text = decode(file::read(path)?);
        let Some(format) = Format::detect(&text, path.to_str()) else {
            return Err(Failure::Fault(format!(
                "{name}: expected a GameString, PGN or SGF"
            )));
        };
        let Some(reading) = read(&text, format).nth(self.game as usize - 1) else {
            return Err(Failure::Fault(format!(
                "{name}: there is no game {}",
                self.game
            )));
        };
        let line = reading.record.main_line();
        match (reading.error, self.ply) {
            (None, _) => Ok(line),
            // The requested position may come before the error.
            (Some(_), Some(ply)) if ply as usize <= line.moves().len() => Ok(line),
            (Some(error), _) => Err(Failure::fault(error.in_file(&name))),
        }
    }

    fn scene(&self, line: &Line) -> Result<Scene, Failure> {
        let position = line.position();
        let mut scene = if self.last_move {
            Scene::of_line(line)
        } else {
            Scene::new(position)
        };
        if self.pinned {
            scene = scene.with_pinned(position);
        }
        if let Some(piece) = self.targets {
            if !position.game_type().has(piece.bug()) {
                return Err(Failure::Fault(format!(
                    "{piece} is not part of {}",
                    position.game_type()
                )));
            }
            scene = scene.with_targets_of(position, piece);
        }
        Ok(scene)
    }

    fn text_style(&self) -> TextStyle<'static> {
        let size = terminal_size::terminal_size().filter(|_| self.output == Path::new("-"));
        let (columns, lines) = size.map_or((80, 40), |(width, height)| {
            (usize::from(width.0), usize::from(height.0))
        });
        TextStyle {
            glyphs: self.drawing.glyphs(),
            paint: self.paint(),
            size: TextSize::Fit { columns, lines },
            ..TextStyle::default()
        }
    }

    /// Files have no colours unless requested.
    fn paint(&self) -> Paint {
        match self.drawing.color {
            ColorChoice::Auto if self.output != Path::new("-") => Paint::None,
            _ => self.drawing.paint(),
        }
    }

    fn svg_style(&self) -> SvgStyle {
        SvgStyle {
            theme: if self.dark { Theme::Dark } else { Theme::Light },
            reserves: if self.no_reserves {
                Reserves::Hidden
            } else {
                Reserves::Shown
            },
            extent: Extent::Width(self.width),
            ..SvgStyle::default()
        }
    }
}
