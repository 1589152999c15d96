# The rulebook: titles of chapters, rules by their numbers, captions of diagrams, and the words of `skep rules`.
#
# A blank line within a message begins a new paragraph. "(R3.3)" becomes a link to that rule: keep such numbers as they are.
# What a caption counts comes as an argument, worked out by the rules: never type such a number in.

## Chapters: the title, and what it is about in one short line

chapter-goal = El objetivo
    .about = Rodear a la otra reina
chapter-setup = Piezas y mesa
    .about = Qué hace falta y quién empieza
chapter-placing = Colocar
    .about = Dónde puede ir una pieza nueva
chapter-queen-turns = Los cuatro turnos de la reina
    .about = Tiene que salir a tiempo
chapter-opening = La apertura de torneo
    .about = Por qué la reina no sale primero
chapter-moving = Mover
    .about = Cuándo pueden moverse tus piezas
chapter-one-hive = Una sola colmena
    .about = La colmena nunca se rompe
chapter-freedom = Libertad de movimiento
    .about = Huecos demasiado estrechos
chapter-queen = La reina
    .about = Un paso, y todo gira en torno a ella
chapter-beetle = El escarabajo
    .about = Se sube encima de las demás
chapter-grasshopper = El saltamontes
    .about = Salta en línea recta
chapter-spider = La araña
    .about = Exactamente tres pasos
chapter-ant = La hormiga
    .about = Corre tan lejos como quiere
chapter-ladybug = La mariquita
    .about = Arriba, adelante y abajo
chapter-mosquito = El mosquito
    .about = Se mueve como sus vecinas
chapter-pillbug = El bicho bola
    .about = Lanza a sus vecinas por encima de sí
chapter-passing = Pasar
    .about = Cuando no se puede hacer nada
chapter-ending = El final de la partida
    .about = Cómo se gana y se pierde
chapter-draws = Tablas
    .about = Cuando no gana nadie
chapter-corners = Casos difíciles
    .about = Raros, pero con respuesta exacta
chapter-tactics = Primeras ideas
    .about = Cómo empezar a jugar bien

## The goal

text-goal =
    Hive es un juego para dos. Uno lleva los insectos blancos y el otro los negros, y cada cual tiene una reina.

    Ganas cuando los seis sitios alrededor de la otra reina están ocupados. No importa por quién: cuentan tus piezas y también las de tu rival.
text-goal-turn =
    Se juega por turnos. En cada turno se hace una sola cosa: colocar una pieza nueva o mover una que ya está. Entre todas, las piezas forman la colmena.
diagram-goal = De los seis sitios alrededor de la reina negra, { $black_ring } están ocupados. Juegan las blancas: con { $piece_the }, ocupa el último y gana.

## Pieces and table

rule-1-1 =
    Los dos bandos tienen las mismas 11 piezas: 1 reina, 2 arañas, 2 escarabajos, 3 saltamontes y 3 hormigas.

    Se pueden sumar otros tres insectos, cada uno por su cuenta o junto con los demás: 1 mosquito, 1 mariquita y 1 bicho bola por bando. Con todos ellos hay 14 piezas por bando.
diagram-insects = Los ocho insectos, una pieza blanca de cada uno. Toma una y mira adónde puede ir.
rule-1-2 =
    Empiezan las blancas. Quién las lleva se decide de común acuerdo o al azar.
rule-1-3 =
    No hay tablero que llenar: sirve cualquier mesa. Las piezas mismas son el tablero, y la colmena puede crecer y desplazarse en cualquier dirección, tanto como quiera.
diagram-no-edge = La colmena se ha convertido en una fila larga y puede seguir creciendo: no hay límite. { $piece_start } puede correr a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}, incluso más allá del otro extremo.
rule-1-4 =
    Nunca se captura nada. Una pieza que está en el tablero sigue en juego hasta el final. No hace falta sacar todas las piezas: lo que no colocas se queda en tu reserva.
