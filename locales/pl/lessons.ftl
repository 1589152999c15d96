# The lessons and the pages around them: buttons and headings, exercises, what is said of an answer, the coach of the first game.
#
# $piece is a piece, $cut_off are several. $by is a move in words. All numbers are counted by the rules.

## The pages

learn-title = Nauka gry w Hive
learn-about = Zasady, które można wypróbować na planszy, ćwiczenia i pierwsza partia z trenerem.
learn-title-chapter = { $chapter } – Nauka gry w Hive
learn-title-exercise = Ćwiczenie { $number } – { $chapter } – Nauka gry w Hive
learn-rulebook = Zasady
learn-rulebook-about = Każdy diagram to pozycja, w której możesz grać.
learn-lessons = Lekcje
learn-lessons-about = Małe ćwiczenia, od łatwych do trudnych. Odpowiedzi sprawdzają same zasady.
learn-first-game = Pierwsza partia
learn-first-game-about = Zagraj z najsłabszym silnikiem. Trener powie ci, co ważne.
learn-first-game-start = Zagraj pierwszą partię
learn-contents = Spis treści
learn-continue = Kontynuuj od ostatniego miejsca
learn-start = Zacznij od pierwszego rozdziału
learn-next-chapter = Następny rozdział
learn-previous-chapter = Poprzedni rozdział
learn-practice = Praktyka
learn-practice-about = Ćwiczenia do tego rozdziału
learn-to-rules = Przeczytaj zasady do tego ćwiczenia
learn-progress = Rozwiązane: { $solved } z { $all }
learn-solved-mark = Rozwiązane
learn-chapter-solved = Wszystkie ćwiczenia tego rozdziału są rozwiązane.
learn-all-solved = Wszystkie ćwiczenia rozwiązane. Czas na prawdziwą partię!
learn-forget = Wyzeruj postępy
learn-forget-title = Wyzerować postępy?
learn-forget-text = Wszystkie ćwiczenia znów będą nierozwiązane.
learn-forget-yes = Wyzeruj
learn-failed = Nie udało się wczytać lekcji.
learn-retry = Spróbuj ponownie
learn-missing = Nie ma takiego rozdziału ani ćwiczenia.

# $number is such as R3.3.
learn-rule = Zasada { $number }
learn-rule-link = Kopiuj link do zasady { $number }
learn-rule-copied = Link do zasady { $number } skopiowano.

## Diagrams and exercises on the page

learn-diagram = Diagram
learn-diagram-number = Diagram { $number }
learn-try = Spróbuj: wykonaj ruch
learn-reset = Od początku
learn-back-one = Cofnij ruch
learn-exercise = Ćwiczenie { $number }
learn-exercise-solved = Ćwiczenie { $number }, rozwiązane
learn-you-play = { $color ->
    [white] Grasz białymi.
   *[black] Grasz czarnymi.
}
learn-hint = Podpowiedź
learn-show = Pokaż
learn-shown = Oto jeden ze sposobów.
learn-again = Spróbuj jeszcze raz
learn-next-exercise = Następne ćwiczenie
learn-wrong = Niezupełnie.
learn-solved = Rozwiązane!
learn-pass = Pasuj
learn-marked-cell = zaznaczone pole: { $spot }
learn-point-cells = Wybierz pola, jedno po drugim.
learn-point-pieces = Wybierz płytki, jedną po drugiej.
learn-play-move = Wykonaj swój ruch.
# For screen readers.
learn-found-cells = { $count ->
    [one] Na razie znaleziono { $count } pole.
    [few] Na razie znaleziono { $count } pola.
    [many] Na razie znaleziono { $count } pól.
   *[other] Na razie znaleziono { $count } pola.
}
learn-found-pieces = { $count ->
    [one] Na razie znaleziono { $count } płytkę.
    [few] Na razie znaleziono { $count } płytki.
    [many] Na razie znaleziono { $count } płytek.
   *[other] Na razie znaleziono { $count } płytki.
}
learn-found-none = Na razie niczego nie znaleziono.

learn-coach = Trener
learn-coach-hide = Ukryj trenera
learn-coach-show = Pokaż trenera

## What is said of an answer

