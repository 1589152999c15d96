# The lessons and the pages around them: buttons and headings, exercises, what is said of an answer, the coach of the first game.
#
# $piece is a piece, $cut_off are several. $by is a move in words. All numbers are counted by the rules.

## The pages

learn-title = Aprender Hive
learn-about = Las reglas para leer y probar, ejercicios para resolver y una primera partida con entrenador.
learn-title-chapter = { $chapter } – Aprender Hive
learn-title-exercise = Ejercicio { $number } – { $chapter } – Aprender Hive
learn-rulebook = Reglamento
learn-rulebook-about = Cada diagrama es una posición con la que puedes jugar.
learn-lessons = Lecciones
learn-lessons-about = Pequeños ejercicios, de fáciles a difíciles. Las propias reglas comprueban tus respuestas.
learn-first-game = Primera partida
learn-first-game-about = Juega contra el motor más débil. Un entrenador te dice lo que importa.
learn-first-game-start = Jugar la primera partida
learn-contents = Índice
learn-continue = Seguir donde lo dejaste
learn-start = Empezar por el primer capítulo
learn-next-chapter = Capítulo siguiente
learn-previous-chapter = Capítulo anterior
learn-practice = Práctica
learn-practice-about = Ejercicios de este capítulo
learn-to-rules = Leer las reglas de este ejercicio
learn-progress = { $solved } de { $all } resueltos
learn-solved-mark = Resuelto
learn-chapter-solved = Todos los ejercicios de este capítulo están resueltos.
learn-all-solved = Has resuelto todos los ejercicios. ¡Es hora de una partida de verdad!
learn-forget = Borrar el progreso
learn-forget-title = ¿Borrar el progreso?
learn-forget-text = Todos los ejercicios volverán a contar como no resueltos.
learn-forget-yes = Borrar
learn-failed = No se han podido cargar las lecciones.
learn-retry = Reintentar
learn-missing = Ese capítulo o ejercicio no existe.

# $number is such as R3.3.
learn-rule = Regla { $number }
learn-rule-link = Copiar un enlace a la regla { $number }
learn-rule-copied = Enlace a la regla { $number } copiado.

## Diagrams and exercises on the page

learn-diagram = Diagrama
learn-diagram-number = Diagrama { $number }
learn-try = Pruébalo: mueve una pieza
learn-reset = Restablecer
learn-back-one = Deshacer
learn-exercise = Ejercicio { $number }
learn-exercise-solved = Ejercicio { $number }, resuelto
learn-you-play = { $color ->
    [white] Llevas las blancas.
   *[black] Llevas las negras.
}
learn-hint = Pista
learn-show = Ver la solución
learn-shown = Esta es una manera de hacerlo.
learn-again = Probar otra vez
learn-next-exercise = Ejercicio siguiente
learn-wrong = No del todo.
learn-solved = ¡Resuelto!
learn-pass = Pasar
learn-marked-cell = la casilla marcada: { $spot }
learn-point-cells = Elige las casillas, una tras otra.
learn-point-pieces = Elige las piezas, una tras otra.
learn-play-move = Haz tu jugada.
# For screen readers.
learn-found-cells = { $count ->
    [one] Una casilla encontrada hasta ahora.
   *[other] { $count } casillas encontradas hasta ahora.
}
learn-found-pieces = { $count ->
    [one] Una pieza encontrada hasta ahora.
   *[other] { $count } piezas encontradas hasta ahora.
}
learn-found-none = Nada encontrado hasta ahora.

learn-coach = Entrenador
learn-coach-hide = Ocultar al entrenador
learn-coach-show = Mostrar al entrenador

## What is said of an answer

