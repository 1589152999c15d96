/** Keeps a diagram or an exercise going: brings what happens to its `update`, and does what that asks for. */

import type { Board, BoardListener } from '../../board';
import type { Effect, Question, Replied, Reply } from '../../learn/asking';
import type { Step, Touch } from '../../learn/playing';
import { solve } from '../../learn/progress';
import { announced } from '../../learn/speech';
import { Announcer } from '../../parts/announcer.svelte';
import { askPosition, judge, ProblemError, solution } from '../../server/api';
import { settings } from '../../settings/index.svelte';
import { createSounds } from '../../sound';
import { progress } from './progress.svelte';

const sounds = createSounds();

/** How long a move is looked at before the next one is shown, in milliseconds. */
const MOMENT = 700;

type Updating<Page, Input> = (page: Page, input: Input | Touch | Replied) => Step<Page>;

export class Driver<Page, Input> {
  page: Page = $state.raw() as Page;
  readonly announcer = new Announcer();
  /** The board, once it is there. */
  board: Board | undefined;
  private gone = false;

  constructor(
    page: Page,
    private readonly update: Updating<Page, Input>,
  ) {
    this.page = page;
  }

  /** What a hand does on the board. */
  readonly touches: Pick<BoardListener, 'move' | 'tried' | 'stuck' | 'selected'> = {
    move: (piece, { mv }) => this.send({ type: 'move', piece, mv }),
    tried: (piece, to) => this.send({ type: 'tried', piece, to }),
    stuck: (piece) => this.send({ type: 'stuck', piece }),
    selected: (piece) => this.send({ type: 'picked', piece }),
  };

  /** Lets something happen. */
  send(input: Input | Touch | Replied): void {
    const [page, effects] = this.update(this.page, input);
    this.page = page;
    for (const effect of effects) this.perform(effect);
  }

  destroy(): void {
    this.gone = true;
  }

  private perform(effect: Effect): void {
    switch (effect.type) {
      case 'ask':
        void this.ask(effect.asked, effect.question);
        break;
      case 'shake':
        this.board?.shake(effect.piece);
        break;
      case 'sound':
        sounds.enabled(settings.current.sound);
        sounds.play(effect.sound);
        break;
      case 'announce':
        this.announcer.say(announced(effect.said, settings.current));
        break;
      case 'solved':
        progress.change((before) => solve(before, effect.exercise));
        break;
    }
  }

  private async ask(asked: number, question: Question): Promise<void> {
    const reply = await replyTo(question).catch((reason: unknown): Reply => {
      if (!(reason instanceof ProblemError)) throw reason;
      return { type: 'problem', phrase: reason.phrase };
    });
    if (!this.gone) this.send({ type: 'replied', asked, reply });
  }
}

async function replyTo(question: Question): Promise<Reply> {
  switch (question.type) {
    case 'position': {
      const { position, moves } = question;
      return { type: 'position', view: await askPosition({ position, moves: [...moves] }) };
    }
    case 'attempt':
      return { type: 'verdict', verdict: await judge(question.exercise, { tries: [...question.tries] }) };
    case 'solution': {
      const { tries } = await solution(question.exercise);
      // What the board looks like after it is known to the one who judges it.
      const { view } = await judge(question.exercise, { tries });
      return { type: 'solution', tries, view };
    }
    case 'moment':
      await new Promise((resolve) => setTimeout(resolve, MOMENT));
      return { type: 'moment' };
  }
}
