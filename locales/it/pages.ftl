# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Chiudi
part-cancel = Annulla
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Home
    [End] Fine
    [PageUp] Pag su
    [PageDown] Pag giù
    [Enter] Invio
    [Space] Spazio
    [Escape] Esc
    [Shift] Maiusc
   *[other] { $key }
}

## Frame

frame-skip = Vai al contenuto
frame-home = skep: pagina iniziale
frame-pages = Pagine
frame-start = Inizio
frame-new = Gioca
frame-learn = Impara
frame-games = Partite
frame-help = Aiuto
frame-settings = Impostazioni
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Colori scuri
   *[light] Colori chiari
}

## First page

start-title = Gioca a Hive
start-heading = Un angolo tranquillo per giocare a Hive
start-lead = Circonda la Regina avversaria prima che sia circondata la tua. Niente account, niente attese: il tuo avversario abita proprio qui.
start-play = Gioca subito
start-play-note = Hai il Bianco, contro il livello { $level }.
start-learn = Impara il gioco
start-new = Altra partita
start-open = Importa una partita
start-insects = Oppure scegli l’insetto che esce per primo:
# $bug is one of the eight kinds.
start-insect = Comincia con { bug.the }
start-games = Partite in corso
start-all-games = Tutte le partite

## Who plays, and how a game stands

player-you = Tu
player-engine = Livello { $level }
player-named = { $name }
player-side = { $color ->
    [white] Bianco
   *[black] Nero
}

standing-your-turn = Tocca a te
standing-their-turn = Il tuo avversario sta pensando
standing-to-move = { $color ->
    [white] Tocca al Bianco
   *[black] Tocca al Nero
}
standing-imported = Partita importata
standing-aborted = Interrotta
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Patta: entrambe le Regine circondate
    [repetition] Patta per ripetizione
    [agreement] Patta d’accordo
   *[other] Patta
}
standing-won = { $reason ->
    [surrounded] Hai vinto: la Regina avversaria è circondata
    [resignation] Hai vinto: il tuo avversario ha abbandonato
    [time] Hai vinto per il tempo
   *[other] Hai vinto
}
standing-lost = { $reason ->
    [surrounded] Hai perso: la tua Regina è circondata
    [resignation] Hai abbandonato
    [time] Hai perso per il tempo
   *[other] Hai perso
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Ha vinto il Bianco: la Regina nera è circondata
       *[black] Ha vinto il Nero: la Regina bianca è circondata
    }
    [resignation] { $color ->
        [white] Ha vinto il Bianco: il Nero ha abbandonato
       *[black] Ha vinto il Nero: il Bianco ha abbandonato
    }
    [time] { $color ->
        [white] Ha vinto il Bianco per il tempo
       *[black] Ha vinto il Nero per il tempo
    }
   *[other] { $color ->
        [white] Ha vinto il Bianco
       *[black] Ha vinto il Nero
    }
}

card-title = { $white } contro { $black }
card-plies = { $count ->
    [0] non cominciata
    [one] { $count } mossa
   *[other] { $count } mosse
}
card-menu = Altro su { $title }

## New game

new-title = Nuova partita
new-opponent = Avversario
new-opponent-name = { $opponent ->
    [engine] Il motore
    [person] Una persona qui
   *[watch] Due motori
}
new-level = Il suo livello
new-level-white = Livello del Bianco
new-level-black = Livello del Nero
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Livello { $level }. { $about }
new-side = Il tuo colore
new-side-name = { $side ->
    [white] Bianco
    [black] Nero
   *[random] A caso
}
new-insects = Insetti
new-insects-note = Regina, Formiche, Ragni, Cavallette e Scarabei partecipano sempre. A loro possono unirsi:
new-expansion = { $expansion ->
    [M] Zanzara
    [L] Coccinella
   *[P] Onisco
}
new-expansion-note = { $expansion ->
    [M] Si muove come qualsiasi insetto che tocca.
    [L] Corre sull’alveare: due caselle sopra, poi una per scendere.
   *[P] Lancia i vicini sopra di sé.
}
new-rules = Regole
new-opening = Prima mossa
new-opening-name = { $opening ->
    [tournament] Non la Regina
   *[printed] Qualsiasi insetto
}
new-takebacks = Annullare le mosse
new-takebacks-name = { $takebacks ->
    [free] Sempre
    [asked] Se concesso
   *[never] Mai
}
new-time = Tempo
new-clock = Gioca con l’orologio
new-clock-note = Chi esaurisce il tempo perde.
new-minutes = Tempo per ciascuno
new-minutes-count = { $count } min
new-increment = Aggiunta dopo ogni mossa
new-increment-count = { $count } s
new-begin = { $opponent ->
    [watch] Comincia e guarda
   *[other] Comincia
}

