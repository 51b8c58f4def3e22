import { createRoutes, type Match } from '@livery/web/routing/routes';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { MenuPlace, Route, Visit } from './route.ts';

export const {
  provide: provideRoutes,
  all: allRoutes,
  named: routeNamed,
  at: routeAt,
  addressOf,
} = createRoutes<Route>();

/** Whether there is a page at an address. */
export const isPage = (pathname: string, search: string): boolean =>
  routeAt(pathname, search) !== undefined;

/** A route at an address, with what the address says. */
export type RouteMatch = Match<Route>;

/** What the menu at the thumb leads to, from start to end. */
export const menu = (): readonly (MenuPlace & { readonly route: Route })[] =>
  allRoutes()
    .flatMap((route) => (route.menu ? [{ ...route.menu, route }] : []))
    .filter(({ until }) => !until || !routeNamed(until as Route['name']))
    .toSorted((one, other) => one.order - other.order);

/** What the page at an address is called: places of a route may have names of their own. */
export function titleOf({ place, title }: Route, params: Visit['params']): TextKey {
  if (!('paths' in place)) return title;
  return place.titles?.[params[place.by] ?? ''] ?? title;
}