verdict-found = { $left ->
    [one] Correcto. Queda una por encontrar.
   *[other] Correcto. Quedan { $left } por encontrar.
}
verdict-found-already = Esta ya la habías encontrado.
verdict-unreadable = «{ $text }» no se puede leer como respuesta.
# FindAll: another piece was moved than the one asked for.
verdict-other-piece = Aquí solo cuenta { $piece_the }.
verdict-not-on-board = { $piece_start } no está en el tablero.
verdict-only-yours = { $piece_start } es de tu rival. Solo se pregunta por tus propias piezas.
verdict-not-pinned = Nada clava { $piece_the }: la colmena se mantiene unida sin esa pieza.
verdict-on-top = { $piece_start } está encima de otra pieza, así que levantar esa pieza no rompe nada.
verdict-nowhere = Nada clava { $piece_the }, pero no tiene adónde ir.
verdict-no-thrower = { $piece_start } no toca ninguna pieza tuya que pueda lanzar.
verdict-no-landing = { $piece_start } no se puede lanzar: la subida o la bajada está cerrada, o no hay casilla libre junto al bicho bola.
verdict-cell-empty = Así la casilla marcada se queda vacía.
verdict-wrong-visitor = Ahora la casilla marcada está ocupada, pero no la ocupa { $piece_the }.
verdict-still-free = Aún no has clavado { $piece_the }: la colmena se mantiene unida sin esa pieza.
verdict-pinned-still = { $cut_off_count ->
    [0] { $piece_start } aún no puede irse.
   *[other] { $piece_start } aún no puede irse: sigue siendo lo único que une { $cut_off_the } con la colmena.
}
verdict-nowhere-still = Ya nada clava { $piece_the }, pero sigue sin tener adónde ir.
verdict-still-moves = { $cells ->
    [one] { $piece_start } aún puede moverse, a una casilla.
   *[other] { $piece_start } aún puede moverse, a { $cells } casillas.
}
verdict-not-covered = Aún no has cubierto { $piece_the }.
verdict-not-placed = Se pide una pieza nueva de tu reserva.
verdict-not-beside = La pieza nueva no toca { $piece_the }.
verdict-not-winning = La reina rival aún respira. Sitios ocupados a su alrededor: { $taken } de 6.
verdict-not-forced = { $moves ->
    [one] Es demasiado lento. La respuesta de tu rival: { $by }. Entonces no ganas en tu próxima jugada.
   *[other] Es demasiado lento. La respuesta de tu rival: { $by }. Entonces no ganas en { $moves } jugadas.
}
verdict-go-on = { $moves ->
    [one] ¡Bien! La respuesta de tu rival: { $by }. Ahora gana en una jugada.
   *[other] ¡Bien! La respuesta de tu rival: { $by }. Ahora gana en { $moves } jugadas.
}
verdict-unproved = No se puede saber si eso gana: hay demasiadas respuestas para mirarlas todas.
verdict-draws = Eso rodea a las dos reinas a la vez: la partida acabaría en tablas.
verdict-loses = Eso rodea a tu propia reina: perderías.
verdict-no-draw = Eso no son tablas: la misma jugada tiene que rodear a las dos reinas.
verdict-still-threatened = Tu rival aún ganaría: { $by }.
verdict-still-crowded = Siguen ocupados { $taken } de los 6 sitios alrededor de tu reina. Pueden estarlo { $most } como mucho.
verdict-not-like-that = El insecto que hay que imitar no llega ahí.
verdict-can-answer = { $moves ->
    [one] Tu rival aún tiene una jugada.
   *[other] Tu rival aún tiene { $moves } jugadas.
}

## Exercises: the goal and the beginning

exercise-goal-1 = Junto a la reina rival queda un sitio libre. Ocúpalo y gana.
    .hint = ¿Cuál de tus piezas puede llegar a la casilla vacía que hay junto a ella?
    .solved = Los seis sitios a su alrededor están ocupados, así que la partida ha terminado. No importa de quién sean las piezas.

exercise-setup-1 = La mesa está vacía y empiezan las blancas. Coloca cualquier pieza menos tu reina.
    .hint = Toma una pieza de tu reserva y ponla en la mesa.
    .solved = No hay tablero: la colmena empieza aquí y crece en todas las direcciones.

