# The rulebook: titles of chapters, rules by their numbers, captions of diagrams, and the words of `skep rules`.
#
# A blank line within a message begins a new paragraph. "(R3.3)" becomes a link to that rule: keep such numbers as they are.
# What a caption counts comes as an argument, worked out by the rules: never type such a number in.

## Chapters: the title, and what it is about in one short line

chapter-goal = O objetivo
    .about = Cercar a outra rainha
chapter-setup = Peças e mesa
    .about = O que é preciso e quem começa
chapter-placing = Colocar
    .about = Onde pode entrar uma peça nova
chapter-queen-turns = Os quatro turnos da rainha
    .about = Tem de sair a tempo
chapter-opening = A abertura de torneio
    .about = Porque é que a rainha não sai primeiro
chapter-moving = Mover
    .about = Quando se podem mover as tuas peças
chapter-one-hive = Uma só colmeia
    .about = A colmeia nunca se parte
chapter-freedom = Liberdade de movimento
    .about = Aberturas demasiado estreitas
chapter-queen = A rainha
    .about = Um passo, e tudo gira à sua volta
chapter-beetle = O escaravelho
    .about = Sobe para cima das outras
chapter-grasshopper = O gafanhoto
    .about = Salta em linha reta
chapter-spider = A aranha
    .about = Exatamente três passos
chapter-ant = A formiga
    .about = Corre tão longe quanto quer
chapter-ladybug = A joaninha
    .about = Para cima, em frente e para baixo
chapter-mosquito = O mosquito
    .about = Move-se como as suas vizinhas
chapter-pillbug = O bicho-de-conta
    .about = Lança as vizinhas por cima de si
chapter-passing = Passar
    .about = Quando não se pode fazer nada
chapter-ending = O fim da partida
    .about = Como se ganha e como se perde
chapter-draws = Empates
    .about = Quando ninguém ganha
chapter-corners = Casos difíceis
    .about = Raros, mas com resposta exata
chapter-tactics = Primeiras ideias
    .about = Como começar a jogar bem

## The goal

text-goal =
    O Hive é um jogo para dois. Um joga com os insetos brancos e o outro com os pretos, e cada um tem uma rainha.

    Ganhas quando os seis lugares à volta da outra rainha estão ocupados. Não importa por quem: contam as tuas peças e também as do teu adversário.
text-goal-turn =
    Joga-se à vez. Em cada turno faz-se uma só coisa: colocar uma peça nova ou mover uma que já lá está. Todas juntas, as peças formam a colmeia.
diagram-goal = Dos seis lugares à volta da rainha preta, { $black_ring } estão ocupados. Jogam as brancas: com { $piece_the }, ocupa o último e ganha.

## Pieces and table

rule-1-1 =
    Os dois lados têm as mesmas 11 peças: 1 rainha, 2 aranhas, 2 escaravelhos, 3 gafanhotos e 3 formigas.

    Podem juntar-se mais três insetos, cada um sozinho ou com os outros: 1 mosquito, 1 joaninha e 1 bicho-de-conta para cada lado. Com todos eles, são 14 peças para cada um.
diagram-insects = Os oito insetos, uma peça branca de cada um. Pega numa e vê para onde pode ir.
rule-1-2 =
    Começam as brancas. Quem joga com elas decide-se por acordo ou à sorte.
rule-1-3 =
    Não há tabuleiro para encher: qualquer mesa serve. As próprias peças são o tabuleiro, e a colmeia pode crescer e deslocar-se em qualquer direção, tanto quanto quiser.
diagram-no-edge = A colmeia tornou-se uma fila comprida e pode continuar a crescer: não há limite. { $piece_start } pode correr para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}, até para lá da outra ponta.
rule-1-4 =
    Nunca se captura nada. Uma peça que está no tabuleiro fica em jogo até ao fim. Não é preciso pôr todas as peças em jogo: as que não colocas ficam na tua reserva.