diagram-not-captured = { $piece_start } está encima de una hormiga negra. La hormiga está cubierta, no capturada: en cuanto se vaya el escarabajo, podrá correr otra vez.
diagram-start = Así empieza toda partida: una mesa vacía y todas las piezas en la reserva. Las blancas colocan la primera.

## Placing

rule-2-1 =
    La primera pieza blanca abre la partida. Dónde se ponga da igual. La primera pieza negra va pegada a ella, por cualquier lado. Nunca más podrá una pieza nueva tocar otra del color contrario.
diagram-first-reply = La primera pieza negra puede ir en { $cells ->
    [one] { $cells } casilla
   *[other] cualquiera de las { $cells } casillas
} alrededor de la blanca.
rule-2-2 =
    Desde tu segundo turno, una pieza nueva tiene que tocar al menos una de las tuyas y ninguna de tu rival.

    Una torre tiene el color de su pieza de arriba. Lo que hay debajo no cuenta.
diagram-placing = Las blancas pueden colocar una pieza nueva en { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}: las marcadas. En las tachadas tocaría una pieza negra, o ninguna blanca.
diagram-placing-stack = Un escarabajo blanco está encima de una pieza negra, así que esa casilla es ahora blanca, y también a su lado pueden ir piezas blancas nuevas. En total hay { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
} para ellas.
rule-2-3 =
    Una pieza nueva empieza en una casilla vacía, a ras de suelo. También los escarabajos y los mosquitos: ya subirán después.
diagram-placing-ground = { $piece_start } querría empezar encima de la colmena. Tiene que empezar en el suelo, como todas las piezas.
rule-2-4 =
    Una pieza nueva llega desde arriba y no tiene que entrar deslizándose. Por eso puede ir también en un agujero en el que ninguna pieza podría deslizarse.
diagram-placing-hole = Ninguna pieza podría deslizarse en el agujero que hay entre las piezas blancas. { $piece_start } viene de la reserva y se puede colocar ahí.
rule-2-7 =
    Las piezas de un mismo tipo son iguales. Sus números solo sirven para distinguirlas al anotar las jugadas, y por eso salen en orden: primero la hormiga 1, luego la hormiga 2 y luego la hormiga 3.
diagram-placing-order = Las hormigas salen por orden de número. Antes le toca a otra, así que { $piece_the } aún tiene que esperar en la reserva.

## The Queen’s four turns

rule-2-5 =
    Tienes que colocar tu reina en uno de tus cuatro primeros turnos. Si en el cuarto sigue en tu reserva, no se permite otra cosa: la colocas ahora.
diagram-queen-due = Es el cuarto turno de las blancas y la reina sigue en la reserva. Ahora tiene que salir, en { $cells ->
    [one] { $cells } casilla
   *[other] cualquiera de { $cells } casillas
}. No se puede colocar ninguna otra pieza.

## The tournament opening

rule-2-6 =
    En los torneos, tu reina no puede ser la primera pieza que colocas. Desde tu segundo turno ya puede salir.

    Así juega también skep, si no eliges otra cosa al empezar una partida: los reglamentos impresos dejan que la reina salga primero.
diagram-opening = Primer turno de las negras. Puede salir cualquier insecto menos la reina: tiene que esperar un turno.
diagram-opening-printed = El mismo turno según el reglamento impreso: la reina puede salir ya, en { $cells ->
    [one] { $cells } casilla
   *[other] cualquiera de { $cells } casillas
}.

## Moving

rule-3-1 =
    Tus piezas pueden moverse cuando tu propia reina está en el tablero. La reina de tu rival no cuenta para eso.

    A partir de entonces eliges en cada turno: colocar una pieza nueva o mover una que está en el tablero.
diagram-queen-first = La reina blanca sigue en la reserva, así que { $piece_the } aún no puede moverse. Las blancas solo pueden colocar una pieza.
rule-3-5 =
    En una torre, solo la pieza de arriba puede hacer algo. Todo lo que hay debajo tiene que esperar a que se vaya.
diagram-covered = Hay algo encima { $piece_of }. Mientras siga ahí, { $piece_the } no puede moverse.
rule-3-6 =
    Una jugada tiene que cambiar algo: ninguna pieza acaba su movimiento en la casilla donde lo empezó.
