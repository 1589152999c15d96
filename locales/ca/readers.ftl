# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = línia { $line }: { $what }
read-at-ply = línia { $line }, jugada { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = «{ $text }»: { $what }

## Moves

read-move-empty = s’esperava una jugada com wA1 bQ- o pass.
read-move-piece = s’esperava una peça com wQ, bA1 o wM (w o b, una de QSBGAMLP, i un número si n’hi ha més d’una), o pass.
read-move-reference = s’esperava, després de la peça, una referència com bQ- o /wA1 o wB1: una peça amb -, / o \ davant o darrere, o sola.
read-reference-missing = s’esperava una referència com bQ- després de la peça.
read-reference-not-placed = { $piece_the } no és al tauler, així que no pot servir de referència.
read-nothing-to-refer-to = la primera jugada d’una partida no porta referència.

## GameStrings

read-game-type = s’esperava un tipus de partida: Base, o Base+ i lletres d’entre M, L, P.
read-game-status = s’esperava com està la partida: NotStarted, InProgress, Draw, WhiteWins o BlackWins.
read-game-turn = s’esperava un torn com White[1] o Black[12].

## Positions

read-position-fields = s’esperava una posició com Base+M wQbQ/wM w3 - (tipus de partida, caselles, bàndol i torn, peça que descansa o -, i printed si la reina pot sortir primer).
read-position-cell = s’esperava una peça, una torre com (bAwB), un punt o una barra al caràcter { $at } de les caselles.
read-position-no-such-piece = la peça del caràcter { $at } de les caselles ja hi és o no existeix.
read-position-not-in-game = { $piece_the } no entra en aquest tipus de partida.
read-position-out-of-order = { $piece_the } és al tauler, però no les peces iguals que entren abans.
read-position-cannot-climb = { $piece_the } no pot estar damunt d’una altra peça.
read-position-split = les peces no formen un sol rusc.
read-position-too-large = el rusc és més gran del que permeten les peces.
read-position-turn = s’esperava bàndol i torn, com w3 o b12, o només el bàndol.
read-position-too-many = { $color ->
    [white] les blanques tenen més peces al tauler que torns jugats.
   *[black] les negres tenen més peces al tauler que torns jugats.
}
read-position-resting = s’esperava, com a peça que descansa, - o una peça sense res al damunt.
read-position-opening = s’esperava printed, o res, després de la peça que descansa.

## Records

read-expected = s’esperava: { $what }.
read-expected-found = s’esperava: { $what }; hi ha: «{ $found }».
read-breaks-off = el text s’interromp; s’esperava: { $what }.
read-too-long = una partida pot tenir com a màxim { $plies } jugades, amb les variants.

# What was expected. $what above is one of these.
expect-sgf-start = (; al principi d’una partida
expect-sgf-end = el final de la partida, )
expect-sgf-hive = GM[27], una partida de Hive
expect-sgf-setup = SU[hive], o SU[hive-…] amb lletres d’entre p, l, m
expect-sgf-value = un valor entre [ ]
expect-sgf-value-end = el final d’un valor, ]
expect-sgf-property = una propietat com P0[3 done]
expect-sgf-property-or-sign = una propietat com P0[3 done], o un de ( ; )
expect-sgf-cell = una peça, una columna i una fila, com wA1 N 13
expect-piece = una peça
expect-move = una jugada
expect-move-before-variation = una jugada abans de la seva variant
expect-move-in-variation = una jugada al principi d’una variant
expect-variation-end = el final d’una variant, )
expect-comment-end = el final d’un comentari
expect-tag = una etiqueta com { "[White \"…\"]" }
expect-tag-end = el final d’una etiqueta, ]
