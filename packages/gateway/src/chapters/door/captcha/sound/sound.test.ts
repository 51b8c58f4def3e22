import { beforeAll, describe, expect, it } from 'vitest';
import { speakDigits } from '../speak.ts';
import { soundOf } from './compose.ts';
import { randomFrom, type Random } from './random.ts';
import {
  bandCurves,
  byLoudRuns,
  digitsIn,
  matchedCurves,
  samplesOf,
  type Curve,
} from './testing.ts';
import { RATE, type Track } from './voices.ts';

interface Sample {
  readonly answer: string;
  /** What is sent. */
  readonly whole: Track;
  /** What somebody follows who can tell a bell from what is none. */
  readonly notes: Track;
}

const COUNT = 40;
/** Of forty: now and then is what a program may get. */
const MOST = 4;

const seeded = (seed: number): Random => randomFrom(Uint32Array.of(seed, 3, 1, 4));

let samples: readonly Sample[];
beforeAll(() => {
  samples = Array.from({ length: COUNT }, (_, seed) => {
    const draw = seeded(seed + 1_000);
    const answer = Array.from({ length: 5 }, () => Math.floor(draw() * 10)).join('');
    const whole = samplesOf(speakDigits(answer, seeded(seed)));
    const { notes } = soundOf(answer, seeded(seed));
    return { answer, whole, notes: notes.map((one) => one * 0.8) };
  });
});

const rightOf = (texts: readonly string[]): number =>
  texts.filter((text, at) => text === samples[at]?.answer).length;

/** How often a program is right that has been told the best of many settings. */
function bestOf(curves: readonly ((floor: number) => Curve)[]): number {
  let best = 0;
  for (const floor of [0.005, 0.01, 0.02, 0.03, 0.05]) {
    const drawn = curves.map((curve) => curve(floor));
    for (let least = 0.2; least < 1.5; least += 0.1) {
      best = Math.max(best, rightOf(drawn.map((curve) => digitsIn(curve, least))));
    }
  }
  return best;
}

describe('the digits for ears', () => {
  it('are not heard by a program that counts what is loud', () => {
    expect(rightOf(samples.map(({ whole }) => byLoudRuns(whole)))).toBeLessThanOrEqual(MOST);
  });

  it('are not heard by one that watches the bands of the bells, however it is set', () => {
    expect(bestOf(samples.map(({ whole }) => bandCurves(whole)))).toBeLessThanOrEqual(MOST);
  });

  it('are heard now and then at most by one that knows the bell, however it is set', () => {
    expect(bestOf(samples.map(({ whole }) => matchedCurves(whole)))).toBeLessThanOrEqual(MOST);
  });

  it('are all in the bells: without the murmur the same program hears every one', () => {
    const heard = samples.map(({ notes }) => digitsIn(matchedCurves(notes)(0.01), 0.5));
    expect(heard).toEqual(samples.map(({ answer }) => answer));
  });

  it('begin with the bell alone, so that one knows what to count', () => {
    for (const { answer } of samples) {
      const { notes, murmur } = soundOf(answer, seeded(7));
      const opening = Math.round(1.8 * RATE);
      expect(loudest(notes.subarray(0, opening))).toBeGreaterThan(0.4);
      expect(loudest(murmur.subarray(0, opening))).toBeLessThan(0.03);
      expect(loudest(murmur.subarray(opening))).toBeGreaterThan(0.3);
    }
  });

  it('stand out of the murmur: where a bell or gong sounds, it is twice as strong as all the rest', () => {
    for (const [seed, { answer }] of samples.entries()) {
      const { notes, murmur } = soundOf(answer, seeded(seed));
      let [strokes, rest] = [0, 0];
      for (const [at, note] of notes.entries()) {
        if (Math.abs(note) < 0.2) continue;
        strokes += note ** 2;
        rest += (murmur[at] ?? 0) ** 2;
      }
      expect(strokes / rest).toBeGreaterThan(2);
    }
  });

  it('are the same for the same seed, and no two alike without one', () => {
    expect(speakDigits('7', seeded(1)).equals(speakDigits('7', seeded(1)))).toBe(true);
    expect(speakDigits('7').equals(speakDigits('7'))).toBe(false);
  });

  it('are a whole WAV of one channel, and not larger than a picture of a phone', () => {
    const wav = speakDigits('99999', seeded(1));
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
    expect(wav.toString('latin1', 8, 16)).toBe('WAVEfmt ');
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
    expect([20, 22].map((at) => wav.readUInt16LE(at))).toEqual([1, 1]);
    expect([24, 28].map((at) => wav.readUInt32LE(at))).toEqual([RATE, RATE]);
    expect([32, 34].map((at) => wav.readUInt16LE(at))).toEqual([1, 8]);
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
    expect(wav.length).toBeLessThan(260_000);
  });
});

const loudest = (track: Track): number =>
  track.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