## Games

games-title = Partite
games-which = Quali partite
games-filter = { $filter ->
    [live] In corso
    [over] Finite
   *[all] Tutte
}
games-open = Importa una partita
games-none = { $filter ->
    [live] Nessuna partita è in corso.
    [over] Nessuna partita è ancora finita.
   *[all] Ancora nessuna partita.
}
games-none-new = Nuova partita
games-more = Mostra altre
games-again = Riprova
games-resume = Continua
games-review = Guarda
games-copy = Copia la GameString
games-download = Scarica in { $format }
games-delete = Elimina
games-delete-title = Eliminare questa partita?
games-delete-text = Sparirà per sempre, con tutte le sue mosse.
games-deleted = La partita è eliminata.

## Records

record-title = Importa una partita
record-label = Incolla qui una partita o una posizione
record-formats = GameString, PGN, SGF di BoardSpace o una stringa di posizione; anche molte insieme in zip o tar. In ogni pagina puoi anche incollare una partita o trascinare un file.
record-choose = Scegli un file…
record-open = Apri
record-drop = Rilascia il file per aprirlo
record-counts = Partite aggiunte: { $added }. Già presenti: { $known }.
record-others = { $count ->
    [one] Il file contiene un’altra partita. È nell’elenco delle partite.
   *[other] Il file contiene altre { $count } partite. Sono nell’elenco delle partite.
}
# $note is a sentence.
record-note = { $game ->
    [0] Su questa registrazione: { $note }
    [1] Su questa partita: { $note }
   *[other] Sulla partita { $game } di questa registrazione: { $note }
}

## Settings

settings-title = Impostazioni
settings-theme = Colori
settings-theme-name = { $theme ->
    [light] Giorno
    [dark] Notte
   *[auto] Sistema
}
settings-tile-set = Pezzi
settings-tile-set-name = { $set ->
    [classic] Classici
    [flat] Piatti
   *[contrast] Alto contrasto
}
settings-board = Tavolo
settings-orientation = I pezzi poggiano su
settings-orientation-name = { $orientation ->
    [pointy] un vertice
   *[flat] un lato
}
settings-rotation = Ruotato di
settings-rotation-by = { $degrees }°
settings-numbers = Numeri sui pezzi
settings-numbers-note = Distinguono la Formica 1 dalla Formica 2, come fa la notazione.
settings-dim-immobile = Attenua ciò che non può muoversi
settings-dim-immobile-note = I pezzi inchiodati, coperti o a riposo sono più pallidi.
settings-animate = Animazioni
settings-animate-note = I pezzi scorrono. Mai, se il tuo sistema chiede meno movimento.
settings-play = Gioco
settings-sound = Suoni
settings-sound-note = Un leggero clic per una mossa, un accordo alla fine.
settings-confirm-moves = Conferma le mosse
settings-confirm-moves-note = Una mossa vale solo dopo che l’hai confermata.
settings-hearing = Lettura e ascolto
settings-text-view = Posizione in testo
settings-text-view-note = Elenchi di pezzi e di mosse, per leggere o per giocare.
settings-announce = Annuncia ogni mossa
settings-announce-note = Per i lettori di schermo: mosse, turni e tempo che scarseggia.
settings-language = Lingua
settings-language-auto = Quella del browser
settings-reset = Tutto come all’inizio

## Help

help-title = Aiuto
help-contents = In questa pagina
help-section = { $section ->
    [game] Il gioco
    [insects] Gli insetti
    [playing] Mouse e tocco
    [keyboard] Tastiera
    [hearing] Giocare a orecchio
    [notation] Notazione
    [records] Registrazioni
   *[about] Che cos’è skep
}

help-rule-aim = Vinci quando la Regina avversaria ha un pezzo su tutti e sei i lati, di chiunque siano. Se entrambe le Regine vengono circondate insieme, è patta.
help-rule-turn = Comincia il Bianco. A ogni turno piazzi un nuovo pezzo o ne muovi uno che è già in gioco.
help-rule-place = Un nuovo pezzo tocca almeno uno dei tuoi e nessuno dell’altro colore. Solo il primo pezzo del Nero tocca quello del Bianco.
help-rule-queen = La tua Regina va piazzata entro i tuoi primi quattro turni, e nessun tuo pezzo si muove finché non c’è lei. Nei tornei, e qui se non scegli altrimenti, non può essere il primissimo pezzo.
help-rule-move = Non c’è una plancia: la formano i pezzi. Può spostarsi e crescere dove vuole.
help-rule-one-hive = L’alveare resta tutto unito, anche mentre un pezzo è in cammino. Un pezzo che lo tiene unito non può muoversi.
help-rule-gap = I pezzi scivolano. Dove il varco tra due pezzi è troppo stretto per scivolarci, passano solo quelli che saltano o si arrampicano.
help-rule-pass = Se non puoi né piazzare né muovere, il tuo turno passa da sé. Se la stessa posizione si presenta per la terza volta, è patta.

