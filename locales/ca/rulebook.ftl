# The rulebook: titles of chapters, rules by their numbers, captions of diagrams, and the words of `skep rules`.
#
# A blank line within a message begins a new paragraph. "(R3.3)" becomes a link to that rule: keep such numbers as they are.
# What a caption counts comes as an argument, worked out by the rules: never type such a number in.

## Chapters: the title, and what it is about in one short line

chapter-goal = L’objectiu
    .about = Envoltar l’altra reina
chapter-setup = Peces i taula
    .about = Què cal i qui comença
chapter-placing = Col·locar
    .about = On pot anar una peça nova
chapter-queen-turns = Els quatre torns de la reina
    .about = Ha de sortir a temps
chapter-opening = L’obertura de torneig
    .about = Per què la reina no surt primer
chapter-moving = Moure
    .about = Quan es poden moure les teves peces
chapter-one-hive = Un sol rusc
    .about = El rusc no es trenca mai
chapter-freedom = Llibertat de moviment
    .about = Espais massa estrets
chapter-queen = La reina
    .about = Un pas, i tot gira al seu voltant
chapter-beetle = L’escarabat
    .about = Puja damunt de les altres
chapter-grasshopper = El saltamartí
    .about = Salta en línia recta
chapter-spider = L’aranya
    .about = Exactament tres passos
chapter-ant = La formiga
    .about = Corre tan lluny com vol
chapter-ladybug = La marieta
    .about = Amunt, endavant i avall
chapter-mosquito = El mosquit
    .about = Es mou com les seves veïnes
chapter-pillbug = El porquet
    .about = Llança les seves veïnes per damunt seu
chapter-passing = Passar
    .about = Quan no es pot fer res
chapter-ending = El final de la partida
    .about = Com es guanya i com es perd
chapter-draws = Taules
    .about = Quan no guanya ningú
chapter-corners = Casos difícils
    .about = Rars, però amb resposta exacta
chapter-tactics = Primeres idees
    .about = Com es comença a jugar bé

## The goal

text-goal =
    Hive és un joc per a dos. L’un porta els insectes blancs i l’altre els negres, i cadascú té una reina.

    Guanyes quan els sis llocs al voltant de l’altra reina estan ocupats. No importa per qui: hi compten les teves peces i també les del teu rival.
text-goal-turn =
    Es juga per torns. A cada torn es fa una sola cosa: col·locar una peça nova o moure’n una que ja hi és. Entre totes, les peces formen el rusc.
diagram-goal = Dels sis llocs al voltant de la reina negra, n’hi ha { $black_ring } d’ocupats. Juguen les blanques: amb { $piece_the }, ocupa l’últim i guanya.

## Pieces and table

rule-1-1 =
    Tots dos bàndols tenen les mateixes 11 peces: 1 reina, 2 aranyes, 2 escarabats, 3 saltamartins i 3 formigues.

    S’hi poden afegir tres insectes més, cadascun tot sol o juntament amb els altres: 1 mosquit, 1 marieta i 1 porquet per bàndol. Amb tots ells hi ha 14 peces per bàndol.
diagram-insects = Els vuit insectes, una peça blanca de cada un. Agafa’n una i mira on pot anar.
rule-1-2 =
    Comencen les blanques. Qui les porta es decideix de comú acord o a l’atzar.
rule-1-3 =
    No hi ha cap tauler per omplir: serveix qualsevol taula. Les peces mateixes són el tauler, i el rusc pot créixer i desplaçar-se en qualsevol direcció, tant com vulgui.
diagram-no-edge = El rusc s’ha convertit en una filera llarga i pot continuar creixent: no hi ha cap límit. { $piece_start } pot córrer a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}, fins i tot més enllà de l’altre extrem.
rule-1-4 =
    No es captura mai res. Una peça que és al tauler continua en joc fins al final. No cal treure totes les peces: les que no col·loques es queden a la teva reserva.
