import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schemas } from '@livery/themes';
import { slotNames, slots } from '@livery/themes/contract';
import { expect, it } from 'vitest';
import { workspace } from './paths.ts';
import { loadMerchants } from './load.ts';

const template = join(workspace, 'merchants/_template');
const read = (name: string): Promise<string> => readFile(join(template, name), 'utf8');

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

function* keysOf({ properties = {}, items }: Schema): Generator<string> {
  for (const [key, inner] of Object.entries(properties)) {
    yield key;
    yield* keysOf(inner);
  }
  if (items) yield* keysOf(items);
}

it('passes the check once it is copied under a code of its own', async () => {
  const root = await mkdtemp(join(tmpdir(), 'livery-template-'));
  try {
    await cp(template, join(root, 'copied'), { recursive: true });
    const manifest = await read('manifest.jsonc');
    await writeFile(
      join(root, 'copied/manifest.jsonc'),
      manifest.replace('"code": "template"', '"code": "copied"'),
    );
    expect((await loadMerchants(root)).diagnostics).toEqual([]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

it('is no merchant itself', async () => {
  const { merchants } = await loadMerchants(join(workspace, 'merchants'));
  expect(merchants.map(({ manifest }) => manifest.code)).not.toContain('template');
});

it('shows every key of a manifest', async () => {
  const manifest = await read('manifest.jsonc');
  const schema = schemas()['manifest.json'] as Schema;
  const keys = [...new Set(keysOf(schema))];
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter((key) => !manifest.includes(`"${key}"`))).toEqual([]);
});

it('shows every slot with its choices', async () => {
  const text = await read('template.json');
  const file = JSON.parse(text) as { $description: string; slots: Record<string, string> };
  const apart = new Set(['memberCentre', 'depositDetail']);
  for (const name of slotNames.filter((one) => !apart.has(one))) {
    expect(file.slots[name], name).toBe(slots[name].choices[0]);
    expect(file.$description).toContain(`${name} ${slots[name].choices.join('|')}`);
  }
});
