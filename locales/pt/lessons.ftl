# The lessons and the pages around them: buttons and headings, exercises, what is said of an answer, the coach of the first game.
#
# $piece is a piece, $cut_off are several. $by is a move in words. All numbers are counted by the rules.

## The pages

learn-title = Aprender Hive
learn-about = As regras para ler e experimentar, exercícios para resolver e uma primeira partida com treinador.
learn-title-chapter = { $chapter } – Aprender Hive
learn-title-exercise = Exercício { $number } – { $chapter } – Aprender Hive
learn-rulebook = Livro de regras
learn-rulebook-about = Cada diagrama é uma posição com que podes jogar.
learn-lessons = Lições
learn-lessons-about = Pequenos exercícios, dos fáceis aos difíceis. As próprias regras verificam as tuas respostas.
learn-first-game = Primeira partida
learn-first-game-about = Joga contra o motor mais fraco. Um treinador diz-te o que importa.
learn-first-game-start = Jogar a primeira partida
learn-contents = Índice
learn-continue = Continuar onde ficaste
learn-start = Começar pelo primeiro capítulo
learn-next-chapter = Capítulo seguinte
learn-previous-chapter = Capítulo anterior
learn-practice = Prática
learn-practice-about = Exercícios deste capítulo
learn-to-rules = Ler as regras deste exercício
learn-progress = { $solved } de { $all } resolvidos
learn-solved-mark = Resolvido
learn-chapter-solved = Todos os exercícios deste capítulo estão resolvidos.
learn-all-solved = Resolveste todos os exercícios. Está na hora de uma partida a sério!
learn-forget = Apagar o progresso
learn-forget-title = Apagar o progresso?
learn-forget-text = Todos os exercícios voltam a contar como não resolvidos.
learn-forget-yes = Apagar
learn-failed = Não foi possível carregar as lições.
learn-retry = Tentar de novo
learn-missing = Esse capítulo ou exercício não existe.

# $number is such as R3.3.
learn-rule = Regra { $number }
learn-rule-link = Copiar uma ligação para a regra { $number }
learn-rule-copied = Ligação para a regra { $number } copiada.

## Diagrams and exercises on the page

learn-diagram = Diagrama
learn-diagram-number = Diagrama { $number }
learn-try = Experimenta: move uma peça
learn-reset = Repor
learn-back-one = Desfazer
learn-exercise = Exercício { $number }
learn-exercise-solved = Exercício { $number }, resolvido
learn-you-play = { $color ->
    [white] Jogas com as brancas.
   *[black] Jogas com as pretas.
}
learn-hint = Dica
learn-show = Ver a solução
learn-shown = Esta é uma maneira de o fazer.
learn-again = Tentar de novo
learn-next-exercise = Exercício seguinte
learn-wrong = Não é bem isso.
learn-solved = Resolvido!
learn-pass = Passar
learn-marked-cell = a casa marcada: { $spot }
learn-point-cells = Escolhe as casas, uma a seguir à outra.
learn-point-pieces = Escolhe as peças, uma a seguir à outra.
learn-play-move = Faz a tua jogada.
# For screen readers.
learn-found-cells = { $count ->
    [one] Uma casa encontrada até agora.
   *[other] { $count } casas encontradas até agora.
}
learn-found-pieces = { $count ->
    [one] Uma peça encontrada até agora.
   *[other] { $count } peças encontradas até agora.
}
learn-found-none = Nada encontrado até agora.

learn-coach = Treinador
learn-coach-hide = Ocultar o treinador
learn-coach-show = Mostrar o treinador

## What is said of an answer

