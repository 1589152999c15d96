//! What the search guarantees: wins with their exact length, limits observed, the same nodes every time.

use std::num::NonZeroUsize;
use std::sync::mpsc;
use std::time::Duration;

use skep_engine::{Engine, Limits, Native, Network, Score, Stop};
use skep_rules::{GameString, Outcome, Position};

/// Only White's second Ant reaches the last free cell beside the black Queen.
const WIN_IN_ONE: &str = r"Base;;;wG1;bA1 -wG1;wQ wG1\;bA2 -bA1;wA1 wQ-;bA3 bA2\;wA2 wG1/;bQ \bA1;wA1 \bQ;bA2 wQ-;wA2 /bA3;bG1 bA2/;wA3 wA2\;bG1 wQ\;wA3 bQ/;bG2 bA2-;wA3 \wG1;bS1 bA2\;wG2 wA1/;bS1 /wQ;wG2 /wA1;bG3 /bS1;wB1 wG1/;bS2 bG2-;wS1 -wA1;bB1 bG3\;wS1 wG2\;bB2 \bG2";

/// A quiet mid-game.
const MIDGAME: &str = r"Base+MLP;;;wM;bG1 wM/;wS1 /wM;bM bG1-;wP /wS1;bL bM-;wQ -wP;bQ bL/;wL wQ\;bP bQ\;wB1 wL\;bS1 bQ/;wB2 /wL;bA1 bS1\;wG1 -wS1";

fn position(game: &str) -> Position {
    GameString::parse(game)
        .unwrap()
        .replay()
        .unwrap()
        .position()
        .clone()
}