diagram-not-captured = { $piece_start } és damunt d’una formiga negra. La formiga està coberta, no capturada: quan l’escarabat se’n vagi, podrà tornar a córrer.
diagram-start = Així comença tota partida: una taula buida i totes les peces a la reserva. Les blanques col·loquen la primera.

## Placing

rule-2-1 =
    La primera peça blanca obre la partida. Tant és on es posi. La primera peça negra va just al seu costat, per la banda que sigui. Mai més una peça nova no podrà tocar-ne una de l’altre color.
diagram-first-reply = La primera peça negra pot anar a { $cells ->
    [one] { $cells } casella
   *[other] qualsevol de { $cells } caselles
} al voltant de la blanca.
rule-2-2 =
    Des del teu segon torn, una peça nova ha de tocar almenys una de les teves i cap del teu rival.

    Una torre té el color de la peça de dalt. El que hi ha a sota no compta.
diagram-placing = Les blanques poden col·locar una peça nova en { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}: les marcades. A les ratllades tocaria una peça negra, o cap de blanca.
diagram-placing-stack = Un escarabat blanc és damunt d’una peça negra, així que aquella casella ara és blanca, i també al seu costat poden anar peces blanques noves. En total hi ha { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
} per a elles.
rule-2-3 =
    Una peça nova comença en una casella buida, arran de terra. També els escarabats i els mosquits: ja pujaran després.
diagram-placing-ground = { $piece_start } voldria començar damunt del rusc. Ha de començar a terra, com totes les peces.
rule-2-4 =
    Una peça nova arriba des de dalt i no ha d’entrar lliscant. Per això també pot anar en un forat on cap peça no podria lliscar.
diagram-placing-hole = Cap peça no podria lliscar dins del forat que hi ha entre les peces blanques. { $piece_start } ve de la reserva i s’hi pot col·locar.
rule-2-7 =
    Les peces d’un mateix tipus són iguals. Els números només serveixen per distingir-les quan s’anoten les jugades, i per això surten per ordre: primer la formiga 1, després la formiga 2 i després la formiga 3.
diagram-placing-order = Les formigues surten per ordre de número. Abans en toca una altra, així que { $piece_the } encara ha d’esperar a la reserva.

## The Queen’s four turns

rule-2-5 =
    Has de col·locar la teva reina en un dels teus quatre primers torns. Si en el quart encara és a la reserva, no es permet res més: la col·loques ara.
diagram-queen-due = És el quart torn de les blanques i la reina encara és a la reserva. Ara ha de sortir, a { $cells ->
    [one] { $cells } casella
   *[other] qualsevol de { $cells } caselles
}. No es pot col·locar cap altra peça.

## The tournament opening

rule-2-6 =
    En els tornejos, la teva reina no pot ser la primera peça que col·loques. Des del segon torn ja pot sortir.

    skep també juga així, si no tries una altra cosa quan comences una partida: els reglaments impresos deixen que la reina surti primer.
diagram-opening = Primer torn de les negres. Pot sortir qualsevol insecte menys la reina: ha d’esperar un torn.
diagram-opening-printed = El mateix torn segons el reglament imprès: la reina ja pot sortir, a { $cells ->
    [one] { $cells } casella
   *[other] qualsevol de { $cells } caselles
}.

## Moving

rule-3-1 =
    Les teves peces es poden moure quan la teva pròpia reina és al tauler. La reina del teu rival no hi compta.

    A partir d’aleshores tries a cada torn: col·locar una peça nova o moure’n una que és al tauler.
diagram-queen-first = La reina blanca encara és a la reserva, així que { $piece_the } encara no es pot moure. Les blanques només poden col·locar una peça.
rule-3-5 =
    En una torre, només la peça de dalt pot fer alguna cosa. Tot el que hi ha a sota ha d’esperar que se’n vagi.
