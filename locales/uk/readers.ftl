# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = рядок { $line }: { $what }
read-at-ply = рядок { $line }, хід { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = «{ $text }»: { $what }

## Moves

read-move-empty = очікується хід, наприклад wA1 bQ- або pass.
read-move-piece = очікується фішка, наприклад wQ, bA1 чи wM (w або b, одна з літер QSBGAMLP і номер, якщо таких фішок кілька), або pass.
read-move-reference = після фішки очікується посилання, наприклад bQ-, /wA1 чи wB1: фішка зі знаком -, / або \ перед нею чи після неї або без знака.
read-reference-missing = після фішки очікується посилання, наприклад bQ-.
read-reference-not-placed = { $piece_genitive } немає на полі, тож посилатися на цю фішку не можна.
read-nothing-to-refer-to = перший хід партії не має посилання.

## GameStrings

read-game-type = очікується тип гри: Base або Base+ і літери з M, L, P.
read-game-status = очікується стан партії: NotStarted, InProgress, Draw, WhiteWins або BlackWins.
read-game-turn = очікується черга ходу, наприклад White[1] або Black[12].

## Positions

read-position-fields = очікується позиція, наприклад Base+M wQbQ/wM w3 - (тип гри, клітинки, сторона й номер ходу, фішка, що відпочиває, або -, і printed, якщо Королева може бути першою).
read-position-cell = на { $at }-му знаку клітинок очікується фішка, стос, наприклад (bAwB), крапка або скісна риска.
read-position-no-such-piece = фішка на { $at }-му знаку клітинок уже є на полі або не існує.
read-position-not-in-game = { $piece } не бере участі в партіях цього типу.
read-position-out-of-order = { $piece } на полі, але немає таких самих фішок, що входять раніше.
read-position-cannot-climb = { $piece } не може стояти на іншій фішці.
read-position-split = фішки не утворюють єдиного вулика.
read-position-too-large = вулик більший, ніж можуть скласти фішки.
read-position-turn = очікується сторона й номер ходу, наприклад w3 або b12, чи лише сторона.
read-position-too-many = { $color ->
    [white] у білих на полі більше фішок, ніж вони досі мали ходів.
   *[black] у чорних на полі більше фішок, ніж вони досі мали ходів.
}
read-position-resting = на місці фішки, що відпочиває, очікується - або фішка, на якій нічого не стоїть.
read-position-opening = після фішки, що відпочиває, очікується printed або нічого.

## Records

read-expected = очікується: { $what }.
read-expected-found = очікується: { $what }; знайдено: «{ $found }».
read-breaks-off = текст уривається; очікується: { $what }.
read-too-long = у партії може бути щонайбільше { $plies ->
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
}, разом із варіантами.

# What was expected. $what above is one of these.
expect-sgf-start = (; на початку партії
expect-sgf-end = кінець партії, )
expect-sgf-hive = GM[27], партія Hive
expect-sgf-setup = SU[hive] або SU[hive-…] із літерами з p, l, m
expect-sgf-value = значення в [ ]
expect-sgf-value-end = кінець значення, ]
expect-sgf-property = властивість, наприклад P0[3 done]
expect-sgf-property-or-sign = властивість, наприклад P0[3 done], або один зі знаків ( ; )
expect-sgf-cell = фішка, стовпець і рядок, наприклад wA1 N 13
expect-piece = фішка
expect-move = хід
expect-move-before-variation = хід перед його варіантом
expect-move-in-variation = хід на початку варіанта
expect-variation-end = кінець варіанта, )
expect-comment-end = кінець коментаря
expect-tag = позначка, наприклад { "[White \"…\"]" }
expect-tag-end = кінець позначки, ]
