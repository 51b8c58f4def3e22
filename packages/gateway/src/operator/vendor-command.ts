import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, type Config } from '../kernel/config/config.ts';
import { openDatabase } from '../kernel/database/pool.ts';
import { loadMerchants } from '../kernel/sites/merchants.ts';
import { StartError } from '../kernel/start-error.ts';
import { createVault } from '../kernel/vault/vault.ts';
import { runningDatabase } from './desk.ts';
import { executeVendorOrder } from './vendor-execute.ts';
import { readVendorOrder, vendorUsage } from './vendor-order.ts';

/** `pnpm gateway vendor …`: talks to the database the gateway talks to, under its key. */
export async function vendorCommand(args: readonly string[]): Promise<string> {
  if (args.includes('--help')) return vendorUsage;
  const order = readVendorOrder(args);
  const config = readConfig(process.env);
  const merchants = loadMerchants(config.sites);
  const db = openDatabase(
    config.databaseDirect ?? config.databaseUrl ?? (await runningDatabase(config.state)),
    () => {},
    1,
  );
  try {
    const vault = createVault(await gatewayKey(config));
    return await executeVendorOrder({ db, clock: Date.now, vault, merchants }, order);
  } catch (error) {
    // What is wrong with the order is said already; the rest has a code of the system or the server.
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new StartError(`The database cannot be used: ${error.message || String(error.code)}`);
  } finally {
    await db.destroy();
  }
}

/** The gateway's own. A new one would seal what no gateway can open. */
async function gatewayKey({ key, state }: Config): Promise<string> {
  const kept = key ?? (await readFile(join(state, 'key.secret'), 'utf8').catch(() => '')).trim();
  if (kept !== '') return kept;
  throw new StartError('LIVERY_KEY must be given: the one that the gateways have.');
}
