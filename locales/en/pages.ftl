# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Close
part-cancel = Cancel
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Home
    [End] End
    [PageUp] Page up
    [PageDown] Page down
    [Enter] Enter
    [Space] Space
    [Escape] Esc
    [Shift] Shift
   *[other] { $key }
}

## Frame

frame-skip = Skip to the content
frame-home = skep: first page
frame-pages = Pages
frame-start = Home
frame-new = New game
frame-learn = Learn
frame-games = Games
frame-help = Help
frame-settings = Settings
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Dark colours
   *[light] Light colours
}

## First page

start-title = Play Hive
start-heading = A quiet place to play Hive
start-lead = Surround the other Queen before yours is surrounded. No account, no waiting: your opponent lives right here.
start-play = Play now
start-play-note = You have White, against level { $level }.
start-learn = Learn the game
start-new = Other game
start-open = Open a record
start-insects = Or choose the insect that comes out first:
# $bug is one of the eight kinds.
start-insect = Begin with the { bug }
start-games = Games in progress
start-all-games = All games

## Who plays, and how a game stands

player-you = You
player-engine = Level { $level }
player-named = { $name }
player-side = { $color ->
    [white] White
   *[black] Black
}

standing-your-turn = Your turn
standing-their-turn = Your opponent is thinking
standing-to-move = { $color ->
    [white] White to move
   *[black] Black to move
}
standing-imported = A record
standing-aborted = Called off
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Drawn: both Queens surrounded
    [repetition] Drawn by repetition
    [agreement] Drawn by agreement
   *[other] Drawn
}
standing-won = { $reason ->
    [surrounded] You won: their Queen is surrounded
    [resignation] You won: your opponent resigned
    [time] You won on time
   *[other] You won
}
standing-lost = { $reason ->
    [surrounded] You lost: your Queen is surrounded
    [resignation] You resigned
    [time] You lost on time
   *[other] You lost
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] White won: Black’s Queen is surrounded
       *[black] Black won: White’s Queen is surrounded
    }
    [resignation] { $color ->
        [white] White won: Black resigned
       *[black] Black won: White resigned
    }
    [time] { $color ->
        [white] White won on time
       *[black] Black won on time
    }
   *[other] { $color ->
        [white] White won
       *[black] Black won
    }
}

card-title = { $white } against { $black }
card-plies = { $count ->
    [0] not begun
    [one] { $count } move
   *[other] { $count } moves
}
card-menu = More about { $title }

## New game

new-title = New game
new-opponent = Opponent
new-opponent-name = { $opponent ->
    [engine] The engine
    [person] A person here
   *[watch] Two engines
}
new-level = Its level
new-level-white = White’s level
new-level-black = Black’s level
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Level { $level }. { $about }
new-side = Your side
new-side-name = { $side ->
    [white] White
    [black] Black
   *[random] Random
}
new-insects = Insects
new-insects-note = Queen, Ants, Spiders, Grasshoppers and Beetles always take part. These may join:
new-expansion = { $expansion ->
    [M] Mosquito
    [L] Ladybug
   *[P] Pillbug
}
new-expansion-note = { $expansion ->
    [M] Moves like any insect it touches.
    [L] Runs over the hive: two cells on top, one down.
   *[P] Throws its neighbours over itself.
}
new-rules = Rules
new-opening = First move
new-opening-name = { $opening ->
    [tournament] Queen may not come first
   *[printed] Any insect may come first
}
new-takebacks = Taking moves back
new-takebacks-name = { $takebacks ->
    [free] Always
    [asked] If allowed
   *[never] Never
}
new-time = Time
new-clock = Play with clocks
new-clock-note = A player who runs out of time loses.
new-minutes = Time for each side
new-minutes-count = { $count } min
new-increment = Added after each move
new-increment-count = { $count } s
new-begin = { $opponent ->
    [watch] Begin and watch
   *[other] Begin
}

## Games

games-title = Games
games-which = Which games
games-filter = { $filter ->
    [live] In progress
    [over] Finished
   *[all] All
}
games-open = Open a record
games-none = { $filter ->
    [live] No game is in progress.
    [over] No game has been finished yet.
   *[all] No games yet.
}
games-none-new = New game
games-more = Show more
games-again = Try again
games-resume = Go on
games-review = Look at it
games-copy = Copy GameString
games-download = Download { $format }
games-delete = Delete
games-delete-title = Delete this game?
games-delete-text = It will be gone for good, with all its moves.
games-deleted = The game is deleted.

## Records

record-title = Open a record
record-label = Paste a game or a position here
record-formats = GameString, PGN, BoardSpace SGF or a position string; also many at once as zip or tar. On any page you can also paste a record, or drop a file.
record-choose = Choose a file …
record-open = Open
record-drop = Drop the record to open it
record-counts = Games added: { $added }. Already there: { $known }.
record-others = { $count ->
    [one] The file holds one more game. It is in the list of games.
   *[other] The file holds { $count } more games. They are in the list of games.
}
# $note is a sentence.
record-note = { $game ->
    [0] About this record: { $note }
    [1] About this game: { $note }
   *[other] About game { $game } of this record: { $note }
}

## Settings

