# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: gioca a Hive
manifest-description = Il gioco da tavolo Hive, con avversari che abitano nel tuo computer.

web-unreachable = Il server non risponde. skep è ancora in funzione?
web-strange-answer = Il server ha dato una risposta che questa pagina non capisce (stato { $status }).

## Connection

connection-lost = Nessuna connessione. Le tue mosse sono conservate e partiranno appena torna.
connection-back = Connessione ristabilita.
connection-connecting = Connessione…

## The page that is not there

missing-title = Qui non c’è nulla
missing-text = A questo indirizzo non c’è nessuna pagina.
missing-game = Questa partita non esiste
missing-home = Alla pagina iniziale

## The game around the board

play-title = { $white } contro { $black }
play-title-turn = Tocca a te: { $white } contro { $black }
play-loading = Caricamento della partita…
play-board = Tavolo
play-reserve = { $color ->
    [white] Riserva del Bianco
   *[black] Riserva del Nero
  }
play-side = { $color ->
    [white] Bianco
   *[black] Nero
  }
play-clock = { $color ->
    [white] Tempo del Bianco
   *[black] Tempo del Nero
  }
play-thinking = sta pensando
play-thinking-long = Ha guardato avanti di { $depth } { $depth ->
    [one] semimossa
   *[other] semimosse
  }
thought-score = Valutazione { $score }.
thought-win = { $moves ->
    [one] Vede una vittoria in una mossa.
   *[other] Vede una vittoria in { $moves } mosse.
}
thought-loss = { $moves ->
    [one] Vede una sconfitta in una mossa.
   *[other] Vede una sconfitta in { $moves } mosse.
}
thought-line = Si aspetta { $line }.
play-to-move = di turno
play-winner = vittoria

turn-yours = Tocca a te.
turn = { $color ->
    [white] Tocca al Bianco.
   *[black] Tocca al Nero.
  }
turn-queen-due = Ora deve entrare la Regina.
turn-first = Prendi un insetto dalla tua riserva e mettilo sul tavolo.
turn-sending = La mossa partirà appena c’è connessione.
turn-thinking = Il motore sta pensando.

play-past = Mossa { $ply } su { $plies }
play-past-start = Prima della prima mossa
play-to-latest = All’ultima mossa

## Moves

moves-title = Mosse
moves-none = Ancora nessuna mossa
moves-number = { $number }.
moves-pass = passo
moves-repeated = Questa posizione si è già presentata
moves-first = Inizio
moves-back = Indietro
moves-forward = Avanti
moves-last = Ultima

## What one can do

do-takeback = Annulla
do-hint = Consiglio
do-move-now = Muovi subito
do-draw = Proponi patta
do-draw-short = Patta
do-resign = Abbandona
do-abort = Interrompi
do-rematch = Rigioca
do-new = Nuova partita
do-rotate = Ruota il tavolo
do-rotate-short = Ruota
do-swap = Scambia i lati
do-fit = Mostra tutto l’alveare
do-fan = Apri le pile
do-more = Altro
do-copy = Copia la partita (GameString)
do-link = Copia un link a questa mossa
do-pgn = Scarica in PGN
do-sgf = Scarica in SGF
do-play-on = Continua da qui
do-play-on-short = Continua
do-text = Posizione e mosse in testo
do-text-hide = Nascondi il testo
do-keys = Tasti
do-record = Dati della registrazione
done-copied = Copiato.
done-link = Il link è copiato.
done-not-copied = Qui il browser non permette di copiare. Ecco il testo:

draw-title = Proporre patta?
draw-text = Se il tuo avversario accetta, la partita finisce subito e non vince nessuno.
draw-yes = Proponi

resign-title = Abbandonare?
resign-text = La partita finisce subito e vince il tuo avversario.
resign-text-shared = { $color ->
    [white] Il Bianco abbandona e vince il Nero.
   *[black] Il Nero abbandona e vince il Bianco.
  }
