# The rulebook: titles of chapters, rules by their numbers, captions of diagrams, and the words of `skep rules`.
#
# A blank line within a message begins a new paragraph. "(R3.3)" becomes a link to that rule: keep such numbers as they are.
# What a caption counts comes as an argument, worked out by the rules: never type such a number in.

## Chapters: the title, and what it is about in one short line

chapter-goal = The goal
    .about = Surround the other Queen
chapter-setup = Pieces and table
    .about = What you need, and who begins
chapter-placing = Placing
    .about = Where a new piece may go
chapter-queen-turns = The Queen’s four turns
    .about = She has to come out in time
chapter-opening = The tournament opening
    .about = Why the Queen does not come first
chapter-moving = Moving
    .about = When your pieces may move
chapter-one-hive = One hive
    .about = The hive never falls apart
chapter-freedom = Freedom to move
    .about = Gaps that are too narrow
chapter-queen = The Queen
    .about = One step, and everything is about her
chapter-beetle = The Beetle
    .about = Climbs onto others
chapter-grasshopper = The Grasshopper
    .about = Jumps in a straight line
chapter-spider = The Spider
    .about = Exactly three steps
chapter-ant = The Ant
    .about = Runs as far as it likes
chapter-ladybug = The Ladybug
    .about = Up, along, and down
chapter-mosquito = The Mosquito
    .about = Moves like its neighbours
chapter-pillbug = The Pillbug
    .about = Throws its neighbours over itself
chapter-passing = Passing
    .about = When nothing can be done
chapter-ending = The end of the game
    .about = How a game is won and lost
chapter-draws = Draws
    .about = When nobody wins
chapter-corners = Tricky corners
    .about = Rare cases, settled exactly
chapter-tactics = First ideas
    .about = How to begin to play well

## The goal

text-goal =
    Hive is a game for two. One of you has the white insects, the other the black ones, and each of you has a Queen.

    You win when all six places around the other Queen are taken. It does not matter by whom: your pieces count, and so do your opponent’s.
text-goal-turn =
    You take turns. On each turn you do one thing: you place a new piece, or you move one that is already there. Together the pieces make up the hive.
diagram-goal = { $black_ring } of the six places around the black Queen are taken. White moves: with the { $piece }, take the last one and win.

## Pieces and table

rule-1-1 =
    Both sides have the same 11 pieces: 1 Queen, 2 Spiders, 2 Beetles, 3 Grasshoppers and 3 Ants.

    Three more insects can join, each of them alone or together with others: 1 Mosquito, 1 Ladybug and 1 Pillbug for each side. With all of them you have 14 pieces each.
diagram-insects = All eight insects, one white piece of each. Pick one up and see where it can go.
rule-1-2 =
    White plays first. Agree on who has White, or leave it to chance.
rule-1-3 =
    There is no board to fill: any table will do. The pieces themselves are the board, and the hive may grow and wander in every direction, as far as it likes.
diagram-no-edge = The hive has become a long row and may grow on: there is no edge. The { $piece } can run to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, beyond the far end too.
rule-1-4 =
    Nothing is ever captured. A piece that is on the board stays in the game to the end. You need not bring out all your pieces: what you do not place stays in your reserve.
diagram-not-captured = The { $piece } stands on a black Ant. The Ant is covered, not captured: once the Beetle has left, it can run again.
diagram-start = So begins every game: an empty table, and all pieces in reserve. White places the first piece.

## Placing

rule-2-1 =
    White’s first piece opens the game. Where it lies makes no difference. Black’s first piece goes right beside it, on any side. Never again may a new piece touch one of the other colour.
diagram-first-reply = Black’s first piece may go on any of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} around the white one.
rule-2-2 =
    From your second turn on, a new piece has to touch at least one of your own and none of your opponent’s.

    A stack has the colour of its top piece. What lies below does not count.
