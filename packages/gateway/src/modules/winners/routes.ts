import type { Router } from '../../http/router.ts';
import { toDecimal } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import type { Catalogue } from '../games/catalogue.ts';
import { ofType } from '../games/select.ts';
import { maskName } from './mask.ts';
import { biggestWins } from './store.ts';

const DEFAULT_LIMIT = 20;

export function winnerRoutes(route: Router, { db, clock }: Platform, catalogue: Catalogue): void {
  route('winners', async ({ merchant, query, reply }) => {
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
}
