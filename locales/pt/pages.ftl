# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Fechar
part-cancel = Cancelar
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Home
    [End] End
    [PageUp] PgUp
    [PageDown] PgDn
    [Enter] Enter
    [Space] Espaço
    [Escape] Esc
    [Shift] Shift
   *[other] { $key }
}

## Frame

frame-skip = Saltar para o conteúdo
frame-home = skep: página inicial
frame-pages = Páginas
frame-start = Início
frame-new = Jogar
frame-learn = Aprender
frame-games = Partidas
frame-help = Ajuda
frame-settings = Definições
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Cores escuras
   *[light] Cores claras
}

## First page

start-title = Jogar Hive
start-heading = Um lugar tranquilo para jogar Hive
start-lead = Cerca a rainha adversária antes que cerquem a tua. Sem conta e sem esperas: o teu adversário mora aqui mesmo.
start-play = Jogar já
start-play-note = Jogas com as brancas, contra o nível { $level }.
start-learn = Aprender a jogar
start-new = Outra partida
start-open = Importar partida
start-insects = Ou escolhe o inseto que sai primeiro:
# $bug is one of the eight kinds.
start-insect = Começar com { bug.the }
start-games = Partidas em curso
start-all-games = Todas as partidas

## Who plays, and how a game stands

player-you = Tu
player-engine = Nível { $level }
player-named = { $name }
player-side = { $color ->
    [white] Brancas
   *[black] Pretas
}

standing-your-turn = É a tua vez
standing-their-turn = O teu adversário está a pensar
standing-to-move = { $color ->
    [white] Jogam as brancas
   *[black] Jogam as pretas
}
standing-imported = Importada
standing-aborted = Anulada
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Empate: as duas rainhas cercadas
    [repetition] Empate por repetição
    [agreement] Empate por acordo
   *[other] Empate
}
standing-won = { $reason ->
    [surrounded] Ganhaste: a rainha adversária está cercada
    [resignation] Ganhaste: o teu adversário desistiu
    [time] Ganhaste por tempo
   *[other] Ganhaste
}
standing-lost = { $reason ->
    [surrounded] Perdeste: a tua rainha está cercada
    [resignation] Desististe
    [time] Perdeste por tempo
   *[other] Perdeste
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Ganharam as brancas: a rainha preta está cercada
       *[black] Ganharam as pretas: a rainha branca está cercada
    }
    [resignation] { $color ->
        [white] Ganharam as brancas: as pretas desistiram
       *[black] Ganharam as pretas: as brancas desistiram
    }
    [time] { $color ->
        [white] Ganharam as brancas por tempo
       *[black] Ganharam as pretas por tempo
    }
   *[other] { $color ->
        [white] Ganharam as brancas
       *[black] Ganharam as pretas
    }
}

card-title = { $white } contra { $black }
card-plies = { $count ->
    [0] por começar
    [one] { $count } jogada
   *[other] { $count } jogadas
}
card-menu = Mais sobre { $title }

## New game

new-title = Nova partida
new-opponent = Adversário
new-opponent-name = { $opponent ->
    [engine] O motor
    [person] Uma pessoa aqui
   *[watch] Dois motores
}
new-level = O seu nível
new-level-white = Nível das brancas
new-level-black = Nível das pretas
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Nível { $level }. { $about }
new-side = A tua cor
new-side-name = { $side ->
    [white] Brancas
    [black] Pretas
   *[random] Ao acaso
}
new-insects = Insetos
new-insects-note = A rainha, as formigas, as aranhas, os gafanhotos e os escaravelhos jogam sempre. Podem juntar-se:
new-expansion = { $expansion ->
    [M] Mosquito
    [L] Joaninha
   *[P] Bicho-de-conta
}
new-expansion-note = { $expansion ->
    [M] Move-se como qualquer inseto em que toque.
    [L] Corre por cima da colmeia: duas casas em cima e uma para baixo.
   *[P] Lança as peças vizinhas por cima de si.
}
new-rules = Regras
new-opening = Primeira jogada
new-opening-name = { $opening ->
    [tournament] A rainha não pode sair primeiro
   *[printed] Qualquer inseto pode sair primeiro
}
new-takebacks = Desfazer jogadas
new-takebacks-name = { $takebacks ->
    [free] Sempre
    [asked] A pedido
   *[never] Nunca
}
new-time = Tempo
new-clock = Jogar com relógio
new-clock-note = Quem fica sem tempo perde.
new-minutes = Tempo para cada lado
new-minutes-count = { $count } min
new-increment = A somar após cada jogada
new-increment-count = { $count } s
new-begin = { $opponent ->
    [watch] Começar e assistir
   *[other] Começar
}

