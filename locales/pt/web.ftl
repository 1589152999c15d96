# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: jogar Hive
manifest-description = O jogo de tabuleiro Hive, com adversários que moram no teu próprio computador.

web-unreachable = O servidor não responde. O skep ainda está a funcionar?
web-strange-answer = O servidor deu uma resposta que esta página não entende (estado { $status }).

## Connection

connection-lost = Sem ligação. As tuas jogadas ficam guardadas e são enviadas assim que ela voltar.
connection-back = Ligação recuperada.
connection-connecting = A ligar…

## The page that is not there

missing-title = Não há nada aqui
missing-text = Não há nenhuma página neste endereço.
missing-game = Essa partida não existe
missing-home = Ir para o início

## The game around the board

play-title = { $white } contra { $black }
play-title-turn = A tua vez: { $white } contra { $black }
play-loading = A carregar a partida…
play-board = Tabuleiro
play-reserve = { $color ->
    [white] Reserva das brancas
   *[black] Reserva das pretas
  }
play-side = { $color ->
    [white] Brancas
   *[black] Pretas
  }
play-clock = { $color ->
    [white] Tempo das brancas
   *[black] Tempo das pretas
  }
play-thinking = a pensar
play-thinking-long = Vê { $depth } { $depth ->
    [one] jogada
   *[other] jogadas
  } à frente
thought-score = Avaliação { $score }.
thought-win = { $moves ->
    [one] Vê uma vitória numa jogada.
   *[other] Vê uma vitória em { $moves } jogadas.
}
thought-loss = { $moves ->
    [one] Vê uma derrota numa jogada.
   *[other] Vê uma derrota em { $moves } jogadas.
}
thought-line = Espera { $line }.
play-to-move = a jogar
play-winner = vitória

turn-yours = É a tua vez.
turn = { $color ->
    [white] Jogam as brancas.
   *[black] Jogam as pretas.
  }
turn-queen-due = Agora tem de entrar a rainha.
turn-first = Escolhe um inseto da tua reserva e põe-no no tabuleiro.
turn-sending = A jogada será enviada assim que houver ligação.
turn-thinking = O motor está a pensar.

play-past = Jogada { $ply } de { $plies }
play-past-start = Antes da primeira jogada
play-to-latest = Ir para a última jogada

## Moves

moves-title = Jogadas
moves-none = Ainda não há jogadas
moves-number = { $number }.
moves-pass = passa
moves-repeated = Esta posição já tinha surgido antes
moves-first = Início
moves-back = Recuar
moves-forward = Avançar
moves-last = Última

## What one can do

do-takeback = Desfazer
do-hint = Dica
do-move-now = Jogar já
do-draw = Propor empate
do-draw-short = Empate
do-resign = Desistir
do-abort = Anular
do-rematch = Desforra
do-new = Nova partida
do-rotate = Rodar o tabuleiro
do-rotate-short = Rodar
do-swap = Trocar os lados
do-fit = Ver toda a colmeia
do-fan = Abrir as pilhas
do-more = Mais
do-copy = Copiar a partida (GameString)
do-link = Copiar uma ligação para esta jogada
do-pgn = Transferir como PGN
do-sgf = Transferir como SGF
do-play-on = Continuar daqui
do-play-on-short = Continuar
do-text = Posição e jogadas em texto
do-text-hide = Ocultar o texto
do-keys = Teclas
do-record = Sobre o registo
done-copied = Copiado.
done-link = Ligação copiada.
done-not-copied = O navegador não permite copiar aqui. O texto é este:

draw-title = Propor empate?
draw-text = Se o teu adversário aceitar, a partida acaba de imediato e ninguém ganha.
draw-yes = Propor

resign-title = Desistir?
resign-text = A partida acaba de imediato e o teu adversário ganha.
resign-text-shared = { $color ->
    [white] As brancas desistem e as pretas ganham.
   *[black] As pretas desistem e as brancas ganham.
  }
