import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt, type RouteMatch } from './table.ts';

/** The route of the page that is open; undefined where the address is nobody's. */
export function useCurrentRoute(): RouteMatch | undefined {
  const { pathname, search } = useLocation();
  return useMemo(() => routeAt(pathname, search), [pathname, search]);
}