diagram-covered = Hi ha alguna cosa damunt { $piece_of }. Mentre hi sigui, { $piece_the } no es pot moure.
rule-3-6 =
    Una jugada ha de canviar alguna cosa: cap peça no acaba el moviment a la casella on l’ha començat.
diagram-no-change = { $piece_start } pot córrer a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}. Fer la volta al rusc i tornar a la seva pròpia casella no és cap jugada: no hauria canviat res.

## One hive

rule-3-2 =
    Totes les peces juntes formen un sol rusc, i ha de continuar unit en tot moment, també mentre una peça està de camí.

    Per saber-ho, aixeca la peça mentalment. Si la resta se separa, la peça està clavada: no es pot moure, i cap porquet no la pot llançar. És així encara que les parts es tornessin a unir on la peça es posa.

    Una peça que és damunt d’una altra no està mai clavada: les de sota mantenen unit el rusc.
diagram-one-hive = Si s’aixeca { $piece_the }, el rusc es trenca: { $cut_off_count ->
    [one] { $cut_off_the } perdria el contacte.
   *[other] { $cut_off_the } perdrien el contacte.
} És una peça clavada i s’ha de quedar.
diagram-one-hive-on-the-way = A la casella ratllada, { $piece_the } tornaria a tocar les dues meitats del rusc. Però pel camí les meitats no es tocarien, així que la jugada no es permet.
diagram-one-hive-ring = Les peces formen un anell. Si se’n treu una, les altres continuen unides: res no clava { $piece_the }, que pot anar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}.
diagram-one-hive-top = La peça de sota és l’únic que uneix les dues meitats. Tot i així, { $piece_the }, que és al damunt, se’n pot anar a { $cells ->
    [one] { $cells } casella
   *[other] qualsevol de { $cells } caselles
}: la unió es queda on és.

## Freedom to move

rule-3-3 =
    Arran de terra, una peça llisca de casella en casella. Per a cada pas, mira les dues caselles que toquen alhora la de sortida i la d’arribada. Exactament una d’elles ha d’estar ocupada.

    Si ho estan totes dues, l’espai és massa estret. Si no ho està cap, la peça es deixaria anar del rusc pel camí. La casella d’on surt compta com a buida, tret que hi hagués alguna cosa a sota.
diagram-boxed-in = { $piece_start } té al costat una casella buida. Però l’espai és massa estret i no pot lliscar cap a fora.
diagram-hole = El forat del mig només està obert per un costat. Res no pot lliscar per un espai tan estret, tampoc { $piece_the }.
diagram-contact = La casella ratllada sembla propera, però al costat del camí que hi porta no hi ha res. { $piece_start } es deixaria anar del rusc, així que ha de fer la volta.
rule-3-4 =
    Per pujar també cal espai. Mira l’alçada de la casella on es va i la del que queda a la casella que es deixa. Pren la més gran de totes dues. Si les torres de banda i banda del camí són més altes que això, l’espai és massa estret.

    No es demana res més per a un pas amunt, avall o per damunt. Un pas de terra a terra segueix la regla R3.3.
diagram-gate = El camí { $piece_of } passa entre dues torres, totes dues més altes que el lloc d’on ve i que el lloc on vol anar. Aquest espai és massa estret.

## The Queen

rule-4-1 =
    La reina llisca una casella.

    És lenta, i tota la partida gira al seu voltant. Deixa-li una sortida mentre puguis.
diagram-queen = { $piece_start } pot anar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}, lliscant per la vora del rusc.

## The Beetle

rule-4-2 =
    L’escarabat va una casella en qualsevol direcció. A terra llisca com la reina. També pot pujar damunt de les peces veïnes, continuar per damunt del rusc i tornar a baixar, fins i tot a un forat on res no pot lliscar.

    El que queda sota un escarabat no pot fer res, i la casella té el color de l’escarabat. Escarabats i mosquits poden pujar els uns damunt dels altres, tan amunt com vulguin. Només els atura un espai entre torres més altes (R3.4).

    És lent, però difícil d’aturar: res no molesta més una reina que un escarabat al damunt.
