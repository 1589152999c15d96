# The lessons and the pages around them: buttons and headings, exercises, what is said of an answer, the coach of the first game.
#
# $piece is a piece, $cut_off are several. $by is a move in words. All numbers are counted by the rules.

## The pages

learn-title = Aprèn Hive
learn-about = Les regles per llegir i provar, exercicis per resoldre i una primera partida amb entrenador.
learn-title-chapter = { $chapter } – Aprèn Hive
learn-title-exercise = Exercici { $number } – { $chapter } – Aprèn Hive
learn-rulebook = Reglament
learn-rulebook-about = Cada diagrama és una posició amb què pots jugar.
learn-lessons = Lliçons
learn-lessons-about = Petits exercicis, de fàcils a difícils. Les regles mateixes comproven les teves respostes.
learn-first-game = Primera partida
learn-first-game-about = Juga contra el motor més feble. Un entrenador et diu què importa.
learn-first-game-start = Juga la primera partida
learn-contents = Índex
learn-continue = Continua on ho vas deixar
learn-start = Comença pel primer capítol
learn-next-chapter = Capítol següent
learn-previous-chapter = Capítol anterior
learn-practice = Pràctica
learn-practice-about = Exercicis d’aquest capítol
learn-to-rules = Llegeix les regles d’aquest exercici
learn-progress = { $solved } de { $all } resolts
learn-solved-mark = Resolt
learn-chapter-solved = Tots els exercicis d’aquest capítol estan resolts.
learn-all-solved = Has resolt tots els exercicis. És hora d’una partida de debò!
learn-forget = Esborra el progrés
learn-forget-title = Vols esborrar el progrés?
learn-forget-text = Tots els exercicis tornaran a comptar com a no resolts.
learn-forget-yes = Esborra
learn-failed = No s’han pogut carregar les lliçons.
learn-retry = Torna-ho a provar
learn-missing = Aquest capítol o exercici no existeix.

# $number is such as R3.3.
learn-rule = Regla { $number }
learn-rule-link = Copia un enllaç a la regla { $number }
learn-rule-copied = S’ha copiat l’enllaç a la regla { $number }.

## Diagrams and exercises on the page

learn-diagram = Diagrama
learn-diagram-number = Diagrama { $number }
learn-try = Prova-ho: mou una peça
learn-reset = Restableix
learn-back-one = Desfés
learn-exercise = Exercici { $number }
learn-exercise-solved = Exercici { $number }, resolt
learn-you-play = { $color ->
    [white] Portes les blanques.
   *[black] Portes les negres.
}
learn-hint = Pista
learn-show = Mostra la solució
learn-shown = Aquesta és una manera de fer-ho.
learn-again = Torna-hi
learn-next-exercise = Exercici següent
learn-wrong = No ben bé.
learn-solved = Resolt!
learn-pass = Passa
learn-marked-cell = la casella marcada: { $spot }
learn-point-cells = Tria les caselles, una darrere l’altra.
learn-point-pieces = Tria les peces, una darrere l’altra.
learn-play-move = Fes la teva jugada.
# For screen readers.
learn-found-cells = { $count ->
    [one] Una casella trobada fins ara.
   *[other] { $count } caselles trobades fins ara.
}
learn-found-pieces = { $count ->
    [one] Una peça trobada fins ara.
   *[other] { $count } peces trobades fins ara.
}
learn-found-none = Encara no has trobat res.

learn-coach = Entrenador
learn-coach-hide = Amaga l’entrenador
learn-coach-show = Mostra l’entrenador

## What is said of an answer

