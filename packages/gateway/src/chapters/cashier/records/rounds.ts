import { sql, type RawBuilder } from 'kysely';
import type { Query, Reply } from '@livery/contract';
import { GUEST } from '../../../kernel/member-types.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { type Catalogue, ofType } from '../../lobby/index.ts';
import { type DayCount, type DayPart, pagesIn, partsOf, partsTable } from './pages.ts';
import { type Period, periodOf } from './period.ts';
import { ALL_GAMES } from './sums.ts';

const PAGE = 25;

interface Row {
  readonly id: bigint;
  readonly node_id: string;
  readonly stake: bigint;
  readonly win: bigint;
  readonly status: 'open' | 'settled' | 'void';
  readonly at: Date;
}

interface DaySums extends DayCount {
  readonly bet: bigint;
  readonly win: bigint;
}

const noGame = { gameName: '', gameCategory: '', vassalage: '', displayName: '', iconUrl: '' };

export interface RoundsRequest {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly query: Query<'betRecords'>;
}

/** A guest's rounds are of practice money, and are theirs to see all the same. */
export async function roundsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  catalogue: Catalogue,
  { merchant, session, query }: RoundsRequest,
): Promise<Reply<'betRecords'>> {
  const { pageNo = 1, pageSize = PAGE } = query;
  const page = { pageNo, pageSize };
  const nodes = nodesOf(catalogue, query);
  const status = query.status === 'ALL' ? undefined : query.status;
  const period = periodOf(merchant, query, clock());
  const whose = {
    merchant,
    memberId: session.memberId,
    mode: session.type === GUEST ? 'trial' : 'real',
  };
  const days = await daysOf(db, whose, period, nodes, status);
  const rows = await rowsOf(db, whose, partsOf(days, page), nodes, status);
  const money = (minor: bigint) => toDecimal(minor, merchant.currency);
  const sum = (key: 'bet' | 'win') => days.reduce((total, one) => total + one[key], 0n);
  const total = { bet: sum('bet'), win: sum('win') };
  return {
    list: rows.map((row) => {
      const game = catalogue.find(row.node_id)?.game;
      const { gameName, gameCategory, vassalage, displayName, iconUrl } = game ?? noGame;
      return {
        id: row.id.toString(),
        nodeId: row.node_id,
        // A game that was taken out of the catalogue keeps at least its number.
        gameName: gameName || row.node_id,
        gameCategory,
        vassalage,
        displayName,
        iconUrl,
        bet: money(row.stake),
        win: money(row.win),
        net: money(row.win - row.stake),
        status: statusOf(row),
        at: row.at.getTime(),
      };
    }),
    pageNum: pageNo,
    totalPages: pagesIn(days, page),
    footer: { bet: money(total.bet), win: money(total.win), net: money(total.win - total.bet) },
  };
}

interface Whose {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly mode: string;
}

type Status = Exclude<Query<'betRecords'>['status'], 'ALL'>;
type Nodes = readonly string[] | undefined;

const ofNodes = (nodes: Nodes) =>
  sql`(${nodes === undefined} OR node_id = ANY(${nodes ?? []}::text[]))`;

async function daysOf(
  db: Services['db'],
  { merchant, memberId, mode }: Whose,
  { from, to }: Period,
  nodes: Nodes,
  result: Status,
): Promise<readonly DaySums[]> {
  const { rows } = await sql<DaySums>`
    SELECT day, sum(rounds)::integer AS rows, sum(staked)::bigint AS bet, sum(won)::bigint AS win
    FROM round_day
    WHERE merchant = ${merchant.code} AND member_id = ${memberId} AND mode = ${mode}
      AND node_id = ANY(${nodes ?? [ALL_GAMES]}::text[]) AND day BETWEEN ${from}::date AND ${to}::date
      AND (${result === undefined} OR result = ${result ?? ''})
    GROUP BY day HAVING sum(rounds) > 0 ORDER BY day DESC`.execute(db);
  return rows;
}

async function rowsOf(
  db: Services['db'],
  { merchant, memberId, mode }: Whose,
  parts: readonly DayPart[],
  nodes: Nodes,
  status: Status,
): Promise<readonly Row[]> {
  if (parts.length === 0) return [];
  const own = sql`
    merchant = ${merchant.code} AND member_id = ${memberId} AND mode = ${mode}
    AND id >= part.low AND id < part.high AND ${ofNodes(nodes)} AND ${conditionOf(status)}`;
  // What is passed over is counted off in the index, where all rounds are asked for.
  const { rows } = await sql<Row>`
    SELECT found.* FROM ${partsTable(merchant.timeZone, parts)}
    CROSS JOIN LATERAL (
      SELECT id FROM round WHERE ${own} ORDER BY id DESC OFFSET part.skip LIMIT 1) AS first
    CROSS JOIN LATERAL (
      SELECT id, node_id, stake, win, status, at FROM round
      WHERE ${own} AND id <= first.id ORDER BY id DESC LIMIT part.take) AS found
    ORDER BY part.place, found.id DESC`.execute(db);
  return rows;
}

function nodesOf(catalogue: Catalogue, query: Query<'betRecords'>): string[] | undefined {
  const { gameCategory = '', vendor = '' } = query;
  const isAny = (gameCategory === '' || gameCategory === 'ALL') && vendor === '';
  if (isAny) return undefined;
  return ofType(catalogue, gameCategory)
    .filter(({ game }) => vendor === '' || game.vassalage === vendor)
    .map(({ game }) => game.nodeId);
}

function statusOf({ status, win }: Row): Reply<'betRecords'>['list'][number]['status'] {
  if (status !== 'settled') return status;
  return win > 0n ? 'won' : 'lost';
}

function conditionOf(status: Status): RawBuilder<unknown> {
  if (status === 'won') return sql`status = 'settled' AND win > 0`;
  if (status === 'lost') return sql`status = 'settled' AND win = 0`;
  if (status === 'open' || status === 'void') return sql`status = ${status}`;
  return sql`true`;
}
