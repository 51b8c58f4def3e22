import type { Query, Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { pathUpTo } from '../lineage/line.ts';
import { asOf } from './as-of.ts';
import { added, shownFigures } from './figures.ts';
import { daysAsked } from './range.ts';
import { byBranch, byCategory, byDay, type ReportRow } from './report.ts';

const PAGE = 25;

export interface TeamReader {
  readonly merchant: Merchant;
  readonly agentId: bigint;
  readonly now: number;
}

type Asked = Query<'teamPnl'>;

const groups = { day: byDay, branch: byBranch, category: byCategory } as const;

/** What the team staked and won, and what of it stayed. */
export async function pnlOf(
  db: Kysely<Database>,
  reader: TeamReader,
  query: Asked,
): Promise<Reply<'teamPnl'>> {
  const { currency } = reader.merchant;
  const { page, all, byDays, ...rest } = await reportOf(db, reader, query);
  const list = page.map((row) => Object.assign(headOf(row), shownFigures(row, currency)));
  // What is given beside games is in no row of theirs, and in the sum all the same.
  return { list, footer: shownFigures(added(byDays ?? all), currency), ...rest };
}

/** How much was played. */
export async function betsOf(
  db: Kysely<Database>,
  reader: TeamReader,
  query: Asked,
): Promise<Reply<'teamBets'>> {
  const { page, all, byDays: _, ...rest } = await reportOf(db, reader, query);
  const money = (minor: bigint) => toDecimal(minor, reader.merchant.currency);
  const shown = ({ staked, valid, won }: ReturnType<typeof added>, rounds: bigint) => ({
    rounds: Number(rounds),
    staked: money(staked),
    valid: money(valid),
    won: money(won),
  });
  const rounds = all.reduce((sum, row) => sum + row.rounds, 0n);
  return {
    list: page.map((row) => Object.assign(headOf(row), shown(row, row.rounds))),
    footer: shown(added(all), rounds),
    ...rest,
  };
}

const headOf = ({ key, name }: ReportRow) => ({ key, ...(name !== undefined && { name }) });

async function reportOf(
  db: Kysely<Database>,
  { merchant, agentId, now }: TeamReader,
  query: Asked,
) {
  const { group = 'day', pageNo = 1, pageSize = PAGE } = query;
  const days = daysAsked(merchant, query, now);
  const parent = query.parent === undefined ? agentId : BigInt(query.parent);
  const path = await pathUpTo(db, merchant.code, agentId, parent);
  if (path === undefined) throw new Refusal('user.missing');
  const asked = { merchant: merchant.code, agentId, parent, days };
  const all = await groups[group](db, asked);
  const from = (pageNo - 1) * pageSize;
  return {
    page: all.slice(from, from + pageSize),
    all,
    ...(group === 'category' && { byDays: await byDay(db, asked) }),
    asOf: await asOf(db, merchant, now),
    pageNum: pageNo,
    totalPages: Math.ceil(all.length / pageSize),
  };
}
