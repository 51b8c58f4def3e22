import { sql } from 'kysely';
import type { Query, Reply } from '@livery/contract';
import { hasAgentCentre } from '../../../kernel/member-types.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { toDecimal } from '../../../kernel/money.ts';
import type { Services } from '../../../kernel/services.ts';
import { periodOf } from '../records/period.ts';
import type { Session } from '../../../kernel/session.ts';
import { cashAccount } from './store.ts';

const PAGE = 25;
/** What only agents get. */
const OF_AGENTS = ['commission', 'rebate', 'salary', 'dividend', 'redRain'];

interface Row {
  readonly id: bigint;
  readonly type: string;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly at: Date;
}

interface Sums {
  readonly count: bigint;
  readonly in: bigint;
  readonly out: bigint;
}

export async function transactionsOf(
  { db, clock }: Services,
  merchant: Merchant,
  session: Session,
  query: Query<'transactions'>,
): Promise<Reply<'transactions'>> {
  const { pageNo = 1, pageSize = PAGE } = query;
  const wanted = kindsOf(query.types, session);
  const { from, to } = periodOf(merchant, query, clock());
  const account = await cashAccount(db, merchant.code, session.memberId);
  const money = (minor: bigint) => toDecimal(minor, merchant.currency);
  if (account === undefined) {
    return { list: [], pageNum: pageNo, totalPages: 0, footer: { in: money(0n), out: money(0n) } };
  }
  const matching = sql`
    FROM ledger_entry entry
    JOIN ledger_transfer transfer
      ON transfer.merchant = entry.merchant AND transfer.id = entry.transfer_id
    WHERE entry.merchant = ${merchant.code} AND entry.account_id = ${account.id}
      AND transfer.at >= ${new Date(from)} AND transfer.at < ${new Date(to)}
      AND (${wanted === undefined} OR transfer.kind = ANY(${wanted ?? []}::text[]))`;
  const [page, sums] = await Promise.all([
    // What was there after an entry is what is there now, less what came since.
    sql<Row>`
      SELECT entry.id, transfer.kind AS type, entry.amount, transfer.at,
        ${account.balance}::bigint - coalesce((
          SELECT sum(later.amount) FROM ledger_entry later
          WHERE later.merchant = entry.merchant AND later.account_id = entry.account_id
            AND later.id > entry.id), 0)::bigint AS balance
      ${matching}
      ORDER BY entry.id DESC LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`.execute(db),
    sql<Sums>`
      SELECT count(*) AS count,
        coalesce(sum(entry.amount) FILTER (WHERE entry.amount > 0), 0)::bigint AS in,
        coalesce(-sum(entry.amount) FILTER (WHERE entry.amount < 0), 0)::bigint AS out
      ${matching}`.execute(db),
  ]);
  const total = sums.rows[0] ?? { count: 0n, in: 0n, out: 0n };
  return {
    list: page.rows.map((row) => ({
      id: row.id.toString(),
      type: row.type,
      amount: money(row.amount),
      balance: money(row.balance),
      at: row.at.getTime(),
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(Number(total.count) / pageSize),
    footer: { in: money(total.in), out: money(total.out) },
  };
}

/** Undefined for every kind there is. */
function kindsOf(types: string | undefined, session: Session): string[] | undefined {
  if (types === undefined || types === '' || types === 'ALL') return undefined;
  const named = types.split(',').map((name) => name.trim());
  if (!named.includes('A')) return named;
  if (!hasAgentCentre(session.type)) throw new Refusal('type.rejected');
  return [...named.filter((name) => name !== 'A'), ...OF_AGENTS];
}
