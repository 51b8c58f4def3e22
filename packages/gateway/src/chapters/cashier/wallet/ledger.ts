import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
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

const findHouse = prepared((db, { merchant, currency }: { merchant: string; currency: string }) =>
  db
    .selectFrom('ledger_account')
    .select('id')
    .where('merchant', '=', merchant)
    .where('currency', '=', currency)
    .where('kind', '=', 'house'),
);

/** The other side of every bet; one a currency, made when first needed. */
export async function houseAccount(
  tx: Kysely<Database>,
  merchant: string,
  currency: string,
): Promise<bigint> {
  const [existing] = await findHouse(tx, { merchant, currency });
  if (existing !== undefined) return existing.id;
  await tx
    .insertInto('ledger_account')
    .values({ merchant, kind: 'house', member_id: null, currency, balance: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [made] = await findHouse(tx, { merchant, currency });
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

export interface PostedTransfer {
  readonly id: bigint;
  /** What each of the members' accounts held afterwards. */
  readonly balances: ReadonlyMap<bigint, bigint>;
}

interface Posting {
  readonly merchant: string;
  readonly currency: string;
  readonly at: number;
  readonly kinds: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly amounts: readonly string[];
}

const write = prepared(
  (_db, { merchant, currency, at, kinds, from, to, amounts }: Posting) => sql<Line>`
    SELECT * FROM ledger_post(${merchant}, ${currency}, ${at}, ${kinds}::text[],
      ${from}::bigint[], ${to}::bigint[], ${amounts}::bigint[])`,
);

const CHECK_VIOLATION = '23514';

/**
 * Writes transfers in their order. Balances follow from the entries inside the
 * database, which also refuses an overdraft. Numbers are drawn while the
 * accounts are held, above the last of each: an account's entries are in the
 * order of their commits, whatever the clocks of several gateways say (ADR 49).
 */
export async function post(
  tx: Tx,
  merchant: string,
  currency: string,
  transfers: readonly Transfer[],
): Promise<PostedTransfer[]> {
  const at = Math.max(...transfers.map((one) => Math.floor(one.at)));
  const kinds = transfers.map(({ kind }) => kind);
  const list = (of: (one: Transfer) => bigint) => transfers.map((one) => of(one).toString());
  try {
    const lines = await write(tx, {
      merchant,
      currency,
      at,
      kinds,
      from: list(({ from }) => from),
      to: list(({ to }) => to),
      amounts: list(({ amount }) => amount),
    });
    return postedIn(lines);
  } catch (error) {
    if (
      sqlState(error) === CHECK_VIOLATION &&
      constraintOf(error) === 'member_balance_not_negative'
    ) {
      throw new Refusal('balance.short');
    }
    throw error;
  }
}

interface Line {
  readonly id: bigint;
  readonly account: bigint;
  readonly held: bigint | null;
}

function postedIn(lines: readonly Line[]): PostedTransfer[] {
  const posted = new Map<bigint, Map<bigint, bigint>>();
  for (const { id, account, held } of lines) {
    const balances = posted.get(id) ?? new Map<bigint, bigint>();
    if (held !== null) balances.set(account, held);
    posted.set(id, balances);
  }
  return [...posted].map(([id, balances]) => ({ id, balances }));
}

function constraintOf(error: unknown): unknown {
  return error instanceof Error && 'constraint' in error ? error.constraint : undefined;
}