diagram-beetle = { $piece_start } pot anar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}: llisca per la vora del rusc o puja damunt d’una peça.
diagram-beetle-top = Des d’allà dalt, { $piece_the } pot anar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}, per damunt o cap avall. També pot baixar al forat on res no podria lliscar.
diagram-beetle-covers = Un escarabat blanc és damunt { $piece_of }. Ella no es pot moure, i les blanques poden col·locar peces noves al seu costat.
diagram-beetle-tower = Damunt de la formiga ja hi ha un escarabat i un mosquit. { $piece_start } pot pujar damunt d’ells en un sol pas: cap torre no li és massa alta.

## The Grasshopper

rule-4-3 =
    El saltamartí salta en línia recta per damunt d’una o més peces i cau a la primera casella buida de darrere. La filera que salta comença just al seu costat i no té buits. Una torre se salta com una sola peça.

    No llisca, així que cap espai no és massa estret per a ell: surt de racons atapeïts i entra en forats tancats.
diagram-grasshopper = { $piece_start } pot saltar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}. A la ratllada no hi arriba: en aquella filera falta una peça, i un salt s’acaba a la primera casella buida.
diagram-grasshopper-stack = { $piece_start } salta una torre com si fos una sola peça i pot arribar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}. A la ratllada, just al costat, no: no hi ha res per saltar.
diagram-grasshopper-out = Res no podria lliscar cap a fora des d’aquí. Però { $piece_the } salta, a { $cells ->
    [one] { $cells } casella
   *[other] qualsevol de { $cells } caselles
}.

## The Spider

rule-4-4 =
    L’aranya llisca exactament tres caselles, mai menys i mai més. Pel camí no trepitja dues vegades la mateixa casella, i no torna on ha començat.

    És primmirada, però on encaixen els seus tres passos arriba per sorpresa: compta’ls, els de les teves aranyes i els de les altres.
diagram-spider = Tres passos porten { $piece_the } a { $cells ->
    [one] { $cells } casella
   *[other] qualsevol de { $cells } caselles
}. La ratllada és just al costat, però l’espai és massa estret per fer el primer pas per allà.

## The Ant

rule-4-5 =
    La formiga llisca tan lluny com vulgui per la vora del rusc, almenys una casella. Cada pas necessita espai, així que no entra en llocs estrets.

    És la que corre millor: en un torn arriba des de l’altra punta del rusc allà on cal, per clavar una peça o per ocupar un lloc al costat d’una reina.
diagram-ant = { $piece_start } pot córrer a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
} al voltant de tot el rusc. Només la ratllada, al mig, li és tancada: l’espai és massa estret.

## The Ladybug

rule-4-6 =
    La marieta fa exactament tres passos: puja damunt del rusc, continua per damunt i baixa a una casella buida. No es queda mai a dalt, i no baixa on ha començat. Cada pas necessita espai, com diu R3.4.

    Passa per damunt dels murs i entra en els forats, així que s’acosta a una reina que es pensava que estava segura.
diagram-ladybug = Dos passos per damunt i un cap avall: { $piece_the } pot arribar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}.
diagram-ladybug-hole = El forat està tancat per tots els costats. { $piece_start } hi entra des de dalt.

## The Mosquito

rule-4-7 =
    El mosquit no té un moviment propi. Es mou com una qualsevol de les peces que toca quan comença el teu torn, de tots dos colors. D’una torre només veu la peça de dalt. Si no toca més que mosquits, no es pot moure.

    Com a escarabat pot pujar damunt d’altres peces. Allà dalt és un escarabat, toqui el que toqui, fins que baixa. Al costat d’un porquet pot llançar (R5.7).

    Val el que valen les seves veïnes: al costat d’una formiga corre, al costat d’un escarabat puja.
