# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: juga a Hive
manifest-description = El joc de taula Hive, amb rivals que viuen al teu propi ordinador.

web-unreachable = El servidor no respon. Encara està en marxa, skep?
web-strange-answer = El servidor ha donat una resposta que aquesta pàgina no entén (estat { $status }).

## Connection

connection-lost = Sense connexió. Les teves jugades es desen i s’enviaran quan torni.
connection-back = Connexió recuperada.
connection-connecting = S’està connectant…

## The page that is not there

missing-title = Aquí no hi ha res
missing-text = No hi ha cap pàgina en aquesta adreça.
missing-game = Aquesta partida no existeix
missing-home = Ves a l’inici

## The game around the board

play-title = { $white } contra { $black }
play-title-turn = El teu torn: { $white } contra { $black }
play-loading = S’està carregant la partida…
play-board = Tauler
play-reserve = { $color ->
    [white] Reserva de les blanques
   *[black] Reserva de les negres
  }
play-side = { $color ->
    [white] Blanques
   *[black] Negres
  }
play-clock = { $color ->
    [white] Temps de les blanques
   *[black] Temps de les negres
  }
play-thinking = pensant
play-thinking-long = Veu { $depth } { $depth ->
    [one] jugada
   *[other] jugades
  } per endavant
thought-score = Avaluació { $score }.
thought-win = { $moves ->
    [one] Veu una victòria en una jugada.
   *[other] Veu una victòria en { $moves } jugades.
}
thought-loss = { $moves ->
    [one] Veu una derrota en una jugada.
   *[other] Veu una derrota en { $moves } jugades.
}
thought-line = Espera { $line }.
play-to-move = torn
play-winner = victòria

turn-yours = És el teu torn.
turn = { $color ->
    [white] Juguen les blanques.
   *[black] Juguen les negres.
  }
turn-queen-due = Ara ha d’entrar la reina.
turn-first = Tria un insecte de la teva reserva i posa’l al tauler.
turn-sending = La jugada s’enviarà quan hi hagi connexió.
turn-thinking = El motor està pensant.

play-past = Jugada { $ply } de { $plies }
play-past-start = Abans de la primera jugada
play-to-latest = Ves a l’última jugada

## Moves

moves-title = Jugades
moves-none = Encara no hi ha jugades
moves-number = { $number }.
moves-pass = passa
moves-repeated = Aquesta posició ja s’ha donat abans
moves-first = Inici
moves-back = Enrere
moves-forward = Endavant
moves-last = Última

## What one can do

do-takeback = Desfés
do-hint = Pista
do-move-now = Juga ja
do-draw = Ofereix taules
do-draw-short = Taules
do-resign = Rendeix-te
do-abort = Anul·la
do-rematch = Revenja
do-new = Partida nova
do-rotate = Gira el tauler
do-rotate-short = Gira
do-swap = Intercanvia els costats
do-fit = Mostra tot el rusc
do-fan = Desplega les torres
do-more = Més
do-copy = Copia la partida (GameString)
do-link = Copia un enllaç a aquesta jugada
do-pgn = Baixa com a PGN
do-sgf = Baixa com a SGF
do-play-on = Continua des d’aquí
do-play-on-short = Continua
do-text = Posició i jugades com a text
do-text-hide = Amaga el text
do-keys = Tecles
do-record = Sobre el registre
done-copied = S’ha copiat.
done-link = S’ha copiat l’enllaç.
done-not-copied = El navegador no permet copiar aquí. Aquest és el text:

draw-title = Vols oferir taules?
draw-text = Si el teu rival les accepta, la partida s’acaba a l’acte i no guanya ningú.
draw-yes = Ofereix

resign-title = Et vols rendir?
resign-text = La partida s’acaba a l’acte i guanya el teu rival.
resign-text-shared = { $color ->
    [white] Les blanques es rendeixen i guanyen les negres.
   *[black] Les negres es rendeixen i guanyen les blanques.
  }
