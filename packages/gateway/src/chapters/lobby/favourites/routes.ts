import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Catalogues } from '../catalogue/catalogues.ts';
import { ofType, pageOf } from '../catalogue/select.ts';
import { addFavourite, favouriteNodes, removeFavourite } from './store.ts';

export function favouriteRoutes(
  route: Router,
  { db, clock }: Services,
  catalogues: Catalogues,
): void {
  route('addFavourite', async ({ merchant, session, body }) => {
    const game = catalogues.of(merchant).find(body.nodeId)?.game;
    if (game === undefined || (body.vendor ?? game.vassalage) !== game.vassalage) {
      throw new Refusal('game.missing');
    }
    const owner = { merchant: merchant.code, memberId: session.memberId };
    await addFavourite(db, owner, game.nodeId, clock());
    return null;
  });

  route('removeFavourite', async ({ merchant, session, query }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    await removeFavourite(db, owner, query.nodeId);
    return null;
  });

  route('favouriteIds', async ({ merchant, session, query }) => {
    const nodes = await favouriteNodes(db, { merchant: merchant.code, memberId: session.memberId });
    const page = pageOf(nodes, query.pageNo, query.pageSize ?? 100);
    return { content: page.items, pageNum: page.pageNum, totalPages: page.totalPages };
  });

  route('favourites', async ({ merchant, session, query }) => {
    const nodes = await favouriteNodes(db, { merchant: merchant.code, memberId: session.memberId });
    const catalogue = catalogues.of(merchant);
    const allowed = new Set(ofType(catalogue, query.gameType ?? ''));
    const games = nodes.flatMap((nodeId) => {
      const entry = catalogue.find(nodeId);
      return entry !== undefined && allowed.has(entry) ? [entry.game] : [];
    });
    const page = pageOf(games, query.pageNo, query.pageSize);
    return { content: page.items, pageNum: page.pageNum, totalPages: page.totalPages };
  });
}
