# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: jugar a Hive
manifest-description = El juego de mesa Hive, con rivales que viven en tu propio equipo.

web-unreachable = El servidor no responde. ¿Sigue skep en marcha?
web-strange-answer = El servidor ha dado una respuesta que esta página no entiende (estado { $status }).

## Connection

connection-lost = Sin conexión. Tus jugadas se guardan y se enviarán en cuanto vuelva.
connection-back = Conexión recuperada.
connection-connecting = Conectando…

## The page that is not there

missing-title = Aquí no hay nada
missing-text = No hay ninguna página en esta dirección.
missing-game = Esa partida no existe
missing-home = Ir al inicio

## The game around the board

play-title = { $white } contra { $black }
play-title-turn = Tu turno: { $white } contra { $black }
play-loading = Cargando la partida…
play-board = Tablero
play-reserve = { $color ->
    [white] Reserva de las blancas
   *[black] Reserva de las negras
  }
play-side = { $color ->
    [white] Blancas
   *[black] Negras
  }
play-clock = { $color ->
    [white] Tiempo de las blancas
   *[black] Tiempo de las negras
  }
play-thinking = pensando
play-thinking-long = Ve { $depth } { $depth ->
    [one] jugada
   *[other] jugadas
  } por delante
thought-score = Evaluación { $score }.
thought-win = { $moves ->
    [one] Ve una victoria en una jugada.
   *[other] Ve una victoria en { $moves } jugadas.
}
thought-loss = { $moves ->
    [one] Ve una derrota en una jugada.
   *[other] Ve una derrota en { $moves } jugadas.
}
thought-line = Espera { $line }.
play-to-move = turno
play-winner = victoria

turn-yours = Es tu turno.
turn = { $color ->
    [white] Juegan las blancas.
   *[black] Juegan las negras.
  }
turn-queen-due = Ahora tiene que entrar la reina.
turn-first = Elige un insecto de tu reserva y ponlo en el tablero.
turn-sending = La jugada se enviará en cuanto haya conexión.
turn-thinking = El motor está pensando.

play-past = Jugada { $ply } de { $plies }
play-past-start = Antes de la primera jugada
play-to-latest = Ir a la última jugada

## Moves

moves-title = Jugadas
moves-none = Aún no hay jugadas
moves-number = { $number }.
moves-pass = pasa
moves-repeated = Esta posición ya se ha dado antes
moves-first = Inicio
moves-back = Atrás
moves-forward = Adelante
moves-last = Última

## What one can do

do-takeback = Deshacer
do-hint = Pista
do-move-now = Jugar ya
do-draw = Ofrecer tablas
do-draw-short = Tablas
do-resign = Rendirse
do-abort = Anular
do-rematch = Revancha
do-new = Nueva partida
do-rotate = Girar el tablero
do-rotate-short = Girar
do-swap = Intercambiar los lados
do-fit = Ver toda la colmena
do-fan = Desplegar las torres
do-more = Más
do-copy = Copiar la partida (GameString)
do-link = Copiar un enlace a esta jugada
do-pgn = Descargar como PGN
do-sgf = Descargar como SGF
do-play-on = Seguir desde aquí
do-play-on-short = Seguir
do-text = Posición y jugadas como texto
do-text-hide = Ocultar el texto
do-keys = Teclas
do-record = Sobre el registro
done-copied = Copiado.
done-link = Enlace copiado.
done-not-copied = El navegador no permite copiar aquí. Este es el texto:

draw-title = ¿Ofrecer tablas?
draw-text = Si tu rival acepta, la partida termina en el acto y no gana nadie.
draw-yes = Ofrecer

resign-title = ¿Rendirse?
resign-text = La partida termina en el acto y gana tu rival.
resign-text-shared = { $color ->
    [white] Las blancas se rinden y ganan las negras.
   *[black] Las negras se rinden y ganan las blancas.
  }
