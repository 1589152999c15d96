import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPTIONS, viewOf, type Setting } from './fixture';
import { createBoard, keys, type Board, type Piece } from './index';

const GAME: Setting = {
  stacks: 'wQ 0,0; bQ 1,0; wA1 -1,0; bG1 wB1 0,1',
  targets: ['wA1 0,-1 2,0*+wP 2,-1+wP', 'wB1 1,0', 'wA2 -2,0'],
  immobile: ['wQ'],
  reserves: { white: ['wA2', 'wA3', 'wS1'], black: ['bA1'] },
};

let board: Board;
let told: string[];

function all(selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

function names(selector: string, attribute = 'data-piece'): string[] {
  return all(selector).map((element) => element.getAttribute(attribute) ?? '');
}

beforeEach(() => {
  document.body.innerHTML = '<div id="board"></div><div id="white"></div><div id="black"></div>';
  told = [];
  const element = (id: string) => document.getElementById(id) ?? document.body;
  board = createBoard(
    element('board'),
    {
      move: (piece, target) => told.push(`move ${piece} ${target.mv}`),
      tried: (piece, to) => told.push(`tried ${piece} ${to.q},${to.r}`),
      stuck: (piece) => told.push(`stuck ${piece}`),
      selected: (piece) => told.push(`selected ${piece ?? 'none'}`),
      cursor: (hex, pieces) => told.push(`cursor ${hex.q},${hex.r} ${pieces.join(' ')}`),
    },
    { ...OPTIONS, animate: false },
    {
      board: 'The board',
      keys: 'Enter acts',
      reserve: (color) => `Reserve of ${color}`,
      piece: (piece: Piece) => `piece ${piece}`,
    },
  );
  board.mountReserve(element('white'), 'white');
  board.mountReserve(element('black'), 'black');
  board.show(viewOf(GAME));
});

afterEach(() => {
  board.destroy();
});

describe('the board in a page', () => {
  it('draws each piece once, and says what it is', () => {
    expect(names('.skep-board .piece')).toEqual(['wA1', 'wQ', 'bQ', 'bG1', 'wB1']);
    expect(names('.skep-board .piece.movable')).toEqual(['wA1', 'wB1']);
    expect(names('.skep-board .piece.immobile')).toEqual(['wQ']);
    expect(all('.skep-board .height').map((badge) => badge.textContent)).toEqual(['2']);
    expect(all('.skep-board')[0]?.getAttribute('aria-label')).toBe('The board');
    const [described = ''] = names('.skep-board', 'aria-describedby');
    expect(document.getElementById(described)?.textContent).toBe('Enter acts');
  });

  it('draws the reserves as buttons, the next piece of each insect', () => {
    expect(names('#white button')).toEqual(['wS1', 'wA2']);
    expect(names('#white button', 'aria-label')).toEqual(['piece wS1', 'piece wA2 ×2']);
    expect(names('#white button.movable')).toEqual(['wA2']);
    expect(names('#white .skep-reserve', 'aria-label')).toEqual(['Reserve of white']);
    // Of what is on the board already, the place is kept.
    expect(names('#white .empty', 'data-bug')).toEqual(['Q', 'B']);
  });

  it('marks the targets of what is picked up', () => {
    board.select('wA1');
    expect(names('.goal', 'data-cell')).toEqual(['0,-1', '2,0', '2,-1']);
    expect(names('.goal', 'data-mv')[0]).toBe('wA1 to 0,-1');
    expect(names('.goal', 'class')).toEqual(['goal by-itself', 'goal by-itself throw', 'goal throw']);
    board.select(undefined);
    expect(all('.goal')).toEqual([]);
    expect(told).toEqual(['selected wA1', 'selected none']);
  });

  it('reports that a piece cannot be picked up', () => {
    board.select('wQ');
    expect(told).toEqual(['stuck wQ']);
    expect(names('[data-refused]')).toEqual(['wQ']);
  });

  it('a button pressed by key takes the keyboard to the board', () => {
    const button = all('#white button[data-piece=wA2]')[0] as HTMLButtonElement;
    button.click();
    expect(document.activeElement).toBe(all('.skep-board')[0]);
    all('.skep-board')[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(told).toEqual(['cursor -2,0 ', 'selected wA2', 'selected none', 'move wA2 wA2 to -2,0']);
  });

  it('keys that the board does not use are left to the page', () => {
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      all('.skep-board')[0]?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(['ArrowLeft', 'Tab', 'Escape', 'F5', 'z'].map(press)).toEqual([true, false, false, false, false]);
  });

  it('Escape lets go wherever the focus is', () => {
    board.select('wA1');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(told).toEqual(['selected wA1', 'selected none']);
  });

  it('moves elements instead of recreating them', () => {
    const before = all('[data-piece=wA1]')[0];
    board.show(viewOf({ ...GAME, stacks: 'wQ 0,0; bQ 1,0; wA1 2,0; bG1 wB1 0,1; wA2 -1,0' }));
    expect(all('[data-piece=wA1]')[0]).toBe(before);
    expect(before?.getAttribute('transform')).toBe('translate(173.21 0)');
    expect(names('.skep-board .piece')).toContain('wA2');
  });

  it('touches only what differs', async () => {
    const changes: string[] = [];
    const observer = new MutationObserver((records) => {
      changes.push(...records.map(({ target }) => (target as Element).getAttribute('data-piece') ?? 'other'));
    });
    observer.observe(document.querySelector('.pieces') ?? document.body, { attributes: true, subtree: true });
    board.show(viewOf({ ...GAME, view: { pending: 'wB1' } }));
    await Promise.resolve();
    observer.disconnect();
    expect(changes).toEqual(['wB1']);
  });

  const marked: { name: string; view: Setting['view']; selector: string; count: number }[] = [
    {
      name: 'the last move',
      view: { lastMove: { piece: 'wA1', from: { q: 3, r: 0 }, to: { q: -1, r: 0 }, throwers: ['bQ'] } },
      selector: '.last-from, .last-to, .last-thrower',
      count: 3,
    },
    { name: 'a surrounded Queen', view: { surrounded: ['bQ'] }, selector: '.surrounded .outline', count: 1 },
    {
      name: 'a reason',
      view: { emphasis: { kind: 'reason', pieces: ['wQ'] } },
      selector: '.reason .sign',
      count: 1,
    },
    {
      name: 'what would be cut off',
      view: { emphasis: { kind: 'cut-off', pieces: ['wQ', 'bQ'] } },
      selector: '.emphasis.cut-off',
      count: 2,
    },
    {
      name: 'a hint in the reserve',
      view: { emphasis: { kind: 'hint', pieces: ['wA2'] } },
      selector: '#white button.hint',
      count: 1,
    },
    {
      name: 'a move thought of, with an arrow',
      view: { preview: { piece: 'wA1', to: { q: 2, r: 0 } } },
      selector: '.preview .ghost, .preview .arrow',
      count: 2,
    },
    { name: 'a move not yet settled', view: { pending: 'wA1' }, selector: '.piece.pending', count: 1 },
    { name: 'the past', view: { past: true }, selector: '.skep-board.past', count: 1 },
    { name: 'nothing', view: {}, selector: '.marks path, .ground-marks path', count: 0 },
  ];
  it.each(marked)('marks $name', ({ view, selector, count }) => {
    board.show(viewOf({ ...GAME, ...(view ? { view } : {}) }));
    expect(all(selector).length).toBe(count);
  });

  it('the last move is not marked while a piece is picked up', () => {
    board.show(viewOf({ ...GAME, view: { lastMove: { piece: 'wQ', to: { q: 0, r: 0 } } } }));
    expect(all('.last-to').length).toBe(1);
    board.select('wA1');
    expect(all('.last-to').length).toBe(0);
  });

  it('shows numbers if wanted', () => {
    expect(all('.number').map((number) => number.textContent)).toEqual(['1', '1', '1']);
    board.configure({ numbers: false });
    expect(all('.number')).toEqual([]);
  });

  it('spreads stacks out', () => {
    const before = all('[data-piece=wB1]')[0]?.getAttribute('transform');
    board.fan(true);
    expect(all('[data-piece=wB1]')[0]?.getAttribute('transform')).not.toBe(before);
    board.fan(false);
    expect(all('[data-piece=wB1]')[0]?.getAttribute('transform')).toBe(before);
  });

  it('a reserve mounted elsewhere moves there', () => {
    board.mountReserve(document.getElementById('black') ?? document.body, 'white');
    expect(names('#white button')).toEqual([]);
    expect(names('#black [data-color=white] button')).toEqual(['wS1', 'wA2']);
  });

  it('puts the shapes of a tile set once into the page, and takes all of it out again', () => {
    expect(all('.skep-shapes').length).toBe(1);
    board.configure({ tileSet: 'flat' });
    expect(all('.skep-shapes').length).toBe(1);
    board.destroy();
    expect(all('.skep-board, .skep-shapes, .skep-reserve').length).toBe(0);
  });
});

describe('keys', () => {
  it('each key has one purpose', () => {
    const listed = keys.flatMap((help) => help.keys);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
