import { leadsAnywhere } from '@livery/web/routing/targets';
import type { RouteName } from './addresses.ts';
import { linkTo } from './path-to.ts';
import { isPage, routeNamed } from './table.ts';
import type { PageToCome } from './to-come.ts';

/** The address of a page that may not be there yet; undefined until it has a route. */
export function pageIfThere(name: RouteName | PageToCome): string | undefined {
  const route = routeNamed(name as RouteName);
  return route && linkTo(route);
}

/** Whether a link of an operator leads anywhere: to another site by https, or to a page that is there. */
export const leadsSomewhere = (link: string): boolean => leadsAnywhere(link, isPage);
