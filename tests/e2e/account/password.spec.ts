import type { Page } from '@playwright/test';
import { mobileOf } from '../support/database.ts';
import { nextMessage } from '../support/messages.ts';
import { expect, password, siteOf, submitLogin, test } from '../support/test.ts';
import { chooseCountry } from '../support/country.ts';

const next = 'seven quiet rivers';

const goToForget = async (page: Page, code: string): Promise<void> => {
  await page.goto(`${siteOf(code)}/m/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(`${siteOf(code)}/m/forget`);
  // The address is there before the page is, and both have a field for the name.
  await expect(page.getByRole('heading', { level: 1, name: /A new password/ })).toBeVisible();
};

test('a password that was forgotten is set anew by a code to the phone [FP-02, FP-03, FP-12, FP-13, LG-04]', async ({
  page,
  faults,
}) => {
  const mobile = await mobileOf('aurora', 'amihan_team');
  await goToForget(page, 'aurora');
  await chooseCountry(page, 'Philippines');
  await page.getByLabel('Mobile number').fill(mobile.replace(/^63/, ''));
  const message = nextMessage(`+${mobile}`);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await message(/your code is (\d+)/);
  await page.getByLabel('Code from the message').fill(code);
  await page.getByLabel('New password').fill(next);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(`${siteOf('aurora')}/m/home`);
  await expect(page.getByRole('button', { name: 'Hide balance' })).toBeVisible();
  expect(faults).toEqual([]);
});

/** From now on time passes for the page as it is told to, and in no other way. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Something is said where it was asked for, stands there for a second, and then the page gives way. */
async function expectForASecond(page: Page, words: string): Promise<void> {
  const address = page.url();
  const toast = page.getByRole('region', { name: 'Messages' }).getByText(words);
  await expect(toast).toBeVisible();
  await page.clock.runFor(980);
  await expect(toast).toBeVisible();
  expect(page.url()).toBe(address);
  await page.clock.runFor(40);
  await expect(page).not.toHaveURL(address);
}

test('a password that came by mail opens nothing but the way to one’s own [FP-02, FP-08, FP-09, CP-02, CP-09, CO-04, LY-08]', async ({
  page,
}) => {
  const site = siteOf('mango');
  await goToForget(page, 'mango');
  await page.getByLabel('Username', { exact: true }).fill('amihan_team');
  await page.getByLabel('E-mail of your account').fill('amihan_team@example.com');
  const message = nextMessage('amihan_team@example.com');
  await stopClock(page);
  await page.getByRole('button', { name: 'Retrieve password' }).click();
  await expectForASecond(page, 'If the account is yours, mail is on its way.');
  await expect(page).toHaveURL(`${site}/m/login`);
  await page.clock.resume();
  const once = await message(/for 30 minutes: ([\w-]+)/);
  await submitLogin(page, 'mango', 'amihan_team', once);
  await expect(page).toHaveURL(/\/m\/changePsw/);
  await expect(page.getByRole('heading', { name: 'First password change' })).toBeVisible();
  for (const way of ['/m/set', '/m/home', '/m/gameList?type=fav']) {
    await page.goto(site + way);
    await expect(page).toHaveURL(/\/m\/changePsw/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/changePsw/);
  // After a reload the page does not know it any more.
  await page.getByLabel('Present password').fill(once);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('New password again').fill(next);
  await stopClock(page);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectForASecond(page, 'Change saved');
  await expect(page).toHaveURL(`${site}/m/home`);
  await page.clock.resume();
  await page.goto(`${site}/m/set`);
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
});

test('a remembered device comes back by itself in a new tab, and other tabs go on with it [LG-17, ST-17]', async ({
  page,
  context,
}) => {
  const site = siteOf('aurora');
  await page.goto(`${site}/m/login`);
  await page.getByRole('checkbox', { name: 'Remember this device' }).check();
  await submitLogin(page, 'aurora', 'luis2026x', password);
  await expect(page).toHaveURL(`${site}/m/home`);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain(password);
  await page.close();

  const again = await context.newPage();
  await again.goto(`${site}/m/login`);
  await expect(again).toHaveURL(`${site}/m/home`);

  const third = await context.newPage();
  await third.goto(`${site}/m/changePsw`);
  await expect(third.getByLabel('Present password')).toBeVisible();
  await again.getByRole('button', { name: 'Refresh balance' }).click();
  await again.getByRole('link', { name: 'Settings' }).click();
  await again.getByRole('button', { name: 'Log out everywhere' }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(again).toHaveURL(`${site}/m/home`);
  await expect.poll(() => again.evaluate(() => localStorage.getItem('REMEMBER_LOGIN'))).toBeNull();
  await expect(third).toHaveURL(/\/m\/(login|home)/);
});
