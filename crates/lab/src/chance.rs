//! Converts scores and results into a chance to win, which is what weights and networks learn.

/// The score, in hundredths, at which the chance to win is 73 %.
pub(crate) const SCALE: f32 = 250.0;

/// The chance to win that a score in units of [`SCALE`] stands for.
pub(crate) fn chance(score: f32) -> f32 {
    1.0 / (1.0 + (-score).exp())
}

/// Mixes the chance from a search's score with the game's result, if there was one, by `result_share`.
pub(crate) fn blend(score: i32, result: Option<f32>, result_share: f32) -> f32 {
    let chance = chance(score as f32 / SCALE);
    result.map_or(chance, |result| {
        result_share * result + (1.0 - result_share) * chance
    })
}
