import { expect, it } from 'vitest';
import { createKeepGood, type Rows } from './good-rows.ts';

interface Row {
  readonly id: number;
  readonly at: Date | number;
}

const rows: Rows<Row, number> = {
  table: 'banner',
  keyOf: ({ id }) => `aurora ${id}`,
  make: ({ at }) => (at as Date).getTime(),
  check: (item): item is number => typeof item === 'number' && item > 0,
};
const good = { id: 1, at: new Date(5) };
const bad = { id: 2, at: new Date(-5) };
/** As the database gives an instant without end. */
const odd = { id: 3, at: Number.POSITIVE_INFINITY };

it('keeps the others in their order when one is not as promised, or nothing can be made of it', () => {
  const keepGood = createKeepGood(Date.now, () => {});
  expect(keepGood([bad, good, odd, { id: 4, at: new Date(7) }], rows)).toEqual([5, 7]);
});

it('tells of each bad row once a minute, by its table and its key alone', () => {
  let now = 1_000_000;
  const lines: object[] = [];
  const keepGood = createKeepGood(
    () => now,
    (row) => lines.push(row),
  );
  keepGood([bad, odd, bad], rows);
  keepGood([bad], rows);
  now += 59_999;
  keepGood([bad], rows);
  expect(lines).toEqual([
    { table: 'banner', row: 'aurora 2' },
    { table: 'banner', row: 'aurora 3' },
  ]);
  now += 1;
  keepGood([bad, good], rows);
  expect(lines).toHaveLength(3);
});

it('remembers only so many bad rows', () => {
  const lines: object[] = [];
  const keepGood = createKeepGood(
    () => 0,
    (row) => lines.push(row),
  );
  const many = Array.from({ length: 1_001 }, (_, id) => ({ id, at: new Date(-1) }));
  keepGood(many, rows);
  keepGood(many.slice(0, 1), rows);
  expect(lines).toHaveLength(1_002);
});
