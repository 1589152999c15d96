# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: игра Hive
manifest-description = Настольная игра Hive с соперниками, которые живут на вашем компьютере.

web-unreachable = Сервер не отвечает. Работает ли ещё skep?
web-strange-answer = Сервер дал ответ, который эта страница не понимает (статус { $status }).

## Connection

connection-lost = Нет соединения. Ваши ходы сохранены и будут отправлены, как только оно восстановится.
connection-back = Соединение восстановлено.
connection-connecting = Соединение…

## The page that is not there

missing-title = Здесь ничего нет
missing-text = По этому адресу нет страницы.
missing-game = Такой партии нет
missing-home = На главную

## The game around the board

play-title = { $white } — { $black }
play-title-turn = Ваш ход: { $white } — { $black }
play-loading = Партия загружается…
play-board = Поле
play-reserve = { $color ->
    [white] Запас белых
   *[black] Запас чёрных
  }
play-side = { $color ->
    [white] Белые
   *[black] Чёрные
  }
play-clock = { $color ->
    [white] Время белых
   *[black] Время чёрных
  }
play-thinking = думает
play-thinking-long = Просчитано на { $depth } { $depth ->
    [one] полуход
    [few] полухода
    [many] полуходов
   *[other] полухода
  }
thought-score = Оценка { $score }.
thought-win = { $moves ->
    [one] Видит победу через { $moves } ход.
    [few] Видит победу через { $moves } хода.
    [many] Видит победу через { $moves } ходов.
   *[other] Видит победу через { $moves } хода.
}
thought-loss = { $moves ->
    [one] Видит поражение через { $moves } ход.
    [few] Видит поражение через { $moves } хода.
    [many] Видит поражение через { $moves } ходов.
   *[other] Видит поражение через { $moves } хода.
}
thought-line = Ожидает { $line }.
play-to-move = ход
play-winner = победа

turn-yours = Ваш ход.
turn = { $color ->
    [white] Ход белых.
   *[black] Ход чёрных.
  }
turn-queen-due = Сейчас нужно выложить королеву.
turn-first = Выберите насекомое из запаса и положите его на поле.
turn-sending = Ход будет отправлен, как только появится соединение.
turn-thinking = Движок думает.

play-past = Ход { $ply } из { $plies }
play-past-start = Перед первым ходом
play-to-latest = К последнему ходу

## Moves

moves-title = Ходы
moves-none = Ходов ещё нет
moves-number = { $number }.
moves-pass = пропуск
moves-repeated = Эта позиция уже была
moves-first = Начало
moves-back = Назад
moves-forward = Вперёд
moves-last = Конец

## What one can do

do-takeback = Вернуть
do-hint = Подсказка
do-move-now = Ходить сразу
do-draw = Предложить ничью
do-draw-short = Ничья
do-resign = Сдаться
do-abort = Прервать
do-rematch = Ещё раз
do-new = Новая партия
do-rotate = Повернуть поле
do-rotate-short = Повернуть
do-swap = Поменять стороны местами
do-fit = Показать весь улей
do-fan = Разложить стопки
do-more = Ещё
do-copy = Копировать партию (GameString)
do-link = Копировать ссылку на этот ход
do-pgn = Скачать как PGN
do-sgf = Скачать как SGF
do-play-on = Играть дальше отсюда
do-play-on-short = Играть
do-text = Позиция и ходы текстом
do-text-hide = Скрыть текст
do-keys = Клавиши
do-record = О записи
done-copied = Скопировано.
done-link = Ссылка скопирована.
done-not-copied = Браузер не разрешает копировать здесь. Вот текст:

draw-title = Предложить ничью?
draw-text = Если соперник согласится, партия сразу закончится, и никто не выиграет.
draw-yes = Предложить

resign-title = Сдаться?
resign-text = Партия сразу закончится, и соперник выиграет.
resign-text-shared = { $color ->
    [white] Белые сдаются, побеждают чёрные.
   *[black] Чёрные сдаются, побеждают белые.
  }
resign-yes = Сдаться
abort-title = Прервать партию?
abort-text = Партия только что началась. Она закончится без победителя.
abort-yes = Прервать

## Offers, hints and news

offer-draw = { $color ->
    [white] Белые предлагают ничью.
   *[black] Чёрные предлагают ничью.
  }
offer-draw-accept = Принять
offer-draw-decline = Отклонить
offer-draw-made = Вы предложили ничью.
offer-takeback = { $color ->
    [white] Белые просят вернуть ход.
   *[black] Чёрные просят вернуть ход.
  }
offer-takeback-allow = Разрешить
offer-takeback-refuse = Отказать
offer-takeback-made = Вы попросили вернуть свой ход.

confirm-move = Сделать ход: { $move }?
confirm-yes = Сделать ход
confirm-no = Ещё нет

advice-asked = Ищу хороший ход…
advice-move = Попробуйте так: { $move }.
advice-play = Сыграть так

news-pass = { $color ->
    [white] Белым нечем ходить, и они пропускают ход.
   *[black] Чёрным нечем ходить, и они пропускают ход.
  }
news-draw-declined = Ничья отклонена.
news-takeback-refused = Ход не возвращён.
notice-close = Закрыть

## The end

result-you-win = Вы выиграли!
result-you-lose = Вы проиграли.
result-wins = { $color ->
    [white] Победили белые.
   *[black] Победили чёрные.
  }
result-draw = Ничья.
result-abort = Партия прервана.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] Ваша королева окружена.
    [white] Белая королева окружена.
   *[black] Чёрная королева окружена.
  }
end-both-surrounded = Обе королевы окружены.
end-repetition = Одна и та же позиция возникла трижды.
end-resignation = { $loser ->
    [you] Вы сдались.
    [white] Белые сдались.
   *[black] Чёрные сдались.
  }
