# The lessons and the pages around them: buttons and headings, exercises, what is said of an answer, the coach of the first game.
#
# $piece is a piece, $cut_off are several. $by is a move in words. All numbers are counted by the rules.

## The pages

learn-title = Learn Hive
learn-about = The rules to read and try, exercises to solve, and a first game with a coach.
learn-title-chapter = { $chapter } – Learn Hive
learn-title-exercise = Exercise { $number } – { $chapter } – Learn Hive
learn-rulebook = Rulebook
learn-rulebook-about = Every diagram is a position you can play with.
learn-lessons = Lessons
learn-lessons-about = Small exercises, from easy to hard. The rules themselves check your answers.
learn-first-game = First game
learn-first-game-about = Play against the weakest engine. A coach tells you what matters.
learn-first-game-start = Play the first game
learn-contents = Contents
learn-continue = Go on where you left off
learn-start = Begin with the first chapter
learn-next-chapter = Next chapter
learn-previous-chapter = Previous chapter
learn-practice = Practice
learn-practice-about = Exercises of this chapter
learn-to-rules = Read the rules of this exercise
learn-progress = { $solved } of { $all } solved
learn-solved-mark = Solved
learn-chapter-solved = All exercises of this chapter are solved.
learn-all-solved = You have solved all exercises. Time for a real game!
learn-forget = Reset progress
learn-forget-title = Reset progress?
learn-forget-text = All exercises will count as unsolved again.
learn-forget-yes = Reset
learn-failed = The lessons could not be loaded.
learn-retry = Try again
learn-missing = There is no such chapter or exercise.

# $number is such as R3.3.
learn-rule = Rule { $number }
learn-rule-link = Copy a link to rule { $number }
learn-rule-copied = The link to rule { $number } is copied.

## Diagrams and exercises on the page

learn-diagram = Diagram
learn-diagram-number = Diagram { $number }
learn-try = Try it: move a piece
learn-reset = Reset
learn-back-one = Take back
learn-exercise = Exercise { $number }
learn-exercise-solved = Exercise { $number }, solved
learn-you-play = { $color ->
    [white] You play White.
   *[black] You play Black.
}
learn-hint = Hint
learn-show = Show me
learn-shown = This is one way to do it.
learn-again = Try again
learn-next-exercise = Next exercise
learn-wrong = Not quite.
learn-solved = Solved!
learn-pass = Pass
learn-marked-cell = the marked cell: { $spot }
learn-point-cells = Choose the cells, one after the other.
learn-point-pieces = Choose the pieces, one after the other.
learn-play-move = Play your move.
# For screen readers.
learn-found-cells = { $count ->
    [one] One cell found so far.
   *[other] { $count } cells found so far.
}
learn-found-pieces = { $count ->
    [one] One piece found so far.
   *[other] { $count } pieces found so far.
}
learn-found-none = Nothing found so far.

learn-coach = Coach
learn-coach-hide = Hide the coach
learn-coach-show = Show the coach

## What is said of an answer

