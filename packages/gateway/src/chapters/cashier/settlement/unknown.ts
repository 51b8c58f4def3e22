import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { AccountAt } from '../providers/accounts.ts';
import type { Fact } from '../providers/port.ts';

/**
 * Money that a provider says it paid out, or had back, for nobody of ours: the
 * same finding that its list of the day would bring, as soon as it tells of it.
 */
export async function findUnknown(
  db: Kysely<Database>,
  { merchant, provider }: AccountAt,
  { movements }: Pick<Fact, 'movements'>,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await transact(db, async (tx) => {
    for (const moved of movements) {
      const day = new Date(moved.at).toISOString().slice(0, 10);
      await tx
        .insertInto('settlement_day')
        .values({ merchant, provider, day, next_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await sql`
        INSERT INTO finding (merchant, provider, kind, movement, day, found_at, seen_at,
          listed_kind, listed_amount, listed_currency)
        SELECT ${merchant}::text, ${provider}::text, 'missing_here', ${moved.id}::text,
          ${day}::date, ${at}::timestamptz, ${at}::timestamptz, ${moved.kind}::text,
          ${moved.amount}::bigint, ${moved.currency}::text
        WHERE NOT EXISTS (SELECT FROM provider_movement WHERE merchant = ${merchant}
          AND provider = ${provider} AND movement = ${moved.id})
        ON CONFLICT DO NOTHING`.execute(tx);
    }
  });
}
