import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Instant, Money } from '../base/schemas.ts';
import { PlayBarred } from './parts.ts';
import { careRoutes } from './routes.ts';

/** When the next check is due, and how long play rests before; neither where nobody plays. */
const NextCheck = Type.Object(
  {
    nextCheckAt: Type.Union([Instant, Type.Null()]),
    breakUntil: Type.Optional(Instant),
  },
  closed,
);

export const setRealityCheck = endpoint(careRoutes, 'setRealityCheck', {
  id: 'RG5.set',
  caller: 'registered',
  about: 'How often play is interrupted by a reality check, at least as often as the law asks.',
  request: {
    body: Type.Object({ minutes: Type.Integer({ minimum: 5, maximum: 1_440 }) }, closed),
  },
  reply: NextCheck,
  failure: PlayBarred,
  errors: ['rg.above_ceiling'],
});

export const acknowledgeRealityCheck = endpoint(careRoutes, 'acknowledgeRealityCheck', {
  id: 'RG5.ack',
  caller: 'registered',
  about: 'Answers a reality check: until then nothing may be staked.',
  request: {
    body: Type.Object({ action: Type.Enum(['continue', 'exit', 'history']) }, closed),
  },
  reply: NextCheck,
  errors: [],
});

export const playSession = endpoint(careRoutes, 'playSession', {
  id: 'RG6',
  caller: 'registered',
  about: 'The stretch of play that goes on, in figures; nulls where nobody plays.',
  request: {},
  reply: Type.Object(
    {
      currency: Type.String(),
      startedAt: Type.Union([Instant, Type.Null()]),
      /** In milliseconds. */
      elapsed: Type.Integer(),
      staked: Money,
      won: Money,
      net: Money,
      nextCheckAt: Type.Union([Instant, Type.Null()]),
      /** A check is due and waits for its answer. */
      checkDue: Type.Boolean(),
      breakUntil: Type.Optional(Instant),
      /** When a limit on time ends it. */
      endsAt: Type.Optional(Instant),
      /** When play opens again, once that limit has ended it and while nobody plays. */
      opensAt: Type.Optional(Instant),
    },
    closed,
  ),
  errors: [],
});

export const selfAssessment = endpoint(careRoutes, 'selfAssessment', {
  id: 'RG8',
  caller: 'registered',
  about: 'Nine questions to oneself, each from never (0) to almost always (3).',
  request: {
    body: Type.Object(
      {
        answers: Type.Array(Type.Integer({ minimum: 0, maximum: 3 }), { minItems: 9, maxItems: 9 }),
        /** Without it nothing of the answers is kept. */
        consent: Type.Boolean(),
      },
      closed,
    ),
  },
  reply: Type.Object(
    {
      band: Type.Enum(['none', 'low', 'moderate', 'high']),
      /** What may help, the nearest first. */
      advice: Type.Array(Type.Enum(['limits', 'realityCheck', 'timeout', 'exclusion', 'help'])),
    },
    closed,
  ),
  errors: [],
});
