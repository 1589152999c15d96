//! Laws that hold in every game, tested on random games of all types; and no text makes a parser panic.

use std::collections::BTreeSet;

use proptest::prelude::*;
use skep_rules::{
    Bug, Color, GameState, GameString, GameType, Hex, HexSet, Line, Move, Opening, Outcome, Piece,
    Position, Symmetry, TurnString,
};

/// A random game: each number chooses among the legal moves until there are none.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    game_type: GameType,
    opening: Opening,
    choices: Vec<u16>,
}

pub(crate) fn games() -> impl Strategy<Value = Game> {
    let openings = prop_oneof![Just(Opening::Tournament), Just(Opening::Printed)];
    let choices = proptest::collection::vec(any::<u16>(), 0..80);
    (prop::sample::select(&GameType::ALL), openings, choices).prop_map(
        |(game_type, opening, choices)| Game {
            game_type,
            opening,
            choices,
        },
    )
}

impl Game {
    fn start(&self) -> Position {
        Position::new(self.game_type, self.opening)
    }

    fn line(&self) -> Line {
        let mut line = Line::new(self.start());
        for &choice in &self.choices {
            let moves = line.position().legal_moves();
            let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
                break;
            };
            line.play(mv).expect("legal moves are legal");
        }
        line
    }

    pub(crate) fn end(&self) -> Position {
        self.line().position().clone()
    }

    /// Each position of the game, the start included.
    pub(crate) fn positions(&self) -> Vec<Position> {
        let mut position = self.start();
        let mut positions = vec![position.clone()];
        for mv in self.line().moves() {
            position.play(mv).expect("moves of a line are legal");
            positions.push(position.clone());
        }
        positions
    }
}

/// Failing inputs are printed. They become rows of `rules_by_number`, not files.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn set<T: Ord>(items: impl IntoIterator<Item = T>) -> BTreeSet<T> {
    items.into_iter().collect()
}

fn strings(position: &Position) -> BTreeSet<String> {
    let moves = position.legal_moves().into_iter();
    moves.map(|mv| position.move_string(mv)).collect()
}

/// The cells of the hive and those up to two steps from it.
fn near(position: &Position) -> HexSet {
    let mut cells: HexSet = position
        .board()
        .unwrapped()
        .into_iter()
        .map(|(hex, _)| hex)
        .collect();
    cells.insert(Hex::ORIGIN);
    for _ in 0..2 {
        let around: Vec<_> = cells.iter().flat_map(Hex::neighbors).collect();
        around.into_iter().for_each(|hex| {
            cells.insert(hex);
        });
    }
    cells
}

/// Whether the occupied cells except `without` are connected.
fn is_one_hive(position: &Position, without: Option<Hex>) -> bool {
    let board = position.board();
    let ground = board.pieces().without(board.raised());
    let cells: Vec<_> = ground
        .filter_map(|piece| board.find(piece))
        .filter(|&hex| Some(hex) != without)
        .collect();
    let mut seen: HexSet = cells.first().copied().into_iter().collect();
    let mut found: Vec<_> = cells.first().copied().into_iter().collect();
    while let Some(hex) = found.pop() {
        for (_, neighbor) in board.occupied_neighbors(hex) {
            if Some(neighbor) != without && seen.insert(neighbor) {
                found.push(neighbor);
            }
        }
    }
    seen.len() as usize == cells.len()
}

/// The text with the colours swapped. Kinds are capital letters, so only colours change.
fn swapped(text: &str) -> String {
    let swap = |c| match c {
        'w' => 'b',
        'b' => 'w',
        c => c,
    };
    text.chars().map(swap).collect()
}

