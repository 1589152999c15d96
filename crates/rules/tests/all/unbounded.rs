//! There is no board (R1.3): hives that drift for ever, the longest lines, the tallest stack.

use std::collections::{BTreeMap, BTreeSet};

use skep_rules::{
    Board, Bug, Color, Direction, DrawReason, GameType, Hex, Illegal, Line, Move, MoveError,
    Outcome, Piece, PieceSet, Position, Symmetry,
};

/// Hives that walk: a position, and moves after which it is the same, but further on. MoveStrings
/// contain no coordinates, so the moves can be repeated for ever.
const WALKERS: [(&str, &[&str]); 4] = [
    // Two Queens roll about each other.
    ("Base wQbQ w2 - printed", &[r"wQ \bQ", "bQ wQ-"]),
    // Queens and Ants.
    (
        r"Base wQwA/bAbQ w3 -; wQ \wA1; bA1 bQ\; wQ wA1/; bA1 bQ-; wQ \bA1; bQ /bA1; wA1 bA1/; bQ bA1\; wQ \wA1; bQ wA1\; wQ wA1/; bA1 bQ\; wQ bQ/; bA1 wQ-; wA1 bA1-; bQ wQ\; wQ \bA1",
        &[
            r"bQ bA1\", r"wQ \wA1", "bA1 wA1-", r"wQ \bA1", r"bQ wA1\", "wA1 bA1-",
        ],
    ),
    // A Beetle climbs, a Grasshopper jumps.
    (
        "Base wQwB/bQbG w3 -",
        &[
            r"wQ \wB1",
            "bQ /bG1",
            "wQ wB1/",
            r"bQ bG1\",
            "wQ bG1/",
            r"bQ wQ\",
            "wB1 wQ",
            "bG1 wB1/",
            r"wB1 bG1\",
            r"bG1 wB1\",
        ],
    ),
    // With Ladybug and Mosquito.
    (
        r"Base+ML wQwBwL/bMbQbG w4 -; wQ \wB1; bM bQ; wQ \wL; bM bG1; wB1 wL; bQ /bM; wQ wB1/; bM bG1-",
        &[
            "wB1 wQ", r"bQ bG1\", r"wB1 wQ\", "bG1 bM-", r"wL \bG1", r"bQ bM\", r"wQ \wL",
            r"bM bQ\", "wB1 wL", r"bM bG1\", "wQ wB1/", "bM bG1-",
        ],
    ),
];
const PLIES: usize = 5000;

/// A position string, and moves that may follow it.
fn position(text: &str) -> Position {
    let mut parts = text.split(';').map(str::trim);
    let mut position: Position = parts.next().unwrap().parse().unwrap();
    parts.for_each(|mv| {
        position.play_string(mv).unwrap();
    });
    // Set up again, so that nothing has occurred before.
    position.to_string().parse().unwrap()
}

/// The stacks on an endless plane, from bottom to top, by row and column. The test keeps it
/// separately, in numbers that do not wrap.
#[derive(Clone)]
struct Plane(BTreeMap<(i64, i64), Vec<Piece>>);

impl Plane {
    /// For a hive around the origin.
    fn new(position: &Position) -> Plane {
        let cells = position.board().unwrapped().into_iter();
        let stacks = cells.map(|(hex, (q, r))| {
            let mut stack: Vec<_> = position.board().stack(hex).collect();
            stack.reverse();
            ((i64::from(r), i64::from(q)), stack)
        });
        Plane(stacks.collect())
    }

    fn find(&self, piece: Piece) -> (i64, i64) {
        let cell = self.0.iter().find(|(_, stack)| stack.contains(&piece));
        *cell.expect("the piece is on the plane").0
    }

    /// Moves a piece as the board will: beside, or onto, the same piece.
    fn shift(&mut self, board: &Board, piece: Piece, to: Hex) {
        let anchor = |hex| board.stack(hex).find(|&anchor| anchor != piece);
        let beside = |direction: Direction| {
            let (r, q) = self.find(anchor(to.neighbor(direction))?);
            let (dq, dr) = direction.step();
            Some((r - i64::from(dr), q - i64::from(dq)))
        };
        let target = match anchor(to) {
            Some(below) => Some(self.find(below)),
            None => Direction::ALL.into_iter().find_map(beside),
        };
        let from = self.find(piece);
        let stack = self.0.get_mut(&from).unwrap();
        assert_eq!(stack.pop(), Some(piece));
        if stack.is_empty() {
            self.0.remove(&from);
        }
        let target = target.expect("a piece moves to a cell beside another");
        self.0.entry(target).or_default().push(piece);
    }

