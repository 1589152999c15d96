# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Cerrar
part-cancel = Cancelar
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Inicio
    [End] Fin
    [PageUp] Re Pág
    [PageDown] Av Pág
    [Enter] Intro
    [Space] Espacio
    [Escape] Esc
    [Shift] Mayús
   *[other] { $key }
}

## Frame

frame-skip = Saltar al contenido
frame-home = skep: página de inicio
frame-pages = Páginas
frame-start = Inicio
frame-new = Jugar
frame-learn = Aprender
frame-games = Partidas
frame-help = Ayuda
frame-settings = Ajustes
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Colores oscuros
   *[light] Colores claros
}

## First page

start-title = Jugar a Hive
start-heading = Un lugar tranquilo para jugar a Hive
start-lead = Rodea a la reina rival antes de que rodeen a la tuya. Sin cuenta y sin esperas: tu rival vive aquí mismo.
start-play = Jugar ya
start-play-note = Llevas las blancas, contra el nivel { $level }.
start-learn = Aprender a jugar
start-new = Otra partida
start-open = Importar partida
start-insects = O elige el insecto que sale primero:
# $bug is one of the eight kinds.
start-insect = Empezar con { bug.the }
start-games = Partidas en curso
start-all-games = Todas las partidas

## Who plays, and how a game stands

player-you = Tú
player-engine = Nivel { $level }
player-named = { $name }
player-side = { $color ->
    [white] Blancas
   *[black] Negras
}

standing-your-turn = Tu turno
standing-their-turn = Tu rival está pensando
standing-to-move = { $color ->
    [white] Juegan blancas
   *[black] Juegan negras
}
standing-imported = Importada
standing-aborted = Anulada
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Tablas: las dos reinas rodeadas
    [repetition] Tablas por repetición
    [agreement] Tablas por acuerdo
   *[other] Tablas
}
standing-won = { $reason ->
    [surrounded] Has ganado: la reina rival está rodeada
    [resignation] Has ganado: tu rival se ha rendido
    [time] Has ganado por tiempo
   *[other] Has ganado
}
standing-lost = { $reason ->
    [surrounded] Has perdido: tu reina está rodeada
    [resignation] Te has rendido
    [time] Has perdido por tiempo
   *[other] Has perdido
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Ganan blancas: la reina negra está rodeada
       *[black] Ganan negras: la reina blanca está rodeada
    }
    [resignation] { $color ->
        [white] Ganan blancas: las negras se han rendido
       *[black] Ganan negras: las blancas se han rendido
    }
    [time] { $color ->
        [white] Ganan blancas por tiempo
       *[black] Ganan negras por tiempo
    }
   *[other] { $color ->
        [white] Ganan blancas
       *[black] Ganan negras
    }
}

card-title = { $white } contra { $black }
card-plies = { $count ->
    [0] sin empezar
    [one] { $count } jugada
   *[other] { $count } jugadas
}
card-menu = Más sobre { $title }

## New game

new-title = Nueva partida
new-opponent = Rival
new-opponent-name = { $opponent ->
    [engine] El motor
    [person] Una persona aquí
   *[watch] Dos motores
}
new-level = Su nivel
new-level-white = Nivel de las blancas
new-level-black = Nivel de las negras
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Nivel { $level }. { $about }
new-side = Tu color
new-side-name = { $side ->
    [white] Blancas
    [black] Negras
   *[random] Al azar
}
new-insects = Insectos
new-insects-note = La reina, las hormigas, las arañas, los saltamontes y los escarabajos juegan siempre. Se pueden sumar:
new-expansion = { $expansion ->
    [M] Mosquito
    [L] Mariquita
   *[P] Bicho bola
}
new-expansion-note = { $expansion ->
    [M] Se mueve como cualquier insecto que toque.
    [L] Corre por encima de la colmena: dos casillas arriba y una hacia abajo.
   *[P] Lanza a sus vecinas por encima de sí mismo.
}
new-rules = Reglas
new-opening = Primera jugada
new-opening-name = { $opening ->
    [tournament] La reina no puede salir primero
   *[printed] Cualquier insecto puede salir primero
}
new-takebacks = Deshacer jugadas
new-takebacks-name = { $takebacks ->
    [free] Siempre
    [asked] Con permiso
   *[never] Nunca
}
new-time = Tiempo
new-clock = Jugar con reloj
new-clock-note = Quien se queda sin tiempo pierde.
new-minutes = Tiempo por bando
new-minutes-count = { $count } min
new-increment = Se suma tras cada jugada
new-increment-count = { $count } s
new-begin = { $opponent ->
    [watch] Empezar y mirar
   *[other] Empezar
}

