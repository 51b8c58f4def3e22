import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Text } from '../base/schemas.ts';
import { memberRoutes } from './routes.ts';

const channels = { sms: Type.Boolean(), email: Type.Boolean(), push: Type.Boolean() };

const Marketing = Type.Object(
  {
    ...channels,
    /** Whoever is barred from play is sent no offers, whatever they have agreed to. */
    silent: Type.Boolean(),
  },
  closed,
);

export const marketing = endpoint(memberRoutes, 'marketing', {
  id: 'S06.marketing',
  caller: 'registered',
  whileBarred: true,
  about: 'By which ways a member has agreed to be sent offers: none, until they do.',
  request: {},
  reply: Marketing,
  errors: [],
});

export const setMarketing = endpoint(memberRoutes, 'setMarketing', {
  id: 'S06.setMarketing',
  caller: 'registered',
  whileBarred: true,
  about:
    'Agrees to offers by some ways, and to none by the others; each change is kept for ever. There is no way by notification yet.',
  request: {
    body: Type.Object(
      {
        ...channels,
        /** Which words stood beside the switches: kept with what was agreed to. */
        text: Type.Optional(Text(40)),
      },
      closed,
    ),
  },
  reply: Marketing,
  errors: [],
});
