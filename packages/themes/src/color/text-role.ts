import type { Hex } from '../contract/value.ts';
import { contrast } from './contrast.ts';
import { lch } from './convert.ts';
import type { Grounds } from './grounds.ts';
import { seedColor, type Fault, type Seed } from './seeds.ts';
import { nearest } from './solve.ts';

/** A colour of the brand that is read as text on the calm surfaces. */
export interface TextRole {
  readonly text: Hex;
  readonly fault?: Fault;
}

const needed = 4.5;

/**
 * A link or an error. Here an exact colour can really fail: text that is read
 * on dark surfaces is too light for white ones, so one colour for both modes
 * fails in one of them always.
 */
export function textRole(seed: Seed, grounds: Grounds): TextRole {
  const asked = seedColor(seed, grounds.mode);
  if (seed.policy === 'derived') {
    const own = lch(asked);
    const l = grounds.mode === 'dark' ? 0.8 : 0.46;
    return { text: grounds.asText({ l, c: Math.min(own.c, 0.16), h: own.h }) };
  }
  const [worst] = grounds.named
    .map(({ on, ground }) => ({ on, ratio: contrast(asked, ground) }))
    .toSorted((a, b) => a.ratio - b.ratio);
  if (!worst || worst.ratio >= needed) return { text: asked };
  const text = nearest(asked, grounds.calm, needed, grounds.away);
  return { text, fault: { ...worst, needed, nearest: text } };
}
