-- Expands: what imported games say, so that none is kept twice, and imports that are still being written. See README.md
-- in this folder.

-- An import too large for one transaction. As long as it has a row here, its games are passed over by everything that
-- reads games. Deleting the row makes all of them appear at once.
CREATE TABLE unfinished_import (
    id TEXT NOT NULL PRIMARY KEY,
    -- writing, or abandoned while its games are deleted
    state TEXT NOT NULL
);

CREATE TABLE imported_game (
    game TEXT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    -- A SHA-256 of all that the record says, see src/store/import/content.rs.
    digest TEXT NOT NULL UNIQUE,
    -- The import, if it was too large for one transaction.
    import TEXT
);

CREATE INDEX imported_game_by_import ON imported_game (import) WHERE import IS NOT NULL;
