# The rulebook: titles of chapters, rules by their numbers, captions of diagrams, and the words of `skep rules`.
#
# A blank line within a message begins a new paragraph. "(R3.3)" becomes a link to that rule: keep such numbers as they are.
# What a caption counts comes as an argument, worked out by the rules: never type such a number in.

## Chapters: the title, and what it is about in one short line

chapter-goal = Cel gry
    .about = Otoczyć królową przeciwnika
chapter-setup = Płytki i stół
    .about = Czego potrzeba i kto zaczyna
chapter-placing = Wykładanie
    .about = Gdzie można położyć nową płytkę
chapter-queen-turns = Cztery tury królowej
    .about = Musi wyjść na czas
chapter-opening = Otwarcie turniejowe
    .about = Dlaczego królowa nie wychodzi pierwsza
chapter-moving = Ruch
    .about = Kiedy twoje płytki mogą się poruszać
chapter-one-hive = Jeden rój
    .about = Rój nigdy się nie rozpada
chapter-freedom = Swoboda ruchu
    .about = Zbyt wąskie przejścia
chapter-queen = Królowa
    .about = Jeden krok, a wszystko kręci się wokół niej
chapter-beetle = Żuk
    .about = Wchodzi na innych
chapter-grasshopper = Konik polny
    .about = Skacze w linii prostej
chapter-spider = Pająk
    .about = Dokładnie trzy kroki
chapter-ant = Mrówka
    .about = Biegnie tak daleko, jak chce
chapter-ladybug = Biedronka
    .about = W górę, po wierzchu i w dół
chapter-mosquito = Komar
    .about = Porusza się jak jego sąsiedzi
chapter-pillbug = Stonoga
    .about = Przerzuca sąsiadów nad sobą
chapter-passing = Pasowanie
    .about = Gdy nic nie da się zrobić
chapter-ending = Koniec partii
    .about = Jak się wygrywa i przegrywa
chapter-draws = Remis
    .about = Gdy nikt nie wygrywa
chapter-corners = Podchwytliwe przypadki
    .about = Rzadkie, ale dokładnie rozstrzygnięte
chapter-tactics = Pierwsze pomysły
    .about = Jak zacząć grać dobrze

## The goal

text-goal =
    Hive to gra dla dwóch osób. Jedna ma białe owady, druga czarne, a każda ma królową.

    Wygrywasz, gdy wszystkie sześć miejsc wokół królowej przeciwnika jest zajętych. Nieważne przez kogo: liczą się i twoje płytki, i płytki przeciwnika.
text-goal-turn =
    Gracie na zmianę. W każdej turze robi się jedną rzecz: wykłada nową płytkę albo przesuwa tę, która już leży. Wszystkie płytki razem tworzą rój.
diagram-goal = Miejsca zajęte wokół czarnej królowej: { $black_ring } z sześciu. Ruch białych: ostatnie może zająć { $piece }. Zrób to i wygraj.

## Pieces and table

rule-1-1 =
    Obie strony mają takie same 11 płytek: 1 królową, 2 pająki, 2 żuki, 3 koniki polne i 3 mrówki.

    Dołączyć mogą jeszcze trzy owady, każdy osobno albo razem z innymi: po 1 komarze, 1 biedronce i 1 stonodze na stronę. Ze wszystkimi każdy ma 14 płytek.
diagram-insects = Osiem owadów, po jednej białej płytce każdego z nich. Podnieś dowolną i zobacz, dokąd może pójść.
rule-1-2 =
    Zaczynają białe. Umówcie się, kto gra białymi, albo zdajcie się na los.
rule-1-3 =
    Planszy z góry nie ma: wystarczy dowolny stół. Planszą są same płytki, a rój może rosnąć i wędrować w każdym kierunku tak daleko, jak chce.
diagram-no-edge = Rój rozrósł się w długi rząd i może rosnąć dalej: brzegu nie ma. { $piece_start } może dobiec na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}, nawet za przeciwny koniec.
rule-1-4 =
    Tu niczego się nie zbija. Wyłożona płytka zostaje w grze do końca. Nie trzeba wykładać wszystkich płytek: pozostałe zostają w zapasie.