/// A position string with its like tiles numbered in reading order.
fn renumbered(text: &str) -> String {
    let fields: Vec<_> = text.split(' ').collect();
    let (cells, resting) = (fields[1], fields[3]);
    let resting = match (cells.find(resting), resting.len()) {
        (Some(at), 3) => {
            let kind = &resting[..2];
            format!("{kind}{}", cells[..at].matches(kind).count() + 1)
        }
        _ => resting.to_owned(),
    };
    let cells = cells.replace(['1', '2', '3'], "");
    let rest = fields[4..].join(" ");
    format!("{} {cells} {} {resting} {rest}", fields[0], fields[2])
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn undo_takes_every_move_back(game in games()) {
        let mut position = game.start();
        let mut undos = Vec::new();
        for mv in game.line().moves() {
            let before = position.clone();
            for mv in position.legal_moves() {
                let undo = position.play_unchecked(mv);
                position.undo(undo);
                prop_assert!(position == before, "{mv:?} in {before}");
            }
            undos.push((before, position.play_unchecked(mv)));
        }
        while let Some((before, undo)) = undos.pop() {
            position.undo(undo);
            prop_assert!(position == before, "{before}");
        }
    }

    #[test]
    fn checked_and_unchecked_play_agree(game in games()) {
        let (mut checked, mut unchecked) = (game.start(), game.start());
        for mv in game.line().moves() {
            checked.play(mv).unwrap();
            let _ = unchecked.play_unchecked(mv);
            prop_assert_eq!(checked.board(), unchecked.board());
            prop_assert_eq!(checked.hash(), unchecked.hash());
            prop_assert_eq!(checked.last_moved(), unchecked.last_moved());
        }
    }

    /// Turning by nothing puts every piece on the board again, so the hash is recomputed.
    #[test]
    fn the_hash_equals_its_recomputation(game in games()) {
        for position in game.positions() {
            let anew = position.turned(Symmetry::ALL[0]);
            prop_assert!(anew == position, "{position}");
            prop_assert_eq!(anew.hash(), position.hash());
        }
    }

    /// Swaps the first and the third of four moves, both by the same side.
    #[test]
    fn the_hash_does_not_depend_on_move_order(game in games()) {
        let positions = game.positions();
        let moves: Vec<_> = game.line().moves().collect();
        for (before, moves) in positions.iter().zip(moves.windows(4)) {
            let mut other = before.clone();
            let exchanged = [moves[2], moves[1], moves[0], moves[3]];
            if exchanged.iter().any(|&mv| other.play(mv).is_err()) {
                continue;
            }
            let mut same = before.clone();
            moves.iter().for_each(|&mv| same.play(mv).unwrap());
            if same.board() == other.board() {
                prop_assert_eq!(same.hash(), other.hash());
                prop_assert_eq!(same.canonical_key(), other.canonical_key());
            }
        }
    }

    #[test]
    fn different_moves_lead_to_different_hashes(game in games()) {
        let mut position = game.end();
        let moves = position.legal_moves();
        let mut hashes = BTreeSet::new();
        for &mv in &moves {
            let undo = position.play_unchecked(mv);
            hashes.insert(position.hash());
            position.undo(undo);
        }
        prop_assert_eq!(hashes.len(), moves.len());
    }

    #[test]
    fn a_move_is_legal_if_and_only_if_it_is_listed(game in games()) {
        let position = game.end();
        let listed = set(position.legal_moves());
        let pieces = GameType::MLP.pieces();
        let near = near(&position);
        let moves = pieces.flat_map(|piece| {
            near.iter()
                .flat_map(move |to| [Move::Place { piece, to }, Move::Shift { piece, to }])
                .collect::<Vec<_>>()
        });
        let legal: BTreeSet<_> = moves
            .chain([Move::Pass])
            .filter(|&mv| position.is_legal(mv))
            .collect();
        prop_assert_eq!(legal, listed);
    }

    #[test]
    fn a_refused_move_changes_nothing(game in games(), piece in 0_usize..28, cell in any::<prop::sample::Index>()) {
        let mut position = game.end();
        let before = position.clone();
        let piece = GameType::MLP.pieces().nth(piece).unwrap();
        let to = cell.get(&near(&position).iter().collect::<Vec<_>>()).to_owned();
        for mv in [Move::Place { piece, to }, Move::Shift { piece, to }, Move::Pass] {
            if position.check(mv).is_err() {
                prop_assert!(position.play(mv).is_err());
                prop_assert!(position == before);
            }
        }
    }

    #[test]
    fn moves_are_counted_as_they_are_listed_and_none_twice(game in games()) {
        for position in game.positions() {
            let moves = position.legal_moves();
            prop_assert_eq!(position.count_legal_moves(), moves.len() as u64);
            prop_assert_eq!(set(moves.iter().copied()).len(), moves.len());
            prop_assert_eq!(moves.is_empty(), position.outcome().is_some());
            let places = moves.iter().filter(|mv| matches!(mv, Move::Place { .. }));
            let cells = set(places.filter_map(|mv| mv.piece_and_target()).map(|(_, to)| to));
            if !cells.is_empty() {
                prop_assert_eq!(cells.len(), position.count_placement_cells() as usize);
            }
        }
    }

    #[test]
    fn the_hive_never_splits_and_pins_say_so(game in games()) {
        for position in game.positions() {
            prop_assert!(is_one_hive(&position, None), "{position}");
            let board = position.board();
            let pinned = position.survey().pinned();
            for piece in board.pieces() {
                let alone = board.tops().without(board.raised()).contains(piece);
                let splits = alone && !is_one_hive(&position, board.find(piece));
                prop_assert_eq!(pinned.contains(piece), splits, "{} in {}", piece, &position);
            }
        }
    }

    /// On the ground a Mosquito goes where the pieces it touches could go, on top where a Beetle could.
    #[test]
    fn a_piece_moves_as_its_kind_and_a_mosquito_as_those_it_touches(game in games()) {
        let position = game.end();
        let board = position.board();
        let mut survey = position.survey();
        for piece in board.tops() {
            let hex = board.find(piece).unwrap();
            let touched = board.occupied_neighbors(hex).filter_map(|(_, hex)| board.top(hex));
            let kinds = match piece.bug() {
                Bug::Mosquito if board.raised().contains(piece) => vec![Bug::Beetle],
                Bug::Mosquito => touched.map(Piece::bug).collect(),
                bug => vec![bug],
            };
            let cells = kinds.into_iter().map(|bug| survey.destinations_as(piece, bug));
            let cells: BTreeSet<_> = cells.flat_map(|cells| cells.iter().collect::<Vec<_>>()).collect();
            prop_assert_eq!(cells, set(survey.destinations(piece).iter()), "{} in {}", piece, &position);
        }
    }

    #[test]
    fn counts_of_destinations_match_the_destinations(game in games()) {
        let position = game.end();
        let board = position.board();
        let mut survey = position.survey();
        let far = Hex::from_index(Hex::INDICES / 2).expect("an index");
        let centers = board.tops().filter_map(|piece| board.find(piece));
        let centers: Vec<_> = centers.chain([far]).collect();
        for piece in board.tops() {
            let cells = survey.destinations(piece);
            prop_assert_eq!(survey.mobility(piece), cells.len());
            for &center in &centers {
                let reach = survey.reach(piece, center);
                let around = center.neighbors().into_iter().enumerate();
                let around = around.filter(|(_, hex)| cells.contains(*hex));
                let around = around.fold(0, |bits, (direction, _)| bits | 1 << direction);
                prop_assert_eq!((reach.count, reach.around), (cells.len(), around));
            }
        }
    }

    #[test]
    fn pieces_are_in_reserve_or_on_the_board(game in games()) {
        let all = game.game_type.pieces();
        for position in game.positions() {
            let reserve = Color::ALL.map(|color| position.reserve(color));
            let reserve = reserve[0].union(reserve[1]);
            prop_assert!(reserve.intersection(position.board().pieces()).is_empty());
            prop_assert_eq!(reserve.union(position.board().pieces()), all);
        }
    }

    #[test]
    fn the_twelve_symmetries_permute_the_moves(game in games()) {
        let position = game.end();
        let moves = position.legal_moves();
        for symmetry in Symmetry::ALL {
            let turned = position.turned(symmetry);
            let expected = set(moves.iter().map(|&mv| symmetry.turn_move(mv)));
            // The first piece of a game goes to the origin, which every symmetry leaves in place.
            prop_assert_eq!(set(turned.legal_moves()), expected);
            prop_assert_eq!(turned.canonical_key(), position.canonical_key());
            prop_assert_eq!(turned.outcome(), position.outcome());
            for direction in skep_rules::Direction::ALL {
                let neighbor = symmetry.turn_hex(Hex::ORIGIN.neighbor(direction));
                let turned = Hex::ORIGIN.neighbor(symmetry.turn_direction(direction));
                prop_assert_eq!(neighbor, turned);
            }
        }
    }

    /// Reading a position string sets the hive up at the origin.
    #[test]
    fn the_key_ignores_the_place_of_the_hive_and_the_numbers_of_tiles(game in games()) {
        let position = game.end();
        let text = position.to_string();
        let moved: Position = text.parse().unwrap();
        prop_assert_eq!(moved.canonical_key(), position.canonical_key());
        let text = renumbered(&text);
        let renumbered: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        prop_assert_eq!(renumbered.canonical_key(), position.canonical_key());
        prop_assert_eq!(renumbered.hash(), moved.hash());
        prop_assert_eq!(renumbered.count_legal_moves(), moved.count_legal_moves());
    }

    #[test]
    fn the_key_depends_on_side_to_move_and_game_type(game in games()) {
        let mut position: Position = game.end().to_string().parse().unwrap();
        let _ = position.play_null();
        let one = position.canonical_key();
        let _ = position.play_null();
        let other = position.canonical_key();
        prop_assert_ne!(one, other);
        let named = position.to_string();
        let (old, rest) = named.split_once(' ').unwrap();
        for game_type in GameType::ALL.into_iter().filter(|game_type| game_type.to_string() != old) {
            if let Ok(changed) = format!("{game_type} {rest}").parse::<Position>() {
                prop_assert_ne!(changed.canonical_key(), other);
                prop_assert_ne!(changed.hash(), position.turned(Symmetry::ALL[0]).hash());
            }
        }
    }

    #[test]
    fn swapping_colours_swaps_the_outcome_and_the_moves(game in games()) {
        let position: Position = game.end().to_string().parse().unwrap();
        let color = position.to_move();
        let queen_placed = position.board().find(Piece::queen(color)).is_some();
        // On the third turn the Queen may wait, on the fourth she may not. When Black's turn
        // becomes White's, it is one turn later.
        prop_assume!(queen_placed || position.turn() != 3 || color == Color::White);
        let text = swapped(&position.to_string());
        let fields: Vec<_> = text.split(' ').collect();
        let turn = position.turn() + u32::from(color == Color::Black);
        let side = (!color).letter();
        let rest = fields[3..].join(" ");
        let text = format!("{} {} {side}{turn} {rest}", fields[0], fields[1]);
        let other: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let expected = position.outcome().map(|outcome| match outcome {
            Outcome::Win(color) => Outcome::Win(!color),
            Outcome::Draw(reason) => Outcome::Draw(reason),
        });
        prop_assert_eq!(other.outcome(), expected);
        let expected = set(strings(&position).iter().map(|mv| swapped(mv)));
        prop_assert_eq!(strings(&other), expected);
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_move_string_names_its_move(game in games()) {
        for position in game.positions() {
            for mv in position.legal_moves() {
                let text = position.move_string(mv);
                prop_assert_eq!(position.parse_move(&text), Ok(mv), "{}", text);
                prop_assert_eq!(position.parse_move(&text.to_uppercase()), Ok(mv), "{}", text);
            }
        }
    }

    #[test]
    fn a_game_string_replays_to_its_line(game in games()) {
        let line = game.line();
        let text = line.to_string();
        let parsed = GameString::parse(&text).unwrap();
        prop_assert_eq!(parsed.state, Some(GameState::of(line.position())));
        prop_assert_eq!(parsed.turn, Some(TurnString::of(line.position())));
        let replayed = parsed.replay().unwrap();
        prop_assert_eq!(replayed.to_string(), text);
        prop_assert_eq!(set(replayed.moves()), set(line.moves()));
        prop_assert_eq!(replayed.position().board(), line.position().board());
        // A game that could have begun with the Queen but did not does not show its opening rule.
        if replayed.start().opening() == game.opening {
            prop_assert_eq!(replayed, line);
        }
    }

    #[test]
    fn a_position_string_sets_up_its_position(game in games()) {
        for position in game.positions() {
            let text = position.to_string();
            let parsed: Position = text.parse().unwrap();
            prop_assert_eq!(parsed.to_string(), text);
            prop_assert_eq!(parsed.canonical_key(), position.canonical_key());
            if !position.is_drawn_by_repetition() {
                prop_assert_eq!(strings(&parsed), strings(&position));
            }
            let underscored = position.to_string().replace(' ', "_");
            prop_assert!(underscored.parse() == Ok(parsed));
        }
    }

    #[test]
    fn a_turn_string_reads_as_written(white in any::<bool>(), turn in 1_u32..) {
        let to_move = if white { Color::White } else { Color::Black };
        let turn = TurnString { to_move, turn };
        prop_assert_eq!(turn.to_string().parse(), Ok(turn));
    }
}

#[test]
fn names_read_as_written() {
    for piece in GameType::MLP.pieces() {
        assert_eq!(piece.to_string().parse(), Ok(piece));
        assert_eq!(
            Piece::new(piece.color(), piece.bug(), piece.number()),
            Some(piece)
        );
    }
    for game_type in GameType::ALL {
        assert_eq!(game_type.to_string().parse(), Ok(game_type));
    }
    for state in [
        GameState::NotStarted,
        GameState::InProgress,
        GameState::Draw,
        GameState::WhiteWins,
        GameState::BlackWins,
    ] {
        assert_eq!(state.to_string().parse(), Ok(state));
    }
    for bug in Bug::ALL {
        assert_eq!(Bug::from_letter(bug.letter()), Some(bug));
    }
    for color in Color::ALL {
        assert_eq!(Color::from_letter(color.letter()), Some(color));
    }
}

/// Reads the text in every way, and uses the results. Nothing may panic.
fn read_in_all_ways(text: &str, position: &Position) {
    let _ = text.parse::<Piece>();
    let _ = text.parse::<GameType>();
    let _ = text.parse::<GameState>();
    let _ = text.parse::<TurnString>();
    if let Ok(game) = GameString::parse(text) {
        match game.replay() {
            Ok(line) => assert_eq!(line.moves().len(), game.moves.len()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    match text.parse::<Position>() {
        Ok(read) => {
            assert_eq!(read.count_legal_moves(), read.legal_moves().len() as u64);
            assert_eq!(
                read.to_string()
                    .parse::<Position>()
                    .map(|read| read.canonical_key()),
                Ok(read.canonical_key())
            );
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    for mut position in [
        position.clone(),
        Position::new(GameType::MLP, Opening::Printed),
    ] {
        let before = position.clone();
        match position.play_string(text) {
            Ok(mv) => assert!(before.is_legal(mv)),
            Err(error) => {
                assert!(!error.to_string().is_empty());
                assert!(position == before);
            }
        }
    }
}

/// What to do to the character at a place of a text.
#[derive(Clone, Debug)]
enum Edit {
    Insert(char),
    Replace(char),
    Remove,
    Double,
}

fn edits() -> impl Strategy<Value = Vec<(prop::sample::Index, Edit)>> {
    let usual: Vec<char> = "wbWBQSGAMLPqsgaMlp0123456789.,/\\-()[]; +\t_é蜂\u{301}"
        .chars()
        .collect();
    let chars = prop_oneof![4 => prop::sample::select(usual), 1 => any::<char>()];
    let edit = prop_oneof![
        chars.clone().prop_map(Edit::Insert),
        chars.prop_map(Edit::Replace),
        Just(Edit::Remove),
        Just(Edit::Double),
    ];
    proptest::collection::vec((any::<prop::sample::Index>(), edit), 1..4)
}

fn edited(text: &str, edits: &[(prop::sample::Index, Edit)]) -> String {
    let mut chars: Vec<_> = text.chars().collect();
    for (place, edit) in edits {
        if chars.is_empty() {
            break;
        }
        let at = place.index(chars.len());
        match *edit {
            Edit::Insert(c) => chars.insert(at, c),
            Edit::Replace(c) => chars[at] = c,
            Edit::Remove => {
                chars.remove(at);
            }
            Edit::Double => chars.insert(at, chars[at]),
        }
    }
    chars.into_iter().collect()
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn no_text_makes_a_parser_panic(text in any::<String>()) {
        read_in_all_ways(&text, &"Base+MLP wL.bL/wQ(bAwB) w4 bL".parse().unwrap());
    }

    #[test]
    fn no_text_of_usual_characters_makes_a_parser_panic(text in "[wbQSBGAMLP123./\\\\() ;-]{0,60}") {
        read_in_all_ways(&text, &"Base+MLP wL.bL/wQ(bAwB) w4 bL".parse().unwrap());
        read_in_all_ways(&format!("Base+MLP {text} w20 -"), &Position::new(GameType::BASE, Opening::Tournament));
    }

    #[test]
    fn no_nearly_correct_text_makes_a_parser_panic(game in games(), edits in edits()) {
        let line = game.line();
        let position = line.position();
        read_in_all_ways(&edited(&line.to_string(), &edits), position);
        read_in_all_ways(&edited(&position.to_string(), &edits), position);
        for mv in position.legal_moves().into_iter().take(3) {
            read_in_all_ways(&edited(&position.move_string(mv), &edits), position);
        }
        read_in_all_ways(&edited("White[12]", &edits), position);
        read_in_all_ways(&edited("Base+MLP", &edits), position);
    }
}

#[test]
fn distance_is_the_number_of_steps() {
    for start in [Hex::at(0, 0), Hex::at(31, 17)] {
        let mut ring = BTreeSet::from([start]);
        let mut seen = ring.clone();
        for steps in 0..12 {
            for &hex in &ring {
                assert_eq!(start.distance(hex), steps, "{start:?} to {hex:?}");
                assert_eq!(start.is_beside(hex), steps == 1);
                assert_eq!(start.direction_to(hex).is_some(), steps == 1);
            }
            let next = ring.iter().flat_map(|hex| hex.neighbors());
            ring = next.filter(|hex| !seen.contains(hex)).collect();
            seen.extend(&ring);
        }
    }
}
