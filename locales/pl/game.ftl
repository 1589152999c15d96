# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.
#
# Of an argument x that is a piece a message sees $x and its forms $x_genitive, $x_accusative, $x_locative, $x_start (capitalised).

## Pieces

# $color is white or black; $bug decides the gender, and so the ending.
color = { $color ->
    [white] biał
   *[black] czarn
}{ $bug ->
    [queen] a
    [ant] a
    [ladybug] a
    [pillbug] a
   *[other] y
}
    .genitive = { $color ->
        [white] biał
       *[black] czarn
    }{ $bug ->
        [queen] ej
        [ant] ej
        [ladybug] ej
        [pillbug] ej
       *[other] ego
    }
    .accusative = { $color ->
        [white] biał
       *[black] czarn
    }{ $bug ->
        [queen] ą
        [ant] ą
        [ladybug] ą
        [pillbug] ą
       *[other] ego
    }
    .locative = { $color ->
        [white] biał
       *[black] czarn
    }{ $bug ->
        [queen] ej
        [ant] ej
        [ladybug] ej
        [pillbug] ej
       *[other] ym
    }
    .start = { $color ->
        [white] Biał
       *[black] Czarn
    }{ $bug ->
        [queen] a
        [ant] a
        [ladybug] a
        [pillbug] a
       *[other] y
    }

# $bug is one of the eight kinds. Alone it has a capital, in a sentence it has none.
bug = { $bug ->
    [queen] Królowa
    [spider] Pająk
    [beetle] Żuk
    [grasshopper] Konik polny
    [ant] Mrówka
    [mosquito] Komar
    [ladybug] Biedronka
   *[pillbug] Stonoga
}
    .nominative = { $bug ->
        [queen] królowa
        [spider] pająk
        [beetle] żuk
        [grasshopper] konik polny
        [ant] mrówka
        [mosquito] komar
        [ladybug] biedronka
       *[pillbug] stonoga
    }
    .genitive = { $bug ->
        [queen] królowej
        [spider] pająka
        [beetle] żuka
        [grasshopper] konika polnego
        [ant] mrówki
        [mosquito] komara
        [ladybug] biedronki
       *[pillbug] stonogi
    }
    .accusative = { $bug ->
        [queen] królową
        [spider] pająka
        [beetle] żuka
        [grasshopper] konika polnego
        [ant] mrówkę
        [mosquito] komara
        [ladybug] biedronkę
       *[pillbug] stonogę
    }
    .locative = { $bug ->
        [queen] królowej
        [spider] pająku
        [beetle] żuku
        [grasshopper] koniku polnym
        [ant] mrówce
        [mosquito] komarze
        [ladybug] biedronce
       *[pillbug] stonodze
    }

# A particular tile in the middle of a sentence, and at the start of one. $number is 0 if the side has only one of the kind.
piece = { $number ->
    [0] { color } { bug.nominative }
   *[other] { color } { bug.nominative } { $number }
}
    .genitive = { $number ->
        [0] { color.genitive } { bug.genitive }
       *[other] { color.genitive } { bug.genitive } { $number }
    }
    .accusative = { $number ->
        [0] { color.accusative } { bug.accusative }
       *[other] { color.accusative } { bug.accusative } { $number }
    }
    .locative = { $number ->
        [0] { color.locative } { bug.locative }
       *[other] { color.locative } { bug.locative } { $number }
    }
    .start = { $number ->
        [0] { color.start } { bug.nominative }
       *[other] { color.start } { bug.nominative } { $number }
    }

# Several things in a row. $row is what stands there already.
list-two = { $row } i { $next }
list-next = { $row }, { $next }
list-last = { $row } i { $next }

## Levels of the engine

# What a level plays like, in a sentence. $level is 1 to 10.
level-about = { $level ->
    [1] Wie, jak chodzą płytki, i biegnie do twojej królowej. Na pierwszą partię.
    [2] Atakuje z większym sensem, ale wciąż zapomina o obronie.
    [3] Dostrzega groźbę wygranej w następnym ruchu, ale niczego nie planuje.
    [4] Odpowiada na groźby, ale przeocza wiele przerzutów.
    [5] Widzi krótkie kombinacje i zna wartość płytek.
    [6] Gra jak klubowicz: rzadko się myli i trochę planuje.
    [7] Na błąd się nie doczekasz: trzeba go ograć.
    [8] Trudno z nim wygrać: przeocza tylko drobiazgi.
    [9] Prawie pełna siła, z rzadka coś przeoczy.
   *[10] Pełna siła: myśli tak długo, jak mu pozwolisz.
}

## Why a move is not legal

