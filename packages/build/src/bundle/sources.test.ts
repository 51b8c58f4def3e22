import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from '@livery/merchants/paths';
import { sources } from './bundle.ts';

/** Packages of ours that one stands on, itself first. */
async function groundOf(name: string): Promise<readonly string[]> {
  const text = await readFile(join(workspace, 'packages', name, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const below = Object.keys(dependencies ?? {}).flatMap(
    (one) => /^@livery\/(.+)$/.exec(one)?.[1] ?? [],
  );
  return [name, ...(await Promise.all(below.map(groundOf))).flat()];
}

it('builds anew when anything changes that the app stands on', async () => {
  const ground = new Set(await groundOf('app'));
  expect([...ground].toSorted()).toEqual(['app', 'contract', 'themes', 'ui', 'web']);
  for (const name of ground)
    expect(sources.filter((folder) => folder.startsWith(`${name}/src`))).not.toEqual([]);
});