diagram-not-captured = { $piece_start } stoi na czarnej mrówce. Mrówka jest przykryta, a nie zbita: gdy żuk zejdzie, znów będzie mogła biegać.
diagram-start = Tak zaczyna się każda partia: pusty stół i wszystkie płytki w zapasie. Pierwszą płytkę wykładają białe.

## Placing

rule-2-1 =
    Pierwsza płytka białych otwiera partię. Nieważne, gdzie leży. Pierwszą płytkę czarnych kładzie się tuż obok niej, z dowolnej strony. Już nigdy potem nowa płytka nie może dotykać cudzego koloru.
diagram-first-reply = Pierwszą płytkę czarnych można wyłożyć na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
} wokół białej.
rule-2-2 =
    Od drugiej tury nowa płytka musi dotykać co najmniej jednej twojej i żadnej przeciwnika.

    Stos ma kolor wierzchniej płytki. To, co leży pod nią, się nie liczy.
diagram-placing = Białe mogą wyłożyć nową płytkę na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
} (są zaznaczone). Na przekreślonych polach dotykałaby czarnej płytki albo nie dotykałaby żadnej białej.
diagram-placing-stack = Biały żuk stoi na czarnej płytce, więc to pole jest teraz białe i nowe białe płytki można kłaść także obok niego. Razem można je wyłożyć na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
rule-2-3 =
    Nowa płytka zaczyna na pustym polu, na dole, na ziemi. Dotyczy to także żuków i komarów: wspinają się później.
diagram-placing-ground = { $piece_start } chce zacząć na wierzchu roju. Zaczynać trzeba jednak na ziemi, jak wszyscy.
rule-2-4 =
    Nowa płytka zjawia się z góry i nie musi się wślizgiwać. Można ją więc położyć także w dziurze, do której żadna płytka się nie wśliźnie.
diagram-placing-hole = Do dziury między białymi płytkami żadna płytka się nie wśliźnie. Ale { $piece } wychodzi z zapasu i tę płytkę można tam wyłożyć.
rule-2-7 =
    Płytki jednego rodzaju są jednakowe. Numery tylko odróżniają je w zapisie ruchów, dlatego wykłada się je po kolei: najpierw mrówkę 1, potem mrówkę 2, potem mrówkę 3.
diagram-placing-order = Mrówki wykłada się według numerów. Najpierw kolej na inną, więc { $piece } musi jeszcze poczekać w zapasie.

## The Queen’s four turns

rule-2-5 =
    Królową trzeba wyłożyć w jednej z pierwszych czterech tur. Jeśli w czwartej jest jeszcze w zapasie, nic innego nie wolno: wykładasz ją teraz.
diagram-queen-due = Czwarta tura białych, a królowa jest jeszcze w zapasie. Teraz musi wyjść: można ją wyłożyć na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}. Żadnej innej płytki wyłożyć nie wolno.

## The tournament opening

rule-2-6 =
    Na turniejach królowa nie może być pierwszą płytką, którą wykładasz. Od drugiej tury już może.

    Tak gra też skep, o ile przy nowej partii nie wybierzesz inaczej: drukowane zasady pozwalają wyłożyć królową jako pierwszą.
diagram-opening = Pierwsza tura czarnych. Wyjść może każdy owad poza królową: ta musi poczekać jedną turę.
diagram-opening-printed = Ta sama tura według drukowanych zasad: królową można od razu wyłożyć na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.

## Moving

rule-3-1 =
    Twoje płytki mogą się poruszać, gdy na planszy jest twoja królowa. Królowa przeciwnika nie ma tu nic do rzeczy.

    Odtąd w każdej turze wybierasz: wyłożyć jedną nową płytkę albo przesunąć jedną z tych, które są na planszy.
diagram-queen-first = Królowa białych jest jeszcze w zapasie, więc { $piece } nie może się jeszcze ruszyć. Białe mogą tylko wykładać płytki.
rule-3-5 =
    W stosie tylko wierzchnia płytka może coś zrobić. Wszystko pod nią czeka, aż odejdzie.
diagram-covered = Na { $piece_locative } stoi inna płytka. Póki tam stoi, { $piece } nie może się ruszyć.
rule-3-6 =
    Ruch musi coś zmieniać: żadna płytka nie kończy ruchu na polu, z którego ruszyła.
