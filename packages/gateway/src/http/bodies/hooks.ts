import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../kernel/time/clock.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Sites } from '../../kernel/sites/sites.ts';
import { countFrom, limits } from '../guards/limits.ts';

const MOST_BYTES = 64 * 1024;

export interface ToldNews {
  readonly merchant: string;
  readonly provider: string;
  /** As it came: signatures are of the bytes. */
  readonly raw: Buffer;
  readonly headers: Headers;
}

/** What became of it: taken, or signed by nobody whom the merchant knows. */
type Heard = 'taken' | 'unsigned';

interface HookServices {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly sites: Sites;
}

/** Where providers of one kind tell that something happened: `/<kind>/v1/<provider>/<merchant>`. */
export function addHook(
  app: FastifyInstance,
  kind: string,
  { db, clock, sites }: HookServices,
  hear: (news: ToldNews) => Promise<Heard>,
): void {
  void app.register(async (scope) => {
    // The signature is of the bytes, so they are kept as they came, whatever they claim to be.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { provider: string; merchant: string } }>({
      method: 'POST',
      url: `/${kind}/v1/:provider/:merchant`,
      bodyLimit: MOST_BYTES,
      onRequest: async ({ ip, params }) => {
        if (sites.of(params.merchant) === undefined) throw new Refusal('route.missing');
        await countFrom(db, limits.hookAddress, params.merchant, ip, clock());
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { provider, merchant } = request.params;
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const news = { merchant, provider, raw, headers: headersOf(request) };
        if ((await hear(news)) === 'taken') return reply.send({ ok: true });
        request.log.warn({ merchant, provider }, 'a provider’s news were not signed');
        return reply.code(401).send({ ok: false });
      },
    });
  });
}

const headersOf = ({ headers }: FastifyRequest): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  );
