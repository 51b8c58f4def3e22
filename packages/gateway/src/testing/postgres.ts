import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../kernel/database/embedded/embedded.ts';
import { startGateway } from '../gateway.ts';
import { debianBinaries, startDebian, type TestServer } from './servers/debian.ts';
import type { Provided } from './provided.ts';
import { startPooler } from './servers/pooler.ts';
import { testOptions } from './options.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startForRun();
  await forgetDisks(server.url);
  const pooler = process.env['LIVERY_TEST_POOLER'] === '1' && (await startPooler(server.url));
  const provided: Provided = {
    postgresUrl: server.url,
    demoDatabase: await fillDemo(server.url),
    poolerPort: pooler ? pooler.port : undefined,
  };
  project.provide('postgresUrl', provided.postgresUrl);
  project.provide('demoDatabase', provided.demoDatabase);
  project.provide('poolerPort', provided.poolerPort);
  return async () => {
    if (pooler) await pooler.stop();
    await server.stop();
  };
}

/** The embedded server, or with `LIVERY_TEST_POSTGRES=debian` the one of the system's packages. */
async function startForRun(): Promise<TestServer> {
  if (process.env['LIVERY_TEST_POSTGRES'] === 'debian') {
    const binaries = debianBinaries();
    if (binaries === undefined) throw new Error('The system has no package of PostgreSQL.');
    return startDebian(binaries);
  }
  const folder = mkdtempSync(join(tmpdir(), 'livery-postgres-'));
  const { url, stop } = await startEmbedded(folder, () => {});
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Nobody reads these databases after the run, so no disk is waited for. Tests of
 * what survives a kill start servers of their own, as players have them.
 */
async function forgetDisks(server: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  // As an operator does who puts a pooler before the server.
  await client.query(`ALTER ROLE CURRENT_USER SET statement_timeout = '10s'`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

const DEMO = 'demo_of_the_run';

/** Seeded once: copying a database takes a tenth of the time that filling one does. */
async function fillDemo(server: string): Promise<string> {
  const url = new URL(server);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${DEMO}`);
  await client.end();
  url.pathname = `/${DEMO}`;
  const { options, remove } = testOptions();
  const gateway = await startGateway({ ...options, databaseUrl: url.href });
  await gateway.stop();
  remove();
  return DEMO;
}
