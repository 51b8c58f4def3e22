import { cacheBriefly } from '../catalogue/routes.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { dayBefore, dayIn } from '../../../kernel/time/days.ts';
import type { Catalogues } from '../catalogue/catalogues.ts';
import { pageOf } from '../catalogue/select.ts';
import { createBoards, lotteriesOf } from './board.ts';
import { currentDraw, drawsOfDay, pastDraws, resultsOf, type Draw } from './draws.ts';

const MODES = [
  { lottoMode: 'LOTT', playType: 'trad' },
  { lottoMode: 'ELOTT', playType: 'ent' },
] as const;
const RESULTS = 10;
/** What is drawn when it is asked for is not to be drawn for years. */
const DAYS_BACK = 6;

export function lotteryRoutes(
  route: Router,
  { db, clock }: Services,
  catalogues: Catalogues,
): void {
  const lotteries = (merchant: Merchant) => lotteriesOf(catalogues.of(merchant));
  const boardOf = createBoards(db);

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

  const fallen = async (merchant: Merchant, nodeId: string, draws: readonly Draw[]) => {
    const named = draws.map((draw) => ({ ...draw, nodeId }));
    const results = await resultsOf(db, merchant.code, named);
    return results.map(({ numero, openAt, result }) => ({ numero, openAt, result }));
  };

  route('lotteryDraws', ({ merchant }) => boardOf(merchant, catalogues.of(merchant), clock()));

  route('lotteryVnRecent', async ({ merchant, query }) => {
    const nodeId = nodeOf(merchant, query.gameId);
    const draws = pastDraws(nodeId, merchant.timeZone, clock(), RESULTS);
    return { list: await fallen(merchant, nodeId, draws) };
  });

  route('lotteryResults', async ({ merchant, query }) => {
    const nodeId = nodeOf(merchant, query.gameId);
    const now = clock();
    const days = lastDays(merchant.timeZone, now);
    const asked =
      query.day === undefined ? days.slice(0, 2) : days.filter((day) => day === query.day);
    const draws = asked.flatMap((day) => drawsOfDay(nodeId, merchant.timeZone, day, now));
    const page = pageOf(draws, query.pageNo, query.pageSize ?? RESULTS);
    return {
      list: await fallen(merchant, nodeId, page.items),
      pageNum: page.pageNum,
      totalPages: page.totalPages,
    };
  });
}

/** Today and the days before it that can be asked for. */
function lastDays(timeZone: string, now: number): string[] {
  const days = [dayIn(timeZone, now)];
  while (days.length <= DAYS_BACK) days.push(dayBefore(days.at(-1) ?? ''));
  return days;
}
