# Why a move is good: true after it, and not before. Pieces and sides are named, since the reader may play either.
# $queen and $side are the colour of the side spoken of. $by in hint-stops-win and hint-threatens-win is a move in words.

## How the game ends

hint-wins = { $queen ->
    [white] It surrounds White’s Queen and wins the game.
   *[black] It surrounds Black’s Queen and wins the game.
}
hint-draws = It ends the game in a draw.
hint-wins-in = { $moves ->
    [one] It wins at once.
   *[other] It wins by force in { $moves } moves, this one included.
}
hint-loses-in = { $moves ->
    [one] Every move loses on the next turn.
   *[other] Every move loses by force; this one holds out longest, for { $moves } moves.
}

## What leaves no choice

hint-must-pass = Nothing can be placed or moved, so you have to pass.
hint-queen-is-due = The Queen has to be placed by the fourth turn, and that is now.
hint-only-move = There is no other move.
hint-stops-win = It stops the opponent, who would win like this: { $by }.
hint-threatens-win = It threatens to win like this: { $by }.
hint-shuts-out = { $side ->
    [white] White can do nothing after it and has to pass.
   *[black] Black can do nothing after it and has to pass.
}

## The enemy Queen

hint-fills = { $queen ->
    [white] It takes one more place around White’s Queen: { $count } of 6 are taken.
   *[black] It takes one more place around Black’s Queen: { $count } of 6 are taken.
}
hint-covers-queen = { $queen ->
    [white] It climbs on top of White’s Queen, who cannot move then.
   *[black] It climbs on top of Black’s Queen, who cannot move then.
}
hint-throws-queen = { $queen ->
    [white] It throws White’s Queen into a crowd: { $count } of the 6 places around her are taken there.
   *[black] It throws Black’s Queen into a crowd: { $count } of the 6 places around her are taken there.
}
hint-opens-places = { $queen ->
    [white] { $count ->
        [one] New pieces can be placed beside White’s Queen now, on one cell.
       *[other] New pieces can be placed beside White’s Queen now, on { $count } cells.
    }
   *[black] { $count ->
        [one] New pieces can be placed beside Black’s Queen now, on one cell.
       *[other] New pieces can be placed beside Black’s Queen now, on { $count } cells.
    }
}
hint-aims = { $queen ->
    [white] The { $piece } can come beside White’s Queen with its next move.
   *[black] The { $piece } can come beside Black’s Queen with its next move.
}
hint-nears = { $queen ->
    [white] { $steps ->
        [one] The { $piece } comes within one step of White’s Queen.
       *[other] The { $piece } comes within { $steps } steps of White’s Queen.
    }
   *[black] { $steps ->
        [one] The { $piece } comes within one step of Black’s Queen.
       *[other] The { $piece } comes within { $steps } steps of Black’s Queen.
    }
}

## Your own Queen

hint-rescues-queen = { $free ->
    [one] The { $by } throws your Queen out of the crowd: one place around her is free then.
   *[other] The { $by } throws your Queen out of the crowd: { $free } places around her are free then.
}
hint-gives-room = { $free ->
    [one] It gives your Queen more room: one place around her is free.
   *[other] It gives your Queen more room: { $free } places around her are free.
}
hint-guards = The { $piece } can throw your Queen out of danger from now on.
hint-wards = It keeps the { $piece } away from your Queen.
hint-places-queen = With your Queen on the board, your pieces may move.

## Other pieces

hint-covers = It climbs on top of the { $piece }, which cannot move then.
hint-pins = It pins the { $piece }, which has to hold the hive together now.
hint-blocks = It shuts the { $piece } in, which has no way out now.
hint-frees = It frees the { $piece }, which could not move before.
hint-stops-placing = { $side ->
    [white] White cannot place any piece after it.
   *[black] Black cannot place any piece after it.
}

## Generalities

hint-develops = It brings the { $piece } into the game.
hint-throws = It throws the { $piece } somewhere else.
hint-gains-moves = { $count ->
    [one] Your other pieces have one more move.
   *[other] Your other pieces have { $count } more moves.
}
hint-takes-moves = { $count ->
    [one] The opponent’s pieces have one move fewer.
   *[other] The opponent’s pieces have { $count } fewer moves.
}
hint-gains-places = { $count ->
    [one] You can place new pieces on one more cell.
   *[other] You can place new pieces on { $count } more cells.
}
hint-takes-places = { $count ->
    [one] The opponent can place new pieces on one cell fewer.
   *[other] The opponent can place new pieces on { $count } fewer cells.
}
hint-waits = There is nothing better: it waits and spoils nothing.