verdict-found = { $left ->
    [one] Right. There is one more to find.
   *[other] Right. There are { $left } more to find.
}
verdict-found-already = You have found this one already.
verdict-unreadable = “{ $text }” cannot be read as an answer.
# FindAll: another piece was moved than the one asked for.
verdict-other-piece = Here only the { $piece } counts.
verdict-not-on-board = The { $piece } is not on the board.
verdict-only-yours = The { $piece } is your opponent’s. Only your own pieces are asked for.
verdict-not-pinned = The { $piece } is not pinned: the hive holds together without it.
verdict-on-top = The { $piece } stands on top of another piece, so lifting it splits nothing.
verdict-nowhere = The { $piece } is not pinned, but it has nowhere to go.
verdict-no-thrower = The { $piece } does not touch a piece of yours that can throw.
verdict-no-landing = The { $piece } cannot be thrown: the way up or down is blocked, or no cell beside the Pillbug is free.
verdict-cell-empty = That leaves the marked cell empty.
verdict-wrong-visitor = The marked cell is taken now, but not by the { $piece }.
verdict-still-free = The { $piece } is not pinned yet: the hive holds together without it.
verdict-pinned-still = { $cut_off_count ->
    [0] The { $piece } cannot leave yet.
   *[other] The { $piece } cannot leave yet: it alone still holds the { $cut_off }.
}
verdict-nowhere-still = The { $piece } is not pinned any more, but it still has nowhere to go.
verdict-still-moves = { $cells ->
    [one] The { $piece } can still move, to one cell.
   *[other] The { $piece } can still move, to { $cells } cells.
}
verdict-not-covered = The { $piece } is not covered yet.
verdict-not-placed = A new piece from your reserve is asked for.
verdict-not-beside = The new piece does not touch the { $piece }.
verdict-not-winning = The enemy Queen can still breathe: { $taken } of the 6 places around her are taken.
verdict-not-forced = { $moves ->
    [one] That is too slow. Your opponent’s answer: { $by }. Then you do not win with your next move.
   *[other] That is too slow. Your opponent’s answer: { $by }. Then you do not win within { $moves } moves.
}
verdict-go-on = { $moves ->
    [one] Good! Your opponent’s answer: { $by }. Now win with one move.
   *[other] Good! Your opponent’s answer: { $by }. Now win within { $moves } moves.
}
verdict-unproved = Whether that wins cannot be told: there are too many replies to look at.
verdict-draws = That surrounds both Queens at once: the game would be a draw.
verdict-loses = That surrounds your own Queen: you would lose.
verdict-no-draw = That is no draw: both Queens have to be surrounded by the same move.
verdict-still-threatened = Your opponent would still win: { $by }.
verdict-still-crowded = { $taken } of the 6 places around your Queen are still taken. At most { $most } may be.
verdict-not-like-that = The insect that is to be imitated does not move there.
verdict-can-answer = { $moves ->
    [one] Your opponent still has one move.
   *[other] Your opponent still has { $moves } moves.
}

## Exercises: the goal and the beginning

exercise-goal-1 = One place beside the enemy Queen is still free. Take it and win.
    .hint = Which of your pieces can get to the empty cell beside her?
    .solved = All six places around her are taken, so the game is over. It does not matter whose pieces stand there.

exercise-setup-1 = The table is empty, and White begins. Place any piece but your Queen.
    .hint = Take a piece from your reserve and put it on the table.
    .solved = There is no board: the hive begins here and grows in all directions.

exercise-placing-1 = Find all cells where you may place the { $piece }.
    .hint = A new piece touches your own colour, and never the other one.
    .solved = Every one of these cells touches a piece of yours and none of your opponent’s.

exercise-placing-2 = Find all cells where you may place the { $piece }. Mind the stack.
    .hint = A stack has the colour of its topmost piece.
    .solved = Only the top of a stack counts. Whoever stands on top owns the cell.

exercise-placing-3 = Place a new piece right beside the { $piece }.
    .hint = Who stands on top of her?
    .solved = Your Beetle on top makes her cell yours, so your new pieces may go straight to her side.

exercise-queen-turns-1 = This is your fourth turn, and your Queen is still in reserve. Find all cells where she may come in.
    .hint = Nothing but the Queen may be played now. She touches only your own colour.
    .solved = By the fourth turn at the latest the Queen comes in. You may bring her earlier, and often should.

exercise-queen-turns-2 = None of your pieces may move yet. Place your Queen so that the { $piece } can move on your next turn.
    .hint = With the Queen on the table your pieces may move, but not one that holds the hive together.
    .solved = The Queen is in, and nobody depends on the { $piece } alone, so it is free to leave.

exercise-opening-1 = You are Black, and this is your first turn. Place a piece, but not the Queen: she has to wait for one turn.
    .hint = Your first piece goes right beside White’s. Choose any insect but the Queen.
    .solved = This is the only time that a new piece may touch the other colour.

## Exercises: moving

exercise-moving-1 = Point out all your pieces that can move.
    .hint = Imagine lifting each one: does the hive stay in one part? And is there a way out?
    .solved = All the others either hold the hive together or have no way out.

exercise-moving-2 = Some of your pieces are covered, some hold the hive together, some are shut in. Point out those that can still move.
    .hint = A piece on top of another never splits the hive. And some insects need no gap to leave.
    .solved = A quick look like this before every turn saves you many wrong plans.

exercise-one-hive-1 = Point out all your pieces that are pinned.
    .hint = A piece is pinned if the hive would fall into two parts without it.
    .solved = These pieces have to stay until the hive gets another link.

exercise-one-hive-2 = Pin the { $piece }: let the hive hang together only through it.
    .hint = Put a piece of yours where it touches the { $piece } and nothing else.
    .solved = If the { $piece } left, your piece would be cut off. So it has to stay.

