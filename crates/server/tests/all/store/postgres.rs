//! A PostgreSQL server that runs as long as the tests.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};
use tempfile::TempDir;

/// A server, ours or the one that the variable `SKEP_POSTGRES` names.
pub(crate) struct Server {
    url: String,
    places: AtomicU32,
    own: Option<Own>,
}

/// The server that we have started, ended with this value.
struct Own {
    process: Child,
    folder: TempDir,
}

impl Server {
    /// Starts a server, or takes the given one.
    pub(crate) fn start() -> Server {
        sqlx::any::install_default_drivers();
        if let Ok(url) = std::env::var("SKEP_POSTGRES") {
            return Server {
                url,
                places: AtomicU32::new(0),
                own: None,
            };
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_str().unwrap();
        let server = Server {
            url: format!("postgres://skep@localhost/postgres?host={path}"),
            places: AtomicU32::new(0),
            own: Some(Own::make(folder)),
        };
        server.wait();
        server
    }

    fn wait(&self) {
        let deadline = Instant::now() + Duration::from_secs(300);
        while let Err(error) = self.execute("SELECT 1") {
            assert!(
                Instant::now() < deadline,
                "PostgreSQL does not answer: {error}"
            );
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The folder of its socket, if it is ours.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        let own = self.own.as_ref()?;
        Some(own.folder.path().to_owned())
    }

    /// Sends a signal to the server and all its processes; `false` if it is not ours.
    pub(crate) fn signal(&self, signal: &str) -> bool {
        let Some(own) = &self.own else {
            return false;
        };
        let id = own.process.id();
        let children = format!("/proc/{id}/task/{id}/children");
        let Ok(children) = std::fs::read_to_string(children) else {
            return false;
        };
        let sent = Command::new("kill")
            .arg(signal)
            .arg(id.to_string())
            .args(children.split_whitespace())
            .status();
        sent.is_ok()
    }

    /// Ends the server and starts it again, if it is ours.
    pub(crate) fn restart(&mut self) {
        let Some(own) = &mut self.own else {
            return;
        };
        own.stop();
        own.process = run(&own.folder);
        self.wait();
    }

    /// The URL of an empty schema.
    pub(crate) fn empty(&self) -> String {
        let place = self.places.fetch_add(1, Ordering::Relaxed) + 1;
        let schema = format!("skep_{}_{place}", std::process::id());
        self.execute(&format!("CREATE SCHEMA {schema}")).unwrap();
        let separator = if self.url.contains('?') { '&' } else { '?' };
        let url = &self.url;
        format!("{url}{separator}options=-csearch_path%3D{schema}")
    }

    fn execute(&self, statement: &str) -> Result<(), sqlx::Error> {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let mut connection = AnyConnection::connect(&self.url).await?;
            connection.execute(AssertSqlSafe(statement)).await?;
            connection.close().await
        })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.own.is_none() {
            for place in 1..=*self.places.get_mut() {
                let schema = format!("skep_{}_{place}", std::process::id());
                let _ = self.execute(&format!("DROP SCHEMA {schema} CASCADE"));
            }
        }
    }
}

impl Own {
    fn make(folder: TempDir) -> Own {
        let programs = programs();
        let path = folder.path().to_str().unwrap();
        let user = user();
        if let Some(user) = user {
            let owned = Command::new("chown").args([user, path]).status();
            assert!(owned.is_ok_and(|status| status.success()), "expected chown");
        }
        let data = format!("{path}/data");
        let made = command(&programs, "initdb", user)
            .args(["-D", &data, "-U", "skep", "-A", "trust"])
            .args(["-E", "UTF8", "--locale=C", "--no-sync"])
            .output()
            .unwrap();
        assert!(
            made.status.success(),
            "initdb failed: {}",
            String::from_utf8_lossy(&made.stderr)
        );
        Own {
            process: run(&folder),
            folder,
        }
    }

    fn stop(&mut self) {
        // SIGINT: the server ends its sessions and then itself.
        let id = self.process.id().to_string();
        let _ = Command::new("kill").args(["-INT", &id]).status();
        let _ = self.process.wait();
    }
}

/// Starts a server on the data in the folder.
fn run(folder: &TempDir) -> Child {
    let path = folder.path().to_str().unwrap();
    command(&programs(), "postgres", user())
        .args(["-D", &format!("{path}/data"), "-k", path, "-h", "", "-F"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

impl Drop for Own {
    fn drop(&mut self) {
        self.stop();
    }
}

/// One of PostgreSQL's programs, run as that user.
fn command(programs: &Path, name: &str, user: Option<&str>) -> Command {
    let program = programs.join(name);
    let Some(user) = user else {
        return Command::new(program);
    };
    let mut command = Command::new("setpriv");
    command
        .args(["--reuid", user, "--regid", user, "--clear-groups"])
        .args(["--pdeathsig", "INT"])
        .arg(program)
        // That user may not have access to the current folder.
        .current_dir("/");
    command
}

/// The user for the server: PostgreSQL refuses to be run by root.
fn user() -> Option<&'static str> {
    let id = |arguments: &[&str]| {
        let output = Command::new("id").args(arguments).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned())
    };
    if id(&["-u"]).as_deref() != Some("0") {
        return None;
    }
    Some(if id(&["-u", "postgres"]).is_some() {
        "postgres"
    } else {
        "nobody"
    })
}

/// The folder of PostgreSQL's programs: on the PATH, or where Debian keeps each version.
fn programs() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    folders.extend(versions.filter_map(|entry| Some(entry.ok()?.path().join("bin"))));
    let found = folders
        .into_iter()
        .find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file());
    found.expect(
        "the database tests start a PostgreSQL server of their own: install PostgreSQL, or name the URL of an empty \
         database in the variable SKEP_POSTGRES",
    )
}
