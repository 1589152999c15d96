# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.
#
# Of an argument x that is a piece a message sees $x and its forms $x_genitive, $x_accusative, $x_start (capitalised).

## Pieces

# $color is white or black; $bug decides the gender, and so the ending.
color = { $color ->
    [white] біл
   *[black] чорн
}{ $bug ->
    [queen] а
    [ant] а
    [ladybug] е
    [pillbug] а
   *[other] ий
}
    .genitive = { $color ->
        [white] біл
       *[black] чорн
    }{ $bug ->
        [queen] ої
        [ant] ої
        [pillbug] ої
       *[other] ого
    }
    .accusative = { $color ->
        [white] біл
       *[black] чорн
    }{ $bug ->
        [queen] у
        [ant] у
        [ladybug] е
        [pillbug] у
       *[other] ого
    }
    .start = { $color ->
        [white] Біл
       *[black] Чорн
    }{ $bug ->
        [queen] а
        [ant] а
        [ladybug] е
        [pillbug] а
       *[other] ий
    }

# $bug is one of the eight kinds.
bug = { $bug ->
    [queen] Королева
    [spider] Павук
    [beetle] Жук
    [grasshopper] Коник
    [ant] Мураха
    [mosquito] Москіт
    [ladybug] Сонечко
   *[pillbug] Мокриця
}
    .genitive = { $bug ->
        [queen] Королеви
        [spider] Павука
        [beetle] Жука
        [grasshopper] Коника
        [ant] Мурахи
        [mosquito] Москіта
        [ladybug] Сонечка
       *[pillbug] Мокриці
    }
    .accusative = { $bug ->
        [queen] Королеву
        [spider] Павука
        [beetle] Жука
        [grasshopper] Коника
        [ant] Мураху
        [mosquito] Москіта
        [ladybug] Сонечко
       *[pillbug] Мокрицю
    }

# A particular tile in the middle of a sentence, and at the start of one. $number is 0 if the side has only one of the kind.
piece = { $number ->
    [0] { color } { bug }
   *[other] { color } { bug } { $number }
}
    .genitive = { $number ->
        [0] { color.genitive } { bug.genitive }
       *[other] { color.genitive } { bug.genitive } { $number }
    }
    .accusative = { $number ->
        [0] { color.accusative } { bug.accusative }
       *[other] { color.accusative } { bug.accusative } { $number }
    }
    .start = { $number ->
        [0] { color.start } { bug }
       *[other] { color.start } { bug } { $number }
    }

# Several things in a row. $row is what stands there already.
list-two = { $row } і { $next }
list-next = { $row }, { $next }
list-last = { $row } і { $next }

## Levels of the engine

# What a level plays like, in a sentence. $level is 1 to 10.
level-about = { $level ->
    [1] Знає, як ходять фішки, і біжить до вашої Королеви. Для першої партії.
    [2] Нападає розумніше, але все ще забуває захищатися.
    [3] Помічає загрозу виграти наступним ходом, але нічого не планує.
    [4] Відповідає на загрози, але не помічає багатьох кидків.
    [5] Бачить короткі комбінації та знає ціну кожній фішці.
    [6] Грає на рівні клубу: рідко помиляється й трохи планує.
    [7] Помилки не дочекаєтеся: його треба переграти.
    [8] Обіграти його важко: не помічає лише дрібниць.
    [9] Майже повна сила, лише зрідка недогледить.
   *[10] Повна сила: думає стільки, скільки ви дозволите.
}

## Why a move is not legal

