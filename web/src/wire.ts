// Generated from crates/wire: change it there, then `cargo xtask wire`.

/**
 * A side.
 */
export type Color = "white" | "black";

/**
 * Who plays a side.
 */
export type SeatView = { "type": "person", 
/**
 * The name given in a record; none in a game that was played here.
 */
name?: string, } | { "type": "engine", 
/**
 * How strong it plays, from 1 to 10.
 */
level: number, };

/**
 * Who plays.
 */
export type SeatsView = { white: SeatView, black: SeatView, };

/**
 * Whether the Queen may be placed first (R2.6).
 */
export type Opening = "tournament" | "printed";

/**
 * Whether moves may be taken back.
 */
export type Takebacks = "never" | "asked" | "free";

/**
 * How much time each player has.
 */
export type TimeControlView = { 
/**
 * At the start, in milliseconds.
 */
initial_ms: number, 
/**
 * Added after each move, in milliseconds.
 */
increment_ms: number, };

/**
 * What the players agreed on before the game.
 */
export type SettingsView = { 
/**
 * Such as `Base+MLP`.
 */
game_type: string, 
/**
 * Whether the Queen may be placed first.
 */
opening: Opening, 
/**
 * How much time the players have; none if the game is untimed.
 */
time: TimeControlView | null, 
/**
 * Whether moves may be taken back.
 */
takebacks: Takebacks, };

/**
 * The key of a message in `locales/` and its arguments. The reader's language determines the text.
 */
export type Phrase = { 
/**
 * The key of the message.
 */
key: string, 
/**
 * The arguments, by name.
 */
args?: { [key in string]: Argument }, };

/**
 * A value in a message.
 */
export type Argument = { "piece": string } | { "pieces": Array<string> } | { "color": Color } | { "number": number } | { "move": string } | { "text": string } | { "phrase": Phrase };

/**
 * Why something was not done.
 */
export type ProblemView = { 
/**
 * Stable: programs react to it. `docs/api.md` lists all codes.
 */
code: string, 
/**
 * For the client to word in the reader's language.
 */
phrase: Phrase, 
/**
 * In English, for people without a client.
 */
text: string, };

/**
 * A cell with pieces on it.
 */
export type StackView = { 
/**
 * Grows to the east.
 */
q: number, 
/**
 * Grows to the south-east.
 */
r: number, 
/**
 * The lowest first.
 */
pieces: Array<string>, };

/**
 * A move that has been played.
 */
export type MoveView = { 
/**
 * Its MoveString.
 */
mv: string, 
/**
 * Whether the piece could move there by itself.
 */
by_itself: boolean, 
/**
 * The pieces that could have thrown it there.
 */
throwers: Array<string>, 
/**
 * How long the player thought, in milliseconds.
 */
spent_ms: number, 
/**
 * How often the position after it has now occurred (R6.4): 1 if it is new.
 */
occurrence: number, };

/**
 * The clocks at the moment when the message was sent.
 */
export type ClockView = { 
/**
 * The time White has left, in milliseconds.
 */
white_ms: number, 
/**
 * The time Black has left.
 */
black_ms: number, 
/**
 * Whose clock runs.
 */
running: Color | null, };

/**
 * A legal move.
 */
export type LegalMove = { 
/**
 * Its MoveString.
 */
mv: string, 
/**
 * The piece.
 */
piece: string, 
/**
 * Where it goes. The first piece of the game is on 0, 0, or the pieces are as in `start`.
 */
q: number, 
/**
 * The other coordinate.
 */
r: number, 
/**
 * Whether the piece can move there by itself.
 */
by_itself: boolean, 
/**
 * The pieces that can throw it there.
 */
throwers: Array<string>, };

/**
 * A piece that cannot be moved.
 */
export type StuckView = { 
/**
 * The piece.
 */
piece: string, 
/**
 * The code of the reason. It is stable; `docs/api.md` lists all codes.
 */
code: string, 
/**
 * Why.
 */
why: Phrase, };

/**
 * Whose turn it is, and what can be done.
 */
export type TurnView = { 
/**
 * Who is to move.
 */
color: Color, 
/**
 * The legal moves; empty while an engine is to move.
 */
legal: Array<LegalMove>, 
/**
 * The pieces that cannot be moved at all, and why: those of the side to move, and all others on the board.
 */
stuck: Array<StuckView>, };

/**
 * Why a game ended.
 */
export type EndingReason = "surrounded" | "both_surrounded" | "repetition" | "resignation" | "time" | "agreement" | "abort" | "adjudication";

/**
 * How a game ended.
 */
export type EndingView = { 
/**
 * The reason.
 */
reason: EndingReason, 
/**
 * The winner, if there is one.
 */
winner: Color | null, 
/**
 * The Queens that are surrounded.
 */
surrounded: Array<string>, };

