import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

type Pair = readonly [from: string, to: string];

/** What an editor says at once; that nothing gets round it, the test of the structure sees. */
const forbidden: readonly Pair[] = [
  ['packages/themes/src', '@livery/contract'],
  ['packages/themes/src', 'node:fs'],
  ['packages/contract/src', '@livery/themes'],
  ['packages/demo-payments/src', '@livery/contract'],
  ['packages/demo-payments/src/pages', '@livery/gateway'],
  ['packages/demo-identity/src', '@livery/contract'],
  ['packages/ui/src', '@livery/themes'],
  ['packages/ui/src', '@livery/contract/client'],
  ['packages/ui/src', '@livery/app'],
  ['packages/web/src', '@livery/app'],
  ['packages/web/src/a/b/c', '@livery/build/record'],
  ['packages/web/src', '@livery/contract'],
  ['packages/app/src', '@livery/themes'],
  ['packages/app/src', '@livery/contract'],
  ['packages/app/src', '@livery/gateway'],
  ['packages/app/src/chapters/lobby', '#templates/header'],
  ['packages/app/src/chapters/lobby', '../../shell/shell.tsx'],
  ['packages/app/src/chapters/lobby/a/b/c', '#chapters/cashier/api/wallet.ts'],
  ['packages/app/src/chapters/lobby/a/b/c', '../../../../../pages/home/page.tsx'],
  ['packages/app/src/chapters/lobby/api', '@livery/themes'],
  ['packages/app/src/kernel', '#chapters/cashier'],
  ['packages/app/src/kernel/a/b/c', '../../../../shell/shell.tsx'],
  ['packages/gateway/src', '@livery/themes'],
  ['packages/gateway/src', '@livery/art'],
  ['packages/gateway/src/chapters/play', '@livery/demo'],
  ['packages/gateway/src/chapters/play', '@livery/games'],
  ['packages/merchants/src', '@livery/app'],
  ['packages/merchants/src', '@livery/build/record'],
  ['packages/merchants/src', '@livery/contract/merchants'],
  ['packages/build/src', '@livery/app'],
  ['packages/build/src/a/b/c', '@livery/cli'],
  ['packages/cli/src', '@livery/gateway'],
];

const allowed: readonly Pair[] = [
  ['packages/ui/src', '@livery/themes/contract'],
  ['packages/web/src', '@livery/contract/client'],
  ['packages/app/src', '@livery/web/http/client'],
  ['packages/app/src', '@livery/contract/client'],
  ['packages/app/src', '#chapters/cashier'],
  ['packages/app/src/chapters/lobby', '#chapters/cashier'],
  ['packages/app/src/chapters/lobby/api', '../categories.ts'],
  ['packages/gateway/src', '@livery/contract'],
  ['packages/gateway/src/testing', '@livery/demo'],
  ['packages/merchants/src', '@livery/themes/contract'],
  ['packages/build/src', '@livery/merchants/load'],
  ['packages/build/src', '@livery/contract/merchants'],
  ['packages/cli/src', '@livery/contract/merchants'],
];

const circle = {
  'packages/themes/src/circle/a.ts': "export { b } from './b.ts';\nexport const a = 1;\n",
  'packages/themes/src/circle/b.ts': "export { a } from './a.ts';\nexport const b = 1;\n",
};

interface Finding {
  readonly code: string;
  readonly filename: string;
}

let findings: readonly Finding[] = [];
let folder = '';

const fileOf = (list: string, index: number, from: string): string => `${from}/${list}-${index}.ts`;

const filesOf = (list: string, pairs: readonly Pair[]): [string, string][] =>
  pairs.map(([from, to], index) => [fileOf(list, index, from), `export * from '${to}';\n`]);

/** All of them at once, in a house of their own under our rules. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-boundaries-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const files = [
    ...Object.entries(circle),
    ...filesOf('forbidden', forbidden),
    ...filesOf('allowed', allowed),
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { stdout } = spawnSync('oxlint', ['--format', 'json'], { cwd: folder, encoding: 'utf8' });
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const codesAt = (path: string): string[] =>
  findings.filter(({ filename }) => filename === path).map(({ code }) => code);

const numbered = (pairs: readonly Pair[]) => pairs.map((pair, index) => [...pair, index] as const);

it.each(numbered(forbidden))('%s may not import %s', (from, _, index) => {
  expect(codesAt(fileOf('forbidden', index, from))).toEqual(['eslint(no-restricted-imports)']);
});

it.each(numbered(allowed))('%s may import %s', (from, _, index) => {
  expect(codesAt(fileOf('allowed', index, from))).toEqual([]);
});

it('two files may not import each other', () => {
  for (const path of Object.keys(circle)) expect(codesAt(path)).toContain('import(no-cycle)');
});