verdict-found = Dobrze. Do znalezienia jeszcze { $left }.
verdict-found-already = To już jest znalezione.
verdict-unreadable = „{ $text }” nie da się odczytać jako odpowiedzi.
# FindAll: another piece was moved than the one asked for.
verdict-other-piece = Tu liczy się tylko { $piece }.
verdict-not-on-board = { $piece_start } nie jest na planszy.
verdict-only-yours = { $piece_start } to płytka przeciwnika. Chodzi tylko o twoje płytki.
verdict-not-pinned = Rój trzyma się i bez { $piece_genitive }: ta płytka nie jest związana.
verdict-on-top = { $piece_start } stoi na innej płytce: gdy podnieść wierzchnią, nic się nie rozpadnie.
verdict-nowhere = { $piece_start } nie spaja roju, ale nie ma dokąd pójść.
verdict-no-thrower = { $piece_start } nie dotyka żadnej twojej płytki, która może przerzucać.
verdict-no-landing = Nie można przerzucić { $piece_genitive }: droga w górę albo w dół jest zamknięta lub obok stonogi nie ma wolnego pola.
verdict-cell-empty = Zaznaczone pole zostaje wtedy puste.
verdict-wrong-visitor = Zaznaczone pole jest zajęte, ale nie stoi tam { $piece }.
verdict-still-free = Rój trzyma się i bez { $piece_genitive }: ta płytka nie jest jeszcze związana.
verdict-pinned-still = { $cut_off_count ->
    [0] { $piece_start } nie może jeszcze odejść.
   *[other] { $piece_start } nie może jeszcze odejść: tylko ta płytka trzyma { $cut_off_accusative }.
}
verdict-nowhere-still = { $piece_start } już nie spaja roju, ale nadal nie ma dokąd pójść.
verdict-still-moves = { $piece_start } wciąż może się ruszyć, dostępne pola: { $cells }.
verdict-not-covered = Na { $piece_accusative } jeszcze nikt nie wszedł.
verdict-not-placed = Potrzebna jest nowa płytka z zapasu.
verdict-not-beside = Nowa płytka nie dotyka { $piece_genitive }.
verdict-not-winning = Królowa przeciwnika jeszcze oddycha. Miejsca zajęte wokół niej: { $taken } z 6.
verdict-not-forced = { $moves ->
    [one] Za wolno. Odpowiedź przeciwnika: { $by }. Wtedy nie wygrasz następnym ruchem.
   *[other] Za wolno. Odpowiedź przeciwnika: { $by }. Wtedy nie wygrasz w { $moves } ruchach.
}
verdict-go-on = { $moves ->
    [one] Dobrze! Odpowiedź przeciwnika: { $by }. Teraz wygraj jednym ruchem.
   *[other] Dobrze! Odpowiedź przeciwnika: { $by }. Teraz wygraj w { $moves } ruchach.
}
verdict-unproved = Nie da się powiedzieć, czy to wygrywa: jest zbyt wiele odpowiedzi do sprawdzenia.
verdict-draws = To otacza obie królowe naraz: byłby remis.
verdict-loses = To otacza twoją własną królową: byłaby przegrana.
verdict-no-draw = To nie remis: obie królowe trzeba otoczyć tym samym ruchem.
verdict-still-threatened = Przeciwnik i tak wygra: { $by }.
verdict-still-crowded = Miejsca zajęte wokół twojej królowej: wciąż { $taken } z 6. Może być najwyżej { $most }.
verdict-not-like-that = Owad, którego trzeba naśladować, tak się nie porusza.
verdict-can-answer = { $moves ->
    [one] Przeciwnik ma jeszcze { $moves } ruch.
    [few] Przeciwnik ma jeszcze { $moves } ruchy.
    [many] Przeciwnik ma jeszcze { $moves } ruchów.
   *[other] Przeciwnik ma jeszcze { $moves } ruchu.
}

## Exercises: the goal and the beginning

exercise-goal-1 = Obok królowej przeciwnika jest jeszcze jedno wolne miejsce. Zajmij je i wygraj.
    .hint = Która z twoich płytek dotrze na puste pole obok niej?
    .solved = Wszystkie sześć miejsc wokół niej jest zajętych, więc partia jest skończona. Nieważne, czyje płytki tam stoją.

exercise-setup-1 = Stół jest pusty, zaczynają białe. Wyłóż dowolną płytkę poza królową.
    .hint = Weź płytkę z zapasu i połóż ją na stole.
    .solved = Planszy z góry nie ma: rój zaczyna się tutaj i rośnie we wszystkie strony.

