import type { Page } from '@playwright/test';
import { expect, password, siteOf, submitLogin, test } from '../support/test.ts';

const site = siteOf('aurora');

/** A tab of the same member: what the log-in left in the first one stands in this one too. */
async function sameMember(page: Page): Promise<Page> {
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  const tab = await page.context().newPage();
  await tab.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, stored);
  return tab;
}

test('the tabs of a member share one stream, and the next takes over when its tab closes', async ({
  page,
  faults,
}) => {
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'aurora', 'marisol88', password);
  await expect(page).toHaveURL(`${site}/m/home`);
  await expect(page.getByRole('button', { name: 'Refresh balance' })).toBeVisible();

  const streams: Page[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/wps/stream')) streams.push(request.frame().page());
  });
  const other = await sameMember(page);
  const told = page.waitForRequest('**/wps/wallet', { timeout: 120_000 });
  await other.goto(`${site}/m/play?nodeId=moon-orchard&vendor=BGS&mode=real`);
  await other.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click();
  await told;
  expect(streams).toEqual([]);

  await page.close();
  await expect.poll(() => streams).toEqual([other]);
  expect(faults).toEqual([]);
});
