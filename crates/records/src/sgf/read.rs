//! Reading SGF, game after game.

use super::action::Action;
use super::game::{Game, player};
use super::header::Header;
use super::lex::{Lexer, Token};
use crate::{Expected, ReadError, Reading, Reason};

/// The games of an SGF text.
#[derive(Clone, Debug)]
pub(crate) struct Readings<'a> {
    lexer: Lexer<'a>,
}

impl<'a> Readings<'a> {
    pub(crate) fn new(text: &'a str) -> Readings<'a> {
        Readings {
            lexer: Lexer::new(text),
        }
    }
}

impl Iterator for Readings<'_> {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        self.lexer.text.skip_blanks();
        self.lexer.text.peek()?;
        let before = self.lexer.text;
        if !self.lexer.skip_to_game() {
            let reason = Reason::expected(Expected::GameStart, before.rest_of_line());
            let error = ReadError {
                line: before.line(),
                ply: None,
                reason,
            };
            return Some(Game::new(Header::default()).finish(Some(error)));
        }
        Some(read_game(&mut self.lexer))
    }
}

fn read_game(lexer: &mut Lexer<'_>) -> Reading {
    let mut header = Header::default();
    let mut depth = 0;
    if let Err(error) = read_header(lexer, &mut header, &mut depth) {
        skip_game(lexer, depth);
        return Game::new(header).finish(Some(error));
    }
    let mut game = Game::new(header);
    while depth > 0 {
        let line = next_line(lexer);
        let error = match lexer.next() {
            Ok(Some(Token::Open)) => {
                depth += 1;
                game.open().err()
            }
            Ok(Some(Token::Close)) => {
                depth -= 1;
                game.close();
                None
            }
            Ok(Some(Token::Node)) => None,
            Ok(Some(Token::Property(name, value))) => game.property(name, &value).err(),
            Ok(None) => {
                let reason = Reason::BreaksOff {
                    expected: Expected::GameEnd,
                };
                return game.finish_with(line, reason);
            }
            Err(reason) => {
                skip_broken(lexer, &reason);
                return game.finish_with(line, reason);
            }
        };
        if let Some(reason) = error {
            skip_game(lexer, depth);
            return game.finish_with(line, reason);
        }
    }
    game.finish(None)
}

/// Reads the first node, up to the token after it, which is not taken.
fn read_header(
    lexer: &mut Lexer<'_>,
    header: &mut Header,
    depth: &mut usize,
) -> Result<(), ReadError> {
    let mut nodes = 0;
    loop {
        let line = next_line(lexer);
        let mut ahead = lexer.clone();
        let error = |reason| ReadError {
            line,
            ply: None,
            reason,
        };
        match ahead.next().map_err(error)? {
            Some(Token::Open) if nodes == 0 && *depth == 0 => *depth += 1,
            Some(Token::Node) if nodes == 0 => nodes += 1,
            Some(Token::Property(name, value)) if nodes == 1 => {
                match (player(name), Action::parse(&value)) {
                    (Some(color), Ok(Action::About(what, value))) => {
                        header.read_player(color, what, value)
                    }
                    (Some(_), _) => return Ok(()),
                    (None, _) => header.read(name, &value).map_err(error)?,
                }
            }
            Some(_) => return Ok(()),
            None => {
                return Err(error(Reason::BreaksOff {
                    expected: Expected::GameEnd,
                }));
            }
        }
        *lexer = ahead;
    }
}

/// Skips to the end of the game from inside that many brackets.
fn skip_game(lexer: &mut Lexer<'_>, mut depth: usize) {
    while depth > 0 {
        match lexer.next() {
            Ok(Some(Token::Open)) => depth += 1,
            Ok(Some(Token::Close)) => depth -= 1,
            Ok(Some(_)) => {}
            Ok(None) => return,
            Err(reason) => return skip_broken(lexer, &reason),
        }
    }
}

/// Recovers after an unreadable token. An unclosed value extends to the end of the text.
fn skip_broken(lexer: &mut Lexer<'_>, reason: &Reason) {
    if matches!(reason, Reason::BreaksOff { .. }) {
        lexer.text.take(lexer.text.rest().len());
    } else {
        lexer.skip_to_game_on_line();
    }
}

/// The line of the next token.
fn next_line(lexer: &mut Lexer<'_>) -> usize {
    lexer.text.skip_blanks();
    lexer.text.line()
}