fn engine(mebibytes: usize) -> Engine {
    Engine::new(mebibytes, Native).unwrap()
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn depth(depth: u16) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

/// Even if there is no time for a search.
#[test]
fn a_win_in_one_is_found_at_once() {
    let position = position(WIN_IN_ONE);
    for limits in [depth(1), nodes(1)] {
        let report = engine(1).search(&position, &limits, |_| ());
        assert_eq!(position.move_string(report.best().unwrap()), r"wA2 \wA3");
        assert_eq!(report.variations[0].score, Score::win_in(1));
    }
}

/// Other lines are searched as deeply as ever, because an analyst wants to know whether they win, too.
#[test]
fn a_win_does_not_end_the_search_for_other_lines() {
    let position = position(WIN_IN_ONE);
    let mut engine = engine(1);
    engine.set_lines(NonZeroUsize::new(3).unwrap());
    let report = engine.search(&position, &depth(4), |_| ());
    // They win two plies later.
    let scores: Vec<_> = report.variations.iter().map(|line| line.score).collect();
    assert_eq!(scores, [1, 3, 3].map(Score::win_in));
}

/// Positions with one winning move, from the tests of Mzinga (MIT), see `crates/rules/tests/data`.
#[test]
fn forced_wins_are_found_with_their_length() {
    let rows = include_str!("../../../rules/tests/data/positions/puzzles.jsonl").lines();
    let rows: Vec<serde_json::Value> = rows.map(|row| serde_json::from_str(row).unwrap()).collect();
    assert_eq!(rows.len(), 14);
    for row in rows {
        let position = position(row["game"].as_str().unwrap());
        let limits = depth(9);
        let report = engine(16).search(&position, &limits, |_| ());
        let best: Vec<_> = row["best"]
            .as_array()
            .unwrap()
            .iter()
            .map(|mv| position.parse_move(mv.as_str().unwrap()).unwrap())
            .collect();
        let found = report.best().unwrap();
        let name = row["name"].as_str().unwrap();
        assert!(
            best.contains(&found),
            "{name}: {} {}",
            position.move_string(found),
            report.variations[0].score
        );
        if name.contains("force a win in") {
            let plies = report.variations[0].score.plies_to_end();
            let most = row["max_depth"].as_u64().unwrap() as u16;
            assert!(
                report.variations[0].score.is_win() && plies.is_some_and(|plies| plies <= most),
                "{name}: {:?}",
                plies
            );
        }
    }
}

/// The opponent has to pass, move after move, and the winner needs many quiet moves. When a pass
/// cost depth and `solitaire.rs` did not exist, these games took 151, 129 and 65 plies.
#[test]
fn a_winning_game_is_won_even_if_the_opponent_only_passes() {
    // On the 29th turn `solitaire.rs` gets to search.
    let rows = [
        (
            "Base .......bA2/......bS1/.....wG3wS1/..bB1bS2bG3.wG1/.....wQ/.....wA1/..bQ.wB1/.wA3bG2.wB2bG1/bA3.wA2.wS2/bB2.wG2bA1 b29 -",
            31,
        ),
        (
            "Base ...bG1/...wB2/...wS1wS2/....wG3/..wQwA2..bG2/bA1wG2..wA1wA3/.bA2.wG1/.wB1bB2bS1/.bS2.(bG3bB1)bQ b29 -",
            51,
        ),
        (
            "Base .......wG2/.....wA3wG1wB1wS1/.wA2..bA1wA1.wQ/bG2..bS1...wB2/bG1bB2bA3....bA2/..bB1bG3..wG3/...bQ/...bS2/...wS2 w29 -",
            21,
        ),
    ];
    for (text, most_plies) in rows {
        let mut position: Position = text.parse().unwrap();
        let (winner, mut engine) = (position.to_move(), engine(16));
        let mut plies = 0;
        while position.outcome().is_none() && plies < most_plies {
            let mv = match position.legal_moves()[..] {
                [only] => only,
                _ => engine
                    .search(&position, &nodes(10_000), |_| ())
                    .best()
                    .unwrap(),
            };
            position.play(mv).unwrap();
            plies += 1;
        }
        assert_eq!(position.outcome(), Some(Outcome::Win(winner)), "{text}");
    }
}

#[test]
fn the_same_search_visits_the_same_nodes() {
    let position = position(MIDGAME);
    let limits = nodes(20_000);
    let [first, second] = [(); 2].map(|()| engine(4).search(&position, &limits, |_| ()));
    assert_eq!(
        (first.nodes, first.variations),
        (second.nodes, second.variations)
    );
    // The nodes on the way back up are counted too.
    assert!((20_000..20_100).contains(&first.nodes), "{}", first.nodes);
}

#[test]
fn lines_are_legal_and_in_order() {
    let position = position(MIDGAME);
    let mut engine = engine(4);
    engine.set_lines(NonZeroUsize::new(4).unwrap());
    let mut reports = 0;
    let report = engine.search(&position, &depth(5), |report| {
        reports += 1;
        assert_eq!(report.depth, reports);
    });
    assert_eq!(report.variations.len(), 4);
    assert!(report.variations.is_sorted_by(|a, b| a.score >= b.score));
    for (index, variation) in report.variations.iter().enumerate() {
        let mut position = position.clone();
        variation
            .moves
            .iter()
            .for_each(|&mv| position.play(mv).unwrap());
        let first = variation.moves[0];
        assert!(
            report.variations[..index]
                .iter()
                .all(|other| other.moves[0] != first)
        );
    }
}

#[test]
fn a_search_stops_within_nodes_of_being_told() {
    let position = position(MIDGAME);
    let stop = Stop::default();
    let limits = Limits {
        stop: stop.clone(),
        ..Limits::default()
    };
    let mut told = 0;
    let report = engine(4).search(&position, &limits, |report| {
        if report.depth == 4 {
            told = report.nodes;
            stop.set();
        }
    });
    // About a millisecond's work.
    assert!(told > 0 && report.nodes - told <= 1024, "{report:?}");
}

#[test]
fn a_search_stops_when_told() {
    let position = position(MIDGAME);
    for threads in [1, 2] {
        let mut engine = engine(4);
        engine.set_threads(NonZeroUsize::new(threads).unwrap());
        let stop = Stop::default();
        let limits = Limits {
            stop: stop.clone(),
            ..Limits::default()
        };
        // It has no other limit, so it only ends because it is told to.
        let report = std::thread::scope(|scope| {
            let (tell, told) = mpsc::channel();
            scope.spawn(move || {
                told.recv().unwrap();
                stop.set();
            });
            engine.search(&position, &limits, |report| {
                if report.depth >= 3 {
                    // After the first message the receiver is gone.
                    let _ = tell.send(());
                }
            })
        });
        assert!(position.is_legal(report.best().unwrap()));
    }
}

#[test]
fn absurd_limits_still_give_a_move() {
    let position = position(MIDGAME);
    let none = Limits::default();
    for limits in [
        Limits {
            time: Some(Duration::ZERO),
            ..none.clone()
        },
        Limits {
            nodes: Some(0),
            ..none.clone()
        },
        Limits {
            nodes: Some(1),
            ..none.clone()
        },
        Limits {
            depth: Some(0),
            ..none.clone()
        },
        Limits {
            depth: Some(u16::MAX),
            nodes: Some(1000),
            ..none
        },
    ] {
        let report = engine(1).search(&position, &limits, |_| ());
        assert!(position.is_legal(report.best().unwrap()), "{limits:?}");
    }
}

#[test]
fn a_finished_game_has_no_best_move() {
    let mut position = position(WIN_IN_ONE);
    position.play_string(r"wA2 \wA3").unwrap();
    assert_eq!(engine(1).search(&position, &depth(3), |_| ()).best(), None);
}

#[test]
fn a_table_that_no_machine_can_hold_is_refused() {
    assert!(Engine::new(usize::MAX, Native).is_err());
    assert!(Engine::new(1 << 40, Native).is_err());
}

/// The signature of the search. It changes with the search or the evaluation, and must then be
/// updated here and stated in the commit.
#[test]
fn the_bench_signature_is_unchanged() {
    let nodes = skep_engine::bench(Native, Some(&Network::shipped()), None, |_, _| ()).unwrap();
    assert_eq!(
        nodes.to_string(),
        include_str!("../data/bench_signature.txt").trim()
    );
}
