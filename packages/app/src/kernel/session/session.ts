import { signal, useSignal } from '@livery/web/store/signal';
import { isRecord, local, perTab, readJson } from '@livery/web/store/storage';
import { onTabMessage, tellTabs } from '../tabs.ts';
import { askTabs, showPresence } from './story/ask-tabs.ts';
import { mayRestore, restorable } from './may-restore.ts';
import {
  sessionOf,
  step,
  type Action,
  type Happening,
  type Session,
  type Standing,
} from './story/story.ts';
import { withEntryLock, untilNobodyEnters } from './story/entry-lock.ts';

export type { Session } from './story/story.ts';

const key = 'MC_SESSION_INFO';

const isSession = (value: unknown): value is Session =>
  isRecord(value) &&
  typeof value['token'] === 'string' &&
  typeof value['merchantCode'] === 'string' &&
  typeof value['userName'] === 'string' &&
  typeof value['type'] === 'number' &&
  typeof value['firstTimeLogin'] === 'boolean';

const stored = typeof document === 'undefined' ? null : readJson(perTab, key, isSession);

const standing = signal<Standing>(stored ? { at: 'in', session: stored } : { at: 'out' });
const current = signal<Session | null>(stored);

/** How often a session ended without the player asking for it. */
export const expired = signal(0);

/** How often somebody was in of a sudden who had not logged in here. */
export const joined = signal(0);

export const currentSession = (): Session | null => current.get();

/** Somebody came or went. */
export const onSessionChange = current.subscribe;

/** Nobody is logged in on the page that the build rendered. */
export const useSession = (): Session | null => useSignal(current, null);

const place = {
  get: (): Standing['at'] => standing.get().at,
  subscribe: standing.subscribe,
};

/** Where this tab stands in the story of a session; nobody is in on the page that the build rendered. */
export const useStanding = (): Standing['at'] => useSignal(place, 'out');

/** What it takes of the platform. */
export interface Doors {
  /** A session for the remembered device. */
  askDevice(): Promise<Session>;
  /** Nobody answered: another time it may be otherwise. */
  isUnheard(failure: unknown): boolean;
  /** Ends a session that was opened for somebody who has left. */
  end(session: Session): Promise<void>;
}

let doors: Doors | undefined;

export function provideDoors(given: Doors): void {
  doors = given;
}

/** Who waits for what becomes of a session that is in doubt, or asked for. */
let waiting: PromiseWithResolvers<void> | undefined;

/** Until it is known who is in; fails with what the device was refused for. */
function settled(): Promise<void> {
  const { at } = standing.get();
  if (at === 'in' || at === 'out') return Promise.resolve();
  return (waiting ??= Promise.withResolvers()).promise;
}

async function lookAround(): Promise<void> {
  const here = sessionOf(standing.get());
  // Another tab may be on its way in, and tell of it in a moment.
  if (here) await untilNobodyEnters();
  const session = await askTabs(here, isSession);
  const { at } = standing.get();
  if (at !== 'asking' && at !== 'doubting') return;
  happens(
    session
      ? { what: 'told', session, how: 'answered' }
      : { what: 'alone', remembered: restorable() },
  );
}

async function comeByDevice(): Promise<void> {
  try {
    await withEntryLock(async () => {
      // While it waited for its turn another tab may have told of its session.
      if (!doors || standing.get().at !== 'returning') return;
      happens({ what: 'returns', session: await doors.askDevice() });
    });
  } catch (failure) {
    waiting?.reject(failure);
    waiting = undefined;
    happens({ what: doors?.isUnheard(failure) ? 'unheard' : 'refused' });
  }
}

/** Before anybody hears who is in. */
function write(action: Action): void {
  if (action.do === 'keep') perTab.set(key, JSON.stringify(action.session));
  else if (action.do === 'clear') perTab.clear();
  else if (action.do === 'forgetChoice') local.set('autoLogin', '0');
}

function act(action: Action): void {
  if (action.do === 'tell') tellTabs({ type: 'session', session: action.session, how: action.how });
  else if (action.do === 'answer')
    tellTabs({ type: 'answer', to: action.to, session: action.session });
  else if (action.do === 'tellLeft') tellTabs({ type: 'log-out' });
  else if (action.do === 'reproach') expired.set(expired.get() + 1);
  else if (action.do === 'welcome') joined.set(joined.get() + 1);
  else if (action.do === 'askTabs') void lookAround();
  else if (action.do === 'askDevice') void comeByDevice();
  else if (action.do === 'end') void doors?.end(action.session);
}

/** The page as the build drew it shows bones in place of a visitor’s parts, for as long as somebody is or may be in. */
function markPage(at: Standing['at'], session: Session | null): void {
  const isTheirs = session !== null || at === 'returning' || (at === 'asking' && mayRestore());
  document.documentElement.toggleAttribute('data-member', isTheirs);
}

let isHeard = false;

function happens(news: Happening): void {
  const [next, ...actions] = step(standing.get(), news);
  for (const action of actions) write(action);
  const session = sessionOf(next);
  markPage(next.at, session);
  if (isHeard) showPresence(session !== null);
  standing.set(next);
  current.set(session);
  for (const action of actions) act(action);
  if (next.at !== 'in' && next.at !== 'out') return;
  waiting?.resolve();
  waiting = undefined;
}

/** The page is open: whoever is in another tab is in here, and a remembered device comes back. */
export const beginSession = (): void => happens({ what: 'begins' });

/** A page that is for members is wanted, and nobody is in; done when it is known whether somebody is. */
export async function knock(): Promise<void> {
  happens({ what: 'knocks' });
  await settled().catch(() => {});
}

export const openSession = (session: Session): void => happens({ what: 'enters', session });

/** Comes in by the remembered device. */
export async function enterByDevice(): Promise<void> {
  happens({ what: 'presses' });
  await settled();
}

/** A password of the member's own is due, or has been set: here, or in a copy of this tab. */
export function setPasswordDue(isDue: boolean): void {
  const session = current.get();
  if (!session || session.firstTimeLogin === isDue) return;
  happens({ what: 'amended', session: { ...session, firstTimeLogin: isDue } });
  if (!isDue) tellTabs({ type: 'own-password', token: session.token });
}

/** The player wants to log out: no other tab has a session any more, and this one until it is closed. */
export const askToLeave = (): void => happens({ what: 'asksToLeave' });

/** Leaves nothing of the member in this tab or in any other. */
export const closeSession = (): void => happens({ what: 'leaves' });

/** The platform refused a session; done when it is known whether its member goes on with another. */
export async function doubtSession(token: string, isReplaced: boolean): Promise<void> {
  happens({ what: 'over', token, isReplaced });
  await settled();
}

/** The platform knows neither this session nor the one before. */
export const expireSession = (): void => happens({ what: 'ends' });

/** What other tabs say, and what they are told, from now on. */
export function followSessions(): () => void {
  isHeard = true;
  showPresence(current.get() !== null);
  const stop = onTabMessage((message) => {
    if (message.type === 'log-out') happens({ what: 'othersLeft' });
    else if (message.type === 'who') happens({ what: 'asked', by: message.from });
    else if (message.type === 'session' && isSession(message.session))
      happens({ what: 'told', session: message.session, how: message.how });
    else if (message.type === 'own-password' && message.token === current.get()?.token)
      setPasswordDue(false);
  });
  return () => {
    isHeard = false;
    showPresence(false);
    stop();
  };
}
