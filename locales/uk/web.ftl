# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: гра Hive
manifest-description = Настільна гра Hive із суперниками, що живуть на вашому комп’ютері.

web-unreachable = Сервер не відповідає. Чи працює ще skep?
web-strange-answer = Сервер дав відповідь, якої ця сторінка не розуміє (статус { $status }).

## Connection

connection-lost = Немає з’єднання. Ваші ходи збережено й буде надіслано, щойно воно відновиться.
connection-back = З’єднання відновлено.
connection-connecting = З’єднання…

## The page that is not there

missing-title = Тут нічого немає
missing-text = За цією адресою немає сторінки.
missing-game = Такої партії немає
missing-home = На головну

## The game around the board

play-title = { $white } — { $black }
play-title-turn = Ваш хід: { $white } — { $black }
play-loading = Партія завантажується…
play-board = Поле
play-reserve = { $color ->
    [white] Запас білих
   *[black] Запас чорних
  }
play-side = { $color ->
    [white] Білі
   *[black] Чорні
  }
play-clock = { $color ->
    [white] Час білих
   *[black] Час чорних
  }
play-thinking = думає
play-thinking-long = Прораховано на { $depth } { $depth ->
    [one] півхід
    [few] півходи
    [many] півходів
   *[other] півходу
  }
thought-score = Оцінка { $score }.
thought-win = { $moves ->
    [one] Бачить перемогу за { $moves } хід.
    [few] Бачить перемогу за { $moves } ходи.
    [many] Бачить перемогу за { $moves } ходів.
   *[other] Бачить перемогу за { $moves } ходу.
}
thought-loss = { $moves ->
    [one] Бачить поразку за { $moves } хід.
    [few] Бачить поразку за { $moves } ходи.
    [many] Бачить поразку за { $moves } ходів.
   *[other] Бачить поразку за { $moves } ходу.
}
thought-line = Очікує { $line }.
play-to-move = хід
play-winner = перемога

turn-yours = Ваш хід.
turn = { $color ->
    [white] Хід білих.
   *[black] Хід чорних.
  }
turn-queen-due = Зараз треба викласти Королеву.
turn-first = Виберіть комаху із запасу й покладіть її на поле.
turn-sending = Хід буде надіслано, щойно з’явиться з’єднання.
turn-thinking = Рушій думає.

play-past = Хід { $ply } із { $plies }
play-past-start = Перед першим ходом
play-to-latest = До останнього ходу

## Moves

moves-title = Ходи
moves-none = Ходів ще немає
moves-number = { $number }.
moves-pass = пропуск
moves-repeated = Ця позиція вже була
moves-first = Початок
moves-back = Назад
moves-forward = Вперед
moves-last = Кінець

## What one can do

do-takeback = Скасувати
do-hint = Підказка
do-move-now = Ходити одразу
do-draw = Запропонувати нічию
do-draw-short = Нічия
do-resign = Здатися
do-abort = Перервати
do-rematch = Ще раз
do-new = Нова партія
do-rotate = Обернути поле
do-rotate-short = Обернути
do-swap = Поміняти сторони місцями
do-fit = Показати весь вулик
do-fan = Розкласти стоси
do-more = Ще
do-copy = Копіювати партію (GameString)
do-link = Копіювати посилання на цей хід
do-pgn = Завантажити як PGN
do-sgf = Завантажити як SGF
do-play-on = Грати далі звідси
do-play-on-short = Грати
do-text = Позиція та ходи текстом
do-text-hide = Сховати текст
do-keys = Клавіші
do-record = Про запис
done-copied = Скопійовано.
done-link = Посилання скопійовано.
done-not-copied = Браузер не дозволяє копіювати тут. Ось текст:

draw-title = Запропонувати нічию?
draw-text = Якщо суперник погодиться, партія одразу завершиться, і ніхто не виграє.
draw-yes = Запропонувати

