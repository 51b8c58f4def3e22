import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demoExtras } from '../../../packages/demo/src/index.ts';
import { everyChapter } from '../../../packages/gateway/src/chapters/all.ts';
import { startGateway } from '../../../packages/gateway/src/gateway.ts';
import { readConfig } from '../../../packages/gateway/src/kernel/config/config.ts';
import { checkInvariants } from '../../../packages/gateway/src/kernel/database/invariants.ts';
import { openPool } from '../../../packages/gateway/src/kernel/database/pool.ts';
import { ownerUrl } from '../../../packages/gateway/src/testing/servers/owner.ts';
import { writeSites } from '../../../packages/gateway/src/testing/sites.ts';
import { layRounds } from '../../../packages/gateway/src/testing/volume/lay-rounds.ts';
import type { Row } from './bench.ts';

/** Bets, their wins and two sides of each: a little more than a million entries. */
const ROUNDS = 390_000;
const KEPT = join(import.meta.dirname, '../../../dist/bench/books');

const invariants = everyChapter.flatMap((chapter) => chapter.invariants ?? []);

/** All invariants over a site that was laid down once, by the database itself. */
export async function measureBooks(): Promise<Row[]> {
  await mkdir(KEPT, { recursive: true });
  const sites = writeSites();
  const gateway = await startGateway({
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    sites: sites.file,
    state: KEPT,
    databaseUrl: undefined,
    extras: demoExtras,
    logLevel: 'silent',
  });
  const { db } = openPool(ownerUrl(KEPT, gateway.databaseUrl), () => {}, {
    size: 1,
    isUnhurried: true,
  });
  try {
    const count = async (): Promise<number> => {
      const { entries } = await db
        .selectFrom('ledger_entry')
        .select((its) => its.fn.countAll<bigint>().as('entries'))
        .executeTakeFirstOrThrow();
      return Number(entries);
    };
    if ((await count()) < 1_000_000) {
      console.error(`Laying down ${ROUNDS} rounds; this is done once.`);
      await layRounds(db, ROUNDS);
    }
    const began = performance.now();
    const reports = await checkInvariants(db, invariants, null);
    const seconds = (performance.now() - began) / 1_000;
    const broken = reports.filter(({ total }) => total > 0).map(({ name }) => name);
    if (broken.length > 0) throw new Error(`${broken.join(', ')} did not hold`);
    return [
      { name: 'entries in large books', value: await count(), unit: '' },
      { name: 'all invariants over them', value: seconds, unit: 's', bar: '< 10 s' },
    ];
  } finally {
    await db.destroy();
    await gateway.stop();
  }
}
