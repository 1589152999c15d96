//! The Adam optimiser: takes steps of similar size for rare and frequent inputs.

/// Running averages of the gradients.
pub(crate) struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Adam {
    const FADE1: f32 = 0.9;
    const FADE2: f32 = 0.999;

    /// For that many parameters.
    pub(crate) fn new(count: usize) -> Adam {
        Adam {
            first: vec![0.0; count],
            second: vec![0.0; count],
            steps: 0,
        }
    }

    /// Moves each parameter against its gradient, by about the learning rate.
    pub(crate) fn step(&mut self, parameters: &mut [f32], slopes: &[f32], rate: f32) {
        self.steps += 1;
        let fade1 = 1.0 - Self::FADE1.powi(self.steps);
        let fade2 = 1.0 - Self::FADE2.powi(self.steps);
        let moments = self.first.iter_mut().zip(&mut self.second);
        let slopes = slopes.iter().zip(moments);
        for (parameter, (slope, (first, second))) in parameters.iter_mut().zip(slopes) {
            *first = Self::FADE1 * *first + (1.0 - Self::FADE1) * slope;
            *second = Self::FADE2 * *second + (1.0 - Self::FADE2) * slope * slope;
            *parameter -= rate * (*first / fade1) / ((*second / fade2).sqrt() + 1e-8);
        }
    }
}
