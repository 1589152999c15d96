//! The network's arithmetic for processors with AVX2, which handle 16 numbers at once. Its safe
//! twin is `Network::judge_anywhere`.
#![expect(
    unsafe_code,
    reason = "loads and stores of whole registers, by arrays of their size"
)]

use std::arch::x86_64::{
    __m256i, _mm256_add_epi32, _mm256_adds_epi16, _mm256_cmpeq_epi8, _mm256_loadu_si256,
    _mm256_madd_epi16, _mm256_max_epi16, _mm256_max_epi32, _mm256_min_epi16, _mm256_min_epi32,
    _mm256_movemask_epi8, _mm256_mullo_epi16, _mm256_mullo_epi32, _mm256_set1_epi16,
    _mm256_set1_epi32, _mm256_setzero_si256, _mm256_srai_epi32, _mm256_storeu_si256,
};

use super::{FIRST, FIRST_ONE, FIRST_SHIFT, Network, ONE, SECOND};
use crate::eval::terms::{CHUNK, TERMS, Terms};

/// 16-bit numbers in a register.
const LANES: usize = 16;
/// 32-bit numbers in a register.
const HALF: usize = 8;

const _: () = assert!(FIRST.is_multiple_of(LANES) && SECOND.is_multiple_of(HALF));

#[target_feature(enable = "avx2")]
pub(super) fn judge(network: &Network, terms: &Terms) -> i32 {
    let first = first_layer(network, terms);
    let mut second: [__m256i; SECOND / HALF] = numbers(&network.second_bias);
    for (values, weights) in first.as_chunks::<2>().0.iter().zip(&network.second) {
        // Neither is negative, so no sign extends from one half to the other.
        let [low, high] = values.map(i32::from);
        let values = _mm256_set1_epi32(high << 16 | low);
        let weights: &[[i16; LANES]] = weights.as_flattened().as_chunks().0;
        for (sum, weights) in second.iter_mut().zip(weights) {
            *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(values, lanes(weights)));
        }
    }
    let last: [__m256i; SECOND / HALF] = numbers(&network.last.map(i32::from));
    let mut sum = _mm256_setzero_si256();
    for (&value, &last) in second.iter().zip(&last) {
        let value = _mm256_srai_epi32::<{ FIRST_SHIFT as i32 }>(value);
        let value = _mm256_max_epi32(value, _mm256_setzero_si256());
        let value = _mm256_min_epi32(value, _mm256_set1_epi32(ONE));
        sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(value, last));
    }
    let mut parts = [0_i32; HALF];
    // SAFETY: the array has the size of the register, and need not be aligned.
    unsafe { _mm256_storeu_si256(parts.as_mut_ptr().cast(), sum) };
    network.in_hundredths(parts.iter().sum())
}

/// The clamped values of the first layer.
#[target_feature(enable = "avx2")]
fn first_layer(network: &Network, terms: &Terms) -> [i16; FIRST] {
    let (bias, _) = network.first_bias.as_chunks();
    let mut sums = [_mm256_setzero_si256(); FIRST / LANES];
    for (sum, bias) in sums.iter_mut().zip(bias) {
        *sum = lanes(bias);
    }
    let (of_counts, of_places) = network.first.split_at(2 * TERMS);
    for (counts, rows) in [&terms.own, &terms.enemy]
        .into_iter()
        .zip(of_counts.chunks(TERMS))
    {
        let (chunks, _) = counts.as_chunks::<CHUNK>();
        for (chunk, rows) in chunks.iter().zip(rows.chunks(CHUNK)) {
            let mut rest = nonzero(chunk);
            while rest != 0 {
                let index = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let count = _mm256_set1_epi16(chunk[index].into());
                let (weights, _) = rows[index].as_chunks();
                for (sum, weights) in sums.iter_mut().zip(weights) {
                    *sum = _mm256_adds_epi16(*sum, _mm256_mullo_epi16(count, lanes(weights)));
                }
            }
        }
    }
    for &place in terms.places.taken() {
        let (weights, _) = of_places[usize::from(place)].as_chunks();
        for (sum, weights) in sums.iter_mut().zip(weights) {
            *sum = _mm256_adds_epi16(*sum, lanes(weights));
        }
    }
    let mut first = [0_i16; FIRST];
    let (chunks, _) = first.as_chunks_mut::<LANES>();
    for (chunk, sum) in chunks.iter_mut().zip(sums) {
        let cut = _mm256_max_epi16(sum, _mm256_setzero_si256());
        let cut = _mm256_min_epi16(cut, _mm256_set1_epi16(FIRST_ONE));
        // SAFETY: the array has the size of the register, and need not be aligned.
        unsafe { _mm256_storeu_si256(chunk.as_mut_ptr().cast(), cut) };
    }
    first
}

/// Which counts are not zero, as bits.
#[target_feature(enable = "avx2")]
fn nonzero(counts: &[i8; CHUNK]) -> u32 {
    // SAFETY: the array has the size of the register, and need not be aligned.
    let counts = unsafe { _mm256_loadu_si256(counts.as_ptr().cast()) };
    let zeros = _mm256_cmpeq_epi8(counts, _mm256_setzero_si256());
    !_mm256_movemask_epi8(zeros) as u32
}

#[target_feature(enable = "avx2")]
fn lanes(numbers: &[i16; LANES]) -> __m256i {
    // SAFETY: the array has the size of the register, and need not be aligned.
    unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
}

#[target_feature(enable = "avx2")]
fn numbers(numbers: &[i32; SECOND]) -> [__m256i; SECOND / HALF] {
    let mut registers = [_mm256_setzero_si256(); SECOND / HALF];
    for (register, numbers) in registers.iter_mut().zip(numbers.as_chunks::<HALF>().0) {
        // SAFETY: the array has the size of the register, and need not be aligned.
        *register = unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) };
    }
    registers
}
