# Why a move is good: true after it, and not before. Pieces and sides are named, since the reader may play either.
# The subject is the move. $queen and $side are colours; $by in hint-stops-win and hint-threatens-win is a move in words.

## How the game ends

hint-wins = { $queen ->
    [white] Envolta la reina blanca i guanya la partida.
   *[black] Envolta la reina negra i guanya la partida.
}
hint-draws = Acaba la partida en taules.
hint-wins-in = { $moves ->
    [one] Guanya a l’acte.
   *[other] Guanya per força en { $moves } jugades, comptant-hi aquesta.
}
hint-loses-in = { $moves ->
    [one] Qualsevol jugada perd en el torn següent.
   *[other] Qualsevol jugada perd per força; aquesta és la que resisteix més: { $moves } jugades.
}

## What leaves no choice

hint-must-pass = No es pot col·locar ni moure res, així que has de passar.
hint-queen-is-due = La reina ha d’entrar com a molt tard en el quart torn, i és aquest.
hint-only-move = No hi ha cap altra jugada.
hint-stops-win = Atura el teu rival, que guanyaria així: { $by }.
hint-threatens-win = Amenaça de guanyar així: { $by }.
hint-shuts-out = { $side ->
    [white] Després, les blanques no poden fer res i han de passar.
   *[black] Després, les negres no poden fer res i han de passar.
}

## The enemy Queen

hint-fills = { $queen ->
    [white] Ocupa un lloc més al voltant de la reina blanca: { $count } de 6.
   *[black] Ocupa un lloc més al voltant de la reina negra: { $count } de 6.
}
hint-covers-queen = { $queen ->
    [white] Puja damunt de la reina blanca, que ja no es pot moure.
   *[black] Puja damunt de la reina negra, que ja no es pot moure.
}
hint-throws-queen = { $queen ->
    [white] Llança la reina blanca a un indret més atapeït, amb { $count } dels 6 llocs del voltant ocupats.
   *[black] Llança la reina negra a un indret més atapeït, amb { $count } dels 6 llocs del voltant ocupats.
}
hint-opens-places = { $queen ->
    [white] { $count ->
        [one] Ara es poden col·locar peces noves al costat de la reina blanca, en una casella.
       *[other] Ara es poden col·locar peces noves al costat de la reina blanca, en { $count } caselles.
    }
   *[black] { $count ->
        [one] Ara es poden col·locar peces noves al costat de la reina negra, en una casella.
       *[other] Ara es poden col·locar peces noves al costat de la reina negra, en { $count } caselles.
    }
}
hint-aims = { $queen ->
    [white] { $piece_start } pot arribar al costat de la reina blanca en la seva pròxima jugada.
   *[black] { $piece_start } pot arribar al costat de la reina negra en la seva pròxima jugada.
}
hint-nears = { $queen ->
    [white] { $steps ->
        [one] { $piece_start } es queda a un pas de la reina blanca.
       *[other] { $piece_start } es queda a { $steps } passos de la reina blanca.
    }
   *[black] { $steps ->
        [one] { $piece_start } es queda a un pas de la reina negra.
       *[other] { $piece_start } es queda a { $steps } passos de la reina negra.
    }
}

## Your own Queen

hint-rescues-queen = { $free ->
    [one] { $by_start } treu la teva reina del mal pas llançant-la: li queda un lloc lliure al voltant.
   *[other] { $by_start } treu la teva reina del mal pas llançant-la: li queden { $free } llocs lliures al voltant.
}
hint-gives-room = { $free ->
    [one] Dona més espai a la teva reina: li queda un lloc lliure al voltant.
   *[other] Dona més espai a la teva reina: li queden { $free } llocs lliures al voltant.
}
hint-guards = A partir d’ara, { $piece_the } pot posar la teva reina fora de perill llançant-la.
hint-wards = Manté { $piece_the } lluny de la teva reina.
hint-places-queen = Amb la teva reina al tauler, les teves peces es poden moure.

## Other pieces

hint-covers = Puja damunt { $piece_of }, que ja no es pot moure.
hint-pins = Clava { $piece_the }, que ara ha de mantenir unit el rusc.
hint-blocks = Tanca { $piece_the }, que es queda sense sortida.
hint-frees = Allibera { $piece_the }, que abans no es podia moure.
hint-stops-placing = { $side ->
    [white] Després, les blanques no poden col·locar cap peça.
   *[black] Després, les negres no poden col·locar cap peça.
}

## Generalities

hint-develops = Posa en joc { $piece_the }.
hint-throws = Llança { $piece_the } a un altre lloc.
hint-gains-moves = { $count ->
    [one] Les teves altres peces tenen una jugada més.
   *[other] Les teves altres peces tenen { $count } jugades més.
}
hint-takes-moves = { $count ->
    [one] Les peces del teu rival tenen una jugada menys.
   *[other] Les peces del teu rival tenen { $count } jugades menys.
}
hint-gains-places = { $count ->
    [one] Pots col·locar peces noves en una casella més.
   *[other] Pots col·locar peces noves en { $count } caselles més.
}
hint-takes-places = { $count ->
    [one] El teu rival pot col·locar peces noves en una casella menys.
   *[other] El teu rival pot col·locar peces noves en { $count } caselles menys.
}
hint-waits = No hi ha res millor: espera i no espatlla res.
