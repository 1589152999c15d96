//! There is no board (R1.3): hives that drift for ever, the longest lines, the tallest stack.

use std::collections::{BTreeMap, BTreeSet};

use skep_rules::{
    Bug, Color, Direction, DrawReason, GameType, Hex, Illegal, Line, Move, Outcome, Piece,
    PieceSet, Position,
};

/// Where each piece stands on a plane without end, kept by the test itself.
type Plane = BTreeMap<Piece, (i64, i64)>;

/// ```text
/// wQ  wA1 bA1 bQ
///   wG1     bG1        six pieces, so that no Queen is ever surrounded
/// ```
const WALKERS: &str = "Base wQwAbAbQ/wG.bG w4 -";
const PLIES: usize = 5000;

/// The plane of a position whose hive lies where the position string put it.
fn plane(position: &Position) -> Plane {
    let cells = position.board().unwrapped().into_iter();
    cells
        .flat_map(|(hex, (q, r))| {
            let stack: Vec<_> = position.board().stack(hex).collect();
            stack
                .into_iter()
                .map(move |piece| (piece, (i64::from(q), i64::from(r))))
        })
        .collect()
}

/// The plane's cell for a cell beside a piece of the hive other than the one that moves.
fn target(position: &Position, plane: &Plane, piece: Piece, to: Hex) -> (i64, i64) {
    let beside = |direction: Direction| {
        let anchor = position.board().top(to.neighbor(direction))?;
        let ((q, r), (dq, dr)) = (plane[&anchor], direction.step());
        (anchor != piece).then_some((q - i64::from(dq), r - i64::from(dr)))
    };
    Direction::ALL
        .into_iter()
        .find_map(beside)
        .expect("a piece moves to a cell beside another")
}

/// Twice the length of the cell's way along the direction.
fn along(direction: Direction, (q, r): (i64, i64)) -> i64 {
    let (dq, dr) = direction.step();
    let (dq, dr) = (i64::from(dq), i64::from(dr));
    2 * (q * dq + r * dr) + q * dr + r * dq
}

/// The move that brings the rearmost piece that can advance as far to the front as it goes.
fn advance(position: &Position, plane: &Plane, direction: Direction) -> (Move, Piece, (i64, i64)) {
    let ahead = position.legal_moves().into_iter().filter_map(|mv| {
        let Move::Shift { piece, to } = mv else {
            return None;
        };
        let target = target(position, plane, piece, to);
        let (rear, front) = (along(direction, plane[&piece]), along(direction, target));
        (front > rear).then_some((rear, -front, mv, piece, target))
    });
    let (_, _, mv, piece, target) = ahead.min().expect("some piece can advance");
    (mv, piece, target)
}

/// The cells of a position string, written by the test from its own plane.
fn cells(plane: &Plane) -> String {
    let least = |part: fn(&(i64, i64)) -> i64| plane.values().map(part).min().unwrap();
    let (west, north) = (least(|cell| cell.0), least(|cell| cell.1));
    let mut rows: BTreeMap<i64, String> = BTreeMap::new();
    let mut ordered: Vec<_> = plane.iter().map(|(piece, &(q, r))| (r, q, piece)).collect();
    ordered.sort();
    let south = ordered.last().unwrap().0;
    let mut columns = BTreeMap::new();
    for (r, q, piece) in ordered {
        let row = rows.entry(r).or_default();
        let column = columns.entry(r).or_insert(west);
        row.push_str(&".".repeat((q - *column) as usize));
        row.push_str(&piece.to_string());
        *column = q + 1;
    }
    let rows: Vec<_> = (north..=south)
        .map(|r| rows.remove(&r).unwrap_or_default())
        .collect();
    rows.join("/")
}

fn strings(position: &Position) -> BTreeSet<String> {
    let moves = position.legal_moves().into_iter();
    moves.map(|mv| position.move_string(mv)).collect()
}

/// Everything about a hive far away is as about the same hive at the origin.
#[track_caller]
fn check_like_at_origin(position: &Position, plane: &Plane) {
    let text = position.to_string();
    assert_eq!(text.split(' ').nth(1), Some(cells(plane).as_str()));
    let origin: Position = text.parse().unwrap();
    assert_eq!(origin.to_string(), text);
    assert_eq!(strings(&origin), strings(position));
    assert_eq!(origin.count_legal_moves(), position.count_legal_moves());
    assert_eq!(origin.canonical_key(), position.canonical_key());
    assert_eq!(origin.outcome(), position.outcome());
}

#[test]
fn a_hive_drifts_for_ever_in_each_direction() {
    for direction in Direction::ALL {
        let mut position: Position = WALKERS.parse().unwrap();
        let mut plane = plane(&position);
        let rear = |plane: &Plane| plane.values().map(|&cell| along(direction, cell)).min();
        let start = rear(&plane).unwrap();
        for _ in 0..PLIES {
            let (mv, piece, target) = advance(&position, &plane, direction);
            assert!(position.is_legal(mv));
            let _ = position.play_unchecked(mv);
            plane.insert(piece, target);
            check_like_at_origin(&position, &plane);
        }
        // Twenty times around the coordinates, which wrap at 32, are 640 cells.
        let drift = (rear(&plane).unwrap() - start) / 2;
        assert!(drift > 640, "{direction:?}: {drift} cells");
    }
}

