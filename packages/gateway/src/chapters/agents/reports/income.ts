import type { Query, Reply } from '@livery/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { namedTo } from '../lineage/names.ts';
import { incomeParts, type IncomePart } from './parts.ts';
import { daysAsked } from './range.ts';
import type { TeamReader } from './team.ts';

const PAGE = 25;

type Income = Reply<'rebateIncome'>;
type Group = NonNullable<Query<'rebateIncome'>['group']>;

interface Summed {
  readonly key: string;
  readonly part: IncomePart;
  valid: bigint;
  amount: bigint;
  estimate: boolean;
}

/**
 * What rebates brought. A closed day is what was paid for it, and is not
 * reckoned again; parts of it are derived when they are read, and what they
 * lose against it stands beside them. Days that are not closed are an estimate.
 */
export async function incomeOf(
  db: Kysely<Database>,
  { merchant, agentId, now }: TeamReader,
  query: Query<'rebateIncome'>,
): Promise<Income> {
  const { code, currency } = merchant;
  const { group = 'day', pageNo = 1, pageSize = PAGE } = query;
  const days = daysAsked(merchant, query, now);
  const paid = await paidOn(db, code, agentId, days);
  const parts = await incomeParts(db, { merchant: code, agentId, days });
  const rows = summed(parts, group, paid);
  const estimates = exactDays(parts).filter(({ day }) => !paid.has(day));
  const estimate = estimates.reduce((sum, one) => sum + one.amount, 0n);
  const amount = [...paid.values()].reduce((sum, one) => sum + one, estimate);
  const rest = rows.reduce((left, row) => left - row.amount, amount);
  const valid = parts.reduce((sum, part) => sum + part.valid, 0n);
  const money = (minor: bigint) => toDecimal(minor, currency);
  const all: Income['list'] = rows.map((row) =>
    Object.assign(headOf(row, group, agentId), {
      estimate: row.estimate,
      valid: money(row.valid),
      amount: money(row.amount),
    }),
  );
  if (rest !== 0n) {
    const isOpen = estimates.length > 0 && paid.size === 0;
    all.push({ rounding: true, estimate: isOpen, valid: money(0n), amount: money(rest) });
  }
  const from = (pageNo - 1) * pageSize;
  return {
    list: all.slice(from, from + pageSize),
    footer: { valid: money(valid), amount: money(amount), estimate: money(estimate) },
    pageNum: pageNo,
    totalPages: Math.ceil(all.length / pageSize),
  };
}

/** Of each day that is closed: what the agent had of it. */
async function paidOn(
  db: Kysely<Database>,
  merchant: string,
  agentId: bigint,
  days: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ day: string; net: bigint }>`
    SELECT period AS day, (SELECT coalesce(sum(net), 0)::bigint FROM agent_pay AS pay
      WHERE pay.merchant = close.merchant AND pay.member_id = ${agentId}
        AND pay.kind IN ('rebate', 'rebateCorrection') AND pay.period = close.period) AS net
    FROM agent_close AS close WHERE merchant = ${merchant} AND kind = 'rebate'
      AND state = 'closed' AND period = ANY(${days}::date[])`.execute(db);
  return new Map(rows.map(({ day, net }) => [day, net]));
}

interface Exact {
  readonly day: string;
  readonly category: string;
  readonly valid: bigint;
  readonly amount: bigint;
}

const MILLION = 1_000_000n;

/** What a line earns of a category on a day, rounded down once, less what is given below. */
function exactDays(parts: readonly IncomePart[]): readonly Exact[] {
  return [...Map.groupBy(parts, ({ day, category }) => `${day} ${category}`).values()].flatMap(
    (its) => {
      const [first] = its;
      if (first === undefined) return [];
      const valid = its.reduce((sum, part) => sum + part.valid, 0n);
      const given = its.reduce((sum, part) => sum + part.given, 0n);
      const { day, category, ppm } = first;
      return [{ day, category, valid, amount: (valid * BigInt(ppm)) / MILLION - given }];
    },
  );
}

function summed(
  parts: readonly IncomePart[],
  group: Group,
  paid: ReadonlyMap<string, bigint>,
): readonly Summed[] {
  const rows = new Map<string, Summed>();
  const add = (key: string, part: IncomePart, valid: bigint, amount: bigint) => {
    const row = rows.get(key) ?? { key, part, valid: 0n, amount: 0n, estimate: false };
    row.valid += valid;
    row.amount += amount;
    row.estimate ||= !paid.has(part.day);
    rows.set(key, row);
  };
  if (group === 'branch') {
    for (const part of parts) {
      const share = (part.valid * BigInt(part.ppm)) / MILLION;
      add(part.branch?.id.toString() ?? '', part, part.valid, share - part.given);
    }
    return [...rows.values()].toSorted((one, other) => Number(other.amount - one.amount));
  }
  for (const { valid, amount, ...exact } of exactDays(parts)) {
    const part = { ...exact, valid, ppm: 0, given: 0n };
    add(group === 'day' ? exact.day : exact.category, part, valid, amount);
  }
  if (group === 'category') {
    return [...rows.values()].toSorted((one, other) => Number(other.amount - one.amount));
  }
  for (const [day, net] of paid) {
    const row = rows.get(day);
    if (row !== undefined) row.amount = net;
    else if (net !== 0n) add(day, { day, category: '', valid: 0n, ppm: 0, given: 0n }, 0n, net);
  }
  return [...rows.values()].toSorted((one, other) => (one.key < other.key ? 1 : -1));
}

function headOf(
  { key, part: { branch } }: Summed,
  group: Group,
  agentId: bigint,
): Pick<Income['list'][number], 'day' | 'category' | 'branch'> {
  if (group === 'day') return { day: key };
  if (group === 'category') return { category: key };
  return branch === undefined
    ? {}
    : { branch: namedTo(agentId, { id: branch.id, parent: agentId, account: branch.account }) };
}
