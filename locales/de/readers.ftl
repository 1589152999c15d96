# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = Zeile { $line }: { $what }
read-at-ply = Zeile { $line }, Zug { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = „{ $text }“: { $what }

## Moves

read-move-empty = erwartet wird ein Zug wie wA1 bQ- oder pass.
read-move-piece = erwartet wird ein Stein wie wQ, bA1 oder wM (w oder b, einer von QSBGAMLP und eine Zahl, wenn es mehrere gibt) oder pass.
read-move-reference = erwartet wird nach dem Stein ein Bezug wie bQ- oder /wA1 oder wB1: ein Stein mit -, / oder \ davor oder dahinter, oder allein.
read-reference-missing = erwartet wird nach dem Stein ein Bezug wie bQ-.
read-reference-not-placed = { $piece_the } liegt nicht auf dem Brett, also kann nichts daneben kommen.
read-nothing-to-refer-to = der erste Zug einer Partie hat keinen Bezug.

## GameStrings

read-game-type = erwartet wird eine Spielart: Base, oder Base+ und einige der Buchstaben M, L, P.
read-game-status = erwartet wird, wie die Partie steht: NotStarted, InProgress, Draw, WhiteWins oder BlackWins.
read-game-turn = erwartet wird, wer am Zug ist, wie White[1] oder Black[12].

## Positions

read-position-fields = erwartet wird eine Stellung wie Base+M wQbQ/wM w3 - (Spielart, Felder, Seite und Zug, ruhender Stein oder -, und printed, wenn die Königin zuerst kommen darf).
read-position-cell = erwartet wird ein Stein, ein Stapel wie (bAwB), ein Punkt oder ein Schrägstrich an Stelle { $at } der Felder.
read-position-no-such-piece = den Stein an Stelle { $at } der Felder gibt es schon, oder es gibt ihn gar nicht.
read-position-not-in-game = { $piece_the } spielt in dieser Spielart nicht mit.
read-position-out-of-order = { $piece_the } liegt auf dem Brett, aber nicht alle gleichen Steine, die vorher kommen.
read-position-cannot-climb = { $piece_the } kann nicht auf einem anderen Stein stehen.
read-position-split = die Steine bilden nicht einen einzigen Schwarm.
read-position-too-large = der Schwarm ist größer, als er mit diesen Steinen werden kann.
read-position-turn = erwartet werden Seite und Zug wie w3 oder b12, oder die Seite allein.
read-position-too-many = { $color ->
    [white] weiße Steine liegen mehr auf dem Brett, als Weiß bisher Züge hatte.
   *[black] schwarze Steine liegen mehr auf dem Brett, als Schwarz bisher Züge hatte.
}
read-position-resting = erwartet wird als ruhender Stein - oder ein Stein, auf dem nichts steht.
read-position-opening = erwartet wird nach dem ruhenden Stein printed oder nichts.

## Records

read-expected = erwartet: { $what }.
read-expected-found = erwartet: { $what }; gefunden: „{ $found }“.
read-breaks-off = der Text bricht ab; erwartet: { $what }.
read-too-long = eine Partie darf höchstens { $plies } Züge haben, Varianten mitgezählt.

# What was expected. $what above is one of these.
expect-sgf-start = (; am Anfang einer Partie
expect-sgf-end = das Ende der Partie, )
expect-sgf-hive = GM[27], eine Partie Hive
expect-sgf-setup = SU[hive] oder SU[hive-…] mit einigen der Buchstaben p, l, m
expect-sgf-value = ein Wert in [ ]
expect-sgf-value-end = das Ende eines Werts, ]
expect-sgf-property = eine Eigenschaft wie P0[3 done]
expect-sgf-property-or-sign = eine Eigenschaft wie P0[3 done] oder eines von ( ; )
expect-sgf-cell = ein Stein, eine Spalte und eine Reihe wie wA1 N 13
expect-piece = ein Stein
expect-move = ein Zug
expect-move-before-variation = ein Zug vor seiner Variante
expect-move-in-variation = ein Zug am Anfang einer Variante
expect-variation-end = das Ende einer Variante, )
expect-comment-end = das Ende eines Kommentars
expect-tag = eine Angabe wie { "[White \"…\"]" }
expect-tag-end = das Ende einer Angabe, ]