verdict-found = { $left ->
    [one] Certo. Falta encontrar uma.
   *[other] Certo. Falta encontrar { $left }.
}
verdict-found-already = Essa já tinhas encontrado.
verdict-unreadable = «{ $text }» não se consegue ler como resposta.
# FindAll: another piece was moved than the one asked for.
verdict-other-piece = Aqui só conta { $piece_the }.
verdict-not-on-board = { $piece_start } não está no tabuleiro.
verdict-only-yours = { $piece_start } é do teu adversário. Só se pedem as tuas próprias peças.
verdict-not-pinned = Nada crava { $piece_the }: a colmeia mantém-se unida sem essa peça.
verdict-on-top = { $piece_start } está em cima de outra peça, por isso levantar essa peça não parte nada.
verdict-nowhere = Nada crava { $piece_the }, mas não tem para onde ir.
verdict-no-thrower = { $piece_start } não toca em nenhuma peça tua que possa lançar.
verdict-no-landing = { $piece_start } não se pode lançar: a subida ou a descida está fechada, ou não há casa livre ao lado do bicho-de-conta.
verdict-cell-empty = Assim a casa marcada fica vazia.
verdict-wrong-visitor = Agora a casa marcada está ocupada, mas não é { $piece_the } que lá está.
verdict-still-free = Ainda não cravaste { $piece_the }: a colmeia mantém-se unida sem essa peça.
verdict-pinned-still = { $cut_off_count ->
    [0] { $piece_start } ainda não pode sair.
   *[other] { $piece_start } ainda não pode sair: continua a ser só essa peça que liga { $cut_off_the } à colmeia.
}
verdict-nowhere-still = Já nada crava { $piece_the }, mas continua sem ter para onde ir.
verdict-still-moves = { $cells ->
    [one] { $piece_start } ainda se pode mover, para uma casa.
   *[other] { $piece_start } ainda se pode mover, para { $cells } casas.
}
verdict-not-covered = Ainda não tapaste { $piece_the }.
verdict-not-placed = Pede-se uma peça nova da tua reserva.
verdict-not-beside = A peça nova não toca { $piece_in }.
verdict-not-winning = A rainha adversária ainda respira. Lugares ocupados à volta dela: { $taken } em 6.
verdict-not-forced = { $moves ->
    [one] É demasiado lento. A resposta do teu adversário: { $by }. Então não ganhas na tua próxima jogada.
   *[other] É demasiado lento. A resposta do teu adversário: { $by }. Então não ganhas em { $moves } jogadas.
}
verdict-go-on = { $moves ->
    [one] Boa! A resposta do teu adversário: { $by }. Agora ganha numa jogada.
   *[other] Boa! A resposta do teu adversário: { $by }. Agora ganha em { $moves } jogadas.
}
verdict-unproved = Não se pode saber se isso ganha: há demasiadas respostas para ver.
verdict-draws = Isso cerca as duas rainhas ao mesmo tempo: a partida ficaria empatada.
verdict-loses = Isso cerca a tua própria rainha: perderias.
verdict-no-draw = Isso não é empate: a mesma jogada tem de cercar as duas rainhas.
verdict-still-threatened = O teu adversário ainda ganharia: { $by }.
verdict-still-crowded = A tua rainha ainda tem ocupados { $taken } dos 6 lugares à volta. Pode ter no máximo { $most }.
verdict-not-like-that = O inseto que é preciso imitar não chega aí.
verdict-can-answer = { $moves ->
    [one] O teu adversário ainda tem uma jogada.
   *[other] O teu adversário ainda tem { $moves } jogadas.
}

## Exercises: the goal and the beginning

exercise-goal-1 = Ao lado da rainha adversária resta um lugar livre. Ocupa-o e ganha.
    .hint = Qual das tuas peças pode chegar à casa vazia ao lado dela?
    .solved = Os seis lugares à volta dela estão ocupados, por isso a partida acabou. Não importa de quem são as peças.

exercise-setup-1 = A mesa está vazia e começam as brancas. Coloca qualquer peça menos a tua rainha.
    .hint = Pega numa peça da tua reserva e põe-na na mesa.
    .solved = Não há tabuleiro: a colmeia começa aqui e cresce em todas as direções.

