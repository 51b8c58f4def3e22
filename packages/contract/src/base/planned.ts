import { endpoint, type CallerKind } from './endpoint.ts';
import type { Route } from './route.ts';
import { Nothing } from './schemas.ts';

/**
 * Operations whose modules come with their screens. Where they are and who may
 * call is settled; what they take and give is not, so nobody can build on it.
 */
export const plannedIn =
  <const R extends Readonly<Record<string, Route>>>(routes: R) =>
  <const N extends keyof R & string, const C extends CallerKind>(
    id: string,
    name: N,
    caller: C,
    about: string,
  ) =>
    endpoint(routes, name, {
      id,
      caller,
      about,
      planned: true,
      request: {},
      reply: Nothing,
      errors: ['planned'],
    });
