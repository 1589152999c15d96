//! Tables as such: their names, columns and rows, whatever those mean.
//!
//! Backup and restore copy and compare whole databases this way. So a table that a later migration adds is copied and
//! compared too, without a word about it here.

use std::hash::{DefaultHasher, Hasher as _};

use futures_util::TryStreamExt as _;
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AnyConnection, AssertSqlSafe, Row as _, ValueRef as _};

use super::Failure;

/// A table. Its description is always read from SQLite; in PostgreSQL the same migrations make the same tables.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) name: String,
    columns: Vec<Column>,
    /// The tables that its rows refer to.
    parents: Vec<String>,
}

#[derive(Debug)]
struct Column {
    name: String,
    kind: ColumnKind,
}

#[derive(Clone, Copy, Debug)]
enum ColumnKind {
    Integer,
    Real,
    Text,
    Blob,
}

/// What a row has in a column.
#[derive(Debug)]
enum Value {
    Null,
    Integer(i64),
    Real(f64),
    Text(String),
    Blob(Vec<u8>),
}

/// How many rows a table has, and a sum over all of them. It does not depend on their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fingerprint {
    pub(super) rows: u64,
    sum: u128,
}

/// sqlx's table of migrations is left out: each database has its own.
const NAMES: &str = "\
    SELECT name FROM sqlite_master \
    WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> '_sqlx_migrations' ORDER BY name";
const COLUMNS: &str = "SELECT name, type FROM pragma_table_info($1) ORDER BY cid";
const PARENTS: &str = "SELECT DISTINCT \"table\" FROM pragma_foreign_key_list($1)";

/// Values bound to one statement. SQLite allows 32,766, PostgreSQL twice as many.
const MOST_VALUES: usize = 2_000;

/// The tables of a SQLite database, each after those that its rows refer to.
pub(super) async fn tables(connection: &mut AnyConnection) -> Result<Vec<Table>, Failure> {
    let names: Vec<(String,)> = sqlx::query_as(NAMES).fetch_all(&mut *connection).await?;
    let mut tables = Vec::new();
    for (name,) in names {
        let columns: Vec<(String, String)> = sqlx::query_as(COLUMNS)
            .bind(name.as_str())
            .fetch_all(&mut *connection)
            .await?;
        let columns: Result<_, Failure> = columns.into_iter().map(Column::new).collect();
        let parents: Vec<(String,)> = sqlx::query_as(PARENTS)
            .bind(name.as_str())
            .fetch_all(&mut *connection)
            .await?;
        tables.push(Table {
            columns: columns?,
            parents: parents.into_iter().map(|(parent,)| parent).collect(),
            name,
        });
    }
    in_order(tables)
}

fn in_order(mut waiting: Vec<Table>) -> Result<Vec<Table>, Failure> {
    let mut ordered: Vec<Table> = Vec::new();
    while !waiting.is_empty() {
        let is_ready = |table: &Table| {
            let is_there = |parent: &String| {
                *parent == table.name || ordered.iter().any(|other| other.name == *parent)
            };
            table.parents.iter().all(is_there)
        };
        let (ready, rest): (Vec<_>, Vec<_>) = waiting.into_iter().partition(is_ready);
        if ready.is_empty() {
            return Err(Failure::new("tables refer to each other in a circle"));
        }
        ordered.extend(ready);
        waiting = rest;
    }
    Ok(ordered)
}

impl Column {
    fn new((name, declared): (String, String)) -> Result<Column, Failure> {
        let kind = match declared.as_str() {
            "BIGINT" => ColumnKind::Integer,
            "DOUBLE PRECISION" => ColumnKind::Real,
            "TEXT" => ColumnKind::Text,
            "BYTEA" => ColumnKind::Blob,
            _ => return Err(Failure::new(format!("{name} has the type {declared:?}"))),
        };
        Ok(Column { name, kind })
    }
}

impl Table {
    /// Whether it has any rows.
    pub(super) async fn has_rows(&self, connection: &mut AnyConnection) -> Result<bool, Failure> {
        let statement = AssertSqlSafe(format!("SELECT 1 FROM \"{}\" LIMIT 1", self.name));
        let row = sqlx::query(statement).fetch_optional(connection).await?;
        Ok(row.is_some())
    }

    /// Deletes all rows.
    pub(super) async fn clear(&self, connection: &mut AnyConnection) -> Result<(), Failure> {
        let statement = AssertSqlSafe(format!("DELETE FROM \"{}\"", self.name));
        sqlx::query(statement).execute(connection).await?;
        Ok(())
    }

