# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: Hive spielen
manifest-description = Das Brettspiel Hive, mit Gegnern, die auf deinem eigenen Rechner wohnen.

web-unreachable = Der Server antwortet nicht. Läuft skep noch?
web-strange-answer = Der Server hat etwas geantwortet, das diese Seite nicht versteht (Status { $status }).

## Connection

connection-lost = Keine Verbindung. Deine Züge bleiben erhalten und werden gesendet, sobald sie wieder da ist.
connection-back = Wieder verbunden.
connection-connecting = Verbinde …

## The page that is not there

missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite.
missing-game = Diese Partie gibt es nicht
missing-home = Zur Startseite

## The game around the board

play-title = { $white } gegen { $black }
play-title-turn = Du bist am Zug: { $white } gegen { $black }
play-loading = Die Partie wird geladen …
play-board = Brett
play-reserve = { $color ->
    [white] Vorrat von Weiß
   *[black] Vorrat von Schwarz
  }
play-side = { $color ->
    [white] Weiß
   *[black] Schwarz
  }
play-clock = { $color ->
    [white] Zeit von Weiß
   *[black] Zeit von Schwarz
  }
play-thinking = denkt nach
play-thinking-long = { $depth } { $depth ->
    [one] Halbzug
   *[other] Halbzüge
  } vorausgerechnet
thought-score = Bewertung { $score }.
thought-win = { $moves ->
    [one] Sie sieht den Gewinn in einem Zug.
   *[other] Sie sieht den Gewinn in { $moves } Zügen.
}
thought-loss = { $moves ->
    [one] Sie sieht die Niederlage in einem Zug.
   *[other] Sie sieht die Niederlage in { $moves } Zügen.
}
thought-line = Sie erwartet { $line }.
play-to-move = am Zug
play-winner = gewonnen

turn-yours = Du bist am Zug.
turn = { $color ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
  }
turn-queen-due = Jetzt muss die Königin eingesetzt werden.
turn-first = Nimm ein Insekt aus deinem Vorrat und setz es aufs Brett.
turn-sending = Der Zug wird gesendet, sobald wieder eine Verbindung besteht.
turn-thinking = Die Engine denkt nach.

play-past = Zug { $ply } von { $plies }
play-past-start = Vor dem ersten Zug
play-to-latest = Zum letzten Zug

## Moves

moves-title = Züge
moves-none = Noch kein Zug
moves-number = { $number }.
moves-pass = passt
moves-repeated = Diese Stellung gab es schon
moves-first = Anfang
moves-back = Zurück
moves-forward = Vor
moves-last = Ende

## What one can do

do-takeback = Rücknahme
do-hint = Tipp
do-move-now = Sofort ziehen
do-draw = Remis anbieten
do-draw-short = Remis
do-resign = Aufgeben
do-abort = Abbrechen
do-rematch = Revanche
do-new = Neue Partie
do-rotate = Brett drehen
do-rotate-short = Drehen
do-swap = Seiten tauschen
do-fit = Ganzen Schwarm zeigen
do-fan = Stapel auffächern
do-more = Mehr
do-copy = Partie kopieren (GameString)
do-link = Link zu diesem Zug kopieren
do-pgn = Als PGN herunterladen
do-sgf = Als SGF herunterladen
do-play-on = Ab hier weiterspielen
do-play-on-short = Ab hier
do-text = Stellung und Züge als Text
do-text-hide = Text ausblenden
do-keys = Tasten
do-record = Zur Aufzeichnung
done-copied = Kopiert.
done-link = Der Link ist kopiert.
done-not-copied = Der Browser lässt das Kopieren hier nicht zu. Das ist der Text:

draw-title = Remis anbieten?
draw-text = Nimmt dein Gegner an, endet die Partie sofort, und niemand gewinnt.
draw-yes = Anbieten

resign-title = Aufgeben?
resign-text = Die Partie endet sofort, und dein Gegner gewinnt.
resign-text-shared = { $color ->
    [white] Weiß gibt auf, und Schwarz gewinnt.
   *[black] Schwarz gibt auf, und Weiß gewinnt.
  }
