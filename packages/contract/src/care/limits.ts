import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Id, Instant, Nothing } from '../base/schemas.ts';
import { Bar, Limit, LimitRequest, PlayBarred, PlayRules } from './parts.ts';
import { careRoutes } from './routes.ts';

export const responsiblePlay = endpoint(careRoutes, 'responsiblePlay', {
  id: 'RG1',
  caller: 'registered',
  whileBarred: true,
  about: 'Limits with what is left of them, bars, reality check, and what is offered here.',
  request: {},
  reply: Type.Object(
    {
      currency: Type.String(),
      limits: Type.Array(Limit),
      bar: Type.Optional(Bar),
      realityCheckMinutes: Type.Integer(),
      /** Whether it was answered if a deposit limit is wanted. */
      promptAnswered: Type.Boolean(),
      /** When limits and history want to be looked at again. */
      nextReviewAt: Instant,
      rules: PlayRules,
    },
    closed,
  ),
  errors: [],
});

const ofLimit = { params: Type.Object({ id: Id }, closed) };

export const setLimit = endpoint(careRoutes, 'setLimit', {
  id: 'RG2',
  caller: 'registered',
  about: 'Sets a limit: a lower one holds at once, a higher one waits and wants to be confirmed.',
  request: { body: LimitRequest },
  reply: Limit,
  failure: PlayBarred,
  errors: ['rg.above_ceiling'],
});

export const confirmLimit = endpoint(careRoutes, 'confirmLimit', {
  id: 'RG3.confirm',
  caller: 'registered',
  about: 'Confirms a loosened limit whose time of waiting is over; null where it is gone then.',
  request: ofLimit,
  reply: Type.Union([Limit, Type.Null()]),
  failure: PlayBarred,
  errors: ['limit.missing', 'rg.too_early', 'rg.lapsed'],
});

export const removeLimit = endpoint(careRoutes, 'removeLimit', {
  id: 'RG3.remove',
  caller: 'registered',
  about: 'Asks to remove a limit, which waits like a higher one.',
  request: ofLimit,
  reply: Limit,
  failure: PlayBarred,
  errors: ['limit.missing'],
});

export const cancelPendingLimit = endpoint(careRoutes, 'cancelPendingLimit', {
  id: 'RG3.pending',
  caller: 'registered',
  about: 'Drops a change that waits.',
  request: ofLimit,
  reply: Limit,
  failure: PlayBarred,
  errors: ['limit.missing'],
});

export const answerPrompt = endpoint(careRoutes, 'answerPrompt', {
  id: 'RG9',
  caller: 'registered',
  about: 'Answers whether a deposit limit is wanted, once before the first deposit.',
  request: { body: Type.Object({ answer: Type.Enum(['set', 'declined']) }, closed) },
  reply: Nothing,
  errors: [],
});

export const noteReview = endpoint(careRoutes, 'noteReview', {
  id: 'RG12',
  caller: 'registered',
  about: 'The member has looked at their limits and history again.',
  request: {},
  reply: Type.Object({ nextReviewAt: Instant }, closed),
  errors: [],
});
