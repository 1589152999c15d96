-- Games and what happened to them. The same text makes the tables of SQLite and of PostgreSQL.
-- Times are milliseconds since 1970, moves are MoveStrings, positions are position strings.

INSERT INTO skep_schema (version) VALUES (1);

CREATE TABLE game (
    id TEXT NOT NULL PRIMARY KEY,
    -- Made up by who asked for the game, so that asking twice makes one.
    key TEXT UNIQUE,
    created_at BIGINT NOT NULL,
    -- played, or opened for one read from a record.
    origin TEXT NOT NULL,
    game_type TEXT NOT NULL,
    opening TEXT NOT NULL,
    initial_ms BIGINT,
    increment_ms BIGINT,
    takebacks TEXT NOT NULL,
    -- A side with a level is played by the engine.
    white_name TEXT,
    white_level BIGINT,
    black_name TEXT,
    black_level BIGINT,
    -- None for the empty board.
    start TEXT,
    -- What lists show, kept in step with the events.
    version BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    plies BIGINT NOT NULL,
    to_move TEXT NOT NULL,
    ending TEXT,
    winner TEXT
);

CREATE INDEX game_by_time ON game (updated_at, id);
CREATE INDEX game_live ON game (updated_at, id) WHERE ending IS NULL;

CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- played, taken_back, draw_offered, draw_declined, takeback_asked, takeback_refused, resumed, ended
    kind TEXT NOT NULL,
    -- Of played.
    mv TEXT,
    -- Of taken_back.
    plies BIGINT,
    -- Of draw_offered and takeback_asked: who.
    color TEXT,
    -- Of ended: surrounded, both_surrounded, repetition, resignation, time, agreement, abort, adjudication.
    ending TEXT,
    winner TEXT,
    -- The command that led to this version, on its last event.
    command TEXT,
    command_seat TEXT,
    PRIMARY KEY (game, version)
);

-- What a record says of the game.
CREATE TABLE tag (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (game, place)
);

-- What a record says of the position after so many moves.
CREATE TABLE comment (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, place)
);
