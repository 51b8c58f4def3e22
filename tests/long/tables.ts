import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../packages/gateway/src/kernel/database/embedded/embedded.ts';
import { migrate } from '../../packages/gateway/src/kernel/database/migrate.ts';
import { openDatabase } from '../../packages/gateway/src/kernel/database/pool.ts';

export type OpenTables = ReturnType<typeof openDatabase>;

/** The tables alone, in a PostgreSQL of their own: no gateway works in them by another clock. */
export async function withTables<T>(
  work: (db: OpenTables, databaseUrl: string) => Promise<T>,
): Promise<T> {
  const state = await mkdtemp(join(tmpdir(), 'livery-long-'));
  const server = await startEmbedded(state, () => {});
  const db = openDatabase(server.ownerUrl, () => {}, 2);
  try {
    await migrate(db);
    return await work(db, server.ownerUrl);
  } finally {
    await db.destroy();
    await server.stop();
    await rm(state, { recursive: true, force: true });
  }
}