resign-yes = Abbandona
abort-title = Interrompere?
abort-text = La partita è appena cominciata. Finisce senza vincitori.
abort-yes = Interrompi

## Offers, hints and news

offer-draw = { $color ->
    [white] Il Bianco propone patta.
   *[black] Il Nero propone patta.
  }
offer-draw-accept = Accetta
offer-draw-decline = Rifiuta
offer-draw-made = Hai proposto patta.
offer-takeback = { $color ->
    [white] Il Bianco chiede di annullare una mossa.
   *[black] Il Nero chiede di annullare una mossa.
  }
offer-takeback-allow = Consenti
offer-takeback-refuse = Rifiuta
offer-takeback-made = Hai chiesto di annullare la tua mossa.

confirm-move = Giocare { $move }?
confirm-yes = Gioca
confirm-no = Non ancora

advice-asked = Cerco una buona mossa…
advice-move = Prova così: { $move }.
advice-play = Giocala

news-pass = { $color ->
    [white] Il Bianco non può muovere e passa.
   *[black] Il Nero non può muovere e passa.
  }
news-draw-declined = La patta è rifiutata.
news-takeback-refused = La mossa non viene annullata.
notice-close = Chiudi

## The end

result-you-win = Hai vinto!
result-you-lose = Hai perso.
result-wins = { $color ->
    [white] Vince il Bianco.
   *[black] Vince il Nero.
  }
result-draw = Patta.
result-abort = Partita interrotta.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] La tua Regina è circondata.
    [white] La Regina bianca è circondata.
   *[black] La Regina nera è circondata.
  }
end-both-surrounded = Entrambe le Regine sono circondate.
end-repetition = La stessa posizione si è presentata tre volte.
end-resignation = { $loser ->
    [you] Hai abbandonato.
    [white] Il Bianco ha abbandonato.
   *[black] Il Nero ha abbandonato.
  }
end-time = { $loser ->
    [you] Hai esaurito il tempo.
    [white] Il Bianco ha esaurito il tempo.
   *[black] Il Nero ha esaurito il tempo.
  }
end-agreement = Di comune accordo.
end-abort = Era appena cominciata.
end-adjudication = Così dice la registrazione.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Il Bianco gioca { $move }.
   *[black] Il Nero gioca { $move }.
  }
said-thrown = È un lancio { $piece_of }.
said-taken-back = { $plies ->
    [one] Una mossa è annullata.
   *[other] { $plies } mosse sono annullate.
  }
said-draw-offered = { $color ->
    [white] Il Bianco propone patta.
   *[black] Il Nero propone patta.
  }
said-takeback-asked = { $color ->
    [white] Il Bianco chiede di annullare una mossa.
   *[black] Il Nero chiede di annullare una mossa.
  }
said-picked = In mano: { $piece }, { $targets ->
    [one] una destinazione
   *[other] { $targets } destinazioni
  }.
said-hint = Una buona mossa: { $move }. { $reasons }
said-ply = Mossa { $ply } su { $plies }. { $move }
said-start = Prima della prima mossa.
said-time-left = Restano { $seconds } secondi.
said-clocks = Tempo del Bianco: { $white }, tempo del Nero: { $black }.

# With the article, to follow «gioca»: «la Formica bianca 1 a destra della Regina nera».
move-words = { $piece_the } { $spot }
move-first = { $piece_the } come primo pezzo
move-pass = passo
spot = { $direction ->
    [right] a destra { $anchor_of }
    [lower-right] in basso a destra { $anchor_of }
    [lower-left] in basso a sinistra { $anchor_of }
    [left] a sinistra { $anchor_of }
    [upper-left] in alto a sinistra { $anchor_of }
    [upper-right] in alto a destra { $anchor_of }
    [up] subito più in alto { $anchor_of }
    [down] subito più in basso { $anchor_of }
   *[top] sopra { $anchor_the }
  }