diagram-mosquito = { $piece_start } toca un escarabat i una aranya. Com l’un o com l’altra, pot anar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}.
diagram-mosquito-alone = { $piece_start } no toca més que un altre mosquit. No hi ha res per copiar, així que no es pot moure.
diagram-mosquito-top = Aquí dalt, { $piece_the } és un escarabat i pot anar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}. La formiga del costat no li serveix de res: no pot córrer fins a la casella ratllada.

## The Pillbug

rule-4-8 =
    El porquet llisca una casella, com la reina. O es queda on és i llança una peça veïna (R5.1).

    És el millor amic d’una reina: des del seu costat la pot treure d’un mal pas llançant-la.
diagram-pillbug = Tot sol, { $piece_the } pot anar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}, lliscant com una reina.
rule-5-1 =
    En comptes de moure’s, el porquet pot llançar. Agafa una peça del seu costat, teva o del teu rival, se la posa al damunt i la deixa en una altra casella buida del seu costat. Aquest és el teu torn.
diagram-throw = El porquet blanc pot llançar { $piece_the } per damunt seu, a { $cells ->
    [one] { $cells } casella
   *[other] qualsevol de { $cells } caselles
}.
rule-5-2 =
    La peça que es llança ha d’estar sola a la seva casella, sense res al damunt ni a sota. I damunt del porquet no hi pot haver res.
diagram-throw-stack = { $piece_start } és damunt d’una altra peça. Forma part d’una torre, així que el porquet blanc no pot llançar aquesta peça.
diagram-throw-covered = Un escarabat negre és damunt del porquet blanc. Mentre hi sigui, el porquet no pot llançar res, tampoc { $piece_the } que té al costat.
rule-5-3 =
    El rusc no es pot trencar (R3.2): una peça clavada no es pot llançar.
diagram-throw-pinned = { $piece_start } és al costat del porquet blanc, però uneix { $cut_off_the } amb el rusc. Per això no es pot llançar.
rule-5-4 =
    Les dues meitats del llançament necessiten espai, la pujada i la baixada (R3.4). Entre dues torres més altes que el porquet no es pot llançar res.
diagram-throw-gate = Al costat del camí cap a la casella ratllada hi ha dues torres, massa juntes per a { $piece_the }. Encara es pot llançar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}.
diagram-throw-gate-up = Per pujar damunt del porquet blanc, { $piece_the } hauria de passar entre dues torres, totes dues més altes que el porquet. Així que no es pot llançar enlloc.
rule-5-5 =
    El que el teu rival acaba de moure, col·locar o llançar es deixa en pau: no ho pots llançar en el torn següent.
diagram-throw-just-moved = { $piece_start } acaba d’arribar aquí. Les blanques podran llançar aquesta peça més endavant, però no de seguida.
rule-5-6 =
    Una peça llançada descansa durant el torn següent, sigui de qui sigui. No es pot moure ni es pot tornar a llançar. Si és un porquet, o un mosquit que llançaria com ell, tampoc no pot llançar.

    El porquet que ha llançat no s’ha mogut i no ha de descansar. Quan el jugador següent passa, el descans s’acaba.
diagram-throw-rest = El porquet blanc acaba de llançar { $piece_the }. Aquesta peça descansa un torn: les negres no la poden moure ara.
diagram-throw-again = El porquet negre acaba de llançar { $piece_the }, que ara és al costat del porquet blanc. Les blanques no poden tornar a llançar aquesta peça de seguida.
diagram-throw-rest-pillbug = El porquet negre acaba de llançar el blanc. Mentre el blanc descansa, no pot llançar, així que { $piece_the } es queda on és.
diagram-throw-thrower = { $piece_start } acaba de llançar la formiga negra, que ara descansa. El porquet mateix no s’ha mogut: el negre el pot llançar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}.
rule-5-7 =
    Un mosquit a terra que toca un porquet també pot llançar, amb ell mateix al mig. Ho pot fer encara que aquell porquet estigui clavat, tancat o descansant. Però un porquet que és sota una altra peça no es veu.
