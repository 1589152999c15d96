# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.

## Pieces

# $color is white or black. The forms look at $bug for the gender.
color = { $color ->
    [white] weiß
   *[black] schwarz
}
    .upper = { $color ->
        [white] Weiß
       *[black] Schwarz
    }
    .bare = { $bug ->
        [beetle] { color }er
        [grasshopper] { color }er
        [ladybug] { color }er
        [mosquito] { color }er
       *[other] { color }e
    }
    .start = { $bug ->
        [beetle] { color.upper }er
        [grasshopper] { color.upper }er
        [ladybug] { color.upper }er
        [mosquito] { color.upper }er
       *[other] { color.upper }e
    }
    .the = { $bug ->
        [beetle] der { color }e
        [grasshopper] der { color }e
        [ladybug] der { color }e
        [mosquito] der { color }e
       *[other] die { color }e
    }
    .thestart = { $bug ->
        [beetle] Der { color }e
        [grasshopper] Der { color }e
        [ladybug] Der { color }e
        [mosquito] Der { color }e
       *[other] Die { color }e
    }
    .accusative = { $bug ->
        [beetle] den { color }en
        [grasshopper] den { color }en
        [ladybug] den { color }en
        [mosquito] den { color }en
       *[other] die { color }e
    }
    .dative = { $bug ->
        [beetle] dem { color }en
        [grasshopper] dem { color }en
        [ladybug] dem { color }en
        [mosquito] dem { color }en
       *[other] der { color }en
    }
    .from = { $bug ->
        [beetle] vom { color }en
        [grasshopper] vom { color }en
        [ladybug] vom { color }en
        [mosquito] vom { color }en
       *[other] von der { color }en
    }

# $bug is one of the eight kinds.
bug = { $bug ->
    [queen] Königin
    [spider] Spinne
    [beetle] Käfer
    [grasshopper] Grashüpfer
    [ant] Ameise
    [mosquito] Moskito
    [ladybug] Marienkäfer
   *[pillbug] Assel
}
    .dative = { $bug ->
        [beetle] dem { bug }
        [grasshopper] dem { bug }
        [ladybug] dem { bug }
        [mosquito] dem { bug }
       *[other] der { bug }
    }

# "weißer Käfer 1"; $number is 0 if the side has only one of the kind. With article: the, thestart (capital), accusative,
# dative, from (von der, vom), on (an der, am), yours (Dein, Deine). Pronouns: who (relative), he (nominative), it (accusative).
piece = { color.bare } { piece.name }
    .name = { $number ->
        [0] { bug }
       *[other] { bug } { $number }
    }
    .start = { color.start } { piece.name }
    .the = { color.the } { piece.name }
    .thestart = { color.thestart } { piece.name }
    .accusative = { color.accusative } { piece.name }
    .dative = { color.dative } { piece.name }
    .from = { color.from } { piece.name }
    .on = { $bug ->
        [beetle] am { color }en { piece.name }
        [grasshopper] am { color }en { piece.name }
        [ladybug] am { color }en { piece.name }
        [mosquito] am { color }en { piece.name }
       *[other] an der { color }en { piece.name }
    }
    .yours = { $bug ->
        [beetle] Dein { piece }
        [grasshopper] Dein { piece }
        [ladybug] Dein { piece }
        [mosquito] Dein { piece }
       *[other] Deine { piece }
    }
    .who = { $bug ->
        [beetle] der
        [grasshopper] der
        [ladybug] der
        [mosquito] der
       *[other] die
    }
    .he = { $bug ->
        [beetle] er
        [grasshopper] er
        [ladybug] er
        [mosquito] er
       *[other] sie
    }
    .it = { $bug ->
        [beetle] ihn
        [grasshopper] ihn
        [ladybug] ihn
        [mosquito] ihn
       *[other] sie
    }

# Several things in a row: "a und b", "a, b und c". $row is what stands there already.
list-two = { $row } und { $next }
list-next = { $row }, { $next }
list-last = { $row } und { $next }

## Levels of the engine

# What a level plays like, in a sentence. $level is 1 to 10.
level-about = { $level ->
    [1] Kennt die Züge der Steine und rennt auf deine Königin los. Für die erste Partie.
    [2] Greift überlegter an, vergisst aber noch, sich zu verteidigen.
    [3] Verhindert einen Sieg, der im nächsten Zug droht, plant aber nichts.
    [4] Geht auf Drohungen ein, übersieht aber viele Würfe.
    [5] Sieht kurze Kombinationen und weiß, was die Steine wert sind.
    [6] Spielt wie im Verein: übersieht wenig und plant ein bisschen.
    [7] Will überspielt werden; auf Fehler zu warten, reicht nicht.
    [8] Schwer zu schlagen: übersieht nur Kleinigkeiten.
    [9] Fast alles, was möglich ist, mit seltenen Aussetzern.
   *[10] Volle Stärke, solange du Bedenkzeit gibst.
}

## Why a move is not legal