resign-yes = Rendeix-te
abort-title = Vols anul·lar la partida?
abort-text = La partida tot just ha començat. S’acaba sense guanyador.
abort-yes = Anul·la

## Offers, hints and news

offer-draw = { $color ->
    [white] Les blanques ofereixen taules.
   *[black] Les negres ofereixen taules.
  }
offer-draw-accept = Accepta
offer-draw-decline = Rebutja
offer-draw-made = Has ofert taules.
offer-takeback = { $color ->
    [white] Les blanques demanen desfer una jugada.
   *[black] Les negres demanen desfer una jugada.
  }
offer-takeback-allow = Permet
offer-takeback-refuse = Rebutja
offer-takeback-made = Has demanat desfer la teva jugada.

confirm-move = Vols jugar { $move }?
confirm-yes = Juga
confirm-no = Encara no

advice-asked = S’està buscant una bona jugada…
advice-move = Prova això: { $move }.
advice-play = Juga-la

news-pass = { $color ->
    [white] Les blanques no poden jugar i passen.
   *[black] Les negres no poden jugar i passen.
  }
news-draw-declined = S’han rebutjat les taules.
news-takeback-refused = La jugada no es desfà.
notice-close = Tanca

## The end

result-you-win = Has guanyat!
result-you-lose = Has perdut.
result-wins = { $color ->
    [white] Guanyen les blanques.
   *[black] Guanyen les negres.
  }
result-draw = Taules.
result-abort = Anul·lada.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] La teva reina està envoltada.
    [white] La reina blanca està envoltada.
   *[black] La reina negra està envoltada.
  }
end-both-surrounded = Totes dues reines estan envoltades.
end-repetition = La mateixa posició s’ha donat tres vegades.
end-resignation = { $loser ->
    [you] T’has rendit.
    [white] Les blanques s’han rendit.
   *[black] Les negres s’han rendit.
  }
end-time = { $loser ->
    [you] T’has quedat sense temps.
    [white] Les blanques s’han quedat sense temps.
   *[black] Les negres s’han quedat sense temps.
  }
end-agreement = Tots dos bàndols les han acordat.
end-abort = La partida tot just havia començat.
end-adjudication = Segons diu el registre.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Les blanques juguen { $move }.
   *[black] Les negres juguen { $move }.
  }
said-thrown = La peça, la llança { $piece_the }.
said-taken-back = { $plies ->
    [one] Es desfà una jugada.
   *[other] Es desfan { $plies } jugades.
  }
said-draw-offered = { $color ->
    [white] Les blanques ofereixen taules.
   *[black] Les negres ofereixen taules.
  }
said-takeback-asked = { $color ->
    [white] Les blanques demanen desfer una jugada.
   *[black] Les negres demanen desfer una jugada.
  }
said-picked = Has agafat { $piece_the }, { $targets ->
    [one] una destinació
   *[other] { $targets } destinacions
  }.
said-hint = Una bona jugada: { $move }. { $reasons }
said-ply = Jugada { $ply } de { $plies }. { $move }
said-start = Abans de la primera jugada.
said-time-left = { $seconds ->
    [one] Queda { $seconds } segon.
   *[other] Queden { $seconds } segons.
  }
said-clocks = Les blanques tenen { $white }; les negres, { $black }.

move-words = { $piece } { $spot }
move-first = { $piece } com a primera peça
move-pass = passar
spot = { $direction ->
    [right] a la dreta { $anchor_of }
    [lower-right] a baix a la dreta { $anchor_of }
    [lower-left] a baix a l’esquerra { $anchor_of }
    [left] a l’esquerra { $anchor_of }
    [upper-left] a dalt a l’esquerra { $anchor_of }
    [upper-right] a dalt a la dreta { $anchor_of }
    [up] cap amunt des { $anchor_of }
    [down] cap avall des { $anchor_of }
   *[top] damunt { $anchor_of }
  }
