import { between, type Random } from './random.ts';
import { scoreOf, type Score } from './score.ts';
import {
  bell,
  cast,
  chord,
  clang,
  gong,
  hum,
  knock,
  RATE,
  swell,
  type Makings,
  type Stroke,
  type Track,
} from './voices.ts';

export interface Sound {
  /** What a listener follows. */
  readonly notes: Track;
  /** What lies over and under it. */
  readonly murmur: Track;
}

type Voice = (track: Track, stroke: Stroke, makings: Makings) => void;

interface Part {
  readonly voice: Voice;
  /** So many a second, on average. */
  readonly often: number;
  readonly pitch: readonly [number, number];
  readonly loud: readonly [number, number];
  /** Struck itself: kept away from the very moment of a note, where it would hide it. */
  readonly isStruck?: boolean;
}

const PARTS: readonly Part[] = [
  { voice: swell, often: 1.2, pitch: [430, 800], loud: [0.35, 0.6] },
  { voice: clang, often: 0.7, pitch: [430, 800], loud: [0.4, 0.7], isStruck: true },
  { voice: knock, often: 1.5, pitch: [430, 1_000], loud: [0.5, 1], isStruck: true },
  { voice: knock, often: 0.5, pitch: [160, 240], loud: [0.5, 0.9], isStruck: true },
  { voice: hum, often: 0.8, pitch: [380, 800], loud: [0.15, 0.28] },
  { voice: hum, often: 0.5, pitch: [150, 240], loud: [0.15, 0.35] },
  { voice: chord, often: 0.7, pitch: [430, 800], loud: [0.15, 0.3] },
];
const APART = 0.07;

export function soundOf(answer: string, random: Random): Sound {
  const score = scoreOf(answer, random);
  const makings = { random, casting: cast(random) };
  const length = Math.ceil(score.seconds * RATE);
  const [notes, murmur] = [new Float32Array(length), new Float32Array(length)];
  for (const one of score.bells) bell(notes, one, makings);
  for (const one of score.gongs) gong(notes, one, makings);
  for (const part of PARTS) play(murmur, part, score, makings);
  hiss(murmur, notes, score, random);
  return { notes, murmur };
}

function play(
  track: Track,
  part: Part,
  { bells, gongs, opening, seconds }: Score,
  makings: Makings,
): void {
  const { random } = makings;
  const { voice, often, pitch, loud, isStruck = false } = part;
  const struck = isStruck ? [...bells, ...gongs] : [];
  let at = opening;
  while (true) {
    at -= Math.log(1 - random()) / often;
    if (at > seconds - 0.3) return;
    const one = { at, pitch: between(random, ...pitch), loud: between(random, ...loud) };
    if (struck.some((note) => Math.abs(note.at - at) < APART)) continue;
    voice(track, one, makings);
  }
}

/** Noise that steps back where a note is and comes forward where none is. */
function hiss(track: Track, notes: Track, { opening }: Score, random: Random): void {
  let [low, level] = [0, 0];
  const from = Math.round(opening * RATE);
  for (let at = 0; at < track.length; at += 1) {
    const white = random() * 2 - 1;
    low += 0.35 * (white - low);
    level = Math.max(Math.abs(notes[at] ?? 0), level * 0.9992);
    const inside = Math.min(1, Math.max(0, ((at - from) / RATE) * 3));
    track[at] = (track[at] ?? 0) + low * (0.02 + inside * 0.28 * Math.max(0.15, 1 - level * 1.6));
  }
}
