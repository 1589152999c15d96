//! What all requests share.

use std::sync::Arc;

use tokio::sync::watch;

use crate::allowances::Allowances;
use crate::assets::WebFiles;
use crate::client_address::Proxies;
use crate::host_check::HostCheck;
use crate::http::Trust;
use crate::services::Services;

/// What all requests share.
pub(crate) struct App {
    pub(crate) services: Arc<Services>,
    pub(crate) host_check: HostCheck,
    pub(crate) trust: Trust,
    pub(crate) proxies: Proxies,
    pub(crate) allowances: Allowances,
    pub(crate) web: WebFiles,
    /// Tells all sockets when the server is about to stop.
    pub(crate) closing: watch::Sender<bool>,
}
