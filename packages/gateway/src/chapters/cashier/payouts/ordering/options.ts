import { PAYOUT_LEVEL } from '../../../../kernel/sites/policy/policy.ts';
import type { Reply } from '@livery/contract';
import { sql } from 'kysely';
import { toDecimal } from '../../../../kernel/money/money.ts';
import type { Services } from '../../../../kernel/services.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import { findGuard } from '../../../care/index.ts';
import { getMember, paymentPasswordState } from '../../../member/index.ts';
import { shownInstrument } from '../../instruments/shown.ts';
import { instrumentsInUse, instrumentsOf } from '../../instruments/store.ts';
import { payoutRulesOf } from '../../settings/payouts.ts';
import { accountsOf } from '../../wallet/store.ts';

/** Fewer say nothing of what is usual. */
const ENOUGH = 50;
const DAYS = 90;

export async function withdrawOptions(
  services: Pick<Services, 'db' | 'clock'>,
  merchant: Merchant,
  memberId: bigint,
): Promise<Reply<'withdrawOptions'>> {
  const { db, clock } = services;
  const now = clock();
  const owner = { merchant: merchant.code, memberId };
  const rules = await payoutRulesOf(db, merchant);
  const { cash, vendors } = await accountsOf(db, owner.merchant, memberId);
  const { kyc_level: level } = await getMember(db, owner.merchant, memberId);
  const password = await paymentPasswordState(services, owner);
  const inUse = await instrumentsInUse(db, owner);
  const instruments = await instrumentsOf(db, owner);
  const held = (await findGuard(db, owner.merchant, memberId))?.password_hold_until?.getTime() ?? 0;
  const usual = await usualSeconds(db, owner.merchant, now);
  const money = (minor: bigint) => toDecimal(minor, merchant.currency);
  return {
    instruments: instruments.map((one) => shownInstrument(one, inUse, now)),
    rails: [...rules.rails],
    min: money(rules.min),
    max: money(rules.max),
    fee: { fixed: money(rules.fee.fixed), percent: (rules.fee.share / 100).toFixed(2) },
    available: money(cash?.balance ?? 0n),
    inVendors: money(vendors.reduce((sum, { balance }) => sum + balance, 0n)),
    remainingTurnover: money(0n),
    ...(level < PAYOUT_LEVEL && { kycRequired: PAYOUT_LEVEL }),
    paymentPassword: password.state,
    ...(password.until !== undefined && { lockedUntil: password.until }),
    ...(held > now && { holdUntil: held }),
    ...(usual !== undefined && { usual: { seconds: usual } }),
  };
}

/** Nine of ten that were paid of late took no longer. */
async function usualSeconds(
  db: Services['db'],
  merchant: string,
  now: number,
): Promise<number | undefined> {
  const since = new Date(now - DAYS * 86_400_000);
  const { rows } = await sql<{ paid: bigint; seconds: number | null }>`
    SELECT count(*) AS paid, ceil(percentile_disc(0.9) WITHIN GROUP (
        ORDER BY extract(epoch FROM changed_at - created_at)))::float8 AS seconds
    FROM payout WHERE merchant = ${merchant} AND state = 'paid' AND created_at >= ${since}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined || row.seconds === null || row.paid < BigInt(ENOUGH)) return undefined;
  return row.seconds;
}