neighbour = { $direction ->
    [right] a la dreta: { $piece }
    [lower-right] a baix a la dreta: { $piece }
    [lower-left] a baix a l’esquerra: { $piece }
    [left] a l’esquerra: { $piece }
    [upper-left] a dalt a l’esquerra: { $piece }
    [up] a dalt: { $piece }
    [down] a baix: { $piece }
   *[upper-right] a dalt a la dreta: { $piece }
  }
neighbour-none = sense veïnes

cell-empty = Buida
cell-empty-beside = Buida, { $spot }
cell-on = { $above } sobre { $below_the }
cell-target = Hi pot anar.
cell-target-thrown = Hi pot arribar per llançament { $throwers_of }.
cell-target-both = Hi pot anar, o arribar-hi per llançament { $throwers_of }.

target-first = Com a primera peça
target-touching = { $spot }, en contacte amb { $pieces_the }

## The position and the moves as text

text-title = La partida com a text
text-turn = Torn
text-position = Al tauler
text-position-none = Encara no hi ha res al tauler.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] A la reserva de les blanques: { $pieces }.
   *[black] A la reserva de les negres: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] La reserva de les blanques és buida.
   *[black] La reserva de les negres és buida.
  }
text-last = Última jugada
text-last-none = No s’ha fet cap jugada.
text-moves = Què pots jugar
text-moves-none = Ara no hi ha res per jugar.
text-moves-intro = Tria una peça i després on va.
text-piece = { $piece }, { $count ->
    [one] una jugada
   *[other] { $count } jugades
  }
text-back = Tria una altra peça
text-where = On va { $piece_the }?
text-thrown = { $target }, per llançament { $throwers_of }
text-stuck = Què no es pot moure
text-type = Escriu una jugada
text-type-note = En notació, per exemple wA1 bQ- per a la formiga blanca 1 a la dreta de la reina negra, o pass per passar.
text-type-turned = El tauler està girat. Escriu les direccions tal com les veus.
text-type-flat = Els hexàgons tenen un costat a dalt: el que s’anomena dreta queda a baix a la dreta, i així tot al voltant.
text-type-play = Juga

## Keys

keys-title = Tecles
keys-page = En aquesta pàgina
keys-board = Amb el focus al tauler
keys-history = Una jugada enrere o endavant; també les fletxes, fora del tauler
keys-ends = A la primera o a l’última jugada
keys-takeback = Desfer una jugada
keys-hint = Pista
keys-turn = Girar el tauler
keys-read = Dir de qui és el torn i què s’ha jugat
keys-focus = Al tauler
keys-type = Al text, per triar o escriure una jugada
keys-help = Aquesta llista
keys-more = Com es juga amb el teclat i d’oïda

key-walk-left = Anar a l’esquerra
key-walk-right = Anar a la dreta
key-walk-up = Anar amunt
key-walk-down = Anar avall
key-walk-up-left = Anar amunt a l’esquerra
key-walk-up-right = Anar amunt a la dreta
key-walk-down-left = Anar avall a l’esquerra
key-walk-down-right = Anar avall a la dreta
key-jump-to-insect = Saltar a un insecte del tauler; un altre cop, al següent
key-pick-from-reserve = Agafar un insecte de la teva reserva
key-act = Agafar i col·locar
key-next-target = Casella següent on pot anar
key-previous-target = Casella anterior
key-let-go = Deixar la peça
key-look-into = Mirar dins d’una torre
key-zoom-in = Apropar-se
key-zoom-out = Allunyar-se
key-fit = Mostrar tot el rusc

## Playing on from a position

on-title = Continua des d’aquí
on-text = Comença una partida nova amb aquesta posició. L’antiga es queda com està.
on-opponent = Contra
on-engine = El motor
on-person = Una persona en aquesta pantalla
on-level = Nivell
on-side = Portes
on-begin = Comença
