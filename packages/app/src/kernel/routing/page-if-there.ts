import type { RouteName } from './addresses.ts';
import { linkTo } from './path-to.ts';
import { routeAt, routeNamed } from './table.ts';
import type { PageToCome } from './to-come.ts';

/** The address of a page that may not be there yet; undefined until it has a route. */
export function pageIfThere(name: RouteName | PageToCome): string | undefined {
  const route = routeNamed(name as RouteName);
  return route && linkTo(route);
}

const here = 'https://here.invalid';

/** Whether a link of an operator leads anywhere: to another site by https, or to a page that is there. */
export function leadsSomewhere(link: string): boolean {
  if (/^https:\/\//i.test(link)) return URL.canParse(link);
  if (!/^\/(?!\/)/.test(link) || !URL.canParse(link, here)) return false;
  const { origin, pathname, search } = new URL(link, here);
  return origin === here && routeAt(pathname, search) !== undefined;
}
