/** What another gateway left, and what nobody told of, is looked for this often. */
const LOOK = 2_000;

export interface OpenWork {
  /** After the commit: what is due is looked after at once. */
  wake(): void;
  close(): Promise<void>;
}

/** Looks now and then, and when it is woken, one look at a time; one that says so is followed by another at once. */
export function startLooking(
  look: () => Promise<boolean>,
  fail: (error: unknown) => void,
): OpenWork {
  let isClosed = false;
  let isCalled = false;
  let looking: Promise<void> | undefined;
  const lookOnce = async (): Promise<void> => {
    isCalled = false;
    if (await look()) isCalled = true;
  };
  const wake = (): void => {
    if (isClosed) return;
    isCalled = true;
    looking ??= lookOnce()
      .catch(fail)
      .finally(() => {
        looking = undefined;
        if (isCalled) wake();
      });
  };
  const timer = setInterval(wake, LOOK);
  timer.unref();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
    },
  };
}
