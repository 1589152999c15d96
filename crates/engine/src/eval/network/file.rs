//! Networks as bytes, and as the real numbers that a trainer works with.

use std::fmt;

use super::{FIRST, FIRST_ONE, INPUTS, LARGEST_WEIGHT, Network, ONE, Pair, SECOND};

/// How a file begins, before its version.
const MAGIC: &[u8; 7] = b"skepnet";

const VERSION: u8 = b'1';

/// The value of 1.0 in the biases of the second layer.
const SECOND_ONE: i32 = FIRST_ONE as i32 * ONE;

/// Above this a sum of products could overflow.
const LARGEST_BIAS: i32 = 1 << 29;

/// Above this, in hundredths, an output could be mistaken for a win.
const LARGEST_WORTH: i32 = 10_000;

/// Why the bytes are not a usable network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// They do not begin like a network.
    Magic,
    /// They are a network of another version.
    Version,
    /// They are a network of another shape.
    Shape,
    /// They are incomplete or damaged: the checksum differs.
    Damaged,
    /// A weight or bias is so large that sums could overflow, or the worth is not sensible.
    Range,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::Magic => f.write_str("expected a network as skep lab train writes it"),
            NetworkError::Version => {
                write!(f, "expected a network of version {}", char::from(VERSION))
            }
            NetworkError::Shape => write!(
                f,
                "expected a network with {INPUTS} inputs and layers of {FIRST} and {SECOND}"
            ),
            NetworkError::Damaged => {
                f.write_str("the network is damaged: its length or checksum is another")
            }
            NetworkError::Range => f.write_str(
                "expected a network whose weights, biases and worth are within their ranges",
            ),
        }
    }
}

impl std::error::Error for NetworkError {}

impl Network {
    /// The number of weights and biases.
    pub const PARAMETERS: usize = INPUTS * FIRST + FIRST + SECOND * FIRST + SECOND + SECOND + 1;
    /// The largest value that every weight and bias can have.
    pub const LARGEST: f32 = LARGEST_WEIGHT as f32 / FIRST_ONE as f32;
    /// The number of inputs.
    pub const INPUTS: usize = INPUTS;
    /// Width of the first hidden layer.
    pub const FIRST: usize = FIRST;
    /// Width of the second.
    pub const SECOND: usize = SECOND;

    /// Reads a network.
    ///
    /// # Errors
    /// If the bytes are not a network, have another shape, are damaged, or contain numbers that are too large.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError::Magic)?;
        let rest = rest.strip_prefix(&[VERSION]).ok_or(NetworkError::Version)?;
        let (sizes, rest) = rest.split_first_chunk().ok_or(NetworkError::Damaged)?;
        if *sizes != shape() {
            return Err(NetworkError::Shape);
        }
        let (body, sum) = rest.split_last_chunk().ok_or(NetworkError::Damaged)?;
        if u64::from_le_bytes(*sum) != checksum(&bytes[..bytes.len() - sum.len()]) {
            return Err(NetworkError::Damaged);
        }
        let mut reader = Reader(body);
        let network = Network {
            first: (0..INPUTS)
                .map(|_| reader.first_weights())
                .collect::<Result<_, _>>()?,
            first_bias: reader.weights()?,
            second: {
                let mut second = [[0; FIRST]; SECOND];
                for weights in &mut second {
                    *weights = reader.weights()?;
                }
                paired(&second)
            },
            second_bias: reader.biases()?,
            last: reader.weights()?,
            last_bias: reader.bias()?,
            worth: reader.worth()?,
        };
        if reader.0.is_empty() {
            Ok(network)
        } else {
            Err(NetworkError::Damaged)
        }
    }

    /// Writes it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.extend(shape());
        let weights = |weights: &[i16]| -> Vec<u8> {
            weights
                .iter()
                .flat_map(|weight| weight.to_le_bytes())
                .collect()
        };
        let biases = |biases: &[i32]| -> Vec<u8> {
            biases.iter().flat_map(|bias| bias.to_le_bytes()).collect()
        };
        bytes.extend(weights(self.first.as_flattened()));
        bytes.extend(weights(&self.first_bias));
        bytes.extend(weights(self.second_rows().as_flattened()));
        bytes.extend(biases(&self.second_bias));
        bytes.extend(weights(&self.last));
        bytes.extend(biases(&[self.last_bias, self.worth]));
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// A number that identifies the network: the checksum of its file.
    pub fn checksum(&self) -> u64 {
        let bytes = self.to_bytes();
        bytes.last_chunk().map_or(0, |sum| u64::from_le_bytes(*sum))
    }

    /// The worth of an output of 1.0, in hundredths.
    pub const fn worth(&self) -> i32 {
        self.worth
    }

    /// The nearest network to these numbers, of which there must be [`Network::PARAMETERS`], in the
    /// order of the file. `worth` is the worth of an output of 1.0, in hundredths.
    ///
    /// # Panics
    /// If there are fewer or more.
    pub fn from_reals(reals: &[f32], worth: i32) -> Network {
        assert_eq!(reals.len(), Network::PARAMETERS);
        let mut reals = reals.iter().copied();
        let mut first = || -> [i16; FIRST] { std::array::from_fn(|_| first_weight(reals.next())) };
        let (first, first_bias) = ((0..INPUTS).map(|_| first()).collect(), first());
        let mut second = [[0; FIRST]; SECOND];
        for row in &mut second {
            *row = std::array::from_fn(|_| weight(reals.next()));
        }
        Network {
            first,
            first_bias,
            second: paired(&second),
            second_bias: std::array::from_fn(|_| bias(reals.next(), SECOND_ONE)),
            last: std::array::from_fn(|_| weight(reals.next())),
            last_bias: bias(reals.next(), ONE * ONE),
            worth,
        }
    }

    /// The inverse of [`Network::from_reals`].
    pub fn to_reals(&self) -> Vec<f32> {
        let weight = |weight: &i16| f32::from(*weight) / ONE as f32;
        let first = |weight: &i16| f32::from(*weight) / f32::from(FIRST_ONE);
        let second_bias = |bias: &i32| *bias as f32 / SECOND_ONE as f32;
        let last_bias = self.last_bias as f32 / (ONE * ONE) as f32;
        let rows = self.second_rows();
        let second = rows.iter().flatten().map(weight);
        let of_inputs = self.first.as_flattened().iter().chain(&self.first_bias);
        of_inputs
            .map(first)
            .chain(second)
            .chain(self.second_bias.iter().map(second_bias))
            .chain(self.last.iter().map(weight))
            .chain([last_bias])
            .collect()
    }

    /// For each value of the second layer, its weights: the inverse of [`paired`].
    fn second_rows(&self) -> [[i16; FIRST]; SECOND] {
        std::array::from_fn(|row| {
            std::array::from_fn(|value| self.second[value / 2][row][value % 2])
        })
    }
}

