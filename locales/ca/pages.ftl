# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Tanca
part-cancel = Cancel·la
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Inici
    [End] Fi
    [PageUp] Re Pàg
    [PageDown] Av Pàg
    [Enter] Retorn
    [Space] Espai
    [Escape] Esc
    [Shift] Maj
   *[other] { $key }
}

## Frame

frame-skip = Salta al contingut
frame-home = skep: pàgina d’inici
frame-pages = Pàgines
frame-start = Inici
frame-new = Juga
frame-learn = Aprèn
frame-games = Partides
frame-help = Ajuda
frame-settings = Configuració
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Colors foscos
   *[light] Colors clars
}

## First page

start-title = Juga a Hive
start-heading = Un lloc tranquil per jugar a Hive
start-lead = Envolta la reina rival abans que t’envoltin la teva. Sense compte i sense esperes: el teu rival viu aquí mateix.
start-play = Juga ara
start-play-note = Portes les blanques, contra el nivell { $level }.
start-learn = Aprèn a jugar
start-new = Una altra partida
start-open = Importa una partida
start-insects = O tria l’insecte que surt primer:
# $bug is one of the eight kinds.
start-insect = Comença amb { bug.the }
start-games = Partides en curs
start-all-games = Totes les partides

## Who plays, and how a game stands

player-you = Tu
player-engine = Nivell { $level }
player-named = { $name }
player-side = { $color ->
    [white] Blanques
   *[black] Negres
}

standing-your-turn = El teu torn
standing-their-turn = El teu rival està pensant
standing-to-move = { $color ->
    [white] Juguen blanques
   *[black] Juguen negres
}
standing-imported = Importada
standing-aborted = Anul·lada
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Taules: totes dues reines envoltades
    [repetition] Taules per repetició
    [agreement] Taules per acord
   *[other] Taules
}
standing-won = { $reason ->
    [surrounded] Has guanyat: la reina rival està envoltada
    [resignation] Has guanyat: el teu rival s’ha rendit
    [time] Has guanyat per temps
   *[other] Has guanyat
}
standing-lost = { $reason ->
    [surrounded] Has perdut: la teva reina està envoltada
    [resignation] T’has rendit
    [time] Has perdut per temps
   *[other] Has perdut
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Guanyen blanques: la reina negra està envoltada
       *[black] Guanyen negres: la reina blanca està envoltada
    }
    [resignation] { $color ->
        [white] Guanyen blanques: les negres s’han rendit
       *[black] Guanyen negres: les blanques s’han rendit
    }
    [time] { $color ->
        [white] Guanyen blanques per temps
       *[black] Guanyen negres per temps
    }
   *[other] { $color ->
        [white] Guanyen blanques
       *[black] Guanyen negres
    }
}

card-title = { $white } contra { $black }
card-plies = { $count ->
    [0] per començar
    [one] { $count } jugada
   *[other] { $count } jugades
}
card-menu = Més sobre { $title }

## New game

new-title = Partida nova
new-opponent = Rival
new-opponent-name = { $opponent ->
    [engine] El motor
    [person] Una persona aquí
   *[watch] Dos motors
}
new-level = El seu nivell
new-level-white = Nivell de les blanques
new-level-black = Nivell de les negres
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Nivell { $level }. { $about }
new-side = El teu color
new-side-name = { $side ->
    [white] Blanques
    [black] Negres
   *[random] A l’atzar
}
new-insects = Insectes
new-insects-note = La reina, les formigues, les aranyes, els saltamartins i els escarabats juguen sempre. S’hi poden afegir:
new-expansion = { $expansion ->
    [M] Mosquit
    [L] Marieta
   *[P] Porquet
}
new-expansion-note = { $expansion ->
    [M] Es mou com qualsevol insecte que toqui.
    [L] Corre per damunt del rusc: dues caselles a dalt i una cap avall.
   *[P] Llança les seves veïnes per damunt seu.
}
new-rules = Regles
new-opening = Primera jugada
new-opening-name = { $opening ->
    [tournament] La reina no pot sortir primer
   *[printed] Qualsevol insecte pot sortir primer
}
new-takebacks = Desfer jugades
new-takebacks-name = { $takebacks ->
    [free] Sempre
    [asked] Amb permís
   *[never] Mai
}
new-time = Temps
new-clock = Juga amb rellotge
new-clock-note = Qui es queda sense temps perd.
new-minutes = Temps per bàndol
new-minutes-count = { $count } min
new-increment = S’afegeix després de cada jugada
new-increment-count = { $count } s
new-begin = { $opponent ->
    [watch] Comença i mira
   *[other] Comença
}

