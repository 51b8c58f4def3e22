/**
 * Draws covers anew until no two are alike at a glance, and writes how often each was.
 *
 *   node packages/art/src/likeness/resalt.ts
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCover } from '../cover.ts';
import { catalogueOf } from '../catalogue/games.ts';
import { isNear, pairs, printOf, type Pair, type Print } from './likeness.ts';
import { salts as known } from '../catalogue/salts.ts';
import art from '../../package.json' with { type: 'json' };

const passes = 12;

/** The pairs of covers that are alike; `drawn` keeps what was looked at before. */
export function alike(covers: readonly string[], drawn = new Map<string, Print>()): Pair[] {
  const prints = covers.map((svg) => {
    const print = drawn.get(svg) ?? printOf(svg);
    drawn.set(svg, print);
    return print;
  });
  return [...pairs(prints)].filter(isNear);
}

/** All that a look at these covers depends on: while it is the same, so is what would be seen. */
export function lookOf(covers: readonly string[]): string {
  const hash = createHash('sha256').update(art.devDependencies['@resvg/resvg-js']);
  hash.update(readFileSync(join(import.meta.dirname, 'likeness.ts')));
  for (const svg of covers) hash.update(svg);
  return hash.digest('hex');
}

/** Of each pair that is alike, the later one is drawn anew; hand-made games come first and stay. */
function resalt(start: Readonly<Record<string, number>>): Record<string, number> {
  const salts = { ...start };
  const drawn = new Map<string, Print>();
  for (let pass = 0; pass < passes; pass += 1) {
    const games = catalogueOf(salts);
    const near = alike(games.map(drawCover), drawn);
    if (near.length === 0) return salts;
    for (const at of new Set(near.map(({ second }) => second))) {
      const slug = games[at]?.slug ?? '';
      salts[slug] = (salts[slug] ?? 0) + 1;
    }
    process.stdout.write(`${near.length} pairs alike\n`);
  }
  throw new Error(`Some covers are still alike after ${passes} passes`);
}

if (import.meta.main) {
  const salts = resalt(known);
  const rows = Object.entries(salts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([slug, salt]) => `  '${slug}': ${salt},\n`);
  const text = `/** Covers that came out too like an earlier one, and how often each was drawn anew. Written by resalt.ts. */
export const salts: Readonly<Record<string, number>> = {
${rows.join('')}};
`;
  writeFileSync(join(import.meta.dirname, '../catalogue/salts.ts'), text);
  const look = lookOf(catalogueOf(salts).map(drawCover));
  const note = `/** The covers, the painter and the measure by which no two covers were alike. Written by resalt.ts. */
export const lookedAt = '${look}';
`;
  writeFileSync(join(import.meta.dirname, 'looked-at.ts'), note);
}
