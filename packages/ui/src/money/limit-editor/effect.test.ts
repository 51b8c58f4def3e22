import { expect, it } from 'vitest';

import { changeOf } from './effect.ts';

it('tells a stricter limit from a looser one', () => {
  expect(changeOf('1000', '999.99')).toBe('lower');
  expect(changeOf('1000', '1000.01')).toBe('raise');
  expect(changeOf('1000', '1000.00')).toBe('same');
  expect(changeOf('9', '10')).toBe('raise');
});

it('calls any first limit stricter', () => {
  expect(changeOf(null, '5000')).toBe('lower');
});

it('makes no limit of nothing', () => {
  expect(changeOf('1000', '')).toBe('none');
  expect(changeOf(null, '0')).toBe('none');
});
