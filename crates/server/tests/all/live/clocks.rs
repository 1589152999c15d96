//! Players' clocks while the machine's clock is set, the machine sleeps, or the server is down.
//! Nobody is charged for that.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use skep_game::{Actor, Time};
use skep_server::store::GameId;
use skep_server::{Moment, Options, Services, TimeSource};
use skep_wire::{GameList, PlayerCommand};
use tempfile::TempDir;

use crate::live::host::{PERSON, game_of, options, timed};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
/// Noon of some day.
const NOON: i64 = 1_763_290_800_000;
/// What each side has at the start.
const INITIAL: i64 = 30 * MINUTE;

const MOVES: [&str; 6] = [
    "wG1", "bG1 wG1-", "wQ -wG1", "bQ bG1-", "wA1 -wQ", "bA1 bQ-",
];

/// Two clocks that are set by hand, in milliseconds.
#[derive(Debug)]
struct Hands(Mutex<(i64, i64)>);

impl TimeSource for Hands {
    fn now(&self) -> Moment {
        let (wall, uptime) = *self.0.lock().unwrap();
        Moment {
            wall: Time::from_millis(u64::try_from(wall).unwrap()),
            uptime: Duration::from_millis(u64::try_from(uptime).unwrap()),
        }
    }
}

/// What happens besides moves.
#[derive(Clone, Copy, Debug)]
enum Act {
    /// Time passes while everything runs.
    Wait(i64),
    /// Someone sets the wall clock, or NTP does.
    Set(i64),
    /// The machine sleeps: only the wall clock advances.
    Suspend(i64),
    /// The server is down for that long. The monotonic clock may start over.
    Down(i64),
    /// The next move is played.
    Play,
}

use Act::{Down, Play, Set, Suspend, Wait};

struct Played {
    options: Options,
    hands: Arc<Hands>,
    services: Services,
    id: GameId,
    moves: usize,
    _folder: TempDir,
}

impl Played {
    /// A game of two persons in which no clock is running yet.
    async fn new() -> Played {
        let folder = TempDir::new().unwrap();
        let hands = Arc::new(Hands(Mutex::new((NOON, 5 * MINUTE))));
        let time: Arc<dyn TimeSource> = Arc::clone(&hands) as _;
        let options = Options {
            time,
            ..options(&folder)
        };
        let services = Services::open(&options).await.unwrap();
        let clock_ms = u32::try_from(INITIAL).unwrap();
        let new = timed(game_of(PERSON, PERSON), clock_ms, 0);
        let made = services.make(Actor::Owner, &new).await.unwrap();
        Played {
            id: made.summary.id.parse().unwrap(),
            moves: 0,
            options,
            hands,
            services,
            _folder: folder,
        }
    }

    fn turn_hands(&self, wall: i64, uptime: i64) {
        let mut hands = self.hands.0.lock().unwrap();
        hands.0 += wall;
        hands.1 += uptime;
    }

    async fn act(&mut self, act: Act) {
        match act {
            Wait(millis) => self.turn_hands(millis, millis),
            Set(millis) | Suspend(millis) => self.turn_hands(millis, 0),
            Down(millis) => {
                self.services.close().await;
                self.turn_hands(millis, -MINUTE);
                self.services = Services::open(&self.options).await.unwrap();
                // A player comes back.
                let watch = self.services.watch(Actor::Owner, &self.id, None).await;
                drop(watch.unwrap());
            }
            Play => {
                let command = PlayerCommand::Play {
                    mv: MOVES[self.moves].to_owned(),
                    after: self.version().await,
                };
                self.moves += 1;
                let name = format!("c{}", self.moves);
                let id = &self.id;
                let done = self.services.command(Actor::Owner, id, &name, &command);
                done.await.unwrap();
            }
        }
    }

    async fn version(&self) -> u64 {
        let view = self.services.show(Actor::Owner, &self.id).await;
        view.unwrap().version
    }

    /// What White and Black have used up, in milliseconds.
    async fn used(&self) -> (i64, i64) {
        let view = self.services.show(Actor::Owner, &self.id).await.unwrap();
        assert_eq!(view.ending, None);
        let clock = view.clock.unwrap();
        let used = |left: u32| INITIAL - i64::from(left);
        (used(clock.white_ms), used(clock.black_ms))
    }

