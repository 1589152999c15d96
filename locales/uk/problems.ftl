# What the server cannot do, and what to do instead. In problem-unreadable-record and in the notes, $expected and $reason are from
# readers.ftl, and close the sentence; what is expected of a request or a message is said in English.

## What is asked for

problem-no-such-address = За цією адресою нічого немає.
problem-wrong-method = До цієї адреси так звертатися не можна: дивіться посібник з інтерфейсу.
problem-no-such-game = Такої партії немає або вже немає.
problem-no-such-chapter = Такого розділу в правилах немає.
problem-no-such-exercise = Такої вправи немає.
problem-unreadable-position = Це не позиція: { $expected }
problem-too-many-moves = З однієї позиції можна спробувати обмежену кількість ходів: не більше { $limit }.
problem-unreadable-query = «{ $text }» не може бути значенням «{ $name }».
problem-unreadable-body = Запит не вдалося прочитати: { $expected }.
problem-body-too-large = Запит завеликий: сервер читає щонайбільше { $kilobytes } кБ.
problem-too-slow = Запит тривав надто довго. Спробуйте ще раз.
problem-not-a-socket = Ця адреса лише для вебсокетів.
problem-unreadable-record = Це не вдалося прочитати як партію: { $expected }
problem-unreadable-archive = Архів не читається: { $reason }.
problem-no-game-string = Ця партія починається з фішками на полі, а GameString цього не передає: візьміть PGN або SGF.

## What is said about a record that was opened

note-unknown-format = очікується GameString, PGN, BoardSpace SGF або рядок позиції.
note-read-up-to = Партію прочитано до цього місця: { $reason }
note-unreadable-game = Цю партію не вдалося прочитати: { $reason }
note-printed-opening = Хід { $ply }: Королеву викладено першою, як дозволяють друковані правила.
note-past-draw = Хід { $ply }: позиція виникла втретє, але партія триває.
note-after-end = Хід { $ply } пропущено, бо партія завершилася раніше.
note-bare-done = Хід { $ply }: нічого не пересунуто, це вважається пропуском ходу.
note-idle-done = Хід { $ply }: нічого не пересунуто, хоча пропустити хід було не можна; цей запис відкинуто.
note-grid-taken = Хід { $ply }: стовпець і рядок вказують не на ту клітинку, що сусідня фішка; узято стовпець і рядок.
note-reference-taken = Хід { $ply }: стовпець і рядок вказують не на ту клітинку, що сусідня фішка; узято фішку.
note-variation-as-comment = Хід { $ply }: варіант не вдалося прочитати, його збережено як коментар.
note-result-differs = У записі зазначено { $stated }, а за правилами { $by_rules }.
note-tag-left-out = Одну позначку відкинуто, бо їх забагато.
note-text-cleaned = В іменах або коментарях були керівні чи невидимі символи; їх відкинуто.
note-more = Є ще зауваження, яких тут не показано.
note-games-left-out = { $count ->
    [1] Відкрито лише першу партію.
   *[other] Відкрито лише перші партії: { $count }.
}
note-variations-left-out = { $count ->
    [one] Відкинуто { $count } хід із варіантів.
    [few] Відкинуто { $count } ходи з варіантів.
    [many] Відкинуто { $count } ходів із варіантів.
   *[other] Відкинуто { $count } ходу з варіантів.
}

## A game to be made

problem-unknown-game-type = «{ $text }» — немає такого типу гри: очікується Base або Base+ і деякі з літер M, L, P.
problem-unknown-level = Рівня { $level } немає: очікується від 1 до 10.
problem-unusable-clock = Такий годинник поставити не можна: час має бути більшим за нуль і не довшим за { $hours } год, а на хід — не більше години.
problem-key-too-long = Ключ або назва команди має від 1 до { $characters } символів, і всі вони друковані.
problem-unusable-name = В імені не буває розривів рядка, керівних і невидимих символів.
problem-no-such-ply = { $plies ->
    [0] У партії ще немає ходів, тож немає й ходу { $ply }.
    [one] У партії лише { $plies } хід, тож ходу { $ply } немає.
    [few] У партії лише { $plies } ходи, тож ходу { $ply } немає.
    [many] У партії лише { $plies } ходів, тож ходу { $ply } немає.
   *[other] У партії лише { $plies } ходу, тож ходу { $ply } немає.
}

## An engine at a table

problem-not-thinking = Зараз жоден рушій не думає над ходом.

## Limits

problem-too-many-games = На сервері немає місця для нових партій (їх уже { $limit }): спершу видаліть якісь.
problem-too-many-tables = На сервері немає місця для нової партії (зараз їх грають { $limit }): спробуйте за хвилину.
problem-too-many-sockets = На сервері немає місця для нового з’єднання (їх відкрито { $limit }): спробуйте за хвилину.
problem-too-many-sockets-here = З вашої адреси вже відкрито граничну кількість з’єднань ({ $limit }): спершу закрийте одне з них.
problem-too-many-requests = З вашої адреси надходить забагато запитів: спробуйте за { $seconds } с.
problem-too-many-new-games = З вашої адреси за короткий час створено багато партій: наступну можна буде створити за { $seconds } с.
problem-too-many-imports = З вашої адреси за короткий час відкрито багато записів: наступний можна буде відкрити за { $seconds } с.
problem-too-many-searches = З вашої адреси за короткий час багато питали рушії: запитайте знову за { $seconds } с.
problem-too-many-watched = Через одне з’єднання можна стежити за обмеженою кількістю партій: не більше { $limit }. Спершу перестаньте стежити за однією з них.
problem-engines-busy = Рушії мають більше роботи, ніж устигають: спробуйте за хвилину.
problem-table-busy = До цієї партії забагато звернень водночас: спробуйте за мить.

## The socket

problem-unreadable-message = Повідомлення не вдалося прочитати: { $expected }.
problem-not-text = Повідомлення не вдалося прочитати: очікувався текст, а надійшли байти.
problem-message-too-long = Повідомлення задовге: сервер читає щонайбільше { $kilobytes } кБ.
problem-too-fast = Ваші повідомлення надходять надто швидко: зачекайте трохи.

## Who asks

problem-foreign-host = «{ $host }» — не ім’я цього сервера: відкрийте його за власною адресою або запустіть із --public і цим ім’ям.
problem-foreign-origin = Сторінкам із «{ $origin }» не можна користуватися цим сервером.

## What is wrong with us

problem-store = Партію не вдалося зберегти, тож нічого не змінилося: спробуйте ще раз, а причину дивіться в журналі сервера.
problem-unknown-outcome = База даних перервалася в останню мить, тож невідомо, чи це збереглося: спробуйте ще раз, двічі нічого не виконається.
problem-contended = Інша програма весь час змінює цю партію, тож нічого не змінилося: спробуйте за мить.
problem-store-unavailable = База даних зараз нічого не зберігає: причину дивіться в журналі сервера.
problem-damaged = Збережені дані цієї партії пошкоджено: що саме не так, дивіться в журналі сервера.
problem-closing = Сервер завершує роботу.
problem-no-web = Цей skep зібрано без сторінок: виконайте cargo xtask play або npm ci та npm run build у web/ і зберіть знову.
