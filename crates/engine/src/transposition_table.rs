//! The transposition table: results for positions already searched, shared by all threads.
//!
//! An entry is two words, one of which is the position's hash combined with the other. A torn write
//! leaves a pair that matches no position, so it reads as a miss, and no locks are needed.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use skep_rules::{Hex, Move, Piece};

use crate::Score;

/// How a stored score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) best: Option<PackedMove>,
    pub(crate) score: Score,
    pub(crate) eval: Score,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

/// The piece and its destination, in 15 bits. The position tells whether it is a placement or a shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PackedMove(u16);

impl PackedMove {
    /// A pass need not be stored: it is the only move.
    pub(crate) fn new(mv: Move) -> Option<PackedMove> {
        let (piece, to) = mv.piece_and_target()?;
        Some(PackedMove::of(piece, to))
    }

    fn of(piece: Piece, to: Hex) -> PackedMove {
        PackedMove((piece.index() << 10 | to.index()) as u16)
    }

    pub(crate) fn matches(self, mv: Move) -> bool {
        PackedMove::new(mv) == Some(self)
    }
}

/// There is no memory for a table of that size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory {
    mebibytes: usize,
    /// Roughly the size that would fit.
    most: usize,
}

impl fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no memory for a table of {} MiB, expected at most {}",
            self.mebibytes, self.most
        )
    }
}

impl std::error::Error for OutOfMemory {}

impl OutOfMemory {
    fn at(mebibytes: usize) -> OutOfMemory {
        let halves = std::iter::successors(Some(mebibytes / 2), |&size| Some(size / 2));
        let mut halves = halves.take_while(|&size| size > 0);
        let most = halves.find(|&size| reserve(size).is_some()).unwrap_or(0);
        OutOfMemory { mebibytes, most }
    }
}

/// The slots for that many mebibytes, at least one bucket, and their number; `None` if there is no
/// memory.
fn reserve(mebibytes: usize) -> Option<(Vec<Slot>, usize)> {
    let bytes = mebibytes.checked_mul(1 << 20)?;
    let count = (bytes / (BUCKET * size_of::<Slot>())).max(1) * BUCKET;
    let mut slots = Vec::new();
    slots.try_reserve_exact(count).ok()?;
    Some((slots, count))
}

const BUCKET: usize = 4;
const NO_MOVE: u16 = 0x7fff;

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

pub(crate) struct TranspositionTable {
    slots: Vec<Slot>,
    generation: u8,
}

impl TranspositionTable {
    /// A table of at most that many mebibytes, at least one bucket.
    pub(crate) fn new(mebibytes: usize) -> Result<TranspositionTable, OutOfMemory> {
        let (mut slots, count) = reserve(mebibytes).ok_or_else(|| OutOfMemory::at(mebibytes))?;
        slots.resize_with(count, Slot::default);
        Ok(TranspositionTable {
            slots,
            generation: 0,
        })
    }

    /// Entries of earlier searches may now be replaced first.
    pub(crate) fn next_search(&mut self) {
        self.generation = (self.generation + 1) & 63;
    }

    pub(crate) fn clear(&mut self) {
        self.slots
            .iter_mut()
            .for_each(|slot| *slot = Slot::default());
    }

    fn bucket(&self, hash: u64) -> &[Slot] {
        let buckets = self.slots.len() / BUCKET;
        let index = ((u128::from(hash) * buckets as u128) >> 64) as usize * BUCKET;
        &self.slots[index..index + BUCKET]
    }

    pub(crate) fn get(&self, hash: u64) -> Option<Entry> {
        self.bucket(hash).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (data != 0 && slot.check.load(Relaxed) ^ data == hash).then(|| unpack(data))
        })
    }

    pub(crate) fn put(&self, hash: u64, entry: Entry) {
        let bucket = self.bucket(hash);
        let mut worst = (&bucket[0], i32::MAX);
        for slot in bucket {
            let data = slot.data.load(Relaxed);
            if data == 0 || slot.check.load(Relaxed) ^ data == hash {
                worst = (slot, i32::MIN);
                break;
            }
            let age = (self.generation.wrapping_sub((data >> 58) as u8)) & 63;
            let worth = i32::from((data >> 48) as u8) - 8 * i32::from(age);
            if worth < worst.1 {
                worst = (slot, worth);
            }
        }
        let data = pack(entry, self.generation);
        worst.0.data.store(data, Relaxed);
        worst.0.check.store(hash ^ data, Relaxed);
    }
}

/// Move 16 bits, score 16, eval 16, depth 8, bound 2, generation 6.
fn pack(entry: Entry, generation: u8) -> u64 {
    let best = entry.best.map_or(NO_MOVE, |mv| mv.0);
    let bound = 1 + entry.bound as u64;
    u64::from(best)
        | u64::from(entry.score.value() as u16) << 16
        | u64::from(entry.eval.value() as u16) << 32
        | u64::from(entry.depth) << 48
        | bound << 56
        | u64::from(generation) << 58
}

fn unpack(data: u64) -> Entry {
    let best = data as u16;
    Entry {
        best: (best != NO_MOVE).then_some(PackedMove(best)),
        score: Score::from_value((data >> 16) as i16),
        eval: Score::from_value((data >> 32) as i16),
        depth: (data >> 48) as u8,
        bound: match data >> 56 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        },
    }
}
