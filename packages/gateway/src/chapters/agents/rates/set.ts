import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, nextDay } from '../../../kernel/time/days.ts';
import { agentSettings } from '../settings.ts';

/** Millionths of what was played, by category of games. */
export type Rates = Readonly<Record<string, number>>;

export type RateFault =
  /** Nobody whose rates they could be. */
  | { readonly code: 'rate.not_direct' }
  | { readonly code: 'rate.step'; readonly category: string; readonly step: number }
  | { readonly code: 'rebate.above_own'; readonly category: string; readonly most: number }
  | { readonly code: 'rebate.below_downline'; readonly category: string; readonly least: number };

export interface RateOrder {
  readonly memberId: bigint;
  /** Who stands right above; null: the house, for a top. */
  readonly upline: bigint | null;
  readonly rates: Rates;
  readonly by: string;
  readonly now: number;
}

/** Rates from tomorrow on, one order after the other: while somebody lowers theirs, nobody below raises one past it. */
export async function setRates(
  tx: Tx,
  merchant: Merchant,
  { memberId, upline, rates, by, now }: RateOrder,
): Promise<RateFault | { readonly effectiveDay: string }> {
  const { code } = merchant;
  await holdRates(tx, code);
  const row = await tx
    .selectFrom('lineage')
    .select('parent_id')
    .where('merchant', '=', code)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined || row.parent_id !== upline) return { code: 'rate.not_direct' };
  const effectiveDay = nextDay(dayIn(merchant.timeZone, now));
  const { rateStep: step, ceilings } = await agentSettings(tx, code);
  for (const [category, ppm] of Object.entries(rates)) {
    if (ppm < 0 || ppm % step !== 0) return { code: 'rate.step', category, step };
    const bounds = await boundsOf(tx, { code, memberId, category, effectiveDay });
    const most = Math.min(ceilings[category] ?? 0, bounds.most);
    if (ppm > most) return { code: 'rebate.above_own', category, most };
    if (ppm < bounds.least) {
      return { code: 'rebate.below_downline', category, least: bounds.least };
    }
  }
  const given = Object.entries(rates).map(([category, ppm]) => ({
    merchant: code,
    member_id: memberId,
    category,
    effective_day: effectiveDay,
    ppm,
    set_by: by,
    set_at: new Date(now),
  }));
  if (given.length > 0) await tx.insertInto('rebate_rate').values(given).execute();
  return { effectiveDay };
}

/**
 * To the end of the transaction nobody else sets a rate here or orders a move. A
 * lock a neighbour would let more happen at once, and whoever is to be moved has
 * neighbours in two lines: rates are rare (ADR 222).
 */
export const holdRates = (tx: Tx, merchant: string): Promise<unknown> =>
  sql`SELECT pg_advisory_xact_lock(hashtext('livery.rates'), hashtext(${merchant}))`.execute(tx);

interface Bound {
  readonly code: string;
  readonly memberId: bigint;
  readonly category: string;
  readonly effectiveDay: string;
}

interface RateBounds {
  readonly most: number;
  readonly least: number;
}

/** What a rate may be on a day and on all after it: neighbours of today, and those who are to be moved. */
export async function boundsOf(
  tx: Kysely<Database>,
  { code, memberId, category, effectiveDay }: Bound,
): Promise<RateBounds> {
  const { rows } = await sql<RateBounds>`
    WITH above AS (
      SELECT parent_id AS id FROM lineage
      WHERE merchant = ${code} AND member_id = ${memberId} AND parent_id IS NOT NULL
      UNION SELECT to_id FROM lineage_move WHERE merchant = ${code} AND member_id = ${memberId}
        AND state = 'waiting' AND to_id IS NOT NULL
    ), below AS (
      SELECT member_id AS id FROM lineage WHERE merchant = ${code} AND parent_id = ${memberId}
      UNION SELECT member_id FROM lineage_move WHERE merchant = ${code} AND to_id = ${memberId}
        AND state = 'waiting'
    ), neighbour AS (
      SELECT id, true AS is_above FROM above UNION ALL SELECT id, false FROM below
    ), rate AS (
      SELECT is_above, rate_on(${code}, id, ${category}, ${effectiveDay}::date) AS ppm
      FROM neighbour
      UNION ALL SELECT is_above, ppm FROM neighbour JOIN rebate_rate
        ON merchant = ${code} AND member_id = neighbour.id AND category = ${category}
          AND effective_day > ${effectiveDay}::date
    )
    SELECT coalesce(min(ppm) FILTER (WHERE is_above), 100000) AS most,
      coalesce(max(ppm) FILTER (WHERE NOT is_above), 0) AS least FROM rate`.execute(tx);
  return rows[0] ?? { most: 0, least: 0 };
}
