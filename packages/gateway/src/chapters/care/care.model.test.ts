import * as fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkInvariants } from '../../kernel/database/invariants.ts';
import { openDatabase } from '../../kernel/database/pool.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { loadMerchants } from '../../kernel/sites/merchants.ts';
import { counted } from '../../testing/counts.ts';
import { createDatabase } from '../../testing/gateway.ts';
import { writeSites } from '../../testing/sites.ts';
import { everyChapter } from '../all.ts';
import { Ground } from './testing/ground.ts';
import { history } from './testing/history.ts';

let db: Kysely<Database>;
let ground: Ground;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {});
  const [aurora] = loadMerchants(writeSites().file);
  if (aurora === undefined) throw new Error('there is no merchant');
  ground = new Ground(db, aurora);
});
afterAll(() => db.destroy());

it('does what plain maps say it should, over midnights, weeks and clocks that are moved', async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      steps += await ground.play(one);
    }),
    { numRuns: counted(15, 500) },
  );
  expect(steps).toBeGreaterThan(100);
  const invariants = everyChapter.flatMap(({ invariants: all = [] }) => all);
  const reports = await checkInvariants(db, invariants, null);
  expect(reports.map(({ breaches }) => breaches)).toEqual(reports.map(() => []));
});

it('asks nothing of a bonus that ran out while nobody played', async () => {
  const bet = { do: 'bet', amount: 900n } as const;
  const steps = await ground.play({
    zone: 'Asia/Manila',
    begins: '2026-08-30T23:59:00Z',
    breakMinutes: 0,
    mostStake: undefined,
    excludes: false,
    steps: [
      { do: 'grant', amount: 500n, times: 3n, cap: 900n, days: 1, most: 500n, weight: 100n },
      // Too much for its terms, until they are nobody's.
      bet,
      { do: 'wait', minutes: 1_500 },
      bet,
    ],
  });
  expect(steps).toBe(4);
});
