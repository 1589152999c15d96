# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.
#
# Of an argument x that is a piece a message sees $x (worded by `piece`), $x_color, $x_bug and the forms of `piece`:
# $x_the (l’aranya blanca 1), $x_start (L’aranya blanca 1), $x_of (de l’aranya blanca 1); of several pieces the row.

## Pieces

# $color is white or black. The colour follows the insect's gender in `agreeing`.
color = { $color ->
    [white] blanc
   *[black] negre
}
    .feminine = { $color ->
        [white] blanca
       *[black] negra
    }
    .agreeing = { $bug ->
        [queen] { color.feminine }
        [spider] { color.feminine }
        [ant] { color.feminine }
        [ladybug] { color.feminine }
       *[other] { color }
    }

# $bug is one of the eight kinds. The value is a heading; sentences take the other forms.
bug = { $bug ->
    [queen] Reina
    [spider] Aranya
    [beetle] Escarabat
    [grasshopper] Saltamartí
    [ant] Formiga
    [mosquito] Mosquit
    [ladybug] Marieta
   *[pillbug] Porquet
}
    .plain = { $bug ->
        [queen] reina
        [spider] aranya
        [beetle] escarabat
        [grasshopper] saltamartí
        [ant] formiga
        [mosquito] mosquit
        [ladybug] marieta
       *[pillbug] porquet
    }
    .the = { $bug ->
        [queen] la reina
        [spider] l’aranya
        [beetle] l’escarabat
        [grasshopper] el saltamartí
        [ant] la formiga
        [mosquito] el mosquit
        [ladybug] la marieta
       *[pillbug] el porquet
    }
    .start = { $bug ->
        [queen] La reina
        [spider] L’aranya
        [beetle] L’escarabat
        [grasshopper] El saltamartí
        [ant] La formiga
        [mosquito] El mosquit
        [ladybug] La marieta
       *[pillbug] El porquet
    }
    .of = { $bug ->
        [queen] de la reina
        [spider] de l’aranya
        [beetle] de l’escarabat
        [grasshopper] del saltamartí
        [ant] de la formiga
        [mosquito] del mosquit
        [ladybug] de la marieta
       *[pillbug] del porquet
    }

# A particular tile: “formiga blanca 1”. $number is 0 if the side has only one of the kind.
piece = { $number ->
    [0] { bug.plain } { color.agreeing }
   *[other] { bug.plain } { color.agreeing } { $number }
}
    .the = { $number ->
        [0] { bug.the } { color.agreeing }
       *[other] { bug.the } { color.agreeing } { $number }
    }
    .start = { $number ->
        [0] { bug.start } { color.agreeing }
       *[other] { bug.start } { color.agreeing } { $number }
    }
    .of = { $number ->
        [0] { bug.of } { color.agreeing }
       *[other] { bug.of } { color.agreeing } { $number }
    }

# Several things in a row: "a i b", "a, b i c". $row is what stands there already.
list-two = { $row } i { $next }
list-next = { $row }, { $next }
list-last = { $row } i { $next }

## Levels of the engine

# What a level plays like, in a sentence. $level is 1 to 10.
level-about = { $level ->
    [1] Sap com es mouen les peces i corre cap a la teva reina. Per a una primera partida.
    [2] Ataca amb més seny, però encara s’oblida de defensar.
    [3] Impedeix la victòria que veu venir a la jugada següent, però no fa plans.
    [4] Respon a les amenaces, però se li escapen molts llançaments.
    [5] Veu combinacions curtes i sap què valen les peces.
    [6] Juga com un aficionat de club: pocs descuits i algun pla de tant en tant.
    [7] A aquest cal superar-lo: no n’hi ha prou d’esperar que falli.
    [8] Costa de guanyar: només té descuits petits.
    [9] Gairebé a plena força, amb alguna relliscada de tant en tant.
   *[10] A plena força, tot el temps que el deixis pensar.
}

## Why a move is not legal

