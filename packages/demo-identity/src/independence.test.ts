import { globSync, readFileSync } from 'node:fs';
import { join, resolve, dirname } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

const mentions = globSync('src/**/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)].map(
    ([, name = '']) => ({ file: join(root, file), name }),
  ),
);

const isOurs = ({ file, name }: { file: string; name: string }): boolean =>
  name.startsWith('.')
    ? resolve(dirname(file), name).startsWith(join(root, 'src'))
    : name.startsWith('node:') ||
      name === 'vitest' ||
      name === 'fast-check' ||
      name in dependencies;

it('is another party: it imports nothing of the house whose people it looks at', () => {
  expect(mentions.length).toBeGreaterThan(30);
  expect(mentions.filter((mention) => !isOurs(mention))).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@livery/'))).toEqual([]);
});

it('would see an import of the house', () => {
  const file = join(root, 'src/main.ts');
  expect(isOurs({ file, name: '@livery/contract' })).toBe(false);
  expect(isOurs({ file, name: '../../contract/src/index.ts' })).toBe(false);
  expect(isOurs({ file, name: './start.ts' })).toBe(true);
});