help-insect = { $bug ->
    [queen] Un passo lungo l’alveare. Chi la perde ha perso la partita.
    [beetle] Un passo in qualsiasi direzione, anche sopra altri pezzi. Ciò che sta sotto non può muoversi.
    [grasshopper] Salta in linea retta sopra uno o più pezzi, fino alla prima casella vuota dietro di loro.
    [spider] Esattamente tre passi lungo l’alveare, senza tornare indietro.
    [ant] Quanto vuole, tutto intorno all’alveare.
    [mosquito] Si muove come qualsiasi pezzo che tocca. Sopra l’alveare è uno Scarabeo.
    [ladybug] Due passi sopra l’alveare, poi uno per scendere su una casella vuota.
   *[pillbug] Un passo lungo l’alveare. Oppure prende un vicino di qualsiasi colore, lo solleva sopra di sé e lo posa su un altro lato vuoto. Chi si è appena mosso viene lasciato in pace.
}

help-pointing-pick = Fai clic su un pezzo o toccalo, poi sulla casella dove deve andare; oppure trascinalo fin lì. Funziona dalla riserva e sul tavolo.
help-pointing-throws = Un lancio si gioca con il pezzo che viene lanciato: prendilo, e le caselle dove può essere lanciato sono segnate in modo diverso da quelle dove arriva da solo.
help-pointing-stack = Per vedere che cosa c’è in una pila, tienila premuta, fai clic con il tasto destro o premi X.
help-pointing-view = Trascina lo sfondo per spostare il tavolo; gira la rotella o pizzica per ingrandire. «Mostra tutto l’alveare», nel menu della partita, riporta tutto in vista.
help-pointing-history = Scorri la partita con i pulsanti freccia, facendo clic su una mossa o passando il dito sulla barra dei pulsanti.
help-pointing-illegal = Se qualcosa non è permesso, il pezzo trema e compare il motivo.

help-keyboard-text = Premi Tab finché il tavolo ha il focus. Poi vai di casella in casella con le frecce, o con sei lettere al centro della tastiera: E e R portano in alto, D e F di lato, C e V in basso.
help-keys-page = Ovunque nella pagina di una partita

help-hearing-text = Scegli «Posizione e mosse in testo» nel menu di una partita, o «Posizione in testo» nelle impostazioni. La partita ha allora un elenco di tutti i pezzi con i loro vicini, delle riserve e delle mosse che puoi fare.
help-hearing-type = Scegli un pezzo dall’elenco e poi dove va, oppure scrivi una mossa nella notazione qui sotto e premi Invio.
help-hearing-announce = Ogni mossa, a chi tocca, un passo forzato, il tempo che scarseggia e la fine della partita vengono annunciati via via.
help-hearing-board = Il tavolo si percorre con la tastiera: ogni casella dice che cosa c’è, e se il pezzo che tieni può andarci.

help-notation-text = Ogni mossa nomina un pezzo e dove va, visto da un altro pezzo. w e b sono i colori, la lettera è l’insetto (dal nome inglese), il numero distingue i pezzi uguali. Il segno dice da che lato: prima del nome sta a sinistra, dopo sta a destra.
help-notation-1 = La prima mossa: la prima Formica del Bianco, ovunque.
help-notation-2 = La prima Formica del Bianco va a destra della Regina nera.
help-notation-3 = … in alto a sinistra di lei. La barra indica dove si trova.
help-notation-4 = Il primo Scarabeo del Bianco sale sulla Regina nera.
help-notation-5 = Nessuna mossa è possibile.

help-records-text = Ogni partita si può copiare come GameString o salvare in PGN o SGF, dalla sua pagina o dall’elenco delle partite. Per aprire una registrazione, incollala in una pagina qualsiasi, trascina un file o scegli «Importa una partita». L’indirizzo di una partita può contenere una mossa: aprilo, e la partita appare a quella mossa.

help-about-text = skep è software libero: un motore, un server e questa pagina in un solo programma. Le tue partite restano sul computer che lo esegue. In inglese «skep» è un alveare di paglia.
help-about-hive = Hive è un gioco di John Yianni, pubblicato da Gen42 Games. skep non ha legami con loro; tutti i disegni sono nostri.