exercise-placing-1 = Encontra todas as casas onde podes colocar { $piece_the }.
    .hint = Uma peça nova toca na tua cor, e nunca na outra.
    .solved = Cada uma destas casas toca numa peça tua e em nenhuma do teu adversário.

exercise-placing-2 = Encontra todas as casas onde podes colocar { $piece_the }. Atenção à pilha.
    .hint = Uma pilha tem a cor da peça de cima.
    .solved = De uma pilha só conta o que está em cima. Quem está em cima é dono da casa.

exercise-placing-3 = Coloca uma peça nova mesmo ao lado { $piece_of }.
    .hint = Quem está em cima dela?
    .solved = O teu escaravelho está em cima e a casa é tua, por isso as tuas peças novas podem ir logo para o lado dela.

exercise-queen-turns-1 = É o teu quarto turno e a tua rainha ainda está na reserva. Encontra todas as casas onde ela pode entrar.
    .hint = Agora só se pode jogar a rainha. Toca apenas em peças da tua cor.
    .solved = A rainha entra o mais tardar no quarto turno. Podes pô-la em jogo antes, e muitas vezes convém.

exercise-queen-turns-2 = Ainda nenhuma das tuas peças se pode mover. Coloca a tua rainha de modo que { $piece_the } se possa mover no teu próximo turno.
    .hint = Com a rainha na mesa as tuas peças podem mover-se, mas não a que mantém a colmeia unida.
    .solved = A rainha está em jogo e ninguém depende só { $piece_of }, que pode sair à vontade.

exercise-opening-1 = Jogas com as pretas e é o teu primeiro turno. Coloca uma peça, mas não a rainha: tem de esperar um turno.
    .hint = A tua primeira peça vai mesmo para o lado da branca. Escolhe qualquer inseto menos a rainha.
    .solved = É a única vez que uma peça nova pode tocar na outra cor.

## Exercises: moving

exercise-moving-1 = Aponta todas as tuas peças que se podem mover.
    .hint = Imagina que as levantas uma a uma: a colmeia continua unida? E há saída?
    .solved = Todas as outras mantêm a colmeia unida ou não têm saída.

exercise-moving-2 = Algumas das tuas peças estão tapadas, outras mantêm a colmeia unida e outras estão fechadas. Aponta as que ainda se podem mover.
    .hint = Uma peça que está em cima de outra nunca parte a colmeia. E alguns insetos não precisam de abertura para sair.
    .solved = Um olhar assim antes de cada turno poupa-te muitos planos errados.

exercise-one-hive-1 = Aponta todas as tuas peças cravadas.
    .hint = Uma peça está cravada quando, sem ela, a colmeia se partiria em duas.
    .solved = Estas peças têm de ficar até a colmeia ter outra ligação.

exercise-one-hive-2 = Crava { $piece_the }: que só essa peça mantenha a colmeia unida.
    .hint = Põe uma peça tua onde toque { $piece_in } e em mais nada.
    .solved = Se { $piece_the } saísse, a tua peça perderia o contacto. Por isso tem de ficar.

exercise-one-hive-3 = Tens uma peça cravada: { $piece_the }. Liberta essa peça, para que se possa mover no teu próximo turno.
    .hint = Que peça depende só { $piece_of }? Dá-lhe outra vizinha, ou tira-a daí.
    .solved = Já ninguém depende só { $piece_of }.

exercise-freedom-1 = Encontra todas as casas para onde { $piece_the } pode deslizar. Algumas aberturas são demasiado estreitas.
    .hint = Duas peças frente a frente, só com uma casa entre elas, formam uma porta. Nada desliza por ali.
    .solved = A peça tem de caber mesmo. Onde duas vizinhas estão demasiado juntas, não se passa.

exercise-freedom-2 = Só uma das tuas peças consegue chegar à casa marcada. Leva-a para lá.
    .hint = Nada consegue deslizar para lá. Quem não precisa de uma porta aberta?
    .solved = As portas travam os insetos que deslizam. Quem salta ou sobe vem por cima.