resign-title = Здатися?
resign-text = Партія одразу завершиться, і суперник виграє.
resign-text-shared = { $color ->
    [white] Білі здаються, перемагають чорні.
   *[black] Чорні здаються, перемагають білі.
  }
resign-yes = Здатися
abort-title = Перервати партію?
abort-text = Партія щойно почалася. Вона завершиться без переможця.
abort-yes = Перервати

## Offers, hints and news

offer-draw = { $color ->
    [white] Білі пропонують нічию.
   *[black] Чорні пропонують нічию.
  }
offer-draw-accept = Прийняти
offer-draw-decline = Відхилити
offer-draw-made = Ви запропонували нічию.
offer-takeback = { $color ->
    [white] Білі просять скасувати хід.
   *[black] Чорні просять скасувати хід.
  }
offer-takeback-allow = Дозволити
offer-takeback-refuse = Відмовити
offer-takeback-made = Ви попросили скасувати свій хід.

confirm-move = Зробити хід: { $move }?
confirm-yes = Зробити хід
confirm-no = Ще ні

advice-asked = Шукаю добрий хід…
advice-move = Спробуйте так: { $move }.
advice-play = Зіграти так

news-pass = { $color ->
    [white] Білим нема чим ходити, і вони пропускають хід.
   *[black] Чорним нема чим ходити, і вони пропускають хід.
  }
news-draw-declined = Нічию відхилено.
news-takeback-refused = Хід не скасовано.
notice-close = Закрити

## The end

result-you-win = Ви виграли!
result-you-lose = Ви програли.
result-wins = { $color ->
    [white] Перемогли білі.
   *[black] Перемогли чорні.
  }
result-draw = Нічия.
result-abort = Партію перервано.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] Вашу Королеву оточено.
    [white] Білу Королеву оточено.
   *[black] Чорну Королеву оточено.
  }
end-both-surrounded = Обох Королев оточено.
end-repetition = Та сама позиція виникла тричі.
end-resignation = { $loser ->
    [you] Ви здалися.
    [white] Білі здалися.
   *[black] Чорні здалися.
  }
end-time = { $loser ->
    [you] Ваш час вичерпано.
    [white] Час білих вичерпано.
   *[black] Час чорних вичерпано.
  }
end-agreement = Обидві сторони погодилися.
end-abort = Вона щойно почалася.
end-adjudication = Так зазначено в записі.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Білі: { $move }.
   *[black] Чорні: { $move }.
  }
said-thrown = Перекидає { $piece }.
said-taken-back = { $plies ->
    [one] Скасовано { $plies } хід.
    [few] Скасовано { $plies } ходи.
    [many] Скасовано { $plies } ходів.
   *[other] Скасовано { $plies } ходу.
  }
said-draw-offered = { $color ->
    [white] Білі пропонують нічию.
   *[black] Чорні пропонують нічию.
  }
said-takeback-asked = { $color ->
    [white] Білі просять скасувати хід.
   *[black] Чорні просять скасувати хід.
  }
said-picked = Вибрано: { $piece }, { $targets ->
    [one] { $targets } клітинка на вибір
    [few] { $targets } клітинки на вибір
    [many] { $targets } клітинок на вибір
   *[other] { $targets } клітинки на вибір
  }.
said-hint = Добрий хід: { $move }. { $reasons }
said-ply = Хід { $ply } із { $plies }. { $move }
said-start = Перед першим ходом.
said-time-left = { $seconds ->
    [one] Залишилася { $seconds } секунда.
    [few] Залишилося { $seconds } секунди.
    [many] Залишилося { $seconds } секунд.
   *[other] Залишилося { $seconds } секунди.
  }
said-clocks = У білих { $white }, у чорних { $black }.

move-words = { $piece } { $spot }
move-first = { $piece } першою фішкою
move-pass = пропуск ходу
spot = { $direction ->
    [right] праворуч від { $anchor_genitive }
    [lower-right] праворуч унизу від { $anchor_genitive }
    [lower-left] ліворуч унизу від { $anchor_genitive }
    [left] ліворуч від { $anchor_genitive }
    [upper-left] ліворуч угорі від { $anchor_genitive }
    [upper-right] праворуч угорі від { $anchor_genitive }
    [up] прямо вгору від { $anchor_genitive }
    [down] прямо вниз від { $anchor_genitive }
   *[top] поверх { $anchor_genitive }
  }
