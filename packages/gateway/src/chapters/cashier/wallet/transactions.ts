import { sql } from 'kysely';
import type { Query, Reply } from '@livery/contract';
import { hasAgentCentre } from '../../../kernel/member-types.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import { millisecondsOf } from '../../../kernel/database/timed-id.ts';
import { type DayCount, type DayPart, pagesIn, partsOf, partsTable } from '../records/pages.ts';
import { type Period, periodOf } from '../records/period.ts';
import type { Session } from '../../../kernel/session.ts';
import { linksOf } from './links.ts';
import { cashAccount } from './store.ts';

const PAGE = 25;
/** What only agents get. */
const OF_AGENTS = [
  'commission',
  'rebate',
  'rebateCorrection',
  'salary',
  'hourPay',
  'dividend',
  'agentTransfer',
  'redRain',
  'redRainBack',
];

interface DaySums extends DayCount {
  readonly in: bigint;
  readonly out: bigint;
}

interface Row {
  readonly id: bigint;
  readonly type: string;
  readonly amount: bigint;
  readonly balance: bigint;
}

export async function transactionsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  merchant: Merchant,
  session: Session,
  query: Query<'transactions'>,
): Promise<Reply<'transactions'>> {
  const { pageNo = 1, pageSize = PAGE } = query;
  const page = { pageNo, pageSize };
  const kinds = kindsOf(query.types, session);
  const period = periodOf(merchant, query, clock());
  const account = await cashAccount(db, merchant.code, session.memberId);
  const days = account === undefined ? [] : await daysOf(db, merchant, account.id, period, kinds);
  const rows =
    account === undefined ? [] : await rowsOf(db, merchant, account.id, partsOf(days, page), kinds);
  const links = await linksOf(db, merchant.code, session.memberId, rows);
  const money = (minor: bigint) => toDecimal(minor, merchant.currency);
  const sum = (key: 'in' | 'out') => days.reduce((total, one) => total + one[key], 0n);
  return {
    list: rows.map((row) => {
      const shown = {
        id: row.id.toString(),
        type: row.type,
        amount: money(row.amount),
        balance: money(row.balance),
        at: millisecondsOf(row.id),
      };
      return Object.assign(shown, links.get(row.id));
    }),
    pageNum: pageNo,
    totalPages: pagesIn(days, page),
    footer: { in: money(sum('in')), out: money(sum('out')) },
  };
}

type Kinds = readonly string[] | undefined;

const ofKinds = (kinds: Kinds) =>
  sql`(${kinds === undefined} OR kind = ANY(${kinds ?? []}::text[]))`;

async function daysOf(
  db: Services['db'],
  { code }: Merchant,
  accountId: bigint,
  { from, to }: Period,
  kinds: Kinds,
): Promise<readonly DaySums[]> {
  const { rows } = await sql<DaySums>`
    SELECT day, sum(entries)::integer AS rows, sum(paid_in)::bigint AS in,
      sum(paid_out)::bigint AS out
    FROM ledger_day
    WHERE merchant = ${code} AND account_id = ${accountId}
      AND day BETWEEN ${from}::date AND ${to}::date AND ${ofKinds(kinds)}
    GROUP BY day ORDER BY day DESC`.execute(db);
  return rows;
}

async function rowsOf(
  db: Services['db'],
  { code, timeZone }: Merchant,
  accountId: bigint,
  parts: readonly DayPart[],
  kinds: Kinds,
): Promise<readonly Row[]> {
  if (parts.length === 0) return [];
  const own = sql`
    merchant = ${code} AND account_id = ${accountId} AND balance IS NOT NULL
    AND transfer_id >= part.low AND transfer_id < part.high AND ${ofKinds(kinds)}`;
  const newestFirst = sql`ORDER BY transfer_id DESC, line DESC`;
  // What is passed over is counted off in the index; only what is shown is fetched.
  const { rows } = await sql<Row>`
    SELECT found.* FROM ${partsTable(timeZone, parts)}
    CROSS JOIN LATERAL (
      SELECT transfer_id, line FROM ledger_entry WHERE ${own}
      ${newestFirst} OFFSET part.skip LIMIT 1) AS first
    CROSS JOIN LATERAL (
      SELECT transfer_id AS id, kind AS type, amount, balance FROM ledger_entry
      WHERE ${own} AND (transfer_id, line) <= (first.transfer_id, first.line)
      ${newestFirst} LIMIT part.take) AS found
    ORDER BY part.place, found.id DESC`.execute(db);
  return rows;
}

/** Undefined for every kind there is. */
function kindsOf(types: string | undefined, session: Session): string[] | undefined {
  if (types === undefined || types === '' || types === 'ALL') return undefined;
  const named = types.split(',').map((name) => name.trim());
  if (!named.includes('A')) return named;
  if (!hasAgentCentre(session.type)) throw new Refusal('type.rejected');
  return [...named.filter((name) => name !== 'A'), ...OF_AGENTS];
}
