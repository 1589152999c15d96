# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep necesita un terminal de al menos { $columns } × { $lines } caracteres. Este tiene { $width } × { $height }.
term-done = Listo
term-complete = Completar
term-choose = Elegir
term-change = Cambiar
term-label = Ir ahí
term-put = Colocar
term-save = Guardar
term-details = Cómo piensa
term-thinking = Profundidad { $depth }, { $nodes } posiciones.
term-reserve = Reserva
term-free = Siguiente pieza que puede mover
term-scroll = Desplazar la vista
term-suspend = A la consola, y de vuelta con fg
term-redraw = Redibujar la pantalla
term-exercise-over = Este ejercicio está terminado. Enter abre el siguiente.
term-open = Nombre de un archivo, o pega una partida
term-write = Nombre del archivo nuevo
term-marks = Marcas: { "{ }" } el cursor, < > la pieza en la mano, ( ) y [ ] la última jugada, ! clavada, * con un lanzamiento; un número pequeño es la altura de una torre.
term-marks-lesson = En un ejercicio: ◎ (O) la casilla marcada, ✓ (+) encontrado, × (x) mal, < > la pieza de la que se trata.

## What a command says that ends too early

command-failed = error: { $text }
command-needs-terminal = Hace falta un terminal. Sin él, usa «skep tui --plain».
command-cannot-run = La aplicación de terminal no puede funcionar: { $reason }.
