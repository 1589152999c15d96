# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = regel { $line }: { $what }
read-at-ply = regel { $line }, zet { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = ‘{ $text }’: { $what }

## Moves

read-move-empty = verwacht wordt een zet zoals wA1 bQ- of pass.
read-move-piece = verwacht wordt een stuk zoals wQ, bA1 of wM (w of b, een van QSBGAMLP, en een cijfer als er meer van zijn), of pass.
read-move-reference = verwacht wordt na het stuk een verwijzing zoals bQ- of /wA1 of wB1: een stuk met -, / of \ ervoor of erachter, of alleen.
read-reference-missing = verwacht wordt na het stuk een verwijzing zoals bQ-.
read-reference-not-placed = { $piece_the } ligt niet op het bord, dus ernaast kan niets komen.
read-nothing-to-refer-to = de eerste zet van een partij heeft geen verwijzing.

## GameStrings

read-game-type = verwacht wordt een speltype: Base, of Base+ en enkele van de letters M, L, P.
read-game-status = verwacht wordt hoe de partij ervoor staat: NotStarted, InProgress, Draw, WhiteWins of BlackWins.
read-game-turn = verwacht wordt een beurt zoals White[1] of Black[12].

## Positions

read-position-fields = verwacht wordt een stelling zoals Base+M wQbQ/wM w3 - (speltype, velden, kant en beurt, rustend stuk of -, en printed als de koningin als eerste mag komen).
read-position-cell = verwacht wordt een stuk, een stapel zoals (bAwB), een punt of een schuine streep bij teken { $at } van de velden.
read-position-no-such-piece = het stuk bij teken { $at } van de velden is er al of bestaat niet.
read-position-not-in-game = { $piece_the } doet in dit speltype niet mee.
read-position-out-of-order = { $piece_the } ligt op het bord, maar niet alle gelijke stukken die eerder komen.
read-position-cannot-climb = { $piece_the } kan niet op een ander stuk staan.
read-position-split = de stukken vormen niet één korf.
read-position-too-large = de korf is groter dan hij met deze stukken kan worden.
read-position-turn = verwacht worden kant en beurt zoals w3 of b12, of alleen de kant.
read-position-too-many = { $color ->
    [white] wit heeft meer stukken op het bord dan beurten gehad.
   *[black] zwart heeft meer stukken op het bord dan beurten gehad.
}
read-position-resting = verwacht wordt als rustend stuk - of een stuk waar niets op staat.
read-position-opening = verwacht wordt na het rustende stuk printed, of niets.

## Records

read-expected = verwacht: { $what }.
read-expected-found = verwacht: { $what }; gevonden: ‘{ $found }’.
read-breaks-off = de tekst breekt af; verwacht: { $what }.
read-too-long = een partij mag hoogstens { $plies } zetten hebben, varianten meegeteld.

# What was expected. $what above is one of these.
expect-sgf-start = (; aan het begin van een partij
expect-sgf-end = het einde van de partij, )
expect-sgf-hive = GM[27], een partij Hive
expect-sgf-setup = SU[hive], of SU[hive-…] met enkele van de letters p, l, m
expect-sgf-value = een waarde in [ ]
expect-sgf-value-end = het einde van een waarde, ]
expect-sgf-property = een eigenschap zoals P0[3 done]
expect-sgf-property-or-sign = een eigenschap zoals P0[3 done], of een van ( ; )
expect-sgf-cell = een stuk, een kolom en een rij zoals wA1 N 13
expect-piece = een stuk
expect-move = een zet
expect-move-before-variation = een zet voor zijn variant
expect-move-in-variation = een zet aan het begin van een variant
expect-variation-end = het einde van een variant, )
expect-comment-end = het einde van een commentaar
expect-tag = een gegeven zoals { "[White \"…\"]" }
expect-tag-end = het einde van een gegeven, ]
