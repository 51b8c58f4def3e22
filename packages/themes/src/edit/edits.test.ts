import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { walkEdits } from '../testing/edits/walk.ts';

const root = new URL('../../../../', import.meta.url);
const files = Object.fromEntries(
  globSync('merchants/**/*.{json,jsonc}', { cwd: root }).map((name) => [
    name,
    readFileSync(new URL(name, root), 'utf8'),
  ]),
);

/** `pnpm long edits` walks on to 5,000. */
it('keeps every comment with its neighbour over 200 lists of edits, and means what was meant', () => {
  const { edits, faults } = walkEdits(200, files);
  expect(faults.slice(0, 3).join('\n\n')).toBe('');
  expect(edits).toBe(1600);
});
