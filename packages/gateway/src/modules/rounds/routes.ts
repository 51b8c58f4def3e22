import { errorCatalogue } from '@livery/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireSameOrigin } from '../../http/origin.ts';
import { Refusal } from '../../http/refusal.ts';
import { shapeOf } from '../../http/validate.ts';
import { currencySymbol, shownCurrency, toDecimal, toMinor } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import { findProviderSession } from '../launch/store.ts';
import { playRound } from './play.ts';
import type { Rules } from './rules.ts';

const closed = { additionalProperties: false };
const token = Type.String({ pattern: '^[\\w-]{16,128}$' });
const openShape = shapeOf(Type.Object({ token }, closed), 'json');
const spinShape = shapeOf(
  Type.Object(
    {
      token,
      stake: Type.String({ maxLength: 20 }),
      key: Type.String({ pattern: '^[\\w-]{8,64}$' }),
    },
    closed,
  ),
  'json',
);

/** What the page of an in-house game calls, on the games' own host; no cookie is involved. */
export function roundRoutes(
  app: FastifyInstance,
  platform: Platform,
  folder: string,
  rules: Rules,
): void {
  const answer = (
    path: string,
    work: (body: unknown, request: FastifyRequest) => Promise<object>,
  ): void => {
    app.route({
      method: 'POST',
      url: `/${folder}/api/${path}`,
      onRequest: async (request) => requireSameOrigin(request),
      errorHandler: refuse,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { ok: true, ...(await work(request.body, request)) };
      },
    });
  };

  answer('open', async (body) => {
    const session = await findProviderSession(
      platform.db,
      openShape.require(body).token,
      platform.clock(),
    );
    if (session === undefined) throw new Refusal('session.ended');
    const { currency } = session;
    const stakes = rules.stakes.map((stake) => toDecimal(stake, currency));
    return {
      currency: shownCurrency(currency),
      symbol: currencySymbol(currency),
      balance: toDecimal(session.balance, currency),
      stakes,
      stake: stakes[Math.floor((stakes.length - 1) / 2)],
      mode: session.mode,
      paytable: rules.paytable,
    };
  });

  answer('spin', async (body) => {
    const spin = spinShape.require(body);
    const session = await findProviderSession(platform.db, spin.token, platform.clock());
    if (session === undefined) throw new Refusal('session.ended');
    const stake = toMinor(spin.stake, session.currency);
    if (stake === undefined || !rules.stakes.includes(stake)) {
      throw new Refusal('request.invalid', { errors: [{ field: 'stake', code: 'enum' }] });
    }
    return playRound(platform, rules, { token: spin.token, stake, key: spin.key });
  });
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof Refusal)) throw error;
  const { status, text } = errorCatalogue[error.code];
  reply.code(status).header('cache-control', 'no-store');
  reply.headers(error.details.headers ?? {});
  void reply.send({ ok: false, code: error.code, message: text });
  request.log.debug({ code: error.code }, 'refused');
}
