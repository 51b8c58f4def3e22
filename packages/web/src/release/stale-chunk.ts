import { perTab } from '../store/storage.ts';

const key = 'reloaded';

/** Whether the site answers at all: a network that is gone takes nothing away for good. */
async function isReached(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

async function reloadIfReached(): Promise<void> {
  if (perTab.get(key) === '1' || !(await isReached())) return;
  perTab.set(key, '1');
  // Where nothing can be remembered, the second time would look like the first.
  if (perTab.get(key) === '1') location.reload();
}

/**
 * A new release took a chunk away: the page is loaded again, once, and never in a circle.
 * Whoever asked for the chunk hears that it did not come: without a network that is all.
 */
export function reloadOnceWhenStale(): void {
  addEventListener('vite:preloadError', () => void reloadIfReached());
}
