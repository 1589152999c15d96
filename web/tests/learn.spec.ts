/** The lessons: read, tried, solved and remembered. */

import type { LegalMove } from '../src/wire';
import { engine } from './api';
import { middle } from './board';
import { Finger } from './finger';
import { expect, PHONE, test } from './fixtures';
import {
  allExercises,
  findDiagram,
  findExercise,
  guide,
  isFocused,
  Lesson,
  refusals,
  solve,
  targetOf,
} from './lesson';
import { frames, shifts, watchShifts } from './layout-shifts';
import { wordsOf } from './locales';
import { follow } from './navigation';
import { Table } from './table';

test('a chapter is read, and a diagram is played with and set back', async ({ page, api }) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: /The Queen One step/ }).click();
  await expect(page.getByRole('heading', { name: 'The Queen', level: 1 })).toBeFocused();
  const { blocks } = await api.chapter('queen');
  const diagram = blocks.find((block) => block.type === 'diagram');
  const piece = diagram?.piece ?? '';
  const targets = diagram?.view.turn?.legal.filter((legal) => legal.piece === piece) ?? [];
  const figure = page.getByRole('figure').first();
  const lesson = new Lesson(page, figure);
  // Where the piece may go is marked before anything is done.
  await expect(figure.locator('.goal')).toHaveCount(targets.length);
  const [target] = targets;
  expect(target).toBeDefined();
  if (!target) return;
  await lesson.goal(target).click();
  await expect(figure.locator('.bar')).toContainText('Black to move');
  await expect(figure.locator('[aria-live]')).toContainText('White plays');
  const [reply] = await figure.locator('.piece.movable').all();
  await reply?.click();
  await expect(figure.locator('.goal').first()).toBeVisible();
  await figure.getByRole('button', { name: 'Take back' }).click();
  await expect(figure.locator('.bar')).toContainText('Try it');
  await lesson.move(piece, target);
  await expect(figure.locator('.bar')).toContainText('Black to move');
  await figure.getByRole('button', { name: 'Reset' }).click();
  await expect(figure.locator('.goal')).toHaveCount(targets.length);
  // The list of pieces says what the board shows.
  await figure.getByText('On the board').click();
  await expect(figure.getByRole('listitem').first()).toContainText(/(white|black)/i);
});

test.describe('what is not legal', () => {
  // A refused request is told by the browser itself.
  test.use({ mayLog: [/status of 409/] });

  test('is refused in words', async ({ page, api }) => {
    const found = await findDiagram(api, ({ refused, piece }) =>
      refused.some((move) => move.piece === piece),
    );
    const refused = found.diagram.refused.find((move) => move.piece === found.diagram.piece);
    expect(refused).toBeDefined();
    if (!refused) return;
    await page.goto(`/learn/${found.chapter}`);
    const figure = page.getByRole('figure').nth(found.index);
    await figure.scrollIntoViewIfNeeded();
    const lesson = new Lesson(page, figure);
    const cross = figure.locator('.mark.wrong').first();
    await expect(cross).toBeVisible();
    // With its piece in hand, by trying it; then with nothing in hand, by pressing the cross.
    for (const how of ['tried', 'pressed'] as const) {
      if (how === 'tried' && (await figure.locator('.goal').count()) === 0) continue;
      await lesson.cell(refused);
      await expect(figure.locator('.bar.refusal')).not.toBeEmpty();
      await expect(figure.locator('[data-refused]')).toHaveCount(1);
      await page.clock.runFor(1_000);
      await expect(figure.locator('[data-refused]')).toHaveCount(0);
    }
    await figure.getByRole('button', { name: 'Reset' }).click();
    await expect(figure.locator('.bar')).toContainText('Try it');
  });

  test('has its own reason in each diagram', async ({ page, api }) => {
    const { t } = wordsOf('en');
    const found = await refusals(api);
    const newer = [
      ...['loses-contact', 'in-stack', 'throw-too-narrow', 'mosquito-alone', 'mosquito-on-top'],
      ...['thrower-covered', 'thrower-resting', 'thrower-powerless'],
    ];
    for (const reason of newer) expect(found.has(`illegal-${reason}`), reason).toBe(true);
    await page.goto('/learn');
    for (const [key, { chapter, index, refused }] of found) {
      await follow(page, `/learn/${chapter}`);
      const figure = page.getByRole('figure').nth(index);
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('.mark.wrong').first()).toBeVisible();
      await new Lesson(page, figure).cell(refused);
      await expect(figure.locator('.bar.refusal p')).toHaveText(t(key, refused.why.args));
    }
  });
});

test('the wheel over a diagram scrolls the page', async ({ page }) => {
  await page.goto('/learn/queen');
  const board = page.locator('.skep-board').first();
  await board.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const camera = await board.locator('.camera').getAttribute('transform');
  await board.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await board.locator('.camera').getAttribute('transform')).toBe(camera);
});

