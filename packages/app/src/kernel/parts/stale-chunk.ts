import { perTab } from '../storage.ts';

const key = 'reloaded';

/** A new release took a chunk away: the page is loaded again, once, and never in a circle. */
export function reloadOnceWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    if (perTab.get(key) === '1') return;
    perTab.set(key, '1');
    // Where nothing can be remembered, the second time would look like the first.
    if (perTab.get(key) !== '1') return;
    event.preventDefault();
    location.reload();
  });
}