verdict-found = { $left ->
    [one] Correcte. En queda una per trobar.
   *[other] Correcte. En queden { $left } per trobar.
}
verdict-found-already = Aquesta ja l’havies trobada.
verdict-unreadable = «{ $text }» no es pot llegir com a resposta.
# FindAll: another piece was moved than the one asked for.
verdict-other-piece = Aquí només compta { $piece_the }.
verdict-not-on-board = { $piece_start } no és al tauler.
verdict-only-yours = { $piece_start } és del teu rival. Només es demanen les teves pròpies peces.
verdict-not-pinned = Res no clava { $piece_the }: el rusc es manté unit sense aquesta peça.
verdict-on-top = { $piece_start } és damunt d’una altra peça, així que aixecar aquesta peça no trenca res.
verdict-nowhere = Res no clava { $piece_the }, però no té on anar.
verdict-no-thrower = { $piece_start } no toca cap peça teva que pugui llançar.
verdict-no-landing = { $piece_start } no es pot llançar: la pujada o la baixada està tancada, o no hi ha cap casella lliure al costat del porquet.
verdict-cell-empty = Així la casella marcada es queda buida.
verdict-wrong-visitor = Ara la casella marcada està ocupada, però no l’ocupa { $piece_the }.
verdict-still-free = Encara no has clavat { $piece_the }: el rusc es manté unit sense aquesta peça.
verdict-pinned-still = { $cut_off_count ->
    [0] { $piece_start } encara no se’n pot anar.
   *[other] { $piece_start } encara no se’n pot anar: continua sent l’únic que uneix { $cut_off_the } amb el rusc.
}
verdict-nowhere-still = Ja res no clava { $piece_the }, però continua sense tenir on anar.
verdict-still-moves = { $cells ->
    [one] { $piece_start } encara es pot moure, a una casella.
   *[other] { $piece_start } encara es pot moure, a { $cells } caselles.
}
verdict-not-covered = Encara no has cobert { $piece_the }.
verdict-not-placed = Es demana una peça nova de la teva reserva.
verdict-not-beside = La peça nova no toca { $piece_the }.
verdict-not-winning = La reina rival encara respira. Llocs ocupats al seu voltant: { $taken } de 6.
verdict-not-forced = { $moves ->
    [one] És massa lent. La resposta del teu rival: { $by }. Llavors no guanyes en la pròxima jugada.
   *[other] És massa lent. La resposta del teu rival: { $by }. Llavors no guanyes en { $moves } jugades.
}
verdict-go-on = { $moves ->
    [one] Bé! La resposta del teu rival: { $by }. Ara guanya en una jugada.
   *[other] Bé! La resposta del teu rival: { $by }. Ara guanya en { $moves } jugades.
}
verdict-unproved = No es pot saber si això guanya: hi ha massa respostes per mirar-les totes.
verdict-draws = Això envolta totes dues reines alhora: la partida s’acabaria en taules.
verdict-loses = Això envolta la teva pròpia reina: perdries.
verdict-no-draw = Això no són taules: la mateixa jugada ha d’envoltar totes dues reines.
verdict-still-threatened = El teu rival encara guanyaria: { $by }.
verdict-still-crowded = La teva reina encara té ocupats { $taken } dels 6 llocs del voltant. Com a màxim en pot tenir { $most }.
verdict-not-like-that = L’insecte que cal imitar no hi arriba.
verdict-can-answer = { $moves ->
    [one] El teu rival encara té una jugada.
   *[other] El teu rival encara té { $moves } jugades.
}

## Exercises: the goal and the beginning

exercise-goal-1 = Al costat de la reina rival queda un lloc lliure. Ocupa’l i guanya.
    .hint = Quina de les teves peces pot arribar a la casella buida del seu costat?
    .solved = Els sis llocs del seu voltant estan ocupats, així que la partida s’ha acabat. No importa de qui siguin les peces.

exercise-setup-1 = La taula és buida i comencen les blanques. Col·loca qualsevol peça menys la teva reina.
    .hint = Agafa una peça de la teva reserva i posa-la a la taula.
    .solved = No hi ha tauler: el rusc comença aquí i creix en totes les direccions.

exercise-placing-1 = Troba totes les caselles on pots col·locar { $piece_the }.
    .hint = Una peça nova toca el teu color, i mai l’altre.
    .solved = Cadascuna d’aquestes caselles toca una peça teva i cap del teu rival.

exercise-placing-2 = Troba totes les caselles on pots col·locar { $piece_the }. Fixa’t en la torre.
    .hint = Una torre té el color de la peça de dalt.
    .solved = D’una torre només compta la part de dalt. Qui és al damunt és l’amo de la casella.

exercise-placing-3 = Col·loca una peça nova just al costat { $piece_of }.
    .hint = Qui és damunt seu?
    .solved = El teu escarabat és al damunt i la casella és teva, així que les teves peces noves poden anar directes al seu costat.

exercise-queen-turns-1 = És el teu quart torn i la teva reina encara és a la reserva. Troba totes les caselles on pot entrar.
    .hint = Ara només es pot jugar la reina. Toca només peces del teu color.
    .solved = La reina entra com a molt tard en el quart torn. La pots treure abans, i sovint convé.

exercise-queen-turns-2 = Encara no es pot moure cap de les teves peces. Col·loca la teva reina de manera que { $piece_the } es pugui moure en el teu pròxim torn.
    .hint = Amb la reina a la taula les teves peces es poden moure, però no la que manté unit el rusc.
    .solved = La reina és a dins i ningú no depèn només { $piece_of }, que se’n pot anar lliurement.

