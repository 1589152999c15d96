//! Why the move of a hint is good.

use skep_engine::{Argument as Told, Reason};
use skep_locale::{Argument, Phrase};

/// The reason, to be worded.
pub fn why(reason: &Reason) -> Phrase {
    let arguments = reason.arguments().into_iter().map(|(name, told)| {
        let argument = match told {
            Told::Piece(piece) => Argument::Piece(piece),
            Told::Color(color) => Argument::Color(color),
            Told::Number(number) => Argument::Number(number),
            Told::Move(threat) => Argument::Move(threat.text),
        };
        (name, argument)
    });
    Phrase::new(reason.key()).with_all(arguments)
}
