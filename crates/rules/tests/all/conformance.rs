//! The conformance data: positions with all their legal moves, refused moves, odd notation,
//! repetitions and whole games, on which four independent implementations agree.
//!
//! The data is in `tests/data`; `SKEP_CONFORMANCE` names a folder with more of it. The README there
//! describes the rows.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{
    Row, canonical_list, check_rows, counted_moves, digest, has_file, rows, same, without_draw,
};
use skep_rules::{
    Bug, DrawReason, GameState, GameString, Illegal, Line, Move, MoveError, Opening, Outcome,
    ParseMoveError, Position,
};

/// In replays, one position in this many has all its moves checked one by one.
const CLOSER_LOOK: usize = 8;

#[test]
fn positions_have_exactly_the_listed_moves() {
    check_rows("positions/valid.jsonl", |row| {
        let position = position(row)?;
        check_state(&position, row.text("state"))?;
        check_list(&position, &row.texts("valid"))
    });
}

#[test]
fn tricky_positions_have_exactly_the_listed_moves() {
    check_rows("tricky/tricky.jsonl", |row| {
        let position = position(row)?;
        check_state(&position, row.text("state"))?;
        check_list(&position, &row.texts("valid"))?;
        check_included_and_excluded(row, &position)?;
        let movers = || {
            let moves = position.legal_moves().into_iter();
            moves.filter_map(|mv| Some(mv.piece_and_target()?.0.to_string()))
        };
        if row
            .optional_text("no_move")
            .is_some_and(|name| movers().any(|mover| mover == name))
        {
            return Err("a piece moves that should not".to_owned());
        }
        if row
            .optional_text("all_piece")
            .is_some_and(|name| movers().any(|mover| mover != name))
        {
            return Err("another piece moves than the one that should".to_owned());
        }
        Ok(())
    });
}

#[test]
fn asserted_moves_are_legal_or_not() {
    check_rows("positions/assert.jsonl", |row| {
        let position = position(row)?;
        check_included_and_excluded(row, &position)?;
        check_each_move(&position)
    });
}

#[test]
fn illegal_moves_are_refused_for_the_stated_reason() {
    check_rows("positions/illegal.jsonl", |row| {
        let mut position = row.line()?.position().clone();
        let before = position.clone();
        let played = position.play_string(row.text("illegal"));
        match played {
            Err(MoveError::Illegal(why)) if fits(row.text("reason"), why) => {}
            other => return Err(format!("expected {:?}, got {other:?}", row.text("reason"))),
        }
        same("the position after a refusal", position == before, true)
    });
}

/// Whether our reason matches Mzinga's sentence.
fn fits(sentence: &str, why: Illegal) -> bool {
    match sentence {
        "You can't play, the game is over." | "You can't pass, the game is over." => {
            why == Illegal::GameOver
        }
        "It's not that player's turn." => matches!(why, Illegal::NotYours(_)),
        "That piece is not enabled in this game." => matches!(why, Illegal::NotInGame(_)),
        "You can't play your Queen Bee on your first turn." => why == Illegal::QueenMustWait,
        "You can't move a piece in play until you've played your Queen Bee." => {
            why == Illegal::QueenNotPlaced
        }
        "When there are multiple pieces of the same bug type, you must play the pieces in order." =>
        {
            matches!(why, Illegal::OutOfOrder { .. })
        }
        "You can't move that piece because it will break the hive." => {
            matches!(why, Illegal::Pinned(_))
        }
        "You can't pass when you have valid moves." => why == Illegal::PassNotForced,
        _ => panic!("no reason of ours is set against {sentence:?}"),
    }
}

#[test]
fn odd_notation_is_read_liberally() {
    check_rows("positions/notation.jsonl", |row| {
        if let Some(text) = row.optional_text("newgame") {
            return check_new_game(text);
        }
        let position = position(row)?;
        let text = row.text("move");
        let read = position.clone().play_string(text);
        match row.optional_text("cell_reading") {
            Some(proper) => same("the move", read, Ok(move_of(&position, proper)?)),
            None => same(
                "the move",
                read,
                Err(refusal(row.text("name"), &position, text)),
            ),
        }
    });
}

/// Why we refuse the row of that name. Other programs differ on some of these; we follow the rules:
/// tiles enter in order (R2.7), and nothing precedes a game's first move.
fn refusal(name: &str, position: &Position, text: &str) -> MoveError {
    let piece = || {
        let name = text.split(' ').next();
        let piece = name.and_then(|name| name.parse().ok());
        piece.expect("these rows name a piece")
    };
    MoveError::Illegal(match name {
        "number out of order, first piece" | "number out of order" => {
            let mut next = position.next_pieces(position.to_move());
            let next = next.find(|next| next.bug() == Bug::Ant);
            Illegal::OutOfOrder {
                next: next.expect("these rows place an Ant too early"),
            }
        }
        "reference on the very first move" => {
            return MoveError::Parse(ParseMoveError::NothingToReferTo);
        }
        "pass although moves exist" => Illegal::PassNotForced,
        "move to the own cell" => Illegal::SameCell(piece()),
        "enemy piece without pillbug" | "black piece on White's first turn" => {
            Illegal::NotYours(piece())
        }
        "covered piece named as the mover" => Illegal::Covered(piece()),
        _ => panic!("nothing is said of {name:?}"),
    })
}

