# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.
#
# Of an argument x that is a piece a message sees $x and its forms $x_genitive, $x_accusative, $x_start (capitalised).

## Pieces

# $color is white or black; $bug decides the gender, and so the ending.
color = { $color ->
    [white] бел
   *[black] чёрн
}{ $bug ->
    [queen] ая
    [ladybug] ая
    [pillbug] ая
   *[other] ый
}
    .genitive = { $color ->
        [white] бел
       *[black] чёрн
    }{ $bug ->
        [queen] ой
        [ladybug] ой
        [pillbug] ой
       *[other] ого
    }
    .accusative = { $color ->
        [white] бел
       *[black] чёрн
    }{ $bug ->
        [queen] ую
        [ladybug] ую
        [pillbug] ую
       *[other] ого
    }
    .start = { $color ->
        [white] Бел
       *[black] Чёрн
    }{ $bug ->
        [queen] ая
        [ladybug] ая
        [pillbug] ая
       *[other] ый
    }

# $bug is one of the eight kinds. Alone it has a capital, in a sentence it has none.
bug = { $bug ->
    [queen] Королева
    [spider] Паук
    [beetle] Жук
    [grasshopper] Кузнечик
    [ant] Муравей
    [mosquito] Москит
    [ladybug] Божья коровка
   *[pillbug] Сороконожка
}
    .nominative = { $bug ->
        [queen] королева
        [spider] паук
        [beetle] жук
        [grasshopper] кузнечик
        [ant] муравей
        [mosquito] москит
        [ladybug] божья коровка
       *[pillbug] сороконожка
    }
    .genitive = { $bug ->
        [queen] королевы
        [spider] паука
        [beetle] жука
        [grasshopper] кузнечика
        [ant] муравья
        [mosquito] москита
        [ladybug] божьей коровки
       *[pillbug] сороконожки
    }
    .accusative = { $bug ->
        [queen] королеву
        [spider] паука
        [beetle] жука
        [grasshopper] кузнечика
        [ant] муравья
        [mosquito] москита
        [ladybug] божью коровку
       *[pillbug] сороконожку
    }

# A particular tile in the middle of a sentence, and at the start of one. $number is 0 if the side has only one of the kind.
piece = { $number ->
    [0] { color } { bug.nominative }
   *[other] { color } { bug.nominative } { $number }
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
        [0] { color.start } { bug.nominative }
       *[other] { color.start } { bug.nominative } { $number }
    }

# Several things in a row. $row is what stands there already.
list-two = { $row } и { $next }
list-next = { $row }, { $next }
list-last = { $row } и { $next }

## Levels of the engine

# What a level plays like, in a sentence. $level is 1 to 10.
level-about = { $level ->
    [1] Знает, как ходят фишки, и бежит к вашей королеве. Для первой партии.
    [2] Нападает разумнее, но всё ещё забывает защищаться.
    [3] Замечает угрозу выиграть следующим ходом, но ничего не планирует.
    [4] Отвечает на угрозы, но не замечает многих бросков.
    [5] Видит короткие комбинации и знает цену каждой фишке.
    [6] Играет на уровне клуба: редко ошибается и немного планирует.
    [7] Ошибки не дождётесь: его надо переиграть.
    [8] Обыграть его трудно: упускает лишь мелочи.
    [9] Почти полная сила, лишь изредка что-нибудь проглядит.
   *[10] Полная сила: думает столько, сколько вы позволите.
}

## Why a move is not legal