    /// The cells in the form of a position string.
    fn cells(&self) -> String {
        let west = self.0.keys().map(|&(_, q)| q).min().unwrap();
        let (mut row, mut column) = (self.0.keys().next().unwrap().0, west);
        let mut text = String::new();
        for (&(r, q), stack) in &self.0 {
            while row < r {
                text.push('/');
                (row, column) = (row + 1, west);
            }
            text.push_str(&".".repeat((q - column) as usize));
            column = q + 1;
            let names: String = stack.iter().map(Piece::to_string).collect();
            text.push_str(&if stack.len() > 1 {
                format!("({names})")
            } else {
                names
            });
        }
        text
    }

    /// How far the hive has moved; all pieces must have moved alike.
    #[track_caller]
    fn way_from(&self, start: &Plane) -> (i64, i64) {
        let ways = self.0.values().flatten().map(|&piece| {
            let ((r, q), (start_r, start_q)) = (self.find(piece), start.find(piece));
            (r - start_r, q - start_q)
        });
        let ways: BTreeSet<_> = ways.collect();
        assert_eq!(ways.len(), 1, "the hive keeps its shape");
        *ways.first().unwrap()
    }
}

fn strings(position: &Position) -> BTreeSet<String> {
    let moves = position.legal_moves().into_iter();
    moves.map(|mv| position.move_string(mv)).collect()
}

/// A hive far away behaves exactly like the same hive at the origin.
#[track_caller]
fn check_like_at_origin(position: &Position, plane: &Plane) {
    let text = position.to_string();
    assert_eq!(text.split(' ').nth(1), Some(plane.cells().as_str()));
    let origin: Position = text.parse().unwrap();
    assert_eq!(origin.to_string(), text);
    assert_eq!(strings(&origin), strings(position));
    assert_eq!(origin.count_legal_moves(), position.count_legal_moves());
    assert_eq!(origin.canonical_key(), position.canonical_key());
    assert_eq!(origin.outcome(), position.outcome());
}

#[test]
fn a_hive_drifts_for_ever_in_each_direction() {
    for ((text, cycle), turn) in WALKERS
        .iter()
        .flat_map(|walker| Symmetry::ALL[..6].iter().map(move |turn| (walker, turn)))
    {
        // The script is read on a hive that is not turned.
        let mut script = position(text);
        let mut turned = script.turned(*turn);
        let start = Plane::new(&turned);
        let mut now = start.clone();
        let mut step = None;
        let plies = PLIES.next_multiple_of(cycle.len());
        for ply in 0..plies {
            let mv = script.parse_move(cycle[ply % cycle.len()]).unwrap();
            let _ = script.play_unchecked(mv);
            let mv = turn.turn_move(mv);
            assert!(turned.is_legal(mv), "ply {ply}: {mv:?} in {turned}");
            let (piece, to) = mv.piece_and_target().unwrap();
            now.shift(turned.board(), piece, to);
            let _ = turned.play_unchecked(mv);
            if ply < 100 || ply % 7 == 0 {
                check_like_at_origin(&turned, &now);
            }
            if ply + 1 == cycle.len() {
                step = Some(now.way_from(&start));
            }
        }
        // All pieces have moved the same way.
        let (r, q) = step.unwrap();
        let cycles = (plies / cycle.len()) as i64;
        assert_eq!(now.way_from(&start), (r * cycles, q * cycles));
        // The coordinates wrap at 32: more than ten times around.
        assert!((q * cycles).abs().max((r * cycles).abs()) > 320);
    }
}

#[test]
fn the_third_occurrence_of_a_shifted_position_is_a_draw() {
    for (text, cycle) in WALKERS {
        let mut position = position(text);
        // The start is the first occurrence. Two rounds later it occurs for the third time, and no
        // other position does so sooner.
        for ply in 0..2 * cycle.len() {
            assert_eq!(position.outcome(), None, "ply {ply} of {text}");
            position.play_string(cycle[ply % cycle.len()]).unwrap();
        }
        let drawn = Some(Outcome::Draw(DrawReason::Repetition));
        assert_eq!((position.outcome(), position.occurrences()), (drawn, 3));
        assert_eq!(position.legal_moves(), []);
        let next = position.play_string(cycle[0]);
        assert_eq!(next, Err(MoveError::Illegal(Illegal::GameOver)));
    }
}

