import type { FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import { shelf, type Chapter, type House } from './chapters/chapter.ts';
import { eventsOf, everyChapter } from './chapters/all.ts';
import { firebaseKeys, messageSteps } from './chapters/door/index.ts';
import { catalogues, firstCovers, offers } from './chapters/lobby/index.ts';
import { rememberSessions } from './chapters/member/index.ts';
import { houseGames } from './chapters/play/index.ts';
import type { Extra } from './extras/extra.ts';
import { createEncryption } from './http/encryption/encryption.ts';
import type { Load } from './http/load/overload.ts';
import { answerProbes } from './http/metrics/probes.ts';
import { createRouter } from './http/router.ts';
import { createServer, onSite } from './http/server.ts';
import { serveSite } from './http/site-files.ts';
import { codesHost } from './http/static-site.ts';
import type { Clock } from './kernel/time/clock.ts';
import type { Config } from './kernel/config/config.ts';
import type { Countries } from './kernel/sites/country/countries.ts';
import type { PoolState } from './kernel/database/pool.ts';
import type { Database } from './kernel/database/schema.ts';
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
  readonly auditKey: string;
  /** Instead of those the configuration names. */
  readonly senders?: Sender | undefined;
  /** Instead of those Firebase publishes. */
  readonly identityKeys?: JWTVerifyGetKey | undefined;
  /** Nobody's, unless a composition hands them in. */
  readonly extras?: readonly Extra[] | undefined;
  /** Instead of all there are. */
  readonly chapters?: readonly Chapter[] | undefined;
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

/** Every chapter on its hosts. */
export async function buildApp(options: AppOptions): Promise<App> {
  const sites = createSites(options.merchants, options.hooksHost);
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
  const { db, clock, live, extras = [], chapters = everyChapter } = options;
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
  const events = eventsOf(chapters);
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
      ...events,
      sessionsEnded: (own, ended, now) => {
        sessions.forget(ended);
        return events.sessionsEnded(own, ended, now);
      },
    },
    config: options,
  };
  const house: House = {
    ...services,
    ...shelf(),
    encryption: createEncryption(db, clock, options.key),
    auditKey: options.auditKey,
    warn: (about, sentence) => app.log.warn(about, sentence),
    note: (about, sentence) => app.log.info(about, sentence),
  };
  house.share(
    houseGames,
    extras.flatMap((extra) => extra.houseGames ?? []),
  );
  house.share(offers, (merchant) => extras.flatMap(({ offerFor }) => offerFor?.(merchant) ?? []));
  for (const { open } of chapters) {
    const opened = await open?.(house);
    if (opened) app.addHook('onClose', async () => opened.close());
  }
  const catalogueOf = (merchant: Merchant) => house.ask(catalogues).of(merchant);
  const prepare = async (merchants: readonly Merchant[]) => {
    for (const chapter of chapters) await chapter.prepare?.(house, merchants);
    const seeding = { db, clock, passwords, vault, merchants, catalogueOf };
    for (const { seed } of extras) await seed?.(seeding);
  };
  await prepare(sites.merchants);
  const known = extras.find(({ knownAccounts }) => knownAccounts !== undefined)?.knownAccounts;

  answerProbes(app, {
    db,
    clock,
    pool: options.pool,
    load,
    sites,
    outbox,
    gauges: chapters.flatMap(({ gauges = [] }) => gauges),
    token: options.metricsToken,
  });
  await onSite(app, 'merchant', (site) => {
    const route = createRouter(site, house, house.encryption);
    for (const { routes } of chapters) routes?.(route, house);
    serveSite(site, route, {
      sites,
      pictures: services.pictures,
      firstPictures: (merchant) => firstCovers(merchant, catalogueOf(merchant)),
    });
  });
  await onSite(app, 'games', (scope) => {
    for (const { hosts } of chapters) hosts?.games?.(scope, house);
  });
  await onSite(app, 'hooks', (scope) => {
    for (const { hosts } of chapters) hosts?.hooks?.(scope, house);
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