resign-yes = Rendirse
abort-title = ¿Anular la partida?
abort-text = La partida apenas ha empezado. Termina sin ganador.
abort-yes = Anular

## Offers, hints and news

offer-draw = { $color ->
    [white] Las blancas ofrecen tablas.
   *[black] Las negras ofrecen tablas.
  }
offer-draw-accept = Aceptar
offer-draw-decline = Rechazar
offer-draw-made = Has ofrecido tablas.
offer-takeback = { $color ->
    [white] Las blancas piden deshacer una jugada.
   *[black] Las negras piden deshacer una jugada.
  }
offer-takeback-allow = Permitir
offer-takeback-refuse = Rechazar
offer-takeback-made = Has pedido deshacer tu jugada.

confirm-move = ¿Jugar { $move }?
confirm-yes = Jugar
confirm-no = Aún no

advice-asked = Buscando una buena jugada…
advice-move = Prueba esto: { $move }.
advice-play = Jugarla

news-pass = { $color ->
    [white] Las blancas no pueden jugar y pasan.
   *[black] Las negras no pueden jugar y pasan.
  }
news-draw-declined = Las tablas se han rechazado.
news-takeback-refused = La jugada no se deshace.
notice-close = Cerrar

## The end

result-you-win = ¡Has ganado!
result-you-lose = Has perdido.
result-wins = { $color ->
    [white] Ganan las blancas.
   *[black] Ganan las negras.
  }
result-draw = Tablas.
result-abort = Anulada.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] Tu reina está rodeada.
    [white] La reina blanca está rodeada.
   *[black] La reina negra está rodeada.
  }
end-both-surrounded = Las dos reinas están rodeadas.
end-repetition = La misma posición se ha dado tres veces.
end-resignation = { $loser ->
    [you] Te has rendido.
    [white] Las blancas se han rendido.
   *[black] Las negras se han rendido.
  }
end-time = { $loser ->
    [you] Te has quedado sin tiempo.
    [white] Las blancas se han quedado sin tiempo.
   *[black] Las negras se han quedado sin tiempo.
  }
end-agreement = Los dos bandos las han acordado.
end-abort = La partida apenas había empezado.
end-adjudication = Según dice el registro.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Las blancas juegan { $move }.
   *[black] Las negras juegan { $move }.
  }
said-thrown = Pieza lanzada por { $piece_the }.
said-taken-back = { $plies ->
    [one] Se deshace una jugada.
   *[other] Se deshacen { $plies } jugadas.
  }
said-draw-offered = { $color ->
    [white] Las blancas ofrecen tablas.
   *[black] Las negras ofrecen tablas.
  }
said-takeback-asked = { $color ->
    [white] Las blancas piden deshacer una jugada.
   *[black] Las negras piden deshacer una jugada.
  }
said-picked = Has levantado { $piece_the }, { $targets ->
    [one] un destino
   *[other] { $targets } destinos
  }.
said-hint = Una buena jugada: { $move }. { $reasons }
said-ply = Jugada { $ply } de { $plies }. { $move }
said-start = Antes de la primera jugada.
said-time-left = { $seconds ->
    [one] Queda { $seconds } segundo.
   *[other] Quedan { $seconds } segundos.
  }
said-clocks = Las blancas tienen { $white }; las negras, { $black }.

move-words = { $piece } { $spot }
move-first = { $piece } como primera pieza
move-pass = pasar
spot = { $direction ->
    [right] a la derecha { $anchor_of }
    [lower-right] abajo a la derecha { $anchor_of }
    [lower-left] abajo a la izquierda { $anchor_of }
    [left] a la izquierda { $anchor_of }
    [upper-left] arriba a la izquierda { $anchor_of }
    [upper-right] arriba a la derecha { $anchor_of }
    [up] hacia arriba desde { $anchor_the }
    [down] hacia abajo desde { $anchor_the }
   *[top] encima { $anchor_of }
  }