neighbour = { $direction ->
    [right] праворуч: { $piece }
    [lower-right] праворуч унизу: { $piece }
    [lower-left] ліворуч унизу: { $piece }
    [left] ліворуч: { $piece }
    [upper-left] ліворуч угорі: { $piece }
    [up] угорі: { $piece }
    [down] унизу: { $piece }
   *[upper-right] праворуч угорі: { $piece }
  }
neighbour-none = без сусідів

cell-empty = Порожня клітинка
cell-empty-beside = Порожня клітинка { $spot }
cell-on = { $above } поверх { $below_genitive }
cell-target = Сюди можна піти.
cell-target-thrown = Сюди можна перекинути за допомогою { $throwers_genitive }.
cell-target-both = Сюди можна піти або перекинути за допомогою { $throwers_genitive }.

target-first = Першою фішкою
target-touching = { $spot }, торкається { $pieces_genitive }

## The position and the moves as text

text-title = Партія текстом
text-turn = Чий хід
text-position = На полі
text-position-none = На полі ще нічого немає.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] У запасі білих: { $pieces }.
   *[black] У запасі чорних: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] Запас білих порожній.
   *[black] Запас чорних порожній.
  }
text-last = Останній хід
text-last-none = Ходів ще не було.
text-moves = Ваші можливі ходи
text-moves-none = Зараз немає чим ходити.
text-moves-intro = Виберіть фішку, а потім місце для неї.
text-piece = { $piece_start }, { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
  }
text-back = Вибрати іншу фішку
text-where = Куди піде { $piece }?
text-thrown = { $target } (кидок: { $throwers })
text-stuck = Що не може рухатися
text-type = Введіть хід
text-type-note = У нотації, наприклад wA1 bQ- (біла Мураха 1 праворуч від чорної Королеви) або pass (пропуск).
text-type-turned = Поле обернуто. Вказуйте напрямки так, як бачите їх на полі.
text-type-flat = Шестикутники лежать гранню догори: те, що зветься «праворуч», там розташоване праворуч унизу, і так по колу.
text-type-play = Зробити хід

## Keys

keys-title = Клавіші
keys-page = На цій сторінці
keys-board = Коли фокус на полі
keys-history = На хід назад або вперед; поза полем також стрілки
keys-ends = До першого або останнього ходу
keys-takeback = Скасувати хід
keys-hint = Підказка
keys-turn = Обернути поле
keys-read = Сказати, чий хід і що зіграно останнім
keys-focus = До поля
keys-type = До тексту: вибрати або ввести хід
keys-help = Цей список
keys-more = Як грати з клавіатури й на слух

key-walk-left = Крок ліворуч
key-walk-right = Крок праворуч
key-walk-up = Крок угору
key-walk-down = Крок униз
key-walk-up-left = Крок ліворуч угору
key-walk-up-right = Крок праворуч угору
key-walk-down-left = Крок ліворуч униз
key-walk-down-right = Крок праворуч униз
key-jump-to-insect = Перейти до комахи на полі; ще раз — до наступної
key-pick-from-reserve = Взяти комаху із запасу
key-act = Взяти й покласти
key-next-target = Наступна клітинка, куди можна піти
key-previous-target = Попередня така клітинка
key-let-go = Відпустити
key-look-into = Зазирнути в стос
key-zoom-in = Ближче
key-zoom-out = Далі
key-fit = Показати весь вулик

## Playing on from a position

on-title = Грати далі звідси
on-text = Із цієї позиції почнеться нова партія. Стара залишиться як є.
on-opponent = Суперник
on-engine = Рушій
on-person = Людина за цим екраном
on-level = Рівень
on-side = Ваша сторона
on-begin = Почати