exercise-placing-1 = Znajdź wszystkie pola, na które możesz wyłożyć { $piece_accusative }.
    .hint = Nowa płytka dotyka twojego koloru, a nigdy cudzego.
    .solved = Każde z tych pól dotyka twojej płytki i żadnej płytki przeciwnika.

exercise-placing-2 = Znajdź wszystkie pola, na które możesz wyłożyć { $piece_accusative }. Uważaj na stos.
    .hint = Stos ma kolor wierzchniej płytki.
    .solved = W stosie liczy się tylko wierzch. Kto stoi na górze, do tego należy pole.

exercise-placing-3 = Wyłóż nową płytkę tak, żeby dotykała { $piece_genitive }.
    .hint = Kto na niej stoi?
    .solved = Dzięki twojemu żukowi na wierzchu jej pole jest twoje, więc nowe płytki możesz kłaść tuż obok niej.

exercise-queen-turns-1 = To twoja czwarta tura, a królowa jest jeszcze w zapasie. Znajdź wszystkie pola, na które może wejść.
    .hint = Teraz można wyłożyć tylko królową. Dotyka ona tylko twojego koloru.
    .solved = Królowa wchodzi najpóźniej w czwartej turze. Można wcześniej, i często warto.

exercise-queen-turns-2 = Twoje płytki nie mogą się jeszcze poruszać. Wyłóż królową tak, żeby w następnej turze mogła ruszyć ta płytka: { $piece }.
    .hint = Gdy królowa jest na stole, twoje płytki mogą się poruszać, ale nie ta, która spaja rój.
    .solved = Królowa jest na planszy, a rój trzyma się i bez { $piece_genitive }, więc ta płytka może odejść.

exercise-opening-1 = Grasz czarnymi i to twoja pierwsza tura. Wyłóż płytkę, ale nie królową: ta musi poczekać jedną turę.
    .hint = Pierwszą płytkę kładziesz tuż obok białej. Wybierz dowolnego owada poza królową.
    .solved = Tylko ten jeden raz nowa płytka może dotykać cudzego koloru.

## Exercises: moving

exercise-moving-1 = Wskaż wszystkie swoje płytki, które mogą się ruszyć.
    .hint = Wyobraź sobie, że podnosisz każdą z nich: czy rój zostaje w jednej części? I czy jest którędy wyjść?
    .solved = Wszystkie inne albo spajają rój, albo nie mają wyjścia.

exercise-moving-2 = Niektóre twoje płytki są przykryte, niektóre spajają rój, niektóre są zamknięte. Wskaż te, które jeszcze mogą się ruszyć.
    .hint = Płytka stojąca na innej nigdy nie dzieli roju. A niektórym owadom przejście nie jest potrzebne.
    .solved = Takie szybkie spojrzenie przed każdą turą oszczędzi ci wielu złych planów.

exercise-one-hive-1 = Wskaż wszystkie swoje związane płytki.
    .hint = Płytka jest związana, jeśli bez niej rój rozpadłby się na dwie części.
    .solved = Te płytki muszą zostać, póki rój nie zyska innego ogniwa.

exercise-one-hive-2 = Zwiąż { $piece_accusative }: niech rój trzyma się tylko dzięki tej płytce.
    .hint = Postaw swoją płytkę tam, gdzie dotyka tylko { $piece_genitive }.
    .solved = Bez { $piece_genitive } twoja płytka odpadłaby od roju. Dlatego { $piece } musi zostać.

exercise-one-hive-3 = { $piece_start } to twoja związana płytka. Uwolnij ją, żeby w następnej turze mogła się ruszyć.
    .hint = Kogo trzyma tylko { $piece }? Daj tamtej płytce jeszcze jednego sąsiada albo ją zabierz.
    .solved = Teraz rój trzyma się i bez { $piece_genitive }.

exercise-freedom-1 = Znajdź wszystkie pola, na które może się prześliznąć { $piece }. Niektóre przejścia są zbyt wąskie.
    .hint = Dwie płytki, między którymi została tylko wąska szczelina, tworzą bramę. Nic się przez nią nie prześliźnie.
    .solved = Płytka musi się naprawdę zmieścić. Gdzie dwaj sąsiedzi stoją zbyt blisko, tam nie ma przejścia.

