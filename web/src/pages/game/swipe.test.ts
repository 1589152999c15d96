import { expect, test } from 'vitest';
import { pliesOf, STRETCH, swipe } from './swipe';

test.each([
  [0, 0],
  [STRETCH - 1, 0],
  [STRETCH, -1],
  [-STRETCH, 1],
  [-3.5 * STRETCH, 3],
])('%d pixels are %d plies', (dx, plies) => {
  expect(pliesOf(dx)).toBe(plies);
});

test('a finger that goes back and forth steps back and forth', () => {
  const steps: number[] = [];
  const element = document.createElement('div');
  const stop = swipe((plies) => steps.push(plies))(element);
  const touch = (type: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, pointerType: 'touch' }));
  touch('pointerdown', 100);
  touch('pointermove', 100 - STRETCH);
  touch('pointermove', 100 - 3 * STRETCH);
  touch('pointermove', 100 - STRETCH);
  touch('pointerup', 100 - STRETCH);
  touch('pointermove', 100 - 5 * STRETCH);
  stop();
  expect(steps).toEqual([1, 2, -2]);
});
