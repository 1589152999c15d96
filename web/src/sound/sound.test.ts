import { beforeEach, describe, expect, test } from 'vitest';
import { createSounds } from '.';
import { LOUDNESS, SCORE, duration, type Sound } from './voices';

const SOUNDS = Object.keys(SCORE) as Sound[];

/** What was asked of the synthesiser, in order. */
let log: string[] = [];

class Parameter {
  value = 0;
  constructor(readonly name: string) {}
  setValueAtTime(value: number, time: number): void {
    this.check(value, time);
  }
  exponentialRampToValueAtTime(value: number, time: number): void {
    this.check(value, time);
  }
  /** The real one refuses to fade to zero or to do something in the past. */
  private check(value: number, time: number): void {
    if (!(value > 0) || !(time >= 0)) throw new RangeError(`${this.name} ${value} ${time}`);
    if (this.name === 'gain' && value > 1) throw new RangeError(`too loud: ${value}`);
  }
}

class Source {
  onended: (() => void) | undefined;
  type = '';
  loop = false;
  buffer: unknown;
  frequency = new Parameter('frequency');
  Q = new Parameter('Q');
  gain = new Parameter('gain');
  constructor(readonly name: string) {}
  connect(): void {
    log.push(`${this.name} connected`);
  }
  disconnect(): void {
    log.push(`${this.name} disconnected`);
  }
  start(time: number): void {
    log.push(`${this.name} starts at ${time}`);
  }
  stop(): void {
    this.onended?.();
  }
}

class FakeContext {
  state = 'suspended';
  currentTime = 0;
  sampleRate = 1000;
  destination = {};
  createGain = () => new Source('gain');
  createOscillator = () => new Source('tone');
  createBufferSource = () => new Source('noise');
  createBiquadFilter = () => new Source('filter');
  createBuffer = (_channels: number, length: number) => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
  resume(): Promise<void> {
    this.state = 'running';
    log.push('resumed');
    return Promise.resolve();
  }
}

function begin() {
  log = [];
  const contexts: FakeContext[] = [];
  const sounds = createSounds(() => {
    const context = new FakeContext();
    contexts.push(context);
    return context as unknown as AudioContext;
  });
  return { sounds, contexts };
}

const touch = () => dispatchEvent(new Event('pointerdown'));
const starts = () => log.filter((line) => line.includes('starts'));

describe('sounds', () => {
  beforeEach(() => {
    log = [];
  });

  test('nothing is opened before the first gesture, and once after it', () => {
    const { sounds, contexts } = begin();
    sounds.play('place');
    expect(contexts).toHaveLength(0);
    touch();
    touch();
    dispatchEvent(new Event('keydown'));
    expect(contexts).toHaveLength(1);
    expect(log).toEqual(['resumed']);
  });

  test.each(SOUNDS)('%s plays each of its voices', (sound) => {
    const { sounds } = begin();
    touch();
    sounds.play(sound);
    expect(starts()).toHaveLength(SCORE[sound].length);
  });

  test('there is silence while they are off, even if the first gesture came meanwhile', () => {
    const { sounds, contexts } = begin();
    sounds.enabled(false);
    touch();
    sounds.play('move');
    expect(contexts).toHaveLength(0);
    sounds.enabled(true);
    touch();
    sounds.play('move');
    expect(starts()).toHaveLength(SCORE.move.length);
  });

  test('a sound is not played over itself, another one is', () => {
    const { sounds, contexts } = begin();
    touch();
    sounds.play('place');
    sounds.play('place');
    expect(starts()).toHaveLength(SCORE.place.length);
    sounds.play('your-turn');
    expect(starts()).toHaveLength(SCORE.place.length + SCORE['your-turn'].length);
    for (const context of contexts) context.currentTime = 1;
    sounds.play('place');
    expect(starts()).toHaveLength(2 * SCORE.place.length + SCORE['your-turn'].length);
  });

  test('a page without sound is silent', () => {
    const sounds = createSounds(() => undefined);
    touch();
    expect(() => sounds.play('win')).not.toThrow();
  });
});

test.each(SOUNDS)('%s is short and never too loud', (sound) => {
  expect(duration(sound)).toBeLessThan(1.5);
  const loudest = SCORE[sound].reduce((sum, voice) => sum + voice.level, 0) * LOUDNESS;
  // All voices at once, which they never are.
  expect(loudest).toBeLessThan(2);
  expect(SCORE[sound].filter((voice) => voice.level <= 0 || voice.level > 0.5)).toEqual([]);
});
