# What the server cannot do, and what to do instead. $expected of problem-unreadable-record and $reason are from readers.ftl, and
# close the sentence; what is expected of a request or a message is said in English, to those who write programs.

## What is asked for

problem-no-such-address = No hay nada en esta dirección.
problem-wrong-method = A esta dirección no se le puede preguntar así: consulta el manual de la interfaz.
problem-no-such-game = Esa partida no existe, o ya no existe.
problem-no-such-chapter = El reglamento no tiene ese capítulo.
problem-no-such-exercise = Ese ejercicio no existe.
problem-unreadable-position = Esto no es una posición: { $expected }
problem-too-many-moves = Desde una posición se pueden probar como mucho { $limit } jugadas.
problem-unreadable-query = «{ $text }» no es un valor para «{ $name }».
problem-unreadable-body = La petición no se puede leer: { $expected }.
problem-body-too-large = La petición es demasiado grande: se leen como mucho { $kilobytes } kB.
problem-too-slow = La petición ha tardado demasiado. Inténtalo de nuevo.
problem-not-a-socket = Esta dirección es solo para conexiones WebSocket.
problem-unreadable-record = Esto no se puede leer como una partida: { $expected }
problem-unreadable-archive = El archivo comprimido no se puede leer: { $reason }.
problem-no-game-string = Esta partida empieza con piezas en el tablero, y eso no cabe en una GameString: usa PGN o SGF.

## What is said about a record that was opened

note-unknown-format = se esperaba una GameString, un PGN, un SGF de BoardSpace o una posición en texto.
note-read-up-to = La partida se ha leído hasta aquí: { $reason }
note-unreadable-game = Esta partida no se puede leer: { $reason }
note-printed-opening = Jugada { $ply }: la reina se coloca la primera, como permite el reglamento impreso.
note-past-draw = Jugada { $ply }: la posición aparece por tercera vez, pero la partida sigue.
note-after-end = Se ha omitido la jugada { $ply }: la partida ya había terminado.
note-bare-done = Jugada { $ply }: no se movió nada, y se ha tomado como un pase.
note-idle-done = Jugada { $ply }: no se movió nada, aunque no se podía pasar; se ha omitido.
note-grid-taken = Jugada { $ply }: la columna y la fila indican otra casilla que la pieza vecina; valen la columna y la fila.
note-reference-taken = Jugada { $ply }: la columna y la fila indican otra casilla que la pieza vecina; vale la pieza.
note-variation-as-comment = Jugada { $ply }: una variante no se puede leer y se guarda como comentario.
note-result-differs = El registro dice { $stated }; las reglas dicen { $by_rules }.
note-tag-left-out = Se ha omitido una etiqueta, porque hay demasiadas.
note-text-cleaned = Algunos nombres o comentarios contenían caracteres de control o invisibles, que se han omitido.
note-more = Hay más observaciones de las que caben aquí.
note-games-left-out = { $count ->
    [one] Solo se ha abierto la primera partida.
   *[other] Solo se han abierto las primeras { $count } partidas.
}
note-variations-left-out = { $count ->
    [one] Se ha omitido una jugada de una variante.
   *[other] Se han omitido { $count } jugadas de variantes.
}

## A game to be made

problem-unknown-game-type = «{ $text }» no es un tipo de partida: se esperaba Base, o Base+ y alguna de las letras M, L, P.
problem-unknown-level = No existe el nivel { $level }: se esperaba uno del 1 al 10.
problem-unusable-clock = Ese reloj no se puede poner: se esperaba más de cero y como mucho { $hours } horas, y como mucho una hora por jugada.
problem-key-too-long = Una clave o el nombre de una orden tiene de 1 a { $characters } caracteres, todos imprimibles.
problem-unusable-name = Un nombre no tiene saltos de línea, caracteres de control ni caracteres invisibles.
problem-no-such-ply = { $plies ->
    [0] La partida aún no tiene jugadas, así que no existe la jugada { $ply }.
    [one] La partida solo tiene una jugada, así que no existe la jugada { $ply }.
   *[other] La partida solo tiene { $plies } jugadas, así que no existe la jugada { $ply }.
}

## An engine at a table

problem-not-thinking = Ahora ningún motor está pensando una jugada.

## Limits

problem-too-many-games = El servidor guarda { $limit } partidas y no tiene sitio para más: borra alguna primero.
problem-too-many-tables = Se están jugando { $limit } partidas y el servidor no tiene sitio para más: inténtalo dentro de un minuto.
problem-too-many-sockets = Hay { $limit } conexiones abiertas y el servidor no tiene sitio para más: inténtalo dentro de un minuto.
problem-too-many-sockets-here = Desde tu dirección ya hay { $limit } conexiones abiertas: cierra alguna primero.
problem-too-many-requests = Llegan demasiadas peticiones desde tu dirección: inténtalo dentro de { $seconds } s.
problem-too-many-new-games = Desde tu dirección se han creado muchas partidas en poco tiempo: podrás crear otra dentro de { $seconds } s.
problem-too-many-imports = Desde tu dirección se han abierto muchos registros en poco tiempo: podrás abrir otro dentro de { $seconds } s.
problem-too-many-searches = Desde tu dirección se ha pedido mucho a los motores en poco tiempo: vuelve a preguntar dentro de { $seconds } s.
problem-too-many-watched = Una conexión sigue como mucho { $limit } partidas: deja de seguir alguna primero.
problem-engines-busy = Los motores tienen más trabajo del que pueden atender: inténtalo dentro de un minuto.
problem-table-busy = Se le pide demasiado a esta partida a la vez: inténtalo dentro de un momento.

## The socket

problem-unreadable-message = El mensaje no se puede leer: { $expected }.
problem-not-text = El mensaje no se puede leer: se esperaba texto y llegaron bytes.
problem-message-too-long = El mensaje es demasiado largo: se leen como mucho { $kilobytes } kB.
problem-too-fast = Tus mensajes llegan demasiado deprisa: espera un momento.

## Who asks

problem-foreign-host = «{ $host }» no es un nombre de este servidor: ábrelo por su propia dirección, o haz que se inicie con --public y ese nombre.
problem-foreign-origin = Las páginas de «{ $origin }» no pueden usar este servidor.

## What is wrong with us

problem-store = La partida no se ha podido guardar, así que nada ha cambiado: inténtalo de nuevo y mira la causa en el registro del servidor.
problem-unknown-outcome = La base de datos se interrumpió en el último momento, así que no se sabe si se ha guardado: inténtalo de nuevo, nada se hace dos veces.
problem-contended = Otro programa cambia esta partida una y otra vez, así que nada ha cambiado: inténtalo dentro de un momento.
problem-store-unavailable = La base de datos no guarda nada por ahora: mira la causa en el registro del servidor.
problem-damaged = Lo guardado de esta partida está dañado: mira en el registro del servidor qué falla.
problem-closing = El servidor se está cerrando.
problem-no-web = Esta copia de skep se compiló sin las páginas: ejecuta cargo xtask play, o npm ci y npm run build en web/ y compila de nuevo.
