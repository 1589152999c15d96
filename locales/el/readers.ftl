# What is wrong with a move or a record that cannot be read. These end other sentences, behind a colon: they begin with a
# small letter and close with a full stop. Only the names of things that were expected, at the end, have no full stop.

## Where

read-in-line = γραμμή { $line }: { $what }
read-at-ply = γραμμή { $line }, κίνηση { $ply }: { $what }
# $what is a whole sentence or ends one.
read-move = «{ $text }»: { $what }

## Moves

read-move-empty = χρειάζεται μια κίνηση όπως wA1 bQ- ή pass.
read-move-piece = χρειάζεται ένα κομμάτι όπως wQ, bA1 ή wM (w ή b, ένα από τα QSBGAMLP, και αριθμός αν υπάρχουν πολλά), ή pass.
read-move-reference = μετά το κομμάτι χρειάζεται μια αναφορά όπως bQ-, /wA1 ή wB1: ένα κομμάτι με -, / ή \ πριν ή μετά, ή μόνο του.
read-reference-missing = μετά το κομμάτι χρειάζεται μια αναφορά όπως bQ-.
read-reference-not-placed = { $piece_the } δεν είναι στο ταμπλό, οπότε τίποτα δεν τοποθετείται με αναφορά σε αυτό το κομμάτι.
read-nothing-to-refer-to = η πρώτη κίνηση μιας παρτίδας δεν έχει αναφορά.

## GameStrings

read-game-type = χρειάζεται είδος παρτίδας: Base, ή Base+ και γράμματα από τα M, L, P.
read-game-status = χρειάζεται η κατάσταση της παρτίδας: NotStarted, InProgress, Draw, WhiteWins ή BlackWins.
read-game-turn = χρειάζεται γύρος όπως White[1] ή Black[12].

## Positions

read-position-fields = χρειάζεται μια θέση όπως Base+M wQbQ/wM w3 - (είδος παρτίδας, κελιά, πλευρά και γύρος, κομμάτι που ξεκουράζεται ή -, και printed αν η Βασίλισσα μπορεί να μπει πρώτη).
read-position-cell = χρειάζεται κομμάτι, στοίβα όπως (bAwB), τελεία ή κάθετος στον χαρακτήρα { $at } των κελιών.
read-position-no-such-piece = το κομμάτι στον χαρακτήρα { $at } των κελιών υπάρχει ήδη εκεί ή δεν υπάρχει καθόλου.
read-position-not-in-game = { $piece_the } δεν συμμετέχει σε αυτό το είδος παρτίδας.
read-position-out-of-order = { $piece_the } είναι στο ταμπλό, αλλά όχι τα όμοια κομμάτια που μπαίνουν πριν.
read-position-cannot-climb = { $piece_the } δεν μπορεί να βρίσκεται πάνω σε άλλο κομμάτι.
read-position-split = τα κομμάτια δεν σχηματίζουν μία κυψέλη.
read-position-too-large = η κυψέλη είναι μεγαλύτερη απ’ όσο γίνεται με αυτά τα κομμάτια.
read-position-turn = χρειάζονται πλευρά και γύρος όπως w3 ή b12, ή μόνο η πλευρά.
read-position-too-many = { $color ->
    [white] τα Λευκά έχουν στο ταμπλό περισσότερα κομμάτια από τους γύρους που έπαιξαν.
   *[black] τα Μαύρα έχουν στο ταμπλό περισσότερα κομμάτια από τους γύρους που έπαιξαν.
}
read-position-resting = για το κομμάτι που ξεκουράζεται χρειάζεται - ή ένα κομμάτι χωρίς τίποτα πάνω του.
read-position-opening = μετά το κομμάτι που ξεκουράζεται χρειάζεται printed ή τίποτα.

## Records

read-expected = χρειάζεται: { $what }.
read-expected-found = χρειάζεται: { $what }· βρέθηκε: «{ $found }».
read-breaks-off = το κείμενο διακόπτεται· χρειάζεται: { $what }.
read-too-long = μια παρτίδα έχει το πολύ { $plies } κινήσεις, μαζί με τις βαριάντες.

# What was expected. $what above is one of these.
expect-sgf-start = (; στην αρχή μιας παρτίδας
expect-sgf-end = το τέλος της παρτίδας, )
expect-sgf-hive = GM[27], μια παρτίδα Hive
expect-sgf-setup = SU[hive], ή SU[hive-…] με γράμματα από τα p, l, m
expect-sgf-value = μια τιμή μέσα σε [ ]
expect-sgf-value-end = το τέλος μιας τιμής, ]
expect-sgf-property = μια ιδιότητα όπως P0[3 done]
expect-sgf-property-or-sign = μια ιδιότητα όπως P0[3 done], ή ένα από τα ( ; )
expect-sgf-cell = ένα κομμάτι, μια στήλη και μια γραμμή, όπως wA1 N 13
expect-piece = ένα κομμάτι
expect-move = μια κίνηση
expect-move-before-variation = μια κίνηση πριν από τη βαριάντα της
expect-move-in-variation = μια κίνηση στην αρχή μιας βαριάντας
expect-variation-end = το τέλος μιας βαριάντας, )
expect-comment-end = το τέλος ενός σχολίου
expect-tag = μια ετικέτα όπως { "[White \"…\"]" }
expect-tag-end = το τέλος μιας ετικέτας, ]
