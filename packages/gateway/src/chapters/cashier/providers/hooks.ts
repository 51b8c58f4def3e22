import type { FastifyInstance } from 'fastify';
import type { House } from '../../chapter.ts';
import { countFrom, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { providerOf } from './accounts.ts';
import { keepEvent } from './events.ts';
import { depositWork, payoutWork } from '../work/shelf.ts';

const MOST_BYTES = 64 * 1024;

/**
 * Where providers tell that something happened. It is a hint to ask them: what
 * it says beyond a name is kept, and never believed.
 */
export function hookRoutes(app: FastifyInstance, house: House): void {
  const { db, clock, sites } = house;
  void app.register(async (scope) => {
    // The signature is of the bytes, so they are kept as they came, whatever they claim to be.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { provider: string; merchant: string } }>({
      method: 'POST',
      url: '/payment/v1/:provider/:merchant',
      bodyLimit: MOST_BYTES,
      onRequest: async ({ ip, params }) => {
        if (sites.of(params.merchant) === undefined) throw new Refusal('route.missing');
        await countFrom(db, limits.hookAddress, params.merchant, ip, clock());
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { provider: name, merchant } = request.params;
        const provider = await providerOf(house, { provider: name, merchant });
        if (provider === undefined) throw new Refusal('route.missing');
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const told = provider.verify(raw, new Headers(headersOf(request.headers)), clock());
        if (told === undefined) {
          request.log.warn({ merchant, provider: name }, 'a provider’s news were not signed');
          return reply.code(401).send({ ok: false });
        }
        const isNew = await keepEvent(db, { provider: name, merchant }, told, raw, clock());
        if (isNew) house.ask(told.way === 'in' ? depositWork : payoutWork).wake();
        return reply.send({ ok: true });
      },
    });
  });
}

const headersOf = (headers: NodeJS.Dict<string | string[]>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
