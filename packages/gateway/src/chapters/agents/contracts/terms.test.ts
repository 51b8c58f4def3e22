import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextStart, spanOf } from './periods.ts';
import { firstAbove, rateAt, stepsOf, type TermStep } from './terms.ts';

const step = (from: string, active: number, rate: string) => ({ from, active, rate });

it('keeps steps that rise, and names the first that does not', () => {
  const two = [step('100', 0, '0.5'), step('200.50', 3, '1')];
  expect(stepsOf(two, 'salary', 'PHP')).toEqual([
    { from: '10000', active: 0, ppm: 5_000 },
    { from: '20050', active: 3, ppm: 10_000 },
  ]);
  const refused: [steps: typeof two, place: number][] = [
    [[step('100', 0, '0')], 0],
    [[step('100', 0, '10.0001')], 0],
    [[step('0.001', 0, '1')], 0],
    [[step('100', 0, '0.5'), step('100', 0, '1')], 1],
    [[step('100', 2, '0.5'), step('200', 1, '1')], 1],
    [[step('100', 0, '1'), step('200', 0, '1')], 1],
  ];
  for (const [steps, place] of refused) expect(stepsOf(steps, 'salary', 'PHP')).toBe(place);
  expect(stepsOf([step('0', 0, '50')], 'dividend', 'PHP')).toHaveLength(1);
  expect(stepsOf([step('0', 0, '50.0001')], 'dividend', 'PHP')).toBe(0);
});

const ben: readonly TermStep[] = [
  { from: '1000000', active: 0, ppm: 100_000 },
  { from: '5000000', active: 5, ppm: 120_000 },
];

it.each([
  [999_999n, 9, 0],
  [1_000_000n, 0, 100_000],
  [5_000_000n, 4, 100_000],
  [4_999_999n, 9, 100_000],
  [5_000_000n, 5, 120_000],
  [-5_000_000n, 5, 0],
])('of %d with %d who are active it is the highest step that both reach', (base, active, ppm) => {
  expect(rateAt(ben, base, active)).toBe(ppm);
});

it('refuses what is above one’s own at any step, with what there is of it there', () => {
  expect(firstAbove(ben, ben)).toBeUndefined();
  expect(firstAbove([{ from: '1000000', active: 0, ppm: 100_000 }], ben)).toBeUndefined();
  expect(firstAbove([{ from: '999999', active: 0, ppm: 1 }], ben)).toEqual({ step: 0, most: 0 });
  const cai = [
    { from: '1000000', active: 0, ppm: 90_000 },
    { from: '5000000', active: 4, ppm: 110_000 },
  ];
  expect(firstAbove(cai, ben)).toEqual({ step: 1, most: 100_000 });
});

it('knows where periods begin and end', () => {
  expect(spanOf('day', '2026-02-10')).toEqual({ from: '2026-02-10', to: '2026-02-10' });
  expect(spanOf('half', '2026-02-15')).toEqual({ from: '2026-02-01', to: '2026-02-15' });
  expect(spanOf('half', '2028-02-16')).toEqual({ from: '2028-02-16', to: '2028-02-29' });
  expect(spanOf('month', '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(nextStart('half', '2026-12-20')).toBe('2027-01-01');
  expect(nextStart('month', '2026-01-31')).toBe('2026-02-01');
  expect(nextStart('hour', '2026-02-28')).toBe('2026-03-01');
});

const rising = fc
  .array(fc.tuple(fc.nat(4_000), fc.nat(2), fc.integer({ min: 1, max: 9_000 })), {
    minLength: 1,
    maxLength: 10,
  })
  .map((drawn) => {
    const steps: TermStep[] = [];
    let [from, active, ppm] = [0, 0, 0];
    for (const [more, people, rate] of drawn) {
      [from, active, ppm] = [from + more + 1, active + people, ppm + rate];
      steps.push({ from: `${from}`, active, ppm });
    }
    return steps;
  });

const trees = fc.array(
  fc.record({
    parent: fc.nat(99),
    steps: rising,
    /** Of the upline’s own steps a part, begun a little later. */
    share: fc.integer({ min: 50, max: 101 }),
    later: fc.nat(300),
    isPart: fc.boolean(),
    played: fc.bigInt({ min: 0n, max: 8_000n }),
  }),
  { minLength: 2, maxLength: 14, size: 'max' },
);

it('leaves nobody below nothing who granted no more than they have, in any line [AG-20 api]', () => {
  let granted = 0;
  fc.assert(
    fc.property(trees, fc.bigInt({ min: 1n, max: 3_000n }), (members, threshold) => {
      const parents = members.map(({ parent }, place) => (place === 0 ? -1 : parent % place));
      const has: boolean[] = [];
      const terms: (readonly TermStep[])[] = [];
      for (const [place, { steps, share, later, isPart }] of members.entries()) {
        const above = parents[place] ?? -1;
        const own = terms[above] ?? [];
        const part = own.map(({ from, active, ppm }) => ({
          from: `${Number(from) + later}`,
          active,
          ppm: Math.floor((ppm * share) / 100),
        }));
        const its = isPart && above >= 0 ? part : steps;
        terms.push(its);
        has[place] = above < 0 || (has[above] === true && firstAbove(its, own) === undefined);
        if (above >= 0 && has[place]) granted += 1;
      }
      // By plain recursion over the tree.
      const below = (place: number) =>
        members.flatMap((_, one) => (parents[one] === place ? [one] : []));
      const base = (place: number): bigint =>
        below(place).reduce((sum, one) => sum + base(one), members[place]?.played ?? 0n);
      const active = (place: number): number =>
        below(place).reduce(
          (sum, one) => sum + active(one),
          (members[place]?.played ?? 0n) >= threshold ? 1 : 0,
        );
      const gross = (place: number): bigint => {
        if (has[place] !== true) return 0n;
        const ppm = rateAt(terms[place] ?? [], base(place), active(place));
        return (base(place) * BigInt(ppm)) / 1_000_000n;
      };
      for (const place of members.keys()) {
        if (has[place] !== true) continue;
        const given = below(place).reduce((sum, one) => sum + gross(one), 0n);
        expect(gross(place)).toBeGreaterThanOrEqual(given);
      }
    }),
    { numRuns: 3_000 },
  );
  // Not of trees where nobody could grant anything.
  expect(granted).toBeGreaterThan(3_000);
});
