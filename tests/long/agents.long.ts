import * as fc from 'fast-check';
import { loadavg } from 'node:os';
import { everyChapter } from '../../packages/gateway/src/chapters/all.ts';
import { forestLives } from '../../packages/gateway/src/chapters/agents/testing/life.ts';
import { LivingForest } from '../../packages/gateway/src/chapters/agents/testing/living.ts';
import { Grove } from '../../packages/gateway/src/chapters/agents/testing/grove.ts';
import { strangersRead } from '../../packages/gateway/src/chapters/agents/testing/reader.ts';
import { checkInvariants } from '../../packages/gateway/src/kernel/database/invariants.ts';
import { daysOn } from '../../packages/gateway/src/kernel/time/days.ts';
import type { Long } from './run.ts';
import { withTables, type OpenTables } from './tables.ts';

const invariants = everyChapter.flatMap((chapter) => chapter.invariants ?? []);

/** Forests that stand at one site. */
const AT_ONCE = 60;
const DAYS = 3;
/** So many sites between two times that all books are reckoned anew. */
const EVERY = 10;

async function reckon(db: OpenTables): Promise<void> {
  const broken = (await checkInvariants(db, invariants, null)).filter(({ total }) => total > 0);
  if (broken.length > 0) throw new Error(JSON.stringify(broken, null, 2));
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function tryGrove(grove: Grove, forests: readonly LivingForest[]): Promise<void> {
  await grove.plant(forests);
  const found: string[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const lived = await grove.live(day);
    found.push(...(await grove.differences(day)));
    found.push(...(await strangersRead(grove, lived)));
  }
  found.push(...(await grove.endings()));
  if (found.length > 0) throw new Error(found.slice(0, 5).join('\n'));
}

async function run(count: number, say: (line: string) => void, given?: number): Promise<void> {
  const seed = given ?? Math.floor(Math.random() * 2 ** 31);
  say(`--seed=${seed} has the same forests again`);
  const forests = fc
    .sample(forestLives(DAYS), { numRuns: count, seed })
    .map((one) => new LivingForest(one));
  const random = randomFrom(seed);
  const first = daysOn(new Date().toISOString().slice(0, 10), -DAYS);
  await withTables(async (db) => {
    const began = performance.now();
    for (let done = 0, site = 1; done < count; site += 1) {
      const some = forests.slice(done, done + AT_ONCE);
      await tryGrove(new Grove(db, `grove-${site}`, first, random), some);
      done += some.length;
      if (site % EVERY !== 0 && done < count) continue;
      await reckon(db);
      const seconds = (performance.now() - began) / 1_000;
      say(
        `${done} forests of ${DAYS} days, no difference, all books hold; ${(done / seconds).toFixed(1)} forests a second; load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
  });
  const sum = (of: (forest: LivingForest) => number) =>
    forests.reduce((so, one) => so + of(one), 0);
  const days = (of: (day: LivingForest['days'][number]) => unknown) =>
    sum((one) => one.days.filter((day) => of(day) !== undefined).length);
  say(
    `${sum((one) => one.parents.length)} members, ${sum((one) => one.days.reduce((so, { rounds }) => so + rounds.length, 0))} rounds, ${days(({ move }) => move)} moves, ${days(({ rate }) => rate)} new rates, ${days(({ correction }) => correction)} corrections`,
  );
}

export const long: Long = {
  about:
    'forests of agents live through days of play, moves, new rates and corrections, beside plain recursion',
  count: 3_000,
  run,
};
