import { sql } from 'kysely';
import type { Query, Reply } from '@livery/contract';
import { firstTimedId } from '../../../kernel/database/timed-id.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, isDay, startOfDay } from '../../../kernel/time/days.ts';
import { invalid, type Period } from './period.ts';

const MOST_MONTHS = 12;
const USUAL_MONTHS = 3;
/** What was paid in, and what of it was taken back or came again. */
const OF_DEPOSITS = ['deposit', 'sent_back', 'chargeback', 'chargeback_won'];
/** What was ordered to be paid out, and what of it came back. */
const OF_PAYOUTS = ['withdraw', 'withdraw_back', 'withdraw_returned'];
/** Kinds that have a total of their own. */
const NAMED = new Set([
  ...OF_DEPOSITS,
  ...OF_PAYOUTS,
  'bet',
  'win',
  'rollback',
  'bonus',
  'transfer',
]);

interface Line {
  readonly day: string;
  readonly kind: string;
  readonly entries: number;
  readonly in: bigint;
  readonly out: bigint;
  /** What it leaves in all wallets together: a transfer between them leaves nothing. */
  readonly change: bigint;
}

export interface StatementRequest {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly query: Query<'statement'>;
}

/** Of the member’s own money, wherever it lies; from sums kept by the day, however much was played. */
export async function statementOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { merchant, memberId, query }: StatementRequest,
): Promise<Reply<'statement'>> {
  const { currency, timeZone } = merchant;
  const { from, to } = statementPeriod(query, dayIn(timeZone, clock()));
  const whose = { merchant: merchant.code, memberId };
  const [opening, lines] = await Promise.all([
    balanceBefore(db, whose, startOfDay(timeZone, from)),
    linesOf(db, whose, { from, to }),
  ]);
  const money = (minor: bigint) => toDecimal(minor, currency);
  const closing = opening + lines.reduce((sum, { change }) => sum + change, 0n);
  const totals = totalsOf(lines);
  return {
    currency,
    from,
    to,
    opening: money(opening),
    closing: money(closing),
    totals: {
      deposits: money(totals.deposits),
      withdrawals: money(totals.withdrawals),
      netDeposits: money(totals.deposits - totals.withdrawals),
      staked: money(totals.staked),
      won: money(totals.won),
      net: money(totals.won - totals.staked),
      bonuses: money(totals.bonuses),
      other: money(totals.other),
      transfersIn: money(totals.transfersIn),
      transfersOut: money(totals.transfersOut),
    },
    days: daysOf(lines, opening)
      .map(({ day, balance, lines: own }) => ({
        day,
        balance: money(balance),
        lines: own.map((line) => ({
          kind: line.kind,
          entries: line.entries,
          in: money(line.in),
          out: money(line.out),
        })),
      }))
      .toReversed(),
  };
}

/** Whole days, both counted. */
function statementPeriod({ from, to }: Query<'statement'>, today: string): Period {
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) throw invalid(field, 'pattern');
  }
  const last = to ?? today;
  const first = from ?? monthsBefore(last, USUAL_MONTHS);
  if (first > last) throw invalid('to', 'minimum');
  if (first < monthsBefore(last, MOST_MONTHS)) throw invalid('from', 'minimum');
  return { from: first, to: last };
}

const monthsBefore = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).subtract({ months }).toString();

interface Whose {
  readonly merchant: string;
  readonly memberId: bigint;
}

const ownAccounts = ({ merchant, memberId }: Whose) => sql`
  account.merchant = ${merchant} AND account.member_id = ${memberId}
  AND account.kind IN ('cash', 'vendor')`;

/** What lay in all of them after the last entry before a moment; of each one row is read. */
async function balanceBefore(db: Services['db'], whose: Whose, moment: number): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    SELECT coalesce(sum(last.balance), 0)::bigint AS balance
    FROM ledger_account AS account CROSS JOIN LATERAL (
      SELECT balance FROM ledger_entry
      WHERE merchant = account.merchant AND account_id = account.id
        AND transfer_id < ${firstTimedId(moment)}
      ORDER BY transfer_id DESC, line DESC LIMIT 1) AS last
    WHERE ${ownAccounts(whose)}`.execute(db);
  return rows[0]?.balance ?? 0n;
}

/** A transfer stands in the books of two wallets, and on a statement once. */
async function linesOf(
  db: Services['db'],
  whose: Whose,
  { from, to }: Period,
): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`
    WITH own AS (
      SELECT day, kept.kind, entries, paid_in, paid_out,
        kept.kind <> 'transfer' OR account.kind = 'cash' AS is_told
      FROM ledger_account AS account
      JOIN ledger_day AS kept ON kept.merchant = account.merchant AND account_id = account.id
      WHERE ${ownAccounts(whose)} AND day BETWEEN ${from}::date AND ${to}::date)
    SELECT day, kind, coalesce(sum(entries) FILTER (WHERE is_told), 0)::integer AS entries,
      coalesce(sum(paid_in) FILTER (WHERE is_told), 0)::bigint AS in,
      coalesce(sum(paid_out) FILTER (WHERE is_told), 0)::bigint AS out,
      sum(paid_in - paid_out)::bigint AS change
    FROM own GROUP BY day, kind ORDER BY day, kind`.execute(db);
  return rows;
}

/** What came back of a stake was not staked, and a deposit that was taken back was none. */
function totalsOf(lines: readonly Line[]) {
  const of = (...kinds: readonly string[]) => lines.filter(({ kind }) => kinds.includes(kind));
  const sum = (own: readonly Line[], key: 'in' | 'out' | 'change') =>
    own.reduce((total, line) => total + line[key], 0n);
  return {
    deposits: sum(of(...OF_DEPOSITS), 'change'),
    withdrawals: -sum(of(...OF_PAYOUTS), 'change'),
    staked: -sum(of('bet'), 'change') - sum(of('rollback'), 'in'),
    won: sum(of('win'), 'change') - sum(of('rollback'), 'out'),
    bonuses: sum(of('bonus'), 'change'),
    transfersIn: sum(of('transfer'), 'in'),
    transfersOut: sum(of('transfer'), 'out'),
    // Among transfers, what neither began nor ended in a wallet of theirs.
    other:
      sum(of('transfer'), 'change') +
      sum(
        lines.filter(({ kind }) => !NAMED.has(kind)),
        'change',
      ),
  };
}

interface StatementDay {
  readonly day: string;
  readonly balance: bigint;
  readonly lines: readonly Line[];
}

/** The oldest first, each with what was there at its end. */
function daysOf(lines: readonly Line[], opening: bigint): readonly StatementDay[] {
  let balance = opening;
  return [...Map.groupBy(lines, ({ day }) => day)].map(([day, own]) => {
    balance += own.reduce((sum, { change }) => sum + change, 0n);
    return { day, balance, lines: own.filter(({ entries }) => entries > 0) };
  });
}