settings-title = Settings
settings-theme = Colours
settings-theme-name = { $theme ->
    [light] Day
    [dark] Night
   *[auto] System
}
settings-tile-set = Tiles
settings-tile-set-name = { $set ->
    [classic] Classic
    [flat] Flat
   *[contrast] High contrast
}
settings-board = Board
settings-orientation = Tiles stand on
settings-orientation-name = { $orientation ->
    [pointy] a corner
   *[flat] a side
}
settings-rotation = Turned by
settings-rotation-by = { $degrees }°
settings-numbers = Numbers on the tiles
settings-numbers-note = Tells Ant 1 from Ant 2, as the notation does.
settings-dim-immobile = Dim what cannot move
settings-dim-immobile-note = Pieces that are pinned, covered or resting are paler.
settings-animate = Animations
settings-animate-note = Pieces glide. Never, if your system asks for less motion.
settings-play = Playing
settings-sound = Sounds
settings-sound-note = A quiet click for a move, a chord at the end.
settings-confirm-moves = Confirm moves
settings-confirm-moves-note = A move counts only after you have confirmed it.
settings-hearing = Reading and listening
settings-text-view = Position as text
settings-text-view-note = Lists of pieces and moves, to read or to play by.
settings-announce = Announce every move
settings-announce-note = For screen readers: moves, turns and low time.
settings-language = Language
settings-language-auto = Same as the browser
settings-reset = Reset all settings

## Help

help-title = Help
help-contents = On this page
help-section = { $section ->
    [game] The game
    [insects] The insects
    [playing] Mouse and touch
    [keyboard] Keyboard
    [hearing] Playing by ear
    [notation] Notation
    [records] Records
   *[about] About skep
}

help-rule-aim = You win when the other Queen has a piece on all six sides, whoever they belong to. If both Queens are surrounded at once, it is a draw.
help-rule-turn = White begins. On each turn you place one new piece or move one that is on the board.
help-rule-place = A new piece touches at least one of your own and none of the other side. Only Black’s first piece touches White’s.
help-rule-queen = Your Queen has to be placed within your first four turns, and nothing of yours moves before she is there. In tournaments, and here unless you choose otherwise, she is not the very first piece.
help-rule-move = There is no board: the pieces make it. It may wander and grow wherever it likes.
help-rule-one-hive = The hive stays in one part, also while a piece is on its way. A piece that holds it together cannot move.
help-rule-gap = Pieces slide. Where the gap between two pieces is too narrow to slide through, only jumpers and climbers get past.
help-rule-pass = If you can neither place nor move, your turn passes by itself. If the same position comes up for the third time, it is a draw.

help-insect = { $bug ->
    [queen] One step along the hive. Lose her and you lose the game.
    [beetle] One step in any direction, also up onto other pieces. What lies under it cannot move.
    [grasshopper] Jumps in a straight line over one or more pieces, to the first empty cell behind them.
    [spider] Exactly three steps along the hive, without turning back.
    [ant] As far as it likes around the outside of the hive.
    [mosquito] Moves like any piece it touches. On top of the hive it is a Beetle.
    [ladybug] Two steps on top of the hive, then one down to an empty cell.
   *[pillbug] One step along the hive. Or it takes a neighbour of either colour, lifts it over itself and sets it down on another empty side. What has just moved is left in peace.
}

help-pointing-pick = Click or tap a piece, then the cell where it should go; or drag it there. This works from the reserve and on the board.
help-pointing-throws = A throw is played by the piece that is thrown: pick it up, and the cells it can be thrown to are marked differently from those it reaches by itself.
help-pointing-stack = To see what lies in a stack, hold it, click it with the right button, or press X.
help-pointing-view = Drag the ground to move the board, turn the wheel or pinch to zoom. “Show the whole hive” in the menu of the game brings everything back into view.
help-pointing-history = Go through the game with the arrow buttons, by clicking a move, or by swiping along the bar of buttons.
help-pointing-illegal = If something is not allowed, the piece shakes and you are told why.

help-keyboard-text = Press Tab until the board has the focus. Then walk from cell to cell by the arrows, or by six letters in the middle of the keyboard: E and R lead up, D and F aside, C and V down.
help-keys-page = Anywhere on the page of a game

help-hearing-text = Choose “Position and moves as text” in the menu of a game, or “Position as text” in the settings. The game then has a list of all pieces with their neighbours, of the reserves, and of the moves you can make.
help-hearing-type = Choose a piece from the list and then where it goes, or type a move in the notation below and press Enter.
help-hearing-announce = Every move, whose turn it is, a forced pass, low time and the end of the game are announced as they happen.
help-hearing-board = The board can be walked by keyboard: each cell says what stands there, and whether the piece you hold may go there.

help-notation-text = Every move names a piece and where it goes, as seen from another piece. w and b are the sides, the letter is the insect, the number tells like pieces apart. The sign says on which side: before the name it lies to the left, after it to the right.
help-notation-1 = The first move: White’s first Ant, anywhere.
help-notation-2 = White’s first Ant goes to the right of the black Queen.
help-notation-3 = … above her to the left. The slash points to where it lies.
help-notation-4 = White’s first Beetle climbs onto the black Queen.
help-notation-5 = No move is possible.

help-records-text = Any game can be copied as a GameString or saved as PGN or SGF, from its own page or from the list of games. To open a record, paste it on any page, drop a file, or choose “Open a record”. The address of a game can carry a move: open it, and the game is shown at that move.

help-about-text = skep is free software: an engine, a server and this page in one program. Your games stay on the computer that runs it. A skep is a beehive of straw.
help-about-hive = Hive is a game by John Yianni, published by Gen42 Games. skep is not connected with them; all drawings are our own.
