//! A game on file.

use skep_rules::{Bug, GameState, GameType, Line, Move, Opening, Position};

use crate::tree::Tree;
use crate::{Editor, Ending, GameResult, NodeId, Tags};

/// A game on file: where it starts, its moves with comments and variations, tags, result.
///
/// The moves form a tree. Each [`NodeId`] is a place in the game, and [`NodeId::ROOT`] is the
/// start. The first continuation of a place is the main one. The comment of a place belongs to the
/// move that led there. Every move in the tree is legal, except that a record may continue past a
/// draw by repetition. An [`Editor`] adds moves.
#[derive(Clone, Debug)]
pub struct Record {
    /// Players, date, event and whatever else the source says.
    pub tags: Tags,
    /// The result that the record states, which may differ from the rules': see [`Record::result`].
    pub stated_result: Option<GameResult>,
    start: Position,
    pub(crate) tree: Tree,
}

impl Record {
    /// A game without moves yet.
    pub fn new(game_type: GameType, opening: Opening) -> Record {
        Record::from_start(Position::new(game_type, opening))
    }

    /// A game that starts from a given position. Moves before it are not part of the record, so
    /// repetitions count from here.
    pub fn from_position(position: &Position) -> Record {
        // The position string holds exactly what a record can keep of its start.
        Record::from_start(
            position
                .to_string()
                .parse()
                .unwrap_or_else(|_| position.clone()),
        )
    }

    /// The record of a line of play; of its first [`MAX_PLIES`](crate::MAX_PLIES) moves if there are more.
    pub fn from_line(line: &Line) -> Record {
        let start = line.start();
        let empty = Position::new(start.game_type(), start.opening());
        let record = if *start == empty {
            Record::from_start(empty)
        } else {
            Record::from_position(start)
        };
        let mut editor = Editor::new(record);
        // A given start may be elsewhere on the plane than before, so moves are copied by their names.
        let _ = line
            .move_strings()
            .try_for_each(|text| editor.play_string(text).map(drop));
        editor.into_record()
    }

    pub(crate) fn from_start(start: Position) -> Record {
        Record {
            tags: Tags::default(),
            stated_result: None,
            start,
            tree: Tree::new(),
        }
    }

    /// Where the game starts.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Which expansions are in the game.
    pub const fn game_type(&self) -> GameType {
        self.start.game_type()
    }

    /// Whether the game starts with pieces on the board.
    pub fn is_set_up(&self) -> bool {
        self.start.ply() != 0 || !self.start.board().pieces().is_empty()
    }

    /// Number of moves, variations included.
    pub fn plies(&self) -> usize {
        self.tree.len()
    }

    /// The move that led to this place, and its MoveString; `None` at the root.
    pub fn played(&self, at: NodeId) -> Option<(Move, &str)> {
        self.tree.played(at)
    }

    /// The place before the move that led here.
    pub fn parent(&self, at: NodeId) -> Option<NodeId> {
        self.tree.parent(at)
    }

    /// The places that the moves from here lead to, main continuation first.
    pub fn continuations(&self, at: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.tree.children(at)
    }

    /// The places of the main line, after its first move, its second, and so on.
    pub fn main(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.tree.main()
    }

    /// The comment at this place; empty if there is none.
    pub fn comment(&self, at: NodeId) -> &str {
        self.tree.comment(at)
    }

    /// Sets the comment at this place; an empty one removes it.
    pub fn set_comment(&mut self, at: NodeId, comment: &str) {
        comment.clone_into(self.tree.comment_mut(at));
    }

    /// Adds to the comment at this place, as a line of its own.
    pub(crate) fn add_comment(&mut self, at: NodeId, comment: &str) {
        let known = self.tree.comment_mut(at);
        if !known.is_empty() && !comment.is_empty() {
            known.push('\n');
        }
        known.push_str(comment);
    }

    /// The main line, played.
    pub fn main_line(&self) -> Line {
        let mut line = Line::new(self.start.clone());
        for (mv, _) in self.main().filter_map(|node| self.played(node)) {
            // Every move of the tree was legal when it was added.
            if line.play_on(mv).is_err() {
                break;
            }
        }
        line
    }

    /// Who won: as stated, or else by the rules at the end of the main line.
    pub fn result(&self) -> Option<GameResult> {
        self.stated_result
            .or_else(|| self.main_line().position().outcome().map(GameResult::from))
    }

    /// The result in one word. A game without a result is in progress once a move has been made.
    pub fn state(&self) -> GameState {
        match self.result() {
            Some(result) => result.state(),
            None if self.tree.first_child(NodeId::ROOT).is_none() && !self.is_set_up() => {
                GameState::NotStarted
            }
            None => GameState::InProgress,
        }
    }

    /// How the game ended other than by the rules, if the tag `Ending` says so.
    pub fn ending(&self) -> Option<Ending> {
        self.tags.get("Ending")?.parse().ok()
    }

    /// The position string of the start, unless game type and moves determine it: a game from the
    /// empty board follows the tournament opening rule unless a Queen is placed first.
    pub(crate) fn start_string(&self) -> Option<String> {
        let queen = |mv: Move| {
            mv.piece_and_target()
                .is_some_and(|(piece, _)| piece.bug() == Bug::Queen)
        };
        let queen_first = self
            .main()
            .take(2)
            .filter_map(|node| self.played(node))
            .any(|(mv, _)| queen(mv));
        let opening = if queen_first {
            Opening::Printed
        } else {
            Opening::Tournament
        };
        (self.start != Position::new(self.game_type(), opening)).then(|| self.start.to_string())
    }

    /// Changes the start of the game. The caller has made sure that its moves stay legal.
    pub(crate) fn restart(&mut self, start: Position) {
        self.start = start;
    }
}

impl PartialEq for Record {
    /// The same start, moves, comments, tags and result. A result by the rules need not be stated.
    fn eq(&self, other: &Record) -> bool {
        self.start == other.start
            && self.tree == other.tree
            && self.tags == other.tags
            && (self.stated_result == other.stated_result || self.result() == other.result())
    }
}

impl Eq for Record {}
