# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.

## Pieces

# .agreed has the gender of $bug.
color = { $color ->
    [white] bianco
   *[black] nero
}
    .agreed = { $bug ->
        [spider] { color }
        [beetle] { color }
        [pillbug] { color }
       *[other] { $color ->
            [white] bianca
           *[black] nera
        }
    }

bug = { $bug ->
    [queen] Regina
    [spider] Ragno
    [beetle] Scarabeo
    [grasshopper] Cavalletta
    [ant] Formica
    [mosquito] Zanzara
    [ladybug] Coccinella
   *[pillbug] Onisco
}
    .the = { $bug ->
        [spider] il { bug }
        [beetle] lo { bug }
        [pillbug] l’{ bug }
       *[other] la { bug }
    }
    .start = { $bug ->
        [spider] Il { bug }
        [beetle] Lo { bug }
        [pillbug] L’{ bug }
       *[other] La { bug }
    }
    .of = { $bug ->
        [spider] del { bug }
        [beetle] dello { bug }
        [pillbug] dell’{ bug }
       *[other] della { bug }
    }
    .by = { $bug ->
        [spider] dal { bug }
        [beetle] dallo { bug }
        [pillbug] dall’{ bug }
       *[other] dalla { bug }
    }
    .to = { $bug ->
        [spider] al { bug }
        [beetle] allo { bug }
        [pillbug] all’{ bug }
       *[other] alla { bug }
    }

# «Formica bianca 1»; with the article, the same at the beginning of a sentence, and joined with «di», «da», «a».
piece = { $number ->
    [0] { bug } { color.agreed }
   *[other] { bug } { color.agreed } { $number }
}
    .the = { $number ->
        [0] { bug.the } { color.agreed }
       *[other] { bug.the } { color.agreed } { $number }
    }
    .start = { $number ->
        [0] { bug.start } { color.agreed }
       *[other] { bug.start } { color.agreed } { $number }
    }
    .of = { $number ->
        [0] { bug.of } { color.agreed }
       *[other] { bug.of } { color.agreed } { $number }
    }
    .by = { $number ->
        [0] { bug.by } { color.agreed }
       *[other] { bug.by } { color.agreed } { $number }
    }
    .to = { $number ->
        [0] { bug.to } { color.agreed }
       *[other] { bug.to } { color.agreed } { $number }
    }
    .pinned = { $bug ->
        [spider] inchiodato
        [beetle] inchiodato
        [pillbug] inchiodato
       *[other] inchiodata
    }
    .it = { $bug ->
        [spider] lui
        [beetle] lui
        [pillbug] lui
       *[other] lei
    }

list-two = { $row } e { $next }
list-next = { $row }, { $next }
list-last = { $row } e { $next }

## Levels of the engine

level-about = { $level ->
    [1] Sa come si muovono i pezzi e corre verso la tua Regina. Per una prima partita.
    [2] Attacca con più criterio, ma dimentica ancora di difendersi.
    [3] Para una vittoria che vede arrivare alla mossa successiva, ma non ha piani.
    [4] Risponde alle minacce, ma gli sfuggono molti lanci.
    [5] Vede le combinazioni brevi e sa quanto valgono i pezzi.
    [6] Gioca come un giocatore di circolo: poche sviste e qualche piano.
    [7] Aspettare i suoi errori non basta: bisogna giocare meglio di lui.
    [8] Difficile da battere: gli sfuggono solo dettagli.
    [9] Quasi tutta la sua forza, con rare distrazioni.
   *[10] Tutta la sua forza, per quanto lo lasci pensare.
}

## Why a move is not legal

