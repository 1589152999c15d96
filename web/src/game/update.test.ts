import { describe, expect, test } from 'vitest';
import { EMPTY_VIEW } from '../board';
import type { EndingReason, GameView, Phrase } from '../wire';
import { boardView, showsTheSame } from './board';
import { events, example, legal, message, pageOf, played, run, SHARED, THOUGHT, turn } from './fixture';
import { isLive, openPage, shownPly, type GameEffect, type GameInput, type PlainCommand } from './page';

const start = example([], { turn: turn('white', legal('wS1', 0, 0), legal('wA1', 0, 0)) });
const toMove = example(['wS1', 'bS1 wS1-'], {
  turn: turn('white', legal('wQ -wS1', -1, 0), legal('wQ /wS1', -1, 1), legal('bS1 -wS1', -1, 0, ['wP'])),
});
const moveQueen: GameInput = {
  type: 'move',
  piece: 'wQ',
  mv: 'wQ -wS1',
  to: { q: -1, r: 0 },
  confirm: false,
};
const refused = (id: string, key: string) =>
  message({
    type: 'refused',
    id,
    game: 'g',
    problem: { code: key.replace('refusal-', ''), phrase: { key }, text: key },
  });

const commands = (effects: readonly GameEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'command' ? [{ id: effect.id, ...effect.command }] : []));
const questions = (effects: readonly GameEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'why' ? [effect.mv] : []));
const sounds = (effects: readonly GameEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'sound' ? [effect.sound] : []));

describe('a move', () => {
  test('is shown at once, and settled by the event', () => {
    const { page, effects } = run(pageOf(toMove), moveQueen);
    expect(commands(effects)).toEqual([{ id: 'tab-0', type: 'play', mv: 'wQ -wS1', after: 2 }]);
    expect(sounds(effects)).toEqual(['place']);
    const shown = boardView(page);
    expect(shown.pending).toBe('wQ');
    expect(shown.stacks).toContainEqual({ q: -1, r: 0, pieces: ['wQ'] });
    expect(shown.targets.size).toBe(0);

    const settled = run(page, message(events(3, [played('white', 'wQ -wS1')], turn('black'))));
    expect(settled.page.pending).toBeUndefined();
    expect(boardView(settled.page).stacks).toEqual(shown.stacks);
    // It was heard when it was made.
    expect(sounds(settled.effects)).toEqual([]);
  });

  test('is settled by the event whether the answer comes before or after', () => {
    const answer = message({ type: 'settled', id: 'tab-0', game: 'g', version: 3 });
    const event = message(events(3, [played('white', 'wQ -wS1')], turn('black')));
    const [before, after] = [
      run(pageOf(toMove), moveQueen, answer, event),
      run(pageOf(toMove), moveQueen, event, answer),
    ];
    expect(before.page).toEqual(after.page);
    expect(before.page.open.size).toBe(0);
  });

  test('snaps back with the reason', () => {
    const { page, effects } = run(pageOf(toMove), moveQueen, refused('tab-0', 'illegal-pinned'));
    expect(page.pending).toBeUndefined();
    expect(page.notice).toEqual({ phrase: { key: 'illegal-pinned' }, kind: 'refusal' });
    expect(effects).toContainEqual({ type: 'shake', piece: 'wQ' });
    expect(boardView(page).stacks).toEqual(boardView(pageOf(toMove)).stacks);
  });

  test('that came when an offer was declined is sent again', () => {
    const declined = message(events(3, [{ type: 'draw_declined' }], toMove.turn));
    const { page, effects } = run(pageOf(toMove), moveQueen, declined, refused('tab-0', 'refusal-stale'));
    expect(commands(effects).map(({ id, ...command }) => [id, 'after' in command && command.after])).toEqual([
      ['tab-0', 2],
      ['tab-1', 3],
    ]);
    expect(page.pending?.id).toBe('tab-1');
    expect(page.notice?.kind).toBe('news');
  });

  test('waits to be confirmed if the player wants that', () => {
    const chosen = run(pageOf(toMove), { ...moveQueen, confirm: true });
    expect(commands(chosen.effects)).toEqual([]);
    expect(boardView(chosen.page).preview).toMatchObject({ piece: 'wQ', to: { q: -1, r: 0 } });
    expect(commands(run(chosen.page, { type: 'confirm', yes: true }).effects)).toHaveLength(1);
    expect(commands(run(chosen.page, { ...moveQueen, confirm: true }).effects)).toHaveLength(1);
    expect(run(chosen.page, { type: 'confirm', yes: false })).toEqual({
      page: pageOf(toMove),
      effects: [{ type: 'pick', piece: undefined }],
    });
    expect(run(chosen.page, { type: 'picked', piece: 'wQ' }).page.chosen).toBeDefined();
    expect(run(chosen.page, { type: 'picked', piece: 'wA1' }).page.chosen).toBeUndefined();
  });

  test('cannot be made twice', () => {
    const { effects } = run(pageOf(toMove), moveQueen, moveQueen);
    expect(commands(effects)).toHaveLength(1);
  });

  test('does not lose a piece that is touched before it is settled', () => {
    const touch: GameInput = { type: 'stuck', piece: 'bQ' };
    const settled = (next: GameView['turn']) => message(events(3, [played('white', 'wQ -wS1')], next));
    const picks = (game: GameView, ...inputs: GameInput[]) =>
      run(pageOf(game), moveQueen, ...inputs).effects.filter(({ type }) => type === 'pick');
    const shared = { ...toMove, ...SHARED };
    const black = turn('black', legal('bQ bS1-', 2, 0));
    const picked = [{ type: 'pick', piece: 'bQ' }];
    expect(picks(shared, touch, settled(black))).toEqual(picked);
    expect(picks(shared, { type: 'stuck', piece: 'bA1' }, touch, settled(black))).toEqual(picked);
    // It cannot move, the engine is next, or the move was refused.
    expect(picks(shared, touch, settled(turn('black', legal('bA1 bS1-', 2, 0))))).toEqual([]);
    expect(picks(toMove, touch, settled(black))).toEqual([]);
    expect(picks(shared, touch, refused('tab-0', 'illegal-pinned'), settled(black))).toEqual([]);
  });

  test('of the opponent is heard', () => {
    const page = pageOf(example(['wS1'], { turn: turn('black') }));
    const { effects } = run(page, message(events(2, [played('black', 'bS1 wS1-')], turn('white'))));
    expect(sounds(effects)).toEqual(['place', 'your-turn']);
  });
});

