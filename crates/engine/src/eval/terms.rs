//! The terms of the evaluation: counts for one side less the same counts for the other.

use skep_rules::{Bug, Color, Hex, Piece, PieceSet, Position, Survey};

use super::sign;

/// The counts, as seen by the side to move.
pub(super) struct Terms(pub(super) [i32; TERMS]);

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
    // Own Queen: one of six for how many neighbours she has.
    QUEEN_CROWD 6,
    QUEEN_ENEMIES 1,
    QUEEN_SLIDES 1,
    QUEEN_COVERED 1,
    // Own pieces beside her that could leave.
    QUEEN_LEAVERS 1,
    // Own Pillbug, or Mosquito with its power, beside her.
    QUEEN_RESCUER 1,
    // For each insect: free to move, on top but stuck, covered, in reserve; and how far it gets.
    FREE 8,
    STUCK 8,
    COVERED 8,
    RESERVE 8,
    MOBILITY 8,
    // Pieces that could come beside the enemy Queen, and the cells there that they could fill.
    FILLERS 1,
    FILL_CELLS 1,
    // One, two, three cells left beside the enemy Queen, and enough pieces to fill them.
    FILL_ALL 3,
    // Beetle or Mosquito on the enemy Queen.
    ON_QUEEN 1,
    // Free Beetles by their distance to the enemy Queen: one, two, three.
    BEETLE_NEAR 3,
    // Where pieces can be placed.
    FRONT 1,
    NO_FRONT 1,
    FRONT_AT_QUEEN 1,
    TEMPO 1,
}

/// How far each insect's mobility is counted.
const MOBILITY_CAPS: [u32; 8] = [3, 4, 6, 4, 12, 10, 8, 3];

impl Terms {
    pub(super) fn of(position: &Position) -> Terms {
        let mut terms = Terms([0; TERMS]);
        let mut survey = position.survey();
        for color in Color::ALL {
            let mut side = Side {
                terms: &mut terms,
                position,
                color,
                sign: sign(color, position.to_move()),
            };
            side.count_queen();
            side.count_pieces(&mut survey);
            side.count_front();
        }
        terms.0[TEMPO] = 1;
        terms
    }
}

/// One side, being counted.
struct Side<'a> {
    terms: &'a mut Terms,
    position: &'a Position,
    color: Color,
    sign: i32,
}

impl Side<'_> {
    fn add(&mut self, term: usize, count: u32) {
        self.terms.0[term] += self.sign * count as i32;
    }

    fn count_queen(&mut self) {
        let board = self.position.board();
        let queen = Piece::queen(self.color);
        let Some(hex) = board.find(queen) else {
            return;
        };
        let (own, enemies) = (
            board.neighbors_of(hex, self.color),
            board.neighbors_of(hex, !self.color),
        );
        let crowd = (own | enemies).count_ones();
        self.add(QUEEN_CROWD + crowd.min(5) as usize, 1);
        self.add(QUEEN_ENEMIES, enemies.count_ones());
        if board.top(hex).is_some_and(|top| top.color() != self.color) {
            self.add(QUEEN_COVERED, 1);
        }
    }

    fn count_pieces(&mut self, survey: &mut Survey<'_>) {
        let position = self.position;
        let board = position.board();
        for piece in position.reserve(self.color) {
            self.add(RESERVE + piece.bug() as usize, 1);
        }
        for piece in board.covered().of(self.color) {
            self.add(COVERED + piece.bug() as usize, 1);
        }
        let own_queen = board.find(Piece::queen(self.color));
        let target = board.find(Piece::queen(!self.color));
        let beside = |hex: Hex, center: Option<Hex>| {
            center.is_some_and(|center| center.direction_to(hex).is_some())
        };
        let (mut fillers, mut cells) = (0, 0);
        let throwers: PieceSet = survey.throwers(self.color);
        for piece in board.tops().of(self.color) {
            let Some(hex) = board.find(piece) else {
                continue;
            };
            let reach = survey.reach(piece, target.unwrap_or(hex));
            let bug = piece.bug() as usize;
            self.add(if reach.count > 0 { FREE } else { STUCK } + bug, 1);
            self.add(MOBILITY + bug, reach.count.min(MOBILITY_CAPS[bug]));
            if piece.bug() == Bug::Queen && reach.count > 0 {
                self.add(QUEEN_SLIDES, 1);
            }
            if beside(hex, own_queen) {
                self.add(QUEEN_LEAVERS, u32::from(reach.count > 0));
                self.add(QUEEN_RESCUER, u32::from(throwers.contains(piece)));
            }
            let Some(target) = target else {
                continue;
            };
            if hex == target {
                self.add(ON_QUEEN, 1);
            }
            let free = !(board.neighbors_of(target, Color::White)
                | board.neighbors_of(target, Color::Black));
            if reach.around & free != 0 && !beside(hex, Some(target)) {
                fillers += 1;
                cells |= reach.around & free;
            }
            if piece.bug() == Bug::Beetle && reach.count > 0 {
                let distance = distance(hex, target);
                if (1..=3).contains(&distance) {
                    self.add(BEETLE_NEAR + distance as usize - 1, 1);
                }
            }
        }
        self.count_fillers(target, fillers, cells);
    }

    fn count_fillers(&mut self, target: Option<Hex>, fillers: u32, cells: u8) {
        let Some(target) = target else {
            return;
        };
        let board = self.position.board();
        let filled = (board.neighbors_of(target, Color::White)
            | board.neighbors_of(target, Color::Black))
        .count_ones();
        let cells = (cells & 0b11_1111).count_ones();
        self.add(FILLERS, fillers.min(4));
        self.add(FILL_CELLS, cells);
        let left = 6 - filled;
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
        self.add(NO_FRONT, u32::from(front == 0));
        if let Some(target) = board.find(Piece::queen(!self.color)) {
            let open = target.neighbors().into_iter().filter(|&hex| {
                board.top(hex).is_none()
                    && board.neighbors_of(hex, self.color) != 0
                    && board.neighbors_of(hex, !self.color) == 0
            });
            self.add(FRONT_AT_QUEEN, open.count() as u32);
        }
    }
}

/// How many steps lie between two cells of the same hive.
pub(crate) fn distance(from: Hex, to: Hex) -> u32 {
    let wrap = |difference: i32| (difference + 16).rem_euclid(32) - 16;
    let (q, r) = (wrap(to.q() - from.q()), wrap(to.r() - from.r()));
    q.abs().max(r.abs()).max((q + r).abs()) as u32
}
