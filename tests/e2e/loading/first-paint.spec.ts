import { homePaths } from '../../../packages/contract/src/generated/pages.ts';
import { brotliCompressSync } from 'node:zlib';
import { devices, type Page } from '@playwright/test';
import { instead } from '../support/faults.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import {
  brands,
  brandsOf,
  chooseTheme,
  expect,
  looksAtAll,
  quiet,
  siteOf,
  test,
  themes,
  settled,
} from '../support/test.ts';

/** Everything that a page asks its platform, the oldest first. */
function noteAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/wps/')) asked.push(pathname + search);
  });
  return asked;
}

/** What was asked before any script was there is asked once, and all of it is used. */
async function expectUsed(page: Page, early: readonly string[], asked: readonly string[]) {
  expect(asked.filter((address) => early.includes(address)).toSorted()).toEqual(early.toSorted());
  const left = await page.evaluate(
    () => (globalThis as unknown as { early: { answers: object } }).early.answers,
  );
  expect(Object.keys(left)).toEqual([]);
}

interface Draws {
  readonly list: readonly { readonly draw: { closeAt: number; openAt: number } }[];
}

const hour = 3_600_000;

/** No draw falls while a page is looked at: one that does is rightly asked for again. */
const drawsAnHourLater = (page: Page): Promise<unknown> =>
  page.route('**/wps/lottery/draws?*', (route) =>
    instead(route, (value) => {
      for (const { draw } of (value as Draws).list) {
        draw.closeAt += hour;
        draw.openAt += hour;
      }
      return value;
    }),
  );

interface Offered {
  readonly promotion: readonly { readonly id: string }[];
}

/** Notes how often a page that began with a picture stood without one. */
const watchPictures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const stood = { was: false, gone: 0 };
    Object.assign(globalThis, { stood });
    const wanted = 'main :is([data-covered], img[src*="/img/covers/"], img[src*="/img/banners/"])';
    new MutationObserver(() => {
      const is = document.querySelector(wanted) !== null;
      if (stood.was && !is) stood.gone += 1;
      stood.was ||= is;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });

/** How much a page has to ask before it can show what it is for. */
const firstOf = {
  '/m/help': 1,
  '/m/activity': 2,
  '/m/gameCenter': 3,
  '/m/slotsCenter': 1,
  '/m/hot-games': 1,
  '/m/lottery': 1,
} as const;

/** Long lists, by what an entry of them is. */
const lists = {
  '/m/lottery': 'article',
  '/m/hot-games': 'section button:has(img)',
} as const;

/** As wide as a page is drawn, where the most fits in. */
const wide = { width: 768, height: 1024 };

/** What the build writes for all brands alike is looked at in one of them, or in two that begin in other layouts. */
const alike: ReadonlySet<string> = new Set(looksAtAll ? ['aurora', 'pulse'] : ['aurora']);

const pageColors = {
  dark: {
    aurora: 'rgb(11, 10, 32)',
    noir: 'rgb(11, 10, 8)',
    mango: 'rgb(13, 27, 20)',
    pulse: 'rgb(11, 13, 14)',
  },
  light: {
    aurora: 'rgb(242, 241, 252)',
    noir: 'rgb(245, 241, 232)',
    mango: 'rgb(251, 243, 228)',
    pulse: 'rgb(232, 235, 228)',
  },
};

