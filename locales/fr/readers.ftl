# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = ligne { $line } : { $what }
read-at-ply = ligne { $line }, coup { $ply } : { $what }
# $what is a whole sentence or ends one.
read-move = « { $text } » : { $what }

## Moves

read-move-empty = il faut un coup comme wA1 bQ- ou pass.
read-move-piece = il faut une pièce comme wQ, bA1 ou wM (w ou b, une lettre parmi QSBGAMLP, et un numéro s’il y en a plusieurs), ou pass.
read-move-reference = il faut, après la pièce, une référence comme bQ-, /wA1 ou wB1 : une pièce avec -, / ou \ avant ou après elle, ou seule.
read-reference-missing = il faut une référence comme bQ- après la pièce.
read-reference-not-placed = { $piece_the } n’est pas sur le plateau, rien ne peut donc être placé par rapport à cette pièce.
read-nothing-to-refer-to = le premier coup d’une partie n’a pas de référence.

## GameStrings

read-game-type = il faut un type de partie : Base, ou Base+ et des lettres parmi M, L, P.
read-game-status = il faut l’état de la partie : NotStarted, InProgress, Draw, WhiteWins ou BlackWins.
read-game-turn = il faut un tour comme White[1] ou Black[12].

## Positions

read-position-fields = il faut une position comme Base+M wQbQ/wM w3 - (type de partie, cases, camp et tour, pièce au repos ou -, et printed si la Reine peut venir en premier).
read-position-cell = il faut une pièce, une pile comme (bAwB), un point ou une barre au caractère { $at } des cases.
read-position-no-such-piece = la pièce au caractère { $at } des cases y est déjà ou n’existe pas.
read-position-not-in-game = { $piece_the } ne participe pas à ce type de partie.
read-position-out-of-order = { $piece_the } est sur le plateau, mais pas les pièces de même espèce qui entrent avant.
read-position-cannot-climb = { $piece_the } ne peut pas se trouver sur une autre pièce.
read-position-split = les pièces ne forment pas une seule ruche.
read-position-too-large = la ruche est plus grande que ne le permettent les pièces.
read-position-turn = il faut un camp et un tour comme w3 ou b12, ou le camp seul.
read-position-too-many = { $color ->
    [white] les Blancs ont plus de pièces sur le plateau qu’ils n’ont eu de tours.
   *[black] les Noirs ont plus de pièces sur le plateau qu’ils n’ont eu de tours.
}
read-position-resting = il faut, comme pièce au repos, - ou une pièce qui n’est pas couverte.
read-position-opening = il faut printed, ou rien, après la pièce au repos.

## Records

read-expected = il faut : { $what }.
read-expected-found = il faut : { $what } ; trouvé : « { $found } ».
read-breaks-off = le texte s’interrompt ; il faut : { $what }.
read-too-long = une partie compte au plus { $plies } coups, variantes comprises.

# What was expected. $what above is one of these.
expect-sgf-start = (; au début d’une partie
expect-sgf-end = la fin de la partie, )
expect-sgf-hive = GM[27], une partie de Hive
expect-sgf-setup = SU[hive], ou SU[hive-…] avec des lettres parmi p, l, m
expect-sgf-value = une valeur entre [ ]
expect-sgf-value-end = la fin d’une valeur, ]
expect-sgf-property = une propriété comme P0[3 done]
expect-sgf-property-or-sign = une propriété comme P0[3 done], ou l’un des signes (, ;, )
expect-sgf-cell = une pièce, une colonne et une rangée, comme wA1 N 13
expect-piece = une pièce
expect-move = un coup
expect-move-before-variation = un coup avant sa variante
expect-move-in-variation = un coup au début d’une variante
expect-variation-end = la fin d’une variante, )
expect-comment-end = la fin d’un commentaire
expect-tag = une étiquette comme { "[White \"…\"]" }
expect-tag-end = la fin d’une étiquette, ]
