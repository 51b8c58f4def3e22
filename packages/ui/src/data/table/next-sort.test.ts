import { expect, it } from 'vitest';

import { nextSort } from './next-sort.ts';

it('starts with the largest figures and the first letters', () => {
  expect(nextSort(undefined, { key: 'won', numeric: true })).toEqual({
    key: 'won',
    direction: 'descending',
  });
  expect(nextSort({ key: 'won', direction: 'ascending' }, { key: 'game' })).toEqual({
    key: 'game',
    direction: 'ascending',
  });
});

it('turns round on the same column', () => {
  const down = { key: 'won', direction: 'descending' } as const;
  const up = nextSort(down, { key: 'won', numeric: true });
  expect(up.direction).toBe('ascending');
  expect(nextSort(up, { key: 'won', numeric: true })).toEqual(down);
});
