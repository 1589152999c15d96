/** Runs a diagram or an exercise: passes inputs to its `update`, and performs the effects. */

import type { Board, BoardListener } from '../../board';
import type { LessonEffect, Question, Replied, Reply } from '../../learn/questions';
import type { LessonUpdate, BoardTouch } from '../../learn/lessonBoard';
import { solve } from '../../learn/progress';
import { announced } from '../../learn/speech';
import { Announcer } from '../../components/announcer.svelte';
import { askPosition, judge, ProblemError, solution } from '../../server/api';
import { settings } from '../../settings/index.svelte';
import { createSounds } from '../../sound';
import { progress } from './progress.svelte';

const sounds = createSounds();

/** How long a move is shown before the next one, in milliseconds. */
const MOMENT = 700;

type Updating<State, Input> = (state: State, input: Input | BoardTouch | Replied) => LessonUpdate<State>;

export class LessonDriver<State, Input> {
  state: State = $state.raw() as State;
  readonly announcer = new Announcer();
  /** The board, once it exists. */
  board: Board | undefined;
  private gone = false;

  constructor(
    state: State,
    private readonly update: Updating<State, Input>,
  ) {
    this.state = state;
  }

  /** Moves and tries on the board. */
  readonly touches: Pick<BoardListener, 'move' | 'tried' | 'stuck' | 'selected'> = {
    move: (piece, { mv }) => this.send({ type: 'move', piece, mv }),
    tried: (piece, to) => this.send({ type: 'tried', piece, to }),
    stuck: (piece) => this.send({ type: 'stuck', piece }),
    selected: (piece) => this.send({ type: 'picked', piece }),
  };

  /** Passes an input to `update` and performs the effects. */
  send(input: Input | BoardTouch | Replied): void {
    const [state, effects] = this.update(this.state, input);
    this.state = state;
    for (const effect of effects) this.perform(effect);
  }

  destroy(): void {
    this.gone = true;
  }

  private perform(effect: LessonEffect): void {
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
      // The verdict also shows the board after the solution.
      const { view } = await judge(question.exercise, { tries });
      return { type: 'solution', tries, view };
    }
    case 'moment':
      await new Promise((resolve) => setTimeout(resolve, MOMENT));
      return { type: 'moment' };
  }
}
