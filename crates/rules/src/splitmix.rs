//! The mixing function of the random number generator splitmix64.

/// Scatters the bits of a number: each input bit changes about half of the output bits. Applied to
/// a sum that grows by [`GOLDEN_GAMMA`], it is the generator splitmix64.
pub const fn splitmix64(value: u64) -> u64 {
    let value = value.wrapping_add(GOLDEN_GAMMA);
    let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}

/// The increment of splitmix64: 2^64 divided by the golden ratio.
pub const GOLDEN_GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

#[cfg(test)]
mod tests {
    use super::{GOLDEN_GAMMA, splitmix64};

    /// The first numbers of the reference implementation in C, with the seed 1234567.
    #[test]
    fn the_reference_numbers_come_out() {
        let states = (0..3).map(|step| GOLDEN_GAMMA.wrapping_mul(step).wrapping_add(1_234_567));
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert!(states.map(splitmix64).eq(expected));
    }
}
