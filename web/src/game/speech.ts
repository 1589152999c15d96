/**
 * The game in words: announcements for live regions, and the text view.
 *
 * Directions are as seen on the board, so they depend on its orientation and rotation.
 */

import type { Plane } from '../board/plane';
import type { Target } from '../board/types';
import { beside, DIRECTIONS, type Hex } from '../hive/hex';
import { hiveAt, moverAt, type Hive } from '../hive/hive';
import { parseMove, turned, type Spot } from '../hive/notation';
import { otherColor, type Piece } from '../hive/piece';
import { player } from '../components/standing';
import type {
  Argument,
  ClockView,
  Color,
  EndingView,
  EventView,
  GameView,
  MoveView,
  Phrase,
  ScoreView,
  Thought,
} from '../wire';
import { decimal, list, pieceName, t } from '../locale';
import { clockText, timeLeft } from './clock';
import type { Announcement } from './page';
import { isShared, isToMoveHere, mySide, type Seating } from './seats';

/** Names of the directions in messages, in the order of `DIRECTIONS`. A flat-top board is turned by a twelfth. */
const NAMES: Readonly<Record<Plane['orientation'], readonly string[]>> = {
  pointy: ['right', 'lower-right', 'lower-left', 'left', 'upper-left', 'upper-right'],
  flat: ['lower-right', 'down', 'lower-left', 'upper-left', 'up', 'upper-right'],
};

/** The text of an announcement. */
export function spoken(announcement: Announcement, plane: Plane): string {
  switch (announcement.type) {
    case 'events':
      return spokenEvents(announcement.events, announcement.game, plane);
    case 'picked':
      return t('said-picked', { piece: { piece: announcement.piece }, targets: announcement.targets });
    case 'phrase':
      return phraseWords(announcement.phrase, plane);
    case 'hint': {
      const reasons = announcement.hint.reasons.map((reason) => phraseWords(reason, plane)).join(' ');
      return t('said-hint', { move: moveWords(announcement.hint.mv, plane), reasons });
    }
    case 'ply':
      return spokenPly(announcement.game, announcement.ply, plane);
    case 'status':
      return t(announcement.status === 'lost' ? 'connection-lost' : 'connection-back');
  }
}

function spokenEvents(events: readonly EventView[], game: GameView, plane: Plane): string {
  const said = events.map((event) => spokenEvent(event, game, plane)).filter((text) => text !== '');
  const changed = events.some(({ type }) => type === 'played' || type === 'taken_back');
  if (changed && !game.ending) said.push(turnWords(game));
  return said.join(' ');
}

function spokenEvent(event: EventView, game: GameView, plane: Plane): string {
  switch (event.type) {
    case 'played':
      return spokenMove(event.by, event, plane);
    case 'taken_back':
      return t('said-taken-back', { plies: event.plies });
    case 'draw_offered':
      return t('said-draw-offered', { color: event.by });
    case 'draw_declined':
      return t('news-draw-declined');
    case 'takeback_asked':
      return t('said-takeback-asked', { color: event.by });
    case 'takeback_refused':
      return t('news-takeback-refused');
    case 'ended':
      return endingWords(event.ending, game);
    default:
      return '';
  }
}

/** A move and who made it: "Black: Ant 1 to the left of white Queen." */
export function spokenMove(
  color: Color,
  move: Pick<MoveView, 'mv' | 'by_itself' | 'throwers'>,
  plane: Plane,
): string {
  if (move.mv === 'pass') return t('news-pass', { color });
  const [thrower] = move.by_itself ? [] : move.throwers;
  const said = t('said-move', { color, move: moveWords(move.mv, plane) });
  return thrower ? `${said} ${t('said-thrown', { piece: { piece: thrower } })}` : said;
}

function spokenPly(game: GameView, ply: number, plane: Plane): string {
  const move = game.moves[ply - 1];
  if (!move) return t('said-start');
  const said = spokenMove(moverAt(game, ply - 1), move, plane);
  return t('said-ply', { ply, plies: game.moves.length, move: said });
}

/** A move: "white Ant 1 to the left of white Queen". */
export function moveWords(mv: string, plane: Plane): string {
  const move = parseMove(turned(mv, plane.rotation));
  if (!move) return mv;
  if (move.type === 'pass') return t('move-pass');
  const piece = { piece: move.piece };
  return move.spot
    ? t('move-words', { piece, spot: spotWords(move.spot, plane) })
    : t('move-first', { piece });
}

/** A phrase, with its moves in words, because newcomers do not know the notation. */
export function phraseWords({ key, args = {} }: Phrase, plane: Plane): string {
  const worded = Object.entries(args).map(([name, argument]): [string, Argument] =>
    'move' in argument ? [name, { text: moveWords(argument.move, plane) }] : [name, argument],
  );
  return t(key, Object.fromEntries(worded));
}

/** A place: "to the left of white Queen". */
function spotWords({ anchor, direction }: Spot, { orientation }: Plane): string {
  const name = direction && NAMES[orientation][DIRECTIONS.indexOf(direction)];
  return t('spot', { direction: name ?? 'top', anchor: { piece: anchor } });
}

