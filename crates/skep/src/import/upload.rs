//! Importing through a running server, one request for each file.

use std::time::Duration;

use skep_server::Unreadable;
use skep_server::record::is_loss;
use skep_wire::{ImportView, ProblemView};
use ureq::http::StatusCode;

use super::walk::Walk;
use super::{Outcome, Shown};
use crate::failure::Failure;

/// How long the server may take for one file. It gives up earlier by itself.
const PATIENCE: Duration = Duration::from_secs(120);

/// The server's answer is not larger than this: an id for each game.
const ANSWER: u64 = 64 * 1024 * 1024;

pub(super) fn run(server: &str, walk: &Walk, shown: &Shown) -> Result<Outcome, Failure> {
    if !server.starts_with("http://") {
        return Err(Failure::Usage(format!(
            "{server:?}: expected the address of a server, such as http://127.0.0.1:8467"
        )));
    }
    let address = format!("{}/api/records", server.trim_end_matches('/'));
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .http_status_as_error(false);
    let agent = ureq::Agent::new_with_config(config.build());
    let mut outcome = Outcome::default();
    walk.each(&mut |file| {
        let unreadable = |reason| Unreadable {
            file: file.name.clone(),
            game: 0,
            reason,
        };
        let answer = match &file.content {
            Ok(content) => send(&agent, &address, content),
            Err(error) => Ok(Err(error.to_string())),
        };
        let report = &mut outcome.report;
        match answer {
            Ok(Ok(imported)) => {
                report.added += imported.added as usize;
                report.known += imported.known as usize;
                let lost = imported.notes.iter().filter(|note| is_loss(note));
                report.unreadable.extend(lost.map(|note| Unreadable {
                    game: note.game,
                    ..unreadable(note.phrase.word(&shown.english))
                }));
            }
            Ok(Err(reason)) => report.unreadable.push(unreadable(reason)),
            Err(failure) => outcome.stopped = Some(failure),
        }
        if outcome.stopped.is_none() {
            outcome.report.files += 1;
        }
        shown.update(&outcome.report, 0);
        outcome.stopped.is_none()
    });
    Ok(outcome)
}

/// Sends a file: what was imported, why it cannot be read, or why there is no use in going on.
fn send(
    agent: &ureq::Agent,
    address: &str,
    content: &[u8],
) -> Result<Result<ImportView, String>, String> {
    let answer = agent.post(address).send(content);
    let mut answer = answer.map_err(|error| format!("{address}: {error}"))?;
    let status = answer.status();
    let body = answer.body_mut().with_config().limit(ANSWER);
    let body = body.read_to_string();
    let body = body.map_err(|error| format!("{address}: {error}"))?;
    if status.is_success() {
        let imported = serde_json::from_str(&body);
        return imported
            .map(Ok)
            .map_err(|_| format!("{address}: expected a server of this version of skep"));
    }
    let problem = serde_json::from_str::<ProblemView>(&body);
    let reason = problem.map_or_else(|_| status.to_string(), |problem| problem.text);
    // Another file may be readable, or smaller.
    let is_of_file = [
        StatusCode::UNPROCESSABLE_ENTITY,
        StatusCode::PAYLOAD_TOO_LARGE,
    ]
    .contains(&status);
    if is_of_file {
        Ok(Err(reason))
    } else {
        Err(reason)
    }
}
