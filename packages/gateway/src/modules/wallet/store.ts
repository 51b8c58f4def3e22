import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface CashAccount {
  readonly id: bigint;
  readonly currency: string;
  readonly balance: bigint;
}

export async function cashAccount(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
): Promise<CashAccount | undefined> {
  const row = await db
    .selectFrom('ledger_account')
    .select(['id', 'currency', 'balance'])
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'cash')
    .executeTakeFirst();
  return row && { id: row.id, currency: row.currency, balance: row.balance ?? 0n };
}
