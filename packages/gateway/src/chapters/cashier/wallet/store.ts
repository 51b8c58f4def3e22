import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { prepared } from '../../../kernel/database/prepared.ts';

export interface CashAccount {
  readonly id: bigint;
  readonly currency: string;
  readonly balance: bigint;
}

export interface VendorAccount extends CashAccount {
  readonly vendor: string;
}

export interface MemberAccounts {
  readonly cash: CashAccount | undefined;
  readonly vendors: readonly VendorAccount[];
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
    .modifyEnd(prepared)
    .executeTakeFirst();
  return row && { id: row.id, currency: row.currency, balance: row.balance ?? 0n };
}

/** The member's own money, wherever it lies. */
export async function accountsOf(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
): Promise<MemberAccounts> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'currency', 'balance', 'vendor'])
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['cash', 'vendor'])
    .orderBy('id')
    .modifyEnd(prepared)
    .execute();
  const accounts = rows.map(({ balance, ...row }) =>
    Object.assign(row, { balance: balance ?? 0n }),
  );
  return {
    cash: accounts.find(({ vendor }) => vendor === null),
    vendors: accounts.flatMap(({ vendor, ...account }) =>
      vendor === null ? [] : [Object.assign(account, { vendor })],
    ),
  };
}
