import { defineChapter } from '../chapter.ts';
import { addToCatalogue, watchCatalogues } from './catalogue/catalogues.ts';
import { gameRoutes } from './catalogue/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { jackpotRoutes } from './jackpots/routes.ts';
import { lobbyRoutes } from './layout/routes.ts';
import { lobbyOrder } from './layout/setting.ts';
import { lotteryRoutes } from './lottery/routes.ts';
import { recentRoutes } from './recents/routes.ts';
import { catalogues, offers } from './shared.ts';
import { sweepGames } from './winners/plays.ts';
import { winnerRoutes } from './winners/routes.ts';

/** What there is to play. */
export const lobby = defineChapter({
  name: 'lobby',
  async open(house) {
    const watched = await watchCatalogues(house.db, house, (error) =>
      house.warn({ err: error }, 'a catalogue was not read'),
    );
    house.share(catalogues, watched);
    return watched;
  },
  async prepare(house, merchants) {
    for (const merchant of merchants) {
      for (const offer of house.ask(offers)(merchant)) {
        await addToCatalogue(house.db, merchant.code, offer);
      }
    }
    await house.ask(catalogues).renew();
  },
  routes(route, house) {
    const all = house.ask(catalogues);
    gameRoutes(route, house, all);
    recentRoutes(route, house, all);
    lotteryRoutes(route, house, all);
    jackpotRoutes(route, house);
    lobbyRoutes(route, house, all);
    winnerRoutes(route, house, all);
    favouriteRoutes(route, house, all);
  },
  settings: { lobby: lobbyOrder },
  sweeps: [sweepGames],
});