diagram-placing = White may place a new piece on { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, the marked ones. On the crossed cells it would touch a black piece, or no white one.
diagram-placing-stack = A white Beetle stands on a black piece, so that cell is white now, and new white pieces may go beside it too. In all there are { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} for them.
rule-2-3 =
    A new piece starts on an empty cell, down on the ground. That goes for Beetles and Mosquitoes too: they climb later.
diagram-placing-ground = The { $piece } would like to start on top of the hive. It has to start on the ground like all others.
rule-2-4 =
    A new piece comes from above and does not have to slide in. So it may also go into a hole that no piece could slide into.
diagram-placing-hole = No piece could slide into the hole among the white pieces. The { $piece } comes from the reserve and may be placed there.
rule-2-7 =
    Pieces of one kind are alike. Their numbers only tell them apart when moves are written down, and so they come out in order: Ant 1 first, then Ant 2, then Ant 3.
diagram-placing-order = The Ants come out by their numbers. Another one comes before the { $piece }, so it may not be placed yet.

## The Queen’s four turns

rule-2-5 =
    You have to place your Queen on one of your first four turns. If she is still in your reserve on the fourth, nothing else is allowed: you place her now.
diagram-queen-due = White’s fourth turn, and the Queen is still in reserve. Now she must come out, on any of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}. No other piece may be placed.

## The tournament opening

rule-2-6 =
    In tournaments your Queen may not be the very first piece you place. From your second turn on she may come.

    skep plays like this too, unless you choose otherwise for a new game: the printed rulebooks let the Queen come first.
diagram-opening = Black’s first turn. Any insect may come out but the Queen: she has to wait for one turn.
diagram-opening-printed = The same turn by the printed rules: the Queen may come out at once, on any of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.

## Moving

rule-3-1 =
    Your pieces may move once your own Queen is on the board. Your opponent’s Queen has no say in that.

    From then on you choose on every turn: place one new piece, or move one that is on the board.
diagram-queen-first = White’s Queen is still in reserve, so the { $piece } may not move yet. White can only place a piece.
rule-3-5 =
    In a stack only the top piece can do anything. Everything below it has to wait until it is gone.
diagram-covered = Something stands on the { $piece }. As long as it stays there, the { $piece } cannot move.
rule-3-6 =
    A move has to change something: no piece ends its move on the cell where it started.
diagram-no-change = The { $piece } can run to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}. Once around the hive and back to its own cell is no move: nothing would have changed.

## One hive

rule-3-2 =
    All pieces together are one hive, and it must stay in one part at all times, even while a piece is on its way.

    To find out, lift the piece in your mind. If the rest falls apart, the piece is pinned: it may not move, and no Pillbug may throw it. That is so even if the parts would be joined again where it lands.

    A piece that stands on top of another is never pinned. Those below it hold the hive together.
diagram-one-hive = Lift the { $piece } and the hive falls apart: the { $cut_off } would be cut off. So it is pinned and has to stay.
diagram-one-hive-on-the-way = On the crossed cell the { $piece } would touch both halves of the hive again. But on the way there the halves would not touch, so the move is not allowed.
diagram-one-hive-ring = The pieces form a ring. Take one out, and the others still hang together: the { $piece } is not pinned and can go to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
diagram-one-hive-top = The piece below is the only link between two halves. The { $piece } on top of it may leave all the same, to any of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}: the link stays where it is.

## Freedom to move

rule-3-3 =
    On the ground a piece slides from cell to cell. For each step look at the two cells that touch both the start and the end of it. Exactly one of them has to be occupied.

    If both are, the gap is too narrow. If none is, the piece would let go of the hive on its way. The cell it started from counts as empty, unless something was below it.
diagram-boxed-in = The { $piece } has an empty cell beside it. But the gap is too narrow, and it cannot slide out.
diagram-hole = The hole in the middle is open at one side only. Nothing can slide through such a narrow gap, not even the { $piece }.
diagram-contact = The crossed cell looks near, but nothing lies beside the way to it. The { $piece } would let go of the hive, so it has to go around.
rule-3-4 =
    Climbing needs room as well. Look at the height of the cell that is stepped onto, and at what remains on the cell that is left. Take the greater of the two. If the stacks on both sides of the way are higher than that, the gap is too narrow.

    That is all that is asked of a step up, down or along the top. A step from ground to ground follows R3.3.
