# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Κλείσιμο
part-cancel = Άκυρο
# The name on a key of the keyboard; Greek keyboards have the English names.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Home
    [End] End
    [PageUp] Page up
    [PageDown] Page down
    [Enter] Enter
    [Space] Κενό
    [Escape] Esc
    [Shift] Shift
   *[other] { $key }
}

## Frame

frame-skip = Μετάβαση στο περιεχόμενο
frame-home = skep: αρχική σελίδα
frame-pages = Σελίδες
frame-start = Αρχική
frame-new = Νέα παρτίδα
frame-learn = Μάθηση
frame-games = Παρτίδες
frame-help = Βοήθεια
frame-settings = Ρυθμίσεις
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Σκούρα χρώματα
   *[light] Ανοιχτά χρώματα
}

## First page

start-title = Παίξε Hive
start-heading = Μια ήσυχη γωνιά για Hive
start-lead = Περικύκλωσε την αντίπαλη Βασίλισσα πριν περικυκλωθεί η δική σου. Χωρίς λογαριασμό, χωρίς αναμονή: ο αντίπαλός σου μένει εδώ.
start-play = Παίξε τώρα
start-play-note = Έχεις τα Λευκά, με αντίπαλο το επίπεδο { $level }.
start-learn = Μάθε το παιχνίδι
start-new = Άλλη παρτίδα
start-open = Εισαγωγή παρτίδας
start-insects = Ή διάλεξε το έντομο που θα βγει πρώτο:
# $bug is one of the eight kinds.
start-insect = Ξεκίνα με { bug.acc }
start-games = Παρτίδες σε εξέλιξη
start-all-games = Όλες οι παρτίδες

## Who plays, and how a game stands

player-you = Εσύ
player-engine = Επίπεδο { $level }
player-named = { $name }
player-side = { $color ->
    [white] Λευκά
   *[black] Μαύρα
}

standing-your-turn = Σειρά σου
standing-their-turn = Ο αντίπαλος σκέφτεται
standing-to-move = { $color ->
    [white] Παίζουν τα Λευκά
   *[black] Παίζουν τα Μαύρα
}
standing-imported = Από καταγραφή
standing-aborted = Διακόπηκε
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Ισοπαλία: περικυκλωμένες και οι δύο Βασίλισσες
    [repetition] Ισοπαλία με επανάληψη
    [agreement] Ισοπαλία με συμφωνία
   *[other] Ισοπαλία
}
standing-won = { $reason ->
    [surrounded] Κέρδισες: η αντίπαλη Βασίλισσα περικυκλώθηκε
    [resignation] Κέρδισες: ο αντίπαλος παραιτήθηκε
    [time] Κέρδισες στον χρόνο
   *[other] Κέρδισες
}
standing-lost = { $reason ->
    [surrounded] Έχασες: η Βασίλισσά σου περικυκλώθηκε
    [resignation] Παραιτήθηκες
    [time] Έχασες στον χρόνο
   *[other] Έχασες
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Κέρδισαν τα Λευκά: η μαύρη Βασίλισσα περικυκλώθηκε
       *[black] Κέρδισαν τα Μαύρα: η λευκή Βασίλισσα περικυκλώθηκε
    }
    [resignation] { $color ->
        [white] Κέρδισαν τα Λευκά: τα Μαύρα παραιτήθηκαν
       *[black] Κέρδισαν τα Μαύρα: τα Λευκά παραιτήθηκαν
    }
    [time] { $color ->
        [white] Κέρδισαν τα Λευκά στον χρόνο
       *[black] Κέρδισαν τα Μαύρα στον χρόνο
    }
   *[other] { $color ->
        [white] Κέρδισαν τα Λευκά
       *[black] Κέρδισαν τα Μαύρα
    }
}

card-title = { $white } – { $black }
card-plies = { $count ->
    [0] δεν άρχισε
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
}
card-menu = Περισσότερα: { $title }

