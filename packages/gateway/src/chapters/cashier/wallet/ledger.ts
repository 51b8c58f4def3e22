import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { sqlState, type Tx } from '../../../kernel/database/transact.ts';
import { millisecondsOf } from '../../../kernel/database/timed-id.ts';
import { dayIn } from '../../../kernel/days.ts';
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

export interface HeldAccount {
  readonly balance: bigint;
  readonly lastTransferId: bigint;
}

/** Holds the accounts until the transaction ends, lowest number first, so that none wait in a circle. */
export async function lockAccounts(
  tx: Tx,
  merchant: string,
  ids: readonly bigint[],
): Promise<Map<bigint, HeldAccount>> {
  const rows = await tx
    .selectFrom('ledger_account')
    .select(['id', 'balance', 'last_transfer_id as lastTransferId'])
    .where('merchant', '=', merchant)
    .where('id', 'in', ids)
    .where('kind', '<>', 'house')
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map(({ id, balance, lastTransferId }) => [id, { balance: balance ?? 0n, lastTransferId }]),
  );
}

/** Whose book it is, and by which clocks its days are counted. */
export interface LedgerSite {
  readonly code: string;
  readonly timeZone: string;
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

const CHECK_VIOLATION = '23514';

/**
 * Writes transfers in their order. Balances follow from the entries inside the
 * database, which also refuses an overdraft. Numbers are drawn while the
 * accounts are held, above the last of each: an account's entries are in the
 * order of their commits, whatever the clocks of several gateways say.
 */
export async function post(
  tx: Tx,
  { code: merchant, timeZone }: LedgerSite,
  currency: string,
  transfers: readonly Transfer[],
): Promise<PostedTransfer[]> {
  const named = new Set(transfers.flatMap((one) => [one.from, one.to]));
  const held = await lockAccounts(tx, merchant, [...named]);
  const lasts = [...held.values()].map(({ lastTransferId }) => lastTransferId);
  const moment = momentAfter(transfers, lasts);
  const day = dayIn(timeZone, moment);
  const given = transfers.map(({ kind, from, to, amount }, index) => ({
    place: index + 1,
    kind,
    from_id: from.toString(),
    to_id: to.toString(),
    amount: amount.toString(),
  }));
  try {
    const { rows } = await sql<Line>`
      WITH given AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (
          place integer, kind text, from_id bigint, to_id bigint, amount bigint)
      ), drawn AS (
        SELECT id, row_number() OVER (ORDER BY id) AS place
        FROM (SELECT timed_id(${moment}::bigint) AS id FROM given) AS ids
      ), transfer AS (
        INSERT INTO ledger_transfer (merchant, id, kind)
        SELECT ${merchant}, id, kind FROM given JOIN drawn USING (place)
      ), entry AS (
        INSERT INTO ledger_entry (merchant, transfer_id, line, account_id, currency, kind, amount)
        SELECT ${merchant}, id, line, account_id, ${currency}, kind, signed
        FROM given JOIN drawn USING (place)
        CROSS JOIN LATERAL (VALUES (1, from_id, -amount), (2, to_id, amount))
          AS lines (line, account_id, signed)
        ORDER BY id, line
        RETURNING transfer_id, account_id, amount, balance, kind
      ), counted AS (
        INSERT INTO ledger_day AS kept
          (merchant, account_id, day, kind, entries, paid_in, paid_out)
        SELECT ${merchant}, account_id, ${day}::date, entry.kind, count(*),
          coalesce(sum(amount) FILTER (WHERE amount > 0), 0),
          coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)
        FROM entry WHERE balance IS NOT NULL
        GROUP BY account_id, entry.kind ORDER BY account_id, entry.kind
        ON CONFLICT (merchant, account_id, day, kind) DO UPDATE SET
          entries = kept.entries + excluded.entries,
          paid_in = kept.paid_in + excluded.paid_in,
          paid_out = kept.paid_out + excluded.paid_out
      )
      SELECT transfer_id AS id, account_id AS account, balance FROM entry ORDER BY transfer_id`.execute(
      tx,
    );
    return postedIn(rows);
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
  readonly balance: bigint | null;
}

function postedIn(lines: readonly Line[]): PostedTransfer[] {
  const posted = new Map<bigint, Map<bigint, bigint>>();
  for (const { id, account, balance } of lines) {
    const balances = posted.get(id) ?? new Map<bigint, bigint>();
    if (balance !== null) balances.set(account, balance);
    posted.set(id, balances);
  }
  return [...posted].map(([id, balances]) => ({ id, balances }));
}

/** The first millisecond whose numbers are above all of these. */
function momentAfter(transfers: readonly Transfer[], lasts: readonly bigint[]): number {
  const after = lasts.map((last) => millisecondsOf(last) + 1);
  return Math.max(...transfers.map(({ at }) => Math.floor(at)), ...after);
}

function constraintOf(error: unknown): unknown {
  return error instanceof Error && 'constraint' in error ? error.constraint : undefined;
}
