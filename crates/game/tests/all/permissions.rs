//! Who may do what: every actor, every action, every kind of game.
//!
//! A letter in a row says what comes of one action: `w` or `b` the side that the actor acts for, `y` allowed for no side
//! in particular, `.` not allowed, `p` only players may, `t` only the table may, `e` an engine plays, `i` imported.

use skep_game::{
    Actor, BotId, Command, Event, Game, GameAction, Holder, PersonId, Refusal, Seating, Settings,
    SiteAction, Time,
};
use skep_rules::{Color, GameType, Move};

const NOW: Time = Time::from_millis(0);
const ANN: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);
const BOT: BotId = BotId(1);

const ACTORS: [(&str, Actor); 9] = [
    ("owner", Actor::Owner),
    ("ann", Actor::Person(ANN)),
    ("ben", Actor::Person(BEN)),
    ("stranger", Actor::Person(PersonId(3))),
    ("bot", Actor::Bot(BOT)),
    ("strange bot", Actor::Bot(BotId(2))),
    ("engine", Actor::Engine),
    ("clock", Actor::Clock),
    ("nobody", Actor::Nobody),
];

/// In the order of the columns: watch, help, move now, delete, play, resign, abort, offer, accept and decline a draw,
/// ask for, allow and refuse a takeback, call time, resume.
fn actions() -> [GameAction; 15] {
    let play = Command::Play {
        mv: Move::Pass,
        after: 0,
    };
    let commands = [
        play,
        Command::Resign,
        Command::Abort,
        Command::OfferDraw,
        Command::AcceptDraw,
        Command::DeclineDraw,
        Command::AskTakeback,
        Command::AllowTakeback,
        Command::RefuseTakeback,
        Command::CallTime,
        Command::Resume,
    ];
    let [a, b, c, d, e, f, g, h, i, j, k] = commands.map(GameAction::Command);
    let others = [
        GameAction::Watch,
        GameAction::Help,
        GameAction::MoveNow,
        GameAction::Delete,
    ];
    let [w, x, y, z] = others;
    [w, x, y, z, a, b, c, d, e, f, g, h, i, j, k]
}

const fn played(white: Holder, black: Holder) -> Seating {
    Seating::Played { white, black }
}

const HERE: Holder = Holder::Person(None);
const fn person(id: PersonId) -> Holder {
    Holder::Person(Some(id))
}

fn letter(answer: Result<Option<Color>, Refusal>) -> char {
    match answer {
        Ok(Some(Color::White)) => 'w',
        Ok(Some(Color::Black)) => 'b',
        Ok(None) => 'y',
        Err(Refusal::NotAllowed) => '.',
        Err(Refusal::NotAPlayer) => 'p',
        Err(Refusal::NotTheTable) => 't',
        Err(Refusal::EngineSeat) => 'e',
        Err(Refusal::Imported) => 'i',
        Err(other) => panic!("{other:?} is not about permission"),
    }
}

/// A game in which White has moved last and is asked for a draw by Black: Black is to move.
fn game() -> Game {
    let mut game = Game::new(Settings::new(GameType::BASE));
    for text in ["wA1", "bA1 wA1-", "wQ -wA1"] {
        let mv = game.position().parse_move(text).unwrap();
        game.absorb(Event::Played(mv), NOW);
    }
    game.absorb(Event::DrawOffered(Color::Black), NOW);
    game.absorb(Event::TakebackAsked(Color::White), NOW);
    game
}

/// What those may do who are named; all others only watch.
#[track_caller]
fn check(seating: Seating, rows: &[(&str, &str)]) {
    let game = game();
    let watcher = if seating == Seating::Imported {
        "y... iiiiiiiii tt"
    } else {
        "y... ppppppppp tt"
    };
    assert!(
        rows.iter()
            .all(|(name, _)| ACTORS.iter().any(|(other, _)| other == name))
    );
    for (name, actor) in ACTORS {
        let row = rows.iter().find(|(other, _)| *other == name);
        let expected = row.map_or(watcher, |(_, row)| row);
        let found: String = actions()
            .into_iter()
            .map(|action| letter(actor.may(action, &seating, &game)))
            .collect();
        assert_eq!(found, expected.replace(' ', ""), "{name} in {seating:?}");
    }
}

