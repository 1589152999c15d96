//! A small trained network that corrects the sum of the terms.
//!
//! It has two hidden layers over the terms of both sides, the places of all pieces and the rings of
//! the Queens. All numbers are integers, so every processor gives the same score. The arithmetic is
//! written twice, for AVX2 (`avx2.rs`) and for any processor, and selected at run time.
//!
//! The file consists of a magic word, the sizes of the layers, the weights in the order of the
//! fields of [`Network`] (the second layer value by value), little-endian, and a checksum over
//! everything.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod file;
#[cfg(test)]
mod tests;

pub use file::NetworkError;

use std::sync::{Arc, LazyLock};

use super::places::PLACES;
use super::terms::{LARGEST_COUNT, TERMS, Terms};

/// The number of inputs: the counts of both sides, and which places are taken.
pub(crate) const INPUTS: usize = 2 * TERMS + PLACES;
/// Width of the first hidden layer.
pub(crate) const FIRST: usize = 64;
/// Width of the second.
pub(crate) const SECOND: usize = 32;

/// The value of 1.0 in the first layer, as a power of two. A layer's values are clamped to 0 … 1.
const FIRST_SHIFT: u32 = 9;
const FIRST_ONE: i16 = 1 << FIRST_SHIFT;
/// The value of 1.0 in the other weights and in the second layer.
const SHIFT: u32 = 10;
const ONE: i32 = 1 << SHIFT;

/// The largest weight of the first layer: its product with the largest count still fits in 16 bits.
const LARGEST_WEIGHT: i16 = i16::MAX / LARGEST_COUNT as i16;

/// For each value of the second layer, the weights of two values of the first.
type Pair = [[i16; 2]; SECOND];

/// The weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// For each input, its weights in the first layer.
    first: Box<[[i16; FIRST]]>,
    first_bias: [i16; FIRST],
    /// Two values of the first layer at a time, because processors multiply and add them in one instruction.
    second: [Pair; FIRST / 2],
    /// In the unit of the products: 1.0 is [`FIRST_ONE`] times [`ONE`].
    second_bias: [i32; SECOND],
    last: [i16; SECOND],
    /// 1.0 is [`ONE`] squared.
    last_bias: i32,
    /// What an output of 1.0 is worth, in hundredths.
    worth: i32,
}

/// Calls back with each input that is not zero.
pub(super) fn for_each_input(terms: &Terms, mut add: impl FnMut(usize, i8)) {
    let of_sides = [&terms.own, &terms.enemy].map(|counts| &counts[..TERMS]);
    let counts = of_sides.into_iter().flatten().enumerate();
    counts
        .filter(|(_, count)| **count != 0)
        .for_each(|(input, &count)| add(input, count));
    for &place in terms.places.taken() {
        add(2 * TERMS + usize::from(place), 1);
    }
}

impl Network {
    /// The network shipped with the engine.
    pub fn shipped() -> Arc<Network> {
        static SHIPPED: LazyLock<Arc<Network>> = LazyLock::new(|| {
            let bytes = include_bytes!("../../nets/skep.net");
            Arc::new(Network::from_bytes(bytes).expect("the shipped network is sound"))
        });
        Arc::clone(&SHIPPED)
    }

    /// The correction to the sum of the terms.
    pub(super) fn judge(&self, terms: &Terms) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: AVX2 was just detected.
            #[expect(unsafe_code, reason = "only the copy for AVX2 uses what it has")]
            return unsafe { avx2::judge(self, terms) };
        }
        self.judge_anywhere(terms)
    }

    fn judge_anywhere(&self, terms: &Terms) -> i32 {
        let mut first = self.first_bias;
        for_each_input(terms, |input, value| {
            for (sum, weight) in first.iter_mut().zip(&self.first[input]) {
                *sum = sum.saturating_add(weight.wrapping_mul(value.into()));
            }
        });
        let first = first.map(|sum| i32::from(sum.clamp(0, FIRST_ONE)));
        let mut second = self.second_bias;
        for (values, weights) in first.as_chunks::<2>().0.iter().zip(&self.second) {
            for (sum, weights) in second.iter_mut().zip(weights) {
                *sum += i32::from(weights[0]) * values[0] + i32::from(weights[1]) * values[1];
            }
        }
        let second = second.map(|sum| (sum >> FIRST_SHIFT).clamp(0, ONE));
        let products = second.iter().zip(&self.last);
        let sum: i32 = products.map(|(value, &last)| value * i32::from(last)).sum();
        self.in_hundredths(sum)
    }

    /// The value of the second layer's sum.
    fn in_hundredths(&self, sum: i32) -> i32 {
        let output = i64::from(sum + self.last_bias);
        ((output * i64::from(self.worth)) >> (2 * SHIFT)) as i32
    }
}
