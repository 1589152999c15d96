# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Zamknij
part-cancel = Anuluj
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Home
    [End] End
    [PageUp] Page Up
    [PageDown] Page Down
    [Enter] Enter
    [Space] Spacja
    [Escape] Esc
    [Shift] Shift
   *[other] { $key }
}

## Frame

frame-skip = Przejdź do treści
frame-home = skep: strona główna
frame-pages = Strony
frame-start = Start
frame-new = Nowa partia
frame-learn = Nauka
frame-games = Partie
frame-help = Pomoc
frame-settings = Ustawienia
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Ciemne kolory
   *[light] Jasne kolory
}

## First page

start-title = Graj w Hive
start-heading = Spokojne miejsce do gry w Hive
start-lead = Otocz królową przeciwnika, zanim otoczona zostanie twoja. Bez konta i czekania: twój przeciwnik mieszka tutaj.
start-play = Graj teraz
start-play-note = Grasz białymi przeciw poziomowi { $level }.
start-learn = Naucz się grać
start-new = Inna partia
start-open = Otwórz zapis
start-insects = Albo wybierz owada, który wyjdzie pierwszy:
# $bug is one of the eight kinds.
start-insect = Zacznij od { bug.genitive }
start-games = Partie w toku
start-all-games = Wszystkie partie

## Who plays, and how a game stands

player-you = Ty
player-engine = Poziom { $level }
player-named = { $name }
player-side = { $color ->
    [white] Białe
   *[black] Czarne
}

standing-your-turn = Twoja tura
standing-their-turn = Przeciwnik myśli
standing-to-move = { $color ->
    [white] Ruch białych
   *[black] Ruch czarnych
}
standing-imported = Zapis
standing-aborted = Przerwana
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Remis: obie królowe otoczone
    [repetition] Remis przez powtórzenie
    [agreement] Remis za zgodą
   *[other] Remis
}
standing-won = { $reason ->
    [surrounded] Wygrana: królowa przeciwnika otoczona
    [resignation] Wygrana: przeciwnik się poddał
    [time] Wygrana na czas
   *[other] Wygrana
}
standing-lost = { $reason ->
    [surrounded] Przegrana: twoja królowa otoczona
    [resignation] Partia poddana
    [time] Przegrana na czas
   *[other] Przegrana
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Wygrały białe: królowa czarnych otoczona
       *[black] Wygrały czarne: królowa białych otoczona
    }
    [resignation] { $color ->
        [white] Wygrały białe: czarne się poddały
       *[black] Wygrały czarne: białe się poddały
    }
    [time] { $color ->
        [white] Białe wygrały na czas
       *[black] Czarne wygrały na czas
    }
   *[other] { $color ->
        [white] Wygrały białe
       *[black] Wygrały czarne
    }
}

