import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Nothing, ProofWanted } from '../base/schemas.ts';
import { memberRoutes } from './routes.ts';

const Moment = Type.Integer({ description: 'Milliseconds since 1970' });

const OwnData = Type.Object(
  {
    /** The copy that was asked for last; none, or one whose days are over, is not there. */
    copy: Type.Optional(
      Type.Object(
        {
          state: Type.Enum(['asked', 'ready']),
          askedAt: Moment,
          /** Until then it can be fetched. */
          until: Type.Optional(Moment),
          /** In so many parts. */
          parts: Type.Optional(Type.Integer({ minimum: 1 })),
        },
        closed,
      ),
    ),
    deletion: Type.Optional(
      Type.Object(
        {
          state: Type.Enum(['asked', 'refused']),
          askedAt: Moment,
          /** Why not, as the operator says it. */
          answer: Type.Optional(Type.String()),
        },
        closed,
      ),
    ),
  },
  closed,
);

const own = { caller: 'registered', whileBarred: true } as const;

export const ownData = endpoint(memberRoutes, 'ownData', {
  ...own,
  id: 'S06.ownData',
  about: 'How it stands with a copy of all that is kept of the member, and with its deletion.',
  request: {},
  reply: OwnData,
  errors: [],
});

export const askDataCopy = endpoint(memberRoutes, 'askDataCopy', {
  ...own,
  id: 'S06.askDataCopy',
  about:
    'Asks for a copy of all that is kept of the member; wants a fresh proof. A letter says when it is there.',
  request: {},
  reply: OwnData,
  failure: ProofWanted,
  errors: ['proof.required', 'rate.limited'],
});

export const dataCopyPart = endpoint(memberRoutes, 'dataCopyPart', {
  ...own,
  id: 'S06.dataCopyPart',
  about:
    'A part of the copy; all of them, one after the other, are one JSON text. Wants a fresh proof.',
  request: {
    query: Type.Object({ part: Type.String({ maxLength: 6, pattern: '^\\d{1,6}$' }) }, closed),
  },
  reply: Type.Object({ text: Type.String() }, closed),
  failure: ProofWanted,
  errors: ['proof.required', 'data.missing'],
});

export const askDeletion = endpoint(memberRoutes, 'askDeletion', {
  ...own,
  id: 'S06.askDeletion',
  about:
    'Asks the operator to delete what no law wants to be kept; wants a fresh proof. People answer it.',
  request: {},
  reply: OwnData,
  failure: ProofWanted,
  errors: ['proof.required', 'rate.limited'],
});

export const withdrawDeletion = endpoint(memberRoutes, 'withdrawDeletion', {
  ...own,
  id: 'S06.withdrawDeletion',
  about: 'Takes the wish to be deleted back, as long as nobody has done it.',
  request: {},
  reply: Nothing,
  errors: [],
});
