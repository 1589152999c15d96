-- Expands: seats as rows, and games that are not listed. See README.md in this folder.

CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    -- white or black
    color TEXT NOT NULL,
    -- person or engine
    kind TEXT NOT NULL,
    -- Of a person with an identity.
    person BIGINT,
    -- Of a person whose name a record gives.
    name TEXT,
    -- Of an engine.
    level BIGINT,
    PRIMARY KEY (game, color)
);

-- A contracting migration will do this again for the games that servers of 0.2 have made since, and drop white_name,
-- white_level, black_name and black_level. Until then both are written, and a game without rows here is read from there.
INSERT INTO seat (game, color, kind, name, level)
SELECT id, 'white', CASE WHEN white_level IS NULL THEN 'person' ELSE 'engine' END, white_name, white_level FROM game;
INSERT INTO seat (game, color, kind, name, level)
SELECT id, 'black', CASE WHEN black_level IS NULL THEN 'person' ELSE 'engine' END, black_name, black_level FROM game;

-- Who may find a game. A game without a row is listed. A column of game would do, but see README.md.
CREATE TABLE game_visibility (
    game TEXT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    -- unlisted
    visibility TEXT NOT NULL
);

-- Lists of played games pass over imported ones, which may be many, and the other way round.
CREATE INDEX game_by_origin ON game (origin, updated_at, id);