## New game

new-title = Νέα παρτίδα
new-opponent = Αντίπαλος
new-opponent-name = { $opponent ->
    [engine] Η μηχανή
    [person] Κάποιος εδώ
   *[watch] Δύο μηχανές
}
new-level = Επίπεδο
new-level-white = Επίπεδο των Λευκών
new-level-black = Επίπεδο των Μαύρων
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Επίπεδο { $level }. { $about }
new-side = Η πλευρά σου
new-side-name = { $side ->
    [white] Λευκά
    [black] Μαύρα
   *[random] Στην τύχη
}
new-insects = Έντομα
new-insects-note = Η Βασίλισσα, τα Μυρμήγκια, οι Αράχνες, οι Ακρίδες και τα Σκαθάρια παίζουν πάντα. Μπορούν να προστεθούν:
new-expansion = { $expansion ->
    [M] Κουνούπι
    [L] Πασχαλίτσα
   *[P] Ισόποδο
}
new-expansion-note = { $expansion ->
    [M] Κινείται όπως όποιο έντομο αγγίζει.
    [L] Τρέχει πάνω στην κυψέλη: δύο κελιά επάνω, ένα κάτω.
   *[P] Ρίχνει τους γείτονές του πάνω από το ίδιο.
}
new-rules = Κανόνες
new-opening = Πρώτη κίνηση
new-opening-name = { $opening ->
    [tournament] Όχι η Βασίλισσα
   *[printed] Οποιοδήποτε έντομο
}
new-takebacks = Αναίρεση κινήσεων
new-takebacks-name = { $takebacks ->
    [free] Πάντα
    [asked] Με άδεια
   *[never] Ποτέ
}
new-time = Χρόνος
new-clock = Παιχνίδι με ρολόι
new-clock-note = Χάνει όποιος ξεμείνει από χρόνο.
new-minutes = Χρόνος για κάθε πλευρά
new-minutes-count = { $count ->
    [one] { $count } λεπτό
   *[other] { $count } λεπτά
}
new-increment = Προσθήκη μετά από κάθε κίνηση
new-increment-count = { $count } δευτ.
new-begin = { $opponent ->
    [watch] Έναρξη και θέαση
   *[other] Έναρξη
}

## Games

games-title = Παρτίδες
games-which = Ποιες παρτίδες
games-filter = { $filter ->
    [live] Σε εξέλιξη
    [over] Τελειωμένες
   *[all] Όλες
}
games-open = Εισαγωγή παρτίδας
games-none = { $filter ->
    [live] Καμία παρτίδα δεν είναι σε εξέλιξη.
    [over] Καμία παρτίδα δεν έχει τελειώσει ακόμη.
   *[all] Καμία παρτίδα ακόμη.
}
games-none-new = Νέα παρτίδα
games-more = Περισσότερες
games-again = Ξανά
games-resume = Συνέχεια
games-review = Προβολή
games-copy = Αντιγραφή GameString
games-download = Λήψη ως { $format }
games-delete = Διαγραφή
games-delete-title = Διαγραφή αυτής της παρτίδας;
games-delete-text = Θα χαθεί οριστικά, με όλες τις κινήσεις της.
games-deleted = Η παρτίδα διαγράφηκε.

## Records

record-title = Εισαγωγή παρτίδας
record-label = Επικόλλησε εδώ μια παρτίδα ή μια θέση
record-formats = GameString, PGN, SGF του BoardSpace ή συμβολοσειρά θέσης· και πολλές μαζί σε zip ή tar. Σε κάθε σελίδα μπορείς επίσης να επικολλήσεις μια καταγραφή ή να σύρεις ένα αρχείο.
record-choose = Επιλογή αρχείου…
record-open = Άνοιγμα
record-drop = Άφησε το αρχείο για να ανοίξει
record-counts = Νέες παρτίδες: { $added }. Υπήρχαν ήδη: { $known }.
record-others = { $count ->
    [one] Το αρχείο έχει μία ακόμη παρτίδα. Είναι στον κατάλογο με τις παρτίδες.
   *[other] Το αρχείο έχει { $count } ακόμη παρτίδες. Είναι στον κατάλογο με τις παρτίδες.
}
# $note is a sentence.
record-note = { $game ->
    [0] Για αυτή την καταγραφή: { $note }
    [1] Για αυτή την παρτίδα: { $note }
   *[other] Για την παρτίδα { $game } αυτής της καταγραφής: { $note }
}

