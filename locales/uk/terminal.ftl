# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep потребує термінала щонайменше { $columns } × { $lines } знаків. У цьому { $width } × { $height }.
term-done = Готово
term-complete = Доповнити
term-choose = Вибрати
term-change = Змінити
term-label = Туди
term-put = Покласти
term-save = Зберегти
term-details = Як він думає
term-thinking = Глибина { $depth }, позицій: { $nodes }.
term-reserve = Запас
term-free = Наступна рухома фішка
term-scroll = Зсунути вид
term-suspend = До оболонки, назад — fg
term-redraw = Перемалювати екран
term-exercise-over = Цю вправу завершено. Enter відкриває наступну.
term-open = Ім’я файлу або вставлений запис
term-write = Ім’я нового файлу
term-marks = Знаки: { "{ }" } курсор, < > фішка в руці, ( ) і [ ] останній хід, ! скута, * кидком; маленька цифра — висота стосу.
term-marks-lesson = У вправі: ◎ (O) позначена клітинка, ✓ (+) знайдено, × (x) неправильно, < > фішка, про яку йдеться.

## What a command says that ends too early

command-failed = помилка: { $text }
command-needs-terminal = Потрібен термінал. Без нього вживайте «skep tui --plain».
command-cannot-run = Застосунок у терміналі не може працювати: { $reason }.