diagram-no-change = { $piece_start } puede correr a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}. Dar la vuelta a la colmena y volver a su propia casilla no es una jugada: no habría cambiado nada.

## One hive

rule-3-2 =
    Todas las piezas juntas forman una sola colmena, y tiene que seguir unida en todo momento, también mientras una pieza está en camino.

    Para saberlo, levanta la pieza mentalmente. Si el resto se separa, la pieza está clavada: no puede moverse, ni puede lanzarla un bicho bola. Es así aunque las partes volvieran a unirse donde la pieza se posa.

    Una pieza que está encima de otra nunca está clavada: las de debajo mantienen unida la colmena.
diagram-one-hive = Si se levanta { $piece_the }, la colmena se rompe: { $cut_off_count ->
    [one] { $cut_off_the } perdería el contacto.
   *[other] { $cut_off_the } perderían el contacto.
  } Es una pieza clavada y tiene que quedarse.
diagram-one-hive-on-the-way = En la casilla tachada, { $piece_the } volvería a tocar las dos mitades de la colmena. Pero por el camino las mitades no se tocarían, así que la jugada no está permitida.
diagram-one-hive-ring = Las piezas forman un anillo. Si se saca una, las demás siguen unidas: nada clava { $piece_the }, que puede ir a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}.
diagram-one-hive-top = La pieza de abajo es lo único que une las dos mitades. Aun así, { $piece_the }, que está encima, puede irse a { $cells ->
    [one] { $cells } casilla
   *[other] cualquiera de { $cells } casillas
}: la unión se queda donde está.

## Freedom to move

rule-3-3 =
    A ras de suelo, una pieza se desliza de casilla en casilla. Para cada paso, mira las dos casillas que tocan a la vez la de salida y la de llegada. Exactamente una de ellas tiene que estar ocupada.

    Si lo están las dos, el hueco es demasiado estrecho. Si no lo está ninguna, la pieza se soltaría de la colmena por el camino. La casilla de la que sale cuenta como vacía, a no ser que hubiera algo debajo.
diagram-boxed-in = { $piece_start } tiene al lado una casilla vacía. Pero el hueco es demasiado estrecho y no puede deslizarse hacia fuera.
diagram-hole = El agujero del centro solo está abierto por un lado. Nada puede deslizarse por un hueco tan estrecho, tampoco { $piece_the }.
diagram-contact = La casilla tachada parece cercana, pero junto al camino que lleva a ella no hay nada. { $piece_start } se soltaría de la colmena, así que tiene que dar la vuelta.
rule-3-4 =
    Para subir también hace falta espacio. Mira la altura de la casilla a la que se va y la de lo que queda en la casilla que se deja. Toma la mayor de las dos. Si las torres a ambos lados del camino son más altas que eso, el hueco es demasiado estrecho.

    No se pide nada más para un paso hacia arriba, hacia abajo o por encima. Un paso de suelo a suelo sigue la regla R3.3.
diagram-gate = El camino { $piece_of } pasa entre dos torres, las dos más altas que el lugar de donde viene y que el lugar adonde quiere ir. Ese hueco es demasiado estrecho.

## The Queen

rule-4-1 =
    La reina se desliza una casilla.

    Es lenta, y toda la partida gira en torno a ella. Déjale una salida mientras puedas.
diagram-queen = { $piece_start } puede ir a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}, deslizándose por el borde de la colmena.

## The Beetle

rule-4-2 =
    El escarabajo va una casilla en cualquier dirección. En el suelo se desliza como la reina. También puede subirse encima de las piezas vecinas, seguir por encima de la colmena y volver a bajar, incluso a un agujero en el que nada puede deslizarse.

    Lo que queda debajo de un escarabajo no puede hacer nada, y la casilla tiene el color del escarabajo. Escarabajos y mosquitos pueden subirse unos encima de otros, tan alto como quieran. Solo los detiene un hueco entre torres más altas (R3.4).

    Es lento, pero difícil de parar: nada molesta más a una reina que un escarabajo encima.
