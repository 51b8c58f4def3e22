import { describe, expect, it } from 'vitest';

import { initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Marisol Cruz', 'MC'],
    ['marisol88', 'M'],
    ['Ana María de la Cruz', 'AC'],
    ['o’brien', 'O'],
    ['ma_sol.cruz', 'MC'],
    ['  ', ''],
    ['•••', ''],
    ['88 lucky', '8L'],
    ['élodie', 'É'],
    ['नमिता शर्मा', 'नश'],
    ['山田 太郎', '山'],
    ['김 민수', '김'],
    ['👩‍👩‍👧 Kim', 'K'],
  ])('of “%s” are “%s”', (name, letters) => {
    expect(initialsOf(name).normalize('NFC')).toBe(letters);
  });

  it('keep a letter and its marks together', () => {
    expect(initialsOf('e\u0301lodie')).toBe('E\u0301');
  });
});
