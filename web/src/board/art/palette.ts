/**
 * The colours of the tile sets. Each insect has the hue that players know, in two shades, because
 * no single one is legible both on a white and on a black tile. The pictures made by Rust use the
 * same.
 */

import type { Color } from '../types';
import type { Bug } from '../../hive/piece';

const HUES: Readonly<Record<Bug, Readonly<Record<Color, string>>>> = {
  Q: { white: '#d98a00', black: '#fbb532' },
  S: { white: '#8b3f1b', black: '#c8743f' },
  B: { white: '#8450b5', black: '#ab84d8' },
  G: { white: '#2f8a35', black: '#58ba5c' },
  A: { white: '#1b7fb3', black: '#45aee6' },
  M: { white: '#62628a', black: '#a4a4c4' },
  L: { white: '#c81e1e', black: '#f04a45' },
  P: { white: '#14877f', black: '#4dc3bb' },
};

/** The insect's hue on a tile of that side. */
export function hue(bug: Bug, tile: Color): string {
  return HUES[bug][tile];
}

/** The colour at that fraction between the two, both as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
