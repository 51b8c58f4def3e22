import { describe, expect, it } from 'vitest';

import { everyLook, gateLooks } from '../../.storybook/gate-looks.ts';

const brands = ['aurora', 'mango', 'noir', 'pulse', 'pulse-lite'];
const ids = Array.from({ length: 200 }, (_, index) => `forms-field-${index}--state-${index * 7}`);
const shares = (looks: readonly object[], name: 'merchant' | 'theme' | 'dir') =>
  Object.values(Object.groupBy(looks, (look) => Reflect.get(look, name) as string)).map(
    (group) => (group?.length ?? 0) / looks.length,
  );

describe('the looks of the gate', () => {
  it('are all brands in both modes and both directions for a whole screen', () => {
    for (const id of [
      'pages-home--member',
      'boards-log-in--refused',
      'screens-own-ground--member-centre',
    ]) {
      const looks = gateLooks({ id, played: false }, brands);
      expect(new Set(looks.map(({ merchant, theme }) => `${merchant} ${theme}`)).size).toBe(10);
      for (const brand of brands) {
        const own = looks.filter(({ merchant }) => merchant === brand);
        expect(own.map(({ dir }) => dir).toSorted()).toEqual(['ltr', 'rtl']);
      }
    }
  });

  it('are two brands, in both modes and both directions, for a table of values', () => {
    const tables = ['theme-icons--all', 'theme-tokens--colour', 'theme-contrast--pairs'];
    const seen = tables.flatMap((id) => {
      const looks = gateLooks({ id, played: false }, brands);
      expect(new Set(looks.map(({ merchant }) => merchant)).size).toBe(2);
      expect(new Set(looks.map(({ theme }) => theme)).size).toBe(2);
      expect(new Set(looks.map(({ dir }) => dir)).size).toBe(2);
      return looks.map(({ merchant }) => merchant);
    });
    expect(new Set(seen).size).toBeGreaterThan(2);
  });

  it('are one in each direction for what is operated, of another brand in another mode', () => {
    for (const id of ids) {
      const [first, second, ...more] = gateLooks({ id, played: true }, brands);
      expect([first?.dir, second?.dir]).toEqual(['ltr', 'rtl']);
      expect(first?.merchant).not.toBe(second?.merchant);
      expect(first?.theme).not.toBe(second?.theme);
      expect(more).toEqual([]);
    }
  });

  it('are one for what is only shown, and come round to everything', () => {
    const looks = ids.flatMap((id) => gateLooks({ id, played: false }, brands));
    expect(looks).toHaveLength(ids.length);
    for (const share of shares(looks, 'merchant')) expect(share).toBeGreaterThan(0.1);
    for (const share of shares(looks, 'theme')) expect(share).toBeGreaterThan(0.35);
    for (const share of shares(looks, 'dir')) expect(share).toBeGreaterThan(0.35);
  });

  it('do not change from one run to the next', () => {
    const kind = { id: 'gaming-jackpot--rests', played: true };
    expect(gateLooks(kind, brands)).toEqual(gateLooks({ ...kind }, [...brands]));
  });
});

it('every look is every brand, mode and direction once', () => {
  expect(new Set(everyLook(brands).map((look) => Object.values(look).join(' '))).size).toBe(20);
});