resign-yes = Aufgeben
abort-title = Partie abbrechen?
abort-text = Die Partie hat kaum begonnen. Sie endet ohne Sieger.
abort-yes = Partie abbrechen

## Offers, hints and news

offer-draw = { $color ->
    [white] Weiß bietet Remis an.
   *[black] Schwarz bietet Remis an.
  }
offer-draw-accept = Annehmen
offer-draw-decline = Ablehnen
offer-draw-made = Du hast Remis angeboten.
offer-takeback = { $color ->
    [white] Weiß möchte einen Zug zurücknehmen.
   *[black] Schwarz möchte einen Zug zurücknehmen.
  }
offer-takeback-allow = Erlauben
offer-takeback-refuse = Ablehnen
offer-takeback-made = Du hast gefragt, ob du deinen Zug zurücknehmen darfst.

confirm-move = Ziehen: { $move }?
confirm-yes = Ziehen
confirm-no = Noch nicht

advice-asked = Suche einen guten Zug …
advice-move = Versuch es damit: { $move }.
advice-play = So ziehen

news-pass = { $color ->
    [white] Weiß kann nicht ziehen und passt.
   *[black] Schwarz kann nicht ziehen und passt.
  }
news-draw-declined = Das Remis ist abgelehnt.
news-takeback-refused = Der Zug wird nicht zurückgenommen.
notice-close = Schließen

## The end

result-you-win = Du hast gewonnen!
result-you-lose = Du hast verloren.
result-wins = { $color ->
    [white] Weiß gewinnt.
   *[black] Schwarz gewinnt.
  }
result-draw = Remis.
result-abort = Abgebrochen.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] Deine Königin ist umzingelt.
    [white] Die weiße Königin ist umzingelt.
   *[black] Die schwarze Königin ist umzingelt.
  }
end-both-surrounded = Beide Königinnen sind umzingelt.
end-repetition = Dieselbe Stellung kam dreimal vor.
end-resignation = { $loser ->
    [you] Du hast aufgegeben.
    [white] Weiß hat aufgegeben.
   *[black] Schwarz hat aufgegeben.
  }
end-time = { $loser ->
    [you] Deine Zeit ist abgelaufen.
    [white] Die Zeit von Weiß ist abgelaufen.
   *[black] Die Zeit von Schwarz ist abgelaufen.
  }
end-agreement = Beide Seiten haben sich darauf geeinigt.
end-abort = Die Partie hatte kaum begonnen.
end-adjudication = So steht es in der Aufzeichnung.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Weiß zieht: { $move }.
   *[black] Schwarz zieht: { $move }.
  }
said-thrown = Geworfen { $piece_from }.
said-taken-back = { $plies ->
    [one] Ein Zug ist zurückgenommen.
   *[other] { $plies } Züge sind zurückgenommen.
  }
said-draw-offered = { $color ->
    [white] Weiß bietet Remis an.
   *[black] Schwarz bietet Remis an.
  }
said-takeback-asked = { $color ->
    [white] Weiß möchte einen Zug zurücknehmen.
   *[black] Schwarz möchte einen Zug zurücknehmen.
  }
said-picked = { $piece_start } aufgenommen, { $targets ->
    [one] ein Ziel
   *[other] { $targets } Ziele
  }.
said-hint = Ein guter Zug: { $move }. { $reasons }
said-ply = Zug { $ply } von { $plies }. { $move }
said-start = Vor dem ersten Zug.
said-time-left = Noch { $seconds } Sekunden.
said-clocks = Weiß hat { $white }, Schwarz hat { $black }.

move-words = { $piece } { $spot }
move-first = { $piece } als erster Stein
move-pass = passen
# Said of moves and of empty cells; only a move goes on top.
spot = { $direction ->
    [right] rechts { $anchor_from }
    [lower-right] rechts unterhalb { $anchor_from }
    [lower-left] links unterhalb { $anchor_from }
    [left] links { $anchor_from }
    [upper-left] links oberhalb { $anchor_from }
    [upper-right] rechts oberhalb { $anchor_from }
    [up] genau oberhalb { $anchor_from }
    [down] genau unterhalb { $anchor_from }
   *[top] auf { $anchor_accusative }
  }