exercise-freedom-2 = Tylko jedna z twoich płytek dotrze na zaznaczone pole. Postaw ją tam.
    .hint = Nic się tam nie wśliźnie. Kto nie potrzebuje otwartych drzwi?
    .solved = Bramy zatrzymują owady, które się ślizgają. Kto skacze albo się wspina, przychodzi z góry.

exercise-freedom-3 = Bramy bywają też na wierzchu roju. Znajdź wszystkie pola, na które może pójść { $piece }.
    .hint = Między dwoma stosami wyższymi i od pola, z którego się rusza, i od tego, na które się idzie, nie ma przejścia.
    .solved = Dwa wysokie stosy tworzą bramę dla wspinaczy, tak jak dwie płytki na ziemi.

## Exercises: the insects

exercise-queen-1 = Znajdź wszystkie pola, na które może pójść { $piece }.
    .hint = Ślizga się dokładnie o jedno pole i cały czas dotyka roju.
    .solved = Po jednym kroku: to mało, a jednak często ją ratuje.

exercise-queen-2 = Wokół twojej królowej robi się ciasno. Rusz nią tak, żeby zajętych było najwyżej { $most } z 6 miejsc wokół niej.
    .hint = Przyjrzyj się każdemu polu, na które może pójść, i policz sąsiadów.
    .solved = Królowa, która odchodzi w porę, odbiera przeciwnikowi wszystkie ruchy, które na nią poszły.

exercise-beetle-1 = Znajdź wszystkie pola, na które może pójść { $piece }.
    .hint = Jeden krok w dowolnym kierunku: po ziemi albo w górę na sąsiada.
    .solved = Tylko jeden krok, za to żadna płytka mu nie przeszkadza.

exercise-beetle-2 = Wejdź na { $piece_accusative }.
    .hint = Twój żuk idzie o jedno pole. Czy któryś z twoich żuków stoi tuż obok?
    .solved = To, co leży pod żukiem, nie może się ruszyć. A pole ma teraz twój kolor.

exercise-beetle-3 = Twój żuk stoi na wierzchu. Znajdź wszystkie pola, na które może pójść { $piece }.
    .hint = Stamtąd może wejść na każdego sąsiada i zejść do każdej dziury.
    .solved = Na wierzchu nigdy nie jest związany i schodzi, gdzie chce.

exercise-beetle-4 = Ostatnie wolne miejsce obok królowej przeciwnika jest ściśnięte i nic się tam nie wśliźnie. Mimo to wygraj.
    .hint = Kto może zejść do dziury z góry?
    .solved = Żuk na wierzchu roju wypełnia dziury, do których nikt inny nie wejdzie.

exercise-grasshopper-1 = Znajdź wszystkie pola, na które może skoczyć { $piece }.
    .hint = Prosto nad rzędem płytek, na pierwsze puste pole za nim.
    .solved = Po jednym skoku w każdym kierunku, w którym ma sąsiada.

exercise-grasshopper-2 = Znajdź wszystkie pola, na które może skoczyć { $piece }. Uważaj na luki.
    .hint = Skok kończy się na pierwszym pustym polu, nawet jeśli dalej są kolejne płytki.
    .solved = Ląduje w pierwszej luce i nigdy jej nie przeskakuje.

exercise-grasshopper-3 = Wygraj skokiem.
    .hint = Spójrz od ostatniego wolnego miejsca obok królowej przeciwnika wzdłuż prostych rzędów.
    .solved = Żadna brama nie zatrzyma konika polnego: wyląduje nawet w zamkniętej dziurze.

exercise-spider-1 = Znajdź wszystkie pola, na które może pójść { $piece }.
    .hint = Dokładnie trzy kroki wzdłuż brzegu roju, w jedną stronę albo w drugą.
    .solved = Nigdy dwa kroki, nigdy cztery: pająk zawsze robi trzy.

exercise-spider-2 = Znajdź wszystkie pola, na które może pójść { $piece }. Jest więcej niż jedna droga.
    .hint = Na każdym kroku może skręcić, ale nigdy nie staje dwa razy na tym samym polu i nigdy nie odrywa się od roju.
    .solved = Gdzie rój wygina się do środka, pająk znajduje drogi, które łatwo przeoczyć.

exercise-spider-3 = Wygraj pająkiem.
    .hint = Odlicz trzy kroki wstecz od ostatniego wolnego miejsca obok królowej przeciwnika.
    .solved = Trzy kroki, policzone dokładnie. Pająka trzeba do tego przygotować zawczasu.

