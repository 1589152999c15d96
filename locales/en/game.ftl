# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.
#
# Of an argument x that is a piece a message sees $x (worded by `piece`), $x_color and $x_bug; of several pieces $x and
# $x_count; of a side "white" or "black" to select by; of anything else $x as it is.

## Pieces

# $color is white or black.
color = { $color ->
    [white] white
   *[black] black
}

# $bug is one of the eight kinds.
bug = { $bug ->
    [queen] Queen
    [spider] Spider
    [beetle] Beetle
    [grasshopper] Grasshopper
    [ant] Ant
    [mosquito] Mosquito
    [ladybug] Ladybug
   *[pillbug] Pillbug
}

# A particular tile in the middle of a sentence: "white Ant 1". $number is 0 if the side has only one of the kind.
piece = { $number ->
    [0] { color } { bug }
   *[other] { color } { bug } { $number }
}

# Several things in a row: "a and b", "a, b, and c". $row is what stands there already.
list-two = { $row } and { $next }
list-next = { $row }, { $next }
list-last = { $row }, and { $next }

## Levels of the engine

# What a level plays like, in a sentence. $level is 1 to 10.
level-about = { $level ->
    [1] Knows how the pieces move and runs for your Queen. For a first game.
    [2] Attacks with more sense, but still forgets to defend.
    [3] Stops a win it sees coming on the next move, but plans nothing.
    [4] Answers threats, but overlooks many throws.
    [5] Sees short combinations and knows what pieces are worth.
    [6] Plays like a club player: few oversights, and plans a little.
    [7] You have to outplay it: waiting for a mistake is not enough.
    [8] Hard to beat: what it overlooks is minor.
    [9] Nearly full strength, with rare lapses.
   *[10] Full strength, for as long as you let it think.
}

## Why a move is not legal

illegal-game-over = The game is over.
illegal-pass-not-forced = You may pass only when you can neither place nor move anything.
illegal-not-in-game = The { $piece } is not part of this game type.
illegal-not-yours = The { $piece } is your opponent’s: you can neither place nor move it.
illegal-already-placed = The { $piece } is on the board already.
illegal-not-placed = The { $piece } is not on the board yet.
illegal-out-of-order = Like pieces enter by their numbers: the { $piece } is next.
illegal-queen-must-wait = The Queen may not be the first piece you place.
illegal-queen-is-due = This is your fourth turn: the Queen has to be placed now.
illegal-queen-not-placed = Your pieces may move once your Queen is on the board.
illegal-occupied = A new piece goes on an empty cell.
illegal-no-friend-beside = A new piece has to touch one of your own.
illegal-enemy-beside = A new piece may not touch one of your opponent’s.
illegal-covered = Another piece stands on the { $piece }.
illegal-pinned = { $cut_off_count ->
    [0] The { $piece } holds the hive together: without it the hive would fall apart.
   *[other] The { $piece } holds the hive together: without it the { $cut_off } would be cut off.
}
illegal-resting = The { $piece } moved on the previous turn and has to rest for this one.
illegal-same-cell = The { $piece } stands there already: a move has to change something.
illegal-thrower-covered = Another piece stands on the { $piece }, so it cannot throw anything.
illegal-thrower-resting = The { $piece } has just been thrown and rests, so it cannot throw anything.
illegal-thrower-powerless = The { $piece } can throw only while it stands on the ground and touches a Pillbug that no piece covers.
illegal-not-thrown = The { $piece } is your opponent’s, and no Pillbug of yours can throw it there.
illegal-in-stack = The { $piece } is part of a stack. Only a piece alone on its cell can be thrown.
illegal-throw-too-narrow = The throw would lead between two higher stacks: that gap is too narrow for the { $piece }.
illegal-cannot-climb = That cell is taken: the { $piece } has to end its move on an empty one.
illegal-too-narrow = A gap on the way is too narrow for the { $piece } to get through.
illegal-loses-contact = The { $piece } would lose contact with the hive on the way there.
illegal-mosquito-alone = The { $piece } touches nothing but Mosquitoes: there is nothing to borrow, so it cannot move.
illegal-mosquito-on-top = Up on the hive the { $piece } is a Beetle: it moves just one cell.
illegal-unreachable = { $piece_bug ->
    [queen] The { $piece } moves just one cell, sliding along the hive.
    [spider] The { $piece } moves exactly three cells, sliding along the hive.
    [beetle] The { $piece } moves just one cell, also onto other pieces.
    [grasshopper] The { $piece } jumps in a straight line over a row of pieces to the first empty cell.
    [ant] The { $piece } cannot slide to that cell along the outside of the hive.
    [mosquito] The { $piece } moves like one of the pieces it touches, and none of them gets there.
    [ladybug] The { $piece } moves two cells on top of the hive and then one down.
   *[pillbug] The { $piece } moves just one cell, sliding along the hive.
}

## Why a wish is refused

refusal-not-a-player = Only the two players may do that.
refusal-not-the-table = Only the server may do that.
refusal-not-allowed = You are not allowed to do that here.
refusal-engine-seat = The engine plays this side.
refusal-imported = This game comes from a record, so it can only be viewed; play on from one of its positions instead.
refusal-not-your-turn = It is your opponent’s turn.
refusal-stale = The game has moved on in the meantime: have another look.
refusal-too-late-to-abort = Both sides have played, so the game cannot be called off any more; you may resign.
refusal-no-such-offer = There is no offer to answer.
refusal-offered-already = You have asked already: wait until your opponent has answered or moved.
refusal-move-before-offer = Make a move before you offer a draw again.
refusal-no-takebacks = Moves cannot be taken back in this game.
refusal-nothing-to-take-back = There is no move of yours to take back.
refusal-no-time-to-take-back = Taking back a move takes back the time it added, and a clock would run out.
refusal-time-left = There is time left on the clock.
refusal-far-from-hive = It would stand alone there: every insect has to touch the hive.
refusal-first-cell = The first insect goes on the marked cell.
refusal-looking-back = You are looking at an earlier move. Go to the latest one to play.
refusal-no-target = The { $piece } has nowhere to go.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = “{ $text }” cannot be read as a move: { $expected }