/// The clock calls time and resumes.
const CLOCK: (&str, &str) = ("clock", "y... ppppppppp yy");
/// The side follows from the command for one who plays both.
const BOTH: &str = "yyyy bbbb ww w bb tt";

#[test]
fn two_persons_at_one_screen() {
    check(played(HERE, HERE), &[("owner", BOTH), CLOCK]);
}

#[test]
fn two_persons_across_the_net() {
    let rows = [
        ("owner", BOTH),
        ("ann", "y.y. wwwwwwwww tt"),
        ("ben", "y.y. bbbbbbbbb tt"),
        CLOCK,
    ];
    check(played(person(ANN), person(BEN)), &rows);
}

#[test]
fn a_person_with_both_seats() {
    let rows = [("owner", BOTH), ("ann", BOTH), CLOCK];
    check(played(person(ANN), person(ANN)), &rows);
}

#[test]
fn a_person_against_the_engine() {
    let rows = [
        ("owner", "yyyy wwwwwwwww tt"),
        ("ann", "yyyy wwwwwwwww tt"),
        ("engine", "y... bbbbbbbbb tt"),
        CLOCK,
    ];
    check(played(person(ANN), Holder::Engine), &rows);
}

#[test]
fn a_person_against_a_bot() {
    let rows = [
        ("owner", "yyyy bbbbbbbbb tt"),
        ("ben", "y.y. bbbbbbbbb tt"),
        ("bot", "y.y. wwwwwwwww tt"),
        CLOCK,
    ];
    check(played(Holder::Bot(BOT), person(BEN)), &rows);
}

#[test]
fn a_bot_against_the_engine() {
    let rows = [
        ("owner", "yyyy eeeeeeeee tt"),
        ("bot", "yyy. bbbbbbbbb tt"),
        ("engine", "y... wwwwwwwww tt"),
        CLOCK,
    ];
    check(played(Holder::Engine, Holder::Bot(BOT)), &rows);
}

#[test]
fn two_engines() {
    let rows = [
        ("owner", "yyyy eeeeeeeee tt"),
        ("engine", "y... bbbb ww w bb tt"),
        CLOCK,
    ];
    check(played(Holder::Engine, Holder::Engine), &rows);
}

#[test]
fn an_imported_game() {
    let rows = [
        ("owner", "yyyy iiiiiiiii tt"),
        ("clock", "y... iiiiiiiii yy"),
    ];
    check(Seating::Imported, &rows);
}

#[test]
fn the_site() {
    // In the order of the columns: list, make, import, practise.
    let rows = [
        "yyyy", "yyyy", "yyyy", "yyyy", "y..y", "y..y", "y..y", "y..y", "y..y",
    ];
    for ((name, actor), expected) in ACTORS.into_iter().zip(rows) {
        let actions = [
            SiteAction::List,
            SiteAction::Make,
            SiteAction::Import,
            SiteAction::Practise,
        ];
        let found = actions.map(|action| letter(actor.may_on_site(action).map(|()| None)));
        assert_eq!(found.iter().collect::<String>(), expected, "{name}");
    }
}

#[test]
fn only_players_end_an_interruption() {
    let ann = Actor::Person(ANN);
    let rows = [
        (played(person(ANN), person(BEN)), ann, true),
        (played(person(BEN), Holder::Engine), ann, false),
        (played(Holder::Bot(BOT), Holder::Engine), ann, false),
        (
            played(Holder::Bot(BOT), Holder::Engine),
            Actor::Bot(BOT),
            true,
        ),
        (played(person(BEN), Holder::Engine), Actor::Owner, true),
        (played(person(BEN), Holder::Engine), Actor::Nobody, false),
        // Nobody else would ever come.
        (played(Holder::Engine, Holder::Engine), Actor::Nobody, true),
    ];
    for (seating, actor, expected) in rows {
        let found = actor.ends_interruption(&seating);
        assert_eq!(found, expected, "{actor:?} in {seating:?}");
    }
}