resign-yes = Desistir
abort-title = Anular a partida?
abort-text = A partida mal começou. Acaba sem vencedor.
abort-yes = Anular

## Offers, hints and news

offer-draw = { $color ->
    [white] As brancas propõem empate.
   *[black] As pretas propõem empate.
  }
offer-draw-accept = Aceitar
offer-draw-decline = Recusar
offer-draw-made = Propuseste empate.
offer-takeback = { $color ->
    [white] As brancas pedem para desfazer uma jogada.
   *[black] As pretas pedem para desfazer uma jogada.
  }
offer-takeback-allow = Permitir
offer-takeback-refuse = Recusar
offer-takeback-made = Pediste para desfazer a tua jogada.

confirm-move = Jogar { $move }?
confirm-yes = Jogar
confirm-no = Ainda não

advice-asked = À procura de uma boa jogada…
advice-move = Experimenta isto: { $move }.
advice-play = Jogá-la

news-pass = { $color ->
    [white] As brancas não podem jogar e passam.
   *[black] As pretas não podem jogar e passam.
  }
news-draw-declined = O empate foi recusado.
news-takeback-refused = A jogada não é desfeita.
notice-close = Fechar

## The end

result-you-win = Ganhaste!
result-you-lose = Perdeste.
result-wins = { $color ->
    [white] Ganham as brancas.
   *[black] Ganham as pretas.
  }
result-draw = Empate.
result-abort = Anulada.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] A tua rainha está cercada.
    [white] A rainha branca está cercada.
   *[black] A rainha preta está cercada.
  }
end-both-surrounded = As duas rainhas estão cercadas.
end-repetition = A mesma posição surgiu três vezes.
end-resignation = { $loser ->
    [you] Desististe.
    [white] As brancas desistiram.
   *[black] As pretas desistiram.
  }
end-time = { $loser ->
    [you] Ficaste sem tempo.
    [white] As brancas ficaram sem tempo.
   *[black] As pretas ficaram sem tempo.
  }
end-agreement = Os dois lados estiveram de acordo.
end-abort = A partida mal tinha começado.
end-adjudication = Segundo o registo.

## What is said to those who do not see the board

said-move = { $color ->
    [white] As brancas jogam { $move }.
   *[black] As pretas jogam { $move }.
  }
said-thrown = Quem lança a peça é { $piece_the }.
said-taken-back = { $plies ->
    [one] É desfeita uma jogada.
   *[other] São desfeitas { $plies } jogadas.
  }
said-draw-offered = { $color ->
    [white] As brancas propõem empate.
   *[black] As pretas propõem empate.
  }
said-takeback-asked = { $color ->
    [white] As brancas pedem para desfazer uma jogada.
   *[black] As pretas pedem para desfazer uma jogada.
  }
said-picked = Na mão: { $piece }, { $targets ->
    [one] um destino
   *[other] { $targets } destinos
  }.
said-hint = Uma boa jogada: { $move }. { $reasons }
said-ply = Jogada { $ply } de { $plies }. { $move }
said-start = Antes da primeira jogada.
said-time-left = { $seconds ->
    [one] Resta { $seconds } segundo.
   *[other] Restam { $seconds } segundos.
  }
said-clocks = As brancas têm { $white }; as pretas, { $black }.

move-words = { $piece } { $spot }
move-first = { $piece } como primeira peça
move-pass = passar
spot = { $direction ->
    [right] à direita { $anchor_of }
    [lower-right] abaixo e à direita { $anchor_of }
    [lower-left] abaixo e à esquerda { $anchor_of }
    [left] à esquerda { $anchor_of }
    [upper-left] acima e à esquerda { $anchor_of }
    [upper-right] acima e à direita { $anchor_of }
    [up] logo acima { $anchor_of }
    [down] logo abaixo { $anchor_of }
   *[top] sobre { $anchor_the }
  }
