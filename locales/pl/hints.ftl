# Why a move is good: true after it, and not before. The subject of each sentence is the move, left out.
# $queen and $side are the colour of the side spoken of. $by in hint-stops-win and hint-threatens-win is a move in words.

## How the game ends

hint-wins = { $queen ->
    [white] Otacza królową białych i wygrywa partię.
   *[black] Otacza królową czarnych i wygrywa partię.
}
hint-draws = Kończy partię remisem.
hint-wins-in = { $moves ->
    [one] Wygrywa od razu.
    [few] Wymusza wygraną w { $moves } ruchach, licząc z tym.
    [many] Wymusza wygraną w { $moves } ruchach, licząc z tym.
   *[other] Wymusza wygraną w { $moves } ruchu, licząc z tym.
}
hint-loses-in = { $moves ->
    [one] Po każdym ruchu przeciwnik wygrywa następnym.
    [few] Każdy ruch przegrywa; ten broni się najdłużej: { $moves } ruchy.
    [many] Każdy ruch przegrywa; ten broni się najdłużej: { $moves } ruchów.
   *[other] Każdy ruch przegrywa; ten broni się najdłużej: { $moves } ruchu.
}

## What leaves no choice

hint-must-pass = Nie da się niczego wyłożyć ani przesunąć, więc trzeba spasować.
hint-queen-is-due = Królową trzeba wyłożyć najpóźniej w czwartej turze, czyli teraz.
hint-only-move = Nie ma innego ruchu.
hint-stops-win = Powstrzymuje przeciwnika, który wygrałby tak: { $by }.
hint-threatens-win = Grozi wygraną: { $by }.
hint-shuts-out = { $side ->
    [white] Po tym ruchu białe nie mogą nic zrobić i muszą pasować.
   *[black] Po tym ruchu czarne nie mogą nic zrobić i muszą pasować.
}

## The enemy Queen

hint-fills = { $queen ->
    [white] Zajmuje kolejne miejsce wokół królowej białych: zajęte: { $count } z 6.
   *[black] Zajmuje kolejne miejsce wokół królowej czarnych: zajęte: { $count } z 6.
}
hint-covers-queen = { $queen ->
    [white] Wchodzi na królową białych, która nie może się już ruszyć.
   *[black] Wchodzi na królową czarnych, która nie może się już ruszyć.
}
hint-throws-queen = { $queen ->
    [white] Wrzuca królową białych w ścisk: miejsca zajęte tam wokół niej: { $count } z 6.
   *[black] Wrzuca królową czarnych w ścisk: miejsca zajęte tam wokół niej: { $count } z 6.
}
hint-opens-places = { $queen ->
    [white] { $count ->
        [one] Nowe płytki można teraz wykładać obok królowej białych: jest tam { $count } takie pole.
        [few] Nowe płytki można teraz wykładać obok królowej białych: są tam { $count } takie pola.
        [many] Nowe płytki można teraz wykładać obok królowej białych: jest tam { $count } takich pól.
       *[other] Nowe płytki można teraz wykładać obok królowej białych: jest tam { $count } takiego pola.
    }
   *[black] { $count ->
        [one] Nowe płytki można teraz wykładać obok królowej czarnych: jest tam { $count } takie pole.
        [few] Nowe płytki można teraz wykładać obok królowej czarnych: są tam { $count } takie pola.
        [many] Nowe płytki można teraz wykładać obok królowej czarnych: jest tam { $count } takich pól.
       *[other] Nowe płytki można teraz wykładać obok królowej czarnych: jest tam { $count } takiego pola.
    }
}
hint-aims = { $queen ->
    [white] { $piece_start } może następnym ruchem stanąć obok królowej białych.
   *[black] { $piece_start } może następnym ruchem stanąć obok królowej czarnych.
}
hint-nears = { $queen ->
    [white] { $steps ->
        [one] { $piece_start } jest teraz o { $steps } krok od królowej białych.
        [few] { $piece_start } jest teraz o { $steps } kroki od królowej białych.
        [many] { $piece_start } jest teraz o { $steps } kroków od królowej białych.
       *[other] { $piece_start } jest teraz o { $steps } kroku od królowej białych.
    }
   *[black] { $steps ->
        [one] { $piece_start } jest teraz o { $steps } krok od królowej czarnych.
        [few] { $piece_start } jest teraz o { $steps } kroki od królowej czarnych.
        [many] { $piece_start } jest teraz o { $steps } kroków od królowej czarnych.
       *[other] { $piece_start } jest teraz o { $steps } kroku od królowej czarnych.
    }
}

