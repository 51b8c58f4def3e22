import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { Amount, closed, Id, Instant, Money, Username } from '../base/schemas.ts';
import { agentsRoutes } from './routes.ts';

const feature = 'AGENTRANSMULTDOWN3';
const agent = { caller: 'agent', flag: feature } as const;
const RainId = Type.Object({ id: Id }, closed);

const rain = {
  id: Id,
  total: Money,
  /** In so many envelopes. */
  count: Type.Integer({ minimum: 1 }),
  mode: Type.Enum(['equal', 'random']),
  /** To whom it was sent. */
  people: Type.Integer({ minimum: 0 }),
  state: Type.Enum(['scheduled', 'open', 'over', 'refunded']),
  /** Envelopes that were taken, and what is in the others; of one that ended, what came back. */
  taken: Type.Integer({ minimum: 0 }),
  left: Money,
  sentAt: Instant,
  opensAt: Instant,
  closesAt: Instant,
};

export const sendRedRain = endpoint(agentsRoutes, 'sendRedRain', {
  ...agent,
  id: 'T11',
  about:
    'Puts money of the agent’s own in envelopes for direct downlines, all of them or some. What is in each is drawn now; what nobody took comes back.',
  request: {
    body: Type.Object(
      {
        total: Amount,
        count: Type.Integer({ minimum: 1, maximum: 1_000 }),
        mode: Type.Enum(['equal', 'random']),
        /** Direct downlines; all of them unless said. */
        targets: Type.Optional(Type.Array(Username, { minItems: 1, maxItems: 500 })),
        /** Now unless said. */
        opensAt: Type.Optional(Instant),
        /** A day after it opens unless said, and never later. */
        closesAt: Type.Optional(Instant),
      },
      closed,
    ),
  },
  reply: Type.Object(rain, closed),
  errors: ['balance.short', 'rain.share_small', 'transfer.limit', 'withdraw.held', 'user.missing'],
});

export const redRains = endpoint(agentsRoutes, 'redRains', {
  ...agent,
  id: 'T11.list',
  about: 'The agent’s latest rains, the newest first.',
  request: {},
  reply: Type.Object({ list: Type.Array(Type.Object(rain, closed)) }, closed),
  errors: [],
});

export const cancelRedRain = endpoint(agentsRoutes, 'cancelRedRain', {
  ...agent,
  id: 'T11.cancel',
  about: 'Takes back a rain that has not opened yet.',
  request: { params: RainId },
  reply: Type.Object({ back: Money }, closed),
  errors: ['rain.open', 'rain.over'],
});

export const rains = endpoint(agentsRoutes, 'rains', {
  id: 'T11.open',
  caller: 'registered',
  flag: feature,
  about: 'Rains that are open for the member, and what they took of each.',
  request: {},
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          {
            id: Id,
            from: Type.String(),
            left: Type.Integer({ minimum: 0 }),
            of: Type.Integer({ minimum: 1 }),
            closesAt: Instant,
            /** What was in the member’s own envelope. */
            mine: Type.Optional(Money),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  errors: [],
});

export const takeRain = endpoint(agentsRoutes, 'takeRain', {
  id: 'T11.take',
  caller: 'registered',
  flag: feature,
  about: 'Opens one envelope of a rain; the same one again for whoever has one already.',
  request: { params: RainId },
  reply: Type.Object({ amount: Money }, closed),
  errors: ['rain.empty', 'rain.over'],
});
