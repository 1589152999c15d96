# Why a move is good: true after it, and not before. Pieces and sides are named, since the reader may play either.
# The move itself is the unspoken subject. $by in hint-stops-win and hint-threatens-win is a move in words.

## How the game ends

hint-wins = { $queen ->
    [white] Umzingelt die weiße Königin und gewinnt die Partie.
   *[black] Umzingelt die schwarze Königin und gewinnt die Partie.
}
hint-draws = Beendet die Partie mit Remis.
hint-wins-in = { $moves ->
    [one] Gewinnt sofort.
   *[other] Gewinnt zwingend in { $moves } Zügen, diesen mitgezählt.
}
hint-loses-in = { $moves ->
    [one] Nach jedem Zug ist die Partie sofort verloren.
   *[other] Jeder Zug verliert zwangsläufig; dieser hält am längsten stand, { $moves } Züge lang.
}

## What leaves no choice

hint-must-pass = Nichts lässt sich einsetzen oder ziehen, also musst du passen.
hint-queen-is-due = Spätestens im vierten Zug muss die Königin eingesetzt werden, und das ist dieser.
hint-only-move = Einen anderen Zug gibt es nicht.
hint-stops-win = Hält den Gegner auf, der sonst so gewinnt: { $by }.
hint-threatens-win = Droht, so zu gewinnen: { $by }.
hint-shuts-out = { $side ->
    [white] Danach kann Weiß nichts mehr tun und muss passen.
   *[black] Danach kann Schwarz nichts mehr tun und muss passen.
}

## The enemy Queen

hint-fills = { $queen ->
    [white] Besetzt noch ein Feld um die weiße Königin: { $count } von 6 sind belegt.
   *[black] Besetzt noch ein Feld um die schwarze Königin: { $count } von 6 sind belegt.
}
hint-covers-queen = { $queen ->
    [white] Klettert auf die weiße Königin, die sich dann nicht mehr bewegen kann.
   *[black] Klettert auf die schwarze Königin, die sich dann nicht mehr bewegen kann.
}
hint-throws-queen = { $queen ->
    [white] Wirft die weiße Königin ins Gedränge: Dort sind { $count } der 6 Felder um sie belegt.
   *[black] Wirft die schwarze Königin ins Gedränge: Dort sind { $count } der 6 Felder um sie belegt.
}
hint-opens-places = { $queen ->
    [white] { $count ->
        [one] Neben der weißen Königin lassen sich jetzt neue Steine einsetzen, auf einem Feld.
       *[other] Neben der weißen Königin lassen sich jetzt neue Steine einsetzen, auf { $count } Feldern.
    }
   *[black] { $count ->
        [one] Neben der schwarzen Königin lassen sich jetzt neue Steine einsetzen, auf einem Feld.
       *[other] Neben der schwarzen Königin lassen sich jetzt neue Steine einsetzen, auf { $count } Feldern.
    }
}
hint-aims = { $queen ->
    [white] { $piece_thestart } kann im nächsten Zug neben die weiße Königin kommen.
   *[black] { $piece_thestart } kann im nächsten Zug neben die schwarze Königin kommen.
}
hint-nears = { $queen ->
    [white] { $steps ->
        [one] { $piece_thestart } kommt bis auf einen Schritt an die weiße Königin heran.
       *[other] { $piece_thestart } kommt bis auf { $steps } Schritte an die weiße Königin heran.
    }
   *[black] { $steps ->
        [one] { $piece_thestart } kommt bis auf einen Schritt an die schwarze Königin heran.
       *[other] { $piece_thestart } kommt bis auf { $steps } Schritte an die schwarze Königin heran.
    }
}

## Your own Queen

hint-rescues-queen = { $free ->
    [one] { $by_thestart } wirft deine Königin aus dem Gedränge: Danach ist ein Feld um sie frei.
   *[other] { $by_thestart } wirft deine Königin aus dem Gedränge: Danach sind { $free } Felder um sie frei.
}
hint-gives-room = { $free ->
    [one] Gibt deiner Königin mehr Raum: Ein Feld um sie ist frei.
   *[other] Gibt deiner Königin mehr Raum: { $free } Felder um sie sind frei.
}
hint-guards = { $piece_thestart } kann deine Königin von nun an aus der Gefahr werfen.
hint-wards = Hält { $piece_accusative } von deiner Königin fern.
hint-places-queen = Liegt deine Königin auf dem Brett, dürfen deine Steine ziehen.

## Other pieces

hint-covers = Klettert auf { $piece_accusative }, { $piece_who } sich dann nicht mehr bewegen kann.
hint-pins = Fesselt { $piece_accusative }, { $piece_who } nun den Schwarm zusammenhalten muss.
hint-blocks = Sperrt { $piece_accusative } ein, { $piece_who } nun nicht mehr hinauskommt.
hint-frees = Befreit { $piece_accusative }, { $piece_who } sich vorher nicht bewegen konnte.
hint-stops-placing = { $side ->
    [white] Danach kann Weiß keinen Stein mehr einsetzen.
   *[black] Danach kann Schwarz keinen Stein mehr einsetzen.
}

## Generalities

hint-develops = Bringt { $piece_accusative } ins Spiel.
hint-throws = Wirft { $piece_accusative } woandershin.
hint-gains-moves = { $count ->
    [one] Deine anderen Steine haben einen Zug mehr.
   *[other] Deine anderen Steine haben { $count } Züge mehr.
}
hint-takes-moves = { $count ->
    [one] Die gegnerischen Steine haben einen Zug weniger.
   *[other] Die gegnerischen Steine haben { $count } Züge weniger.
}
hint-gains-places = { $count ->
    [one] Für neue Steine hast du ein Feld mehr.
   *[other] Für neue Steine hast du { $count } Felder mehr.
}
hint-takes-places = { $count ->
    [one] Für neue Steine hat der Gegner ein Feld weniger.
   *[other] Für neue Steine hat der Gegner { $count } Felder weniger.
}
hint-waits = Etwas Besseres gibt es nicht: Der Zug wartet ab und verdirbt nichts.
