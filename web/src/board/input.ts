/** Translates browser events from mouse, fingers, pen and keys into verbs. */

import { enter, exit, lookInto, pickUp } from './cursor';
import { mayDrag } from './drag';
import { fan, mayPeek } from './fan';
import { pressKey } from './keys';
import { cancel, hold, leave, move, press, pressSecond, release } from './pointer';
import type { Change, Pointer, Scene } from './scene';
import { letGo } from './selection';
import type { Stage } from './stage';
import type { Piece } from './types';
import { halt, zoom } from './zoom';

/** Holds the scene; the only way to change it. */
export interface SceneHolder {
  readonly scene: Scene;
  /** Makes a change, draws it and reports it. With `jump` the camera does not glide, because a hand moves it. */
  change(verb: (scene: Scene) => Change | undefined, jump?: 'jump'): boolean;
}

export interface BoardInput {
  /** Also listens to the buttons of a reserve. */
  listenTo(reserve: HTMLElement): void;
  destroy(): void;
}

/** How long a finger has to rest on a stack to fan it out, in milliseconds. */
const HOLD = 500;
/** A right click shorter than this leaves the stack open; a longer press closes it again when it ends. */
const CLICK = 350;
/** How much one unit of the wheel zooms, and one unit of a touchpad pinch, which arrives as a wheel event. */
const WHEEL = 0.0016;
const TOUCHPAD = 0.01;

