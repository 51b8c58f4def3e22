import { AsyncLocalStorage } from 'node:async_hooks';

interface Mark {
  isOpen: boolean;
}

const marks = new AsyncLocalStorage<Mark>();

/** Marks everything the work starts, for as long as it lasts. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark: Mark = { isOpen: true };
  return marks.run(mark, async () => {
    try {
      return await work();
    } finally {
      // A timer that was set inside may well fire after the end, and then asks by itself.
      mark.isOpen = false;
    }
  });
}

/**
 * Ten transactions that each wait for an eleventh connection wait for ever: a
 * request that fails says so at once, in production too.
 */
export function refuseInsideTransaction(): void {
  if (marks.getStore()?.isOpen !== true) return;
  throw new Error('The pool was asked from inside a transaction: ask by its `tx` instead.');
}
