import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slots } from '@livery/themes/contract';

import { inTurn, plates } from './plates.ts';

const rule = { color: 'red' };
const named = (rules: object): string[] =>
  Object.keys(rules).map((selector) => /data-plate="(\w+)"/.exec(selector)?.[1] ?? selector);

it('gives every shape of the slot a manner, and no shape two', () => {
  const all = [plates.plain(rule), plates.tinted(rule), plates.leaning(rule)].flatMap(named);
  expect(all.toSorted()).toEqual([...slots.plate.choices].toSorted());
});

it('lets tints and outlines take turns among four neighbours', () => {
  const turns = inTurn(({ ground, mark, outline }) => ({ content: [ground, mark, outline] }));
  const blobs = Object.entries(turns).filter(([selector]) => selector.includes('"blob"'));
  expect(blobs.map(([selector]) => /nth-child\((.+)\)/.exec(selector)?.[1])).toEqual([
    '4n + 1',
    '4n + 2',
    '4n + 3',
    '4n + 4',
  ]);
  expect(new Set(blobs.map(([, { content }]) => String(content))).size).toBe(4);
});

it('is the only place that knows the shapes by their names', () => {
  const source = join(import.meta.dirname, '../..');
  const knowing = globSync('**/*.css.ts', { cwd: source }).filter((file) =>
    /when\(\s*'plate'|data-plate=/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(knowing).toEqual([]);
});