#[test]
fn a_drifting_hive_repeats_its_positions() {
    for direction in Direction::ALL {
        let mut line = Line::new(WALKERS.parse().unwrap());
        let mut plane = plane(line.position());
        let mut seen: BTreeMap<(String, Color), u32> = BTreeMap::new();
        let mut drawn = None;
        for ply in 0..PLIES {
            let position = line.position();
            if position.is_drawn_by_repetition() && drawn.is_none() {
                // The third time the same, though each time elsewhere.
                drawn = Some(position.ply());
                let outcome = Some(Outcome::Draw(DrawReason::Repetition));
                assert_eq!((position.outcome(), position.occurrences()), (outcome, 3));
                assert_eq!(position.legal_moves(), []);
                assert_eq!(position.check(Move::Pass), Err(Illegal::GameOver));
            }
            let mut open = position.clone();
            open.play_on();
            let (mv, piece, target) = advance(&open, &plane, direction);
            line.play_on(mv).unwrap();
            plane.insert(piece, target);
            let position = line.position();
            let times = seen.entry((cells(&plane), position.to_move())).or_default();
            *times += 1;
            // A hive that was only shifted is the same; a turned one would count as well.
            assert!(position.occurrences() >= *times, "ply {ply}");
            assert_eq!(
                position.is_drawn_by_repetition(),
                position.occurrences() >= 3
            );
        }
        assert!(drawn.is_some());
        assert_eq!(line.past_draw(), drawn);
        assert_eq!(line.moves().len(), PLIES);
        assert!(seen.values().any(|&times| times > 100), "{direction:?}");
    }
}

#[test]
fn the_third_occurrence_of_a_shifted_position_is_a_draw() {
    let mut position: Position = WALKERS.parse().unwrap();
    let mut plane = plane(&position);
    let mut seen: BTreeMap<(String, Color), Vec<(i64, i64)>> = BTreeMap::new();
    while position.outcome().is_none() {
        let (mv, piece, target) = advance(&position, &plane, Direction::East);
        position.play(mv).unwrap();
        plane.insert(piece, target);
        let queen = plane[&Piece::queen(Color::White)];
        let key = (cells(&plane), position.to_move());
        seen.entry(key).or_default().push(queen);
    }
    let places = &seen[&(cells(&plane), position.to_move())];
    assert_eq!(places.len(), 3, "nothing but shifted occurrences here");
    assert_eq!(
        BTreeSet::from_iter(places).len(),
        3,
        "each at another place"
    );
    let [before, last] = [&places[..2], &places[2..]];
    assert!(before.iter().all(|place| place.0 < last[0].0));
}

/// All 28 pieces with these two at the ends.
fn all_between(first: Piece, last: Piece) -> Vec<Piece> {
    let ends: PieceSet = [first, last].into_iter().collect();
    let middle = GameType::MLP.pieces().without(ends);
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
fn the_longest_line_has_right_moves_at_both_ends() {
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
            // Those between are all held by the hive.
            let held: PieceSet = pieces[1..27].iter().copied().collect();
            assert_eq!(position.survey().pinned(), held);
            // The Grasshopper lands beyond the other end.
            let beyond = [cells[0].neighbor(axis.opposite()), cells[27].neighbor(axis)];
            let landing = beyond[usize::from(first == hopper)];
            assert_eq!(targets(&position, hopper), BTreeSet::from([landing]));
            // The Ant goes all around the other 27 pieces: 27 cells on each side, two at each end,
            // but the one it comes from.
            let from = board.find(ant).unwrap();
            let others = cells.iter().filter(|&&cell| cell != from);
            let shore: BTreeSet<_> = others
                .flat_map(|cell| cell.neighbors())
                .filter(|&cell| board.top(cell).is_none())
                .collect();
            assert_eq!(shore.len(), 57);
            assert_eq!(targets(&position, ant), shore);
            assert_eq!(position.count_legal_moves(), 58);
            // Black has everything on the table and all of it held.
            let black: Position = text.replace("w15", "b15").parse().unwrap();
            assert_eq!(black.legal_moves(), [Move::Pass]);
        }
    }
}

#[test]
fn the_longest_line_walks_on() {
    // The Ants at the ends take turns to pass the line, ever farther from where it began.
    let [white, black] = Color::ALL.map(|color| Piece::new(color, Bug::Ant, 1).unwrap());
    for axis in AXES {
        let text = format!("Base+MLP {} w15 -", line(&all_between(white, black), axis));
        let mut position: Position = text.parse().unwrap();
        for _ in 0..200 {
            let ends = if position.to_move() == Color::White {
                [white, black]
            } else {
                [black, white]
            };
            let front = position.board().find(ends[1]).unwrap();
            let inner = front.neighbor(axis.opposite());
            // White's Ant comes beyond Black's; Black's, next to last then, must wait for none:
            // it is held, so Black passes and White's Ant goes back.
            let to = if position.board().top(inner).is_some() {
                front.neighbor(axis)
            } else {
                front.neighbor(axis.opposite())
            };
            let mv = Move::Shift { piece: ends[0], to };
            let mv = if position.is_legal(mv) {
                mv
            } else {
                position.legal_moves()[0]
            };
            let _ = position.play_unchecked(mv);
            check_like_at_origin(&position, &plane(&position));
        }
    }
}

/// ```text
///   wQ  bQ
/// wS1  a  bS1        a: an Ant beneath four Beetles and two Mosquitoes
///   wG1 bG1
/// ```
#[test]
fn the_tallest_stack_has_seven_pieces() {
    let text = "Base+MLP .wQbQ/wS1(bA1bB1wB1bB2wB2bMwM)bS1/wG1bG1 w8 bM".replace("bMwM", "wMbM");
    let text = text.replace("w8 bM", "b8 -");
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
    // wM   a  bM         a = bA1 bB1 wB1 bB2
    //   wB2
    let mut position: Position = "Base+MLP .wQbQ/wM(bA1bB1wB1bB2)bM/wB2 w7 -"
        .parse()
        .unwrap();
    let start = position.clone();
    let mut undos = Vec::new();
    for mv in ["wB2 bB2", "bM wB2", "wM bM"] {
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
