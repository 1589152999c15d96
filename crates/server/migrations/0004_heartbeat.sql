-- Expands: a row for each writer, which the check of health writes to. See README.md in this folder.

CREATE TABLE heartbeat (
    writer BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- Filled and emptied again within a transaction: whether there is room for more.
    room TEXT NOT NULL
);