exercise-placing-1 = Encuentra todas las casillas donde puedes colocar { $piece_the }.
    .hint = Una pieza nueva toca tu color, y nunca el otro.
    .solved = Cada una de estas casillas toca una pieza tuya y ninguna de tu rival.

exercise-placing-2 = Encuentra todas las casillas donde puedes colocar { $piece_the }. Fíjate en la torre.
    .hint = Una torre tiene el color de su pieza de arriba.
    .solved = De una torre solo cuenta lo de arriba. Quien está encima es dueño de la casilla.

exercise-placing-3 = Coloca una pieza nueva justo al lado { $piece_of }.
    .hint = ¿Quién está encima de ella?
    .solved = Tu escarabajo está encima y su casilla es tuya, así que tus piezas nuevas pueden ir directas a su lado.

exercise-queen-turns-1 = Es tu cuarto turno y tu reina sigue en la reserva. Encuentra todas las casillas donde puede entrar.
    .hint = Ahora solo se puede jugar la reina. Toca solo piezas de tu color.
    .solved = La reina entra en el cuarto turno a más tardar. Puedes sacarla antes, y a menudo conviene.

exercise-queen-turns-2 = Aún no puede moverse ninguna de tus piezas. Coloca tu reina de modo que { $piece_the } pueda moverse en tu próximo turno.
    .hint = Con la reina en la mesa tus piezas pueden moverse, pero no la que mantiene unida la colmena.
    .solved = La reina está dentro y nadie depende solo { $piece_of }, que puede irse libremente.

exercise-opening-1 = Llevas las negras y es tu primer turno. Coloca una pieza, pero no la reina: tiene que esperar un turno.
    .hint = Tu primera pieza va justo al lado de la blanca. Elige cualquier insecto menos la reina.
    .solved = Es la única vez que una pieza nueva puede tocar el otro color.

## Exercises: moving

exercise-moving-1 = Señala todas tus piezas que pueden moverse.
    .hint = Imagina que levantas cada una: ¿sigue unida la colmena? ¿Y hay salida?
    .solved = Todas las demás mantienen unida la colmena o no tienen salida.

exercise-moving-2 = Algunas de tus piezas están cubiertas, otras mantienen unida la colmena y otras están encerradas. Señala las que aún pueden moverse.
    .hint = Una pieza que está encima de otra nunca rompe la colmena. Y algunos insectos no necesitan hueco para salir.
    .solved = Una mirada así antes de cada turno te ahorra muchos planes equivocados.

exercise-one-hive-1 = Señala todas tus piezas clavadas.
    .hint = Una pieza está clavada cuando, sin ella, la colmena se partiría en dos.
    .solved = Estas piezas tienen que quedarse hasta que la colmena tenga otra unión.

exercise-one-hive-2 = Clava { $piece_the }: que sea lo único que mantenga unida la colmena.
    .hint = Pon una pieza tuya donde toque { $piece_the } y nada más.
    .solved = Si { $piece_the } se fuera, tu pieza perdería el contacto. Así que tiene que quedarse.

exercise-one-hive-3 = Tienes una pieza clavada: { $piece_the }. Rompe la clavada, para que pueda moverse en tu próximo turno.
    .hint = ¿Qué pieza depende solo { $piece_of }? Dale otra vecina, o llévatela de ahí.
    .solved = Ya nadie depende solo { $piece_of }.

exercise-freedom-1 = Encuentra todas las casillas a las que { $piece_the } puede deslizarse. Algunos huecos son demasiado estrechos.
    .hint = Dos piezas enfrentadas, con solo una casilla de por medio, forman una puerta. Nada se desliza entre ellas.
    .solved = La pieza tiene que caber de verdad. Donde dos vecinas están demasiado juntas, no hay paso.

exercise-freedom-2 = Solo una de tus piezas puede llegar a la casilla marcada. Llévala allí.
    .hint = Nada puede deslizarse en ella. ¿Quién no necesita una puerta abierta?
    .solved = Las puertas detienen a los insectos que se deslizan. Quien salta o sube llega desde arriba.

