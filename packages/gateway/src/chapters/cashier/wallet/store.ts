import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { prepared } from '../../../kernel/database/connection/prepared.ts';

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
  /** On its way out. */
  readonly held: bigint;
  /** Given to play with. */
  readonly bonus: bigint;
  /** Of that: what games may take now. */
  readonly stakable: bigint;
}

interface Owner {
  readonly merchant: string;
  readonly memberId: bigint;
}

const findCash = prepared((db, { merchant, memberId }: Owner) =>
  db
    .selectFrom('ledger_account')
    .select(['id', 'currency', 'balance'])
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'cash'),
);

const findAll = prepared((db, { merchant, memberId }: Owner) =>
  db
    .selectFrom('ledger_account as account')
    .leftJoin('bonus_grant as given', (join) =>
      join
        .onRef('given.merchant', '=', 'account.merchant')
        .onRef('given.account_id', '=', 'account.id'),
    )
    .select(['account.id', 'kind', 'account.currency', 'balance', 'vendor', 'given.state'])
    .where('account.merchant', '=', merchant)
    .where('account.member_id', '=', memberId)
    .where('kind', 'in', ['cash', 'vendor', 'held', 'bonus'])
    .orderBy('account.id'),
);

export async function cashAccount(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
): Promise<CashAccount | undefined> {
  const [row] = await findCash(db, { merchant, memberId });
  return row && { id: row.id, currency: row.currency, balance: row.balance ?? 0n };
}

/** The member's own money, wherever it lies. */
export async function accountsOf(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
): Promise<MemberAccounts> {
  const rows = await findAll(db, { merchant, memberId });
  const accounts = rows.map(({ balance, ...row }) =>
    Object.assign(row, { balance: balance ?? 0n }),
  );
  return {
    cash: accounts.find(({ kind }) => kind === 'cash'),
    vendors: accounts.flatMap(({ vendor, ...account }) =>
      vendor === null ? [] : [Object.assign(account, { vendor })],
    ),
    held: accounts.find(({ kind }) => kind === 'held')?.balance ?? 0n,
    bonus: sumOf(accounts.filter(({ kind }) => kind === 'bonus')),
    stakable: sumOf(accounts.filter(({ kind, state }) => kind === 'bonus' && state === 'active')),
  };
}

const sumOf = (accounts: readonly { readonly balance: bigint }[]): bigint =>
  accounts.reduce((sum, { balance }) => sum + balance, 0n);
