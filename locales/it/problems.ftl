# What the server cannot do, and what to do instead. In problem-unreadable-record and in the notes, $expected and $reason
# are from readers.ftl, and close the sentence; what is expected of a request or a message is said in English.

## What is asked for

problem-no-such-address = A questo indirizzo non c’è nulla.
problem-wrong-method = Questo indirizzo non si interroga così: vedi il manuale dell’interfaccia.
problem-no-such-game = Questa partita non esiste, o non esiste più.
problem-no-such-chapter = Il regolamento non ha un capitolo così.
problem-no-such-exercise = Questo esercizio non esiste.
problem-unreadable-position = Questa non è una posizione: { $expected }
problem-too-many-moves = Da una posizione si possono provare al massimo { $limit } mosse.
problem-unreadable-query = «{ $text }» non è un valore per «{ $name }».
problem-unreadable-body = La richiesta non si può leggere: { $expected }.
problem-body-too-large = La richiesta è troppo grande: il massimo è { $kilobytes } kB.
problem-too-slow = La richiesta ha impiegato troppo tempo. Riprova.
problem-not-a-socket = Questo indirizzo è solo per i web socket.
problem-unreadable-record = Non si può leggere come partita: { $expected }
problem-unreadable-archive = L’archivio non è leggibile: { $reason }.
problem-no-game-string = Questa partita comincia con dei pezzi già in gioco, e una GameString non può dirlo: scegli PGN o SGF.

## What is said about a record that was opened

note-unknown-format = serve una GameString, un PGN, un SGF di BoardSpace o una stringa di posizione.
note-read-up-to = La partita è stata letta fin qui: { $reason }
note-unreadable-game = Questa partita non si può leggere: { $reason }
note-printed-opening = Mossa { $ply }: la Regina è piazzata per prima, come permettono le regole stampate.
note-past-draw = Mossa { $ply }: la posizione si presenta per la terza volta, eppure la partita continua.
note-after-end = La mossa { $ply } è stata tralasciata, perché la partita finisce prima.
note-bare-done = Mossa { $ply }: non è stato mosso nulla, e lo si è inteso come un passo.
note-idle-done = Mossa { $ply }: non è stato mosso nulla, ma passare non era possibile; è stata tralasciata.
note-grid-taken = Mossa { $ply }: colonna e riga indicano una casella diversa dal pezzo vicino; valgono colonna e riga.
note-reference-taken = Mossa { $ply }: colonna e riga indicano una casella diversa dal pezzo vicino; vale il pezzo.
note-variation-as-comment = Mossa { $ply }: una variante non si può leggere ed è conservata come commento.
note-result-differs = La registrazione dice { $stated }, le regole dicono { $by_rules }.
note-tag-left-out = Un’etichetta è stata tralasciata, perché sono troppe.
note-text-cleaned = Nomi o commenti contenevano caratteri di controllo o invisibili, che sono stati tralasciati.
note-more = Ci sarebbe da segnalare più di quanto è detto qui.
note-games-left-out = { $count ->
    [one] È stata aperta solo la prima partita.
   *[other] Sono state aperte solo le prime { $count } partite.
}
note-variations-left-out = { $count ->
    [one] È stata tralasciata una mossa di una variante.
   *[other] Sono state tralasciate { $count } mosse di varianti.
}

## A game to be made

problem-unknown-game-type = «{ $text }» non è un tipo di partita: serve Base, oppure Base+ e alcune delle lettere M, L, P.
problem-unknown-level = Il livello { $level } non esiste: scegline uno da 1 a 10.
problem-unusable-clock = Un orologio così non si può regolare: serve più di zero e al massimo { $hours } ore, e al massimo un’ora a mossa.
problem-key-too-long = Una chiave o il nome di un comando ha da 1 a { $characters } caratteri, tutti stampabili.
problem-unusable-name = Un nome non contiene interruzioni di riga, caratteri di controllo o caratteri invisibili.
problem-no-such-ply = { $plies ->
    [0] La partita non ha ancora mosse, quindi non c’è la mossa { $ply }.
    [one] La partita ha una sola mossa, quindi non c’è la mossa { $ply }.
   *[other] La partita ha solo { $plies } mosse, quindi non c’è la mossa { $ply }.
}

## An engine at a table

problem-not-thinking = In questo momento nessun motore sta pensando a una mossa.

## Limits

problem-too-many-games = Il server conserva { $limit } partite e non ha posto per altre: prima eliminane qualcuna.
problem-too-many-tables = Si stanno giocando { $limit } partite e il server non ha posto per altre: riprova tra un minuto.
problem-too-many-sockets = Sono aperte { $limit } connessioni e il server non ha posto per altre: riprova tra un minuto.
problem-too-many-sockets-here = Dal tuo indirizzo sono già aperte { $limit } connessioni: prima chiudine una.
problem-too-many-requests = Dal tuo indirizzo arrivano troppe richieste: riprova tra { $seconds } s.
problem-too-many-new-games = Dal tuo indirizzo sono state create molte partite in poco tempo: potrai crearne un’altra tra { $seconds } s.
problem-too-many-imports = Dal tuo indirizzo sono state aperte molte registrazioni in poco tempo: potrai aprirne un’altra tra { $seconds } s.
problem-too-many-searches = Dal tuo indirizzo è stato chiesto molto ai motori in poco tempo: chiedi di nuovo tra { $seconds } s.
problem-too-many-watched = Una connessione segue al massimo { $limit } partite: prima smetti di seguirne una.
problem-engines-busy = I motori hanno più lavoro di quanto possano sbrigare: riprova tra un minuto.
problem-table-busy = Troppe richieste insieme per questa partita: riprova tra un istante.

## The socket

problem-unreadable-message = Il messaggio non si può leggere: { $expected }.
problem-not-text = Il messaggio non si può leggere: serviva testo, sono arrivati byte.
problem-message-too-long = Il messaggio è troppo lungo: il massimo è { $kilobytes } kB.
problem-too-fast = I tuoi messaggi arrivano troppo in fretta: aspetta un istante.

## Who asks

problem-foreign-host = «{ $host }» non è un nome di questo server: aprilo con il suo indirizzo, oppure fallo avviare con --public e quel nome.
problem-foreign-origin = Le pagine di «{ $origin }» non possono usare questo server.

## What is wrong with us

problem-store = La partita non è stata salvata, quindi non è cambiato nulla: riprova, e guarda il motivo nel registro del server.
problem-unknown-outcome = Il database si è interrotto all’ultimo momento, quindi non si sa se il salvataggio è riuscito: riprova, niente viene fatto due volte.
problem-contended = Un altro programma continua a modificare questa partita, quindi non è cambiato nulla: riprova tra un istante.
problem-store-unavailable = In questo momento il database non salva nulla: guarda il motivo nel registro del server.
problem-damaged = I dati salvati di questa partita sono danneggiati: il registro del server dice che cosa non va.
problem-closing = Il server si sta spegnendo.
problem-no-web = Le pagine non sono incluse in questo skep: esegui cargo xtask play, oppure npm ci e npm run build in web/, e ricompila.