diagram-no-change = { $piece_start } może dobiec na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}. Obiec rój i wrócić na swoje pole to nie ruch: nic by się nie zmieniło.

## One hive

rule-3-2 =
    Wszystkie płytki razem to jeden rój i zawsze musi on być w jednej części, nawet gdy płytka jest w drodze.

    Żeby to sprawdzić, podnieś płytkę w myślach. Jeśli reszta się rozpada, płytka jest związana: nie może się ruszyć i żadna stonoga nie może jej przerzucić. Tak jest nawet wtedy, gdy tam, gdzie stanie, części znów by się złączyły.

    Płytka, która stoi na innej, nigdy nie jest związana. Rój spajają te pod nią.
diagram-one-hive = Podnieś { $piece_accusative }, a rój się rozpadnie: { $cut_off_count ->
    [1] odpadnie
   *[other] odpadną
} od niego { $cut_off }. Dlatego ta płytka jest związana i musi zostać.
diagram-one-hive-on-the-way = Na przekreślonym polu { $piece } znów dotyka obu połówek roju. Ale po drodze połówki się nie stykają, więc taki ruch jest niedozwolony.
diagram-one-hive-ring = Płytki tworzą pierścień. Zabierz jedną, a reszta i tak trzyma się razem: { $piece } nie spaja roju i może pójść na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
diagram-one-hive-top = Dolna płytka jest jedynym ogniwem między dwiema połówkami. Ale { $piece } stoi na jej wierzchu i może pójść na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}: ogniwo zostaje na miejscu.

## Freedom to move

rule-3-3 =
    Na ziemi płytka ślizga się z pola na pole. Przy każdym kroku spójrz na dwa pola, które dotykają i jego początku, i jego końca. Dokładnie jedno z nich musi być zajęte.

    Jeśli zajęte są oba, przejście jest zbyt wąskie. Jeśli żadne, płytka po drodze oderwałaby się od roju. Pole, z którego ruszyła, liczy się jako puste, chyba że coś było pod nią.
diagram-boxed-in = Obok jest puste pole. Ale przejście jest zbyt wąskie i { $piece } się przez nie nie wyśliźnie.
diagram-hole = Dziura pośrodku jest otwarta tylko z jednej strony. Przez tak wąskie przejście nikt się nie prześliźnie, nawet { $piece }.
diagram-contact = Przekreślone pole wydaje się bliskie, ale przy drodze do niego nic nie leży. { $piece_start } straci tam kontakt z rojem, więc musi iść naokoło.
rule-3-4 =
    Wspinanie się też wymaga miejsca. Weź wysokość pola, na które się wchodzi, i wysokość tego, co zostaje na opuszczanym polu. Liczy się większa z nich: jeśli stosy po obu stronach drogi są jeszcze wyższe, przejście jest zbyt wąskie.

    Od kroku w górę, w dół albo po wierzchu nic więcej się nie wymaga. Krok z ziemi na ziemię podlega zasadzie R3.3.
diagram-gate = Droga prowadzi między dwoma stosami wyższymi i od pola, na którym jest { $piece }, i od tego, na które chce się dostać. To przejście jest zbyt wąskie.

## The Queen

rule-4-1 =
    Królowa ślizga się o jedno pole.

    Jest powolna, a cała gra kręci się wokół niej. Zostawiaj jej wyjście, jak długo możesz.
diagram-queen = { $piece_start } może pójść na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}, ślizgając się wzdłuż roju.

## The Beetle

rule-4-2 =
    Żuk idzie o jedno pole w dowolnym kierunku. Na ziemi ślizga się jak królowa. Może też wejść na sąsiednie płytki, iść dalej po wierzchu roju i znów zejść, nawet do dziury, do której nic się nie wśliźnie.

    To, co leży pod żukiem, nic nie może zrobić, a pole ma kolor żuka. Żuki i komary mogą stawać na sobie dowolnie wysoko. Zatrzymuje je tylko przejście między wyższymi stosami (R3.4).

    Jest powolny, ale trudno go zatrzymać: nic tak nie dokucza królowej jak żuk na grzbiecie.