/** Whose turn it is. */
export function turnWords(game: GameView): string {
  const { turn } = game;
  if (!turn) return '';
  if (isToMoveHere(game) && !isShared(game)) return t('turn-yours');
  return t('turn', { color: turn.color });
}

/** What an engine has found so far, one text per line. */
export function thoughtWords({ depth, score, line }: Thought): string[] {
  return [
    t('play-thinking-long', { depth }),
    scoreWords(score),
    t('thought-line', { line: line.join(', ') }),
  ];
}

function scoreWords(score: ScoreView): string {
  if (score.type !== 'open') return t(`thought-${score.type}`, { moves: Math.ceil(score.plies / 2) });
  const sign = score.hundredths < 0 ? '−' : '+';
  return t('thought-score', { score: sign + decimal(Math.abs(score.hundredths) / 100, 2) });
}

/** What a newcomer should know about this turn; undefined if there is nothing special. */
export function turnAdvice(game: GameView): string | undefined {
  if (!game.turn || !isToMoveHere(game)) return undefined;
  if (game.turn.stuck.some(({ code }) => code === 'queen-is-due')) return t('turn-queen-due');
  return game.moves.length < 2 && game.start.length === 0 ? t('turn-first') : undefined;
}

/** Who plays a side. */
export function seatWords(game: GameView, color: Color): string {
  const { key, args } = player(game, color);
  return t(key, args);
}

/** How the game ended, from this screen's point of view. */
export function endingWords(ending: EndingView, game: Seating): string {
  return `${resultWords(ending, game)} ${reasonWords(ending, game)}`;
}

/** Why it ended. */
export function reasonWords({ reason, winner }: EndingView, game: Seating): string {
  const loser = winner && otherColor(winner);
  const mine = loser !== null && mySide(game) === loser;
  return t(`end-${reason.replace('_', '-')}`, { loser: mine ? 'you' : (loser ?? 'none') });
}

/** The result in short: "You win." */
export function resultWords(ending: EndingView, game: Seating): string {
  const { winner, reason } = ending;
  if (reason === 'abort') return t('result-abort');
  if (!winner) return t('result-draw');
  const me = mySide(game);
  if (!me) return t('result-wins', { color: winner });
  return t(me === winner ? 'result-you-win' : 'result-you-lose');
}

/** The pieces on a cell, top first: "black Beetle 1 on white Queen". */
export function stackWords(pieces: readonly Piece[]): string {
  const [top, ...below] = pieces.toReversed();
  if (!top) return t('cell-empty');
  return below.reduce((above, piece) => t('cell-on', { above, below: { piece } }), pieceName(top));
}

/** The neighbours of a cell: "right black Spider 1, left white Ant 1". */
export function neighbourWords(hive: Hive, hex: Hex, plane: Plane): string {
  const around = DIRECTIONS.flatMap((way, index) => {
    const top = hive.topAt(beside(hex, way));
    const direction = NAMES[plane.orientation][(index + plane.rotation) % 6] ?? 'right';
    return top ? [t('neighbour', { direction, piece: { piece: top } })] : [];
  });
  return around.length > 0 ? list(around) : t('neighbour-none');
}

/** What is under the keyboard cursor. */
export function cursorWords(
  hive: Hive,
  hex: Hex,
  pieces: readonly Piece[],
  target: Target | undefined,
  plane: Plane,
): string {
  const here = pieces.length > 0 ? stackWords(pieces) : emptyWords(hive, hex, plane);
  if (!target) return here;
  const [thrower] = target.throwers;
  if (!thrower) return `${here}. ${t('cell-target')}`;
  const throwers = { pieces: [...target.throwers] };
  return `${here}. ${t(target.byItself ? 'cell-target-both' : 'cell-target-thrown', { throwers })}`;
}

function emptyWords(hive: Hive, hex: Hex, plane: Plane): string {
  const spot = hive.spotOf(hex);
  if (!spot) return t('cell-empty');
  const direction = spot.direction && DIRECTIONS[(DIRECTIONS.indexOf(spot.direction) + plane.rotation) % 6];
  return t('cell-empty-beside', { spot: spotWords({ anchor: spot.anchor, direction }, plane) });
}

/** The target of a legal move in words, with what else it would touch. */
export function targetWords(game: GameView, mv: string, plane: Plane): string {
  const move = parseMove(turned(mv, plane.rotation));
  if (move?.type !== 'go') return moveWords(mv, plane);
  if (!move.spot) return t('target-first');
  const { hive } = hiveAt(game, game.moves.length);
  const plain = parseMove(mv);
  const to = plain && hive.targetOf(plain);
  const around = to ? DIRECTIONS.map((way) => hive.topAt(beside(to, way))) : [];
  const touched = around
    .filter((piece) => piece !== undefined)
    .filter((piece) => piece !== move.piece && piece !== move.spot?.anchor);
  const spot = spotWords(move.spot, plane);
  return touched.length > 0 ? t('target-touching', { spot, pieces: { pieces: touched } }) : spot;
}

/** The time both sides have left, if the clocks arrived at `since`. */
export function clockWords(clock: ClockView, since: number, now: number): string {
  const left = (color: Color) => clockText(timeLeft(clock, color, since, now));
  return t('said-clocks', { white: left('white'), black: left('black') });
}
