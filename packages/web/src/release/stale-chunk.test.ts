import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnceWhenStale } from './stale-chunk.ts';

reloadOnceWhenStale();

const reload = vi.fn<() => void>();
const site = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  reload.mockReset();
  site.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', site);
  vi.stubGlobal('location', { href: 'https://site.test/m/home', reload });
});

/** Enough turns for the site to have been asked. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A chunk that does not come; whether the fault went on to whoever asked for it. */
async function missChunk(): Promise<{ reloads: number; fellThrough: boolean }> {
  const fellThrough = dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await settled();
  return { reloads: reload.mock.calls.length, fellThrough };
}

it('loads the page again after a release, and only once', async () => {
  expect(await missChunk()).toEqual({ reloads: 1, fellThrough: true });
  expect(await missChunk()).toEqual({ reloads: 1, fellThrough: true });
});

it('never goes in a circle where nothing can be remembered', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  expect(await missChunk()).toEqual({ reloads: 0, fellThrough: true });
});

it.each([
  ['the browser knows of none', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['it reaches nobody', () => site.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['somebody else answers', () => site.mockResolvedValue(new Response(null, { status: 502 }))],
])('does not load the page again without a network: %s', async (_, given) => {
  given();
  expect(await missChunk()).toEqual({ reloads: 0, fellThrough: true });
});
