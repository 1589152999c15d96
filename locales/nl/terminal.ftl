# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep heeft een terminal van ten minste { $columns } × { $lines } tekens nodig. Deze heeft er { $width } × { $height }.
term-done = Klaar
term-complete = Aanvullen
term-choose = Kiezen
term-change = Wijzigen
term-label = Daarheen
term-put = Neerleggen
term-save = Opslaan
term-details = Hoe hij denkt
term-thinking = Diepte { $depth }, { $nodes } stellingen.
term-reserve = Voorraad
term-free = Volgend stuk dat kan bewegen
term-scroll = Beeld verschuiven
term-suspend = Naar de shell, en terug met fg
term-redraw = Scherm opnieuw tekenen
term-exercise-over = Deze opgave is klaar. Enter opent de volgende.
term-open = Naam van een bestand, of plak een partij
term-write = Naam van het nieuwe bestand
term-marks = Tekens: { "{ }" } de cursor, < > het stuk in je hand, ( ) en [ ] de laatste zet, ! zit vast, * door een worp; een klein cijfer is de hoogte van een stapel.
term-marks-lesson = In een opgave: ◎ (O) het gemarkeerde veld, ✓ (+) gevonden, × (x) fout, < > het stuk waar het om gaat.

## What a command says that ends too early

command-failed = fout: { $text }
command-needs-terminal = Dit heeft een terminal nodig. Gebruik anders ‘skep tui --plain’.
command-cannot-run = De app in de terminal kan niet werken: { $reason }.
