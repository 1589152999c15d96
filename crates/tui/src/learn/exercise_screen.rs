//! The screen of an exercise: a board to answer on, and the answers so far.

use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Size};
use skep_draw::{Cell, Glyphs, Scene, Target, Way};
use skep_rules::Piece;
use skep_wire::{
    AnswerKind, ExerciseView, GameView, Opening, Phrase, PlayerCommand, PositionView, SeatView,
    SeatsView, SettingsView, Takebacks, VerdictKind, VerdictView,
};

use super::current_exercise::{End, going_to};
use super::screen::{LearnAction, LearnRequest};
use crate::app::Popup;
use crate::game_screen::{GameScreen, GameScreenAction};
use crate::layout::GameLayout;

/// The exercise being solved.
#[derive(Clone, Debug)]
pub(crate) struct ExerciseScreen {
    pub(crate) exercise: ExerciseView,
    pub(crate) game_screen: GameScreen,
    /// Cells (as MoveStrings) or pieces that were pointed out correctly.
    pub(crate) found: Vec<String>,
    /// Where the latest answer was wrong.
    pub(crate) missed: Option<Cell>,
    pub(crate) is_hinted: bool,
    pub(crate) end: Option<End>,
}

/// What a key asks the app to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ExerciseAction {
    Ask(LearnRequest),
    /// Say why something cannot be done.
    Refuse(Phrase),
    Show(Popup),
    /// Go that many exercises forward or back.
    Step(isize),
    Leave,
}

impl ExerciseScreen {
    pub(crate) fn new(exercise: ExerciseView, now: Duration, room: Size) -> ExerciseScreen {
        let game = game(exercise.view.clone(), exercise.answer);
        let mut game_screen = GameScreen::new(game, now, room);
        let piece = exercise.piece.as_ref().and_then(|name| name.parse().ok());
        let place = piece.and_then(|piece| game_screen.hive.find(piece));
        game_screen.cursor = goal(&exercise).or(place).unwrap_or(game_screen.cursor);
        ExerciseScreen {
            exercise,
            game_screen,
            found: Vec::new(),
            missed: None,
            is_hinted: false,
            end: None,
        }
    }