diagram-not-captured = { $piece_start } está em cima de uma formiga preta. A formiga está tapada, não capturada: assim que o escaravelho sair, pode voltar a correr.
diagram-start = Assim começa qualquer partida: uma mesa vazia e todas as peças na reserva. As brancas colocam a primeira.

## Placing

rule-2-1 =
    A primeira peça branca abre a partida. Tanto faz onde fica. A primeira peça preta vai mesmo para o lado dela, qualquer que seja o lado. Nunca mais uma peça nova poderá tocar numa da outra cor.
diagram-first-reply = A primeira peça preta pode ir para { $cells ->
    [one] { $cells } casa
   *[other] qualquer uma de { $cells } casas
} à volta da branca.
rule-2-2 =
    A partir do teu segundo turno, uma peça nova tem de tocar em pelo menos uma das tuas e em nenhuma do teu adversário.

    Uma pilha tem a cor da peça de cima. O que está por baixo não conta.
diagram-placing = As brancas podem colocar uma peça nova em { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}: as marcadas. Nas casas riscadas tocaria numa peça preta, ou em nenhuma branca.
diagram-placing-stack = Um escaravelho branco está em cima de uma peça preta, por isso essa casa agora é branca, e também ao lado dela podem entrar peças brancas novas. Ao todo há { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
} para elas.
rule-2-3 =
    Uma peça nova começa numa casa vazia, no chão. Isto vale também para escaravelhos e mosquitos: sobem mais tarde.
diagram-placing-ground = { $piece_start } gostaria de começar em cima da colmeia. Tem de começar no chão, como todas as peças.
rule-2-4 =
    Uma peça nova vem de cima e não tem de entrar a deslizar. Por isso pode ir também para um buraco para onde nenhuma peça conseguiria deslizar.
diagram-placing-hole = Nenhuma peça conseguiria deslizar para o buraco entre as peças brancas. { $piece_start } vem da reserva e pode entrar aí.
rule-2-7 =
    As peças do mesmo tipo são iguais. Os números só servem para as distinguir quando se anotam as jogadas, e por isso saem por ordem: primeiro a formiga 1, depois a formiga 2 e depois a formiga 3.
diagram-placing-order = As formigas saem por ordem de número. Antes sai outra, por isso { $piece_the } ainda tem de esperar na reserva.

## The Queen’s four turns

rule-2-5 =
    Tens de colocar a tua rainha num dos teus primeiros quatro turnos. Se no quarto ela ainda estiver na reserva, nada mais é permitido: tens de a colocar agora.
diagram-queen-due = É o quarto turno das brancas e a rainha ainda está na reserva. Agora tem de sair, em { $cells ->
    [one] { $cells } casa
   *[other] qualquer uma de { $cells } casas
}. Nenhuma outra peça pode ser colocada.

## The tournament opening

rule-2-6 =
    Nos torneios, a tua rainha não pode ser a primeira peça que colocas. A partir do segundo turno já pode sair.

    O skep também joga assim, se não escolheres outra coisa ao começar uma partida: as regras impressas deixam a rainha sair primeiro.
diagram-opening = Primeiro turno das pretas. Pode sair qualquer inseto menos a rainha: tem de esperar um turno.
diagram-opening-printed = O mesmo turno pelas regras impressas: a rainha pode sair já, em { $cells ->
    [one] { $cells } casa
   *[other] qualquer uma de { $cells } casas
}.

## Moving

rule-3-1 =
    As tuas peças podem mover-se quando a tua própria rainha está no tabuleiro. A rainha do teu adversário não conta para isso.

    A partir daí escolhes em cada turno: colocar uma peça nova ou mover uma que está no tabuleiro.
diagram-queen-first = A rainha branca ainda está na reserva, por isso { $piece_the } ainda não se pode mover. As brancas só podem colocar uma peça.
rule-3-5 =
    Numa pilha, só a peça de cima pode fazer alguma coisa. Tudo o que está por baixo tem de esperar que ela saia.
diagram-covered = Há uma peça em cima { $piece_of }. Enquanto lá estiver, { $piece_the } não se pode mover.
rule-3-6 =
    Uma jogada tem de mudar alguma coisa: nenhuma peça acaba o movimento na casa onde o começou.