/** Counts from the start how far what is seen moves by itself. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

for (const { code } of brandsOf('aurora', 'pulse')) {
  for (const theme of themes) {
    test(`${code}, ${theme}: home is painted in the chosen mode before any of its scripts arrive`, async ({
      page,
      faults,
    }) => {
      const site = siteOf(code);
      await chooseTheme(page, site, theme);
      const release = await holdScripts(page);
      await page.goto(`${site}/m/home`, { waitUntil: 'commit' });

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('background-color', pageColors[theme][code]);
      await expect(page.locator('body')).toHaveCSS('background-color', pageColors[theme][code]);

      release();
      await expect(page.getByRole('button', { name: /Moon Orchard/ }).first()).toBeVisible();
      expect(faults).toEqual([]);
    });
  }

  test(`${code}: home asks for its first games and banners before any of its scripts arrive, and no second time`, async ({
    page,
    faults,
  }) => {
    const asked = noteAsked(page);
    const release = await holdScripts(page);
    await page.goto(`${siteOf(code)}/m/home`, { waitUntil: 'commit' });
    await expect.poll(() => asked.length).toBe(3);
    const early = [...asked];
    release();
    await expect(page.getByRole('button', { name: /Moon Orchard/ }).first()).toBeVisible();
    await settled(page);
    await expectUsed(page, early, asked);
    expect(faults).toEqual([]);
  });

  if (alike.has(code))
    test(`${code}: every other page asks so for what it begins with, and uses all that it asked for`, async ({
      page,
      faults,
    }) => {
      const asked = noteAsked(page);
      await drawsAnHourLater(page);
      for (const [path, questions] of Object.entries(firstOf))
        await test.step(path, async () => {
          const release = await holdScripts(page);
          // The page before asks for nothing more.
          await page.goto('about:blank');
          asked.length = 0;
          await page.goto(siteOf(code) + path, { waitUntil: 'commit' });
          await expect.poll(() => asked.length).toBe(questions);
          const early = [...asked];
          release();
          await expect(page).toHaveTitle(/ · /);
          await settled(page);
          await expectUsed(page, early, asked);
        });
      expect(faults).toEqual([]);
    });

  test(`${code}: home shows its first covers before any of its scripts arrive, and fetches each once`, async ({
    page,
    browser,
    faults,
  }) => {
    const release = await holdScripts(page);
    const home = await page.goto(`${siteOf(code)}/m/home`, { waitUntil: 'commit' });
    const told = [...(home?.headers()['link'] ?? '').matchAll(/<([^>]+)>; rel=preload; as=image/g)];
    const covers = told.map(([, path = '']) => path);
    expect(covers).toHaveLength(2);
    const rooms = page.locator('[data-mosaic] [data-shape=cover]');
    for (const [at, cover] of covers.entries())
      await expect(rooms.nth(at).locator('img')).toHaveAttribute('src', cover);
    await expect(rooms.nth(covers.length).locator('img')).toHaveCount(0);
    release();
    await expect(page.getByRole('button', { name: /Moon Orchard/ }).first()).toBeVisible();

    // A browser whose scripts are held keeps nothing that it was sent: another one fetches.
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(`${siteOf(code)}/m/home`);
    await settled(other);
    const fetched = await other.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    await context.close();
    for (const cover of covers) expect(fetched.filter((path) => path === cover)).toEqual([cover]);
    expect(faults).toEqual([]);
  });

  if (alike.has(code))
    test(`${code}: lists show their first pictures before any of their scripts arrive`, async ({
      page,
      faults,
    }) => {
      for (const path of [
        '/m/hot-games',
        '/m/live-games',
        '/m/slotsCenter',
        '/m/lottery',
        '/m/activity',
      ])
        await test.step(path, async () => {
          const release = await holdScripts(page);
          await page.goto('about:blank');
          await page.goto(siteOf(code) + path, { waitUntil: 'commit' });
          const room = page.getByRole('main').locator('[data-shape=cover], [data-room]').first();
          const early = await room.locator('img').getAttribute('src');
          release();
          const first = page
            .getByRole('main')
            .locator('img:is([src*="/img/covers/"], [src*="/img/banners/"]):visible')
            .first();
          await expect(first).toBeVisible();
          expect(await first.getAttribute('src')).toBe(early);
          await page.unrouteAll({ behavior: 'wait' });
        });
      expect(faults).toEqual([]);
    });

  if (alike.has(code))
    test(`${code}: what an address with a search begins with stands until the page itself does`, async ({
      page,
      faults,
    }) => {
      const offered = page.waitForResponse(/types=PR/);
      await page.goto(`${siteOf(code)}/m/activity`);
      const { value } = (await (await offered).json()) as { value: Offered };
      await watchPictures(page);
      const asked = noteAsked(page);
      for (const [path, questions] of [
        ['/m/slot-games?vassalage=EMW', 1],
        ['/m/gameList?gameType=LIVE', 1],
        [`/m/activityDetail?id=${value.promotion[0]?.id}`, 2],
      ] as const)
        await test.step(path, async () => {
          const release = await holdScripts(page);
          await page.goto('about:blank');
          asked.length = 0;
          await page.goto(siteOf(code) + path, { waitUntil: 'commit' });
          await expect.poll(() => asked.length).toBe(questions);
          await expect(page.locator('main [data-covered]').first()).toBeAttached();
          const early = [...asked];
          release();
          await expect(page.getByRole('main').locator('img:visible').first()).toBeVisible();
          await settled(page);
          await expectUsed(page, early, asked);
          expect(await page.evaluate(() => Reflect.get(globalThis, 'stood') as unknown)).toEqual({
            was: true,
            gone: 0,
          });
          await page.unrouteAll({ behavior: 'wait' });
        });
      expect(faults).toEqual([]);
    });

  if (alike.has(code))
    test(`${code}: a list that nobody has touched yet fills a wide screen`, async ({ page }) => {
      await page.setViewportSize(wide);
      for (const [path, item] of Object.entries(lists)) {
        await page.goto(siteOf(code) + path);
        const items = page.getByRole('main').locator(item);
        await expect(items.first()).toBeVisible();
        await quiet(page);
        const end = await items.last().boundingBox();
        expect((end?.y ?? 0) + (end?.height ?? 0), path).toBeGreaterThan(wide.height);
      }
    });

  if (alike.has(code))
    test(`${code}: home aliases are the same page, unknown paths lead there [RT-01, RT-02]`, async ({
      page,
      faults,
    }) => {
      for (const path of homePaths) {
        await page.goto(siteOf(code) + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('button', { name: /Moon Orchard/ }).first()).toBeVisible();
      }
      await page.goto(`${siteOf(code)}/m/no-such-page`);
      await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
      expect(faults).toEqual([]);
    });

  test.describe('on a phone', () => {
    test.use({ userAgent: devices['Pixel 7'].userAgent });

    test(`${code}: nothing on home moves while it loads, and whoever was invited to the app has its bar above once they touch it`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('appWindow', '1'));
      await watchShifts(page);
      // Type that comes late moves what it may, which is asked of alone below.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(`${siteOf(code)}/m/home`);
      await expect(page.getByRole('button', { name: /Moon Orchard/ }).first()).toBeVisible();
      await quiet(page);
      expect(await shifted(page)).toBeLessThan(0.001);
      await page.keyboard.press('Shift');
      await expect(page.getByRole('region', { name: 'Get the app' })).toBeAttached();
    });
  });

  test(`${code}: nothing moves when the type comes late: the stand-ins take the same room`, async ({
    page,
  }) => {
    await watchShifts(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${siteOf(code)}/m/home`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: /Moon Orchard/ }).first()).toBeVisible();
    release();
    await quiet(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted(page)).toBeLessThan(0.01);
  });
}

test('a list of one vendor says the name once it is known, and nothing moves for it', async ({
  page,
  faults,
}) => {
  await watchShifts(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/wps/game/vendors?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${siteOf('aurora')}/m/slot-games?vassalage=EMW`);
  await expect(page.getByRole('main').locator('img:visible').first()).toBeVisible();
  const chosen = page.getByRole('group', { name: 'Filtered by' });
  await expect(chosen.getByText('EMW')).toBeHidden();
  release();
  await expect(chosen.getByRole('button', { name: 'Emberwright' })).toBeVisible();
  await quiet(page);
  expect(await shifted(page)).toBe(0);
  expect(faults).toEqual([]);
});

for (const code of [...brands.map((brand) => brand.code), 'pulse-lite']) {
  test(`${code}: the brand's own sheet weighs at most 1.5 KB`, async ({ page }) => {
    await page.goto(`${siteOf(code)}/m/home`);
    const sheets = await page.locator('head style:not([data-rest])').allTextContents();
    // What it says stands behind its faces.
    const sheet = sheets.join('').replace(/^[^]*@font-face ?\{[^}]*\}/, '');
    expect(sheet).toContain('--lv-color-surface-page');
    expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(1536);
  });
}