diagram-beetle = { $piece_start } puede ir a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}: se desliza por el borde de la colmena o se sube encima de una pieza.
diagram-beetle-top = Desde ahí arriba, { $piece_the } puede ir a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}, por encima o hacia abajo. También puede bajar al agujero en el que nada podría deslizarse.
diagram-beetle-covers = Un escarabajo blanco está encima { $piece_of }. Ella no puede moverse, y las blancas pueden colocar piezas nuevas a su lado.
diagram-beetle-tower = Encima de la hormiga ya hay un escarabajo y un mosquito. { $piece_start } puede subirse encima de ellos en un solo paso: ninguna torre le resulta demasiado alta.

## The Grasshopper

rule-4-3 =
    El saltamontes salta en línea recta por encima de una o más piezas y cae en la primera casilla vacía que hay detrás. La fila que salta empieza justo a su lado y no tiene huecos. Una torre se salta como una sola pieza.

    No se desliza, así que ningún hueco es demasiado estrecho para él: sale de rincones apretados y entra en agujeros cerrados.
diagram-grasshopper = { $piece_start } puede saltar a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}. A la tachada no llega: en esa fila falta una pieza, y un salto acaba en la primera casilla vacía.
diagram-grasshopper-stack = { $piece_start } salta una torre como si fuera una sola pieza y puede llegar a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}. A la tachada, justo al lado, no: no hay nada que saltar.
diagram-grasshopper-out = Nada podría deslizarse hacia fuera desde aquí. Pero { $piece_the } salta, a { $cells ->
    [one] { $cells } casilla
   *[other] cualquiera de { $cells } casillas
}.

## The Spider

rule-4-4 =
    La araña se desliza exactamente tres casillas, nunca menos y nunca más. Por el camino no pisa dos veces la misma casilla, y no vuelve adonde empezó.

    Es exigente, pero donde encajan sus tres pasos llega por sorpresa: cuéntalos, los de tus arañas y los de las otras.
diagram-spider = Tres pasos llevan { $piece_the } a { $cells ->
    [one] { $cells } casilla
   *[other] cualquiera de { $cells } casillas
}. La tachada está justo al lado, pero el hueco es demasiado estrecho para dar el primer paso por ahí.

## The Ant

rule-4-5 =
    La hormiga se desliza tan lejos como quiera por el borde de la colmena, al menos una casilla. Cada paso necesita espacio, así que no entra en sitios estrechos.

    Es la que mejor corre: en un turno llega desde la otra punta de la colmena adonde haga falta, para clavar una pieza o para ocupar un sitio junto a una reina.
diagram-ant = { $piece_start } puede correr a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
} alrededor de toda la colmena. Solo la tachada, en el centro, le está cerrada: el hueco es demasiado estrecho.

## The Ladybug

rule-4-6 =
    La mariquita da exactamente tres pasos: sube encima de la colmena, sigue por encima y baja a una casilla vacía. Nunca se queda arriba, y no baja donde empezó. Cada paso necesita espacio, como dice R3.4.

    Pasa por encima de los muros y entra en los agujeros, así que se acerca a una reina que se creía a salvo.
diagram-ladybug = Dos pasos por encima y uno hacia abajo: { $piece_the } puede llegar a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}.
diagram-ladybug-hole = El agujero está cerrado por todos lados. { $piece_start } entra desde arriba.

## The Mosquito

rule-4-7 =
    El mosquito no tiene un movimiento propio. Se mueve como una cualquiera de las piezas que toca cuando empieza tu turno, de los dos colores. De una torre solo ve la pieza de arriba. Si no toca más que mosquitos, no puede moverse.

    Como escarabajo puede subirse encima de otras piezas. Ahí arriba es un escarabajo, toque lo que toque, hasta que baja. Junto a un bicho bola puede lanzar (R5.7).

    Vale lo que valen sus vecinas: junto a una hormiga corre, junto a un escarabajo sube.
