//! What each term is worth in hundredths: early in the game, and late.

use super::terms::TERMS;

/// Early and late weight of one term.
pub(super) struct Weight(pub(super) i32, pub(super) i32);

macro_rules! weights {
    ($(($early:literal, $late:literal)),* $(,)?) => { [$(Weight($early, $late)),*] };
}

pub(super) static WEIGHTS: [Weight; TERMS] = weights![
    // QUEEN_CROWD 0..=5
    (0, 60),
    (0, 40),
    (-10, 0),
    (-60, -80),
    (-140, -220),
    (-260, -420),
    // QUEEN_ENEMIES
    (-10, -25),
    // QUEEN_SLIDES
    (20, 40),
    // QUEEN_COVERED
    (-80, -160),
    // QUEEN_LEAVERS
    (5, 20),
    // QUEEN_RESCUER
    (60, 110),
    // FREE: Queen, Spider, Beetle, Grasshopper, Ant, Mosquito, Ladybug, Pillbug
    (20, 20),
    (20, 25),
    (60, 90),
    (25, 40),
    (70, 110),
    (70, 100),
    (50, 70),
    (30, 30),
    // STUCK
    (0, 0),
    (0, -10),
    (-10, -10),
    (0, -10),
    (-20, -30),
    (-20, -30),
    (-10, -20),
    (10, 10),
    // COVERED
    (-40, -60),
    (-20, -30),
    (-60, -80),
    (-20, -40),
    (-60, -90),
    (-60, -90),
    (-40, -60),
    (-60, -80),
    // RESERVE
    (0, -40),
    (20, 10),
    (40, 30),
    (25, 20),
    (50, 40),
    (50, 40),
    (40, 30),
    (20, -20),
    // MOBILITY
    (5, 10),
    (2, 4),
    (4, 8),
    (4, 6),
    (2, 4),
    (2, 4),
    (2, 4),
    (2, 4),
    // FILLERS, FILL_CELLS
    (10, 30),
    (10, 25),
    // FILL_ALL with one, two, three cells left
    (150, 300),
    (60, 140),
    (20, 50),
    // ON_QUEEN
    (100, 180),
    // BEETLE_NEAR 1, 2, 3
    (20, 40),
    (15, 25),
    (5, 10),
    // FRONT, NO_FRONT, FRONT_AT_QUEEN
    (3, 2),
    (-60, -60),
    (10, 40),
    // TEMPO
    (20, 30),
];
