import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { eventsOf, everyChapter, settingsOf } from '../chapters/all.ts';
import type { Clock } from '../kernel/time/clock.ts';
import { readConfig, type Config } from '../kernel/config/config.ts';
import { noteIn } from '../kernel/database/embedded/lock.ts';
import { isMigrated } from '../kernel/database/migrate.ts';
import { openDatabase } from '../kernel/database/pool.ts';
import type { Database } from '../kernel/database/schema.ts';
import { sendNews } from '../kernel/live/live.ts';
import { loadMerchants, type Merchant } from '../kernel/sites/merchants.ts';
import { StartError } from '../kernel/start-error.ts';
import { openObjects } from '../kernel/uploads/open-objects.ts';
import { createVault } from '../kernel/vault/vault.ts';
import type { OpenDesk, Work } from './terminal/command.ts';

/** What ends with a session, as the gateway has it end. */
const events = eventsOf(everyChapter);
const settings = settingsOf(everyChapter);

/** On the database that the gateway of this environment uses, for one command. */
export async function atDesk(work: Work): Promise<string> {
  const config = readConfig(process.env);
  const merchants = loadMerchants(config.sites);
  const url = config.databaseDirect ?? config.databaseUrl ?? (await runningDatabase(config.state));
  const key = config.key ?? (await keptKey(config.state));
  const db = openDatabase(url, () => {}, 1);
  try {
    await requireTables(db);
    return await work(deskOn(db, { ...config, key, merchants, clock: Date.now }));
  } finally {
    await db.destroy();
  }
}

export interface DeskOptions extends Pick<Config, 'country' | 'uploads' | 'key'> {
  readonly merchants: readonly Merchant[];
  readonly clock: Clock;
}

export const deskOn = (
  db: Kysely<Database>,
  { merchants, clock, country, uploads, key }: DeskOptions,
): OpenDesk => ({
  db,
  clock,
  events,
  settings,
  merchants,
  country,
  objects: openObjects(db, uploads),
  vault() {
    if (key !== undefined) return createVault(key);
    throw new StartError('LIVERY_KEY must be given: the one that the gateways have.');
  },
  tell: (news) => sendNews(db, news),
});

/** What the gateway has made for itself. A new one would seal what no gateway can open. */
async function keptKey(state: string): Promise<string | undefined> {
  const kept = await readFile(join(state, 'key.secret'), 'utf8').catch(() => '');
  return kept.trim() || undefined;
}

/** The embedded database belongs to its gateway, and is reached while that runs. */
async function runningDatabase(state: string): Promise<string> {
  const note = await readFile(noteIn(state), 'utf8').catch(() => undefined);
  if (note === undefined) {
    throw new StartError(
      `No gateway runs on ${state}. LIVERY_STATE names its folder, DATABASE_URL its database.`,
    );
  }
  return (JSON.parse(note) as { databaseUrl: string }).databaseUrl;
}

async function requireTables(db: Kysely<Database>): Promise<void> {
  const isReady = await isMigrated(db).catch((error: unknown) => {
    throw new StartError(`The database cannot be used: ${messageOf(error)}`);
  });
  if (isReady) return;
  throw new StartError(
    'The database has not the tables of this release yet. A gateway of it makes them when it starts.',
  );
}

/** An error that stands for several, such as one for each address of a host, says nothing itself. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