/// How we read a game: as its GameString in our form, or not at all.
fn check_new_game(text: &str) -> Result<(), String> {
    let expected = match text {
        "Base+PLM" | "Base+LMP;NotStarted;White[1]" => Some("Base+MLP;NotStarted;White[1]"),
        "base" => Some("Base;NotStarted;White[1]"),
        "Base+" => None,
        "Base;InProgress;White[1];wS1"
        | "Base;InProgress;Black[9];wS1"
        | "Base;InProgress;Black[1];wS1;"
        | "Base;Draw;Black[1];wS1" => Some("Base;InProgress;Black[1];wS1"),
        "Base;InProgress;white[2];wS1;bS1 wS1-" => Some("Base;InProgress;White[2];wS1;bS1 wS1-"),
        _ => return Err(format!("nothing is said of {text:?}")),
    };
    let read = GameString::parse(text).ok();
    let read = read.and_then(|game| Some(game.replay().ok()?.to_string()));
    same("the game", read.as_deref(), expected)
}

#[test]
fn third_occurrence_draws_at_the_stated_ply() {
    check_rows("positions/repetition.jsonl", |row| {
        let printed = row.is("queen_first");
        let game = row.game();
        let opening = if printed {
            Opening::Printed
        } else {
            Opening::Tournament
        };
        same("the opening rule", Opening::of_moves(&game.moves), opening)?;
        let threefold = row.threefold().unwrap_or_default();
        let mut line = Line::new(Position::new(game.game_type, opening));
        let mut drawn = None;
        for (text, ply) in game.moves.iter().zip(1..) {
            line.play_string(text)
                .map_err(|error| format!("ply {ply}: {error}"))?;
            let position = line.position();
            if drawn.is_none() && position.outcome() == Some(Outcome::Draw(DrawReason::Repetition))
            {
                drawn = Some(ply);
                same("legal moves after the draw", position.legal_moves(), vec![])?;
            }
            if let Some(before) = threefold.iter().position(|&occurred| occurred == ply) {
                let times = format!("occurrences at ply {ply}");
                same(&times, position.occurrences() as usize, before + 1)?;
            }
        }
        same("ply of the draw", drawn, row.optional_number("draw_at_ply"))
    });
}

#[test]
fn real_games_have_the_stated_moves_at_every_ply() {
    check_rows("replays/real_counts.jsonl", check_replay);
}

#[test]
fn random_games_have_the_stated_moves_at_every_ply() {
    check_rows("replays/fuzz_counts.jsonl", check_replay);
}

/// Count and digest of the legal moves before each move, the draw by repetition, and the end.
fn check_replay(row: &Row) -> Result<(), String> {
    let game = row.game();
    let (counts, digests) = (row.numbers("counts"), row.texts("hash"));
    same(
        "the game type",
        game.game_type.to_string().as_str(),
        row.text("type"),
    )?;
    same("entries", counts.len(), game.moves.len() + 1)?;
    let mut drawn = None;
    let line = for_each_position(&game, |ply, line| {
        if drawn.is_none() && line.position().is_drawn_by_repetition() {
            drawn = Some(ply as u64);
        }
        let position = without_draw(line.position());
        let list = canonical_list(&position);
        same("moves", list.len() as u64, counts[ply])?;
        same("moves counted", position.count_legal_moves(), counts[ply])?;
        same("digest of the moves", digest(&list).as_str(), digests[ply])?;
        if ply % CLOSER_LOOK == 0 {
            check_each_move(&position)?;
        }
        Ok(())
    })?;
    check_end(row, line.position(), drawn)
}

#[test]
fn replayed_positions_have_exactly_the_listed_moves() {
    let mut games = rows("replays/real_counts.jsonl");
    games.extend(rows("replays/fuzz_counts.jsonl"));
    let games: BTreeMap<_, _> = games.iter().map(|row| (row.text("id"), row)).collect();
    let rows = rows("replays/moves.jsonl");
    let mut by_game = BTreeMap::<_, BTreeMap<usize, &Row>>::new();
    for row in &rows {
        let plies = by_game.entry(row.text("game")).or_default();
        plies.insert(row.number("ply") as usize, row);
    }
    let mut checked = 0;
    for (id, plies) in by_game {
        let game = games
            .get(id)
            .unwrap_or_else(|| panic!("{id} is in no file of replays"));
        let result = for_each_position(&game.game(), |ply, line| {
            let Some(row) = plies.get(&ply) else {
                return Ok(());
            };
            checked += 1;
            let moves = row.texts("moves");
            same(
                "length of the list",
                moves.len() as u64,
                row.number("count"),
            )?;
            let position = without_draw(line.position());
            check_list(&position, &moves).map_err(|error| format!("{row}: {error}"))
        });
        if let Err(error) = result {
            panic!("{id}, {error}");
        }
    }
    assert_eq!(checked, rows.len(), "all plies listed occur in the games");
}

