import type { Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, nextDay } from '../../../kernel/time/days.ts';
import { accountKey } from '../../member/index.ts';
import { agentSettings } from '../settings.ts';
import { percentOf, ppmOf } from './percent.ts';
import { ratesOn } from './read.ts';
import { setRates, type RateFault, type Rates } from './set.ts';

interface Agent {
  readonly merchant: Merchant;
  readonly agentId: bigint;
  readonly now: number;
}

/** What is asked for in millionths; of a category that pays nothing here, nothing is nothing new. */
export function ratesAsked(
  percents: Readonly<Record<string, string>>,
  ceilings: Readonly<Record<string, number>>,
): Rates {
  const all = Object.entries(percents).map(([category, percent]) => [
    category,
    ppmOf(percent) ?? 0,
  ]);
  return Object.fromEntries(
    all.filter(([category = '', ppm]) => ppm !== 0 || Object.hasOwn(ceilings, category)),
  ) as Rates;
}

/** Nobody is in no line. */
const NOBODY = -1n;

/** Rates of a direct downline from tomorrow on. Said twice it is said once. */
export async function orderRates(
  db: Kysely<Database>,
  { merchant, agentId, now }: Agent,
  account: string,
  percents: Readonly<Record<string, string>>,
): Promise<Reply<'setRebate'>> {
  const { code } = merchant;
  const { ceilings } = await agentSettings(db, code);
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', code)
    .where('account_key', '=', accountKey(account))
    .executeTakeFirst();
  const memberId = row?.id ?? NOBODY;
  const asked = ratesAsked(percents, ceilings);
  const done = await transact(db, async (tx) => {
    const effectiveDay = nextDay(dayIn(merchant.timeZone, now));
    const before = await ratesOn(tx, code, memberId, effectiveDay);
    const rates = Object.fromEntries(
      Object.entries(asked).filter(([category, ppm]) => ppm !== (before[category] ?? 0)),
    );
    const order = { memberId, upline: agentId, rates, by: agentId.toString(), now };
    return setRates(tx, merchant, order);
  });
  if ('code' in done) throw rateRefusal(done);
  return done;
}

/** With the last rate that would have been taken. */
export function rateRefusal(fault: RateFault): Refusal {
  if (fault.code === 'rate.not_direct') return new Refusal('user.missing');
  const { category: type } = fault;
  if (fault.code === 'rate.step') {
    return new Refusal('request.invalid', {
      errors: [{ field: `rates.${type}`, code: 'multipleOf' }],
    });
  }
  const value =
    fault.code === 'rebate.above_own'
      ? { type, most: percentOf(fault.most) }
      : { type, least: percentOf(fault.least) };
  return new Refusal(fault.code, { value });
}

/** What the agent has, of each category that pays anything here. */
export async function ownRates(
  db: Kysely<Database>,
  { merchant: { code, timeZone }, agentId, now }: Agent,
): Promise<Reply<'rebateSettings'>> {
  const today = dayIn(timeZone, now);
  const effectiveDay = nextDay(today);
  const { ceilings, rateStep } = await agentSettings(db, code);
  const rates = await ratesOn(db, code, agentId, today);
  const tomorrow = await ratesOn(db, code, agentId, effectiveDay);
  return {
    rates: Object.keys(ceilings).map((type) => ({
      type,
      rate: percentOf(rates[type] ?? 0),
      tomorrow: percentOf(tomorrow[type] ?? 0),
    })),
    step: percentOf(rateStep),
    effectiveDay,
  };
}