describe('a try that is not legal', () => {
  const rows: [string, GameView, string, [number, number], string | undefined, string | undefined][] = [
    ['is asked about at the server', toMove, 'wQ', [2, 0], 'wQ bS1-', undefined],
    ['far from the hive', toMove, 'wQ', [5, 5], undefined, 'refusal-far-from-hive'],
    ['beside the first cell', start, 'wA1', [5, 5], undefined, 'refusal-first-cell'],
    [
      'when it is the engine’s turn',
      { ...toMove, turn: turn('black') },
      'wQ',
      [2, 0],
      undefined,
      'refusal-not-your-turn',
    ],
    ['in a record', { ...toMove, imported: true, turn: null }, 'wQ', [2, 0], undefined, 'refusal-imported'],
    [
      'after the end',
      { ...toMove, turn: null, ending: { reason: 'agreement', winner: null, surrounded: [] } },
      'wQ',
      [2, 0],
      undefined,
      'illegal-game-over',
    ],
  ];
  test.each(rows)('%s', (_, game, piece, [q, r], mv, reason) => {
    const { page, effects } = run(pageOf(game), { type: 'tried', piece, to: { q, r } });
    expect(commands(effects)).toEqual([]);
    expect(questions(effects)).toEqual(mv ? [mv] : []);
    expect(page.notice?.phrase.key).toBe(reason);
    expect(page.pending).toBeUndefined();
  });

  test('marks who would be cut off', () => {
    const why: Phrase = {
      key: 'illegal-pinned',
      args: { piece: { piece: 'wS1' }, cut_off: { pieces: ['bS1'] } },
    };
    const stuck = { ...toMove, turn: { ...turn('white'), stuck: [{ piece: 'wS1', code: 'pinned', why }] } };
    const { page, effects } = run(pageOf(stuck), { type: 'stuck', piece: 'wS1' });
    expect(boardView(page).emphasis).toEqual({ pieces: ['bS1'], kind: 'cut-off' });
    expect(boardView(page).immobile).toEqual(new Set(['wS1']));
    expect(sounds(effects)).toEqual(['illegal']);
  });

  test.each(['bS1', 'bA1'])('with a piece of the opponent’s, on the board or not: %s', (piece) => {
    const { page } = run(pageOf(toMove), { type: 'stuck', piece });
    expect(page.notice?.phrase).toEqual({ key: 'illegal-not-yours', args: { piece: { piece } } });
  });
});

