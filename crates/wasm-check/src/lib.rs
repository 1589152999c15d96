//! Numbers that a native and a wasm build must agree on, for each crate that also runs in a browser.
//!
//! `cargo xtask test` runs the native program, which prints them, and the wasm module in Node.js
//! (`compare.mjs`). So a crate that compiles for wasm but fails there, or computes something else
//! there, does not pass.

use std::fmt::Write as _;
use std::time::Duration;

use skep_draw::{Scene, SvgStyle, draw_svg, draw_text};
use skep_engine::{Host, Network};
use skep_game::{Command, Game, Settings, Time};
use skep_locale::{LANGUAGES, Locale};
use skep_records::{Format, read, write};
use skep_rules::{GameString, GameType, Leaves, Line, Opening, Position, perft, splitmix64};
use skep_view::Trial;

/// A number that depends on what a crate computes, and the name of the crate.
type Check = (&'static str, fn() -> u64);

/// All checks, in the order of their indices.
pub const CHECKS: [Check; 10] = [
    ("rules, perft", rules),
    ("rules, canonical form", canonical_form),
    ("engine, bench", engine),
    ("records", records),
    ("draw", draw),
    ("game", game),
    ("learn", learn),
    ("locale", locale),
    ("text", text),
    ("view", view),
];

/// The number of the check with that index; 0 if there is none.
#[expect(
    unsafe_code,
    reason = "wasm exports a function only with `no_mangle`, which counts as unsafe"
)]
#[unsafe(no_mangle)]
pub extern "C" fn skep_check(index: u32) -> u64 {
    let check = CHECKS.get(index as usize);
    check.map_or(0, |(_, number)| number())
}

/// A game with a stack and a throw.
const GAME: &str =
    r"Base+MLP;InProgress;White[5];wL;bL wL-;wQ -wL;bQ bL-;wP /wL;bB1 bQ-;wA1 -wQ;bB1 bQ";

fn line() -> Line {
    let game = GameString::parse(GAME).expect("a GameString");
    game.replay().expect("its moves are legal")
}

/// A number that depends on each byte of a text.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0, |sum, byte| splitmix64(sum ^ u64::from(byte)))
}

fn rules() -> u64 {
    let mut position = Position::new(GameType::MLP, Opening::Tournament);
    perft(&mut position, 5, Leaves::Counted)
}

fn canonical_form() -> u64 {
    line().position().canonical().key()
}

/// A host whose clock stands still and that has no helpers. Depth is the only limit of the searches.
struct Timeless;

impl Host for Timeless {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

fn engine() -> u64 {
    let network = Network::shipped();
    let nodes = skep_engine::bench(Timeless, Some(&network), None, |_, _| ());
    nodes.expect("memory for a small table")
}

fn records() -> u64 {
    let mut readings = read(GAME, Format::GameString);
    let record = readings.next().expect("there is a game").record;
    let written = write(&record, Format::Pgn).expect("PGN holds every game");
    let mut readings = read(&written, Format::Pgn);
    let again = readings.next().expect("there is a game").record;
    let sgf = write(&again, Format::Sgf).expect("SGF holds this game");
    digest(&(written + &sgf))
}

fn draw() -> u64 {
    let scene = Scene::of_line(&line());
    let text = draw_text(&scene, &Default::default());
    digest(&(draw_svg(&scene, &SvgStyle::default()) + &text))
}

fn game() -> u64 {
    let mut game = Game::new(Settings::new(GameType::MLP));
    for (mv, after) in line().moves().zip(0..) {
        let now = Time::from_millis(1000 * after);
        let seat = Some(game.position().to_move());
        let steps = game.decide(seat, Command::Play { mv, after }, now);
        for step in steps.expect("its moves are legal") {
            game.absorb(step.event, step.at);
        }
    }
    digest(&game.position().to_string())
}

fn learn() -> u64 {
    let mut text = String::new();
    for exercise in skep_learn::exercises().iter().take(20) {
        let solution = exercise.solution();
        let tries: Vec<&str> = solution.iter().map(String::as_str).collect();
        let verdict = exercise.judge(&tries);
        let _ = write!(text, "{solution:?} {verdict:?}");
    }
    digest(&text)
}

fn locale() -> u64 {
    let words = LANGUAGES.map(|code| Locale::new(&[code]).mv("wB1 bQ"));
    digest(&words.join("\n"))
}

fn text() -> u64 {
    let foreign = "\u{202e}דוד\u{9b}\n";
    digest(&(skep_text::isolated(foreign) + skep_text::quoted(foreign).as_str()))
}

fn view() -> u64 {
    let line = line();
    let mut trial = Trial::new(Position::new(GameType::MLP, Opening::Tournament));
    for mv in line.moves() {
        trial.play(mv).expect("its moves are legal");
    }
    digest(&format!("{:?}", trial.view()))
}
