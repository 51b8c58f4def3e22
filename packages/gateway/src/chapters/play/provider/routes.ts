import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Type, type Static, type TSchema } from 'typebox';
import type { Clock } from '../../../kernel/time/clock.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { readJson } from '../../../http/bodies/json.ts';
import { shapeOf } from '../../../http/validate.ts';
import { PlayRefusal, refuseVendor } from '../rounds/refusal.ts';
import { validVendorSecrets } from '../vendors/secrets.ts';
import type { Provider, Vendor } from './service.ts';
import { isSigned } from './signature.ts';

const closed = { additionalProperties: false };
const token = Type.String({ maxLength: 128, pattern: '^[\\w-]{16,128}$' });
/** Of the vendor's making: any name without spaces or control characters. */
const id = Type.String({ maxLength: 128, pattern: '^[!-~]{1,128}$' });
const amount = Type.String({ maxLength: 24 });
const moved = { token, transactionId: id, roundId: id, amount };

const shapes = {
  session: Type.Object({ token }, closed),
  bet: Type.Object(moved, closed),
  win: Type.Object({ ...moved, ends: Type.Optional(Type.Boolean()) }, closed),
  rollback: Type.Object({ token, transactionId: id, betTransactionId: id }, closed),
};

export interface ProviderContext {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly vault: Vault;
}

/**
 * What a game's server side calls, whoever's it is. A vendor names itself and
 * the merchant in headers and signs the path and the bytes of the body.
 */
export function providerRoutes(
  app: FastifyInstance,
  context: ProviderContext,
  provider: Provider,
): void {
  void app.register(async (scope) => {
    // The signature is of the bytes, so they are kept as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const answer = <S extends TSchema>(
      name: string,
      schema: S,
      work: (by: Vendor, body: Static<S>) => Promise<object>,
    ): void => {
      const shape = shapeOf(schema, 'json');
      scope.route({
        method: 'POST',
        url: `/provider/v1/${name}`,
        errorHandler: refuseVendor,
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const by = await authenticate(context, request, body);
          return { ok: true, ...(await work(by, shape.require(parse(body)))) };
        },
      });
    };
    answer('session', shapes.session, (by, body) => provider.session(by, body.token));
    answer('bet', shapes.bet, (by, body) => provider.bet(by, body));
    answer('win', shapes.win, (by, { ends = true, ...win }) => provider.win(by, { ...win, ends }));
    answer('rollback', shapes.rollback, (by, body) => provider.rollback(by, body));
  });
}

/** One refusal for whatever is wrong, so that nobody learns which merchants a vendor serves. */
async function authenticate(
  context: ProviderContext,
  request: FastifyRequest,
  body: Buffer,
): Promise<Vendor> {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const by = { merchant: header('livery-merchant'), vendor: header('livery-vendor') };
  const now = context.clock();
  const secrets = await validVendorSecrets(context, by, now);
  const signed = { timestamp: header('livery-timestamp'), path: request.url, body };
  // All are tried, so that the time it takes does not tell which one fitted.
  const fits = secrets.map((one) => isSigned(one, header('livery-signature'), signed, now));
  if (!fits.includes(true)) throw new PlayRefusal('signature.invalid');
  return by;
}

function parse(body: Buffer): unknown {
  try {
    return readJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal('request.invalid');
  }
}
