import { describe, expect, it } from 'vitest';
import { accountOf } from './account.ts';
import { isSamePayee } from '../../member/index.ts';

const read = (rail: 'bank' | 'ewallet', written: string) => {
  try {
    return accountOf(rail, written);
  } catch {
    return undefined;
  }
};

describe('the number of an account', () => {
  it.each([
    ['bank', '7001-0020 0300', '700100200300'],
    ['bank', 'gb82 west 1234 5698 7654 32', 'GB82WEST12345698765432'],
    ['ewallet', '0917 555 0100', '09175550100'],
  ] as const)('of %s is kept without what stands between: %s', (rail, written, kept) => {
    expect(read(rail, written)).toBe(kept);
  });

  it.each([
    ['bank', '12345'],
    ['bank', '123456789012345678901'],
    // One digit is another.
    ['bank', 'GB82WEST12345698765433'],
    ['bank', 'ABCDEFGHIJ'],
    ['ewallet', 'GB82WEST12345698765432'],
    ['ewallet', '123456'],
    ['bank', '٧٠٠١٠٠٢٠٠٣٠٠'],
  ] as const)('of %s is none: %s', (rail, written) => {
    expect(read(rail, written)).toBeUndefined();
  });
});

describe('a payee', () => {
  it.each([
    ['Nova Reyes', 'REYES, Nova'],
    ['Nova Reyes', 'Nova Maria Reyes'],
    ['Inês Moreau', 'ines  moreau'],
    ['Nova', 'nova'],
  ])('may be the same: %s and %s', (one, other) => {
    expect([isSamePayee(one, other), isSamePayee(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Nova Reyes', 'Nora Reyes'],
    ['Nova Reyes', 'Reyes'],
    ['Nova Nova', 'Nova Reyes'],
    ['Nova Reyes', '--'],
  ])('is not the same: %s and %s', (one, other) => {
    expect([isSamePayee(one, other), isSamePayee(other, one)]).toEqual([false, false]);
  });
});
