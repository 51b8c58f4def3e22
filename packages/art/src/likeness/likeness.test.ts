import { expect, it } from 'vitest';
import { games } from '../index.ts';
import { covers } from '../testing.ts';
import { lookedAt } from './looked-at.ts';
import { alike, lookOf } from './resalt.ts';
import { salts } from '../catalogue/salts.ts';

const svgs = covers.map(({ svg }) => svg);

it('has no two covers alike at a glance', () => {
  // What was looked at once and has not changed since is looked at again in part; `pnpm long covers` looks at all.
  const known = lookOf(svgs) === lookedAt;
  const shown = covers.filter((_, index) => !known || index % 16 === 0);
  const near = alike(shown.map(({ svg }) => svg)).map(({ first, second, bits, rms }) => {
    const names = `${shown[first]?.game.slug} and ${shown[second]?.game.slug}`;
    return `${names}: ${bits} bits, ${Math.round(rms)} of 255`;
  });
  // After a change of names or drawings: node packages/art/src/likeness/resalt.ts
  expect(near).toEqual([]);
});

it('sees when two covers are alike, and when something that was looked at is another', () => {
  const [first = '', second = ''] = svgs;
  expect(alike([first, second, first.replace('</svg>', '<g/></svg>')])).toMatchObject([
    { first: 0, second: 2, bits: 0 },
  ]);
  expect(lookOf([first, second])).not.toBe(lookOf([second, first]));
});

it('draws anew only covers that exist', () => {
  const slugs = new Set(games.map(({ slug }) => slug));
  expect(Object.keys(salts).filter((slug) => !slugs.has(slug))).toEqual([]);
});
