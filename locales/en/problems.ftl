# What the server cannot do, and what to do instead. In problem-unreadable-record and in the notes, $expected and $reason are from readers.ftl, and close the
# sentence; what is expected of a request or a message is said in English, to those who write programs.

## What is asked for

problem-no-such-address = There is nothing at this address.
problem-wrong-method = This address does not accept that method: see the documentation of the API.
problem-no-such-game = There is no such game, or it was deleted.
problem-no-such-chapter = The rulebook has no such chapter.
problem-no-such-exercise = There is no such exercise.
problem-unreadable-position = This is not a position: { $expected }
problem-too-many-moves = At most { $limit } moves can be tried from a position.
problem-unreadable-query = “{ $text }” is not a valid value for “{ $name }”.
problem-unreadable-body = The request cannot be read: { $expected }.
problem-body-too-large = The request is too large: at most { $kilobytes } kB are read.
problem-too-slow = The request took too long. Try again.
problem-not-a-socket = This address is for web sockets only.
problem-unreadable-record = This cannot be read as a game: { $expected }
problem-unreadable-archive = The archive cannot be read: { $reason }.
problem-no-game-string = This game starts with pieces on the board, which a GameString cannot express: use PGN or SGF.

## What is said about a record that was opened

note-unknown-format = expected a GameString, PGN, BoardSpace SGF or a position string.
note-read-up-to = The game was read up to here: { $reason }
note-unreadable-game = This game cannot be read: { $reason }
note-printed-opening = Move { $ply }: the Queen is placed first, as the printed rules allow.
note-past-draw = Move { $ply }: the position occurs for the third time, but the game continues.
note-after-end = Move { $ply } was left out, because the game was already over.
note-bare-done = Move { $ply }: nothing was moved, which was taken as a pass.
note-idle-done = Move { $ply }: nothing was moved, and a pass was not possible, so this was left out.
note-grid-taken = Move { $ply }: column and row name a different cell than the piece beside it; column and row were used.
note-reference-taken = Move { $ply }: column and row name a different cell than the piece beside it; the piece was used.
note-variation-as-comment = Move { $ply }: a variation cannot be read and was kept as a comment.
note-result-differs = The record says { $stated }, the rules say { $by_rules }.
note-tag-left-out = A tag was left out, because there are too many.
note-text-cleaned = Names or comments held control characters or invisible characters, which were left out.
note-more = There are more notes than are shown here.
note-games-left-out = { $count ->
    [one] Only the first game was opened.
   *[other] Only the first { $count } games were opened.
}
note-variations-left-out = { $count ->
    [one] One move of a variation was left out.
   *[other] { $count } moves of variations were left out.
}

## A game to be made

problem-unknown-game-type = “{ $text }” is not a game type: expected Base, or Base+ and some of the letters M, L, P.
problem-unknown-level = There is no level { $level }: expected one from 1 to 10.
problem-unusable-clock = This clock is not possible: expected a time above zero and at most { $hours } hours, and at most an hour added per move.
problem-key-too-long = A key or a command’s id must have 1 to { $characters } characters, all of them printable.
problem-unusable-name = A name has no line breaks, no control characters and no invisible characters.
problem-no-such-ply = { $plies ->
    [0] The game has no moves yet, so there is no move { $ply }.
    [one] The game has only one move, so there is no move { $ply }.
   *[other] The game has only { $plies } moves, so there is no move { $ply }.
}

## An engine at a table

problem-not-thinking = No engine is thinking about a move now.

## Limits

problem-too-many-games = The server keeps { $limit } games and has no room for more: delete some first.
problem-too-many-tables = { $limit } games are being played, and the server has no room for more: try again in a minute.
problem-too-many-sockets = { $limit } connections are open, and the server has no room for more: try again in a minute.
problem-too-many-sockets-here = { $limit } connections are open from your address already: close one of them first.
problem-too-many-requests = Too many requests come from your address: try again in { $seconds } s.
problem-too-many-new-games = Many games were made from your address in a short time: another can be made in { $seconds } s.
problem-too-many-imports = Many records were opened from your address in a short time: another can be opened in { $seconds } s.
problem-too-many-searches = Much was asked of the engines from your address in a short time: ask again in { $seconds } s.
problem-too-many-watched = One connection watches at most { $limit } games: stop watching one of them first.
problem-engines-busy = The engines have more work than they can handle: try again in a minute.
problem-table-busy = This game has too many requests at once: try again in a moment.

## The socket

problem-unreadable-message = The message cannot be read: { $expected }.
problem-not-text = The message cannot be read: expected text, found bytes.
problem-message-too-long = The message is too long: at most { $kilobytes } kB are read.
problem-too-fast = Your messages come too fast: wait a moment.

## Who asks

problem-foreign-host = “{ $host }” is not a name of this server: open it by its own address, or start it with --public and that name.
problem-foreign-origin = Pages of “{ $origin }” may not use this server.

## What is wrong with us

problem-store = The game could not be saved, so nothing has changed: try again, and see the log of the server for the reason.
problem-unknown-outcome = The database failed at the last moment, so it is not known whether this was saved: try again, nothing is done twice.
problem-contended = Another program keeps changing this game, so nothing has changed: try again in a moment.
problem-store-unavailable = The database is not saving anything at the moment: see the log of the server for the reason.
problem-damaged = The stored game is damaged: see the log of the server for details.
problem-closing = The server is shutting down.
problem-no-web = This skep was built without its web pages: run cargo xtask play, or npm ci and npm run build in web/ and build again.