## Settings

settings-title = Ρυθμίσεις
settings-theme = Χρώματα
settings-theme-name = { $theme ->
    [light] Μέρα
    [dark] Νύχτα
   *[auto] Σύστημα
}
settings-tile-set = Κομμάτια
settings-tile-set-name = { $set ->
    [classic] Κλασικά
    [flat] Επίπεδα
   *[contrast] Υψηλή αντίθεση
}
settings-board = Ταμπλό
settings-orientation = Τα κομμάτια πατούν σε
settings-orientation-name = { $orientation ->
    [pointy] γωνία
   *[flat] πλευρά
}
settings-rotation = Στροφή κατά
settings-rotation-by = { $degrees }°
settings-numbers = Αριθμοί στα κομμάτια
settings-numbers-note = Ξεχωρίζουν το Μυρμήγκι 1 από το Μυρμήγκι 2, όπως η σημειογραφία.
settings-dim-immobile = Ξεθώριασμα όσων δεν κινούνται
settings-dim-immobile-note = Τα κομμάτια που είναι καρφωμένα, σκεπασμένα ή ξεκουράζονται φαίνονται πιο αχνά.
settings-animate = Κίνηση στην οθόνη
settings-animate-note = Τα κομμάτια κυλούν ως τη θέση τους. Ποτέ, αν το σύστημά σου ζητάει λιγότερη κίνηση.
settings-play = Παιχνίδι
settings-sound = Ήχοι
settings-sound-note = Ένα σιγανό κλικ για κάθε κίνηση, μια συγχορδία στο τέλος.
settings-confirm-moves = Επιβεβαίωση κινήσεων
settings-confirm-moves-note = Μια κίνηση μετράει μόνο αφού την επιβεβαιώσεις.
settings-hearing = Ανάγνωση και ακρόαση
settings-text-view = Θέση ως κείμενο
settings-text-view-note = Κατάλογοι κομματιών και κινήσεων, για να διαβάζεις ή να παίζεις.
settings-announce = Αναγγελία κάθε κίνησης
settings-announce-note = Για αναγνώστες οθόνης: κινήσεις, σειρά και λίγος χρόνος.
settings-language = Γλώσσα
settings-language-auto = Όπως ο περιηγητής
settings-reset = Όλα όπως στην αρχή

## Help

help-title = Βοήθεια
help-contents = Σε αυτή τη σελίδα
help-section = { $section ->
    [game] Το παιχνίδι
    [insects] Τα έντομα
    [playing] Ποντίκι και αφή
    [keyboard] Πληκτρολόγιο
    [hearing] Παιχνίδι με την ακοή
    [notation] Σημειογραφία
    [records] Καταγραφές
   *[about] Για το skep
}

