import { signal, useSignal } from '@livery/web/store/signal';
import { isRecord, perTab, readJson } from '@livery/web/store/storage';

/** How much of what was written to a member they have not read. */
export interface Unread {
  readonly announcement: number;
  readonly chat: number;
  readonly inbox: number;
}

const key = 'unread';

const nothingUnread: Unread = { announcement: 0, chat: 0, inbox: 0 };

const isUnread = (value: unknown): value is Unread =>
  isRecord(value) &&
  Object.keys(nothingUnread).every(
    (name) => Number.isInteger(value[name]) && Number(value[name]) >= 0,
  );

/** What the tab knew last stands there until the platform has said what is true now. */
const unread = signal<Unread>(readJson(perTab, key, isUnread) ?? nothingUnread);

export function noteUnread(now: Partial<Unread>): void {
  const next = { ...unread.get(), ...now };
  perTab.set(key, JSON.stringify(next));
  unread.set(next);
}

/** The session has taken its own away. */
export const forgetUnread = (): void => unread.set(nothingUnread);

/** For every badge: nobody but a member has any. */
export const useUnread = (): Unread => useSignal(unread, nothingUnread);