illegal-game-over = La partita è finita.
illegal-pass-not-forced = Puoi passare solo quando non puoi né piazzare né muovere alcun pezzo.
illegal-not-in-game = { $piece_start } non partecipa a questo tipo di partita.
illegal-not-yours = { $piece_start } è del tuo avversario: non sta a te piazzare o muovere questo pezzo.
illegal-already-placed = { $piece_start } è già in gioco.
illegal-not-placed = { $piece_start } non è ancora in gioco.
illegal-out-of-order = I pezzi uguali entrano in ordine di numero: ora tocca { $piece_to }.
illegal-queen-must-wait = La Regina non può essere il primo pezzo che piazzi.
illegal-queen-is-due = È il tuo quarto turno: la Regina va piazzata adesso.
illegal-queen-not-placed = I tuoi pezzi potranno muoversi quando la tua Regina sarà in gioco.
illegal-occupied = Un nuovo pezzo va su una casella vuota.
illegal-no-friend-beside = Un nuovo pezzo deve toccare uno dei tuoi.
illegal-enemy-beside = Un nuovo pezzo non può toccare pezzi avversari.
illegal-covered = Un altro pezzo sta sopra { $piece_the }.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_start } tiene unito l’alveare: senza questo pezzo l’alveare si spezzerebbe.
   *[other] { $piece_start } tiene unito l’alveare: senza questo pezzo più nulla collegherebbe { $cut_off_the } al resto.
}
illegal-resting = { $piece_start } ha cambiato posto nel turno appena passato e in questo riposa.
illegal-same-cell = { $piece_start } si trova già lì: una mossa deve cambiare qualcosa.
illegal-thrower-covered = Un altro pezzo sta sopra { $piece_the }, che quindi non può lanciare nulla.
illegal-thrower-resting = { $piece_start } riposa dopo il lancio appena subito e quindi non può lanciare nulla.
illegal-thrower-powerless = { $piece_start } può lanciare solo da terra, e solo toccando un Onisco che non abbia altri pezzi sopra.
illegal-not-thrown = { $piece_start } è del tuo avversario, e nessun tuo Onisco può lanciare questo pezzo fin lì.
illegal-in-stack = { $piece_start } fa parte di una pila. Si può lanciare solo un pezzo che stia da solo sulla sua casella.
illegal-throw-too-narrow = Il lancio passerebbe tra due pile più alte: quel varco è troppo stretto per { $piece_the }.
illegal-cannot-climb = Quella casella è occupata: { $piece_the } deve finire la mossa su una casella vuota.
illegal-too-narrow = Lungo il percorso un varco è troppo stretto: { $piece_the } non ci passa.
illegal-loses-contact = Accanto al cammino non c’è nulla: { $piece_the } si staccherebbe dall’alveare.
illegal-mosquito-alone = { $piece_start } tocca soltanto Zanzare: non c’è nulla da prendere in prestito, quindi non può muoversi.
illegal-mosquito-on-top = Sopra l’alveare { $piece_the } è uno Scarabeo: si muove di una sola casella.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_start } si muove di una sola casella, scivolando lungo l’alveare.
    [spider] { $piece_start } si muove di esattamente tre caselle, scivolando lungo l’alveare.
    [beetle] { $piece_start } si muove di una sola casella, anche sopra altri pezzi.
    [grasshopper] { $piece_start } salta in linea retta sopra una fila di pezzi, fino alla prima casella vuota.
    [ant] { $piece_start } non può scivolare fino a quella casella lungo il bordo dell’alveare.
    [mosquito] { $piece_start } si muove come uno dei pezzi che tocca, e nessuno di loro arriva lì.
    [ladybug] { $piece_start } si muove di due caselle sopra l’alveare e poi scende di una.
   *[pillbug] { $piece_start } si muove di una sola casella, scivolando lungo l’alveare.
}

## Why a wish is refused

refusal-not-a-player = Solo i due giocatori possono farlo.
refusal-not-the-table = Solo il server può farlo.
refusal-not-allowed = Qui non hai il permesso di farlo.
refusal-engine-seat = Questa parte la gioca il motore.
refusal-imported = Questa partita viene da una registrazione e si può solo guardare; puoi però continuare da una delle sue posizioni.
refusal-not-your-turn = È il turno del tuo avversario.
refusal-stale = Nel frattempo la partita è andata avanti: guarda di nuovo.
refusal-too-late-to-abort = Hanno già giocato entrambi, quindi la partita non si può più interrompere; puoi abbandonare.
refusal-no-such-offer = Non c’è nessuna proposta a cui rispondere.
refusal-offered-already = L’hai già chiesto: aspetta che il tuo avversario risponda o muova.
refusal-move-before-offer = Fai una mossa prima di proporre di nuovo patta.
refusal-no-takebacks = In questa partita le mosse non si annullano.
refusal-nothing-to-take-back = Non hai mosse da annullare.
refusal-no-time-to-take-back = Annullare una mossa toglie anche il tempo che ha aggiunto, e un orologio si azzererebbe.
refusal-time-left = C’è ancora tempo sull’orologio.
refusal-far-from-hive = Lì resterebbe da solo: ogni insetto deve toccare l’alveare.
refusal-first-cell = Il primo insetto va sulla casella segnata.
refusal-looking-back = Stai guardando una mossa passata. Torna all’ultima per giocare.
refusal-no-target = { $piece_start } non può andare da nessuna parte.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = «{ $text }» non si può leggere come mossa: { $expected }
