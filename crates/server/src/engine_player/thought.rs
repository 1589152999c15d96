//! Reports on a search in progress.

use std::time::Duration;

use skep_engine::{Report, Score};
use skep_rules::{Move, Position};
use skep_wire::{ScoreView, Thought};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::limits;
use crate::table::ToTable;

/// The least time between two reports of one search.
const REPORT_PERIOD: Duration = Duration::from_millis(250);

/// Reports the progress of a search to the table.
pub(super) struct Teller {
    inbox: mpsc::WeakSender<ToTable>,
    version: u64,
    position: Position,
    next: Instant,
}

impl Teller {
    pub(super) fn new(
        inbox: mpsc::WeakSender<ToTable>,
        version: u64,
        position: Position,
    ) -> Teller {
        Teller {
            inbox,
            version,
            position,
            next: Instant::now() + REPORT_PERIOD,
        }
    }

    /// Reports it, unless the latest report was just before.
    pub(super) fn tell_now_and_then(&mut self, report: &Report) {
        if Instant::now() >= self.next {
            self.next = Instant::now() + REPORT_PERIOD;
            self.tell(report);
        }
    }

    pub(super) fn tell(&self, report: &Report) {
        let (Some(inbox), Some(thought)) = (self.inbox.upgrade(), thought(&self.position, report))
        else {
            return;
        };
        // A busy table has better things to do.
        let _ = inbox.try_send(ToTable::Thinking {
            version: self.version,
            thought,
        });
    }
}

/// What clients are told about a report; `None` if no move was found.
fn thought(position: &Position, report: &Report) -> Option<Thought> {
    let best = report.variations.first()?;
    let shown = best.moves.len().min(limits::LINE);
    Some(Thought {
        depth: report.depth,
        nodes: report.nodes,
        score: score(best.score),
        line: move_strings(position.clone(), &best.moves[..shown]),
    })
}

fn score(score: Score) -> ScoreView {
    match score.plies_to_end() {
        Some(plies) if score.is_win() => ScoreView::Win { plies },
        Some(plies) => ScoreView::Loss { plies },
        None => ScoreView::Open {
            hundredths: score.value(),
        },
    }
}

fn move_strings(mut position: Position, moves: &[Move]) -> Vec<String> {
    let played = moves.iter().map(|&mv| {
        let text = position.move_string(mv);
        let _ = position.play_unchecked(mv);
        text
    });
    played.collect()
}

#[cfg(test)]
mod tests {
    use super::{REPORT_PERIOD, Teller, thought};
    use crate::limits;
    use skep_engine::{Report, Score, Variation};
    use skep_rules::{Move, Position};
    use skep_wire::ScoreView;
    use std::time::Duration;
    use tokio::sync::mpsc;
    use tokio::time::advance;

    fn report(score: Score, moves: Vec<Move>) -> Report {
        Report {
            depth: 7,
            nodes: 99,
            time: Duration::ZERO,
            variations: vec![Variation { score, moves }],
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_search_is_told_of_now_and_then() {
        let (inbox, mut told) = mpsc::channel(64);
        let position: Position = "Base wQwB/bQbG w3 -".parse().unwrap();
        let report = report(Score::DRAW, position.legal_moves()[..1].to_vec());
        let mut teller = Teller::new(inbox.downgrade(), 3, position);
        for _ in 0..40 {
            teller.tell_now_and_then(&report);
            advance(REPORT_PERIOD / 4).await;
        }
        drop(inbox);
        let mut count = 0;
        while told.recv().await.is_some() {
            count += 1;
        }
        assert_eq!(count, 9, "none at once, and then one in each period");
    }

    #[test]
    fn scores_are_told_apart() {
        let position: Position = "Base wQwB/bQbG w3 -".parse().unwrap();
        let rows = [
            (Score::DRAW, ScoreView::Open { hundredths: 0 }),
            (Score::from_terms(-35), ScoreView::Open { hundredths: -35 }),
            (Score::win_in(3), ScoreView::Win { plies: 3 }),
            (Score::loss_in(4), ScoreView::Loss { plies: 4 }),
        ];
        for (score, expected) in rows {
            let told = thought(&position, &report(score, Vec::new())).unwrap();
            assert_eq!((told.depth, told.nodes, told.score), (7, 99, expected));
        }
    }

    /// Each move is written for the position before it, and a long line is cut.
    #[test]
    fn a_line_is_written_move_by_move() {
        let start: Position = "Base wQwB/bQbG w3 -".parse().unwrap();
        let mut position = start.clone();
        let (mut moves, mut expected) = (Vec::new(), Vec::new());
        while moves.len() < limits::LINE + 3 {
            let mv = position.legal_moves()[0];
            expected.push(position.move_string(mv));
            position.play(mv).unwrap();
            moves.push(mv);
        }
        let told = thought(&start, &report(Score::DRAW, moves)).unwrap();
        assert_eq!(told.line, expected[..limits::LINE]);
        let mut nothing = report(Score::DRAW, Vec::new());
        nothing.variations.clear();
        assert_eq!(thought(&start, &nothing), None);
    }
}