diagram-beetle = { $piece_start } może pójść na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}: ślizga się wzdłuż roju albo wchodzi na płytkę.
diagram-beetle-top = Stąd { $piece } może pójść na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
} – po wierzchu albo w dół. Może też zejść do dziury, do której nic się nie wśliźnie.
diagram-beetle-covers = Na { $piece_accusative } wszedł biały żuk. Nie może się ona ruszyć, a białe mogą wykładać obok niej nowe płytki.
diagram-beetle-tower = Na mrówce stoją już żuk i komar. Ale { $piece } może jednym krokiem wejść i na nie: żaden stos nie jest dla niego za wysoki.

## The Grasshopper

rule-4-3 =
    Konik polny skacze w linii prostej nad jedną lub kilkoma płytkami i ląduje na pierwszym pustym polu za nimi. Rząd, nad którym skacze, zaczyna się tuż obok niego i nie ma luk. Stos przeskakuje się jak jedną płytkę.

    Nie ślizga się, więc żadne przejście nie jest dla niego zbyt wąskie: wydostaje się z ciasnych kątów i trafia do zamkniętych dziur.
diagram-grasshopper = { $piece_start } może skoczyć na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}. Na przekreślone nie dotrze: w tym rzędzie jest luka, a skok kończy się na pierwszym pustym polu.
diagram-grasshopper-stack = { $piece_start } przeskakuje stos jak jedną płytkę i może trafić na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}. Na przekreślone pole tuż obok – nie: nie ma tam czego przeskoczyć.
diagram-grasshopper-out = Nic się stąd nie wyśliźnie. Za to { $piece } może skoczyć na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.

## The Spider

rule-4-4 =
    Pająk ślizga się dokładnie o trzy pola, nigdy mniej i nigdy więcej. Po drodze nie wchodzi na żadne pole dwa razy i nie wraca tam, skąd ruszył.

    Jest wybredny, ale gdzie jego trzy kroki pasują, tam zaskakuje: licz je dla swoich pająków i dla cudzych.
diagram-spider = Trzema krokami { $piece } może dojść na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}. Przekreślone pole jest tuż obok, ale przejście jest zbyt wąskie na pierwszy krok w tę stronę.

## The Ant

rule-4-5 =
    Mrówka ślizga się wzdłuż brzegu roju tak daleko, jak chce, co najmniej o jedno pole. Każdy krok wymaga miejsca, więc w ciasne miejsce się nie dostanie.

    Biega najlepiej ze wszystkich: w jednej turze dociera z drugiego końca roju tam, gdzie jest potrzebna, żeby związać płytkę albo zająć miejsce obok królowej.
diagram-ant = { $piece_start } może dobiec na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
} wokół roju. Zamknięte jest tylko przekreślone pole pośrodku: przejście jest zbyt wąskie.

## The Ladybug

rule-4-6 =
    Biedronka robi dokładnie trzy kroki: w górę na rój, dalej po wierzchu i w dół na puste pole. Nigdy nie zostaje na wierzchu i nie schodzi tam, skąd ruszyła. Każdy krok wymaga miejsca, jak mówi R3.4.

    Przechodzi przez mury i trafia do dziur, więc podchodzi do królowej, która myśli, że jest bezpieczna.
diagram-ladybug = Dwa kroki po wierzchu i jeden w dół: { $piece } może dotrzeć na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
diagram-ladybug-hole = Dziura jest zamknięta ze wszystkich stron. Ale { $piece } dostaje się tam z góry.

## The Mosquito

rule-4-7 =
    Komar nie ma własnego ruchu. Porusza się jak dowolna z płytek, których dotyka na początku twojej tury, obojętnie jakiego koloru. W stosie widzi tylko wierzchnią płytkę. Jeśli dotyka samych komarów, nie może się ruszyć.

    Jako żuk może się wspinać. Na górze jest żukiem, czegokolwiek dotyka, aż zejdzie. Obok stonogi może przerzucać (R5.7).

    Jest wart tyle, ile jego sąsiedzi: obok mrówki biega, obok żuka się wspina.
