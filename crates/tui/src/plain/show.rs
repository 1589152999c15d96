//! Printing the game: the position, the legal moves, the history.

use std::io::{self, Write};

use skep_locale::Argument;
use skep_text::isolated;
use skep_wire::{LegalMove, TurnView};

use super::Session;
use super::command::Step;
use crate::hive::Hive;

impl<W: Write> Session<'_, W> {
    /// Prints the position and the state of the game.
    pub(super) fn show(&mut self) -> io::Result<()> {
        if self.lesson.is_some() {
            return self.show_exercise();
        }
        let Some(shown) = &self.shown else {
            return self.tell("plain-no-game");
        };
        let (game, words) = (&shown.game, self.words);
        let mut said = vec![words.players(&game.seats)];
        match shown.ply {
            None => said.extend(words.turn(game)),
            Some(ply) => {
                let (ply, plies) = (Self::count(ply), Self::count(game.moves.len()));
                said.push(words.word("play-past", &[("ply", ply), ("plies", plies)]));
            }
        }
        // The side to move there, also at the end of a record without a result.
        let is_told = shown.ply.is_none() && (game.turn.is_some() || game.ending.is_some());
        if !is_told {
            said.push(words.of_color("turn", game.mover_at(shown.ply())));
        }
        if shown.ply.is_none() {
            let ending = game.ending.as_ref();
            said.extend(ending.map(|ending| words.ending(ending, game)));
            said.extend(game.clock.as_ref().map(|clock| words.clocks(clock)));
        }
        said.push(match shown.ply().checked_sub(1) {
            None => words.plain("text-last-none"),
            Some(last) => words.played(game.mover_at(last), &game.moves[last]),
        });
        said.extend(words.position(&Hive::at(game, shown.ply())));
        let comments = game.comments.iter();
        let here = comments.filter(|comment| comment.ply as usize == shown.ply());
        said.extend(here.map(|comment| isolated(&comment.text).into_owned()));
        said.iter().try_for_each(|line| self.line(line))
    }

    /// Prints the pieces that can move, or the moves of one of them. Each line begins with the text to type.
    pub(super) fn moves(&mut self, piece: Option<&str>) -> io::Result<()> {
        if self.lesson.is_some() {
            return self.exercise_moves(piece);
        }
        let Some(turn) = self.turn() else {
            return self.tell("text-moves-none");
        };
        let legal = turn.legal.clone();
        let Some(wanted) = piece else {
            return self.movable(&legal);
        };
        let wanted_too = |legal: &&LegalMove| legal.piece.eq_ignore_ascii_case(wanted);
        let its: Vec<&LegalMove> = legal.iter().filter(wanted_too).collect();
        if its.is_empty() {
            return self.why_not(wanted);
        }
        let Some(hive) = self.hive() else {
            return Ok(());
        };
        its.into_iter().try_for_each(|legal| {
            let target = self.words.target(&hive, legal);
            self.line(&format!("{}: {target}", legal.mv))
        })
    }

    fn movable(&mut self, legal: &[LegalMove]) -> io::Result<()> {
        if legal.is_empty() {
            return self.tell("text-moves-none");
        }
        let mut pieces: Vec<&str> = Vec::new();
        for each in legal {
            if !pieces.contains(&each.piece.as_str()) {
                pieces.push(&each.piece);
            }
        }
        pieces.into_iter().try_for_each(|name| {
            let Ok(piece) = name.parse() else {
                return self.tell("move-pass");
            };
            let count = legal.iter().filter(|legal| legal.piece == name).count();
            let arguments = [
                ("piece", Argument::Piece(piece)),
                ("count", Self::count(count)),
            ];
            let said = self.words.word("text-piece", &arguments);
            self.line(&format!("{name}: {said}"))
        })
    }

    /// Prints why a piece cannot move.
    fn why_not(&mut self, wanted: &str) -> io::Result<()> {
        let Ok(piece) = wanted.parse::<skep_rules::Piece>() else {
            return self.unknown(wanted);
        };
        match self.turn().map(|turn| turn.why_immobile(piece)) {
            Some(why) => self.line(&self.words.say(&why)),
            None => self.tell("text-moves-none"),
        }
    }

    /// Prints which pieces cannot move, and why.
    pub(super) fn stuck(&mut self) -> io::Result<()> {
        let stuck = self.turn().map_or(&[][..], |turn| &turn.stuck);
        let said: Vec<String> = stuck
            .iter()
            .map(|stuck| self.words.say(&stuck.why))
            .collect();
        match said.is_empty() {
            true => self.tell("plain-none-stuck"),
            false => said.iter().try_for_each(|line| self.line(line)),
        }
    }

    /// Prints the moves so far.
    pub(super) fn history(&mut self) -> io::Result<()> {
        let Some(shown) = &self.shown else {
            return self.tell("plain-no-game");
        };
        let game = &shown.game;
        let said = (0..).zip(&game.moves).map(|(ply, played)| {
            let words = self.words.played(game.mover_at(ply), played);
            format!("{}. {}: {words}", ply + 1, played.mv)
        });
        let said: Vec<String> = said.collect();
        match said.is_empty() {
            true => self.tell("moves-none"),
            false => said.iter().try_for_each(|line| self.line(line)),
        }
    }

    /// Steps through the moves.
    pub(super) fn step(&mut self, step: Step) -> io::Result<()> {
        let Some(shown) = &mut self.shown else {
            return self.tell("plain-no-game");
        };
        let plies = shown.game.moves.len();
        let ply = match step {
            Step::First => 0,
            Step::Back => shown.ply().saturating_sub(1),
            Step::Forward => (shown.ply() + 1).min(plies),
            Step::Last => plies,
            Step::To(ply) => ply as usize,
        };
        if ply > plies {
            let arguments = [("ply", Self::count(ply)), ("plies", Self::count(plies))];
            let said = self.words.word("problem-no-such-ply", &arguments);
            return self.line(&said);
        }
        self.lesson = None;
        shown.ply = Some(ply).filter(|&ply| ply < plies);
        let said = self.words.at_ply(&shown.game, ply);
        self.line(&said)
    }

    /// The current turn, if the latest position is shown.
    fn turn(&self) -> Option<&TurnView> {
        let shown = self.shown.as_ref().filter(|shown| shown.ply.is_none())?;
        shown.game.turn.as_ref()
    }

    fn hive(&self) -> Option<Hive> {
        let shown = self.shown.as_ref()?;
        Some(Hive::at(&shown.game, shown.ply()))
    }
}
