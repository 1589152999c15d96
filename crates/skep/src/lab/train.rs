//! `skep lab train`: a network from games of self-play.

use std::fmt::Write as _;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use skep_lab::{Examples, Loss, PlayedGame, Training, train};

use crate::failure::Failure;
use crate::file::{self, Existing, Lines, Output};

/// Train the network of the evaluation on games of self-play, from as many files and machines as
/// there are. Every tenth game is kept apart to see whether what is learnt holds elsewhere.
#[derive(clap::Args)]
pub(super) struct TrainArguments {
    /// Files that `skep lab selfplay` wrote.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where the network is written to.
    #[arg(long, short)]
    output: PathBuf,
    /// Write over an existing network.
    #[arg(long)]
    force: bool,
    /// A network to start from instead of chance; given several times, the mean of those that
    /// several machines have trained from the same one.
    #[arg(long)]
    from: Vec<PathBuf>,
    /// Passes over all positions; with none, networks are merged and nothing is learnt.
    #[arg(long, default_value = "16")]
    epochs: u16,
    /// How far weights move at first.
    #[arg(long, default_value = "0.001", value_parser = parse_rate)]
    rate: f32,
    /// Where chance starts; another seed, another network.
    #[arg(long, default_value = "1")]
    seed: u64,
    /// How many threads work; as many as there are processors unless it is said.
    #[arg(long, short)]
    threads: Option<NonZeroUsize>,
    /// Draw the losses as SVG.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

impl TrainArguments {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let from = self.from.iter().map(|path| file::read_network(path));
        let from = from.collect::<Result<Vec<_>, _>>()?;
        let (mut examples, mut validation) = (Examples::default(), Examples::default());
        let mut games = 0_u64;
        for path in &self.files {
            for game in Lines::read(path)?.parse::<PlayedGame>() {
                let (_, game) = game?;
                games += 1;
                let is_apart = games.is_multiple_of(10);
                if is_apart {
                    validation.add_game(&game);
                } else {
                    examples.add_game(&game);
                }
            }
        }
        if examples.is_empty() {
            return Err(Failure::Fault(
                "expected at least one game with searched positions".to_owned(),
            ));
        }
        eprintln!(
            "{games} games: {} positions and {} kept apart; {} were there already",
            examples.len(),
            validation.len(),
            examples.repeated() + validation.repeated()
        );
        let output = Output::open(
            &self.output,
            if self.force {
                Existing::Replace
            } else {
                Existing::Keep
            },
        )?;
        let threads = self.threads.or_else(|| available_parallelism().ok());
        let training = Training {
            epochs: usize::from(self.epochs),
            rate: self.rate,
            seed: self.seed,
            threads: threads.map_or(1, NonZeroUsize::get),
        };
        let mut losses = Vec::new();
        let network = train(&examples, &validation, &training, &from, |loss| {
            eprintln!(
                "epoch {}: loss {:.5}, kept apart {:.5}",
                loss.epoch, loss.training, loss.validation
            );
            losses.push(loss);
        });
        write(output, &network.to_bytes())?;
        if let Some(path) = &self.plot {
            write(
                Output::open(path, Existing::Replace)?,
                plot(&losses).as_bytes(),
            )?;
        }
        Ok(())
    }
}

fn parse_rate(text: &str) -> Result<f32, String> {
    let rate = text.parse().ok();
    let rate = rate.filter(|rate| (1e-6..=1.0).contains(rate));
    rate.ok_or_else(|| "expected a number from 0.000001 to 1".to_owned())
}

fn write(mut output: Output, bytes: &[u8]) -> Result<(), Failure> {
    output.write(bytes)?;
    output.finish()
}

/// The losses over the epochs: trained on, solid; kept apart, dashed.
fn plot(losses: &[Loss]) -> String {
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
