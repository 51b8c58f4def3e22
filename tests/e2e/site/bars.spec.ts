import type { Page } from '@playwright/test';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

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
  '/m/activityDetail?id=1',
  '/m/notice',
  '/m/gameList',
  '/m/gameCenter',
  '/m/slotsCenter',
  '/m/live-games',
  '/m/lott',
  '/m/hot-games',
  '/m/help',
];

/** Pages that it does not name, of a visitor and of a member. */
const anybodys = ['/m/set'];
const members = [
  '/m/webEmail',
  '/m/changePsw',
  '/m/myAccount/index',
  '/m/myAccount/index?view=profile',
  '/m/voucherCenter',
  '/m/transaction/record',
  '/m/gameRecord',
];

test('aurora: the top bar stands under the brand’s sky, and on no page that the specification names without one [LY-02]', async ({
  page,
}) => {
  const skyAt = async (path: string): Promise<boolean> => {
    await page.goto(site + path);
    await settled(page);
    await expect(page).toHaveURL(site + path);
    return hasSky(page);
  };
  for (const path of anybodys) expect(await skyAt(path), path).toBe(true);
  for (const path of without) expect(await skyAt(path), path).toBe(false);
  await page.goto(`${site}/m/login?redirect=%2Fm%2Fset`);
  await submitLogin(page, 'aurora', 'luis2026x', password);
  await expect(page).toHaveURL(`${site}/m/set`);
  for (const path of members) expect(await skyAt(path), path).toBe(true);
});

test('aurora: all of a section is shown from the top, with its entry in sight; of the hot games where the page stood [GC-15, GC-16]', async ({
  page,
}) => {
  // So low that the last entries of the column are out of sight.
  await page.setViewportSize({ width: 390, height: 480 });
  const column = page.getByRole('navigation', { name: 'Categories' });
  const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  const see = async (section: string): Promise<number> => {
    await page.goto(`${site}/m/gameCenter`);
    await settled(page);
    const all = page
      .getByRole('region', { name: section, exact: true })
      .getByRole('link', { name: 'See all' });
    // Sections far down are drawn as they come near.
    const isThere = async (): Promise<boolean> => {
      if (await all.isVisible()) return true;
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return false;
    };
    await expect.poll(isThere).toBe(true);
    await all.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    expect(await column.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const before = await top();
    expect(before).toBeGreaterThan(0);
    await all.click();
    return before;
  };

  await test.step('the last section', async () => {
    await see('In-house');
    await expect(page).toHaveURL(/gameType=INHOUSE/);
    await expect.poll(top).toBe(0);
    await expect.poll(() => column.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await expect(column.locator('[aria-current]')).toBeInViewport();
  });

  await test.step('the hot games', async () => {
    const before = await see('Hot games');
    await expect(page).toHaveURL(/type=hot/);
    await expect(column.getByRole('link', { name: 'Hot' })).toHaveAttribute('aria-current', 'page');
    await expect.poll(top).toBe(before);
  });
});
