import { signal } from '../signal.ts';
import { routeAt } from './table.ts';

/** How often somebody pressed a link whose page could not be had. */
export const missed = signal(0);

function readyAt(to: string): (() => Promise<unknown>) | undefined {
  const { pathname, search } = new URL(to, location.origin);
  return routeAt(pathname, search)?.route.ready;
}

/** Opens a page; without a connection only one that is at hand, and of any other it is said. */
export function openWhereThere(to: string, open: () => void): void {
  const ready = navigator.onLine ? undefined : readyAt(to);
  if (ready) ready().then(open, () => missed.set(missed.get() + 1));
  else open();
}
