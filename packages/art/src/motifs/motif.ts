import type { Brush } from '../lib/brush.ts';

/** A subject drawn within ±100 (horns, tails and sparks may reach ±130). */
export interface Motif {
  /** Natural colours; a game may bring its own. */
  tones: readonly [string, ...string[]];
  /** What it looks like from afar, where the tone is only a part of it: gold, paper, ivory. */
  coat?: string;
  draw: (brush: Brush, tone: string) => string;
}

export type Family = Record<string, Motif>;
