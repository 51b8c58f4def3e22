import { between, type Random } from './random.ts';

export const RATE = 8_000;

/** Samples of one channel, from −1 to 1. */
export type Track = Float32Array;

const TURN = 2_048;
const sine = Float32Array.from({ length: TURN }, (_, at) => Math.sin((2 * Math.PI * at) / TURN));

/** One sine. */
interface Tone {
  /** In seconds from the beginning of the track, and long. */
  readonly at: number;
  readonly seconds: number;
  readonly pitch: number;
  /** Where it glides to; it stays unless said. */
  readonly to?: number;
  readonly loud: number;
  /** Seconds until it is there, and until it is gone at its end. */
  readonly rise: number;
  readonly fall: number;
  /** Seconds in which it falls to a third; below nought it grows out of a third. */
  readonly tau: number;
}

/** A table and sums, and no sine of its own for each sample: somebody waits for it, and others behind them. */
function sing(track: Track, tone: Tone, random: Random): void {
  const { at, seconds, pitch, to = pitch, loud, tau } = tone;
  const from = Math.round(at * RATE);
  const length = Math.min(Math.round(seconds * RATE), track.length - from);
  const rise = Math.min(length, Math.max(1, Math.round(tone.rise * RATE)));
  const fall = Math.min(length - rise, Math.max(1, Math.round(tone.fall * RATE)));
  const fade = Math.exp(-1 / (tau * RATE));
  const bend = ((to - pitch) * TURN) / RATE / Math.max(1, length);
  let level = tau > 0 ? loud : loud * Math.exp(seconds / tau);
  let phase = random() * TURN;
  let step = (pitch * TURN) / RATE;
  let [edge, slope] = [0, 1 / rise];
  for (let index = 0; index < length; index += 1) {
    const place = from + index;
    track[place] = (track[place] ?? 0) + (sine[phase & (TURN - 1)] ?? 0) * level * edge;
    phase += step;
    step += bend;
    level *= fade;
    edge += slope;
    if (index === rise) [edge, slope] = [1, 0];
    if (index === length - fall) slope = -1 / fall;
  }
}

/** A partial: how many times the pitch, how loud beside it, and how long it rings. */
type Partial = readonly [ratio: number, loud: number, tau: number];

/** What the bells of one sound are cast from. */
type Casting = readonly Partial[];

/** Warm, and another for each sound: whoever knew its partials would find them. */
export function cast(random: Random): Casting {
  return [
    [1, uneven(random, 0.5, 0.2), uneven(random, 0.3, 0.15)],
    [uneven(random, 2, 0.07), uneven(random, 0.3, 0.3), uneven(random, 0.22, 0.2)],
    [uneven(random, 3, 0.1), uneven(random, 0.2, 0.4), uneven(random, 0.15, 0.2)],
    [uneven(random, 4.2, 0.1), uneven(random, 0.12, 0.4), uneven(random, 0.1, 0.2)],
  ];
}

const GONG: readonly Partial[] = [
  [1, 0.5, 0.9],
  [1.5, 0.28, 0.6],
  [2.02, 0.22, 0.5],
  [2.9, 0.12, 0.3],
];
/** The modes of a wooden bar. */
const WOOD: readonly Partial[] = [
  [1, 0.5, 0.03],
  [2.76, 0.3, 0.02],
  [5.4, 0.15, 0.012],
];

/** What all voices of one sound are made with. */
export interface Makings {
  readonly random: Random;
  readonly casting: Casting;
}

export interface Stroke {
  readonly at: number;
  readonly pitch: number;
  readonly loud: number;
}

const uneven = (random: Random, value: number, by: number): number =>
  value * between(random, 1 - by, 1 + by);

