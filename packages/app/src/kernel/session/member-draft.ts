import { currentSession, expired, onSessionChange, useSession } from './session.ts';
import { signal, useSignal } from '../signal.ts';

interface Kept<T> {
  readonly owner: string;
  readonly value: T;
}

export interface MemberDraft<T> {
  /** What this member began; nobody else is ever shown it. */
  use(): T | undefined;
  set(value: T | undefined): void;
}

/**
 * What a member began to write and to choose, for as long as the tab is open: a
 * session that ends by itself takes nothing of it. It goes with a log-out.
 */
export function createDraft<T>(): MemberDraft<T> {
  const kept = signal<Kept<T> | null>(null);
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
