//! The terminal app as a client of the services. The person at the terminal is the owner; this is established here.

use std::time::Duration;

use skep_game::Actor;
use skep_records::Format;
use skep_server::services::{ListQuery, Watch};
use skep_server::store::GameId;
use skep_server::{Code, Options, Services, StartError};
use skep_wire::{
    AskedPosition, Attempt, ChapterView, GameList, GameSummary, GameView, HintView, ImportView,
    NewGame, PlayerCommand, PositionView, ProblemView, Solution, VerdictView,
};
use tokio::time::sleep;

/// How often a command is sent whose outcome is not known.
const ATTEMPTS: u32 = 5;
/// How long to wait in between.
const PAUSE: Duration = Duration::from_secs(1);

/// The services, called by the owner.
pub struct Client(Services);

type Answer<T> = Result<T, ProblemView>;

impl Client {
    /// Opens the store. Engines that were to move continue.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn open(options: &Options) -> Result<Client, StartError> {
        let services = Services::open(options).await?;
        services.resume();
        Ok(Client(services))
    }

    /// A page of the list of games.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn list(&self, query: &ListQuery) -> Answer<GameList> {
        said(self.0.list(Actor::Owner, query).await)
    }

    /// Creates a game.
    ///
    /// # Errors
    /// Why it cannot be created.
    pub async fn make(&self, new: &NewGame) -> Answer<GameSummary> {
        let made = said(self.0.make(Actor::Owner, new).await)?;
        Ok(made.summary)
    }

    /// A game in its current state.
    ///
    /// # Errors
    /// If there is no such game, it cannot be loaded, or the actor may not ask for it.
    pub async fn show(&self, game: &str) -> Answer<GameView> {
        said(self.0.show(Actor::Owner, &id(game)?).await)
    }

    /// Deletes a game.
    ///
    /// # Errors
    /// If there is no such game, the store fails, or the actor may not delete it.
    pub async fn delete(&self, game: &str) -> Answer<()> {
        said(self.0.delete(Actor::Owner, &id(game)?).await)
    }

    /// Watches a game. The first message is its current state.
    ///
    /// # Errors
    /// Why it cannot be watched.
    pub async fn watch(&self, game: &str) -> Answer<Watch> {
        said(self.0.watch(Actor::Owner, &id(game)?, None).await)
    }

    /// Carries out a command. Returns the version of the game after it. As long as nobody knows whether it was carried
    /// out, it is sent again, a few times.
    ///
    /// # Errors
    /// Why it is refused.
    pub async fn command(
        &self,
        game: &str,
        command_id: &str,
        command: &PlayerCommand,
    ) -> Answer<u64> {
        let game = id(game)?;
        let mut attempts = 0;
        loop {
            attempts += 1;
            let give = self.0.command(Actor::Owner, &game, command_id, command);
            match give.await {
                Err(problem) if problem.code() == Code::UnknownOutcome && attempts < ATTEMPTS => {
                    sleep(PAUSE).await;
                }
                answer => return said(answer),
            }
        }
    }

    /// A good move in the game at that version.
    ///
    /// # Errors
    /// If there is no such game, it cannot be loaded, or the actor may not ask for it.
    pub async fn hint(&self, game: &str, version: u64) -> Answer<HintView> {
        said(self.0.hint(Actor::Owner, &id(game)?, Some(version)).await)
    }

    /// Why a move is not legal in the game at that version; `None` if it is.
    ///
    /// # Errors
    /// Why that cannot be answered.
    pub async fn why_not(&self, game: &str, version: u64, mv: &str) -> Answer<Option<ProblemView>> {
        let game = id(game)?;
        let why = said(self.0.why_not(Actor::Owner, &game, mv, Some(version)).await)?;
        Ok(why.problem)
    }

    /// Opens a record of any kind.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub async fn import_record(&self, record: Vec<u8>) -> Answer<ImportView> {
        said(self.0.import_record(Actor::Owner, record).await)
    }

    /// The game as a record.
    ///
    /// # Errors
    /// If there is no such game, or the format cannot express it.
    pub async fn record(&self, game: &str, format: Format) -> Answer<String> {
        let game = id(game)?;
        let written = said(self.0.write_record(Actor::Owner, &game, format).await)?;
        Ok(written.text)
    }

    /// A chapter of the rulebook.
    ///
    /// # Errors
    /// If there is no such chapter.
    pub fn chapter(&self, chapter: &str) -> Answer<ChapterView> {
        said(self.0.chapter(chapter))
    }

    /// Judges an attempt at an exercise.
    ///
    /// # Errors
    /// Why it cannot be judged.
    pub async fn attempt(&self, exercise: &str, attempt: Attempt) -> Answer<VerdictView> {
        said(self.0.attempt(Actor::Owner, exercise, attempt).await)
    }

    /// The solution of an exercise.
    ///
    /// # Errors
    /// If there is no such exercise.
    pub async fn solution(&self, exercise: &str) -> Answer<Solution> {
        said(self.0.solution(Actor::Owner, exercise).await)
    }

    /// A position after some moves.
    ///
    /// # Errors
    /// If there is no such game, it cannot be loaded, or the actor may not ask for it.
    pub async fn position(&self, asked: AskedPosition) -> Answer<PositionView> {
        said(self.0.position(Actor::Owner, asked).await)
    }

    /// Shuts down in an orderly way: searches are stopped, and nothing accepted is lost.
    pub async fn close(self) {
        self.0.close().await;
    }
}

fn said<T>(answer: Result<T, skep_server::Problem>) -> Answer<T> {
    answer.map_err(|problem| problem.view())
}

fn id(game: &str) -> Answer<GameId> {
    said(
        game.parse()
            .map_err(|_| skep_server::Problem::no_such_game()),
    )
}
