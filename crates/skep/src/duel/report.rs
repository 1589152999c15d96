//! Prints the results of a match.

use skep_lab::duel::{Charter, Decision, Ending, FaultKind, Game, Overrun, Side, Sprt, Tally};
use skep_rules::GameType;

/// The parts of the report that do not change.
pub(super) struct Report {
    pub(super) charter: Charter,
    pub(super) types: Vec<GameType>,
    pub(super) sprt: Option<Sprt>,
}

impl Report {
    /// The score, for a progress bar.
    pub(super) fn standing(&self, tally: &Tally) -> String {
        let Tally {
            won, drawn, lost, ..
        } = tally;
        let ratio = self.sprt.map(|sprt| {
            let ratio = tally.pairs.log_likelihood_ratio(sprt);
            format!(", LLR {ratio:.2}")
        });
        format!("+{won} ={drawn} -{lost}{}", ratio.unwrap_or_default())
    }

    /// Everything in one line.
    pub(super) fn line(&self, tally: &Tally) -> String {
        let games = tally.games();
        let score = tally.score().unwrap_or(0.5) * 100.0;
        let elo = tally.pairs.elo();
        let elo = elo.map_or_else(String::new, |elo| format!(", Elo {elo}"));
        format!("{games} games: {}, {score:.1} %{elo}", self.standing(tally))
    }

    /// Everything that is known, one line each.
    pub(super) fn summary(&self, tally: &Tally) -> String {
        let Charter {
            names: [a, b],
            engines: [how_a, how_b],
            openings,
            ..
        } = &self.charter;
        let mut lines = Vec::new();
        let mut add = |name: &str, text: String| lines.push(format!("{name:<10}{text}"));
        add("A", format!("{a}: {how_a}"));
        add("B", format!("{b}: {how_b}"));
        let types: Vec<_> = self.types.iter().map(GameType::to_string).collect();
        add("openings", format!("{}, {openings}", types.join(", ")));
        add(
            "games",
            format!(
                "{}: {} won, {} drawn, {} lost; score {}",
                tally.games(),
                tally.won,
                tally.drawn,
                tally.lost,
                percent(tally.score())
            ),
        );
        if let Some(elo) = tally.pairs.elo() {
            // If the error is unknown, so is the likelihood of superiority.
            let superior = tally.pairs.likelihood_of_superiority();
            let superior = superior.filter(|_| elo.error.is_some());
            add("Elo", format!("{elo}, LOS {}", percent(superior)));
        }
        add(
            "pairs",
            format!("{:?} of 0, ½, 1, 1½, 2 points", tally.pairs.0),
        );
        if let Some(sprt) = self.sprt {
            add("SPRT", test(sprt, tally));
        }
        add(
            "draws",
            format!(
                "{} both surrounded, {} by repetition, {} too long",
                tally.draws.both_surrounded, tally.draws.repetition, tally.draws.too_long
            ),
        );
        let [of_a, of_b] = Side::ALL.map(|side| forfeits(side, tally));
        add("forfeits", format!("A {of_a}; B {of_b}"));
        if let Some(plies) = tally.average_plies() {
            add("length", format!("{plies:.1} plies on average"));
        }
        if tally.overruns != [Overrun::NONE; 2] {
            let [of_a, of_b] = tally.overruns;
            add("overrun", format!("A {of_a}, B {of_b} at most"));
        }
        lines.join("\n")
    }

    /// Who lost a game by a fault, and which one.
    pub(super) fn forfeit(&self, game: &Game) -> Option<String> {
        let Ending::Forfeit { loser, fault } = &game.ending else {
            return None;
        };
        let name = &self.charter.names[game.round.side(*loser) as usize];
        Some(format!(
            "round {}: {name} forfeits: {}: {}",
            game.round, fault.kind, fault.detail
        ))
    }
}

fn test(sprt: Sprt, tally: &Tally) -> String {
    let ratio = tally.pairs.log_likelihood_ratio(sprt);
    let [low, high] = Sprt::bounds();
    let decision = match sprt.decision(&tally.pairs) {
        None => "undecided".to_owned(),
        Some(Decision::Rejected) => format!("decided for {}", sprt.elo0),
        Some(Decision::Accepted) => format!("decided for {}", sprt.elo1),
    };
    format!(
        "LLR {ratio:.2} in [{low:.2}, {high:.2}] for Elo {} or {}: {decision}",
        sprt.elo0, sprt.elo1
    )
}

fn forfeits(side: Side, tally: &Tally) -> String {
    let counts = FaultKind::ALL.map(|kind| (tally.forfeits(side, kind), kind));
    let some = counts.iter().filter(|(count, _)| *count > 0);
    let texts: Vec<_> = some
        .map(|(count, kind)| format!("{count} {kind}"))
        .collect();
    if texts.is_empty() {
        "none".to_owned()
    } else {
        texts.join(", ")
    }
}

fn percent(part: Option<f64>) -> String {
    part.map_or_else(|| "-".to_owned(), |part| format!("{:.1} %", part * 100.0))
}
