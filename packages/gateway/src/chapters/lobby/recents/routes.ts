import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Catalogues } from '../catalogue/catalogues.ts';
import { ofType, pageOf } from '../catalogue/select.ts';

/** Nobody scrolls further back. */
const MOST = 100;

interface NamedGame {
  readonly nodeId: string;
  readonly vendor?: string;
}

export function recentRoutes(route: Router, { db, clock }: Services, catalogues: Catalogues): void {
  const add = async (merchant: Merchant, memberId: bigint, { nodeId, vendor }: NamedGame) => {
    const game = catalogues.of(merchant).find(nodeId)?.game;
    if (game === undefined || (vendor ?? game.vassalage) !== game.vassalage) {
      throw new Refusal('game.missing');
    }
    const at = new Date(clock());
    await db
      .insertInto('recent')
      .values({ merchant: merchant.code, member_id: memberId, node_id: nodeId, at })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'member_id', 'node_id']).doUpdateSet({ at }),
      )
      .execute();
    return null;
  };

  route('addRecent', ({ merchant, session, query }) => add(merchant, session.memberId, query));
  route('addRecentPost', ({ merchant, session, body }) => add(merchant, session.memberId, body));

  route('recents', async ({ merchant, session, query }) => {
    const rows = await db
      .selectFrom('recent')
      .select('node_id')
      .where('merchant', '=', merchant.code)
      .where('member_id', '=', session.memberId)
      .orderBy('at', 'desc')
      .orderBy('node_id')
      .limit(MOST)
      .execute();
    const catalogue = catalogues.of(merchant);
    const allowed = new Set(ofType(catalogue, query.gameType ?? ''));
    const games = rows.flatMap(({ node_id: nodeId }) => {
      const entry = catalogue.find(nodeId);
      return entry !== undefined && allowed.has(entry) ? [entry.game] : [];
    });
    const page = pageOf(games, query.page, query.pageSize);
    return { list: page.items, pageNum: page.pageNum, totalPages: page.totalPages };
  });
}
