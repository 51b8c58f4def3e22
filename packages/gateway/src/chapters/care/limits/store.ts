import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { CareTables } from '../tables.ts';

export type LimitRule = Selectable<CareTables['limit_rule']>;

interface Whose {
  readonly merchant: string;
  readonly memberId: bigint;
}

const ORDER = ['deposit', 'loss', 'wager', 'stake', 'time'];

/** Deposits first, since they are what most people limit. */
export async function rulesOf(
  db: Kysely<Database>,
  { merchant, memberId }: Whose,
): Promise<readonly LimitRule[]> {
  const rows = await db
    .selectFrom('limit_rule')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .execute();
  const place = ({ kind }: LimitRule) => ORDER.indexOf(kind);
  return rows.toSorted((one, other) => place(one) - place(other) || Number(one.id - other.id));
}

/** A change that nobody confirmed in time is none any more. */
export const pendingOf = (
  { pending_amount: amount, effective_at: from, confirm_by: until }: LimitRule,
  now: number,
): { readonly amount: bigint | null; readonly from: Date; readonly until: Date } | undefined =>
  from === null || until === null || now >= until.getTime() ? undefined : { amount, from, until };

export async function noteLimit(
  tx: Tx,
  rule: Pick<LimitRule, 'merchant' | 'member_id' | 'id' | 'kind' | 'period'>,
  noted: Pick<Selectable<CareTables['limit_event']>, 'event' | 'amount' | 'by' | 'at'>,
): Promise<void> {
  const { merchant, member_id, id: limit_id, kind, period } = rule;
  await tx
    .insertInto('limit_event')
    .values({ merchant, member_id, limit_id, kind, period, ...noted })
    .execute();
}

/** The guard says what a stake has to look at; it follows from the rules. */
export async function foldLimits(tx: Tx, { merchant, memberId }: Whose): Promise<void> {
  await sql`
    UPDATE member_guard AS guard SET
      limits_stakes = EXISTS (SELECT FROM limit_rule AS rule WHERE ${ofGuard}
        AND rule.kind IN ('loss', 'wager', 'stake')),
      session_minutes = (SELECT amount::integer FROM limit_rule AS rule WHERE ${ofGuard}
        AND rule.kind = 'time' AND rule.period = 'session'),
      day_minutes = (SELECT amount::integer FROM limit_rule AS rule WHERE ${ofGuard}
        AND rule.kind = 'time' AND rule.period = '24h')
    WHERE guard.merchant = ${merchant} AND guard.member_id = ${memberId}`.execute(tx);
}

const ofGuard = sql`rule.merchant = guard.merchant AND rule.member_id = guard.member_id`;