diagram-no-change = { $piece_start } pode correr para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}. Dar a volta à colmeia e regressar à própria casa não é uma jogada: nada teria mudado.

## One hive

rule-3-2 =
    Todas as peças juntas formam uma só colmeia, que tem de continuar unida a todo o momento, também enquanto uma peça vai a caminho.

    Para o saber, levanta a peça em pensamento. Se o resto se separar, a peça está cravada: não se pode mover, e nenhum bicho-de-conta a pode lançar. É assim mesmo que as partes se voltassem a juntar no sítio onde a peça pousa.

    Uma peça que está em cima de outra nunca está cravada: as de baixo mantêm a colmeia unida.
diagram-one-hive = Se se levantar { $piece_the }, a colmeia parte-se: { $cut_off_count ->
    [one] { $cut_off_the } perderia o contacto.
   *[other] { $cut_off_the } perderiam o contacto.
} É uma peça cravada e tem de ficar.
diagram-one-hive-on-the-way = Na casa riscada, { $piece_the } voltaria a tocar nas duas metades da colmeia. Mas pelo caminho as metades não se tocariam, por isso a jogada não é permitida.
diagram-one-hive-ring = As peças formam um anel. Se se tirar uma, as outras continuam unidas: nada crava { $piece_the }, que pode ir para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}.
diagram-one-hive-top = A peça de baixo é a única ligação entre as duas metades. Mesmo assim, { $piece_the }, que está em cima, pode sair para { $cells ->
    [one] { $cells } casa
   *[other] qualquer uma de { $cells } casas
}: a ligação fica onde está.

## Freedom to move

rule-3-3 =
    No chão, uma peça desliza de casa em casa. Para cada passo, olha para as duas casas que tocam ao mesmo tempo na de partida e na de chegada. Exatamente uma delas tem de estar ocupada.

    Se estiverem as duas, a abertura é demasiado estreita. Se não estiver nenhuma, a peça largaria a colmeia pelo caminho. A casa de onde sai conta como vazia, a não ser que houvesse alguma coisa por baixo.
diagram-boxed-in = { $piece_start } tem ao lado uma casa vazia. Mas a abertura é demasiado estreita e não consegue deslizar para fora.
diagram-hole = O buraco do meio só está aberto de um lado. Nada consegue deslizar por uma abertura tão estreita, nem { $piece_the }.
diagram-contact = A casa riscada parece perto, mas ao lado do caminho até lá não há nada. { $piece_start } largaria a colmeia, por isso tem de dar a volta.
rule-3-4 =
    Para subir também é preciso espaço. Olha para a altura da casa para onde se vai e para a do que fica na casa que se deixa. Toma a maior das duas. Se as pilhas de ambos os lados do caminho forem mais altas do que isso, a abertura é demasiado estreita.

    Nada mais se pede a um passo para cima, para baixo ou por cima. Um passo do chão para o chão segue a regra R3.3.
diagram-gate = O caminho { $piece_of } passa entre duas pilhas, ambas mais altas do que o sítio de onde vem e do que o sítio para onde quer ir. Essa abertura é demasiado estreita.

## The Queen

rule-4-1 =
    A rainha desliza uma casa.

    É lenta, e toda a partida gira à sua volta. Deixa-lhe uma saída enquanto puderes.
diagram-queen = { $piece_start } pode ir para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}, deslizando ao longo da colmeia.

## The Beetle

rule-4-2 =
    O escaravelho anda uma casa em qualquer direção. No chão desliza como a rainha. Também pode subir para cima das peças vizinhas, continuar por cima da colmeia e voltar a descer, até para um buraco para onde nada consegue deslizar.

    O que fica debaixo de um escaravelho não pode fazer nada, e a casa tem a cor do escaravelho. Escaravelhos e mosquitos podem subir uns para cima dos outros, tão alto quanto quiserem. Só os trava uma abertura entre pilhas mais altas (R3.4).

    É lento, mas difícil de travar: nada incomoda mais uma rainha do que um escaravelho em cima dela.
