import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
import { sqlState, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { HouseKind, TransferKind } from './kinds.ts';

export interface NewLedgerAccount {
  readonly merchant: string;
  readonly kind: 'cash' | 'purse' | 'held' | 'bonus' | 'pot';
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

interface HouseSide {
  readonly merchant: string;
  readonly currency: string;
  readonly kind: HouseKind;
  /** Of `psp` and `suspense`. */
  readonly provider: string | null;
}

const findHouse = prepared((db, { merchant, currency, kind, provider }: HouseSide) =>
  db
    .selectFrom('ledger_account')
    .select('id')
    .where('merchant', '=', merchant)
    .where('currency', '=', currency)
    .where('kind', '=', kind)
    .where(sql<string>`coalesce(provider, '')`, '=', sql<string>`coalesce(${provider}, '')`)
    .where('balance', 'is', null),
);

/** An account of the house, one a kind, provider and currency, made when first needed. */
export async function sideAccount(tx: Kysely<Database>, side: HouseSide): Promise<bigint> {
  const [existing] = await findHouse(tx, side);
  if (existing !== undefined) return existing.id;
  await tx
    .insertInto('ledger_account')
    .values({ ...side, member_id: null, balance: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [made] = await findHouse(tx, side);
  if (made === undefined) throw new Error(`no account of ${side.kind} in ${side.currency}`);
  return made.id;
}

/** The other side of every bet. */
export const houseAccount = (
  tx: Kysely<Database>,
  merchant: string,
  currency: string,
): Promise<bigint> => sideAccount(tx, { merchant, currency, kind: 'house', provider: null });

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
    .where('balance', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row.balance ?? 0n]));
}

/** What one account gets of a transfer, or gives, below zero; in minor units. */
export interface Leg {
  readonly account: bigint;
  readonly amount: bigint;
}

/** One event: its legs sum to nothing. */
export interface Transfer {
  readonly kind: TransferKind;
  readonly at: number;
  readonly legs: readonly [Leg, Leg, ...Leg[]];
  /** What it came of, once for ever: nothing else of its kind comes of that again. */
  readonly source?: string;
}

/** The usual two legs. */
export const fromTo = (from: bigint, to: bigint, amount: bigint): Transfer['legs'] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

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
  readonly sources: readonly (string | null)[] | null;
  readonly places: readonly number[];
  readonly lines: readonly number[];
  readonly accounts: readonly string[];
  readonly amounts: readonly string[];
}

const write = prepared(
  (_db, given: Posting) => sql<Line>`
    SELECT * FROM ledger_post(${given.merchant}, ${given.currency}, ${given.at},
      ${given.kinds}::text[], ${given.sources}::text[], ${given.places}::integer[],
      ${given.lines}::smallint[], ${given.accounts}::bigint[], ${given.amounts}::bigint[])`,
);

const CHECK_VIOLATION = '23514';
const UNIQUE_VIOLATION = '23505';

/** What a transfer comes of was booked before; the transaction is lost. */
class SourceTaken extends Error {
  override readonly name = 'SourceTaken';
}

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
  const legs = transfers.flatMap((transfer, at) =>
    transfer.legs.map((leg, line) => ({ ...leg, place: at + 1, line: line + 1 })),
  );
  const hasSource = transfers.some(({ source }) => source !== undefined);
  try {
    const lines = await write(tx, {
      merchant,
      currency,
      at: Math.max(...transfers.map((one) => Math.floor(one.at))),
      kinds: transfers.map(({ kind }) => kind),
      sources: hasSource ? transfers.map(({ source = null }) => source) : null,
      places: legs.map(({ place }) => place),
      lines: legs.map(({ line }) => line),
      accounts: legs.map(({ account }) => account.toString()),
      amounts: legs.map(({ amount }) => amount.toString()),
    });
    return postedIn(lines);
  } catch (error) {
    const [state, constraint] = [sqlState(error), constraintOf(error)];
    if (state === CHECK_VIOLATION && constraint === 'member_balance_not_negative') {
      throw new Refusal('balance.short');
    }
    if (state === UNIQUE_VIOLATION && constraint === 'transfer_source_pkey') {
      throw new SourceTaken('a transfer of this source is in the books', { cause: error });
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