exercise-freedom-3 = También encima de la colmena hay puertas. Encuentra todas las casillas a las que puede ir { $piece_the }.
    .hint = Entre dos torres que son más altas que el lugar de donde viene y que el lugar adonde va, no hay paso.
    .solved = Dos torres altas son una puerta para quien sube, como dos piezas lo son en el suelo.

## Exercises: the insects

exercise-queen-1 = Encuentra todas las casillas a las que puede ir { $piece_the }.
    .hint = Se desliza exactamente una casilla, sin dejar nunca de tocar la colmena.
    .solved = Un paso cada vez: es poco, y sin embargo a menudo la salva.

exercise-queen-2 = Tu reina empieza a estar apretada. Muévela de modo que a su alrededor haya como mucho { $most } de los 6 sitios ocupados.
    .hint = Mira cada casilla a la que puede llegar y cuenta sus vecinas.
    .solved = Una reina que se aparta a tiempo le cuesta a tu rival todas las jugadas que gastó en ella.

exercise-beetle-1 = Encuentra todas las casillas a las que puede ir { $piece_the }.
    .hint = Un paso en cualquier dirección: por el suelo, o encima de una vecina.
    .solved = Solo un paso, pero ninguna pieza le cierra el camino.

exercise-beetle-2 = Súbete encima { $piece_of }.
    .hint = Tu escarabajo va una casilla. ¿Tienes un escarabajo justo al lado?
    .solved = Lo que queda debajo de un escarabajo no puede moverse. Y la casilla tiene ahora tu color.

exercise-beetle-3 = Tu escarabajo está encima. Encuentra todas las casillas a las que puede ir { $piece_the }.
    .hint = Desde ahí arriba puede pasar encima de cualquier vecina y bajar a cualquier agujero.
    .solved = Encima nunca está clavado, y baja donde quiere.

exercise-beetle-4 = El último sitio libre junto a la reina rival está tan encerrado que nada puede deslizarse en él. Gana de todos modos.
    .hint = ¿Quién puede bajar a un agujero desde arriba?
    .solved = Un escarabajo encima de la colmena llena agujeros en los que nadie más puede entrar.

exercise-grasshopper-1 = Encuentra todas las casillas a las que puede saltar { $piece_the }.
    .hint = En línea recta por encima de una fila de piezas, hasta la primera casilla vacía.
    .solved = Un salto por cada dirección en la que tiene una vecina.

exercise-grasshopper-2 = Encuentra todas las casillas a las que puede saltar { $piece_the }. Cuidado con los vacíos.
    .hint = El salto acaba en la primera casilla vacía, aunque detrás sigan más piezas.
    .solved = Cae en el primer vacío, y nunca salta por encima de uno.

exercise-grasshopper-3 = Gana con un salto.
    .hint = Desde el último sitio libre junto a la reina rival, mira a lo largo de las filas rectas.
    .solved = Ninguna puerta detiene a un saltamontes: cae incluso en un agujero cerrado.

exercise-spider-1 = Encuentra todas las casillas a las que puede ir { $piece_the }.
    .hint = Exactamente tres pasos por el borde de la colmena, en un sentido o en el otro.
    .solved = Nunca dos pasos, nunca cuatro: una araña siempre da tres.

exercise-spider-2 = Encuentra todas las casillas a las que puede ir { $piece_the }. Hay más de un camino.
    .hint = En cada paso puede girar, pero nunca pisa dos veces la misma casilla y nunca se suelta de la colmena.
    .solved = Donde la colmena se curva hacia dentro, una araña encuentra caminos que es fácil no ver.

exercise-spider-3 = Gana con una araña.
    .hint = Cuenta tres pasos hacia atrás desde el último sitio libre junto a la reina rival.
    .solved = Tres pasos, contados con exactitud. Una araña hay que prepararla con tiempo.

