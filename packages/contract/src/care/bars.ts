import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Instant, Span, Text } from '../base/schemas.ts';
import { Bar, PlayBarred } from './parts.ts';
import { careRoutes } from './routes.ts';

const Until = Type.Object({ until: Type.Union([Instant, Type.Null()]) }, closed);

export const timeOut = endpoint(careRoutes, 'timeOut', {
  id: 'RG4.timeout',
  caller: 'registered',
  about: 'Takes a break of an offered length: every session and game of the member ends.',
  request: { body: Type.Object({ duration: Span }, closed) },
  reply: Until,
  errors: [],
});

export const exclude = endpoint(careRoutes, 'exclude', {
  id: 'RG4.exclusion',
  caller: 'registered',
  whileBarred: true,
  about: 'Excludes oneself for an offered length; nothing shortens it.',
  request: {
    body: Type.Object(
      {
        duration: Span,
        reason: Type.Optional(Text(500)),
        /** At every site of this operator where the member’s proven phone is somebody’s. */
        allBrands: Type.Boolean(),
        confirm: Type.Literal(true),
      },
      closed,
    ),
  },
  reply: Until,
  errors: [],
});

export const askReturn = endpoint(careRoutes, 'askReturn', {
  id: 'RG11',
  caller: 'registered',
  whileBarred: true,
  about: 'Asks to come back after an exclusion that is over; opens after a time to think.',
  request: {},
  reply: Type.Object({ coolingUntil: Instant }, closed),
  failure: PlayBarred,
  errors: ['rg.too_early'],
});

export const askRegister = endpoint(careRoutes, 'askRegister', {
  id: 'RG1.register',
  caller: 'registered',
  whileBarred: true,
  about:
    'Asks the register of excluded players for oneself, where a law does and it did not answer.',
  request: {},
  reply: Type.Object({ bar: Type.Optional(Bar) }, closed),
  errors: [],
});
