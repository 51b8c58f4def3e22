import { onTabMessage, tabsHear, tellTabs } from '../../tabs.ts';
import type { Session } from './story.ts';
import { webLocks } from './entry-lock.ts';

/** Held by every tab that somebody is in, side by side. */
const name = 'livery-in';

/** In milliseconds: a tab that is there and says nothing is frozen. */
const patience = 3_000;

/** For as long it is worth waiting where nobody knows whether there is another tab at all. */
const uncertainPatience = 300;

let leave: (() => void) | undefined;

/** Lets other tabs know that somebody is in here, or no longer. */
export function showPresence(isIn: boolean): void {
  if (!isIn) leave?.();
  if (isIn === (leave !== undefined)) return;
  const { promise: left, resolve } = Promise.withResolvers<void>();
  leave = isIn ? resolve : undefined;
  if (isIn)
    void webLocks()
      ?.request(name, { mode: 'shared' }, () => left)
      .catch(() => {});
}

/** How many other tabs somebody is in; nothing where a browser does not tell. */
async function others(): Promise<number | undefined> {
  const held = (
    await webLocks()
      ?.query()
      .catch(() => undefined)
  )?.held;
  return held && held.filter((lock) => lock.name === name).length - (leave ? 1 : 0);
}

/** Asks the other tabs of the browser for a session: one that is another than this, where there is one. */
export async function askTabs(
  known: Session | null,
  accept: (value: unknown) => value is Session,
): Promise<Session | null> {
  if (!tabsHear()) return null;
  const count = await others();
  if (count === 0) return null;
  const id = crypto.randomUUID();
  let silent = count ?? Infinity;
  return new Promise((resolve) => {
    const done = (session: Session | null): void => {
      stop();
      clearTimeout(timer);
      resolve(session);
    };
    const stop = onTabMessage((message) => {
      if (message.type !== 'answer' || message.to !== id) return;
      const { session } = message;
      silent -= 1;
      if (accept(session) && session.token !== known?.token) done(session);
      else if (silent <= 0) done(null);
    });
    const timer = setTimeout(() => done(null), count === undefined ? uncertainPatience : patience);
    tellTabs({ type: 'who', from: id });
  });
}
