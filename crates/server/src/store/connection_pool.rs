//! The connections to the database, and how long each may take.
//!
//! A connection is returned only after successful work. If its work failed, timed out or was
//! cancelled, it is closed, because its state is unknown. So a dead connection costs one deadline,
//! once.
//!
//! This is not sqlx's pool, because that one waits without a limit: it pings each returned
//! connection, and one that does not answer keeps its place until the system gives it up.

use std::io;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::deadlines::{Deadlines, in_time, too_late};
use super::dialect::Dialect;

/// How long disconnecting from a server may take.
const FAREWELL: Duration = Duration::from_secs(1);
/// How long to wait before the second attempt to connect. The wait doubles with each further attempt.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

/// A limited number of connections to one database. Clones share them.
#[derive(Clone, Debug)]
pub(super) struct Connections(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    options: AnyConnectOptions,
    dialect: Dialect,
    deadlines: Deadlines,
    limit: u32,
    places: Arc<Semaphore>,
    idle: Mutex<Vec<AnyConnection>>,
}

/// A connection in use. It is closed at the end, unless [`Connection::keep`] is called.
pub(super) struct Connection {
    live: Option<AnyConnection>,
    shared: Arc<Shared>,
    place: Option<OwnedSemaphorePermit>,
}

impl Connections {
    pub(super) fn new(
        options: AnyConnectOptions,
        dialect: Dialect,
        deadlines: Deadlines,
        limit: u32,
    ) -> Connections {
        Connections(Arc::new(Shared {
            options,
            dialect,
            deadlines,
            limit,
            places: Arc::new(Semaphore::new(limit as usize)),
            idle: Mutex::default(),
        }))
    }

    pub(super) fn dialect(&self) -> Dialect {
        self.0.dialect
    }

    pub(super) fn deadlines(&self) -> Deadlines {
        self.0.deadlines
    }

    /// The most connections.
    #[cfg(test)]
    pub(super) fn limit(&self) -> u32 {
        self.0.limit
    }

    pub(super) fn is_closed(&self) -> bool {
        self.0.places.is_closed()
    }

    /// A working connection.
    pub(super) async fn acquire(&self) -> Result<Connection, sqlx::Error> {
        self.get(self.0.dialect.test()).await
    }

    /// A connection on which that statement was executed, which shows that it still works.
    pub(super) async fn acquire_with(
        &self,
        first: &'static str,
    ) -> Result<Connection, sqlx::Error> {
        self.get(Some(first)).await
    }

    async fn get(&self, first: Option<&'static str>) -> Result<Connection, sqlx::Error> {
        let by = Instant::now() + self.0.deadlines.connect;
        let place = timeout_at(by, Arc::clone(&self.0.places).acquire_owned()).await;
        let place = place.map_err(|_| sqlx::Error::PoolTimedOut)?;
        let mut connection = Connection {
            live: None,
            shared: Arc::clone(&self.0),
            place: Some(place.map_err(|_| sqlx::Error::PoolClosed)?),
        };
        if self.reuse(&mut connection, first).await {
            return Ok(connection);
        }
        let fresh = async {
            let live = connection.live.insert(self.connect(by).await?);
            if let Some(first) = first {
                live.execute(first).await?;
            }
            Ok(())
        };
        match timeout_at(by, fresh).await {
            Ok(Ok(())) => Ok(connection),
            Ok(Err(error)) => Err(error),
            Err(_) => Err(too_late(self.0.deadlines.connect)),
        }
    }

    /// Takes an idle connection that works, if there is one.
    async fn reuse(&self, connection: &mut Connection, first: Option<&'static str>) -> bool {
        connection.live = self.idle().pop();
        let Some(live) = &mut connection.live else {
            return false;
        };
        let Some(first) = first else {
            return true;
        };
        let tested = timeout(self.0.deadlines.test, live.execute(first)).await;
        if matches!(tested, Ok(Ok(_))) {
            return true;
        }
        // What has happened to one has probably happened to all.
        connection.discard();
        let others = std::mem::take(&mut *self.idle());
        for live in others {
            self.0.close(live, None);
        }
        false
    }

    /// A new connection. Waits for a server that is starting.
    async fn connect(&self, by: Instant) -> Result<AnyConnection, sqlx::Error> {
        let mut pause = FIRST_PAUSE;
        let mut connection = loop {
            match AnyConnection::connect_with(&self.0.options).await {
                Err(error) if is_starting(&error) && Instant::now() + pause < by => {
                    sleep(pause).await;
                    pause = LONGEST_PAUSE.min(pause * 2);
                }
                connected => break connected?,
            }
        };
        let greeting = self.0.dialect.greeting(&self.0.deadlines);
        connection.execute(AssertSqlSafe(greeting)).await?;
        Ok(connection)
    }

    /// Waits for the work in progress, and closes everything.
    pub(super) async fn close(&self) {
        let places = self.0.places.acquire_many(self.0.limit).await;
        self.0.places.close();
        let idle = std::mem::take(&mut *self.idle());
        for live in idle {
            // Closed either way.
            let _ = in_time(self.0.deadlines.work, live.close()).await;
        }
        drop(places);
    }

    fn idle(&self) -> MutexGuard<'_, Vec<AnyConnection>> {
        self.0.idle()
    }
}

/// Whether a server may be available soon.
fn is_starting(error: &sqlx::Error) -> bool {
    /// PostgreSQL's code for a server that is starting or stopping.
    const CANNOT_CONNECT_NOW: &str = "57P03";
    match error {
        // The second one is about the socket file.
        sqlx::Error::Io(error) => matches!(
            error.kind(),
            io::ErrorKind::ConnectionRefused | io::ErrorKind::NotFound
        ),
        sqlx::Error::Database(error) => error.code().is_some_and(|code| code == CANNOT_CONNECT_NOW),
        _ => false,
    }
}

impl Shared {
    /// A panic while the lock was held leaves a list that is still a list.
    fn idle(&self) -> MutexGuard<'_, Vec<AnyConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes a connection without waiting for it.
    fn close(&self, live: AnyConnection, place: Option<OwnedSemaphorePermit>) {
        let Ok(runtime) = Handle::try_current() else {
            return;
        };
        match self.dialect {
            // Its thread may still be waiting for the disk. Until that ends the place is taken;
            // otherwise such threads would pile up.
            Dialect::Sqlite => drop(runtime.spawn(async move {
                let _ = live.close().await;
                drop(place);
            })),
            Dialect::Postgres => {
                drop(runtime.spawn(timeout(FAREWELL, live.close())));
                drop(place);
            }
        }
    }
}

impl Connection {
    /// Its work was successful: others may use it.
    pub(super) fn keep(mut self) {
        if let Some(live) = self.live.take() {
            self.shared.idle().push(live);
        }
    }

    fn discard(&mut self) {
        if let Some(live) = self.live.take() {
            self.shared.close(live, None);
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        if let Some(live) = self.live.take() {
            self.shared.close(live, self.place.take());
        }
    }
}

const IN_USE: &str = "a connection in use is there";

impl Deref for Connection {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.live.as_ref().expect(IN_USE)
    }
}

impl DerefMut for Connection {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.live.as_mut().expect(IN_USE)
    }
}