exercise-freedom-3 = Também há portas em cima da colmeia. Encontra todas as casas para onde pode ir { $piece_the }.
    .hint = Entre duas pilhas mais altas do que o sítio de onde vem e do que o sítio para onde vai, não se passa.
    .solved = Duas pilhas altas são uma porta para quem sobe, como duas peças o são no chão.

## Exercises: the insects

exercise-queen-1 = Encontra todas as casas para onde pode ir { $piece_the }.
    .hint = Desliza exatamente uma casa, sem nunca deixar de tocar na colmeia.
    .solved = Um passo de cada vez: é pouco, e no entanto muitas vezes salva-a.

exercise-queen-2 = A tua rainha começa a ficar apertada. Move-a de modo que à volta dela haja no máximo { $most } dos 6 lugares ocupados.
    .hint = Olha para cada casa a que ela pode chegar e conta as vizinhas.
    .solved = Uma rainha que se afasta a tempo custa ao teu adversário todas as jogadas que gastou nela.

exercise-beetle-1 = Encontra todas as casas para onde pode ir { $piece_the }.
    .hint = Um passo em qualquer direção: pelo chão, ou para cima de uma vizinha.
    .solved = Só um passo, mas nenhuma peça lhe barra o caminho.

exercise-beetle-2 = Sobe para cima { $piece_of }.
    .hint = O teu escaravelho anda uma casa. Tens um escaravelho mesmo ao lado?
    .solved = O que fica debaixo de um escaravelho não se pode mover. E a casa tem agora a tua cor.

exercise-beetle-3 = O teu escaravelho está em cima. Encontra todas as casas para onde pode ir { $piece_the }.
    .hint = Lá de cima pode passar para cima de qualquer vizinha e descer para qualquer buraco.
    .solved = Em cima nunca está cravado, e desce onde quiser.

exercise-beetle-4 = O último lugar livre ao lado da rainha adversária está tão fechado que nada consegue deslizar para lá. Ganha na mesma.
    .hint = Quem pode entrar num buraco por cima?
    .solved = Um escaravelho em cima da colmeia preenche buracos onde mais ninguém consegue entrar.

exercise-grasshopper-1 = Encontra todas as casas para onde pode saltar { $piece_the }.
    .hint = Em linha reta por cima de uma fila de peças, até à primeira casa vazia.
    .solved = Um salto por cada direção em que tem uma vizinha.

exercise-grasshopper-2 = Encontra todas as casas para onde pode saltar { $piece_the }. Cuidado com as falhas.
    .hint = O salto acaba na primeira casa vazia, mesmo que a seguir haja mais peças.
    .solved = Cai na primeira falha, e nunca salta por cima de uma.

exercise-grasshopper-3 = Ganha com um salto.
    .hint = A partir do último lugar livre ao lado da rainha adversária, olha ao longo das filas retas.
    .solved = Nenhuma porta trava um gafanhoto: cai até num buraco fechado.

exercise-spider-1 = Encontra todas as casas para onde pode ir { $piece_the }.
    .hint = Exatamente três passos ao longo da colmeia, num sentido ou no outro.
    .solved = Nunca dois passos, nunca quatro: uma aranha dá sempre três.

exercise-spider-2 = Encontra todas as casas para onde pode ir { $piece_the }. Há mais do que um caminho.
    .hint = Em cada passo pode virar, mas nunca pisa duas vezes a mesma casa e nunca larga a colmeia.
    .solved = Onde a colmeia se curva para dentro, uma aranha encontra caminhos que é fácil não ver.

exercise-spider-3 = Ganha com uma aranha.
    .hint = Conta três passos para trás a partir do último lugar livre ao lado da rainha adversária.
    .solved = Três passos, contados com rigor. Uma aranha tem de ser preparada com tempo.

exercise-ant-1 = Encontra todas as casas para onde pode ir { $piece_the }.
    .hint = Desliza à volta da colmeia tão longe quanto quiser. Que casas ficam atrás de uma porta?
    .solved = Uma formiga vai a quase todo o lado. Só as portas a travam.

