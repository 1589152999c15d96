//! The weight of each term in hundredths, early and late in the game.
//!
//! Tuned by logistic regression on self-play games, see `crates/lab`.

use super::terms::TERMS;

/// Early and late weight of one term.
#[derive(Clone, Copy)]
pub(super) struct Weight(pub(super) i16, pub(super) i16);

macro_rules! weights {
    ($(($early:literal, $late:literal)),* $(,)?) => { [$(Weight($early, $late)),*] };
}

#[rustfmt::skip]
pub(super) const WEIGHTS: [Weight; TERMS] = weights![
    // QUEEN_CROWD
    (0, 60), (58, 46), (7, 9), (-42, -97), (-162, -232), (-324, -393),
    // QUEEN_COVERED
    (-335, -33),
    // QUEEN_LEAVERS
    (53, 47),
    // QUEEN_RESCUER
    (10, 75), (155, 102),
    // QUEEN_RESCUE
    (-4, 34),
    // QUEEN_RESCUE_ROOM
    (-11, -1),
    // QUEEN_GATES
    (56, -3),
    // QUEEN_OWN
    (0, 0), (-26, -20), (18, -4), (6, -4), (15, -33), (21, 4), (12, -2), (42, -21),
    // QUEEN_ENEMY
    (-146, 0), (-162, -20), (-164, -21), (-153, -16), (-146, -18), (-184, -35), (-135, -28), (-143, -54),
    // QUEEN_ENEMY_STUCK
    (-77, 1),
    // FREE
    (32, 187), (27, 34), (48, 66), (20, 46), (128, 48), (77, 84), (2, 49), (17, 39),
    // PINNED
    (6, -10), (35, -25), (60, -20), (44, -22), (10, 9), (61, -16), (61, -10), (74, 19),
    // STUCK
    (-70, -4), (35, -18), (63, -17), (26, -16), (45, 13), (399, -67), (63, -4), (109, 17),
    // COVERED
    (189, -134), (114, -32), (20, -29), (41, -46), (-9, -44), (28, -56), (70, -66), (145, -114),
    // RESERVE
    (-127, 29), (-31, 23), (-12, 53), (-15, 31), (-79, 135), (-58, 78), (0, 30), (-61, 21),
    // MOBILITY
    (-27, -49), (10, -1), (-12, 4), (-1, -3), (-7, 6), (1, -1), (9, 1), (26, 4),
    // FILLERS
    (62, 26),
    // FILL_CELLS
    (0, 13),
    // FILL_ALL
    (151, 41), (62, 78), (-46, 38),
    // ON_QUEEN
    (355, 53),
    // BEETLE_NEAR
    (160, 76), (75, 50), (41, 28),
    // DISTANCE
    (6, -6), (-3, -2), (-11, -2), (-6, -1), (-5, 1), (-8, -3), (-16, 0), (-8, -2),
    // ALL_STUCK
    (44, -166),
    // FRONT
    (14, 5),
    // NO_FRONT
    (-871, 269),
    // FRONT_AT_QUEEN
    (40, 25),
    // TEMPO
    (113, 30),
];

/// The early weights and the late ones in separate arrays, so that a processor multiplies several at once.
pub(super) static EARLY: [i16; TERMS] = APART.0;
pub(super) static LATE: [i16; TERMS] = APART.1;

const APART: ([i16; TERMS], [i16; TERMS]) = {
    let (mut early, mut late) = ([0; TERMS], [0; TERMS]);
    let mut term = 0;
    while term < TERMS {
        Weight(early[term], late[term]) = WEIGHTS[term];
        term += 1;
    }
    (early, late)
};