diagram-gate = The way of the { $piece } leads between two stacks, both higher than where it comes from and where it wants to go. That gap is too narrow.

## The Queen

rule-4-1 =
    The Queen slides one cell.

    She is slow, and the whole game is about her. Leave her a way out for as long as you can.
diagram-queen = The { $piece } can go to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, sliding along the hive.

## The Beetle

rule-4-2 =
    The Beetle goes one cell in any direction. On the ground it slides like the Queen. It can also climb onto the pieces beside it, walk on over the hive and come down again, even into a hole that nothing can slide into.

    What lies under a Beetle cannot do anything, and the cell has the Beetle’s colour. Beetles and Mosquitoes may stand on each other, as high as they like. Only a gap between higher stacks stops them (R3.4).

    It is slow, but hard to stop: nothing troubles a Queen more than a Beetle on her back.
diagram-beetle = The { $piece } can go to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}: it slides along the hive or climbs onto a piece.
diagram-beetle-top = From up there the { $piece } can go to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, along the top or down. It can also drop into the hole that nothing could slide into.
diagram-beetle-covers = A white Beetle sits on the { $piece }. She cannot move, and White may place new pieces beside her.
diagram-beetle-tower = A Beetle and a Mosquito stand on the Ant already. The { $piece } can climb on top of them in one step: no stack is too high for it.

## The Grasshopper

rule-4-3 =
    The Grasshopper jumps in a straight line over one or more pieces and lands on the first empty cell behind them. The row it jumps over begins right beside it and has no gaps. A stack is jumped like a single piece.

    It does not slide, so no gap is too narrow for it: it gets out of tight corners and into closed holes.
diagram-grasshopper = The { $piece } can jump to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}. It cannot reach the crossed one: there is a gap in that row, and a jump ends at the first empty cell.
diagram-grasshopper-stack = The { $piece } jumps over a stack as over a single piece and can get to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}. It cannot go to the crossed one right beside it: there is nothing to jump over.
diagram-grasshopper-out = Nothing could slide out of here. The { $piece } jumps instead, to any of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.

## The Spider

rule-4-4 =
    The Spider slides exactly three cells, never fewer and never more. On its way it does not enter any cell twice, and it does not come back to where it started.

    It is choosy, but where its three steps fit it comes as a surprise: count them for your Spiders and for the others.
diagram-spider = Three steps lead the { $piece } to any of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}. The crossed cell is right beside it, but the gap is too narrow for a first step that way.

## The Ant

rule-4-5 =
    The Ant slides as far as it likes along the edge of the hive, at least one cell. Every step needs room, so it cannot get into a narrow place.

    It is the best runner of all: in one turn it comes from the far end of the hive to wherever it is needed, to pin a piece or to take a place beside a Queen.
diagram-ant = The { $piece } can run to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} all around the hive. Only the crossed one in the middle is closed to it: the gap is too narrow.

## The Ladybug

rule-4-6 =
    The Ladybug makes exactly three steps: up onto the hive, on along its top, and down to an empty cell. It never stays on top, and it does not come down where it started. Each step needs room as R3.4 says.

    It gets over walls and into holes, so it comes close to a Queen who thinks she is safe.
diagram-ladybug = Two steps on top and one down: the { $piece } can get to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
diagram-ladybug-hole = The hole is closed on all sides. The { $piece } gets in from above.

## The Mosquito

rule-4-7 =
    The Mosquito has no way of its own. It moves like any one of the pieces it touches when your turn begins, of either colour. Of a stack it sees only the top piece. If it touches nothing but Mosquitoes, it cannot move.

    As a Beetle it can climb. Up there it is a Beetle, whatever it touches, until it comes down. Beside a Pillbug it may throw (R5.7).

    It is worth as much as its neighbours: beside an Ant it runs, beside a Beetle it climbs.
diagram-mosquito = The { $piece } touches a Beetle and a Spider. As one or the other it can go to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
diagram-mosquito-alone = The { $piece } touches nothing but another Mosquito. There is nothing to borrow, so it cannot move.
diagram-mosquito-top = Up here the { $piece } is a Beetle and can go to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}. The Ant beside it is of no use: it cannot run to the crossed cell.

