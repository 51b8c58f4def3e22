/** After so many ms a page that is never idle is taken to be. */
const latest = 2_000;
/** A browser that knows nothing of idle waits a moment. */
const moment = 50;

/** A moment in which the page has nothing better to do. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, moment);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: latest });
  return () => cancelIdleCallback(request);
}
