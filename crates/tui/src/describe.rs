//! Describes the game in words for people who do not see the board: the position, the legal moves, the latest events.
//! `web/src/game/speech.ts` says the same.

use skep_draw::Cell;
use skep_locale::{Argument, direction_name};
use skep_rules::{Direction, Piece, Reference};
use skep_wire::{ClockView, Color, EventView, GameView, HintView, LegalMove, ScoreView, Thought};

use crate::hive::{Hive, beside, pieces};
use crate::words::{Words, text};

/// The order in which neighbours are listed.
const AROUND: [Direction; 6] = [
    Direction::East,
    Direction::SouthEast,
    Direction::SouthWest,
    Direction::West,
    Direction::NorthWest,
    Direction::NorthEast,
];

impl Words {
    /// Everything on the board and in reserve, one line each.
    pub(crate) fn position(&self, hive: &Hive) -> Vec<String> {
        let stack = |stack: &skep_draw::Stack| {
            let words = self.stack(&stack.pieces);
            let around = self.neighbours(hive, stack.cell);
            let arguments = [("stack", text(&words)), ("neighbours", text(&around))];
            capitalized(&self.word("text-stack", &arguments))
        };
        let mut lines: Vec<String> = hive.stacks.iter().map(stack).collect();
        if lines.is_empty() {
            lines.push(self.plain("text-position-none"));
        }
        lines.extend([Color::White, Color::Black].map(|color| self.reserve(hive, color)));
        lines
    }

    /// The pieces on a cell, top first: "black Beetle 1 on white Queen".
    fn stack(&self, pieces: &[Piece]) -> String {
        let mut pieces = pieces.iter().rev();
        let Some(&top) = pieces.next() else {
            return self.plain("cell-empty");
        };
        pieces.fold(self.piece(top), |above, &below| {
            let arguments = [("above", text(&above)), ("below", Argument::Piece(below))];
            self.word("cell-on", &arguments)
        })
    }

    fn neighbours(&self, hive: &Hive, cell: Cell) -> String {
        let told = |way: Direction| {
            let piece = Argument::Piece(hive.top_at(beside(cell, way))?);
            let direction = text(direction_name(Some(way)));
            Some(self.word("neighbour", &[("direction", direction), ("piece", piece)]))
        };
        let around: Vec<String> = AROUND.into_iter().filter_map(told).collect();
        match around.is_empty() {
            true => self.plain("neighbour-none"),
            false => self.list(&around),
        }
    }

    fn reserve(&self, hive: &Hive, color: Color) -> String {
        let pieces: Vec<Piece> = hive.reserve_of(color).collect();
        let side = ("color", Argument::Color(color));
        match pieces.is_empty() {
            true => self.word("text-reserve-none", &[side]),
            false => self.word(
                "text-reserve",
                &[side, ("pieces", Argument::Pieces(pieces))],
            ),
        }
    }

    /// Where a legal move leads, what it would touch there, and which piece would throw it.
    pub(crate) fn target(&self, hive: &Hive, legal: &LegalMove) -> String {
        let target = self.spot_and_touched(hive, legal);
        let throwers: Vec<Piece> = pieces(&legal.throwers);
        if legal.by_itself || throwers.is_empty() {
            return target;
        }
        let throwers = ("throwers", Argument::Pieces(throwers));
        self.word("text-thrown", &[("target", text(&target)), throwers])
    }

    fn spot_and_touched(&self, hive: &Hive, legal: &LegalMove) -> String {
        let (_, reference) = legal.mv.split_once(' ').unwrap_or((&legal.mv, ""));
        let Ok(reference) = reference.parse::<Reference>() else {
            return match legal.mv.as_str() {
                "pass" => self.plain("move-pass"),
                _ => self.plain("target-first"),
            };
        };
        let spot = self.spot(reference);
        let to = Cell {
            q: legal.q,
            r: legal.r,
        };
        let touched = AROUND.map(|way| hive.top_at(beside(to, way)));
        let touched = touched.into_iter().flatten();
        let touched: Vec<Piece> = touched
            .filter(|piece| *piece != reference.piece && piece.to_string() != legal.piece)
            .collect();
        if touched.is_empty() {
            return spot;
        }
        let touched = ("pieces", Argument::Pieces(touched));
        self.word("target-touching", &[("spot", text(&spot)), touched])
    }

    /// An event in words; `None` if it needs none.
    pub(crate) fn event(&self, event: &EventView, game: &GameView) -> Option<String> {
        Some(match event {
            EventView::Played { by, played } => self.played(*by, played),
            EventView::TakenBack { plies } => {
                self.word("said-taken-back", &[("plies", Argument::Number(*plies))])
            }
            EventView::DrawOffered { by } => self.of_color("said-draw-offered", *by),
            EventView::DrawDeclined => self.plain("news-draw-declined"),
            EventView::TakebackAsked { by } => self.of_color("said-takeback-asked", *by),
            EventView::TakebackRefused => self.plain("news-takeback-refused"),
            EventView::Resumed => return None,
            EventView::Ended { ending } => self.ending(ending, game),
        })
    }

    /// A good move, and why.
    pub(crate) fn hint(&self, hint: &HintView) -> String {
        let reasons: Vec<String> = hint.reasons.iter().map(|reason| self.say(reason)).collect();
        let reasons = ("reasons", text(&reasons.join(" ")));
        self.word("said-hint", &[("move", text(&self.mv(&hint.mv))), reasons])
    }

    /// How deep an engine has searched, and how it judges the position.
    pub(crate) fn thought(&self, thought: &Thought) -> String {
        let nodes = u32::try_from(thought.nodes).unwrap_or(u32::MAX);
        let how_far = [
            ("depth", Argument::Number(thought.depth.into())),
            ("nodes", Argument::Number(nodes)),
        ];
        let how_far = self.word("term-thinking", &how_far);
        format!("{how_far} {}", self.score(thought.score))
    }

    fn score(&self, score: ScoreView) -> String {
        let moves = |plies: u16| [("moves", Argument::Number(plies.div_ceil(2).into()))];
        match score {
            ScoreView::Open { hundredths } => {
                let score = self.locale().score(hundredths);
                self.word("thought-score", &[("score", text(&score))])
            }
            ScoreView::Win { plies } => self.word("thought-win", &moves(plies)),
            ScoreView::Loss { plies } => self.word("thought-loss", &moves(plies)),
        }
    }

    /// The line that an engine expects.
    pub(crate) fn expected(&self, line: &[String]) -> String {
        self.word("thought-line", &[("line", text(&line.join(", ")))])
    }

    /// Both clocks.
    pub(crate) fn clocks(&self, clock: &ClockView) -> String {
        let left = |ms| text(&clock_text(ms));
        let arguments = [
            ("white", left(clock.white_ms)),
            ("black", left(clock.black_ms)),
        ];
        self.word("said-clocks", &arguments)
    }
}

/// Time as on a clock: `1:02:03` or `4:05`. It is rounded up, so a clock that starts at five minutes shows 5:00 for its
/// first second.
pub(crate) fn clock_text(ms: u32) -> String {
    let seconds = ms.div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The text with its first letter capitalised.
pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
