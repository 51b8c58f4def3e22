import { endpoints, type Endpoint } from '@livery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { Refusal } from '../kernel/refusal.ts';

const AT_ONCE = 400;
/** An open stream costs a socket and little else. */
const STREAMS = 5_000;

/** Asked for by balancers and by who looks after the gateway, above all when it is busy. */
const ALWAYS = new Set(['/healthz', '/metrics']);

const streaming = new Set(
  Object.values(endpoints)
    .filter((endpoint: Endpoint) => endpoint.streams === true)
    .map(({ path }: Endpoint) => path),
);

export interface Load {
  readonly running: number;
  readonly streams: number;
  /** Ends the streams that are open, whose readers then look for another gateway. */
  endStreams(): void;
}

/** Beyond what can be served in time, a quick "later" is better than a slow failure. */
export function shedLoad(app: FastifyInstance, limit = AT_ONCE): Load {
  const running = new Set<ServerResponse>();
  const streams = new Set<ServerResponse>();
  app.addHook('onRequest', async (request, reply) => {
    const [open, most] = isStream(request) ? [streams, STREAMS] : [running, limit];
    if (open.size >= most && !ALWAYS.has(request.routeOptions.url ?? '')) {
      throw new Refusal('system.busy', { headers: { 'retry-after': '1' } });
    }
    open.add(reply.raw);
    reply.raw.once('close', () => open.delete(reply.raw));
  });
  return {
    get running() {
      return running.size;
    },
    get streams() {
      return streams.size;
    },
    endStreams: () => {
      for (const raw of streams) raw.end();
    },
  };
}

/** A stream lasts as long as its page: it is no request that takes long. */
export function isStream(request: FastifyRequest): boolean {
  return streaming.has(request.routeOptions.url ?? '');
}