exercise-opening-1 = Portes les negres i és el teu primer torn. Col·loca una peça, però no la reina: ha d’esperar un torn.
    .hint = La teva primera peça va just al costat de la blanca. Tria qualsevol insecte menys la reina.
    .solved = És l’única vegada que una peça nova pot tocar l’altre color.

## Exercises: moving

exercise-moving-1 = Assenyala totes les teves peces que es poden moure.
    .hint = Imagina que les aixeques una per una: el rusc continua unit? I hi ha sortida?
    .solved = Totes les altres mantenen unit el rusc o no tenen sortida.

exercise-moving-2 = Algunes de les teves peces estan cobertes, altres mantenen unit el rusc i altres estan tancades. Assenyala les que encara es poden moure.
    .hint = Una peça que és damunt d’una altra no trenca mai el rusc. I alguns insectes no necessiten espai per sortir.
    .solved = Una mirada així abans de cada torn t’estalvia molts plans equivocats.

exercise-one-hive-1 = Assenyala totes les teves peces clavades.
    .hint = Una peça està clavada quan, sense ella, el rusc es partiria en dos.
    .solved = Aquestes peces s’han de quedar fins que el rusc tingui una altra unió.

exercise-one-hive-2 = Clava { $piece_the }: que sigui l’únic que mantingui unit el rusc.
    .hint = Posa una peça teva on toqui { $piece_the } i res més.
    .solved = Si { $piece_the } se n’anés, la teva peça perdria el contacte. Així que s’ha de quedar.

exercise-one-hive-3 = Tens una peça clavada: { $piece_the }. Trenca la clavada, perquè es pugui moure en el teu pròxim torn.
    .hint = Quina peça depèn només { $piece_of }? Dona-li una altra veïna, o treu-la d’allà.
    .solved = Ja ningú no depèn només { $piece_of }.

exercise-freedom-1 = Troba totes les caselles on { $piece_the } pot lliscar. Alguns espais són massa estrets.
    .hint = Dues peces encarades, amb només una casella entremig, formen una porta. Res no hi llisca.
    .solved = La peça hi ha de cabre de debò. On dues veïnes són massa juntes, no es pot passar.

exercise-freedom-2 = Només una de les teves peces pot arribar a la casella marcada. Porta-l’hi.
    .hint = Res no hi pot lliscar. Qui no necessita una porta oberta?
    .solved = Les portes aturen els insectes que llisquen. Qui salta o puja arriba des de dalt.

exercise-freedom-3 = També damunt del rusc hi ha portes. Troba totes les caselles on pot anar { $piece_the }.
    .hint = Entre dues torres que són més altes que el lloc d’on ve i que el lloc on va, no es pot passar.
    .solved = Dues torres altes són una porta per a qui puja, com dues peces ho són a terra.

## Exercises: the insects

exercise-queen-1 = Troba totes les caselles on pot anar { $piece_the }.
    .hint = Llisca exactament una casella, sense deixar mai de tocar el rusc.
    .solved = Un pas cada vegada: és poc, i tanmateix sovint la salva.

exercise-queen-2 = La teva reina comença a estar atapeïda. Mou-la de manera que al seu voltant hi hagi com a màxim { $most } dels 6 llocs ocupats.
    .hint = Mira cada casella on pot arribar i compta’n les veïnes.
    .solved = Una reina que s’aparta a temps fa perdre al teu rival totes les jugades que hi ha gastat.

exercise-beetle-1 = Troba totes les caselles on pot anar { $piece_the }.
    .hint = Un pas en qualsevol direcció: per terra, o damunt d’una veïna.
    .solved = Només un pas, però cap peça no li barra el camí.

exercise-beetle-2 = Puja damunt { $piece_of }.
    .hint = El teu escarabat va una casella. Tens un escarabat just al costat?
    .solved = El que queda sota un escarabat no es pot moure. I la casella té ara el teu color.

exercise-beetle-3 = El teu escarabat és a dalt. Troba totes les caselles on pot anar { $piece_the }.
    .hint = Des d’allà dalt pot passar damunt de qualsevol veïna i baixar a qualsevol forat.
    .solved = A dalt no està mai clavat, i baixa on vol.

