import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { sqlState, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';

export interface NewLedgerAccount {
  readonly merchant: string;
  readonly kind: 'cash' | 'purse';
  readonly memberId: bigint;
  readonly currency: string;
}

export async function openMemberAccount(
  tx: Kysely<Database>,
  account: NewLedgerAccount,
): Promise<bigint> {
  const row = await tx
    .insertInto('ledger_account')
    .values({
      merchant: account.merchant,
      kind: account.kind,
      member_id: account.memberId,
      currency: account.currency,
      balance: 0n,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The other side of every bet; one a currency, made when first needed. */
export async function houseAccount(
  tx: Kysely<Database>,
  merchant: string,
  currency: string,
): Promise<bigint> {
  const find = () =>
    tx
      .selectFrom('ledger_account')
      .select('id')
      .where('merchant', '=', merchant)
      .where('currency', '=', currency)
      .where('kind', '=', 'house')
      .executeTakeFirst();
  const existing = await find();
  if (existing !== undefined) return existing.id;
  await tx
    .insertInto('ledger_account')
    .values({ merchant, kind: 'house', member_id: null, currency, balance: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (made === undefined) throw new Error(`no house account in ${currency}`);
  return made.id;
}

/** Holds the accounts until the transaction ends, lowest number first, so that none wait in a circle. */
export async function lockAccounts(
  tx: Tx,
  merchant: string,
  ids: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  const rows = await tx
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('merchant', '=', merchant)
    .where('id', 'in', ids)
    .where('kind', '<>', 'house')
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row.balance ?? 0n]));
}

export interface Transfer {
  readonly kind: string;
  readonly at: number;
  readonly from: bigint;
  readonly to: bigint;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

const CHECK_VIOLATION = '23514';

/**
 * Writes transfers in their order and returns their numbers. Balances follow
 * from the entries inside the database, which also refuses an overdraft.
 */
export async function post(
  tx: Tx,
  merchant: string,
  currency: string,
  transfers: readonly Transfer[],
): Promise<bigint[]> {
  await lockAccounts(tx, merchant, [...new Set(transfers.flatMap((one) => [one.from, one.to]))]);
  const written = await tx
    .insertInto('ledger_transfer')
    .values(transfers.map(({ kind, at }) => ({ merchant, kind, at: new Date(at) })))
    .returning('id')
    .execute();
  const ids = written.map((row) => row.id);
  const entries = transfers.flatMap(({ from, to, amount }, index) => {
    const transferId = ids[index];
    if (transferId === undefined) throw new Error('a transfer was not written');
    const common = { merchant, transfer_id: transferId, currency };
    return [
      { ...common, account_id: from, amount: -amount },
      { ...common, account_id: to, amount },
    ];
  });
  try {
    await tx.insertInto('ledger_entry').values(entries).execute();
  } catch (error) {
    if (
      sqlState(error) === CHECK_VIOLATION &&
      constraintOf(error) === 'member_balance_not_negative'
    ) {
      throw new Refusal('balance.short');
    }
    throw error;
  }
  return ids;
}

function constraintOf(error: unknown): unknown {
  return error instanceof Error && 'constraint' in error ? error.constraint : undefined;
}
