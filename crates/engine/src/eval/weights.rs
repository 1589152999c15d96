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
    (0, 60), (53, 46), (5, 6), (-40, -99), (-145, -230), (-358, -373),
    // QUEEN_COVERED
    (-360, -22),
    // QUEEN_LEAVERS
    (51, 46),
    // QUEEN_RESCUER
    (13, 68), (142, 95),
    // QUEEN_RESCUE
    (13, 6),
    // QUEEN_RESCUE_ROOM
    (-13, 5),
    // QUEEN_GATES
    (49, 1),
    // QUEEN_OWN
    (0, 0), (-27, -17), (17, -3), (4, -1), (18, -24), (25, 1), (6, 7), (38, -12),
    // QUEEN_ENEMY
    (-293, 40), (-146, -18), (-171, -15), (-133, -14), (-145, -14), (-165, -24), (-137, -24), (-140, -63),
    // QUEEN_ENEMY_STUCK
    (-69, 1),
    // FREE
    (26, 176), (42, 36), (46, 72), (26, 46), (125, 42), (99, 79), (-3, 48), (25, 45),
    // PINNED
    (-12, 1), (27, -22), (60, -21), (40, -24), (7, 16), (65, -13), (69, -5), (66, 26),
    // STUCK
    (-25, -1), (17, -15), (63, -17), (26, -16), (47, 20), (306, -44), (63, -4), (109, 15),
    // COVERED
    (215, -136), (85, -26), (-31, -36), (39, -46), (-2, -41), (-32, -63), (51, -66), (119, -128),
    // RESERVE
    (-124, -17), (-33, 17), (-10, 45), (-16, 30), (-69, 136), (-66, 82), (-1, 36), (-56, 22),
    // MOBILITY
    (-32, -34), (1, 0), (-11, 6), (-2, -3), (-7, 8), (1, 0), (10, 2), (22, -3),
    // FILLERS
    (60, 24),
    // FILL_CELLS
    (2, 9),
    // FILL_ALL
    (189, 44), (44, 88), (-40, 37),
    // ON_QUEEN
    (380, 42),
    // BEETLE_NEAR
    (141, 83), (76, 38), (33, 22),
    // DISTANCE
    (6, -7), (-4, -3), (-8, -4), (-8, -1), (-4, 1), (-16, -3), (-14, -1), (-8, 0),
    // ALL_STUCK
    (51, -162),
    // FRONT
    (15, 5),
    // NO_FRONT
    (-439, -64),
    // FRONT_AT_QUEEN
    (21, 32),
    // TEMPO
    (111, 30),
];