exercise-one-hive-3 = Your { $piece } is pinned. Break the pin, so that it can move on your next turn.
    .hint = Who hangs only on the { $piece }? Give it another neighbour, or take it away.
    .solved = Nobody depends on the { $piece } alone any more.

exercise-freedom-1 = Find all cells that the { $piece } can slide to. Some gaps are too narrow.
    .hint = Two pieces side by side with only one cell’s width between them form a gate. Nothing slides through.
    .solved = A piece has to fit physically. Where two neighbours stand too close, there is no way through.

exercise-freedom-2 = Only one of your pieces can get to the marked cell. Take it there.
    .hint = Nothing can slide into it. Who needs no open door?
    .solved = Gates stop the insects that slide. Whoever jumps or climbs comes from above.

exercise-freedom-3 = Gates stand on top of the hive too. Find all cells that the { $piece } can go to.
    .hint = Between two stacks that are both higher than where it comes from and where it goes, there is no way through.
    .solved = Two tall stacks make a gate for climbers, just as two pieces do on the ground.

## Exercises: the insects

exercise-queen-1 = Find all cells that the { $piece } can go to.
    .hint = She slides by exactly one cell and always keeps touching the hive.
    .solved = One step at a time: that is little, and yet it often saves her.

exercise-queen-2 = Your Queen is getting crowded. Move her so that at most { $most } of the 6 places around her are taken.
    .hint = Look at each cell she can reach, and count its neighbours.
    .solved = A Queen who steps out in time costs your opponent all the moves that were spent on her.

exercise-beetle-1 = Find all cells that the { $piece } can go to.
    .hint = One step in any direction: along the ground, or up onto a neighbour.
    .solved = One step only, but no piece stands in its way.

exercise-beetle-2 = Climb onto the { $piece }.
    .hint = Your Beetle goes one cell. Is one of your Beetles right beside it?
    .solved = What lies under a Beetle cannot move. And the cell has your colour now.

exercise-beetle-3 = Your Beetle stands on top. Find all cells that the { $piece } can go to.
    .hint = From up there it may step onto any neighbour and down into any hole.
    .solved = On top it is never pinned, and it comes down wherever it likes.

exercise-beetle-4 = The last free place beside the enemy Queen is hemmed in, so nothing can slide into it. Win all the same.
    .hint = Who can come down into a hole from above?
    .solved = A Beetle on top of the hive fills holes that nobody else can enter.

exercise-grasshopper-1 = Find all cells that the { $piece } can jump to.
    .hint = Straight over a row of pieces, to the first empty cell behind it.
    .solved = One jump for each direction in which it has a neighbour.

exercise-grasshopper-2 = Find all cells that the { $piece } can jump to. Beware of gaps.
    .hint = The jump ends at the first empty cell, even if more pieces follow behind it.
    .solved = It lands in the first gap, and never jumps across one.

exercise-grasshopper-3 = Win with a jump.
    .hint = From the last free place beside the enemy Queen, look along the straight rows.
    .solved = No gate keeps a Grasshopper out: it lands even in a closed hole.

exercise-spider-1 = Find all cells that the { $piece } can go to.
    .hint = Exactly three steps along the edge of the hive, one way round or the other.
    .solved = Never two steps, never four: a Spider always goes three.

exercise-spider-2 = Find all cells that the { $piece } can go to. There is more than one way round.
    .hint = At each step it may turn, but it never steps on the same cell twice, and it never lets go of the hive.
    .solved = Where the hive bends inwards, a Spider finds ways that are easy to overlook.

exercise-spider-3 = Win with a Spider.
    .hint = Count three steps back from the last free place beside the enemy Queen.
    .solved = Three steps, counted exactly. A Spider has to be set up for this in good time.

exercise-ant-1 = Find all cells that the { $piece } can go to.
    .hint = It slides around the hive as far as it likes. Which cells are behind a gate?
    .solved = An Ant goes nearly everywhere. Only gates keep it out.

exercise-ant-2 = Use your Ant to pin the { $piece }.
    .hint = Go where your Ant touches the { $piece } and nothing else.
    .solved = One Ant for one piece is a good bargain if that piece was more dangerous.

exercise-ladybug-1 = Find all cells that the { $piece } can go to.
    .hint = Up, along the top, down: two steps on top of other pieces, then one step to an empty cell.
    .solved = It always walks two cells on top and comes down with the third step.

