# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.

## Pieces

# Neuter when alone. .agreed has the gender of $bug, .gen the same in the genitive; nominative and accusative are alike.
color = { $color ->
    [white] λευκό
   *[black] μαύρο
}
    .agreed = { $bug ->
        [beetle] { color }
        [ant] { color }
        [mosquito] { color }
        [pillbug] { color }
       *[other] { $color ->
            [white] λευκή
           *[black] μαύρη
        }
    }
    .gen = { $bug ->
        [beetle] { color.genneuter }
        [ant] { color.genneuter }
        [mosquito] { color.genneuter }
        [pillbug] { color.genneuter }
       *[other] { color.agreed }ς
    }
    .genneuter = { $color ->
        [white] λευκού
       *[black] μαύρου
    }

bug = { $bug ->
    [queen] Βασίλισσα
    [spider] Αράχνη
    [beetle] Σκαθάρι
    [grasshopper] Ακρίδα
    [ant] Μυρμήγκι
    [mosquito] Κουνούπι
    [ladybug] Πασχαλίτσα
   *[pillbug] Ισόποδο
}
    .acc = { $bug ->
        [queen] τη Βασίλισσα
        [spider] την Αράχνη
        [beetle] το Σκαθάρι
        [grasshopper] την Ακρίδα
        [ant] το Μυρμήγκι
        [mosquito] το Κουνούπι
        [ladybug] την Πασχαλίτσα
       *[pillbug] το Ισόποδο
    }
    .gen = { $bug ->
        [queen] Βασίλισσας
        [spider] Αράχνης
        [beetle] Σκαθαριού
        [grasshopper] Ακρίδας
        [ant] Μυρμηγκιού
        [mosquito] Κουνουπιού
        [ladybug] Πασχαλίτσας
       *[pillbug] Ισοπόδου
    }
    .nomart = { $bug ->
        [beetle] το
        [ant] το
        [mosquito] το
        [pillbug] το
       *[other] η
    }
    .startart = { $bug ->
        [beetle] Το
        [ant] Το
        [mosquito] Το
        [pillbug] Το
       *[other] Η
    }
    .accart = { $bug ->
        [beetle] το
        [ant] το
        [mosquito] το
        [pillbug] το
       *[other] τη
    }
    .genart = { $bug ->
        [beetle] του
        [ant] του
        [mosquito] του
        [pillbug] του
       *[other] της
    }

# «λευκό Μυρμήγκι 1»; with the article, the same at the beginning of a sentence, genitive and accusative.
piece = { $number ->
    [0] { color.agreed } { bug }
   *[other] { color.agreed } { bug } { $number }
}
    .the = { $number ->
        [0] { bug.nomart } { color.agreed } { bug }
       *[other] { bug.nomart } { color.agreed } { bug } { $number }
    }
    .start = { $number ->
        [0] { bug.startart } { color.agreed } { bug }
       *[other] { bug.startart } { color.agreed } { bug } { $number }
    }
    .gen = { $number ->
        [0] { bug.genart } { color.gen } { bug.gen }
       *[other] { bug.genart } { color.gen } { bug.gen } { $number }
    }
    .acc = { $number ->
        [0] { bug.accart } { color.agreed } { bug }
       *[other] { bug.accart } { color.agreed } { bug } { $number }
    }
    .pinned = { $bug ->
        [beetle] καρφωμένο
        [ant] καρφωμένο
        [mosquito] καρφωμένο
        [pillbug] καρφωμένο
       *[other] καρφωμένη
    }
    .it = { $bug ->
        [beetle] αυτό
        [ant] αυτό
        [mosquito] αυτό
        [pillbug] αυτό
       *[other] αυτήν
    }

list-two = { $row } και { $next }
list-next = { $row }, { $next }
list-last = { $row } και { $next }

## Levels of the engine