#[test]
fn a_line_goes_on_past_that_draw() {
    for (text, cycle) in WALKERS {
        let start = position(text);
        let mut line = Line::new(start.clone());
        for ply in 0..PLIES {
            let mv = line
                .position()
                .parse_move(cycle[ply % cycle.len()])
                .unwrap();
            line.play_on(mv).unwrap();
            assert_eq!(
                line.position().occurrences() as usize,
                (ply + 1) / cycle.len() + 1
            );
        }
        assert_eq!(line.moves().len(), PLIES);
        assert_eq!(line.past_draw(), Some(start.ply() + 2 * cycle.len() as u32));
    }
}

/// All 28 pieces with these two at the ends.
fn all_between(first: Piece, last: Piece) -> Vec<Piece> {
    let ends: PieceSet = [first, last].into_iter().collect();
    let mut middle: Vec<_> = GameType::MLP.pieces().without(ends).collect();
    // A Pillbug next to an end would throw it.
    middle.rotate_left(3);
    [first].into_iter().chain(middle).chain([last]).collect()
}

/// The position string of a line along one of the three axes.
fn line(pieces: &[Piece], axis: Direction) -> String {
    let names = pieces.iter().map(Piece::to_string);
    match axis {
        Direction::East => names.collect(),
        Direction::SouthEast => names.collect::<Vec<_>>().join("/"),
        _ => {
            let row = |(index, name): (usize, String)| ".".repeat(27 - index) + &name;
            names.enumerate().map(row).collect::<Vec<_>>().join("/")
        }
    }
}

const AXES: [Direction; 3] = [Direction::East, Direction::SouthEast, Direction::SouthWest];

fn targets(position: &Position, piece: Piece) -> BTreeSet<Hex> {
    let moves = position.legal_moves().into_iter();
    let of_piece = moves.filter_map(Move::piece_and_target);
    of_piece
        .filter(|&(moved, _)| moved == piece)
        .map(|(_, to)| to)
        .collect()
}

#[test]
fn the_longest_line_has_the_right_moves_at_both_ends() {
    let [ant, hopper] = [Bug::Ant, Bug::Grasshopper].map(|bug| Piece::new(Color::White, bug, 1));
    let (ant, hopper) = (ant.unwrap(), hopper.unwrap());
    for axis in AXES {
        for (first, last) in [(ant, hopper), (hopper, ant)] {
            let pieces = all_between(first, last);
            let text = format!("Base+MLP {} w15 -", line(&pieces, axis));
            let position: Position = text.parse().unwrap();
            assert_eq!(position.to_string(), text);
            let board = position.board();
            let cells = pieces.iter().map(|&piece| board.find(piece).unwrap());
            let cells: Vec<_> = cells.collect();
            for pair in cells.windows(2) {
                assert_eq!(pair[0].direction_to(pair[1]), Some(axis));
            }
            // All pieces in between are pinned.
            let held: PieceSet = pieces[1..27].iter().copied().collect();
            assert_eq!(position.survey().pinned(), held);
            // The Grasshopper lands beyond the other end.
            let beyond = [cells[0].neighbor(axis.opposite()), cells[27].neighbor(axis)];
            let landing = beyond[usize::from(first == hopper)];
            assert_eq!(targets(&position, hopper), BTreeSet::from([landing]));
            // The Ant goes all around the other 27 pieces: 27 cells on each side and two at each
            // end, except the one it comes from.
            let from = board.find(ant).unwrap();
            let others = cells.iter().filter(|&&cell| cell != from);
            let shore: BTreeSet<_> = others
                .flat_map(|cell| cell.neighbors())
                .filter(|&cell| board.top(cell).is_none())
                .collect();
            assert_eq!(shore.len(), 57);
            assert_eq!(targets(&position, ant), shore);
            assert_eq!(position.count_legal_moves(), 58);
            // Black has all pieces on the table, and all are pinned.
            let black: Position = text.replace("w15", "b15").parse().unwrap();
            assert_eq!(black.legal_moves(), [Move::Pass]);
        }
    }
}

