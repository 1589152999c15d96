# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: play Hive
manifest-description = The board game Hive, with opponents who live on your own computer.

web-unreachable = The server does not answer. Is skep still running?
web-strange-answer = The server gave an answer this page does not understand (status { $status }).

## Connection

connection-lost = No connection. Your moves are kept and sent as soon as it is back.
connection-back = Connected again.
connection-connecting = Connecting …

## The page that is not there

missing-title = Nothing here
missing-text = There is no page at this address.
missing-game = There is no such game
missing-home = To the first page

## The game around the board

play-title = { $white } against { $black }
play-title-turn = Your turn: { $white } against { $black }
play-loading = The game is being loaded …
play-board = Board
play-reserve = { $color ->
    [white] White’s reserve
   *[black] Black’s reserve
  }
play-side = { $color ->
    [white] White
   *[black] Black
  }
play-clock = { $color ->
    [white] White’s time
   *[black] Black’s time
  }
play-thinking = thinking
play-thinking-long = Looked { $depth } { $depth ->
    [one] ply
   *[other] plies
  } ahead
thought-score = Score { $score }.
thought-win = { $moves ->
    [one] It sees a win in one move.
   *[other] It sees a win in { $moves } moves.
}
thought-loss = { $moves ->
    [one] It sees a loss in one move.
   *[other] It sees a loss in { $moves } moves.
}
thought-line = It expects { $line }.
play-to-move = to move
play-winner = won

turn-yours = Your turn.
turn = { $color ->
    [white] White to move.
   *[black] Black to move.
  }
turn-queen-due = The Queen has to come in now.
turn-first = Pick an insect from your reserve and put it on the board.
turn-sending = The move will be sent as soon as there is a connection.
turn-thinking = The engine is thinking.

play-past = Move { $ply } of { $plies }
play-past-start = Before the first move
play-to-latest = To the latest move

## Moves

moves-title = Moves
moves-none = No move yet
moves-number = { $number }.
moves-pass = pass
moves-repeated = This position has occurred before
moves-first = First
moves-back = Back
moves-forward = Forward
moves-last = Latest

## What one can do

do-takeback = Take back
do-hint = Hint
do-move-now = Move now
do-draw = Offer a draw
do-draw-short = Draw
do-resign = Resign
do-abort = Break off
do-rematch = Play again
do-new = New game
do-rotate = Turn the board
do-rotate-short = Turn
do-swap = Swap the sides
do-fit = Show the whole hive
do-fan = Spread the stacks
do-more = More
do-copy = Copy the game (GameString)
do-link = Copy a link to this move
do-pgn = Download as PGN
do-sgf = Download as SGF
do-play-on = Play on from here
do-play-on-short = Play on
do-text = Position and moves as text
do-text-hide = Hide the text
do-keys = Keys
do-record = About the record
done-copied = Copied.
done-link = The link is copied.
done-not-copied = The browser does not allow copying here. This is the text:

draw-title = Offer a draw?
draw-text = If your opponent accepts, the game ends at once and nobody wins.
draw-yes = Offer

resign-title = Give up?
resign-text = The game ends at once, and your opponent wins.
resign-text-shared = { $color ->
    [white] White gives up, and Black wins.
   *[black] Black gives up, and White wins.
  }
resign-yes = Resign
abort-title = Break off?
abort-text = The game has hardly begun. It ends without a winner.
abort-yes = Break off

## Offers, hints and news

offer-draw = { $color ->
    [white] White offers a draw.
   *[black] Black offers a draw.
  }
offer-draw-accept = Accept
offer-draw-decline = Decline
offer-draw-made = You have offered a draw.
offer-takeback = { $color ->
    [white] White asks to take a move back.
   *[black] Black asks to take a move back.
  }
offer-takeback-allow = Allow
offer-takeback-refuse = Refuse
offer-takeback-made = You have asked to take your move back.

confirm-move = Play { $move }?
confirm-yes = Play
confirm-no = Not yet

advice-asked = Looking for a good move …
advice-move = Try this: { $move }.
advice-play = Play it

news-pass = { $color ->
    [white] White cannot move and passes.
   *[black] Black cannot move and passes.
  }
news-draw-declined = The draw is declined.
news-takeback-refused = The move is not taken back.
notice-close = Close

## The end

result-you-win = You win!
result-you-lose = You lose.
result-wins = { $color ->
    [white] White wins.
   *[black] Black wins.
  }
result-draw = A draw.
result-abort = Broken off.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] Your Queen is surrounded.
    [white] The white Queen is surrounded.
   *[black] The black Queen is surrounded.
  }
end-both-surrounded = Both Queens are surrounded.
end-repetition = The same position came up three times.
end-resignation = { $loser ->
    [you] You have resigned.
    [white] White has resigned.
   *[black] Black has resigned.
  }