/**
 * A tag of a record, such as its players' names.
 */
export type TagView = { 
/**
 * Such as `White`.
 */
name: string, 
/**
 * Such as the player's name.
 */
value: string, };

/**
 * A comment of a record on a position.
 */
export type CommentView = { 
/**
 * The number of moves before it; 0 at the start.
 */
ply: number, 
/**
 * The comment.
 */
text: string, };

/**
 * A game as a whole, as of one version.
 */
export type GameView = { 
/**
 * Its id, as used in addresses.
 */
id: string, 
/**
 * How many events have happened.
 */
version: number, 
/**
 * When it began, in milliseconds since 1970.
 */
created_at: number, 
/**
 * What the players agreed on.
 */
settings: SettingsView, 
/**
 * Who plays.
 */
seats: SeatsView, 
/**
 * The sides that the reader plays.
 */
yours: Array<Color>, 
/**
 * All tiles of the game that are not on the board at the start, in the order in which they enter.
 */
reserve: Array<string>, 
/**
 * The pieces on the board before the first move; usually none.
 */
start: Array<StackView>, 
/**
 * Who moves first.
 */
first: Color, 
/**
 * The moves so far.
 */
moves: Array<MoveView>, 
/**
 * The clocks; none if the game is untimed.
 */
clock: ClockView | null, 
/**
 * Who offers a draw.
 */
draw_offer: Color | null, 
/**
 * Who asks to take a move back.
 */
takeback_request: Color | null, 
/**
 * Whose turn it is and what can be done; none if the game is over.
 */
turn: TurnView | null, 
/**
 * How it ended, if it did.
 */
ending: EndingView | null, 
/**
 * Whether it was read from a record. Such a game can be viewed but not played on.
 */
imported: boolean, 
/**
 * The tags of its record.
 */
tags: Array<TagView>, 
/**
 * The comments of its record.
 */
comments: Array<CommentView>, };

/**
 * Something that happened to a game.
 */
export type EventView = { "type": "played", 
/**
 * Who.
 */
by: Color, 
/**
 * Its MoveString.
 */
mv: string, 
/**
 * Whether the piece could move there by itself.
 */
by_itself: boolean, 
/**
 * The pieces that could have thrown it there.
 */
throwers: Array<string>, 
/**
 * How long the player thought, in milliseconds.
 */
spent_ms: number, 
/**
 * How often the position after it has now occurred (R6.4): 1 if it is new.
 */
occurrence: number, } | { "type": "taken_back", 
/**
 * How many, at least one.
 */
plies: number, } | { "type": "draw_offered", 
/**
 * Who.
 */
by: Color, } | { "type": "draw_declined" } | { "type": "takeback_asked", 
/**
 * Who.
 */
by: Color, } | { "type": "takeback_refused" } | { "type": "resumed" } | { "type": "ended", 
/**
 * How.
 */
ending: EndingView, };

/**
 * A player's command.
 */
export type PlayerCommand = { "type": "play", 
/**
 * Its MoveString.
 */
mv: string, 
/**
 * The version of the game that the player has seen.
 */
after: number, } | { "type": "resign" } | { "type": "abort" } | { "type": "offer_draw" } | { "type": "accept_draw" } | { "type": "decline_draw" } | { "type": "ask_takeback" } | { "type": "allow_takeback" } | { "type": "refuse_takeback" } | { "type": "move_now", 
/**
 * The version of the game that the player has seen. If the game has moved on, nothing happens.
 */
after: number, };

/**
 * A message from a client.
 */
export type ToServer = { "type": "watch", 
/**
 * Which game.
 */
game: string, 
/**
 * The version that the client already has. It gets the later events, or the whole game if
 * there are too many.
 */
since?: number, } | { "type": "unwatch", 
/**
 * Which game.
 */
game: string, } | { "type": "command", 
/**
 * Chosen by the client, different for each command, at most 64 characters.
 */
id: string, 
/**
 * In which game.
 */
game: string, 
/**
 * The command.
 */
command: PlayerCommand, } | { "type": "ping" };

/**
 * The score of a side.
 */
export type ScoreView = { "type": "open", 
/**
 * In hundredths; negative if the other side is better.
 */
hundredths: number, } | { "type": "win", 
/**
 * In this many plies.
 */
plies: number, } | { "type": "loss", 
/**
 * In this many plies.
 */
plies: number, };

/**
 * What an engine has found so far.
 */
export type Thought = { 
/**
 * The depth of its search in plies.
 */
depth: number, 
/**
 * The number of positions searched.
 */
nodes: number, 
/**
 * The score, as an engine of its level sees it.
 */
score: ScoreView, 
/**
 * The expected continuation: a few MoveStrings, starting with its own.
 */
line: Array<string>, };