exercise-beetle-4 = L’últim lloc lliure al costat de la reina rival és tan tancat que res no hi pot lliscar. Guanya igualment.
    .hint = Qui pot baixar a un forat des de dalt?
    .solved = Un escarabat damunt del rusc omple forats on ningú més no pot entrar.

exercise-grasshopper-1 = Troba totes les caselles on pot saltar { $piece_the }.
    .hint = En línia recta per damunt d’una filera de peces, fins a la primera casella buida.
    .solved = Un salt per cada direcció on té una veïna.

exercise-grasshopper-2 = Troba totes les caselles on pot saltar { $piece_the }. Compte amb els buits.
    .hint = El salt s’acaba a la primera casella buida, encara que al darrere hi hagi més peces.
    .solved = Cau en el primer buit, i no en salta mai cap.

exercise-grasshopper-3 = Guanya amb un salt.
    .hint = Des de l’últim lloc lliure al costat de la reina rival, mira al llarg de les fileres rectes.
    .solved = Cap porta no atura un saltamartí: cau fins i tot en un forat tancat.

exercise-spider-1 = Troba totes les caselles on pot anar { $piece_the }.
    .hint = Exactament tres passos per la vora del rusc, en un sentit o en l’altre.
    .solved = Mai dos passos, mai quatre: una aranya sempre en fa tres.

exercise-spider-2 = Troba totes les caselles on pot anar { $piece_the }. Hi ha més d’un camí.
    .hint = A cada pas pot girar, però no trepitja mai dues vegades la mateixa casella i no es deixa anar mai del rusc.
    .solved = On el rusc es corba cap endins, una aranya troba camins que és fàcil no veure.

exercise-spider-3 = Guanya amb una aranya.
    .hint = Compta tres passos enrere des de l’últim lloc lliure al costat de la reina rival.
    .solved = Tres passos, comptats exactament. Una aranya s’ha de preparar amb temps.

exercise-ant-1 = Troba totes les caselles on pot anar { $piece_the }.
    .hint = Llisca al voltant del rusc tan lluny com vulgui. Quines caselles són darrere d’una porta?
    .solved = Una formiga va gairebé pertot arreu. Només les portes l’aturen.

exercise-ant-2 = Fes servir la teva formiga per clavar { $piece_the }.
    .hint = Ves on la teva formiga toqui { $piece_the } i res més.
    .solved = Una formiga per una peça és un bon negoci, si aquella peça era més perillosa.

exercise-ladybug-1 = Troba totes les caselles on pot anar { $piece_the }.
    .hint = Amunt, endavant, avall: dos passos per damunt d’altres peces i un a una casella buida.
    .solved = Sempre camina dues caselles per damunt i baixa amb el tercer pas.

exercise-ladybug-2 = Guanya amb la teva marieta.
    .hint = Quines dues peces són un pont fins a l’últim lloc lliure al costat de la reina rival?
    .solved = La marieta baixa a forats on res no pot lliscar.

exercise-mosquito-1 = Troba totes les caselles on pot anar { $piece_the }.
    .hint = Es mou com qualsevol insecte que toqui ara, de tots dos colors.
    .solved = Ha après de cadascuna de les seves veïnes.

exercise-mosquito-2 = Mou el teu mosquit com es mou un saltamartí.
    .hint = Toca un saltamartí, així que pot saltar com ell.
    .solved = Imita qui toca. Després de la jugada té altres veïnes i altres talents.

exercise-mosquito-3 = El teu mosquit és damunt del rusc. Troba totes les caselles on pot anar { $piece_the }.
    .hint = Allà dalt és un escarabat, toqui el que toqui.
    .solved = Mentre és a dalt es mou com un escarabat i res més.

exercise-mosquito-4 = Guanya amb el teu mosquit. Quin insecte ha d’imitar?
    .hint = Mira cada insecte que toca: podria arribar des d’allà a l’últim lloc lliure?
    .solved = El mateix mosquit pot córrer, saltar o pujar. Mira sempre qui toca.

## Exercises: the Pillbug

exercise-pillbug-1 = El teu porquet pot llançar { $piece_the }. Troba totes les caselles on pot caure.
    .hint = Amunt, damunt del porquet, i avall un altre cop, a una casella buida al costat del porquet.
    .solved = Un llançament porta d’un costat del porquet a un altre.

exercise-pillbug-2 = Assenyala totes les peces que el teu porquet pot llançar ara, de tots dos colors.
    .hint = Ni una peça d’una torre, ni una que mantingui unit el rusc, ni la que s’acaba de moure.
    .solved = El que està clavat, en una torre o s’ha mogut en el torn anterior està fora de l’abast del porquet.

