# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: παίξε Hive
manifest-description = Το επιτραπέζιο Hive, με αντιπάλους που μένουν στον δικό σου υπολογιστή.

web-unreachable = Ο διακομιστής δεν απαντάει. Τρέχει ακόμη το skep;
web-strange-answer = Ο διακομιστής έδωσε απάντηση που αυτή η σελίδα δεν καταλαβαίνει (κωδικός { $status }).

## Connection

connection-lost = Δεν υπάρχει σύνδεση. Οι κινήσεις σου κρατιούνται και θα σταλούν μόλις επανέλθει.
connection-back = Η σύνδεση επανήλθε.
connection-connecting = Σύνδεση…

## The page that is not there

missing-title = Τίποτα εδώ
missing-text = Σε αυτή τη διεύθυνση δεν υπάρχει σελίδα.
missing-game = Δεν υπάρχει τέτοια παρτίδα
missing-home = Στην αρχική σελίδα

## The game around the board

play-title = { $white } – { $black }
play-title-turn = Σειρά σου: { $white } – { $black }
play-loading = Η παρτίδα φορτώνεται…
play-board = Ταμπλό
play-reserve = { $color ->
    [white] Απόθεμα των Λευκών
   *[black] Απόθεμα των Μαύρων
  }
play-side = { $color ->
    [white] Λευκά
   *[black] Μαύρα
  }
play-clock = { $color ->
    [white] Χρόνος των Λευκών
   *[black] Χρόνος των Μαύρων
  }
play-thinking = σκέφτεται
play-thinking-long = Βάθος: { $depth } { $depth ->
    [one] ημικίνηση
   *[other] ημικινήσεις
  }
thought-score = Αξιολόγηση { $score }.
thought-win = { $moves ->
    [one] Βλέπει νίκη σε μία κίνηση.
   *[other] Βλέπει νίκη σε { $moves } κινήσεις.
}
thought-loss = { $moves ->
    [one] Βλέπει ήττα σε μία κίνηση.
   *[other] Βλέπει ήττα σε { $moves } κινήσεις.
}
thought-line = Περιμένει { $line }.
play-to-move = σειρά
play-winner = νίκη

turn-yours = Σειρά σου.
turn = { $color ->
    [white] Παίζουν τα Λευκά.
   *[black] Παίζουν τα Μαύρα.
  }
turn-queen-due = Η Βασίλισσα πρέπει να μπει τώρα.
turn-first = Πάρε ένα έντομο από το απόθεμά σου και βάλ’ το στο ταμπλό.
turn-sending = Η κίνηση θα σταλεί μόλις υπάρξει σύνδεση.
turn-thinking = Η μηχανή σκέφτεται.

play-past = Κίνηση { $ply } από { $plies }
play-past-start = Πριν από την πρώτη κίνηση
play-to-latest = Στην τελευταία κίνηση

## Moves

moves-title = Κινήσεις
moves-none = Καμία κίνηση ακόμη
moves-number = { $number }.
moves-pass = πάσο
moves-repeated = Αυτή η θέση έχει ξαναεμφανιστεί
moves-first = Αρχή
moves-back = Πίσω
moves-forward = Μπροστά
moves-last = Τέλος

## What one can do

do-takeback = Αναίρεση
do-hint = Υπόδειξη
do-move-now = Παίξε τώρα
do-draw = Πρόταση ισοπαλίας
do-draw-short = Ισοπαλία
do-resign = Παραίτηση
do-abort = Διακοπή
do-rematch = Ξανά
do-new = Νέα παρτίδα
do-rotate = Στροφή του ταμπλό
do-rotate-short = Στροφή
do-swap = Αλλαγή πλευρών
do-fit = Όλη η κυψέλη
do-fan = Άνοιγμα των στοιβών
do-more = Περισσότερα
do-copy = Αντιγραφή της παρτίδας (GameString)
do-link = Αντιγραφή συνδέσμου προς αυτή την κίνηση
do-pgn = Λήψη ως PGN
do-sgf = Λήψη ως SGF
do-play-on = Συνέχεια από εδώ
do-play-on-short = Συνέχεια
do-text = Θέση και κινήσεις ως κείμενο
do-text-hide = Απόκρυψη του κειμένου
do-keys = Πλήκτρα
do-record = Στοιχεία καταγραφής
done-copied = Αντιγράφηκε.
done-link = Ο σύνδεσμος αντιγράφηκε.
done-not-copied = Ο περιηγητής δεν επιτρέπει αντιγραφή εδώ. Αυτό είναι το κείμενο:

draw-title = Πρόταση ισοπαλίας;
draw-text = Αν ο αντίπαλος δεχτεί, η παρτίδα τελειώνει αμέσως και δεν κερδίζει κανείς.
draw-yes = Πρόταση

resign-title = Παραίτηση;
resign-text = Η παρτίδα τελειώνει αμέσως και κερδίζει ο αντίπαλος.
resign-text-shared = { $color ->
    [white] Τα Λευκά παραιτούνται και κερδίζουν τα Μαύρα.
   *[black] Τα Μαύρα παραιτούνται και κερδίζουν τα Λευκά.
  }