describe('a move that is typed', () => {
  const rows: [string, string, string | undefined, boolean][] = [
    ['as it is in the list', 'wQ -wS1', 'wQ -wS1', true],
    ['untidily', ' WQ  -ws1', 'wQ -wS1', true],
    ['by another neighbour', 'wQ \\wS1', 'wQ \\wS1', false],
    ['nonsense is the server’s to explain', 'hello', 'hello', false],
    ['nothing', '  ', undefined, false],
  ];
  test.each(rows)('%s', (_, text, mv, shown) => {
    const { page, effects } = run(pageOf(toMove), { type: 'typed', text });
    const played = commands(effects).map((command) => 'mv' in command && command.mv);
    // A move that is not in the list is not sent: the server is asked why.
    expect([played, questions(effects)]).toEqual(shown ? [[mv], []] : [[], mv ? [mv] : []]);
    expect(page.pending !== undefined).toBe(shown);
  });

  const problem = { code: 'unreachable', phrase: { key: 'illegal-unreachable' }, text: '' };
  const explained = { type: 'explained', mv: 'wQ /wS1', piece: 'wQ', version: toMove.version } as const;

  test('and is not legal is refused with the answer', () => {
    const { page, effects } = run(pageOf(toMove), { ...explained, problem });
    expect(page.notice).toEqual({ phrase: problem.phrase, kind: 'refusal' });
    expect([commands(effects), sounds(effects)]).toEqual([[], ['illegal']]);
  });

  test('and turns out to be legal is played', () => {
    const { page, effects } = run(pageOf(toMove), { ...explained, problem: null });
    expect(page.pending?.mv).toBe('wQ /wS1');
    expect(commands(effects)).toHaveLength(1);
  });

  test('is forgotten if the game has gone on', () => {
    const late = { ...explained, version: toMove.version - 1 };
    for (const answer of [null, problem]) {
      const { page, effects } = run(pageOf(toMove), { ...late, problem: answer });
      expect([page.notice, page.pending, effects]).toEqual([undefined, undefined, []]);
    }
  });

  test('names a cell by any of its neighbours', () => {
    const game = example(['wS1', 'bS1 wS1-'], { turn: turn('white', legal('wQ wS1\\', 0, 1)) });
    const { page } = run(pageOf(game), { type: 'typed', text: 'wQ /bS1' });
    expect(page.pending?.mv).toBe('wQ wS1\\');
  });
});

