/** After so many ms a page that is never idle is taken to be. */
const latest = 2_000;
/** A browser that knows nothing of idle waits a moment. */
const moment = 50;

/** A moment in which the page has nothing better to do; after so many ms in any case. */
export function whenIdle(act: () => void, timeout = latest): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, moment);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout });
  return () => cancelIdleCallback(request);
}

/** One after the other, each in an idle moment of its own: a finger may come between. */
export function inIdleMoments(acts: readonly (() => void)[]): void {
  const [act, ...others] = acts;
  if (!act) return;
  whenIdle(() => {
    act();
    inIdleMoments(others);
  });
}
