//! Many rows in one statement.
//!
//! Each statement is a round trip to the thread or server that executes it, which takes longer than
//! the work itself. So the changes of a group of tables are written with a few statements. Each is
//! prepared once and reused; to keep their number small, row counts are powers of two.

use std::sync::LazyLock;

use sqlx::AnyConnection;

use super::GameId;
use super::append::{AnyQuery, Append, EventRow};

/// The most rows per statement.
const MOST: usize = 128;
const SIZES: usize = MOST.ilog2() as usize + 1;

/// The same statement for 1, 2, 4 … rows.
type Statements = LazyLock<[String; SIZES]>;

/// Games that advance from one version to the next. See `Progress::bind` for the order of the columns.
static ADVANCE: Statements = LazyLock::new(|| {
    statements(8, |rows| {
        format!(
            "UPDATE game SET version = column3, updated_at = column4, plies = column5, to_move = column6, \
             ending = column7, winner = column8 \
             FROM (VALUES {rows}) AS advance WHERE game.id = column1 AND game.version = column2"
        )
    })
});

static INSERT_EVENTS: Statements = LazyLock::new(|| {
    statements(11, |rows| {
        format!(
            "INSERT INTO event (game, version, at, kind, mv, plies, color, ending, winner, command, command_seat) \
             VALUES {rows}"
        )
    })
});

fn statements(columns: usize, statement: impl Fn(String) -> String) -> [String; SIZES] {
    std::array::from_fn(|size| statement(placeholders(1 << size, columns)))
}

/// `($1, $2), ($3, $4)` for two rows of two columns.
fn placeholders(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let numbers = (1..=columns).map(|column| format!("${}", row * columns + column));
        format!("({})", numbers.collect::<Vec<_>>().join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// Splits rows into chunks for which there is a statement, longest first.
fn pieces<T>(mut rows: &[T]) -> impl Iterator<Item = (usize, &[T])> {
    std::iter::from_fn(move || {
        let size = rows.len().min(MOST).checked_ilog2()? as usize;
        let (piece, rest) = rows.split_at(1 << size);
        rows = rest;
        Some((size, piece))
    })
}

/// Runs a statement for all rows, and counts the rows that it changed.
async fn run<T>(
    connection: &mut AnyConnection,
    statements: &'static Statements,
    rows: &[T],
    bind: impl Fn(AnyQuery<'static>, &T) -> AnyQuery<'static>,
) -> Result<u64, sqlx::Error> {
    let mut changed = 0;
    for (size, piece) in pieces(rows) {
        let query = sqlx::query(statements[size].as_str());
        let query = piece.iter().fold(query, &bind);
        changed += query.execute(&mut *connection).await?.rows_affected();
    }
    Ok(changed)
}

/// Writes what happened to several games, each named once. If one of them is not at the expected
/// version, this returns `false`, and the caller must roll back.
pub(super) async fn append(
    connection: &mut AnyConnection,
    appends: &[&Append],
) -> Result<bool, sqlx::Error> {
    let advance = |query, append: &&Append| append.bind_advance(query);
    let advanced = run(connection, &ADVANCE, appends, advance).await?;
    if advanced != appends.len() as u64 {
        return Ok(false);
    }
    let events: Vec<_> = appends
        .iter()
        .flat_map(|append| append.rows.iter().map(|row| (&append.id, row)))
        .collect();
    insert(connection, &events).await?;
    Ok(true)
}

/// Writes events for versions that nobody else has written.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    events: &[(&GameId, &EventRow)],
) -> Result<(), sqlx::Error> {
    run(connection, &INSERT_EVENTS, events, |query, (game, row)| {
        row.bind(query, game)
    })
    .await
    .map(drop)
}

#[cfg(test)]
mod tests {
    use super::{pieces, placeholders};

    #[test]
    fn all_rows_are_in_a_piece() {
        let rows: [(usize, &[usize]); 7] = [
            (0, &[]),
            (1, &[1]),
            (2, &[2]),
            (7, &[4, 2, 1]),
            (128, &[128]),
            (131, &[128, 2, 1]),
            (300, &[128, 128, 32, 8, 4]),
        ];
        for (count, lengths) in rows {
            let numbers: Vec<usize> = (0..count).collect();
            let cut: Vec<_> = pieces(&numbers)
                .map(|(size, piece)| (1 << size, piece))
                .collect();
            let found: Vec<usize> = cut.iter().map(|(_, piece)| piece.len()).collect();
            assert_eq!(found, lengths);
            assert!(cut.iter().all(|(size, piece)| piece.len() == *size));
            let joined: Vec<usize> = cut.iter().flat_map(|(_, piece)| piece.to_vec()).collect();
            assert_eq!(joined, numbers);
        }
    }

    #[test]
    fn placeholders_are_numbered_through() {
        assert_eq!(placeholders(2, 3), "($1, $2, $3), ($4, $5, $6)");
    }
}