exercise-ladybug-2 = Win with your Ladybug.
    .hint = Which two pieces are a bridge to the last free place beside the enemy Queen?
    .solved = The Ladybug comes down into holes that nothing can slide into.

exercise-mosquito-1 = Find all cells that the { $piece } can go to.
    .hint = It moves like any insect that it touches now, of either colour.
    .solved = It has learned from each of its neighbours.

exercise-mosquito-2 = Move your Mosquito the way a Grasshopper does.
    .hint = It touches a Grasshopper, so it can jump like one.
    .solved = Whoever it touches, it imitates. After the move it has other neighbours, and other talents.

exercise-mosquito-3 = Your Mosquito stands on top of the hive. Find all cells that the { $piece } can go to.
    .hint = On top it is a Beetle, whatever it touches.
    .solved = As long as it is up there, it moves like a Beetle and nothing else.

exercise-mosquito-4 = Win with your Mosquito. Which insect should it imitate?
    .hint = Look at each insect that it touches: could that one reach the last free place from there?
    .solved = The same Mosquito can be a runner, a jumper or a climber. Always look at whom it touches.

## Exercises: the Pillbug

exercise-pillbug-1 = Your Pillbug can throw the { $piece }. Find all cells where it may come down.
    .hint = Up onto the Pillbug, and down again to an empty cell beside the Pillbug.
    .solved = A throw leads from one side of the Pillbug to another.

exercise-pillbug-2 = Point out all pieces that your Pillbug can throw now, of either colour.
    .hint = Not a piece in a stack, not one that holds the hive together, not one that has just moved.
    .solved = Whatever is pinned, stacked or has moved on the turn before is safe from the Pillbug.

exercise-pillbug-3 = Your Queen is nearly surrounded. Get her out, so that at most { $most } of the 6 places around her are taken.
    .hint = She cannot slide any more. Who stands beside her and can lift her?
    .solved = A Pillbug beside your Queen is her best guard.

exercise-pillbug-4 = Win with a throw.
    .hint = One of the pieces beside your Pillbug can be set down in the last free place. Or is it the Queen herself who should be moved?
    .solved = The Pillbug attacks too: it moves any piece beside it, of either colour.

exercise-pillbug-5 = Your opponent is about to win. Stop it.
    .hint = Which piece is about to take the last place? Or can your Queen be somewhere else by then?
    .solved = A throw counts as your whole turn, but here it saves the game.

exercise-pillbug-6 = Throw the { $piece } to the marked cell.
    .hint = Your Pillbug cannot do it. Who touches the Pillbug and can borrow its power?
    .solved = A Mosquito beside a Pillbug throws like one, even if that Pillbug itself cannot reach.

## Exercises: how games end

exercise-passing-1 = Look at your pieces and your reserve. What can you play?
    .hint = If you can neither place nor move anything, there is only one thing left to do.
    .solved = You pass when there is nothing else, and only then.

exercise-passing-2 = Leave your opponent without any move.
    .hint = Which enemy piece can still do something? Take that away.
    .solved = Your opponent has to pass, and you play twice in a row.

exercise-ending-1 = Not every move that fills the last place beside the enemy Queen wins. Find one that does.
    .hint = Have a look at your own Queen before you play.
    .solved = Always look at both Queens. If both are surrounded by the same move, nobody wins.

exercise-ending-2 = Your opponent wins with the next move unless you do something. Stop it.
    .hint = Find the move that threatens you. Can you pin or cover the piece, or take your Queen away?
    .solved = Before you attack, always ask what your opponent would play next.

exercise-draws-1 = Your opponent threatens to win, and you cannot win first. Save what can be saved: end the game in a draw.
    .hint = One cell lies beside both Queens.
    .solved = Both Queens are surrounded by the same move, so nobody wins.

exercise-corners-1 = Your opponent has just thrown one of your pieces. Point out all your pieces that can move.
    .hint = A piece that was thrown rests for one turn.
    .solved = It may move again on your next turn.

exercise-corners-2 = Find all cells that the { $piece } can go to. What does it see of the stack?
    .hint = Of a stack it sees only the topmost piece.
    .solved = What is covered lends the Mosquito nothing.

## Exercises: tactics

exercise-tactics-1 = The { $piece } is your opponent’s best runner. Play so that it cannot move any more.
    .hint = You can pin it, cover it or shut it in. Which of these is at hand?
    .solved = A piece that cannot move takes no part in the attack.