diagram-mosquito = { $piece_start } toca un escarabajo y una araña. Como lo uno o lo otro, puede ir a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}.
diagram-mosquito-alone = { $piece_start } no toca más que otro mosquito. No hay nada que copiar, así que no puede moverse.
diagram-mosquito-top = Aquí arriba, { $piece_the } es un escarabajo y puede ir a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}. La hormiga de al lado no le sirve de nada: no puede correr hasta la casilla tachada.

## The Pillbug

rule-4-8 =
    El bicho bola se desliza una casilla, como la reina. O se queda donde está y lanza una pieza vecina (R5.1).

    Es el mejor amigo de una reina: desde su lado puede lanzarla fuera de un apuro.
diagram-pillbug = Por sí mismo, { $piece_the } puede ir a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}, deslizándose como una reina.
rule-5-1 =
    En vez de moverse, el bicho bola puede lanzar. Toma una pieza que esté a su lado, tuya o de tu rival, la sube encima de sí mismo y la deja en otra casilla vacía a su lado. Ese es tu turno.
diagram-throw = El bicho bola blanco puede lanzar { $piece_the } por encima de sí mismo, a { $cells ->
    [one] { $cells } casilla
   *[other] cualquiera de { $cells } casillas
}.
rule-5-2 =
    La pieza que se lanza tiene que estar sola en su casilla, sin nada encima ni debajo. Y encima del bicho bola no puede haber nada.
diagram-throw-stack = { $piece_start } está encima de otra pieza. Forma parte de una torre, así que el bicho bola blanco no puede lanzar esa pieza.
diagram-throw-covered = Un escarabajo negro está encima del bicho bola blanco. Mientras siga ahí, el bicho bola no puede lanzar nada, tampoco { $piece_the } que tiene al lado.
rule-5-3 =
    La colmena no puede romperse (R3.2): una pieza clavada no se puede lanzar.
diagram-throw-pinned = { $piece_start } está junto al bicho bola blanco, pero une { $cut_off_the } con la colmena. Por eso no se puede lanzar.
rule-5-4 =
    Las dos mitades del lanzamiento necesitan espacio, la subida y la bajada (R3.4). Entre dos torres más altas que el bicho bola no se puede lanzar nada.
diagram-throw-gate = Junto al camino a la casilla tachada hay dos torres, demasiado juntas para { $piece_the }. Aún se puede lanzar a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}.
diagram-throw-gate-up = Para subir encima del bicho bola blanco, { $piece_the } tendría que pasar entre dos torres, las dos más altas que el bicho bola. Así que no se puede lanzar a ninguna parte.
rule-5-5 =
    Lo que tu rival acaba de mover, colocar o lanzar se deja en paz: no puedes lanzarlo en el turno siguiente.
diagram-throw-just-moved = { $piece_start } acaba de llegar aquí. Las blancas podrán lanzar esa pieza más adelante, pero no enseguida.
rule-5-6 =
    Una pieza lanzada descansa durante el turno siguiente, sea de quien sea. No puede moverse ni ser lanzada otra vez. Si es un bicho bola, o un mosquito que lanzaría como él, tampoco puede lanzar.

    El bicho bola que ha lanzado no se ha movido y no tiene que descansar. Cuando el siguiente jugador pasa, el descanso se acaba.
diagram-throw-rest = El bicho bola blanco acaba de lanzar { $piece_the }. Esa pieza descansa un turno: las negras no pueden moverla ahora.
diagram-throw-again = El bicho bola negro acaba de lanzar { $piece_the }, que ahora está junto al bicho bola blanco. Las blancas no pueden volver a lanzar esa pieza enseguida.
diagram-throw-rest-pillbug = El bicho bola negro acaba de lanzar el blanco. Mientras el blanco descansa, no puede lanzar, así que { $piece_the } se queda donde está.
diagram-throw-thrower = { $piece_start } acaba de lanzar la hormiga negra, que ahora descansa. El propio bicho bola no se ha movido: el negro puede lanzarlo a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}.
rule-5-7 =
    Un mosquito en el suelo que toca un bicho bola también puede lanzar, consigo mismo en el centro. Puede hacerlo aunque ese bicho bola esté clavado, encerrado o descansando. Pero un bicho bola que está debajo de otra pieza no se ve.