level-about = { $level ->
    [1] Ξέρει πώς κινούνται τα κομμάτια και ορμάει στη Βασίλισσά σου. Για μια πρώτη παρτίδα.
    [2] Επιτίθεται με περισσότερη λογική, αλλά ξεχνάει ακόμη να αμυνθεί.
    [3] Σταματάει μια νίκη που βλέπει να έρχεται στην επόμενη κίνηση, αλλά δεν σχεδιάζει τίποτα.
    [4] Απαντάει στις απειλές, αλλά της ξεφεύγουν πολλές ρίψεις.
    [5] Βλέπει σύντομους συνδυασμούς και ξέρει την αξία των κομματιών.
    [6] Παίζει σαν παίκτης συλλόγου: λίγες αβλεψίες και κάποιος σχεδιασμός.
    [7] Δεν αρκεί να περιμένεις το λάθος της: πρέπει να παίξεις καλύτερα.
    [8] Δύσκολα νικιέται: της ξεφεύγουν μόνο μικρά πράγματα.
    [9] Σχεδόν όλη η δύναμη, με σπάνιες αβλεψίες.
   *[10] Όλη η δύναμη, για όση ώρα την αφήνεις να σκέφτεται.
}

## Why a move is not legal

illegal-game-over = Η παρτίδα έχει τελειώσει.
illegal-pass-not-forced = Μπορείς να πας πάσο μόνο όταν δεν μπορείς ούτε να τοποθετήσεις ούτε να κινήσεις κάτι.
illegal-not-in-game = { $piece_start } δεν συμμετέχει σε αυτό το είδος παρτίδας.
illegal-not-yours = { $piece_start } ανήκει στον αντίπαλο: δεν μπορείς ούτε να τοποθετήσεις ούτε να κινήσεις αυτό το κομμάτι.
illegal-already-placed = { $piece_start } είναι ήδη στο ταμπλό.
illegal-not-placed = { $piece_start } δεν είναι ακόμη στο ταμπλό.
illegal-out-of-order = Τα όμοια κομμάτια μπαίνουν με τη σειρά των αριθμών τους: τώρα είναι η σειρά { $piece_gen }.
illegal-queen-must-wait = Η Βασίλισσα δεν μπορεί να είναι το πρώτο κομμάτι που τοποθετείς.
illegal-queen-is-due = Είναι ο τέταρτος γύρος σου: η Βασίλισσα πρέπει να μπει τώρα.
illegal-queen-not-placed = Τα κομμάτια σου θα μπορούν να κινηθούν όταν μπει η Βασίλισσά σου στο ταμπλό.
illegal-occupied = Ένα νέο κομμάτι μπαίνει σε κενό κελί.
illegal-no-friend-beside = Ένα νέο κομμάτι πρέπει να αγγίζει κάποιο δικό σου.
illegal-enemy-beside = Ένα νέο κομμάτι δεν επιτρέπεται να αγγίζει κομμάτι του αντιπάλου.
illegal-covered = Ένα άλλο κομμάτι βρίσκεται πάνω από { $piece_acc }.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_start } κρατάει ενωμένη την κυψέλη: χωρίς αυτό το κομμάτι η κυψέλη θα κοβόταν στα δύο.
   *[other] { $piece_start } κρατάει ενωμένη την κυψέλη: χωρίς αυτό το κομμάτι τίποτα δεν θα ένωνε { $cut_off_acc } με τα υπόλοιπα.
}
illegal-resting = { $piece_start } μετακινήθηκε στον αμέσως προηγούμενο γύρο και τώρα ξεκουράζεται.
illegal-same-cell = { $piece_start } βρίσκεται ήδη εκεί: μια κίνηση πρέπει να αλλάζει κάτι.
illegal-thrower-covered = Ένα άλλο κομμάτι βρίσκεται πάνω από { $piece_acc }, γι’ αυτό δεν μπορεί να γίνει ρίψη.
illegal-thrower-resting = { $piece_start } μόλις ρίχτηκε και ξεκουράζεται, γι’ αυτό δεν μπορεί να ρίξει τίποτα.
illegal-thrower-powerless = { $piece_start } μπορεί να ρίξει μόνο από το έδαφος, και μόνο όταν αγγίζει Ισόποδο που δεν έχει άλλο κομμάτι πάνω του.
illegal-not-thrown = { $piece_start } ανήκει στον αντίπαλο και κανένα δικό σου Ισόποδο δεν μπορεί να ρίξει εκεί αυτό το κομμάτι.
illegal-in-stack = { $piece_start } είναι μέρος στοίβας. Μόνο ένα κομμάτι μόνο του στο κελί του μπορεί να ριχτεί.
illegal-throw-too-narrow = Η ρίψη θα περνούσε ανάμεσα σε δύο ψηλότερες στοίβες: εκείνο το πέρασμα είναι πολύ στενό για { $piece_acc }.
illegal-cannot-climb = Εκείνο το κελί είναι πιασμένο: { $piece_the } πρέπει να καταλήξει σε κενό κελί.
illegal-too-narrow = Στη διαδρομή ένα πέρασμα είναι πολύ στενό για να περάσει { $piece_the }.
illegal-loses-contact = Δίπλα στον δρόμο προς τα εκεί δεν υπάρχει τίποτα: { $piece_the } θα άφηνε την κυψέλη.
illegal-mosquito-alone = { $piece_start } αγγίζει μόνο Κουνούπια: δεν έχει τι να δανειστεί, οπότε δεν μπορεί να κινηθεί.
illegal-mosquito-on-top = Πάνω στην κυψέλη { $piece_the } είναι Σκαθάρι: κινείται μόνο ένα κελί.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_start } κινείται μόνο ένα κελί, γλιστρώντας γύρω από την κυψέλη.
    [spider] { $piece_start } κινείται ακριβώς τρία κελιά, γλιστρώντας γύρω από την κυψέλη.
    [beetle] { $piece_start } κινείται μόνο ένα κελί, ακόμη και πάνω σε άλλα κομμάτια.
    [grasshopper] { $piece_start } πηδάει σε ευθεία πάνω από μια σειρά κομματιών, ως το πρώτο κενό κελί.
    [ant] { $piece_start } δεν μπορεί να γλιστρήσει ως εκείνο το κελί γύρω από την κυψέλη.
    [mosquito] { $piece_start } κινείται όπως ένα από τα κομμάτια που αγγίζει, και κανένα τους δεν φτάνει εκεί.
    [ladybug] { $piece_start } κινείται δύο κελιά πάνω στην κυψέλη και μετά κατεβαίνει ένα.
   *[pillbug] { $piece_start } κινείται μόνο ένα κελί, γλιστρώντας γύρω από την κυψέλη.
}

