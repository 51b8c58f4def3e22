import { expect, it } from 'vitest';

import { toggled } from './filter.ts';

it('takes a maker in and out again', () => {
  expect(toggled([], 'a')).toEqual(['a']);
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
