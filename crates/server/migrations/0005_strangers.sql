-- Expands: games that strangers made. See README.md in this folder.

-- A game with a row here is deleted when it has been abandoned for long (src/expiry.rs). The owner's games have none.
CREATE TABLE stranger_game (
    game TEXT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE
);
