# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Закрити
part-cancel = Скасувати
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Home
    [End] End
    [PageUp] Page Up
    [PageDown] Page Down
    [Enter] Enter
    [Space] Пробіл
    [Escape] Esc
    [Shift] Shift
   *[other] { $key }
}

## Frame

frame-skip = Перейти до вмісту
frame-home = skep: головна сторінка
frame-pages = Сторінки
frame-start = Головна
frame-new = Нова партія
frame-learn = Навчання
frame-games = Партії
frame-help = Довідка
frame-settings = Налаштування
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Темні кольори
   *[light] Світлі кольори
}

## First page

start-title = Грати в Hive
start-heading = Тихе місце для гри в Hive
start-lead = Оточіть Королеву суперника раніше, ніж оточать вашу. Без реєстрації та чекання: ваш суперник живе просто тут.
start-play = Грати зараз
start-play-note = Ви граєте білими проти рівня { $level }.
start-learn = Навчитися грати
start-new = Інша партія
start-open = Відкрити запис
start-insects = Або виберіть комаху, яка вийде першою:
# $bug is one of the eight kinds.
start-insect = Почати з { bug.genitive }
start-games = Незавершені партії
start-all-games = Усі партії

## Who plays, and how a game stands

player-you = Ви
player-engine = Рівень { $level }
player-named = { $name }
player-side = { $color ->
    [white] Білі
   *[black] Чорні
}

standing-your-turn = Ваш хід
standing-their-turn = Суперник думає
standing-to-move = { $color ->
    [white] Хід білих
   *[black] Хід чорних
}
standing-imported = Запис
standing-aborted = Перервано
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Нічия: обох Королев оточено
    [repetition] Нічия через повторення
    [agreement] Нічия за згодою
   *[other] Нічия
}
standing-won = { $reason ->
    [surrounded] Ви виграли: Королеву суперника оточено
    [resignation] Ви виграли: суперник здався
    [time] Ви виграли за часом
   *[other] Ви виграли
}
standing-lost = { $reason ->
    [surrounded] Ви програли: вашу Королеву оточено
    [resignation] Ви здалися
    [time] Ви програли за часом
   *[other] Ви програли
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Перемогли білі: Королеву чорних оточено
       *[black] Перемогли чорні: Королеву білих оточено
    }
    [resignation] { $color ->
        [white] Перемогли білі: чорні здалися
       *[black] Перемогли чорні: білі здалися
    }
    [time] { $color ->
        [white] Білі перемогли за часом
       *[black] Чорні перемогли за часом
    }
   *[other] { $color ->
        [white] Перемогли білі
       *[black] Перемогли чорні
    }
}

card-title = { $white } — { $black }
card-plies = { $count ->
    [0] ще не почата
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}
card-menu = Більше про партію «{ $title }»

## New game

new-title = Нова партія
new-opponent = Суперник
new-opponent-name = { $opponent ->
    [engine] Рушій
    [person] Людина поруч
   *[watch] Два рушії
}
new-level = Його рівень
new-level-white = Рівень білих
new-level-black = Рівень чорних
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Рівень { $level }. { $about }
new-side = Ваша сторона
new-side-name = { $side ->
    [white] Білі
    [black] Чорні
   *[random] Навмання
}
new-insects = Комахи
new-insects-note = Королева, Мурахи, Павуки, Коники й Жуки грають завжди. До них можуть приєднатися:
new-expansion = { $expansion ->
    [M] Москіт
    [L] Сонечко
   *[P] Мокриця
}
new-expansion-note = { $expansion ->
    [M] Ходить як будь-яка комаха, якої торкається.
    [L] Бігає по вулику: дві клітинки поверху, одна вниз.
   *[P] Перекидає сусідів через себе.
}
new-rules = Правила
new-opening = Перший хід
new-opening-name = { $opening ->
    [tournament] Королева не першою
   *[printed] Будь-яка комаха
}
new-takebacks = Скасування ходів
new-takebacks-name = { $takebacks ->
    [free] Завжди
    [asked] З дозволу
   *[never] Ніколи
}
new-time = Час
new-clock = Грати з годинником
new-clock-note = Хто вичерпає час, той програє.
new-minutes = Час кожної сторони
new-minutes-count = { $count } хв
new-increment = Додається після ходу
new-increment-count = { $count } с
new-begin = { $opponent ->
    [watch] Почати й дивитися
   *[other] Почати
}

## Games

