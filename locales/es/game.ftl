# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.
#
# Of an argument x that is a piece a message sees $x (worded by `piece`), $x_color, $x_bug and the forms of `piece`:
# $x_the (la hormiga blanca 1), $x_start (La hormiga blanca 1), $x_of (de la hormiga blanca 1); of several pieces the row.

## Pieces

# $color is white or black. The colour follows the insect's gender in `agreeing`.
color = { $color ->
    [white] blanco
   *[black] negro
}
    .feminine = { $color ->
        [white] blanca
       *[black] negra
    }
    .agreeing = { $bug ->
        [queen] { color.feminine }
        [spider] { color.feminine }
        [ant] { color.feminine }
        [ladybug] { color.feminine }
       *[other] { color }
    }

# $bug is one of the eight kinds. The value is a heading; sentences take the other forms.
bug = { $bug ->
    [queen] Reina
    [spider] Araña
    [beetle] Escarabajo
    [grasshopper] Saltamontes
    [ant] Hormiga
    [mosquito] Mosquito
    [ladybug] Mariquita
   *[pillbug] Bicho bola
}
    .plain = { $bug ->
        [queen] reina
        [spider] araña
        [beetle] escarabajo
        [grasshopper] saltamontes
        [ant] hormiga
        [mosquito] mosquito
        [ladybug] mariquita
       *[pillbug] bicho bola
    }
    .the = { $bug ->
        [queen] la reina
        [spider] la araña
        [beetle] el escarabajo
        [grasshopper] el saltamontes
        [ant] la hormiga
        [mosquito] el mosquito
        [ladybug] la mariquita
       *[pillbug] el bicho bola
    }
    .start = { $bug ->
        [queen] La reina
        [spider] La araña
        [beetle] El escarabajo
        [grasshopper] El saltamontes
        [ant] La hormiga
        [mosquito] El mosquito
        [ladybug] La mariquita
       *[pillbug] El bicho bola
    }
    .of = { $bug ->
        [queen] de la reina
        [spider] de la araña
        [beetle] del escarabajo
        [grasshopper] del saltamontes
        [ant] de la hormiga
        [mosquito] del mosquito
        [ladybug] de la mariquita
       *[pillbug] del bicho bola
    }

# A particular tile: “hormiga blanca 1”. $number is 0 if the side has only one of the kind.
piece = { $number ->
    [0] { bug.plain } { color.agreeing }
   *[other] { bug.plain } { color.agreeing } { $number }
}
    .the = { $number ->
        [0] { bug.the } { color.agreeing }
       *[other] { bug.the } { color.agreeing } { $number }
    }
    .start = { $number ->
        [0] { bug.start } { color.agreeing }
       *[other] { bug.start } { color.agreeing } { $number }
    }
    .of = { $number ->
        [0] { bug.of } { color.agreeing }
       *[other] { bug.of } { color.agreeing } { $number }
    }

# Several things in a row: "a y b", "a, b y c". $row is what stands there already.
list-two = { $row } y { $next }
list-next = { $row }, { $next }
list-last = { $row } y { $next }

## Levels of the engine

# What a level plays like, in a sentence. $level is 1 to 10.
level-about = { $level ->
    [1] Sabe cómo se mueven las piezas y corre hacia tu reina. Para una primera partida.
    [2] Ataca con más sentido, pero aún se olvida de defender.
    [3] Impide la victoria que ve venir en la jugada siguiente, pero no hace planes.
    [4] Responde a las amenazas, pero se le escapan muchos lanzamientos.
    [5] Ve combinaciones cortas y sabe lo que valen las piezas.
    [6] Juega como un aficionado de club: pocos descuidos y algún que otro plan.
    [7] A este hay que superarlo: no basta con esperar a que falle.
    [8] Difícil de vencer: solo tiene descuidos pequeños.
    [9] Casi a plena fuerza, con algún desliz de vez en cuando.
   *[10] A plena fuerza, todo el tiempo que le dejes pensar.
}

## Why a move is not legal

