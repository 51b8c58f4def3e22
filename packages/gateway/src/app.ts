import type { FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { PoolState } from './database/pool.ts';
import type { Database } from './database/schema.ts';
import { demoArtwork } from './demo/artwork.ts';
import { seedDemos } from './demo/seed.ts';
import { gamesHost } from './games/host.ts';
import { houseGames } from './games/house.ts';
import { createEncryption } from './http/encryption.ts';
import { healthRoutes } from './http/health.ts';
import { metricsRoute } from './http/metrics.ts';
import { plannedRoutes } from './http/planned.ts';
import { createRouter } from './http/router.ts';
import { createServer, onSite } from './http/server.ts';
import { createSites } from './http/sites.ts';
import { staticSite } from './http/static-site.ts';
import type { Live } from './live/live.ts';
import type { Merchant } from './merchants.ts';
import { captchaRoutes } from './modules/captcha/routes.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { countryRoutes } from './modules/countries/routes.ts';
import { favouriteRoutes } from './modules/favourites/routes.ts';
import { feedbackRoutes } from './modules/feedback/routes.ts';
import { watchCatalogues } from './modules/games/catalogues.ts';
import { drawingRoutes } from './modules/games/drawings.ts';
import { fillCatalogues } from './modules/games/fill.ts';
import { gameRoutes } from './modules/games/routes.ts';
import { firebaseKeys } from './modules/identity/keys.ts';
import { inboxRoutes } from './modules/inbox/routes.ts';
import { jackpotRoutes } from './modules/jackpot/routes.ts';
import { launchRoutes } from './modules/launch/routes.ts';
import { lobbyRoutes } from './modules/lobby/routes.ts';
import { lotteryRoutes } from './modules/lottery/routes.ts';
import { memberRoutes } from './modules/member/routes.ts';
import { passwordRoutes } from './modules/password/routes.ts';
import { promotionRoutes } from './modules/promotion/routes.ts';
import { providerRoutes } from './modules/provider/routes.ts';
import { ensureVendorSecrets } from './modules/provider/secrets.ts';
import { createProvider } from './modules/provider/service.ts';
import { recentRoutes } from './modules/recent/routes.ts';
import { recordRoutes } from './modules/records/routes.ts';
import { registerRoutes } from './modules/register/routes.ts';
import { roundRoutes } from './modules/rounds/routes.ts';
import { createPasswords } from './modules/session/passwords.ts';
import { sessionRoutes } from './modules/session/routes.ts';
import { streamRoutes } from './modules/stream/routes.ts';
import { systemRoutes } from './modules/system/routes.ts';
import { trialRoutes } from './modules/session/trial-routes.ts';
import { verificationRoutes } from './modules/verification/routes.ts';
import { walletRoutes } from './modules/wallet/routes.ts';
import { winnerRoutes } from './modules/winners/routes.ts';
import type { Platform } from './platform.ts';
import { watchStates } from './site/states.ts';
import type { Sender } from './senders/sender.ts';
import { createSenders } from './senders/create.ts';
import { startHost } from './start/host.ts';

export interface AppOptions extends Config {
  readonly db: Kysely<Database>;
  readonly pool: () => PoolState;
  readonly clock: Clock;
  readonly live: Live;
  readonly merchants: readonly Merchant[];
  /** Given or made: by now there is one of each. */
  readonly pepper: string;
  readonly key: string;
  /** Instead of those the configuration names. */
  readonly senders?: Sender | undefined;
  /** Instead of those Firebase publishes. */
  readonly identityKeys?: JWTVerifyGetKey | undefined;
}

/** Every module on its host: the table of contents of the gateway. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, live, merchants } = options;
  const sites = createSites(merchants);
  const passwords = await createPasswords(options.pepper);
  const { app, load } = await createServer({ ...options, sites });
  const states = await watchStates(db, live, options.proxyHops > 0, (error) =>
    app.log.warn({ err: error }, 'the state of the sites was not read'),
  );
  app.addHook('onClose', async () => states.close());
  const senders = options.senders ?? createSenders(options);
  const identityKeys = options.identityKeys ?? firebaseKeys();
  const platform: Platform = {
    db,
    clock,
    sites,
    passwords,
    live,
    states,
    senders,
    identityKeys,
    config: options,
  };
  const encryption = createEncryption(db, clock, options.key);
  const art = demoArtwork();
  await fillCatalogues(db, merchants, art, options.demo);
  const catalogues = await watchCatalogues(db, platform, art.version, (error) =>
    app.log.warn({ err: error }, 'a catalogue was not read'),
  );
  app.addHook('onClose', async () => catalogues.close());
  const { nameOf } = catalogues;
  for (const merchant of merchants) {
    await ensureVendorSecrets(db, [merchant], catalogues.of(merchant).vendors, clock());
  }
  if (options.demo) await seedDemos(platform, merchants, (merchant) => catalogues.of(merchant));

  healthRoutes(app, db);
  metricsRoute(app, { db, pool: options.pool, load, sites, token: options.metricsToken });
  await onSite(app, 'merchant', (site) => {
    const route = createRouter(site, platform, encryption);
    sessionRoutes(route, platform, encryption);
    trialRoutes(route, platform);
    registerRoutes(route, platform);
    verificationRoutes(route, platform);
    passwordRoutes(route, platform);
    countryRoutes(route, platform);
    systemRoutes(route, platform);
    contentRoutes(route, platform, catalogues);
    promotionRoutes(route, platform);
    inboxRoutes(route, platform);
    feedbackRoutes(route, platform);
    streamRoutes(route, platform);
    captchaRoutes(route, platform);
    memberRoutes(route, platform);
    walletRoutes(route, platform, catalogues);
    recordRoutes(route, platform, catalogues);
    gameRoutes(route, platform, catalogues);
    recentRoutes(route, platform, catalogues);
    lotteryRoutes(route, platform, catalogues);
    jackpotRoutes(route, platform);
    lobbyRoutes(route, platform, catalogues);
    winnerRoutes(route, platform, catalogues);
    favouriteRoutes(route, platform, catalogues);
    launchRoutes(route, platform, catalogues, houseGames);
    plannedRoutes(route);
    drawingRoutes(site, art);
    staticSite(site, sites);
  });
  await onSite(app, 'games', (games) => {
    for (const game of houseGames) roundRoutes(games, platform, game, nameOf);
    providerRoutes(games, platform, createProvider(platform, nameOf));
    gamesHost(games, sites, houseGames);
  });
  await onSite(app, 'start', (start) => startHost(start, sites, options.demo));
  return app;
}
