# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = строка { $line }: { $what }
read-at-ply = строка { $line }, ход { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = «{ $text }»: { $what }

## Moves

read-move-empty = ожидается ход, например wA1 bQ- или pass.
read-move-piece = ожидается фишка, например wQ, bA1 или wM (w или b, одна из букв QSBGAMLP и номер, если таких фишек несколько), или pass.
read-move-reference = после фишки ожидается ссылка, например bQ-, /wA1 или wB1: фишка со знаком -, / или \ перед ней или после неё либо без знака.
read-reference-missing = после фишки ожидается ссылка, например bQ-.
read-reference-not-placed = { $piece_genitive } нет на поле, поэтому ссылаться на эту фишку нельзя.
read-nothing-to-refer-to = у первого хода партии нет ссылки.

## GameStrings

read-game-type = ожидается тип игры: Base или Base+ и буквы из M, L, P.
read-game-status = ожидается состояние партии: NotStarted, InProgress, Draw, WhiteWins или BlackWins.
read-game-turn = ожидается очередь хода, например White[1] или Black[12].

## Positions

read-position-fields = ожидается позиция, например Base+M wQbQ/wM w3 - (тип игры, клетки, сторона и номер хода, отдыхающая фишка или -, и printed, если королева может быть первой).
read-position-cell = на { $at }-м знаке клеток ожидается фишка, стопка, например (bAwB), точка или косая черта.
read-position-no-such-piece = фишка на { $at }-м знаке клеток уже есть на поле или не существует.
read-position-not-in-game = { $piece } не участвует в партиях этого типа.
read-position-out-of-order = { $piece } на поле, но нет таких же фишек, которые входят раньше.
read-position-cannot-climb = { $piece } не может стоять на другой фишке.
read-position-split = фишки не образуют единого улья.
read-position-too-large = улей больше, чем можно сложить из фишек.
read-position-turn = ожидается сторона и номер хода, например w3 или b12, либо только сторона.
read-position-too-many = { $color ->
    [white] у белых на поле больше фишек, чем было у них ходов.
   *[black] у чёрных на поле больше фишек, чем было у них ходов.
}
read-position-resting = на месте отдыхающей фишки ожидается - или фишка, на которой ничего не стоит.
read-position-opening = после отдыхающей фишки ожидается printed или ничего.

## Records

read-expected = ожидается: { $what }.
read-expected-found = ожидается: { $what }; найдено: «{ $found }».
read-breaks-off = текст обрывается; ожидается: { $what }.
read-too-long = в партии может быть не больше { $plies ->
    [one] { $plies } хода
   *[other] { $plies } ходов
}, вместе с вариантами.

# What was expected. $what above is one of these.
expect-sgf-start = (; в начале партии
expect-sgf-end = конец партии, )
expect-sgf-hive = GM[27], партия Hive
expect-sgf-setup = SU[hive] или SU[hive-…] с буквами из p, l, m
expect-sgf-value = значение в [ ]
expect-sgf-value-end = конец значения, ]
expect-sgf-property = свойство, например P0[3 done]
expect-sgf-property-or-sign = свойство, например P0[3 done], или один из знаков ( ; )
expect-sgf-cell = фишка, столбец и строка, например wA1 N 13
expect-piece = фишка
expect-move = ход
expect-move-before-variation = ход перед его вариантом
expect-move-in-variation = ход в начале варианта
expect-variation-end = конец варианта, )
expect-comment-end = конец комментария
expect-tag = метка, например { "[White \"…\"]" }
expect-tag-end = конец метки, ]
