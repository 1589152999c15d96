# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.
#
# Of an argument x that is a piece a message sees $x (worded by `piece`), $x_color, $x_bug and the forms of `piece`:
# $x_the (a formiga branca 1), $x_start (A formiga branca 1), $x_of (da formiga
# branca 1), $x_in (na formiga branca 1); of several pieces the row.

## Pieces

# $color is white or black. The colour follows the insect's gender in `agreeing`.
color = { $color ->
    [white] branco
   *[black] preto
}
    .feminine = { $color ->
        [white] branca
       *[black] preta
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
    [queen] Rainha
    [spider] Aranha
    [beetle] Escaravelho
    [grasshopper] Gafanhoto
    [ant] Formiga
    [mosquito] Mosquito
    [ladybug] Joaninha
   *[pillbug] Bicho-de-conta
}
    .plain = { $bug ->
        [queen] rainha
        [spider] aranha
        [beetle] escaravelho
        [grasshopper] gafanhoto
        [ant] formiga
        [mosquito] mosquito
        [ladybug] joaninha
       *[pillbug] bicho-de-conta
    }
    .the = { $bug ->
        [queen] a rainha
        [spider] a aranha
        [beetle] o escaravelho
        [grasshopper] o gafanhoto
        [ant] a formiga
        [mosquito] o mosquito
        [ladybug] a joaninha
       *[pillbug] o bicho-de-conta
    }
    .start = { $bug ->
        [queen] A rainha
        [spider] A aranha
        [beetle] O escaravelho
        [grasshopper] O gafanhoto
        [ant] A formiga
        [mosquito] O mosquito
        [ladybug] A joaninha
       *[pillbug] O bicho-de-conta
    }
    .of = { $bug ->
        [queen] da rainha
        [spider] da aranha
        [beetle] do escaravelho
        [grasshopper] do gafanhoto
        [ant] da formiga
        [mosquito] do mosquito
        [ladybug] da joaninha
       *[pillbug] do bicho-de-conta
    }
    .in = { $bug ->
        [queen] na rainha
        [spider] na aranha
        [beetle] no escaravelho
        [grasshopper] no gafanhoto
        [ant] na formiga
        [mosquito] no mosquito
        [ladybug] na joaninha
       *[pillbug] no bicho-de-conta
    }

# A particular tile: “formiga branca 1”. $number is 0 if the side has only one of the kind.
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
    .in = { $number ->
        [0] { bug.in } { color.agreeing }
       *[other] { bug.in } { color.agreeing } { $number }
    }

# Several things in a row: "a e b", "a, b e c". $row is what stands there already.
list-two = { $row } e { $next }
list-next = { $row }, { $next }
list-last = { $row } e { $next }

## Levels of the engine

# What a level plays like, in a sentence. $level is 1 to 10.
level-about = { $level ->
    [1] Sabe como se movem as peças e corre para a tua rainha. Para uma primeira partida.
    [2] Ataca com mais juízo, mas ainda se esquece de defender.
    [3] Impede a vitória que vê chegar na jogada seguinte, mas não faz planos.
    [4] Responde às ameaças, mas deixa escapar muitos lançamentos.
    [5] Vê combinações curtas e sabe quanto valem as peças.
    [6] Joga como um jogador de clube: poucos descuidos e um ou outro plano.
    [7] Tem de ser superado: não basta esperar que falhe.
    [8] Difícil de vencer: só lhe escapam pormenores.
    [9] Quase a força toda, com um ou outro deslize.
   *[10] A força toda, durante o tempo que o deixares pensar.
}

## Why a move is not legal