diagram-mosquito = { $piece_start } dotyka żuka i pająka. Jako jeden lub drugi może pójść na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
diagram-mosquito-alone = { $piece_start } dotyka tylko innego komara. Nie ma kogo naśladować, więc nie może się ruszyć.
diagram-mosquito-top = Tu na górze { $piece } jest żukiem i może pójść na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}. Mrówka obok nic nie daje: na przekreślone pole dobiec się nie da.

## The Pillbug

rule-4-8 =
    Stonoga ślizga się o jedno pole, jak królowa. Albo zostaje na miejscu i zamiast tego przerzuca sąsiada (R5.1).

    Jest najlepszą przyjaciółką królowej: stojąc obok, może ją wyrzucić ze ścisku.
diagram-pillbug = Sama { $piece } może pójść na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}, ślizgając się jak królowa.
rule-5-1 =
    Zamiast się ruszyć, stonoga może przerzucać. Bierze sąsiednią płytkę, twoją albo przeciwnika, na siebie i stawia ją na innym pustym polu obok siebie. To cała twoja tura.
diagram-throw = Stonoga białych może przerzucić { $piece_accusative } nad sobą na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
rule-5-2 =
    Przerzucana płytka musi stać sama na swoim polu: nic na niej i nic pod nią. Także na stonodze nic nie może stać.
diagram-throw-stack = { $piece_start } stoi na innej płytce. To część stosu, więc stonoga białych nie może jej przerzucić.
diagram-throw-covered = Na stonodze białych stoi czarny żuk. Póki tam jest, stonoga nie może niczego przerzucić, nawet { $piece_genitive } obok siebie.
rule-5-3 =
    Rój nie może się rozpaść (R3.2): związanej płytki nie można przerzucić.
diagram-throw-pinned = { $piece_start } stoi obok stonogi białych, ale trzyma przy roju { $cut_off_accusative }. Dlatego tej płytki nie można przerzucić.
rule-5-4 =
    Obie połowy przerzutu wymagają miejsca, i w górę, i w dół (R3.4). Między dwoma stosami wyższymi od stonogi niczego nie da się przerzucić.
diagram-throw-gate = Przy drodze na przekreślone pole stoją dwa stosy, między którymi { $piece } się nie zmieści. Ale tę płytkę można przerzucić na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
diagram-throw-gate-up = W drodze na górę, na stonogę białych, { $piece } musi zmieścić się między dwoma stosami wyższymi od stonogi, a to niemożliwe. Dlatego tej płytki w ogóle nie można przerzucić.
rule-5-5 =
    Płytkę, którą przeciwnik dopiero co przesunął, wyłożył albo przerzucił, zostawia się w spokoju: zaraz w następnej turze nie można jej przerzucić.
diagram-throw-just-moved = Dopiero co przesunięto tu { $piece_accusative }. Białe będą mogły przerzucić tę płytkę później, ale nie od razu.
rule-5-6 =
    Przerzucona płytka przez następną turę odpoczywa, czyjakolwiek jest. Nie może się ruszyć ani zostać znów przerzucona. Jeśli to stonoga albo komar, który przerzucałby jak ona, nie może też przerzucać.

    Stonoga, która przerzuciła, sama się nie ruszyła i nie musi odpoczywać. Gdy następny gracz pasuje, odpoczynek się kończy.
diagram-throw-rest = Stonoga białych dopiero co przerzuciła { $piece_accusative }. Ta płytka przez turę odpoczywa: czarne nie mogą nią teraz ruszyć.
diagram-throw-again = Stonoga czarnych dopiero co przerzuciła { $piece_accusative } i ta płytka stoi teraz obok stonogi białych. Białe nie mogą jej od razu znów przerzucić.
diagram-throw-rest-pillbug = Stonoga czarnych dopiero co przerzuciła stonogę białych. Póki ta odpoczywa, nie może przerzucać, więc { $piece } zostaje na miejscu.
diagram-throw-thrower = { $piece_start } dopiero co przerzuciła czarną mrówkę, która teraz odpoczywa. Sama stonoga się nie ruszyła, więc stonoga czarnych może ją przerzucić na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
rule-5-7 =
    Komar na ziemi, który dotyka stonogi, może tak samo przerzucać nad sobą. Nawet jeśli ta stonoga jest związana, zamknięta albo odpoczywa. Ale stonogi pod inną płytką nie widzi.
