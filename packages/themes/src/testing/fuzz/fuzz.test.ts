import { expect, it } from 'vitest';
import { walk } from './walk.ts';

/** `pnpm long fuzz` walks fifty times as far. */
const count = 400;

it('stays calm over 400 broken files: no crash, every finding has a place and a hint, no value escapes', () => {
  const { passed, faults } = walk(count);
  expect(faults).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  // Both ways were walked: files that are still right, and files that are not.
  expect(passed).toBeGreaterThan(count / 50);
  expect(passed).toBeLessThan(count / 2);
});
