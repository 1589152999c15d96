# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = línea { $line }: { $what }
read-at-ply = línea { $line }, jugada { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = «{ $text }»: { $what }

## Moves

read-move-empty = se esperaba una jugada como wA1 bQ- o pass.
read-move-piece = se esperaba una pieza como wQ, bA1 o wM (w o b, una de QSBGAMLP, y un número si hay varias), o pass.
read-move-reference = se esperaba, después de la pieza, una referencia como bQ- o /wA1 o wB1: una pieza con -, / o \ delante o detrás, o sola.
read-reference-missing = se esperaba una referencia como bQ- después de la pieza.
read-reference-not-placed = { $piece_the } no está en el tablero, así que no puede servir de referencia.
read-nothing-to-refer-to = la primera jugada de una partida no lleva referencia.

## GameStrings

read-game-type = se esperaba un tipo de partida: Base, o Base+ y letras de entre M, L, P.
read-game-status = se esperaba cómo está la partida: NotStarted, InProgress, Draw, WhiteWins o BlackWins.
read-game-turn = se esperaba un turno como White[1] o Black[12].

## Positions

read-position-fields = se esperaba una posición como Base+M wQbQ/wM w3 - (tipo de partida, casillas, bando y turno, pieza que descansa o -, y printed si la reina puede salir primero).
read-position-cell = se esperaba una pieza, una torre como (bAwB), un punto o una barra en el carácter { $at } de las casillas.
read-position-no-such-piece = la pieza del carácter { $at } de las casillas ya está puesta o no existe.
read-position-not-in-game = { $piece_the } no entra en este tipo de partida.
read-position-out-of-order = { $piece_the } está en el tablero, pero no las piezas iguales que entran antes.
read-position-cannot-climb = { $piece_the } no puede estar encima de otra pieza.
read-position-split = las piezas no forman una sola colmena.
read-position-too-large = la colmena es más grande de lo que permiten las piezas.
read-position-turn = se esperaba bando y turno, como w3 o b12, o solo el bando.
read-position-too-many = { $color ->
    [white] las blancas tienen más piezas en el tablero que turnos jugados.
   *[black] las negras tienen más piezas en el tablero que turnos jugados.
}
read-position-resting = se esperaba, como pieza que descansa, - o una pieza sin nada encima.
read-position-opening = se esperaba printed, o nada, después de la pieza que descansa.

## Records

read-expected = se esperaba: { $what }.
read-expected-found = se esperaba: { $what }; hay: «{ $found }».
read-breaks-off = el texto se interrumpe; se esperaba: { $what }.
read-too-long = una partida puede tener como mucho { $plies } jugadas, con las variantes.

# What was expected. $what above is one of these.
expect-sgf-start = (; al principio de una partida
expect-sgf-end = el final de la partida, )
expect-sgf-hive = GM[27], una partida de Hive
expect-sgf-setup = SU[hive], o SU[hive-…] con letras de entre p, l, m
expect-sgf-value = un valor entre [ ]
expect-sgf-value-end = el final de un valor, ]
expect-sgf-property = una propiedad como P0[3 done]
expect-sgf-property-or-sign = una propiedad como P0[3 done], o uno de ( ; )
expect-sgf-cell = una pieza, una columna y una fila, como wA1 N 13
expect-piece = una pieza
expect-move = una jugada
expect-move-before-variation = una jugada antes de su variante
expect-move-in-variation = una jugada al principio de una variante
expect-variation-end = el final de una variante, )
expect-comment-end = el final de un comentario
expect-tag = una etiqueta como { "[White \"…\"]" }
expect-tag-end = el final de una etiqueta, ]