    /// When the list says that the game changed last.
    async fn updated_at(&self) -> i64 {
        let list = self.services.list(Actor::Owner, &Default::default()).await;
        let GameList { games, .. } = list.unwrap();
        i64::try_from(games[0].updated_at).unwrap()
    }
}

async fn check(acts: &[Act], expected: (i64, i64)) {
    let mut played = Played::new().await;
    for &act in acts {
        played.act(act).await;
        if matches!(act, Play) {
            let wall = played.hands.0.lock().unwrap().0;
            assert_eq!(played.updated_at().await, wall, "{acts:?}");
        }
    }
    assert_eq!(played.used().await, expected, "{acts:?}");
    played.services.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_thinking_time_is_charged() {
    let rows: [(&[Act], (i64, i64)); 13] = [
        // The first move of each side is untimed.
        (&[Play, Wait(HOUR), Play], (0, 0)),
        (&[Play, Play, Wait(MINUTE)], (MINUTE, 0)),
        (
            &[Play, Play, Wait(MINUTE), Play, Wait(2 * MINUTE), Play],
            (MINUTE, 2 * MINUTE),
        ),
        (&[Play, Play, Set(2 * HOUR)], (0, 0)),
        (
            &[Play, Play, Wait(MINUTE), Set(2 * HOUR), Wait(MINUTE), Play],
            (2 * MINUTE, 0),
        ),
        // When the clock is set back, time does not stand still.
        (
            &[Play, Play, Set(-2 * HOUR), Wait(MINUTE), Play, Wait(MINUTE)],
            (MINUTE, MINUTE),
        ),
        (
            &[Play, Play, Wait(MINUTE), Suspend(HOUR), Wait(MINUTE), Play],
            (2 * MINUTE, 0),
        ),
        // An NTP slew: the wall clock runs a little faster or slower.
        (&[Play, Play, Wait(MINUTE), Set(30), Play], (MINUTE, 0)),
        (&[Play, Play, Wait(MINUTE), Set(-30), Play], (MINUTE, 0)),
        // What Black had used of this turn before the server went down is not charged either.
        (
            &[
                Play,
                Play,
                Wait(MINUTE),
                Play,
                Wait(MINUTE),
                Down(3 * HOUR),
                Wait(MINUTE),
                Play,
            ],
            (MINUTE, MINUTE),
        ),
        // After the restart the stored times are ahead of the wall clock, while a clock runs …
        (
            &[
                Play,
                Play,
                Play,
                Down(-2 * HOUR),
                Wait(MINUTE),
                Play,
                Wait(MINUTE),
            ],
            (MINUTE, MINUTE),
        ),
        // … or while none does.
        (
            &[
                Play,
                Down(-2 * HOUR),
                Play,
                Wait(MINUTE),
                Play,
                Wait(MINUTE),
            ],
            (MINUTE, MINUTE),
        ),
        // Stored times are behind, because the wall clock was set while a clock ran.
        (
            &[
                Play,
                Play,
                Set(2 * HOUR),
                Wait(MINUTE),
                Play,
                Down(MINUTE),
                Wait(MINUTE),
            ],
            (MINUTE, MINUTE),
        ),
    ];
    for (acts, expected) in rows {
        check(acts, expected).await;
    }
}

/// Time runs out when it has been used up, and not before.
#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_by_the_monotonic_clock() {
    let mut played = Played::new().await;
    for act in [Play, Play, Set(2 * HOUR), Wait(INITIAL - 1)] {
        played.act(act).await;
    }
    assert_eq!(played.used().await, (INITIAL - 1, 0));
    played.act(Wait(1)).await;
    // Whatever arrives now is too late.
    let command = PlayerCommand::OfferDraw;
    let late = played
        .services
        .command(Actor::Owner, &played.id, "late", &command)
        .await;
    assert_eq!(late.unwrap_err().code().as_str(), "game-over");
    let view = played.services.show(Actor::Owner, &played.id).await;
    assert!(view.unwrap().ending.is_some());
    played.services.close().await;
}
