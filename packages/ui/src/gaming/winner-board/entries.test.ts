import { expect, it } from 'vitest';

import { byAmount, moves } from './entries.ts';

const entry = (id: string, amount: string) => ({
  id,
  name: 'ma•••el',
  game: 'Spur Derby',
  amount,
  cover: undefined,
});

it('sorts by what was won, as numbers and not as text (part of HM-17)', () => {
  const entries = [entry('a', '900'), entry('b', '10000.5'), entry('c', '10000.49')];
  expect(byAmount(entries).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(entries[0]?.id).toBe('a');
});

it('moves only with more than eight entries (part of HM-16)', () => {
  const many = (count: number) => Array.from({ length: count }, (_, id) => entry(`${id}`, '1'));
  expect(moves(many(8))).toBe(false);
  expect(moves(many(9))).toBe(true);
});
