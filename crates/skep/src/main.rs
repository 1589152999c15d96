//! The one binary: parses its arguments and runs the command.
//!
//! Exit codes: 0 success, 1 bad data or a problem with files, 2 wrong usage.

// `eprintln!` panics if standard error is closed; `say::tell` does not.
#![warn(clippy::print_stderr)]

mod backup;
mod bench;
mod convert;
mod duel;
mod failure;
mod file;
mod import;
mod input;
mod lab;
mod language;
mod limits_file;
mod log;
mod manual;
mod paint;
mod perft;
mod play;
mod progress;
mod rules;
mod say;
mod serve;
mod show;
mod signals;
mod tui;
mod uhp;
mod web;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use skep_text::printable;

use say::tell;

/// A home for the board game Hive: play it, keep and draw its records, write engines for it.
/// Without a command, it opens the web app in the browser.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
    Serve(serve::Serve),
    Tui(tui::Tui),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Check(backup::Check),
    Uhp(uhp::Uhp),
    Bench(bench::Bench),
    Perft(perft::Perft),
    Duel(Box<duel::Duel>),
    Convert(convert::Convert),
    Import(import::Import),
    Show(show::Show),
    Rules(rules::Rules),
    Lab(lab::Lab),
    Completions(manual::Completions),
    #[command(hide = true)]
    Man(manual::Man),
}

fn main() -> ExitCode {
    signals::survive_file_size_limit();
    let mut arguments: Vec<_> = std::env::args_os().collect();
    if arguments.len() < 2 {
        arguments.push("play".into());
    }
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error),
    };
    let done = match arguments.command {
        Command::Play(play) => play.run(),
        Command::Serve(serve) => serve.run(),
        Command::Tui(tui) => tui.run(),
        Command::Backup(backup) => backup.run(),
        Command::Restore(restore) => restore.run(),
        Command::Check(check) => check.run(),
        Command::Uhp(uhp) => uhp.run(),
        Command::Bench(bench) => bench.run(),
        Command::Perft(perft) => perft.run(),
        Command::Duel(duel) => duel.run(),
        Command::Convert(convert) => convert.run(),
        Command::Import(import) => import.run(),
        Command::Show(show) => show.run(),
        Command::Rules(rules) => rules.run(),
        Command::Lab(lab) => lab.run(),
        Command::Completions(completions) => completions.run(Arguments::command()),
        Command::Man(man) => man.run(Arguments::command()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Says what is wrong with the arguments, or gives the help that was asked for. What was typed may be the name of a
/// file that somebody else made up, so it must not drive the terminal.
fn refuse(error: &clap::Error) -> ExitCode {
    let text = error.render().to_string();
    if error.use_stderr() && printable(&text) != text {
        tell(text.trim_end());
        return ExitCode::from(2);
    }
    error.exit()
}