diagram-throw-mosquito = El mosquit blanc toca un porquet i pot llançar com ell: { $piece_the } pot anar a parar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}.
diagram-throw-mosquito-pinned = El porquet negre està clavat. Tot i així, el mosquit blanc del seu costat pot llançar com ell: { $piece_the } pot anar a parar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}.
diagram-throw-mosquito-resting = El porquet blanc acaba de ser llançat i descansa. El mosquit blanc del seu costat no ha de descansar: pot llançar { $piece_the } a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}.
diagram-throw-mosquito-covered = Un escarabat és damunt del porquet negre, i el mosquit del costat només veu l’escarabat. Per això no pot llançar { $piece_the }.
rule-5-8 =
    Per llançar, el porquet no necessita llibertat pròpia: pot llançar encara que estigui clavat. Però la teva reina ha de ser al tauler, com per a qualsevol moviment (R3.1).
diagram-throw-while-pinned = El porquet blanc manté unit el rusc i no es pot moure. Tot i així pot llançar: { $piece_the } pot arribar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}.
diagram-throw-queen-first = La reina blanca encara és a la reserva. Per això el porquet blanc encara no pot llançar, i { $piece_the } s’ha de quedar.

## Passing

rule-6-1 =
    Si no pots col·locar ni moure res, passes, i torna a tocar al teu rival. En aquest cas has de passar, i en cap altre no ho pots fer. Continua així fins que puguis tornar a jugar o s’acabi la partida.
diagram-pass = Les negres no poden col·locar res, perquè tota casella lliure al costat d’una peça negra en toca també una de blanca. I cap peça negra no es pot moure. Així que les negres han de passar.

## The end of the game

rule-6-2 =
    La partida s’acaba de seguida que les sis caselles al voltant d’una reina estan ocupades, per peces de qualsevol color. Perd el seu amo, hagi fet qui hagi fet l’última jugada. Que hi hagi alguna cosa damunt seu no la salva.
diagram-surrounded = Els { $black_ring } llocs al voltant de la reina negra estan ocupats, alguns per peces negres. Han guanyat les blanques.
rule-6-5 =
    Pots oferir taules; si el teu rival les accepta, la partida s’acaba en taules. Et pots rendir, i aleshores perds. Si es juga amb rellotge, perds quan se t’acaba el temps.

## Draws

rule-6-3 =
    Si un mateix torn ocupa l’últim lloc al voltant de totes dues reines, no guanya ningú: són taules.
diagram-both = Al voltant de la reina blanca hi ha { $white_ring } llocs ocupats i al voltant de la negra { $black_ring }, i l’última casella és la mateixa per a totes dues. Si { $piece_the } hi va, són taules.
rule-6-4 =
    Quan la mateixa posició es dona per tercera vegada, la partida s’acaba en taules a l’acte.

    És la mateixa si els mateixos insectes dels mateixos colors estan posats igual, li toca al mateix jugador i pot fer les mateixes jugades. Tant és quina de diverses peces iguals és a cada lloc, i també si el rusc s’ha desplaçat, girat o reflectit.
diagram-repetition = Fes que totes dues reines s’apartin i tornin, i després un altre cop. Aleshores aquesta posició es dona per tercera vegada, i la partida s’acaba en taules.

## Tricky corners

text-corners =
    Aquests casos es donen poques vegades. Tots es desprenen de les regles, però persones i programes s’hi han equivocat.
rule-8-1 =
    Una peça que en deixa una altra a sota no trenca el rusc, i la casella que deixa no queda buida. Per això un escarabat pot baixar a una casella que no toca més que la torre d’on ve.
