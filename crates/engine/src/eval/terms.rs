//! The terms of the evaluation: what is counted for each side.

use skep_rules::{Bug, Color, Hex, Piece, PieceSet, Position, Survey};

use super::places::{Freedom, Owner, Places};

/// How often each term applies to a side, padded with zeros to whole chunks.
pub(super) type Counts = [i8; TERMS.next_multiple_of(CHUNK)];

/// This many counts are examined at once.
pub(super) const CHUNK: usize = 32;

/// The counts of both sides, and where their pieces are.
pub(super) struct Terms {
    /// For the side to move.
    pub(super) own: Counts,
    /// For the other.
    pub(super) enemy: Counts,
    pub(super) places: Places,
}

macro_rules! terms {
    ($($name:ident $count:literal,)*) => {
        terms!(@index 0; $($name $count,)*);
        /// The name of each term, in the order of [`Evaluation::terms`](crate::Evaluation::terms).
        pub const TERM_NAMES: [&str; TERMS] = {
            let mut names = [""; TERMS];
            let mut index = 0;
            $(
                let mut copy = 0;
                while copy < $count {
                    names[index] = stringify!($name);
                    index += 1;
                    copy += 1;
                }
            )*
            assert!(index == TERMS);
            names
        };
    };
    (@index $start:expr; $name:ident $count:literal, $($rest:tt)*) => {
        const $name: usize = $start;
        terms!(@index $start + $count; $($rest)*);
    };
    (@index $start:expr;) => {
        /// The number of terms.
        pub(super) const TERMS: usize = $start;
    };
}

terms! {
    // Own Queen: one of six, by her number of neighbours.
    QUEEN_CROWD 6,
    QUEEN_COVERED 1,
    // Own pieces beside her that could leave.
    QUEEN_LEAVERS 1,
    // Own Pillbug, or Mosquito with its power, beside her: while she has room, and when she has
    // hardly any. Then whether it can throw her, and how many cells are free around the best one.
    QUEEN_RESCUER 2,
    QUEEN_RESCUE 1,
    QUEEN_RESCUE_ROOM 1,
    // Free cells beside her that no piece can slide into.
    QUEEN_GATES 1,
    // For each insect beside her: own, and the enemy's. And enemy pieces there that cannot leave.
    QUEEN_OWN 8,
    QUEEN_ENEMY 8,
    QUEEN_ENEMY_STUCK 1,
    // For each insect: free to move, pinned, not pinned but unable to move, covered, in reserve;
    // and its mobility.
    FREE 8,
    PINNED 8,
    STUCK 8,
    COVERED 8,
    RESERVE 8,
    MOBILITY 8,
    // Pieces that could come beside the enemy Queen, and the cells there that they could fill.
    FILLERS 1,
    FILL_CELLS 1,
    // One, two or three cells left beside the enemy Queen, and enough pieces to fill them.
    FILL_ALL 3,
    // Beetle or Mosquito on the enemy Queen.
    ON_QUEEN 1,
    // Free Beetles by their distance to the enemy Queen: one, two, three.
    BEETLE_NEAR 3,
    // For each insect: how far free ones are from the enemy Queen.
    DISTANCE 8,
    // No piece can move.
    ALL_STUCK 1,
    // Where pieces can be placed.
    FRONT 1,
    NO_FRONT 1,
    FRONT_AT_QUEEN 1,
    TEMPO 1,
}

/// The cap on each insect's mobility.
const MOBILITY_CAPS: [u32; 8] = [3, 4, 6, 4, 12, 10, 8, 3];

/// The largest possible count: what all insects of a kind can do together.
pub(super) const LARGEST_COUNT: i8 = {
    let (mut largest, mut bug) = (0, 0);
    while bug < Bug::ALL.len() {
        let count = MOBILITY_CAPS[bug] * Bug::ALL[bug].count() as u32;
        largest = if count > largest { count } else { largest };
        bug += 1;
    }
    // Distances are counted up to 8, of three pieces.
    assert!(24 <= largest && largest <= i8::MAX as u32);
    largest as i8
};

