# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = wiersz { $line }: { $what }
read-at-ply = wiersz { $line }, ruch { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = „{ $text }”: { $what }

## Moves

read-move-empty = oczekiwano ruchu, na przykład wA1 bQ- albo pass.
read-move-piece = oczekiwano płytki, na przykład wQ, bA1 lub wM (w albo b, jedna z liter QSBGAMLP i numer, jeśli takich płytek jest kilka), albo pass.
read-move-reference = po płytce oczekiwano odniesienia, na przykład bQ-, /wA1 lub wB1: płytki ze znakiem -, / albo \ przed nią lub po niej albo bez znaku.
read-reference-missing = po płytce oczekiwano odniesienia, na przykład bQ-.
read-reference-not-placed = { $piece_genitive } nie ma na planszy, więc nie można się do tej płytki odnieść.
read-nothing-to-refer-to = pierwszy ruch partii nie ma odniesienia.

## GameStrings

read-game-type = oczekiwano typu gry: Base albo Base+ i liter spośród M, L, P.
read-game-status = oczekiwano stanu partii: NotStarted, InProgress, Draw, WhiteWins albo BlackWins.
read-game-turn = oczekiwano tury, na przykład White[1] albo Black[12].

## Positions

read-position-fields = oczekiwano pozycji, na przykład Base+M wQbQ/wM w3 - (typ gry, pola, strona i tura, odpoczywająca płytka albo -, oraz printed, jeśli królowa może być pierwsza).
read-position-cell = na znaku { $at } pól oczekiwano płytki, stosu, na przykład (bAwB), kropki albo ukośnika.
read-position-no-such-piece = płytka na znaku { $at } pól już jest na planszy albo nie istnieje.
read-position-not-in-game = { $piece } nie bierze udziału w partiach tego typu.
read-position-out-of-order = { $piece } jest na planszy, ale brakuje takich samych płytek, które wchodzą wcześniej.
read-position-cannot-climb = { $piece } nie może stać na innej płytce.
read-position-split = płytki nie tworzą jednego roju.
read-position-too-large = rój jest większy, niż da się ułożyć z płytek.
read-position-turn = oczekiwano strony i tury, na przykład w3 albo b12, lub samej strony.
read-position-too-many = { $color ->
    [white] białe mają na planszy więcej płytek, niż miały dotąd tur.
   *[black] czarne mają na planszy więcej płytek, niż miały dotąd tur.
}
read-position-resting = w miejscu odpoczywającej płytki oczekiwano - albo płytki, na której nic nie stoi.
read-position-opening = po odpoczywającej płytce oczekiwano printed albo niczego.

## Records

read-expected = oczekiwano: { $what }.
read-expected-found = oczekiwano: { $what }; jest: „{ $found }”.
read-breaks-off = tekst się urywa; oczekiwano: { $what }.
read-too-long = partia może mieć najwyżej { $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
    [many] { $plies } ruchów
   *[other] { $plies } ruchu
}, razem z wariantami.

# What was expected. $what above is one of these.
expect-sgf-start = (; na początku partii
expect-sgf-end = koniec partii, )
expect-sgf-hive = GM[27], partia Hive
expect-sgf-setup = SU[hive] albo SU[hive-…] z literami spośród p, l, m
expect-sgf-value = wartość w [ ]
expect-sgf-value-end = koniec wartości, ]
expect-sgf-property = właściwość, na przykład P0[3 done]
expect-sgf-property-or-sign = właściwość, na przykład P0[3 done], albo jeden ze znaków ( ; )
expect-sgf-cell = płytka, kolumna i rząd, na przykład wA1 N 13
expect-piece = płytka
expect-move = ruch
expect-move-before-variation = ruch przed jego wariantem
expect-move-in-variation = ruch na początku wariantu
expect-variation-end = koniec wariantu, )
expect-comment-end = koniec komentarza
expect-tag = znacznik, na przykład { "[White \"…\"]" }
expect-tag-end = koniec znacznika, ]
