import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Nothing } from '../base/schemas.ts';
import { memberRoutes } from './routes.ts';

export const logout = endpoint(memberRoutes, 'logout', {
  id: 'A05',
  caller: 'member',
  whileBarred: true,
  beforeNewPassword: true,
  about: 'Ends the session, or with all=1 every session and device of the member.',
  request: { query: Type.Object({ all: Type.Optional(Type.Literal('1')) }, closed) },
  reply: Nothing,
  errors: [],
});
