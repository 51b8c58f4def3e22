import type { Query } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { incomeOf } from '../reports/income.ts';
import { betsOf, pnlOf, type TeamReader } from '../reports/team.ts';
import type { Cell } from './csv.ts';
import type { SheetWord, SheetWords } from './words.ts';

/** Rows of a sheet: beyond it fewer days or a smaller part of the line are asked for. */
export const MOST_ROWS = 50_000;

/** All of a report that can be refused is known before its first line is sent. */
export interface Sheet {
  readonly head: readonly SheetWord[];
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

export interface SheetReader extends TeamReader {
  readonly words: SheetWords;
}

type Asked = Query<'exportReport'>;

const number = (text: string | number): Cell => ({ number: `${text}` });

/** In one page: one row more than there may be is a page too many. */
const whole = ({ startDate, endDate, parent, group = 'day' }: Asked) => ({
  ...(startDate !== undefined && { startDate }),
  ...(endDate !== undefined && { endDate }),
  ...(parent !== undefined && { parent }),
  group,
  pageNo: 1,
  pageSize: MOST_ROWS,
});

function requireOnePage({ totalPages }: { readonly totalPages: number }): void {
  if (totalPages > 1) throw new Refusal('range.too_wide');
}

/** Written as they are read: never all of them at once as text. */
function* each<Row>(list: readonly Row[], cells: (row: Row) => readonly Cell[]) {
  for (const row of list) yield cells(row);
}

export async function pnlSheet(
  db: Kysely<Database>,
  reader: SheetReader,
  asked: Asked,
): Promise<Sheet> {
  const query = whole(asked);
  const report = await pnlOf(db, reader, query);
  requireOnePage(report);
  const figures = ['staked', 'valid', 'won', 'rebates', 'bonuses', 'net'] as const;
  return {
    head: [query.group, ...figures],
    rows: each(report.list, (row) => [
      row.name ?? row.key,
      ...figures.map((figure) => number(row[figure])),
    ]),
  };
}

export async function betsSheet(
  db: Kysely<Database>,
  reader: SheetReader,
  asked: Asked,
): Promise<Sheet> {
  const query = whole(asked);
  const report = await betsOf(db, reader, query);
  requireOnePage(report);
  const figures = ['rounds', 'staked', 'valid', 'won'] as const;
  return {
    head: [query.group, ...figures],
    rows: each(report.list, (row) => [
      row.name ?? row.key,
      ...figures.map((figure) => number(row[figure])),
    ]),
  };
}

export async function incomeSheet(
  db: Kysely<Database>,
  reader: SheetReader,
  asked: Asked,
): Promise<Sheet> {
  const query = whole(asked);
  const report = await incomeOf(db, reader, query);
  requireOnePage(report);
  const { words } = reader;
  return {
    head: [query.group, 'valid', 'income', 'state'],
    rows: each(report.list, ({ day, category, branch, rounding, valid, amount, estimate }) => [
      rounding === true ? words.rounding : (day ?? category ?? branch?.account ?? words.ownPlay),
      number(valid),
      number(amount),
      estimate ? words.estimate : words.closed,
    ]),
  };
}