exercise-ant-1 = Encuentra todas las casillas a las que puede ir { $piece_the }.
    .hint = Se desliza alrededor de la colmena tan lejos como quiera. ¿Qué casillas están detrás de una puerta?
    .solved = Una hormiga va a casi todas partes. Solo las puertas la detienen.

exercise-ant-2 = Usa tu hormiga para clavar { $piece_the }.
    .hint = Ve adonde tu hormiga toque { $piece_the } y nada más.
    .solved = Una hormiga por una pieza es un buen negocio, si esa pieza era más peligrosa.

exercise-ladybug-1 = Encuentra todas las casillas a las que puede ir { $piece_the }.
    .hint = Arriba, adelante, abajo: dos pasos por encima de otras piezas y uno a una casilla vacía.
    .solved = Siempre anda dos casillas por encima y baja con el tercer paso.

exercise-ladybug-2 = Gana con tu mariquita.
    .hint = ¿Qué dos piezas son un puente hasta el último sitio libre junto a la reina rival?
    .solved = La mariquita baja a agujeros en los que nada puede deslizarse.

exercise-mosquito-1 = Encuentra todas las casillas a las que puede ir { $piece_the }.
    .hint = Se mueve como cualquier insecto que toque ahora, de los dos colores.
    .solved = Ha aprendido de cada una de sus vecinas.

exercise-mosquito-2 = Mueve tu mosquito como se mueve un saltamontes.
    .hint = Toca un saltamontes, así que puede saltar como él.
    .solved = Imita a quien toca. Después de la jugada tiene otras vecinas y otros talentos.

exercise-mosquito-3 = Tu mosquito está encima de la colmena. Encuentra todas las casillas a las que puede ir { $piece_the }.
    .hint = Ahí arriba es un escarabajo, toque lo que toque.
    .solved = Mientras está arriba se mueve como un escarabajo y nada más.

exercise-mosquito-4 = Gana con tu mosquito. ¿A qué insecto debe imitar?
    .hint = Mira cada insecto que toca: ¿podría llegar desde ahí al último sitio libre?
    .solved = El mismo mosquito puede correr, saltar o subir. Mira siempre a quién toca.

## Exercises: the Pillbug

exercise-pillbug-1 = Tu bicho bola puede lanzar { $piece_the }. Encuentra todas las casillas donde puede caer.
    .hint = Arriba, encima del bicho bola, y abajo otra vez, a una casilla vacía junto al bicho bola.
    .solved = Un lanzamiento lleva de un lado del bicho bola a otro.

exercise-pillbug-2 = Señala todas las piezas que tu bicho bola puede lanzar ahora, de los dos colores.
    .hint = Ni una pieza de una torre, ni una que mantenga unida la colmena, ni la que acaba de moverse.
    .solved = Lo que está clavado, en una torre o se ha movido en el turno anterior está a salvo del bicho bola.

exercise-pillbug-3 = Tu reina está casi rodeada. Sácala, de modo que a su alrededor haya como mucho { $most } de los 6 sitios ocupados.
    .hint = Ya no puede deslizarse. ¿Quién está a su lado y puede levantarla?
    .solved = Un bicho bola junto a tu reina es su mejor guardián.

exercise-pillbug-4 = Gana con un lanzamiento.
    .hint = Una de las piezas junto a tu bicho bola puede caer en el último sitio libre. ¿O es la propia reina la que hay que mover?
    .solved = El bicho bola también ataca: mueve cualquier pieza que esté a su lado, de los dos colores.

exercise-pillbug-5 = Tu rival está a punto de ganar. Impídelo.
    .hint = ¿Qué pieza está a punto de ocupar el último sitio? ¿O puede tu reina estar para entonces en otra parte?
    .solved = Un lanzamiento cuenta como todo tu turno, pero aquí salva la partida.

exercise-pillbug-6 = Lanza { $piece_the } a la casilla marcada.
    .hint = Tu bicho bola no puede. ¿Quién toca al bicho bola y puede tomar prestado su poder?
    .solved = Un mosquito junto a un bicho bola lanza como él, aunque el propio bicho bola no llegue.

