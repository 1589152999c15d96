# What the server cannot do, and what to do instead. In problem-unreadable-record and in the notes, $expected and $reason
# are from readers.ftl, and close the sentence; what is expected of a request or a message is said in English.

## What is asked for

problem-no-such-address = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
problem-wrong-method = Αυτή η διεύθυνση δεν δέχεται τέτοιο αίτημα: δες το εγχειρίδιο της διεπαφής.
problem-no-such-game = Δεν υπάρχει τέτοια παρτίδα, ή δεν υπάρχει πια.
problem-no-such-chapter = Οι κανόνες δεν έχουν τέτοιο κεφάλαιο.
problem-no-such-exercise = Δεν υπάρχει τέτοια άσκηση.
problem-unreadable-position = Αυτό δεν είναι θέση: { $expected }
problem-too-many-moves = Από μια θέση δοκιμάζονται το πολύ { $limit } κινήσεις.
problem-unreadable-query = Το «{ $text }» δεν είναι τιμή για το «{ $name }».
problem-unreadable-body = Το αίτημα δεν διαβάζεται: { $expected }.
problem-body-too-large = Το αίτημα είναι πολύ μεγάλο: το όριο είναι { $kilobytes } kB.
problem-too-slow = Το αίτημα άργησε πολύ. Δοκίμασε ξανά.
problem-not-a-socket = Αυτή η διεύθυνση είναι μόνο για web sockets.
problem-unreadable-record = Αυτό δεν διαβάζεται ως παρτίδα: { $expected }
problem-unreadable-archive = Το συμπιεσμένο αρχείο δεν διαβάζεται: { $reason }.
problem-no-game-string = Αυτή η παρτίδα αρχίζει με κομμάτια στο ταμπλό, και μια GameString δεν μπορεί να το πει: διάλεξε PGN ή SGF.

## What is said about a record that was opened

note-unknown-format = χρειάζεται GameString, PGN, SGF του BoardSpace ή συμβολοσειρά θέσης.
note-read-up-to = Η παρτίδα διαβάστηκε ως εδώ: { $reason }
note-unreadable-game = Αυτή η παρτίδα δεν διαβάζεται: { $reason }
note-printed-opening = Κίνηση { $ply }: η Βασίλισσα μπαίνει πρώτη, όπως επιτρέπουν οι έντυποι κανόνες.
note-past-draw = Κίνηση { $ply }: η θέση εμφανίζεται για τρίτη φορά, κι όμως η παρτίδα συνεχίζεται.
note-after-end = Η κίνηση { $ply } παραλείφθηκε, γιατί η παρτίδα τελειώνει πριν.
note-bare-done = Κίνηση { $ply }: δεν κινήθηκε τίποτα, και αυτό θεωρήθηκε πάσο.
note-idle-done = Κίνηση { $ply }: δεν κινήθηκε τίποτα, ενώ το πάσο δεν επιτρεπόταν· παραλείφθηκε.
note-grid-taken = Κίνηση { $ply }: στήλη και γραμμή δείχνουν άλλο κελί από το διπλανό κομμάτι· ισχύουν η στήλη και η γραμμή.
note-reference-taken = Κίνηση { $ply }: στήλη και γραμμή δείχνουν άλλο κελί από το διπλανό κομμάτι· ισχύει το κομμάτι.
note-variation-as-comment = Κίνηση { $ply }: μια βαριάντα δεν διαβάζεται και κρατιέται ως σχόλιο.
note-result-differs = Η καταγραφή λέει { $stated }, οι κανόνες λένε { $by_rules }.
note-tag-left-out = Μια ετικέτα παραλείφθηκε, γιατί είναι πάρα πολλές.
note-text-cleaned = Ονόματα ή σχόλια περιείχαν χαρακτήρες ελέγχου ή αόρατους χαρακτήρες, που παραλείφθηκαν.
note-more = Υπάρχουν κι άλλες παρατηρήσεις, που δεν αναφέρονται εδώ.
note-games-left-out = { $count ->
    [one] Άνοιξε μόνο η πρώτη παρτίδα.
   *[other] Άνοιξαν μόνο οι πρώτες { $count } παρτίδες.
}
note-variations-left-out = { $count ->
    [one] Παραλείφθηκε μία κίνηση βαριάντας.
   *[other] Παραλείφθηκαν { $count } κινήσεις από βαριάντες.
}

## A game to be made

problem-unknown-game-type = Το «{ $text }» δεν είναι είδος παρτίδας: χρειάζεται Base, ή Base+ και κάποια από τα γράμματα M, L, P.
problem-unknown-level = Δεν υπάρχει επίπεδο { $level }: διάλεξε από 1 ως 10.
problem-unusable-clock = Τέτοιο ρολόι δεν ρυθμίζεται: χρειάζεται πάνω από μηδέν και το πολύ { $hours } ώρες, και το πολύ μία ώρα ανά κίνηση.
problem-key-too-long = Ένα κλειδί ή το όνομα μιας εντολής έχει από 1 ως { $characters } χαρακτήρες, όλους εκτυπώσιμους.
problem-unusable-name = Ένα όνομα δεν έχει αλλαγές γραμμής, χαρακτήρες ελέγχου ούτε αόρατους χαρακτήρες.
problem-no-such-ply = { $plies ->
    [0] Η παρτίδα δεν έχει ακόμη κινήσεις, οπότε δεν υπάρχει κίνηση { $ply }.
    [one] Η παρτίδα έχει μόνο μία κίνηση, οπότε δεν υπάρχει κίνηση { $ply }.
   *[other] Η παρτίδα έχει μόνο { $plies } κινήσεις, οπότε δεν υπάρχει κίνηση { $ply }.
}

