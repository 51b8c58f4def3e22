import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { closed, Instant } from '../schemas.ts';

export const captcha = endpoint({
  id: 'A16',
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  caller: 'public',
  encrypted: false,
  idempotent: false,
  request: {
    query: Type.Object(
      {
        scene: Type.Optional(Type.Union([Type.Literal('login'), Type.Literal('register')])),
        // Only keeps caches away.
        t: Type.Optional(Instant),
      },
      closed,
    ),
  },
  /** A PNG in base64, without the `data:` prefix. */
  reply: Type.String({ pattern: '^[A-Za-z0-9+/]+=*$' }),
  errors: [],
});
