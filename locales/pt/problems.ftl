# What the server cannot do, and what to do instead. $expected of problem-unreadable-record and $reason are from readers.ftl, and
# close the sentence; what is expected of a request or a message is said in English, to those who write programs.

## What is asked for

problem-no-such-address = Não há nada neste endereço.
problem-wrong-method = Não se pode fazer esse pedido a este endereço: consulta o manual da interface.
problem-no-such-game = Essa partida não existe, ou já não existe.
problem-no-such-chapter = O livro de regras não tem esse capítulo.
problem-no-such-exercise = Esse exercício não existe.
problem-unreadable-position = Isto não é uma posição: { $expected }
problem-too-many-moves = A partir de uma posição podem experimentar-se no máximo { $limit } jogadas.
problem-unreadable-query = «{ $text }» não é um valor para «{ $name }».
problem-unreadable-body = Não se consegue ler o pedido: { $expected }.
problem-body-too-large = O pedido é demasiado grande: leem-se no máximo { $kilobytes } kB.
problem-too-slow = O pedido demorou demasiado. Tenta de novo.
problem-not-a-socket = Este endereço é só para ligações WebSocket.
problem-unreadable-record = Isto não se consegue ler como uma partida: { $expected }
problem-unreadable-archive = Não é possível ler o arquivo comprimido: { $reason }.
problem-no-game-string = Esta partida começa com peças no tabuleiro, e uma GameString não o consegue dizer: usa PGN ou SGF.

## What is said about a record that was opened

note-unknown-format = esperava-se uma GameString, um PGN, um SGF do BoardSpace ou uma posição em texto.
note-read-up-to = A partida foi lida até aqui: { $reason }
note-unreadable-game = Não se consegue ler esta partida: { $reason }
note-printed-opening = Jogada { $ply }: a rainha é a primeira a ser colocada, como as regras impressas permitem.
note-past-draw = Jogada { $ply }: a posição surge pela terceira vez, mas a partida continua.
note-after-end = A jogada { $ply } foi omitida, porque a partida já tinha acabado.
note-bare-done = Jogada { $ply }: nada se moveu, o que foi entendido como passar.
note-idle-done = Jogada { $ply }: nada se moveu, embora não se pudesse passar; foi omitida.
note-grid-taken = Jogada { $ply }: a coluna e a linha indicam uma casa diferente da que indica a peça vizinha; valem a coluna e a linha.
note-reference-taken = Jogada { $ply }: a coluna e a linha indicam uma casa diferente da que indica a peça vizinha; vale a peça.
note-variation-as-comment = Jogada { $ply }: uma variante não se consegue ler e fica como comentário.
note-result-differs = O registo diz { $stated }; as regras dizem { $by_rules }.
note-tag-left-out = Foi omitida uma etiqueta, porque há demasiadas.
note-text-cleaned = Alguns nomes ou comentários continham caracteres de controlo ou invisíveis, que foram omitidos.
note-more = Há mais observações do que as que aqui se mostram.
note-games-left-out = { $count ->
    [one] Só foi aberta a primeira partida.
   *[other] Só foram abertas as primeiras { $count } partidas.
}
note-variations-left-out = { $count ->
    [one] Foi omitida uma jogada de uma variante.
   *[other] Foram omitidas { $count } jogadas de variantes.
}

## A game to be made

problem-unknown-game-type = «{ $text }» não é um tipo de partida: esperava-se Base, ou Base+ e algumas das letras M, L, P.
problem-unknown-level = Não há o nível { $level }: esperava-se um de 1 a 10.
problem-unusable-clock = Não se pode acertar assim o relógio: esperava-se mais do que zero e no máximo { $hours } horas, e no máximo uma hora por jogada.
problem-key-too-long = Uma chave ou o nome de um comando tem de 1 a { $characters } caracteres, todos imprimíveis.
problem-unusable-name = Um nome não tem quebras de linha, caracteres de controlo nem caracteres invisíveis.
problem-no-such-ply = { $plies ->
    [0] A partida ainda não tem jogadas, por isso não há a jogada { $ply }.
    [one] A partida só tem uma jogada, por isso não há a jogada { $ply }.
   *[other] A partida só tem { $plies } jogadas, por isso não há a jogada { $ply }.
}

## An engine at a table

problem-not-thinking = Agora nenhum motor está a pensar numa jogada.

## Limits

problem-too-many-games = O servidor guarda { $limit } partidas e não tem espaço para mais: apaga primeiro algumas.
problem-too-many-tables = Estão a decorrer { $limit } partidas e o servidor não tem espaço para mais: tenta de novo daqui a um minuto.
problem-too-many-sockets = Há { $limit } ligações abertas e o servidor não tem espaço para mais: tenta de novo daqui a um minuto.
problem-too-many-sockets-here = A partir do teu endereço já há { $limit } ligações abertas: fecha primeiro uma delas.
problem-too-many-requests = Chegam demasiados pedidos do teu endereço: tenta de novo daqui a { $seconds } s.
problem-too-many-new-games = A partir do teu endereço foram criadas muitas partidas em pouco tempo: poderás criar outra daqui a { $seconds } s.
problem-too-many-imports = A partir do teu endereço foram abertos muitos registos em pouco tempo: poderás abrir outro daqui a { $seconds } s.
problem-too-many-searches = A partir do teu endereço pediu-se muito aos motores em pouco tempo: pergunta de novo daqui a { $seconds } s.
problem-too-many-watched = Uma ligação segue no máximo { $limit } partidas: deixa primeiro de seguir uma delas.
problem-engines-busy = Os motores têm mais trabalho do que conseguem fazer: tenta de novo daqui a um minuto.
problem-table-busy = Pede-se demasiado a esta partida ao mesmo tempo: tenta de novo daqui a um momento.

## The socket

problem-unreadable-message = Não se consegue ler a mensagem: { $expected }.
problem-not-text = Não se consegue ler a mensagem: esperava-se texto e chegaram bytes.
problem-message-too-long = A mensagem é demasiado longa: leem-se no máximo { $kilobytes } kB.
problem-too-fast = As tuas mensagens chegam depressa demais: espera um momento.

## Who asks

problem-foreign-host = «{ $host }» não é um nome deste servidor: abre-o pelo seu próprio endereço, ou faz com que seja iniciado com --public e esse nome.
problem-foreign-origin = As páginas de «{ $origin }» não podem usar este servidor.

## What is wrong with us

problem-store = Não foi possível guardar a partida, por isso nada mudou: tenta de novo e vê a causa no registo do servidor.
problem-unknown-outcome = A base de dados falhou no último momento, por isso não se sabe se isto foi guardado: tenta de novo, nada é feito duas vezes.
problem-contended = Outro programa está sempre a alterar esta partida, por isso nada mudou: tenta de novo daqui a um momento.
problem-store-unavailable = A base de dados não guarda nada de momento: vê a causa no registo do servidor.
problem-damaged = O que está guardado desta partida está danificado: vê no registo do servidor o que se passa.
problem-closing = O servidor está a encerrar.
problem-no-web = Este skep foi compilado sem as páginas: executa cargo xtask play, ou npm ci e npm run build em web/ e compila de novo.
