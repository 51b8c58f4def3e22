import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Alive is about this process, ready about what it needs; on every host, for balancers ask by address. */
export function healthRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`SELECT 1`.execute(db);
      return 'ready\n';
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).header('retry-after', '2').send('not ready\n');
    }
  });
}