diagram-throw-mosquito = Komar białych dotyka stonogi i może przerzucać jak ona: { $piece_accusative } można przerzucić na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
diagram-throw-mosquito-pinned = Stonoga czarnych jest związana. Mimo to komar białych obok niej może przerzucać jak ona: { $piece_accusative } można przerzucić na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
diagram-throw-mosquito-resting = Stonogę białych dopiero co przerzucono, więc odpoczywa. Komar białych obok niej nie musi: może przerzucić { $piece_accusative } na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
diagram-throw-mosquito-covered = Na stonodze czarnych stoi żuk i komar obok widzi tylko żuka. Dlatego nie może przerzucić { $piece_genitive }.
rule-5-8 =
    Żeby przerzucać, stonoga nie potrzebuje własnej swobody: może to robić, nawet gdy jest związana. Ale twoja królowa musi być na planszy, jak przy każdym ruchu (R3.1).
diagram-throw-while-pinned = Stonoga białych spaja rój i nie może się ruszyć. Mimo to może przerzucać: { $piece_accusative } można przerzucić na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
diagram-throw-queen-first = Królowa białych jest jeszcze w zapasie. Dlatego stonoga białych nie może jeszcze przerzucać i { $piece } musi zostać.

## Passing

rule-6-1 =
    Jeśli nie możesz niczego wyłożyć ani przesunąć, pasujesz i znów gra przeciwnik. Wtedy pasować trzeba, a w innych przypadkach nie wolno. Trwa to, aż znów będziesz mieć ruch albo partia się skończy.
diagram-pass = Czarne nie mogą niczego wyłożyć, bo każde wolne pole obok czarnej płytki dotyka też białej. I żadna czarna płytka nie może się ruszyć. Dlatego czarne muszą pasować.

## The end of the game

rule-6-2 =
    Partia kończy się, gdy tylko wszystkie sześć pól wokół królowej zajmą płytki dowolnego koloru. Jej właściciel przegrał, ktokolwiek wykonał ostatni ruch. Jeśli coś na niej stoi, nic to nie pomaga.
diagram-surrounded = Wszystkie miejsca wokół czarnej królowej są zajęte ({ $black_ring }), niektóre przez czarne płytki. Białe wygrały.
rule-6-5 =
    Możesz zaproponować remis; jeśli przeciwnik się zgodzi, partia kończy się remisem. Możesz się poddać i wtedy przegrywasz. Jeśli gracie z zegarem, przegrywasz, gdy skończy ci się czas.

## Draws

rule-6-3 =
    Jeśli jedna tura zajmuje ostatnie miejsce wokół obu królowych, nikt nie wygrywa: jest remis.
diagram-both = Miejsca zajęte wokół białej królowej: { $white_ring }, wokół czarnej: { $black_ring }, a ostatnie pole mają wspólne. Jeśli pójdzie tam { $piece }, będzie remis.
rule-6-4 =
    Gdy ta sama pozycja wystąpi po raz trzeci, partia od razu kończy się remisem.

    Pozycja jest ta sama, jeśli te same owady tych samych kolorów leżą tak samo, ruch ma ten sam gracz i może wykonać te same ruchy. Nieważne, która z jednakowych płytek gdzie leży ani czy rój się przesunął, obrócił albo odbił jak w lustrze.
diagram-repetition = Niech obie królowe zrobią krok w bok i z powrotem, a potem jeszcze raz. Teraz ta pozycja wystąpiła po raz trzeci i partia kończy się remisem.

## Tricky corners

text-corners =
    Te przypadki zdarzają się rzadko. Wszystkie wynikają z zasad, ale ludzie i programy już się w nich mylili.
rule-8-1 =
    Płytka, która zostawia pod sobą inną, nie dzieli roju, a pole, które opuszcza, nie staje się puste. Dlatego żuk może zejść na pole, które dotyka tylko stosu, z którego zszedł.
diagram-corner-stack = { $piece_start } może pójść na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}, nawet na te, które dotykają tylko płytki pod nim.
rule-8-2 =
    Przejście między dwoma wyższymi stosami zatrzymuje żuka, biedronkę, wspinającego się komara i obie połowy przerzutu. Konika polnego nie zatrzymuje nigdy.
