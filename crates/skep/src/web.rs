//! The web app, embedded in the binary.

use rust_embed::Embed;
use skep_server::WebFile;

#[derive(Embed)]
#[folder = "../../web/dist"]
struct Web;

/// A file of the web app. Debug builds read it from disk, so the page can be rebuilt on its own.
pub(crate) fn file(path: &str) -> Option<WebFile> {
    let file = Web::get(path)?;
    Some(WebFile {
        hash: file.metadata.sha256_hash(),
        bytes: file.data,
    })
}