## Games

games-title = Partides
games-which = Quines partides
games-filter = { $filter ->
    [live] En curs
    [over] Acabades
   *[all] Totes
}
games-open = Importa una partida
games-none = { $filter ->
    [live] No hi ha cap partida en curs.
    [over] Encara no hi ha cap partida acabada.
   *[all] Encara no hi ha partides.
}
games-none-new = Partida nova
games-more = Mostra’n més
games-again = Torna-ho a provar
games-resume = Continua
games-review = Mira-la
games-copy = Copia la GameString
games-download = Baixa { $format }
games-delete = Esborra
games-delete-title = Vols esborrar aquesta partida?
games-delete-text = Desapareixerà per sempre, amb totes les seves jugades.
games-deleted = S’ha esborrat la partida.

## Records

record-title = Importa una partida
record-label = Enganxa aquí una partida o una posició
record-formats = GameString, PGN, SGF de BoardSpace o una posició en text; també moltes alhora en zip o tar. També pots enganxar una partida o deixar anar un fitxer en qualsevol pàgina.
record-choose = Tria un fitxer…
record-open = Obre
record-drop = Deixa anar el fitxer per obrir-lo
record-counts = Partides afegides: { $added }. Ja hi eren: { $known }.
record-others = { $count ->
    [one] El fitxer conté una partida més. És a la llista de partides.
   *[other] El fitxer conté { $count } partides més. Són a la llista de partides.
}
# $note is a sentence.
record-note = { $game ->
    [0] Sobre aquest registre: { $note }
    [1] Sobre aquesta partida: { $note }
   *[other] Sobre la partida { $game } d’aquest registre: { $note }
}

## Settings

settings-title = Configuració
settings-theme = Colors
settings-theme-name = { $theme ->
    [light] Dia
    [dark] Nit
   *[auto] Sistema
}
settings-tile-set = Peces
settings-tile-set-name = { $set ->
    [classic] Clàssiques
    [flat] Planes
   *[contrast] Alt contrast
}
settings-board = Tauler
settings-orientation = Les peces es recolzen en
settings-orientation-name = { $orientation ->
    [pointy] un vèrtex
   *[flat] un costat
}
settings-rotation = Gir
settings-rotation-by = { $degrees }°
settings-numbers = Números a les peces
settings-numbers-note = Distingeixen la formiga 1 de la formiga 2, com la notació.
settings-dim-immobile = Atenua el que no es pot moure
settings-dim-immobile-note = Les peces clavades, cobertes o que descansen es veuen més pàl·lides.
settings-animate = Animacions
settings-animate-note = Les peces es desplacen. Mai, si el teu sistema demana menys moviment.
settings-play = Joc
settings-sound = Sons
settings-sound-note = Un clic suau per jugada, un acord al final.
settings-confirm-moves = Confirma les jugades
settings-confirm-moves-note = Una jugada només compta quan l’has confirmada.
settings-hearing = Llegir i escoltar
settings-text-view = Posició com a text
settings-text-view-note = Llistes de peces i jugades, per llegir o per jugar-hi.
settings-announce = Anuncia cada jugada
settings-announce-note = Per a lectors de pantalla: jugades, torns i poc temps.
settings-language = Llengua
settings-language-auto = La del navegador
settings-reset = Deixa-ho tot com al principi

## Help

help-title = Ajuda
help-contents = En aquesta pàgina
help-section = { $section ->
    [game] El joc
    [insects] Els insectes
    [playing] Ratolí i pantalla tàctil
    [keyboard] Teclat
    [hearing] Jugar d’oïda
    [notation] Notació
    [records] Registres
   *[about] Quant a skep
}

help-rule-aim = Guanyes quan la reina rival té una peça a cadascun dels seus sis costats, siguin de qui siguin. Si totes dues reines queden envoltades alhora, són taules.
help-rule-turn = Comencen les blanques. A cada torn col·loques una peça nova o en mous una que ja és al tauler.
help-rule-place = Una peça nova toca almenys una de les teves i cap de l’altre bàndol. Només la primera peça negra toca la primera blanca.
help-rule-queen = La teva reina ha d’entrar en els teus quatre primers torns, i res teu no es mou abans que hi sigui. En els tornejos, i aquí si no tries una altra cosa, no pot ser la primera peça.
help-rule-move = No hi ha tauler: el fan les peces. Pot créixer i desplaçar-se cap on vulgui.
help-rule-one-hive = El rusc continua sempre unit, també mentre una peça està de camí. La peça que el manté unit no es pot moure.
help-rule-gap = Les peces llisquen. On l’espai entre dues peces és massa estret per lliscar-hi, només passen les que salten o pugen al damunt.
help-rule-pass = Si no pots col·locar ni moure, el teu torn passa sol. Si la mateixa posició es dona per tercera vegada, són taules.

