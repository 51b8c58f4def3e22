import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';

/** In minor units; what is given and what is taken count alike. */
export interface CorrectionLimits {
  readonly aMember: bigint;
  readonly aDay: bigint;
}

export async function holdLimits(tx: Tx, merchant: string): Promise<CorrectionLimits | undefined> {
  const row = await tx
    .selectFrom('correction_limit')
    .select(['a_member as aMember', 'a_day as aDay'])
    .where('merchant', '=', merchant)
    .forUpdate()
    .executeTakeFirst();
  return row;
}

export async function setLimits(
  tx: Tx,
  merchant: string,
  { aMember, aDay }: CorrectionLimits,
): Promise<void> {
  const limits = { a_member: aMember, a_day: aDay };
  await tx
    .insertInto('correction_limit')
    .values({ merchant, ...limits })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(limits))
    .execute();
}

/** What was corrected on a day of the merchant’s, of one account and of all. */
export async function correctedOn(
  tx: Tx,
  merchant: string,
  day: string,
  accountId: bigint,
): Promise<{ readonly account: bigint; readonly all: bigint }> {
  const { rows } = await sql<{ account: bigint; all: bigint }>`
    SELECT coalesce(sum(abs(amount)) FILTER (WHERE account_id = ${accountId}), 0)::bigint AS account,
      coalesce(sum(abs(amount)), 0)::bigint AS "all"
    FROM correction WHERE merchant = ${merchant} AND day = ${day}::date`.execute(tx);
  return rows[0] ?? { account: 0n, all: 0n };
}