    /// Copies all rows from one database to another, and says what they were.
    pub(super) async fn copy(
        &self,
        from: &mut AnyConnection,
        to: &mut AnyConnection,
    ) -> Result<Fingerprint, Failure> {
        let mut print = Fingerprint::default();
        let most = (MOST_VALUES / self.columns.len().max(1)).max(1);
        let mut waiting = Vec::with_capacity(most);
        let mut rows = sqlx::query(AssertSqlSafe(self.selection())).fetch(from);
        while let Some(row) = rows.try_next().await? {
            let row = self.read(&row)?;
            print.add(&row);
            waiting.push(row);
            if waiting.len() == most {
                self.insert(to, &mut waiting).await?;
            }
        }
        self.insert(to, &mut waiting).await?;
        Ok(print)
    }

    /// What rows there are.
    pub(super) async fn fingerprint(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Fingerprint, Failure> {
        let mut print = Fingerprint::default();
        let mut rows = sqlx::query(AssertSqlSafe(self.selection())).fetch(connection);
        while let Some(row) = rows.try_next().await? {
            print.add(&self.read(&row)?);
        }
        Ok(print)
    }

    fn columns(&self) -> String {
        let quoted = |column: &Column| format!("\"{}\"", column.name);
        let names: Vec<_> = self.columns.iter().map(quoted).collect();
        names.join(", ")
    }

    fn selection(&self) -> String {
        format!("SELECT {} FROM \"{}\"", self.columns(), self.name)
    }

    fn insertion(&self, rows: usize) -> String {
        let count = self.columns.len();
        let row = |index: usize| {
            let numbers = (1..=count).map(|column| format!("${}", index * count + column));
            format!("({})", numbers.collect::<Vec<_>>().join(", "))
        };
        let values: Vec<_> = (0..rows).map(row).collect();
        let (columns, values) = (self.columns(), values.join(", "));
        format!("INSERT INTO \"{}\" ({columns}) VALUES {values}", self.name)
    }

    async fn insert(
        &self,
        to: &mut AnyConnection,
        rows: &mut Vec<Vec<Value>>,
    ) -> Result<(), Failure> {
        if rows.is_empty() {
            return Ok(());
        }
        let mut query = sqlx::query(AssertSqlSafe(self.insertion(rows.len())));
        for row in rows.drain(..) {
            for (value, column) in row.into_iter().zip(&self.columns) {
                query = match value {
                    Value::Integer(number) => query.bind(number),
                    Value::Real(number) => query.bind(number),
                    Value::Text(text) => query.bind(text),
                    Value::Blob(bytes) => query.bind(bytes),
                    // PostgreSQL wants to know of what type the missing value is.
                    Value::Null => match column.kind {
                        ColumnKind::Integer => query.bind(None::<i64>),
                        ColumnKind::Real => query.bind(None::<f64>),
                        ColumnKind::Text => query.bind(None::<String>),
                        ColumnKind::Blob => query.bind(None::<Vec<u8>>),
                    },
                };
            }
        }
        query.execute(to).await?;
        Ok(())
    }

    fn read(&self, row: &AnyRow) -> Result<Vec<Value>, Failure> {
        let value = |index| Value::read(row, index);
        (0..self.columns.len()).map(value).collect()
    }
}

impl Value {
    fn read(row: &AnyRow, index: usize) -> Result<Value, Failure> {
        let kind = row.try_get_raw(index)?.type_info().kind();
        Ok(match kind {
            AnyTypeInfoKind::Null => Value::Null,
            AnyTypeInfoKind::Bool => Value::Integer(row.try_get::<bool, _>(index)?.into()),
            AnyTypeInfoKind::SmallInt | AnyTypeInfoKind::Integer | AnyTypeInfoKind::BigInt => {
                Value::Integer(row.try_get(index)?)
            }
            AnyTypeInfoKind::Real | AnyTypeInfoKind::Double => Value::Real(row.try_get(index)?),
            AnyTypeInfoKind::Text => Value::Text(row.try_get(index)?),
            AnyTypeInfoKind::Blob => Value::Blob(row.try_get(index)?),
        })
    }

