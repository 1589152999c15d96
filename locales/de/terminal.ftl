# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep braucht ein Terminal mit mindestens { $columns } × { $lines } Zeichen. Dieses hat { $width } × { $height }.
term-done = Fertig
term-complete = Vervollständigen
term-choose = Wählen
term-change = Ändern
term-label = Dorthin
term-put = Ablegen
term-save = Speichern
term-details = Wie sie denkt
term-thinking = Tiefe { $depth }, { $nodes } Stellungen.
term-reserve = Vorrat
term-free = Nächster beweglicher Stein
term-scroll = Ausschnitt verschieben
term-suspend = Zur Shell, zurück mit fg
term-redraw = Bildschirm neu zeichnen
term-exercise-over = Diese Aufgabe ist erledigt. Enter öffnet die nächste.
term-open = Name einer Datei, oder Partie einfügen
term-write = Name der neuen Datei
term-marks = Zeichen: { "{ }" } Cursor, < > der Stein in deiner Hand, ( ) und [ ] der letzte Zug, ! gefesselt, * durch einen Wurf; eine kleine Zahl ist die Höhe eines Stapels.
term-marks-lesson = In einer Aufgabe: ◎ (O) das markierte Feld, ✓ (+) gefunden, × (x) falsch, < > der Stein, um den es geht.

## What a command says that ends too early

command-failed = Fehler: { $text }
command-needs-terminal = Das braucht ein Terminal. Ohne Terminal geht „skep tui --plain“.
command-cannot-run = Die App im Terminal kann nicht laufen: { $reason }.
