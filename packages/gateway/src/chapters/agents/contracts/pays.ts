import type { Query, Reply } from '@livery/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { lineOf } from '../lineage/line.ts';
import { daysAsked } from '../reports/range.ts';
import { gainsOf, type ContractGain } from './earn.ts';
import { hoursEndedBy, hourSpan } from './hours.ts';
import { spanOf } from './periods.ts';
import { runningOf, versionsOf, type ContractRow } from './store.ts';
import type { ContractKind } from './kinds.ts';
import { shownSteps, type ContractTerms } from './terms.ts';

export interface ContractHolder {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly now: number;
}

type Pays = NonNullable<Reply<'dividend'>>;
export type ShownPay = Pays['list'][number];

const PAGE = 25;

interface PayRow {
  readonly period: string;
  readonly hour: number;
  readonly gross: bigint;
  readonly given: bigint;
  readonly carried: bigint;
  readonly net: bigint;
  readonly carry_out: bigint;
  readonly first: string;
  readonly base: string;
  readonly active: number;
  readonly step: number | null;
  readonly basis: Readonly<Record<(typeof parts)[number], string>>;
  readonly terms: ContractTerms;
}

const parts = ['staked', 'won', 'rebates', 'bonuses', 'salaries', 'fee'] as const;

/** What a contract made by period, the newest first, with the one that runs; null where there never was one. */
export async function paysOfContract(
  db: Kysely<Database>,
  holder: ContractHolder,
  kind: ContractKind,
  query: Query<'dividend'>,
): Promise<Pays | null> {
  const { merchant, memberId, now } = holder;
  const { code, currency } = merchant;
  const { pageNo = 1, pageSize = PAGE } = query;
  const rows = await versionsOf(db, code, kind, memberId);
  if (!rows.some(({ state }) => agreed.has(state))) return null;
  const days = query.startDate === undefined ? recentDays(holder) : daysAsked(merchant, query, now);
  const which = sql`FROM agent_pay AS pay JOIN agent_contract AS its ON its.merchant = pay.merchant
      AND its.id = (basis ->> 'contract')::bigint
    WHERE pay.merchant = ${code} AND pay.member_id = ${memberId}
      AND pay.kind = ${kind === 'hour' ? 'hourPay' : kind}
      AND pay.period BETWEEN ${days[0]}::date AND ${days.at(-1)}::date`;
  const all = await sql<{ pays: bigint; amount: bigint }>`
    SELECT count(*) AS pays, coalesce(sum(net), 0)::bigint AS amount ${which}`.execute(db);
  const paid = await sql<PayRow>`
    SELECT period, hour, gross, given, carried, net, carry_out, basis ->> 'first' AS first,
      basis ->> 'base' AS base, (basis ->> 'active')::integer AS active,
      (basis ->> 'step')::integer AS step, basis, terms
    ${which} ORDER BY period DESC, hour DESC
    LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`.execute(db);
  const [sum = { pays: 0n, amount: 0n }] = all.rows;
  const current = await estimateOf(db, holder, kind, rows);
  return {
    ...(current !== undefined && { current }),
    list: paid.rows.map((row) => paidShown(merchant, kind, row)),
    footer: { amount: toDecimal(sum.amount, currency) },
    pageNum: pageNo,
    totalPages: Math.ceil(Number(sum.pays) / pageSize),
  };
}

const agreed: ReadonlySet<string> = new Set(['active', 'superseded', 'ended']);
const RECENT = 91 * 86_400_000;

/** As many as may be asked for, where nothing was. */
const recentDays = ({ merchant: { timeZone }, now }: ContractHolder): readonly string[] => [
  dayIn(timeZone, now - RECENT),
  dayIn(timeZone, now),
];

function paidShown(merchant: Merchant, kind: ContractKind, row: PayRow): ShownPay {
  const { period, hour, terms, first, base, active, step, basis } = row;
  const forgiven = terms.carry === 'forgive';
  return {
    ...spanShown(merchant, kind, first, period, hour),
    estimate: false,
    ...reached(merchant, terms, { base: BigInt(base), active, step }),
    ...sumsShown(merchant, { ...row, carry_out: forgiven ? 0n : row.carry_out }),
    ...(kind === 'dividend' && {
      basis: basisShown(merchant, (part) => BigInt(basis[part])),
    }),
  };
}

/** What a contract makes of the period that runs, as far as it is counted. */
export async function estimateOf(
  db: Kysely<Database>,
  { merchant, memberId, now }: ContractHolder,
  kind: ContractKind,
  rows: readonly ContractRow[],
): Promise<ShownPay | undefined> {
  const { code, timeZone } = merchant;
  const today = dayIn(timeZone, now);
  const running = runningOf(rows, today);
  if (running === undefined || running.starts_on > spanOf(running.terms.periods, today).from) {
    return undefined;
  }
  const line = await lineOf(db, code, memberId);
  const hour = hoursEndedBy(merchant, today, now);
  const period = { merchant: code, kind, last: today, of: { memberId, line } };
  const { rows: gains } = await gainsOf(
    kind === 'hour' ? { ...period, hour: hourSpan(merchant, today, hour) } : period,
  ).execute(db);
  const [gain] = gains;
  if (gain === undefined) return undefined;
  const carried = await carriedInto(db, code, memberId, running);
  const left = gain.gross - gain.given + carried;
  const { terms } = running;
  return {
    ...spanShown(merchant, kind, gain.first, spanOf(terms.periods, today).to, hour),
    estimate: true,
    ...reached(merchant, terms, { ...gain, active: Number(gain.active) }),
    ...sumsShown(merchant, {
      ...gain,
      carried,
      net: left > 0n ? left : 0n,
      carry_out: left < 0n && terms.carry === 'keep' ? left : 0n,
    }),
    ...(kind === 'dividend' && { basis: basisShown(merchant, (part) => gain[part]) }),
  };
}

async function carriedInto(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
  { kind, terms }: ContractRow,
): Promise<bigint> {
  if (kind !== 'dividend' || terms.carry === 'forgive') return 0n;
  const former = await db
    .selectFrom('agent_pay')
    .select('carry_out')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'dividend')
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst();
  return former?.carry_out ?? 0n;
}

const spanShown = (
  merchant: Merchant,
  kind: ContractKind,
  from: string,
  to: string,
  hour: number,
) => ({
  from,
  to,
  ...(kind === 'hour' && { hour: hourSpan(merchant, to, hour).from.getTime() }),
});

function reached(
  { currency }: Merchant,
  terms: ContractTerms,
  { base, active, step }: Pick<ContractGain, 'base' | 'step'> & { readonly active: number },
) {
  const its = step === null ? undefined : shownSteps(terms.steps, currency)[step];
  return { base: toDecimal(base, currency), active, ...(its !== undefined && { step: its }) };
}

type Sums = Pick<PayRow, 'gross' | 'given' | 'carried' | 'net' | 'carry_out'>;

function sumsShown({ currency }: Merchant, { gross, given, carried, net, carry_out: carry }: Sums) {
  const money = (minor: bigint) => toDecimal(minor, currency);
  return {
    gross: money(gross),
    given: money(given),
    carried: money(carried),
    amount: money(net),
    carry: money(carry),
  };
}

const basisShown = ({ currency }: Merchant, of: (part: (typeof parts)[number]) => bigint) =>
  Object.fromEntries(parts.map((part) => [part, toDecimal(of(part), currency)])) as Record<
    (typeof parts)[number],
    string
  >;
