import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startGateway, type GatewayOptions } from '../gateway.ts';
import { testOptions } from './options.ts';
import type { Provided } from './provided.ts';
import { debianBinaries, startDebian, type TestServer } from './servers/debian.ts';
import { startPooler } from './servers/pooler.ts';
import { startCopy } from './servers/copy.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demoState = await makeDemo();
  const server = await startForRun(demoState);
  await limitStatements(server.url);
  const pooler = process.env['LIVERY_TEST_POOLER'] === '1' && (await startPooler(server.url));
  const provided: Provided = {
    postgresUrl: server.url,
    demoState,
    demoDatabase: await demoOn(server.url),
    tablesDatabase: await fill(server.url, 'tables_of_the_run', { extras: [] }),
    poolerPort: pooler ? pooler.port : undefined,
  };
  project.provide('postgresUrl', provided.postgresUrl);
  project.provide('demoState', provided.demoState);
  project.provide('demoDatabase', provided.demoDatabase);
  project.provide('tablesDatabase', provided.tablesDatabase);
  project.provide('poolerPort', provided.poolerPort);
  return async () => {
    if (pooler) await pooler.stop();
    await server.stop();
    rmSync(demoState, { recursive: true, force: true });
  };
}

/** Seeded once, as `pnpm start` does it: copying takes a tenth of the time that seeding does. */
async function makeDemo(): Promise<string> {
  const { options, remove } = testOptions();
  const state = mkdtempSync(join(tmpdir(), 'livery-demo-'));
  for (const name of ['pepper', 'key'] as const) {
    writeFileSync(join(state, `${name}.secret`), `${options[name]}\n`, { mode: 0o600 });
  }
  const gateway = await startGateway({ ...options, state });
  await gateway.stop();
  remove();
  return state;
}

const isDebian = process.env['LIVERY_TEST_POSTGRES'] === 'debian';

/** The embedded server, or with `LIVERY_TEST_POSTGRES=debian` the one of the system's packages. */
async function startForRun(demoState: string): Promise<TestServer> {
  if (!isDebian) return startCopy(demoState);
  const binaries = debianBinaries();
  if (binaries === undefined) throw new Error('The system has no package of PostgreSQL.');
  return startDebian(binaries);
}

/** As an operator does who puts a pooler before the server. */
async function limitStatements(server: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`ALTER ROLE CURRENT_USER SET statement_timeout = '10s'`);
  await client.end();
}

/** The embedded server's own is there already. */
const demoOn = async (server: string): Promise<string> =>
  isDebian ? fill(server, 'demo_of_the_run', {}) : 'livery';

/** A database that a gateway made its tables in, and its extras what they bring. */
async function fill(server: string, name: string, more: Partial<GatewayOptions>): Promise<string> {
  const url = new URL(server);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  const { options, remove } = testOptions();
  const gateway = await startGateway({ ...options, ...more, databaseUrl: url.href });
  await gateway.stop();
  remove();
  return name;
}
