import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { openWallet } from '../chapters/cashier/index.ts';
import { endProviderSessions, renewProviderSessions } from '../chapters/play/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { readConfig, type Config } from '../kernel/config/config.ts';
import { noteIn } from '../kernel/database/embedded/lock.ts';
import { isMigrated } from '../kernel/database/migrate.ts';
import { openDatabase } from '../kernel/database/pool.ts';
import type { Database } from '../kernel/database/schema.ts';
import type { AccountEvents } from '../kernel/events.ts';
import { sendNews } from '../kernel/live/live.ts';
import { loadMerchants, type Merchant } from '../kernel/sites/merchants.ts';
import { StartError } from '../kernel/start-error.ts';
import { openObjects } from '../kernel/uploads/open-objects.ts';
import type { OpenDesk, Work } from './terminal/command.ts';

/** What ends with a session, as the gateway has it end. */
const events: AccountEvents = {
  sessionsEnded: endProviderSessions,
  sessionRenewed: renewProviderSessions,
  accountOpened: openWallet,
};

/** On the database that the gateway of this environment uses, for one command. */
export async function atDesk(work: Work): Promise<string> {
  const config = readConfig(process.env);
  const merchants = loadMerchants(config.sites);
  const url = config.databaseDirect ?? config.databaseUrl ?? (await runningDatabase(config.state));
  const db = openDatabase(url, () => {}, 1);
  try {
    await requireTables(db);
    return await work(deskOn(db, { ...config, merchants, clock: Date.now }));
  } finally {
    await db.destroy();
  }
}

export interface DeskOptions extends Pick<Config, 'country' | 'uploads'> {
  readonly merchants: readonly Merchant[];
  readonly clock: Clock;
}

export const deskOn = (
  db: Kysely<Database>,
  { merchants, clock, country, uploads }: DeskOptions,
): OpenDesk => ({
  db,
  clock,
  events,
  merchants,
  country,
  objects: openObjects(db, uploads),
  tell: (news) => sendNews(db, news),
});

/** The embedded database belongs to its gateway, and is reached while that runs. */
export async function runningDatabase(state: string): Promise<string> {
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
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database cannot be used: ${why}`);
  });
  if (isReady) return;
  throw new StartError(
    'The database has not the tables of this release yet. A gateway of it makes them when it starts.',
  );
}
