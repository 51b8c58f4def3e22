import { loadavg, tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { closeDays } from '../../packages/gateway/src/chapters/agents/close/close.ts';
import { foldOpenDays } from '../../packages/gateway/src/chapters/agents/fold/fold.ts';
import { isInLine } from '../../packages/gateway/src/chapters/agents/lineage/line.ts';
import {
  behindCounter,
  countersOf,
} from '../../packages/gateway/src/chapters/agents/reports/counters.ts';
import { teamSums } from '../../packages/gateway/src/chapters/agents/reports/figures.ts';
import { countTurnover } from '../../packages/gateway/src/chapters/agents/turnover/count.ts';
import { startEmbedded } from '../../packages/gateway/src/kernel/database/embedded/embedded.ts';
import { migrate } from '../../packages/gateway/src/kernel/database/migrate.ts';
import { openPool } from '../../packages/gateway/src/kernel/database/pool.ts';
import { transact } from '../../packages/gateway/src/kernel/database/transact.ts';
import type { AccountEvents } from '../../packages/gateway/src/kernel/events.ts';
import { loadMerchants, type Merchant } from '../../packages/gateway/src/kernel/sites/merchants.ts';
import {
  dayBefore,
  dayIn,
  daysOn,
  startOfDay,
} from '../../packages/gateway/src/kernel/time/days.ts';
import { writeSites } from '../../packages/gateway/src/testing/sites.ts';
import { layLines } from '../../packages/gateway/src/testing/volume/lay-lines.ts';
import type { Bench, MeasureRequest, Row } from './support/bench.ts';
import { measureLeafTotals } from './support/leaf-totals.ts';
import { atLeastOf } from './support/measure.ts';

const MEMBERS = 1_000_000;
const ASKED = 400;
const CHANGED = 1_000;
const MERCHANT = 'lines';
const HOUR = 3_600_000;
/** For how long it is looked how far sums are behind, in milliseconds. */
const PLAYED = 60_000;
/** Bets of a transaction, and as many milliseconds until the next: a thousand a second. */
const AT_ONCE = 100;
/** Between two looks of a gateway. */
const LOOK = 10_000;

type Db = ReturnType<typeof openPool>['db'];

interface Site {
  readonly db: Db;
  readonly merchant: Merchant;
  readonly day: string;
  readonly members: number;
}

/** Lines in a PostgreSQL of their own, gone afterwards. */
async function withLines<T>(members: number, work: (site: Site) => Promise<T>): Promise<T> {
  const sites = writeSites();
  const base = loadMerchants(sites.file).find(({ code }) => code === 'aurora');
  if (base === undefined) throw new Error('there is no aurora');
  const merchant = Object.assign({}, base, { code: MERCHANT, timeZone: 'Asia/Manila' });
  const state = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const server = await startEmbedded(state, () => {});
  const { db } = openPool(server.ownerUrl, () => {}, { size: 4, isUnhurried: true });
  try {
    await migrate(db);
    const day = dayBefore(dayIn(merchant.timeZone, Date.now()));
    console.error(`Laying down lines of ${members} members.`);
    await layLines(db, { merchant: MERCHANT, members, day });
    return await work({ db, merchant, day, members });
  } finally {
    await db.destroy();
    await server.stop();
    for (const folder of [state, sites.folder]) await rm(folder, { recursive: true, force: true });
  }
}

const untold = () => Promise.resolve();
const megabytes = (bytes: number): number => bytes / 1024 ** 2;
/** The first is the top of by far the largest line; the next two hundred lead many. */
const agent = (turn: number): bigint => BigInt(1 + (turn % 200));

/** The close of the day, and how much memory this process had through it. */
async function measureClose({ db, merchant, day }: Site): Promise<readonly Row[]> {
  const events = { ownerTold: untold } as unknown as AccountEvents;
  const live = { publish: () => {} } as never;
  const one = startOfDay(merchant.timeZone, daysOn(day, 1)) + HOUR - Date.now();
  const clock = () => Date.now() + one;
  const memory = [process.memoryUsage.rss()];
  const watch = setInterval(() => memory.push(process.memoryUsage.rss()), 100);
  const began = performance.now();
  await foldOpenDays(db, MERCHANT);
  const folded = performance.now();
  await closeDays({ db, events, live, clock }, merchant);
  const ended = performance.now();
  clearInterval(watch);
  const close = await db
    .selectFrom('agent_close')
    .select(['state', 'problem', 'figures'])
    .where('merchant', '=', MERCHANT)
    .executeTakeFirstOrThrow();
  if (close.state !== 'closed') throw new Error(`the day is ${close.state}: ${close.problem}`);
  const leaves = await count(db, 'turnover_day');
  const paid = await count(db, 'agent_pay');
  return [
    { name: 'rows of members on the day', value: leaves, unit: '' },
    { name: 'first fold of all of them', value: (folded - began) / 1_000, unit: 's' },
    { name: 'who is paid', value: paid, unit: '' },
    { name: 'close of the day', value: (ended - folded) / 60_000, unit: 'min', bar: '<= 5 min' },
    { name: 'memory before it', value: megabytes(memory[0] ?? 0), unit: 'MB' },
    { name: 'memory at most', value: megabytes(Math.max(...memory)), unit: 'MB' },
  ];
}

async function count(db: Db, table: 'turnover_day' | 'agent_pay'): Promise<number> {
  const { all } = await db
    .selectFrom(table)
    .select((its) => its.fn.countAll<bigint>().as('all'))
    .where('merchant', '=', MERCHANT)
    .executeTakeFirstOrThrow();
  return Number(all);
}

/** So slow that of a hundred one is slower. */
async function slowest(ask: (turn: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < ASKED; turn += 1) {
    const began = performance.now();
    await ask(turn);
    taken.push(performance.now() - began);
  }
  return atLeastOf(taken, 0.99);
}

async function measureReads({ db, merchant, day, members }: Site): Promise<readonly Row[]> {
  const now = startOfDay(merchant.timeZone, day) + 20 * HOUR;
  const days = Array.from({ length: 31 }, (_, back) => daysOn(day, -back));
  const one = { startDate: day, endDate: day };
  const counters = await slowest((turn) =>
    countersOf(db, { merchant, agentId: agent(turn), now }, one),
  );
  const sums = await slowest((turn) =>
    teamSums(db, { merchant: MERCHANT, memberId: agent(turn), days }),
  );
  const page = await slowest((turn) =>
    behindCounter(db, { merchant, agentId: 1n, now }, 'B', {
      ...one,
      pageNo: 1 + (turn % 20),
      pageSize: 25,
    }),
  );
  const inLine = await slowest((turn) =>
    isInLine(db, MERCHANT, 1n, BigInt(1 + ((turn * 7_919) % members))),
  );
  return [
    { name: 'four figures of a day, p99', value: counters, unit: 'ms', bar: '< 50 ms' },
    { name: 'sums of 31 days, p99', value: sums, unit: 'ms', bar: '< 50 ms' },
    { name: 'page of 25 who bet, largest line, p99', value: page, unit: 'ms', bar: '< 50 ms' },
    { name: 'is somebody in my line, p99', value: inLine, unit: 'ms', bar: '< 5 ms' },
  ];
}

/** What is played on the next day, and how long its sums take. */
async function measureFold({ db, day, members }: Site): Promise<readonly Row[]> {
  const next = daysOn(day, 1);
  const taken: number[] = [];
  let rounds = 0n;
  for (let turn = 0; turn < 5; turn += 1) {
    await transact(db, async (tx) => {
      for (let place = 0; place < CHANGED; place += 1) {
        rounds += 1n;
        await countTurnover(tx, {
          merchant: MERCHANT,
          memberId: BigInt(1 + ((place * 613 + turn) % members)),
          gameType: 'RNG',
          roundId: rounds,
          day: next,
          stake: 100n,
          bonus: 0n,
          win: 0n,
        });
      }
    });
    const began = performance.now();
    await foldOpenDays(db, MERCHANT);
    taken.push(performance.now() - began);
  }
  const value = atLeastOf(taken, 0.5);
  return [{ name: 'fold of 1,000 changed rows', value, unit: 'ms', bar: '< 200 ms' }];
}

/** How far sums are behind play, as long as it goes on: from a look that missed a bet to the end of the next one. */
async function measureLag({ db, day, members }: Site): Promise<readonly Row[]> {
  const next = daysOn(day, 1);
  const until = performance.now() + PLAYED;
  let rounds = 1_000_000n;
  const write = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now();
      await transact(db, async (tx) => {
        for (let place = 0; place < AT_ONCE; place += 1) {
          rounds += 1n;
          await countTurnover(tx, {
            merchant: MERCHANT,
            memberId: BigInt(1 + Number((rounds * 7_919n) % BigInt(members))),
            gameType: 'RNG',
            roundId: rounds,
            day: next,
            stake: 100n,
            bonus: 0n,
            win: 0n,
          });
        }
      });
      await delay(Math.max(0, AT_ONCE - (performance.now() - began)));
    }
  };
  let lag = 0;
  const fold = async (): Promise<void> => {
    for (let before = performance.now(); performance.now() < until;) {
      await delay(LOOK);
      const began = performance.now();
      await foldOpenDays(db, MERCHANT);
      lag = Math.max(lag, performance.now() - before);
      before = began;
    }
  };
  const first = rounds;
  await Promise.all([write(), fold()]);
  return [
    {
      name: 'bets that counted meanwhile',
      value: Number(rounds - first) / (PLAYED / 1_000),
      unit: '/s',
    },
    { name: 'sums behind them, at most', value: lag / 1_000, unit: 's', bar: '< 15 s' },
  ];
}

export const bench: Bench = {
  about: 'lines of a million members of twelve levels: a close, a fold, and what agents read',
  async measure({ rounds: members = MEMBERS }: MeasureRequest = {}) {
    const bets = await measureLeafTotals();
    return withLines(members, async (site) => {
      const rows = [...bets, ...(await measureClose(site)), ...(await measureReads(site))];
      rows.push(...(await measureFold(site)), ...(await measureLag(site)));
      return [...rows, { name: 'load of the machine', value: loadavg()[0] ?? 0, unit: '' }];
    });
  },
};
