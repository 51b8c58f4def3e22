import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, inject, it, vi } from 'vitest';
import { validVendorSecrets } from '../../chapters/play/index.ts';
import { openDatabase } from '../../kernel/database/pool.ts';
import { createVault } from '../../kernel/vault/vault.ts';
import { createDatabase } from '../../testing/gateway.ts';
import { writeSites } from '../../testing/sites.ts';
import { operatorCommand } from '../commands.ts';

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
  return operatorCommand('vendor', args);
}

it('explains itself without a gateway', async () => {
  expect(await command({}, '--help')).toContain('secret new [--valid-for 90d]');
});

it('says in a sentence what it lacks', async () => {
  await expect(command({}, 'aurora')).rejects.toThrow('No gateway runs on');
  const asked = command({ DATABASE_URL: NOWHERE, LIVERY_KEY: KEY }, 'aurora');
  await expect(asked).rejects.toThrow(/^The database cannot be used: .*ECONNREFUSED/);
});

it('says so where the tables are of another release', async () => {
  const environment = { DATABASE_URL: await createDatabase(), LIVERY_KEY: KEY };
  await expect(command(environment, 'aurora')).rejects.toThrow(
    'The database cannot be used: relation "kysely_migration" does not exist',
  );
});

it('takes the key for a secret alone, and the one that the gateway has made for itself', async () => {
  const DATABASE_URL = await createDatabase(undefined, inject('demoDatabase'));
  const secretNew = ['aurora', 'JL', 'secret', 'new'];
  expect(await command({ DATABASE_URL }, 'aurora', 'JL')).toContain('none is valid');
  await expect(command({ DATABASE_URL }, ...secretNew)).rejects.toThrow(
    'LIVERY_KEY must be given: the one that the gateways have.',
  );
  writeFileSync(join(sites.folder, 'key.secret'), `${KEY}\n`);
  const told = await command({ DATABASE_URL }, ...secretNew);
  const db = openDatabase(DATABASE_URL, () => {}, 1);
  const kept = { db, vault: createVault(KEY) };
  const secrets = await validVendorSecrets(kept, { merchant: 'aurora', vendor: 'JL' }, Date.now());
  await db.destroy();
  expect(secrets).toHaveLength(1);
  expect(told).toContain(`\n\n  ${secrets.join()}\n\n`);
  const other = { DATABASE_URL, LIVERY_KEY: 'another-key-of-the-tests-and-of-nothing-else' };
  await expect(command(other, ...secretNew)).rejects.toThrow('LIVERY_KEY is not the one');
});
