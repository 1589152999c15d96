# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = riga { $line }: { $what }
read-at-ply = riga { $line }, mossa { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = «{ $text }»: { $what }

## Moves

read-move-empty = serve una mossa come wA1 bQ- o pass.
read-move-piece = serve un pezzo come wQ, bA1 o wM (w o b, una lettera tra QSBGAMLP, e un numero se ce n’è più di uno), oppure pass.
read-move-reference = dopo il pezzo serve un riferimento come bQ-, /wA1 o wB1: un pezzo con -, / o \ prima o dopo, oppure da solo.
read-reference-missing = dopo il pezzo serve un riferimento come bQ-.
read-reference-not-placed = { $piece_the } non è in gioco, quindi non si può piazzare nulla in riferimento a questo pezzo.
read-nothing-to-refer-to = la prima mossa di una partita non ha riferimento.

## GameStrings

read-game-type = serve un tipo di partita: Base, oppure Base+ e alcune delle lettere M, L, P.
read-game-status = serve lo stato della partita: NotStarted, InProgress, Draw, WhiteWins o BlackWins.
read-game-turn = serve un turno come White[1] o Black[12].

## Positions

read-position-fields = serve una posizione come Base+M wQbQ/wM w3 - (tipo di partita, caselle, colore e turno, pezzo a riposo o -, e printed se la Regina può venire per prima).
read-position-cell = serve un pezzo, una pila come (bAwB), un punto o una barra al carattere { $at } delle caselle.
read-position-no-such-piece = il pezzo al carattere { $at } delle caselle c’è già o non esiste.
read-position-not-in-game = { $piece_the } non partecipa a questo tipo di partita.
read-position-out-of-order = { $piece_the } è in gioco, ma non i pezzi uguali che entrano prima.
read-position-cannot-climb = { $piece_the } non può stare sopra un altro pezzo.
read-position-split = i pezzi non formano un solo alveare.
read-position-too-large = l’alveare è più grande di quanto i pezzi consentano.
read-position-turn = servono colore e turno come w3 o b12, oppure il solo colore.
read-position-too-many = { $color ->
    [white] il Bianco ha in gioco più pezzi dei turni che ha avuto finora.
   *[black] il Nero ha in gioco più pezzi dei turni che ha avuto finora.
}
read-position-resting = come pezzo a riposo serve - o un pezzo che non sia coperto.
read-position-opening = dopo il pezzo a riposo serve printed, oppure nulla.

## Records

read-expected = serve: { $what }.
read-expected-found = serve: { $what }; trovato: «{ $found }».
read-breaks-off = il testo si interrompe; serve: { $what }.
read-too-long = una partita può avere al massimo { $plies } mosse, varianti comprese.

# What was expected. $what above is one of these.
expect-sgf-start = (; all’inizio di una partita
expect-sgf-end = la fine della partita, )
expect-sgf-hive = GM[27], una partita di Hive
expect-sgf-setup = SU[hive], oppure SU[hive-…] con lettere tra p, l, m
expect-sgf-value = un valore tra [ ]
expect-sgf-value-end = la fine di un valore, ]
expect-sgf-property = una proprietà come P0[3 done]
expect-sgf-property-or-sign = una proprietà come P0[3 done], oppure uno tra ( ; )
expect-sgf-cell = un pezzo, una colonna e una riga, come wA1 N 13
expect-piece = un pezzo
expect-move = una mossa
expect-move-before-variation = una mossa prima della sua variante
expect-move-in-variation = una mossa all’inizio di una variante
expect-variation-end = la fine di una variante, )
expect-comment-end = la fine di un commento
expect-tag = un’etichetta come { "[White \"…\"]" }
expect-tag-end = la fine di un’etichetta, ]
