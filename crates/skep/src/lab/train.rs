//! `skep lab train`: a network from games of self-play.

use std::fmt::Write as _;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::thread::available_parallelism;

use skep_lab::{Examples, Loss, PlayedGame, Training, merge, train};

use crate::failure::Failure;
use crate::file::{self, Existing, Lines, Product};
use crate::progress::Progress;

/// Train the network of the evaluation on games of self-play, from as many files and machines as
/// there are. A tenth of the games is kept apart to see whether what is learnt holds elsewhere; the best
/// network so far is written after each pass.
#[derive(clap::Args)]
pub(super) struct TrainArguments {
    /// Files that `skep lab selfplay` wrote; with none, networks are merged and nothing is learnt.
    #[arg(required_unless_present = "from")]
    files: Vec<PathBuf>,
    /// Where the network is written to.
    #[arg(long, short)]
    output: PathBuf,
    /// Write over existing files.
    #[arg(long)]
    force: bool,
    /// A network to start from instead of chance; given several times, the mean of those that
    /// several machines have trained from the same one.
    #[arg(long)]
    from: Vec<PathBuf>,
    /// Passes over all positions.
    #[arg(long, default_value = "16", value_parser = clap::value_parser!(u16).range(1..))]
    epochs: u16,
    /// How far weights move at first.
    #[arg(long, default_value = "0.001", value_parser = |text: &str| parse_within(text, 1e-6..=1.0))]
    rate: f32,
    /// How much weights fade by themselves: the more games, the less.
    #[arg(long, default_value = "2", value_parser = |text: &str| parse_within(text, 0.0..=100.0))]
    decay: f32,
    /// Where chance starts; another seed, another network.
    #[arg(long, default_value = "1")]
    seed: u64,
    /// How many threads work, at most 16; as many as there are processors unless it is said.
    #[arg(long, short)]
    threads: Option<NonZeroUsize>,
    /// Draw the losses as SVG.
    #[arg(long, value_name = "FILE", requires = "files")]
    plot: Option<PathBuf>,
}

impl TrainArguments {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (output, plot) = self.products()?;
        let from = self.from.iter().map(|path| file::read_network(path));
        let from = from.collect::<Result<Vec<_>, _>>()?;
        if self.files.is_empty() {
            return output.write(&merge(&from).to_bytes());
        }
        let (examples, validation) = self.examples()?;
        let threads = self.threads.or_else(|| available_parallelism().ok());
        let training = Training {
            epochs: usize::from(self.epochs),
            rate: self.rate,
            decay: self.decay,
            seed: self.seed,
            threads: threads.map_or(1, NonZeroUsize::get),
        };
        let mut losses = Vec::new();
        let network = train(&examples, &validation, &training, &from, |loss, best| {
            eprintln!(
                "epoch {}: loss {:.5}, kept apart {:.5}{}",
                loss.epoch,
                loss.training,
                loss.validation,
                if loss.is_best {
                    ", the best so far"
                } else {
                    ""
                }
            );
            if loss.is_best && loss.epoch > 0 {
                // What cannot be written now is told at the end.
                let _ = output.write(&best.to_bytes());
            }
            losses.push(loss);
        });
        output.write(&network.to_bytes())?;
        match plot {
            Some(plot) => plot.write(draw(&losses).as_bytes()),
            None => Ok(()),
        }
    }

    /// The files that are to be made: none that is read, but for a network that is trained further.
    fn products(&self) -> Result<(Product, Option<Product>), Failure> {
        let existing = if self.force {
            Existing::Replace
        } else {
            Existing::Keep
        };
        let not_output = self.files.iter();
        let not_plot = self.files.iter().chain(&self.from).chain([&self.output]);
        let plot = self.plot.as_ref();
        let mut clashes = not_output
            .filter(|path| file::is_same(path, &self.output))
            .chain(not_plot.filter(|path| plot.is_some_and(|plot| file::is_same(path, plot))));
        if let Some(path) = clashes.next() {
            return Err(Failure::Usage(format!(
                "{}: expected another file for what is written",
                path.display()
            )));
        }
        let plot = plot.map(|path| Product::new(path, existing)).transpose()?;
        Ok((Product::new(&self.output, existing)?, plot))
    }

    /// What is trained on, and what is kept apart; no position is in both.
    fn examples(&self) -> Result<(Examples, Examples), Failure> {
        let files = self.files.iter().map(|path| Lines::read_growing(path));
        let files = files.collect::<Result<Vec<_>, _>>()?;
        let games = files.iter().map(Lines::count).sum::<usize>();
        let progress = Progress::new("reading games", 2 * games as u64);
        let read = |mut part: Examples, is_kept_apart: bool| {
            for game in files.iter().flat_map(Lines::parse::<PlayedGame>) {
                let (_, game) = game?;
                if game.is_kept_apart() == is_kept_apart {
                    part.add_game(&game);
                }
                progress.advance();
            }
            Ok::<_, Failure>(part)
        };
        let validation = read(Examples::default(), true)?;
        let examples = read(Examples::besides(&validation), false)?;
        progress.finish();
        eprintln!(
            "{games} games: {} positions and {} kept apart; {} were there already",
            examples.len(),
            validation.len(),
            examples.repeated() + validation.repeated()
        );
        let expected = match (examples.is_empty(), validation.is_empty()) {
            (false, false) => return Ok((examples, validation)),
            (true, _) => "at least one game with searched positions",
            (false, true) => "more games: none of these is kept apart",
        };
        Err(Failure::Fault(format!("expected {expected}")))
    }
}

