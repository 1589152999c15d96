# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep ha bisogno di un terminale di almeno { $columns } × { $lines } caratteri. Questo ne ha { $width } × { $height }.
term-done = Fatto
term-complete = Completa
term-choose = Scegli
term-change = Cambia
term-label = Vai lì
term-put = Posa
term-save = Salva
term-details = Come pensa
term-thinking = Profondità { $depth }, { $nodes } posizioni.
term-reserve = Riserva
term-free = Prossimo pezzo che può muovere
term-scroll = Sposta la vista
term-suspend = Alla shell, e ritorno con fg
term-redraw = Ridisegna lo schermo
term-exercise-over = Questo esercizio è finito. Enter apre il successivo.
term-open = Nome di un file, o incolla una partita
term-write = Nome del nuovo file
term-marks = Segni: { "{ }" } il cursore, < > il pezzo in mano, ( ) e [ ] l’ultima mossa, ! inchiodato, * con un lancio; un numerino è l’altezza di una pila.
term-marks-lesson = In un esercizio: ◎ (O) la casella segnata, ✓ (+) trovato, × (x) sbagliato, < > il pezzo di cui si tratta.

## What a command says that ends too early

command-failed = errore: { $text }
command-needs-terminal = Serve un terminale. Senza, usa «skep tui --plain».
command-cannot-run = L’applicazione nel terminale non può funzionare: { $reason }.
