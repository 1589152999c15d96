//! A small picture of a game, for lists.

use skep_draw::{Background, Extent, Reserves, Scene, SvgStyle, Theme, draw_svg};
use skep_game::{Actor, GameAction};
use skep_rules::Line;

use super::Services;
use crate::problem::Problem;
use crate::store::GameId;

/// In pixels; it can be scaled.
const EXTENT: Extent = Extent::Exact {
    width: 240,
    height: 180,
};

/// A picture that is drawn only if it is needed.
pub struct Picture {
    /// The version of the game that it shows.
    pub version: u64,
    /// After how many moves.
    pub ply: usize,
    line: Line,
}

impl Services {
    /// A picture of the game after this many moves, or of its current position.
    ///
    /// # Errors
    /// If there is no such game, it cannot be loaded, or the actor may not ask for it.
    pub async fn picture(
        &self,
        actor: Actor,
        id: &GameId,
        ply: Option<usize>,
    ) -> Result<Picture, Problem> {
        let (game, _) = self.game(actor, GameAction::Watch, id).await?;
        let game = game.game();
        let plies = game.line().moves().len();
        let ply = ply.unwrap_or(plies);
        if ply > plies {
            return Err(Problem::no_such_ply(ply, plies));
        }
        Ok(Picture {
            version: game.version(),
            ply,
            line: game.line().first(ply),
        })
    }
}

impl Picture {
    /// The picture as SVG.
    pub fn svg(&self, theme: Theme) -> String {
        let style = SvgStyle {
            theme,
            background: Background::Transparent,
            reserves: Reserves::Hidden,
            extent: EXTENT,
        };
        draw_svg(&Scene::of_line(&self.line), &style)
    }
}
