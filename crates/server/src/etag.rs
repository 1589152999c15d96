//! Answers that a client may cache: each has an entity tag, and is not sent again to a client that has it.

use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};

/// The answer with its tag, or 304 (not modified) if the client has it. `cache` says how long it may be cached.
pub(crate) fn respond(
    request: &HeaderMap,
    tag: &str,
    cache: &'static str,
    answer: impl FnOnce() -> Response,
) -> Response {
    let mut response = if is_known(request, tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        answer()
    };
    let tag = HeaderValue::from_str(tag).expect("tags are made of digits and names");
    let headers = response.headers_mut();
    headers.insert(header::ETAG, tag);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

/// Whether the client has the answer with that tag. A proxy may have marked the tag as weak.
fn is_known(request: &HeaderMap, tag: &str) -> bool {
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let known = request.get_all(header::IF_NONE_MATCH).iter();
    let mut known = known.filter_map(|value| value.to_str().ok());
    known.any(|list| list.split(',').any(|known| bare(known) == bare(tag)))
}

#[cfg(test)]
mod tests {
    use super::is_known;
    use axum::http::header::{HeaderMap, HeaderValue, IF_NONE_MATCH};

    #[test]
    fn tags_are_compared_weakly() {
        let rows = [
            (r#""a""#, r#""a""#, true),
            (r#""a""#, r#"W/"a""#, true),
            (r#"W/"a""#, r#""a""#, true),
            (r#""b", W/"a""#, r#""a""#, true),
            (r#""b""#, r#""a""#, false),
            ("a", r#""a""#, false),
            ("", r#""a""#, false),
        ];
        for (sent, tag, expected) in rows {
            let mut headers = HeaderMap::new();
            headers.insert(IF_NONE_MATCH, HeaderValue::from_static(sent));
            assert_eq!(is_known(&headers, tag), expected, "{sent} {tag}");
        }
        assert!(!is_known(&HeaderMap::new(), r#""a""#));
    }
}
