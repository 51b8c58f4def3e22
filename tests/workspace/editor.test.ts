import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { currentVersion } from '../../packages/themes/src/index.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const settings = JSON.parse(read('.vscode/settings.json')) as {
  'json.schemas': readonly { readonly fileMatch: readonly string[]; readonly url: string }[];
};

/** Schemas an editor measures a file by: all whose pattern fits count together. */
const schemasOf = (file: string): string[] =>
  settings['json.schemas']
    .filter(({ fileMatch }) => fileMatch.some((pattern) => matchesGlob(`/${file}`, pattern)))
    .map(({ url }) => normalize(url));

const files = globSync('merchants/**/*.{json,jsonc}', { cwd: root });

it('finds merchants, a family and texts to look at', () => {
  for (const part of ['_families/', 'locales/', 'tokens.dark.json', 'template.json'])
    expect(files.some((file) => file.includes(part))).toBe(true);
});

it.each(files)(
  'has one schema for %s, of today’s format, and it is the one the file names',
  (file) => {
    const [schema = '', ...more] = schemasOf(file);
    expect(more).toEqual([]);
    expect(schema).toContain(`/schemas/v${currentVersion}/`);
    expect(() => read(schema)).not.toThrow();
    const said = /"\$schema":\s*"([^"]+)"/.exec(read(file))?.[1];
    expect(said === undefined ? schema : normalize(join(dirname(file), said))).toBe(schema);
  },
);