games-title = Партії
games-which = Які партії
games-filter = { $filter ->
    [live] Незавершені
    [over] Завершені
   *[all] Усі
}
games-open = Відкрити запис
games-none = { $filter ->
    [live] Незавершених партій немає.
    [over] Завершених партій ще немає.
   *[all] Партій ще немає.
}
games-none-new = Нова партія
games-more = Показати більше
games-again = Спробувати знову
games-resume = Продовжити
games-review = Переглянути
games-copy = Копіювати GameString
games-download = Завантажити { $format }
games-delete = Видалити
games-delete-title = Видалити цю партію?
games-delete-text = Вона зникне назавжди, разом з усіма ходами.
games-deleted = Партію видалено.

## Records

record-title = Відкрити запис
record-label = Вставте сюди партію або позицію
record-formats = GameString, PGN, BoardSpace SGF або рядок позиції; можна й багато одразу в zip чи tar. Вставити запис чи перетягнути файл можна й на будь-якій сторінці.
record-choose = Вибрати файл…
record-open = Відкрити
record-drop = Відпустіть запис, щоб відкрити
record-counts = Додано партій: { $added }. Уже були: { $known }.
record-others = { $count ->
    [one] У файлі є ще { $count } партія. Вона у списку партій.
    [few] У файлі є ще { $count } партії. Вони у списку партій.
    [many] У файлі є ще { $count } партій. Вони у списку партій.
   *[other] У файлі є ще { $count } партії. Вони у списку партій.
}
# $note is a sentence.
record-note = { $game ->
    [0] Про цей запис: { $note }
    [1] Про цю партію: { $note }
   *[other] Про партію { $game } цього запису: { $note }
}

## Settings

settings-title = Налаштування
settings-theme = Кольори
settings-theme-name = { $theme ->
    [light] День
    [dark] Ніч
   *[auto] Система
}
settings-tile-set = Фішки
settings-tile-set-name = { $set ->
    [classic] Класичні
    [flat] Пласкі
   *[contrast] Контрастні
}
settings-board = Поле
settings-orientation = Фішки стоять
settings-orientation-name = { $orientation ->
    [pointy] на куті
   *[flat] на грані
}
settings-rotation = Поворот поля
settings-rotation-by = { $degrees }°
settings-numbers = Номери на фішках
settings-numbers-note = Відрізняють Мураху 1 від Мурахи 2, як у нотації.
settings-dim-immobile = Приглушувати нерухоме
settings-dim-immobile-note = Фішки, що скуті, накриті чи відпочивають, блідіші.
settings-animate = Анімація
settings-animate-note = Фішки рухаються плавно. Вимкнено, якщо система просить менше руху.
settings-play = Гра
settings-sound = Звуки
settings-sound-note = Тихе клацання під час ходу, акорд наприкінці.
settings-confirm-moves = Підтверджувати ходи
settings-confirm-moves-note = Хід зараховується лише після підтвердження.
settings-hearing = Читання та слухання
settings-text-view = Позиція текстом
settings-text-view-note = Списки фішок і ходів: щоб читати або грати за ними.
settings-announce = Оголошувати кожен хід
settings-announce-note = Для екранних читачів: ходи, черга ходу та брак часу.
settings-language = Мова
settings-language-auto = Як у браузері
settings-reset = Повернути початкові налаштування

## Help

help-title = Довідка
help-contents = На цій сторінці
help-section = { $section ->
    [game] Гра
    [insects] Комахи
    [playing] Миша й дотик
    [keyboard] Клавіатура
    [hearing] Гра на слух
    [notation] Нотація
    [records] Записи
   *[about] Про skep
}

help-rule-aim = Ви виграєте, коли Королеву суперника з усіх шести боків оточують фішки, байдуже чиї. Якщо обох Королев оточено водночас, це нічия.
help-rule-turn = Починають білі. Щоходу ви викладаєте одну нову фішку або пересуваєте одну з тих, що вже на полі.
help-rule-place = Нова фішка торкається хоча б однієї вашої й жодної суперникової. Лише перша фішка чорних торкається білої.
help-rule-queen = Королеву треба викласти протягом ваших перших чотирьох ходів, і доки її немає, жодна ваша фішка не рухається. На турнірах, а також тут, якщо не вибрати інакше, вона не може бути найпершою фішкою.
help-rule-move = Дошки немає: поле складається із самих фішок. Воно може мандрувати й рости куди завгодно.
help-rule-one-hive = Вулик завжди лишається цілим, навіть поки фішка в дорозі. Фішка, що його скріплює, не може рухатися.
help-rule-gap = Фішки ковзають. Де прохід між двома фішками завузький, щоб проковзнути, там пройдуть лише ті, хто стрибає або лазить.
help-rule-pass = Якщо ви не можете ні викласти, ні пересунути фішку, хід пропускається сам. Якщо та сама позиція виникає втретє, це нічия.