resign-yes = Παραίτηση
abort-title = Διακοπή;
abort-text = Η παρτίδα μόλις άρχισε. Τελειώνει χωρίς νικητή.
abort-yes = Διακοπή

## Offers, hints and news

offer-draw = { $color ->
    [white] Τα Λευκά προτείνουν ισοπαλία.
   *[black] Τα Μαύρα προτείνουν ισοπαλία.
  }
offer-draw-accept = Αποδοχή
offer-draw-decline = Απόρριψη
offer-draw-made = Πρότεινες ισοπαλία.
offer-takeback = { $color ->
    [white] Τα Λευκά ζητούν αναίρεση μιας κίνησης.
   *[black] Τα Μαύρα ζητούν αναίρεση μιας κίνησης.
  }
offer-takeback-allow = Αποδοχή
offer-takeback-refuse = Απόρριψη
offer-takeback-made = Ζήτησες αναίρεση της κίνησής σου.

confirm-move = Να παιχτεί: { $move };
confirm-yes = Ναι
confirm-no = Όχι ακόμη

advice-asked = Αναζήτηση καλής κίνησης…
advice-move = Δοκίμασε: { $move }.
advice-play = Παίξε την

news-pass = { $color ->
    [white] Τα Λευκά δεν μπορούν να κινηθούν και πάνε πάσο.
   *[black] Τα Μαύρα δεν μπορούν να κινηθούν και πάνε πάσο.
  }
news-draw-declined = Η ισοπαλία απορρίφθηκε.
news-takeback-refused = Η αναίρεση απορρίφθηκε.
notice-close = Κλείσιμο

## The end

result-you-win = Κέρδισες!
result-you-lose = Έχασες.
result-wins = { $color ->
    [white] Κερδίζουν τα Λευκά.
   *[black] Κερδίζουν τα Μαύρα.
  }
result-draw = Ισοπαλία.
result-abort = Η παρτίδα διακόπηκε.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] Η Βασίλισσά σου είναι περικυκλωμένη.
    [white] Η λευκή Βασίλισσα είναι περικυκλωμένη.
   *[black] Η μαύρη Βασίλισσα είναι περικυκλωμένη.
  }
end-both-surrounded = Και οι δύο Βασίλισσες είναι περικυκλωμένες.
end-repetition = Η ίδια θέση εμφανίστηκε τρεις φορές.
end-resignation = { $loser ->
    [you] Παραιτήθηκες.
    [white] Τα Λευκά παραιτήθηκαν.
   *[black] Τα Μαύρα παραιτήθηκαν.
  }
end-time = { $loser ->
    [you] Τελείωσε ο χρόνος σου.
    [white] Τελείωσε ο χρόνος των Λευκών.
   *[black] Τελείωσε ο χρόνος των Μαύρων.
  }
end-agreement = Το συμφώνησαν και οι δύο πλευρές.
end-abort = Μόλις είχε αρχίσει.
end-adjudication = Έτσι λέει η καταγραφή.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Τα Λευκά παίζουν: { $move }.
   *[black] Τα Μαύρα παίζουν: { $move }.
  }
said-thrown = Ρίψη από { $piece_acc }.
said-taken-back = { $plies ->
    [one] Αναιρέθηκε μία κίνηση.
   *[other] Αναιρέθηκαν { $plies } κινήσεις.
  }
said-draw-offered = { $color ->
    [white] Τα Λευκά προτείνουν ισοπαλία.
   *[black] Τα Μαύρα προτείνουν ισοπαλία.
  }
said-takeback-asked = { $color ->
    [white] Τα Λευκά ζητούν αναίρεση μιας κίνησης.
   *[black] Τα Μαύρα ζητούν αναίρεση μιας κίνησης.
  }
said-picked = Στο χέρι: { $piece }, { $targets ->
    [one] ένας προορισμός
   *[other] { $targets } προορισμοί
  }.
said-hint = Μια καλή κίνηση: { $move }. { $reasons }
said-ply = Κίνηση { $ply } από { $plies }. { $move }
said-start = Πριν από την πρώτη κίνηση.
said-time-left = Μένουν { $seconds } δευτερόλεπτα.
said-clocks = Χρόνος των Λευκών: { $white }, χρόνος των Μαύρων: { $black }.

move-words = { $piece } { $spot }
move-first = { $piece } ως πρώτο κομμάτι
move-pass = πάσο
spot = { $direction ->
    [right] δεξιά από { $anchor_acc }
    [lower-right] κάτω δεξιά από { $anchor_acc }
    [lower-left] κάτω αριστερά από { $anchor_acc }
    [left] αριστερά από { $anchor_acc }
    [upper-left] πάνω αριστερά από { $anchor_acc }
    [upper-right] πάνω δεξιά από { $anchor_acc }
    [up] ακριβώς πιο ψηλά από { $anchor_acc }
    [down] ακριβώς πιο χαμηλά από { $anchor_acc }
   *[top] επάνω σ{ $anchor_acc }
  }
