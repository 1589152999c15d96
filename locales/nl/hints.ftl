# Why a move is good: true after it, and not before. Pieces and sides are named, since the reader may play either.
# The move itself is the unspoken subject. $by in hint-stops-win and hint-threatens-win is a move in words.

## How the game ends

hint-wins = { $queen ->
    [white] Omsingelt de witte koningin en wint de partij.
   *[black] Omsingelt de zwarte koningin en wint de partij.
}
hint-draws = Maakt er remise van.
hint-wins-in = { $moves ->
    [one] Wint meteen.
   *[other] Wint gedwongen in { $moves } zetten, deze meegeteld.
}
hint-loses-in = { $moves ->
    [one] Na elke zet is de partij meteen verloren.
   *[other] Elke zet verliest gedwongen; deze houdt het langst stand, { $moves } zetten lang.
}

## What leaves no choice

hint-must-pass = Er valt niets te plaatsen of te verplaatsen, dus moet je passen.
hint-queen-is-due = De koningin moet uiterlijk in de vierde beurt worden geplaatst, en dat is nu.
hint-only-move = Een andere zet is er niet.
hint-stops-win = Stopt de tegenstander, die anders zo wint: { $by }.
hint-threatens-win = Dreigt zo te winnen: { $by }.
hint-shuts-out = { $side ->
    [white] Daarna kan wit niets meer doen en moet passen.
   *[black] Daarna kan zwart niets meer doen en moet passen.
}

## The enemy Queen

hint-fills = { $queen ->
    [white] Bezet nog een veld om de witte koningin: { $count } van de 6 zijn bezet.
   *[black] Bezet nog een veld om de zwarte koningin: { $count } van de 6 zijn bezet.
}
hint-covers-queen = { $queen ->
    [white] Klimt op de witte koningin, die dan niet meer kan bewegen.
   *[black] Klimt op de zwarte koningin, die dan niet meer kan bewegen.
}
hint-throws-queen = { $queen ->
    [white] Werpt de witte koningin in het gedrang: daar zijn { $count } van de 6 velden om haar heen bezet.
   *[black] Werpt de zwarte koningin in het gedrang: daar zijn { $count } van de 6 velden om haar heen bezet.
}
hint-opens-places = { $queen ->
    [white] { $count ->
        [one] Naast de witte koningin kunnen nu nieuwe stukken worden geplaatst, op één veld.
       *[other] Naast de witte koningin kunnen nu nieuwe stukken worden geplaatst, op { $count } velden.
    }
   *[black] { $count ->
        [one] Naast de zwarte koningin kunnen nu nieuwe stukken worden geplaatst, op één veld.
       *[other] Naast de zwarte koningin kunnen nu nieuwe stukken worden geplaatst, op { $count } velden.
    }
}
hint-aims = { $queen ->
    [white] { $piece_thestart } kan met de volgende zet naast de witte koningin komen.
   *[black] { $piece_thestart } kan met de volgende zet naast de zwarte koningin komen.
}
hint-nears = { $queen ->
    [white] { $steps ->
        [one] { $piece_thestart } komt tot op één stap van de witte koningin.
       *[other] { $piece_thestart } komt tot op { $steps } stappen van de witte koningin.
    }
   *[black] { $steps ->
        [one] { $piece_thestart } komt tot op één stap van de zwarte koningin.
       *[other] { $piece_thestart } komt tot op { $steps } stappen van de zwarte koningin.
    }
}

## Your own Queen

hint-rescues-queen = { $free ->
    [one] { $by_thestart } werpt je koningin uit het gedrang: daarna is er één veld om haar heen vrij.
   *[other] { $by_thestart } werpt je koningin uit het gedrang: daarna zijn er { $free } velden om haar heen vrij.
}
hint-gives-room = { $free ->
    [one] Geeft je koningin meer ruimte: er is één veld om haar heen vrij.
   *[other] Geeft je koningin meer ruimte: er zijn { $free } velden om haar heen vrij.
}
hint-guards = { $piece_thestart } kan je koningin voortaan uit het gevaar werpen.
hint-wards = Houdt { $piece_the } weg van je koningin.
hint-places-queen = Met je koningin op het bord mogen je stukken bewegen.

## Other pieces

hint-covers = Klimt op { $piece_the }, { $piece_who } dan niet meer kan bewegen.
hint-pins = Zet { $piece_the } vast, { $piece_who } nu de korf bijeen moet houden.
hint-blocks = Sluit { $piece_the } in, { $piece_who } nu geen uitweg meer heeft.
hint-frees = Bevrijdt { $piece_the }, { $piece_who } eerst niet kon bewegen.
hint-stops-placing = { $side ->
    [white] Daarna kan wit geen stuk meer plaatsen.
   *[black] Daarna kan zwart geen stuk meer plaatsen.
}

## Generalities

hint-develops = Brengt { $piece_the } in het spel.
hint-throws = Werpt { $piece_the } ergens anders heen.
hint-gains-moves = { $count ->
    [one] Je andere stukken hebben één zet meer.
   *[other] Je andere stukken hebben { $count } zetten meer.
}
hint-takes-moves = { $count ->
    [one] De stukken van de tegenstander hebben één zet minder.
   *[other] De stukken van de tegenstander hebben { $count } zetten minder.
}
hint-gains-places = { $count ->
    [one] Voor nieuwe stukken heb je één veld meer.
   *[other] Voor nieuwe stukken heb je { $count } velden meer.
}
hint-takes-places = { $count ->
    [one] Voor nieuwe stukken heeft de tegenstander één veld minder.
   *[other] Voor nieuwe stukken heeft de tegenstander { $count } velden minder.
}
hint-waits = Iets beters is er niet: de zet wacht af en bederft niets.