neighbour = { $direction ->
    [right] rechts: { $piece }
    [lower-right] rechts unten: { $piece }
    [lower-left] links unten: { $piece }
    [left] links: { $piece }
    [upper-left] links oben: { $piece }
    [up] oben: { $piece }
    [down] unten: { $piece }
   *[upper-right] rechts oben: { $piece }
  }
neighbour-none = keine Nachbarn

cell-empty = Leer
cell-empty-beside = Leer, { $spot }
cell-on = { $above } auf { $below_dative }
cell-target = Kann hierher.
cell-target-thrown = Kann hierher geworfen werden, { $throwers_from }.
cell-target-both = Kann hierher, selbst oder geworfen { $throwers_from }.

target-first = Als erster Stein
target-touching = { $spot }, berührt { $pieces_accusative }

## The position and the moves as text

text-title = Die Partie als Text
text-turn = Wer am Zug ist
text-position = Auf dem Brett
text-position-none = Auf dem Brett liegt noch nichts.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] Im Vorrat von Weiß: { $pieces }.
   *[black] Im Vorrat von Schwarz: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] Der Vorrat von Weiß ist leer.
   *[black] Der Vorrat von Schwarz ist leer.
  }
text-last = Letzter Zug
text-last-none = Noch ist nichts gezogen.
text-moves = Was du ziehen kannst
text-moves-none = Im Moment gibt es nichts zu ziehen.
text-moves-intro = Wähle einen Stein und dann sein Ziel.
text-piece = { $piece_start }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }
text-back = Anderen Stein wählen
text-where = Wohin mit { $piece_dative }?
text-thrown = { $target }, geworfen { $throwers_from }
text-stuck = Was nicht ziehen kann
text-type = Einen Zug eintippen
text-type-note = In Notation, etwa wA1 bQ- für die weiße Ameise 1 rechts von der schwarzen Königin, oder pass.
text-type-turned = Das Brett ist gedreht. Tippe die Richtungen so, wie du sie dort siehst.
text-type-flat = Die Sechsecke stehen auf einer Kante: Was rechts heißt, liegt dort rechts unten, und so weiter rundherum.
text-type-play = Ziehen

## Keys

keys-title = Tasten
keys-page = Auf dieser Seite
keys-board = Wenn das Brett den Fokus hat
keys-history = Einen Zug zurück oder vor; außerhalb des Bretts auch die Pfeile
keys-ends = Zum ersten oder zum letzten Zug
keys-takeback = Einen Zug zurücknehmen
keys-hint = Tipp
keys-turn = Brett drehen
keys-read = Ansagen, wer am Zug ist und was zuletzt gezogen wurde
keys-focus = Zum Brett
keys-type = Zum Text, um einen Zug zu wählen oder einzutippen
keys-help = Diese Liste
keys-more = Spielen mit der Tastatur und nach Gehör

key-walk-left = Nach links gehen
key-walk-right = Nach rechts gehen
key-walk-up = Nach oben gehen
key-walk-down = Nach unten gehen
key-walk-up-left = Nach links oben gehen
key-walk-up-right = Nach rechts oben gehen
key-walk-down-left = Nach links unten gehen
key-walk-down-right = Nach rechts unten gehen
key-jump-to-insect = Zu einem Insekt auf dem Brett springen; noch einmal: zum nächsten
key-pick-from-reserve = Ein Insekt aus deinem Vorrat nehmen
key-act = Aufnehmen und ablegen
key-next-target = Nächstes mögliches Feld
key-previous-target = Voriges mögliches Feld
key-let-go = Loslassen
key-look-into = In einen Stapel hineinsehen
key-zoom-in = Näher heran
key-zoom-out = Weiter weg
key-fit = Ganzen Schwarm zeigen

## Playing on from a position

on-title = Ab hier weiterspielen
on-text = Mit dieser Stellung beginnt eine neue Partie. Die alte bleibt, wie sie ist.
on-opponent = Gegen
on-engine = Die Engine
on-person = Jemand an diesem Bildschirm
on-level = Stufe
on-side = Du spielst
on-begin = Beginnen