illegal-game-over = Partia jest skończona.
illegal-pass-not-forced = Pasować można tylko wtedy, gdy nie da się niczego wyłożyć ani przesunąć.
illegal-not-in-game = { $piece_start } nie bierze udziału w partiach tego typu.
illegal-not-yours = { $piece_start } to płytka przeciwnika: nie możesz jej ani wyłożyć, ani przesunąć.
illegal-already-placed = { $piece_start } już jest na planszy.
illegal-not-placed = { $piece_start } nie jest jeszcze na planszy.
illegal-out-of-order = Jednakowe płytki wykłada się według numerów: teraz kolej na { $piece_accusative }.
illegal-queen-must-wait = Królowa nie może być pierwszą płytką, którą wykładasz.
illegal-queen-is-due = To twoja czwarta tura: królową trzeba wyłożyć teraz.
illegal-queen-not-placed = Twoje płytki będą mogły się poruszać, gdy na planszy stanie twoja królowa.
illegal-occupied = Nową płytkę wykłada się na puste pole.
illegal-no-friend-beside = Nowa płytka musi dotykać co najmniej jednej twojej.
illegal-enemy-beside = Nowa płytka nie może dotykać płytek przeciwnika.
illegal-covered = Na { $piece_locative } stoi inna płytka.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_start } spaja rój: bez tej płytki rój się rozpadnie.
    [1] { $piece_start } spaja rój: bez tej płytki odpadnie od niego { $cut_off }.
   *[other] { $piece_start } spaja rój: bez tej płytki odpadną od niego { $cut_off }.
}
illegal-resting = { $piece_start } w tej turze odpoczywa: tę płytkę dopiero co przesunięto.
illegal-same-cell = { $piece_start } już tam stoi: ruch musi coś zmienić.
illegal-thrower-covered = Na { $piece_locative } stoi inna płytka, więc niczego nie da się tak przerzucić.
illegal-thrower-resting = { $piece_start } odpoczywa: tę płytkę dopiero co przerzucono, więc sama nie może przerzucać.
illegal-thrower-powerless = { $piece_start } może przerzucać tylko na ziemi i tylko obok stonogi, na której nie stoi inna płytka.
illegal-not-thrown = { $piece_start } to płytka przeciwnika i żadna twoja stonoga nie może jej tam przerzucić.
illegal-in-stack = { $piece_start } jest częścią stosu. Przerzucić można tylko płytkę, która stoi sama.
illegal-throw-too-narrow = Przerzut prowadziłby między dwoma wyższymi stosami: to przejście jest zbyt wąskie, { $piece } się tam nie zmieści.
illegal-cannot-climb = To pole jest zajęte: { $piece } musi zakończyć ruch na pustym.
illegal-too-narrow = Przejście po drodze jest zbyt wąskie: { $piece } się przez nie nie przeciśnie.
illegal-loses-contact = Przy drodze tam nic nie leży: { $piece } straci kontakt z rojem.
illegal-mosquito-alone = { $piece_start } dotyka samych komarów: nie ma kogo naśladować, więc nie może się ruszyć.
illegal-mosquito-on-top = Na wierzchu roju { $piece } jest żukiem: porusza się tylko o jedno pole.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_start } porusza się tylko o jedno pole, ślizgając się wzdłuż roju.
    [spider] { $piece_start } porusza się dokładnie o trzy pola, ślizgając się wzdłuż roju.
    [beetle] { $piece_start } porusza się tylko o jedno pole, także na inne płytki.
    [grasshopper] { $piece_start } skacze w linii prostej nad rzędem płytek na pierwsze puste pole.
    [ant] { $piece_start } nie dotrze na to pole, ślizgając się po obwodzie roju.
    [mosquito] { $piece_start } porusza się jak jedna z płytek, których dotyka, ale żadna z nich tam nie dotrze.
    [ladybug] { $piece_start } przechodzi dwa pola po wierzchu roju, a trzecim krokiem schodzi na dół.
   *[pillbug] { $piece_start } porusza się tylko o jedno pole, ślizgając się wzdłuż roju.
}

## Why a wish is refused

refusal-not-a-player = To mogą zrobić tylko gracze tej partii.
refusal-not-the-table = To może zrobić tylko serwer.
refusal-not-allowed = Tutaj nie wolno tego robić.
refusal-engine-seat = Po tej stronie gra silnik.
refusal-imported = Ta partia pochodzi z zapisu i można ją tylko oglądać; zamiast tego zagraj dalej z jednej z jej pozycji.
refusal-not-your-turn = Teraz tura przeciwnika.
refusal-stale = Partia tymczasem poszła dalej: spójrz jeszcze raz.
refusal-too-late-to-abort = Obie strony już wykonały ruch, więc partii nie można przerwać; możesz się poddać.
refusal-no-such-offer = Nie ma propozycji, na którą trzeba odpowiedzieć.
refusal-offered-already = Pytanie już padło: poczekaj, aż przeciwnik odpowie albo wykona ruch.
refusal-move-before-offer = Najpierw wykonaj ruch, potem możesz znów zaproponować remis.
refusal-no-takebacks = W tej partii ruchów się nie cofa.
refusal-nothing-to-take-back = Nie ma twojego ruchu, który można cofnąć.
refusal-no-time-to-take-back = Z ruchem przepada też dodany za niego czas, a wtedy któryś zegar doszedłby do zera.
refusal-time-left = Na zegarze jest jeszcze czas.
refusal-far-from-hive = Stałby tam sam: każdy owad musi dotykać roju.
refusal-first-cell = Pierwszego owada wykłada się na zaznaczone pole.
refusal-looking-back = Oglądasz wcześniejszy ruch. Żeby grać, przejdź do ostatniego.
refusal-no-target = { $piece_start } nie ma dokąd pójść.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = „{ $text }” nie da się odczytać jako ruchu: { $expected }
