import type { FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import {
  captchaRoutes,
  deviceRoutes,
  passkeyRoutes,
  firebaseKeys,
  memberRoutes,
  messageSteps,
  passwordRoutes,
  registerRoutes,
  rememberSessions,
  sessionRoutes,
  trialRoutes,
  verificationRoutes,
} from './chapters/account/index.ts';
import {
  bringLetter,
  contentRoutes,
  feedbackRoutes,
  inboxRoutes,
  streamRoutes,
} from './chapters/messages/index.ts';
import { countryRoutes, systemRoutes } from './chapters/site/index.ts';
import {
  addToCatalogue,
  favouriteRoutes,
  firstCovers,
  gameRoutes,
  jackpotRoutes,
  lobbyRoutes,
  lotteryRoutes,
  recentRoutes,
  sweepGames,
  watchCatalogues,
  winnerRoutes,
} from './chapters/lobby/index.ts';
import {
  createProvider,
  endProviderSessions,
  gamesHost,
  launchRoutes,
  providerRoutes,
  renewProviderSessions,
  roundRoutes,
  sealVendorSecrets,
} from './chapters/play/index.ts';
import { promotionRoutes } from './chapters/rewards/index.ts';
import { keepSums, openWallet, recordRoutes, walletRoutes } from './chapters/cashier/index.ts';
import type { Extra } from './extras/extra.ts';
import { createEncryption } from './http/encryption/encryption.ts';
import { healthRoutes } from './http/health.ts';
import type { Load } from './http/load/overload.ts';
import { metricsRoute } from './http/metrics/metrics.ts';
import { pictureRoutes } from './http/pictures.ts';
import { plannedRoutes } from './http/planned.ts';
import { createRouter } from './http/router.ts';
import { createServer, onSite } from './http/server.ts';
import { codesHost, staticSite } from './http/static-site.ts';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config/config.ts';
import type { Countries } from './kernel/sites/country/countries.ts';
import type { PoolState } from './kernel/database/pool.ts';
import type { Database } from './kernel/database/schema.ts';
import type { Sweep } from './kernel/database/sweep.ts';
import { createKeepGood } from './kernel/sites/content/good-rows.ts';
import type { Live } from './kernel/live/live.ts';
import { createPasswords } from './kernel/passwords/passwords.ts';
import { createOutbox } from './kernel/senders/outbox/create.ts';
import type { Pictures } from './kernel/pictures/pictures.ts';
import { createSenders } from './kernel/senders/create.ts';
import type { Sender } from './kernel/senders/sender.ts';
import type { Services } from './kernel/services.ts';
import type { Merchant } from './kernel/sites/merchants.ts';
import { openObjects } from './kernel/uploads/open-objects.ts';
import { openUploads } from './kernel/uploads/uploads.ts';
import { watchMerchants } from './kernel/sites/renewal.ts';
import { watchStates } from './kernel/sites/site-states.ts';
import { createSites, type LiveSites } from './kernel/sites/sites.ts';
import { createVault } from './kernel/vault/vault.ts';
import { startHost } from './pages/start/host.ts';

export interface AppOptions extends Config {
  readonly db: Kysely<Database>;
  readonly pool: () => PoolState;
  readonly clock: Clock;
  readonly live: Live;
  readonly merchants: readonly Merchant[];
  readonly openedPictures: Pictures;
  readonly openedCountries: Countries;
  /** Given or made: by now there is one of each. */
  readonly pepper: string;
  readonly key: string;
  /** Instead of those the configuration names. */
  readonly senders?: Sender | undefined;
  /** Instead of those Firebase publishes. */
  readonly identityKeys?: JWTVerifyGetKey | undefined;
  /** Nobody's, unless a composition hands them in. */
  readonly extras?: readonly Extra[] | undefined;
  /** Refuses merchants that must not be served as they are. */
  requireSafe(merchants: readonly Merchant[]): void;
  /** What may take long on a large database. */
  prepareBooks(merchants: readonly Merchant[]): Promise<void>;
}

export interface App {
  readonly app: FastifyInstance;
  /** Takes over what changed in the merchants file, here and on every gateway beside this one. */
  renew(): Promise<void>;
}

/** Before anybody plays: what the chapters keep is there for each merchant. */
export const prepareBooks = keepSums;
/** What the chapters put in order now and then. */
export const chapterSweeps: readonly Sweep[] = [sweepGames];

/** Every chapter on its host: the table of contents of the gateway. */
export async function buildApp(options: AppOptions): Promise<App> {
  const sites = createSites(options.merchants);
  const { app, load } = await createServer({ ...options, sites });
  try {
    const renew = await fillApp(options, sites, app, load);
    return { app, renew };
  } catch (error) {
    // What looks again and again now and then would go on doing it.
    await app.close().catch(() => {});
    throw error;
  }
}

async function fillApp(
  options: AppOptions,
  sites: LiveSites,
  app: FastifyInstance,
  load: Load,
): Promise<() => Promise<void>> {
  const { db, clock, live, extras = [] } = options;
  const passwords = await createPasswords(options.pepper, options.passwordCost);
  const vault = createVault(options.key);
  const states = await watchStates(db, live, options.openedCountries, (error) =>
    app.log.warn({ err: error }, 'the state of the sites was not read'),
  );
  app.addHook('onClose', async () => states.close());
  const isDemo = extras.some((extra) => extra.isDemo === true);
  const outbox = createOutbox({
    db,
    clock,
    vault,
    senders: options.senders ?? createSenders({ ...options, demo: isDemo }),
    steps: messageSteps(vault),
    tell: (about, sentence) => app.log.warn(about, sentence),
  });
  app.addHook('onClose', () => outbox.close());
  const sessions = rememberSessions(db, clock, live);
  app.addHook('onClose', async () => sessions.close());
  const services: Services = {
    db,
    clock,
    sites,
    passwords,
    vault,
    live,
    states,
    keepGood: createKeepGood(clock, (row, sentence) => app.log.warn(row, sentence)),
    pictures: options.openedPictures,
    uploads: openUploads(db, clock, openObjects(db, options.uploads), options.uploadLimit),
    outbox,
    identityKeys: options.identityKeys ?? firebaseKeys(),
    identify: sessions.identify,
    forgetSessions: sessions.forget,
    events: {
      sessionsEnded: (own, ended, now) => {
        sessions.forget(ended);
        return endProviderSessions(own, ended, now);
      },
      sessionRenewed: renewProviderSessions,
      accountOpened: openWallet,
      ownerTold: bringLetter,
    },
    config: options,
  };
  const encryption = createEncryption(db, clock, options.key);
  const catalogues = await watchCatalogues(db, services, (error) =>
    app.log.warn({ err: error }, 'a catalogue was not read'),
  );
  app.addHook('onClose', async () => catalogues.close());
  const { nameOf } = catalogues;
  const { formerKey } = options;
  await sealVendorSecrets(services, formerKey === undefined ? undefined : createVault(formerKey));
  const catalogueOf = (merchant: Merchant) => catalogues.of(merchant);
  /** Asked at the start for all, and later for those that come or change: nothing is done twice. */
  const prepare = async (merchants: readonly Merchant[]) => {
    for (const merchant of merchants) {
      for (const { offerFor } of extras) {
        const offer = offerFor?.(merchant);
        if (offer !== undefined) await addToCatalogue(db, merchant.code, offer);
      }
    }
    await catalogues.renew();
    for (const { seed } of extras) await seed?.({ db, clock, passwords, merchants, catalogueOf });
  };
  await prepare(sites.merchants);
  const houseGames = extras.flatMap((extra) => extra.houseGames ?? []);
  const games = houseGames.flatMap((one) => one.games);
  const known = extras.find(({ knownAccounts }) => knownAccounts !== undefined)?.knownAccounts;

  healthRoutes(app, db, load);
  metricsRoute(app, {
    db,
    clock,
    pool: options.pool,
    load,
    sites,
    outbox,
    token: options.metricsToken,
  });
  await onSite(app, 'merchant', (site) => {
    const route = createRouter(site, services, encryption);
    sessionRoutes(route, services, encryption);
    trialRoutes(route, services);
    registerRoutes(route, services);
    verificationRoutes(route, services);
    passwordRoutes(route, services);
    countryRoutes(route, services);
    systemRoutes(route, services);
    contentRoutes(route, services, catalogues);
    promotionRoutes(route, services);
    inboxRoutes(route, services);
    feedbackRoutes(route, services);
    streamRoutes(route, services);
    captchaRoutes(route, services);
    memberRoutes(route, services);
    deviceRoutes(route, services);
    passkeyRoutes(route, services);
    walletRoutes(route, services, catalogues);
    recordRoutes(route, services, catalogues);
    gameRoutes(route, services, catalogues);
    recentRoutes(route, services, catalogues);
    lotteryRoutes(route, services, catalogues);
    jackpotRoutes(route, services);
    lobbyRoutes(route, services, catalogues);
    winnerRoutes(route, services, catalogues);
    favouriteRoutes(route, services, catalogues);
    launchRoutes(route, services, catalogues, games);
    plannedRoutes(route);
    pictureRoutes(site, services.pictures);
    staticSite(site, sites, (merchant) => firstCovers(merchant, catalogueOf(merchant)));
  });
  await onSite(app, 'games', (scope) => {
    for (const game of games) roundRoutes(scope, services, game, nameOf);
    providerRoutes(scope, services, createProvider(services, nameOf));
    gamesHost(scope, sites, houseGames);
  });
  await onSite(app, 'codes', (scope) => codesHost(scope, sites));
  await onSite(app, 'start', (start) =>
    startHost(start, { sites, known, startPage: options.startPage }),
  );
  const renewal = watchMerchants({
    file: options.sites,
    sites,
    live,
    log: app.log,
    requireSafe: options.requireSafe,
    prepare: async (merchants) => {
      await options.prepareBooks(merchants);
      await prepare(merchants);
    },
  });
  app.addHook('onClose', async () => renewal.close());
  return renewal.renew;
}