diagram-throw-mosquito = El mosquito blanco toca un bicho bola y puede lanzar como él: { $piece_the } puede acabar en { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}.
diagram-throw-mosquito-pinned = El bicho bola negro está clavado. Aun así, el mosquito blanco que está a su lado puede lanzar como él: { $piece_the } puede acabar en { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}.
diagram-throw-mosquito-resting = El bicho bola blanco acaba de ser lanzado y descansa. El mosquito blanco que está a su lado no tiene que descansar: puede lanzar { $piece_the } a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}.
diagram-throw-mosquito-covered = Un escarabajo está encima del bicho bola negro, y el mosquito de al lado solo ve el escarabajo. Por eso no puede lanzar { $piece_the }.
rule-5-8 =
    Para lanzar, el bicho bola no necesita libertad propia: puede lanzar aunque esté clavado. Pero tu reina tiene que estar en el tablero, como para cualquier movimiento (R3.1).
diagram-throw-while-pinned = El bicho bola blanco mantiene unida la colmena y no puede moverse. Aun así puede lanzar: { $piece_the } puede llegar a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}.
diagram-throw-queen-first = La reina blanca sigue en la reserva. Por eso el bicho bola blanco aún no puede lanzar, y { $piece_the } tiene que quedarse.

## Passing

rule-6-1 =
    Si no puedes colocar ni mover nada, pasas, y le vuelve a tocar a tu rival. En ese caso tienes que pasar, y en ningún otro puedes hacerlo. Así sigue hasta que puedas jugar de nuevo o acabe la partida.
diagram-pass = Las negras no pueden colocar nada, porque toda casilla libre junto a una pieza negra toca también una blanca. Y ninguna pieza negra puede moverse. Así que las negras tienen que pasar.

## The end of the game

rule-6-2 =
    La partida acaba en cuanto las seis casillas alrededor de una reina están ocupadas, por piezas de cualquier color. Pierde su dueño, haya hecho quien haya hecho la última jugada. Que haya algo encima de ella no la salva.
diagram-surrounded = Los { $black_ring } sitios alrededor de la reina negra están ocupados, algunos por piezas negras. Han ganado las blancas.
rule-6-5 =
    Puedes ofrecer tablas; si tu rival las acepta, la partida acaba en tablas. Puedes rendirte, y entonces pierdes. Si se juega con reloj, pierdes cuando se te acaba el tiempo.

## Draws

rule-6-3 =
    Si un mismo turno ocupa el último sitio alrededor de las dos reinas, no gana nadie: son tablas.
diagram-both = Alrededor de la reina blanca hay { $white_ring } sitios ocupados y alrededor de la negra { $black_ring }, y la última casilla es la misma para las dos. Si { $piece_the } va ahí, son tablas.
rule-6-4 =
    Cuando la misma posición se da por tercera vez, la partida acaba en tablas en el acto.

    Es la misma si los mismos insectos de los mismos colores están puestos igual, le toca al mismo jugador y puede hacer las mismas jugadas. Da igual cuál de varias piezas iguales está en cada sitio, y también si la colmena se ha desplazado, girado o reflejado.
diagram-repetition = Haz que las dos reinas se aparten y vuelvan, y luego otra vez. Entonces esta posición se da por tercera vez, y la partida acaba en tablas.

## Tricky corners

text-corners =
    Estos casos se dan pocas veces. Todos se siguen de las reglas, pero personas y programas se han equivocado con ellos.
rule-8-1 =
    Una pieza que deja otra debajo no rompe la colmena, y la casilla que deja no queda vacía. Por eso un escarabajo puede bajar a una casilla que no toca más que la torre de la que viene.
diagram-corner-stack = { $piece_start } puede ir a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}, incluso a las que no tocan más que la pieza que tiene debajo.
rule-8-2 =
    Un hueco entre dos torres más altas detiene a un escarabajo, a una mariquita, a un mosquito que sube y a las dos mitades de un lanzamiento. Nunca detiene a un saltamontes.
