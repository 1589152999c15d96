//! How values of `rules` are written in JSON. `rules` itself knows no serde, and this is the lowest crate that needs it.

use serde::{Deserialize, Serialize};
use skep_rules::Color;

/// A side.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Color")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Color"))]
#[expect(missing_docs, reason = "the names say it")]
pub enum ColorName {
    White,
    Black,
}

#[derive(Serialize, Deserialize)]
struct NamedColor(#[serde(with = "ColorName")] Color);

/// A side, or none.
pub mod optional_color {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use skep_rules::Color;

    use super::NamedColor;

    /// # Errors
    /// If the serializer fails.
    pub fn serialize<S: Serializer>(
        color: &Option<Color>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        color.map(NamedColor).serialize(serializer)
    }

    /// # Errors
    /// If this is neither a side nor null.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Color>, D::Error> {
        let color = Option::<NamedColor>::deserialize(deserializer)?;
        Ok(color.map(|NamedColor(color)| color))
    }
}

/// Several sides.
pub mod colors {
    use serde::{Deserialize, Deserializer, Serializer};
    use skep_rules::Color;

    use super::NamedColor;

    /// # Errors
    /// If the serializer fails.
    pub fn serialize<S: Serializer>(colors: &[Color], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(colors.iter().copied().map(NamedColor))
    }

    /// # Errors
    /// If this is not a list of sides.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Color>, D::Error> {
        let colors = Vec::<NamedColor>::deserialize(deserializer)?;
        Ok(colors.into_iter().map(|NamedColor(color)| color).collect())
    }
}

/// A piece by its name, such as `wA1`.
pub(crate) mod piece {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use skep_rules::Piece;

    pub(crate) fn serialize<S: Serializer>(
        piece: &Piece,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(piece)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Piece, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}

/// Several pieces by their names.
pub(crate) mod pieces {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use skep_rules::Piece;

    #[derive(Serialize, Deserialize)]
    struct Named(#[serde(with = "super::piece")] Piece);

    pub(crate) fn serialize<S: Serializer>(
        pieces: &[Piece],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(pieces.iter().copied().map(Named))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Piece>, D::Error> {
        let pieces = Vec::<Named>::deserialize(deserializer)?;
        Ok(pieces.into_iter().map(|Named(piece)| piece).collect())
    }
}
