import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded.ts';
import { startGateway } from '../gateway.ts';
import { debianBinaries, startDebian, type TestServer } from './debian.ts';
import { testOptions } from './options.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A database with the demo in it, to be copied. */
    demoDatabase: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startForRun();
  project.provide('postgresUrl', server.url);
  project.provide('demoDatabase', await fillDemo(server.url));
  return server.stop;
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