help-rule-aim = Κερδίζεις όταν η αντίπαλη Βασίλισσα έχει κομμάτι και στις έξι πλευρές της, όποιου κι αν είναι. Αν περικυκλωθούν μαζί και οι δύο Βασίλισσες, είναι ισοπαλία.
help-rule-turn = Αρχίζουν τα Λευκά. Σε κάθε γύρο τοποθετείς ένα νέο κομμάτι ή κινείς ένα που είναι στο ταμπλό.
help-rule-place = Ένα νέο κομμάτι αγγίζει τουλάχιστον ένα δικό σου και κανένα της άλλης πλευράς. Μόνο το πρώτο κομμάτι των Μαύρων αγγίζει των Λευκών.
help-rule-queen = Η Βασίλισσά σου πρέπει να μπει μέσα στους τέσσερις πρώτους γύρους σου, και τίποτα δικό σου δεν κινείται πριν μπει. Στα τουρνουά, κι εδώ αν δεν διαλέξεις αλλιώς, δεν είναι το πρώτο πρώτο κομμάτι.
help-rule-move = Πραγματικό ταμπλό δεν υπάρχει: το φτιάχνουν τα κομμάτια. Μπορεί να μετακινείται και να μεγαλώνει όπου θέλει.
help-rule-one-hive = Η κυψέλη μένει ενωμένη, ακόμη κι όσο ένα κομμάτι είναι στον δρόμο. Ένα κομμάτι που την κρατάει ενωμένη δεν μπορεί να κινηθεί.
help-rule-gap = Τα κομμάτια γλιστρούν. Όπου το πέρασμα ανάμεσα σε δύο κομμάτια είναι πολύ στενό, περνούν μόνο όσα πηδούν ή σκαρφαλώνουν.
help-rule-pass = Αν δεν μπορείς ούτε να τοποθετήσεις ούτε να κινήσεις, πας πάσο αυτόματα. Αν η ίδια θέση εμφανιστεί για τρίτη φορά, είναι ισοπαλία.

help-insect = { $bug ->
    [queen] Ένα βήμα γύρω από την κυψέλη. Αν τη χάσεις, έχασες την παρτίδα.
    [beetle] Ένα βήμα προς κάθε κατεύθυνση, ακόμη και πάνω σε άλλα κομμάτια. Ό,τι βρίσκεται από κάτω του δεν μπορεί να κινηθεί.
    [grasshopper] Πηδάει σε ευθεία πάνω από ένα ή περισσότερα κομμάτια, ως το πρώτο κενό κελί πίσω τους.
    [spider] Ακριβώς τρία βήματα γύρω από την κυψέλη, χωρίς να γυρίσει πίσω.
    [ant] Όσο μακριά θέλει γύρω από την κυψέλη.
    [mosquito] Κινείται όπως όποιο κομμάτι αγγίζει. Πάνω στην κυψέλη είναι Σκαθάρι.
    [ladybug] Δύο βήματα πάνω στην κυψέλη και μετά ένα κάτω, σε κενό κελί.
   *[pillbug] Ένα βήμα γύρω από την κυψέλη. Ή παίρνει έναν γείτονα οποιουδήποτε χρώματος, τον σηκώνει πάνω από το ίδιο και τον αφήνει σε άλλη κενή πλευρά του. Ό,τι μόλις κινήθηκε μένει στην ησυχία του.
}

help-pointing-pick = Κάνε κλικ ή άγγιξε ένα κομμάτι και μετά το κελί όπου θα πάει· ή σύρε το ως εκεί. Γίνεται και από το απόθεμα και πάνω στο ταμπλό.
help-pointing-throws = Μια ρίψη παίζεται με το κομμάτι που ρίχνεται: πάρ’ το, και τα κελιά όπου μπορεί να ριχτεί σημειώνονται αλλιώς από εκείνα όπου φτάνει μόνο του.
help-pointing-stack = Για να δεις τι έχει μια στοίβα, κράτησέ την πατημένη, κάνε δεξί κλικ ή πάτησε X.
help-pointing-view = Σύρε το φόντο για να μετακινήσεις το ταμπλό· γύρισε τη ροδέλα ή τσίμπησε με δύο δάχτυλα για μεγέθυνση. Το «Όλη η κυψέλη» στο μενού της παρτίδας τα ξαναφέρνει όλα μπροστά σου.
help-pointing-history = Δες την παρτίδα με τα κουμπιά με τα βέλη, με κλικ σε μια κίνηση ή σέρνοντας το δάχτυλο πάνω στη γραμμή με τα κουμπιά.
help-pointing-illegal = Αν κάτι δεν επιτρέπεται, το κομμάτι τρέμει και εμφανίζεται ο λόγος.

