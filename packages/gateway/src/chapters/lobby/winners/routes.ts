import { memoFor } from '../../../kernel/time/memo.ts';
import type { Router } from '../../../http/router.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Catalogues } from '../catalogue/catalogues.ts';
import { ofType } from '../catalogue/select.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { createRanks, type Rank } from './rank.ts';
import { biggestWins } from './store.ts';

const DEFAULT_LIMIT = 20;
const KEPT = 60_000;

export function winnerRoutes(route: Router, { db, clock }: Services, catalogues: Catalogues): void {
  const ranks = createRanks(db, clock);
  const kept = memoFor<readonly Rank[]>(clock, KEPT);

  route('winners', async ({ merchant, query, reply }) => {
    const catalogue = catalogues.of(merchant);
    const games = ofType(catalogue, query.gameCategory ?? 'ALL');
    const wins = await biggestWins(db, merchant.code, {
      nodes: games.map(({ game }) => game.nodeId),
      limit: query.limitNum ?? DEFAULT_LIMIT,
      now: clock(),
    });
    // A CDN may keep it for a moment; a browser asks, so that a win is on the board at once.
    reply.header('cache-control', 'public, max-age=0, s-maxage=15, must-revalidate');
    const list = wins.flatMap((win) => {
      const game = catalogue.find(win.node_id)?.game;
      if (game === undefined) return [];
      const vo = {
        ...game,
        customerName: maskName(win.account),
        winAmount: toDecimal(win.win, win.currency),
        currency: win.currency,
        at: win.at.getTime(),
      };
      return [{ vo }];
    });
    return { list };
  });

  route('rank', async ({ merchant, query, reply }) => {
    const catalogue = catalogues.of(merchant);
    const nodes = ofType(catalogue, query.gameCategory ?? 'ALL').map(({ game }) => game.nodeId);
    const limit = query.limitNum ?? DEFAULT_LIMIT;
    const key = [merchant.code, query.gameCategory ?? '', limit].join('|');
    const ranked = await kept(key, () => ranks.mostPlayed(merchant.code, nodes, limit));
    reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
    const list = ranked.flatMap(({ node_id: nodeId, win, currency }, at) => {
      const game = catalogue.find(nodeId)?.game;
      return game === undefined
        ? []
        : [{ ...game, rank: at + 1, topWin: toDecimal(win, currency) }];
    });
    return { list };
  });
}
