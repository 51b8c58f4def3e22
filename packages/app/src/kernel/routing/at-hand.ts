import type { MouseEvent } from 'react';
import { signal } from '../signal.ts';
import { routeAt } from './table.ts';

/** How often somebody pressed a link whose page could not be had. */
export const missed = signal(0);

function readyAt(to: string): (() => Promise<unknown>) | undefined {
  const { pathname, search } = new URL(to, location.origin);
  return routeAt(pathname, search)?.route.ready;
}

/** Opens the page of a link that was pressed; without a connection only one that is at hand, and of any other it is said. */
export function openWhereThere(to: string, pressed: MouseEvent, open: () => void): void {
  const ready = navigator.onLine ? undefined : readyAt(to);
  if (!ready) {
    open();
    return;
  }
  // The browser must not go there by itself meanwhile.
  pressed.preventDefault();
  ready().then(open, () => missed.set(missed.get() + 1));
}
