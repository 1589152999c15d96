# What the server cannot do, and what to do instead. In problem-unreadable-record and in the notes, $expected and $reason are from
# readers.ftl, and close the sentence; what is expected of a request or a message is said in English.

## What is asked for

problem-no-such-address = По этому адресу ничего нет.
problem-wrong-method = К этому адресу так обращаться нельзя: смотрите руководство по интерфейсу.
problem-no-such-game = Такой партии нет или уже нет.
problem-no-such-chapter = Такой главы в правилах нет.
problem-no-such-exercise = Такого упражнения нет.
problem-unreadable-position = Это не позиция: { $expected }
problem-too-many-moves = Из одной позиции можно испробовать ограниченное число ходов: не больше { $limit }.
problem-unreadable-query = «{ $text }» не может быть значением «{ $name }».
problem-unreadable-body = Запрос не удалось прочитать: { $expected }.
problem-body-too-large = Запрос слишком велик: сервер читает не больше { $kilobytes } кБ.
problem-too-slow = Запрос выполнялся слишком долго. Попробуйте ещё раз.
problem-not-a-socket = Этот адрес только для веб-сокетов.
problem-unreadable-record = Это не удалось прочитать как партию: { $expected }
problem-unreadable-archive = Архив не читается: { $reason }.
problem-no-game-string = Эта партия начинается с фишками на поле, а GameString этого не передаёт: возьмите PGN или SGF.

## What is said about a record that was opened

note-unknown-format = ожидается GameString, PGN, BoardSpace SGF или строка позиции.
note-read-up-to = Партия прочитана до этого места: { $reason }
note-unreadable-game = Эту партию не удалось прочитать: { $reason }
note-printed-opening = Ход { $ply }: королева выложена первой, как разрешают печатные правила.
note-past-draw = Ход { $ply }: позиция возникла в третий раз, но партия продолжается.
note-after-end = Ход { $ply } пропущен, потому что партия закончилась раньше.
note-bare-done = Ход { $ply }: ничего не передвинуто, это считается пропуском хода.
note-idle-done = Ход { $ply }: ничего не передвинуто, хотя пропустить ход было нельзя; эта запись отброшена.
note-grid-taken = Ход { $ply }: столбец и строка указывают не на ту клетку, что соседняя фишка; взяты столбец и строка.
note-reference-taken = Ход { $ply }: столбец и строка указывают не на ту клетку, что соседняя фишка; взята фишка.
note-variation-as-comment = Ход { $ply }: вариант не удалось прочитать, он сохранён как комментарий.
note-result-differs = В записи указано { $stated }, а по правилам { $by_rules }.
note-tag-left-out = Одна метка отброшена, потому что их слишком много.
note-text-cleaned = В именах или комментариях были управляющие или невидимые символы; они отброшены.
note-more = Есть и другие замечания, которые здесь не показаны.
note-games-left-out = { $count ->
    [1] Открыта только первая партия.
   *[other] Открыты только первые партии: { $count }.
}
note-variations-left-out = { $count ->
    [one] Отброшен { $count } ход из вариантов.
    [few] Отброшено { $count } хода из вариантов.
    [many] Отброшено { $count } ходов из вариантов.
   *[other] Отброшено { $count } хода из вариантов.
}

## A game to be made

problem-unknown-game-type = «{ $text }» — нет такого типа игры: ожидается Base или Base+ и некоторые из букв M, L, P.
problem-unknown-level = Уровня { $level } нет: ожидается от 1 до 10.
problem-unusable-clock = Такие часы поставить нельзя: время должно быть больше нуля и не дольше { $hours } ч, а на ход — не больше часа.
problem-key-too-long = Ключ или имя команды имеет от 1 до { $characters } символов, и все они печатные.
problem-unusable-name = В имени не бывает переводов строки, управляющих и невидимых символов.
problem-no-such-ply = { $plies ->
    [0] В партии ещё нет ходов, поэтому нет и хода { $ply }.
    [one] В партии только { $plies } ход, хода { $ply } нет.
    [few] В партии только { $plies } хода, хода { $ply } нет.
    [many] В партии только { $plies } ходов, хода { $ply } нет.
   *[other] В партии только { $plies } хода, хода { $ply } нет.
}

## An engine at a table

problem-not-thinking = Сейчас ни один движок не думает над ходом.

## Limits

problem-too-many-games = На сервере нет места для новых партий (их уже { $limit }): сначала удалите какие-нибудь.
problem-too-many-tables = На сервере нет места для новой партии (сейчас их играют { $limit }): попробуйте через минуту.
problem-too-many-sockets = На сервере нет места для нового соединения (их открыто { $limit }): попробуйте через минуту.
problem-too-many-sockets-here = С вашего адреса уже открыто предельное число соединений ({ $limit }): сначала закройте одно из них.
problem-too-many-requests = С вашего адреса приходит слишком много запросов: попробуйте через { $seconds } с.
problem-too-many-new-games = С вашего адреса за короткое время создано много партий: следующую можно будет создать через { $seconds } с.
problem-too-many-imports = С вашего адреса за короткое время открыто много записей: следующую можно будет открыть через { $seconds } с.
problem-too-many-searches = С вашего адреса за короткое время много спрашивали движки: спросите снова через { $seconds } с.
problem-too-many-watched = Через одно соединение можно следить за ограниченным числом партий: не больше { $limit }. Сначала перестаньте следить за одной из них.
problem-engines-busy = У движков больше работы, чем они успевают: попробуйте через минуту.
problem-table-busy = К этой партии слишком много обращений сразу: попробуйте чуть позже.

## The socket

problem-unreadable-message = Сообщение не удалось прочитать: { $expected }.
problem-not-text = Сообщение не удалось прочитать: ожидался текст, а пришли байты.
problem-message-too-long = Сообщение слишком длинное: сервер читает не больше { $kilobytes } кБ.
problem-too-fast = Ваши сообщения приходят слишком быстро: подождите немного.

## Who asks

problem-foreign-host = «{ $host }» — не имя этого сервера: откройте его по собственному адресу или запустите с --public и этим именем.
problem-foreign-origin = Страницам с «{ $origin }» нельзя пользоваться этим сервером.

## What is wrong with us

problem-store = Партию не удалось сохранить, поэтому ничего не изменилось: попробуйте ещё раз, а причину смотрите в журнале сервера.
problem-unknown-outcome = База данных прервалась в последний момент, поэтому неизвестно, сохранилось ли это: попробуйте ещё раз, дважды ничего не выполнится.
problem-contended = Другая программа всё время меняет эту партию, поэтому ничего не изменилось: попробуйте чуть позже.
problem-store-unavailable = База данных сейчас ничего не сохраняет: причину смотрите в журнале сервера.
problem-damaged = Сохранённые данные этой партии повреждены: что именно не так, смотрите в журнале сервера.
problem-closing = Сервер завершает работу.
problem-no-web = Этот skep собран без страниц: выполните cargo xtask play или npm ci и npm run build в web/ и соберите заново.