## The Pillbug

rule-4-8 =
    The Pillbug slides one cell like the Queen. Or it stays where it is and throws a neighbour instead (R5.1).

    It is the best friend of a Queen: from beside her it can throw her out of a crowd.
diagram-pillbug = By itself the { $piece } can go to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, sliding like a Queen.
rule-5-1 =
    Instead of moving, the Pillbug may throw. It takes a piece beside it, yours or your opponent’s, up onto itself and sets it down on another empty cell beside itself. That is your turn.
diagram-throw = White’s Pillbug can throw the { $piece } over itself, to any of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
rule-5-2 =
    The piece to be thrown has to be alone on its cell, with nothing on it and nothing below it. And nothing may stand on the Pillbug.
diagram-throw-stack = The { $piece } stands on another piece. It is part of a stack, so White’s Pillbug cannot throw it.
diagram-throw-covered = A black Beetle stands on White’s Pillbug. As long as it stays there, the Pillbug cannot throw anything, not even the { $piece } beside it.
rule-5-3 =
    The hive may not fall apart (R3.2): a pinned piece cannot be thrown.
diagram-throw-pinned = The { $piece } is beside White’s Pillbug, but it holds the { $cut_off } to the hive. So it cannot be thrown.
rule-5-4 =
    Both halves of the throw need room, the way up and the way down (R3.4). Between two stacks that are both higher than the Pillbug nothing can be thrown.
diagram-throw-gate = Two stacks stand beside the way to the crossed cell, too close for the { $piece }. It can still be thrown to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
diagram-throw-gate-up = On the way up onto White’s Pillbug the { $piece } would have to pass between two stacks, both higher than the Pillbug. So it cannot be thrown at all.
rule-5-5 =
    What your opponent has just moved, placed or thrown is left in peace: you may not throw it on the turn right after.
diagram-throw-just-moved = The { $piece } has just come here. White may throw it later, but not right away.
rule-5-6 =
    A piece that has been thrown rests for the next turn, whoever it belongs to. It may not move and not be thrown again. If it is a Pillbug, or a Mosquito that would throw like one, it may not throw either.

    The Pillbug that has thrown did not move and need not rest. When the next player passes, the rest is over.
diagram-throw-rest = White’s Pillbug has just thrown the { $piece }. It rests for a turn: Black cannot move it now.
diagram-throw-again = Black’s Pillbug has just thrown the { $piece }, which is beside White’s Pillbug now. White may not throw it again right away.
diagram-throw-rest-pillbug = Black’s Pillbug has just thrown White’s. While White’s rests it cannot throw, so the { $piece } stays where it is.
diagram-throw-thrower = The { $piece } has just thrown the black Ant, which rests now. The Pillbug itself has not moved: Black’s Pillbug can throw it to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
rule-5-7 =
    A Mosquito on the ground that touches a Pillbug may throw just as well, with itself in the middle. It may do so even if that Pillbug is pinned, shut in or resting. But a Pillbug under another piece is not seen.
diagram-throw-mosquito = White’s Mosquito touches a Pillbug and can throw like one: the { $piece } can be thrown to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
diagram-throw-mosquito-pinned = Black’s Pillbug is pinned. White’s Mosquito beside it can throw like a Pillbug all the same: the { $piece } can be thrown to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
diagram-throw-mosquito-resting = White’s Pillbug has just been thrown and rests. White’s Mosquito beside it need not rest: it can throw the { $piece } to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
diagram-throw-mosquito-covered = A Beetle stands on Black’s Pillbug, and the Mosquito beside it sees nothing but the Beetle. So it cannot throw the { $piece }.
rule-5-8 =
    To throw, the Pillbug needs no freedom of its own: it may throw while it is pinned. But your Queen has to be on the board, as for any move (R3.1).
