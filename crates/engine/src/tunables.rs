//! Every tuned number of the search: its name, what it means, its range.

macro_rules! tunables {
    ($($(#[$doc:meta])* $name:ident: $value:literal in $least:literal..=$most:literal;)*) => {
        $(
            $(#[$doc])*
            pub(crate) const $name: i32 = {
                let value: i32 = $value;
                assert!($least <= value && value <= $most);
                value
            };
        )*
    };
}

tunables! {
    /// Half width of the first window around the score of the depth before.
    ASPIRATION: 40 in 10..=200;
    /// Depth from which on the window is narrowed.
    ASPIRATION_DEPTH: 4 in 2..=8;
    /// Half width from which on the window is opened altogether.
    ASPIRATION_LIMIT: 1000 in 200..=4000;
    /// Depth up to which standing far above beta is trusted.
    REVERSE_FUTILITY_DEPTH: 6 in 2..=10;
    /// How far above beta, for each ply of depth.
    REVERSE_FUTILITY_MARGIN: 90 in 20..=300;
    /// Depth from which on passing is tried, to see whether the position holds anyway.
    NULL_MOVE_DEPTH: 3 in 2..=6;
    /// With fewer legal moves than this a pass proves nothing.
    NULL_MOVE_CHOICE: 8 in 1..=30;
    /// Plies by which the search after a pass is less deep, besides a third of the depth.
    NULL_MOVE_REDUCTION: 2 in 1..=4;
    /// Depth from which on late moves are searched less deep.
    LATE_MOVE_DEPTH: 2 in 2..=6;
    /// Hundredths of the product of the logarithms of depth and move number.
    LATE_MOVE_SCALE: 45 in 20..=100;
    /// Hundredths added to every reduction.
    LATE_MOVE_BASE: 60 in 0..=200;
    /// A history of that much makes a reduction a ply less.
    LATE_MOVE_HISTORY: 4096 in 1024..=16384;
    /// Hundredths by which it is less on the best line.
    LATE_MOVE_BEST_LINE: 50 in 0..=200;
    /// And for a killer.
    LATE_MOVE_KILLER: 100 in 0..=200;
    /// And where the game is clearly won and the enemy Queen crowded.
    LATE_MOVE_WON: 60 in 0..=200;
    /// By so many neighbours.
    WON_CROWD: 4 in 2..=5;
    /// Depth up to which quiet moves far below alpha are left out.
    FUTILITY_DEPTH: 6 in 2..=10;
    /// How far below alpha: constant part.
    FUTILITY_BASE: 150 in 0..=500;
    /// And for each ply of depth.
    FUTILITY_MARGIN: 110 in 20..=300;
    /// A score with which what is left to find is a forced win, and no static judgement sees one:
    /// nothing is pruned then.
    CLEARLY_WON: 450 in 300..=3000;
    /// Depth up to which only the first few quiet moves are looked at.
    LATE_PRUNING_DEPTH: 5 in 1..=8;
    /// How many of them, at least.
    LATE_PRUNING_BASE: 6 in 2..=20;
    /// And times the square of the depth.
    LATE_PRUNING_SCALE: 3 in 1..=10;
    /// Depth from which on a thread defers what another one is searching (ABDADA).
    ABDADA_DEPTH: 3 in 2..=8;
    /// Plies that quiescence follows moves to the enemy Queen.
    QUIESCENCE_PLIES: 4 in 0..=8;
    /// Neighbours of the Queen from which on such moves are followed.
    QUIESCENCE_CROWD: 3 in 2..=5;
    /// Plies up to which a win that was found is proved to be the quickest.
    PROOF_PLIES: 7 in 1..=11;
    /// Nodes after which that proof is given up.
    PROOF_NODES: 1000000 in 10000..=10000000;
    /// The most nodes spent on a win against an opponent who has to pass (`solitaire.rs`).
    SOLITAIRE_NODES: 300000 in 1000..=1000000;
    /// On one of so many turns that is tried.
    SOLITAIRE_TURNS: 4 in 1..=16;
    /// How many nodes a position counts for there: looking at all its moves takes about as long.
    SOLITAIRE_COST: 30 in 1..=100;
    /// What a free cell beside the enemy Queen weighs there against a move; twice if no piece
    /// reaches it.
    SOLITAIRE_CELL: 10 in 1..=100;
    /// And a cell on the way to it.
    SOLITAIRE_STEP: 3 in 0..=30;
    /// The largest value that the history of a move reaches, and that of an answer.
    HISTORY_LIMIT: 8192 in 1024..=16384;
    /// What a good move gains, times the square of the depth.
    HISTORY_BONUS: 4 in 1..=32;
    /// The most it gains.
    HISTORY_BONUS_LIMIT: 1024 in 128..=4096;
    /// Neighbours of the own Queen from which on moves that make room for her come early.
    ROOM_CROWD: 4 in 2..=5;
}
