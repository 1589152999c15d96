# What the server cannot do, and what to do instead. In problem-unreadable-record and in the notes, $expected and $reason are from
# readers.ftl, and close the sentence; what is expected of a request or a message is said in English.

## What is asked for

problem-no-such-address = Pod tym adresem niczego nie ma.
problem-wrong-method = Tego adresu nie można wywołać w ten sposób: zajrzyj do podręcznika interfejsu.
problem-no-such-game = Takiej partii nie ma albo już jej nie ma.
problem-no-such-chapter = W zasadach nie ma takiego rozdziału.
problem-no-such-exercise = Nie ma takiego ćwiczenia.
problem-unreadable-position = To nie jest pozycja: { $expected }
problem-too-many-moves = Z jednej pozycji można wypróbować najwyżej tyle ruchów: { $limit }.
problem-unreadable-query = „{ $text }” nie może być wartością „{ $name }”.
problem-unreadable-body = Żądania nie da się odczytać: { $expected }.
problem-body-too-large = Żądanie jest za duże: serwer czyta najwyżej { $kilobytes } kB.
problem-too-slow = Żądanie trwało za długo. Spróbuj jeszcze raz.
problem-not-a-socket = Ten adres służy tylko gniazdom WebSocket.
problem-unreadable-record = Tego nie da się odczytać jako partii: { $expected }
problem-unreadable-archive = Nie można odczytać archiwum: { $reason }.
problem-no-game-string = Ta partia zaczyna się z płytkami na planszy, a GameString tego nie wyrazi: weź PGN albo SGF.

## What is said about a record that was opened

note-unknown-format = oczekiwano GameString, PGN, BoardSpace SGF albo zapisu pozycji.
note-read-up-to = Partię odczytano do tego miejsca: { $reason }
note-unreadable-game = Tej partii nie da się odczytać: { $reason }
note-printed-opening = Ruch { $ply }: królową wyłożono jako pierwszą, jak pozwalają drukowane zasady.
note-past-draw = Ruch { $ply }: pozycja wystąpiła po raz trzeci, a partia toczy się dalej.
note-after-end = Ruch { $ply } pominięto, bo partia skończyła się wcześniej.
note-bare-done = Ruch { $ply }: niczego nie przesunięto, uznano to za pas.
note-idle-done = Ruch { $ply }: niczego nie przesunięto, choć nie można było pasować; pominięto to.
note-grid-taken = Ruch { $ply }: kolumna i rząd wskazują inne pole niż sąsiednia płytka; przyjęto kolumnę i rząd.
note-reference-taken = Ruch { $ply }: kolumna i rząd wskazują inne pole niż sąsiednia płytka; przyjęto płytkę.
note-variation-as-comment = Ruch { $ply }: wariantu nie da się odczytać, zachowano go jako komentarz.
note-result-differs = Według zapisu { $stated }, według zasad { $by_rules }.
note-tag-left-out = Jeden znacznik pominięto, bo jest ich za dużo.
note-text-cleaned = Nazwy lub komentarze zawierały znaki sterujące albo niewidoczne, które pominięto.
note-more = Uwag jest więcej, niż tu pokazano.
note-games-left-out = { $count ->
    [one] Otwarto tylko pierwszą partię.
    [few] Otwarto tylko pierwsze { $count } partie.
    [many] Otwarto tylko pierwszych { $count } partii.
   *[other] Otwarto tylko pierwsze { $count } partii.
}
note-variations-left-out = { $count ->
    [one] Pominięto { $count } ruch z wariantów.
    [few] Pominięto { $count } ruchy z wariantów.
    [many] Pominięto { $count } ruchów z wariantów.
   *[other] Pominięto { $count } ruchu z wariantów.
}

## A game to be made