illegal-game-over = Партію завершено.
illegal-pass-not-forced = Пропустити хід можна лише тоді, коли нічого не можна ні викласти, ні пересунути.
illegal-not-in-game = { $piece_start } не бере участі в партіях цього типу.
illegal-not-yours = { $piece_start } — фішка суперника: ви не можете її ні викласти, ні пересунути.
illegal-already-placed = { $piece_start } вже на полі.
illegal-not-placed = { $piece_start } ще не на полі.
illegal-out-of-order = Однакові фішки викладають за номерами: на черзі { $piece }.
illegal-queen-must-wait = Королева не може бути першою фішкою, яку ви викладаєте.
illegal-queen-is-due = Це ваш четвертий хід: Королеву треба викласти зараз.
illegal-queen-not-placed = Ваші фішки зможуть рухатися, коли на полі буде ваша Королева.
illegal-occupied = Нову фішку викладають на порожню клітинку.
illegal-no-friend-beside = Нова фішка має торкатися хоча б однієї вашої.
illegal-enemy-beside = Нова фішка не може торкатися фішок суперника.
illegal-covered = { $piece_start } під іншою фішкою.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_start } скріплює вулик: без цієї фішки він розпадеться.
    [1] { $piece_start } скріплює вулик: без цієї фішки від нього відірветься { $cut_off }.
   *[other] { $piece_start } скріплює вулик: без цієї фішки від нього відірвуться { $cut_off }.
}
illegal-resting = { $piece_start } цього ходу відпочиває: цю фішку щойно перемістили.
illegal-same-cell = { $piece_start } вже стоїть там: хід має щось змінити.
illegal-thrower-covered = { $piece_start } під іншою фішкою, тож не може нічого перекинути.
illegal-thrower-resting = { $piece_start } відпочиває: цю фішку щойно перекинули, і сама вона перекидати не може.
illegal-thrower-powerless = { $piece_start } може перекидати лише на землі й лише поруч із Мокрицею, на якій ніхто не стоїть.
illegal-not-thrown = { $piece_start } — фішка суперника, і жодна ваша Мокриця не може її туди перекинути.
illegal-in-stack = { $piece_start } — частина стосу. Перекинути можна лише фішку, що стоїть сама.
illegal-throw-too-narrow = Перекидати довелося б між двома вищими стосами: прохід там надто вузький, { $piece } крізь нього не пройде.
illegal-cannot-climb = Ця клітинка зайнята: { $piece } має завершити хід на порожній.
illegal-too-narrow = Прохід на шляху надто вузький: { $piece } крізь нього не пройде.
illegal-loses-contact = Обабіч дороги туди нічого немає: { $piece } відірветься від вулика.
illegal-mosquito-alone = { $piece_start } торкається самих Москітів: наслідувати нема кого, тож рухатися не можна.
illegal-mosquito-on-top = Поверх вулика { $piece } ходить як Жук: лише на одну клітинку.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_start } рухається лише на одну клітинку, ковзаючи вздовж вулика.
    [spider] { $piece_start } рухається рівно на три клітинки, ковзаючи вздовж вулика.
    [beetle] { $piece_start } рухається лише на одну клітинку, зокрема й на інші фішки.
    [grasshopper] { $piece_start } стрибає по прямій через ряд фішок на першу порожню клітинку.
    [ant] { $piece_start } не дістанеться цієї клітинки, ковзаючи вздовж краю вулика.
    [mosquito] { $piece_start } ходить як одна з фішок, яких торкається, але жодна з них туди не дістане.
    [ladybug] { $piece_start } проходить дві клітинки поверх вулика, а третім кроком спускається.
   *[pillbug] { $piece_start } рухається лише на одну клітинку, ковзаючи вздовж вулика.
}

## Why a wish is refused

refusal-not-a-player = Це можуть робити лише гравці цієї партії.
refusal-not-the-table = Це може робити лише сервер.
refusal-not-allowed = Тут цього робити не можна.
refusal-engine-seat = За цю сторону грає рушій.
refusal-imported = Ця партія — із запису, її можна лише переглядати; натомість продовжте гру з якоїсь її позиції.
refusal-not-your-turn = Зараз хід суперника.
refusal-stale = Партія тим часом просунулася: погляньте ще раз.
refusal-too-late-to-abort = Обидві сторони вже ходили, тож перервати партію не можна; ви можете здатися.
refusal-no-such-offer = Немає пропозиції, на яку треба відповісти.
refusal-offered-already = Ви вже запитали: зачекайте, доки суперник відповість або зробить хід.
refusal-move-before-offer = Зробіть хід, перш ніж знову пропонувати нічию.
refusal-no-takebacks = У цій партії ходів не скасовують.
refusal-nothing-to-take-back = Немає вашого ходу, який можна скасувати.
refusal-no-time-to-take-back = Разом із ходом зникає доданий за нього час, і в одного з гравців він би скінчився.
refusal-time-left = На годиннику ще є час.
refusal-far-from-hive = Там вона стояла б сама: кожна комаха має торкатися вулика.
refusal-first-cell = Першу комаху викладають на позначену клітинку.
refusal-looking-back = Ви дивитеся на один із попередніх ходів. Щоб грати, перейдіть до останнього.
refusal-no-target = { $piece_start } не має куди піти.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = «{ $text }» не вдалося прочитати як хід: { $expected }
