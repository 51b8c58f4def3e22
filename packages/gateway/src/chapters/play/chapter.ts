import { defineChapter } from '../chapter.ts';
import { createVault } from '../../kernel/vault/vault.ts';
import { catalogues } from '../lobby/index.ts';
import { gamesHost } from './house-games/host.ts';
import { launchRoutes } from './launch/routes.ts';
import { endProviderSessions, renewProviderSessions } from './provider-sessions/store.ts';
import { providerRoutes } from './provider/routes.ts';
import { createProvider } from './provider/service.ts';
import { roundRoutes } from './rounds/routes.ts';
import { houseGames } from './shared.ts';
import { vendorActs } from './vendors/acts.ts';
import { sealVendorSecrets } from './vendors/secrets.ts';
import { playSweeps } from './sweeps.ts';

/** Games that run: of vendors, and of the house. */
export const play = defineChapter({
  name: 'play',
  async open(house) {
    const { formerKey } = house.config;
    await sealVendorSecrets(house, formerKey === undefined ? undefined : createVault(formerKey));
    return undefined;
  },
  routes(route, house) {
    const games = house.ask(houseGames).flatMap((one) => one.games);
    launchRoutes(route, house, house.ask(catalogues), games);
  },
  hosts: {
    games(scope, house) {
      const { nameOf } = house.ask(catalogues);
      const all = house.ask(houseGames);
      for (const game of all.flatMap(({ games }) => games)) roundRoutes(scope, house, game, nameOf);
      providerRoutes(scope, house, createProvider(house, nameOf));
      gamesHost(scope, house.sites, all);
    },
  },
  acts: Object.values(vendorActs),
  hears: { sessionsEnded: endProviderSessions, sessionRenewed: renewProviderSessions },
  sweeps: playSweeps,
});
