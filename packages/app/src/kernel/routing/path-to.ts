import type { Addresses, NoParams, RouteName } from './addresses.ts';
import type { Route } from './route.ts';
import { addressOf } from './table.ts';

type Link<N extends RouteName> = NoParams extends Addresses[N]
  ? [name: N, params?: Addresses[N]]
  : [name: N, params: Addresses[N]];

/** The address of a page, for links: only its route knows the path. */
export const pathTo = <N extends RouteName>(...[name, params]: Link<N>): string =>
  addressOf(name, { ...params });

/** The address of a route of which only the list of routes knows the name. */
export const linkTo = ({ name }: Route): string => addressOf(name, {});

/** Log-in, and back from there. */
export const loginPath = (from: string): string => pathTo('login', { redirect: from });
