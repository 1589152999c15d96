//! How much a reason matters: the gain in the evaluation terms that it is about.

use skep_rules::{Bug, Piece};

use super::change::Change;
use super::reason::Reason;
use crate::eval::{PHASES, TERM_COUNT, TERM_NAMES, count_terms, weights};

/// The gain of each evaluation term for the mover, in hundredths.
pub(super) struct Worth([i32; TERM_COUNT]);

impl Worth {
    pub(super) fn of(change: &Change<'_>) -> Worth {
        // Before the move, the counts are from the opponent's point of view, so the sign is reversed.
        let (before, _) = count_terms(&change.before.position);
        let (after, phase) = count_terms(&change.after.position);
        let weights = weights();
        Worth(std::array::from_fn(|term| {
            let (early, late) = weights[term];
            (after[term] + before[term]) * (early * (PHASES - phase) + late * phase) / PHASES
        }))
    }

    /// The worth of the reason.
    pub(super) fn of_reason(&self, reason: &Reason) -> i32 {
        let bug = reason.piece().map(Piece::bug);
        let names = terms(reason).iter();
        names.map(|name| self.of_term(name, bug)).sum()
    }

    /// The gain of a term over all its entries. If it has one entry per insect and the reason is
    /// about an insect, only that entry counts.
    fn of_term(&self, name: &str, bug: Option<Bug>) -> i32 {
        let entries = TERM_NAMES.iter().zip(&self.0);
        let entries = entries.filter(|(term, _)| **term == name);
        let gains: Vec<i32> = entries.map(|(_, &gain)| gain).collect();
        match bug {
            Some(bug) if gains.len() == Bug::ALL.len() => gains[bug as usize],
            _ => gains.iter().sum(),
        }
    }
}

/// The terms that a reason is about, by name; none if the evaluation does not matter.
pub(super) const fn terms(reason: &Reason) -> &'static [&'static str] {
    match reason {
        Reason::Fills { .. }
        | Reason::ThrowsQueen { .. }
        | Reason::RescuesQueen { .. }
        | Reason::GivesRoom { .. } => &["QUEEN_CROWD", "QUEEN_ENEMY"],
        Reason::CoversQueen { .. } => &["ON_QUEEN", "QUEEN_COVERED"],
        Reason::OpensPlaces { .. } => &["FRONT_AT_QUEEN"],
        Reason::StopsPlacing { .. } => &["FRONT", "NO_FRONT"],
        Reason::Aims { .. } | Reason::Wards { .. } => &["FILLERS", "FILL_CELLS", "FILL_ALL"],
        Reason::Nears { .. } => &["BEETLE_NEAR", "DISTANCE"],
        Reason::Guards { .. } => &["QUEEN_RESCUER", "QUEEN_RESCUE"],
        Reason::Covers { .. } => &["COVERED", "FREE", "PINNED", "STUCK", "MOBILITY"],
        Reason::Pins { .. } | Reason::Blocks { .. } | Reason::Frees { .. } => {
            &["FREE", "PINNED", "STUCK", "MOBILITY"]
        }
        _ => &[],
    }
}