problem-unknown-game-type = „{ $text }” – nie ma takiego typu gry: oczekiwano Base albo Base+ i niektórych z liter M, L, P.
problem-unknown-level = Nie ma poziomu { $level }: oczekiwano od 1 do 10.
problem-unusable-clock = Takiego zegara nie da się ustawić: czas ma być większy od zera i nie dłuższy niż { $hours } godz., a na ruch najwyżej godzina.
problem-key-too-long = Klucz albo nazwa polecenia ma od 1 do { $characters } znaków i wszystkie są drukowalne.
problem-unusable-name = Nazwa nie zawiera podziałów wiersza, znaków sterujących ani niewidocznych.
problem-no-such-ply = { $plies ->
    [0] W partii nie ma jeszcze ruchów, więc nie ma ruchu { $ply }.
    [one] W partii jest tylko { $plies } ruch, więc nie ma ruchu { $ply }.
    [few] W partii są tylko { $plies } ruchy, więc nie ma ruchu { $ply }.
    [many] W partii jest tylko { $plies } ruchów, więc nie ma ruchu { $ply }.
   *[other] W partii jest tylko { $plies } ruchu, więc nie ma ruchu { $ply }.
}

## An engine at a table

problem-not-thinking = Żaden silnik nie myśli teraz nad ruchem.

## Limits

problem-too-many-games = Na serwerze nie ma miejsca na nowe partie (jest ich już { $limit }): najpierw usuń którąś.
problem-too-many-tables = Na serwerze nie ma miejsca na nową partię (w toku jest ich { $limit }): spróbuj za minutę.
problem-too-many-sockets = Na serwerze nie ma miejsca na nowe połączenie (otwartych jest { $limit }): spróbuj za minutę.
problem-too-many-sockets-here = Z twojego adresu otwarto już maksymalną liczbę połączeń ({ $limit }): najpierw zamknij jedno z nich.
problem-too-many-requests = Z twojego adresu przychodzi za dużo zapytań: spróbuj za { $seconds } s.
problem-too-many-new-games = Z twojego adresu utworzono w krótkim czasie wiele partii: następną będzie można utworzyć za { $seconds } s.
problem-too-many-imports = Z twojego adresu otwarto w krótkim czasie wiele zapisów: następny będzie można otworzyć za { $seconds } s.
problem-too-many-searches = Z twojego adresu w krótkim czasie często pytano silniki: zapytaj ponownie za { $seconds } s.
problem-too-many-watched = Jedno połączenie śledzi najwyżej tyle partii: { $limit }. Najpierw przestań śledzić jedną z nich.
problem-engines-busy = Silniki mają więcej pracy, niż są w stanie wykonać: spróbuj za minutę.
problem-table-busy = Do tej partii trafia za dużo próśb naraz: spróbuj za chwilę.

## The socket

problem-unreadable-message = Wiadomości nie da się odczytać: { $expected }.
problem-not-text = Wiadomości nie da się odczytać: oczekiwano tekstu, a przyszły bajty.
problem-message-too-long = Wiadomość jest za długa: serwer czyta najwyżej { $kilobytes } kB.
problem-too-fast = Twoje wiadomości przychodzą za szybko: poczekaj chwilę.

## Who asks

problem-foreign-host = „{ $host }” nie jest nazwą tego serwera: otwórz go pod jego własnym adresem albo uruchom z --public i tą nazwą.
problem-foreign-origin = Strony z „{ $origin }” nie mogą korzystać z tego serwera.

## What is wrong with us

problem-store = Partii nie udało się zapisać, więc nic się nie zmieniło: spróbuj jeszcze raz, a przyczynę znajdziesz w dzienniku serwera.
problem-unknown-outcome = Baza danych przerwała w ostatniej chwili, więc nie wiadomo, czy to się zapisało: spróbuj jeszcze raz, nic nie wykona się dwa razy.
problem-contended = Inny program wciąż zmienia tę partię, więc nic się nie zmieniło: spróbuj za chwilę.
problem-store-unavailable = Baza danych niczego teraz nie zapisuje: przyczynę znajdziesz w dzienniku serwera.
problem-damaged = Zapisane dane tej partii są uszkodzone: co jest nie tak, znajdziesz w dzienniku serwera.
problem-closing = Serwer kończy pracę.
problem-no-web = Ten skep zbudowano bez stron: uruchom cargo xtask play albo npm ci i npm run build w web/ i zbuduj ponownie.
