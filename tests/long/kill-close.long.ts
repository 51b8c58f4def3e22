import * as fc from 'fast-check';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { everyChapter } from '../../packages/gateway/src/chapters/all.ts';
import { Grove } from '../../packages/gateway/src/chapters/agents/testing/grove.ts';
import { forestLives } from '../../packages/gateway/src/chapters/agents/testing/life.ts';
import { LivingForest } from '../../packages/gateway/src/chapters/agents/testing/living.ts';
import { prepareTold, untold } from '../../packages/gateway/src/chapters/agents/testing/told.ts';
import { checkInvariants } from '../../packages/gateway/src/kernel/database/invariants.ts';
import { daysOn, nextDay, startOfDay } from '../../packages/gateway/src/kernel/time/days.ts';
import { KilledPair } from './kill-close/pair.ts';
import type { Long } from './run.ts';
import { withTables } from './tables.ts';

const invariants = everyChapter.flatMap((chapter) => chapter.invariants ?? []);

const FORESTS = 40;
/** Before today: as many of them are lived as the kills take. */
const DAYS = 40;
const HOUR = 3_600_000;
/** So long after the last kill a day is closed, or something never will be. */
const PATIENCE = 10 * 60_000;

/** Kills until the work is done, or as often as it may; the milliseconds from the last kill to the end. */
async function killWhile(pair: KilledPair, most: number, work: Promise<unknown>): Promise<number> {
  const its = { end: 0 };
  const ends = work.finally(() => (its.end = performance.now()));
  ends.catch(() => {});
  let last = performance.now();
  while (its.end === 0 && pair.kills < most) {
    await pair.killOne();
    last = pair.lastKill;
  }
  await ends;
  return Math.max(0, its.end - last);
}

async function untilClosed(grove: Grove, days: number): Promise<void> {
  for (const began = performance.now(); ;) {
    const closes = await grove.closer.closes();
    const stopped = closes.find(({ state }) => state === 'stopped');
    if (stopped !== undefined) throw new Error(`${stopped.period}: ${stopped.problem}`);
    if (closes.filter(({ state }) => state === 'closed').length === days) return;
    if (performance.now() - began > PATIENCE) throw new Error(`day ${days} is not closed`);
    await delay(10);
  }
}

async function run(count: number, say: (line: string) => void, given?: number): Promise<void> {
  const seed = given ?? Math.floor(Math.random() * 2 ** 31);
  say(`--seed=${seed} has the same forests again`);
  const lives = fc.sample(forestLives(DAYS), { numRuns: FORESTS, seed });
  const forests = lives.map((one) => new LivingForest(one));
  const first = daysOn(new Date().toISOString().slice(0, 10), -DAYS);
  await withTables(async (db, databaseUrl) => {
    await prepareTold(db);
    const grove = new Grove(db, 'kills', first, Math.random);
    await grove.plant(forests);
    const { merchant } = grove.closer;
    const noon = (day: string) => startOfDay(merchant.timeZone, day) + 12 * HOUR;
    const pair = new KilledPair(databaseUrl, merchant, noon(first));
    let longest = 0;
    const killed = { folds: 0, closes: 0 };
    try {
      await pair.open();
      for (let place = 0; place < DAYS && pair.kills < count; place += 1) {
        const before = pair.kills;
        await killWhile(
          pair,
          count,
          grove.play(place, () => delay(150)),
        );
        const folded = pair.kills;
        pair.setClock(noon(nextDay(grove.dayAt(place))));
        longest = Math.max(longest, await killWhile(pair, count, untilClosed(grove, place + 1)));
        killed.folds += folded - before;
        killed.closes += pair.kills - folded;
        const found = [...(await grove.differences(place)), ...(await untold(db))];
        if (found.length > 0) throw new Error(found.slice(0, 5).join('\n'));
        say(
          `day ${place + 1}: ${killed.folds} kills of folds and ${killed.closes} of closes so far, no difference; load ${loadavg()[0]?.toFixed(1)}`,
        );
      }
    } finally {
      pair.close();
    }
    const broken = (await checkInvariants(db, invariants, null)).filter(({ total }) => total > 0);
    if (broken.length > 0) throw new Error(JSON.stringify(broken, null, 2));
    say(
      `all books hold; the longest silence after the last kill of a day was ${(longest / 1_000).toFixed(1)} s`,
    );
  });
}

export const long: Long = {
  about:
    'two gateways fold and close days of agents, and are killed at any moment; all pays are those of plain recursion',
  count: 200,
  run,
};
