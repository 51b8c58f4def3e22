import { RATE, type Track } from './voices.ts';

/** Programs that listen: what anybody who wants to get by without ears writes first, and second. */

/** Of a WAV of one channel, 8 bit. */
export const samplesOf = (wav: Buffer): Track =>
  Float32Array.from(wav.subarray(44), (byte) => (byte - 128) / 127);

interface Heard {
  /** In seconds. */
  readonly at: number;
  readonly isNought: boolean;
}

/** A bell alone comes first, and is no digit. */
const OPENING = 2;
/** No two strokes of a digit are so far apart, and no two digits so near. */
const PAUSE = 0.85;

/** Strokes are counted up to the next long pause. */
function digitsOf(heard: readonly Heard[]): string {
  let text = '';
  let count = 0;
  const strokes = heard.filter(({ at }) => at > OPENING);
  for (const [index, { at, isNought }] of strokes.entries()) {
    if (!isNought) count += 1;
    const next = strokes[index + 1];
    if (next !== undefined && next.at - at < PAUSE && !isNought) continue;
    text += isNought ? '0' : String(count);
    count = 0;
  }
  return text;
}

const FRAME = 80;

/** The loudness of each hundredth of a second. */
function loudness(samples: Track): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / FRAME) }, (_, index) => {
    const part = samples.subarray(index * FRAME, (index + 1) * FRAME);
    return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / FRAME);
  });
}

/** Counts runs of what is loud: it heard every digit while they were notes in silence. */
export function byLoudRuns(samples: Track): string {
  const loud = loudness(samples.subarray(OPENING * RATE));
  const edges = [...loud].flatMap((one, at) =>
    one > 0.15 !== (loud[at - 1] ?? 0) > 0.15 ? [at] : [],
  );
  let text = '';
  let count = 0;
  for (let at = 0; at < edges.length; at += 2) {
    const [start = 0, end = loud.length, next = loud.length] = edges.slice(at, at + 3);
    const isNought = end - start > 40;
    if (!isNought) count += 1;
    if (next - end < 40) continue;
    text += isNought ? '0' : String(count);
    count = 0;
  }
  return text;
}

/** What is left between two frequencies, twice filtered. */
function band(samples: Track, low: number, high: number): Track {
  const middle = Math.sqrt(low * high);
  const turn = (2 * Math.PI * middle) / RATE;
  const width = (Math.sin(turn) * (high - low)) / (2 * middle);
  const once = (input: Track): Track => {
    const output = new Float32Array(input.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (const [at, x] of input.entries()) {
      const y = (width * (x - x2) + 2 * Math.cos(turn) * y1 - (1 - width) * y2) / (1 + width);
      [x2, x1, y2, y1] = [x1, x, y1, y];
      output[at] = y;
    }
    return output;
  };
  return once(once(samples));
}

/** Where a curve rises to a peak that stands out by so much, and none is near. */
function peaks(curve: Float32Array, least: number, apart: number): number[] {
  const found: number[] = [];
  for (const [at, one] of curve.entries()) {
    const around = curve.subarray(Math.max(0, at - apart), at + apart + 1);
    if (one >= least && around.every((other) => other <= one)) found.push(at);
  }
  return found;
}

export interface Curve {
  /** How much each hundredth of a second is like the beginning of a stroke. */
  readonly strokes: Float32Array;
  /** How loud it is where noughts are. */
  readonly low: Float32Array;
}

/** What is softer than `floor` is nothing. */
const rise = (levels: Float32Array, from: number, to: number, floor: number): number =>
  Math.log(((levels[to] ?? 0) + floor) / ((levels[Math.max(0, from)] ?? 0) + floor));

const lowOf = (samples: Track): Float32Array => loudness(band(samples, 140, 250));

/** Looks at the bands of the bells alone: a stroke is what grows in all of them at once. */
export function bandCurves(samples: Track): (floor: number) => Curve {
  const low = lowOf(samples);
  const bands = [
    [420, 860],
    [860, 1_700],
    [1_700, 3_400],
  ].map(([from = 0, to = 0]) => loudness(band(samples, from, to)));
  return (floor) => ({
    strokes: Float32Array.from({ length: low.length }, (_, at) =>
      bands.reduce((sum, levels) => sum + Math.max(-0.2, rise(levels, at - 3, at, floor)) / 3, 0),
    ),
    low,
  });
}

/** What a resonator that rings like a bell makes of it: the filter that is matched to one partial. */
function resonance(samples: Track, pitch: number, tau: number): Float32Array {
  const [turn, fade] = [(2 * Math.PI * pitch) / RATE, Math.exp(-1 / (tau * RATE))];
  const [real, imaginary] = [fade * Math.cos(turn), fade * Math.sin(turn)];
  const levels = new Float32Array(Math.floor(samples.length / FRAME));
  let x = 0;
  let y = 0;
  for (let at = 0; at < levels.length * FRAME; at += 1) {
    const turned = x * real - y * imaginary + (samples[at] ?? 0);
    y = x * imaginary + y * real;
    x = turned;
    if (at % FRAME === FRAME - 1) levels[(at - FRAME + 1) / FRAME] = Math.hypot(x, y) * (1 - fade);
  }
  return levels;
}

/**
 * Knows the bell: for each pitch it could have, how much its partials rise
 * together, and whether they are still there a moment later.
 */
export function matchedCurves(samples: Track): (floor: number) => Curve {
  const low = lowOf(samples);
  const pitches = Array.from({ length: 23 }, (_, index) => 400 + index * 20);
  const bank = pitches.map((pitch) =>
    [1, 2, 3].map((ratio) => resonance(samples, pitch * ratio, 0.03)),
  );
  return (floor) => {
    const strokes = new Float32Array(low.length);
    for (const partials of bank) {
      for (let at = 6; at < strokes.length - 14; at += 1) {
        let score = 0;
        for (const levels of partials) {
          const lost = Math.min(0, rise(levels, at + 3, at + 13, floor) + 0.9);
          score += (Math.min(2.5, rise(levels, at - 4, at + 3, floor)) + lost) / partials.length;
        }
        strokes[at] = Math.max(strokes[at] ?? 0, score);
      }
    }
    return { strokes, low };
  };
}

/** What a program types that takes for a stroke whatever is so much like one. */
export function digitsIn({ strokes, low }: Curve, least: number): string {
  const growing = low.map((_, at) => rise(low, at - 6, at, 0.03));
  const noughts = peaks(growing, 0.7, 30).filter((at) => {
    const [soon = 0, later = 0] = [low[at + 5], low[at + 40]];
    return soon > 0.06 && later > 0.4 * soon;
  });
  const isNought = (at: number) => noughts.some((one) => at > one - 15 && at < one + 60);
  const strikes = peaks(strokes, least, 12).filter((at) => !isNought(at));
  return digitsOf(
    [
      ...strikes.map((at) => ({ at: at / 100, isNought: false })),
      ...noughts.map((at) => ({ at: at / 100, isNought: true })),
    ].toSorted((one, other) => one.at - other.at),
  );
}
