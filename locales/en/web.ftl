# The Game page and what all pages share. Pages around the game are in pages.ftl, the game itself in game.ftl.

web-unreachable = The server does not answer. Is skep still running?
web-strange-answer = The server gave an answer this page does not understand (status { $status }).
