//! Random games, computed before the measurement, so that clients have nothing to compute.

use skep_game::{Command, Game, Settings, Time};
use skep_rules::GameType;

pub(crate) const GAME_TYPE: GameType = GameType::MLP;

/// The longest game. A client whose game is over stops playing.
const PLIES: usize = 300;
/// How many different games there are.
const GAMES: u64 = 32;

/// A move and where it leads.
pub(crate) struct Ply {
    pub(crate) mv: String,
    /// The version before it.
    pub(crate) after: u64,
    /// The version after it, and after the passes that it forces.
    pub(crate) version: u64,
}

/// The moves of random games.
pub(crate) fn scripts() -> Vec<Vec<Ply>> {
    (0..GAMES).map(script).collect()
}

fn script(seed: u64) -> Vec<Ply> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(Settings::new(GAME_TYPE));
    let mut script = Vec::new();
    while script.len() < PLIES {
        let position = game.position();
        let Some(mv) = random.choice(position.legal_moves()) else {
            break;
        };
        let (text, after) = (position.move_string(mv), game.version());
        let seat = Some(position.to_move());
        let steps = game.decide(seat, Command::Play { mv, after }, Time::from_millis(0));
        let Some(last) = steps.ok().and_then(|mut steps| steps.pop()) else {
            break;
        };
        game = last.game;
        script.push(Ply {
            mv: text,
            after,
            version: game.version(),
        });
        if game.ending().is_some() {
            break;
        }
    }
    script
}