export function createInput(stage: Stage, holder: SceneHolder): BoardInput {
  const { element } = stage;
  const ended = new AbortController();
  const { signal } = ended;
  const pressed = new Map<number, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quiet = false;
  /** Whether the next click only repeats a press that was already handled. */
  let understood = false;

  function pointerOf(event: PointerEvent): Pointer {
    const kind = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
    return { id: event.pointerId, kind, at: stage.local(event.clientX, event.clientY) };
  }

  function down(event: PointerEvent, reserve?: Piece): void {
    const second = event.button === 2 || (event.button === 0 && event.ctrlKey);
    if (event.button !== 0 && !second) return;
    if (stage.gliding) {
      const { camera } = stage;
      holder.change((scene) => halt(scene, camera), 'jump');
    }
    pressed.set(event.pointerId, event.timeStamp);
    capture(event);
    const pointer = pointerOf(event);
    if (!second) holder.change((scene) => press(scene, pointer, reserve));
    else if (reserve === undefined) holder.change((scene) => pressSecond(scene, pointer));
    awaitHold();
  }

  function awaitHold(): void {
    clearTimeout(timer);
    const { grip } = holder.scene;
    if (!mayPeek(holder.scene)) return;
    timer = setTimeout(() => {
      if (holder.scene.grip === grip) holder.change(hold);
    }, HOLD);
  }

  function moved(event: PointerEvent): void {
    if (pressed.size > 0 && !pressed.has(event.pointerId)) return;
    // The button was released where no event reached us, such as over another window.
    if (event.pointerType === 'mouse' && event.buttons === 0 && pressed.has(event.pointerId))
      return lost(event);
    const pointer = pointerOf(event);
    holder.change((scene) => move(scene, pointer), 'jump');
  }

  function up(event: PointerEvent): void {
    const since = pressed.get(event.pointerId);
    if (since === undefined) return;
    pressed.delete(event.pointerId);
    clearTimeout(timer);
    const pointer = pointerOf(event);
    holder.change((scene) => release(scene, pointer, event.timeStamp - since > CLICK));
  }

  function lost(event: PointerEvent): void {
    if (!pressed.delete(event.pointerId)) return;
    clearTimeout(timer);
    holder.change((scene) => cancel(scene, event.pointerId));
  }

  function turned(event: WheelEvent): void {
    const scrolls = holder.scene.options.embedded && !event.ctrlKey && document.activeElement !== element;
    if (scrolls) return;
    event.preventDefault();
    if (holder.scene.fan !== undefined) return;
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    const turn = Math.max(-240, Math.min(240, event.deltaY * unit));
    const factor = Math.exp(-turn * (event.ctrlKey ? TOUCHPAD : WHEEL));
    const at = stage.local(event.clientX, event.clientY);
    holder.change((scene) => zoom(scene, factor, at), 'jump');
  }

  function key(event: KeyboardEvent): void {
    if (!holder.change((scene) => pressKey(scene, event))) return;
    event.preventDefault();
    // The page uses some of the same keys, such as arrows to step through the game.
    event.stopPropagation();
  }

  /** Two keys work wherever the focus is, because a mouse click does not move it to the board. */
  function keyOutside(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target))
      return;
    if (document.querySelector('dialog[open]') || !element.isConnected) return;
    const done = holder.change((scene) => {
      if (event.key === 'Escape' && scene.fan !== undefined) return fan(scene, undefined);
      if (event.key === 'Escape' && scene.selected !== undefined) return letGo(scene);
      // With several boards on a page, it is not clear which one is meant.
      if (scene.options.embedded) return undefined;
      return event.key.toLowerCase() === 'x' ? lookInto(scene) : undefined;
    });
    if (done) event.preventDefault();
  }

  /** Gives the board the focus without announcing where the cursor is. */
  function focusQuietly(): void {
    quiet = true;
    element.focus({ preventScroll: true });
    quiet = false;
  }

  element.addEventListener('pointerdown', (event) => down(event), { signal });
  element.addEventListener('pointermove', moved, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', lost, { signal });
  element.addEventListener('pointerleave', () => holder.change(leave), { signal });
  element.addEventListener(
    'touchstart',
    (event) => {
      // The pointer event came first. A finger that drags a piece must not scroll the page.
      if (holder.scene.options.embedded && mayDrag(holder.scene)) event.preventDefault();
    },
    { signal, passive: false },
  );
  element.addEventListener('wheel', turned, { signal, passive: false });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  element.addEventListener('keydown', key, { signal });
  element.addEventListener('blur', () => holder.change(exit), { signal });
  element.addEventListener(
    'focus',
    () => {
      if (!quiet && isFocusVisible(element)) holder.change(enter);
    },
    { signal },
  );
  element.addEventListener(
    'mousedown',
    (event) => {
      // A click does not focus the board: the arrow keys would then move the cursor instead of stepping through the game.
      event.preventDefault();
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused !== document.body) focused.blur();
    },
    { signal },
  );
  document.addEventListener('keydown', keyOutside, { signal });

  return {
    listenTo(reserve) {
      reserve.addEventListener(
        'pointerdown',
        (event) => {
          understood = false;
          const piece = pieceOf(event.target);
          if (piece !== undefined) down(event, piece);
        },
        { signal },
      );
      reserve.addEventListener('pointermove', (event) => pressed.has(event.pointerId) && moved(event), {
        signal,
      });
      reserve.addEventListener(
        'pointerup',
        (event) => {
          understood = pressed.has(event.pointerId);
          up(event);
          // The click comes immediately, or not at all.
          setTimeout(() => (understood = false), 0);
        },
        { signal },
      );
      reserve.addEventListener('pointercancel', lost, { signal });
      reserve.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
      reserve.addEventListener(
        'click',
        (event) => {
          const piece = pieceOf(event.target);
          if (piece !== undefined && !understood) choose(piece);
          understood = false;
        },
        { signal },
      );
    },
    destroy() {
      clearTimeout(timer);
      ended.abort();
    },
  };

  /** A button was pressed without a pointer: the keyboard continues from there on the board. */
  function choose(piece: Piece): void {
    if (holder.scene.selected === piece) return void holder.change(letGo);
    holder.change((scene) => pickUp(scene, piece));
    if (holder.scene.selected === piece) focusQuietly();
  }
}

/** Sends all events of a pointer to the element on which it was pressed, even if what is under it is redrawn. */
function capture(event: PointerEvent): void {
  const { currentTarget } = event;
  if (!(currentTarget instanceof Element)) return;
  try {
    currentTarget.setPointerCapture(event.pointerId);
  } catch {
    // A pointer that is already up cannot be captured, and need not be.
  }
}

function pieceOf(target: EventTarget | null): Piece | undefined {
  const button = target instanceof Element ? target.closest('button[data-piece]') : null;
  return button?.getAttribute('data-piece') ?? undefined;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}
