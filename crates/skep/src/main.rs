//! The one binary: reads its arguments and hands them to the command.
//!
//! Exit codes: 0 done, 1 bad data or trouble with files, 2 wrong usage.

mod bench;
mod convert;
mod duel;
mod failure;
mod file;
mod input;
mod lab;
mod perft;
mod progress;
mod show;
mod uhp;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A home for the board game Hive: rules, records, pictures and tools for engine authors.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Uhp(uhp::Uhp),
    Bench(bench::Bench),
    Perft(perft::Perft),
    Duel(Box<duel::Duel>),
    Convert(convert::Convert),
    Show(show::Show),
    Lab(lab::Lab),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Uhp(uhp) => uhp.run(),
        Command::Bench(bench) => bench.run(),
        Command::Perft(perft) => perft.run(),
        Command::Duel(duel) => duel.run(),
        Command::Convert(convert) => convert.run(),
        Command::Show(show) => show.run(),
        Command::Lab(lab) => lab.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