diagram-corner-gate = Przy drodze stoją dwa stosy. Żuk by tędy nie przeszedł, ale { $piece } przeskakuje.
diagram-corner-gate-mosquito = { $piece_start } może się wspinać jak żuki obok. Ale droga na przekreślone pole prowadzi między dwoma wyższymi stosami: to przejście jest zbyt wąskie także dla komara.
diagram-corner-gate-ladybug = Droga na przekreślone pole prowadzi w dół między dwoma wyższymi stosami, a to przejście jest zbyt wąskie. { $piece_start } może dotrzeć na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}.
rule-8-3 =
    Pająk, którego trzy kroki zaprowadziłyby na początek, nie może tak pójść. Może obejść kieszeń, o ile na żadne pole nie wejdzie dwa razy.
diagram-corner-spider-back = Trzy kroki tu w środku zaprowadziłyby { $piece_accusative } z powrotem na początek, a tak pójść nie wolno. Innej drogi nie ma, więc nie może się ruszyć.
diagram-corner-spider = { $piece_start } może dotrzeć na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
}. Jedno z nich jest tuż obok: droga tam wiedzie wokół kieszeni i ma trzy kroki.
rule-8-4 =
    Komar na wierzchu roju jest żukiem, nawet obok stonogi albo mrówki. Komar obok stosu widzi tylko jego wierzchnią płytkę.
diagram-corner-mosquito-top = Komar białych dotyka stonogi, ale stoi na wierzchu roju. Tam jest żukiem i nie może przerzucić { $piece_genitive }.
diagram-corner-mosquito = Mrówka, której dotyka { $piece }, leży pod żukiem. Dlatego { $piece } może się wspinać jak żuk, ale nie może biegać jak mrówka.
rule-8-5 =
    Przerzucona stonoga nie może w następnej turze przerzucać, tak samo przerzucony komar obok stonogi. Po pasie już mogą.
diagram-corner-thrown = Stonoga czarnych dopiero co przerzuciła { $piece_accusative }. Póki ta płytka odpoczywa, nie może się ruszyć ani przerzucać.
diagram-corner-thrown-mosquito = Stonoga czarnych dopiero co przerzuciła komara białych. Komar dotyka stonogi, ale póki odpoczywa, nie może przerzucić { $piece_genitive }.
diagram-corner-after-pass = Stonoga białych dopiero co przerzuciła { $piece_accusative }, która teraz odpoczywa. Czarne nie mogą zrobić nic innego i muszą pasować. Na tym odpoczynek się kończy: stonoga białych może ją znów przerzucić.
rule-8-6 =
    Jeśli płytka może dotrzeć na pole i sama, i dzięki przerzutowi, to jest to jeden i ten sam ruch.
diagram-corner-both-ways = Jest pole, na które { $piece } może dojść bez pomocy, a można tam tę płytkę także przerzucić. Wychodzi na to samo: jeden ruch.
rule-8-7 =
    Czasem trzeba pasować kilka razy z rzędu. A jeśli w czwartej turze królowa musi wyjść, ale nie ma dla niej pola, pasuje się.
diagram-corner-passes = Wszystko, co czarne mają na planszy, leży pod białymi żukami. Póki one tam stoją, czarne za każdym razem muszą pasować. Spróbuj: przesuwaj { $piece_accusative } raz po raz.
diagram-corner-no-cell = Czwarta tura białych: { $piece } musi teraz wyjść. Ale każde wolne pole obok białej płytki dotyka też czarnej, więc białe muszą pasować.
rule-8-8 =
    Otoczona królowa może leżeć pod stosem. Można otoczyć własną królową i wtedy się przegrywa. Jeśli ruch otacza obie królowe, jest remis, ktokolwiek go wykonał.
diagram-corner-under = Miejsca zajęte wokół białej królowej: { $white_ring } z sześciu, a na niej stoi żuk. Jeśli ostatnie miejsce zajmie { $piece }, białe przegrają: stos na wierzchu królowej nie ratuje.
diagram-corner-own-queen = Stonoga białych może przerzucić { $piece_accusative } także do dziury. Ale tam wszystkie sześć miejsc wokół niej jest zajętych: po takim przerzucie białe od razu przegrywają.
rule-8-9 =
    Przy powtórzeniu liczy się pozycje, nie ruchy: te trzy razy nie muszą być z rzędu. Wyłożona płytka zmienia pozycję na zawsze, więc liczenie zaczyna się od nowa.