exercise-ant-2 = Usa a tua formiga para cravar { $piece_the }.
    .hint = Vai para onde a tua formiga toque { $piece_in } e em mais nada.
    .solved = Uma formiga por uma peça é um bom negócio, se essa peça era mais perigosa.

exercise-ladybug-1 = Encontra todas as casas para onde pode ir { $piece_the }.
    .hint = Para cima, em frente, para baixo: dois passos por cima de outras peças e um para uma casa vazia.
    .solved = Anda sempre duas casas por cima e desce com o terceiro passo.

exercise-ladybug-2 = Ganha com a tua joaninha.
    .hint = Que duas peças são uma ponte até ao último lugar livre ao lado da rainha adversária?
    .solved = A joaninha desce para buracos para onde nada consegue deslizar.

exercise-mosquito-1 = Encontra todas as casas para onde pode ir { $piece_the }.
    .hint = Move-se como qualquer inseto em que toca agora, de ambas as cores.
    .solved = Aprendeu com cada uma das suas vizinhas.

exercise-mosquito-2 = Move o teu mosquito como se move um gafanhoto.
    .hint = Toca num gafanhoto, por isso pode saltar como ele.
    .solved = Imita aquele em que toca. Depois da jogada tem outras vizinhas e outros talentos.

exercise-mosquito-3 = O teu mosquito está em cima da colmeia. Encontra todas as casas para onde pode ir { $piece_the }.
    .hint = Lá em cima é um escaravelho, toque no que tocar.
    .solved = Enquanto está em cima, move-se como um escaravelho e nada mais.

exercise-mosquito-4 = Ganha com o teu mosquito. Que inseto deve imitar?
    .hint = Olha para cada inseto em que toca: poderia chegar dali ao último lugar livre?
    .solved = O mesmo mosquito pode correr, saltar ou subir. Vê sempre em quem toca.

## Exercises: the Pillbug

exercise-pillbug-1 = O teu bicho-de-conta pode lançar { $piece_the }. Encontra todas as casas onde pode cair.
    .hint = Para cima do bicho-de-conta, e outra vez para baixo, para uma casa vazia ao lado do bicho-de-conta.
    .solved = Um lançamento leva de um lado do bicho-de-conta para outro.

exercise-pillbug-2 = Aponta todas as peças que o teu bicho-de-conta pode lançar agora, de ambas as cores.
    .hint = Nem uma peça de uma pilha, nem uma que mantenha a colmeia unida, nem a que acabou de se mover.
    .solved = O que está cravado, numa pilha ou se moveu no turno anterior está a salvo do bicho-de-conta.

exercise-pillbug-3 = A tua rainha está quase cercada. Tira-a daí, de modo que à volta dela haja no máximo { $most } dos 6 lugares ocupados.
    .hint = Já não consegue deslizar. Quem está ao lado dela e a pode levantar?
    .solved = Um bicho-de-conta ao lado da tua rainha é o seu melhor guarda.

exercise-pillbug-4 = Ganha com um lançamento.
    .hint = Uma das peças ao lado do teu bicho-de-conta pode cair no último lugar livre. Ou é a própria rainha que se deve mover?
    .solved = O bicho-de-conta também ataca: move qualquer peça ao seu lado, de ambas as cores.

exercise-pillbug-5 = O teu adversário está prestes a ganhar. Impede-o.
    .hint = Que peça está prestes a ocupar o último lugar? Ou pode a tua rainha estar então noutro sítio?
    .solved = Um lançamento conta como todo o teu turno, mas aqui salva a partida.

exercise-pillbug-6 = Lança { $piece_the } para a casa marcada.
    .hint = O teu bicho-de-conta não pode. Quem toca no bicho-de-conta e lhe pode pedir o poder emprestado?
    .solved = Um mosquito ao lado de um bicho-de-conta lança como ele, mesmo que o próprio bicho-de-conta não chegue lá.