diagram-throw-while-pinned = White’s Pillbug holds the hive together and cannot move. It can throw all the same: the { $piece } can get to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
diagram-throw-queen-first = White’s Queen is still in reserve. So White’s Pillbug may not throw yet, and the { $piece } has to stay.

## Passing

rule-6-1 =
    If you can neither place nor move anything, you pass, and it is your opponent’s turn again. You have to pass then, and you may not pass otherwise. It goes on like this until you can play again or the game is over.
diagram-pass = Black cannot place anything, for every free cell beside a black piece touches a white one too. And no black piece can move. So Black has to pass.

## The end of the game

rule-6-2 =
    The game is over as soon as all six cells around a Queen are taken, by pieces of any colour. Her owner has lost, no matter who made the last move. Something that stands on her does not help.
diagram-surrounded = All { $black_ring } places around the black Queen are taken, some of them by black pieces. White has won.
rule-6-5 =
    You may offer a draw; if your opponent accepts, the game is drawn. You may resign, and then you lose. If you play with clocks, you lose when your time runs out.

## Draws

rule-6-3 =
    If one turn takes the last place around both Queens, nobody wins: it is a draw.
diagram-both = { $white_ring } places around the white Queen and { $black_ring } around the black one are taken, and the last cell is the same for both. If the { $piece } goes there, it is a draw.
rule-6-4 =
    When the same position is there for the third time, the game is drawn at once.

    It is the same if the same insects of the same colours lie the same way, the same player is to move and can make the same moves. It makes no difference which of several like pieces lies where, nor whether the hive has wandered, or been turned or mirrored.
diagram-repetition = Let both Queens step aside and back again, and then once more. Now this position is there for the third time, and the game is drawn.

## Tricky corners

text-corners =
    These cases come up rarely. They all follow from the rules, but people and programs have been wrong about them.
rule-8-1 =
    A piece that leaves another one below it does not split the hive, and the cell it leaves does not become empty. So a Beetle may come down to a cell that touches nothing but the stack it came from.
diagram-corner-stack = The { $piece } can go to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, even to those that touch nothing but the piece it stands on.
rule-8-2 =
    A gap between two higher stacks stops a Beetle, a Ladybug, a climbing Mosquito and both halves of a throw. It never stops a Grasshopper.
diagram-corner-gate = Two stacks stand beside the way. A Beetle could not come through here, but the { $piece } jumps.
diagram-corner-gate-mosquito = The { $piece } can climb like the Beetles beside it. But the way to the crossed cell leads between two higher stacks: that gap is too narrow for a Mosquito too.
diagram-corner-gate-ladybug = To get to the crossed cell, the { $piece } would have to come down between two higher stacks, and that gap is too narrow. It can get to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
rule-8-3 =
    A Spider whose three steps would lead back to its start may not go that way. It may go around in a pocket, as long as it enters no cell twice.
diagram-corner-spider-back = Three steps in here would lead the { $piece } back to where it started, and that is not allowed. There is no other way, so it cannot move.
diagram-corner-spider = The { $piece } can get to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}. One of them is right beside it: the way there leads around inside the pocket and takes three steps.
rule-8-4 =
    A Mosquito on top of the hive is a Beetle, even beside a Pillbug or an Ant. A Mosquito beside a stack sees only its top piece.
diagram-corner-mosquito-top = White’s Mosquito touches a Pillbug, but it stands on top of the hive. Up there it is a Beetle and cannot throw the { $piece }.
diagram-corner-mosquito = The Ant beside the { $piece } lies under a Beetle. So the { $piece } can climb like a Beetle, but it cannot run like an Ant.
rule-8-5 =
    A Pillbug that has been thrown may not throw on the next turn, and neither may a thrown Mosquito beside a Pillbug. After a pass they may.
diagram-corner-thrown = Black’s Pillbug has just thrown the { $piece }. While it rests it can neither move nor throw anything.
diagram-corner-thrown-mosquito = Black’s Pillbug has just thrown White’s Mosquito. The Mosquito touches a Pillbug, but while it rests it cannot throw the { $piece }.
diagram-corner-after-pass = White’s Pillbug has just thrown the { $piece }, which rests now. Black can do nothing else and has to pass. With that the rest is over: White’s Pillbug may throw it again.
rule-8-6 =
    If a piece can reach a cell by itself and also by being thrown, that is one and the same move.