    pub(crate) fn is_solved(&self) -> bool {
        self.end == Some(End::Solved)
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<ExerciseAction> {
        let is_act = matches!(key.code, KeyCode::Enter | KeyCode::Char(' '));
        match key.code {
            KeyCode::Char(']') => return Some(ExerciseAction::Step(1)),
            KeyCode::Char('[') => return Some(ExerciseAction::Step(-1)),
            KeyCode::Char('!') if self.end.is_none() => return Some(self.show()),
            KeyCode::Char('h') if self.game_screen.held.is_none() => {
                self.is_hinted = true;
                return None;
            }
            _ if is_act && self.end.is_some() => return Some(ExerciseAction::Step(1)),
            _ if is_act && self.exercise.answer != AnswerKind::Moves => return self.point(),
            _ => {}
        }
        let action = self.game_screen.key(key)?;
        self.granted(action)
    }

    pub(crate) fn mouse(
        &mut self,
        mouse: MouseEvent,
        layout: &GameLayout,
    ) -> Option<ExerciseAction> {
        let place = Position::new(mouse.column, mouse.row);
        let is_click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        let is_pointing = self.exercise.answer != AnswerKind::Moves;
        if is_click && is_pointing && layout.board.contains(place) {
            let cell = self.game_screen.cell_at(place, layout.board);
            let is_there = self.game_screen.point_at(cell);
            return is_there.then(|| self.point()).flatten();
        }
        let action = self.game_screen.mouse(mouse, layout)?;
        self.granted(action)
    }

    /// A typed answer: a move, a piece, or just a cell where cells are asked for.
    pub(crate) fn say(&mut self, typed: &str) -> Option<ExerciseAction> {
        let text = match (self.exercise.answer, self.piece()) {
            (AnswerKind::Cells, Some(piece)) => going_to(piece, typed),
            _ => typed.trim().to_owned(),
        };
        self.attempt(text)
    }

    /// Records the verdict on an answer. Returns what to tell the user.
    pub(crate) fn judged(
        &mut self,
        tries: Vec<String>,
        verdict: VerdictView,
        now: Duration,
    ) -> LearnAction {
        self.game_screen.is_sending = false;
        let said = |key: &str| verdict.phrase.clone().unwrap_or_else(|| Phrase::new(key));
        match verdict.verdict {
            VerdictKind::Wrong => {
                self.missed = tries.last().and_then(|latest| self.cell_of(latest));
                LearnAction::Refuse(said("learn-wrong"))
            }
            VerdictKind::On => {
                let phrase = said("learn-try");
                self.take_in(tries, Some(verdict.view), now);
                LearnAction::Say(phrase)
            }
            VerdictKind::Solved => {
                self.take_in(tries, Some(verdict.view), now);
                self.end = Some(End::Solved);
                LearnAction::Say(Phrase::new("learn-solved"))
            }
        }
    }

    /// Shows the solution.
    pub(crate) fn reveal(&mut self, tries: Vec<String>, view: Option<PositionView>, now: Duration) {
        self.take_in(tries, view, now);
        self.missed = None;
        self.end = Some(End::Shown);
    }

    fn take_in(&mut self, tries: Vec<String>, view: Option<PositionView>, now: Duration) {
        match (self.exercise.answer, view) {
            (AnswerKind::Moves, Some(view)) => {
                let game = game(view, AnswerKind::Moves);
                self.game_screen.receive(game, now);
            }
            _ => self.found = tries,
        }
    }

    /// The board with the exercise's marks: its piece, the goal, the answers found, and where the latest answer was
    /// wrong.
    pub(crate) fn scene(&self, glyphs: Glyphs) -> Scene {
        let (found, wanted) = match glyphs {
            Glyphs::Unicode => ('✓', '◎'),
            Glyphs::Ascii => ('+', 'O'),
        };
        let mut scene = self.game_screen.scene();
        let goal = goal(&self.exercise).filter(|_| self.end.is_none());
        let found_cells = self.found.iter().filter_map(|text| self.cell_of(text));
        let marked = found_cells.map(|cell| (cell, found));
        for (cell, label) in marked.chain(goal.map(|cell| (cell, wanted))) {
            // A target that a key chooses keeps that key as its label.
            if scene.targets.iter().all(|target| target.cell != cell) {
                scene.targets.push(Target {
                    cell,
                    way: Way::Own,
                    label: Some(label),
                });
            }
        }
        scene.selected = scene.selected.or_else(|| self.subject());
        scene.refused.extend(self.missed);
        scene
    }

    /// The exercise's piece, if it should be marked: because it cannot be picked up here, or because the hint is shown.
    fn subject(&self) -> Option<Piece> {
        let is_pointing = self.exercise.answer == AnswerKind::Cells;
        let is_seen = is_pointing || (self.is_hinted && self.end.is_none());
        self.piece().filter(|_| is_seen)
    }

    fn piece(&self) -> Option<Piece> {
        self.exercise.piece.as_ref()?.parse().ok()
    }

    /// The cell of an answer: the target of a move, or the cell of a piece.
    fn cell_of(&self, answer: &str) -> Option<Cell> {
        let hive = &self.game_screen.hive;
        if self.exercise.answer == AnswerKind::Pieces {
            return hive.find(answer.parse().ok()?);
        }
        hive.end_of(answer).map(|(_, to)| to)
    }

    /// Handles an action of the board, as far as it makes sense in an exercise.
    fn granted(&mut self, action: GameScreenAction) -> Option<ExerciseAction> {
        match action {
            // The verdict also says why a move is not legal.
            GameScreenAction::Command {
                command: PlayerCommand::Play { mv, .. },
            }
            | GameScreenAction::WhyNot { mv } => self.attempt(mv),
            GameScreenAction::Refuse(phrase) => Some(ExerciseAction::Refuse(phrase)),
            GameScreenAction::Show(popup @ (Popup::Fan(_) | Popup::Line(_))) => {
                Some(ExerciseAction::Show(popup))
            }
            GameScreenAction::Leave => Some(ExerciseAction::Leave),
            _ => {
                self.game_screen.is_sending = false;
                None
            }
        }
    }

    /// Gives what is under the cursor as the answer.
    fn point(&mut self) -> Option<ExerciseAction> {
        match (self.exercise.answer, self.piece()) {
            (AnswerKind::Cells, Some(piece)) => {
                let action = self.game_screen.put(piece, self.game_screen.cursor)?;
                self.granted(action)
            }
            _ => {
                let top = self.game_screen.hive.top_at(self.game_screen.cursor)?;
                self.attempt(top.to_string())
            }
        }
    }

    fn attempt(&mut self, latest: String) -> Option<ExerciseAction> {
        if self.end.is_some() {
            return Some(ExerciseAction::Refuse(Phrase::new("term-exercise-over")));
        }
        let moves = self
            .game_screen
            .game
            .moves
            .iter()
            .map(|played| played.mv.clone());
        let before: Vec<String> = match self.exercise.answer {
            AnswerKind::Moves => moves.collect(),
            AnswerKind::Cells | AnswerKind::Pieces => self.found.clone(),
        };
        self.game_screen.is_sending = true;
        self.game_screen.held = None;
        self.missed = None;
        Some(ExerciseAction::Ask(LearnRequest::Attempt {
            exercise: self.exercise.id.clone(),
            tries: before.into_iter().chain([latest]).collect(),
        }))
    }

    fn show(&self) -> ExerciseAction {
        ExerciseAction::Ask(LearnRequest::Solution {
            exercise: self.exercise.id.clone(),
            position: self.exercise.view.position.clone(),
            is_played: self.exercise.answer == AnswerKind::Moves,
        })
    }
}

fn goal(exercise: &ExerciseView) -> Option<Cell> {
    exercise.goal.map(|(q, r)| Cell { q, r })
}

/// The position as a game between two people, so that the game screen can show it. Where the answer is to point
/// something out, no piece can be picked up and no pins are shown.
fn game(view: PositionView, answer: AnswerKind) -> GameView {
    let mut turn = view.turn;
    if let (AnswerKind::Cells | AnswerKind::Pieces, Some(turn)) = (answer, &mut turn) {
        turn.legal.clear();
        turn.stuck.clear();
    }
    let person = || SeatView::Person { name: None };
    GameView {
        id: String::new(),
        version: view.moves.len() as u64,
        created_at: 0,
        settings: SettingsView {
            game_type: String::new(),
            opening: Opening::Tournament,
            time: None,
            takebacks: Takebacks::Never,
        },
        yours: vec![skep_wire::Color::White, skep_wire::Color::Black],
        seats: SeatsView {
            white: person(),
            black: person(),
        },
        reserve: view.reserve,
        start: view.start,
        first: view.first,
        moves: view.moves,
        clock: None,
        draw_offer: None,
        takeback_request: None,
        turn,
        ending: view.ending,
        imported: false,
        tags: Vec::new(),
        comments: Vec::new(),
    }
}
