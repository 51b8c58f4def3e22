import { expect, it } from 'vitest';

import { endingOf, partsOf } from './kind.ts';

it('marks a file by its ending', () => {
  expect(endingOf('statement.March.pdf')).toBe('PDF');
  expect(endingOf('passport')).toBe('');
  expect(endingOf('notes.numbers-of-may')).toBe('');
});

it('keeps the end of a name together', () => {
  expect(partsOf('electricity-bill-of-march.pdf')).toEqual(['electricity-bill-of-m', 'arch.pdf']);
  expect(partsOf('a.pdf')).toEqual(['a', '.pdf']);
  expect(partsOf('notes.numbers-of-may')).toEqual(['notes.numbers-of-may', '']);
  expect(partsOf('.profile')).toEqual(['.profile', '']);
  expect(partsOf('a name without an ending')).toEqual(['a name without an ending', '']);
});