diagram-corner-repetition = Niech obie królowe zrobią krok w bok i z powrotem, a potem jeszcze raz, po drugiej stronie rzędu. Ruchy są inne, ale ta pozycja wystąpiła po raz trzeci: remis. Jeśli w międzyczasie wyłoży się płytkę, liczenie zaczyna się od nowa.

## First ideas

text-tactics =
    Znasz już zasady. Oto o czym dobrzy gracze myślą najpierw.
text-tactics-queen =
    Dbaj o swobodę królowej. Królową, która może ustąpić, trudno otoczyć. Nie obstawiaj jej własnymi płytkami: liczą się na korzyść przeciwnika.
text-tactics-pin =
    Wiąż to, co groźne. Mrówka, która musi spajać rój, nigdzie nie pobiegnie. Często wystarczy postawić za nią swoją płytkę, żeby stała się jedynym ogniwem.
diagram-tactics-pin = Po drugiej stronie stoi biała płytka, dlatego { $piece } nie może odejść: od roju { $cut_off_count ->
    [1] odpadnie
   *[other] odpadną
} wtedy { $cut_off }.
text-tactics-beetle =
    Wyślij żuka do królowej przeciwnika. To trwa, ale gdy już na niej stanie, królowa nie ucieknie, a nowe płytki często wyłożysz tuż obok niej.
diagram-tactics-beetle = Gdy żuk stoi na czarnej królowej, { $piece_accusative } można wyłożyć na { $cells ->
    [1] jedyne pole
   *[other] dowolne z { $cells } pól
} – niektóre z nich są tuż obok niej.
text-tactics-places =
    W każdej turze licz miejsca wokół obu królowych. Każda twoja tura powinna zająć miejsce obok cudzej albo ocalić miejsce obok twojej.
text-tactics-last =
    Ostatnie miejsca zachowaj dla tych, którzy tam wejdą. Często na koniec zostaje dziura, do której nic się nie wśliźnie. Trzymaj na nią konika polnego, żuka albo biedronkę, a łatwe miejsca zajmuj mrówkami i pająkami.
diagram-tactics-last = Ostatnie miejsce obok czarnej królowej jest dla mrówek zamknięte: przejście jest zbyt wąskie. Ale { $piece } może tam wskoczyć i wygrać.
text-tactics-tempo =
    Licz tury. Jeśli do wygranej brakuje ci jeszcze dwóch tur, a przeciwnikowi trzech, atakuj. Jeśli odwrotnie, najpierw się broń. Najwięcej wart jest ruch, który robi jedno i drugie.

## The words of `skep rules`. Commands and names of chapters in them stay in English.

rules-title = Zasady Hive
rules-how =
    Rozdział przeczytasz poleceniem „skep rules beetle”, zasadę – „skep rules R3.3”, a wszystko – „skep rules --all”.
rules-no-chapter = Nie ma rozdziału ani zasady „{ $text }”.
# $names is a row of names of chapters.
rules-nearest = Może chodzi o { $names }?
rules-see-contents = Samo „skep rules” pokazuje wszystkie rozdziały.
rules-no-language = Dla „{ $text }” nie ma jeszcze słów, więc wszystko jest po angielsku.

## Around a drawing in the terminal

picture-white = Białe
picture-black = Czarne
picture-white-to-move = Ruch białych
picture-black-to-move = Ruch czarnych
picture-turn = tura { $turn }
picture-white-wins = Białe wygrały
picture-black-wins = Czarne wygrały
picture-both-surrounded = Remis: obie królowe otoczone
picture-repetition = Remis przez powtórzenie
picture-all-placed = wszystkie wyłożone
picture-stacks = Stosy, od dołu do góry:
picture-moved-from = skąd
picture-moved-to = dokąd
picture-selected = wybrane
picture-target = cel
picture-thrown = przerzutem
picture-pinned = związana
picture-refused = niedozwolone
