import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const doors = globSync('*/*/index.ts', { cwd: source }).toSorted();

describe('the package', () => {
  it('hands on every component by its own name, whatever shelf it stands on', () => {
    const expected = doors.map((door) => [`./${basename(dirname(door))}`, `./src/${door}`]);
    const { './icon/*': sets, './scene/*': drawings, ...named } = exports;
    expect(named).toEqual(Object.fromEntries(expected));
    expect(sets).toBe('./src/foundations/icon/sets/*.ts');
    expect(drawings).toBe('./src/foundations/scene/drawings/*.tsx');
  });

  it('has no two components of one name', () => {
    const names = doors.map((door) => basename(dirname(door)));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('a story', () => {
  const stories = globSync('*/*/*.stories.tsx', { cwd: source });

  it('stands in Storybook on the shelf of its component', () => {
    const astray = stories
      .filter((file) => !file.startsWith('testing/'))
      .filter((file) => {
        const shelf = file.split('/')[0];
        const title = /title: '([^/']+)\//.exec(readFileSync(join(source, file), 'utf8'))?.[1];
        return title?.toLowerCase() !== shelf;
      });
    expect(stories.length).toBeGreaterThan(60);
    expect(astray).toEqual([]);
  });
});
