# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep нужен терминал не меньше { $columns } × { $lines } знаков. В этом { $width } × { $height }.
term-done = Готово
term-complete = Дополнить
term-choose = Выбрать
term-change = Изменить
term-label = Туда
term-put = Положить
term-save = Сохранить
term-details = Как он думает
term-thinking = Глубина { $depth }, позиций: { $nodes }.
term-reserve = Запас
term-free = Следующая подвижная фишка
term-scroll = Сдвинуть вид
term-suspend = В оболочку, обратно — fg
term-redraw = Перерисовать экран
term-exercise-over = Это упражнение закончено. Enter открывает следующее.
term-open = Имя файла или вставленная запись
term-write = Имя нового файла
term-marks = Знаки: { "{ }" } курсор, < > фишка в руке, ( ) и [ ] последний ход, ! скована, * броском; маленькая цифра — высота стопки.
term-marks-lesson = В упражнении: ◎ (O) отмеченная клетка, ✓ (+) найдено, × (x) неверно, < > фишка, о которой речь.

## What a command says that ends too early

command-failed = ошибка: { $text }
command-needs-terminal = Нужен терминал. Без него используйте «skep tui --plain».
command-cannot-run = Приложение в терминале не может работать: { $reason }.
