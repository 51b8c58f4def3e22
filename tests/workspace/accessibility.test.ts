import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const audit = readFileSync(join(import.meta.dirname, '../../docs/accessibility.md'), 'utf8');

/** Levels A and AA of WCAG 2.2. */
const criteria = `
  1.1.1
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5
  1.3.1 1.3.2 1.3.3 1.3.4 1.3.5
  1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4
  2.2.1 2.2.2
  2.3.1
  2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11
  2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
  3.1.1 3.1.2
  3.2.1 3.2.2 3.2.3 3.2.4 3.2.6
  3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8
  4.1.2 4.1.3
`
  .trim()
  .split(/\s+/);

interface Row {
  readonly criterion: string;
  readonly kept: string;
  readonly seen: string;
}

const rows = [...audit.matchAll(/^\| (\d\.\d\.\d+) [^|]+\|([^|]+)\|([^|]+)\|$/gm)].map(
  ([, criterion = '', kept = '', seen = '']): Row => ({
    criterion,
    kept: kept.trim(),
    seen: seen.trim(),
  }),
);

it('says of each criterion of WCAG 2.2, A and AA, how it is kept and what has seen it (part of RG-39)', () => {
  expect(rows.map(({ criterion }) => criterion)).toEqual(criteria);
  for (const { criterion, kept, seen } of rows) {
    expect(kept, criterion).not.toBe('');
    expect(seen, criterion).toMatch(/axe|by hand|pnpm|`(?:tests|packages)\//);
  }
});