help-insect = { $bug ->
    [queen] Один крок уздовж вулика. Втратите її — програєте партію.
    [beetle] Один крок у будь-якому напрямку, зокрема й угору на інші фішки. Те, що під ним, не може рухатися.
    [grasshopper] Стрибає по прямій через одну чи кілька фішок на першу порожню клітинку за ними.
    [spider] Рівно три кроки вздовж вулика, не повертаючи назад.
    [ant] Скільки завгодно кроків довкола вулика.
    [mosquito] Ходить як будь-яка фішка, якої торкається. Поверх вулика він — Жук.
    [ladybug] Два кроки поверх вулика, тоді один униз на порожню клітинку.
   *[pillbug] Один крок уздовж вулика. Або бере сусідню фішку будь-якого кольору, переносить через себе й ставить на іншу порожню клітинку поруч із собою. Фішку, якою щойно ходили, не чіпає.
}

help-pointing-pick = Клацніть фішку або торкніться її, а потім клітинки, куди вона має піти; або перетягніть її туди. Так само із запасом і на полі.
help-pointing-throws = Кидок роблять тією фішкою, яку перекидають: візьміть її, і клітинки, куди її можна перекинути, буде позначено інакше, ніж ті, куди вона дійде сама.
help-pointing-stack = Щоб побачити, що лежить у стосі, утримуйте його, клацніть правою кнопкою або натисніть X.
help-pointing-view = Тягніть тло, щоб рухати поле; крутіть коліщатко або зводьте й розводьте пальці, щоб змінити масштаб. «Показати весь вулик» у меню партії повертає все в поле зору.
help-pointing-history = Гортайте партію кнопками зі стрілками, клацаючи ходи або проводячи пальцем уздовж смуги кнопок.
help-pointing-illegal = Якщо чогось не можна, фішка тремтить, і ви бачите причину.

help-keyboard-text = Натискайте Tab, доки фокус не перейде на поле. Далі ходіть від клітинки до клітинки стрілками або шістьма літерами посередині клавіатури: E і R ведуть угору, D і F — убік, C і V — униз.
help-keys-page = Будь-де на сторінці партії

help-hearing-text = Виберіть «Позиція та ходи текстом» у меню партії або «Позиція текстом» у налаштуваннях. Тоді на сторінці партії буде список усіх фішок із їхніми сусідами, запасів і ходів, які ви можете зробити.
help-hearing-type = Виберіть фішку зі списку, а потім місце для неї, або введіть хід нотацією, описаною нижче, і натисніть Enter.
help-hearing-announce = Кожен хід, чия черга, вимушений пропуск, брак часу та кінець партії оголошуються одразу.
help-hearing-board = Полем можна ходити з клавіатури: кожна клітинка каже, що на ній стоїть і чи може туди піти взята фішка.

help-notation-text = Кожен хід називає фішку й куди вона йде — відносно іншої фішки. w і b — сторони (білі й чорні), літера — комаха, номер розрізняє однакові фішки. Знак показує бік: перед назвою — ліворуч, після неї — праворуч.
help-notation-1 = Перший хід: перша Мураха білих, будь-де.
help-notation-2 = Перша Мураха білих іде праворуч від чорної Королеви.
help-notation-3 = …ліворуч угорі від неї. Риска вказує, куди саме.
help-notation-4 = Перший Жук білих залазить на чорну Королеву.
help-notation-5 = Ходу немає.

help-records-text = Будь-яку партію можна скопіювати як GameString або зберегти як PGN чи SGF: на її сторінці або у списку партій. Щоб відкрити запис, вставте його на будь-якій сторінці, перетягніть файл або виберіть «Відкрити запис». Адреса партії може містити хід: відкрийте її, і партію буде показано на цьому ході.

help-about-text = skep — вільне програмне забезпечення: рушій, сервер і ця сторінка в одній програмі. Ваші партії залишаються на комп’ютері, де її запущено. Англійське слово skep означає солом’яний вулик.
help-about-hive = Hive — гра Джона Янні (John Yianni), видавець — Gen42 Games. skep із ними не пов’язаний; усі малюнки — наші власні.