help-keyboard-text = Πάτησε Tab ώσπου η εστίαση να έρθει στο ταμπλό. Μετά πήγαινε από κελί σε κελί με τα βέλη, ή με έξι γράμματα στη μέση του πληκτρολογίου: τα E και R πάνε πάνω, τα D και F στο πλάι, τα C και V κάτω.
help-keys-page = Παντού στη σελίδα μιας παρτίδας

help-hearing-text = Διάλεξε «Θέση και κινήσεις ως κείμενο» στο μενού μιας παρτίδας, ή «Θέση ως κείμενο» στις ρυθμίσεις. Η παρτίδα έχει τότε έναν κατάλογο με όλα τα κομμάτια και τους γείτονές τους, με τα αποθέματα και με τις κινήσεις που μπορείς να κάνεις.
help-hearing-type = Διάλεξε ένα κομμάτι από τον κατάλογο και μετά πού θα πάει, ή γράψε μια κίνηση με την παρακάτω σημειογραφία και πάτησε Enter.
help-hearing-announce = Κάθε κίνηση, ποιος παίζει, ένα αναγκαστικό πάσο, ο λίγος χρόνος και το τέλος της παρτίδας αναγγέλλονται την ώρα που συμβαίνουν.
help-hearing-board = Στο ταμπλό περπατάς με το πληκτρολόγιο: κάθε κελί λέει τι υπάρχει εκεί, και αν το κομμάτι που κρατάς μπορεί να πάει.

help-notation-text = Κάθε κίνηση ονομάζει ένα κομμάτι και το πού πάει, όπως φαίνεται από ένα άλλο κομμάτι. w και b είναι οι πλευρές, το γράμμα είναι το έντομο (από το αγγλικό όνομα), ο αριθμός ξεχωρίζει τα όμοια κομμάτια. Το σημάδι λέει σε ποια πλευρά: πριν από το όνομα είναι αριστερά, μετά από αυτό δεξιά.
help-notation-1 = Η πρώτη κίνηση: το πρώτο Μυρμήγκι των Λευκών, οπουδήποτε.
help-notation-2 = Το πρώτο Μυρμήγκι των Λευκών πάει δεξιά από τη μαύρη Βασίλισσα.
help-notation-3 = … πάνω αριστερά από αυτήν. Η κάθετος δείχνει πού βρίσκεται.
help-notation-4 = Το πρώτο Σκαθάρι των Λευκών ανεβαίνει πάνω στη μαύρη Βασίλισσα.
help-notation-5 = Δεν υπάρχει δυνατή κίνηση.

help-records-text = Κάθε παρτίδα αντιγράφεται ως GameString ή αποθηκεύεται ως PGN ή SGF, από τη σελίδα της ή από τον κατάλογο με τις παρτίδες. Για να ανοίξεις μια καταγραφή, επικόλλησέ την σε οποιαδήποτε σελίδα, σύρε ένα αρχείο ή διάλεξε «Εισαγωγή παρτίδας». Η διεύθυνση μιας παρτίδας μπορεί να περιέχει μια κίνηση: άνοιξέ την, και η παρτίδα εμφανίζεται σε εκείνη την κίνηση.

help-about-text = Το skep είναι ελεύθερο λογισμικό: μια μηχανή, ένας διακομιστής και αυτή η σελίδα σε ένα πρόγραμμα. Οι παρτίδες σου μένουν στον υπολογιστή που το τρέχει. Στα αγγλικά «skep» είναι η κυψέλη από άχυρο.
help-about-hive = Το Hive είναι παιχνίδι του John Yianni, από την Gen42 Games. Το skep δεν έχει σχέση με αυτούς· όλα τα σχέδια είναι δικά μας.