describe('commands are sent where they make sense', () => {
  const ended = (reason: EndingReason): Partial<GameView> => ({
    turn: null,
    ending: { reason, winner: 'black', surrounded: [] },
  });
  const four = ['wS1', 'bS1 wS1-', 'wQ -wS1', 'bQ bS1-'];
  const engine = { type: 'engine', level: 10 } as const;
  const watched = { seats: { white: engine, black: engine }, yours: [] };
  const rows: [string, GameView, PlainCommand, boolean][] = [
    ['the person resigns in the engine’s turn', example(['wS1']), 'resign', true],
    ['of two persons the one to move resigns', example(['wS1'], SHARED), 'resign', true],
    ['the person takes back', example(four), 'ask_takeback', true],
    ['of two persons the one who moved last', example(four, SHARED), 'ask_takeback', true],
    ['a pass is no move to take back', example([...four, 'pass'], SHARED), 'ask_takeback', true],
    ['a lost game can be taken back', example(four, ended('surrounded')), 'ask_takeback', true],
    ['but no time that has run out', example(four, ended('time')), 'ask_takeback', false],
    ['there is nothing to take back', example([]), 'ask_takeback', false],
    [
      'if takebacks were agreed on',
      example(four, { settings: { ...start.settings, takebacks: 'never' } }),
      'ask_takeback',
      false,
    ],
    ['the other side answers a draw', example(four, { ...SHARED, draw_offer: 'white' }), 'accept_draw', true],
    ['but not the engine from here', example(four, { draw_offer: 'white' }), 'accept_draw', false],
    ['the person answers the engine', example(four, { draw_offer: 'black' }), 'decline_draw', true],
    ['nobody in a record', example(four, { imported: true, yours: [] }), 'resign', false],
    ['who waits for an engine may tell it to move', example(['wS1']), 'move_now', true],
    ['who watches engines may tell the one to move', example(['wS1'], watched), 'move_now', true],
    ['no engine can be told in one’s own turn', example(four), 'move_now', false],
    ['nor after the end', example(four, ended('surrounded')), 'move_now', false],
  ];
  test.each(rows)('%s', (_, game, command, isSent) => {
    const { effects } = run(pageOf(game), { type: 'command', command });
    expect(commands(effects)).toHaveLength(isSent ? 1 : 0);
  });
});

test('an engine is told to move in the position that was seen', () => {
  const { page, effects } = run(pageOf(example(['wS1'])), { type: 'command', command: 'move_now' });
  expect(commands(effects)).toEqual([{ id: 'tab-0', type: 'move_now', after: 1 }]);
  const moved = message(events(2, [played('black', 'bS1 wS1-')], turn('white')));
  const settled = message({ type: 'settled', id: 'tab-0', game: 'g', version: 1 });
  const thought = message({ type: 'thinking', game: 'g', ...THOUGHT });
  expect(run(page, thought).page.thinking).toMatchObject(THOUGHT);
  const after = run(page, thought, settled, moved).page;
  expect([after.thinking, after.notice, after.open.size]).toEqual([undefined, undefined, 0]);
});

describe('looking back', () => {
  const game = example(['wS1', 'bS1 wS1-', 'wQ -wS1', 'bQ bS1-']);
  const rows: [string, number | undefined, GameInput[], number][] = [
    ['the latest at first', undefined, [], 4],
    ['a ply from the address', 2, [], 2],
    ['beyond the end', 99, [], 4],
    ['one back', undefined, [{ type: 'step', to: 'back' }], 3],
    [
      'to the first and no farther',
      undefined,
      [
        { type: 'step', to: 'first' },
        { type: 'step', to: 'back' },
      ],
      0,
    ],
    ['forward and no farther', undefined, [{ type: 'step', to: 'forward' }], 4],
    [
      'back and forth',
      1,
      [
        { type: 'step', to: 'forward' },
        { type: 'step', to: 'forward' },
        { type: 'step', to: 'back' },
      ],
      2,
    ],
    ['to a ply', undefined, [{ type: 'step', to: 1 }], 1],
    ['a glance', undefined, [{ type: 'glance', ply: 1 }], 1],
    [
      'a glance is over',
      undefined,
      [
        { type: 'glance', ply: 1 },
        { type: 'glance', ply: undefined },
      ],
      4,
    ],
  ];
  test.each(rows)('%s', (_, ply, inputs, shown) => {
    const { page } = run(pageOf(game, ply), ...inputs);
    expect(shownPly(page)).toBe(shown);
    expect(boardView(page).past).toBe(shown < 4);
    expect(isLive(page)).toBe(shown === 4);
  });

  test('stays where one looks when the game goes on, and follows it at the latest', () => {
    const next = message(events(5, [played('white', 'wA1 \\wQ')], turn('black')));
    expect(shownPly(run(pageOf(game, 2), next).page)).toBe(2);
    expect(shownPly(run(pageOf(game), next).page)).toBe(5);
  });

  test('of moves that are taken back ends', () => {
    const back = message(events(5, [{ type: 'taken_back', plies: 3 }], turn('black')));
    const { page, effects } = run(pageOf(game, 2), back);
    expect(shownPly(page)).toBe(1);
    expect(effects).toContainEqual({ type: 'address', ply: undefined });
  });

  test('nothing can be played', () => {
    const { page, effects } = run(pageOf(toMove, 1), moveQueen);
    expect(commands(effects)).toEqual([]);
    expect(page.notice?.phrase.key).toBe('refusal-looking-back');
    expect(boardView(page).targets.size).toBe(0);
  });

  test('the address follows', () => {
    const { effects } = run(pageOf(game), { type: 'step', to: 2 }, { type: 'step', to: 'last' });
    expect(effects.filter(({ type }) => type === 'address')).toEqual([
      { type: 'address', ply: 2 },
      { type: 'address', ply: undefined },
    ]);
  });
});