neighbour = { $direction ->
    [right] à direita: { $piece }
    [lower-right] abaixo e à direita: { $piece }
    [lower-left] abaixo e à esquerda: { $piece }
    [left] à esquerda: { $piece }
    [upper-left] acima e à esquerda: { $piece }
    [up] acima: { $piece }
    [down] abaixo: { $piece }
   *[upper-right] acima e à direita: { $piece }
  }
neighbour-none = sem vizinhas

cell-empty = Vazia
cell-empty-beside = Vazia, { $spot }
cell-on = { $above } sobre { $below_the }
cell-target = Pode vir para aqui.
cell-target-thrown = Pode chegar aqui por lançamento { $throwers_of }.
cell-target-both = Pode vir para aqui, ou chegar por lançamento { $throwers_of }.

target-first = Como primeira peça
target-touching = { $spot }, em contacto com { $pieces_the }

## The position and the moves as text

text-title = A partida em texto
text-turn = De quem é a vez
text-position = No tabuleiro
text-position-none = Ainda não há nada no tabuleiro.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] Na reserva das brancas: { $pieces }.
   *[black] Na reserva das pretas: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] A reserva das brancas está vazia.
   *[black] A reserva das pretas está vazia.
  }
text-last = Última jogada
text-last-none = Ainda não se jogou nada.
text-moves = O que podes jogar
text-moves-none = Agora não há nada para jogar.
text-moves-intro = Escolhe uma peça e depois para onde vai.
text-piece = { $piece }, { $count ->
    [one] uma jogada
   *[other] { $count } jogadas
  }
text-back = Escolher outra peça
text-where = Para onde vai { $piece_the }?
text-thrown = { $target }, por lançamento { $throwers_of }
text-stuck = O que não se pode mover
text-type = Escrever uma jogada
text-type-note = Em notação, por exemplo wA1 bQ- para a formiga branca 1 à direita da rainha preta, ou pass para passar.
text-type-turned = O tabuleiro está rodado. Escreve as direções tal como as vês.
text-type-flat = Os hexágonos têm um lado em cima: o que se chama direita fica abaixo e à direita, e assim por diante, a toda a volta.
text-type-play = Jogar

## Keys

keys-title = Teclas
keys-page = Nesta página
keys-board = Com o foco no tabuleiro
keys-history = Uma jogada para trás ou para a frente; as setas também, fora do tabuleiro
keys-ends = Para a primeira ou a última jogada
keys-takeback = Desfazer uma jogada
keys-hint = Dica
keys-turn = Rodar o tabuleiro
keys-read = Dizer de quem é a vez e o que se jogou por último
keys-focus = Para o tabuleiro
keys-type = Para o texto, para escolher ou escrever uma jogada
keys-help = Esta lista
keys-more = Como jogar com o teclado e de ouvido

key-walk-left = Ir para a esquerda
key-walk-right = Ir para a direita
key-walk-up = Ir para cima
key-walk-down = Ir para baixo
key-walk-up-left = Ir para cima à esquerda
key-walk-up-right = Ir para cima à direita
key-walk-down-left = Ir para baixo à esquerda
key-walk-down-right = Ir para baixo à direita
key-jump-to-insect = Saltar para um inseto no tabuleiro; outra vez, para o seguinte
key-pick-from-reserve = Pegar num inseto da tua reserva
key-act = Pegar e pousar
key-next-target = Casa seguinte para onde pode ir
key-previous-target = Casa anterior
key-let-go = Largar a peça
key-look-into = Ver o que há numa pilha
key-zoom-in = Aproximar
key-zoom-out = Afastar
key-fit = Ver toda a colmeia

## Playing on from a position

on-title = Continuar daqui
on-text = Começa uma partida nova com esta posição. A antiga fica como está.
on-opponent = Contra
on-engine = O motor
on-person = Uma pessoa neste ecrã
on-level = Nível
on-side = Jogas com
on-begin = Começar
