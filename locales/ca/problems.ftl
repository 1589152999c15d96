# What the server cannot do, and what to do instead. $expected of problem-unreadable-record and $reason are from readers.ftl, and
# close the sentence; what is expected of a request or a message is said in English, to those who write programs.

## What is asked for

problem-no-such-address = No hi ha res en aquesta adreça.
problem-wrong-method = A aquesta adreça no se li pot preguntar així: consulta el manual de la interfície.
problem-no-such-game = Aquesta partida no existeix, o ja no existeix.
problem-no-such-chapter = El reglament no té aquest capítol.
problem-no-such-exercise = Aquest exercici no existeix.
problem-unreadable-position = Això no és una posició: { $expected }
problem-too-many-moves = Des d’una posició es poden provar com a màxim { $limit } jugades.
problem-unreadable-query = «{ $text }» no és un valor per a «{ $name }».
problem-unreadable-body = La petició no es pot llegir: { $expected }.
problem-body-too-large = La petició és massa gran: es llegeixen com a màxim { $kilobytes } kB.
problem-too-slow = La petició ha trigat massa. Torna-ho a provar.
problem-not-a-socket = Aquesta adreça és només per a connexions WebSocket.
problem-unreadable-record = Això no es pot llegir com una partida: { $expected }
problem-unreadable-archive = L’arxiu comprimit no es pot llegir: { $reason }.
problem-no-game-string = Aquesta partida comença amb peces al tauler, i una GameString no ho pot dir: fes servir PGN o SGF.

## What is said about a record that was opened

note-unknown-format = s’esperava una GameString, un PGN, un SGF de BoardSpace o una posició en text.
note-read-up-to = La partida s’ha llegit fins aquí: { $reason }
note-unreadable-game = Aquesta partida no es pot llegir: { $reason }
note-printed-opening = Jugada { $ply }: la reina es col·loca la primera, com permet el reglament imprès.
note-past-draw = Jugada { $ply }: la posició hi és per tercera vegada, però la partida continua.
note-after-end = S’ha omès la jugada { $ply }: la partida ja s’havia acabat.
note-bare-done = Jugada { $ply }: no s’ha mogut res, i s’ha entès que es passava.
note-idle-done = Jugada { $ply }: no s’ha mogut res, tot i que no es podia passar; s’ha omès.
note-grid-taken = Jugada { $ply }: la columna i la fila indiquen una altra casella que la peça veïna; valen la columna i la fila.
note-reference-taken = Jugada { $ply }: la columna i la fila indiquen una altra casella que la peça veïna; val la peça.
note-variation-as-comment = Jugada { $ply }: una variant no es pot llegir i es desa com a comentari.
note-result-differs = El registre diu { $stated }; les regles diuen { $by_rules }.
note-tag-left-out = S’ha omès una etiqueta, perquè n’hi ha massa.
note-text-cleaned = Alguns noms o comentaris contenien caràcters de control o invisibles, que s’han omès.
note-more = Hi ha més observacions de les que caben aquí.
note-games-left-out = { $count ->
    [one] Només s’ha obert la primera partida.
   *[other] Només s’han obert les primeres { $count } partides.
}
note-variations-left-out = { $count ->
    [one] S’ha omès una jugada d’una variant.
   *[other] S’han omès { $count } jugades de variants.
}

## A game to be made

problem-unknown-game-type = «{ $text }» no és un tipus de partida: s’esperava Base, o Base+ i alguna de les lletres M, L, P.
problem-unknown-level = No hi ha el nivell { $level }: se n’esperava un de l’1 al 10.
problem-unusable-clock = Aquest rellotge no es pot posar: s’esperava més de zero i com a màxim { $hours } hores, i com a màxim una hora per jugada.
problem-key-too-long = Una clau o el nom d’una ordre té d’1 a { $characters } caràcters, tots imprimibles.
problem-unusable-name = Un nom no té salts de línia, caràcters de control ni caràcters invisibles.
problem-no-such-ply = { $plies ->
    [0] La partida encara no té jugades, així que no hi ha la jugada { $ply }.
    [one] La partida només té una jugada, així que no hi ha la jugada { $ply }.
   *[other] La partida només té { $plies } jugades, així que no hi ha la jugada { $ply }.
}

## An engine at a table

problem-not-thinking = Ara cap motor no està pensant una jugada.

## Limits

problem-too-many-games = El servidor desa { $limit } partides i no té lloc per a més: esborra’n alguna primer.
problem-too-many-tables = S’estan jugant { $limit } partides i el servidor no té lloc per a més: torna-ho a provar d’aquí a un minut.
problem-too-many-sockets = Hi ha { $limit } connexions obertes i el servidor no té lloc per a més: torna-ho a provar d’aquí a un minut.
problem-too-many-sockets-here = Des de la teva adreça ja hi ha { $limit } connexions obertes: tanca’n alguna primer.
problem-too-many-requests = Arriben massa peticions de la teva adreça: torna-ho a provar d’aquí a { $seconds } s.
problem-too-many-new-games = Des de la teva adreça s’han creat moltes partides en poc temps: en podràs crear una altra d’aquí a { $seconds } s.
problem-too-many-imports = Des de la teva adreça s’han obert molts registres en poc temps: en podràs obrir un altre d’aquí a { $seconds } s.
problem-too-many-searches = Des de la teva adreça s’ha demanat molt als motors en poc temps: torna-hi d’aquí a { $seconds } s.
problem-too-many-watched = Una connexió segueix com a màxim { $limit } partides: deixa de seguir-ne alguna primer.
problem-engines-busy = Els motors tenen més feina de la que poden fer: torna-ho a provar d’aquí a un minut.
problem-table-busy = Es demana massa a aquesta partida alhora: torna-ho a provar d’aquí a un moment.

## The socket

problem-unreadable-message = El missatge no es pot llegir: { $expected }.
problem-not-text = El missatge no es pot llegir: s’esperava text i han arribat bytes.
problem-message-too-long = El missatge és massa llarg: es llegeixen com a màxim { $kilobytes } kB.
problem-too-fast = Els teus missatges arriben massa de pressa: espera un moment.

## Who asks

problem-foreign-host = «{ $host }» no és un nom d’aquest servidor: obre’l per la seva pròpia adreça, o fes que s’engegui amb --public i aquest nom.
problem-foreign-origin = Les pàgines de «{ $origin }» no poden fer servir aquest servidor.

## What is wrong with us

problem-store = La partida no s’ha pogut desar, així que res no ha canviat: torna-ho a provar i mira la causa al registre del servidor.
problem-unknown-outcome = La base de dades s’ha interromput en l’últim moment, així que no se sap si s’ha desat: torna-ho a provar, res no es fa dues vegades.
problem-contended = Un altre programa canvia aquesta partida una vegada i una altra, així que res no ha canviat: torna-ho a provar d’aquí a un moment.
problem-store-unavailable = La base de dades no desa res ara mateix: mira la causa al registre del servidor.
problem-damaged = El que s’ha desat d’aquesta partida està malmès: mira al registre del servidor què falla.
problem-closing = El servidor s’està tancant.
problem-no-web = Aquest skep s’ha compilat sense les pàgines: executa cargo xtask play, o npm ci i npm run build a web/ i torna a compilar.
