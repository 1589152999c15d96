/**
 * Stepping through a game by dragging a finger along a bar: each stretch is a ply, so one can swipe
 * by one move or scrub through many.
 */

/** Pixels per ply. */
export const STRETCH = 36;

/** How many plies a drag by this many pixels means. To the right is back, like pulling the past into view. */
export function pliesOf(dx: number): number {
  return -Math.trunc(dx / STRETCH) || 0;
}

/** Reports how many plies to go while a finger is dragged along an element. */
export function swipe(step: (plies: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { x: number; y: number; pointer: number } | undefined;
    let told = 0;

    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      told = 0;
    };
    const move = (event: PointerEvent) => {
      if (start?.pointer !== event.pointerId) return;
      const plies = pliesOf(event.clientX - start.x);
      if (plies !== told) step(plies - told);
      told = plies;
    };
    const up = () => (start = undefined);
    // A swipe that ends on a button does not press it.
    const click = (event: MouseEvent) => {
      if (told === 0) return;
      told = 0;
      event.preventDefault();
      event.stopPropagation();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
    };
  };
}
