//! What a client is shown of a game, computed without I/O, clock or randomness.
//!
//! - [`TurnView`]: the legal moves with their targets and throwers, and why other pieces cannot move.
//! - [`Plane`]: where the pieces are on an endless plane.
//! - [`Trial`]: moves tried from a position.
//! - [`ShownGame`]: events folded into a game and its [`GameView`].
//! - [`GameView::fold`]: how a client keeps its view up to date.
//! - [`SeatsView`]: who plays which side.
//! - [`why_not()`]: why a move is not legal.
//!
//! The feature `serde` makes the values JSON; `wire` turns it on and passes them to clients as they are.

mod clock;
mod ending;
mod event;
mod fold;
mod game_view;
mod legal_moves;
mod plane;
mod seats;
mod settings;
mod shown_game;
mod trial;
mod turn;
mod why_not;

pub use clock::ClockView;
pub use ending::{EndingReason, EndingView};
pub use event::{EventView, GameUpdate};
pub use fold::Gap;
pub use game_view::{CommentView, GameView, MoveView, StackView, TagView};
pub use legal_moves::LegalMove;
pub use plane::{ORIGIN, Plane, Spot, beside};
pub use seats::{SeatView, SeatsView, only_side};
#[cfg(feature = "serde")]
pub use settings::{OpeningName, TakebacksName};
pub use settings::{SettingsView, TimeControlView};
pub use shown_game::{GameHead, ShownGame};
pub use trial::{PositionView, Trial};
pub use turn::{StuckView, TurnView};
pub use why_not::{WhyNot, why_not};
