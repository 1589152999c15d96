# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = line { $line }: { $what }
read-at-ply = line { $line }, move { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = “{ $text }”: { $what }

## Moves

read-move-empty = expected a move such as wA1 bQ- or pass.
read-move-piece = expected a piece such as wQ, bA1 or wM (w or b, one of QSBGAMLP, and a number if there are several), or pass.
read-move-reference = expected, after the piece, a reference such as bQ- or /wA1 or wB1: a piece with -, / or \ before or after it, or alone.
read-reference-missing = expected a reference such as bQ- after the piece.
read-reference-not-placed = the { $piece } is not on the board, so nothing can be placed by it.
read-nothing-to-refer-to = the first move of a game has no reference.

## GameStrings

read-game-type = expected a game type: Base, or Base+ and letters among M, L, P.
read-game-status = expected the state of the game: NotStarted, InProgress, Draw, WhiteWins or BlackWins.
read-game-turn = expected a turn such as White[1] or Black[12].

## Positions

read-position-fields = expected a position such as Base+M wQbQ/wM w3 - (game type, cells, side and turn, last-moved piece or -, and printed if the Queen may come first).
read-position-cell = expected a piece, a stack such as (bAwB), a dot or a slash at character { $at } of the cells.
read-position-no-such-piece = the piece at character { $at } of the cells is there already or does not exist.
read-position-not-in-game = the { $piece } is not part of this game type.
read-position-out-of-order = the { $piece } is on the board, but those of its kind that enter before it are not.
read-position-cannot-climb = the { $piece } cannot stand on another piece.
read-position-split = the pieces do not form one hive.
read-position-too-large = the hive is larger than the pieces can make it.
read-position-turn = expected side and turn such as w3 or b12, or the side alone.
read-position-too-many = { $color ->
    [white] White has more pieces on the board than turns so far.
   *[black] Black has more pieces on the board than turns so far.
}
read-position-resting = expected, as the last-moved piece, - or a piece with nothing on it.
read-position-opening = expected printed, or nothing, after the last-moved piece.

## Records

read-expected = expected: { $what }.
read-expected-found = expected: { $what }; found: “{ $found }”.
read-breaks-off = the text breaks off; expected: { $what }.
read-too-long = a game may have at most { $plies } moves, variations included.

# What was expected. $what above is one of these.
expect-sgf-start = (; at the start of a game
expect-sgf-end = the end of the game, )
expect-sgf-hive = GM[27], a game of Hive
expect-sgf-setup = SU[hive], or SU[hive-…] with letters among p, l, m
expect-sgf-value = a value in [ ]
expect-sgf-value-end = the end of a value, ]
expect-sgf-property = a property such as P0[3 done]
expect-sgf-property-or-sign = a property such as P0[3 done], or one of ( ; )
expect-sgf-cell = a piece, a column and a row such as wA1 N 13
expect-piece = a piece
expect-move = a move
expect-move-before-variation = a move before its variation
expect-move-in-variation = a move at the start of a variation
expect-variation-end = the end of a variation, )
expect-comment-end = the end of a comment
expect-tag = a tag such as { "[White \"…\"]" }
expect-tag-end = the end of a tag, ]