illegal-game-over = A partida acabou.
illegal-pass-not-forced = Só podes passar se não puderes colocar nem mover nada.
illegal-not-in-game = { $piece_start } não entra neste tipo de partida.
illegal-not-yours = { $piece_start } é do teu adversário: não podes colocar nem mover essa peça.
illegal-already-placed = { $piece_start } já está no tabuleiro.
illegal-not-placed = { $piece_start } ainda não está no tabuleiro.
illegal-out-of-order = As peças iguais entram pela ordem dos números: agora é { $piece_the }.
illegal-queen-must-wait = A rainha não pode ser a primeira peça que colocas.
illegal-queen-is-due = É o teu quarto turno: agora tens de colocar a rainha.
illegal-queen-not-placed = As tuas peças podem mover-se quando a tua rainha estiver no tabuleiro.
illegal-occupied = Uma peça nova coloca-se numa casa vazia.
illegal-no-friend-beside = Uma peça nova tem de tocar numa das tuas.
illegal-enemy-beside = Uma peça nova não pode tocar em nenhuma do teu adversário.
illegal-covered = Há outra peça em cima { $piece_of }.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_start } mantém a colmeia unida: se sair, a colmeia parte-se.
    [one] { $piece_start } mantém a colmeia unida: se sair, { $cut_off_the } perde o contacto.
   *[other] { $piece_start } mantém a colmeia unida: se sair, { $cut_off_the } perdem o contacto.
}
illegal-resting = { $piece_start } moveu-se no turno anterior e descansa neste.
illegal-same-cell = { $piece_start } já está aí: uma jogada tem de mudar alguma coisa.
illegal-thrower-covered = { $piece_start } tem outra peça em cima, por isso não pode lançar nada.
illegal-thrower-resting = { $piece_start } acaba de sofrer um lançamento e descansa, por isso não pode lançar nada.
illegal-thrower-powerless = { $piece_start } só pode lançar quando está no chão e toca num bicho-de-conta sem nenhuma peça em cima.
illegal-not-thrown = { $piece_start } é do teu adversário, e nenhum bicho-de-conta teu pode lançar essa peça para aí.
illegal-in-stack = { $piece_start } faz parte de uma pilha. Só se pode lançar uma peça que esteja sozinha na sua casa.
illegal-throw-too-narrow = O lançamento passaria entre duas pilhas mais altas: essa abertura é demasiado estreita para { $piece_the }.
illegal-cannot-climb = Essa casa está ocupada: { $piece_the } tem de acabar numa vazia.
illegal-too-narrow = No caminho há uma abertura demasiado estreita: { $piece_the } não consegue passar.
illegal-loses-contact = Ao lado do caminho não há nada: { $piece_the } largaria a colmeia.
illegal-mosquito-alone = { $piece_start } só toca em mosquitos: não há nada para imitar, por isso não se pode mover.
illegal-mosquito-on-top = Em cima da colmeia, { $piece_the } é um escaravelho: move-se apenas uma casa.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_start } move-se apenas uma casa, deslizando ao longo da colmeia.
    [spider] { $piece_start } move-se exatamente três casas, deslizando ao longo da colmeia.
    [beetle] { $piece_start } move-se apenas uma casa, também para cima de outras peças.
    [grasshopper] { $piece_start } salta em linha reta por cima de uma fila de peças até à primeira casa vazia.
    [ant] { $piece_start } não consegue deslizar até essa casa à volta da colmeia.
    [mosquito] { $piece_start } move-se como uma das peças em que toca, e nenhuma delas chega aí.
    [ladybug] { $piece_start } move-se duas casas por cima da colmeia e depois uma para baixo.
   *[pillbug] { $piece_start } move-se apenas uma casa, deslizando ao longo da colmeia.
}

## Why a wish is refused

refusal-not-a-player = Só os dois jogadores podem fazer isso.
refusal-not-the-table = Só o servidor pode fazer isso.
refusal-not-allowed = Aqui não tens permissão para fazer isso.
refusal-engine-seat = É o motor que joga deste lado.
refusal-imported = Esta partida foi importada e é só para ver; podes continuar a jogar a partir de uma das suas posições.
refusal-not-your-turn = É a vez do teu adversário.
refusal-stale = Entretanto a partida continuou: volta a vê-la.
refusal-too-late-to-abort = Os dois lados já jogaram e a partida já não pode ser anulada; podes desistir.
refusal-no-such-offer = Não há nenhuma proposta a que responder.
refusal-offered-already = Já pediste: espera que o teu adversário responda ou jogue.
refusal-move-before-offer = Faz uma jogada antes de voltares a propor empate.
refusal-no-takebacks = Nesta partida não se desfazem jogadas.
refusal-nothing-to-take-back = Não há nenhuma jogada tua para desfazer.
refusal-no-time-to-take-back = Desfazer uma jogada retira também o tempo que ela acrescentou, e um relógio chegaria a zero.
refusal-time-left = Ainda há tempo no relógio.
refusal-far-from-hive = Aí ficaria sozinho: todos os insetos têm de tocar na colmeia.
refusal-first-cell = O primeiro inseto vai para a casa marcada.
refusal-looking-back = Estás a ver uma jogada anterior. Vai para a última para jogar.
refusal-no-target = { $piece_start } não tem para onde ir.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = «{ $text }» não é uma jogada que se consiga ler: { $expected }