/**
 * A message from the server.
 */
export type FromServer = { "type": "welcome", 
/**
 * The server's version.
 */
version: string, } | { "type": "game", 
/**
 * The game.
 */
game: GameView, } | { "type": "events", 
/**
 * Which game.
 */
game: string, 
/**
 * The version of the game after these events.
 */
version: number, 
/**
 * What happened, in order.
 */
events: Array<EventView>, 
/**
 * The clocks now.
 */
clock: ClockView | null, 
/**
 * What can be done now.
 */
turn: TurnView | null, } | { "type": "thinking", 
/**
 * In which game.
 */
game: string, 
/**
 * The depth of its search in plies.
 */
depth: number, 
/**
 * The number of positions searched.
 */
nodes: number, 
/**
 * The score, as an engine of its level sees it.
 */
score: ScoreView, 
/**
 * The expected continuation: a few MoveStrings, starting with its own.
 */
line: Array<string>, } | { "type": "settled", 
/**
 * Which command.
 */
id: string, 
/**
 * In which game.
 */
game: string, 
/**
 * The game's version after it.
 */
version: number, } | { "type": "refused", 
/**
 * Which command.
 */
id: string, 
/**
 * In which game.
 */
game: string, 
/**
 * Why.
 */
problem: ProblemView, } | { "type": "gone", 
/**
 * Which game.
 */
game: string, 
/**
 * Why.
 */
problem: ProblemView, } | { "type": "error", 
/**
 * The game that the client wanted to watch. It may try again.
 */
game?: string, 
/**
 * Why.
 */
problem: ProblemView, } | { "type": "pong" };

/**
 * The point in another game where this one starts.
 */
export type FromGame = { 
/**
 * The game.
 */
game: string, 
/**
 * After this many of its moves.
 */
ply: number, };

/**
 * A game to create.
 */
export type NewGame = { 
/**
 * Chosen by the client, at most 64 characters. Requests with the same key create only one game.
 */
key?: string, 
/**
 * What the players agreed on.
 */
settings: SettingsView, 
/**
 * Who plays.
 */
seats: SeatsView, 
/**
 * A game whose moves are taken over, to continue from there.
 */
from?: FromGame, };

/**
 * A game in a list.
 */
export type GameSummary = { 
/**
 * Its id, as used in addresses.
 */
id: string, 
/**
 * When it began, in milliseconds since 1970.
 */
created_at: number, 
/**
 * When something happened last.
 */
updated_at: number, 
/**
 * What the players agreed on.
 */
settings: SettingsView, 
/**
 * Who plays.
 */
seats: SeatsView, 
/**
 * The sides that the reader plays.
 */
yours: Array<Color>, 
/**
 * How many moves have been played.
 */
plies: number, 
/**
 * Whose turn it is; none if the game is over.
 */
to_move: Color | null, 
/**
 * How it ended, if it did.
 */
ending: EndingView | null, 
/**
 * Whether it was read from a record.
 */
imported: boolean, };

/**
 * Games, latest first.
 */
export type GameList = { 
/**
 * The games of this page.
 */
games: Array<GameSummary>, 
/**
 * Where the next page begins, if there is one.
 */
next: string | null, };

/**
 * The result of importing a record.
 */
export type ImportView = { 
/**
 * Its first game.
 */
id: string, 
/**
 * The others, if there are more.
 */
others: Array<string>, 
/**
 * How many of them were added.
 */
added: number, 
/**
 * How many were there already: the same games with the same tags and comments were imported before.
 */
known: number, 
/**
 * What had to be left out or interpreted.
 */
notes: Array<NoteView>, };

/**
 * Something odd about a game of a record, which was read all the same.
 */
export type NoteView = { 
/**
 * Which game of the record, counted from 1; 0 for the record as a whole.
 */
game: number, 
/**
 * What is odd.
 */
phrase: Phrase, };

/**
 * A good move, and why.
 */
export type HintView = { 
/**
 * The version of the game it is for.
 */
version: number, 
/**
 * The move.
 */
mv: string, 
/**
 * The piece.
 */
piece: string, 
/**
 * Where it goes; none for a pass.
 */
to: [number, number] | null, 
/**
 * Why it is good, most important reason first.
 */
reasons: Array<Phrase>, };

/**
 * Why a move cannot be played.
 */
export type WhyNotView = { 
/**
 * The version of the game that this is about.
 */
version: number, 
/**
 * Why; none if the move is legal.
 */
problem: ProblemView | null, };

/**
 * The state of the server.
 */
