import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  Router,
  UNSAFE_createBrowserHistory as createHistory,
  type Location,
} from 'react-router-dom';
import { isCalm } from '@livery/ui/theme';
import './page-motion.css.ts';
import { pressThrough } from './press-through.ts';

const addressOf = ({ pathname, search }: Location): string => pathname + search;

/** The browser's router, whose pages fade into one another where the browser can do that. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createHistory({ v5Compat: true }));
  const [{ action, location }, go] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => {
    let shown = addressOf(history.location);
    return history.listen((next) => {
      const isSame = addressOf(next.location) === shown;
      shown = addressOf(next.location);
      if (isSame || !('startViewTransition' in document) || isCalm()) {
        startTransition(() => go(next));
        return;
      }
      const change = document.startViewTransition(() => flushSync(() => go(next)));
      // The next change may come before this one has begun to be seen.
      change.ready.catch(() => {});
      pressThrough(change);
    });
  }, [history]);
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
