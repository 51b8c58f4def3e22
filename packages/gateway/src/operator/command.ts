import { readFile } from 'node:fs/promises';
import { readConfig } from '../kernel/config/config.ts';
import { noteIn } from '../kernel/database/embedded/lock.ts';
import { openDatabase } from '../kernel/database/pool.ts';
import { loadMerchants } from '../kernel/sites/merchants.ts';
import { StartError } from '../kernel/start-error.ts';
import { executeOrder } from './execute.ts';
import { readOrder, requireCountrySource, requireKnown, usage } from './order.ts';

/** `pnpm gateway site …`: talks to the database the gateway talks to. */
export async function siteCommand(args: readonly string[]): Promise<string> {
  if (args.includes('--help')) return usage;
  const { merchant, order } = readOrder(args);
  const config = readConfig(process.env);
  requireKnown(loadMerchants(config.sites), { merchant, order });
  requireCountrySource(order, config.country);
  const db = openDatabase(
    config.databaseDirect ?? config.databaseUrl ?? (await runningDatabase(config.state)),
    () => {},
    1,
  );
  try {
    return await executeOrder(db, merchant, order);
  } finally {
    await db.destroy();
  }
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
