import { expect, it } from 'vitest';
import { games } from '../index.ts';
import { alike } from './resalt.ts';
import { salts } from '../catalogue/salts.ts';

it('has no two covers alike at a glance', () => {
  const near = alike(games).map(({ first, second, bits, rms }) => {
    const names = `${games[first]?.slug} and ${games[second]?.slug}`;
    return `${names}: ${bits} bits, ${Math.round(rms)} of 255`;
  });
  // After a change of names or drawings: node packages/art/src/likeness/resalt.ts
  expect(near).toEqual([]);
});

it('draws anew only covers that exist', () => {
  const slugs = new Set(games.map(({ slug }) => slug));
  expect(Object.keys(salts).filter((slug) => !slugs.has(slug))).toEqual([]);
});
