import { expect, it, vi } from 'vitest';
import { reloadOnceWhenStale } from './stale-chunk.ts';

reloadOnceWhenStale();

/** A chunk that is gone; whether the fault went on to whoever asked for it. */
function missChunk(): { reloads: number; fellThrough: boolean } {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const event = new Event('vite:preloadError', { cancelable: true });
  const fellThrough = dispatchEvent(event);
  return { reloads: reload.mock.calls.length, fellThrough };
}

it('loads the page again after a release, and only once', () => {
  expect(missChunk()).toEqual({ reloads: 1, fellThrough: false });
  expect(missChunk()).toEqual({ reloads: 0, fellThrough: true });
});

it('never goes in a circle where nothing can be remembered', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  expect(missChunk()).toEqual({ reloads: 0, fellThrough: true });
});
