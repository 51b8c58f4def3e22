import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const AT_ONCE = 400;

/** Beyond what can be served in time, a quick "later" is better than a slow failure. */
export function shedLoad(app: FastifyInstance, limit = AT_ONCE): void {
  const counted = new WeakSet<object>();
  let running = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (running >= limit && !request.url.startsWith('/healthz')) {
      throw new Refusal('system.busy', { headers: { 'retry-after': '1' } });
    }
    running += 1;
    counted.add(request);
    reply.raw.once('close', () => {
      if (counted.delete(request)) running -= 1;
    });
  });
}
