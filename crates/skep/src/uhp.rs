//! `skep uhp`: the engine for other programs.

use std::io::{self, BufReader, IsTerminal};
use std::path::PathBuf;

use skep_uhp::{Interrupt, Options, serve};

use crate::failure::Failure;
use crate::file;

/// Speak the Universal Hive Protocol on standard input and output.
///
/// Programs such as MzingaViewer start this; by hand, `help` lists the commands. The next command
/// ends a search early. Ctrl-C ends a search or a perft.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  printf 'newgame Base+MLP\\nvalidmoves\\n' | skep uhp\n  printf 'newgame Base\\nbestmove depth 5\\n' | skep uhp\n  printf 'newgame Base\\nperft 5\\nnewgame Base+M\\nperft 5\\n' | skep uhp\n  skep uhp --network next.net"
)]
pub(crate) struct Uhp {
    /// A network written by `skep lab train`, instead of the shipped one.
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
}

/// The exit code that a shell expects after Ctrl-C.
const INTERRUPTED: i32 = 130;

impl Uhp {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let interrupt = Interrupt::default();
        let ours = interrupt.clone();
        // MzingaViewer sends the signal to end a search. If it arrives too late for that, the
        // program must not end, unless a person at a terminal sent it.
        let handled = ctrlc::set_handler(move || {
            if !ours.end_search() && io::stdin().is_terminal() {
                std::process::exit(INTERRUPTED);
            }
        });
        handled.map_err(Failure::fault)?;
        let input = BufReader::new(io::stdin());
        let mut options = Options::default();
        if let Some(path) = &self.network {
            options.network = file::read_network(path)?;
        }
        serve(input, &mut io::stdout().lock(), &interrupt, options)
            .map_err(|error| Failure::io("standard output", &error))
    }
}
