//! One position of a game: what may be placed (R2), when a player passes and when the game ends
//! (R6). The movements are in `moves`, the throws in `throws`.

use super::board::{Board, color, neighbors};
use super::{Action, Cell};
use std::collections::{BTreeMap, BTreeSet};

/// R1.1: the bugs and how many of each a side has.
const BUGS: [(char, usize); 8] = [
    ('Q', 1),
    ('B', 2),
    ('G', 3),
    ('S', 2),
    ('A', 3),
    ('M', 1),
    ('L', 1),
    ('P', 1),
];

/// R1.1: the bugs that belong to a game only if its type names them.
const EXPANSIONS: [char; 3] = ['M', 'L', 'P'];

/// Everything that decides what may happen next.
#[derive(Clone)]
pub(crate) struct Position {
    /// The letters of the expansions in play, such as "MLP".
    expansions: String,
    /// Whether the Queen may be a player's very first placement (R2.6).
    printed_rules: bool,
    /// How many turns both players together have had, passes included.
    turns_played: usize,
    /// The pieces on the table.
    pub(crate) board: Board,
    /// The piece that was placed, moved or thrown on the previous turn; none after a pass.
    ///
    /// For the side to move, R5.5 and R5.6 amount to the same. The piece in this field may not be
    /// thrown, by either rule. If it has the opponent's color, the side to move could not move it
    /// or throw with it anyway. If it has the mover's own color, the opponent must have thrown it,
    /// so it may neither move nor throw.
    pub(crate) resting: Option<String>,
}

impl Position {
    /// The empty table. The game type is "Base", or "Base+" and some of the letters M, L, P in any order.
    pub(crate) fn new(game_type: &str, printed_rules: bool) -> Position {
        let expansions = match game_type.split_once('+') {
            Some(("Base", letters)) => letters,
            None if game_type == "Base" => "",
            _ => panic!("{game_type} is not a game type"),
        };
        assert!(
            expansions
                .chars()
                .all(|letter| EXPANSIONS.contains(&letter)),
            "{game_type} is not a game type"
        );
        Position {
            expansions: expansions.to_string(),
            printed_rules,
            turns_played: 0,
            board: Board {
                stacks: BTreeMap::new(),
            },
            resting: None,
        }
    }

    /// R1.2: White moves first, then the players alternate.
    pub(crate) fn to_move(&self) -> char {
        if self.turns_played.is_multiple_of(2) {
            'w'
        } else {
            'b'
        }
    }

    /// The number of the turn for the side to move, from 1.
    fn turn(&self) -> usize {
        self.turns_played / 2 + 1
    }

    /// R1.1: the names of all tiles of one bug and color in this game, in the order of their
    /// numbers. A bug with only one tile has no number.
    pub(crate) fn tiles(&self, color: char, bug: char) -> Vec<String> {
        if EXPANSIONS.contains(&bug) && !self.expansions.contains(bug) {
            return Vec::new();
        }
        match BUGS.iter().find(|(known, _)| *known == bug) {
            None => Vec::new(),
            Some((_, 1)) => vec![format!("{color}{bug}")],
            Some((_, count)) => (1..=*count)
                .map(|number| format!("{color}{bug}{number}"))
                .collect(),
        }
    }

    /// R2.7: tiles of one bug enter in the order of their numbers, so only the first of each bug
    /// that is still in reserve can be placed.
    fn next_in_reserve(&self) -> Vec<String> {
        let on_table = self.board.pieces();
        let bugs = BUGS.iter();
        bugs.filter_map(|(bug, _)| {
            let mut tiles = self.tiles(self.to_move(), *bug).into_iter();
            tiles.find(|tile| !on_table.contains(tile))
        })
        .collect()
    }

    /// The name of the Queen of the side to move.
    fn own_queen(&self) -> String {
        format!("{}Q", self.to_move())
    }

    /// Whether the Queen of the side to move is on the table.
    fn has_placed_queen(&self) -> bool {
        self.board.cell_of(&self.own_queen()).is_some()
    }

