import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../packages/gateway/src/config.ts';
import { openDatabase } from '../../packages/gateway/src/database/pool.ts';
import { startGateway } from '../../packages/gateway/src/gateway.ts';
import { fuzz } from '../../packages/gateway/src/testing/fuzz/fuzz.ts';
import { writeSites } from '../../packages/gateway/src/testing/sites.ts';
import type { Long } from './run.ts';

const BATCH = 5_000;

async function run(count: number, say: (line: string) => void): Promise<void> {
  const sites = writeSites();
  const state = await mkdtemp(join(tmpdir(), 'livery-fuzz-'));
  const gateway = await startGateway({
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    sites: sites.file,
    state,
    demo: true,
    logLevel: 'silent',
    proxyHops: 1,
    senders: { sendSms: async () => {}, sendMail: async () => {} },
  });
  const db = openDatabase(gateway.databaseUrl, () => {}, 2);
  try {
    const seed = Date.now() % 2 ** 31;
    for (let done = 0; done < count; done += BATCH) {
      const size = Math.min(BATCH, count - done);
      const target = { port: gateway.port, db, now: Date.now };
      const { findings, statuses } = await fuzz(target, size, seed + done);
      if (findings.length > 0) throw new Error(`seed ${seed + done}\n${findings.join('\n\n')}`);
      const tally = [...statuses].toSorted(([one], [other]) => one - other);
      say(
        `${done + size} requests, none amiss: ${tally.map((pair) => pair.join(' × ')).join(', ')}`,
      );
    }
  } finally {
    await db.destroy();
    await gateway.stop();
    for (const folder of [state, sites.folder]) await rm(folder, { recursive: true, force: true });
  }
}

export const long: Long = {
  about: 'random requests from the OpenAPI document, by every kind of caller',
  count: 100_000,
  run,
};
