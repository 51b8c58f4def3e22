import { expect, it } from 'vitest';

import { wayOf } from './way-of.ts';

it('goes out where it came in', () => {
  expect(wayOf('start', 'drawer')).toBe('start');
  expect(wayOf('end', 'sheet')).toBe('end');
});

it('leaves a filter to the brand', () => {
  expect(wayOf('filter', 'drawer')).toBe('end');
  expect(wayOf('filter', 'sheet')).toBe('down');
  expect(wayOf('filter', undefined)).toBe('down');
});