diagram-corner-stack = { $piece_start } pot anar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}, fins i tot a les que no toquen més que la peça que té a sota.
rule-8-2 =
    Un espai entre dues torres més altes atura un escarabat, una marieta, un mosquit que puja i les dues meitats d’un llançament. No atura mai un saltamartí.
diagram-corner-gate = Al costat del camí hi ha dues torres. Un escarabat no podria passar per aquí, però { $piece_the } salta.
diagram-corner-gate-mosquito = { $piece_start } pot pujar com els escarabats del costat. Però el camí cap a la casella ratllada passa entre dues torres més altes: aquest espai també és massa estret per a un mosquit.
diagram-corner-gate-ladybug = Per arribar a la casella ratllada, { $piece_the } hauria de baixar entre dues torres més altes, i aquest espai és massa estret. Pot arribar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}.
rule-8-3 =
    Una aranya no pot fer tres passos que la portin de tornada al principi. Sí que pot fer la volta dins d’un replec, mentre no trepitgi dues vegades cap casella.
diagram-corner-spider-back = Aquí dins, tres passos portarien { $piece_the } de tornada al principi, i això no està permès. No hi ha cap altre camí, així que no es pot moure.
diagram-corner-spider = { $piece_start } pot arribar a { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}. Una d’elles és just al costat: el camí fa la volta per dins del replec i són tres passos.
rule-8-4 =
    Un mosquit damunt del rusc és un escarabat, fins i tot al costat d’un porquet o d’una formiga. Un mosquit al costat d’una torre només en veu la peça de dalt.
diagram-corner-mosquito-top = El mosquit blanc toca un porquet, però és damunt del rusc. Allà dalt és un escarabat i no pot llançar { $piece_the }.
diagram-corner-mosquito = La formiga que és al costat { $piece_of } té un escarabat al damunt. Per això { $piece_the } pot pujar com un escarabat, però no córrer com una formiga.
rule-8-5 =
    Un porquet que ha estat llançat no pot llançar en el torn següent, ni tampoc un mosquit llançat que sigui al costat d’un porquet. Després que algú passi, sí que poden.
diagram-corner-thrown = El porquet negre acaba de llançar { $piece_the }. Mentre descansa, aquesta peça no es pot moure ni pot llançar res.
diagram-corner-thrown-mosquito = El porquet negre acaba de llançar el mosquit blanc. El mosquit toca un porquet, però mentre descansa no pot llançar { $piece_the }.
diagram-corner-after-pass = El porquet blanc acaba de llançar { $piece_the }, que descansa. Les negres no poden fer res més i han de passar. Amb això el descans s’acaba: el porquet blanc pot tornar a llançar aquesta peça.
rule-8-6 =
    Si una peça pot arribar a una casella tota sola i també si la llancen, és una sola jugada.
diagram-corner-both-ways = Hi ha una casella on { $piece_the } pot lliscar i on també es pot llançar. Ve a ser el mateix: una sola jugada.
rule-8-7 =
    Un jugador pot haver de passar diverses vegades seguides. I si la teva reina ha de sortir en el teu quart torn però no hi ha cap casella per a ella, passes.
diagram-corner-passes = Tot el que les negres tenen al tauler és a sota d’escarabats blancs. Mentre hi siguin, les negres han de passar cada vegada. Prova-ho: mou { $piece_the } una vegada i una altra.
diagram-corner-no-cell = És el quart torn de les blanques: { $piece_the } ha de sortir. Però tota casella lliure al costat d’una peça blanca en toca també una de negra, així que les blanques han de passar.
rule-8-8 =
    Una reina envoltada pot ser a sota d’una torre. Pots envoltar la teva pròpia reina, i aleshores perds. Si una jugada envolta totes dues reines, són taules, l’hagi feta qui l’hagi feta.
