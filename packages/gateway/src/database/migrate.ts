import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { up as accounts } from './migrations/0001-accounts.ts';
import { up as ledger } from './migrations/0002-ledger.ts';
import { up as games } from './migrations/0003-games.ts';
import type { Database } from './schema.ts';

/** Named and ordered here, so that a build without a file system still has them. */
const migrations: Record<string, Migration> = {
  '0001-accounts': { up: accounts },
  '0002-ledger': { up: ledger },
  '0003-games': { up: games },
};

/** Safe to call from several gateways at once: the migrator takes a lock. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
