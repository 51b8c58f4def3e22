import { act, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { renderPages } from './entry-server.tsx';
import { loadIcons } from '#templates/icons';
import { identify } from '#kernel/http/client.ts';
import { createQueries } from '@livery/web/http/queries';
import { completeTexts, createTexts } from '#kernel/i18n/i18n.ts';
import { currentLanguage } from '@livery/web/texts/languages';
import { PageRouter } from './shell/page-change/page-router.tsx';
import { routes } from './routes/list.ts';
import { startPlatform } from './testing/platform.ts';
import { merchant } from './testing/samples.ts';

const pages = await renderPages(merchant);
// The renderer leaves the contexts of its last page standing, the router's among them, until it draws another.
await prerender(<i />);
const roots: Root[] = [];

beforeEach(() => startPlatform());
afterEach(() => {
  // One that stayed would hear of the next file's choice of language.
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
});

/** Build and browser are one process here, and nowhere else. */
const twoAtOnce =
  'Detected multiple renderers concurrently rendering the same context provider. This is currently unsupported.';

/** What React has against a page that it finds drawn. */
async function hydrate(path: string, html: string): Promise<unknown[]> {
  const faults: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (said[0] !== twoAtOnce) faults.push(said);
  });
  history.replaceState(null, '', path);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const texts = await createTexts(merchant, 'EN');
  await completeTexts(texts, merchant);
  identify(merchant.code, () => currentLanguage(texts, merchant));
  const icons = await loadIcons();
  await act(async () => {
    const root = hydrateRoot(
      place,
      <PageRouter>
        <App merchant={merchant} texts={texts} queries={createQueries()} icons={icons} />
      </PageRouter>,
      { onRecoverableError: (fault) => void faults.push(fault) },
    );
    roots.push(root);
  });
  // A part that is drawn keeps its mark until it is alive.
  await waitFor(() => expect(place.innerHTML).not.toContain('<!--$?-->'));
  return faults;
}

it('renders each page that anybody may see, once for each path that is its own', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/m/login', '/m/slot-games', '/m/lott', '/m/set']));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.includes('member') || path.endsWith('.html'))).toEqual([]);
  expect(pages.find(({ path }) => path === '/m/fishing-games')?.title).toBe('Fish');
  expect(pages.find(({ path }) => path === '/m/login')).toMatchObject({
    title: 'Login',
    description: expect.stringMatching(/^Login\. .*Aurora/),
  });
});

const same = pages.filter(({ route }) => routes.find(({ name }) => name === route)?.sameBones);

it.each(same)('comes alive at $path as it was rendered whatever is searched', async (page) => {
  expect(await hydrate(`${page.path}?i=2`, page.html)).toEqual([]);
  expect(await hydrate(`${page.path}?i=x&y`, page.html)).toEqual([]);
});

it.each(pages)('comes alive at $path as it was rendered', async ({ path, html }) => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(await hydrate(path, html)).toEqual([]);
});
