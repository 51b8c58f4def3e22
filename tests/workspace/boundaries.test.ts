import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const written: string[] = [];

/** Puts a file where it would do harm, and lets the lint look at it. */
function lintWith(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    const full = join(root, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
    written.push(full);
  }
  const { stdout } = spawnSync('oxlint', Object.keys(files), { cwd: root, encoding: 'utf8' });
  return stdout;
}

afterEach(() => {
  for (const file of written.splice(0)) rmSync(file);
});

const forbidden: readonly [from: string, to: string][] = [
  ['packages/themes/src/broken.ts', '@livery/contract'],
  ['packages/themes/src/broken.ts', 'node:fs'],
  ['packages/contract/src/broken.ts', '@livery/themes'],
  ['packages/ui/src/broken.ts', '@livery/themes'],
  ['packages/ui/src/broken.ts', '@livery/contract/client'],
  ['packages/ui/src/broken.ts', '@livery/app'],
  ['packages/app/src/broken.ts', '@livery/themes'],
  ['packages/app/src/broken.ts', '@livery/contract'],
  ['packages/app/src/broken.ts', '@livery/gateway'],
  ['packages/app/src/features/games/broken.ts', '#features/wallet/api/wallet.ts'],
  ['packages/app/src/features/games/broken.ts', '../wallet/api/wallet.ts'],
  ['packages/app/src/features/games/api/broken.ts', '../../wallet/api/wallet.ts'],
  ['packages/app/src/features/games/api/broken.ts', '@livery/themes'],
  ['packages/app/src/platform/broken.ts', '#features/wallet/api/wallet.ts'],
  ['packages/gateway/src/broken.ts', '@livery/themes'],
  ['packages/cli/src/broken.ts', '@livery/gateway'],
];

it.each(forbidden)('%s may not import %s', (from, to) => {
  expect(lintWith({ [from]: `export * from '${to}';\n` })).toContain(
    'eslint(no-restricted-imports)',
  );
});

const allowed: readonly [from: string, to: string][] = [
  ['packages/ui/src/fine.ts', '@livery/themes/contract'],
  ['packages/app/src/fine.ts', '@livery/contract/client'],
  ['packages/app/src/fine.ts', '#features/wallet/api/wallet.ts'],
  ['packages/app/src/features/games/api/fine.ts', '../categories.ts'],
  ['packages/gateway/src/fine.ts', '@livery/contract'],
  ['packages/cli/src/fine.ts', '@livery/contract/merchants'],
];

it.each(allowed)('%s may import %s', (from, to) => {
  expect(lintWith({ [from]: `export * from '${to}';\n` })).not.toMatch(
    /no-restricted-imports|configuration/,
  );
});

it('two files may not import each other', () => {
  const report = lintWith({
    'packages/themes/src/circle-a.ts': "export { b } from './circle-b.ts';\nexport const a = 1;\n",
    'packages/themes/src/circle-b.ts': "export { a } from './circle-a.ts';\nexport const b = 1;\n",
  });
  expect(report).toContain('import(no-cycle)');
});
