//! Faults of the database, made by triggers behind the store's back.

use skep_server::store::Location;

use crate::store::fixture::{connect, meddle};
use sqlx::{AssertSqlSafe, Executor as _};

/// Statements that make new events fail, and statements that end that.
pub(crate) struct Fault {
    pub(crate) name: &'static str,
    begin: String,
    end: &'static str,
}

impl Fault {
    /// Returns whether there are tables to make it in.
    pub(crate) async fn try_begin(&self, place: &Location) -> bool {
        let mut connection = connect(place).await;
        let begun = connection.execute(AssertSqlSafe(self.begin.as_str())).await;
        begun.is_ok()
    }

    pub(crate) async fn begin(&self, place: &Location) {
        meddle(place, &self.begin).await;
    }

    pub(crate) async fn end(&self, place: &Location) {
        meddle(place, self.end).await;
    }

    /// Each kind of fault, more than once, because one may leave something behind that shows only
    /// in the next. The events of the given game fail, or all if none is given.
    pub(crate) fn all(place: &Location, game: Option<&str>) -> impl Iterator<Item = Fault> {
        let condition = game.map_or("TRUE".to_owned(), |game| format!("NEW.game = '{game}'"));
        Fault::when(place, &condition)
    }

    /// The same for events that meet the condition.
    pub(crate) fn when(place: &Location, condition: &str) -> impl Iterator<Item = Fault> + use<> {
        let kinds = match place {
            Location::Folder(_) => on_sqlite,
            Location::Url(_) => on_postgresql,
        };
        let condition = format!("WHEN ({condition})");
        kinds(&condition).into_iter().chain(kinds(&condition))
    }
}

fn on_sqlite(condition: &str) -> Vec<Fault> {
    let fault = |name, prepare: &str, action: &str| Fault {
        name,
        begin: format!(
            "{prepare} CREATE TRIGGER fault AFTER INSERT ON event {condition} BEGIN {action}; END"
        ),
        end: "DROP TRIGGER fault",
    };
    vec![
        fault("a write fails", "", "SELECT RAISE(ABORT, 'fault')"),
        // As SQLite itself does when the disk is full.
        fault(
            "a write fails and ends the transaction",
            "",
            "SELECT RAISE(ROLLBACK, 'fault')",
        ),
        fault(
            "the commit fails",
            "CREATE TABLE IF NOT EXISTS lost (id TEXT REFERENCES game (id) DEFERRABLE INITIALLY DEFERRED);",
            "INSERT INTO lost VALUES ('x')",
        ),
    ]
}

fn on_postgresql(condition: &str) -> Vec<Fault> {
    const FAIL: &str = "CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'fault'; END $$";
    let fault = |name, kind: &str, time: &str| Fault {
        name,
        begin: format!(
            "{FAIL}; CREATE {kind} fault AFTER INSERT ON event {time} FOR EACH ROW {condition} EXECUTE FUNCTION fail()"
        ),
        end: "DROP TRIGGER fault ON event",
    };
    vec![
        fault("a write fails", "TRIGGER", ""),
        fault(
            "the commit fails",
            "CONSTRAINT TRIGGER",
            "DEFERRABLE INITIALLY DEFERRED",
        ),
    ]
}
