import type { TextKey } from '../i18n/text-key.ts';
import type { RouteName } from './addresses.ts';
import { pathMatcher, type PathMatcher } from './match-path.ts';
import type { MenuPlace, Route, Visit } from './route.ts';

interface Entry {
  readonly route: Route;
  readonly match: PathMatcher;
  /** Parameters that must be in the query for this to be the page. */
  readonly query: Readonly<Record<string, string>>;
  /** Parameters that the path itself stands for. */
  readonly given: Readonly<Record<string, string>>;
}

/** A way to write the address of a route. */
interface RoutePath {
  readonly path: string;
  /** Parameters that the path itself stands for. */
  readonly given: Entry['given'];
}

/** A route at an address, with what the address says. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Visit['params'];
}

let entries: readonly Entry[] = [];
let byName: ReadonlyMap<string, Route> = new Map();

/** Every path of a route with what it stands for; its own address is the first. */
export function pathsOf({ place }: Route): readonly RoutePath[] {
  if ('under' in place) return [];
  if ('paths' in place)
    return Object.entries(place.paths).map(([value, path]) => ({
      path,
      given: { [place.by]: value },
    }));
  return [place.path, ...(place.aliases ?? [])].map((path) => ({ path, given: {} }));
}

function entriesOf(route: Route, all: ReadonlyMap<string, Route>): readonly Entry[] {
  if (!('under' in route.place))
    return pathsOf(route).map(({ path, given }) => ({
      route,
      query: {},
      match: pathMatcher(path),
      given,
    }));
  const { under, query } = route.place;
  const host = all.get(under);
  return (host ? pathsOf(host) : []).map(({ path, given }) => ({
    route,
    query,
    match: pathMatcher(path),
    given,
  }));
}

/** The app's routes, once, before anything asks for one. */
export function provideRoutes(routes: readonly Route[]): void {
  byName = new Map(routes.map((route) => [route.name, route]));
  entries = routes
    .flatMap((route) => entriesOf(route, byName))
    // Who asks for more is looked at first.
    .toSorted((one, other) => Object.keys(other.query).length - Object.keys(one.query).length);
}

export const allRoutes = (): readonly Route[] => [...byName.values()];

export const routeNamed = (name: RouteName): Route | undefined => byName.get(name);

/** What the menu at the thumb leads to, from start to end. */
export const menu = (): readonly (MenuPlace & { readonly route: Route })[] =>
  allRoutes()
    .flatMap((route) => (route.menu ? [{ ...route.menu, route }] : []))
    .filter(({ until }) => !until || !byName.has(until))
    .toSorted((one, other) => one.order - other.order);

/** The page at an address, however it is written; undefined where there is none. */
export function routeAt(pathname: string, search = ''): RouteMatch | undefined {
  const query = Object.fromEntries(new URLSearchParams(search));
  for (const { route, match, query: wanted, given } of entries) {
    const inPath = match(pathname);
    if (!inPath || Object.entries(wanted).some(([name, value]) => query[name] !== value)) continue;
    return { route, params: { ...query, ...inPath, ...given } };
  }
  return undefined;
}

/** What the page at an address is called: places of a route may have names of their own. */
export function titleOf({ place, title }: Route, params: Visit['params']): TextKey {
  if (!('paths' in place)) return title;
  return place.titles?.[params[place.by] ?? ''] ?? title;
}