## Exercises: how games end

exercise-passing-1 = Olha para as tuas peças e para a tua reserva. O que podes jogar?
    .hint = Se não puderes colocar nem mover nada, só resta uma coisa.
    .solved = Passa-se quando não há mais nada a fazer, e só então.

exercise-passing-2 = Deixa o teu adversário sem nenhuma jogada.
    .hint = Que peça adversária ainda pode fazer alguma coisa? Tira-lhe isso.
    .solved = O teu adversário tem de passar, e tu jogas duas vezes seguidas.

exercise-ending-1 = Nem toda a jogada que preenche o último lugar ao lado da rainha adversária ganha. Encontra uma que ganhe.
    .hint = Olha para a tua própria rainha antes de jogar.
    .solved = Olha sempre para as duas rainhas. Se a mesma jogada cercar as duas, ninguém ganha.

exercise-ending-2 = O teu adversário ganha na próxima jogada se não fizeres nada. Impede-o.
    .hint = Encontra a jogada que te ameaça. Podes cravar ou tapar essa peça, ou tirar dali a tua rainha?
    .solved = Antes de atacar, pergunta-te sempre o que jogaria o teu adversário.

exercise-draws-1 = O teu adversário ameaça ganhar e tu não consegues ganhar antes. Salva o que se puder: acaba a partida com um empate.
    .hint = Há uma casa que fica ao lado das duas rainhas.
    .solved = A mesma jogada cerca as duas rainhas, por isso ninguém ganha.

exercise-corners-1 = O teu adversário acabou de lançar uma das tuas peças. Aponta todas as tuas peças que se podem mover.
    .hint = Uma peça lançada descansa um turno.
    .solved = No teu próximo turno poderá voltar a mover-se.

exercise-corners-2 = Encontra todas as casas para onde pode ir { $piece_the }. O que vê da pilha?
    .hint = De uma pilha só vê a peça de cima.
    .solved = O que está tapado não empresta nada ao mosquito.

## Exercises: tactics

exercise-tactics-1 = { $piece_start } é a peça do teu adversário que melhor corre. Joga de modo que já não se possa mover.
    .hint = Podes cravar, tapar ou fechar essa peça. O que tens à mão?
    .solved = Uma peça que não se pode mover não participa no ataque.

exercise-tactics-2 = O teu adversário ameaça ganhar na próxima jogada. Encontra uma jogada que aguente.
    .hint = Que peça ocuparia o último lugar? Prende-a, ou arranja espaço para a tua rainha.
    .solved = Primeiro trava-se a ameaça; depois segue-se com o próprio plano.

exercise-tactics-3 = { $moves ->
    [one] Ganha numa jogada.
   *[other] Ganha em { $moves } jogadas, faça o que fizer o teu adversário.
}
    .hint = Procura uma jogada que ameace duas coisas ao mesmo tempo, ou que tire à rainha a última saída.
    .solved = Fosse qual fosse a resposta, restava uma maneira de acabar.

exercise-tactics-4 = { $moves ->
    [one] Ganha numa jogada.
   *[other] Ganha em { $moves } jogadas. O teu escaravelho abre o caminho.
}
    .hint = Quando o teu escaravelho está em cima dela, a casa é tua, e podem colocar-se peças novas ao lado.
    .solved = Um escaravelho em cima da rainha imobiliza-a e deixa entrar a tua reserva. É um dos ataques mais fortes que há.

exercise-tactics-5 = { $moves ->
    [one] Ganha numa jogada.
   *[other] Ganha em { $moves } jogadas. Não deixes ao teu adversário nenhuma boa resposta.
}
    .hint = Procura uma jogada depois da qual o teu adversário nada possa fazer contra a seguinte.
    .solved = As ameaças mais fortes são as que nenhuma peça consegue travar.

