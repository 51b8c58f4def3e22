import { signal, useSignal } from '../signal.ts';
import { isRecord, local, perTab, readJson } from '../storage.ts';
import { onTabMessage, tellTabs } from '../tabs.ts';

/** Who is logged in, as `MC_SESSION_INFO` holds it. Its token is useless without the cookie. */
export interface Session {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

const key = 'MC_SESSION_INFO';

const isSession = (value: unknown): value is Session =>
  isRecord(value) &&
  typeof value['token'] === 'string' &&
  typeof value['merchantCode'] === 'string' &&
  typeof value['userName'] === 'string' &&
  typeof value['type'] === 'number' &&
  typeof value['firstTimeLogin'] === 'boolean';

const current = signal<Session | null>(
  typeof document === 'undefined' ? null : readJson(perTab, key, isSession),
);

/** Why a session ended without the player asking for it. */
export const expired = signal(0);

export const currentSession = (): Session | null => current.get();

/** Somebody came or went. */
export const onSessionChange = current.subscribe;

/** Nobody is logged in on the page that the build rendered. */
export const useSession = (): Session | null => useSignal(current, null);

export function openSession(session: Session): void {
  takeOver(session);
  tellTabs({ type: 'log-in', userName: session.userName });
}

/** As after a log-in; other tabs of the same member go on with it, for the cookie is one. */
export function renewSession(session: Session): void {
  takeOver(session);
  tellTabs({ type: 'session', session });
}

function takeOver(session: Session): void {
  perTab.set(key, JSON.stringify(session));
  current.set(session);
}

/** A password of the member's own is due, or has been set: here, or in a copy of this tab. */
export function setPasswordDue(isDue: boolean): void {
  const session = current.get();
  if (!session || session.firstTimeLogin === isDue) return;
  takeOver({ ...session, firstTimeLogin: isDue });
  if (!isDue) tellTabs({ type: 'own-password', token: session.token });
}

function forget(): void {
  perTab.clear();
  local.set('autoLogin', '0');
  current.set(null);
}

/** Leaves nothing of the member in this tab or in any other. */
export function closeSession(): void {
  forget();
  tellTabs({ type: 'log-out' });
}

/** The platform no longer knows this session. */
export function expireSession(): void {
  if (!current.get()) return;
  forget();
  expired.set(expired.get() + 1);
}

function hearOf(session: unknown): void {
  if (isSession(session) && current.get()?.userName === session.userName) takeOver(session);
  else expireSession();
}

/** Another tab logged out, or somebody else logged in there: the cookie is theirs now. */
export const followSessions = (): (() => void) =>
  onTabMessage((message) => {
    if (message.type === 'log-out') forget();
    else if (message.type === 'log-in') expireSession();
    else if (message.type === 'session') hearOf(message.session);
    else if (message.type === 'own-password' && message.token === current.get()?.token)
      setPasswordDue(false);
  });