## Games

games-title = Partidas
games-which = Que partidas
games-filter = { $filter ->
    [live] Em curso
    [over] Acabadas
   *[all] Todas
}
games-open = Importar partida
games-none = { $filter ->
    [live] Não há nenhuma partida em curso.
    [over] Ainda não há partidas acabadas.
   *[all] Ainda não há partidas.
}
games-none-new = Nova partida
games-more = Mostrar mais
games-again = Tentar de novo
games-resume = Continuar
games-review = Ver
games-copy = Copiar GameString
games-download = Transferir { $format }
games-delete = Apagar
games-delete-title = Apagar esta partida?
games-delete-text = Desaparece para sempre, com todas as suas jogadas.
games-deleted = A partida foi apagada.

## Records

record-title = Importar partida
record-label = Cola aqui uma partida ou uma posição
record-formats = GameString, PGN, SGF do BoardSpace ou uma posição em texto; também muitas de uma vez em zip ou tar. Em qualquer página podes também colar uma partida ou largar um ficheiro.
record-choose = Escolher um ficheiro…
record-open = Abrir
record-drop = Larga o ficheiro para o abrir
record-counts = Partidas adicionadas: { $added }. Já existiam: { $known }.
record-others = { $count ->
    [one] O ficheiro contém mais uma partida. Está na lista de partidas.
   *[other] O ficheiro contém mais { $count } partidas. Estão na lista de partidas.
}
# $note is a sentence.
record-note = { $game ->
    [0] Sobre este registo: { $note }
    [1] Sobre esta partida: { $note }
   *[other] Sobre a partida { $game } deste registo: { $note }
}

## Settings

settings-title = Definições
settings-theme = Cores
settings-theme-name = { $theme ->
    [light] Dia
    [dark] Noite
   *[auto] Sistema
}
settings-tile-set = Peças
settings-tile-set-name = { $set ->
    [classic] Clássicas
    [flat] Planas
   *[contrast] Alto contraste
}
settings-board = Tabuleiro
settings-orientation = As peças assentam
settings-orientation-name = { $orientation ->
    [pointy] num vértice
   *[flat] num lado
}
settings-rotation = Rotação
settings-rotation-by = { $degrees }°
settings-numbers = Números nas peças
settings-numbers-note = Distinguem a formiga 1 da formiga 2, como na notação.
settings-dim-immobile = Esbater o que não se pode mover
settings-dim-immobile-note = As peças cravadas, tapadas ou que descansam ficam mais pálidas.
settings-animate = Animações
settings-animate-note = As peças deslocam-se. Nunca, se o teu sistema pedir menos movimento.
settings-play = Jogo
settings-sound = Sons
settings-sound-note = Um clique suave por jogada, um acorde no fim.
settings-confirm-moves = Confirmar jogadas
settings-confirm-moves-note = Uma jogada só conta depois de a confirmares.
settings-hearing = Ler e ouvir
settings-text-view = Posição em texto
settings-text-view-note = Listas de peças e jogadas, para ler ou para jogar por elas.
settings-announce = Anunciar cada jogada
settings-announce-note = Para leitores de ecrã: jogadas, turnos e pouco tempo.
settings-language = Língua
settings-language-auto = A do navegador
settings-reset = Repor tudo como no início

## Help

help-title = Ajuda
help-contents = Nesta página
help-section = { $section ->
    [game] O jogo
    [insects] Os insetos
    [playing] Rato e toque
    [keyboard] Teclado
    [hearing] Jogar de ouvido
    [notation] Notação
    [records] Registos
   *[about] Acerca do skep
}

help-rule-aim = Ganhas quando a rainha adversária tem uma peça em cada um dos seis lados, seja de quem for. Se as duas rainhas ficarem cercadas ao mesmo tempo, é empate.
help-rule-turn = Começam as brancas. Em cada turno colocas uma peça nova ou moves uma que já está no tabuleiro.
help-rule-place = Uma peça nova toca em pelo menos uma das tuas e em nenhuma do outro lado. Só a primeira peça preta toca na primeira branca.
help-rule-queen = A tua rainha tem de entrar nos teus primeiros quatro turnos, e nada teu se move antes de ela lá estar. Nos torneios, e aqui se não escolheres outra coisa, não pode ser a primeira peça.
help-rule-move = Não há tabuleiro: são as peças que o fazem. Pode crescer e deslocar-se para onde quiser.
help-rule-one-hive = A colmeia fica sempre inteira, também enquanto uma peça vai a caminho. Uma peça que a mantém unida não se pode mover.
help-rule-gap = As peças deslizam. Onde a abertura entre duas peças é demasiado estreita para deslizar, só passam as que saltam ou sobem.
help-rule-pass = Se não puderes colocar nem mover, a tua vez passa sozinha. Se a mesma posição surgir pela terceira vez, é empate.

