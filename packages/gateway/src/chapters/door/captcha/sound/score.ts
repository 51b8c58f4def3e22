import { between, type Random } from './random.ts';
import type { Stroke } from './voices.ts';

/** What is played for an answer: bells to be counted, gongs that are nought, and how long it takes. */
export interface Score {
  readonly bells: readonly Stroke[];
  readonly gongs: readonly Stroke[];
  /** Where the murmur begins: before it, what is counted is heard alone. */
  readonly opening: number;
  readonly seconds: number;
}

/** Seconds between the strokes of a digit: no rhythm that could be counted instead. */
const STEP = [0.26, 0.54] as const;
/** Seconds of rest between digits, which no two strokes of one are apart. */
const PAUSE = [1.15, 1.5] as const;
/** A gong rings so much longer. */
const GONG = 0.7;
/** So long the bell that is to be counted is heard alone. */
const OPENING = 1.9;

export function scoreOf(answer: string, random: Random): Score {
  // The whole a little higher or lower each time, and each stroke for itself.
  const tuning = between(random, 0.88, 1.16);
  const stroke = (at: number, low: number, high: number): Stroke => ({
    at,
    pitch: tuning * between(random, low, high),
    loud: between(random, 0.7, 1),
  });
  const bellAt = (at: number) => stroke(at, 470, 720);
  const gongAt = (at: number) => stroke(at, 165, 205);
  const bells: Stroke[] = [bellAt(0.25)];
  const gongs: Stroke[] = [];
  let at = OPENING + between(random, 0.5, 0.8);
  for (const digit of answer) {
    const count = Number(digit);
    if (count === 0) gongs.push(gongAt(at));
    for (let done = 0; done < count; done += 1) {
      bells.push(bellAt(at));
      if (done < count - 1) at += between(random, ...STEP);
    }
    at += between(random, ...PAUSE) + (count === 0 ? GONG : 0);
  }
  return { bells, gongs, opening: OPENING, seconds: at };
}