exercise-pillbug-3 = La teva reina està gairebé envoltada. Treu-la, de manera que al seu voltant hi hagi com a màxim { $most } dels 6 llocs ocupats.
    .hint = Ja no pot lliscar. Qui és al seu costat i la pot aixecar?
    .solved = Un porquet al costat de la teva reina és el seu millor guardià.

exercise-pillbug-4 = Guanya amb un llançament.
    .hint = Una de les peces del costat del teu porquet pot caure a l’últim lloc lliure. O és la reina mateixa la que cal moure?
    .solved = El porquet també ataca: mou qualsevol peça del seu costat, de tots dos colors.

exercise-pillbug-5 = El teu rival és a punt de guanyar. Impedeix-ho.
    .hint = Quina peça és a punt d’ocupar l’últim lloc? O la teva reina pot ser aleshores en un altre lloc?
    .solved = Un llançament compta com tot el teu torn, però aquí salva la partida.

exercise-pillbug-6 = Llança { $piece_the } a la casella marcada.
    .hint = El teu porquet no pot. Qui toca el porquet i li pot manllevar el poder?
    .solved = Un mosquit al costat d’un porquet llança com ell, encara que el porquet mateix no hi arribi.

## Exercises: how games end

exercise-passing-1 = Mira les teves peces i la teva reserva. Què pots jugar?
    .hint = Si no pots col·locar ni moure res, només queda una cosa.
    .solved = Es passa quan no hi ha res més a fer, i només aleshores.

exercise-passing-2 = Deixa el teu rival sense cap jugada.
    .hint = Quina peça rival encara pot fer alguna cosa? Pren-li aquesta possibilitat.
    .solved = El teu rival ha de passar, i tu jugues dues vegades seguides.

exercise-ending-1 = No tota jugada que omple l’últim lloc al costat de la reina rival guanya. Troba’n una que guanyi.
    .hint = Mira la teva pròpia reina abans de jugar.
    .solved = Mira sempre totes dues reines. Si la mateixa jugada les envolta totes dues, no guanya ningú.

exercise-ending-2 = El teu rival guanya en la pròxima jugada si no fas res. Impedeix-ho.
    .hint = Troba la jugada que t’amenaça. Pots clavar o cobrir aquella peça, o endur-te la teva reina?
    .solved = Abans d’atacar, pregunta’t sempre què jugaria el teu rival.

exercise-draws-1 = El teu rival amenaça de guanyar i tu no pots guanyar abans. Salva el que es pugui: acaba la partida en taules.
    .hint = Hi ha una casella que és al costat de totes dues reines.
    .solved = La mateixa jugada envolta totes dues reines, així que no guanya ningú.

exercise-corners-1 = El teu rival acaba de llançar una de les teves peces. Assenyala totes les teves peces que es poden moure.
    .hint = Una peça llançada descansa un torn.
    .solved = En el teu pròxim torn es podrà tornar a moure.

exercise-corners-2 = Troba totes les caselles on pot anar { $piece_the }. Què veu de la torre?
    .hint = D’una torre només veu la peça de dalt.
    .solved = El que està cobert no dona res al mosquit.

## Exercises: tactics

exercise-tactics-1 = { $piece_start } és la peça del teu rival que corre més. Juga de manera que ja no es pugui moure.
    .hint = Pots clavar, cobrir o tancar aquesta peça. Què tens a mà?
    .solved = Una peça que no es pot moure no participa en l’atac.

exercise-tactics-2 = El teu rival amenaça de guanyar en la pròxima jugada. Troba una jugada que aguanti.
    .hint = Quina peça ocuparia l’últim lloc? Lliga-la, o fes espai per a la teva reina.
    .solved = Primer s’atura l’amenaça; després se segueix amb el pla propi.

exercise-tactics-3 = { $moves ->
    [one] Guanya en una jugada.
   *[other] Guanya en { $moves } jugades, faci el que faci el teu rival.
}
    .hint = Busca una jugada que amenaci dues coses alhora, o que prengui a la reina l’última sortida.
    .solved = Fos quina fos la resposta, quedava una manera de rematar.

exercise-tactics-4 = { $moves ->
    [one] Guanya en una jugada.
   *[other] Guanya en { $moves } jugades. El teu escarabat obre el camí.
}
    .hint = Quan el teu escarabat és damunt seu, la casella és teva, i al costat s’hi poden col·locar peces noves.
    .solved = Un escarabat damunt de la reina la immobilitza i deixa entrar la teva reserva. És un dels atacs més forts que hi ha.

