import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed } from '../base/schemas.ts';
import { memberRoutes } from './routes.ts';

const Version = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const Moment = Type.Integer({ description: 'Milliseconds since 1970' });

const Terms = Type.Object(
  {
    /** In force now; without it the site has published none by version. */
    current: Type.Optional(
      Type.Object(
        {
          version: Version,
          since: Moment,
          /** What is different from the one before, as plain text. */
          changes: Type.String(),
        },
        closed,
      ),
    ),
    /** It has to be accepted before anything but money, account and help opens. */
    owed: Type.Boolean(),
    /** What the member accepted, the last first. */
    accepted: Type.Array(Type.Object({ version: Version, at: Moment }, closed)),
  },
  closed,
);

export const terms = endpoint(memberRoutes, 'terms', {
  id: 'S06.terms',
  caller: 'registered',
  whileBarred: true,
  about: 'Which version of the terms holds, what it changed, and which ones the member accepted.',
  request: {},
  reply: Terms,
  errors: [],
});

export const acceptTerms = endpoint(memberRoutes, 'acceptTerms', {
  id: 'S06.acceptTerms',
  caller: 'registered',
  whileBarred: true,
  repeatable: true,
  about:
    'Accepts the version that was read. One that is not in force any more is refused with the one that is.',
  request: { body: Type.Object({ version: Version }, closed) },
  reply: Terms,
  errors: ['terms.changed'],
});
