# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep necessita un terminal d’almenys { $columns } × { $lines } caràcters. Aquest en té { $width } × { $height }.
term-done = Fet
term-complete = Completa
term-choose = Tria
term-change = Canvia
term-label = Vés-hi
term-put = Col·loca
term-save = Desa
term-details = Com pensa
term-thinking = Profunditat { $depth }, { $nodes } posicions.
term-reserve = Reserva
term-free = Peça següent que es pot moure
term-scroll = Desplaça la vista
term-suspend = A la consola, i de tornada amb fg
term-redraw = Torna a dibuixar la pantalla
term-exercise-over = Aquest exercici està acabat. Enter obre el següent.
term-open = Nom d’un fitxer, o enganxa una partida
term-write = Nom del fitxer nou
term-marks = Marques: { "{ }" } el cursor, < > la peça a la mà, ( ) i [ ] l’última jugada, ! clavada, * amb un llançament; un número petit és l’alçada d’una torre.
term-marks-lesson = En un exercici: ◎ (O) la casella marcada, ✓ (+) trobat, × (x) malament, < > la peça de què es tracta.

## What a command says that ends too early

command-failed = error: { $text }
command-needs-terminal = Cal un terminal. Sense terminal, fes servir «skep tui --plain».
command-cannot-run = L’aplicació de terminal no pot funcionar: { $reason }.
