import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { takeRelease } from '#kernel/release.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';

/** After a release the next page is loaded anew; never where a game is played. */
export function useRelease(): void {
  const { pathname, search } = useLocation();
  const isGame = useCurrentRoute()?.route.name === 'play';
  const page = useRef(pathname + search);
  useEffect(() => {
    if (page.current === pathname + search) return;
    page.current = pathname + search;
    if (!isGame && navigator.onLine && takeRelease()) location.reload();
  }, [pathname, search, isGame]);
}
