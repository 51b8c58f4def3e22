import { endpoints } from '@livery/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostOf } from '../../kernel/sites/host.ts';
import { isNeighbour } from '../../kernel/sites/neighbours.ts';
import type { Sites } from '../../kernel/sites/sites.ts';
import { addVary } from '../replies/vary.ts';

const methods = [...new Set(Object.values(endpoints).map(({ method }) => method))].toSorted();

/** What the contract and the app send besides what any page may. */
const ASKED =
  'Authorization, Content-Type, Device, Encryption, Gateway, Idempotency-Key, If-None-Match, Language, Merchant, Work, X-Request-Id';
/** What a caller needs of an answer's head. */
const TOLD = 'ETag, Retry-After';

const preflight = {
  'access-control-allow-methods': methods.join(', '),
  'access-control-allow-headers': ASKED,
  'access-control-max-age': '7200',
  'cache-control': 'no-store',
} as const;

/** Whether an operator named the origin, and a browser sends its calls with the session. */
export function isNamed(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  const name = hostOf(request.headers.host)?.name;
  if (origin === undefined || name === undefined) return false;
  return origins.includes(origin) && isNeighbour(origin, name);
}

/**
 * Lets pages of named origins read what the platform answers, whatever it is,
 * and answers the question that a browser asks before an unusual call. All
 * others get none of it, and their browsers keep the answer to
 * themselves (ADR 52).
 */
export function openToNamed(
  app: FastifyInstance,
  sites: Sites,
  origins: readonly string[],
): (request: FastifyRequest, reply: FastifyReply) => void {
  const isApi = ({ url, headers }: FastifyRequest) =>
    url.startsWith('/wps/') && sites.find(headers.host).kind === 'merchant';
  if (origins.length === 0) return () => {};
  const open = (request: FastifyRequest, reply: FastifyReply): void => {
    if (!isApi(request)) return;
    // Also to others: what is kept for one origin must not be handed to another.
    addVary(reply, 'origin');
    if (!isNamed(request, origins)) return;
    reply.headers({
      'access-control-allow-origin': request.headers.origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': TOLD,
    });
  };
  app.addHook('onRequest', (request, reply, done) => {
    open(request, reply);
    const isQuestion =
      request.method === 'OPTIONS' &&
      request.headers['access-control-request-method'] !== undefined &&
      reply.hasHeader('access-control-allow-origin');
    if (isQuestion) void reply.code(204).headers(preflight).send();
    else done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isApi(request)) addVary(reply, 'origin');
    done();
  });
  return open;
}
