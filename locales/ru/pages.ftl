# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Закрыть
part-cancel = Отмена
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
    [Space] Пробел
    [Escape] Esc
    [Shift] Shift
   *[other] { $key }
}

## Frame

frame-skip = Перейти к содержимому
frame-home = skep: главная страница
frame-pages = Страницы
frame-start = Главная
frame-new = Новая партия
frame-learn = Обучение
frame-games = Партии
frame-help = Справка
frame-settings = Настройки
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Тёмные цвета
   *[light] Светлые цвета
}

## First page

start-title = Играть в Hive
start-heading = Тихое место для игры в Hive
start-lead = Окружите королеву соперника раньше, чем окружат вашу. Без регистрации и ожидания: ваш соперник живёт прямо здесь.
start-play = Играть сейчас
start-play-note = Вы играете белыми против уровня { $level }.
start-learn = Научиться играть
start-new = Другая партия
start-open = Открыть запись
start-insects = Или выберите насекомое, которое выйдет первым:
# $bug is one of the eight kinds.
start-insect = Начать с { bug.genitive }
start-games = Незаконченные партии
start-all-games = Все партии

## Who plays, and how a game stands

player-you = Вы
player-engine = Уровень { $level }
player-named = { $name }
player-side = { $color ->
    [white] Белые
   *[black] Чёрные
}

standing-your-turn = Ваш ход
standing-their-turn = Соперник думает
standing-to-move = { $color ->
    [white] Ход белых
   *[black] Ход чёрных
}
standing-imported = Запись
standing-aborted = Прервана
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Ничья: обе королевы окружены
    [repetition] Ничья из-за повторения
    [agreement] Ничья по соглашению
   *[other] Ничья
}
standing-won = { $reason ->
    [surrounded] Вы выиграли: королева соперника окружена
    [resignation] Вы выиграли: соперник сдался
    [time] Вы выиграли по времени
   *[other] Вы выиграли
}
standing-lost = { $reason ->
    [surrounded] Вы проиграли: ваша королева окружена
    [resignation] Вы сдались
    [time] Вы проиграли по времени
   *[other] Вы проиграли
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Победили белые: королева чёрных окружена
       *[black] Победили чёрные: королева белых окружена
    }
    [resignation] { $color ->
        [white] Победили белые: чёрные сдались
       *[black] Победили чёрные: белые сдались
    }
    [time] { $color ->
        [white] Белые победили по времени
       *[black] Чёрные победили по времени
    }
   *[other] { $color ->
        [white] Победили белые
       *[black] Победили чёрные
    }
}

