/** Sounds of the board, synthesised. Browsers stay silent until the user has clicked or pressed a key. */

import { LOUDNESS, SCORE, duration, type Sound } from './voices';
import { perform } from './synth';

export type { Sound } from './voices';

export interface Sounds {
  play(sound: Sound): void;
  enabled(on: boolean): void;
}

/** Browsers let a page make sounds only after one of these. */
const GESTURES = ['pointerdown', 'keydown'] as const;

/** The audio output; tests pass a fake. */
export function createSounds(open: () => AudioContext | undefined = openContext): Sounds {
  let on = true;
  let context: AudioContext | undefined;
  // When each sound was last started, so that it is not played over itself.
  const begun = new Map<Sound, number>();

  const wake = (): void => {
    if (!on) return;
    context ??= open();
    resume(context);
    for (const gesture of GESTURES) removeEventListener(gesture, wake, true);
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });

  return {
    play(sound) {
      if (!on || !context) return;
      resume(context);
      const now = context.currentTime;
      const last = begun.get(sound);
      if (last !== undefined && now < last + Math.min(duration(sound), 0.15)) return;
      begun.set(sound, now);
      perform(context, SCORE[sound], LOUDNESS);
    },
    enabled(wanted) {
      on = wanted;
    },
  };
}

function openContext(): AudioContext | undefined {
  return 'AudioContext' in globalThis ? new AudioContext({ latencyHint: 'interactive' }) : undefined;
}

/** Browsers suspend the audio of a page that was silent for long. If it cannot be resumed, it stays silent. */
function resume(context: AudioContext | undefined): void {
  if (context?.state === 'suspended') context.resume().catch(() => undefined);
}
