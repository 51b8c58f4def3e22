import { expect, it } from 'vitest';

import { vendorTag } from './vendor-tag.ts';

it('tags JL and no other provider (part of GC-21)', () => {
  expect(vendorTag('JL')).toBe('JL');
  expect(vendorTag('PP')).toBeUndefined();
  expect(vendorTag(undefined)).toBeUndefined();
});
