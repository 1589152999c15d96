//! Late move reductions: a move late in the order is searched less deeply, and again at full depth
//! only if it turns out better than expected.

use skep_rules::MAX_KNOWN_MOVES;

use super::move_ordering::{Histories, Picked};
use super::node::{Danger, Node};
use crate::tunables::{
    CLEARLY_WON, LATE_MOVE_BASE, LATE_MOVE_BEST_LINE, LATE_MOVE_DEPTH, LATE_MOVE_HISTORY,
    LATE_MOVE_KILLER, LATE_MOVE_SCALE, LATE_MOVE_WON, WON_CROWD,
};

/// By how many plies a late move is searched less deep.
pub(super) fn reduction(
    node: &Node,
    picked: &Picked,
    searched: usize,
    danger: &Danger,
    histories: &Histories,
) -> i32 {
    if node.depth < LATE_MOVE_DEPTH || searched < 2 || picked.fills || danger.is_acute() {
        return 0;
    }
    let mut hundredths = LATE_MOVE_BASE + scaled_logarithms(node.depth, searched);
    hundredths -= histories.of(picked.mv, node.before) * 100 / LATE_MOVE_HISTORY;
    hundredths -= if node.is_pv { LATE_MOVE_BEST_LINE } else { 0 };
    // Only the win itself is left to find, and it may begin with a quiet move.
    let is_won = node.alpha.value() >= CLEARLY_WON && danger.enemy as i32 >= WON_CROWD;
    hundredths -= if is_won { LATE_MOVE_WON } else { 0 };
    hundredths -= if histories.is_killer(picked.mv, node.ply) {
        LATE_MOVE_KILLER
    } else {
        0
    };
    (hundredths / 100).clamp(0, node.depth - 1)
}

/// [`LATE_MOVE_SCALE`] times the natural logarithms of depth and move number.
///
/// In integers, because a platform's `f64::ln` may round differently: then native and wasm builds
/// would not search the same tree.
fn scaled_logarithms(depth: i32, searched: usize) -> i32 {
    let ln = |n: usize| u64::from(LN[n.min(LN.len() - 1)]);
    ((LATE_MOVE_SCALE as u64 * ln(depth as usize) * ln(searched)) >> (2 * FRACTION_BITS)) as i32
}

/// How many bits of a logarithm are its fraction. With more, the product of two would overflow;
/// with fewer, some products would round down to another integer.
const FRACTION_BITS: u32 = 26;

/// The natural logarithms of the numbers from 1, in fixed point. No depth exceeds the last one, and
/// hardly any move number.
const LN: [u32; MAX_KNOWN_MOVES] = {
    let mut table = [0; MAX_KNOWN_MOVES];
    let mut n = 1;
    while n < table.len() {
        table[n] = ln(n as u32);
        n += 1;
    }
    table
};

/// The natural logarithm in fixed point. The binary logarithm is computed first, one bit at a time:
/// squaring a number doubles its logarithm.
const fn ln(n: u32) -> u32 {
    /// The natural logarithm of 2, times 2^64.
    const LN_2: u128 = 0xb172_17f7_d1cf_79ac;
    const BITS: u32 = 48;
    let mut log2 = n.ilog2() as u128;
    // From 1 to 2, with 63 bits of fraction.
    let mut rest = (n as u128) << (63 - n.ilog2());
    let mut bit = 0;
    while bit < BITS {
        rest = (rest * rest) >> 63;
        let is_two_or_more = rest >> 64 != 0;
        log2 = log2 << 1 | is_two_or_more as u128;
        rest >>= is_two_or_more as u32;
        bit += 1;
    }
    ((log2 * LN_2) >> (64 + BITS - FRACTION_BITS)) as u32
}

#[cfg(test)]
mod tests {
    use skep_rules::MAX_KNOWN_MOVES;

    use super::scaled_logarithms;
    use crate::search::MAX_PLY;
    use crate::tunables::LATE_MOVE_SCALE;

    #[test]
    fn the_table_agrees_with_floating_point() {
        for depth in 1..=MAX_PLY {
            for searched in 1..MAX_KNOWN_MOVES {
                let logarithms = (depth as f64).ln() * (searched as f64).ln();
                let expected = (f64::from(LATE_MOVE_SCALE) * logarithms) as i32;
                let scaled = scaled_logarithms(depth as i32, searched);
                assert_eq!(scaled, expected, "{depth}, {searched}");
            }
        }
    }

    #[test]
    fn move_numbers_beyond_the_table_count_as_its_last() {
        let last = scaled_logarithms(5, MAX_KNOWN_MOVES - 1);
        assert_eq!(scaled_logarithms(5, 10 * MAX_KNOWN_MOVES), last);
    }
}
