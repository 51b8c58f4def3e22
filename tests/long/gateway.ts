import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoExtras } from '../../packages/demo/src/index.ts';
import { readConfig } from '../../packages/gateway/src/kernel/config/config.ts';
import { openDatabase } from '../../packages/gateway/src/kernel/database/pool.ts';
import { startGateway } from '../../packages/gateway/src/gateway.ts';
import { writeSites } from '../../packages/gateway/src/testing/sites.ts';

export interface Target {
  readonly port: number;
  readonly db: ReturnType<typeof openDatabase>;
  now(): number;
}

/** A gateway with the demo, a database of its own and messages that go nowhere; gone afterwards. */
export async function withGateway<T>(work: (target: Target) => Promise<T>): Promise<T> {
  const sites = writeSites();
  const state = await mkdtemp(join(tmpdir(), 'livery-long-'));
  const gateway = await startGateway({
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    sites: sites.file,
    state,
    extras: demoExtras,
    logLevel: 'silent',
    proxyHops: 1,
    // A handful of members does here what thousands would.
    memberWrites: 1_000_000,
    senders: { sendSms: async () => {}, sendMail: async () => {} },
  });
  const db = openDatabase(gateway.databaseUrl, () => {}, 2);
  try {
    return await work({ port: gateway.port, db, now: Date.now });
  } finally {
    await db.destroy();
    await gateway.stop();
    for (const folder of [state, sites.folder]) await rm(folder, { recursive: true, force: true });
  }
}
