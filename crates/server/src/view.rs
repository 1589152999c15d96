//! Converts stored values to what clients get.

use std::time::Duration;

use skep_game::{Actor, Game, Seating, Time};
use skep_rules::Color;
use skep_view::{CommentView, GameHead, SettingsView, TagView};
use skep_wire::GameSummary;

use crate::store::{Comment, Header, Listed, Seat, Seats, Tag};

/// What is fixed when a game starts.
pub(crate) fn head(header: &Header) -> GameHead {
    let tag = |tag: &Tag| TagView {
        name: tag.name.clone(),
        value: tag.value.clone(),
    };
    let comment = |comment: &Comment| CommentView {
        ply: comment.ply,
        text: comment.text.clone(),
    };
    GameHead {
        id: header.id.to_string(),
        created_at: header.created_at,
        seats: seats(&header.seats),
        imported: header.imported,
        tags: header.tags.iter().map(tag).collect(),
        comments: header.comments.iter().map(comment).collect(),
    }
}

/// How much time the side to move has left, if its clock is running.
pub(crate) fn time_left(game: &Game, now: Time) -> Option<Duration> {
    let clock = game.clock()?;
    Some(clock.left(clock.running()?, now))
}

/// A game in a list.
pub(crate) fn summary(listed: &Listed, actor: Actor) -> GameSummary {
    let is_playable = listed.ending.is_none() && !listed.imported;
    GameSummary {
        id: listed.id.to_string(),
        created_at: listed.created_at.as_millis(),
        updated_at: listed.updated_at.as_millis(),
        settings: SettingsView::from(&listed.settings),
        seats: seats(&listed.seats),
        yours: sides(&listed.seats.seating(listed.imported), actor),
        plies: listed.plies,
        to_move: is_playable.then_some(listed.to_move),
        ending: listed.ending.map(Into::into),
        imported: listed.imported,
    }
}

/// The sides that the actor plays.
pub(crate) fn sides(seating: &Seating, actor: Actor) -> Vec<Color> {
    seating.sides(actor).collect()
}

fn seats(seats: &Seats) -> skep_view::SeatsView {
    let seat = |seat: &Seat| match seat {
        Seat::Person { name, .. } => skep_view::SeatView::Person { name: name.clone() },
        Seat::Engine(level) => skep_view::SeatView::Engine {
            level: level.number(),
        },
    };
    skep_view::SeatsView {
        white: seat(&seats.white),
        black: seat(&seats.black),
    }
}
