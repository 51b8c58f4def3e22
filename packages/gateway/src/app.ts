import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database/schema.ts';
import { demoArtwork, ORCHARD_NODE } from './demo/artwork.ts';
import { seedDemo } from './demo/seed.ts';
import { gamesHost } from './games/host.ts';
import { orchardRules } from './games/orchard-rules.ts';
import { createEncryption } from './http/encryption.ts';
import { healthRoutes } from './http/health.ts';
import { createRouter } from './http/router.ts';
import { createServer, onSite } from './http/server.ts';
import { createSites } from './http/sites.ts';
import { staticSite } from './http/static-site.ts';
import type { Live } from './live/live.ts';
import type { Merchant } from './merchants.ts';
import { captchaRoutes } from './modules/captcha/routes.ts';
import { favouriteRoutes } from './modules/favourites/routes.ts';
import { createCatalogue } from './modules/games/catalogue.ts';
import { drawingRoutes } from './modules/games/drawings.ts';
import { gameRoutes } from './modules/games/routes.ts';
import { launchRoutes } from './modules/launch/routes.ts';
import { memberRoutes } from './modules/member/routes.ts';
import { roundRoutes } from './modules/rounds/routes.ts';
import { createPasswords } from './modules/session/passwords.ts';
import { sessionRoutes } from './modules/session/routes.ts';
import { walletRoutes } from './modules/wallet/routes.ts';
import { winnerRoutes } from './modules/winners/routes.ts';
import type { Platform } from './platform.ts';
import { startHost } from './start/host.ts';

export interface AppOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly live: Live;
  readonly merchants: readonly Merchant[];
  readonly pepper: string;
  readonly demo: boolean;
  readonly logLevel: string;
  readonly proxyHops: number;
}

const ORCHARD_FOLDER = 'orchard';
const houseGames = { [ORCHARD_NODE]: ORCHARD_FOLDER };

/** Every module on its host: the table of contents of the gateway. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, live, merchants } = options;
  const sites = createSites(merchants);
  const passwords = await createPasswords(options.pepper);
  const platform: Platform = { db, clock, sites, passwords, live };
  const encryption = createEncryption(db, clock);
  const art = demoArtwork();
  const catalogue = createCatalogue(art);
  if (options.demo) {
    for (const merchant of merchants) await seedDemo(platform, merchant, catalogue);
  }

  const app = await createServer({ ...options, sites });
  healthRoutes(app, db);
  await onSite(app, 'merchant', (site) => {
    const route = createRouter(site, platform, encryption);
    sessionRoutes(route, platform, encryption);
    captchaRoutes(route, platform);
    memberRoutes(route, platform);
    walletRoutes(route, platform);
    gameRoutes(route, catalogue);
    winnerRoutes(route, platform, catalogue);
    favouriteRoutes(route, platform, catalogue);
    launchRoutes(route, platform, catalogue, houseGames);
    drawingRoutes(site, art);
    staticSite(site, sites);
  });
  await onSite(app, 'games', (games) => {
    roundRoutes(games, platform, ORCHARD_FOLDER, orchardRules);
    gamesHost(games, sites, [ORCHARD_FOLDER]);
  });
  await onSite(app, 'start', (start) => startHost(start, sites, options.demo));
  return app;
}