#[test]
fn recorded_games_end_as_stated() {
    const FILE: &str = "games/manifest.jsonl";
    // The copy next to the tests leaves it out, because its games are those of the replays.
    if !has_file(FILE) {
        return;
    }
    check_rows(FILE, |row| {
        let line = row.line()?;
        same("plies", line.moves().len() as u64, row.number("plies"))?;
        let drawn = line.past_draw().map(u64::from).or_else(|| {
            let position = line.position();
            position
                .is_drawn_by_repetition()
                .then(|| u64::from(position.ply()))
        });
        check_end(row, line.position(), drawn)
    });
}

#[test]
fn best_moves_of_puzzles_are_legal() {
    check_rows("positions/puzzles.jsonl", |row| {
        let position = position(row)?;
        let best = row.texts("best");
        same("has a best move", best.is_empty(), false)?;
        let illegal = best.iter().find(|text| !is_legal(&position, text));
        illegal.map_or(Ok(()), |text| Err(format!("{text} is not legal")))
    });
}

/// Calls `look` with the ply and the line before each move, and at the end. Returns the whole line.
fn for_each_position(
    game: &GameString<'_>,
    mut look: impl FnMut(usize, &Line) -> Result<(), String>,
) -> Result<Line, String> {
    let opening = Opening::of_moves(&game.moves);
    let mut line = Line::new(Position::new(game.game_type, opening));
    for (ply, text) in game.moves.iter().enumerate() {
        look(ply, &line).map_err(|error| format!("ply {ply}: {error}"))?;
        line.play_string(text)
            .map_err(|error| format!("ply {ply}, {text}: {error}"))?;
    }
    look(game.moves.len(), &line).map_err(|error| format!("at the end: {error}"))?;
    Ok(line)
}

/// The position at the end of the row's game, ignoring repetitions.
fn position(row: &Row) -> Result<Position, String> {
    Ok(without_draw(row.line()?.position()))
}

/// The game was drawn by repetition at the stated ply, if at all, and otherwise ends as stated.
fn check_end(row: &Row, end: &Position, drawn: Option<u64>) -> Result<(), String> {
    same(
        "ply of the draw",
        drawn,
        row.threefold().map(|plies| plies[2]),
    )?;
    check_state(&without_draw(end), row.text("state"))
}

fn check_state(position: &Position, state: &str) -> Result<(), String> {
    same(
        "the state",
        GameState::of(position).to_string().as_str(),
        state,
    )
}

/// The legal moves are exactly those of the list, and each of them passes `check_each_move`.
fn check_list(position: &Position, list: &[&str]) -> Result<(), String> {
    let expected = list.iter().map(|text| move_of(position, text));
    let expected: BTreeSet<_> = expected.collect::<Result<_, _>>()?;
    same("different moves in the list", expected.len(), list.len())?;
    let legal = BTreeSet::from_iter(position.legal_moves());
    if legal != expected {
        let texts = |moves: &mut dyn Iterator<Item = &Move>| -> Vec<_> {
            moves.map(|&mv| position.move_string(mv)).collect()
        };
        return Err(format!(
            "missing moves {:?}, moves too many {:?}",
            texts(&mut expected.difference(&legal)),
            texts(&mut legal.difference(&expected))
        ));
    }
    check_each_move(position)
}

/// What holds for every legal move: it is listed once, is legal on its own, is read back from its
/// MoveString, leads to a position of its own, and can be undone.
fn check_each_move(position: &Position) -> Result<(), String> {
    let moves = counted_moves(position)?;
    let mut next = position.clone();
    let mut layouts = BTreeSet::new();
    for &mv in &moves {
        let text = position.move_string(mv);
        same(&text, position.parse_move(&text), Ok(mv))?;
        same(&text, position.check(mv), Ok(()))?;
        let undo = next.play_unchecked(mv);
        let board = next.board();
        let pieces = board
            .pieces()
            .map(|piece| (piece, board.find(piece), board.below(piece)));
        if !layouts.insert(pieces.collect::<Vec<_>>()) {
            return Err(format!("{text} leads to the same position as another move"));
        }
        next.undo(undo);
        same("taken back", next == *position, true)?;
    }
    same(
        "a pass is legal",
        position.is_legal(Move::Pass),
        moves == [Move::Pass],
    )
}

fn check_included_and_excluded(row: &Row, position: &Position) -> Result<(), String> {
    for text in row.texts("includes") {
        same(text, is_legal(position, text), true)?;
    }
    for text in row.texts("excludes") {
        same(text, is_legal(position, text), false)?;
    }
    Ok(())
}

fn is_legal(position: &Position, text: &str) -> bool {
    let mv = position.parse_move(text);
    mv.is_ok_and(|mv| position.is_legal(mv))
}

fn move_of(position: &Position, text: &str) -> Result<Move, String> {
    let mv = position.parse_move(text);
    mv.map_err(|error| format!("{text}: {error}"))
}
