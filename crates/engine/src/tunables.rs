//! Every tuned number of the search: its name, its meaning, its range.

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
    /// Aspiration windows: half the width of the first window around the score of the last depth.
    ASPIRATION: 40 in 10..=200;
    /// The depth from which they are used.
    ASPIRATION_DEPTH: 4 in 2..=8;
    /// Half the width beyond which the window is opened completely.
    ASPIRATION_LIMIT: 1000 in 200..=4000;
    /// Reverse futility pruning: the greatest depth at which it is used.
    REVERSE_FUTILITY_DEPTH: 6 in 2..=10;
    /// How far above beta the evaluation must be, for each ply of depth.
    REVERSE_FUTILITY_MARGIN: 90 in 20..=300;
    /// Null move pruning: the least depth at which it is tried.
    NULL_MOVE_DEPTH: 3 in 2..=6;
    /// With fewer legal moves than this it is not tried, because of zugzwang.
    NULL_MOVE_CHOICE: 8 in 1..=30;
    /// By how many plies the search after the null move is reduced, besides a third of the depth.
    NULL_MOVE_REDUCTION: 2 in 1..=4;
    /// Late move reductions: the least depth at which moves are reduced.
    LATE_MOVE_DEPTH: 2 in 2..=6;
    /// Hundredths of a ply for the product of the logarithms of depth and move number.
    LATE_MOVE_SCALE: 45 in 20..=100;
    /// Hundredths of a ply added to every reduction.
    LATE_MOVE_BASE: 60 in 0..=200;
    /// A move with this much history is reduced by one ply less.
    LATE_MOVE_HISTORY: 4096 in 1024..=16384;
    /// How many hundredths less moves are reduced on the principal variation.
    LATE_MOVE_BEST_LINE: 50 in 0..=200;
    /// The same for a killer move.
    LATE_MOVE_KILLER: 100 in 0..=200;
    /// The same where the game is clearly won and the enemy Queen is crowded.
    LATE_MOVE_WON: 60 in 0..=200;
    /// The Queen counts as crowded with at least this many neighbours.
    WON_CROWD: 4 in 2..=5;
    /// Futility pruning: the greatest depth at which it is used.
    FUTILITY_DEPTH: 6 in 2..=10;
    /// How far below alpha the evaluation must be: the constant part.
    FUTILITY_BASE: 150 in 0..=500;
    /// The part for each ply of depth.
    FUTILITY_MARGIN: 110 in 20..=300;
    /// Above this score only a forced win is left to find. The static evaluation does not see it,
    /// so nothing is pruned.
    CLEARLY_WON: 450 in 300..=3000;
    /// Late move pruning: the greatest depth at which only the first few quiet moves are searched.
    LATE_PRUNING_DEPTH: 5 in 1..=8;
    /// How many moves are searched: the constant part.
    LATE_PRUNING_BASE: 6 in 2..=20;
    /// The part for the square of the depth.
    LATE_PRUNING_SCALE: 3 in 1..=10;
    /// ABDADA: the least depth at which a thread defers moves that another one is searching.
    ABDADA_DEPTH: 3 in 2..=8;
    /// Quiescence search: for how many plies moves to the enemy Queen are followed.
    QUIESCENCE_PLIES: 4 in 0..=8;
    /// The number of neighbours the Queen must have for that.
    QUIESCENCE_CROWD: 3 in 2..=5;
    /// The longest win, in plies, for which the search proves that none is quicker.
    PROOF_PLIES: 7 in 1..=11;
    /// The number of nodes after which that proof is abandoned.
    PROOF_NODES: 1000000 in 10000..=10000000;
    /// The most nodes spent on a win against an opponent who has to pass (`solitaire.rs`).
    SOLITAIRE_NODES: 300000 in 1000..=1000000;
    /// The search runs once in this many turns.
    SOLITAIRE_TURNS: 4 in 1..=16;
    /// How many nodes a position counts as there, because examining all its moves takes about as long.
    SOLITAIRE_COST: 30 in 1..=100;
    /// How many moves a free cell beside the enemy Queen counts as there; twice as many if no piece
    /// reaches it.
    SOLITAIRE_CELL: 10 in 1..=100;
    /// The same for each cell on the way to it.
    SOLITAIRE_STEP: 3 in 0..=30;
    /// The largest value in the history tables.
    HISTORY_LIMIT: 8192 in 1024..=16384;
    /// The gain of a move that causes a cutoff, times the square of the depth.
    HISTORY_BONUS: 4 in 1..=32;
    /// The largest gain.
    HISTORY_BONUS_LIMIT: 1024 in 128..=4096;
    /// From this number of neighbours, moves that make room for one's own Queen are tried early.
    ROOM_CROWD: 4 in 2..=5;
}
