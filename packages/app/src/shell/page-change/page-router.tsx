import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  createPath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
} from 'react-router-dom';
import { isCalm } from '@livery/ui/theme';
import { isNarrowing } from '#kernel/routing/narrowing.ts';
import './page-motion.css.ts';
import { keepPictures } from './pictures.ts';
import { pressThrough } from './press-through.ts';

/** In milliseconds; a page that takes longer to draw comes without fading. */
const longestStill = 500;

/**
 * What is asked for while the browser tells of a way back, React draws at once and in one
 * task: the browser could restore the place. Here the page does that itself.
 */
const afterEvent = (act: () => void): void => void setTimeout(act);

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type OpenPage = Pick<BrowserHistory, 'action' | 'location'>;

const pageOf = ({ pathname, search }: Location): string => createPath({ pathname, search });

/**
 * The browser's router, whose pages fade into one another where the browser can do that (ADR 68).
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [page, go] = useState<OpenPage>(() => ({
    action: history.action,
    location: history.location,
  }));
  const { location } = page;
  // Who waits for a page to stand: the browser takes its picture then.
  const waiting = useRef<{ readonly to: Location; readonly goOn: () => void }[]>([]);
  useLayoutEffect(() => {
    // Pages that were asked for before it will not be seen any more.
    const shown = waiting.current.findIndex(({ to }) => to === location);
    for (const { goOn } of waiting.current.splice(0, shown + 1)) goOn();
  }, [location]);
  useLayoutEffect(() => {
    let shown = pageOf(history.location);
    let latest: OpenPage | undefined;
    return history.listen((next) => {
      latest = next;
      const narrows = isNarrowing(next.action, next.location.state);
      const isSame = narrows || pageOf(next.location) === shown;
      shown = pageOf(next.location);
      // What was pressed to see less of a page is marked before the next press.
      if (narrows) {
        go(next);
        return;
      }
      if (!isSame) keepPictures();
      // In slices, so that no task of it is long.
      const render = (): void => startTransition(() => go(next));
      if (isSame || !('startViewTransition' in document) || isCalm()) {
        if (next.action === 'POP') afterEvent(() => next === latest && render());
        else render();
        return;
      }
      const change = document.startViewTransition(
        () =>
          new Promise<void>((goOn) => {
            waiting.current.push({ to: next.location, goOn });
            render();
          }),
      );
      // What is on the screen stands still until the page has come.
      const patience = setTimeout(() => change.skipTransition(), longestStill);
      void change.updateCallbackDone.finally(() => clearTimeout(patience));
      // The next change may come before this one has begun to be seen.
      change.ready.catch(() => {});
      pressThrough(change);
    });
  }, [history]);
  return (
    <Router location={location} navigationType={page.action} navigator={history}>
      {children}
    </Router>
  );
}