## Your own Queen

hint-rescues-queen = { $free ->
    [one] { $by_start } wyrzuca twoją królową ze ścisku: obok niej będzie { $free } wolne miejsce.
    [few] { $by_start } wyrzuca twoją królową ze ścisku: obok niej będą { $free } wolne miejsca.
    [many] { $by_start } wyrzuca twoją królową ze ścisku: obok niej będzie { $free } wolnych miejsc.
   *[other] { $by_start } wyrzuca twoją królową ze ścisku: obok niej będzie { $free } wolnego miejsca.
}
hint-gives-room = { $free ->
    [one] Daje twojej królowej więcej luzu: obok niej jest { $free } wolne miejsce.
    [few] Daje twojej królowej więcej luzu: obok niej są { $free } wolne miejsca.
    [many] Daje twojej królowej więcej luzu: obok niej jest { $free } wolnych miejsc.
   *[other] Daje twojej królowej więcej luzu: obok niej jest { $free } wolnego miejsca.
}
hint-guards = Odtąd { $piece } może przerzucić twoją królową w bezpieczne miejsce.
hint-wards = Nie dopuszcza { $piece_genitive } do twojej królowej.
hint-places-queen = Gdy twoja królowa jest na planszy, twoje płytki mogą się poruszać.

## Other pieces

hint-covers = Wchodzi na { $piece_accusative } i ta płytka nie może się już ruszyć.
hint-pins = Wiąże { $piece_accusative }: ta płytka musi teraz spajać rój.
hint-blocks = Zamyka { $piece_accusative }: ta płytka nie ma teraz dokąd pójść.
hint-frees = Uwalnia { $piece_accusative }: dotąd ta płytka nie mogła się ruszyć.
hint-stops-placing = { $side ->
    [white] Po tym ruchu białe nie mogą wyłożyć żadnej płytki.
   *[black] Po tym ruchu czarne nie mogą wyłożyć żadnej płytki.
}

## Generalities

hint-develops = Wprowadza do gry { $piece_accusative }.
hint-throws = Przerzuca { $piece_accusative } w inne miejsce.
hint-gains-moves = { $count ->
    [one] Twoje pozostałe płytki mają o { $count } ruch więcej.
    [few] Twoje pozostałe płytki mają o { $count } ruchy więcej.
    [many] Twoje pozostałe płytki mają o { $count } ruchów więcej.
   *[other] Twoje pozostałe płytki mają o { $count } ruchu więcej.
}
hint-takes-moves = { $count ->
    [one] Płytki przeciwnika mają o { $count } ruch mniej.
    [few] Płytki przeciwnika mają o { $count } ruchy mniej.
    [many] Płytki przeciwnika mają o { $count } ruchów mniej.
   *[other] Płytki przeciwnika mają o { $count } ruchu mniej.
}
hint-gains-places = { $count ->
    [one] Na nowe płytki masz o { $count } pole więcej.
    [few] Na nowe płytki masz o { $count } pola więcej.
    [many] Na nowe płytki masz o { $count } pól więcej.
   *[other] Na nowe płytki masz o { $count } pola więcej.
}
hint-takes-places = { $count ->
    [one] Na nowe płytki przeciwnik ma o { $count } pole mniej.
    [few] Na nowe płytki przeciwnik ma o { $count } pola mniej.
    [many] Na nowe płytki przeciwnik ma o { $count } pól mniej.
   *[other] Na nowe płytki przeciwnik ma o { $count } pola mniej.
}
hint-waits = Nic lepszego nie ma: ten ruch czeka i niczego nie psuje.