diagram-corner-gate = Junto al camino hay dos torres. Un escarabajo no podría pasar por aquí, pero { $piece_the } salta.
diagram-corner-gate-mosquito = { $piece_start } puede subir como los escarabajos de al lado. Pero el camino a la casilla tachada pasa entre dos torres más altas: ese hueco también es demasiado estrecho para un mosquito.
diagram-corner-gate-ladybug = Para llegar a la casilla tachada, { $piece_the } tendría que bajar entre dos torres más altas, y ese hueco es demasiado estrecho. Puede llegar a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}.
rule-8-3 =
    Una araña no puede dar tres pasos que la lleven de vuelta al principio. Sí puede dar la vuelta dentro de un recoveco, mientras no pise dos veces ninguna casilla.
diagram-corner-spider-back = Aquí dentro, tres pasos llevarían { $piece_the } de vuelta al principio, y eso no está permitido. No hay otro camino, así que no puede moverse.
diagram-corner-spider = { $piece_start } puede llegar a { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}. Una de ellas está justo al lado: el camino da la vuelta dentro del recoveco y son tres pasos.
rule-8-4 =
    Un mosquito encima de la colmena es un escarabajo, incluso junto a un bicho bola o una hormiga. Un mosquito junto a una torre solo ve su pieza de arriba.
diagram-corner-mosquito-top = El mosquito blanco toca un bicho bola, pero está encima de la colmena. Ahí arriba es un escarabajo y no puede lanzar { $piece_the }.
diagram-corner-mosquito = La hormiga que está al lado { $piece_of } tiene un escarabajo encima. Por eso { $piece_the } puede subir como un escarabajo, pero no correr como una hormiga.
rule-8-5 =
    Un bicho bola que ha sido lanzado no puede lanzar en el turno siguiente, ni tampoco un mosquito lanzado que esté junto a un bicho bola. Después de un pase sí pueden.
diagram-corner-thrown = El bicho bola negro acaba de lanzar { $piece_the }. Mientras descansa, esa pieza no puede moverse ni lanzar nada.
diagram-corner-thrown-mosquito = El bicho bola negro acaba de lanzar el mosquito blanco. El mosquito toca un bicho bola, pero mientras descansa no puede lanzar { $piece_the }.
diagram-corner-after-pass = El bicho bola blanco acaba de lanzar { $piece_the }, que descansa. Las negras no pueden hacer nada más y tienen que pasar. Con eso el descanso se acaba: el bicho bola blanco puede volver a lanzar esa pieza.
rule-8-6 =
    Si una pieza puede llegar a una casilla por sí misma y también si la lanzan, es una y la misma jugada.
diagram-corner-both-ways = Hay una casilla a la que { $piece_the } puede deslizarse y a la que también se puede lanzar. Viene a ser lo mismo: una sola jugada.
rule-8-7 =
    Un jugador puede tener que pasar varias veces seguidas. Y si tu reina tiene que salir en tu cuarto turno pero no hay casilla para ella, pasas.
diagram-corner-passes = Todo lo que las negras tienen en el tablero está debajo de escarabajos blancos. Mientras sigan ahí, las negras tienen que pasar cada vez. Pruébalo: mueve { $piece_the } una y otra vez.
diagram-corner-no-cell = Es el cuarto turno de las blancas: { $piece_the } tiene que salir. Pero toda casilla libre junto a una pieza blanca toca también una negra, así que las blancas tienen que pasar.
rule-8-8 =
    Una reina rodeada puede estar debajo de una torre. Puedes rodear a tu propia reina, y entonces pierdes. Si una jugada rodea a las dos reinas, son tablas, la haya hecho quien la haya hecho.