illegal-game-over = Die Partie ist zu Ende.
illegal-pass-not-forced = Passen darfst du nur, wenn du nichts einsetzen und nichts ziehen kannst.
illegal-not-in-game = { $piece_thestart } spielt in dieser Spielart nicht mit.
illegal-not-yours = { $piece_thestart } gehört deinem Gegner: Du kannst { $piece_it } weder einsetzen noch ziehen.
illegal-already-placed = { $piece_thestart } liegt schon auf dem Brett.
illegal-not-placed = { $piece_thestart } liegt noch nicht auf dem Brett.
illegal-out-of-order = Gleiche Steine kommen nach ihren Nummern ins Spiel: Als Nächstes ist { $piece_the } dran.
illegal-queen-must-wait = Die Königin darf nicht dein erster Stein sein.
illegal-queen-is-due = Das ist dein vierter Zug: Jetzt muss die Königin eingesetzt werden.
illegal-queen-not-placed = Deine Steine dürfen erst ziehen, wenn deine Königin auf dem Brett liegt.
illegal-occupied = Ein neuer Stein kommt auf ein leeres Feld.
illegal-no-friend-beside = Ein neuer Stein muss einen eigenen berühren.
illegal-enemy-beside = Ein neuer Stein darf keinen gegnerischen berühren.
illegal-covered = Auf { $piece_dative } steht ein anderer Stein.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_thestart } hält den Schwarm zusammen: Ohne diesen Stein würde er zerfallen.
    [one] { $piece_thestart } hält den Schwarm zusammen: Ohne diesen Stein wäre { $cut_off_the } abgeschnitten.
   *[other] { $piece_thestart } hält den Schwarm zusammen: Ohne diesen Stein wären { $cut_off_the } abgeschnitten.
}
illegal-resting = { $piece_thestart } wurde gerade eben bewegt und ruht in diesem Zug.
illegal-same-cell = { $piece_thestart } steht schon dort: Ein Zug muss etwas ändern.
illegal-thrower-covered = Auf { $piece_dative } steht ein anderer Stein, darum kann { $piece_he } nichts werfen.
illegal-thrower-resting = { $piece_thestart } wurde gerade geworfen und ruht, darum kann { $piece_he } nichts werfen.
illegal-thrower-powerless = { $piece_thestart } kann nur am Boden werfen, und nur neben einer Assel, auf der kein anderer Stein steht.
illegal-not-thrown = { $piece_thestart } gehört deinem Gegner, und keine Assel von dir kann { $piece_it } dorthin werfen.
illegal-in-stack = { $piece_thestart } gehört zu einem Stapel. Nur ein Stein, der allein auf seinem Feld ist, kann geworfen werden.
illegal-throw-too-narrow = Der Wurf führt zwischen zwei höheren Stapeln hindurch: Diese Lücke ist zu eng für { $piece_accusative }.
illegal-cannot-climb = Dieses Feld ist besetzt: { $piece_thestart } muss den Zug auf einem leeren beenden.
illegal-too-narrow = Eine Lücke auf dem Weg ist zu eng: { $piece_thestart } kommt nicht hindurch.
illegal-loses-contact = Am Weg dorthin liegt nichts: { $piece_thestart } würde den Schwarm loslassen.
illegal-mosquito-alone = { $piece_thestart } berührt nichts als Moskitos: Da ist nichts zu borgen, also auch nichts zu ziehen.
illegal-mosquito-on-top = Oben auf dem Schwarm ist { $piece_the } ein Käfer und zieht nur ein Feld weit.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_thestart } zieht nur ein Feld weit und gleitet dabei am Schwarm entlang.
    [spider] { $piece_thestart } zieht genau drei Felder weit und gleitet dabei am Schwarm entlang.
    [beetle] { $piece_thestart } zieht nur ein Feld weit, auch auf andere Steine hinauf.
    [grasshopper] { $piece_thestart } springt geradeaus über eine Reihe von Steinen auf das erste leere Feld.
    [ant] { $piece_thestart } kann nicht außen am Schwarm entlang auf dieses Feld gleiten.
    [mosquito] { $piece_thestart } zieht wie einer der Steine, die er berührt, und keiner von ihnen kommt dorthin.
    [ladybug] { $piece_thestart } läuft zwei Felder weit oben auf dem Schwarm und dann eines hinunter.
   *[pillbug] { $piece_thestart } zieht nur ein Feld weit und gleitet dabei am Schwarm entlang.
}

## Why a wish is refused

refusal-not-a-player = Das dürfen nur die beiden Spieler.
refusal-not-the-table = Das darf nur der Server.
refusal-not-allowed = Das ist hier nicht erlaubt.
refusal-engine-seat = Diese Seite spielt die Engine.
refusal-imported = Diese Partie stammt aus einer Aufzeichnung und ist nur zum Ansehen; spiel stattdessen von einer ihrer Stellungen aus weiter.
refusal-not-your-turn = Dein Gegner ist am Zug.
refusal-stale = Die Partie ist inzwischen weitergegangen: Sieh noch einmal hin.
refusal-too-late-to-abort = Beide Seiten haben schon gezogen, die Partie lässt sich nicht mehr abbrechen; du kannst aufgeben.
refusal-no-such-offer = Es gibt kein Angebot, auf das du antworten könntest.
refusal-offered-already = Du hast schon gefragt: Warte, bis dein Gegner geantwortet oder gezogen hat.
refusal-move-before-offer = Mach erst einen Zug, bevor du wieder Remis anbietest.
refusal-no-takebacks = In dieser Partie werden keine Züge zurückgenommen.
refusal-nothing-to-take-back = Es gibt keinen Zug von dir, den du zurücknehmen könntest.
refusal-no-time-to-take-back = Mit einem Zug wird auch die Zeit zurückgenommen, die er gebracht hat, und eine Uhr würde ablaufen.
refusal-time-left = Auf der Uhr ist noch Zeit.
refusal-far-from-hive = Dort stünde es allein: Jedes Insekt muss den Schwarm berühren.
refusal-first-cell = Das erste Insekt kommt auf das markierte Feld.
refusal-looking-back = Du siehst einen früheren Zug. Geh zum letzten, um zu spielen.
refusal-no-target = { $piece_thestart } kann nirgendwohin.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = „{ $text }“ lässt sich nicht als Zug lesen: { $expected }
