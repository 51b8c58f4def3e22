import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  findingAnchor,
  findingCodes,
  findingOf,
  findingsPage,
  type FindingCode,
} from './findings.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

it('publishes the page that the code has now; `livery schemas` writes it', () => {
  expect(readFileSync(join(root, 'docs/findings.md'), 'utf8')).toBe(findingsPage());
});

it('says of every code what it means and how it is mended, under an anchor of its own', () => {
  const page = findingsPage();
  for (const code of findingCodes) {
    const { means, example, mend } = findingOf(code as FindingCode);
    for (const text of [means, mend]) expect(text, code).toMatch(/[.)]$/);
    expect(example, code).not.toContain('`');
    expect(page).toContain(`### ${code}\n`);
  }
  expect(new Set(findingCodes.map(findingAnchor)).size).toBe(findingCodes.length);
});

it('keeps no words of a code that nothing reports any more', () => {
  const sources = ['themes', 'merchants', 'build', 'cli'].flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^findings/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  });
  const text = sources.join('\n');
  // A raster says by its kind what it is not.
  const said = findingCodes.filter((code) => !code.startsWith('asset.not-'));
  expect(said.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
});