## An engine at a table

problem-not-thinking = Καμία μηχανή δεν σκέφτεται κίνηση αυτή τη στιγμή.

## Limits

problem-too-many-games = Ο διακομιστής κρατάει { $limit } παρτίδες και δεν έχει χώρο για άλλες: διάγραψε πρώτα μερικές.
problem-too-many-tables = Παίζονται { $limit } παρτίδες και ο διακομιστής δεν έχει χώρο για άλλες: δοκίμασε ξανά σε ένα λεπτό.
problem-too-many-sockets = Είναι ανοιχτές { $limit } συνδέσεις και ο διακομιστής δεν έχει χώρο για άλλες: δοκίμασε ξανά σε ένα λεπτό.
problem-too-many-sockets-here = Από τη διεύθυνσή σου είναι ήδη ανοιχτές { $limit } συνδέσεις: κλείσε πρώτα μία.
problem-too-many-requests = Έρχονται πάρα πολλά αιτήματα από τη διεύθυνσή σου: δοκίμασε ξανά σε { $seconds } δευτ.
problem-too-many-new-games = Από τη διεύθυνσή σου ξεκίνησαν πολλές παρτίδες σε λίγο χρόνο: η επόμενη μπορεί να γίνει σε { $seconds } δευτ.
problem-too-many-imports = Από τη διεύθυνσή σου άνοιξαν πολλές καταγραφές σε λίγο χρόνο: η επόμενη μπορεί να ανοίξει σε { $seconds } δευτ.
problem-too-many-searches = Από τη διεύθυνσή σου ζητήθηκαν πολλά από τις μηχανές σε λίγο χρόνο: ρώτα ξανά σε { $seconds } δευτ.
problem-too-many-watched = Μια σύνδεση παρακολουθεί το πολύ { $limit } παρτίδες: σταμάτα πρώτα να παρακολουθείς μία.
problem-engines-busy = Οι μηχανές έχουν περισσότερη δουλειά απ’ όση προλαβαίνουν: δοκίμασε ξανά σε ένα λεπτό.
problem-table-busy = Πάρα πολλά αιτήματα μαζί για αυτή την παρτίδα: δοκίμασε ξανά σε λίγο.

## The socket

problem-unreadable-message = Το μήνυμα δεν διαβάζεται: { $expected }.
problem-not-text = Το μήνυμα δεν διαβάζεται: περιμέναμε κείμενο και ήρθαν byte.
problem-message-too-long = Το μήνυμα είναι πολύ μεγάλο: το όριο είναι { $kilobytes } kB.
problem-too-fast = Τα μηνύματά σου έρχονται πολύ γρήγορα: περίμενε λίγο.

## Who asks

problem-foreign-host = Το «{ $host }» δεν είναι όνομα αυτού του διακομιστή: άνοιξέ τον με τη δική του διεύθυνση, ή ζήτησε να ξεκινήσει με --public και αυτό το όνομα.
problem-foreign-origin = Οι σελίδες του «{ $origin }» δεν επιτρέπεται να χρησιμοποιούν αυτόν τον διακομιστή.

## What is wrong with us

problem-store = Η παρτίδα δεν αποθηκεύτηκε, οπότε δεν άλλαξε τίποτα: δοκίμασε ξανά, και δες την αιτία στο αρχείο καταγραφής του διακομιστή.
problem-unknown-outcome = Η βάση δεδομένων διακόπηκε την τελευταία στιγμή, οπότε δεν είναι γνωστό αν αποθηκεύτηκε: δοκίμασε ξανά, τίποτα δεν γίνεται δύο φορές.
problem-contended = Ένα άλλο πρόγραμμα αλλάζει συνεχώς αυτή την παρτίδα, οπότε δεν άλλαξε τίποτα: δοκίμασε ξανά σε λίγο.
problem-store-unavailable = Η βάση δεδομένων δεν αποθηκεύει τίποτα αυτή τη στιγμή: δες την αιτία στο αρχείο καταγραφής του διακομιστή.
problem-damaged = Όσα είναι αποθηκευμένα για αυτή την παρτίδα έχουν καταστραφεί: δες τι συμβαίνει στο αρχείο καταγραφής του διακομιστή.
problem-closing = Ο διακομιστής τερματίζεται.
problem-no-web = Αυτό το skep μεταγλωττίστηκε χωρίς τις σελίδες: τρέξε cargo xtask play, ή npm ci και npm run build στο web/ και μεταγλώττισέ το ξανά.
