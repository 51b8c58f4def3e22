import * as fc from 'fast-check';
import { everyChapter } from '../../packages/gateway/src/chapters/all.ts';
import { Ground } from '../../packages/gateway/src/chapters/care/testing/ground.ts';
import { history } from '../../packages/gateway/src/chapters/care/testing/history.ts';
import { checkInvariants } from '../../packages/gateway/src/kernel/database/invariants.ts';
import { loadMerchants } from '../../packages/gateway/src/kernel/sites/merchants.ts';
import { writeSites } from '../../packages/gateway/src/testing/sites.ts';
import { withGateway, type Target } from './gateway.ts';
import type { Long } from './run.ts';

const invariants = everyChapter.flatMap((chapter) => chapter.invariants ?? []);

/** So often all the books are reckoned anew. */
const EVERY = 500;

async function reckon({ db }: Target): Promise<void> {
  const broken = (await checkInvariants(db, invariants, null)).filter(({ total }) => total > 0);
  if (broken.length > 0) throw new Error(JSON.stringify(broken, null, 2));
}

async function run(count: number, say: (line: string) => void, given?: number): Promise<void> {
  const seed = given ?? Math.floor(Math.random() * 2 ** 31);
  say(`--seed=${seed} has the same histories again`);
  const [merchant] = loadMerchants(writeSites().file);
  if (merchant === undefined) throw new Error('there is no merchant');
  await withGateway(async (target) => {
    const ground = new Ground(target.db, merchant);
    let [histories, steps] = [0, 0];
    await fc.assert(
      fc.asyncProperty(history, async (one) => {
        steps += await ground.play(one);
        histories += 1;
        if (histories % EVERY !== 0) return;
        await reckon(target);
        say(`${histories} histories of ${steps} steps, no difference, all books hold`);
      }),
      { numRuns: count, seed },
    );
    await reckon(target);
    say(`${histories} histories of ${steps} steps, no difference, all books hold`);
  });
}

export const long: Long = {
  about: 'histories of bets, wins, limits and bars beside a model of the rules in plain maps',
  count: 10_000,
  run,
};