exercise-ant-1 = Znajdź wszystkie pola, na które może pójść { $piece }.
    .hint = Ślizga się wokół roju tak daleko, jak chce. Które pola są za bramą?
    .solved = Mrówka dociera prawie wszędzie. Nie wpuszczają jej tylko bramy.

exercise-ant-2 = Zwiąż { $piece_accusative } swoją mrówką.
    .hint = Idź tam, gdzie twoja mrówka dotyka tylko { $piece_genitive }.
    .solved = Jedna mrówka za jedną płytkę to dobry interes, jeśli tamta płytka była groźniejsza.

exercise-ladybug-1 = Znajdź wszystkie pola, na które może pójść { $piece }.
    .hint = W górę, po wierzchu, w dół: dwa kroki po innych płytkach, potem jeden na puste pole.
    .solved = Zawsze przechodzi dwa pola po wierzchu, a trzecim krokiem schodzi.

exercise-ladybug-2 = Wygraj biedronką.
    .hint = Które dwie płytki są mostem do ostatniego wolnego miejsca obok królowej przeciwnika?
    .solved = Biedronka schodzi do dziur, do których nic się nie wśliźnie.

exercise-mosquito-1 = Znajdź wszystkie pola, na które może pójść { $piece }.
    .hint = Porusza się jak dowolny owad, którego teraz dotyka, obojętnie jakiego koloru.
    .solved = Od każdego ze swoich sąsiadów czegoś się nauczył.

exercise-mosquito-2 = Rusz komarem tak, jak rusza się konik polny.
    .hint = Dotyka konika polnego, więc może skakać jak on.
    .solved = Kogo dotyka, tego naśladuje. Po ruchu ma innych sąsiadów i inne talenty.

exercise-mosquito-3 = Twój komar stoi na wierzchu roju. Znajdź wszystkie pola, na które może pójść { $piece }.
    .hint = Na wierzchu jest żukiem, czegokolwiek dotyka.
    .solved = Póki jest na górze, porusza się tylko jak żuk.

exercise-mosquito-4 = Wygraj komarem. Którego owada ma naśladować?
    .hint = Przyjrzyj się każdemu owadowi, którego dotyka: czy dotarłby stąd na ostatnie wolne miejsce?
    .solved = Ten sam komar może biegać, skakać albo się wspinać. Zawsze patrz, kogo dotyka.

## Exercises: the Pillbug

exercise-pillbug-1 = Twoja stonoga może przerzucić { $piece_accusative }. Znajdź wszystkie pola, na które może to zrobić.
    .hint = W górę na stonogę i znów w dół na puste pole obok stonogi.
    .solved = Przerzut prowadzi z jednej strony stonogi na drugą.

exercise-pillbug-2 = Wskaż wszystkie płytki obu kolorów, które twoja stonoga może teraz przerzucić.
    .hint = Nie płytkę w stosie, nie tę, która spaja rój, i nie tę, która dopiero co się ruszyła.
    .solved = Płytki związane, ułożone w stos albo ruszone turę wcześniej są przed stonogą bezpieczne.

exercise-pillbug-3 = Twoja królowa jest prawie otoczona. Wydostań ją tak, żeby zajętych było najwyżej { $most } z 6 miejsc wokół niej.
    .hint = Ślizgać się już nie może. Kto stoi obok i może ją podnieść?
    .solved = Stonoga obok twojej królowej to jej najlepsza straż.

exercise-pillbug-4 = Wygraj przerzutem.
    .hint = Jedną z płytek obok twojej stonogi można postawić na ostatnim wolnym miejscu. A może przerzucić trzeba samą królową?
    .solved = Stonoga też atakuje: przenosi każdą płytkę obok siebie, obojętnie jakiego koloru.

exercise-pillbug-5 = Przeciwnik zaraz wygra. Przeszkódź mu.
    .hint = Która płytka zaraz zajmie ostatnie miejsce? A może twoja królowa zdąży znaleźć się gdzie indziej?
    .solved = Przerzut to cała twoja tura, ale tutaj ratuje partię.

exercise-pillbug-6 = Przerzuć { $piece_accusative } na zaznaczone pole.
    .hint = Twoja stonoga tego nie zrobi. Kto dotyka stonogi i może przejąć jej zdolność?
    .solved = Komar obok stonogi przerzuca tak samo, nawet jeśli sama stonoga tam nie sięga.

