//! How the levels of the engine are described.

use skep_engine::Level;
use skep_locale::{Argument, Locale};

const DOCS: &str = include_str!("../../../../docs/levels.md");

#[test]
fn the_documentation_describes_the_levels_in_the_same_words() {
    let locale = Locale::new(&["en"]);
    for level in Level::all() {
        let number = level.number();
        let about = locale.word("level-about", &[("level", Argument::Number(number.into()))]);
        let row = DOCS
            .lines()
            .find(|line| line.starts_with(&format!("| {number} |")));
        let column = row.unwrap().trim_end_matches('|').rsplit('|').next();
        assert_eq!(column.unwrap().trim(), about, "level {number}");
    }
}
