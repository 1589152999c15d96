//! Hints: reasons are true, there are at most two, and the urgent ones come first.
//!
//! Each reason is checked the slow way, with lists of legal moves and by walking over the hive,
//! which the engine itself does not do.

use std::collections::{BTreeSet, HashSet};
use std::mem::discriminant;

use skep_engine::{Engine, Hint, Limits, Native, Reason, Score, Threat, Variation};
use skep_rules::{Color, GameString, GameType, Hex, Move, Opening, Outcome, Piece, Position};

/// Plays a move, or passes even if other moves are possible.
fn after(position: &Position, mv: Move) -> Position {
    let mut position = position.clone();
    let _ = position.play_unchecked(mv);
    position
}

/// A move and the positions around it. In `own` and `enemy` nothing is resting.
struct Case {
    start: Position,
    mv: Move,
    played: Position,
    /// Before and after the move, with the mover to move.
    own: [Position; 2],
    /// Before and after the move, with the opponent to move.
    enemy: [Position; 2],
}

impl Case {
    fn new(start: &Position, mv: Move) -> Case {
        let played = after(start, mv);
        let enemy = after(start, Move::Pass);
        let own = after(&played, Move::Pass);
        Case {
            start: start.clone(),
            mv,
            own: [after(&enemy, Move::Pass), own.clone()],
            enemy: [enemy, after(&own, Move::Pass)],
            played,
        }
    }

    fn mover(&self) -> Color {
        self.start.to_move()
    }

    /// How something that the mover or the opponent can do has changed.
    fn own<T>(&self, ask: impl Fn(&Position) -> T) -> [T; 2] {
        [ask(&self.own[0]), ask(&self.own[1])]
    }

    fn enemy<T>(&self, ask: impl Fn(&Position) -> T) -> [T; 2] {
        [ask(&self.enemy[0]), ask(&self.enemy[1])]
    }

