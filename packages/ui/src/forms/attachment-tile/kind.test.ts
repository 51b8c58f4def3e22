import { expect, it } from 'vitest';

import { endingOf, startAndEnd } from './kind.ts';

it('marks a file by its ending', () => {
  expect(endingOf('statement.March.pdf')).toBe('PDF');
  expect(endingOf('passport')).toBe('');
  expect(endingOf('notes.numbers-of-may')).toBe('');
});

it('keeps the end of a name together', () => {
  expect(startAndEnd('electricity-bill-of-march.pdf')).toEqual([
    'electricity-bill-of-m',
    'arch.pdf',
  ]);
  expect(startAndEnd('a.pdf')).toEqual(['a', '.pdf']);
  expect(startAndEnd('notes.numbers-of-may')).toEqual(['notes.numbers-of-may', '']);
  expect(startAndEnd('.profile')).toEqual(['.profile', '']);
  expect(startAndEnd('a name without an ending')).toEqual(['a name without an ending', '']);
});