neighbour = { $direction ->
    [right] δεξιά: { $piece }
    [lower-right] κάτω δεξιά: { $piece }
    [lower-left] κάτω αριστερά: { $piece }
    [left] αριστερά: { $piece }
    [upper-left] πάνω αριστερά: { $piece }
    [up] πάνω: { $piece }
    [down] κάτω: { $piece }
   *[upper-right] πάνω δεξιά: { $piece }
  }
neighbour-none = κανένας γείτονας

cell-empty = Κενό
cell-empty-beside = Κενό, { $spot }
cell-on = { $above } επάνω σ{ $below_acc }
cell-target = Μπορεί να πάει εδώ.
cell-target-thrown = Μπορεί να ριχτεί εδώ από { $throwers_acc }.
cell-target-both = Μπορεί να πάει εδώ, ή να ριχτεί από { $throwers_acc }.

target-first = Ως πρώτο κομμάτι
target-touching = { $spot }, σε επαφή με { $pieces_acc }

## The position and the moves as text

text-title = Η παρτίδα ως κείμενο
text-turn = Ποιος παίζει
text-position = Στο ταμπλό
text-position-none = Δεν υπάρχει τίποτα ακόμη στο ταμπλό.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] Στο απόθεμα των Λευκών: { $pieces }.
   *[black] Στο απόθεμα των Μαύρων: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] Το απόθεμα των Λευκών είναι άδειο.
   *[black] Το απόθεμα των Μαύρων είναι άδειο.
  }
text-last = Τελευταία κίνηση
text-last-none = Δεν έχει παιχτεί καμία κίνηση.
text-moves = Τι μπορείς να παίξεις
text-moves-none = Δεν υπάρχει κάτι να παιχτεί τώρα.
text-moves-intro = Διάλεξε ένα κομμάτι και μετά πού θα πάει.
text-piece = { $piece }, { $count ->
    [one] μία κίνηση
   *[other] { $count } κινήσεις
  }
text-back = Άλλο κομμάτι
text-where = Πού θα πάει { $piece_the };
text-thrown = { $target }, με ρίψη από { $throwers_acc }
text-stuck = Τι δεν μπορεί να κινηθεί
text-type = Γράψε μια κίνηση
text-type-note = Με σημειογραφία, π.χ. wA1 bQ- για το λευκό Μυρμήγκι 1 δεξιά από τη μαύρη Βασίλισσα, ή pass.
text-type-turned = Το ταμπλό είναι στραμμένο. Γράψε τις κατευθύνσεις όπως τις βλέπεις εκεί.
text-type-flat = Τα εξάγωνα έχουν επίπεδη πλευρά επάνω: ό,τι λέγεται δεξιά βρίσκεται εκεί κάτω δεξιά, και ούτω καθεξής γύρω γύρω.
text-type-play = Παίξε

## Keys

keys-title = Πλήκτρα
keys-page = Σε αυτή τη σελίδα
keys-board = Όταν η εστίαση είναι στο ταμπλό
keys-history = Μία κίνηση πίσω ή μπροστά· και τα βέλη, έξω από το ταμπλό
keys-ends = Στην πρώτη ή στην τελευταία κίνηση
keys-takeback = Αναίρεση κίνησης
keys-hint = Υπόδειξη
keys-turn = Στροφή του ταμπλό
keys-read = Ποιος παίζει και ποια ήταν η τελευταία κίνηση
keys-focus = Στο ταμπλό
keys-type = Στο κείμενο, για επιλογή ή πληκτρολόγηση κίνησης
keys-help = Αυτός ο κατάλογος
keys-more = Πώς παίζεις με πληκτρολόγιο και με ακοή

key-walk-left = Αριστερά
key-walk-right = Δεξιά
key-walk-up = Πάνω
key-walk-down = Κάτω
key-walk-up-left = Πάνω αριστερά
key-walk-up-right = Πάνω δεξιά
key-walk-down-left = Κάτω αριστερά
key-walk-down-right = Κάτω δεξιά
key-jump-to-insect = Σε ένα έντομο του ταμπλό· ξανά για το επόμενο
key-pick-from-reserve = Πάρε ένα έντομο από το απόθεμά σου
key-act = Πάρε και άφησε
key-next-target = Επόμενο δυνατό κελί
key-previous-target = Προηγούμενο δυνατό κελί
key-let-go = Παράτησέ το
key-look-into = Δες μέσα σε μια στοίβα
key-zoom-in = Πιο κοντά
key-zoom-out = Πιο μακριά
key-fit = Όλη η κυψέλη

## Playing on from a position

on-title = Συνέχεια από εδώ
on-text = Μια νέα παρτίδα αρχίζει με αυτή τη θέση. Η παλιά μένει όπως είναι.
on-opponent = Αντίπαλος
on-engine = Η μηχανή
on-person = Κάποιος σε αυτή την οθόνη
on-level = Επίπεδο
on-side = Παίζεις με
on-begin = Έναρξη
