import { readFileSync } from 'node:fs';
import { Check } from 'typebox/schema';
import { expect, it } from 'vitest';
import { currentVersion } from './manifest/schema.ts';
import { schemas } from './schemas.ts';

const published = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../schemas/v${currentVersion}/${name}`, import.meta.url), 'utf8'),
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
