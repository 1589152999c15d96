//! The network in floating point: its output, and the gradient of its parameters.

use std::sync::Arc;

use skep_engine::Network;

use super::examples::Example;
use crate::Random;
use crate::chance::{SCALE, chance};

const FIRST: usize = Network::FIRST;
const SECOND: usize = Network::SECOND;

// The offset of each part in the parameters, in the order of the file.
const FIRST_BIAS: usize = Network::INPUTS * FIRST;
const SECOND_WEIGHTS: usize = FIRST_BIAS + FIRST;
const SECOND_BIAS: usize = SECOND_WEIGHTS + FIRST * SECOND;
const LAST: usize = SECOND_BIAS + SECOND;
const LAST_BIAS: usize = LAST + SECOND;

/// The network in floating point.
pub(super) struct Model {
    pub(super) parameters: Vec<f32>,
}

/// The sum of the gradients of some examples, and of their losses.
pub(super) struct Gradient {
    pub(super) slopes: Vec<f32>,
    pub(super) loss: f64,
}

impl Gradient {
    pub(super) fn new() -> Gradient {
        Gradient {
            slopes: vec![0.0; Network::PARAMETERS],
            loss: 0.0,
        }
    }

    pub(super) fn add(&mut self, other: &Gradient) {
        self.loss += other.loss;
        for (sum, slope) in self.slopes.iter_mut().zip(&other.slopes) {
            *sum += slope;
        }
    }

    /// Divides the sum of the gradients by the number of examples.
    pub(super) fn divide(&mut self, count: usize) {
        for slope in &mut self.slopes {
            *slope /= count as f32;
        }
    }
}

/// The layers for one example, before they are clamped to 0 … 1.
struct Layers {
    first: [f32; FIRST],
    second: [f32; SECOND],
    /// The chance to win.
    output: f32,
}

impl Model {
    /// Small random weights. The last ones are 0, so that it starts as the linear evaluation.
    pub(super) fn new(random: &mut Random) -> Model {
        let mut parameters = vec![0.0; Network::PARAMETERS];
        let mut fill = |range: std::ops::Range<usize>, center: f32, spread: f32| {
            for parameter in &mut parameters[range] {
                let even = (random.next() >> 40) as f32 / (1 << 24) as f32;
                *parameter = center + spread * (2.0 * even - 1.0);
            }
        };
        fill(0..FIRST_BIAS, 0.0, 0.06);
        fill(FIRST_BIAS..SECOND_WEIGHTS, 0.4, 0.2);
        fill(SECOND_WEIGHTS..SECOND_BIAS, 0.0, 0.3);
        fill(SECOND_BIAS..LAST, 0.3, 0.2);
        Model { parameters }
    }

    pub(super) fn mean_of(networks: &[Arc<Network>]) -> Model {
        let mut parameters = vec![0.0; Network::PARAMETERS];
        let share = 1.0 / networks.len() as f32;
        for network in networks {
            let mut reals = network.to_reals();
            let worth = network.worth() as f32 / SCALE;
            reals[LAST..].iter_mut().for_each(|real| *real *= worth);
            add_scaled(&mut parameters, &reals, share);
        }
        Model { parameters }
    }

    pub(super) fn to_network(&self) -> Network {
        Network::from_reals(&self.parameters, SCALE as i32)
    }

    /// Applies weight decay.
    pub(super) fn fade(&mut self, share: f32) {
        for parameter in &mut self.parameters {
            *parameter -= share * *parameter;
        }
    }

    /// Clamps the parameters to the range of a network.
    pub(super) fn clamp(&mut self) {
        for parameter in &mut self.parameters {
            *parameter = parameter.clamp(-Network::LARGEST, Network::LARGEST);
        }
    }

    /// The squared error.
    pub(super) fn loss(&self, example: &Example<'_>) -> f64 {
        f64::from(self.layers(example).output - example.target).powi(2)
    }