end-time = { $loser ->
    [you] Ваше время вышло.
    [white] Время белых вышло.
   *[black] Время чёрных вышло.
  }
end-agreement = Обе стороны согласились.
end-abort = Она только что началась.
end-adjudication = Так указано в записи.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Белые: { $move }.
   *[black] Чёрные: { $move }.
  }
said-thrown = Перебрасывает { $piece }.
said-taken-back = { $plies ->
    [one] Возвращён { $plies } ход.
    [few] Возвращено { $plies } хода.
    [many] Возвращено { $plies } ходов.
   *[other] Возвращено { $plies } хода.
  }
said-draw-offered = { $color ->
    [white] Белые предлагают ничью.
   *[black] Чёрные предлагают ничью.
  }
said-takeback-asked = { $color ->
    [white] Белые просят вернуть ход.
   *[black] Чёрные просят вернуть ход.
  }
said-picked = Выбрано: { $piece }, { $targets ->
    [one] { $targets } клетка на выбор
    [few] { $targets } клетки на выбор
    [many] { $targets } клеток на выбор
   *[other] { $targets } клетки на выбор
  }.
said-hint = Хороший ход: { $move }. { $reasons }
said-ply = Ход { $ply } из { $plies }. { $move }
said-start = Перед первым ходом.
said-time-left = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
    [many] Осталось { $seconds } секунд.
   *[other] Осталось { $seconds } секунды.
  }
said-clocks = У белых { $white }, у чёрных { $black }.

move-words = { $piece } { $spot }
move-first = { $piece } первой фишкой
move-pass = пропуск хода
spot = { $direction ->
    [right] справа от { $anchor_genitive }
    [lower-right] справа внизу от { $anchor_genitive }
    [lower-left] слева внизу от { $anchor_genitive }
    [left] слева от { $anchor_genitive }
    [upper-left] слева вверху от { $anchor_genitive }
    [upper-right] справа вверху от { $anchor_genitive }
    [up] прямо вверх от { $anchor_genitive }
    [down] прямо вниз от { $anchor_genitive }
   *[top] поверх { $anchor_genitive }
  }
neighbour = { $direction ->
    [right] справа: { $piece }
    [lower-right] справа внизу: { $piece }
    [lower-left] слева внизу: { $piece }
    [left] слева: { $piece }
    [upper-left] слева вверху: { $piece }
    [up] вверху: { $piece }
    [down] внизу: { $piece }
   *[upper-right] справа вверху: { $piece }
  }
neighbour-none = без соседей

cell-empty = Пустая клетка
cell-empty-beside = Пустая клетка { $spot }
cell-on = { $above } поверх { $below_genitive }
cell-target = Сюда можно пойти.
cell-target-thrown = Сюда можно перебросить с помощью { $throwers_genitive }.
cell-target-both = Сюда можно пойти или перебросить с помощью { $throwers_genitive }.

target-first = Первой фишкой
target-touching = { $spot }, касается { $pieces_genitive }

## The position and the moves as text

text-title = Партия текстом
text-turn = Чей ход
text-position = На поле
text-position-none = На поле ещё ничего нет.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] В запасе белых: { $pieces }.
   *[black] В запасе чёрных: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] Запас белых пуст.
   *[black] Запас чёрных пуст.
  }
text-last = Последний ход
text-last-none = Ходов ещё не было.
text-moves = Ваши возможные ходы
text-moves-none = Сейчас ходить нечем.
text-moves-intro = Выберите фишку, а затем место для неё.
text-piece = { $piece_start }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
  }
text-back = Выбрать другую фишку
text-where = Куда пойдёт { $piece }?
text-thrown = { $target } (бросок: { $throwers })
text-stuck = Что не может двигаться
text-type = Введите ход
text-type-note = В нотации, например wA1 bQ- (белый муравей 1 справа от чёрной королевы) или pass (пропуск).
text-type-turned = Поле повёрнуто. Указывайте направления так, как видите их на поле.
text-type-flat = Шестиугольники лежат гранью вверх: то, что называется «справа», там находится справа внизу, и так по кругу.
text-type-play = Сделать ход

## Keys

keys-title = Клавиши
keys-page = На этой странице
keys-board = Когда фокус на поле
keys-history = На ход назад или вперёд; вне поля также стрелки
keys-ends = К первому или последнему ходу
keys-takeback = Вернуть ход
keys-hint = Подсказка
keys-turn = Повернуть поле
keys-read = Сказать, чей ход и что сыграно последним
keys-focus = К полю
keys-type = К тексту: выбрать или ввести ход
keys-help = Этот список
keys-more = Как играть с клавиатуры и на слух

key-walk-left = Шаг влево
key-walk-right = Шаг вправо
key-walk-up = Шаг вверх
key-walk-down = Шаг вниз
key-walk-up-left = Шаг влево вверх
key-walk-up-right = Шаг вправо вверх
key-walk-down-left = Шаг влево вниз
key-walk-down-right = Шаг вправо вниз
key-jump-to-insect = Перейти к насекомому на поле; ещё раз — к следующему
key-pick-from-reserve = Взять насекомое из запаса
key-act = Взять и положить
key-next-target = Следующая клетка, куда можно пойти
key-previous-target = Предыдущая такая клетка
key-let-go = Отпустить
key-look-into = Заглянуть в стопку
key-zoom-in = Ближе
key-zoom-out = Дальше
key-fit = Показать весь улей

## Playing on from a position

on-title = Играть дальше отсюда
on-text = С этой позиции начнётся новая партия. Старая останется как есть.
on-opponent = Соперник
on-engine = Движок
on-person = Человек за этим экраном
on-level = Уровень
on-side = Ваша сторона
on-begin = Начать