exercise-tactics-2 = Your opponent threatens to win with the next move. Find a move that holds.
    .hint = Which piece would take the last place? Tie it down, or make room for your Queen.
    .solved = First stop the threat, then go on with your own plan.

exercise-tactics-3 = { $moves ->
    [one] Win in one move.
   *[other] Win in { $moves } moves, whatever your opponent does.
}
    .hint = Look for a move that makes two threats at once, or that takes away the Queen’s last way out.
    .solved = Whatever the answer was, a way to finish was left.

exercise-tactics-4 = { $moves ->
    [one] Win in one move.
   *[other] Win in { $moves } moves. Your Beetle opens the way.
}
    .hint = Once your Beetle is on top of her, her cell is yours, and new pieces may be placed beside her.
    .solved = A Beetle on the Queen freezes her and lets your reserve in. It is one of the strongest attacks there is.

exercise-tactics-5 = { $moves ->
    [one] Win in one move.
   *[other] Win in { $moves } moves. Leave your opponent no good answer.
}
    .hint = Look for a move after which your opponent can do nothing against the next one.
    .solved = The strongest threats are those that cannot be stopped by any piece.

exercise-tactics-6 = { $moves ->
    [one] Win in one move.
   *[other] Win in { $moves } moves. This is the hardest one.
}
    .hint = Think backwards: who can take the last place, who the one before? Begin with the place that is hardest to reach.
    .solved = A plan of several moves works when none of them leaves your opponent time to breathe.

## The coach of the first game

coach-first = Begin with any insect but the Queen. A Spider or a Grasshopper is a good first piece: Ants are more useful later.
coach-second = From now on your new pieces touch your own colour only. Put them behind your first piece, away from your opponent.
coach-queen-soon = Think of your Queen: she has to be placed by your fourth turn, and until then none of your pieces may move.
coach-queen-due = This is your fourth turn: the Queen has to be placed now.
coach-queen-where = Choose a quiet cell for her, with few neighbours.
coach-can-move = Your Queen is on the board, so your pieces may move now. Each turn you either place a piece or move one.
coach-win-now = You can win with this move! Find the last free place beside the enemy Queen.
coach-stop-them = Careful: your opponent could win with the next move. Stop it now.
coach-your-queen = { $taken } of the 6 places around your Queen { $taken ->
    [one] is taken
   *[other] are taken
}. Make room for her, or pin those who attack her.
coach-their-queen = { $taken } of the 6 places around the enemy Queen are taken. Keep filling them!
coach-pinned = { $cut_off_count ->
    [0] Your { $piece } is pinned: it holds the hive together and has to stay for now.
   *[other] Your { $piece } is pinned: it holds the { $cut_off } and has to stay for now.
}
coach-queen-pinned = Your Queen holds the hive together and cannot move. Give the hive another link, so that she can get away if she has to.
coach-beetle = Your { $piece } could climb onto a piece of your opponent’s, which could not move then.
coach-cover-queen = Your { $piece } could climb onto the enemy Queen. Then she is stuck, and you may place new pieces right beside her.
coach-pass = You can neither place nor move anything, so you have to pass.
coach-plan-ants = A good plan: bring the { $piece } into the game. It can run to almost any place, and pin your opponent’s pieces.
coach-plan-attack = A good plan: take a place beside the enemy Queen, for example like this: { $move }. Six taken places win.
coach-plan-place = A good plan: place another piece now, and attack when you have more pieces in play than your opponent.
coach-plan-free = A good plan: keep your { $piece } free. A piece that holds the hive together cannot attack.
coach-plan-pin = A good plan: pin the { $enemy } with your { $piece }, by going where it touches nothing else.
coach-plan-near = A good plan: move your { $piece } to a cell from which it reaches the enemy Queen with its next move.
coach-won = You have won: all six places around the enemy Queen are taken.
coach-lost = Your Queen is surrounded, so this game is lost. Next time keep a way open for her, and stop her attackers early.
coach-drawn-both = One move has surrounded both Queens: a draw.
coach-drawn-repetition = The same position has come for the third time: a draw.
coach-next-level = Try the same again, or a stronger opponent.
coach-next-lessons = The lessons on tactics show how to attack and how to defend.

## Pages: the coach beside the board

coach-wait = Watch what your opponent plays.
# Buttons at the end of the first game.
coach-level = Play against level { $level }
coach-lessons = To the lessons
