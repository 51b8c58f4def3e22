import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireSameOrigin } from '../../../http/guards/origin.ts';
import { shapeOf } from '../../../http/validate.ts';
import type { Services } from '../../../kernel/services.ts';
import type { GameName } from './news.ts';
import { openGame, playRound } from './play.ts';
import { refusePlay } from './refusal.ts';
import type { HouseGame } from '../house-games/house-game.ts';

const closed = { additionalProperties: false };
const token = Type.String({ maxLength: 128, pattern: '^[\\w-]{16,128}$' });
const openShape = shapeOf(Type.Object({ token }, closed), 'json');
const spinShape = shapeOf(
  Type.Object(
    {
      token,
      stake: Type.String({ maxLength: 20 }),
      choice: Type.Optional(Type.String({ maxLength: 20 })),
      key: Type.String({ maxLength: 64, pattern: '^[\\w-]{8,64}$' }),
    },
    closed,
  ),
  'json',
);

/** What the page of a game of ours calls, on the games' own host; no cookie is involved. */
export function roundRoutes(
  app: FastifyInstance,
  services: Services,
  game: HouseGame,
  nameOf: GameName,
): void {
  const answer = (
    path: string,
    work: (body: unknown, request: FastifyRequest) => Promise<object>,
  ): void => {
    app.route({
      method: 'POST',
      url: `/${game.folder}/api/${path}`,
      onRequest: async (request) => requireSameOrigin(request),
      errorHandler: refusePlay,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return { ok: true, ...(await work(request.body, request)) };
      },
    });
  };

  // For whoever has not opened it: what it pays is no secret of a session.
  app.get(`/${game.folder}/api/rules`, (_, reply) =>
    reply.header('cache-control', 'public, max-age=60').send({ ok: true, ...game.rules.about }),
  );
  answer('open', (body, request) =>
    openGame(services, game, { ...openShape.require(body), request }),
  );
  answer('spin', (body, request) => {
    const { choice, ...spin } = spinShape.require(body);
    return playRound(services, game, { ...spin, choice, request }, nameOf);
  });
}
