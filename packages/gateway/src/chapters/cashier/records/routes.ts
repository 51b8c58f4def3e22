import { sql, type RawBuilder } from 'kysely';
import { GUEST } from '../../../kernel/member-types.ts';
import type { Query, Reply } from '@livery/contract';
import type { Router } from '../../../http/router.ts';
import { toDecimal } from '../../../kernel/money.ts';
import type { Services } from '../../../kernel/services.ts';
import { type Catalogue, type Catalogues, ofType } from '../../lobby/index.ts';
import { periodOf } from './period.ts';

const PAGE = 25;

interface Row {
  readonly id: bigint;
  readonly node_id: string;
  readonly stake: bigint;
  readonly win: bigint;
  readonly status: 'open' | 'settled' | 'void';
  readonly at: Date;
}

interface Sums {
  readonly count: bigint;
  readonly bet: bigint;
  readonly win: bigint;
}

const noGame = { gameName: '', gameCategory: '', vassalage: '', displayName: '', iconUrl: '' };

/** A guest's rounds are of practice money, and are theirs to see all the same. */
export function recordRoutes(route: Router, services: Services, catalogues: Catalogues): void {
  const { db, clock } = services;

  route('betRecords', async ({ merchant, session, query }) => {
    const { pageNo = 1, pageSize = PAGE } = query;
    const catalogue = catalogues.of(merchant);
    const { from, to } = periodOf(merchant, query, clock());
    const nodes = nodesOf(catalogue, query);
    const mode = session.type === GUEST ? 'trial' : 'real';
    const matching = sql`
      FROM round
      WHERE merchant = ${merchant.code} AND member_id = ${session.memberId} AND mode = ${mode}
        AND at >= ${new Date(from)} AND at < ${new Date(to)}
        AND (${nodes === undefined} OR node_id = ANY(${nodes ?? []}::text[]))
        AND ${conditionOf(query.status)}`;
    const [page, sums] = await Promise.all([
      sql<Row>`
        SELECT id, node_id, stake, win, status, at ${matching}
        ORDER BY at DESC, id DESC LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`.execute(db),
      sql<Sums>`
        SELECT count(*) AS count, coalesce(sum(stake), 0)::bigint AS bet,
          coalesce(sum(win), 0)::bigint AS win ${matching}`.execute(db),
    ]);
    const money = (minor: bigint) => toDecimal(minor, merchant.currency);
    const total = sums.rows[0] ?? { count: 0n, bet: 0n, win: 0n };
    return {
      list: page.rows.map((row) => {
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
      totalPages: Math.ceil(Number(total.count) / pageSize),
      footer: { bet: money(total.bet), win: money(total.win), net: money(total.win - total.bet) },
    };
  });
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

function conditionOf(status: Query<'betRecords'>['status']): RawBuilder<unknown> {
  if (status === 'won') return sql`status = 'settled' AND win > 0`;
  if (status === 'lost') return sql`status = 'settled' AND win = 0`;
  if (status === 'open' || status === 'void') return sql`status = ${status}`;
  return sql`true`;
}
