import {
  closePast,
  dayBefore,
  dayIn,
  type Merchant,
  nextDay,
  startOfDay,
  type Tx,
} from '@livery/gateway/extras';
import type { DemoBooks, NumberedMovement } from './ledger.ts';

const MINUTE = 60_000;
/** After midnight, as gateways do it. */
const CLOSES_AFTER = 16 * MINUTE;
/** Days between two times that agents are paid out what closes paid them. */
const PAID_OUT_EVERY = 7;

interface Closing {
  readonly merchant: Merchant;
  readonly books: DemoBooks;
  /** The members’ numbers, in the order of the players. */
  readonly ids: readonly bigint[];
  /** The places of those whom closes pay. */
  readonly earners: ReadonlySet<number>;
  /** What happened in their wallets; everything else is posted already. */
  readonly waiting: readonly NumberedMovement[];
}

/**
 * Each day up to yesterday through the real close. What closes pay comes between
 * what else happened in the wallets of agents, so that each holds together; it is
 * paid out again, so that they have what they are said to have.
 */
export async function closeDays(
  tx: Tx,
  { merchant, books, ids, earners, waiting }: Closing,
  first: string,
  now: number,
): Promise<void> {
  const { code, timeZone } = merchant;
  const last = dayBefore(dayIn(timeZone, now));
  let [posted, turn, since] = [0, 0, first];
  const postUntil = async (at: number) => {
    const end = waiting.findIndex((one) => one.at > at);
    const next = waiting.slice(posted, end === -1 ? undefined : end);
    posted += next.length;
    if (next.length > 0) await books.post(next);
  };
  for (let day = first; day <= last; day = nextDay(day)) {
    const at = Math.min(startOfDay(timeZone, nextDay(day)) + CLOSES_AFTER, now);
    await postUntil(at);
    await closePast(tx, merchant, day, at);
    turn += 1;
    if (turn % PAID_OUT_EVERY !== 0 && day !== last) continue;
    const pays = await paidSince(tx, code, since);
    since = nextDay(day);
    const out = [...earners].flatMap((player) => {
      const amount = pays.get(ids[player] ?? 0n) ?? 0n;
      const way = { from: 'cash', to: 'house' } as const;
      return amount > 0n ? [{ player, kind: 'withdraw', at: at + 1_000, ...way, amount }] : [];
    });
    if (out.length > 0) await books.post(await books.add(out));
  }
  await postUntil(Infinity);
}

/** By the closes of the days from one on. */
async function paidSince(
  tx: Tx,
  merchant: string,
  day: string,
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await tx
    .selectFrom('agent_pay')
    .select(({ fn }) => ['member_id', fn.sum<string>('net').as('net')])
    .where('merchant', '=', merchant)
    .where('period', '>=', day)
    .where('state', '=', 'paid')
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ member_id, net }) => [member_id, BigInt(net)]));
}
