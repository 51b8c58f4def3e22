import type { Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, startOfDay } from '../../../kernel/time/days.ts';
import { windowOf, type LimitPeriod } from '../../../kernel/time/periods.ts';
import { findGuard } from '../guard/guard.ts';
import { stretchOf } from '../guard/stretch.ts';
import { timeInPlay } from '../totals/store.ts';
import { depositSums } from './deposits.ts';
import { stakeRules } from './stakes.ts';
import { pendingOf, rulesOf, type LimitRule } from './store.ts';

export interface CareView {
  readonly db: Kysely<Database>;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly now: number;
}

export type ShownLimit = Reply<'responsiblePlay'>['limits'][number];

/** A member’s limits, with what is left of each. */
export async function shownLimits(looked: CareView): Promise<ShownLimit[]> {
  const { db, merchant, memberId, now } = looked;
  const rules = await rulesOf(db, { merchant: merchant.code, memberId });
  const stakes = await stakeRules(db, merchant, memberId, now);
  return Promise.all(
    rules.map(async (rule) => {
      const staked = stakes.find(
        ({ kind, period }) => kind === rule.kind && period === rule.period,
      );
      return shownLimit(looked, rule, staked?.used ?? (await usedOf(looked, rule)));
    }),
  );
}

export async function shownOne(
  looked: CareView,
  { id }: Pick<LimitRule, 'id'>,
): Promise<ShownLimit> {
  const found = (await shownLimits(looked)).find((one) => one.id === id.toString());
  if (found === undefined) throw new Error('a limit went while it was looked at');
  return found;
}

function shownLimit({ merchant, now }: CareView, rule: LimitRule, used: bigint): ShownLimit {
  const { kind, period, amount } = rule;
  const write = (value: bigint) =>
    kind === 'time' ? value.toString() : toDecimal(value, merchant.currency);
  const pending = pendingOf(rule, now);
  return {
    id: rule.id.toString(),
    type: kind,
    period,
    amount: write(amount),
    ...(kind !== 'stake' && {
      used: write(used),
      room: write(amount > used ? amount - used : 0n),
    }),
    ...(isCounted(period) && { resetAt: windowOf(merchant.timeZone, period, now).resetAt }),
    setBy: rule.set_by,
    ...(pending !== undefined && {
      pending: {
        amount: pending.amount === null ? null : write(pending.amount),
        effectiveAt: pending.from.getTime(),
        confirmBy: pending.until.getTime(),
      },
    }),
  };
}

const isCounted = (period: LimitRule['period']): period is LimitPeriod =>
  period === '24h' || period === '7d' || period === '1m';

/** Of what stakes say nothing of: deposits, and time. */
async function usedOf(looked: CareView, { kind, period }: LimitRule): Promise<bigint> {
  const { db, merchant, memberId, now } = looked;
  if (kind === 'deposit' && isCounted(period)) {
    const sums = await depositSums(db, merchant, memberId, now);
    return sums[period] + sums.reserved;
  }
  if (kind !== 'time') return 0n;
  if (period === '24h') {
    const from = startOfDay(merchant.timeZone, dayIn(merchant.timeZone, now));
    return wholeMinutes(await timeInPlay(db, merchant.code, memberId, from, now));
  }
  const stretch = stretchOf(await findGuard(db, merchant.code, memberId), now);
  return stretch === undefined ? 0n : wholeMinutes(now - stretch.startedAt);
}

const wholeMinutes = (milliseconds: number): bigint => BigInt(Math.floor(milliseconds / 60_000));