card-title = { $white } – { $black }
card-plies = { $count ->
    [0] nierozpoczęta
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
card-menu = Więcej o partii „{ $title }”

## New game

new-title = Nowa partia
new-opponent = Przeciwnik
new-opponent-name = { $opponent ->
    [engine] Silnik
    [person] Osoba obok
   *[watch] Dwa silniki
}
new-level = Jego poziom
new-level-white = Poziom białych
new-level-black = Poziom czarnych
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Poziom { $level }. { $about }
new-side = Twoja strona
new-side-name = { $side ->
    [white] Białe
    [black] Czarne
   *[random] Losowo
}
new-insects = Owady
new-insects-note = Królowa, mrówki, pająki, koniki polne i żuki grają zawsze. Dołączyć mogą:
new-expansion = { $expansion ->
    [M] Komar
    [L] Biedronka
   *[P] Stonoga
}
new-expansion-note = { $expansion ->
    [M] Porusza się jak dowolny owad, którego dotyka.
    [L] Biega po roju: dwa pola po wierzchu, jedno w dół.
   *[P] Przerzuca sąsiadów nad sobą.
}
new-rules = Zasady
new-opening = Pierwszy ruch
new-opening-name = { $opening ->
    [tournament] Królowa nie pierwsza
   *[printed] Dowolny owad
}
new-takebacks = Cofanie ruchów
new-takebacks-name = { $takebacks ->
    [free] Zawsze
    [asked] Za zgodą
   *[never] Nigdy
}
new-time = Czas
new-clock = Gra z zegarem
new-clock-note = Komu skończy się czas, ten przegrywa.
new-minutes = Czas każdej strony
new-minutes-count = { $count } min
new-increment = Dodatek po każdym ruchu
new-increment-count = { $count } s
new-begin = { $opponent ->
    [watch] Zacznij i oglądaj
   *[other] Zacznij
}

## Games

games-title = Partie
games-which = Które partie
games-filter = { $filter ->
    [live] W toku
    [over] Skończone
   *[all] Wszystkie
}
games-open = Otwórz zapis
games-none = { $filter ->
    [live] Nie ma partii w toku.
    [over] Nie ma jeszcze skończonych partii.
   *[all] Nie ma jeszcze partii.
}
games-none-new = Nowa partia
games-more = Pokaż więcej
games-again = Spróbuj ponownie
games-resume = Graj dalej
games-review = Obejrzyj
games-copy = Kopiuj GameString
games-download = Pobierz { $format }
games-delete = Usuń
games-delete-title = Usunąć tę partię?
games-delete-text = Zniknie na zawsze, ze wszystkimi ruchami.
games-deleted = Partia usunięta.

## Records

record-title = Otwórz zapis
record-label = Wklej tu partię albo pozycję
record-formats = GameString, PGN, BoardSpace SGF albo zapis pozycji; także wiele naraz w zip lub tar. Wkleić zapis lub upuścić plik możesz też na każdej stronie.
record-choose = Wybierz plik…
record-open = Otwórz
record-drop = Upuść zapis, żeby go otworzyć
record-counts = Dodane partie: { $added }. Były już wcześniej: { $known }.
record-others = { $count ->
    [one] W pliku jest jeszcze { $count } partia. Znajdziesz ją na liście partii.
    [few] W pliku są jeszcze { $count } partie. Znajdziesz je na liście partii.
    [many] W pliku jest jeszcze { $count } partii. Znajdziesz je na liście partii.
   *[other] W pliku jest jeszcze { $count } partii. Znajdziesz je na liście partii.
}
# $note is a sentence.
record-note = { $game ->
    [0] O tym zapisie: { $note }
    [1] O tej partii: { $note }
   *[other] O partii { $game } w tym zapisie: { $note }
}

## Settings

settings-title = Ustawienia
settings-theme = Kolory
settings-theme-name = { $theme ->
    [light] Dzień
    [dark] Noc
   *[auto] System
}
settings-tile-set = Płytki
settings-tile-set-name = { $set ->
    [classic] Klasyczne
    [flat] Płaskie
   *[contrast] Kontrastowe
}
settings-board = Plansza
settings-orientation = Płytki stoją
settings-orientation-name = { $orientation ->
    [pointy] na rogu
   *[flat] na boku
}
settings-rotation = Obrót planszy
settings-rotation-by = { $degrees }°
settings-numbers = Numery na płytkach
settings-numbers-note = Odróżniają mrówkę 1 od mrówki 2, jak w notacji.
settings-dim-immobile = Przygaś to, co nie może się ruszyć
settings-dim-immobile-note = Płytki związane, przykryte lub odpoczywające są bledsze.
settings-animate = Animacje
settings-animate-note = Płytki suną płynnie. Wyłączone, jeśli system prosi o mniej ruchu.
settings-play = Gra
settings-sound = Dźwięki
settings-sound-note = Ciche stuknięcie przy ruchu, akord na koniec.
settings-confirm-moves = Potwierdzaj ruchy
settings-confirm-moves-note = Ruch liczy się dopiero po potwierdzeniu.
settings-hearing = Czytanie i słuchanie
settings-text-view = Pozycja jako tekst
settings-text-view-note = Listy płytek i ruchów: do czytania albo do grania.
settings-announce = Ogłaszaj każdy ruch
settings-announce-note = Dla czytników ekranu: ruchy, tury i kończący się czas.
settings-language = Język
settings-language-auto = Jak w przeglądarce
settings-reset = Przywróć ustawienia początkowe

## Help

help-title = Pomoc
help-contents = Na tej stronie
help-section = { $section ->
    [game] Gra
    [insects] Owady
    [playing] Mysz i dotyk
    [keyboard] Klawiatura
    [hearing] Gra ze słuchu
    [notation] Notacja
    [records] Zapisy
   *[about] O skep
}

help-rule-aim = Wygrywasz, gdy królową przeciwnika ze wszystkich sześciu stron otaczają płytki, obojętnie czyje. Jeśli obie królowe zostają otoczone naraz, jest remis.
help-rule-turn = Zaczynają białe. W każdej turze wykładasz jedną nową płytkę albo przesuwasz jedną z tych, które już są na planszy.
help-rule-place = Nowa płytka dotyka co najmniej jednej twojej i żadnej przeciwnika. Tylko pierwsza płytka czarnych dotyka białej.
help-rule-queen = Królową trzeba wyłożyć w ciągu twoich pierwszych czterech tur, a póki jej nie ma, żadna twoja płytka się nie rusza. Na turniejach, a także tutaj, o ile nie wybierzesz inaczej, nie może być pierwszą płytką.
help-rule-move = Planszy z góry nie ma: tworzą ją same płytki. Może wędrować i rosnąć, dokąd chce.
help-rule-one-hive = Rój zawsze pozostaje w jednej części, także gdy płytka jest w drodze. Płytka, która go spaja, nie może się ruszyć.
help-rule-gap = Płytki się ślizgają. Gdzie przejście między dwiema płytkami jest zbyt wąskie, żeby się prześliznąć, przejdą tylko te, które skaczą albo się wspinają.
help-rule-pass = Jeśli nie możesz ani wyłożyć, ani przesunąć płytki, pasujesz automatycznie. Jeśli ta sama pozycja wystąpi po raz trzeci, jest remis.

help-insect = { $bug ->
    [queen] Jeden krok wzdłuż roju. Kto ją straci, przegrywa partię.
    [beetle] Jeden krok w dowolnym kierunku, także w górę na inne płytki. To, co leży pod nim, nie może się ruszyć.
    [grasshopper] Skacze w linii prostej nad jedną lub kilkoma płytkami na pierwsze puste pole za nimi.
    [spider] Dokładnie trzy kroki wzdłuż roju, bez zawracania.
    [ant] Dowolnie daleko po obwodzie roju.
    [mosquito] Porusza się jak dowolna płytka, której dotyka. Na wierzchu roju jest żukiem.
    [ladybug] Dwa kroki po wierzchu roju, potem jeden w dół na puste pole.
   *[pillbug] Jeden krok wzdłuż roju. Albo bierze sąsiada dowolnego koloru, przenosi go nad sobą i stawia na innym pustym polu obok siebie. Płytkę, która dopiero co się ruszyła, zostawia w spokoju.
}

help-pointing-pick = Kliknij płytkę lub jej dotknij, a potem pola, na które ma pójść; albo ją tam przeciągnij. Działa to w zapasie i na planszy.
help-pointing-throws = Przerzut wykonuje się tą płytką, którą się przerzuca: weź ją, a pola, na które można ją przerzucić, będą zaznaczone inaczej niż te, na które dotrze sama.
help-pointing-stack = Żeby zobaczyć, co leży w stosie, przytrzymaj go, kliknij prawym przyciskiem albo naciśnij X.
help-pointing-view = Przeciągnij tło, żeby przesunąć planszę; kręć kółkiem albo zsuwaj i rozsuwaj palce, żeby zmienić powiększenie. „Pokaż cały rój” w menu partii przywraca wszystko na ekran.
help-pointing-history = Przeglądaj partię przyciskami ze strzałkami, klikając ruchy albo przesuwając palcem wzdłuż paska przycisków.
help-pointing-illegal = Jeśli czegoś nie wolno, płytka drży i widzisz powód.

help-keyboard-text = Naciskaj Tab, aż plansza będzie miała fokus. Potem idź z pola na pole strzałkami albo sześcioma literami pośrodku klawiatury: E i R prowadzą w górę, D i F w bok, C i V w dół.
help-keys-page = Gdziekolwiek na stronie partii

help-hearing-text = Wybierz „Pozycja i ruchy jako tekst” w menu partii albo „Pozycja jako tekst” w ustawieniach. Na stronie partii jest wtedy lista wszystkich płytek z ich sąsiadami, zapasów i ruchów, które możesz wykonać.
help-hearing-type = Wybierz płytkę z listy, a potem miejsce dla niej, albo wpisz ruch w notacji opisanej niżej i naciśnij Enter.
help-hearing-announce = Każdy ruch, czyja jest tura, wymuszony pas, kończący się czas i koniec partii są ogłaszane na bieżąco.
help-hearing-board = Po planszy można chodzić klawiaturą: każde pole mówi, co na nim stoi i czy może tam pójść trzymana płytka.

help-notation-text = Każdy ruch nazywa płytkę i miejsce, do którego idzie, widziane od innej płytki. w i b to strony (białe i czarne), litera to owad, numer odróżnia jednakowe płytki. Znak mówi, po której stronie: przed nazwą – na lewo, po niej – na prawo.
help-notation-1 = Pierwszy ruch: pierwsza mrówka białych, gdziekolwiek.
help-notation-2 = Pierwsza mrówka białych idzie na prawo od czarnej królowej.
help-notation-3 = …na lewo w górę od niej. Kreska wskazuje, dokąd.
help-notation-4 = Pierwszy żuk białych wchodzi na czarną królową.
help-notation-5 = Nie ma ruchu.

help-records-text = Każdą partię można skopiować jako GameString albo zapisać jako PGN lub SGF: na jej stronie albo z listy partii. Żeby otworzyć zapis, wklej go na dowolnej stronie, upuść plik albo wybierz „Otwórz zapis”. Adres partii może zawierać ruch: otwórz go, a partia pokaże się przy tym ruchu.

help-about-text = skep to wolne oprogramowanie: silnik, serwer i ta strona w jednym programie. Twoje partie zostają na komputerze, na którym działa. Angielskie słowo skep oznacza ul ze słomy.
help-about-hive = Hive to gra Johna Yianniego, wydana przez Gen42 Games. skep nie jest z nimi związany; wszystkie rysunki są nasze własne.
