//! What each term is worth in hundredths: early in the game, and late.
//!
//! Tuned by logistic regression on games of the engine against itself, see `crates/lab`.

use super::terms::TERMS;

/// Early and late weight of one term.
pub(super) struct Weight(pub(super) i32, pub(super) i32);

macro_rules! weights {
    ($(($early:literal, $late:literal)),* $(,)?) => { [$(Weight($early, $late)),*] };
}

#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; TERMS] = weights![
    // QUEEN_CROWD
    (0, 60), (39, 46), (-6, 11), (-60, -88), (-132, -220), (-279, -384),
    // QUEEN_ENEMIES
    (-131, -20),
    // QUEEN_SLIDES
    (15, 88),
    // QUEEN_COVERED
    (-311, -53),
    // QUEEN_LEAVERS
    (63, 31),
    // QUEEN_RESCUER
    (-12, 83),
    // FREE
    (15, 68), (18, 27), (26, 75), (22, 39), (107, 61), (73, 76), (-36, 52), (16, 57),
    // STUCK
    (-28, 13), (22, -15), (63, -17), (26, -16), (18, 1), (85, -18), (63, -4), (73, 11),
    // COVERED
    (177, -114), (15, -16), (-66, -42), (-16, -39), (-69, -60), (-104, -61), (0, -61), (69, -123),
    // RESERVE
    (-68, -189), (-2, 18), (6, 37), (-1, 27), (-43, 127), (-38, 93), (38, 26), (-46, 22),
    // MOBILITY
    (-29, -32), (1, 3), (-12, 5), (-13, 1), (-9, 7), (-6, 1), (10, 2), (5, -11),
    // FILLERS
    (44, 29),
    // FILL_CELLS
    (3, 14),
    // FILL_ALL
    (216, 61), (34, 102), (8, 38),
    // ON_QUEEN
    (331, 73),
    // BEETLE_NEAR
    (114, 98), (77, 46), (27, 26),
    // FRONT
    (14, 4),
    // NO_FRONT
    (-140, 20),
    // FRONT_AT_QUEEN
    (8, 41),
    // TEMPO
    (87, 35),
];
