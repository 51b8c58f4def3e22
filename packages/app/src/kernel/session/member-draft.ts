import { currentSession, expired, onSessionChange, useSession } from './session.ts';
import { signal, useSignal } from '@livery/web/store/signal';
import { isRecord, perTab, readJson } from '@livery/web/store/storage';

interface Kept<T> {
  readonly owner: string;
  readonly value: T;
}

export interface MemberDraft<T> {
  /** What this member began; nobody else is ever shown it. */
  use(): T | undefined;
  set(value: T | undefined): void;
}

/** How a draft outlives its page. */
export interface Keeping<T> {
  /** In the storage of the tab. */
  readonly key: string;
  /** What of it can be written down. */
  readonly words: (value: T) => Readonly<Record<string, unknown>>;
  /** From what was written down; nothing, if that is no such draft. */
  readonly wake: (words: Readonly<Record<string, unknown>>) => T | undefined;
}

interface Written {
  readonly owner: string;
  readonly words: Readonly<Record<string, unknown>>;
}

const isWritten = (value: unknown): value is Written =>
  isRecord(value) && typeof value['owner'] === 'string' && isRecord(value['words']);

function woken<T>({ key, wake }: Keeping<T>): Kept<T> | null {
  const written = readJson(perTab, key, isWritten);
  const here = currentSession()?.userName ?? written?.owner;
  const value = written?.owner === here && written ? wake(written.words) : undefined;
  if (written && value !== undefined) return { owner: written.owner, value };
  // Somebody else has the tab now.
  perTab.remove(key);
  return null;
}

/**
 * What a member began to write and to choose, for as long as the tab is open: a
 * session that ends by itself takes nothing of it, and a reload what cannot be
 * written down. It goes with a log-out (ADR 102).
 */
export function createDraft<T>(keeping: Keeping<T>): MemberDraft<T> {
  const kept = signal(woken(keeping));
  const write = (): void => {
    const now = kept.get();
    if (!now) return perTab.remove(keeping.key);
    const words = keeping.words(now.value);
    perTab.set(keeping.key, JSON.stringify({ owner: now.owner, words } satisfies Written));
  };
  kept.subscribe(write);
  onSessionChange(() => {
    const session = currentSession();
    const ends = expired.get();
    if (session) {
      if (session.userName !== kept.get()?.owner) kept.set(null);
      return;
    }
    // Whether it ended by itself is said right after it is gone.
    queueMicrotask(() => {
      if (expired.get() === ends) kept.set(null);
      // It took all that the tab had written down.
      else write();
    });
  });
  return {
    use() {
      const owner = useSession()?.userName;
      const found = useSignal(kept, null);
      return found && found.owner === owner ? found.value : undefined;
    },
    set(value) {
      const owner = currentSession()?.userName;
      kept.set(value === undefined || owner === undefined ? null : { owner, value });
    },
  };
}
