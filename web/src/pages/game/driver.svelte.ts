/**
 * Runs a game page: passes inputs to `update`, and performs the effects.
 */

import { connection } from '../../connection';
import { freshId } from '../../connection/id';
import { openPage, type GameEffect, type GamePage, type GameInput } from '../../game/page';
import { spoken } from '../../game/speech';
import { update } from '../../game/update';
import { gamePath, replace } from '../../router';
import { hint, ProblemError, whyNot } from '../../server/api';
import { settings } from '../../settings/index.svelte';
import { createSounds, type Sound } from '../../sound';

const sounds = createSounds();

/** The effects on the page itself. */
export interface DriverOutput {
  shake(piece: string): void;
  /** Picks a piece up; lets go with `undefined`. */
  pick(piece: string | undefined): void;
  /** Announces something in the live region. `urgent` interrupts the current announcement. */
  announce(text: string, urgent: boolean): void;
}

export class GameDriver {
  page: GamePage = $state.raw(openPage('', '', undefined));
  private readonly stop: () => void;
  private asking: AbortController | undefined;

  constructor(
    id: string,
    ply: number | undefined,
    private readonly output: DriverOutput,
  ) {
    this.page = openPage(id, freshId(), ply);
    this.stop = connection.watch(id, {
      receive: (message) => this.send({ type: 'message', message, now: performance.now() }),
      status: (status) => this.send({ type: 'status', status }),
    });
  }

  /** Passes an input to `update` and performs the effects. */
  send(input: GameInput): void {
    const [page, effects] = update(this.page, input);
    this.page = page;
    for (const effect of effects) this.perform(effect);
  }

  play(sound: Sound): void {
    sounds.enabled(settings.current.sound);
    sounds.play(sound);
  }

  destroy(): void {
    this.asking?.abort();
    this.stop();
  }

  private perform(effect: GameEffect): void {
    switch (effect.type) {
      case 'command':
        connection.command(effect.id, this.page.id, effect.command);
        break;
      case 'hint':
        void this.ask(effect.version);
        break;
      case 'why':
        void this.askWhy(effect);
        break;
      case 'shake':
        this.output.shake(effect.piece);
        break;
      case 'pick':
        this.output.pick(effect.piece);
        break;
      case 'sound':
        // A player who sees the page also sees whose turn it is.
        if (effect.sound !== 'your-turn' || document.hidden) this.play(effect.sound);
        break;
      case 'address':
        replace(gamePath(this.page.id, effect.ply));
        break;
      case 'announce': {
        const { announcement } = effect;
        const game = announcement.type === 'events' || announcement.type === 'ply';
        if (game && !settings.current.announce && !settings.current.textView) break;
        this.output.announce(spoken(announcement, settings.current), announcement.type === 'phrase');
        break;
      }
    }
  }

  private async askWhy({ mv, piece, version }: Extract<GameEffect, { type: 'why' }>): Promise<void> {
    const answer = whyNot(this.page.id, mv, version).catch((reason: unknown) => {
      if (!(reason instanceof ProblemError)) throw reason;
      return reason.problem;
    });
    this.send({ type: 'explained', mv, piece, version, problem: await answer });
  }

  private async ask(version: number): Promise<void> {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    try {
      this.send({ type: 'hinted', hint: await hint(this.page.id, version, asking.signal) });
    } catch (reason) {
      if (!(reason instanceof ProblemError)) return;
      this.send({ type: 'unhinted', problem: reason.problem });
    }
  }
}
