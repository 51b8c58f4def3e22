import type { FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { buildApp } from './app.ts';
import type { Chapter } from './chapters/chapter.ts';
import { everyChapter, prepareBooks, sweepsOf } from './chapters/all.ts';
import type { Extra } from './extras/extra.ts';
import type { Clock } from './kernel/time/clock.ts';
import type { Config } from './kernel/config/config.ts';
import { inWords, requireFolder, type NamedFolders } from './kernel/database/named-folders.ts';
import { refuseUnsafe, warnings } from './kernel/config/production.ts';
import { settings } from './kernel/config/settings.ts';
import { openPictures } from './kernel/pictures/pictures.ts';
import { openCountries } from './kernel/sites/country/countries.ts';
import { requireKnownCountries } from './kernel/sites/country/require.ts';
import { startEmbedded } from './kernel/database/embedded/embedded.ts';
import { noteIn } from './kernel/database/embedded/lock.ts';
import { migrate } from './kernel/database/migrate.ts';
import { addPartitions } from './kernel/database/partitions.ts';
import { openPool, requireStatementLimit } from './kernel/database/pool.ts';
import { grantTables, roleOf } from './kernel/database/roles/grants.ts';
import type { Database } from './kernel/database/schema.ts';
import { keepSecret } from './kernel/database/secret.ts';
import { sweepRegularly } from './kernel/database/sweep.ts';
import { unstopped } from './kernel/database/connection/stoppable.ts';
import { transact } from './kernel/database/transact.ts';
import { openLive } from './kernel/live/live.ts';
import { loadMerchants, type Merchant } from './kernel/sites/merchants.ts';
import { requireNeighbours } from './kernel/sites/neighbours.ts';
import { UNNAMED_FOR } from './kernel/uploads/objects.ts';
import { openObjects } from './kernel/uploads/open-objects.ts';
import { StartError } from './kernel/start-error.ts';
import type { Sender } from './kernel/senders/sender.ts';

/** As long as the database lets a statement run. */
const LONGEST_REQUEST = 10_000;

export interface GatewayOptions extends Config {
  readonly clock?: Clock;
  /** Instead of those the configuration names. */
  readonly senders?: Sender;
  readonly identityKeys?: JWTVerifyGetKey;
  readonly extras?: readonly Extra[];
  /** Instead of all there are. */
  readonly chapters?: readonly Chapter[];
  /** Stops the start, soon, and leaves nothing of it behind; a gateway that has started hears `stop`. */
  readonly signal?: AbortSignal;
}

export interface Gateway {
  readonly port: number;
  readonly url: string;
  readonly databaseUrl: string;
  /** Looks at the merchants file at once, and takes over what changed. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { clock = Date.now, signal = unstopped, chapters = everyChapter } = options;
  const merchants = loadMerchants(options.sites);
  refuseUnsafe(options, merchants);
  requireNeighbours(options.origins, merchants);
  const opened = {
    openedPictures: openPictures(options.pictures),
    openedCountries: openCountries(options.country),
  };
  // Whatever was opened is closed again, last first, at the end or when the start fails.
  const closing: (() => Promise<void> | void)[] = [];
  const stop = () => closeAll(closing.splice(0).toReversed());
  const places = placesOf(options);
  let app: FastifyInstance | undefined;
  const tell = (sentence: string) => (error: unknown) => app?.log.warn({ err: error }, sentence);
  try {
    for (const [setting, folder] of Object.entries(places)) await requireFolder(setting, folder);
    let { databaseUrl, databaseOwner: owner } = options;
    if (databaseUrl === undefined) {
      const log = (line: string) => app?.log.error(line);
      const embedded = await startEmbedded(options.state, log, signal);
      closing.push(embedded.stop);
      databaseUrl = embedded.url;
      owner = embedded.ownerUrl;
    }
    const lost = tell('a database connection was lost');
    const direct = options.databaseDirect ?? databaseUrl;
    const onError = tell('the tables were not prepared');
    const servedBy = owner === undefined ? undefined : direct;
    const preparing = { url: owner ?? direct, servedBy, chapters, onError, signal };
    await prepareTables(preparing, merchants, clock());
    const isPooled = options.databaseDirect !== undefined;
    const pooling = { size: options.poolSize, isPooled, signal };
    const { db, state: pool, begin } = openPool(databaseUrl, lost, pooling);
    closing.push(() => db.destroy());
    if (isPooled) await requireStatementLimit(db);
    await requireKnownCountries(db, options.country);
    const pepper = options.pepper ?? (await ownSecret(options.state, 'pepper'));
    const key = options.key ?? (await ownSecret(options.state, 'key'));
    const auditKey = options.auditKey ?? (await ownSecret(options.state, 'audit'));
    const live = await openLive(db, direct, tell('live news were interrupted'));
    closing.push(live.close);
    signal.throwIfAborted();
    const { renew, ...built } = await buildApp({
      ...options,
      ...opened,
      db,
      pool,
      clock,
      live,
      merchants,
      pepper,
      key,
      auditKey,
      requireSafe: (some) => refuseUnsafe(options, some),
      prepareBooks: (some) => unhurried(preparing, (books) => prepareBooks(chapters, books, some)),
    });
    app = built.app;
    closing.push(closeInTime(app));
    for (const warning of warnings(options, merchants)) app.log.warn(warning);
    const objects = openObjects(db, options.uploads);
    const sweepObjects = (now: number) => objects.sweep(new Date(now - UNNAMED_FOR));
    const sweeping = { db, clock, others: sweepsOf(chapters), more: sweepObjects };
    closing.push(sweepRegularly(sweeping, tell('sweep failed')));
    const port = await listen(app, options);
    const there = { port, databaseUrl: direct };
    closing.push(await leaveNote(options.state, { pid: process.pid, ...there }));
    signal.throwIfAborted();
    begin();
    return { url: `http://localhost:${port}`, ...there, renew, stop };
  } catch (error) {
    await stop();
    signal.throwIfAborted();
    throw inWords(error, { ...places, ...anchorsOf(options) });
  }
}

/** One that fails does not keep the others from being closed. */
async function closeAll(closing: readonly (() => Promise<void> | void)[]): Promise<void> {
  const failed: unknown[] = [];
  for (const close of closing) {
    try {
      await close();
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
}

/** Where things are kept, by the settings that name it. */
const placesOf = ({ state, uploads }: Config): NamedFolders => ({
  [settings.state.name]: state,
  ...(uploads === 'database' ? {} : { [settings.uploads.name]: uploads }),
});

/** Nothing may be taken away there, so nothing is tried there beforehand. */
const anchorsOf = ({ auditAnchors }: Config): NamedFolders =>
  auditAnchors === undefined ? {} : { [settings.auditAnchors.name]: auditAnchors };

interface Preparing {
  /** Of whoever owns the tables. */
  readonly url: string;
  /** Of the role that serves from them, where that is another. */
  readonly servedBy: string | undefined;
  readonly chapters: readonly Chapter[];
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
}

function prepareTables(
  preparing: Preparing,
  merchants: readonly Merchant[],
  now: number,
): Promise<void> {
  return unhurried(preparing, async (db) => {
    await migrate(db).catch(refuseDatabase);
    // A gateway that was away over the turn of a month finds no tables for the new one.
    await transact(db, (tx) => addPartitions(tx, now)).catch(preparing.onError);
    await grantServing(preparing, db);
    await prepareBooks(preparing.chapters, db, merchants);
  });
}

async function grantServing(preparing: Preparing, db: Kysely<Database>): Promise<void> {
  const { servedBy: url } = preparing;
  if (url === undefined) return;
  const role = await unhurried({ ...preparing, url }, roleOf).catch(refuseDatabase);
  await transact(db, (tx) => grantTables(tx, role));
}

function refuseDatabase(cause: unknown): never {
  throw new StartError(`The database cannot be used: ${messageOf(cause)}`);
}

/** What may take long on a large database, on a connection that waits for it. */
async function unhurried<T>(
  { url, onError, signal }: Preparing,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const { db } = openPool(url, onError, { size: 1, isUnhurried: true, signal });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function ownSecret(state: string, name: string): Promise<string> {
  return keepSecret(join(state, `${name}.secret`), () => randomBytes(32).toString('base64url'));
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use. PORT names another.`);
    }
    throw error;
  }
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}

/** Requests that run are finished, but one that hangs does not keep the gateway from stopping. */
function closeInTime(app: FastifyInstance): () => Promise<void> {
  return async () => {
    const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_REQUEST);
    await app.close();
    clearTimeout(late);
  };
}

/** Where this gateway is, for tools that look for it; it holds the database's password. */
async function leaveNote(
  state: string,
  note: { pid: number; port: number; databaseUrl: string },
): Promise<() => Promise<void>> {
  const file = noteIn(state);
  await writeFile(file, `${JSON.stringify(note)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return () => rm(file, { force: true });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
