//! `skep uhp`: the engine as other programs talk to it.

use std::io::{self, BufReader, IsTerminal};

use skep_uhp::{Interrupt, serve};

use crate::failure::Failure;

/// Speak the Universal Hive Protocol on standard input and output.
///
/// Programs such as MzingaViewer start this; by hand, `help` lists the commands. The next command
/// ends a search early, and so does Ctrl-C.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  printf 'newgame Base+MLP\\nvalidmoves\\n' | skep uhp\n  printf 'newgame Base\\nbestmove depth 5\\n' | skep uhp"
)]
pub(crate) struct Uhp {}

/// What a shell expects of a program that Ctrl-C has ended.
const INTERRUPTED: i32 = 130;

impl Uhp {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let interrupt = Interrupt::default();
        let ours = interrupt.clone();
        // MzingaViewer sends the signal to end a search. Where it comes too late for that, only a
        // person at a terminal wants the program to end.
        let handled = ctrlc::set_handler(move || {
            if !ours.end_search() && io::stdin().is_terminal() {
                std::process::exit(INTERRUPTED);
            }
        });
        handled.map_err(Failure::fault)?;
        let input = BufReader::new(io::stdin());
        serve(input, &mut io::stdout().lock(), &interrupt)
            .map_err(|error| Failure::io("standard output", &error))
    }
}