    fn hash(&self, hasher: &mut DefaultHasher) {
        let (tag, bytes): (u8, &[u8]) = match self {
            Value::Null => (0, &[]),
            Value::Integer(number) => (1, &number.to_le_bytes()),
            Value::Real(number) => (2, &number.to_bits().to_le_bytes()),
            Value::Text(text) => (3, text.as_bytes()),
            Value::Blob(bytes) => (4, bytes),
        };
        hasher.write_u8(tag);
        hasher.write_usize(bytes.len());
        hasher.write(bytes);
    }
}

impl Fingerprint {
    fn add(&mut self, row: &[Value]) {
        let half = |seed: u8| {
            let mut hasher = DefaultHasher::new();
            hasher.write_u8(seed);
            row.iter().for_each(|value| value.hash(&mut hasher));
            u128::from(hasher.finish())
        };
        self.rows += 1;
        self.sum = self.sum.wrapping_add(half(1) << 64 | half(2));
    }
}

#[cfg(test)]
mod tests {
    use super::{Fingerprint, tables};
    use crate::store::faults::postgres;
    use sqlx::{AnyConnection, Connection as _, Executor as _};

    const MAKE: &str = "\
        CREATE TABLE item (box TEXT NOT NULL, number BIGINT, weight DOUBLE PRECISION, secret BYTEA, \
        FOREIGN KEY (box) REFERENCES zbox (name)); ";
    const MAKE_PARENT: &str = "CREATE TABLE zbox (name TEXT NOT NULL PRIMARY KEY); ";

    async fn sqlite(file: &std::path::Path) -> AnyConnection {
        let url = format!("sqlite:{}?mode=rwc", file.display());
        AnyConnection::connect(&url).await.unwrap()
    }

    /// Every type of column and every kind of value, there and back. Rows come after those they refer to.
    async fn check(there: &mut AnyConnection) {
        let folder = tempfile::tempdir().unwrap();
        let mut here = sqlite(&folder.path().join("here")).await;
        let mut back = sqlite(&folder.path().join("back")).await;
        for connection in [&mut here, &mut *there, &mut back] {
            connection.execute(MAKE_PARENT).await.unwrap();
            connection.execute(MAKE).await.unwrap();
        }
        let tables = tables(&mut here).await.unwrap();
        let names: Vec<_> = tables.iter().map(|table| table.name.as_str()).collect();
        assert_eq!(names, ["zbox", "item"]);
        here.execute("INSERT INTO zbox VALUES ('a'), ('\u{1f41d} '' \"')")
            .await
            .unwrap();
        for row in [
            "('a', 9223372036854775807, 0.1, x'00ff27')",
            "('a', -9223372036854775808, -1e300, x'')",
            "('a', NULL, NULL, NULL)",
            "('a', NULL, NULL, NULL)",
            "('\u{1f41d} '' \"', 0, 0.0, x'5a')",
        ] {
            let insert = sqlx::AssertSqlSafe(format!("INSERT INTO item VALUES {row}"));
            here.execute(insert).await.unwrap();
        }
        // More than one statement takes.
        let many = "\
            WITH RECURSIVE series (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM series WHERE value < 1700) \
            INSERT INTO item (box, number) SELECT 'a', 7 * value FROM series";
        here.execute(many).await.unwrap();
        for table in &tables {
            let print = table.fingerprint(&mut here).await.unwrap();
            assert!(print.rows > 1);
            assert_ne!(print, Fingerprint::default());
            assert_eq!(table.copy(&mut here, there).await.unwrap(), print);
            assert_eq!(table.fingerprint(there).await.unwrap(), print);
            assert_eq!(table.copy(there, &mut back).await.unwrap(), print);
            assert_eq!(table.fingerprint(&mut back).await.unwrap(), print);
        }
        let last = tables.last().unwrap();
        let before = last.fingerprint(&mut back).await.unwrap();
        for change in [
            "UPDATE item SET number = 1 WHERE number = 0",
            "UPDATE item SET secret = x'5b' WHERE secret = x'5a'",
            "DELETE FROM item WHERE number = 1",
        ] {
            back.execute(change).await.unwrap();
            assert_ne!(
                last.fingerprint(&mut back).await.unwrap(),
                before,
                "{change}"
            );
        }
        last.clear(there).await.unwrap();
        assert!(!last.has_rows(there).await.unwrap());
    }

    #[tokio::test]
    async fn everything_is_copied_to_sqlite() {
        sqlx::any::install_default_drivers();
        let folder = tempfile::tempdir().unwrap();
        check(&mut sqlite(&folder.path().join("there")).await).await;
    }

    #[test]
    fn everything_is_copied_to_postgresql() {
        let server = postgres::Server::start();
        let url = server.empty();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            check(&mut AnyConnection::connect(&url).await.unwrap()).await;
        });
    }
}