illegal-game-over = Партия окончена.
illegal-pass-not-forced = Пропустить ход можно, только когда ничего нельзя ни выложить, ни передвинуть.
illegal-not-in-game = { $piece_start } не участвует в партиях этого типа.
illegal-not-yours = { $piece_start } — фишка соперника: вы не можете её ни выложить, ни передвинуть.
illegal-already-placed = { $piece_start } уже на поле.
illegal-not-placed = { $piece_start } ещё не на поле.
illegal-out-of-order = Одинаковые фишки выкладывают по номерам: на очереди { $piece }.
illegal-queen-must-wait = Королева не может быть первой фишкой, которую вы выкладываете.
illegal-queen-is-due = Это ваш четвёртый ход: королеву нужно выложить сейчас.
illegal-queen-not-placed = Ваши фишки смогут двигаться, когда на поле будет ваша королева.
illegal-occupied = Новую фишку выкладывают на пустую клетку.
illegal-no-friend-beside = Новая фишка должна касаться хотя бы одной вашей.
illegal-enemy-beside = Новая фишка не может касаться фишек соперника.
illegal-covered = { $piece_start } под другой фишкой.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_start } скрепляет улей: без этой фишки он распадётся.
    [1] { $piece_start } скрепляет улей: без этой фишки от него оторвётся { $cut_off }.
   *[other] { $piece_start } скрепляет улей: без этой фишки от него оторвутся { $cut_off }.
}
illegal-resting = { $piece_start } на этом ходу отдыхает: эту фишку только что переместили.
illegal-same-cell = { $piece_start } уже стоит там: ход должен что-то изменить.
illegal-thrower-covered = { $piece_start } под другой фишкой, поэтому не может ничего перебросить.
illegal-thrower-resting = { $piece_start } отдыхает: эту фишку только что перебросили, и сама она перебрасывать не может.
illegal-thrower-powerless = { $piece_start } может перебрасывать только на земле и только рядом с сороконожкой, на которой никто не стоит.
illegal-not-thrown = { $piece_start } — фишка соперника, и ни одна ваша сороконожка не может её туда перебросить.
illegal-in-stack = { $piece_start } — часть стопки. Перебросить можно только фишку, которая стоит одна.
illegal-throw-too-narrow = Перебрасывать пришлось бы между двумя более высокими стопками: проход там слишком узкий, { $piece } в него не пройдёт.
illegal-cannot-climb = Эта клетка занята: { $piece } может закончить ход только на пустой.
illegal-too-narrow = Проход на пути слишком узкий: { $piece } в него не пройдёт.
illegal-loses-contact = По сторонам пути туда ничего нет: { $piece } оторвётся от улья.
illegal-mosquito-alone = { $piece_start } касается одних москитов: подражать некому, поэтому двигаться нельзя.
illegal-mosquito-on-top = Поверх улья { $piece } ходит как жук: только на одну клетку.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_start } движется только на одну клетку, скользя вдоль улья.
    [spider] { $piece_start } движется ровно на три клетки, скользя вдоль улья.
    [beetle] { $piece_start } движется только на одну клетку, в том числе на другие фишки.
    [grasshopper] { $piece_start } прыгает по прямой через ряд фишек на первую пустую клетку.
    [ant] { $piece_start } не доберётся до этой клетки, скользя вдоль края улья.
    [mosquito] { $piece_start } ходит как одна из фишек, которых касается, но ни одна из них туда не дойдёт.
    [ladybug] { $piece_start } проходит две клетки поверх улья, а третьим шагом спускается.
   *[pillbug] { $piece_start } движется только на одну клетку, скользя вдоль улья.
}

## Why a wish is refused

refusal-not-a-player = Это могут делать только игроки этой партии.
refusal-not-the-table = Это может делать только сервер.
refusal-not-allowed = Здесь это делать нельзя.
refusal-engine-seat = За эту сторону играет движок.
refusal-imported = Эта партия — из записи, её можно только просматривать; вместо этого продолжите игру с какой-нибудь её позиции.
refusal-not-your-turn = Сейчас ход соперника.
refusal-stale = Партия тем временем продвинулась: взгляните ещё раз.
refusal-too-late-to-abort = Обе стороны уже ходили, так что прервать партию нельзя; вы можете сдаться.
refusal-no-such-offer = Нет предложения, на которое нужно ответить.
refusal-offered-already = Вы уже спросили: подождите, пока соперник ответит или сделает ход.
refusal-move-before-offer = Сделайте ход, прежде чем снова предлагать ничью.
refusal-no-takebacks = В этой партии ходы не возвращают.
refusal-nothing-to-take-back = Нет вашего хода, который можно вернуть.
refusal-no-time-to-take-back = Вместе с ходом пропадает добавленное за него время, и у одного из игроков оно бы истекло.
refusal-time-left = На часах ещё есть время.
refusal-far-from-hive = Там оно стояло бы одно: каждое насекомое должно касаться улья.
refusal-first-cell = Первое насекомое выкладывают на отмеченную клетку.
refusal-looking-back = Вы смотрите на более ранний ход. Чтобы играть, перейдите к последнему.
refusal-no-target = { $piece_start }: идти некуда.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = «{ $text }» не удалось прочитать как ход: { $expected }