fn paired(rows: &[[i16; FIRST]; SECOND]) -> [Pair; FIRST / 2] {
    std::array::from_fn(|pair| rows.map(|row| [row[2 * pair], row[2 * pair + 1]]))
}

fn first_weight(real: Option<f32>) -> i16 {
    let weight = (real.unwrap_or(0.0) * f32::from(FIRST_ONE)).round() as i16;
    weight.clamp(-LARGEST_WEIGHT, LARGEST_WEIGHT)
}

fn weight(real: Option<f32>) -> i16 {
    // Outside the range, `as` takes the nearest value.
    (real.unwrap_or(0.0) * ONE as f32).round() as i16
}

fn bias(real: Option<f32>, one: i32) -> i32 {
    let bias = (real.unwrap_or(0.0) * one as f32).round() as i32;
    bias.clamp(-LARGEST_BIAS, LARGEST_BIAS)
}

/// The sizes of the layers.
fn shape() -> [u8; 6] {
    let mut shape = [0; 6];
    for (place, size) in shape.chunks_exact_mut(2).zip([INPUTS, FIRST, SECOND]) {
        place.copy_from_slice(&(size as u16).to_le_bytes());
    }
    shape
}

/// FNV-1a with 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetworkError> {
        let (bytes, rest) = self.0.split_first_chunk().ok_or(NetworkError::Damaged)?;
        self.0 = rest;
        Ok(*bytes)
    }

    /// Weights that cannot overflow with any count.
    fn first_weights(&mut self) -> Result<[i16; FIRST], NetworkError> {
        let weights = self.weights()?;
        let range = -LARGEST_WEIGHT..=LARGEST_WEIGHT;
        let are_small = weights.iter().all(|weight| range.contains(weight));
        are_small.then_some(weights).ok_or(NetworkError::Range)
    }

    fn weights<const N: usize>(&mut self) -> Result<[i16; N], NetworkError> {
        let mut weights = [0; N];
        for weight in &mut weights {
            *weight = i16::from_le_bytes(self.take()?);
        }
        Ok(weights)
    }

    fn bias(&mut self) -> Result<i32, NetworkError> {
        let bias = i32::from_le_bytes(self.take()?);
        let range = -LARGEST_BIAS..=LARGEST_BIAS;
        let is_small = range.contains(&bias);
        is_small.then_some(bias).ok_or(NetworkError::Range)
    }

    fn worth(&mut self) -> Result<i32, NetworkError> {
        let worth = i32::from_le_bytes(self.take()?);
        let is_sound = (1..=LARGEST_WORTH).contains(&worth);
        is_sound.then_some(worth).ok_or(NetworkError::Range)
    }

    fn biases<const N: usize>(&mut self) -> Result<[i32; N], NetworkError> {
        let mut biases = [0; N];
        for bias in &mut biases {
            *bias = self.bias()?;
        }
        Ok(biases)
    }
}
