import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { featureNames } from '../../packages/themes/src/contract/index.ts';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../packages/app/src');

const sources = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\./.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !file.includes('/testing/'))
  .map((file) => ({ file: file.slice(folder.length + 1), text: readFileSync(file, 'utf8') }));

it('writes flags in the one form a bundler can fold away', () => {
  const written = new RegExp(`\\bFLAGS\\b(?!\\.(?:${featureNames.join('|')})\\b)`);
  const inComment = /^\s*(\*|\/\/|\/\*)/;
  const others = sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter(
        (line) => written.test(line) && !inComment.test(line) && !line.includes('const FLAGS'),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(others).toEqual([]);
});

it('asks in no style for a flag or for the module of a slot, because variants share them', () => {
  const packages = join(folder, '../..');
  const styles = globSync('*/src/**/*.css.ts', { cwd: packages });
  expect(styles.length).toBeGreaterThan(50);
  const asks = (file: string) =>
    /\bFLAGS\b|#templates/.test(readFileSync(join(packages, file), 'utf8'));
  expect(styles.filter(asks)).toEqual([]);
});

it('defines a route with words of a flag only behind that flag', () => {
  const behind = sources.flatMap(({ file, text }) => {
    const flag = file.endsWith('/route.tsx') && /title: 'flag\.(\w+)\./.exec(text)?.[1];
    return flag ? [{ file, flag, text }] : [];
  });
  expect(behind.map(({ file }) => file)).toContain('chapters/play/screens/free-play/route.tsx');
  for (const { file, flag, text } of behind)
    expect(text, file).toMatch(
      new RegExp(`export const route = FLAGS\\.${flag}\\s*\\? defineRoute\\([^]*\\)\\s*: null;`),
    );
});