card-title = { $white } — { $black }
card-plies = { $count ->
    [0] ещё не начата
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
card-menu = Больше о партии «{ $title }»

## New game

new-title = Новая партия
new-opponent = Соперник
new-opponent-name = { $opponent ->
    [engine] Движок
    [person] Человек рядом
   *[watch] Два движка
}
new-level = Его уровень
new-level-white = Уровень белых
new-level-black = Уровень чёрных
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Уровень { $level }. { $about }
new-side = Ваша сторона
new-side-name = { $side ->
    [white] Белые
    [black] Чёрные
   *[random] Наугад
}
new-insects = Насекомые
new-insects-note = Королева, муравьи, пауки, кузнечики и жуки играют всегда. К ним могут присоединиться:
new-expansion = { $expansion ->
    [M] Москит
    [L] Божья коровка
   *[P] Сороконожка
}
new-expansion-note = { $expansion ->
    [M] Ходит как любое насекомое, которого касается.
    [L] Бегает по улью: две клетки поверху, одна вниз.
   *[P] Перебрасывает соседей через себя.
}
new-rules = Правила
new-opening = Первый ход
new-opening-name = { $opening ->
    [tournament] Королева не первой
   *[printed] Любое насекомое
}
new-takebacks = Возврат ходов
new-takebacks-name = { $takebacks ->
    [free] Всегда
    [asked] С разрешения
   *[never] Никогда
}
new-time = Время
new-clock = Играть с часами
new-clock-note = У кого вышло время, тот проиграл.
new-minutes = Время каждой стороны
new-minutes-count = { $count } мин
new-increment = Добавка после хода
new-increment-count = { $count } с
new-begin = { $opponent ->
    [watch] Начать и смотреть
   *[other] Начать
}

## Games

games-title = Партии
games-which = Какие партии
games-filter = { $filter ->
    [live] Идут
    [over] Окончены
   *[all] Все
}
games-open = Открыть запись
games-none = { $filter ->
    [live] Незаконченных партий нет.
    [over] Законченных партий ещё нет.
   *[all] Партий ещё нет.
}
games-none-new = Новая партия
games-more = Показать больше
games-again = Попробовать снова
games-resume = Продолжить
games-review = Просмотреть
games-copy = Копировать GameString
games-download = Скачать { $format }
games-delete = Удалить
games-delete-title = Удалить эту партию?
games-delete-text = Она исчезнет навсегда, вместе со всеми ходами.
games-deleted = Партия удалена.

## Records

record-title = Открыть запись
record-label = Вставьте сюда партию или позицию
record-formats = GameString, PGN, BoardSpace SGF или строка позиции; можно и много сразу в zip или tar. Вставить запись или перетащить файл можно и на любой странице.
record-choose = Выбрать файл…
record-open = Открыть
record-drop = Отпустите запись, чтобы открыть
record-counts = Добавлено партий: { $added }. Уже были: { $known }.
record-others = { $count ->
    [one] В файле есть ещё { $count } партия. Она в списке партий.
    [few] В файле есть ещё { $count } партии. Они в списке партий.
    [many] В файле есть ещё { $count } партий. Они в списке партий.
   *[other] В файле есть ещё { $count } партии. Они в списке партий.
}
# $note is a sentence.
record-note = { $game ->
    [0] Об этой записи: { $note }
    [1] Об этой партии: { $note }
   *[other] О партии { $game } этой записи: { $note }
}

## Settings

settings-title = Настройки
settings-theme = Цвета
settings-theme-name = { $theme ->
    [light] День
    [dark] Ночь
   *[auto] Система
}
settings-tile-set = Фишки
settings-tile-set-name = { $set ->
    [classic] Классика
    [flat] Плоские
   *[contrast] Контраст
}
settings-board = Поле
settings-orientation = Фишки стоят
settings-orientation-name = { $orientation ->
    [pointy] на углу
   *[flat] на грани
}
settings-rotation = Поворот поля
settings-rotation-by = { $degrees }°
settings-numbers = Номера на фишках
settings-numbers-note = Отличают муравья 1 от муравья 2, как в нотации.
settings-dim-immobile = Приглушать неподвижное
settings-dim-immobile-note = Фишки, которые скованы, накрыты или отдыхают, бледнее.
settings-animate = Анимация
settings-animate-note = Фишки движутся плавно. Отключено, если система просит меньше движения.
settings-play = Игра
settings-sound = Звуки
settings-sound-note = Тихий щелчок при ходе, аккорд в конце.
settings-confirm-moves = Подтверждать ходы
settings-confirm-moves-note = Ход засчитывается только после подтверждения.
settings-hearing = Чтение и слух
settings-text-view = Позиция текстом
settings-text-view-note = Списки фишек и ходов: чтобы читать или играть по ним.
settings-announce = Объявлять каждый ход
settings-announce-note = Для программ чтения с экрана: ходы, чей ход и нехватка времени.
settings-language = Язык
settings-language-auto = Как в браузере
settings-reset = Вернуть исходные настройки

## Help

help-title = Справка
help-contents = На этой странице
help-section = { $section ->
    [game] Игра
    [insects] Насекомые
    [playing] Мышь и касание
    [keyboard] Клавиатура
    [hearing] Игра на слух
    [notation] Нотация
    [records] Записи
   *[about] О skep
}

help-rule-aim = Вы выигрываете, когда королеву соперника со всех шести сторон окружают фишки, неважно чьи. Если обе королевы окружены одновременно, это ничья.
help-rule-turn = Начинают белые. Каждый ход вы выкладываете одну новую фишку или передвигаете одну из тех, что уже на поле.
help-rule-place = Новая фишка касается хотя бы одной вашей и ни одной чужой. Только первая фишка чёрных касается белой.
help-rule-queen = Королеву нужно выложить в течение ваших первых четырёх ходов, и пока её нет, ни одна ваша фишка не двигается. На турнирах, а также здесь, если не выбрать иначе, она не может быть самой первой фишкой.
help-rule-move = Доски нет: поле складывается из самих фишек. Оно может странствовать и расти куда угодно.
help-rule-one-hive = Улей всегда остаётся целым, даже пока фишка в пути. Фишка, которая его скрепляет, не может двигаться.
help-rule-gap = Фишки скользят. Где проход между двумя фишками слишком узок, чтобы проскользнуть, там пройдут лишь те, кто прыгает или лазает.
help-rule-pass = Если вы не можете ни выложить, ни передвинуть фишку, ход пропускается сам. Если одна и та же позиция возникает в третий раз, это ничья.

help-insect = { $bug ->
    [queen] Один шаг вдоль улья. Потеряете её — проиграете партию.
    [beetle] Один шаг в любом направлении, в том числе вверх на другие фишки. То, что под ним, не может двигаться.
    [grasshopper] Прыгает по прямой через одну или несколько фишек на первую пустую клетку за ними.
    [spider] Ровно три шага вдоль улья, не поворачивая назад.
    [ant] Сколько угодно шагов вокруг улья.
    [mosquito] Ходит как любая фишка, которой касается. Поверх улья он — жук.
    [ladybug] Два шага поверх улья, затем один вниз на пустую клетку.
   *[pillbug] Один шаг вдоль улья. Или берёт соседнюю фишку любого цвета, переносит через себя и ставит на другую пустую клетку рядом с собой. Фишку, которой только что ходили, не трогает.
}

help-pointing-pick = Щёлкните фишку или коснитесь её, а затем клетки, куда она должна пойти; или перетащите её туда. Так же и с запасом, и на поле.
help-pointing-throws = Бросок делают той фишкой, которую перебрасывают: возьмите её, и клетки, куда её можно перебросить, будут отмечены иначе, чем те, куда она дойдёт сама.
help-pointing-stack = Чтобы увидеть, что лежит в стопке, удерживайте её, щёлкните правой кнопкой или нажмите X.
help-pointing-view = Тяните фон, чтобы двигать поле; крутите колёсико или сводите и разводите пальцы, чтобы изменить масштаб. «Показать весь улей» в меню партии возвращает всё в поле зрения.
help-pointing-history = Листайте партию кнопками со стрелками, щёлкая ходы или проводя пальцем вдоль полосы кнопок.
help-pointing-illegal = Если что-то нельзя, фишка дрожит, и вы видите причину.

help-keyboard-text = Нажимайте Tab, пока фокус не перейдёт на поле. Затем ходите от клетки к клетке стрелками или шестью буквами посередине клавиатуры: E и R ведут вверх, D и F — вбок, C и V — вниз.
help-keys-page = Где угодно на странице партии

help-hearing-text = Выберите «Позиция и ходы текстом» в меню партии или «Позиция текстом» в настройках. Тогда на странице партии будет список всех фишек с их соседями, запасов и ходов, которые вы можете сделать.
help-hearing-type = Выберите фишку из списка, а затем место для неё, или введите ход нотацией, описанной ниже, и нажмите Enter.
help-hearing-announce = Каждый ход, чья очередь, вынужденный пропуск, нехватка времени и конец партии объявляются сразу.
help-hearing-board = По полю можно ходить с клавиатуры: каждая клетка говорит, что на ней стоит и может ли туда пойти взятая фишка.

help-notation-text = Каждый ход называет фишку и куда она идёт — относительно другой фишки. w и b — стороны (белые и чёрные), буква — насекомое, номер различает одинаковые фишки. Знак показывает сторону: перед именем — слева, после него — справа.
help-notation-1 = Первый ход: первый муравей белых, где угодно.
help-notation-2 = Первый муравей белых идёт справа от чёрной королевы.
help-notation-3 = …слева вверху от неё. Черта указывает, куда именно.
help-notation-4 = Первый жук белых забирается на чёрную королеву.
help-notation-5 = Хода нет.

help-records-text = Любую партию можно скопировать как GameString или сохранить как PGN или SGF: на её странице или в списке партий. Чтобы открыть запись, вставьте её на любой странице, перетащите файл или выберите «Открыть запись». Адрес партии может содержать ход: откройте его, и партия будет показана на этом ходу.

help-about-text = skep — свободная программа: движок, сервер и эта страница в одном. Ваши партии остаются на компьютере, где она запущена. Английское слово skep означает соломенный улей.
help-about-hive = Hive — игра Джона Янни (John Yianni), издатель — Gen42 Games. skep с ними не связан; все рисунки — наши собственные.
