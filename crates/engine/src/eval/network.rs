//! A small trained network that corrects the sum of the terms.
//!
//! Two hidden layers over the terms of both sides and the places of all pieces. All numbers are whole,
//! so every processor gives the same score. The arithmetic is written once and compiled twice, for AVX2
//! and for any processor; which one runs is found out at run time.
//!
//! The file: its magic word, the sizes of the layers, the weights in the order of the fields of
//! [`Network`], little-endian, and a checksum of it all.

mod file;
#[cfg(test)]
mod tests;

pub use file::NetworkError;

use std::sync::{Arc, LazyLock};

use super::places::PLACES;
use super::terms::{TERMS, Terms};

/// Numbers that go in: the counts of both sides, and which places are taken.
pub(crate) const INPUTS: usize = 2 * TERMS + PLACES;
/// Width of the first hidden layer.
pub(crate) const FIRST: usize = 32;
/// Width of the second.
pub(crate) const SECOND: usize = 32;

/// What 1.0 is in the first layer, as a power of two; a layer's values are cut to 0 … 1.
const FIRST_SHIFT: u32 = 9;
const FIRST_ONE: i16 = 1 << FIRST_SHIFT;
/// What 1.0 is in the other weights and in the second layer.
const SHIFT: u32 = 10;
const ONE: i32 = 1 << SHIFT;

/// The largest weight of the first layer: times [`LARGEST_COUNT`] it still has 16 bits.
const LARGEST_WEIGHT: i16 = i16::MAX / LARGEST_COUNT;
/// Of three Ants with twelve moves each.
const LARGEST_COUNT: i16 = 36;

/// The weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// For each input what it adds to the first layer.
    first: Box<[[i16; FIRST]]>,
    first_bias: [i16; FIRST],
    /// For each value of the second layer the weights of the first.
    second: [[i16; FIRST]; SECOND],
    /// As products are: 1.0 is [`FIRST_ONE`] times [`ONE`].
    second_bias: [i32; SECOND],
    last: [i16; SECOND],
    /// 1.0 is [`ONE`] squared.
    last_bias: i32,
    /// What an output of 1.0 is worth, in hundredths.
    worth: i32,
}

/// Calls back with each input that is not zero.
pub(super) fn for_each_input(terms: &Terms, mut add: impl FnMut(usize, i32)) {
    let counts = terms.own.iter().chain(&terms.enemy).enumerate();
    counts
        .filter(|(_, count)| **count != 0)
        .for_each(|(input, &count)| add(input, count));
    for &place in terms.places.taken() {
        add(2 * TERMS + usize::from(place), 1);
    }
}

impl Network {
    /// The network that comes with the engine.
    pub fn shipped() -> Arc<Network> {
        static SHIPPED: LazyLock<Arc<Network>> = LazyLock::new(|| {
            let bytes = include_bytes!("../../nets/skep.net");
            Arc::new(Network::from_bytes(bytes).expect("the shipped network is sound"))
        });
        Arc::clone(&SHIPPED)
    }

    /// What is to be added to the sum of the terms.
    pub(super) fn judge(&self, terms: &Terms) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has just said that it has AVX2.
            #[expect(unsafe_code, reason = "the twin for AVX2 is the same function")]
            return unsafe { self.judge_avx2(terms) };
        }
        self.judge_anywhere(terms)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn judge_avx2(&self, terms: &Terms) -> i32 {
        self.judge_anywhere(terms)
    }

    #[inline(always)]
    fn judge_anywhere(&self, terms: &Terms) -> i32 {
        let (of_counts, of_places) = self.first.split_at(2 * TERMS);
        let mut first = self.first_bias;
        // Most counts are zero, but to ask each of them takes longer than to multiply by it.
        for (&count, weights) in terms.own.iter().chain(&terms.enemy).zip(of_counts) {
            let count = count.min(i32::from(LARGEST_COUNT)) as i16;
            for (sum, weight) in first.iter_mut().zip(weights) {
                *sum = sum.saturating_add(weight.wrapping_mul(count));
            }
        }
        for &place in terms.places.taken() {
            for (sum, &weight) in first.iter_mut().zip(&of_places[usize::from(place)]) {
                *sum = sum.saturating_add(weight);
            }
        }
        let first = first.map(|sum| sum.clamp(0, FIRST_ONE));
        let mut output = self.last_bias;
        for ((weights, &bias), &last) in self.second.iter().zip(&self.second_bias).zip(&self.last) {
            let products = weights.iter().zip(&first);
            let sum: i32 = products
                .map(|(&weight, &value)| i32::from(weight) * i32::from(value))
                .sum();
            output += ((sum + bias) >> FIRST_SHIFT).clamp(0, ONE) * i32::from(last);
        }
        ((i64::from(output) * i64::from(self.worth)) >> (2 * SHIFT)) as i32
    }
}
