# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = O skep precisa de um terminal com pelo menos { $columns } × { $lines } caracteres. Este tem { $width } × { $height }.
term-done = Pronto
term-complete = Completar
term-choose = Escolher
term-change = Mudar
term-label = Ir para lá
term-put = Pousar
term-save = Guardar
term-details = Como pensa
term-thinking = Profundidade { $depth }, { $nodes } posições.
term-reserve = Reserva
term-free = Peça seguinte que pode mover
term-scroll = Deslocar a vista
term-suspend = Para a linha de comandos, e de volta com fg
term-redraw = Redesenhar o ecrã
term-exercise-over = Este exercício está terminado. Enter abre o seguinte.
term-open = Nome de um ficheiro, ou cola uma partida
term-write = Nome do novo ficheiro
term-marks = Marcas: { "{ }" } o cursor, < > a peça na mão, ( ) e [ ] a última jogada, ! cravada, * por lançamento; um número pequeno é a altura de uma pilha.
term-marks-lesson = Num exercício: ◎ (O) a casa marcada, ✓ (+) encontrado, × (x) errado, < > a peça de que se trata.

## What a command says that ends too early

command-failed = erro: { $text }
command-needs-terminal = É preciso um terminal. Sem ele, usa «skep tui --plain».
command-cannot-run = A aplicação de terminal não pode funcionar: { $reason }.
