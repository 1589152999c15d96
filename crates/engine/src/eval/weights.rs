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
    (0, 60), (25, 37), (-16, 8), (-69, -86), (-129, -219), (-260, -388),
    // QUEEN_ENEMIES
    (-64, -20),
    // QUEEN_SLIDES
    (18, 68),
    // QUEEN_COVERED
    (-221, -80),
    // QUEEN_LEAVERS
    (57, 30),
    // QUEEN_RESCUER
    (-21, 91),
    // FREE
    (18, 48), (30, 22), (9, 86), (24, 39), (76, 66), (93, 82), (-21, 63), (29, 42),
    // STUCK
    (-30, 15), (21, -13), (69, -23), (24, -16), (22, -1), (64, -32), (58, -11), (77, 7),
    // COVERED
    (91, -95), (11, -18), (-70, -58), (-9, -45), (-50, -66), (-135, -83), (-71, -62), (-26, -118),
    // RESERVE
    (-34, -182), (-5, 19), (14, 36), (2, 27), (-5, 116), (-34, 110), (42, 15), (-44, 39),
    // MOBILITY
    (-17, -10), (-6, 5), (-5, 3), (-10, 2), (-4, 7), (-7, 1), (12, 2), (6, -7),
    // FILLERS
    (27, 30),
    // FILL_CELLS
    (1, 15),
    // FILL_ALL
    (-14, 100), (-11, 122), (11, 41),
    // ON_QUEEN
    (241, 100),
    // BEETLE_NEAR
    (103, 100), (99, 49), (27, 26),
    // FRONT
    (12, 3),
    // NO_FRONT
    (-4, 15),
    // FRONT_AT_QUEEN
    (-28, 50),
    // TEMPO
    (77, 38),
];