    /// Whether the side to move has any piece on the table, covered or not.
    fn has_placed_any(&self) -> bool {
        let pieces = self.board.pieces();
        pieces.iter().any(|piece| color(piece) == self.to_move())
    }

    /// R2.5, R2.6, R2.7: the pieces that the side to move may place now.
    fn placeable(&self) -> Vec<String> {
        let mut pieces = self.next_in_reserve();
        let queen = self.own_queen();
        // R2.5: on the fourth turn, an unplaced Queen is the only piece that may be placed. That
        // also applies on later turns: such a player had to pass, because there was no cell for
        // her.
        if self.turn() >= 4 && !self.has_placed_queen() {
            pieces.retain(|piece| *piece == queen);
        }
        // R2.6: the tournament opening.
        if !self.printed_rules && !self.has_placed_any() {
            pieces.retain(|piece| *piece != queen);
        }
        pieces
    }

    /// R2.1, R2.2, R2.3: the cells on which the side to move may place a piece now. They are empty
    /// cells, whether or not anything could slide into them (R2.4).
    fn placement_cells(&self) -> BTreeSet<Cell> {
        // R2.1: White's first piece. All cells are the same, so it goes to the origin.
        if self.board.stacks.is_empty() {
            return BTreeSet::from([(0, 0)]);
        }
        let around_the_hive: BTreeSet<Cell> = self
            .board
            .stacks
            .keys()
            .flat_map(|&cell| neighbors(cell))
            .filter(|&cell| !self.board.is_occupied(cell))
            .collect();
        // R2.1: Black's first piece, the only one that may touch the other color.
        if !self.has_placed_any() {
            return around_the_hive;
        }
        // R2.2: every later one touches at least one piece of its own color and none of the other;
        // a stack counts as the color of its top piece.
        let touches_only_own_color = |cell: Cell| {
            let touched = self.board.tops_around(cell);
            let is_own = |piece: &String| color(piece) == self.to_move();
            touched.iter().any(is_own) && touched.iter().all(is_own)
        };
        around_the_hive
            .into_iter()
            .filter(|&cell| touches_only_own_color(cell))
            .collect()
    }

    /// R2: all placements.
    fn placements(&self) -> BTreeSet<Action> {
        let mut actions = BTreeSet::new();
        for piece in self.placeable() {
            for to in self.placement_cells() {
                let piece = piece.clone();
                actions.insert(Action::Put { piece, to });
            }
        }
        actions
    }

    /// R3.1, R6.2: the side to move may use the pieces on the table only after its own Queen is
    /// there, and only while the game lasts.
    pub(crate) fn may_use_table(&self) -> bool {
        self.has_placed_queen() && self.outcome().is_none()
    }

    /// Everything the side to move may do.
    pub(crate) fn legal(&self) -> BTreeSet<Action> {
        if self.outcome().is_some() {
            return BTreeSet::new();
        }
        let mut actions = self.placements();
        actions.extend(self.movements());
        actions.extend(self.throws());
        // R6.1: a player passes if there is nothing to place and nothing to move, and only then.
        if actions.is_empty() {
            actions.insert(Action::Pass);
        }
        actions
    }

    /// The position after a legal action.
    pub(crate) fn after(&self, action: &Action) -> Position {
        let mut next = self.clone();
        next.turns_played += 1;
        match action {
            // R5.6: a pass ends the rest.
            Action::Pass => next.resting = None,
            Action::Put { piece, to } => {
                next.board = self.board.without(piece).with(piece, *to);
                next.resting = Some(piece.clone());
            }
        }
        next
    }

    /// R6.2, R6.3: a player whose Queen is surrounded loses; if both are, it is a draw.
    pub(crate) fn outcome(&self) -> Option<&'static str> {
        let white_surrounded = self.board.is_queen_surrounded('w');
        let black_surrounded = self.board.is_queen_surrounded('b');
        match (white_surrounded, black_surrounded) {
            (true, true) => Some("Draw"),
            (true, false) => Some("BlackWins"),
            (false, true) => Some("WhiteWins"),
            (false, false) => None,
        }
    }
}