    fn is_true(&self, reason: &Reason) -> bool {
        let (mover, opponent) = (self.mover(), !self.mover());
        let moved = self.mv.piece_and_target().map(|(piece, _)| piece);
        let target = self.mv.piece_and_target().map(|(_, to)| to);
        let shifts = |piece| move |position: &Position| !destinations(position, piece).is_empty();
        let fills = |piece, queen| move |position: &Position| could_fill(position, piece, queen);
        let crowds = |queen| self.own(|position| crowd(position, queen));
        match *reason {
            Reason::Wins { queen } => {
                queen == opponent && self.played.outcome() == Some(Outcome::Win(mover))
            }
            Reason::Draws => {
                let mut position = self.start.clone();
                position.play(self.mv).unwrap();
                matches!(position.outcome(), Some(Outcome::Draw(_)))
            }
            Reason::WinsIn { moves } => moves > 2 || is_lost(&self.played),
            Reason::LosesIn { moves } => moves > 1 || is_lost(&self.start),
            Reason::MustPass => self.start.legal_moves() == [Move::Pass],
            Reason::OnlyMove => self.start.legal_moves() == [self.mv] && self.mv != Move::Pass,
            Reason::QueenIsDue => moved == Some(Piece::queen(mover)) && self.start.turn() == 4,
            Reason::PlacesQueen => moved == Some(Piece::queen(mover)) && self.start.turn() < 4,
            Reason::StopsWin { ref by } => {
                is_win(&self.enemy[0], by) && winning_moves(&self.played) == 0
            }
            Reason::ThreatensWin { ref by } => {
                is_win(&self.own[1], by) && winning_moves(&self.start) == 0
            }
            Reason::ShutsOut { side } => {
                side == opponent
                    && self.played.legal_moves() == [Move::Pass]
                    && self.enemy[0].legal_moves() != [Move::Pass]
            }
            Reason::Fills { count, queen } => {
                queen == opponent
                    && crowds(queen) == [count - 1, count]
                    && moved != Some(Piece::queen(queen))
            }
            Reason::CoversQueen { queen } => self.covers(Piece::queen(queen)),
            Reason::Covers { piece } => self.covers(piece),
            Reason::ThrowsQueen { queen, count } => {
                let [before, after] = crowds(queen);
                moved == Some(Piece::queen(opponent)) && before < after && after == count
            }
            Reason::OpensPlaces { queen, count } => {
                let center = self.start.board().find(Piece::queen(queen)).unwrap();
                let beside = |position: &Position| {
                    let cells = places(position).into_iter();
                    cells
                        .filter(|&to| center.direction_to(to).is_some())
                        .count() as u32
                };
                queen == opponent && self.own(beside) == [0, count]
            }
            Reason::Aims { piece, queen } => {
                queen == opponent && self.own(fills(piece, queen)) == [false, true]
            }
            Reason::Nears {
                piece,
                steps,
                queen,
            } => {
                let [before, after] = self.own(|position| steps_between(position, piece, queen));
                Some(piece) == moved && after < before && after == steps
            }
            Reason::RescuesQueen { by, free } => {
                let ways = self.start.ways(Piece::queen(mover), target.unwrap());
                let [before, after] = crowds(mover);
                !ways.by_itself && ways.throwers.contains(by) && after < before && after + free == 6
            }
            Reason::GivesRoom { free } => {
                let [before, after] = crowds(mover);
                after < before && after + free == 6
            }
            Reason::Guards { piece } => {
                let [before, after] = self.own(rescuers);
                before.is_empty() && after.contains(&piece)
            }
            Reason::Wards { piece } => self.enemy(fills(piece, mover)) == [true, false],
            Reason::Pins { piece } => {
                self.enemy(shifts(piece)) == [true, false] && splits(&self.played, piece)
            }
            Reason::Blocks { piece } => {
                self.enemy(shifts(piece)) == [true, false] && !splits(&self.played, piece)
            }
            Reason::Frees { piece } => self.own(shifts(piece)) == [false, true],
            Reason::StopsPlacing { side } => {
                let can_place = self.enemy(|position| !places(position).is_empty());
                can_place == [true, false] && !self.played.reserve(side).is_empty()
            }
            Reason::Develops { piece } => {
                matches!(self.mv, Move::Place { .. }) && moved == Some(piece)
            }
            Reason::Throws { piece } => moved == Some(piece) && piece.color() == opponent,
            Reason::GainsMoves { count } => {
                let [before, after] = self.own(|position| count_moves(position, moved));
                before + count == after
            }
            Reason::TakesMoves { count } => {
                let [before, after] = self.enemy(|position| count_moves(position, moved));
                after + count == before
            }
            Reason::GainsPlaces { count } => {
                let [before, after] = self.own(|position| places(position).len() as u32);
                before + count == after
            }
            Reason::Waits => {
                let [before, after] = self.own(|position| count_moves(position, moved));
                matches!(self.mv, Move::Shift { .. }) && after <= before
            }
            Reason::TakesPlaces { count } => {
                let [before, after] = self.enemy(|position| places(position).len() as u32);
                after + count == before
            }
        }
    }

    fn covers(&self, piece: Piece) -> bool {
        let (mover, to) = self.mv.piece_and_target().unwrap();
        let below: Vec<_> = self.played.board().stack(to).take(2).collect();
        piece.color() != self.mover() && below == [mover, piece]
    }
}

/// Where the side to move can move its piece without a throw.
fn destinations(position: &Position, piece: Piece) -> Vec<Hex> {
    let moves = position.legal_moves().into_iter();
    let cells = moves.filter_map(|mv| match mv {
        Move::Shift { piece: moved, to } if moved == piece => Some(to),
        _ => None,
    });
    cells
        .filter(|&to| position.ways(piece, to).by_itself)
        .collect()
}

fn count_moves(position: &Position, except: Option<Piece>) -> u32 {
    let pieces = position.board().pieces().of(position.to_move());
    let pieces = pieces.filter(|&piece| Some(piece) != except);
    pieces
        .map(|piece| destinations(position, piece).len() as u32)
        .sum()
}

fn could_fill(position: &Position, piece: Piece, queen: Color) -> bool {
    let center = position.board().find(Piece::queen(queen)).unwrap();
    let is_open =
        |to: &Hex| center.direction_to(*to).is_some() && position.board().height(*to) == 0;
    destinations(position, piece).iter().any(is_open)
}

/// The pieces that could throw the Queen of the side to move.
fn rescuers(position: &Position) -> Vec<Piece> {
    let queen = Piece::queen(position.to_move());
    let Some(from) = position.board().find(queen) else {
        return Vec::new();
    };
    // A thrown piece goes no farther than two steps.
    let cells = from.neighbors().into_iter().flat_map(Hex::neighbors);
    cells
        .flat_map(|to| position.ways(queen, to).throwers)
        .collect()
}