## Why a wish is refused

refusal-not-a-player = Μόνο οι δύο παίκτες μπορούν να το κάνουν αυτό.
refusal-not-the-table = Μόνο ο διακομιστής μπορεί να το κάνει αυτό.
refusal-not-allowed = Δεν επιτρέπεται να το κάνεις αυτό εδώ.
refusal-engine-seat = Αυτή την πλευρά την παίζει η μηχανή.
refusal-imported = Αυτή η παρτίδα προέρχεται από καταγραφή και μόνο τη βλέπεις· μπορείς όμως να συνεχίσεις από κάποια θέση της.
refusal-not-your-turn = Είναι η σειρά του αντιπάλου.
refusal-stale = Στο μεταξύ η παρτίδα προχώρησε: ρίξε άλλη μια ματιά.
refusal-too-late-to-abort = Έχουν παίξει και οι δύο πλευρές, οπότε η παρτίδα δεν διακόπτεται πια· μπορείς να παραιτηθείς.
refusal-no-such-offer = Δεν υπάρχει πρόταση για να απαντήσεις.
refusal-offered-already = Το έχεις ήδη ζητήσει: περίμενε να απαντήσει ή να παίξει ο αντίπαλος.
refusal-move-before-offer = Κάνε πρώτα μια κίνηση και μετά πρότεινε ξανά ισοπαλία.
refusal-no-takebacks = Σε αυτή την παρτίδα οι κινήσεις δεν αναιρούνται.
refusal-nothing-to-take-back = Δεν έχεις κίνηση για αναίρεση.
refusal-no-time-to-take-back = Με την αναίρεση χάνεται και ο χρόνος που πρόσθεσε η κίνηση, και ένα ρολόι θα μηδενιζόταν.
refusal-time-left = Υπάρχει ακόμη χρόνος στο ρολόι.
refusal-far-from-hive = Εκεί θα έμενε μόνο του: κάθε έντομο πρέπει να αγγίζει την κυψέλη.
refusal-first-cell = Το πρώτο έντομο μπαίνει στο σημειωμένο κελί.
refusal-looking-back = Βλέπεις μια παλιότερη κίνηση. Πήγαινε στην τελευταία για να παίξεις.
refusal-no-target = { $piece_start } δεν έχει πού να πάει.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = Το «{ $text }» δεν διαβάζεται ως κίνηση: { $expected }