diagram-beetle = { $piece_start } pode ir para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}: desliza ao longo da colmeia ou sobe para cima de uma peça.
diagram-beetle-top = Lá de cima, { $piece_the } pode ir para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}, por cima ou para baixo. Também pode descer para o buraco para onde nada conseguiria deslizar.
diagram-beetle-covers = Um escaravelho branco está em cima { $piece_of }. Ela não se pode mover, e as brancas podem colocar peças novas ao lado dela.
diagram-beetle-tower = Em cima da formiga já estão um escaravelho e um mosquito. { $piece_start } pode subir para cima deles num só passo: nenhuma pilha é demasiado alta.

## The Grasshopper

rule-4-3 =
    O gafanhoto salta em linha reta por cima de uma ou mais peças e cai na primeira casa vazia a seguir a elas. A fila que salta começa mesmo ao seu lado e não tem falhas. Uma pilha salta-se como uma só peça.

    Não desliza, por isso nenhuma abertura é demasiado estreita para ele: sai de cantos apertados e entra em buracos fechados.
diagram-grasshopper = { $piece_start } pode saltar para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}. À riscada não chega: falta uma peça nessa fila, e um salto acaba na primeira casa vazia.
diagram-grasshopper-stack = { $piece_start } salta uma pilha como se fosse uma só peça e pode chegar a { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}. À riscada, mesmo ao lado, não: não há nada para saltar.
diagram-grasshopper-out = Nada conseguiria deslizar daqui para fora. Mas { $piece_the } salta, para { $cells ->
    [one] { $cells } casa
   *[other] qualquer uma de { $cells } casas
}.

## The Spider

rule-4-4 =
    A aranha desliza exatamente três casas, nunca menos e nunca mais. Pelo caminho não pisa duas vezes a mesma casa, e não volta ao sítio onde começou.

    É exigente, mas onde os seus três passos encaixam chega de surpresa: conta-os, os das tuas aranhas e os das outras.
diagram-spider = Três passos levam { $piece_the } a { $cells ->
    [one] { $cells } casa
   *[other] qualquer uma de { $cells } casas
}. A riscada fica mesmo ao lado, mas a abertura é demasiado estreita para dar o primeiro passo por aí.

## The Ant

rule-4-5 =
    A formiga desliza tão longe quanto quiser à volta da colmeia, pelo menos uma casa. Cada passo precisa de espaço, por isso não entra em sítios estreitos.

    É quem melhor corre: num só turno vem da outra ponta da colmeia até onde for precisa, para cravar uma peça ou para ocupar um lugar ao lado de uma rainha.
diagram-ant = { $piece_start } pode correr para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
} à volta de toda a colmeia. Só a riscada, no meio, lhe está fechada: a abertura é demasiado estreita.

## The Ladybug

rule-4-6 =
    A joaninha dá exatamente três passos: sobe para cima da colmeia, continua por cima e desce para uma casa vazia. Nunca fica em cima, e não desce onde começou. Cada passo precisa de espaço, como diz R3.4.

    Passa por cima dos muros e entra nos buracos, por isso aproxima-se de uma rainha que se julgava a salvo.
diagram-ladybug = Dois passos por cima e um para baixo: { $piece_the } pode chegar a { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}.
diagram-ladybug-hole = O buraco está fechado por todos os lados. { $piece_start } entra por cima.

## The Mosquito

rule-4-7 =
    O mosquito não tem um movimento próprio. Move-se como uma qualquer das peças em que toca quando começa o teu turno, de ambas as cores. De uma pilha só vê a peça de cima. Se só tocar em mosquitos, não se pode mover.

    Como escaravelho pode subir para cima de outras peças. Lá em cima é um escaravelho, toque no que tocar, até descer. Ao lado de um bicho-de-conta pode lançar (R5.7).

    Vale o que valem as suas vizinhas: ao lado de uma formiga corre, ao lado de um escaravelho sobe.
