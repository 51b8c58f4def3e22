/** Longer than any call that opens a session takes, in milliseconds. */
const patience = 30_000;

const name = 'livery-entry';

/** The browser’s own locks, where it has them. */
export const webLocks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/**
 * What opens a session, in one tab of the browser after the other, until the others were told:
 * the cookie that is set last is that of the session which is told of last.
 */
export async function withEntryLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = webLocks();
  return locks ? locks.request(name, work) : work();
}

/** Until no tab opens a session at the moment. */
export async function untilNobodyEnters(): Promise<void> {
  await webLocks()
    ?.request(name, { signal: AbortSignal.timeout(patience) }, () => Promise.resolve())
    // One that hangs keeps nobody for ever.
    .catch(() => {});
}