## Exercises: how games end

exercise-passing-1 = Przyjrzyj się swoim płytkom i zapasowi. Co możesz zagrać?
    .hint = Jeśli nie da się niczego wyłożyć ani przesunąć, zostaje tylko jedno.
    .solved = Pasuje się, gdy nie można nic innego, i tylko wtedy.

exercise-passing-2 = Zostaw przeciwnika bez żadnego ruchu.
    .hint = Która płytka przeciwnika może jeszcze coś zrobić? Odbierz jej to.
    .solved = Przeciwnik musi pasować, a ty grasz dwa razy z rzędu.

exercise-ending-1 = Nie każdy ruch, który zajmuje ostatnie miejsce obok królowej przeciwnika, wygrywa. Znajdź taki, który wygrywa.
    .hint = Zanim zagrasz, spójrz na własną królową.
    .solved = Zawsze patrz na obie królowe. Jeśli obie otacza ten sam ruch, nie wygrywa nikt.

exercise-ending-2 = Przeciwnik wygra następnym ruchem, jeśli nic nie zrobisz. Przeszkódź mu.
    .hint = Znajdź ruch, który ci grozi. Czy możesz związać lub przykryć tę płytkę albo odejść królową?
    .solved = Zanim zaatakujesz, zawsze pytaj, co zagrałby przeciwnik.

exercise-draws-1 = Przeciwnik grozi wygraną, a ty nie zdążysz wygrać przed nim. Ratuj, co się da: doprowadź do remisu.
    .hint = Jedno pole leży obok obu królowych.
    .solved = Obie królowe otacza ten sam ruch, więc nie wygrywa nikt.

exercise-corners-1 = Przeciwnik dopiero co przerzucił jedną z twoich płytek. Wskaż wszystkie swoje płytki, które mogą się ruszyć.
    .hint = Przerzucona płytka przez jedną turę odpoczywa.
    .solved = W następnej turze znów będzie mogła się ruszyć.

exercise-corners-2 = Znajdź wszystkie pola, na które może pójść { $piece }. Co widzi w stosie?
    .hint = W stosie widzi tylko wierzchnią płytkę.
    .solved = To, co przykryte, nic komarowi nie daje.

## Exercises: tactics

exercise-tactics-1 = { $piece_start } to najlepszy biegacz przeciwnika. Zagraj tak, żeby ta płytka nie mogła się już ruszyć.
    .hint = Można ją związać, przykryć albo zamknąć. Co z tego jest pod ręką?
    .solved = Płytka, która nie może się ruszyć, nie bierze udziału w ataku.

exercise-tactics-2 = Przeciwnik grozi wygraną w następnym ruchu. Znajdź ruch, który to odpiera.
    .hint = Która płytka zajęłaby ostatnie miejsce? Zwiąż ją albo zrób miejsce swojej królowej.
    .solved = Najpierw zatrzymaj groźbę, potem wróć do własnego planu.

exercise-tactics-3 = { $moves ->
    [one] Wygraj jednym ruchem.
   *[other] Wygraj w { $moves } ruchach, cokolwiek zrobi przeciwnik.
}
    .hint = Szukaj ruchu, który stwarza dwie groźby naraz albo odbiera królowej ostatnie wyjście.
    .solved = Niezależnie od odpowiedzi droga do wygranej zostawała otwarta.

exercise-tactics-4 = { $moves ->
    [one] Wygraj jednym ruchem.
   *[other] Wygraj w { $moves } ruchach. Drogę otwiera twój żuk.
}
    .hint = Gdy twój żuk na niej stanie, jej pole będzie twoje i obok niej będzie można wykładać nowe płytki.
    .solved = Żuk na królowej unieruchamia ją i wpuszcza twój zapas. To jeden z najsilniejszych ataków.

exercise-tactics-5 = { $moves ->
    [one] Wygraj jednym ruchem.
   *[other] Wygraj w { $moves } ruchach. Nie zostaw przeciwnikowi dobrej odpowiedzi.
}
    .hint = Szukaj ruchu, po którym przeciwnik nic nie poradzi na następny.
    .solved = Najsilniejsze groźby to te, których nie zatrzyma żadna płytka.

