/** The components of each sound: tones and noises, as plain values. All of them are short, soft and wooden. */

/** The sounds. */
export type Sound =
  /** A piece has come from the reserve. */
  | 'place'
  /** A piece has moved. */
  | 'move'
  /** A piece was thrown. */
  | 'throw'
  /** Something is not possible. */
  | 'illegal'
  /** The opponent has played. */
  | 'your-turn'
  /** A Queen has one free neighbour left. */
  | 'warning'
  | 'win'
  | 'loss'
  | 'draw'
  /** Little time is left. */
  | 'low-time';

/** One voice of a sound. Times are in seconds, pitches in hertz; `level` is its peak, at most 1. */
export interface Voice {
  readonly timbre: 'tone' | 'noise';
  /** When it begins, relative to the sound. */
  readonly at: number;
  readonly attack: number;
  /** How long it takes to fade from its peak. */
  readonly decay: number;
  readonly level: number;
  /** The pitch at the beginning and at the end. Noise is narrowed to it. */
  readonly pitch: readonly [from: number, to: number];
}

/** The overall volume, at most 1. */
export const LOUDNESS = 0.5;

/** A tile put down on wood: the tap, and the resonance of the board. */
function click(at: number, level = 1): Voice[] {
  return [
    { timbre: 'noise', at, attack: 0.001, decay: 0.022, level: 0.5 * level, pitch: [2400, 1500] },
    { timbre: 'tone', at, attack: 0.001, decay: 0.05, level: 0.32 * level, pitch: [1050, 880] },
    { timbre: 'tone', at, attack: 0.002, decay: 0.11, level: 0.5 * level, pitch: [330, 240] },
  ];
}

/** A marimba bar: the note, and its fourth partial, which fades quickly. */
function note(pitch: number, at: number, decay = 0.4, level = 0.26): Voice[] {
  return [
    { timbre: 'tone', at, attack: 0.004, decay, level, pitch: [pitch, pitch] },
    { timbre: 'tone', at, attack: 0.002, decay: decay / 5, level: level / 4, pitch: [pitch * 4, pitch * 4] },
  ];
}

const D4 = 293.66;
const F4 = 349.23;
const G4 = 392;
const A4 = 440;
const C5 = 523.25;
const E5 = 659.26;
const G5 = 783.99;
const A5 = 880;
const C6 = 1046.5;

/** All sounds. */
export const SCORE: Readonly<Record<Sound, readonly Voice[]>> = {
  place: click(0),
  move: [
    { timbre: 'noise', at: 0, attack: 0.05, decay: 0.07, level: 0.1, pitch: [700, 1300] },
    ...click(0.09, 0.85),
  ],
  throw: [
    { timbre: 'noise', at: 0, attack: 0.08, decay: 0.1, level: 0.22, pitch: [500, 2600] },
    ...click(0.15, 0.9),
    ...click(0.23, 0.3),
  ],
  illegal: [
    { timbre: 'tone', at: 0, attack: 0.004, decay: 0.14, level: 0.5, pitch: [150, 92] },
    { timbre: 'noise', at: 0, attack: 0.002, decay: 0.05, level: 0.16, pitch: [300, 180] },
  ],
  'your-turn': [...note(E5, 0, 0.28, 0.18), ...note(A5, 0.09, 0.4, 0.18)],
  warning: [...note(F4, 0, 0.22), ...note(F4, 0.14, 0.3)],
  win: [...note(C5, 0), ...note(E5, 0.11), ...note(G5, 0.22), ...note(C6, 0.33, 0.9, 0.3)],
  loss: [...note(A4, 0), ...note(F4, 0.16), ...note(D4, 0.32, 0.8, 0.3)],
  draw: [...note(G4, 0), ...note(C5, 0.14), ...note(G4, 0.28, 0.7)],
  'low-time': [...click(0, 0.5), ...click(0.16, 0.5), ...click(0.32, 0.5)],
};

/** How long the sound lasts. */
export function duration(sound: Sound): number {
  return Math.max(...SCORE[sound].map((voice) => voice.at + voice.attack + voice.decay));
}
