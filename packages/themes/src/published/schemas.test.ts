import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'jsonc-parser';
import { Check } from 'typebox/schema';
import { expect, it } from 'vitest';
import { currentVersion } from '../manifest/schema.ts';
import { schemas } from './schemas.ts';

const published = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../schemas/v${currentVersion}/${name}`, import.meta.url), 'utf8'),
  );

it('publishes the schemas that the code has now; `livery schemas` writes them', () => {
  for (const [name, schema] of Object.entries(schemas()))
    expect(published(name), name).toEqual(schema);
});

it('lets an editor accept what the engine accepts and refuse what it refuses', () => {
  const schema = schemas()['tokens.json'] ?? {};
  const radius = (value: unknown) => ({ radius: { $type: 'dimension', card: { $value: value } } });
  expect(Check(schema, radius({ value: 4, unit: 'px' }))).toBe(true);
  expect(Check(schema, radius('{radius.button}'))).toBe(true);
  expect(Check(schema, radius('4px'))).toBe(false);
  expect(Check(schema, { radius: { crad: { $value: { value: 4, unit: 'px' } } } })).toBe(false);
});

const root = fileURLToPath(new URL('../../../..', import.meta.url));

it.each(['manifest.jsonc', 'template.json', 'tokens*.json'])(
  'lets an editor accept every %s of the repository',
  (name) => {
    const schema = schemas()[name.replace('.jsonc', '.json').replace('*', '')] ?? {};
    const patterns = [`merchants/*/${name}`, `packages/themes/fixtures/*/${name}`];
    const files = globSync(patterns, { cwd: root }).filter((file) => !file.includes('_families'));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const content: unknown = parse(readFileSync(`${root}/${file}`, 'utf8'), [], {
        allowTrailingComma: true,
      });
      expect(Check(schema, content), file).toBe(true);
    }
  },
);

it('wants a brand and a logo of a merchant without a family, and of none with one', () => {
  const schema = schemas()['manifest.json'] ?? {};
  const plain = { schemaVersion: 3, code: 'one', name: 'One', domains: ['one.example'] };
  expect(Check(schema, plain)).toBe(false);
  expect(Check(schema, { ...plain, extends: 'metro' })).toBe(true);
});
