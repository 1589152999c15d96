# The terminal without a screen: `skep tui --plain`. What stands in quotes is typed as it is, in every language. The game itself is told in the words of web.ftl.

plain-welcome = Type a move or a command. “help” lists the commands.
plain-unknown = “{ $text }” is neither a move nor a command here. “help” lists the commands.
plain-no-game = No game is open. “new” starts one, “games” lists those there are.
plain-no-exercise = No exercise is open. “learn” lists them.
plain-exercise-over = This exercise is done. “next” opens the next one.
plain-none-stuck = Nothing is stuck now.
plain-new-person = Two persons play at this keyboard
plain-new-watch = Two engines play
plain-open = Open a game of the list, a file, or a record itself
plain-step = To the first, previous, next or latest move
plain-go = To the move with that number
plain-export = Print the game as GameString, PGN or SGF, or write it to a file
plain-written = Written to { $file }.
plain-file-failed = { $file } cannot be used: { $reason }.
plain-file-missing = There is no file { $file }.
plain-file-odd = { $file } is not an ordinary file.
plain-not-kept = That it is solved could not be saved: { $reason }.
plain-quit = Leave
