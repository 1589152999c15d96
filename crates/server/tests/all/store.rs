//! The store, with the same cases on SQLite and on a real PostgreSQL.
mod backup;
mod events;
pub(crate) mod faults;
pub(crate) mod fixture;
pub(crate) mod import;
mod lists;
mod news;
mod opening;
pub(crate) mod postgres;
mod records;
mod together;
mod upgrade;
mod writers;

use std::pin::Pin;

use skep_server::store::Location;

/// Each case gets an empty location.
type Case = fn(Location) -> Pin<Box<dyn Future<Output = ()>>>;

macro_rules! cases {
    ($($module:ident: $($name:ident)*;)*) => {
        &[$($((concat!(stringify!($module), "::", stringify!($name)), |place| Box::pin($module::$name(place))),)*)*]
    };
}

const CASES: &[(&str, Case)] = cases! {
    events: every_kind_comes_back every_ending_comes_back random_games_come_back long_games_come_back
        strange_texts_come_back persons_come_back set_up_games_come_back commands_come_back damage_is_noticed;
    writers: a_second_writer_is_refused the_same_key_creates_one_game_in_the_store deleting_removes_everything many_write_at_once
        a_refusal_does_not_hold_up_others two_stores_share_a_database stored_games_are_there_after_reopening faults_leave_no_trace;
    lists: pages_hold_each_game_once filters_tell_live_from_over engines_to_move_are_found
        imported_games_are_apart_from_played_ones unlisted_games_are_found_by_name_only;
    opening: a_newer_database_is_refused another_database_is_left_alone two_may_open_at_once;
    together: several_games_change_together one_refusal_undoes_the_rest a_fault_in_the_middle_leaves_no_trace
        writers_of_the_same_games_do_not_deadlock;
    backup: a_backup_holds_everything games_move_from_sqlite a_backup_beside_writers_is_consistent
        what_is_there_is_not_overwritten check_finds_damage old_databases_are_backed_up damaged_backups_are_refused
        nothing_to_back_up_is_said;
    news: subscribers_hear_of_writes_in_order subscribers_do_not_hear_of_refusals a_slow_subscriber_delays_nobody;
    import: imported_games_come_back the_same_game_is_imported_once a_fault_in_an_import_leaves_no_trace
        an_interrupted_import_leaves_nothing many_import_the_same_at_once moves_do_not_wait_for_an_import
        games_of_earlier_versions_are_known subscribers_hear_of_an_import_when_it_is_complete;
    records: imported_records_come_back;
    upgrade: games_of_version_0_2_are_as_before version_0_2_can_share_the_database
        several_may_upgrade_at_once additions_of_a_later_version_are_left_alone;
};

fn run(case: Case, place: Location) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(case(place));
}

#[test]
fn on_sqlite() {
    for (name, case) in CASES {
        println!("{name}");
        let folder = tempfile::tempdir().unwrap();
        run(*case, Location::Folder(folder.path().join("games")));
    }
}

#[test]
fn on_postgresql() {
    let mut server = postgres::Server::start();
    for (name, case) in CASES {
        println!("{name}");
        run(*case, Location::Url(server.empty()));
    }
    for (name, case) in opening::ON_POSTGRESQL {
        println!("{name}");
        run(*case, Location::Url(server.empty()));
    }
    writers::a_restarted_server_is_reconnected(&mut server);
}
