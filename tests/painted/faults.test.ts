import { describe, expect, it } from 'vitest';

import { compare, faultsOf, inOrder, type Fault } from './faults.ts';
import { knownFaults } from './known.ts';

const title: Fault = {
  where: 'gaming-jackpot--rests',
  look: 'mango light ltr',
  kind: 'text',
  what: 'Grand jackpot',
  ratio: 1.06,
  need: 3,
};

describe('what was measured', () => {
  it('is a fault below what it needs, and not for a rounding', () => {
    const at = (ratio: number) =>
      faultsOf('a', 'b', [{ kind: 'text', what: 'Word', ratio, need: 4.5 }]);
    expect(at(4.5)).toEqual([]);
    expect(at(4.41)).toEqual([]);
    expect(at(4.4)).toHaveLength(1);
  });

  it('is one fault where it stands more than once, at its worst', () => {
    const measured = [1.5, 1.2, 1.4].map((ratio) => ({
      kind: 'ring' as const,
      what: 'button Go',
      ratio,
      need: 3,
    }));
    expect(faultsOf('a', 'b', measured)).toEqual([
      { where: 'a', look: 'b', kind: 'ring', what: 'button Go', ratio: 1.2, need: 3 },
    ]);
  });
});

describe('what was found against what was known', () => {
  it('is silent when nothing changed, or became milder', () => {
    expect(compare([title], [title])).toEqual([]);
    expect(compare([{ ...title, ratio: 2.5 }], [title])).toEqual([]);
    expect(compare([{ ...title, ratio: 1.03 }], [title])).toEqual([]);
  });

  it('tells of a new fault', () => {
    expect(compare([title], [])).toEqual(['new: text “Grand jackpot” has 1.06 of 3']);
  });

  it('tells of a worse one', () => {
    const before = { ...title, ratio: 1.2 };
    expect(compare([title], [before])).toEqual([
      'worse: text “Grand jackpot” has 1.06 of 3, and had 1.20',
    ]);
  });

  it('tells of a line whose fault is gone', () => {
    expect(compare([], [title])).toEqual([
      'mended, so its line should go: text “Grand jackpot” has 1.06 of 3',
    ]);
  });
});

describe('the file of known faults', () => {
  const known = knownFaults();

  it('is in order, and names each fault once', () => {
    expect(known).toEqual(inOrder(known));
    const names = known.map(({ where, look, kind, what }) => [where, look, kind, what].join('|'));
    expect(new Set(names).size).toBe(names.length);
  });

  it('holds nothing but faults', () => {
    for (const { where, look, kind, what, ratio, need } of known)
      expect(faultsOf(where, look, [{ kind, what, ratio, need }])).toHaveLength(1);
  });
});
