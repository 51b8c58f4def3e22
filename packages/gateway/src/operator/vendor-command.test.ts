import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createDatabase } from '../testing/gateway.ts';
import { writeSites } from '../testing/sites.ts';
import { vendorCommand } from './vendor-command.ts';

const sites = writeSites();
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(sites.folder, { recursive: true, force: true }));

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';
const KEY = 'key-of-the-tests-and-of-nothing-else';

function command(environment: Readonly<Record<string, string>>, ...args: string[]) {
  const none = { DATABASE_URL: '', LIVERY_DATABASE_DIRECT: '', LIVERY_KEY: '' };
  const own = { LIVERY_SITES: sites.file, LIVERY_STATE: sites.folder };
  const all = { ...none, ...own, ...environment };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  return vendorCommand(args);
}

it('explains itself without a gateway', async () => {
  expect(await command({}, '--help')).toContain('secret new [--valid-for 90d]');
});

it('says in a sentence what it lacks', async () => {
  await expect(command({}, 'aurora')).rejects.toThrow('No gateway runs on');
  await expect(command({ DATABASE_URL: NOWHERE }, 'aurora')).rejects.toThrow(
    'LIVERY_KEY must be given: the one that the gateways have.',
  );
});

it('seals under the key that the gateway has made for itself', async () => {
  writeFileSync(join(sites.folder, 'key.secret'), `${KEY}\n`);
  const asked = command({ DATABASE_URL: NOWHERE }, 'aurora');
  await expect(asked).rejects.toThrow(/^The database cannot be used: .*ECONNREFUSED/);
});

it('says so where the tables are of another release', async () => {
  const environment = { DATABASE_URL: await createDatabase(), LIVERY_KEY: KEY };
  await expect(command(environment, 'aurora')).rejects.toThrow(
    'The database cannot be used: relation "vendor" does not exist',
  );
});
