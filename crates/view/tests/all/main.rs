//! Whole games as clients see them.

mod fold;