end-time = { $loser ->
    [you] You have run out of time.
    [white] White has run out of time.
   *[black] Black has run out of time.
  }
end-agreement = Both sides agreed on it.
end-abort = The game had hardly begun.
end-adjudication = As the record says.

## What is said to those who do not see the board

said-move = { $color ->
    [white] White plays { $move }.
   *[black] Black plays { $move }.
  }
said-thrown = Thrown by { $piece }.
said-taken-back = { $plies ->
    [one] One move is taken back.
   *[other] { $plies } moves are taken back.
  }
said-draw-offered = { $color ->
    [white] White offers a draw.
   *[black] Black offers a draw.
  }
said-takeback-asked = { $color ->
    [white] White asks to take a move back.
   *[black] Black asks to take a move back.
  }
said-picked = { $piece } picked up, { $targets ->
    [one] one target
   *[other] { $targets } targets
  }.
said-hint = A good move: { $move }. { $reasons }
said-ply = Move { $ply } of { $plies }. { $move }
said-start = Before the first move.
said-time-left = { $seconds } seconds left.
said-clocks = White has { $white }, Black has { $black }.

move-words = { $piece } { $spot }
move-first = { $piece } as the first piece
move-pass = pass
spot = { $direction ->
    [right] to the right of { $anchor }
    [lower-right] to the lower right of { $anchor }
    [lower-left] to the lower left of { $anchor }
    [left] to the left of { $anchor }
    [upper-left] to the upper left of { $anchor }
    [upper-right] to the upper right of { $anchor }
    [up] straight above { $anchor }
    [down] straight below { $anchor }
   *[top] on top of { $anchor }
  }
neighbour = { $direction ->
    [right] right: { $piece }
    [lower-right] lower right: { $piece }
    [lower-left] lower left: { $piece }
    [left] left: { $piece }
    [upper-left] upper left: { $piece }
    [up] above: { $piece }
    [down] below: { $piece }
   *[upper-right] upper right: { $piece }
  }
neighbour-none = no neighbours

cell-empty = Empty
cell-empty-beside = Empty, { $spot }
cell-on = { $above } on { $below }
cell-target = Can go here.
cell-target-thrown = Can be thrown here by { $throwers }.
cell-target-both = Can go here, or be thrown here by { $throwers }.

target-first = As the first piece
target-touching = { $spot }, touching { $pieces }

## The position and the moves as text

text-title = The game as text
text-turn = Whose turn
text-position = On the board
text-position-none = Nothing is on the board yet.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] In White’s reserve: { $pieces }.
   *[black] In Black’s reserve: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] White’s reserve is empty.
   *[black] Black’s reserve is empty.
  }
text-last = Latest move
text-last-none = No move has been played.
text-moves = What you can play
text-moves-none = There is nothing to play now.
text-moves-intro = Choose a piece, then where it goes.
text-piece = { $piece }, { $count ->
    [one] one move
   *[other] { $count } moves
  }
text-back = Choose another piece
text-where = Where does { $piece } go?
text-thrown = { $target }, thrown by { $throwers }
text-stuck = What cannot move
text-type = Type a move
text-type-note = In notation, such as wA1 bQ- for white Ant 1 to the right of the black Queen, or pass.
text-type-turned = The board is turned. Type directions as you see them there.
text-type-flat = The hexes have a flat top: what is called right lies to the lower right there, and so on around.
text-type-play = Play

## Keys

keys-title = Keys
keys-page = On this page
keys-board = When the board has the focus
keys-history = One move back or forward; the arrows too, outside the board
keys-ends = To the first or the latest move
keys-takeback = Take a move back
keys-hint = Hint
keys-turn = Turn the board
keys-read = Say whose turn it is and what was played last
keys-focus = To the board
keys-type = To the text, to choose or type a move
keys-help = This list
keys-more = How to play by keyboard and by ear

key-walk-left = Walk to the left
key-walk-right = Walk to the right
key-walk-up = Walk up
key-walk-down = Walk down
key-walk-up-left = Walk to the upper left
key-walk-up-right = Walk to the upper right
key-walk-down-left = Walk to the lower left
key-walk-down-right = Walk to the lower right
key-jump-to-insect = Jump to an insect on the board; again for the next
key-pick-from-reserve = Pick an insect up from your reserve
key-act = Pick up and put down
key-next-target = Next cell it may go to
key-previous-target = Cell before that
key-let-go = Let go
key-look-into = Look into a stack
key-zoom-in = Come nearer
key-zoom-out = Go farther away
key-fit = Show the whole hive

## Playing on from a position

on-title = Play on from here
on-text = A new game begins with this position. The old one stays as it is.
on-opponent = Against
on-engine = The engine
on-person = A person at this screen
on-level = Level
on-side = You play
on-begin = Begin