describe('a hint', () => {
  const hint = {
    version: 2,
    mv: 'wQ -wS1',
    piece: 'wQ',
    to: [-1, 0] as [number, number],
    reasons: [{ key: 'hint-places-queen' }],
  };

  test('is asked for and shown on the board', () => {
    const { page, effects } = run(pageOf(toMove), { type: 'hint' }, { type: 'hinted', hint });
    expect(effects[0]).toEqual({ type: 'hint', version: 2 });
    expect(boardView(page).preview).toEqual({ piece: 'wQ', to: { q: -1, r: 0 } });
    expect(boardView(page).emphasis).toEqual({ pieces: ['wQ'], kind: 'hint' });
  });

  const declined = message(events(3, [{ type: 'draw_declined' }], toMove.turn));
  const whole = (version: number) => message({ type: 'game', game: { ...toMove, version } });
  const gone: GameInput = {
    type: 'unhinted',
    problem: { code: 'stale', phrase: { key: 'refusal-stale' }, text: '' },
  };
  const rows: [string, GameInput[], 'asked' | 'given' | undefined][] = [
    ['waits for its answer', [], 'asked'],
    ['is answered', [{ type: 'hinted', hint }], 'given'],
    [
      'waits on if an earlier question is answered',
      [{ type: 'hinted', hint: { ...hint, version: 1 } }],
      'asked',
    ],
    ['is still true after an offer', [declined, { type: 'hinted', hint }], 'given'],
    ['may not be had after an offer', [declined, gone], undefined],
    ['stays if nothing was missed', [whole(2), { type: 'hinted', hint }], 'given'],
    ['is dropped if something was missed', [whole(4), { type: 'hinted', hint }], undefined],
  ];
  test.each(rows)('%s', (_, inputs, expected) => {
    expect(run(pageOf(toMove), { type: 'hint' }, ...inputs).page.hint?.type).toBe(expected);
  });

  test('is over when the position changes', () => {
    const next = message(events(3, [played('white', 'wQ -wS1')], turn('black')));
    expect(run(pageOf(toMove), { type: 'hint' }, { type: 'hinted', hint }, next).page.hint).toBeUndefined();
  });

  test('is not available in the opponent’s turn', () => {
    const { page, effects } = run(pageOf(example(['wS1'])), { type: 'hint' });
    expect(effects.some(({ type }) => type === 'hint')).toBe(false);
    expect(page.notice?.phrase.key).toBe('refusal-not-your-turn');
  });

  test('that the server cannot give says why', () => {
    const problem = { code: 'engines-busy', phrase: { key: 'problem-engines-busy' }, text: '' };
    const { page } = run(pageOf(toMove), { type: 'hint' }, { type: 'unhinted', problem });
    expect(page).toMatchObject({ hint: undefined, notice: { phrase: problem.phrase } });
  });
});

describe('events that cannot be seen on the board are announced', () => {
  const rows: [string, Parameters<typeof events>[1], string | undefined][] = [
    ['a forced pass', [played('white', 'wQ -wS1'), played('black', 'pass')], 'news-pass'],
    ['a declined draw', [{ type: 'draw_declined' }], 'news-draw-declined'],
    ['a takeback refused', [{ type: 'takeback_refused' }], 'news-takeback-refused'],
    ['a move needs no word', [played('white', 'wQ -wS1')], undefined],
  ];
  test.each(rows)('%s', (_, list, key) => {
    const { page } = run(pageOf(toMove), message(events(2 + list.length, list, turn('white'))));
    expect(page.notice?.phrase.key).toBe(key);
  });
});

