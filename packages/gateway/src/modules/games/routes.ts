import type { FastifyReply } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { Router } from '../../http/router.ts';
import type { Catalogue } from './catalogue.ts';
import { hotGames, listGames, pageOf, vendorTable } from './select.ts';

/** The catalogue is the same for every visitor, so a CDN may hold it for a moment. */
function cacheBriefly(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
}

export function gameRoutes(route: Router, catalogue: Catalogue): void {
  route('vendors', async ({ reply }) => {
    cacheBriefly(reply);
    return vendorTable(catalogue);
  });

  route('gameList', async ({ query, reply }) => {
    const page = pageOf(listGames(catalogue, query), query.pageNo, query.pageSize);
    cacheBriefly(reply);
    return {
      games: page.items.map(({ game }) => game),
      pageNum: page.pageNum,
      totalPages: page.totalPages,
    };
  });

  route('hotGames', async ({ query, reply }) => {
    cacheBriefly(reply);
    return { list: hotGames(catalogue, query.gameType ?? '').map(({ game }) => game) };
  });

  route('gameInfo', async ({ params, reply }) => {
    const entry = catalogue.find(params.nodeId);
    if (entry === undefined) throw new Refusal('game.missing');
    cacheBriefly(reply);
    return { ...entry.info, rulesUrl: '/m/help', jackpotIds: [] };
  });
}