## Games

games-title = Partidas
games-which = Qué partidas
games-filter = { $filter ->
    [live] En curso
    [over] Terminadas
   *[all] Todas
}
games-open = Importar partida
games-none = { $filter ->
    [live] No hay partidas en curso.
    [over] Aún no hay partidas terminadas.
   *[all] Aún no hay partidas.
}
games-none-new = Nueva partida
games-more = Mostrar más
games-again = Reintentar
games-resume = Continuar
games-review = Ver
games-copy = Copiar GameString
games-download = Descargar { $format }
games-delete = Borrar
games-delete-title = ¿Borrar esta partida?
games-delete-text = Desaparecerá para siempre, con todas sus jugadas.
games-deleted = Partida borrada.

## Records

record-title = Importar partida
record-label = Pega aquí una partida o una posición
record-formats = GameString, PGN, SGF de BoardSpace o una posición en texto; también muchas a la vez en zip o tar. También puedes pegar una partida o soltar un archivo en cualquier página.
record-choose = Elegir un archivo…
record-open = Abrir
record-drop = Suelta el archivo para abrirlo
record-counts = Partidas añadidas: { $added }. Ya estaban: { $known }.
record-others = { $count ->
    [one] El archivo contiene una partida más. Está en la lista de partidas.
   *[other] El archivo contiene { $count } partidas más. Están en la lista de partidas.
}
# $note is a sentence.
record-note = { $game ->
    [0] Sobre este registro: { $note }
    [1] Sobre esta partida: { $note }
   *[other] Sobre la partida { $game } de este registro: { $note }
}

## Settings

settings-title = Ajustes
settings-theme = Colores
settings-theme-name = { $theme ->
    [light] Día
    [dark] Noche
   *[auto] Sistema
}
settings-tile-set = Piezas
settings-tile-set-name = { $set ->
    [classic] Clásicas
    [flat] Planas
   *[contrast] Alto contraste
}
settings-board = Tablero
settings-orientation = Las piezas se apoyan en
settings-orientation-name = { $orientation ->
    [pointy] un vértice
   *[flat] un lado
}
settings-rotation = Giro
settings-rotation-by = { $degrees }°
settings-numbers = Números en las piezas
settings-numbers-note = Distinguen la hormiga 1 de la hormiga 2, como la notación.
settings-dim-immobile = Atenuar lo que no puede moverse
settings-dim-immobile-note = Las piezas clavadas, cubiertas o que descansan se ven más pálidas.
settings-animate = Animaciones
settings-animate-note = Las piezas se desplazan. Nunca, si tu sistema pide menos movimiento.
settings-play = Juego
settings-sound = Sonidos
settings-sound-note = Un clic suave por jugada, un acorde al final.
settings-confirm-moves = Confirmar jugadas
settings-confirm-moves-note = Una jugada solo cuenta cuando la has confirmado.
settings-hearing = Leer y escuchar
settings-text-view = Posición como texto
settings-text-view-note = Listas de piezas y jugadas, para leer o para jugar con ellas.
settings-announce = Anunciar cada jugada
settings-announce-note = Para lectores de pantalla: jugadas, turnos y poco tiempo.
settings-language = Idioma
settings-language-auto = El del navegador
settings-reset = Dejar todo como al principio

## Help

help-title = Ayuda
help-contents = En esta página
help-section = { $section ->
    [game] El juego
    [insects] Los insectos
    [playing] Ratón y pantalla táctil
    [keyboard] Teclado
    [hearing] Jugar de oído
    [notation] Notación
    [records] Registros
   *[about] Acerca de skep
}

help-rule-aim = Ganas cuando la reina rival tiene una pieza en cada uno de sus seis lados, sean de quien sean. Si las dos reinas quedan rodeadas a la vez, son tablas.
help-rule-turn = Empiezan las blancas. En cada turno colocas una pieza nueva o mueves una que ya está en el tablero.
help-rule-place = Una pieza nueva toca al menos una de las tuyas y ninguna del otro bando. Solo la primera pieza negra toca la primera blanca.
help-rule-queen = Tu reina tiene que entrar en tus cuatro primeros turnos, y nada tuyo se mueve antes de que esté. En los torneos, y aquí si no eliges otra cosa, no puede ser la primera pieza.
help-rule-move = No hay tablero: lo forman las piezas. Puede crecer y desplazarse hacia donde quiera.
help-rule-one-hive = La colmena sigue siempre unida, también mientras una pieza está en camino. La pieza que la mantiene unida no puede moverse.
help-rule-gap = Las piezas se deslizan. Donde el hueco entre dos piezas es demasiado estrecho para deslizarse, solo pasan las que saltan o se suben encima.
help-rule-pass = Si no puedes colocar ni mover, tu turno pasa solo. Si la misma posición se da por tercera vez, son tablas.

