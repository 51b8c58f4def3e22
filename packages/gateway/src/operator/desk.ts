import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { eventsOf, everyChapter, settingsOf } from '../chapters/all.ts';
import type { Clock } from '../kernel/time/clock.ts';
import { readConfig, type Config } from '../kernel/config/config.ts';
import { anchorKey } from '../kernel/acts/anchors/anchor.ts';
import { noteIn } from '../kernel/database/embedded/lock.ts';
import { isMigrated } from '../kernel/database/migrate.ts';
import { openDatabase } from '../kernel/database/pool.ts';
import type { Database } from '../kernel/database/schema.ts';
import { sendNews } from '../kernel/live/live.ts';
import { loadMerchants, type Merchant } from '../kernel/sites/merchants.ts';
import { StartError } from '../kernel/start-error.ts';
import { openObjects } from '../kernel/uploads/open-objects.ts';
import { createVault } from '../kernel/vault/vault.ts';
import { createPasswords } from '../kernel/passwords/passwords.ts';
import { actNamed } from './acts.ts';
import type { OpenDesk, Work } from './terminal/command.ts';
import { terminalHere, type Terminal } from './terminal/here.ts';

/** What ends with a session, as the gateway has it end. */
const events = eventsOf(everyChapter);
const settings = settingsOf(everyChapter);

/** On the database that the gateway of this environment uses, for one command. */
export async function atDesk(work: Work): Promise<string> {
  const config = readConfig(process.env);
  const merchants = loadMerchants(config.sites);
  const url = config.databaseDirect ?? config.databaseUrl ?? (await runningDatabase(config.state));
  const key = config.key ?? (await kept(config.state, 'key.secret'));
  const auditKey = config.auditKey ?? (await kept(config.state, 'audit.secret'));
  const pepper = config.pepper ?? (await kept(config.state, 'pepper.secret'));
  const db = openDatabase(url, () => {}, 1);
  try {
    await requireTables(db);
    return await work(
      deskOn(db, {
        ...config,
        key,
        pepper,
        auditKey,
        merchants,
        clock: Date.now,
        terminal: terminalHere(),
      }),
    );
  } finally {
    await db.destroy();
  }
}

export interface DeskOptions extends Pick<
  Config,
  'country' | 'uploads' | 'key' | 'pepper' | 'passwordCost' | 'auditAnchors' | 'auditKey'
> {
  readonly terminal: Terminal;
  readonly merchants: readonly Merchant[];
  readonly clock: Clock;
}

export const deskOn = (
  db: Kysely<Database>,
  { merchants, clock, country, uploads, terminal, ...secrets }: DeskOptions,
): OpenDesk => ({
  db,
  clock,
  events,
  settings,
  merchants,
  country,
  actNamed,
  terminal,
  objects: openObjects(db, uploads),
  anchors: {
    folder: secrets.auditAnchors,
    key() {
      if (secrets.auditKey !== undefined) return anchorKey(secrets.auditKey);
      throw new StartError('LIVERY_AUDIT_KEY must be given: the one that the gateways have.');
    },
  },
  async passwords() {
    const { pepper, passwordCost } = secrets;
    if (pepper !== undefined) return createPasswords(pepper, passwordCost);
    throw new StartError('LIVERY_PEPPER must be given: the one that the gateways have.');
  },
  vault() {
    if (secrets.key !== undefined) return createVault(secrets.key);
    throw new StartError('LIVERY_KEY must be given: the one that the gateways have.');
  },
  tell: (news) => sendNews(db, news),
});

/** What the gateway has made for itself. A new one would seal what no gateway can open. */
async function kept(state: string, name: string): Promise<string | undefined> {
  const text = await readFile(join(state, name), 'utf8').catch(() => '');
  return text.trim() || undefined;
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