diagram-corner-under = Al voltant de la reina blanca hi ha { $white_ring } llocs ocupats, i un escarabat és damunt seu. Si { $piece_the } ocupa l’últim, les blanques han perdut: ser a sota d’una torre no la salva.
diagram-corner-own-queen = El porquet blanc també pot llançar { $piece_the } al forat. Però allà els sis llocs del seu voltant estan ocupats: amb aquest llançament les blanques perden a l’instant.
rule-8-9 =
    La repetició compta posicions, no jugades: les tres vegades no han de ser seguides. Una peça que es col·loca canvia la posició per sempre, i el compte torna a començar.
diagram-corner-repetition = Fes que totes dues reines s’apartin i tornin, i després un altre cop per l’altra banda de la filera. Les jugades són unes altres, però aquesta posició es dona per tercera vegada: taules. Si entremig es col·loca una peça, el compte torna a començar.

## First ideas

text-tactics =
    Ja coneixes les regles. Això és el primer en què pensen els bons jugadors.
text-tactics-queen =
    Mantén lliure la teva reina. Una reina que es pot apartar costa d’envoltar. No l’envoltis amb les teves pròpies peces: compten per al teu rival.
text-tactics-pin =
    Clava el que és perillós. Una formiga que ha de mantenir unit el rusc no corre enlloc. Sovint n’hi ha prou de posar una de les teves peces darrere seu, de manera que esdevingui l’única unió.
diagram-tactics-pin = Com que a l’altra banda té una peça blanca, { $piece_the } no es pot moure: sense aquesta peça, { $cut_off_count ->
    [one] { $cut_off_the } perdria el contacte.
   *[other] { $cut_off_the } perdrien el contacte.
}
text-tactics-beetle =
    Envia un escarabat contra la reina rival. Demana temps, però quan és damunt seu ella no pot fugir, i potser podràs col·locar peces noves just al seu costat.
diagram-tactics-beetle = Amb l’escarabat damunt de la reina negra, { $piece_the } es pot col·locar en { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
}, algunes just al seu costat.
text-tactics-places =
    Compta a cada torn els llocs al voltant de totes dues reines. Cada torn teu hauria d’ocupar-ne un dels seus o salvar-ne un dels teus.
text-tactics-last =
    Guarda els últims llocs per a qui hi pugui entrar. Al final sovint queda un forat on res no pot lliscar. Guarda-hi un saltamartí, un escarabat o una marieta, i omple els llocs fàcils amb formigues i aranyes.
diagram-tactics-last = L’últim lloc al costat de la reina negra és tancat per a les formigues: l’espai és massa estret. { $piece_start } hi pot saltar a dins i guanyar.
text-tactics-tempo =
    Pensa en torns. Si et falten dos torns per guanyar i al teu rival tres, ataca. Si és a l’inrevés, primer defensa. La jugada que fa totes dues coses és la que val més.

## The words of `skep rules`. Commands and names of chapters in them stay in English.

rules-title = Les regles de Hive
rules-how =
    Llegeix un capítol amb «skep rules beetle», una regla amb «skep rules R3.3» i tot amb «skep rules --all».
rules-no-chapter = No hi ha cap capítol ni cap regla «{ $text }».
# $names is a row of names of chapters.
rules-nearest = Volies dir { $names }?
rules-see-contents = «skep rules», sense res més, enumera tots els capítols.
rules-no-language = Encara no hi ha textos per a «{ $text }», així que això és en anglès.

## Around a drawing in the terminal

picture-white = Blanques
picture-black = Negres
picture-white-to-move = Juguen blanques
picture-black-to-move = Juguen negres
picture-turn = torn { $turn }
picture-white-wins = Guanyen blanques
picture-black-wins = Guanyen negres
picture-both-surrounded = Taules: totes dues reines estan envoltades
picture-repetition = Taules per repetició
picture-all-placed = totes col·locades
picture-stacks = Torres, de baix a dalt:
picture-moved-from = origen
picture-moved-to = arribada
picture-selected = triada
picture-target = destinació
picture-thrown = per llançament
picture-pinned = clavada
picture-refused = no permès
