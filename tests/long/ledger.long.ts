import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../packages/gateway/src/config.ts';
import { openDatabase } from '../../packages/gateway/src/database/pool.ts';
import { startGateway } from '../../packages/gateway/src/gateway.ts';
import { pressLedger } from '../../packages/gateway/src/testing/press.ts';
import { writeSites } from '../../packages/gateway/src/testing/sites.ts';
import type { Long } from './run.ts';

async function run(count: number, say: (line: string) => void): Promise<void> {
  const sites = writeSites();
  const state = await mkdtemp(join(tmpdir(), 'livery-ledger-'));
  const gateway = await startGateway({
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    sites: sites.file,
    state,
    demo: true,
    logLevel: 'silent',
    proxyHops: 1,
  });
  const db = openDatabase(gateway.databaseUrl, () => {}, 2);
  try {
    const outcome = await pressLedger({ port: gateway.port, db, now: Date.now }, count, say);
    if (outcome.faults.length > 0) throw new Error(outcome.faults.join('\n'));
    say(`${outcome.moved} moved, ${outcome.refused} refused for want of money, every sum holds`);
  } finally {
    await db.destroy();
    await gateway.stop();
    for (const folder of [state, sites.folder]) await rm(folder, { recursive: true, force: true });
  }
}

export const long: Long = {
  about: 'transfers by 32 members at once, every tenth of them sent twice',
  count: 100_000,
  run,
};
