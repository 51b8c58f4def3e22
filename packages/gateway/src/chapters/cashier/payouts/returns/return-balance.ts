import { PAYOUT_LEVEL } from '../../../../kernel/sites/policy/policy.ts';
import { transact, type Tx } from '../../../../kernel/database/transact.ts';
import type { Services } from '../../../../kernel/services.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import { barredBy } from '../../../../kernel/sites/policy/barred.ts';
import { holdGuard, type Guard } from '../../../care/index.ts';
import { getMember } from '../../../member/index.ts';
import { payoutRulesOf, type PayoutRules } from '../../settings/payouts.ts';
import { bringBack } from '../../wallet/recall.ts';
import { cashAccount } from '../../wallet/store.ts';
import { heldUntil } from '../hold.ts';
import { isConnected } from '../ordering/order.ts';
import type { PayoutRow } from '../rows/payouts.ts';
import type { MissingForReturn } from '../rows/tables.ts';
import { writePayout } from '../ordering/write.ts';
import type { DueReturn } from './due.ts';
import { provenInstrument } from './instrument.ts';
import { tellReturn } from './letters.ts';

type Written = Pick<PayoutRow, 'merchant' | 'id' | 'member_id'>;

const MINUTE = 60_000;

/**
 * Orders a payout of all that somebody has, whom a law sends it back to, by the
 * rules of any payout but for its sum and its fee. Where it cannot go its member
 * is asked, once, for what is missing, and it is looked at again each minute.
 */
export function returnBalance(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  merchant: Merchant,
  { memberId, since }: DueReturn,
): Promise<Written | undefined> {
  return transact(db, async (tx) => {
    const now = clock();
    const guard = await holdGuard(tx, merchant.code, memberId);
    const kind = barredBy(merchant, guard, now)?.kind;
    if (kind !== 'exclusion' && kind !== 'register') return undefined;
    await bringBack(tx, merchant.code, memberId, now);
    const amount = (await cashAccount(tx, merchant.code, memberId))?.balance ?? 0n;
    if (amount <= 0n) return undefined;
    const found = await wayFor(tx, merchant, guard, now);
    const told = { tx, merchant, memberId, now, amount };
    if (typeof found === 'string') {
      const isNews = await noteMissing(tx, guard, found, now);
      if (isNews && (found === 'identity' || found === 'account')) {
        await tellReturn(events, told, found);
      }
      return undefined;
    }
    await tx
      .deleteFrom('balance_return')
      .where((its) => its.and({ merchant: merchant.code, member_id: memberId }))
      .execute();
    const source = await nextSource(tx, guard, since);
    const payout = await writePayout({
      tx,
      merchant,
      guard,
      ...found,
      amount,
      fee: 0n,
      source,
      now,
    });
    await tellReturn(events, told, 'ordered');
    return payout;
  });
}

/** Where it may go, or what is missing for it. */
async function wayFor(
  tx: Tx,
  merchant: Merchant,
  guard: Guard,
  now: number,
): Promise<Pick<Parameters<typeof writePayout>[0], 'rules' | 'instrument'> | MissingForReturn> {
  if (heldUntil(guard) > now) return 'hold';
  const rules: PayoutRules = await payoutRulesOf(tx, merchant);
  if (!(await isConnected(tx, merchant.code, rules))) return 'way';
  const member = await getMember(tx, merchant.code, guard.member_id);
  if (member.kyc_level < PAYOUT_LEVEL) return 'identity';
  const instrument = await provenInstrument(tx, merchant, member, rules, now);
  return instrument === undefined ? 'account' : { rules, instrument };
}

/** Whether its member has not been told yet. */
async function noteMissing(
  tx: Tx,
  { merchant, member_id }: Guard,
  missing: MissingForReturn,
  now: number,
): Promise<boolean> {
  const before = await tx
    .selectFrom('balance_return')
    .select('missing')
    .where((its) => its.and({ merchant, member_id }))
    .executeTakeFirst();
  const next_at = new Date(now + MINUTE);
  await tx
    .insertInto('balance_return')
    .values({ merchant, member_id, missing, found_at: new Date(now), next_at })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'member_id']).doUpdateSet({ missing, next_at }),
    )
    .execute();
  return before?.missing !== missing;
}

/** What comes to somebody later, as a win of a round that was open, goes back as well. */
async function nextSource(tx: Tx, { merchant, member_id }: Guard, since: Date): Promise<string> {
  const { earlier } = await tx
    .selectFrom('payout')
    .select((its) => its.fn.countAll<bigint>().as('earlier'))
    .where((its) => its.and({ merchant, member_id }))
    .where('source', 'is not', null)
    .executeTakeFirstOrThrow();
  return `exclusion:${member_id}:${since.getTime()}:${earlier + 1n}`;
}
