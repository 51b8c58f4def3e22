import type { FastifyInstance } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isMigrated } from '../../kernel/database/migrate.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Load } from '../load/overload.ts';

/** A balancer that waits longer has made up its mind already. */
const PATIENCE = 2_000;

/** Alive is about this process, ready about what it needs; on every host, for balancers ask by address. */
export function healthRoutes(
  app: FastifyInstance,
  db: Kysely<Database>,
  load: Pick<Load, 'isDraining'>,
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (!load.isDraining && (await within(PATIENCE, isMigrated(db)))) return 'ready\n';
      if (!load.isDraining) request.log.warn('the database is of an earlier release');
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
    }
    return reply.code(503).header('retry-after', '2').send('not ready\n');
  });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = async () => {
    await delay(milliseconds, undefined, { signal: done.signal, ref: false });
    throw new Error('it took too long');
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    done.abort();
  }
}
