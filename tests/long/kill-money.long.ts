import { setTimeout as delay } from 'node:timers/promises';
import { loadavg } from 'node:os';
import { openDatabase } from '../../packages/gateway/src/kernel/database/pool.ts';
import { median } from '../bench/support/measure.ts';
import { compareBooks, requireOrders, untilSettled } from './kill-money/books.ts';
import { Payer, Unheard } from './kill-money/payer.ts';
import { PAYEE, Stage, type Victim } from './kill-money/stage.ts';
import type { Long } from './run.ts';

/** Of the demo: those who may pay in and out. */
const ACCOUNTS = ['marisol88', 'luis2026x', 'amihan_team'];
/** Every fifth time it is not the platform; of those, every other the database. */
const victims: readonly Victim[] = [
  'gateway',
  'gateway',
  'gateway',
  'gateway',
  'provider',
  'gateway',
  'gateway',
  'gateway',
  'gateway',
  'postmaster',
];
/** So often there is silence, and the books are compared. */
const EVERY = 25;

/** Orders until it is told to rest. What the provider is told to do next is one at a time. */
async function pay(payers: readonly Payer[], isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const payer = payers[turn % payers.length];
    try {
      await payer?.order();
    } catch (error) {
      if (!(error instanceof Unheard)) throw error;
      await delay(50);
    }
  }
}

async function run(count: number, say: (line: string) => void): Promise<void> {
  const stage = new Stage();
  const began = Date.now();
  const back = new Map<Victim, number[]>();
  let [longest, moved] = [0, 0];
  try {
    await stage.open();
    const payers = ACCOUNTS.map((account) => new Payer(stage, account));
    for (const payer of payers) await payer.prepare(PAYEE);
    for (let turn = 0; turn < count;) {
      let over = false;
      const paying = pay(payers, () => over);
      const settled = paying.catch(() => undefined);
      const round = Math.min(EVERY, count - turn);
      for (let time = 0; time < round; time += 1, turn += 1) {
        await Promise.race([delay(50 + Math.random() * 1_450), settled]);
        const victim = victims[turn % victims.length] ?? 'gateway';
        back.set(victim, [...(back.get(victim) ?? []), await stage.kill(victim)]);
      }
      over = true;
      await paying;
      const db = openDatabase(stage.databaseUrl, () => {}, 2);
      try {
        const wait = await untilSettled(db);
        longest = Math.max(longest, wait);
        moved = await compareBooks(stage, db, began);
        for (const { deposits, payouts } of payers) {
          await requireOrders(db, 'deposit_order', deposits);
          await requireOrders(db, 'payout', payouts);
        }
        const sum = (of: (payer: Payer) => number) =>
          payers.reduce((so, payer) => so + of(payer), 0);
        const { given } = await db
          .selectFrom('bonus_grant')
          .select((its) => its.fn.countAll<bigint>().as('given'))
          .executeTakeFirstOrThrow();
        const orders = `${sum((one) => one.deposits.size)} deposits and ${sum((one) => one.payouts.size)} payouts, ${given} bonuses`;
        say(
          `${turn} kills, ${orders}, ${moved} movements the same in both books; silent after ${(wait / 1_000).toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`,
        );
      } finally {
        await db.destroy();
      }
    }
  } finally {
    await stage.close();
  }
  for (const [victim, times] of back) {
    say(
      `${victim}: ${times.length} times, ready again after ${median(times).toFixed(0)} ms (median), ${Math.max(...times).toFixed(0)} ms (longest)`,
    );
  }
  say(`the longest wait for silence was ${(longest / 1_000).toFixed(1)} s`);
}

export const long: Long = {
  about:
    'money comes and goes while platform, provider and database are killed, and both books are the same',
  count: 200,
  run,
};