test.describe('a rule', () => {
  // The page scrolls to it with the next frame.
  test.use({ time: 'runs' });

  test('has an address of its own, and a link that can be copied', async ({ page, api, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { chapters } = await api.book();
    const home = chapters.find(({ rules }) => rules.includes('R3.3'));
    await page.goto('/learn/r3.3');
    await expect(page).toHaveURL(`/learn/${home?.id}#R3.3`);
    await expect(page.locator('#R3\\.3')).toHaveClass(/named/);
    await expect(page.locator('#R3\\.3')).toBeInViewport();
    const other = home?.rules.find((rule) => rule !== 'R3.3') ?? 'R3.3';
    await page.getByRole('link', { name: `Copy a link to rule ${other}` }).click();
    await expect(page).toHaveURL(`/learn/${home?.id}#${other}`);
    await expect(page.getByText(`The link to rule ${other} is copied.`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('is a link wherever a text speaks of it', async ({ page }) => {
    await page.goto('/learn/pillbug');
    const link = page.locator('.text p a').first();
    const number = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${number.replace('.', '\\.')}$`));
    await expect(page.locator('.rule.named .number')).toHaveText(number);
    await expect(page.locator('.rule.named')).toBeInViewport();
  });

  test('that does not exist leads nowhere, like a chapter that does not exist', async ({ page }) => {
    for (const path of ['/learn/R9.9', '/learn/nothing', '/learn/queen/99', '/learn/queen/two']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Contents' }).click();
    await expect(page.getByRole('heading', { name: 'Learn Hive' })).toBeVisible();
  });

  test('in the address of another chapter is found all the same', async ({ page }) => {
    await page.goto('/learn/goal#R4.1');
    await expect(page).toHaveURL('/learn/queen#R4.1');
    await expect(page.locator('.rule.named')).toBeInViewport();
    // So is a part of the rules, where it begins.
    await page.goto('/learn/r4');
    await expect(page).toHaveURL('/learn/queen#R4.1');
  });
});

test.describe('exercises', () => {
  test('cells are found one by one, and remembered', async ({ page, api }) => {
    const { exercise, path } = await findExercise(api, ({ answer }) => answer === 'cells');
    await page.goto(path);
    const lesson = new Lesson(page, page.locator('main'));
    await expect(lesson.board).toBeVisible();
    // A wrong one first: the cell that the piece stands on, or any other that is not asked for.
    const [stack] = exercise.view.start;
    await lesson.cell(stack ?? { q: 0, r: 0 });
    await expect(page.locator('.mark.wrong')).toHaveCount(1);
    await expect(page.locator('.said .refusal')).not.toBeEmpty();
    await solve(page, api, exercise, 'Pass');
    await expect(page.getByText('Solved!', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: /^Exercise \d+, solved$/ })).toBeVisible();
    await page.goto('/learn');
    await expect(page.getByText(/^1 of \d+ solved$/).first()).toBeVisible();
    // It can all be forgotten again.
    await page.getByRole('button', { name: 'Reset progress' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText(/^0 of \d+ solved$/).first()).toBeVisible();
  });

  test('a wrong cell is answered by the rule that closes it', async ({ page, api }) => {
    const { exercise, path } = await findExercise(api, ({ id }) => id === 'spider-1');
    await page.goto(path);
    const lesson = new Lesson(page, page.locator('main'));
    await expect(lesson.piece(exercise.piece ?? '')).toBeVisible();
    const own = exercise.view.start.find(({ pieces }) => pieces.includes(exercise.piece ?? ''));
    const other = exercise.view.start.find((stack) => stack !== own);
    const rows = [
      [own, 'stands there already'],
      [other, 'That cell is taken'],
    ] as const;
    for (const [cell, text] of rows) {
      await lesson.cell(cell ?? { q: 0, r: 0 });
      await expect(page.locator('.said .refusal')).toContainText(text);
    }
  });

  test('pieces are found one by one', async ({ page, api }) => {
    const { exercise, path } = await findExercise(api, ({ answer }) => answer === 'pieces');
    await page.goto(path);
    await solve(page, api, exercise, 'Pass');
    await expect(page.getByText('Solved!', { exact: true })).toBeVisible();
  });

  test('a legal move that is wrong is shown, explained and taken back', async ({ page, api }) => {
    const { exercise, path } = await findExercise(api, ({ id }) => id === 'goal-1');
    await page.goto(path);
    const lesson = new Lesson(page, page.locator('main'));
    const [right = ''] = await api.solution(exercise.id);
    const wrong = exercise.view.turn?.legal.find(
      ({ piece, mv }) => piece !== targetOf(exercise.view, right).piece && mv !== 'pass',
    );
    expect(wrong).toBeDefined();
    if (!wrong) return;
    await lesson.move(wrong.piece, wrong);
    await expect(page.locator('.said .refusal')).toContainText('Not quite.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.said .refusal')).toHaveCount(0);
    const target = targetOf(exercise.view, right);
    await lesson.move(target.piece, target);
    await expect(page.getByText('Solved!', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page).not.toHaveURL(path);
  });

  test('a longer one is played out against the best replies', async ({ page, api }) => {
    const moves = (await allExercises(api)).filter(({ exercise }) => exercise.answer === 'moves');
    for (const { exercise, path } of moves.toReversed()) {
      if ((await api.solution(exercise.id)).length < 3) continue;
      await page.goto(path);
      await solve(page, api, exercise, 'Pass');
      return;
    }
    throw new Error('no exercise takes several moves');
  });

  test('one is solved by the keyboard alone', async ({ page, api }) => {
    const { exercise, path } = await findExercise(api, ({ id }) => id === 'goal-1');
    await page.goto(path);
    const [right = ''] = await api.solution(exercise.id);
    const { piece, q, r } = targetOf(exercise.view, right);
    const board = page.getByRole('application', { name: 'Board' });
    await expect(board.locator(`[data-piece="${piece}"]`)).toBeVisible();
    for (let tabs = 0; tabs < 40 && !(await isFocused(board)); tabs += 1) await page.keyboard.press('Tab');
    // Who hears the page is told the keys, and all of them are listed.
    await expect(board).toHaveAccessibleDescription(/Enter, Space: Pick up and put down\. .*\?: Keys\.$/);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Next cell it may go to');
    await page.keyboard.press('Escape');
    await expect(board).toBeFocused();
    const picked = page.locator(`.piece.selected[data-piece="${piece}"]`);
    for (let pieces = 0; pieces < 20 && (await picked.count()) === 0; pieces += 1) {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      if ((await picked.count()) === 0) await page.keyboard.press('Escape');
    }
    const aimed = page.locator(`.goal.aimed[data-cell="${q},${r}"]`);
    for (let targets = 0; targets < 40 && (await aimed.count()) === 0; targets += 1)
      await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect(page.locator('.heard[aria-live]').first()).toContainText('Solved!');
    // Enter goes on.
    await expect(page.getByRole('link', { name: /^Next/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(path);
  });

  test('a side without moves passes, in an exercise and in a diagram', async ({ page }) => {
    await page.goto('/learn/passing/1');
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(page.getByText('Solved!', { exact: true })).toBeVisible();
    await page.goto('/learn/passing');
    const pass = page.getByRole('button', { name: 'Pass', exact: true }).first();
    await expect(page.locator('.bar').filter({ has: pass })).not.toContainText('Try it');
    await pass.click();
    const passed = page
      .getByRole('figure')
      .filter({ has: page.getByText('cannot move and passes', { exact: false }) });
    await expect(passed.getByRole('button', { name: 'Take back' }).first()).toBeEnabled();
  });

  test('the opponent’s reply to a mistake is named and shown', async ({ page, api }) => {
    const { exercise, path } = await findExercise(api, ({ id }) => id === 'tactics-2');
    const isWrong = async ({ mv }: LegalMove) =>
      (await api.attempt(exercise.id, [mv])).phrase?.key === 'verdict-still-threatened';
    const legal = [...(exercise.view.turn?.legal ?? [])];
    let wrong = legal.pop();
    // One after the other: the engines do not take on all at once.
    while (wrong && !(await isWrong(wrong))) wrong = legal.pop();
    expect(wrong).toBeDefined();
    if (!wrong) return;
    await page.goto(path);
    await new Lesson(page, page.locator('main')).move(wrong.piece, wrong);
    await expect(page.locator('.said .refusal')).toHaveText(/would still win: black .+ of (white|black) /);
    await expect(page.locator('.preview > *').first()).toBeAttached();
  });

  test('after the hint, the solution is offered', async ({ page, api }) => {
    const { exercise, path } = await findExercise(api, ({ answer }) => answer === 'cells');
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.hint p, p.hint')).toBeVisible();
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator('.mark.right')).toHaveCount((await api.solution(exercise.id)).length);
    await expect(page.getByText('This is one way to do it.').first()).toBeVisible();
    // What was shown is not solved.
    await page.goto('/learn');
    await expect(page.getByText(/^0 of \d+ solved$/).first()).toBeVisible();
  });

  test('a marked cell is described for screen readers', async ({ page, api }) => {
    const { path } = await findExercise(api, ({ goal }) => goal !== null);
    await page.goto(path);
    await expect(page.locator('.mark.wanted')).toBeVisible();
    await page.getByText('On the board').click();
    await expect(page.locator('details p').last()).toHaveText(/^the marked cell: .+ of (white|black) /);
  });
});

test('the first game has a coach, which can be hidden and shown again', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Play the first game' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText('Begin with any insect but the Queen');
  const table = new Table(page);
  // A hint is what the coach would do.
  await expect(coach).toContainText('A Spider or a Grasshopper');
  await table.tool('Hint');
  await expect(table.message).toContainText('white Spider 1');
  await table.byClicks('wG1', { q: 0, r: 0 });
  await expect(coach).toContainText('touch your own colour');
  await coach.getByRole('button', { name: 'Hide the coach' }).click();
  await expect(coach).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the coach' }).click();
  await expect(coach).toContainText('touch your own colour');
  // The game is known as a first game when one comes back to it.
  await page.reload();
  await expect(coach).toContainText('touch your own colour');
  // At the end the coach says what comes next.
  await table.tool('Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(coach.getByRole('link', { name: 'To the lessons' })).toBeVisible();
  await expect(coach.locator('.next > *').first()).toHaveText('Play against level 1');
  await coach.getByRole('button', { name: 'Play against level 1' }).click();
  await expect(coach).toContainText('Begin with any insect but the Queen');
});

test('a move that the coach suggests is written in words', async ({ page, api }) => {
  const { id } = await api.playOn('Base ..bG1/.wA1.bS1/.wQbQ/wA2.wG1 w10 -', { black: engine(1) });
  await page.goto('/learn');
  await guide(page, id);
  await page.goto(`/game/${id}`);
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText(/for example like this: white \w+ \d .+ of black Queen\./);
});

test.describe('texts that cannot be loaded', () => {
  test.use({ mayLog: [/Failed to load resource|dynamically imported/] });

  test('are reported, and asked for again', async ({ page }) => {
    await page.goto('/');
    await page.route(/\/assets\/en-[^/]*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'Learn' }).first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(/\/assets\/en-[^/]*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Learn Hive' })).toBeVisible();
  });
});

test('an exercise that was begun is where the lessons continue', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Begin with the first chapter' }).click();
  await expect(page).toHaveURL(/\/learn\/goal$/);
  await page.goto('/learn/queen/1');
  await expect(page.getByRole('application')).toBeVisible();
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Go on where you left off' }).click();
  await expect(page).toHaveURL(/\/learn\/queen\/1$/);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger on the ground scrolls the page, one on a piece takes it along', async ({ page, api }) => {
    const { diagram, index, chapter } = await findDiagram(
      api,
      ({ piece, view }) =>
        view.turn?.legal.some((legal) => legal.piece === piece && legal.by_itself) ?? false,
    );
    await page.goto(`/learn/${chapter}`);
    const figure = page.getByRole('figure').nth(index);
    await figure.scrollIntoViewIfNeeded();
    const lesson = new Lesson(page, figure);
    const target = diagram.view.turn?.legal.find((legal) => legal.piece === diagram.piece);
    const goal = await middle(lesson.goal(target ?? { q: 0, r: 0 }));
    const finger = await Finger.on(page);
    const from = await middle(lesson.piece(diagram.piece ?? ''));
    await finger.down(from);
    await finger.move(from, { x: from.x, y: from.y - 30 });
    // The piece hangs above the finger, so that it is seen.
    const hanging = await middle(page.locator('.skep-lifted'));
    await finger.move({ x: from.x, y: from.y - 30 }, { x: goal.x, y: goal.y + (from.y - 30 - hanging.y) });
    await finger.up();
    await expect(figure.getByRole('button', { name: 'Take back' })).toBeEnabled();
    // A corner of the board is ground.
    const box = await lesson.board.boundingBox();
    const corner = { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + (box?.height ?? 0) - 12 };
    const before = await page.evaluate(() => scrollY);
    await finger.down(corner);
    await finger.move(corner, { x: corner.x, y: corner.y - 160 }, 12);
    await finger.up();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
  });
});

test('a chapter is printed with all its boards, on white paper', async ({ page }) => {
  await page.goto('/learn/freedom');
  await expect(page.locator('.goal').first()).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const figures = await page.getByRole('figure').count();
  await expect(page.locator('figure .skep-board:has(.piece)')).toHaveCount(figures);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test.describe('while time runs', () => {
  test.use({ time: 'runs' });

  test('nothing shifts while a chapter and its boards are loading', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/learn/freedom');
    await expect(page.locator('.goal').first()).toBeVisible();
    const figures = await page.getByRole('figure').all();
    for (const figure of figures) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('.piece').first()).toBeVisible();
      await frames(page);
    }
    expect(figures.length).toBeGreaterThan(2);
    expect(await shifts(page)).toBeLessThan(0.01);
  });
});
