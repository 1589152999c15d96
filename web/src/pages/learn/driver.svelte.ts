/** Keeps a diagram or an exercise going: brings what happens to its `update`, and does what that asks for. */

import type { Answer, Answered, Effect, Question } from '../../learn/asking';
import { solve } from '../../learn/progress';
import { announced } from '../../learn/speech';
import { askPosition, judge, ProblemError, solution } from '../../server/api';
import { settings } from '../../settings/index.svelte';
import { createSounds } from '../../sound';
import { progress } from './progress.svelte';

const sounds = createSounds();

/** How long a move is looked at before the next one is shown, in milliseconds. */
const MOMENT = 700;

/** What the page lets the driver do. */
export interface Stage {
  shake(piece: string): void;
  /** Says something in the live region. */
  announce(text: string): void;
}

type Updating<Page, Input> = (page: Page, input: Input | Answered) => readonly [Page, readonly Effect[]];

export class Driver<Page, Input> {
  page: Page = $state.raw() as Page;
  private gone = false;

  constructor(
    page: Page,
    private readonly update: Updating<Page, Input>,
    private readonly stage: Stage,
  ) {
    this.page = page;
  }

  /** Lets something happen. */
  send(input: Input | Answered): void {
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
        this.stage.shake(effect.piece);
        break;
      case 'sound':
        sounds.enabled(settings.current.sound);
        sounds.play(effect.sound);
        break;
      case 'announce':
        this.stage.announce(announced(effect.said, settings.current));
        break;
      case 'solved':
        progress.change((before) => solve(before, effect.exercise));
        break;
    }
  }

  private async ask(asked: number, question: Question): Promise<void> {
    const answer = await answerTo(question).catch((reason: unknown): Answer => {
      if (!(reason instanceof ProblemError)) throw reason;
      return { type: 'problem', phrase: reason.phrase };
    });
    if (!this.gone) this.send({ type: 'answered', asked, answer });
  }
}

async function answerTo(question: Question): Promise<Answer> {
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