impl Terms {
    pub(super) fn of(position: &Position) -> Terms {
        let mut terms = Terms {
            own: [0; _],
            enemy: [0; _],
            places: Places::default(),
        };
        let mut survey = position.survey();
        let to_move = position.to_move();
        for color in [to_move, !to_move] {
            let board = position.board();
            let (counts, others) = if color == to_move {
                (&mut terms.own, &mut terms.enemy)
            } else {
                (&mut terms.enemy, &mut terms.own)
            };
            let mut side = Side {
                counts,
                others,
                places: &mut terms.places,
                position,
                color,
                queen: board.find(Piece::queen(color)),
                target: board.find(Piece::queen(!color)),
            };
            side.count_queen(&survey);
            side.count_pieces(&mut survey);
            side.count_front();
        }
        terms.own[TEMPO] = 1;
        terms
    }

    /// The counts of the side to move minus those of the other.
    pub(super) fn differences(&self) -> [i32; TERMS] {
        std::array::from_fn(|term| i32::from(self.own[term]) - i32::from(self.enemy[term]))
    }
}

/// One side while it is counted.
struct Side<'a> {
    counts: &'a mut Counts,
    /// The opponent's counts.
    others: &'a mut Counts,
    places: &'a mut Places,
    position: &'a Position,
    color: Color,
    queen: Option<Hex>,
    /// The enemy Queen.
    target: Option<Hex>,
}