## Exercises: how games end

exercise-passing-1 = Mira tus piezas y tu reserva. ¿Qué puedes jugar?
    .hint = Si no puedes colocar ni mover nada, solo queda una cosa.
    .solved = Se pasa cuando no hay otra cosa, y solo entonces.

exercise-passing-2 = Deja a tu rival sin ninguna jugada.
    .hint = ¿Qué pieza rival aún puede hacer algo? Quítale esa posibilidad.
    .solved = Tu rival tiene que pasar, y tú juegas dos veces seguidas.

exercise-ending-1 = No toda jugada que llena el último sitio junto a la reina rival gana. Encuentra una que gane.
    .hint = Mira tu propia reina antes de jugar.
    .solved = Mira siempre las dos reinas. Si la misma jugada rodea a las dos, no gana nadie.

exercise-ending-2 = Tu rival gana en la próxima jugada si no haces nada. Impídelo.
    .hint = Encuentra la jugada que te amenaza. ¿Puedes clavar o cubrir esa pieza, o llevarte a tu reina?
    .solved = Antes de atacar, pregúntate siempre qué jugaría tu rival.

exercise-draws-1 = Tu rival amenaza con ganar y tú no puedes ganar antes. Salva lo que se pueda: acaba la partida en tablas.
    .hint = Hay una casilla que está junto a las dos reinas.
    .solved = La misma jugada rodea a las dos reinas, así que no gana nadie.

exercise-corners-1 = Tu rival acaba de lanzar una de tus piezas. Señala todas tus piezas que pueden moverse.
    .hint = Una pieza lanzada descansa un turno.
    .solved = En tu próximo turno podrá volver a moverse.

exercise-corners-2 = Encuentra todas las casillas a las que puede ir { $piece_the }. ¿Qué ve de la torre?
    .hint = De una torre solo ve la pieza de arriba.
    .solved = Lo que está cubierto no le presta nada al mosquito.

## Exercises: tactics

exercise-tactics-1 = { $piece_start } es la pieza de tu rival que mejor corre. Juega de modo que ya no pueda moverse.
    .hint = Puedes clavar, cubrir o encerrar esa pieza. ¿Qué tienes a mano?
    .solved = Una pieza que no puede moverse no participa en el ataque.

exercise-tactics-2 = Tu rival amenaza con ganar en la próxima jugada. Encuentra una jugada que aguante.
    .hint = ¿Qué pieza ocuparía el último sitio? Átala, o haz espacio para tu reina.
    .solved = Primero se para la amenaza; después se sigue con el plan propio.

exercise-tactics-3 = { $moves ->
    [one] Gana en una jugada.
   *[other] Gana en { $moves } jugadas, haga lo que haga tu rival.
}
    .hint = Busca una jugada que amenace dos cosas a la vez, o que le quite a la reina su última salida.
    .solved = Fuera cual fuera la respuesta, quedaba una manera de rematar.

exercise-tactics-4 = { $moves ->
    [one] Gana en una jugada.
   *[other] Gana en { $moves } jugadas. Tu escarabajo abre el camino.
}
    .hint = Cuando tu escarabajo está encima de ella, su casilla es tuya, y a su lado se pueden colocar piezas nuevas.
    .solved = Un escarabajo encima de la reina la inmoviliza y deja entrar a tu reserva. Es uno de los ataques más fuertes que hay.

exercise-tactics-5 = { $moves ->
    [one] Gana en una jugada.
   *[other] Gana en { $moves } jugadas. No le dejes a tu rival ninguna buena respuesta.
}
    .hint = Busca una jugada tras la cual tu rival no pueda hacer nada contra la siguiente.
    .solved = Las amenazas más fuertes son las que ninguna pieza puede parar.

