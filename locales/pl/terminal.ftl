# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep potrzebuje terminala o rozmiarze co najmniej { $columns } × { $lines } znaków. Ten ma { $width } × { $height }.
term-done = Gotowe
term-complete = Uzupełnij
term-choose = Wybierz
term-change = Zmień
term-label = Idź tam
term-put = Połóż
term-save = Zapisz
term-details = Jak myśli
term-thinking = Głębokość { $depth }, pozycje: { $nodes }.
term-reserve = Zapas
term-free = Następna płytka do ruchu
term-scroll = Przesuń widok
term-suspend = Do powłoki, powrót przez fg
term-redraw = Narysuj ekran od nowa
term-exercise-over = To ćwiczenie jest skończone. Enter otwiera następne.
term-open = Nazwa pliku albo wklejony zapis
term-write = Nazwa nowego pliku
term-marks = Znaki: { "{ }" } kursor, < > wzięta płytka, ( ) i [ ] ostatni ruch, ! związana, * przerzutem; mała cyfra to wysokość stosu.
term-marks-lesson = W ćwiczeniu: ◎ (O) zaznaczone pole, ✓ (+) znalezione, × (x) źle, < > płytka, o którą chodzi.

## What a command says that ends too early

command-failed = błąd: { $text }
command-needs-terminal = Potrzebny jest terminal. Bez niego użyj „skep tui --plain”.
command-cannot-run = Aplikacja w terminalu nie może działać: { $reason }.