diagram-corner-under = Alrededor de la reina blanca hay { $white_ring } sitios ocupados, y un escarabajo está encima de ella. Si { $piece_the } ocupa el último, las blancas han perdido: estar debajo de una torre no la salva.
diagram-corner-own-queen = El bicho bola blanco también puede lanzar { $piece_the } al agujero. Pero ahí los seis sitios a su alrededor están ocupados: con ese lanzamiento las blancas pierden en el acto.
rule-8-9 =
    La repetición cuenta posiciones, no jugadas: las tres veces no tienen que ser seguidas. Una pieza que se coloca cambia la posición para siempre, y la cuenta empieza de nuevo.
diagram-corner-repetition = Haz que las dos reinas se aparten y vuelvan, y luego otra vez por el otro lado de la fila. Las jugadas son otras, pero esta posición se da por tercera vez: tablas. Si entretanto se coloca una pieza, la cuenta empieza de nuevo.

## First ideas

text-tactics =
    Ya conoces las reglas. Esto es lo primero en que piensan los buenos jugadores.
text-tactics-queen =
    Mantén libre a tu reina. A una reina que puede apartarse cuesta rodearla. No la rodees con tus propias piezas: cuentan para tu rival.
text-tactics-pin =
    Clava lo que es peligroso. Una hormiga que tiene que mantener unida la colmena no corre a ningún sitio. A menudo basta con poner una de tus piezas detrás de ella, de modo que se convierta en la única unión.
diagram-tactics-pin = Como al otro lado tiene una pieza blanca, { $piece_the } no puede moverse: sin esa pieza, { $cut_off_count ->
    [one] { $cut_off_the } perdería el contacto.
   *[other] { $cut_off_the } perderían el contacto.
  }
text-tactics-beetle =
    Manda un escarabajo contra la reina rival. Lleva tiempo, pero cuando está encima de ella no puede huir, y quizá puedas colocar piezas nuevas justo a su lado.
diagram-tactics-beetle = Con el escarabajo encima de la reina negra, { $piece_the } se puede colocar en { $cells ->
    [one] { $cells } casilla
   *[other] { $cells } casillas
}, algunas justo a su lado.
text-tactics-places =
    Cuenta en cada turno los sitios alrededor de las dos reinas. Cada turno tuyo debería ocupar uno de los suyos o salvar uno de los tuyos.
text-tactics-last =
    Guarda los últimos sitios para quien pueda entrar. Al final queda a menudo un agujero en el que nada puede deslizarse. Guarda para él un saltamontes, un escarabajo o una mariquita, y llena los sitios fáciles con hormigas y arañas.
diagram-tactics-last = El último sitio junto a la reina negra está cerrado para las hormigas: el hueco es demasiado estrecho. { $piece_start } puede saltar dentro y ganar.
text-tactics-tempo =
    Piensa en turnos. Si a ti te faltan dos turnos para ganar y a tu rival tres, ataca. Si es al revés, defiende primero. La jugada que hace las dos cosas es la que más vale.

## The words of `skep rules`. Commands and names of chapters in them stay in English.

rules-title = Las reglas de Hive
rules-how =
    Lee un capítulo con «skep rules beetle», una regla con «skep rules R3.3» y todo con «skep rules --all».
rules-no-chapter = No hay ningún capítulo ni ninguna regla «{ $text }».
# $names is a row of names of chapters.
rules-nearest = ¿Querías decir { $names }?
rules-see-contents = «skep rules», sin más, enumera todos los capítulos.
rules-no-language = Aún no hay textos para «{ $text }», así que esto está en inglés.

## Around a drawing in the terminal

picture-white = Blancas
picture-black = Negras
picture-white-to-move = Juegan blancas
picture-black-to-move = Juegan negras
picture-turn = turno { $turn }
picture-white-wins = Ganan blancas
picture-black-wins = Ganan negras
picture-both-surrounded = Tablas: las dos reinas están rodeadas
picture-repetition = Tablas por repetición
picture-all-placed = todas colocadas
picture-stacks = Torres, de abajo arriba:
picture-moved-from = origen
picture-moved-to = llegada
picture-selected = elegida
picture-target = destino
picture-thrown = por lanzamiento
picture-pinned = clavada
picture-refused = no permitido