help-insect = { $bug ->
    [queen] Um passo ao longo da colmeia. Se a perderes, perdes a partida.
    [beetle] Um passo em qualquer direção, também para cima de outras peças. O que fica por baixo não se pode mover.
    [grasshopper] Salta em linha reta por cima de uma ou mais peças, até à primeira casa vazia.
    [spider] Exatamente três passos ao longo da colmeia, sem voltar atrás.
    [ant] Tão longe quanto quiser à volta da colmeia.
    [mosquito] Move-se como qualquer peça em que toque. Em cima da colmeia é um escaravelho.
    [ladybug] Dois passos por cima da colmeia e depois um para baixo, para uma casa vazia.
   *[pillbug] Um passo ao longo da colmeia. Ou então pega numa peça vizinha, de qualquer cor, passa-a por cima de si e pousa-a noutro lado vazio. O que acabou de se mover fica em paz.
}

help-pointing-pick = Clica ou toca numa peça, e depois na casa para onde deve ir; ou arrasta-a até lá. Funciona na reserva e no tabuleiro.
help-pointing-throws = Um lançamento joga-se com a peça lançada: pega nela, e as casas para onde pode ser lançada ficam marcadas de modo diferente daquelas a que chega sozinha.
help-pointing-stack = Para ver o que há numa pilha, mantém-na premida, clica nela com o botão direito ou prime X.
help-pointing-view = Arrasta o fundo para mover o tabuleiro; usa a roda ou os dois dedos para aproximar e afastar. «Ver toda a colmeia», no menu da partida, volta a mostrar tudo.
help-pointing-history = Percorre a partida com os botões das setas, clicando numa jogada ou passando o dedo pela barra de botões.
help-pointing-illegal = Se alguma coisa não for permitida, a peça treme e diz-se porquê.

help-keyboard-text = Prime Tab até o tabuleiro ter o foco. Depois vai de casa em casa com as setas ou com seis letras do meio do teclado: E e R levam para cima, D e F para os lados, C e V para baixo.
help-keys-page = Em qualquer sítio da página de uma partida

help-hearing-text = Escolhe «Posição e jogadas em texto» no menu de uma partida, ou «Posição em texto» nas definições. A partida passa a ter uma lista de todas as peças com as suas vizinhas, das reservas e das jogadas que podes fazer.
help-hearing-type = Escolhe uma peça da lista e depois para onde vai, ou escreve uma jogada na notação abaixo e prime Enter.
help-hearing-announce = Cada jogada, de quem é a vez, quando é preciso passar, o pouco tempo e o fim da partida são anunciados no momento.
help-hearing-board = O tabuleiro pode ser percorrido com o teclado: cada casa diz o que lá está e se a peça em que pegaste pode ir para lá.

help-notation-text = Cada jogada nomeia uma peça e para onde vai, vista a partir de outra peça. w e b são os lados (brancas e pretas), a letra é o inseto e o número distingue as peças iguais. O sinal diz de que lado: antes do nome, fica à esquerda; depois dele, à direita.
help-notation-1 = A primeira jogada: a formiga branca 1, em qualquer sítio.
help-notation-2 = A formiga branca 1 vai para a direita da rainha preta.
help-notation-3 = … acima e à esquerda dela. A barra aponta para onde fica.
help-notation-4 = O escaravelho branco 1 sobe para cima da rainha preta.
help-notation-5 = Não há jogada possível.

help-records-text = Qualquer partida pode ser copiada como GameString ou guardada como PGN ou SGF, a partir da sua página ou da lista de partidas. Para abrir um registo, cola-o em qualquer página, larga um ficheiro ou escolhe «Importar partida». O endereço de uma partida pode incluir uma jogada: ao abri-lo, a partida é mostrada nessa jogada.

help-about-text = O skep é software livre: um motor, um servidor e esta página num só programa. As tuas partidas ficam no computador onde ele corre. «Skep» é, em inglês, uma colmeia de palha.
help-about-hive = O Hive é um jogo de John Yianni, publicado pela Gen42 Games. O skep não tem ligação a eles; todos os desenhos são nossos.
