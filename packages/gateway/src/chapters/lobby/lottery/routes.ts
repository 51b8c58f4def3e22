import { cacheBriefly } from '../catalogue/routes.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Entry } from '../catalogue/catalogue.ts';
import type { Catalogues } from '../catalogue/catalogues.ts';
import { currentDraw, pastDraws, resultsOf } from './draws.ts';

const MODES = [
  { lottoMode: 'LOTT', playType: 'trad' },
  { lottoMode: 'ELOTT', playType: 'ent' },
] as const;
const RESULTS = 10;

export function lotteryRoutes(
  route: Router,
  { db, clock }: Services,
  catalogues: Catalogues,
): void {
  const lotteries = (merchant: Merchant): Entry[] =>
    catalogues.of(merchant).entries.filter(({ game }) => game.lottoMode !== '');

  const nodeOf = (merchant: Merchant, gameId: string | undefined): string => {
    const all = lotteries(merchant);
    const found = gameId === undefined ? all[0] : all.find(({ game }) => game.gameId === gameId);
    if (found === undefined) throw new Refusal('game.missing');
    return found.game.nodeId;
  };

  const drawOf = (merchant: Merchant, gameId: string | undefined) =>
    currentDraw(nodeOf(merchant, gameId), merchant.timeZone, clock());

  route('lotteryList', async ({ merchant, reply }) => {
    cacheBriefly(reply);
    return { list: lotteries(merchant).map(({ game }) => game) };
  });

  route('lotteryMenu', async ({ merchant, reply }) => {
    cacheBriefly(reply);
    const games = lotteries(merchant).map(({ game }) => game);
    const list = MODES.flatMap(({ lottoMode, playType }) => {
      const own = games.filter((game) => game.lottoMode === lottoMode);
      if (own.length === 0) return [];
      const vendors = Map.groupBy(own, ({ vassalage }) => vassalage);
      return [
        {
          lottoMode,
          gameCategory: lottoMode,
          playType,
          vendors: [...vendors].map(([vassalage, of]) => ({
            vassalage,
            displayName: of[0]?.displayName ?? vassalage,
            games: of.length,
          })),
        },
      ];
    });
    return { list };
  });

  route('lotteryDraw', async ({ merchant, query }) => drawOf(merchant, query.gameId));
  route('lotteryVnDraw', async ({ merchant, query }) => drawOf(merchant, query.gameId));

  route('lotteryVnRecent', async ({ merchant, query }) => {
    const nodeId = nodeOf(merchant, query.gameId);
    const draws = pastDraws(nodeId, merchant.timeZone, clock(), RESULTS);
    return { list: await resultsOf(db, merchant.code, nodeId, draws) };
  });
}