    fn layers(&self, example: &Example<'_>) -> Layers {
        let mut first = [0.0; FIRST];
        first.copy_from_slice(&self.parameters[FIRST_BIAS..SECOND_WEIGHTS]);
        for &(input, value) in example.inputs {
            let weights = &self.parameters[usize::from(input) * FIRST..][..FIRST];
            add_scaled(&mut first, weights, f32::from(value));
        }
        let cut = first.map(cut);
        let mut second = [0.0; SECOND];
        second.copy_from_slice(&self.parameters[SECOND_BIAS..LAST]);
        let rows = self.parameters[SECOND_WEIGHTS..SECOND_BIAS].chunks_exact(FIRST);
        for (sum, row) in second.iter_mut().zip(rows) {
            *sum += row.iter().zip(&cut).map(|(a, b)| a * b).sum::<f32>();
        }
        let last = &self.parameters[LAST..LAST_BIAS];
        let products = last.iter().zip(&second).map(|(a, &b)| a * self::cut(b));
        let output = products.sum::<f32>() + self.parameters[LAST_BIAS];
        Layers {
            first,
            second,
            output: chance(example.linear + output),
        }
    }

    /// Adds the gradient of one example.
    pub(super) fn learn(&self, example: &Example<'_>, gradient: &mut Gradient) {
        let Layers {
            first,
            second,
            output,
        } = self.layers(example);
        let error = output - example.target;
        gradient.loss += f64::from(error).powi(2);
        let slope = 2.0 * error * output * (1.0 - output);
        let slopes = &mut gradient.slopes;
        slopes[LAST_BIAS] += slope;
        let cut_first = first.map(cut);
        let mut back_first = [0.0; FIRST];
        for (index, &sum) in second.iter().enumerate() {
            slopes[LAST + index] += slope * cut(sum);
            if is_cut(sum) {
                continue;
            }
            let back = slope * self.parameters[LAST + index];
            slopes[SECOND_BIAS + index] += back;
            let row = SECOND_WEIGHTS + index * FIRST;
            add_scaled(&mut slopes[row..row + FIRST], &cut_first, back);
            add_scaled(&mut back_first, &self.parameters[row..row + FIRST], back);
        }
        for (back, &sum) in back_first.iter_mut().zip(&first) {
            if is_cut(sum) {
                *back = 0.0;
            }
        }
        add_scaled(&mut slopes[FIRST_BIAS..SECOND_WEIGHTS], &back_first, 1.0);
        for &(input, value) in example.inputs {
            let row = usize::from(input) * FIRST;
            add_scaled(&mut slopes[row..row + FIRST], &back_first, f32::from(value));
        }
    }
}

fn add_scaled(sums: &mut [f32], values: &[f32], factor: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += value * factor;
    }
}

/// The clamped value, as the next layer sees it.
fn cut(value: f32) -> f32 {
    value.clamp(0.0, 1.0)
}

/// Whether the value is clamped, so that its gradient is zero.
fn is_cut(value: f32) -> bool {
    !(0.0..=1.0).contains(&value)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each component of the gradient is the change of the loss when that parameter changes a little.
    #[test]
    fn slopes_are_differences_of_losses() {
        const STEP: f32 = 0.01;
        let mut model = Model::new(&mut Random::new(1));
        let mut random = Random::new(2);
        for parameter in &mut model.parameters[LAST..] {
            *parameter = random.below(200) as f32 / 100.0 - 1.0;
        }
        let inputs: [(u16, i8); 3] = [(3, 1), (70, -2), (1000, 1)];
        let example = Example {
            inputs: &inputs,
            linear: 0.3,
            target: 0.9,
        };
        let mut gradient = Gradient::new();
        model.learn(&example, &mut gradient);
        let rows =
            inputs.map(|(input, _)| usize::from(input) * FIRST..usize::from(input + 1) * FIRST);
        let rows = rows.into_iter().flatten();
        let (mut checked, mut moved) = (0, 0);
        for index in rows.chain(FIRST_BIAS..Network::PARAMETERS) {
            let mut loss_at = |change: f32| {
                let kept = model.parameters[index];
                model.parameters[index] = kept + change;
                let loss = model.loss(&example);
                model.parameters[index] = kept;
                loss
            };
            let [less, more] = [-STEP, STEP].map(&mut loss_at);
            let expected = ((more - less) / f64::from(2.0 * STEP)) as f32;
            let slope = gradient.slopes[index];
            assert!(
                (slope - expected).abs() < 0.02 * slope.abs() + 0.0005,
                "parameter {index}: {slope} instead of {expected}"
            );
            checked += 1;
            moved += usize::from(slope.abs() > 0.001);
        }
        assert!(moved * 4 > checked, "{moved} of {checked} slopes are not 0");
    }
}