illegal-game-over = La partida ha terminado.
illegal-pass-not-forced = Solo puedes pasar si no puedes colocar ni mover nada.
illegal-not-in-game = { $piece_start } no entra en este tipo de partida.
illegal-not-yours = { $piece_start } es de tu rival: no puedes colocar ni mover esa pieza.
illegal-already-placed = { $piece_start } ya está en el tablero.
illegal-not-placed = { $piece_start } aún no está en el tablero.
illegal-out-of-order = Las piezas iguales entran por orden de número: ahora toca { $piece_the }.
illegal-queen-must-wait = La reina no puede ser la primera pieza que coloques.
illegal-queen-is-due = Es tu cuarto turno: ahora tienes que colocar la reina.
illegal-queen-not-placed = Tus piezas podrán moverse cuando tu reina esté en el tablero.
illegal-occupied = Una pieza nueva se coloca en una casilla vacía.
illegal-no-friend-beside = Una pieza nueva tiene que tocar alguna de las tuyas.
illegal-enemy-beside = Una pieza nueva no puede tocar ninguna de tu rival.
illegal-covered = Hay otra pieza encima { $piece_of }.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_start } mantiene unida la colmena: si se mueve, la colmena se rompe.
    [one] { $piece_start } mantiene unida la colmena: si se mueve, { $cut_off_the } pierde el contacto.
   *[other] { $piece_start } mantiene unida la colmena: si se mueve, { $cut_off_the } pierden el contacto.
}
illegal-resting = { $piece_start } se movió en el turno anterior y descansa en este.
illegal-same-cell = { $piece_start } ya está ahí: una jugada tiene que cambiar algo.
illegal-thrower-covered = { $piece_start } tiene otra pieza encima, así que no puede lanzar nada.
illegal-thrower-resting = { $piece_start } se acaba de lanzar y descansa, así que no puede lanzar nada.
illegal-thrower-powerless = { $piece_start } solo puede lanzar cuando está en el suelo y toca un bicho bola que no tiene ninguna pieza encima.
illegal-not-thrown = { $piece_start } es de tu rival, y ningún bicho bola tuyo puede lanzar esa pieza hasta ahí.
illegal-in-stack = { $piece_start } forma parte de una torre. Solo se puede lanzar una pieza que esté sola en su casilla.
illegal-throw-too-narrow = El lanzamiento pasaría entre dos torres más altas: ese hueco es demasiado estrecho para { $piece_the }.
illegal-cannot-climb = Esa casilla está ocupada: { $piece_the } tiene que terminar en una vacía.
illegal-too-narrow = En el camino hay un hueco demasiado estrecho: { $piece_the } no cabe por él.
illegal-loses-contact = Junto al camino no hay nada: { $piece_the } se soltaría de la colmena.
illegal-mosquito-alone = { $piece_start } no toca más que mosquitos: no hay nada que copiar, así que no puede moverse.
illegal-mosquito-on-top = Encima de la colmena, { $piece_the } es un escarabajo: se mueve una sola casilla.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_start } se mueve una sola casilla, deslizándose por el borde de la colmena.
    [spider] { $piece_start } se mueve exactamente tres casillas, deslizándose por el borde de la colmena.
    [beetle] { $piece_start } se mueve una sola casilla, también encima de otras piezas.
    [grasshopper] { $piece_start } salta en línea recta por encima de una fila de piezas hasta la primera casilla vacía.
    [ant] { $piece_start } no puede deslizarse hasta esa casilla por el borde de la colmena.
    [mosquito] { $piece_start } se mueve como una de las piezas que toca, y ninguna de ellas llega hasta ahí.
    [ladybug] { $piece_start } se mueve dos casillas por encima de la colmena y luego una hacia abajo.
   *[pillbug] { $piece_start } se mueve una sola casilla, deslizándose por el borde de la colmena.
}

## Why a wish is refused

refusal-not-a-player = Eso solo pueden hacerlo los dos jugadores.
refusal-not-the-table = Eso solo puede hacerlo el servidor.
refusal-not-allowed = Aquí no tienes permiso para hacer eso.
refusal-engine-seat = Este bando lo lleva el motor.
refusal-imported = Esta partida es importada y solo se puede mirar; puedes seguir jugando desde una de sus posiciones.
refusal-not-your-turn = Es el turno de tu rival.
refusal-stale = Mientras tanto la partida ha seguido: vuelve a mirarla.
refusal-too-late-to-abort = Ya han jugado los dos bandos y la partida no se puede anular; puedes rendirte.
refusal-no-such-offer = No hay ninguna propuesta que responder.
refusal-offered-already = Ya lo has pedido: espera a que tu rival responda o juegue.
refusal-move-before-offer = Haz una jugada antes de volver a ofrecer tablas.
refusal-no-takebacks = En esta partida no se deshacen jugadas.
refusal-nothing-to-take-back = No hay ninguna jugada tuya que deshacer.
refusal-no-time-to-take-back = Deshacer una jugada quita también el tiempo que añadió, y un reloj se agotaría.
refusal-time-left = Aún queda tiempo en el reloj.
refusal-far-from-hive = Allí se quedaría solo: todos los insectos tienen que tocar la colmena.
refusal-first-cell = El primer insecto va en la casilla marcada.
refusal-looking-back = Estás viendo una jugada anterior. Ve a la última para jugar.
refusal-no-target = { $piece_start } no tiene adónde ir.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = «{ $text }» no es una jugada que se pueda leer: { $expected }