impl Side<'_> {
    fn add(&mut self, term: usize, count: u32) {
        debug_assert!(count <= LARGEST_COUNT as u32);
        self.counts[term] += count as i8;
    }

    /// Adds to one of the opponent's counts.
    fn add_for_enemy(&mut self, term: usize, count: u32) {
        self.others[term] += count as i8;
    }

    fn owner(&self) -> Owner {
        if self.color == self.position.to_move() {
            Owner::Mover
        } else {
            Owner::Opponent
        }
    }

    /// The distances of a cell from the own and the enemy Queen.
    fn distances(&self, hex: Hex) -> [Option<u32>; 2] {
        [self.queen, self.target].map(|queen| Some(hex.distance(queen?)))
    }

    /// Records what a piece can do, and its distances from both Queens.
    fn note(&mut self, piece: Piece, freedom: Freedom, distances: [Option<u32>; 2]) {
        let term = match freedom {
            Freedom::Filler | Freedom::Free | Freedom::RaisedFiller | Freedom::Raised => FREE,
            Freedom::Pinned => PINNED,
            Freedom::Stuck => STUCK,
            Freedom::Covered => COVERED,
        };
        self.add(term + piece.bug() as usize, 1);
        let owner = self.owner();
        self.places.note(owner, piece.bug(), freedom, distances);
    }

    fn count_queen(&mut self, survey: &Survey<'_>) {
        let Some(queen) = self.queen else {
            return;
        };
        let board = self.position.board();
        let crowd = board.crowd(queen);
        self.add(QUEEN_CROWD + crowd.min(5) as usize, 1);
        if board
            .top(queen)
            .is_some_and(|top| top.color() != self.color)
        {
            self.add(QUEEN_COVERED, 1);
        }
        let free = queen.neighbors().into_iter();
        let free = free.filter(|&hex| board.top(hex).is_none());
        let gates = free.filter(|&hex| board.is_gated(hex)).count();
        self.add(QUEEN_GATES, gates as u32);
        let [friends, enemies] =
            [self.color, !self.color].map(|color| board.neighbors_of(queen, color));
        self.places.note_ring(self.owner(), friends, enemies);
        self.count_rescue(queen, crowd, survey);
    }

    /// What the Pillbug's power does for the Queen.
    fn count_rescue(&mut self, queen: Hex, crowd: u32, survey: &Survey<'_>) {
        let board = self.position.board();
        let beside = |piece: &Piece| board.find(*piece).is_some_and(|hex| hex.is_beside(queen));
        let rescuers: PieceSet = survey.throwers(self.color).filter(beside).collect();
        if rescuers.is_empty() {
            return;
        }
        self.add(QUEEN_RESCUER + usize::from(crowd >= 4), 1);
        let landings = survey.throws(rescuers, Piece::queen(self.color));
        let room = |hex: Hex| 6 - board.crowd(hex);
        if let Some(room) = landings.iter().map(room).max() {
            self.add(QUEEN_RESCUE, 1);
            self.add(QUEEN_RESCUE_ROOM, room);
        }
    }

    fn count_pieces(&mut self, survey: &mut Survey<'_>) {
        let board = self.position.board();
        for piece in self.position.reserve(self.color) {
            self.add(RESERVE + piece.bug() as usize, 1);
        }
        for piece in board.covered().of(self.color) {
            if let Some(hex) = board.find(piece) {
                self.note(piece, Freedom::Covered, self.distances(hex));
            }
        }
        let open = self.target.map_or(0, |target| {
            !(board.neighbors_of(target, self.color) | board.neighbors_of(target, !self.color))
        });
        let (mut fillers, mut cells, mut free) = (0, 0, 0);
        for piece in board.tops().of(self.color) {
            let Some(hex) = board.find(piece) else {
                continue;
            };
            let reach = survey.reach(piece, self.target.unwrap_or(hex));
            // A piece that comes down from a stack leaves no gap behind.
            let is_raised = board.height(hex) > 1;
            let distances = self.distances(hex);
            let is_beside = distances[1] == Some(1);
            let fills = reach.around & open != 0 && (is_raised || !is_beside);
            if fills {
                fillers += 1;
                cells |= reach.around & open;
            }
            let freedom = match (reach.count > 0, fills, is_raised) {
                (true, true, false) => Freedom::Filler,
                (true, false, false) => Freedom::Free,
                (true, true, true) => Freedom::RaisedFiller,
                (true, false, true) => Freedom::Raised,
                (false, ..) if survey.pinned().contains(piece) => Freedom::Pinned,
                (false, ..) => Freedom::Stuck,
            };
            self.count_piece(piece, distances, reach.count, freedom);
            free += u32::from(reach.count > 0);
        }
        self.add(ALL_STUCK, u32::from(free == 0));
        self.count_fillers(fillers, cells);
    }

    /// What an uncovered piece can do by itself.
    fn count_piece(
        &mut self,
        piece: Piece,
        distances: [Option<u32>; 2],
        moves: u32,
        freedom: Freedom,
    ) {
        let bug = piece.bug() as usize;
        let is_free = moves > 0;
        self.note(piece, freedom, distances);
        self.add(MOBILITY + bug, moves.min(MOBILITY_CAPS[bug]));
        let [to_own, to_enemy] = distances;
        if to_own == Some(1) {
            self.add(QUEEN_LEAVERS, u32::from(is_free));
            self.add(QUEEN_OWN + bug, 1);
        }
        let Some(distance) = to_enemy else {
            return;
        };
        if distance == 1 {
            self.add_for_enemy(QUEEN_ENEMY + bug, 1);
            self.add_for_enemy(QUEEN_ENEMY_STUCK, u32::from(!is_free));
        }
        self.add(ON_QUEEN, u32::from(distance == 0));
        if is_free {
            self.add(DISTANCE + bug, distance.min(8));
            if piece.bug() == Bug::Beetle && (1..=3).contains(&distance) {
                self.add(BEETLE_NEAR + distance as usize - 1, 1);
            }
        }
    }

    fn count_fillers(&mut self, fillers: u32, cells: u8) {
        let Some(target) = self.target else {
            return;
        };
        let cells = (cells & 0b11_1111).count_ones();
        self.add(FILLERS, fillers.min(4));
        self.add(FILL_CELLS, cells);
        let left = 6 - self.position.board().crowd(target);
        if (1..=3).contains(&left) && fillers >= left && cells >= left {
            self.add(FILL_ALL + left as usize - 1, 1);
        }
    }

    fn count_front(&mut self) {
        let board = self.position.board();
        if self.position.reserve(self.color).is_empty() {
            return;
        }
        let front = board.front(self.color);
        self.add(FRONT, front.min(10));
        // A side's first piece needs no neighbour of its own (R2.1).
        let has_begun = self.position.ply() > 1;
        self.add(NO_FRONT, u32::from(front == 0 && has_begun));
        if let Some(target) = self.target {
            let cells = target.neighbors().into_iter();
            let open = cells.filter(|&hex| board.is_front(hex, self.color));
            self.add(FRONT_AT_QUEEN, open.count() as u32);
        }
    }
}
