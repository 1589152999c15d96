//! The tree of moves: an arena of nodes linked by index, so that games of any length and nesting
//! are built, compared and dropped without recursion.

use skep_rules::Move;

/// The most plies of a record, variations included. Real games have a few hundred.
pub const MAX_PLIES: usize = 20_000;

/// A place in a record's tree of moves: the start, or after some move.
///
/// Only valid for the record that returned it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start, before any move.
    pub const ROOT: NodeId = NodeId(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move, with its comment and its place in the tree.
#[derive(Clone, Debug)]
struct Node {
    /// `None` at the root only.
    played: Option<(Move, Box<str>)>,
    comment: String,
    /// Number of moves from the root to here.
    depth: u32,
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
}

/// The moves of a record. The first child of a node is the main continuation.
#[derive(Clone, Debug)]
pub(crate) struct Tree(Vec<Node>);

impl Tree {
    pub(crate) fn new() -> Tree {
        Tree(vec![Node {
            played: None,
            comment: String::new(),
            depth: 0,
            parent: None,
            first_child: None,
            next_sibling: None,
        }])
    }

    /// An index that is out of range, from another record, reads as the root.
    fn node(&self, id: NodeId) -> &Node {
        self.0.get(id.index()).unwrap_or(&self.0[0])
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        let index = if id.index() < self.0.len() {
            id.index()
        } else {
            0
        };
        &mut self.0[index]
    }

    /// Number of moves, variations included.
    pub(crate) fn len(&self) -> usize {
        self.0.len() - 1
    }

    pub(crate) fn played(&self, id: NodeId) -> Option<(Move, &str)> {
        self.node(id)
            .played
            .as_ref()
            .map(|(mv, text)| (*mv, &**text))
    }

    pub(crate) fn comment(&self, id: NodeId) -> &str {
        &self.node(id).comment
    }

    pub(crate) fn comment_mut(&mut self, id: NodeId) -> &mut String {
        &mut self.node_mut(id).comment
    }

    pub(crate) fn depth(&self, id: NodeId) -> u32 {
        self.node(id).depth
    }

    pub(crate) fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    pub(crate) fn first_child(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).first_child
    }

    pub(crate) fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).next_sibling
    }

    /// The continuations, main one first.
    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(id), |&child| self.next_sibling(child))
    }

    /// The nodes of the main line, without the root.
    pub(crate) fn main(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(NodeId::ROOT), |&node| {
            self.first_child(node)
        })
    }

    pub(crate) fn has_pass(&self) -> bool {
        self.0
            .iter()
            .any(|node| matches!(node.played, Some((Move::Pass, _))))
    }

    /// Adds a move as the last child. The caller has made sure that there is room for it.
    pub(crate) fn add(&mut self, parent: NodeId, mv: Move, text: String) -> NodeId {
        let id = NodeId(u32::try_from(self.0.len()).unwrap_or(u32::MAX));
        let last = self.children(parent).last();
        let depth = self.depth(parent) + 1;
        self.0.push(Node {
            played: Some((mv, text.into_boxed_str())),
            comment: String::new(),
            depth,
            parent: Some(parent),
            first_child: None,
            next_sibling: None,
        });
        match last {
            Some(last) => self.node_mut(last).next_sibling = Some(id),
            None => self.node_mut(parent).first_child = Some(id),
        }
        id
    }

    /// Removes all but the first moves added.
    pub(crate) fn truncate(&mut self, len: usize) {
        while self.len() > len {
            let Some(Node {
                parent: Some(parent),
                ..
            }) = self.0.pop()
            else {
                return;
            };
            // The newest node is the last child of its parent.
            let gone = NodeId(u32::try_from(self.0.len()).unwrap_or(u32::MAX));
            let before = self
                .children(parent)
                .take_while(|&child| child != gone)
                .last();
            match before {
                Some(before) => self.node_mut(before).next_sibling = None,
                None => self.node_mut(parent).first_child = None,
            }
        }
    }
}

impl PartialEq for Tree {
    /// The same moves with the same comments in the same order, however they are numbered.
    fn eq(&self, other: &Tree) -> bool {
        if self.0.len() != other.0.len() {
            return false;
        }
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((ours, theirs)) = pairs.pop() {
            let same_move =
                self.played(ours).map(|(mv, _)| mv) == other.played(theirs).map(|(mv, _)| mv);
            if !same_move || self.comment(ours) != other.comment(theirs) {
                return false;
            }
            let links = [
                (self.first_child(ours), other.first_child(theirs)),
                (self.next_sibling(ours), other.next_sibling(theirs)),
            ];
            for link in links {
                match link {
                    (Some(ours), Some(theirs)) => pairs.push((ours, theirs)),
                    (None, None) => {}
                    _ => return false,
                }
            }
        }
        true
    }
}

impl Eq for Tree {}