exercise-tactics-5 = { $moves ->
    [one] Guanya en una jugada.
   *[other] Guanya en { $moves } jugades. No deixis al teu rival cap bona resposta.
}
    .hint = Busca una jugada després de la qual el teu rival no pugui fer res contra la següent.
    .solved = Les amenaces més fortes són les que cap peça no pot aturar.

exercise-tactics-6 = { $moves ->
    [one] Guanya en una jugada.
   *[other] Guanya en { $moves } jugades. Aquest és el més difícil.
}
    .hint = Pensa enrere: qui pot ocupar l’últim lloc i qui l’anterior? Comença pel lloc on costa més d’arribar.
    .solved = Un pla de diverses jugades funciona quan cap no dona al teu rival temps per respirar.

## The coach of the first game

coach-first = Comença amb qualsevol insecte menys la reina. Una aranya o un saltamartí és una bona primera peça: les formigues són més útils després.
coach-second = Des d’ara, les teves peces noves toquen només el teu color. Posa-les darrere de la teva primera peça, lluny del teu rival.
coach-queen-soon = Pensa en la teva reina: ha d’entrar com a molt tard en el teu quart torn, i fins aleshores cap de les teves peces no es pot moure.
coach-queen-due = És el teu quart torn: ara has de col·locar la reina.
coach-queen-where = Tria-li una casella tranquil·la, amb poques veïnes.
coach-can-move = La teva reina és al tauler, així que les teves peces ja es poden moure. A cada torn col·loques una peça o en mous una.
coach-win-now = Pots guanyar en aquesta jugada! Busca l’últim lloc lliure al costat de la reina rival.
coach-stop-them = Compte: el teu rival podria guanyar en la pròxima jugada. Impedeix-ho ara.
coach-your-queen = Llocs ocupats al voltant de la teva reina: { $taken } de 6. Fes-li espai, o clava les peces que l’ataquen.
coach-their-queen = Llocs ocupats al voltant de la reina rival: { $taken } de 6. Continua omplint-los!
coach-pinned = { $cut_off_count ->
    [0] Tens una peça clavada: { $piece_the }. Manté unit el rusc i de moment s’ha de quedar.
   *[other] Tens una peça clavada: { $piece_the }. Uneix { $cut_off_the } amb el rusc i de moment s’ha de quedar.
}
coach-queen-pinned = La teva reina manté unit el rusc i no es pot moure. Dona al rusc una altra unió, perquè la reina se’n pugui anar si cal.
coach-beetle = { $piece_start } podria pujar damunt d’una peça del teu rival, que aleshores no es podria moure.
coach-cover-queen = { $piece_start } podria pujar damunt de la reina rival. Aleshores ella queda immòbil, i pots col·locar peces noves just al seu costat.
coach-pass = No pots col·locar ni moure res, així que has de passar.
coach-plan-ants = Un bon pla: posa en joc { $piece_the }. Pot córrer gairebé a qualsevol lloc i clavar peces del teu rival.
coach-plan-attack = Un bon pla: ocupa un lloc al costat de la reina rival, per exemple així: { $move }. Sis llocs ocupats guanyen.
coach-plan-place = Un bon pla: col·loca ara una altra peça, i ataca quan tinguis en joc més peces que el teu rival.
coach-plan-free = Un bon pla: mantén lliure { $piece_the }. Una peça que manté unit el rusc no pot atacar.
coach-plan-pin = Un bon pla: clava { $enemy_the } amb { $piece_the }, anant on no en toqui cap altra.
coach-plan-near = Un bon pla: porta { $piece_the } a una casella des d’on arribi a la reina rival en la pròxima jugada.
coach-won = Has guanyat: els sis llocs al voltant de la reina rival estan ocupats.
coach-lost = La teva reina està envoltada, així que aquesta partida està perduda. La pròxima vegada, deixa-li un camí obert i atura aviat els qui l’ataquen.
coach-drawn-both = Una jugada ha envoltat totes dues reines: taules.
coach-drawn-repetition = La mateixa posició s’ha donat per tercera vegada: taules.
coach-next-level = Prova el mateix un altre cop, o un rival més fort.
coach-next-lessons = Les lliçons de tàctica ensenyen a atacar i a defensar.

## Pages: the coach beside the board

coach-wait = Fixa’t en què juga el teu rival.
# Buttons at the end of the first game.
coach-level = Juga contra el nivell { $level }
coach-lessons = Ves a les lliçons
