//! Compresses answers with gzip.
//!
//! A layer of tower-http compresses what is made for each request: JSON, records, pictures. The
//! files of the web app never change, so `assets.rs` compresses each of them once, with gzip's best
//! setting; the layer skips those.
//!
//! Compression can leak a secret if an attacker chooses part of the same answer and sees its length (BREACH). No answer
//! contains a secret. Keep it so: sessions belong in cookies, not in bodies.

use axum::http::header::{self, HeaderMap};
use axum::http::{Extensions, StatusCode, Version};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{Predicate, SizeAbove};

/// Smaller answers fit into one packet anyway.
const LEAST_BYTES: u64 = 1_024;

/// Compresses large answers for clients that accept gzip.
pub(crate) fn layer() -> CompressionLayer<impl Predicate> {
    let is_worth_it = SizeAbove::new(LEAST_BYTES).and(
        |_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions| {
            let kind = headers.get(header::CONTENT_TYPE);
            let kind = kind.and_then(|kind| kind.to_str().ok());
            kind.is_some_and(is_compressible)
        },
    );
    CompressionLayer::new().compress_when(is_worth_it)
}

/// Whether content of this type becomes smaller. Most pictures and fonts are compressed already.
pub(crate) fn is_compressible(content_type: &str) -> bool {
    let words = ["text/", "json", "svg", "javascript", "wasm"];
    words.iter().any(|word| content_type.contains(word))
}
