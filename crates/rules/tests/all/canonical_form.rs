//! The canonical form: one key for all equivalent positions, and moves mapped there and back.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use skep_rules::{Color, Move, Piece, Position, Symmetry};

use crate::common::{rows, without_draw};
use crate::laws::{cases, games};

/// Keys and forms that must never change, because they are stored.
const VECTORS: &str = include_str!("../data/canonical/vectors.txt");

fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn key(text: &str) -> u64 {
    position(text).canonical().key()
}

fn legal(position: &Position) -> BTreeSet<Move> {
    position.legal_moves().into_iter().collect()
}

/// The position string, with the like tiles on the board numbered in another order.
fn renumbered(position: &Position, shift: u8) -> String {
    let placed = position.board().pieces();
    let mut text = position.to_string();
    let names: Vec<(String, String)> = placed
        .map(|piece| {
            let like = |other: &Piece| other.kind_index() == piece.kind_index();
            let count = placed.filter(like).count() as u8;
            let number = (piece.number() - 1 + shift) % count + 1;
            let other = Piece::new(piece.color(), piece.bug(), number).unwrap();
            (piece.to_string(), other.to_string())
        })
        .filter(|(old, new)| old != new)
        .collect();
    // Renamed through names that no piece has, so that none is changed twice.
    for (old, new) in &names {
        text = text.replace(old, &format!("{}#{}", &new[..2], &new[2..]));
    }
    text.replace('#', "")
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn equivalent_positions_have_one_form(game in games(), shift in 0_u8..3) {
        let start = without_draw(&game.end());
        let canonical = start.canonical();
        let form = canonical.apply(&start);
        for symmetry in Symmetry::ALL {
            let text = renumbered(&start.turned(symmetry), shift);
            // Reading it also moves the hive.
            let other = position(&text);
            let there = other.canonical();
            prop_assert_eq!(there.key(), canonical.key(), "{}", text);
            prop_assert!(there.apply(&other).board() == form.board(), "{}", text);
            let moves = legal(&start).into_iter();
            let mapped = moves.map(|mv| there.from_canonical(canonical.to_canonical(mv)));
            prop_assert_eq!(mapped.collect::<BTreeSet<_>>(), legal(&other), "{}", text);
        }
    }

    #[test]
    fn a_move_mapped_there_and_back_is_the_same(game in games()) {
        for start in game.positions() {
            let start = without_draw(&start);
            let canonical = start.canonical();
            let form = canonical.apply(&start);
            let mapped: BTreeSet<_> = legal(&start).into_iter().map(|mv| canonical.to_canonical(mv)).collect();
            prop_assert_eq!(&mapped, &legal(&form), "{}", start);
            let back: BTreeSet<_> = mapped.into_iter().map(|mv| canonical.from_canonical(mv)).collect();
            prop_assert_eq!(back, legal(&start), "{}", start);
            // The form of the form is itself.
            let again = form.canonical();
            prop_assert_eq!(again.key(), canonical.key());
            prop_assert!(again.apply(&form).board() == form.board(), "{}", form);
        }
    }

    #[test]
    fn every_symmetry_has_its_inverse(q in -40_i32..40, r in -40_i32..40) {
        for symmetry in Symmetry::ALL {
            prop_assert_eq!(symmetry.inverse().turn(symmetry.turn((q, r))), (q, r));
        }
    }
}

#[test]
fn keys_and_forms_never_change() {
    let vectors = VECTORS.lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in vectors {
        let fields: Vec<_> = line.split(" = ").collect();
        let [written, key, form] = fields[..] else {
            panic!("expected a position, its key and its form: {line}");
        };
        let position = position(written);
        let canonical = position.canonical();
        let found = (
            format!("{:016x}", canonical.key()),
            canonical.apply(&position).to_string(),
        );
        assert_eq!(found, (key.to_owned(), form.to_owned()), "{written}");
        count += 1;
    }
    assert!(count >= 30, "there are only {count} vectors");
}

#[test]
fn the_key_depends_on_game_type_opening_and_side_to_move() {
    let same = key("Base wQbQ/wA w4 -");
    assert_eq!(key("Base bQwA/wQ w4 -"), same);
    for other in [
        "Base+M wQbQ/wA w4 -",
        "Base wQbQ/wA w4 - printed",
        "Base wQbQ/wA b4 -",
        "Base wQbQ/wB w4 -",
        "Base wQbQ/(wAwB) w4 -",
    ] {
        assert_ne!(key(other), same, "{other}");
    }
}

#[test]
fn the_key_depends_on_the_moves_that_a_resting_piece_makes_illegal() {
    //   bA1
    // wQ  wP
    //       bQ  bG1      bA1 could be thrown if it did not rest; bG1 could not
    let after = |last_moved| key(&format!("Base+MLP .bA/wQwP/.bQbG w4 {last_moved}"));
    assert_ne!(after("bA1"), after("-"));
    assert_eq!(after("bG1"), after("-"));
    // Without a Pillbug in the game it makes no difference.
    let after = |last_moved| key(&format!("Base .bA/wQwS/.bQbG w4 {last_moved}"));
    assert_eq!(after("bA1"), after("-"));
}

#[test]
fn the_key_depends_on_when_the_queen_is_due() {
    // White passed once.
    assert_ne!(key("Base wSbS/wAbA b4 -"), key("Base wSbS/wAbA b3 -"));
    // Later it does not matter how long it took.
    assert_eq!(key("Base wQbQ/wAbA b4 -"), key("Base wQbQ/wAbA b30 -"));
}

/// The meaning of a key, written out without the sums that make the key.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Meaning {
    game_type: String,
    cells: String,
    to_move: Color,
    moves: Vec<String>,
}

impl Meaning {
    fn of(position: &Position) -> Meaning {
        let form = without_draw(&position.canonical().apply(position));
        let text = form.to_string();
        let mut fields = text.split(' ');
        let mut moves: Vec<_> = form
            .legal_moves()
            .into_iter()
            .map(|mv| form.move_string(mv))
            .collect();
        moves.sort_unstable();
        Meaning {
            game_type: fields.next().unwrap().to_owned(),
            cells: fields.next().unwrap().to_owned(),
            to_move: form.to_move(),
            moves,
        }
    }
}

#[test]
fn distinct_positions_of_real_games_have_distinct_keys() {
    let mut meanings: BTreeMap<u64, Meaning> = BTreeMap::new();
    let mut keys: BTreeMap<Meaning, u64> = BTreeMap::new();
    let mut seen = 0;
    for row in rows("replays/real_counts.jsonl").iter().step_by(4) {
        let line = row.line().unwrap();
        let mut position = line.start().clone();
        for mv in line.moves() {
            position = without_draw(&position);
            position.play(mv).unwrap();
            let (key, meaning) = (position.canonical().key(), Meaning::of(&position));
            let known = meanings.entry(key).or_insert_with(|| meaning.clone());
            assert_eq!(*known, meaning, "{row}: {position}");
            let known = keys.entry(meaning).or_insert(key);
            assert_eq!(*known, key, "{row}: {position}");
            seen += 1;
        }
    }
    assert!(
        seen > 2500 && keys.len() > 2000,
        "{seen} positions, {} keys",
        keys.len()
    );
}
