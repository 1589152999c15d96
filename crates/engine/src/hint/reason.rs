//! What can be said for a move: a message key with arguments, to be worded by front ends.

use std::fmt;

use skep_rules::{Color, Move, Piece};

/// A value that a message speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A particular tile.
    Piece(Piece),
    /// A side.
    Color(Color),
    /// A count.
    Number(u32),
    /// Another move than the hint's.
    Move(Threat),
}

/// A move that would win, with its MoveString, which depends on the position it is played in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The move.
    pub mv: Move,
    /// Its MoveString.
    pub text: String,
}

macro_rules! reasons {
    ($($(#[doc = $doc:literal])+ $name:ident $({ $($argument:ident: $kind:ty),* })? $key:literal,)*) => {
        /// Why a move is good: a true statement about the position after it that was not true before.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the sentence of each reason names its fields")]
        pub enum Reason {
            $($(#[doc = $doc])+ $name $({ $($argument: $kind),* })?,)*
        }

        impl Reason {
            /// The keys of all reasons.
            pub const KEYS: &[&str] = &[$($key),*];

            /// The key of its message.
            pub const fn key(&self) -> &'static str {
                match self {
                    $(Reason::$name { .. } => $key,)*
                }
            }

            /// What its message speaks of, by name.
            pub fn arguments(&self) -> Vec<(&'static str, Argument)> {
                match self {
                    $(Reason::$name $({ $($argument),* })? => {
                        vec![$($((stringify!($argument), $argument.clone().into())),*)?]
                    })*
                }
            }
        }
    };
}

reasons! {
    // How the game ends.
    /// It surrounds that Queen.
    Wins { queen: Color } "hint-wins",
    /// It ends the game without a winner.
    Draws "hint-draws",
    /// It wins by force in so many moves, this one included.
    WinsIn { moves: u32 } "hint-wins-in",
    /// Whatever is played loses by force; this holds out for so many moves.
    LosesIn { moves: u32 } "hint-loses-in",

    // What leaves no choice.
    /// Nothing can be placed or moved (R6.1).
    MustPass "hint-must-pass",
    /// The Queen must be placed now (R2.5).
    QueenIsDue "hint-queen-is-due",
    /// There is no other move.
    OnlyMove "hint-only-move",
    /// The opponent would have won by that.
    StopsWin { by: Threat } "hint-stops-win",
    /// If it goes unanswered, that wins.
    ThreatensWin { by: Threat } "hint-threatens-win",
    /// That side must pass.
    ShutsOut { side: Color } "hint-shuts-out",

    // The enemy Queen.
    /// It fills one more place around that Queen, so many in all.
    Fills { count: u32, queen: Color } "hint-fills",
    /// A Beetle, or a Mosquito as one, gets on top of that Queen.
    CoversQueen { queen: Color } "hint-covers-queen",
    /// That Queen is thrown into a larger crowd, of so many.
    ThrowsQueen { queen: Color, count: u32 } "hint-throws-queen",
    /// Pieces can be placed beside that Queen now, on so many cells.
    OpensPlaces { queen: Color, count: u32 } "hint-opens-places",
    /// The piece could now come beside that Queen.
    Aims { piece: Piece, queen: Color } "hint-aims",
    /// A climbing piece comes nearer to that Queen: so many steps.
    Nears { piece: Piece, queen: Color, steps: u32 } "hint-nears",

    // The own Queen.
    /// She is thrown out of the crowd by a Pillbug, or by a Mosquito with its power; so many places
    /// around her are free then.
    RescuesQueen { by: Piece, free: u32 } "hint-rescues-queen",
    /// More places around her are free: so many.
    GivesRoom { free: u32 } "hint-gives-room",
    /// The piece, a Pillbug or a Mosquito with its power, could now throw her out; none could before.
    Guards { piece: Piece } "hint-guards",
    /// The enemy piece could come beside her and no longer can.
    Wards { piece: Piece } "hint-wards",
    /// She is in the game, so the pieces may move.
    PlacesQueen "hint-places-queen",

    // Other pieces.
    /// A Beetle, or a Mosquito as one, gets on top of the enemy piece.
    Covers { piece: Piece } "hint-covers",
    /// The enemy piece could move and now holds the hive together.
    Pins { piece: Piece } "hint-pins",
    /// The enemy piece could move and now has no way out.
    Blocks { piece: Piece } "hint-blocks",
    /// The piece could not move and now can.
    Frees { piece: Piece } "hint-frees",
    /// That side can place nothing now.
    StopsPlacing { side: Color } "hint-stops-placing",

    // Generalities.
    /// The piece comes into the game.
    Develops { piece: Piece } "hint-develops",
    /// The enemy piece is thrown elsewhere.
    Throws { piece: Piece } "hint-throws",
    /// The side's other pieces can make so many moves more.
    GainsMoves { count: u32 } "hint-gains-moves",
    /// The opponent's pieces can make so many moves less.
    TakesMoves { count: u32 } "hint-takes-moves",
    /// The side can place on so many cells more.
    GainsPlaces { count: u32 } "hint-gains-places",
    /// The opponent can place on so many cells less.
    TakesPlaces { count: u32 } "hint-takes-places",
    /// None of all this: a waiting move.
    Waits "hint-waits",
}

impl Reason {
    /// The piece it is about, if it is about one.
    pub(super) fn piece(&self) -> Option<Piece> {
        let mut arguments = self.arguments().into_iter();
        arguments.find_map(|(_, argument)| match argument {
            Argument::Piece(piece) => Some(piece),
            Argument::Move(threat) => threat.mv.piece_and_target().map(|(piece, _)| piece),
            Argument::Color(_) | Argument::Number(_) => None,
        })
    }
}

impl From<Piece> for Argument {
    fn from(piece: Piece) -> Argument {
        Argument::Piece(piece)
    }
}

impl From<Color> for Argument {
    fn from(color: Color) -> Argument {
        Argument::Color(color)
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Argument {
        Argument::Number(number)
    }
}

impl From<Threat> for Argument {
    fn from(threat: Threat) -> Argument {
        Argument::Move(threat)
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::Piece(piece) => write!(f, "{piece}"),
            Argument::Color(color) => f.write_str(color.name()),
            Argument::Number(number) => write!(f, "{number}"),
            Argument::Move(threat) => f.write_str(&threat.text),
        }
    }
}

impl fmt::Display for Reason {
    /// The key, and each argument as `name=value`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())?;
        let mut arguments = self.arguments().into_iter();
        arguments.try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}
