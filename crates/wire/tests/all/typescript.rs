//! `web/src/wire.ts` is what `crates/wire` says.

use std::path::Path;

#[test]
fn the_types_of_the_web_are_ours() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let ours = skep_wire::typescript();
    if std::env::var_os("SKEP_WRITE").is_some() {
        std::fs::write(&file, &ours).expect("the file can be written");
    }
    let theirs = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        theirs == ours,
        "web/src/wire.ts is not what crates/wire says: run `cargo xtask wire`"
    );
}
