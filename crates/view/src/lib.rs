//! What a client is shown of a game, computed without IO, clock or randomness.
//!
//! - [`TurnView`]: the legal moves with their targets and throwers, and why other pieces cannot move.
//! - [`Plane`]: where the pieces lie on a plane without edges.
//! - [`Trial`]: moves tried from a position.
//! - [`ShownGame`]: events folded into a game and its [`GameView`].
//! - [`GameView::fold`]: how a client keeps its view up to date.
//! - [`Seats`]: who plays which side.
//!
//! The feature `serde` makes the values JSON; `wire` turns it on and passes them to clients as they are.

mod clock;
mod ending;
mod event;
mod game_view;
mod legal_moves;
mod plane;
mod refusal;
mod seats;
mod settings;
mod shown_game;
mod trial;
mod turn;

pub use clock::ClockView;
pub use ending::{EndingReason, EndingView};
pub use event::{EventView, GameUpdate, Gap};
pub use game_view::{CommentView, GameView, MoveView, StackView, TagView};
pub use legal_moves::LegalMove;
pub use plane::{ORIGIN, Plane, Spot, beside};
pub use refusal::refusal_phrase;
pub use seats::{Seat, Seats, only_side};
#[cfg(feature = "serde")]
pub use settings::{OpeningName, TakebacksName};
pub use settings::{SettingsView, TimeControlView};
pub use shown_game::{GameHead, ShownGame};
pub use trial::{PositionView, Trial};
pub use turn::{StuckView, TurnView};
