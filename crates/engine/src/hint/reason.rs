//! The reasons for a move. `learn` puts them into words.

use std::fmt;

use skep_rules::{Color, Move, Piece};

/// A move that would win, with its MoveString, which depends on the position it is played in.
#[derive(Clone, PartialEq, Eq)]
pub struct Threat {
    /// The move.
    pub mv: Move,
    /// Its MoveString.
    pub text: String,
}

impl fmt::Debug for Threat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

macro_rules! reasons {
    ($($(#[doc = $doc:literal])+ $name:ident $({ $($argument:ident: $kind:ty),* })?,)*) => {
        /// Why a move is good: a true statement about the position after it that was not true before.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the sentence of each reason names its fields")]
        pub enum Reason {
            $($(#[doc = $doc])+ $name $({ $($argument: $kind),* })?,)*
        }

        impl Reason {
            /// The names of all variants, for tests that need a row for each.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];
        }
    };
}

reasons! {
    // How the game ends.
    /// It surrounds that Queen.
    Wins { queen: Color },
    /// It ends the game without a winner.
    Draws,
    /// It wins by force in this many moves, this one included.
    WinsIn { moves: u32 },
    /// Every move loses by force; this one holds out for this many moves.
    LosesIn { moves: u32 },

    // What leaves no choice.
    /// Nothing can be placed or moved (R6.1).
    MustPass,
    /// The Queen must be placed now (R2.5).
    QueenIsDue,
    /// There is no other move.
    OnlyMove,
    /// The opponent would have won with that move.
    StopsWin { by: Threat },
    /// If it is not answered, that move wins.
    ThreatensWin { by: Threat },
    /// That side must pass.
    ShutsOut { side: Color },

    // The enemy Queen.
    /// It fills one more place around that Queen, this many in all.
    Fills { count: u32, queen: Color },
    /// A Beetle, or a Mosquito as one, gets on top of that Queen.
    CoversQueen { queen: Color },
    /// That Queen is thrown into a larger crowd, of this many.
    ThrowsQueen { queen: Color, count: u32 },
    /// Pieces can be placed beside that Queen now, on this many cells.
    OpensPlaces { queen: Color, count: u32 },
    /// The piece could now come beside that Queen.
    Aims { piece: Piece, queen: Color },
    /// A climbing piece comes nearer to that Queen: this many steps.
    Nears { piece: Piece, queen: Color, steps: u32 },

    // The own Queen.
    /// She is thrown out of the crowd by a Pillbug, or by a Mosquito with its power; this many places
    /// around her are free then.
    RescuesQueen { by: Piece, free: u32 },
    /// More places around her are free than before, this many.
    GivesRoom { free: u32 },
    /// The piece, a Pillbug or a Mosquito with its power, could now throw her out; none could before.
    Guards { piece: Piece },
    /// The enemy piece could come beside her and no longer can.
    Wards { piece: Piece },
    /// She is in the game, so the pieces may move.
    PlacesQueen,

    // Other pieces.
    /// A Beetle, or a Mosquito as one, gets on top of the enemy piece.
    Covers { piece: Piece },
    /// The enemy piece could move and now holds the hive together.
    Pins { piece: Piece },
    /// The enemy piece could move and now has no way out.
    Blocks { piece: Piece },
    /// The piece could not move and now can.
    Frees { piece: Piece },
    /// That side can place nothing now.
    StopsPlacing { side: Color },

    // Generalities.
    /// The piece comes into the game.
    Develops { piece: Piece },
    /// The enemy piece is thrown elsewhere.
    Throws { piece: Piece },
    /// The side's other pieces can make this many more moves.
    GainsMoves { count: u32 },
    /// The opponent's pieces can make this many fewer moves.
    TakesMoves { count: u32 },
    /// The side can place on this many more cells.
    GainsPlaces { count: u32 },
    /// The opponent can place on this many fewer cells.
    TakesPlaces { count: u32 },
    /// None of all this: a waiting move.
    Waits,
}

impl Reason {
    /// The piece it is about, if it is about one.
    pub(super) fn piece(&self) -> Option<Piece> {
        match self {
            Reason::Aims { piece, .. }
            | Reason::Nears { piece, .. }
            | Reason::RescuesQueen { by: piece, .. }
            | Reason::Guards { piece }
            | Reason::Wards { piece }
            | Reason::Covers { piece }
            | Reason::Pins { piece }
            | Reason::Blocks { piece }
            | Reason::Frees { piece }
            | Reason::Develops { piece }
            | Reason::Throws { piece } => Some(*piece),
            Reason::StopsWin { by } | Reason::ThreatensWin { by } => {
                by.mv.piece_and_target().map(|(piece, _)| piece)
            }
            _ => None,
        }
    }
}