/** Struck, warm, and ringing out: what is counted. No two have quite the same timbre. */
export function bell(
  track: Track,
  { at, pitch, loud }: Stroke,
  { random, casting }: Makings,
): void {
  for (const [ratio, share, tau] of casting) {
    sing(
      track,
      {
        at,
        seconds: tau * 2.4,
        pitch: uneven(random, pitch * ratio, 0.006),
        loud: loud * uneven(random, share, 0.3),
        rise: 0.004,
        tau: uneven(random, tau, 0.25),
        fall: 0.05,
      },
      random,
    );
  }
}

/** Low and long: nought. */
export function gong(track: Track, { at, pitch, loud }: Stroke, { random }: Makings): void {
  for (const [ratio, share, tau] of GONG) {
    sing(
      track,
      {
        at,
        seconds: 1.2,
        pitch: uneven(random, pitch * ratio, 0.01),
        loud: loud * uneven(random, share, 0.25),
        rise: 0.006,
        tau,
        fall: 0.2,
      },
      random,
    );
  }
}

/** A bell backwards: it swells and is cut off. All its bands are those of a bell, and no ear takes it for one. */
export function swell(
  track: Track,
  { at, pitch, loud }: Stroke,
  { random, casting }: Makings,
): void {
  const seconds = between(random, 0.18, 0.5);
  for (const [ratio, share, tau] of casting) {
    sing(
      track,
      {
        at,
        seconds,
        pitch: uneven(random, pitch * ratio, 0.01),
        loud: loud * uneven(random, share, 0.3),
        rise: 0.03,
        tau: -uneven(random, tau, 0.3),
        fall: 0.008,
      },
      random,
    );
  }
}

/** Two bells a semitone apart: struck and ringing, but harsh, where what is counted is warm. */
export function clang(
  track: Track,
  { at, pitch, loud }: Stroke,
  { random, casting }: Makings,
): void {
  for (const tone of [pitch, pitch * between(random, 1.05, 1.09)]) {
    for (const [ratio, share, tau] of casting) {
      sing(
        track,
        {
          at,
          seconds: tau * 2,
          pitch: uneven(random, tone * ratio, 0.01),
          loud: loud * 0.6 * uneven(random, share, 0.3),
          rise: 0.004,
          tau: uneven(random, tau, 0.4),
          fall: 0.05,
        },
        random,
      );
    }
  }
}

/** Wood: struck like a bell, in its bands, and gone at once. */
export function knock(track: Track, { at, pitch, loud }: Stroke, { random }: Makings): void {
  for (const [ratio, share, tau] of WOOD) {
    const own = pitch * ratio;
    if (own > 3_800) continue;
    sing(
      track,
      {
        at,
        seconds: tau * 4,
        pitch: uneven(random, own, 0.03),
        loud: loud * uneven(random, share, 0.3),
        rise: 0.002,
        tau: uneven(random, tau, 0.3),
        fall: 0.01,
      },
      random,
    );
  }
}

/** A voice that hums and slides. */
export function hum(track: Track, { at, pitch, loud }: Stroke, { random }: Makings): void {
  const seconds = between(random, 0.4, 1.2);
  const to = uneven(random, pitch, 0.2);
  for (const [ratio, share] of [
    [1, 0.6],
    [2, 0.35],
  ] as const) {
    sing(
      track,
      {
        at,
        seconds,
        pitch: pitch * ratio,
        to: to * ratio,
        loud: loud * uneven(random, share, 0.4),
        rise: 0.12,
        tau: 10,
        fall: 0.15,
      },
      random,
    );
  }
}

/** Voices that do not agree: their beats rise and fall as notes would. */
export function chord(track: Track, { at, pitch, loud }: Stroke, { random }: Makings): void {
  const seconds = between(random, 0.3, 0.8);
  for (let voice = 0; voice < 4; voice += 1) {
    const octave = voice < 2 ? 1 : 2;
    sing(
      track,
      {
        at,
        seconds,
        pitch: uneven(random, pitch * octave, 0.05),
        loud: loud * 0.3,
        rise: between(random, 0.03, 0.1),
        tau: 10,
        fall: 0.1,
      },
      random,
    );
  }
}