export type Health = { 
/**
 * `ok`, or `disk-low` if there is little room left. If nothing can be saved, the server does not answer with 200.
 */
status: string, 
/**
 * The server's version.
 */
version: string, 
/**
 * How many games are in memory.
 */
tables: number, 
/**
 * How many sockets are open.
 */
sockets: number, 
/**
 * How many searches wait for an engine.
 */
waiting: number, 
/**
 * Megabytes that are free on the disk of the games; none if the games are in PostgreSQL.
 */
disk_free_mb: number | null, };

/**
 * A position, and the moves tried from it. The fields are those of a `GameView`.
 */
export type PositionView = { 
/**
 * The position string of the start.
 */
position: string, 
/**
 * All tiles of the game that are not on the board at the start, in the order in which they enter.
 */
reserve: Array<string>, 
/**
 * The pieces on the board before the first move.
 */
start: Array<StackView>, 
/**
 * Who moves first.
 */
first: Color, 
/**
 * The moves so far.
 */
moves: Array<MoveView>, 
/**
 * Whose turn it is and what can be done; none if the game is over.
 */
turn: TurnView | null, 
/**
 * How it ended, if it did.
 */
ending: EndingView | null, };

/**
 * A requested position.
 */
export type AskedPosition = { 
/**
 * Its position string.
 */
position: string, 
/**
 * MoveStrings to play from there.
 */
moves: Array<string>, };

/**
 * The rulebook's contents.
 */
export type BookView = { 
/**
 * In the best order for reading.
 */
chapters: Array<ChapterSummary>, };

/**
 * A chapter in the contents; its title is the message `chapter-…`.
 */
export type ChapterSummary = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * The numbers of its rules, such as `R2.1`.
 */
rules: Array<string>, 
/**
 * The names of its exercises.
 */
exercises: Array<string>, };

/**
 * A chapter.
 */
export type ChapterView = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * To be read from top to bottom.
 */
blocks: Array<BlockView>, 
/**
 * The exercises at its end.
 */
exercises: Array<ExerciseView>, };

/**
 * A part of a chapter.
 */
export type BlockView = { "type": "rule", 
/**
 * Such as `R2.1`.
 */
number: string, 
/**
 * Its text; empty lines separate paragraphs.
 */
text: Phrase, } | { "type": "text", 
/**
 * Its text.
 */
text: Phrase, } | { "type": "diagram", 
/**
 * Its name.
 */
id: string, 
/**
 * The position.
 */
view: PositionView, 
/**
 * The piece it is about.
 */
piece: string | null, 
/**
 * Moves that are not legal, and why.
 */
refused: Array<RefusedMove>, 
/**
 * Its caption.
 */
caption: Phrase, };

/**
 * A move that is not legal.
 */
export type RefusedMove = { 
/**
 * Its MoveString.
 */
mv: string, 
/**
 * The piece.
 */
piece: string, 
/**
 * Where it would go.
 */
q: number, 
/**
 * The other coordinate.
 */
r: number, 
/**
 * Why it is not legal.
 */
why: Phrase, };

/**
 * An exercise.
 */
export type ExerciseView = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * Where it starts; the reader plays the side to move.
 */
view: PositionView, 
/**
 * How it is answered.
 */
answer: AnswerKind, 
/**
 * The piece it is about, if it is about one.
 */
piece: string | null, 
/**
 * The cell to reach, if there is one.
 */
goal: [number, number] | null, 
/**
 * The task.
 */
task: Phrase, 
/**
 * The hint.
 */
hint: Phrase, 
/**
 * The message when it is solved.
 */
solved: Phrase, };

/**
 * How an exercise is answered.
 */
export type AnswerKind = "cells" | "pieces" | "moves";

/**
 * An answer to an exercise.
 */
export type Attempt = { 
/**
 * MoveStrings or names of pieces: first those that were right so far, then the new one. Moves
 * include the opponent's.
 */
tries: Array<string>, };

/**
 * The verdict on an answer.
 */
export type VerdictView = { 
/**
 * Whether it is right.
 */
verdict: VerdictKind, 
/**
 * What to say. The message for a solved exercise is part of the exercise.
 */
phrase: Phrase | null, 
/**
 * The position after all moves, including the opponent's reply.
 */
view: PositionView, };

/**
 * Whether an answer is right.
 */
export type VerdictKind = "solved" | "on" | "wrong";

/**
 * How an exercise is solved.
 */
export type Solution = { 
/**
 * As in an [`Attempt`].
 */
tries: Array<string>, };

/**
 * A coach's advice on a game.
 */
export type CoachView = { 
/**
 * The version of the game it is for.
 */
version: number, 
/**
 * What matters now, most important first.
 */
phrases: Array<Phrase>, };
