//! The eight kinds of insect, and how many of each a side has.

/// A kind of insect (R1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bug {
    /// One slide. Surrounded, she loses the game.
    Queen,
    /// Exactly three slides.
    Spider,
    /// One step, climbing allowed.
    Beetle,
    /// A straight jump.
    Grasshopper,
    /// Any number of slides.
    Ant,
    /// Moves like a piece it touches.
    Mosquito,
    /// Two steps on top, one down.
    Ladybug,
    /// One slide, or throws a neighbour.
    Pillbug,
}

impl Bug {
    /// All kinds, in the order of [`Piece`](crate::Piece) numbering.
    pub const ALL: [Bug; 8] = [
        Bug::Queen,
        Bug::Spider,
        Bug::Beetle,
        Bug::Grasshopper,
        Bug::Ant,
        Bug::Mosquito,
        Bug::Ladybug,
        Bug::Pillbug,
    ];

    /// How many of this kind a side has when the kind is in the game (R1.1).
    pub const fn count(self) -> u8 {
        match self {
            Bug::Grasshopper | Bug::Ant => 3,
            Bug::Spider | Bug::Beetle => 2,
            Bug::Queen | Bug::Mosquito | Bug::Ladybug | Bug::Pillbug => 1,
        }
    }

    /// The letter of the kind in a piece's name.
    pub const fn letter(self) -> char {
        match self {
            Bug::Queen => 'Q',
            Bug::Spider => 'S',
            Bug::Beetle => 'B',
            Bug::Grasshopper => 'G',
            Bug::Ant => 'A',
            Bug::Mosquito => 'M',
            Bug::Ladybug => 'L',
            Bug::Pillbug => 'P',
        }
    }

    /// The kind with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Bug> {
        let letter = letter.to_ascii_uppercase();
        Bug::ALL.into_iter().find(|bug| bug.letter() == letter)
    }

    /// Whether the kind may be on top of others (R4.2, R4.7).
    pub const fn climbs(self) -> bool {
        matches!(self, Bug::Beetle | Bug::Mosquito)
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}