/// Where the side to move can place something.
fn places(position: &Position) -> BTreeSet<Hex> {
    let moves = position.legal_moves().into_iter();
    let cells = moves.filter_map(|mv| match mv {
        Move::Place { to, .. } => Some(to),
        _ => None,
    });
    cells.collect()
}

fn crowd(position: &Position, queen: Color) -> u32 {
    let Some(hex) = position.board().find(Piece::queen(queen)) else {
        return 0;
    };
    let neighbors = hex.neighbors().into_iter();
    neighbors
        .filter(|&hex| position.board().height(hex) > 0)
        .count() as u32
}

/// Whether the hive splits without that piece, which is alone on its cell.
fn splits(position: &Position, piece: Piece) -> bool {
    let board = position.board();
    let hex = board.find(piece).unwrap();
    let mut cells: BTreeSet<Hex> = board
        .pieces()
        .map(|piece| board.find(piece).unwrap())
        .collect();
    cells.remove(&hex);
    let mut reached: Vec<Hex> = cells.pop_first().into_iter().collect();
    while let Some(hex) = reached.pop() {
        let next = hex.neighbors().into_iter();
        reached.extend(next.filter(|hex| cells.remove(hex)));
    }
    board.height(hex) == 1 && !cells.is_empty()
}

fn steps_between(position: &Position, piece: Piece, queen: Color) -> u32 {
    let board = position.board();
    let (from, to) = (board.find(piece), board.find(Piece::queen(queen)));
    let mut reached: BTreeSet<Hex> = from.into_iter().collect();
    let mut steps = 0;
    while !reached.contains(&to.unwrap()) {
        let next: Vec<Hex> = reached.iter().flat_map(|hex| hex.neighbors()).collect();
        reached.extend(next);
        steps += 1;
    }
    steps
}

fn winning_moves(position: &Position) -> usize {
    let wins = |mv: &Move| after(position, *mv).outcome() == Some(Outcome::Win(position.to_move()));
    position.legal_moves().iter().filter(|mv| wins(mv)).count()
}

fn is_win(position: &Position, threat: &Threat) -> bool {
    position.is_legal(threat.mv)
        && position.parse_move(&threat.text) == Ok(threat.mv)
        && after(position, threat.mv).outcome() == Some(Outcome::Win(position.to_move()))
}

/// Whether each move of the side to move loses, immediately or to the next reply.
fn is_lost(position: &Position) -> bool {
    let lost = Some(Outcome::Win(!position.to_move()));
    position.legal_moves().into_iter().all(|mv| {
        let played = after(position, mv);
        played.outcome() == lost || winning_moves(&played) > 0
    })
}

#[track_caller]
fn check_reasons(position: &Position, hint: &Hint) {
    let case = Case::new(position, hint.best);
    assert!(hint.reasons.len() <= 2, "{position}: {hint:?}");
    for reason in &hint.reasons {
        let mv = position.move_string(hint.best);
        assert!(case.is_true(reason), "{position}, {mv}: {reason:?}");
    }
}

/// Every n-th position of real games and of games made to reach corner cases.
fn positions(every: usize) -> impl Iterator<Item = Position> {
    let games = [
        include_str!("../../../rules/tests/data/replays/real_counts.jsonl"),
        include_str!("../../../rules/tests/data/replays/fuzz_counts.jsonl"),
    ];
    let rows = games.into_iter().flat_map(str::lines);
    let lines = rows.map(|row| {
        let row: serde_json::Value = serde_json::from_str(row).unwrap();
        let game = GameString::parse(row["game"].as_str().unwrap()).unwrap();
        game.replay().unwrap()
    });
    let positions = lines.flat_map(|line| {
        let mut position = line.start().clone();
        let moves: Vec<Move> = line.moves().collect();
        moves.into_iter().map(move |mv| {
            let before = position.clone();
            position.play_on();
            position.play(mv).unwrap();
            before
        })
    });
    positions.step_by(every)
}

/// The hint for a move, as if a search had found it.
fn hint_for(position: &Position, mv: Move) -> Option<Hint> {
    let (score, moves) = (Score::DRAW, vec![mv]);
    Hint::of(position, &Variation { score, moves })
}

