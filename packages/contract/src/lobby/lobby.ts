import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { Code, closed, Instant, Money } from '../base/schemas.ts';
import { lobbyRoutes } from './routes.ts';

const LastWin = Type.Object({ customerName: Type.String(), amount: Money, at: Instant }, closed);

export const jackpots = endpoint(lobbyRoutes, 'jackpots', {
  id: 'G18',
  caller: 'public',
  about: 'Jackpots as they stand.',
  request: {},
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          {
            jackpotId: Code,
            name: Type.String(),
            amount: Money,
            currency: Type.String(),
            /** Where it starts anew after a win. */
            seed: Money,
            /** Where it must fall at the latest. */
            cap: Money,
            /** Per cent of each stake on its games that it grows by. */
            share: Type.String(),
            /** In any round by chance, or by a combination that the rules name; null where nobody says. */
            wonBy: Type.Union([Type.Enum(['chance', 'combination']), Type.Null()]),
            /** How much of the return to player of its games it is, in per cent of stakes; null where nobody says. */
            rtpPart: Type.Union([Type.String(), Type.Null()]),
            /** When its figure was reckoned. */
            updatedAt: Instant,
            gameIds: Type.Array(Type.String()),
            rulesUrl: Type.String(),
            lastWin: Type.Optional(LastWin),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  errors: [],
});

export const lobbyLayout = endpoint(lobbyRoutes, 'lobbyLayout', {
  id: 'G19',
  caller: 'public',
  about: 'The sections of the lobby in their order.',
  request: {},
  reply: Type.Array(
    Type.Object(
      {
        id: Type.String(),
        kind: Type.Enum(['recent', 'hot', 'category', 'vendors', 'winners', 'jackpot']),
        gameCategory: Type.Optional(Type.String()),
        vendors: Type.Optional(Type.Integer()),
        size: Type.Integer(),
      },
      closed,
    ),
  ),
  errors: [],
});