describe('a notice', () => {
  const declined = message(events(3, [{ type: 'draw_declined' }], toMove.turn));
  const choose: GameInput = { ...moveQueen, confirm: true };
  const rows: [string, GameInput, boolean][] = [
    ['that lapses takes nothing else along', { type: 'lapsed' }, true],
    ['that is dismissed goes with all that was said', { type: 'dismiss' }, false],
  ];
  test.each(rows)('%s', (_, input, stays) => {
    const { page } = run(pageOf(toMove), choose, declined, input);
    expect([page.notice, page.chosen !== undefined]).toEqual([undefined, stays]);
    const asked = run(pageOf(toMove), { type: 'hint' }, declined, input).page;
    expect([asked.notice, asked.hint !== undefined]).toEqual([undefined, stays]);
  });
});

describe('the end', () => {
  const rows: [string, Partial<GameView>, 'white' | 'black' | null, string][] = [
    ['won', {}, 'white', 'win'],
    ['lost', {}, 'black', 'loss'],
    ['drawn', {}, null, 'draw'],
    ['somebody at this screen wins', SHARED, 'black', 'win'],
  ];
  test.each(rows)('%s', (_, changes, winner, sound) => {
    const ending = { reason: 'surrounded', winner, surrounded: ['bQ'] } as const;
    const game = { ...toMove, ...changes };
    const { page, effects } = run(
      pageOf(game),
      message(events(3, [{ type: 'ended', ending: { ...ending, surrounded: ['bQ'] } }], null)),
    );
    expect(sounds(effects)).toEqual([sound]);
    expect(boardView(page).surrounded).toEqual(['bQ']);
    expect(boardView(run(page, { type: 'step', to: 1 }).page).surrounded).toEqual([]);
  });
});

describe('a game that is gone', () => {
  const problem = { code: 'no-such-game', phrase: { key: 'problem-no-such-game' }, text: '' };
  const gone = message({ type: 'gone', game: 'g', problem });
  const rows: [string, GameInput[], typeof problem | undefined][] = [
    ['is gone', [], problem],
    ['is back as a whole', [message({ type: 'game', game: toMove })], undefined],
    ['is back with what was missed', [message(events(2, [], toMove.turn))], undefined],
  ];
  test.each(rows)('%s', (_, inputs, expected) => {
    expect(run(pageOf(toMove), gone, ...inputs).page.gone).toBe(expected);
  });
});

test('a lost connection is announced once, and so is its return', () => {
  const inputs = (['open', 'lost', 'lost', 'open'] as const).map(
    (status) => ({ type: 'status', status }) as const,
  );
  const { effects } = run(pageOf(toMove), ...inputs);
  expect(effects.map((effect) => effect.type === 'announce' && effect.announcement)).toEqual([
    { type: 'status', status: 'lost' },
    { type: 'status', status: 'open' },
  ]);
});

test('a game that cannot be loaded yet says why, until it arrives', () => {
  const problem = { code: 'engines-busy', phrase: { key: 'problem-engines-busy' }, text: '' };
  const error = message({ type: 'error', game: 'g', problem });
  const waiting = run(openPage('g', 'tab', undefined), error).page;
  expect(waiting.notice?.phrase).toBe(problem.phrase);
  expect(run(waiting, message({ type: 'game', game: toMove })).page.notice).toBeUndefined();
  expect(run(pageOf(toMove), error).page.notice).toBeUndefined();
});

test('without a game the board shows the empty view, so that the first position is not animated', () => {
  expect(boardView(openPage('g', 'tab', undefined))).toBe(EMPTY_VIEW);
});

test('a board is not redrawn for changes that it does not show', () => {
  const page = pageOf(toMove);
  const thinking = message({ type: 'thinking', game: 'g', ...THOUGHT });
  expect(showsTheSame(page, run(page, thinking, { type: 'status', status: 'lost' }).page)).toBe(true);
  expect(showsTheSame(page, run(page, moveQueen).page)).toBe(false);
});