neighbour = { $direction ->
    [right] a la derecha: { $piece }
    [lower-right] abajo a la derecha: { $piece }
    [lower-left] abajo a la izquierda: { $piece }
    [left] a la izquierda: { $piece }
    [upper-left] arriba a la izquierda: { $piece }
    [up] arriba: { $piece }
    [down] abajo: { $piece }
   *[upper-right] arriba a la derecha: { $piece }
  }
neighbour-none = sin vecinas

cell-empty = Vacía
cell-empty-beside = Vacía, { $spot }
cell-on = { $above } sobre { $below_the }
cell-target = Puede ir aquí.
cell-target-thrown = Puede llegar aquí por lanzamiento { $throwers_of }.
cell-target-both = Puede ir aquí, o llegar por lanzamiento { $throwers_of }.

target-first = Como primera pieza
target-touching = { $spot }, en contacto con { $pieces_the }

## The position and the moves as text

text-title = La partida como texto
text-turn = Turno
text-position = En el tablero
text-position-none = Aún no hay nada en el tablero.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] En la reserva de las blancas: { $pieces }.
   *[black] En la reserva de las negras: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] La reserva de las blancas está vacía.
   *[black] La reserva de las negras está vacía.
  }
text-last = Última jugada
text-last-none = No se ha hecho ninguna jugada.
text-moves = Qué puedes jugar
text-moves-none = Ahora no hay nada que jugar.
text-moves-intro = Elige una pieza y después adónde va.
text-piece = { $piece }, { $count ->
    [one] una jugada
   *[other] { $count } jugadas
  }
text-back = Elegir otra pieza
text-where = ¿Adónde va { $piece_the }?
text-thrown = { $target }, por lanzamiento { $throwers_of }
text-stuck = Qué no puede moverse
text-type = Escribir una jugada
text-type-note = En notación, por ejemplo wA1 bQ- para la hormiga blanca 1 a la derecha de la reina negra, o pass para pasar.
text-type-turned = El tablero está girado. Escribe las direcciones tal como las ves.
text-type-flat = Los hexágonos tienen un lado arriba: lo que se llama derecha queda abajo a la derecha, y así en toda la vuelta.
text-type-play = Jugar

## Keys

keys-title = Teclas
keys-page = En esta página
keys-board = Con el foco en el tablero
keys-history = Una jugada atrás o adelante; también las flechas, fuera del tablero
keys-ends = A la primera o a la última jugada
keys-takeback = Deshacer una jugada
keys-hint = Pista
keys-turn = Girar el tablero
keys-read = Decir de quién es el turno y qué se ha jugado
keys-focus = Al tablero
keys-type = Al texto, para elegir o escribir una jugada
keys-help = Esta lista
keys-more = Cómo jugar con el teclado y de oído

key-walk-left = Ir a la izquierda
key-walk-right = Ir a la derecha
key-walk-up = Ir arriba
key-walk-down = Ir abajo
key-walk-up-left = Ir arriba a la izquierda
key-walk-up-right = Ir arriba a la derecha
key-walk-down-left = Ir abajo a la izquierda
key-walk-down-right = Ir abajo a la derecha
key-jump-to-insect = Saltar a un insecto del tablero; otra vez, al siguiente
key-pick-from-reserve = Levantar un insecto de tu reserva
key-act = Levantar y colocar
key-next-target = Siguiente casilla a la que puede ir
key-previous-target = Casilla anterior
key-let-go = Soltar la pieza
key-look-into = Mirar dentro de una torre
key-zoom-in = Acercarse
key-zoom-out = Alejarse
key-fit = Ver toda la colmena

## Playing on from a position

on-title = Seguir desde aquí
on-text = Empieza una partida nueva con esta posición. La antigua se queda como está.
on-opponent = Contra
on-engine = El motor
on-person = Una persona en esta pantalla
on-level = Nivel
on-side = Llevas
on-begin = Empezar
