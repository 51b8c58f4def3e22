import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { flagNames } from '../../packages/themes/src/contract/index.ts';
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
  const written = new RegExp(`\\bFLAGS\\b(?!\\.(?:${flagNames.join('|')})\\b)`);
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

it('imports a feature behind a flag only behind that flag', () => {
  const loads = sources.filter(({ text }) => /import\('#features\/free-play/.test(text));
  expect(loads.map(({ file }) => file)).toEqual(['app/routes.tsx']);
  expect(loads[0]?.text).toMatch(/FLAGS\.FREEPLAY3\s*\?\s*lazy\(/);
  expect(sources.filter(({ text }) => /from '#features\/free-play/.test(text))).toEqual([]);
});