neighbour = { $direction ->
    [right] a destra: { $piece }
    [lower-right] in basso a destra: { $piece }
    [lower-left] in basso a sinistra: { $piece }
    [left] a sinistra: { $piece }
    [upper-left] in alto a sinistra: { $piece }
    [up] in alto: { $piece }
    [down] in basso: { $piece }
   *[upper-right] in alto a destra: { $piece }
  }
neighbour-none = nessun pezzo vicino

cell-empty = Vuota
cell-empty-beside = Vuota, { $spot }
cell-on = { $above } sopra { $below_the }
cell-target = Può andare qui.
cell-target-thrown = Può arrivare qui con un lancio { $throwers_of }.
cell-target-both = Può andare qui, anche con un lancio { $throwers_of }.

target-first = Come primo pezzo
target-touching = { $spot }, a contatto con { $pieces_the }

## The position and the moves as text

text-title = La partita in testo
text-turn = A chi tocca
text-position = Sul tavolo
text-position-none = Sul tavolo non c’è ancora nulla.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] Nella riserva del Bianco: { $pieces }.
   *[black] Nella riserva del Nero: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] La riserva del Bianco è vuota.
   *[black] La riserva del Nero è vuota.
  }
text-last = Ultima mossa
text-last-none = Non è stata giocata nessuna mossa.
text-moves = Che cosa puoi giocare
text-moves-none = Ora non c’è nulla da giocare.
text-moves-intro = Scegli un pezzo, poi dove va.
text-piece = { $piece }, { $count ->
    [one] una mossa
   *[other] { $count } mosse
  }
text-back = Scegli un altro pezzo
text-where = Dove va { $piece_the }?
text-thrown = { $target }, con un lancio { $throwers_of }
text-stuck = Che cosa non può muoversi
text-type = Scrivi una mossa
text-type-note = In notazione, per esempio wA1 bQ- per la Formica bianca 1 a destra della Regina nera, oppure pass.
text-type-turned = Il tavolo è ruotato. Scrivi le direzioni come le vedi lì.
text-type-flat = Gli esagoni hanno un lato piatto in alto: ciò che si chiama destra sta lì in basso a destra, e così via tutto intorno.
text-type-play = Gioca

## Keys

keys-title = Tasti
keys-page = In questa pagina
keys-board = Quando il tavolo ha il focus
keys-history = Una mossa indietro o avanti; anche le frecce, fuori dal tavolo
keys-ends = Alla prima o all’ultima mossa
keys-takeback = Annulla una mossa
keys-hint = Consiglio
keys-turn = Ruota il tavolo
keys-read = Di’ a chi tocca e qual è stata l’ultima mossa
keys-focus = Al tavolo
keys-type = Al testo, per scegliere o scrivere una mossa
keys-help = Questo elenco
keys-more = Giocare con la tastiera e a orecchio

key-walk-left = A sinistra
key-walk-right = A destra
key-walk-up = In alto
key-walk-down = In basso
key-walk-up-left = In alto a sinistra
key-walk-up-right = In alto a destra
key-walk-down-left = In basso a sinistra
key-walk-down-right = In basso a destra
key-jump-to-insect = Salta a un insetto sul tavolo; di nuovo per il successivo
key-pick-from-reserve = Prendi un insetto dalla tua riserva
key-act = Prendi e posa
key-next-target = Prossima casella possibile
key-previous-target = Casella possibile precedente
key-let-go = Lascia
key-look-into = Guarda dentro una pila
key-zoom-in = Avvicina
key-zoom-out = Allontana
key-fit = Mostra tutto l’alveare

## Playing on from a position

on-title = Continua da qui
on-text = Una nuova partita comincia da questa posizione. La vecchia resta com’è.
on-opponent = Contro
on-engine = Il motore
on-person = Una persona a questo schermo
on-level = Livello
on-side = Il tuo colore
on-begin = Comincia
