/**
 * The board: a library of its own that knows no rule of the game and no framework.
 *
 * It is shown a `BoardView`, lets a person bring pieces to the targets given there, and reports to a listener. Its
 * whole state is a `Scene`. Verbs make the next one, `change` is the only writer, and `Stage` draws the difference.
 */

import './board.css';
import { fan } from './fan';
import { createInput, type SceneHolder } from './input';
import { browserTicker, createMotions, type Ticker } from './motion';
import { initialScene, piecesAt, targetAt, type BoardEffect } from './scene';
import { select } from './selection';
import { configure, resize, show } from './show';
import { createStage } from './stage';
import type { Board, BoardListener, BoardOptions, BoardWords } from './types';
import { fit } from './zoom';

export { keys, type KeyHelp, type KeyPurpose } from './keys';
export { EMPTY_VIEW } from './scene';
export type * from './types';

/** Creates a board in an element, which it fills. */
export function createBoard(
  parent: HTMLElement,
  listener: BoardListener,
  options: BoardOptions,
  words: BoardWords,
  ticker: Ticker = browserTicker,
): Board {
  const motions = createMotions(ticker);
  const stage = createStage(parent, motions, words);
  const { element } = stage;
  let scene = initialScene(options, sizeOf(element));

  const holder: SceneHolder = {
    get scene() {
      return scene;
    },
    change(verb, jump) {
      const made = verb(scene);
      if (!made) return false;
      const before = scene;
      scene = made.scene;
      if (before !== scene) stage.draw(before, scene, made.effects, jump === undefined);
      made.effects.forEach(perform);
      return true;
    },
  };
  const input = createInput(stage, holder);

  function perform(effect: BoardEffect): void {
    switch (effect.type) {
      case 'move':
        return listener.move(effect.piece, effect.target);
      case 'tried':
        return listener.tried(effect.piece, effect.to);
      case 'stuck':
        return listener.stuck(effect.piece);
      case 'selected':
        return listener.selected(effect.piece);
      case 'cursor': {
        const { hex } = effect;
        return listener.cursor(hex, piecesAt(scene.view, hex), targetAt(scene.view, scene.selected, hex));
      }
      case 'pointed':
        return listener.pointed?.(effect.hex, piecesAt(scene.view, effect.hex));
      case 'shake':
        return stage.shake(effect.piece);
    }
  }

  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const animate = () => {
    motions.enable(scene.options.animate && !calm.matches);
  };
  calm.addEventListener('change', animate);
  const observer = new ResizeObserver(() => {
    const size = sizeOf(element);
    holder.change((scene) => resize(scene, size), 'jump');
  });
  observer.observe(element);

  stage.draw(undefined, scene, [], false);
  stage.reword(scene, words);
  animate();

  return {
    show(view) {
      holder.change((scene) => show(scene, view));
    },
    configure(options) {
      holder.change((scene) => configure(scene, options), 'jump');
      animate();
    },
    reword(words) {
      stage.reword(scene, words);
    },
    mountReserve(parent, color) {
      const reserve = stage.mountReserve(parent, color);
      input.listenTo(reserve.element);
      stage.redrawReserves(scene);
    },
    select(piece) {
      holder.change((scene) => select(scene, piece));
    },
    shake(piece) {
      stage.shake(piece);
    },
    fit() {
      holder.change(fit);
    },
    fan(spread) {
      holder.change((scene) => fan(scene, spread ? 'all' : undefined));
    },
    focus() {
      element.focus({ preventScroll: true });
    },
    destroy() {
      observer.disconnect();
      calm.removeEventListener('change', animate);
      input.destroy();
      motions.destroy();
      stage.destroy();
    },
  };
}

function sizeOf(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
}
