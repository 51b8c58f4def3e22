import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded.ts';
import { debianBinaries, startDebian, type TestServer } from './debian.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startForRun();
  project.provide('postgresUrl', server.url);
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