exercise-tactics-6 = { $moves ->
    [one] Gana en una jugada.
   *[other] Gana en { $moves } jugadas. Este es el más difícil.
}
    .hint = Piensa hacia atrás: ¿quién puede ocupar el último sitio y quién el anterior? Empieza por el sitio más difícil de alcanzar.
    .solved = Un plan de varias jugadas funciona cuando ninguna le da a tu rival tiempo para respirar.

## The coach of the first game

coach-first = Empieza con cualquier insecto menos la reina. Una araña o un saltamontes es una buena primera pieza: las hormigas son más útiles después.
coach-second = Desde ahora, tus piezas nuevas tocan solo tu color. Ponlas detrás de tu primera pieza, lejos de tu rival.
coach-queen-soon = Piensa en tu reina: tiene que entrar a más tardar en tu cuarto turno, y hasta entonces ninguna de tus piezas puede moverse.
coach-queen-due = Es tu cuarto turno: ahora tienes que colocar la reina.
coach-queen-where = Elige para ella una casilla tranquila, con pocas vecinas.
coach-can-move = Tu reina está en el tablero, así que tus piezas ya pueden moverse. En cada turno colocas una pieza o mueves una.
coach-win-now = ¡Puedes ganar en esta jugada! Busca el último sitio libre junto a la reina rival.
coach-stop-them = Cuidado: tu rival podría ganar en la próxima jugada. Impídelo ahora.
coach-your-queen = Sitios ocupados alrededor de tu reina: { $taken } de 6. Hazle espacio, o clava las piezas que la atacan.
coach-their-queen = Sitios ocupados alrededor de la reina rival: { $taken } de 6. ¡Sigue llenándolos!
coach-pinned = { $cut_off_count ->
    [0] Tienes una pieza clavada: { $piece_the }. Mantiene unida la colmena y por ahora tiene que quedarse.
   *[other] Tienes una pieza clavada: { $piece_the }. Une { $cut_off_the } con la colmena y por ahora tiene que quedarse.
}
coach-queen-pinned = Tu reina mantiene unida la colmena y no puede moverse. Dale a la colmena otra unión, para que la reina pueda irse si hace falta.
coach-beetle = { $piece_start } podría subirse encima de una pieza de tu rival, que entonces no podría moverse.
coach-cover-queen = { $piece_start } podría subirse encima de la reina rival. Entonces ella queda inmóvil, y puedes colocar piezas nuevas justo a su lado.
coach-pass = No puedes colocar ni mover nada, así que tienes que pasar.
coach-plan-ants = Un buen plan: pon en juego { $piece_the }. Puede correr a casi cualquier sitio y clavar piezas de tu rival.
coach-plan-attack = Un buen plan: ocupa un sitio junto a la reina rival, por ejemplo así: { $move }. Seis sitios ocupados ganan.
coach-plan-place = Un buen plan: coloca ahora otra pieza, y ataca cuando tengas en juego más piezas que tu rival.
coach-plan-free = Un buen plan: mantén libre { $piece_the }. Una pieza que mantiene unida la colmena no puede atacar.
coach-plan-pin = Un buen plan: clava { $enemy_the } con { $piece_the }, yendo adonde no toque ninguna otra.
coach-plan-near = Un buen plan: lleva { $piece_the } a una casilla desde la que llegue a la reina rival en su próxima jugada.
coach-won = Has ganado: los seis sitios alrededor de la reina rival están ocupados.
coach-lost = Tu reina está rodeada, así que esta partida está perdida. La próxima vez, déjale un camino abierto y para pronto a quienes la atacan.
coach-drawn-both = Una jugada ha rodeado a las dos reinas: tablas.
coach-drawn-repetition = La misma posición se ha dado por tercera vez: tablas.
coach-next-level = Prueba lo mismo otra vez, o un rival más fuerte.
coach-next-lessons = Las lecciones de táctica enseñan a atacar y a defender.

## Pages: the coach beside the board

coach-wait = Fíjate en lo que juega tu rival.
# Buttons at the end of the first game.
coach-level = Jugar contra el nivel { $level }
coach-lessons = Ir a las lecciones
