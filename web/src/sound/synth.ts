/** Plays voices with the browser's synthesiser, so that nothing has to be loaded. */

import type { Voice } from './voices';

/** The end of a fade, which can approach silence but not reach it. */
const SILENCE = 0.0001;

/** Plays the voices from `now` on. */
export function perform(context: AudioContext, voices: readonly Voice[], loudness: number): void {
  const now = context.currentTime;
  for (const voice of voices) {
    const start = now + voice.at;
    const end = start + voice.attack + voice.decay;
    const volume = context.createGain();
    volume.gain.setValueAtTime(SILENCE, start);
    volume.gain.exponentialRampToValueAtTime(voice.level * loudness, start + voice.attack);
    volume.gain.exponentialRampToValueAtTime(SILENCE, end);
    volume.connect(context.destination);
    const source = voice.timbre === 'noise' ? rustle(context, voice, start) : tone(context, voice, start);
    source.last.connect(volume);
    source.first.start(start);
    source.first.stop(end);
    // Nodes that are not disconnected stay in the graph, and a long game has many moves.
    source.first.onended = () => volume.disconnect();
  }
}

/** A source, and its output node. */
interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

function tone(context: AudioContext, voice: Voice, start: number): Source {
  const oscillator = context.createOscillator();
  oscillator.type = 'sine';
  glide(oscillator.frequency, voice, start);
  return { first: oscillator, last: oscillator };
}

function rustle(context: AudioContext, voice: Voice, start: number): Source {
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.2;
  glide(band.frequency, voice, start);
  source.connect(band);
  return { first: source, last: band };
}

function glide(pitch: AudioParam, voice: Voice, start: number): void {
  const [from, to] = voice.pitch;
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + voice.attack + voice.decay);
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

/** Half a second of noise, generated once and the same each time. */
function noise(context: AudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  let seed = 1;
  buffer.getChannelData(0).forEach((_, index, samples) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[index] = seed / 2 ** 31 - 1;
  });
  noises.set(context, buffer);
  return buffer;
}
