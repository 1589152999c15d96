# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep needs a terminal of at least { $columns } × { $lines } characters. This one has { $width } × { $height }.
term-done = Done
term-complete = Complete
term-choose = Choose
term-change = Change
term-label = Go there
term-put = Put down
term-save = Save
term-details = How it thinks
term-thinking = Depth { $depth }, { $nodes } positions.
term-reserve = Reserve
term-free = Next piece that can move
term-scroll = Move the view
term-suspend = To the shell, and back with fg
term-redraw = Redraw the screen
term-exercise-over = This exercise is done. Enter opens the next one.
term-open = Name of a file, or paste a record
term-write = Name of the new file
term-marks = Marks: { "{ }" } the cursor, < > the piece in your hand, ( ) and [ ] the last move, ! pinned, * by a throw; a small number is the height of a stack.
term-marks-lesson = In an exercise: ◎ (O) the marked cell, ✓ (+) found, × (x) wrong, < > the piece it is about.

## What a command says that ends too early

command-failed = error: { $text }
command-needs-terminal = This needs a terminal. Without one, use “skep tui --plain”.
command-cannot-run = The terminal app cannot run: { $reason }.