illegal-game-over = La partida s’ha acabat.
illegal-pass-not-forced = Només pots passar si no pots col·locar ni moure res.
illegal-not-in-game = { $piece_start } no entra en aquest tipus de partida.
illegal-not-yours = { $piece_start } és del teu rival: no pots col·locar ni moure aquesta peça.
illegal-already-placed = { $piece_start } ja és al tauler.
illegal-not-placed = { $piece_start } encara no és al tauler.
illegal-out-of-order = Les peces iguals entren per ordre de número: ara toca { $piece_the }.
illegal-queen-must-wait = La reina no pot ser la primera peça que col·loquis.
illegal-queen-is-due = És el teu quart torn: ara has de col·locar la reina.
illegal-queen-not-placed = Les teves peces es podran moure quan la teva reina sigui al tauler.
illegal-occupied = Una peça nova es col·loca en una casella buida.
illegal-no-friend-beside = Una peça nova ha de tocar alguna de les teves.
illegal-enemy-beside = Una peça nova no pot tocar-ne cap del teu rival.
illegal-covered = Hi ha una altra peça damunt { $piece_of }.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_start } manté unit el rusc: si es mou, el rusc es trenca.
    [one] { $piece_start } manté unit el rusc: si es mou, { $cut_off_the } perd el contacte.
   *[other] { $piece_start } manté unit el rusc: si es mou, { $cut_off_the } perden el contacte.
}
illegal-resting = { $piece_start } s’ha mogut en el torn anterior i descansa en aquest.
illegal-same-cell = { $piece_start } ja és allà: una jugada ha de canviar alguna cosa.
illegal-thrower-covered = { $piece_start } té una altra peça al damunt, així que no pot llançar res.
illegal-thrower-resting = { $piece_start } s’acaba de llançar i descansa, així que no pot llançar res.
illegal-thrower-powerless = { $piece_start } només pot llançar quan és a terra i toca un porquet que no té cap peça al damunt.
illegal-not-thrown = { $piece_start } és del teu rival, i cap porquet teu no pot llançar aquesta peça fins allà.
illegal-in-stack = { $piece_start } forma part d’una torre. Només es pot llançar una peça que estigui sola a la seva casella.
illegal-throw-too-narrow = El llançament passaria entre dues torres més altes: aquest espai és massa estret per a { $piece_the }.
illegal-cannot-climb = Aquesta casella està ocupada: { $piece_the } ha d’acabar en una de buida.
illegal-too-narrow = Al camí hi ha un espai massa estret: { $piece_the } no hi pot passar.
illegal-loses-contact = Al costat del camí no hi ha res: { $piece_the } es deixaria anar del rusc.
illegal-mosquito-alone = { $piece_start } no toca més que mosquits: no hi ha res per copiar, així que no es pot moure.
illegal-mosquito-on-top = Dalt del rusc, { $piece_the } és un escarabat: es mou una sola casella.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_start } es mou una sola casella, lliscant per la vora del rusc.
    [spider] { $piece_start } es mou exactament tres caselles, lliscant per la vora del rusc.
    [beetle] { $piece_start } es mou una sola casella, també damunt d’altres peces.
    [grasshopper] { $piece_start } salta en línia recta per damunt d’una filera de peces fins a la primera casella buida.
    [ant] { $piece_start } no pot lliscar fins a aquesta casella per la vora del rusc.
    [mosquito] { $piece_start } es mou com una de les peces que toca, i cap d’elles no hi arriba.
    [ladybug] { $piece_start } es mou dues caselles per damunt del rusc i després una cap avall.
   *[pillbug] { $piece_start } es mou una sola casella, lliscant per la vora del rusc.
}

## Why a wish is refused

refusal-not-a-player = Això només ho poden fer els dos jugadors.
refusal-not-the-table = Això només ho pot fer el servidor.
refusal-not-allowed = Aquí no tens permís per fer això.
refusal-engine-seat = Aquest bàndol el porta el motor.
refusal-imported = Aquesta partida és importada i només es pot mirar; pots continuar jugant des d’una de les seves posicions.
refusal-not-your-turn = És el torn del teu rival.
refusal-stale = Mentrestant la partida ha continuat: torna-la a mirar.
refusal-too-late-to-abort = Tots dos bàndols ja han jugat i la partida no es pot anul·lar; et pots rendir.
refusal-no-such-offer = No hi ha cap proposta per respondre.
refusal-offered-already = Ja ho has demanat: espera que el teu rival respongui o jugui.
refusal-move-before-offer = Fes una jugada abans de tornar a oferir taules.
refusal-no-takebacks = En aquesta partida no es desfan jugades.
refusal-nothing-to-take-back = No hi ha cap jugada teva per desfer.
refusal-no-time-to-take-back = Desfer una jugada també treu el temps que havia afegit, i un rellotge s’esgotaria.
refusal-time-left = Encara queda temps al rellotge.
refusal-far-from-hive = Allà quedaria sol: tots els insectes han de tocar el rusc.
refusal-first-cell = El primer insecte va a la casella marcada.
refusal-looking-back = Estàs mirant una jugada anterior. Ves a l’última per jugar.
refusal-no-target = { $piece_start } no té on anar.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = «{ $text }» no és una jugada que es pugui llegir: { $expected }