diagram-mosquito = { $piece_start } toca num escaravelho e numa aranha. Como um ou como a outra, pode ir para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}.
diagram-mosquito-alone = { $piece_start } só toca noutro mosquito. Não há nada para imitar, por isso não se pode mover.
diagram-mosquito-top = Aqui em cima, { $piece_the } é um escaravelho e pode ir para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}. A formiga ao lado de nada lhe serve: não pode correr até à casa riscada.

## The Pillbug

rule-4-8 =
    O bicho-de-conta desliza uma casa, como a rainha. Ou fica onde está e lança uma peça vizinha (R5.1).

    É o melhor amigo de uma rainha: ao lado dela, pode tirá-la de um aperto, lançando-a.
diagram-pillbug = Sozinho, { $piece_the } pode ir para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}, deslizando como uma rainha.
rule-5-1 =
    Em vez de se mover, o bicho-de-conta pode lançar. Pega numa peça ao seu lado, tua ou do teu adversário, põe-na em cima de si e pousa-a noutra casa vazia ao seu lado. Esse é o teu turno.
diagram-throw = O bicho-de-conta branco pode lançar { $piece_the } por cima de si, para { $cells ->
    [one] { $cells } casa
   *[other] qualquer uma de { $cells } casas
}.
rule-5-2 =
    A peça a lançar tem de estar sozinha na sua casa, sem nada em cima nem por baixo. E em cima do bicho-de-conta não pode haver nada.
diagram-throw-stack = { $piece_start } está em cima de outra peça. Faz parte de uma pilha, por isso o bicho-de-conta branco não pode lançar essa peça.
diagram-throw-covered = Um escaravelho preto está em cima do bicho-de-conta branco. Enquanto lá estiver, o bicho-de-conta não pode lançar nada, nem { $piece_the } ao seu lado.
rule-5-3 =
    A colmeia não se pode partir (R3.2): uma peça cravada não pode ser lançada.
diagram-throw-pinned = { $piece_start } está ao lado do bicho-de-conta branco, mas é o que liga { $cut_off_the } à colmeia. Por isso não se pode lançar.
rule-5-4 =
    As duas metades do lançamento precisam de espaço, a subida e a descida (R3.4). Entre duas pilhas mais altas do que o bicho-de-conta nada pode ser lançado.
diagram-throw-gate = Ao lado do caminho para a casa riscada há duas pilhas, demasiado juntas para { $piece_the }. Ainda se pode lançar para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}.
diagram-throw-gate-up = Para subir para cima do bicho-de-conta branco, { $piece_the } teria de passar entre duas pilhas, ambas mais altas do que o bicho-de-conta. Por isso não se pode lançar para lado nenhum.
rule-5-5 =
    O que o teu adversário acabou de mover, colocar ou lançar fica em paz: não o podes lançar no turno logo a seguir.
diagram-throw-just-moved = { $piece_start } acabou de chegar aqui. As brancas poderão lançar essa peça mais tarde, mas não já.
rule-5-6 =
    Uma peça lançada descansa durante o turno seguinte, seja de quem for. Não se pode mover nem voltar a ser lançada. Se for um bicho-de-conta, ou um mosquito que lançaria como ele, também não pode lançar.

    O bicho-de-conta que lançou não se moveu e não tem de descansar. Quando o jogador seguinte passa, o descanso acaba.
diagram-throw-rest = O bicho-de-conta branco acabou de lançar { $piece_the }. Essa peça descansa um turno: as pretas não a podem mover agora.
diagram-throw-again = O bicho-de-conta preto acabou de lançar { $piece_the }, que está agora ao lado do bicho-de-conta branco. As brancas não podem voltar a lançar essa peça já.
diagram-throw-rest-pillbug = O bicho-de-conta preto acabou de lançar o branco. Enquanto o branco descansa, não pode lançar, por isso { $piece_the } fica onde está.
diagram-throw-thrower = { $piece_start } acabou de lançar a formiga preta, que agora descansa. O próprio bicho-de-conta não se moveu: o preto pode lançá-lo para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}.
rule-5-7 =
    Um mosquito no chão que toca num bicho-de-conta também pode lançar, com ele próprio no meio. Pode fazê-lo mesmo que esse bicho-de-conta esteja cravado, fechado ou a descansar. Mas um bicho-de-conta debaixo de outra peça não é visto.
