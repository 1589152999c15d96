//! Games of the engine against itself.
//!
//! A game is stored as one line: its GameString, a tab, and for each move after the random opening the search's score
//! for the side to move, or `x` for a move that was not searched.

use std::fmt;
use std::str::FromStr;

use skep_engine::{Engine, Limits, Score};
use skep_rules::{
    Color, GameString, GameType, Line, Opening, Outcome, ParseGameTypeError, Position,
};

use crate::Random;
use crate::chance::blend;

/// Which expansions are in the games of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameTypes {
    /// The same in all of them.
    One(GameType),
    /// All eight game types, popular ones more often, for training a network.
    Mixed,
}

impl GameTypes {
    /// The type of a game, by its number in the file. Of four games in a mixed file, two are
    /// Base+MLP, one is Base, and one is one of the other types, which take turns.
    pub fn of_game(self, index: u64) -> GameType {
        let [base, others @ .., all] = GameType::ALL;
        match (self, index % 4) {
            (GameTypes::One(game_type), _) => game_type,
            (GameTypes::Mixed, 0 | 2) => all,
            (GameTypes::Mixed, 1) => base,
            (GameTypes::Mixed, _) => others[index as usize / 4 % others.len()],
        }
    }
}

impl fmt::Display for GameTypes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameTypes::One(game_type) => game_type.fmt(f),
            GameTypes::Mixed => f.write_str("mixed"),
        }
    }
}

/// The text is neither a game type nor `mixed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGameTypesError;

impl fmt::Display for ParseGameTypesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{ParseGameTypeError}; or mixed")
    }
}

impl std::error::Error for ParseGameTypesError {}

impl FromStr for GameTypes {
    type Err = ParseGameTypesError;

    fn from_str(text: &str) -> Result<GameTypes, ParseGameTypesError> {
        if text.eq_ignore_ascii_case("mixed") {
            return Ok(GameTypes::Mixed);
        }
        let game_type = text.parse().map_err(|_| ParseGameTypesError)?;
        Ok(GameTypes::One(game_type))
    }
}

/// How games are played.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// Which expansions are in the game.
    pub game_type: GameType,
    /// Positions searched for each move.
    pub nodes: u64,
    /// Random moves at the start, at least.
    pub opening_plies: usize,
    /// A game longer than this has no result.
    pub max_plies: usize,
}

/// A game with the scores of its moves.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its moves.
    pub line: Line,
    /// For each move, the search's score of the position before it.
    pub scores: Vec<Option<i32>>,
}

impl SelfPlay {
    /// Plays the game for that seed.
    pub fn play(&self, engine: &mut Engine, seed: u64) -> PlayedGame {
        let mut random = Random::new(seed);
        let mut position = Position::new(self.game_type, Opening::Tournament);
        let plies = self.opening_plies + random.below(3);
        let mut line = Line::new(position.clone());
        for mv in random.play(&mut position, plies) {
            line.play(mv).expect("a listed move is legal");
        }
        let mut scores = vec![None; line.moves().len()];
        engine.forget();
        let limits = Limits {
            nodes: Some(self.nodes),
            ..Limits::default()
        };
        while line.position().outcome().is_none() && line.moves().len() < self.max_plies {
            let report = engine.search(line.position(), &limits, |_| ());
            let Some(best) = report.variations.first() else {
                break;
            };
            // With too few nodes for a single ply, there is a move but no score.
            scores.push((report.depth > 0).then_some(best.score.value()));
            line.play(best.moves[0])
                .expect("the engine plays legal moves");
        }
        PlayedGame { line, scores }
    }
}

impl PlayedGame {
    /// Whether it belongs to the tenth of all games held out for validation. Whole games are held out because positions
    /// of one game are too similar. The choice is the same on every machine and in every file.
    pub fn is_kept_apart(&self) -> bool {
        Random::new(self.line.position().canonical_key()).below(10) == 0
    }

    /// Calls back with each position that has a search score other than a forced result, and the
    /// side to move's chance to win. `result_share` is the weight of the game's result in it.
    pub(crate) fn for_each_judged(&self, result_share: f32, mut see: impl FnMut(&Position, f32)) {
        let result = self.result();
        let mut position = self.line.start().clone();
        for (mv, score) in self.line.moves().zip(&self.scores) {
            if let Some(score) = score.filter(|&score| !is_decided(score)) {
                let is_white = position.to_move() == Color::White;
                let own = result.map(|result| if is_white { result } else { 1.0 - result });
                see(&position, blend(score, own, result_share));
            }
            let _ = position.play_unchecked(mv);
        }
    }

    /// 1 if White won, 0 if Black did, a half for a draw; `None` if the game was cut off.
    pub fn result(&self) -> Option<f32> {
        match self.line.position().outcome()? {
            Outcome::Win(Color::White) => Some(1.0),
            Outcome::Win(Color::Black) => Some(0.0),
            Outcome::Draw(_) => Some(0.5),
        }
    }
}

impl fmt::Display for PlayedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t", self.line)?;
        let scores = self
            .scores
            .iter()
            .map(|score| score.map_or_else(|| "x".to_owned(), |score| score.to_string()));
        f.write_str(&scores.collect::<Vec<_>>().join(" "))
    }
}

/// The text is not a self-play game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePlayedGameError;

impl fmt::Display for ParsePlayedGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a GameString, a tab, and a score or x for each move")
    }
}

impl std::error::Error for ParsePlayedGameError {}

impl FromStr for PlayedGame {
    type Err = ParsePlayedGameError;

    fn from_str(text: &str) -> Result<PlayedGame, ParsePlayedGameError> {
        let (game, scores) = text.split_once('\t').ok_or(ParsePlayedGameError)?;
        let line = GameString::parse(game).map_err(|_| ParsePlayedGameError)?;
        let line = line.replay().map_err(|_| ParsePlayedGameError)?;
        let score = |text: &str| match text {
            "x" => Ok(None),
            number => number.parse().map(Some).map_err(|_| ParsePlayedGameError),
        };
        let scores = scores
            .split_whitespace()
            .map(score)
            .collect::<Result<Vec<_>, _>>()?;
        if scores.len() != line.moves().len() {
            return Err(ParsePlayedGameError);
        }
        Ok(PlayedGame { line, scores })
    }
}

/// Whether a score is a forced win or loss rather than an estimate.
fn is_decided(score: i32) -> bool {
    score.unsigned_abs() > Score::from_terms(i32::MAX).value().unsigned_abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mixed_file_has_every_type_and_most_of_those_played_most() {
        let games = |types: GameTypes| (0..24).map(move |index| types.of_game(index));
        for game_type in GameType::ALL {
            let expected = match game_type {
                GameType::MLP => 12,
                GameType::BASE => 6,
                _ => 1,
            };
            let found = games(GameTypes::Mixed).filter(|&of_game| of_game == game_type);
            assert_eq!(found.count(), expected, "{game_type}");
            assert!(games(GameTypes::One(game_type)).all(|of_game| of_game == game_type));
        }
    }

    #[test]
    fn game_types_are_read_as_they_are_written() {
        let one = GameType::ALL.map(GameTypes::One);
        for types in one.into_iter().chain([GameTypes::Mixed]) {
            assert_eq!(types.to_string().parse(), Ok(types));
        }
        for wrong in ["", "mix", "Base+", "Base+MLP+mixed"] {
            assert_eq!(
                wrong.parse::<GameTypes>(),
                Err(ParseGameTypesError),
                "{wrong}"
            );
        }
    }
}