/// The reasons for a move are true, whether the move is good or bad.
#[test]
fn reasons_are_true() {
    let (mut types, mut kinds) = (BTreeSet::new(), HashSet::new());
    for (index, position) in positions(13).enumerate() {
        let moves = position.legal_moves();
        types.insert(position.game_type().to_string());
        for mv in moves.iter().skip(index % 20).step_by(20) {
            let hint = hint_for(&position, *mv).unwrap();
            check_reasons(&position, &hint);
            kinds.extend(hint.reasons.iter().map(discriminant));
        }
    }
    assert_eq!(types.len(), 8);
    // The rest are endings that depend on a score, and rare.
    assert!(kinds.len() >= 25, "only {} kinds", kinds.len());
}

/// The engine's own hints are true, and there is one exactly if the game is not over.
#[test]
fn the_engine_gives_a_true_hint() {
    let mut engine = Engine::new(1, Native).unwrap();
    for position in positions(211) {
        let Some(hint) = engine.hint(&position, &nodes(500)) else {
            assert!(position.outcome().is_some());
            continue;
        };
        assert!(!hint.reasons.is_empty(), "{position}");
        check_reasons(&position, &hint);
        let line = [hint.best].into_iter().chain(hint.line);
        line.fold(position, |mut position, mv| {
            position.play(mv).unwrap();
            position
        });
    }
}

#[test]
fn urgent_reasons_come_first_and_none_is_repeated() {
    for (position, mv, score, expected) in [
        (
            "Base+MLP ......bS1wA2/......wP/......wQbS2/.....bL/.wG2wS1.bB1/.wG1(bQwB1bB2)bP/wS2wA1/bG1 w15 bS1",
            r"wA2 bB2\",
            Score::win_in(3),
            "[WinsIn { moves: 2 }, ThreatensWin { by: wG2 -bB1 }]",
        ),
        (
            "Base+MLP ..wA3...wL/..bS1..bA1/wA2bB2wQbMwA1/.bP..wB2/.bQ(bLwB1)/(bB1wM).bA2/..wS1 b17 wA2",
            "pass",
            Score::loss_in(4),
            "[MustPass, LosesIn { moves: 2 }]",
        ),
        (
            "Base .....bG1bA2/....bB2/....bQ/.wB2wA1bA1bB1/wS1wQ/wB1wA2 w7 bA2",
            "wB1 /wS1",
            Score::DRAW,
            r"[StopsWin { by: bA2 wA1\ }, GivesRoom { free: 2 }]",
        ),
        // That the Ant could come beside the Queen would repeat the first reason.
        (
            "Base+P .....wB2/.bPbG1.wQ/bB2bQbB1wP/.bG2/.wB1 w9 bB2",
            r"wA1 \wB2",
            Score::DRAW,
            r"[ThreatensWin { by: wA1 bB2\ }]",
        ),
        (
            "Base+MLP ...wA1wQ/bQbA1bB1/(bPwM).bS1 w6 bS1",
            "wM bQ",
            Score::DRAW,
            "[CoversQueen { queen: Black }, OpensPlaces { queen: Black, count: 2 }]",
        ),
    ] {
        let position: Position = position.parse().unwrap();
        let moves = vec![position.parse_move(mv).unwrap()];
        let hint = Hint::of(&position, &Variation { score, moves }).unwrap();
        assert_eq!(format!("{:?}", hint.reasons), expected, "{position}");
    }
}

#[test]
fn a_win_is_hinted_at_and_a_finished_game_is_not() {
    let position = "Base+MLP wB2wMwB1/.wQwP/wLbLbB1bM/.bB2/bA1bQbP b9 wB1";
    let mut position: Position = position.parse().unwrap();
    let mut engine = Engine::new(1, Native).unwrap();
    let hint = engine.hint(&position, &nodes(500)).unwrap();
    let queen = Color::White;
    assert_eq!(hint.reasons, [Reason::Wins { queen }]);
    position.play(hint.best).unwrap();
    assert_eq!(engine.hint(&position, &nodes(500)), None);
}

#[test]
fn a_move_that_is_not_legal_has_no_hint() {
    let position = Position::new(GameType::BASE, Opening::Tournament);
    assert_eq!(hint_for(&position, Move::Pass), None);
}

fn nodes(count: u64) -> Limits {
    Limits {
        nodes: Some(count),
        ..Limits::default()
    }
}