diagram-corner-both-ways = There is a cell that the { $piece } can slide to and also be thrown to. It comes to the same: one move.
rule-8-7 =
    A player may have to pass several times in a row. And if your Queen has to come out on your fourth turn but there is no cell for her, you pass.
diagram-corner-passes = All that Black has on the board lies under white Beetles. As long as they stay there, Black has to pass every time. Try it: move the { $piece } again and again.
diagram-corner-no-cell = White’s fourth turn: the { $piece } has to come out now. But every free cell beside a white piece touches a black one too, so White has to pass.
rule-8-8 =
    A surrounded Queen may lie under a stack. You may surround your own Queen, and then you lose. If a move surrounds both Queens, it is a draw, whoever made it.
diagram-corner-under = { $white_ring } places around the white Queen are taken, and a Beetle stands on her. If the { $piece } takes the last place, White has lost: lying under a stack does not save her.
diagram-corner-own-queen = White’s Pillbug can throw the { $piece } into the hole too. But there all six places around her are taken: with that throw White loses at once.
rule-8-9 =
    Repetition counts positions, not moves: the three times need not follow one another. A piece that is placed changes the position for good, so the count begins anew.
diagram-corner-repetition = Let both Queens step aside and back again, and then once more on the other side of the row. The moves are different, but this position is there for the third time: a draw. If a piece is placed in between, the count begins anew.

## First ideas

text-tactics =
    You know the rules now. Here is what good players think of first.
text-tactics-queen =
    Keep your Queen free. A Queen who can step aside is hard to surround. Do not put your own pieces all around her: they count for your opponent.
text-tactics-pin =
    Pin what is dangerous. An Ant that has to hold the hive together runs nowhere. Often it is enough to put one of your pieces behind it, so that it becomes the only link.
diagram-tactics-pin = Since there is a white piece on its far side, the { $piece } is pinned: without it the { $cut_off } would be cut off.
text-tactics-beetle =
    Send a Beetle to their Queen. It takes time, but once it is on top of her she cannot run, and you may be able to place new pieces right beside her.
diagram-tactics-beetle = With the Beetle on the black Queen, the { $piece } can be placed on { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, some of them right beside her.
text-tactics-places =
    Count the places around both Queens, on every turn. Each of your turns should take one of theirs or save one of yours.
text-tactics-last =
    Save the last places for those who can get in. Often a gap is left at the end that nothing can slide into. Keep a Grasshopper, a Beetle or a Ladybug for it, and fill the easy places with Ants and Spiders.
diagram-tactics-last = The last place beside the black Queen is closed to Ants: the gap is too narrow. The { $piece } can jump in and win.
text-tactics-tempo =
    Think in turns. If you need two more turns to win and your opponent needs three, attack. If it is the other way round, defend first. A move that does both is worth most.

## The words of `skep rules`. Commands and names of chapters in them stay in English.

rules-title = The rules of Hive
rules-how =
    Read a chapter with “skep rules beetle”, a rule with “skep rules R3.3”, and everything with “skep rules --all”.
rules-no-chapter = There is no chapter and no rule “{ $text }”.
# $names is a row of names of chapters.
rules-nearest = Did you mean { $names }?
rules-see-contents = “skep rules” without more lists all chapters.
rules-no-language = There are no words for “{ $text }” yet, so this is English.

## Around a drawing in the terminal

picture-white = White
picture-black = Black
picture-white-to-move = White to move
picture-black-to-move = Black to move
picture-turn = turn { $turn }
picture-white-wins = White wins
picture-black-wins = Black wins
picture-both-surrounded = Draw: both Queens are surrounded
picture-repetition = Draw by repetition
picture-all-placed = all placed
picture-stacks = Stacks, bottom to top:
picture-moved-from = moved from
picture-moved-to = moved to
picture-selected = selected
picture-target = target
picture-thrown = by throw
picture-pinned = pinned
picture-refused = not allowed
