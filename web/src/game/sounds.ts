/** Which sounds belong to what happened. */

import { hiveAt, type Line } from '../hive/hive';
import type { Sound } from '../sound';
import type { EventView, GameView, MoveView } from '../wire';
import { hasLost, isToMoveHere } from './seats';

/** The sound of a move played at `ply`; by default, after all others. */
export function soundOfMove(
  line: Line,
  move: Pick<MoveView, 'by_itself' | 'throwers'> & { readonly piece: string },
  ply: number = line.moves.length,
): Sound {
  if (!hiveAt(line, ply).hive.where(move.piece)) return 'place';
  return !move.by_itself && move.throwers.length > 0 ? 'throw' : 'move';
}

/** The sounds of events. The player's own move, `own`, was heard when it was made. */
export function soundOfEvents(
  before: GameView,
  after: GameView,
  events: readonly EventView[],
  own: string | undefined,
): Sound[] {
  const sounds: Sound[] = [];
  const move = events.findLast((event) => event.type === 'played' && event.mv !== 'pass');
  if (move?.type === 'played' && move.mv !== own) {
    sounds.push(soundOfMove(before, { ...move, piece: move.mv.split(' ')[0] ?? '' }));
    if (isToMoveHere(after)) sounds.push('your-turn');
  }
  const ended = events.findLast((event) => event.type === 'ended');
  if (ended?.type === 'ended') {
    const ending = soundOfEnding(after);
    return ending ? [...sounds, ending] : sounds;
  }
  if (move && isAlmostSurrounded(after) && !isAlmostSurrounded(before)) sounds.push('warning');
  return sounds;
}

function soundOfEnding(game: GameView): Sound | undefined {
  if (!game.ending || game.ending.reason === 'abort') return undefined;
  if (!game.ending.winner) return 'draw';
  return hasLost(game) ? 'loss' : 'win';
}

/** Whether a Queen has just one free cell around her. */
function isAlmostSurrounded(game: GameView): boolean {
  const { hive } = hiveAt(game, game.moves.length);
  return ['wQ', 'bQ'].some((queen) => hive.crowdAround(queen) === 5);
}
