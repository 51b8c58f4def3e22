import type { Page } from '@playwright/test';
import { expect, settled, siteOf, test } from '../support/test.ts';

const site = siteOf('aurora');

/** Whether the brand's sky stands behind the bar, as it does behind a top bar and behind nothing else. */
const hasSky = (page: Page): Promise<boolean> =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [main.parentElement, main.parentElement?.parentElement].some(
        (one) => one && getComputedStyle(one, '::before').backgroundImage.includes('gradient'),
      ),
    );

/** Pages on which the specification wants no top bar: a plain one with title and arrow stands there. */
const without = [
  '/m/login',
  '/m/register',
  '/m/message',
  '/m/app',
  '/m/lottery',
  '/m/forget',
  '/m/activity',
  '/m/notice',
  '/m/gameList',
  '/m/gameCenter',
  '/m/hot-games',
  '/m/help',
];

test('aurora: the top bar stands under the brand’s sky, and on no page that the specification names without one [LY-02]', async ({
  page,
}) => {
  await page.goto(`${site}/m/set`);
  await settled(page);
  expect(await hasSky(page)).toBe(true);
  for (const path of without) {
    await page.goto(site + path);
    await settled(page);
    expect(await hasSky(page), path).toBe(false);
  }
});

test('aurora: all of a section is shown from the top, with its entry in sight [GC-15, GC-16]', async ({
  page,
}) => {
  await page.goto(`${site}/m/gameCenter`);
  const section = page.getByRole('region', { name: 'Live', exact: true });
  await section.scrollIntoViewIfNeeded();
  const all = section.getByRole('link', { name: 'See all' });
  await all.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await all.click();
  await expect(page).toHaveURL(/gameType=LIVE/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const chosen = page.getByRole('navigation').locator('[aria-current]').first();
  await expect(chosen).toBeInViewport();
});