exercise-tactics-6 = { $moves ->
    [one] Ganha numa jogada.
   *[other] Ganha em { $moves } jogadas. Este é o mais difícil.
}
    .hint = Pensa de trás para a frente: quem pode ocupar o último lugar, e quem o anterior? Começa pelo lugar a que é mais difícil chegar.
    .solved = Um plano de várias jogadas resulta quando nenhuma delas dá ao teu adversário tempo para respirar.

## The coach of the first game

coach-first = Começa com qualquer inseto menos a rainha. Uma aranha ou um gafanhoto é uma boa primeira peça: as formigas são mais úteis depois.
coach-second = A partir de agora, as tuas peças novas tocam só na tua cor. Põe-nas atrás da tua primeira peça, longe do teu adversário.
coach-queen-soon = Pensa na tua rainha: tem de entrar até ao teu quarto turno, e até lá nenhuma das tuas peças se pode mover.
coach-queen-due = É o teu quarto turno: agora tens de colocar a rainha.
coach-queen-where = Escolhe para ela uma casa tranquila, com poucas vizinhas.
coach-can-move = A tua rainha está no tabuleiro, por isso as tuas peças já se podem mover. Em cada turno colocas uma peça ou moves uma.
coach-win-now = Podes ganhar nesta jogada! Encontra o último lugar livre ao lado da rainha adversária.
coach-stop-them = Cuidado: o teu adversário poderia ganhar na próxima jogada. Impede-o já.
coach-your-queen = Lugares ocupados à volta da tua rainha: { $taken } em 6. Dá-lhe espaço, ou crava as peças que a atacam.
coach-their-queen = Lugares ocupados à volta da rainha adversária: { $taken } em 6. Continua a preenchê-los!
coach-pinned = { $cut_off_count ->
    [0] Tens uma peça cravada: { $piece_the }. Mantém a colmeia unida e por agora tem de ficar.
   *[other] Tens uma peça cravada: { $piece_the }. Liga { $cut_off_the } à colmeia e por agora tem de ficar.
}
coach-queen-pinned = A tua rainha mantém a colmeia unida e não se pode mover. Dá à colmeia outra ligação, para que a rainha possa sair se for preciso.
coach-beetle = { $piece_start } poderia subir para cima de uma peça do teu adversário, que então não se poderia mover.
coach-cover-queen = { $piece_start } poderia subir para cima da rainha adversária. Então ela fica presa, e podes colocar peças novas mesmo ao lado.
coach-pass = Não podes colocar nem mover nada, por isso tens de passar.
coach-plan-ants = Um bom plano: põe { $piece_the } em jogo. Pode correr para quase qualquer sítio e cravar peças do teu adversário.
coach-plan-attack = Um bom plano: ocupa um lugar ao lado da rainha adversária, por exemplo assim: { $move }. Seis lugares ocupados ganham.
coach-plan-place = Um bom plano: coloca agora outra peça, e ataca quando tiveres em jogo mais peças do que o teu adversário.
coach-plan-free = Um bom plano: mantém { $piece_the } livre. Uma peça que mantém a colmeia unida não pode atacar.
coach-plan-pin = Um bom plano: crava { $enemy_the } com { $piece_the }, indo para onde não toque em mais nenhuma.
coach-plan-near = Um bom plano: leva { $piece_the } para uma casa de onde chegue à rainha adversária na próxima jogada.
coach-won = Ganhaste: os seis lugares à volta da rainha adversária estão ocupados.
coach-lost = A tua rainha está cercada, por isso esta partida está perdida. Da próxima vez, deixa-lhe um caminho aberto e trava cedo quem a ataca.
coach-drawn-both = Uma jogada cercou as duas rainhas: empate.
coach-drawn-repetition = A mesma posição surgiu pela terceira vez: empate.
coach-next-level = Tenta o mesmo outra vez, ou um adversário mais forte.
coach-next-lessons = As lições de tática mostram como atacar e como defender.

## Pages: the coach beside the board

coach-wait = Vê o que joga o teu adversário.
# Buttons at the end of the first game.
coach-level = Jogar contra o nível { $level }
coach-lessons = Ir para as lições