exercise-tactics-6 = { $moves ->
    [one] Wygraj jednym ruchem.
   *[other] Wygraj w { $moves } ruchach. To najtrudniejsze ćwiczenie.
}
    .hint = Myśl od końca: kto może zająć ostatnie miejsce, a kto przedostatnie? Zacznij od miejsca, do którego najtrudniej dotrzeć.
    .solved = Plan na kilka ruchów działa, gdy żaden z nich nie daje przeciwnikowi chwili oddechu.

## The coach of the first game

coach-first = Zacznij od dowolnego owada poza królową. Pająk albo konik polny to dobra pierwsza płytka: mrówki bardziej przydają się później.
coach-second = Odtąd twoje nowe płytki dotykają tylko twojego koloru. Kładź je za pierwszą płytką, z dala od przeciwnika.
coach-queen-soon = Pomyśl o królowej: trzeba ją wyłożyć najpóźniej w czwartej turze, a do tego czasu żadna twoja płytka nie może się ruszyć.
coach-queen-due = To twoja czwarta tura: królową trzeba wyłożyć teraz.
coach-queen-where = Wybierz dla niej spokojne pole, z niewieloma sąsiadami.
coach-can-move = Twoja królowa jest na planszy, więc twoje płytki mogą się już poruszać. W każdej turze albo wykładasz płytkę, albo przesuwasz jedną.
coach-win-now = Tym ruchem możesz wygrać! Znajdź ostatnie wolne miejsce obok królowej przeciwnika.
coach-stop-them = Uwaga: przeciwnik może wygrać następnym ruchem. Przeszkódź mu teraz.
coach-your-queen = Miejsca zajęte wokół twojej królowej: { $taken } z 6. Zrób jej miejsce albo zwiąż tych, którzy ją atakują.
coach-their-queen = Miejsca zajęte wokół królowej przeciwnika: { $taken } z 6. Zajmuj je dalej!
coach-pinned = { $cut_off_count ->
    [0] { $piece_start } spaja rój: ta twoja płytka jest związana i na razie musi zostać.
   *[other] { $piece_start } trzyma { $cut_off_accusative }: ta twoja płytka jest związana i na razie musi zostać.
}
coach-queen-pinned = Twoja królowa spaja rój i nie może się ruszyć. Daj rojowi inne ogniwo, żeby w razie potrzeby mogła uciec.
coach-beetle = { $piece_start } może wejść na płytkę przeciwnika, a ta nie będzie mogła się ruszyć.
coach-cover-queen = { $piece_start } może wejść na królową przeciwnika. Wtedy utknie, a nowe płytki będziesz kłaść tuż obok niej.
coach-pass = Nie da się niczego wyłożyć ani przesunąć, więc trzeba spasować.
coach-plan-ants = Dobry plan: wprowadź do gry { $piece_accusative }. Mrówka dobiegnie prawie wszędzie i zwiąże płytki przeciwnika.
coach-plan-attack = Dobry plan: zajmij miejsce obok królowej przeciwnika, na przykład tak: { $move }. Sześć zajętych miejsc daje wygraną.
coach-plan-place = Dobry plan: wyłóż teraz kolejną płytkę, a zaatakuj, gdy będziesz mieć w grze więcej płytek niż przeciwnik.
coach-plan-free = Dobry plan: nie daj związać { $piece_genitive }. Płytka, która spaja rój, nie może atakować.
coach-plan-pin = Dobry plan: zwiąż { $enemy_accusative }. W tym celu postaw { $piece_accusative } tam, gdzie dotykasz tylko tamtej płytki.
coach-plan-near = Dobry plan: przesuń { $piece_accusative } na pole, z którego ta płytka następnym ruchem dotrze do królowej przeciwnika.
coach-won = Wygrana: wszystkie sześć miejsc wokół królowej przeciwnika jest zajętych.
coach-lost = Twoja królowa jest otoczona, więc ta partia jest przegrana. Następnym razem zostaw jej wyjście i w porę powstrzymaj napastników.
coach-drawn-both = Jeden ruch otoczył obie królowe: remis.
coach-drawn-repetition = Ta sama pozycja wystąpiła po raz trzeci: remis.
coach-next-level = Spróbuj jeszcze raz tak samo albo z silniejszym przeciwnikiem.
coach-next-lessons = Lekcje taktyki pokazują, jak atakować i jak się bronić.

## Pages: the coach beside the board

coach-wait = Zobacz, co zagra przeciwnik.
# Buttons at the end of the first game.
coach-level = Zagraj z poziomem { $level }
coach-lessons = Do lekcji
