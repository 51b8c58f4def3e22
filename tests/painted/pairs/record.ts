import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isNamed, mixed, type Pair } from './pairs.ts';

/** A pair, and where it was painted first. */
export interface Seen extends Pair {
  /** The id of a story. */
  readonly where: string;
  /** The choices of the row, by the order of the slots. */
  readonly row: string;
  /** The file of the story. */
  readonly file: string;
}

/** Two tokens that meet somewhere, and the most that is asked of them. */
export type PaintedPair = Pick<Pair, 'ink' | 'on' | 'need'>;

const recorded = join(import.meta.dirname, 'painted-pairs.json');

/** What the walker met when it last went everywhere; what it writes is its own word and nobody else's. */
export const paintedPairs = (): readonly PaintedPair[] =>
  JSON.parse(readFileSync(recorded, 'utf8')) as readonly PaintedPair[];

/** A line a pair, as the formatter leaves it. */
export function writePaintedPairs(pairs: readonly PaintedPair[]): void {
  const lines = pairs.map(
    ({ ink, on, need }) => `  { "ink": "${ink}", "on": "${on}", "need": ${need} }`,
  );
  writeFileSync(recorded, `[\n${lines.join(',\n')}\n]\n`);
}

const keyOf = ({ ink, on, need, alpha }: Pair): string => [ink, on, need, alpha].join(' ');
const noted = new Set<string>();

/** Adds pairs that this run has not met before to the file that the run was given. */
export function note(pairs: readonly Pair[], place: Pick<Seen, 'where' | 'row' | 'file'>): void {
  const into = process.env['LIVERY_PAIRS'];
  if (into === undefined) throw new Error('LIVERY_PAIRS names the file that pairs are noted in.');
  for (const pair of pairs) {
    const key = keyOf(pair);
    if (noted.has(key)) continue;
    noted.add(key);
    appendFileSync(into, `${JSON.stringify({ ...pair, ...place } satisfies Seen)}\n`);
  }
}

/** What a run noted. */
export const readNoted = (file: string): readonly Seen[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Seen)
    : [];

/** Each two tokens once, by the most that is asked of them. */
export function paintedOf(seen: readonly Seen[]): readonly PaintedPair[] {
  const most = new Map<string, PaintedPair>();
  for (const { ink, on, need } of seen) {
    if (ink === mixed || on === mixed) continue;
    const key = `${ink} ${on}`;
    most.set(key, { ink, on, need: Math.max(need, most.get(key)?.need ?? 0) });
  }
  return [...most].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, pair]) => pair);
}

/** Pairs that no pair of the contract could prove, and what stands for a proof. */
const exempt: readonly { readonly ink: RegExp; readonly on: RegExp; readonly why: string }[] = [
  {
    ink: /^color\.scene\.(text|soft|accent)$/,
    on: /^color\.(scene\.(lightStart|lightEnd|fill|text)|action\.on)$/,
    why: 'shapes and lights of a drawing, which sink into the ground under most words: what is painted is measured in every demo instead',
  },
  {
    ink: /^color\.scene\.text$/,
    on: /^color\.surface\.page$/,
    why: 'the arrow over the drawing of the door, for as long as the drawing is still to come',
  },
  {
    ink: /^color\./,
    on: /^color\.line\.(soft|strong)$/,
    why: 'a hairline is no ground: it runs through the box of a word and not behind its letters',
  },
  {
    ink: /^color\.(?!bar\.)/,
    on: /^color\.surface\.bar$/,
    why: 'words of the page of which a floating bar hides a half: the page scrolls them clear',
  },
];

/** Why a pair is let be; nothing for one that has to be named. */
export const unproved = ({ ink, on }: PaintedPair): string | undefined =>
  exempt.find((one) => one.ink.test(ink) && one.on.test(on))?.why;

/** What was met and is neither named by the contract nor let be. */
export const unnamed = (seen: readonly Seen[]): readonly Seen[] =>
  seen.filter(
    (pair) => pair.ink !== mixed && pair.on !== mixed && !isNamed(pair) && !unproved(pair),
  );
