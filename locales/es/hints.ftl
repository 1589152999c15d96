# Why a move is good: true after it, and not before. Pieces and sides are named, since the reader may play either.
# The subject is the move. $queen and $side are colours; $by in hint-stops-win and hint-threatens-win is a move in words.

## How the game ends

hint-wins = { $queen ->
    [white] Rodea a la reina blanca y gana la partida.
   *[black] Rodea a la reina negra y gana la partida.
}
hint-draws = Acaba la partida en tablas.
hint-wins-in = { $moves ->
    [one] Gana en el acto.
   *[other] Gana por fuerza en { $moves } jugadas, contando esta.
}
hint-loses-in = { $moves ->
    [one] Cualquier jugada pierde en el turno siguiente.
   *[other] Cualquier jugada pierde por fuerza; esta es la que más resiste: { $moves } jugadas.
}

## What leaves no choice

hint-must-pass = No se puede colocar ni mover nada, así que tienes que pasar.
hint-queen-is-due = La reina tiene que entrar a más tardar en el cuarto turno, y es este.
hint-only-move = No hay otra jugada.
hint-stops-win = Frena a tu rival, que ganaría así: { $by }.
hint-threatens-win = Amenaza con ganar así: { $by }.
hint-shuts-out = { $side ->
    [white] Después, las blancas no pueden hacer nada y tienen que pasar.
   *[black] Después, las negras no pueden hacer nada y tienen que pasar.
}

## The enemy Queen

hint-fills = { $queen ->
    [white] Ocupa un sitio más alrededor de la reina blanca: { $count } de 6.
   *[black] Ocupa un sitio más alrededor de la reina negra: { $count } de 6.
}
hint-covers-queen = { $queen ->
    [white] Se sube encima de la reina blanca, que ya no puede moverse.
   *[black] Se sube encima de la reina negra, que ya no puede moverse.
}
hint-throws-queen = { $queen ->
    [white] Lanza la reina blanca a un lugar más apretado, con { $count } de los 6 sitios de alrededor ocupados.
   *[black] Lanza la reina negra a un lugar más apretado, con { $count } de los 6 sitios de alrededor ocupados.
}
hint-opens-places = { $queen ->
    [white] { $count ->
        [one] Ahora se pueden colocar piezas nuevas junto a la reina blanca, en una casilla.
       *[other] Ahora se pueden colocar piezas nuevas junto a la reina blanca, en { $count } casillas.
    }
   *[black] { $count ->
        [one] Ahora se pueden colocar piezas nuevas junto a la reina negra, en una casilla.
       *[other] Ahora se pueden colocar piezas nuevas junto a la reina negra, en { $count } casillas.
    }
}
hint-aims = { $queen ->
    [white] { $piece_start } puede llegar junto a la reina blanca en su próxima jugada.
   *[black] { $piece_start } puede llegar junto a la reina negra en su próxima jugada.
}
hint-nears = { $queen ->
    [white] { $steps ->
        [one] { $piece_start } se queda a un paso de la reina blanca.
       *[other] { $piece_start } se queda a { $steps } pasos de la reina blanca.
    }
   *[black] { $steps ->
        [one] { $piece_start } se queda a un paso de la reina negra.
       *[other] { $piece_start } se queda a { $steps } pasos de la reina negra.
    }
}

## Your own Queen

hint-rescues-queen = { $free ->
    [one] { $by_start } saca a tu reina del apuro lanzándola: le queda un sitio libre alrededor.
   *[other] { $by_start } saca a tu reina del apuro lanzándola: le quedan { $free } sitios libres alrededor.
}
hint-gives-room = { $free ->
    [one] Da más espacio a tu reina: le queda un sitio libre alrededor.
   *[other] Da más espacio a tu reina: le quedan { $free } sitios libres alrededor.
}
hint-guards = A partir de ahora, { $piece_the } puede poner a salvo a tu reina lanzándola.
hint-wards = Mantiene { $piece_the } lejos de tu reina.
hint-places-queen = Con tu reina en el tablero, tus piezas pueden moverse.

## Other pieces

hint-covers = Se sube encima { $piece_of }, que ya no puede moverse.
hint-pins = Clava { $piece_the }, que ahora tiene que mantener unida la colmena.
hint-blocks = Encierra { $piece_the }, que se queda sin salida.
hint-frees = Libera { $piece_the }, que antes no podía moverse.
hint-stops-placing = { $side ->
    [white] Después, las blancas no pueden colocar ninguna pieza.
   *[black] Después, las negras no pueden colocar ninguna pieza.
}

## Generalities

hint-develops = Pone en juego { $piece_the }.
hint-throws = Lanza { $piece_the } a otro sitio.
hint-gains-moves = { $count ->
    [one] Tus otras piezas tienen una jugada más.
   *[other] Tus otras piezas tienen { $count } jugadas más.
}
hint-takes-moves = { $count ->
    [one] Las piezas de tu rival tienen una jugada menos.
   *[other] Las piezas de tu rival tienen { $count } jugadas menos.
}
hint-gains-places = { $count ->
    [one] Puedes colocar piezas nuevas en una casilla más.
   *[other] Puedes colocar piezas nuevas en { $count } casillas más.
}
hint-takes-places = { $count ->
    [one] Tu rival puede colocar piezas nuevas en una casilla menos.
   *[other] Tu rival puede colocar piezas nuevas en { $count } casillas menos.
}
hint-waits = No hay nada mejor: espera y no estropea nada.