/// Grasshoppers and Ants of both sides go one after the other from the rear of the line to its
/// front, twelve cells further on.
#[test]
fn the_longest_line_walks_on() {
    let walkers: Vec<_> = [Bug::Grasshopper, Bug::Ant]
        .into_iter()
        .flat_map(|bug| {
            (1..=3).flat_map(move |number| Color::ALL.map(|color| (color, bug, number)))
        })
        .map(|(color, bug, number)| Piece::new(color, bug, number).unwrap())
        .collect();
    let others = GameType::MLP
        .pieces()
        .without(walkers.iter().copied().collect());
    let pieces: Vec<_> = walkers.iter().copied().chain(others).collect();
    for axis in AXES {
        let text = format!("Base+MLP {} w15 -", line(&pieces, axis));
        let mut position: Position = text.parse().unwrap();
        let mut now = Plane::new(&position);
        let mut front = position.board().find(pieces[27]).unwrap();
        for &piece in &walkers {
            front = front.neighbor(axis);
            now.shift(position.board(), piece, front);
            position.play(Move::Shift { piece, to: front }).unwrap();
            check_like_at_origin(&position, &now);
        }
        let rear = position.board().find(pieces[12]).unwrap();
        assert!((0..27).fold(rear, |hex, _| hex.neighbor(axis)) == front);
    }
}

/// ```text
///   wQ  bQ
/// wS1  a  bS1        a: an Ant beneath four Beetles and two Mosquitoes
///   wG1 bG1
/// ```
#[test]
fn the_tallest_stack_has_seven_pieces() {
    let text = "Base+MLP .wQbQ/wS1(bA1bB1wB1bB2wB2wMbM)bS1/wG1bG1 b8 -";
    let position: Position = text.parse().unwrap();
    assert_eq!(position.to_string(), text);
    let [top, ant]: [Piece; 2] = ["bM", "bA1"].map(|name| name.parse().unwrap());
    let board = position.board();
    let hex = board.find(ant).unwrap();
    assert_eq!((board.height(hex), board.top(hex)), (7, Some(top)));
    let stack: Vec<_> = board.stack(hex).map(|piece| piece.to_string()).collect();
    assert_eq!(stack, ["bM", "wM", "wB2", "bB2", "wB1", "bB1", "bA1"]);
    // From the top it steps down in every direction.
    assert_eq!(targets(&position, top), BTreeSet::from(hex.neighbors()));
    for name in ["bB1", "bB2", "bA1"] {
        let piece: Piece = name.parse().unwrap();
        assert_eq!(targets(&position, piece), BTreeSet::new());
        let mv = Move::Shift {
            piece,
            to: hex.neighbor(Direction::East),
        };
        assert_eq!(position.check(mv), Err(Illegal::Covered(piece)));
    }
}

#[test]
fn the_tallest_stack_is_climbed_and_left_again() {
    //   wQ  bQ
    // wM   a  bM         a = bA1 bB1 wB1
    //   wB2 bB2
    let start: Position = "Base+MLP .wQbQ/wM(bA1bB1wB1)bM/wB2bB2 w7 -"
        .parse()
        .unwrap();
    let mut position = start.clone();
    let mut undos = Vec::new();
    for mv in ["wM wB1", "bB2 wM", "wB2 bB2", "bM wB2"] {
        let mv = position.parse_move(mv).unwrap();
        assert!(position.is_legal(mv), "{}", position.move_string(mv));
        undos.push(position.play_unchecked(mv));
        let text = position.to_string();
        assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
    }
    let hex = position.board().find("bA1".parse().unwrap()).unwrap();
    assert_eq!(position.board().height(hex), 7);
    undos.into_iter().rev().for_each(|undo| position.undo(undo));
    assert!(position == start);
}

/// All 28 pieces on the ground, as dense as possible: more contacts than in any other hive.
#[test]
fn the_densest_hive_is_counted_right() {
    let rows = [
        "...bMbLbP",
        "..bB1bS1bS2bA2",
        "wA1wQwG3wG2wA2bA1",
        "wMwB2wS1wG1wPbA3",
        "wA3wB1wS2wLbG3",
        "bG2bB2bG1bQ",
    ];
    let mut dense = position(&format!("Base+MLP {} w30 -", rows.join("/")));
    assert_eq!(dense.board().tops().len(), 28);
    // Debug builds compare the tally with a recount after every move.
    let listed = skep_rules::perft(&mut dense, 2, skep_rules::Leaves::Played);
    assert_eq!(
        skep_rules::perft(&mut dense, 2, skep_rules::Leaves::Counted),
        listed
    );
    assert_eq!(
        dense.to_string().parse::<Position>().unwrap().to_string(),
        dense.to_string()
    );
}