fn parse_within(text: &str, range: RangeInclusive<f32>) -> Result<f32, String> {
    let number = text.parse().ok();
    let number = number.filter(|number| range.contains(number));
    number.ok_or_else(|| {
        format!(
            "expected a number from {} to {}",
            range.start(),
            range.end()
        )
    })
}

/// The losses over the epochs: trained on, solid; kept apart, dashed.
fn draw(losses: &[Loss]) -> String {
    const WIDTH: f64 = 640.0;
    const HEIGHT: f64 = 400.0;
    const MARGIN: f64 = 60.0;
    let all = losses
        .iter()
        .flat_map(|loss| [loss.training, loss.validation]);
    let low = all.clone().fold(f64::INFINITY, f64::min);
    let high = all.fold(f64::NEG_INFINITY, f64::max);
    let last = losses.len().saturating_sub(1).max(1) as f64;
    let x = |epoch: usize| MARGIN + epoch as f64 / last * (WIDTH - 2.0 * MARGIN);
    let y = |loss: f64| {
        HEIGHT - MARGIN - (loss - low) / (high - low).max(1e-9) * (HEIGHT - 2.0 * MARGIN)
    };
    let line = |loss: fn(&Loss) -> f64| {
        losses.iter().fold(String::new(), |mut points, at| {
            // Writing to a string does not fail.
            let _ = write!(points, "{:.1},{:.1} ", x(at.epoch), y(loss(at)));
            points
        })
    };
    format!(
        concat!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" font-family=\"sans-serif\" font-size=\"13\">\n",
            "<rect width=\"{w}\" height=\"{h}\" fill=\"white\"/>\n",
            "<text x=\"{m}\" y=\"30\">mean square error of the chance to win: trained on (solid), kept apart (dashed)</text>\n",
            "<text x=\"8\" y=\"{top}\">{high:.4}</text><text x=\"8\" y=\"{bottom}\">{low:.4}</text>\n",
            "<text x=\"{m}\" y=\"{under}\">0</text><text x=\"{right}\" y=\"{under}\">{epochs}</text>\n",
            "<polyline fill=\"none\" stroke=\"#1f5fa8\" stroke-width=\"2\" points=\"{training}\"/>\n",
            "<polyline fill=\"none\" stroke=\"#a83a1f\" stroke-width=\"2\" stroke-dasharray=\"6 4\" points=\"{validation}\"/>\n",
            "</svg>\n"
        ),
        w = WIDTH,
        h = HEIGHT,
        m = MARGIN,
        top = MARGIN + 4.0,
        bottom = HEIGHT - MARGIN + 4.0,
        under = HEIGHT - MARGIN + 24.0,
        right = WIDTH - MARGIN,
        high = high,
        low = low,
        epochs = losses.len().saturating_sub(1),
        training = line(|loss| loss.training),
        validation = line(|loss| loss.validation),
    )
}