diagram-throw-mosquito = O mosquito branco toca num bicho-de-conta e pode lançar como ele: { $piece_the } pode ir parar a { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}.
diagram-throw-mosquito-pinned = O bicho-de-conta preto está cravado. Mesmo assim, o mosquito branco ao seu lado pode lançar como ele: { $piece_the } pode ir parar a { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}.
diagram-throw-mosquito-resting = O bicho-de-conta branco acabou de ser lançado e descansa. O mosquito branco ao seu lado não tem de descansar: pode lançar { $piece_the } para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}.
diagram-throw-mosquito-covered = Um escaravelho está em cima do bicho-de-conta preto, e o mosquito ao lado só vê o escaravelho. Por isso não pode lançar { $piece_the }.
rule-5-8 =
    Para lançar, o bicho-de-conta não precisa de liberdade própria: pode lançar mesmo cravado. Mas a tua rainha tem de estar no tabuleiro, como para qualquer movimento (R3.1).
diagram-throw-while-pinned = O bicho-de-conta branco mantém a colmeia unida e não se pode mover. Mesmo assim pode lançar: { $piece_the } pode chegar a { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}.
diagram-throw-queen-first = A rainha branca ainda está na reserva. Por isso o bicho-de-conta branco ainda não pode lançar, e { $piece_the } tem de ficar.

## Passing

rule-6-1 =
    Se não puderes colocar nem mover nada, passas, e volta a ser a vez do teu adversário. Nesse caso tens de passar, e em mais nenhum o podes fazer. E assim continua até poderes voltar a jogar ou a partida acabar.
diagram-pass = As pretas não podem colocar nada, porque toda a casa livre ao lado de uma peça preta toca também numa branca. E nenhuma peça preta se pode mover. Por isso as pretas têm de passar.

## The end of the game

rule-6-2 =
    A partida acaba assim que as seis casas à volta de uma rainha estão ocupadas, por peças de qualquer cor. Perde o dono dela, seja quem for que fez a última jogada. Ter alguma coisa em cima não a salva.
diagram-surrounded = Os { $black_ring } lugares à volta da rainha preta estão ocupados, alguns por peças pretas. As brancas ganharam.
rule-6-5 =
    Podes propor empate; se o teu adversário aceitar, a partida fica empatada. Podes desistir, e então perdes. Se se jogar com relógio, perdes quando o teu tempo acaba.

## Draws

rule-6-3 =
    Se um mesmo turno ocupar o último lugar à volta das duas rainhas, ninguém ganha: é empate.
diagram-both = À volta da rainha branca há { $white_ring } lugares ocupados e à volta da preta { $black_ring }, e a última casa é a mesma para as duas. Se { $piece_the } for para lá, é empate.
rule-6-4 =
    Quando a mesma posição surge pela terceira vez, a partida fica empatada de imediato.

    É a mesma se os mesmos insetos das mesmas cores estiverem dispostos da mesma maneira, se for a vez do mesmo jogador e se ele puder fazer as mesmas jogadas. Tanto faz qual de várias peças iguais está em cada sítio, e também se a colmeia se deslocou, rodou ou foi refletida.
diagram-repetition = Faz com que as duas rainhas se afastem e voltem, e depois outra vez. Então esta posição surge pela terceira vez, e a partida fica empatada.

## Tricky corners

text-corners =
    Estes casos são raros. Todos decorrem das regras, mas pessoas e programas já se enganaram neles.
rule-8-1 =
    Uma peça que deixa outra por baixo não parte a colmeia, e a casa que deixa não fica vazia. Por isso um escaravelho pode descer para uma casa que só toca na pilha de onde veio.
