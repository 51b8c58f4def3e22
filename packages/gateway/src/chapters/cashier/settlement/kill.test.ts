import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { createVault } from '../../../kernel/vault/vault.ts';
import { demoOfTheRun } from '../../../testing/gateway.ts';
import { endProcesses, startProcess } from '../../../testing/process.ts';
import { writeSites } from '../../../testing/sites.ts';
import { connectProvider } from '../providers/accounts.ts';

const sites = writeSites();
const states = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'livery-settlement-')));
const COUNT = 600;
const started = Date.now();

const movement = (number: number) => ({
  id: `mov_${number}`,
  kind: 'capture',
  amount: 100,
  currency: 'PHP',
  payer: { name: null, last4: null },
  at: new Date(started - 3_600_000).toISOString(),
});

/** A list of two pages, of which the second comes only once the first gateway is gone. */
let isSlow = true;
const waiting: ServerResponse[] = [];
const provider = createServer((request, response) => {
  const after = new URL(request.url ?? '', 'http://localhost').searchParams.get('after');
  response.setHeader('content-type', 'application/json');
  if (after === '0') {
    const movements = Array.from({ length: COUNT }, (_, number) => movement(number));
    response.end(JSON.stringify({ movements, next: COUNT }));
  } else if (isSlow) waiting.push(response);
  else response.end(JSON.stringify({ movements: [movement(COUNT)], next: null }));
});

let environment: Readonly<Record<string, string>>;
let db: Kysely<Database>;
beforeAll(async () => {
  environment = { ...(await demoOfTheRun()), LOG_LEVEL: 'silent' };
  db = openDatabase(environment['DATABASE_URL'] ?? '', () => {}, 2);
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  const { port } = provider.address() as AddressInfo;
  const vault = createVault(environment['LIVERY_KEY'] ?? '');
  const account = {
    address: `http://127.0.0.1:${port}`,
    key: 'a key',
    secrets: ['whsec_c2VjcmV0'],
  };
  const at = { merchant: 'aurora', provider: 'demo' };
  await transact(db, (tx) => connectProvider(tx, vault, at, account, started));
});
afterAll(async () => {
  await endProcesses();
  provider.closeAllConnections();
  provider.close();
  await db.destroy();
  for (const folder of [sites.folder, ...states]) rmSync(folder, { recursive: true, force: true });
});

const start = (state = '') => startProcess({ state, sites: sites.file, environment });
const countOf = async (table: 'settlement_line' | 'finding') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((its) => its.fn.countAll().as('all'))
        .executeTakeFirst()
    )?.all,
  );

it('a gateway killed within a list leaves no finding, and another reads it from the start', async () => {
  const first = start(states[0]);
  await first.ready();
  await expect.poll(() => waiting.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect.poll(() => countOf('settlement_line'), { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await countOf('settlement_line')).toBeLessThan(COUNT);
  await first.end('SIGKILL');
  expect(await countOf('finding')).toBe(0);
  isSlow = false;
  // Its lease runs out.
  await sql`UPDATE settlement_day SET leased_until = now() WHERE leased_until > now()`.execute(db);
  const second = start(states[1]);
  await second.ready();
  // The same list for today and for yesterday: each movement is one finding.
  await expect.poll(() => countOf('finding'), { timeout: 60_000 }).toBe(COUNT + 1);
  await expect.poll(() => countOf('settlement_line'), { timeout: 60_000 }).toBe(2 * (COUNT + 1));
  await second.end();
}, 180_000);
