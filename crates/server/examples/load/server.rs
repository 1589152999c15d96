//! The server under load, and the little HTTP that is needed beside the sockets.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use crate::Failure;

/// A server with an empty data folder, ended with this value.
pub(crate) struct Server {
    process: Child,
    /// Host and port.
    pub(crate) address: String,
    _folder: TempDir,
}

impl Server {
    pub(crate) fn start(program: &str) -> Result<Server, Failure> {
        let folder = tempfile::tempdir()?;
        let mut process = Command::new(program)
            .args(["serve", "--port", "0", "--data"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = process.stdout.take().ok_or("the server says nothing")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let (_, address) = line
            .trim()
            .rsplit_once("http://")
            .ok_or_else(|| format!("expected the server's address, found {line:?}"))?;
        Ok(Server {
            address: address.trim_end_matches('/').to_owned(),
            process,
            _folder: folder,
        })
    }

    /// The memory it occupies.
    pub(crate) fn megabytes(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next());
        let kilobytes: u64 = kilobytes.ok_or("expected VmRSS")?.parse()?;
        Ok(kilobytes / 1024)
    }

    /// The processor time it has used.
    pub(crate) fn processor_time(&self) -> Result<Duration, Failure> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let (_, fields) = stat.rsplit_once(')').ok_or("expected a name in brackets")?;
        // After the name, the twelfth and thirteenth fields are hundredths of a second, as user and as system.
        let spent = fields.split_whitespace().skip(11).take(2);
        let ticks = spent.map(str::parse::<u64>).sum::<Result<u64, _>>()?;
        Ok(Duration::from_millis(10 * ticks))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The answer to a GET.
pub(crate) fn get(address: &str, path: &str) -> Result<String, Failure> {
    let mut answer = ureq::get(format!("http://{address}{path}")).call()?;
    Ok(answer.body_mut().read_to_string()?)
}

/// The answer to a POST of JSON.
pub(crate) fn post(address: &str, path: &str, body: &str) -> Result<String, Failure> {
    let request = ureq::post(format!("http://{address}{path}")).content_type("application/json");
    Ok(request.send(body)?.body_mut().read_to_string()?)
}
