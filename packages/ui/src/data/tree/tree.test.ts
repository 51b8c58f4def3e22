import { describe, expect, it } from 'vitest';

import { foundBy, stepBy } from './tree-keys.ts';
import { rowsOf, type TreeItem } from './tree-rows.ts';

const items: readonly TreeItem[] = [
  {
    key: 'ana',
    label: 'Ana',
    items: [
      { key: 'ben', label: 'Ben', more: true },
      { key: 'bea', label: 'Béa' },
    ],
  },
  { key: 'carl', label: 'Carl', items: [] },
];
const all = rowsOf(items, new Set(['ana']));

describe('rows of a tree', () => {
  it('are those below what is open, with their level and their place', () => {
    expect(rowsOf(items, new Set()).map(({ item }) => item.key)).toEqual(['ana', 'carl']);
    expect(all.map(({ item, level, place, count }) => [item.key, level, place, count])).toEqual([
      ['ana', 1, 1, 2],
      ['ben', 2, 1, 2],
      ['bea', 2, 2, 2],
      ['carl', 1, 2, 2],
    ]);
  });

  it('are open or closed only where something lies below', () => {
    expect(all.map(({ expanded }) => expanded)).toEqual([true, false, undefined, undefined]);
  });

  it('may be thousands', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      key: String(index),
      label: `Member ${index}`,
    }));
    expect(rowsOf(many, new Set())).toHaveLength(5000);
  });
});

describe('a key in a tree', () => {
  it('leads up, down and to the ends', () => {
    expect(stepBy('ArrowDown', all, 0, false)).toEqual({ to: 1 });
    expect(stepBy('ArrowUp', all, 0, false)).toBeUndefined();
    expect(stepBy('ArrowDown', all, 3, false)).toBeUndefined();
    expect(stepBy('Home', all, 3, false)).toEqual({ to: 0 });
    expect(stepBy('End', all, 0, false)).toEqual({ to: 3 });
  });

  it('opens and goes in, closes and goes out', () => {
    expect(stepBy('ArrowRight', all, 1, false)).toEqual({ expand: true });
    expect(stepBy('ArrowRight', all, 0, false)).toEqual({ to: 1 });
    expect(stepBy('ArrowRight', all, 2, false)).toBeUndefined();
    expect(stepBy('ArrowLeft', all, 0, false)).toEqual({ expand: false });
    expect(stepBy('ArrowLeft', all, 2, false)).toEqual({ to: 0 });
    expect(stepBy('ArrowLeft', all, 3, false)).toBeUndefined();
  });

  it('does so the other way round where lines run the other way', () => {
    expect(stepBy('ArrowLeft', all, 1, true)).toEqual({ expand: true });
    expect(stepBy('ArrowRight', all, 2, true)).toEqual({ to: 0 });
  });
});

describe('letters in a tree', () => {
  it('find the next row that begins with them, without its accents', () => {
    expect(foundBy('b', all, 0)).toBe(1);
    expect(foundBy('bb', all, 1)).toBe(2);
    expect(foundBy('bea', all, 1)).toBe(2);
    expect(foundBy('a', all, 3)).toBe(0);
    expect(foundBy('x', all, 0)).toBeUndefined();
  });
});
