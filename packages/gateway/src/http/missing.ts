import { endpoints, errorCatalogue, type Endpoint } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../kernel/time/clock.ts';
import { refused } from './replies/envelope.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Sites } from '../kernel/sites/sites.ts';

interface KnownRoute {
  readonly parts: readonly string[];
  readonly method: string;
}

const known: readonly KnownRoute[] = Object.values(endpoints).map(({ path, method }: Endpoint) => ({
  parts: path.split('/'),
  method,
}));

const isOf = ({ parts }: KnownRoute, asked: readonly string[]): boolean =>
  parts.length === asked.length &&
  parts.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : part === asked[at]));

/** Whatever no route took: an envelope for the API, a plain line for everything else. */
export function missing(sites: Sites, clock: Clock) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const path = request.url.replace(/\?.*$/s, '');
    reply.header('cache-control', 'no-store');
    const isApi = sites.find(request.headers.host).kind === 'merchant' && /^\/wps(\/|$)/.test(path);
    if (!isApi) {
      void reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      return;
    }
    const asked = path.split('/');
    const methods = known.filter((one) => isOf(one, asked)).map(({ method }) => method);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    const code = methods.length > 0 ? 'method.refused' : 'route.missing';
    void reply
      .code(errorCatalogue[code].status)
      .send(refused(new Refusal(code), request.id, clock));
  };
}
