//! `skep lab train`: trains a network on self-play games.

use std::fmt::Write as _;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::thread::available_parallelism;

use skep_engine::Network;
use skep_lab::{Examples, Loss, PlayedGame, Training, merge, train};

use crate::failure::Failure;
use crate::file::{self, Existing, Lines, Product};
use crate::progress::Progress;
use crate::say::tell;

/// Train the evaluation network on self-play games, from any number of files and machines. A tenth
/// of the games is held out to check that the network generalises. The best network so far is
/// written after each pass.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep lab train all.games --output skep.net --plot losses.svg\n  skep lab train one.games two.games --from skep.net --output next.net\n  skep lab train --from here.net --from there.net --output mean.net"
)]
pub(super) struct TrainArguments {
    /// Files written by `skep lab selfplay`; without any, networks are merged and nothing is trained.
    #[arg(required_unless_present = "from")]
    files: Vec<PathBuf>,
    /// The file to write the network to.
    #[arg(long, short)]
    output: PathBuf,
    /// Overwrite existing files.
    #[arg(long)]
    force: bool,
    /// A network to start from instead of random weights; given several times, the mean of networks
    /// that several machines trained from the same start.
    #[arg(long)]
    from: Vec<PathBuf>,
    /// Passes over all positions.
    #[arg(long, default_value = "16", value_parser = clap::value_parser!(u16).range(1..))]
    epochs: u16,
    /// The initial learning rate.
    #[arg(long, default_value = "0.001", value_parser = |text: &str| parse_within(text, 1e-6..=1.0))]
    rate: f32,
    /// Weight decay: the more games, the less is needed.
    #[arg(long, default_value = "2", value_parser = |text: &str| parse_within(text, 0.0..=100.0))]
    decay: f32,
    /// The random seed; another one gives another network.
    #[arg(long, default_value = "1")]
    seed: u64,
    /// The number of threads, by default one per processor; more than 16 are of no use.
    #[arg(long, short)]
    threads: Option<NonZeroUsize>,
    /// Plot the losses as SVG.
    #[arg(long, value_name = "FILE", requires = "files")]
    plot: Option<PathBuf>,
}

impl TrainArguments {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (output, plot) = self.products()?;
        let from = self.from.iter().map(|path| file::read_network(path));
        let from = from.collect::<Result<Vec<_>, _>>()?;
        if self.files.is_empty() {
            let network = merge(&from);
            output.write(&network.to_bytes())?;
            self.tell_written(&network, "the mean of those given");
            return Ok(());
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
        // Earlier write errors are reported at the end.
        let plot_so_far = |losses: &[Loss]| match &plot {
            Some(plot) => plot.write(draw(losses).as_bytes()),
            None => Ok(()),
        };
        let network = train(&examples, &validation, &training, &from, |loss, best| {
            tell(format_args!(
                "epoch {}: loss {:.5}, kept apart {:.5}{}",
                loss.epoch,
                loss.training,
                loss.validation,
                if loss.is_best {
                    ", the best so far"
                } else {
                    ""
                }
            ));
            losses.push(loss);
            if loss.is_best && loss.epoch > 0 {
                let _ = output.write(&best.to_bytes());
            }
            let _ = plot_so_far(&losses);
        });
        output.write(&network.to_bytes())?;
        plot_so_far(&losses)?;
        let best = best_of(&losses).map_or(0, |loss| loss.epoch);
        let which = match best {
            0 => "as it was at the start: nothing was learnt that holds elsewhere, expected more games".to_owned(),
            _ => format!("epoch {best} of {}", self.epochs),
        };
        self.tell_written(&network, &which);
        Ok(())
    }

    fn tell_written(&self, network: &Network, which: &str) {
        let (output, checksum) = (file::quoted_path(&self.output), network.checksum());
        tell(format_args!("{output}: network {checksum:016x}, {which}"));
    }

    /// The files to create. None of them may be an input, except a network that is trained further.
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
                file::quoted_path(path)
            )));
        }
        let plot = plot.map(|path| Product::new(path, existing)).transpose()?;
        Ok((Product::new(&self.output, existing)?, plot))
    }

    /// The training set and the validation set; no position is in both.
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
        tell(format_args!(
            "{games} games: {} positions and {} kept apart; {} were there already",
            examples.len(),
            validation.len(),
            examples.repeated() + validation.repeated()
        ));
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

/// The epoch whose network is kept.
fn best_of(losses: &[Loss]) -> Option<&Loss> {
    losses.iter().rfind(|loss| loss.is_best)
}

/// The losses over the epochs: training solid, validation dashed, with a dot at the best.
fn draw(losses: &[Loss]) -> String {
    const WIDTH: f64 = 640.0;
    const HEIGHT: f64 = 400.0;
    const MARGIN: f64 = 64.0;
    const MARKS: usize = 5;
    let all = losses
        .iter()
        .flat_map(|loss| [loss.training, loss.validation]);
    let low = all.clone().fold(f64::INFINITY, f64::min);
    let high = all.fold(f64::NEG_INFINITY, f64::max);
    let (last, range) = (losses.len().saturating_sub(1), (high - low).max(1e-9));
    let x = |epoch: f64| MARGIN + epoch / last.max(1) as f64 * (WIDTH - 2.0 * MARGIN);
    let y = |loss: f64| HEIGHT - MARGIN - (loss - low) / range * (HEIGHT - 2.0 * MARGIN);
    let (left, right, bottom) = (x(0.0), WIDTH - MARGIN, HEIGHT - MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"white\"/>\n\
         <text x=\"{left}\" y=\"32\">mean square error of the chance to win: trained on (solid), kept apart (dashed)</text>\n"
    );
    let mut add = |element: std::fmt::Arguments<'_>| {
        // Writing to a string cannot fail.
        let _ = writeln!(svg, "{element}");
    };
    for mark in 0..=MARKS {
        let loss = low + range * mark as f64 / MARKS as f64;
        let at = y(loss);
        add(format_args!(
            "<path d=\"M{left} {at:.1}H{right}\" stroke=\"#ddd\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{loss:.5}</text>",
            left - 6.0,
            at + 4.0
        ));
    }
    for epoch in (0..=last).step_by(last.div_ceil(2 * MARKS).max(1)) {
        add(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{epoch}</text>",
            x(epoch as f64),
            bottom + 18.0
        ));
    }
    add(format_args!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">epoch</text>",
        WIDTH / 2.0,
        bottom + 38.0
    ));
    let trained = losses.iter().map(|loss| loss.training);
    let apart = losses.iter().map(|loss| loss.validation);
    let lines = [
        (trained.collect::<Vec<_>>(), "stroke=\"#1f5fa8\""),
        (
            apart.collect(),
            "stroke=\"#a83a1f\" stroke-dasharray=\"6 4\"",
        ),
    ];
    for (values, style) in lines {
        let points = values.iter().enumerate();
        let points = points.map(|(epoch, &loss)| format!("{:.1},{:.1}", x(epoch as f64), y(loss)));
        let points = points.collect::<Vec<_>>().join(" ");
        add(format_args!(
            "<polyline fill=\"none\" stroke-width=\"2\" {style} points=\"{points}\"/>"
        ));
    }
    if let Some(best) = best_of(losses) {
        add(format_args!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"#a83a1f\"/>",
            x(best.epoch as f64),
            y(best.validation)
        ));
    }
    svg + "</svg>\n"
}