diagram-corner-stack = { $piece_start } pode ir para { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}, até para as que só tocam na peça que tem por baixo.
rule-8-2 =
    Uma abertura entre duas pilhas mais altas trava um escaravelho, uma joaninha, um mosquito que sobe e as duas metades de um lançamento. Nunca trava um gafanhoto.
diagram-corner-gate = Ao lado do caminho há duas pilhas. Um escaravelho não conseguiria passar por aqui, mas { $piece_the } salta.
diagram-corner-gate-mosquito = { $piece_start } pode subir como os escaravelhos ao lado. Mas o caminho para a casa riscada passa entre duas pilhas mais altas: essa abertura também é demasiado estreita para um mosquito.
diagram-corner-gate-ladybug = Para chegar à casa riscada, { $piece_the } teria de descer entre duas pilhas mais altas, e essa abertura é demasiado estreita. Pode chegar a { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}.
rule-8-3 =
    Uma aranha não pode dar três passos que a levem de volta ao início. Pode dar a volta dentro de um recanto, desde que não pise nenhuma casa duas vezes.
diagram-corner-spider-back = Aqui dentro, três passos levariam { $piece_the } de volta ao início, e isso não é permitido. Não há outro caminho, por isso não se pode mover.
diagram-corner-spider = { $piece_start } pode chegar a { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}. Uma delas fica mesmo ao lado: o caminho dá a volta por dentro do recanto e são três passos.
rule-8-4 =
    Um mosquito em cima da colmeia é um escaravelho, mesmo ao lado de um bicho-de-conta ou de uma formiga. Um mosquito ao lado de uma pilha só vê a peça de cima.
diagram-corner-mosquito-top = O mosquito branco toca num bicho-de-conta, mas está em cima da colmeia. Lá em cima é um escaravelho e não pode lançar { $piece_the }.
diagram-corner-mosquito = A formiga ao lado { $piece_of } tem um escaravelho em cima. Por isso { $piece_the } pode subir como um escaravelho, mas não correr como uma formiga.
rule-8-5 =
    Um bicho-de-conta que foi lançado não pode lançar no turno seguinte, nem um mosquito lançado que esteja ao lado de um bicho-de-conta. Depois de alguém passar, já podem.
diagram-corner-thrown = O bicho-de-conta preto acabou de lançar { $piece_the }. Enquanto descansa, essa peça não se pode mover nem lançar nada.
diagram-corner-thrown-mosquito = O bicho-de-conta preto acabou de lançar o mosquito branco. O mosquito toca num bicho-de-conta, mas enquanto descansa não pode lançar { $piece_the }.
diagram-corner-after-pass = O bicho-de-conta branco acabou de lançar { $piece_the }, que descansa. As pretas não podem fazer mais nada e têm de passar. Com isso o descanso acaba: o bicho-de-conta branco pode voltar a lançar essa peça.
rule-8-6 =
    Se uma peça pode chegar a uma casa sozinha e também se for lançada, é uma só jogada.
diagram-corner-both-ways = Há uma casa para onde { $piece_the } pode deslizar e para onde também se pode lançar. Vem a dar no mesmo: uma só jogada.
rule-8-7 =
    Um jogador pode ter de passar várias vezes seguidas. E se a tua rainha tiver de sair no teu quarto turno mas não houver casa para ela, passas.
diagram-corner-passes = Tudo o que as pretas têm no tabuleiro está debaixo de escaravelhos brancos. Enquanto lá estiverem, as pretas têm de passar todas as vezes. Experimenta: move { $piece_the } uma e outra vez.
diagram-corner-no-cell = É o quarto turno das brancas: { $piece_the } tem de sair. Mas toda a casa livre ao lado de uma peça branca toca também numa preta, por isso as brancas têm de passar.
rule-8-8 =
    Uma rainha cercada pode estar debaixo de uma pilha. Podes cercar a tua própria rainha, e então perdes. Se uma jogada cercar as duas rainhas, é empate, seja quem for que a fez.
