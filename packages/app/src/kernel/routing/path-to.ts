import type { Addresses, NoParams, RouteName } from './addresses.ts';
import type { Route } from './route.ts';
import { pathsOf, routeNamed } from './table.ts';

type Link<N extends RouteName> = NoParams extends Addresses[N]
  ? [name: N, params?: Addresses[N]]
  : [name: N, params: Addresses[N]];

type Params = Readonly<Record<string, string | undefined>>;

/** The path of a route, with what of the parameters stands in the query. */
function placeOf(name: RouteName, params: Params): { path: string; query: Params } | undefined {
  const route = routeNamed(name);
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

/** The address of a route of which only its visitors know what it takes. */
export function addressOf(name: RouteName, params: Params): string {
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
}

/** The address of a page, for links: only its route knows the path. */
export const pathTo = <N extends RouteName>(...[name, params]: Link<N>): string =>
  addressOf(name, { ...params });

/** The address of a route of which only the list of routes knows the name. */
export const linkTo = ({ name }: Route): string => addressOf(name, {});

/** Log-in, and back from there. */
export const loginPath = (from: string): string => pathTo('login', { redirect: from });