help-insect = { $bug ->
    [queen] Un paso por el borde de la colmena. Si la pierdes, pierdes la partida.
    [beetle] Un paso en cualquier dirección, también encima de otras piezas. Lo que queda debajo no puede moverse.
    [grasshopper] Salta en línea recta por encima de una o más piezas, hasta la primera casilla vacía.
    [spider] Exactamente tres pasos por el borde de la colmena, sin volver atrás.
    [ant] Tan lejos como quiera por el borde de la colmena.
    [mosquito] Se mueve como cualquier pieza que toque. Encima de la colmena es un escarabajo.
    [ladybug] Dos pasos por encima de la colmena y luego uno hacia abajo, a una casilla vacía.
   *[pillbug] Un paso por el borde de la colmena. O bien toma una pieza vecina, de cualquier color, la pasa por encima de sí mismo y la deja en otro lado vacío. Lo que acaba de moverse se deja en paz.
}

help-pointing-pick = Haz clic en una pieza o tócala, y luego en la casilla adonde debe ir; o arrástrala hasta allí. Sirve en la reserva y en el tablero.
help-pointing-throws = Un lanzamiento se juega con la pieza lanzada: levántala, y las casillas adonde se la puede lanzar se marcan de otro modo que las que alcanza por sí misma.
help-pointing-stack = Para ver qué hay en una torre, mantenla pulsada, haz clic en ella con el botón derecho o pulsa X.
help-pointing-view = Arrastra el fondo para mover el tablero; usa la rueda o pellizca para acercarte o alejarte. «Ver toda la colmena», en el menú de la partida, lo vuelve a mostrar todo.
help-pointing-history = Recorre la partida con los botones de flecha, haciendo clic en una jugada o deslizando el dedo por la barra de botones.
help-pointing-illegal = Si algo no está permitido, la pieza tiembla y se dice por qué.

help-keyboard-text = Pulsa Tab hasta que el tablero tenga el foco. Después ve de casilla en casilla con las flechas o con seis letras del centro del teclado: E y R llevan arriba, D y F a los lados, C y V abajo.
help-keys-page = En cualquier parte de la página de una partida

help-hearing-text = Elige «Posición y jugadas como texto» en el menú de una partida, o «Posición como texto» en los ajustes. La partida tendrá entonces una lista de todas las piezas con sus vecinas, de las reservas y de las jugadas que puedes hacer.
help-hearing-type = Elige una pieza de la lista y después adónde va, o escribe una jugada en la notación de más abajo y pulsa Intro.
help-hearing-announce = Cada jugada, de quién es el turno, un pase obligado, el poco tiempo y el final de la partida se anuncian en el momento.
help-hearing-board = El tablero se puede recorrer con el teclado: cada casilla dice qué hay en ella y si la pieza que has levantado puede ir allí.

help-notation-text = Cada jugada nombra una pieza y adónde va, vista desde otra pieza. w y b son los bandos (blancas y negras), la letra es el insecto y el número distingue las piezas iguales. El signo dice de qué lado: delante del nombre, queda a la izquierda; detrás, a la derecha.
help-notation-1 = La primera jugada: la hormiga blanca 1, en cualquier sitio.
help-notation-2 = La hormiga blanca 1 va a la derecha de la reina negra.
help-notation-3 = … arriba a la izquierda de ella. La barra apunta hacia donde queda.
help-notation-4 = El escarabajo blanco 1 se sube encima de la reina negra.
help-notation-5 = No hay jugada posible.

help-records-text = Cualquier partida se puede copiar como GameString o guardar como PGN o SGF, desde su propia página o desde la lista de partidas. Para abrir un registro, pégalo en cualquier página, suelta un archivo o elige «Importar partida». La dirección de una partida puede incluir una jugada: al abrirla, la partida se muestra en esa jugada.

help-about-text = skep es software libre: un motor, un servidor y esta página en un solo programa. Tus partidas se quedan en el equipo donde funciona. «Skep» es, en inglés, una colmena de paja.
help-about-hive = Hive es un juego de John Yianni, publicado por Gen42 Games. skep no tiene relación con ellos; todos los dibujos son nuestros.
