# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = linha { $line }: { $what }
read-at-ply = linha { $line }, jogada { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = «{ $text }»: { $what }

## Moves

read-move-empty = esperava-se uma jogada como wA1 bQ- ou pass.
read-move-piece = esperava-se uma peça como wQ, bA1 ou wM (w ou b, uma de QSBGAMLP, e um número se houver várias), ou pass.
read-move-reference = esperava-se, depois da peça, uma referência como bQ- ou /wA1 ou wB1: uma peça com -, / ou \ antes ou depois, ou sozinha.
read-reference-missing = esperava-se uma referência como bQ- depois da peça.
read-reference-not-placed = { $piece_the } não está no tabuleiro, por isso não pode servir de referência.
read-nothing-to-refer-to = a primeira jogada de uma partida não leva referência.

## GameStrings

read-game-type = esperava-se um tipo de partida: Base, ou Base+ e letras de entre M, L, P.
read-game-status = esperava-se como está a partida: NotStarted, InProgress, Draw, WhiteWins ou BlackWins.
read-game-turn = esperava-se um turno como White[1] ou Black[12].

## Positions

read-position-fields = esperava-se uma posição como Base+M wQbQ/wM w3 - (tipo de partida, casas, lado e turno, peça que descansa ou -, e printed se a rainha puder sair primeiro).
read-position-cell = esperava-se uma peça, uma pilha como (bAwB), um ponto ou uma barra no carácter { $at } das casas.
read-position-no-such-piece = a peça no carácter { $at } das casas já lá está ou não existe.
read-position-not-in-game = { $piece_the } não entra neste tipo de partida.
read-position-out-of-order = { $piece_the } está no tabuleiro, mas não as peças iguais que entram antes.
read-position-cannot-climb = { $piece_the } não pode estar em cima de outra peça.
read-position-split = as peças não formam uma só colmeia.
read-position-too-large = a colmeia é maior do que as peças permitem.
read-position-turn = esperava-se lado e turno, como w3 ou b12, ou só o lado.
read-position-too-many = { $color ->
    [white] as brancas têm mais peças no tabuleiro do que turnos jogados.
   *[black] as pretas têm mais peças no tabuleiro do que turnos jogados.
}
read-position-resting = esperava-se, como peça que descansa, - ou uma peça sem nada em cima.
read-position-opening = esperava-se printed, ou nada, depois da peça que descansa.

## Records

read-expected = esperava-se: { $what }.
read-expected-found = esperava-se: { $what }; está lá: «{ $found }».
read-breaks-off = o texto interrompe-se; esperava-se: { $what }.
read-too-long = uma partida pode ter no máximo { $plies } jogadas, contando as variantes.

# What was expected. $what above is one of these.
expect-sgf-start = (; no início de uma partida
expect-sgf-end = o fim da partida, )
expect-sgf-hive = GM[27], uma partida de Hive
expect-sgf-setup = SU[hive], ou SU[hive-…] com letras de entre p, l, m
expect-sgf-value = um valor entre [ ]
expect-sgf-value-end = o fim de um valor, ]
expect-sgf-property = uma propriedade como P0[3 done]
expect-sgf-property-or-sign = uma propriedade como P0[3 done], ou um de ( ; )
expect-sgf-cell = uma peça, uma coluna e uma linha, como wA1 N 13
expect-piece = uma peça
expect-move = uma jogada
expect-move-before-variation = uma jogada antes da sua variante
expect-move-in-variation = uma jogada no início de uma variante
expect-variation-end = o fim de uma variante, )
expect-comment-end = o fim de um comentário
expect-tag = uma etiqueta como { "[White \"…\"]" }
expect-tag-end = o fim de uma etiqueta, ]
