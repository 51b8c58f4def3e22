import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hold-scripts.ts';
import { brandsOf, expect, quiet, siteOf, test } from '../support/test.ts';

/** Where a page that says how fast it is is usually looked at; columns fall on parts of pixels. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

const lists = ['/m/hot-games', '/m/slot-games', '/m/live-games', '/m/esport-games'] as const;

/** Keeps what the browser counted as the largest so far, in the order it did. */
const watchLargest = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const largest: string[] = [];
    Object.assign(globalThis, { largest });
    new PerformanceObserver((list) => {
      for (const { url, size } of list.getEntries() as (PerformanceEntry & {
        url: string;
        size: number;
      })[])
        largest.push(`${size} ${url}`);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const largestOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { largest: string[] }).largest);

/** Waits for the covers that stand before any script of the app, and answers with what was the largest of them. */
async function largestEarly(page: Page, count: number): Promise<readonly string[]> {
  const covers = page.locator('main [data-covered] img');
  await expect(covers).toHaveCount(count);
  await expect
    .poll(() =>
      covers.evaluateAll((all) => (all as HTMLImageElement[]).every((one) => one.complete)),
    )
    .toBe(true);
  await expect
    .poll(() => largestOf(page))
    .toContainEqual(expect.stringMatching(/\/img\/(covers|banners)\//));
  await quiet(page);
  return largestOf(page);
}

for (const { code } of brandsOf('aurora'))
  test(`${code}: no picture of a list is larger to a browser than the covers that stood before its scripts`, async ({
    page,
    faults,
  }) => {
    await watchLargest(page);
    for (const path of lists)
      await test.step(path, async () => {
        const release = await holdScripts(page);
        await page.goto('about:blank');
        await page.goto(siteOf(code) + path, { waitUntil: 'commit' });
        const early = await largestEarly(page, 3);
        release();
        const tiles = page.getByRole('main').locator('button img');
        await expect(tiles.nth(7)).toBeVisible();
        await expect
          .poll(() =>
            tiles.evaluateAll(
              (all) =>
                (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth).length,
            ),
          )
          .toBeGreaterThan(7);
        await quiet(page);
        expect(await largestOf(page)).toEqual(early);
        await page.unrouteAll({ behavior: 'wait' });
      });
    expect(faults).toEqual([]);
  });

for (const { code } of brandsOf('aurora'))
  test(`${code}: no picture of the game centre is larger to a browser than what stood before its scripts`, async ({
    page,
    faults,
  }) => {
    await watchLargest(page);
    const release = await holdScripts(page);
    await page.goto(`${siteOf(code)}/m/gameCenter`, { waitUntil: 'commit' });
    const early = await largestEarly(page, 3);
    release();
    const hot = page.getByRole('region', { name: 'Hot games' }).getByRole('button');
    await expect(hot.nth(5)).toBeAttached();
    await quiet(page);
    expect(await largestOf(page)).toEqual(early);
    expect(faults).toEqual([]);
  });
