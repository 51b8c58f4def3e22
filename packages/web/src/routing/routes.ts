import { pathMatcher, type PathMatcher } from './match-path.ts';

/** Where a route is found. */
export type Place =
  /** Its address, and others that lead to the same page. */
  | { readonly path: string; readonly aliases?: readonly string[] }
  /** An address for each value of one parameter. */
  | { readonly by: string; readonly paths: Readonly<Record<string, string>> }
  /** Under the path of another route, told apart by these parameters. */
  | { readonly under: string; readonly query: Readonly<Record<string, string>> };

/** What a table of routes has to know of each. */
export interface PlainRoute {
  readonly name: string;
  readonly place: Place;
}

interface Entry<Route> {
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
  readonly given: Readonly<Record<string, string>>;
}

/** A route at an address, with what the address says. */
export interface Match<Route> {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

type Params = Readonly<Record<string, string | undefined>>;

export interface Routes<Route extends PlainRoute> {
  /** The routes of a face, once, before anything asks for one. */
  provide(routes: readonly Route[]): void;
  all(): readonly Route[];
  named(name: Route['name']): Route | undefined;
  /** The page at an address, however it is written; undefined where there is none. */
  at(pathname: string, search?: string): Match<Route> | undefined;
  /** The address of a route of which only its visitors know what it takes. */
  addressOf(name: Route['name'], params: Params): string;
}

/** Every path of a route with what it stands for; its own address is the first. */
export function pathsOf({ place }: PlainRoute): readonly RoutePath[] {
  if ('under' in place) return [];
  if ('paths' in place)
    return Object.entries(place.paths).map(([value, path]) => ({
      path,
      given: { [place.by]: value },
    }));
  return [place.path, ...(place.aliases ?? [])].map((path) => ({ path, given: {} }));
}

/** A table of pages, some of which are told by their query. */
export function createRoutes<Route extends PlainRoute>(): Routes<Route> {
  let entries: readonly Entry<Route>[] = [];
  let byName: ReadonlyMap<string, Route> = new Map();

  function entriesOf(route: Route): readonly Entry<Route>[] {
    const { place } = route;
    const host = 'under' in place ? byName.get(place.under) : route;
    const query = 'under' in place ? place.query : {};
    return (host ? pathsOf(host) : []).map(({ path, given }) => ({
      route,
      query,
      match: pathMatcher(path),
      given,
    }));
  }

  /** The path of a route, with what of the parameters stands in the query. */
  function placeOf(name: string, params: Params): { path: string; query: Params } | undefined {
    const route = byName.get(name);
    if (!route) return undefined;
    const { place } = route;
    if ('under' in place) {
      const host = placeOf(place.under, params);
      return host && { path: host.path, query: { ...place.query, ...host.query } };
    }
    if (!('by' in place)) return { path: place.path, query: params };
    const { [place.by]: value, ...query } = params;
    const found = pathsOf(route).find(({ given }) => given[place.by] === value);
    return found && { path: found.path, query };
  }

  return {
    provide(routes) {
      byName = new Map(routes.map((route) => [route.name, route]));
      entries = routes
        .flatMap(entriesOf)
        // Who asks for more is looked at first.
        .toSorted((one, other) => Object.keys(other.query).length - Object.keys(one.query).length);
    },
    all: () => [...byName.values()],
    named: (name) => byName.get(name),
    at(pathname, search = '') {
      const query = Object.fromEntries(new URLSearchParams(search));
      for (const { route, match, query: wanted, given } of entries) {
        const inPath = match(pathname);
        if (!inPath || Object.entries(wanted).some(([name, value]) => query[name] !== value))
          continue;
        return { route, params: { ...query, ...inPath, ...given } };
      }
      return undefined;
    },
    addressOf(name, params) {
      const place = placeOf(name, params);
      // Only a route whose flag is off has no place, and links to it stand behind the flag.
      if (!place) return '';
      const inPath = new Set<string>();
      const path = place.path.replace(/:(\w+)/g, (_, key: string) => {
        inPath.add(key);
        return encodeURIComponent(params[key] ?? '');
      });
      const said = Object.entries(place.query).filter(
        (one): one is [string, string] => Boolean(one[1]) && !inPath.has(one[0]),
      );
      const query = new URLSearchParams(said).toString();
      return query ? `${path}?${query}` : path;
    },
  };
}