diagram-corner-under = À volta da rainha branca há { $white_ring } lugares ocupados, e um escaravelho está em cima dela. Se { $piece_the } ocupar o último, as brancas perdem: estar debaixo de uma pilha não a salva.
diagram-corner-own-queen = O bicho-de-conta branco também pode lançar { $piece_the } para o buraco. Mas aí os seis lugares à volta dela estão ocupados: com esse lançamento as brancas perdem logo.
rule-8-9 =
    A repetição conta posições, não jogadas: as três vezes não têm de ser seguidas. Uma peça que se coloca muda a posição para sempre, e a contagem recomeça.
diagram-corner-repetition = Faz com que as duas rainhas se afastem e voltem, e depois outra vez pelo outro lado da fila. As jogadas são outras, mas esta posição surge pela terceira vez: empate. Se entretanto se colocar uma peça, a contagem recomeça.

## First ideas

text-tactics =
    Já conheces as regras. Eis em que pensam primeiro os bons jogadores.
text-tactics-queen =
    Mantém a tua rainha livre. É difícil cercar uma rainha que se pode afastar. Não a rodeies com as tuas próprias peças: contam para o teu adversário.
text-tactics-pin =
    Crava o que é perigoso. Uma formiga que tem de manter a colmeia unida não corre para lado nenhum. Muitas vezes basta pôr uma das tuas peças atrás dela, de modo que passe a ser a única ligação.
diagram-tactics-pin = Como do outro lado tem uma peça branca, { $piece_the } não se pode mover: sem essa peça, { $cut_off_count ->
    [one] { $cut_off_the } perderia o contacto.
   *[other] { $cut_off_the } perderiam o contacto.
}
text-tactics-beetle =
    Manda um escaravelho contra a rainha adversária. Leva tempo, mas quando está em cima dela, ela não pode fugir, e talvez possas colocar peças novas mesmo ao lado.
diagram-tactics-beetle = Com o escaravelho em cima da rainha preta, { $piece_the } pode entrar em { $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
}, algumas mesmo ao lado dela.
text-tactics-places =
    Conta, em cada turno, os lugares à volta das duas rainhas. Cada turno teu deve ocupar um dos dela ou salvar um dos teus.
text-tactics-last =
    Guarda os últimos lugares para quem lá consegue entrar. No fim fica muitas vezes um buraco para onde nada consegue deslizar. Guarda para ele um gafanhoto, um escaravelho ou uma joaninha, e preenche os lugares fáceis com formigas e aranhas.
diagram-tactics-last = O último lugar ao lado da rainha preta está fechado às formigas: a abertura é demasiado estreita. { $piece_start } pode saltar lá para dentro e ganhar.
text-tactics-tempo =
    Pensa em turnos. Se te faltam dois turnos para ganhar e ao teu adversário três, ataca. Se é ao contrário, defende primeiro. A jogada que faz as duas coisas é a que mais vale.

## The words of `skep rules`. Commands and names of chapters in them stay in English.

rules-title = As regras do Hive
rules-how =
    Lê um capítulo com «skep rules beetle», uma regra com «skep rules R3.3» e tudo com «skep rules --all».
rules-no-chapter = Não há nenhum capítulo nem nenhuma regra «{ $text }».
# $names is a row of names of chapters.
rules-nearest = Querias dizer { $names }?
rules-see-contents = «skep rules», sem mais nada, enumera todos os capítulos.
rules-no-language = Ainda não há textos para «{ $text }», por isso isto está em inglês.

## Around a drawing in the terminal

picture-white = Brancas
picture-black = Pretas
picture-white-to-move = Jogam as brancas
picture-black-to-move = Jogam as pretas
picture-turn = turno { $turn }
picture-white-wins = Ganham as brancas
picture-black-wins = Ganham as pretas
picture-both-surrounded = Empate: as duas rainhas estão cercadas
picture-repetition = Empate por repetição
picture-all-placed = todas colocadas
picture-stacks = Pilhas, de baixo para cima:
picture-moved-from = origem
picture-moved-to = chegada
picture-selected = escolhida
picture-target = destino
picture-thrown = por lançamento
picture-pinned = cravada
picture-refused = não permitido
