# Why a move is good: true after it, and not before. Pieces and sides are named, since the reader may play either.
# The subject is the move. $queen and $side are colours; $by in hint-stops-win and hint-threatens-win is a move in words.

## How the game ends

hint-wins = { $queen ->
    [white] Cerca a rainha branca e ganha a partida.
   *[black] Cerca a rainha preta e ganha a partida.
}
hint-draws = Acaba a partida com um empate.
hint-wins-in = { $moves ->
    [one] Ganha de imediato.
   *[other] Ganha à força em { $moves } jogadas, contando com esta.
}
hint-loses-in = { $moves ->
    [one] Qualquer jogada perde no turno seguinte.
   *[other] Qualquer jogada perde à força; esta é a que mais resiste: { $moves } jogadas.
}

## What leaves no choice

hint-must-pass = Não se pode colocar nem mover nada, por isso tens de passar.
hint-queen-is-due = A rainha tem de entrar até ao quarto turno, e é este.
hint-only-move = Não há outra jogada.
hint-stops-win = Trava o adversário, que ganharia assim: { $by }.
hint-threatens-win = Ameaça ganhar assim: { $by }.
hint-shuts-out = { $side ->
    [white] Depois dela, as brancas não podem fazer nada e têm de passar.
   *[black] Depois dela, as pretas não podem fazer nada e têm de passar.
}

## The enemy Queen

hint-fills = { $queen ->
    [white] Ocupa mais um lugar à volta da rainha branca: { $count } em 6.
   *[black] Ocupa mais um lugar à volta da rainha preta: { $count } em 6.
}
hint-covers-queen = { $queen ->
    [white] Sobe para cima da rainha branca, que deixa de se poder mover.
   *[black] Sobe para cima da rainha preta, que deixa de se poder mover.
}
hint-throws-queen = { $queen ->
    [white] Lança a rainha branca para um sítio mais apertado, com { $count } dos 6 lugares à volta ocupados.
   *[black] Lança a rainha preta para um sítio mais apertado, com { $count } dos 6 lugares à volta ocupados.
}
hint-opens-places = { $queen ->
    [white] { $count ->
        [one] Agora podem colocar-se peças novas ao lado da rainha branca, numa casa.
       *[other] Agora podem colocar-se peças novas ao lado da rainha branca, em { $count } casas.
    }
   *[black] { $count ->
        [one] Agora podem colocar-se peças novas ao lado da rainha preta, numa casa.
       *[other] Agora podem colocar-se peças novas ao lado da rainha preta, em { $count } casas.
    }
}
hint-aims = { $queen ->
    [white] { $piece_start } pode chegar ao lado da rainha branca na sua próxima jogada.
   *[black] { $piece_start } pode chegar ao lado da rainha preta na sua próxima jogada.
}
hint-nears = { $queen ->
    [white] { $steps ->
        [one] { $piece_start } fica a um passo da rainha branca.
       *[other] { $piece_start } fica a { $steps } passos da rainha branca.
    }
   *[black] { $steps ->
        [one] { $piece_start } fica a um passo da rainha preta.
       *[other] { $piece_start } fica a { $steps } passos da rainha preta.
    }
}

## Your own Queen

hint-rescues-queen = { $free ->
    [one] { $by_start } tira a tua rainha do aperto, lançando-a: fica com um lugar livre à volta.
   *[other] { $by_start } tira a tua rainha do aperto, lançando-a: fica com { $free } lugares livres à volta.
}
hint-gives-room = { $free ->
    [one] Dá mais espaço à tua rainha: fica com um lugar livre à volta.
   *[other] Dá mais espaço à tua rainha: fica com { $free } lugares livres à volta.
}
hint-guards = A partir de agora, { $piece_the } pode pôr a tua rainha a salvo, lançando-a.
hint-wards = Mantém { $piece_the } longe da tua rainha.
hint-places-queen = Com a tua rainha no tabuleiro, as tuas peças podem mover-se.

## Other pieces

hint-covers = Sobe para cima { $piece_of }, que deixa de se poder mover.
hint-pins = Crava { $piece_the }, que agora tem de manter a colmeia unida.
hint-blocks = Encurrala { $piece_the }, que fica sem saída.
hint-frees = Liberta { $piece_the }, que antes não se podia mover.
hint-stops-placing = { $side ->
    [white] Depois dela, as brancas não podem colocar nenhuma peça.
   *[black] Depois dela, as pretas não podem colocar nenhuma peça.
}

## Generalities

hint-develops = Põe em jogo { $piece_the }.
hint-throws = Lança { $piece_the } para outro sítio.
hint-gains-moves = { $count ->
    [one] As tuas outras peças têm mais uma jogada.
   *[other] As tuas outras peças têm mais { $count } jogadas.
}
hint-takes-moves = { $count ->
    [one] As peças do adversário têm menos uma jogada.
   *[other] As peças do adversário têm menos { $count } jogadas.
}
hint-gains-places = { $count ->
    [one] Podes colocar peças novas em mais uma casa.
   *[other] Podes colocar peças novas em mais { $count } casas.
}
hint-takes-places = { $count ->
    [one] O adversário pode colocar peças novas em menos uma casa.
   *[other] O adversário pode colocar peças novas em menos { $count } casas.
}
hint-waits = Não há nada melhor: espera e não estraga nada.