help-insect = { $bug ->
    [queen] Un pas per la vora del rusc. Si la perds, perds la partida.
    [beetle] Un pas en qualsevol direcció, també damunt d’altres peces. El que queda a sota no es pot moure.
    [grasshopper] Salta en línia recta per damunt d’una o més peces, fins a la primera casella buida.
    [spider] Exactament tres passos per la vora del rusc, sense tornar enrere.
    [ant] Tan lluny com vulgui per la vora del rusc.
    [mosquito] Es mou com qualsevol peça que toqui. Damunt del rusc és un escarabat.
    [ladybug] Dos passos per damunt del rusc i després un cap avall, a una casella buida.
   *[pillbug] Un pas per la vora del rusc. O bé agafa una peça veïna, de qualsevol color, la passa per damunt seu i la deixa en un altre costat buit. El que s’acaba de moure es deixa en pau.
}

help-pointing-pick = Fes clic a una peça o toca-la, i després a la casella on ha d’anar; o arrossega-la fins allà. Serveix a la reserva i al tauler.
help-pointing-throws = Un llançament es juga amb la peça llançada: agafa-la, i les caselles on es pot llançar es marquen d’una altra manera que les que abasta ella mateixa.
help-pointing-stack = Per veure què hi ha en una torre, mantén-la premuda, fes-hi clic amb el botó dret o prem X.
help-pointing-view = Arrossega el fons per moure el tauler; fes servir la roda o pessiga per apropar-te o allunyar-te. «Mostra tot el rusc», al menú de la partida, ho torna a mostrar tot.
help-pointing-history = Recorre la partida amb els botons de fletxa, fent clic a una jugada o lliscant el dit per la barra de botons.
help-pointing-illegal = Si alguna cosa no es permet, la peça tremola i es diu per què.

help-keyboard-text = Prem Tab fins que el tauler tingui el focus. Després ves de casella en casella amb les fletxes o amb sis lletres del mig del teclat: E i R porten amunt, D i F als costats, C i V avall.
help-keys-page = En qualsevol lloc de la pàgina d’una partida

help-hearing-text = Tria «Posició i jugades com a text» al menú d’una partida, o «Posició com a text» a la configuració. La partida tindrà aleshores una llista de totes les peces amb les seves veïnes, de les reserves i de les jugades que pots fer.
help-hearing-type = Tria una peça de la llista i després on va, o escriu una jugada en la notació de més avall i prem Retorn.
help-hearing-announce = Cada jugada, de qui és el torn, quan cal passar, el poc temps i el final de la partida s’anuncien al moment.
help-hearing-board = El tauler es pot recórrer amb el teclat: cada casella diu què hi ha i si la peça que has agafat hi pot anar.

help-notation-text = Cada jugada anomena una peça i on va, vista des d’una altra peça. w i b són els bàndols (blanques i negres), la lletra és l’insecte i el número distingeix les peces iguals. El signe diu de quin costat: davant del nom, queda a l’esquerra; darrere, a la dreta.
help-notation-1 = La primera jugada: la formiga blanca 1, a qualsevol lloc.
help-notation-2 = La formiga blanca 1 va a la dreta de la reina negra.
help-notation-3 = … a dalt a l’esquerra d’ella. La barra apunta cap on queda.
help-notation-4 = L’escarabat blanc 1 puja damunt de la reina negra.
help-notation-5 = No hi ha cap jugada possible.

help-records-text = Qualsevol partida es pot copiar com a GameString o desar com a PGN o SGF, des de la seva pàgina o des de la llista de partides. Per obrir un registre, enganxa’l en qualsevol pàgina, deixa-hi anar un fitxer o tria «Importa una partida». L’adreça d’una partida pot incloure una jugada: en obrir-la, la partida es mostra en aquella jugada.

help-about-text = skep és programari lliure: un motor, un servidor i aquesta pàgina en un sol programa. Les teves partides es queden a l’ordinador on funciona. «Skep» és, en anglès, un rusc de palla.
help-about-hive = Hive és un joc de John Yianni, publicat per Gen42 Games. skep no hi té cap relació; tots els dibuixos són nostres.
