import * as fc from 'fast-check';
import { loadavg } from 'node:os';
import { everyChapter } from '../../packages/gateway/src/chapters/all.ts';
import { MoneyGround } from '../../packages/gateway/src/chapters/cashier/testing/ground.ts';
import { moneyHistory } from '../../packages/gateway/src/chapters/cashier/testing/history.ts';
import { checkInvariants } from '../../packages/gateway/src/kernel/database/invariants.ts';
import { loadMerchants } from '../../packages/gateway/src/kernel/sites/merchants.ts';
import { writeSites } from '../../packages/gateway/src/testing/sites.ts';
import type { Long } from './run.ts';
import { withTables, type OpenTables } from './tables.ts';

const invariants = everyChapter.flatMap((chapter) => chapter.invariants ?? []);

/** So often all the books are reckoned anew. */
const EVERY = 500;

async function reckon(db: OpenTables): Promise<void> {
  const broken = (await checkInvariants(db, invariants, null)).filter(({ total }) => total > 0);
  if (broken.length > 0) throw new Error(JSON.stringify(broken, null, 2));
}

async function run(count: number, say: (line: string) => void, given?: number): Promise<void> {
  const seed = given ?? Math.floor(Math.random() * 2 ** 31);
  say(`--seed=${seed} has the same histories again`);
  const [merchant] = loadMerchants(writeSites().file);
  if (merchant === undefined) throw new Error('there is no merchant');
  await withTables(async (db) => {
    const ground = new MoneyGround(db, merchant);
    const began = performance.now();
    let [histories, steps] = [0, 0];
    const report = async (): Promise<void> => {
      await reckon(db);
      const seconds = (performance.now() - began) / 1_000;
      say(
        `${histories} histories of ${steps} steps, no difference, all books hold; ${(steps / seconds).toFixed(0)} steps a second; load ${loadavg()[0]?.toFixed(1)}`,
      );
    };
    await fc.assert(
      fc.asyncProperty(moneyHistory, async (one) => {
        steps += await ground.play(one);
        histories += 1;
        if (histories % EVERY === 0) await report();
      }),
      { numRuns: count, seed },
    );
    await report();
    for (const [what, times] of [...ground.tally].toSorted(([one], [other]) =>
      one.localeCompare(other),
    )) {
      say(`${what}: ${times}`);
    }
  });
}

export const long: Long = {
  about:
    'histories of bets, limits, bars, deposits, payouts and what providers tell, beside a model of the rules in plain maps',
  count: 10_000,
  run,
};
