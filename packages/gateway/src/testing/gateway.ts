import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../database/pool.ts';
import type { Database } from '../database/schema.ts';
import { startGateway, type Gateway } from '../gateway.ts';
import { Browser } from './browser.ts';
import { writeSites, type TestSites } from './sites.ts';

export interface TestGateway extends Gateway {
  readonly db: Kysely<Database>;
  readonly sites: TestSites;
  /** Moves the gateway's own time; the database's and the world's stay. */
  advance(milliseconds: number): void;
  now(): number;
  visit(merchant: string): Browser;
}

export interface TestOptions {
  readonly demo?: boolean;
  readonly sites?: Parameters<typeof writeSites>[0];
}

/** An empty database of this file's own in the run's PostgreSQL. */
export async function createDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

export async function openGateway(options: TestOptions = {}): Promise<TestGateway> {
  const sites = writeSites(options.sites);
  const state = join(mkdtempSync(join(tmpdir(), 'livery-state-')), 'not-there-yet');
  let offset = 0;
  const now = () => Date.now() + offset;
  const gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    sites: sites.file,
    state,
    databaseUrl: await createDatabase(),
    pepper: 'pepper of the tests',
    demo: options.demo ?? true,
    logLevel: 'silent',
    proxyHops: 1,
    clock: now,
  });
  const db = openDatabase(gateway.databaseUrl, () => {}, 2);
  return {
    ...gateway,
    db,
    sites,
    now,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    visit: (merchant) => new Browser(gateway.port, merchant, now),
    stop: async () => {
      await db.destroy();
      await gateway.stop();
      for (const folder of [sites.folder, dirname(state)])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}
